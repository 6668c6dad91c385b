"""The web: routes, sockets, and who may use them."""
