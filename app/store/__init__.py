"""What is kept: the log of every room, durable before anyone sees it."""
