"""What is written and read: options, content packs, positions, records, saved games, rulebooks."""
