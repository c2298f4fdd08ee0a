"""Discord in a box: a loopback server and a page, so that the real bot can be played and tested offline."""
