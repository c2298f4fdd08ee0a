"""What all cogs share: the dispatcher, answers, screens, ids of buttons, words, errors."""
