"""What runs: one task a room, mailboxes, bots, the clock."""
