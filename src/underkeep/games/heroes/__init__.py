"""Keep the Heroes Out!: rules, content and texts. README.md maps the sections of the rulebook to the files."""
