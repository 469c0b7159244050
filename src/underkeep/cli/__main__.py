"""`python -m underkeep.cli`."""

from underkeep.cli.main import main

main()
