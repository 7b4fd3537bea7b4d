"""What is agreed: who sits, starts, leaves and scores. The same three verbs as a game, one level up.

``rules`` decides (by concern: ``membership``, ``seating``, ``settings``, ``matches``, ``talk``; ``rights``
says who may), ``evolve`` folds, ``eyes`` shows (``furniture``: what lies round the game; ``lines``: the log as
told to each viewer). Nouns: ``model`` (options, commands, entries), ``events``, ``state``, ``view``. What comes
if nobody does anything: ``due``. In and out: ``codec`` (entries as JSON), ``replay`` (an ended match),
``verify`` (its luck).
"""
