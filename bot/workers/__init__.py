"""Work in processes of its own: a pool of workers, the process that each of them is, and how both talk."""
