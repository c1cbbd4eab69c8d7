"""Games as learners drive them: answers in, numbers out, the loops compiled."""
