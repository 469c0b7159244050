"""What people are told they may not do, or not yet, and what is not there: each becomes an answer of its own."""

from __future__ import annotations

from underkeep.core.kernel.errors import BadInput


class Denied(BadInput):
    """Somebody may not do this, or not yet: a sentence for people, by its id."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "table", "")
        self.message = message


class Forbidden(BadInput):
    """A secret that does not open anything."""


class NoTable(BadInput):
    """There is no table of that id."""


class TableSetAside(BadInput):
    """A table that cannot be opened: the others go on, and the operator is told."""
