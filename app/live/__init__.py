"""What runs: one runner a room, mailboxes, bots, the clock."""
