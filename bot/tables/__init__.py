"""What has been announced of every match, and what still has to be."""
