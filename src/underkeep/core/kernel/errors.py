"""Errors that name the problem, the place and the remedy; commands and servers show them as they are."""

from __future__ import annotations


class UnderkeepError(Exception):
    """Something a person can mend: what is wrong, where, and what to do about it."""

    def __init__(self, problem: str, where: str = "", remedy: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.where = where
        self.remedy = remedy

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        remedy = f"\n{self.remedy}" if self.remedy else ""
        return f"{place}{self.problem}{remedy}"


class BadInput(UnderkeepError):
    """A file, an option or a message that cannot be used."""


class Divergence(UnderkeepError):
    """A record that does not replay: the move number stands in `where`."""


class OlderRules(Divergence):
    """A record that was played by older rules, and does not replay by the present ones: nothing is wrong with it."""


class IllegalAction(UnderkeepError):
    """An action that the rules refuse; `rule` is the id of the rule that says so."""

    def __init__(self, problem: str, rule: str, message: str) -> None:
        super().__init__(problem, rule, "Choose one of the options offered.")
        self.rule = rule
        self.message = message
