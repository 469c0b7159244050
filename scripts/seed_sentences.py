"""The sentences of a seed with their running numbers, for whoever writes rulebook/sentences.toml.

    python scripts/seed_sentences.py 004 [--digest]

The seeds lie beside the project, not in it: nothing here quotes one. What counts as a sentence is decided by this file
alone: a paragraph, heading, list item or table cell is one or several, ended by a full stop, question mark, exclamation
mark or colon before a blank and a capital letter, figure, bracket or mark of emphasis.
"""

from __future__ import annotations

import argparse
import re
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final

SEEDS: Final = Path(__file__).resolve().parent.parent.parent / "shared" / "seeds"
END: Final = re.compile(r"(?<=[.!?:])[*_)\"'”’»]*\s+(?=[*_(\"'“‘«]*[A-ZÀÈÉÌÒÙ0-9])")
SHORT: Final = re.compile(r"(?:\b(?:es|ad es|pag|pagg|ecc|cfr|vs|e\.g|i\.e|etc|No|Str)\.|\d\.)$")
RULING: Final = re.compile(r"^[-|:\s]+$")


def blocks(text: str) -> list[str]:
    """Paragraphs, list items, headings and cells of tables, each on one line."""
    found: list[str] = []
    for paragraph in re.split(r"\n\s*\n", text):
        lines = [line.strip() for line in paragraph.splitlines() if line.strip() and not RULING.match(line)]
        joined: list[str] = []
        for line in lines:
            if joined and not re.match(r"(?:[-*•#|]|\d+[.)])\s", line) and not joined[-1].startswith("#"):
                joined[-1] += f" {line}"
            else:
                joined.append(line)
        found += [cell.strip() for line in joined for cell in re.split(r"\t+|\s*\|\s*", line) if cell.strip()]
    return found


def split(block: str) -> list[str]:
    """The sentences of a block; an abbreviation or a number of a list ends none."""
    found: list[str] = []
    for part in END.split(block):
        if found and SHORT.search(found[-1]):
            found[-1] += f" {part}"
        else:
            found.append(part)
    return found


def is_said(sentence: str) -> bool:
    """Something with letters in it."""
    return sum(letter.isalpha() for letter in sentence) > 1


def sentences(text: str) -> list[str]:
    return [sentence for block in blocks(text) for sentence in split(block) if is_said(sentence)]


def digest(found: list[str]) -> str:
    """Changes when the seed or the rule of splitting does."""
    return blake2b("\n".join(found).encode(), digest_size=8).hexdigest()


def seed_text(number: str) -> str:
    for path in SEEDS.glob(f"{number}_*.txt"):
        return path.read_text(encoding="utf-8")
    sys.exit(f"seed_sentences: there is no seed {number} in {SEEDS}")


def main() -> None:
    parser = argparse.ArgumentParser(description="The sentences of a seed with their running numbers.")
    parser.add_argument("seed")
    parser.add_argument("--digest", action="store_true", help="Only their count and digest.")
    args = parser.parse_args()
    found = sentences(seed_text(args.seed))
    if not args.digest:
        for number, sentence in enumerate(found, 1):
            print(f"{number}\t{sentence}")
    print(f'count = {len(found)}\ndigest = "{digest(found)}"')


if __name__ == "__main__":
    main()
