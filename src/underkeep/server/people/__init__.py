"""People: who they are, where they sit, what they say to each other, and how those who are away hear of it."""
