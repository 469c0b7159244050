"""What a name looks like: two names of one likeness could be taken for each other, so only one person may keep them.

Letters of other scripts that look like Latin ones count as those, as do figures and strokes; marks above letters do
not, since Zoë is not Zoe. The pairs are those of Unicode's report 39 that people can type as a name.
"""

from __future__ import annotations

import unicodedata
from typing import Final

LOOKS: Final = {  # what is read as the letter, beside itself
    "a": "аɑα@",
    "b": "ЬƄ",
    "c": "сϲⅽ",
    "d": "ԁⅾ",
    "e": "еҽ℮ε",
    "g": "ɡ",
    "h": "һհн",
    "i": "іɩιı",
    "j": "јϳ",
    "k": "κкҡ",
    "l": "1|ІӀΙІⅼǀI!",
    "m": "мⅿ",
    "n": "ոпη",
    "o": "0оοօσ",
    "p": "рρ",
    "q": "ԛ",
    "r": "гᴦ",
    "s": "5ѕꜱ$",
    "t": "тτ",
    "u": "υսᴜц",
    "v": "νѵⅴ",
    "w": "ѡԝω",
    "x": "хχⅹ",
    "y": "уγү",
    "z": "ᴢ2",
    "A": "АΑ",
    "B": "ВΒ8",
    "C": "СϹⅭ",
    "E": "ЕΕ3",
    "H": "НΗ",
    "K": "КΚ",
    "M": "МΜ",
    "N": "Ν",
    "O": "ОΟ",
    "P": "РΡ",
    "S": "Ѕ",
    "T": "ТΤ",
    "X": "ХΧ",
    "Y": "УΥ",
    "Z": "Ζ",
}
READ: Final = {ord(sign): letter.lower() for letter, signs in LOOKS.items() for sign in signs}
PAIRS: Final = (("rn", "m"), ("vv", "w"))  # that stand close together


def likeness(name: str) -> str:
    """What two names that can be taken for each other have in common."""
    plain = unicodedata.normalize("NFKC", name).translate(READ).casefold()
    shown = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LMN").translate(READ)
    for pair, one in PAIRS:
        shown = shown.replace(pair, one)
    return shown.replace("i", "l")
