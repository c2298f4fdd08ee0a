"""The people's side of the server: their screens, and what they do on them."""
