"""For whoever hosts the bot: doctor, invite links, status page and metrics."""
