"""Discord's REST routes, one module for each kind of thing."""
