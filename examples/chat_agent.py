"""A language model plays one role: `python examples/chat_agent.py URL MODEL [GAME] [ROLE]`.

URL is any chat endpoint of the usual form (`POST URL/chat/completions` with `messages`, an answer with `choices`); its
key, if it wants one, comes from the variable CHAT_KEY. The model answers with a move text on its last line; `rules:
WORDS` looks rules up instead. What it answers wrongly is told back to it, and the first option is taken after three
wrong answers.
"""

from __future__ import annotations

import json
import os
import sys
from urllib.request import Request, urlopen

from underkeep.env.text import TextEnv, TextTurn

TASK = (
    "You play a board game. You read what happened, the board, a question and its options, each as `move: meaning`. "
    "Think briefly, then write the move text of one option on the last line, exactly as it stands there. "
    "To look up rules, write `rules: ` and a few words on the last line instead."
)
TRIES = 3


def complete(url: str, model: str, messages: list[dict[str, str]]) -> str:
    """The model's answer to a conversation."""
    headers = {"Content-Type": "application/json"}
    if key := os.environ.get("CHAT_KEY"):
        headers["Authorization"] = f"Bearer {key}"
    body = json.dumps({"model": model, "messages": messages, "temperature": 0}).encode()
    with urlopen(Request(f"{url}/chat/completions", body, headers), timeout=120) as answer:  # noqa: S310  the user's own
        return str(json.load(answer)["choices"][0]["message"]["content"])


def decide(env: TextEnv, turn: TextTurn, url: str, model: str) -> TextTurn:
    """One question, with looking up and second thoughts; each question is a conversation of its own."""
    messages = [{"role": "system", "content": TASK}, {"role": "user", "content": turn.text}]
    for _ in range(TRIES):
        said = complete(url, model, messages)
        last = said.strip().splitlines()[-1].strip() if said.strip() else ""
        messages.append({"role": "assistant", "content": said})
        if last.lower().startswith("rules:"):
            messages.append({"role": "user", "content": "\n".join(env.rules(last[6:])) or "No rule fits."})
            continue
        after = env.step(last)
        if after.legal:
            return after
        messages.append({"role": "user", "content": after.text})
    return env.step(turn.options[0])


def play(url: str, model: str, game: str = "twister", role: str = "", *, seed: int = 1) -> TextTurn:
    """A whole game against the novice."""
    env = TextEnv(game, role, opponents="novice")
    turn = env.reset(seed)
    while not turn.over:
        turn = env.step(turn.options[0]) if len(turn.options) == 1 else decide(env, turn, url, model)
    return turn


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    ended = play(*sys.argv[1:5])
    print(ended.text)
    print(f"reward {ended.reward:g}")
