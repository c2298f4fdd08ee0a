"""What the cogs share: ids of buttons, screens, words, the answer to an interaction, tables and panels."""
