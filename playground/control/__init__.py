"""/control: how tests and tools change the world, cause trouble and look behind the scenes."""
