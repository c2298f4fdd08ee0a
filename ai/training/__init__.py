"""What training and measuring need: self-play, an arena, weak opponents, a progress bar."""
