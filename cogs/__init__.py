"""Discord only: receive, call one service, show the result."""
