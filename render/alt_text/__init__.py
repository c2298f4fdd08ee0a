"""Alt texts: each picture in words."""
