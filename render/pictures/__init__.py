"""One module a picture: a view or a card in, a picture out."""
