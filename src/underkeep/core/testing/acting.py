"""`act`: every option is accepted, everything else is refused and changes nothing; options are ordered,
unique, deterministic; a prompt offers just them; move texts are unique and parse back.
"""

from __future__ import annotations

from underkeep.core.kernel.actions import MAX_ACTIONS, Action
from underkeep.core.kernel.errors import BadInput, IllegalAction
from underkeep.core.kernel.game import NOT_ASKED, Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import Prompt, plain
from underkeep.core.testing.run import Run
from underkeep.core.testing.shown import texts_in


# ---------------------------------------------------------------------- every decision
def check_decision(run: Run) -> bool:
    """Light checks of each question; False when play cannot go on."""
    game = run.game
    asked = run.spec.asked(game)
    if not asked:
        run.fail("dead end", "the game is not over and nobody is asked")
        return False
    for role in asked:
        options = game.options(role)
        if not options:
            run.fail("dead end", f"{run.spec.role_names(game)[role]} is asked and has no option")
            return False
        check_list(run, game, role, options)
    return True


def check_list(run: Run, game: Game, role: int, options: list[Action]) -> None:
    texts = [action.text for action in options]
    if len(set(texts)) != len(texts):
        run.fail("options unique", f"an option is offered twice: {texts[:20]}")
    again = [action.text for action in game.options(role)]
    if again != texts:
        run.fail("options deterministic", f"asked twice, the options are {texts[:20]} and {again[:20]}")


# ---------------------------------------------------------------------- sampled decisions
def check_act(run: Run, every_option: bool) -> None:
    """Table and options agree, refusals have a rule, nothing is changed by asking; options are accepted."""
    before = run.saved()
    for role in run.spec.asked(run.game):
        check_agreement(run, role)
    check_strangers(run)
    if run.saved() != before:
        run.fail("refusal changes nothing", "asking for options, refusals and prompts changed the game")
    check_refused_act(run)
    check_acceptance(run, 10_000 if every_option else 4)


def check_agreement(run: Run, role: int) -> None:
    """Options are exactly the actions of the table that no rule refuses."""
    game, spec = run.game, run.spec
    offered = {action.text for action in game.options(role)}
    for action in spec.table.actions:
        code = int(game.refuse(role, action))
        if code == 0 and action.text not in offered:
            run.fail("options complete", f"{action.text!r} is not refused and not offered")
        if code != 0:
            if action.text in offered:
                run.fail("options legal", f"{action.text!r} is offered, but {refusal_name(spec, code)} refuses it")
            run.coverage.refusals[code] += 1
            check_code(run, action, code)


def refusal_name(spec: GameSpec, code: int) -> str:
    return " ".join(spec.refusals[code]) if 0 < code < len(spec.refusals) else f"code {code}"


def check_code(run: Run, action: Action, code: int) -> None:
    """A refusal names its rule and its sentence."""
    if not 0 < code < len(run.spec.refusals):
        run.fail("refusal has a rule", f"{action.text!r} is refused by code {code}, which is in no table")
        return
    rule, message = run.spec.refusals[code]
    if not rule or not message:
        run.fail("refusal has a rule", f"code {code} of {action.text!r} lacks a rule id or a message id")


def check_strangers(run: Run) -> None:
    """Who is not asked is told so and is offered nothing."""
    game, spec = run.game, run.spec
    asked = spec.asked(game)
    action = run.dice.pick(spec.table.actions)
    for role in range(int(game.roles)):
        if role in asked:
            check_prompt(run, role)
        elif game.refuse(role, action) != NOT_ASKED or game.options(role) or spec.prompt(game, role) is not None:
            run.fail("only the asked may act", f"role {role} is not asked and yet offered something")


def check_prompt(run: Run, role: int) -> None:
    """The prompt offers the options in their order, with targets that stand in the view of the role."""
    game, spec = run.game, run.spec
    prompt = spec.prompt(game, role)
    if prompt is None or [o.move for o in prompt.options] != [a.text for a in game.options(role)]:
        run.fail("prompt", "the prompt does not offer the options")
        return
    drawn = texts_in(plain(spec.view(game, frozenset({role}))))
    for option in prompt.options:
        astray = [target for target in option.targets if target not in drawn]
        if astray:
            run.fail("prompt", f"{option.move!r} has targets {astray} that do not stand in the view")
        if not option.rule or not option.label.id:
            run.fail("prompt", f"{option.move!r} has no rule or no label")
    check_question(run, prompt)


def check_question(run: Run, prompt: Prompt) -> None:
    if not prompt.rule or not prompt.question.id:
        run.fail("prompt", "the question has no rule or no sentence")


def check_refused_act(run: Run) -> None:
    """A refused action, sent through `act`, raises and leaves the game as it was."""
    spec, game = run.spec, run.game
    role = run.dice.pick(spec.asked(game))
    offered = game.options(role)
    refused = [action for action in run.dice.some(spec.table.actions, 40) if action not in offered]
    before = run.saved()
    for action in refused[:3]:
        try:
            spec.act(game, role, action)
        except IllegalAction:
            pass
        else:
            run.fail("refusal changes nothing", f"{action.text!r} was not offered and yet accepted")
    if run.saved() != before:
        run.fail("refusal changes nothing", "a refused action changed the game")


def check_acceptance(run: Run, most: int) -> None:
    """Options are accepted, and the game goes on or is over."""
    spec, game = run.spec, run.game
    for role in spec.asked(game):
        for action in run.dice.some(game.options(role), most):
            copy = game.clone()
            try:
                spec.act(copy, role, action)
            except IllegalAction as error:
                run.fail("options accepted", f"{action.text!r} was offered and refused: {error}")
            if not copy.over() and not copy.asked():
                run.fail("dead end", f"after {action.text!r} nobody is asked")


# ---------------------------------------------------------------------- once per game
def table_failures(spec: GameSpec) -> list[str]:
    """Move texts are unique ASCII and parse back, numbers are places in the table, the table is finite and
    small.
    """
    actions = spec.table.actions
    told = [] if len(actions) <= MAX_ACTIONS else [f"{len(actions)} actions, {MAX_ACTIONS} are allowed"]
    if len({spec.text(action) for action in actions}) != len(actions):
        told.append("two actions share a move text")
    for n, action in enumerate(actions):
        if action.number != n or spec.index.actions[n] is not action:
            told.append(f"{action.text!r} stands at place {n} with number {action.number}")
        if not parses_back(spec, action):
            told.append(f"{action.text!r} does not parse back")
        if not spec.rule_of(action):
            told.append(f"{action.text!r} has no rule")
    return told


def parses_back(spec: GameSpec, action: Action) -> bool:
    text = spec.text(action)
    try:
        return text.isascii() and spec.parse(text) is action and spec.parse(f"  {text} ") is action
    except BadInput:
        return False
