"""Training: exercises that come back until they are right, and others at somebody's level."""
