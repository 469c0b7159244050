"""The WebSocket fuzzer: valid frames with wrong seats and versions, mutated moves, garbage, floods.

`./run python -m tests.server.fuzz --messages 100000 --seed 1`. Nothing may change at the table, nothing may crash,
and no frame may tell a secret of another role.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from tests.server.live import Chair, Live
from underkeep.core.formats.codec import canonical

ROLES = ("scout", "bandit", "witch", "warden", "beast", "", "nobody", "scout bandit", "\u0000", "x" * 65)
MOVES = ("rest", "draw", "pass", "go n", "go", "", "REST", "rest rest", "card 1", "\u202erest", "x" * 300)
KINDS = (
    "act",
    "undo",
    "why",
    "look",
    "device",
    "reply",
    "propose",
    "host",
    "return",
    "lead",
    "mute",
    "ping",
    "hello",
    "chat",
    "open",
)
TOGETHER = 50  # frames that are sent before the answers are read


class Fuzzer:
    """Says anything."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)  # noqa: S311  play, not secrecy

    def frame(self) -> str | bytes:
        """One frame: mostly well-formed and wrong, sometimes damaged, sometimes nothing at all."""
        lot = self.dice.random()
        text = json.dumps(self.message())
        if lot < 0.7:
            return text
        if lot < 0.85:
            return self.damaged(text)
        if lot < 0.9:
            return self.dice.randbytes(self.dice.randrange(60))
        return self.dice.choice(("", "null", "[]", "{}", "[" * 5000, '{"type":', '"act"', "9" * 400, '{"type":"act"}'))

    def message(self) -> dict[str, Any]:
        dice = self.dice
        fields: dict[str, Any] = {
            "role": dice.choice(ROLES),
            "version": self.number(),
            "move": dice.choice(MOVES),
            "key": dice.choice(("", "k", f"k{dice.randrange(99)}", "x" * 65)),
            "seq": self.number(),
            "back": self.number(),
            "agree": dice.choice((True, False, None, 1)),
            "kind": dice.choice(("draw", "concede", "undo", 3)),
            "deed": dice.choice(("start", "close", "replace", "delete")),
            "seat": self.number(),
            "seats": [self.number()],
            "target": dice.choice(("tile:1", "hand", "", "x" * 201)),
            "roles": [dice.choice(ROLES)],
            "eyes": [dice.choice(ROLES)],
            "text": dice.choice(("hi", "<script>", "x" * 501)),
            "device": [dice.choice(ROLES)],
            "things": [dice.choice(ROLES), "rest"] * dice.choice((1, 9)),
            "share": dice.choice(("", "00" * 32, "zz" * 32, "a" * 65, None)),
            "pledge": dice.choice(("", "00" * 32, "é" * 32, 7)),
            "deltas": dice.choice((True, False, "yes")),
        }
        kind = dice.choice(KINDS)
        return {"type": kind, **self.fitting(kind, fields)}

    def fitting(self, kind: str, fields: dict[str, Any]) -> dict[str, Any]:
        """The fields of that kind, now and then one too few or too many."""
        wanted = FIELDS[kind]
        chosen = [name for name in wanted if self.dice.random() < 0.95]
        if self.dice.random() < 0.05:
            chosen.append(self.dice.choice(tuple(fields)))
        return {name: fields[name] for name in chosen}

    def number(self) -> Any:
        return self.dice.choice((0, 1, 2, 3, -1, 99, 10**9, 10**30, 0.5, "1", None, True))

    def damaged(self, text: str) -> str:
        at = self.dice.randrange(len(text))
        return text[:at] + self.dice.choice(('"', "{", "\u0000", "", "\ud7ff", "}}", "\\")) + text[at + 1 :]


FIELDS = {
    "act": ("role", "version", "move", "key"),
    "undo": ("role", "seq", "back", "key"),
    "why": ("role", "target"),
    "look": ("things",),
    "device": ("roles",),
    "reply": ("seq", "agree", "key"),
    "propose": ("kind", "role", "key"),
    "host": ("deed", "seat", "key"),
    "return": ("key",),
    "lead": ("move", "eyes"),
    "mute": ("seats",),
    "ping": (),
    "hello": ("seat", "device", "pledge", "deltas"),
    "chat": ("text", "key"),
    "open": ("share", "key"),
}


class Attack:
    """A table where the scout is asked; a spectator and the bandit try everything."""

    def __init__(self, live: Live) -> None:
        self.live = live
        host, friend = live.guest(), live.guest()
        made = host.make(("me", "scout"), ("link", "bandit"), ("link", "witch warden beast"))
        friend.open(made["links"][0]["link"])
        self.table = live.run(live.server.tables.find(made["table"]))
        self.attackers = {"": live.guest().sit(made["table"]), "bandit": friend.sit(made["table"])}

    def standing(self) -> tuple[bytes, int]:
        return canonical(self.table.spec.save(self.table.history.game)), self.table.seq

    def strike(self, fuzzer: Fuzzer, messages: int) -> int:
        """So many frames; the number of answers that were read and found clean."""
        before, answers = self.standing(), 0
        for _ in range(messages // (TOGETHER * len(self.attackers))):
            for role, chair in self.attackers.items():
                for _ in range(TOGETHER):
                    chair.ws.send(fuzzer.frame())
                chair.ws.send('{"type":"ping"}')
                answers += self.read(role, chair)
        assert self.standing() == before
        return answers

    def read(self, role: str, chair: Chair) -> int:
        """All answers up to the last pong; fuzzed pings give some before it."""
        chair.ws.send('{"type":"why","role":"end","target":"end"}')
        count = 0
        while True:
            message = chair.next()
            self.check(role, chair.frames.pop(), message)
            count += 1
            if message["type"] == "why" and message["target"] == "end":
                return count

    def check(self, role: str, frame: str, message: dict[str, Any]) -> None:
        assert self.table.row.seed.hex() not in frame
        assert "Traceback" not in frame
        state = message.get("state", message)
        for hand in state.get("view", {}).get("hands", ()):
            assert hand["role"] == role or hand["cards"] is None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        live = Live(Path(folder))
        answers = Attack(live).strike(Fuzzer(wish.seed), wish.messages)
        live.stop()
    print(json.dumps({"messages": wish.messages, "answers": answers}))


if __name__ == "__main__":
    main()
