"""What Discord rejects: one module for each kind of request body, and every number in `numbers`."""
