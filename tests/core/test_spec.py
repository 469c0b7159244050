"""The facade: prompts, refusals with their rule, candidates of a click, the index of actions."""

from __future__ import annotations

from kernel_games.ambush.case import CASE

from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.views import Label, label

SPEC = CASE.spec


def test_a_prompt_has_the_options_with_label_targets_and_rule() -> None:
    game = SPEC.new(SPEC.options.resolve({}), CASE.content, seed_from(1))

    prompt = SPEC.prompt(game, 0)

    assert prompt is not None
    assert (prompt.role, prompt.version, prompt.rule) == ("scout", 0, "TOYA-SCOUT-01")
    assert [option.move for option in prompt.options] == ["go n", "go e", "go s", "go w", "rest"]
    east = prompt.options[1]
    assert (east.targets, east.rule) == (("b1",), "TOYA-SCOUT-01")
    assert SPEC.prompt(game, 1) is None


def test_a_refusal_names_rule_and_sentence() -> None:
    game = SPEC.position_in({"turn": "witch", "hidden": {"peeked": True}}, CASE.content)

    refusal = SPEC.check(game, 2, SPEC.parse("peek"))

    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("TOYA-WITCH-02", Label("ambush-no-already-peeked"))
    assert SPEC.check(game, 2, SPEC.parse("draw")) is None


def test_who_is_not_asked_is_told_so() -> None:
    game = SPEC.position_in({"turn": "witch"}, CASE.content)

    refusal = SPEC.check(game, 0, SPEC.parse("rest"))

    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("", label("refusal-waits", role="witch", others=0))


def test_an_action_of_another_question_is_told_which_is_open() -> None:
    game = SPEC.position_in({"turn": "witch"}, CASE.content)

    refusal = SPEC.check(game, 2, SPEC.parse("rest"))

    assert refusal is not None
    assert refusal.asked == game.question().question(game)
    assert refusal.rule == SPEC.rule_of(SPEC.parse("rest"))


def test_a_click_finds_what_may_be_meant() -> None:
    game = SPEC.position_in({"state": {"map": ["..", ".."], "scout": "a1"}}, CASE.content)

    assert [a.text for a in SPEC.candidates(game, 0, "b1")] == ["go e"]
    assert SPEC.candidates(game, 0, "z9") == []


def test_the_index_numbers_the_actions() -> None:
    assert SPEC.index.size() == len(SPEC.table.actions)
    assert [a.number for a in SPEC.index.actions] == list(range(SPEC.index.size()))
    assert SPEC.text(SPEC.parse("go e")) == "go e"
