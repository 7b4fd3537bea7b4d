"""What is served: pages, the HTTP API, the socket."""
