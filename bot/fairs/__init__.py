"""The fair: a tournament without rounds. Who is paired, who is ahead, how it goes on and ends."""
