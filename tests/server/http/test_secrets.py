"""Hidden choices of a real game over real sockets: no frame names what lies face down."""

from __future__ import annotations

from tests.server.live import Chair, Live


def set_up(chairs: list[Chair]) -> None:
    """Each side answers whatever it is asked until play begins; everybody hears every change."""
    changes = 0
    while chairs[0].state["view"]["phase"] != "play":
        chair = next(chair for chair in chairs if chair.state["prompts"])
        chair.act()
        changes += 1
        for other in chairs:
            while other.state["seq"] < changes:
                other.hear("state")


def test_tokens_of_the_other_side_are_nameless_until_they_are_turned_up(live: Live) -> None:
    yellow, blue = live.guest(), live.guest()
    made = yellow.make(("me", "yellow"), ("link", "blue"), game="twister")
    blue.open(made["links"][0]["link"])
    chairs = [yellow.sit(made["table"]), blue.sit(made["table"]), live.guest().sit(made["table"])]

    set_up(chairs)

    for chair, others in zip(chairs, (["blue"], ["yellow"], ["blue", "yellow"]), strict=True):
        before = [frame for frame in chair.frames if '"phase":"play"' not in frame]
        assert len(before) > 8
        for frame in before:
            assert not any(f"tok:{other}:" in frame for other in others)
