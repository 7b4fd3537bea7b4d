"""The load harness: many rooms of real people's sockets against one server, in a process of its own."""
