"""Where everything stands in the pictures: rectangles only."""
