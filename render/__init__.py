"""A view in, picture bytes out."""
