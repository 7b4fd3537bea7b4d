"""What is agreed: who sits, starts, leaves and scores. The same three verbs as a game, one level up."""
