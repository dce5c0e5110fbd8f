"""Amounts of mana in the notation of the rules: `{1}{U}{R}`."""

from __future__ import annotations

from collections.abc import Iterable

#: The symbols in the order in which casebook writes them. A number comes first.
SYMBOLS = ("X C W U B R G W/U W/B U/B U/R B/R B/G R/G R/W G/W G/U 2/W 2/U 2/B 2/R 2/G W/P U/P B/P R/P G/P").split()

LANDS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest", "C": "Wastes"}


def symbols(mana: str) -> list[str]:
    """Return the symbols of an amount without braces: `{1}{U}` is `["1", "U"]`; no mana is an empty list."""
    text = mana.replace(" ", "")
    if not text:
        return []
    if not (text.startswith("{") and text.endswith("}")):
        raise ValueError(f"`{mana}` is no mana: write symbols in braces, like {{1}}{{U}}{{R}}")
    return [_known(symbol, mana) for symbol in text[1:-1].split("}{") if symbol != "0"]


def canonical(mana: str | Iterable[str]) -> str:
    """Return the amount in casebook's form: numbers are added, symbols are in one order, no mana is `{0}`.

    The amount is text like `{U}{1}{1}`, or symbols: `["U", "1", "1"]`, `"UU"` is not accepted.
    """
    given = symbols(mana) if isinstance(mana, str) else [_known(one, str(one)) for one in mana if one != "0"]
    generic = sum(int(symbol) for symbol in given if symbol.isdecimal())
    rest = sorted((symbol for symbol in given if not symbol.isdecimal()), key=SYMBOLS.index)
    if generic or not rest:
        rest.insert(0, str(generic))
    return "".join(f"{{{symbol}}}" for symbol in rest)


def pool(mana: str) -> list[str]:
    """Return each mana of a pool by its letter. A number means colourless mana: `{2}{G}` is `["C", "C", "G"]`."""
    letters: list[str] = []
    for symbol in symbols(mana):
        if symbol.isdecimal():
            letters += ["C"] * int(symbol)
        elif symbol in LANDS:
            letters.append(symbol)
        else:
            raise ValueError(f"a pool can't hold {{{symbol}}}")
    return letters


def lands(mana: str) -> list[str]:
    """Return the basic lands that produce exactly this mana: a Wastes for each generic or colourless mana.

    A symbol with two ways to pay counts as its first colour; `X` needs no land.
    """
    names: list[str] = []
    for symbol in symbols(mana):
        if symbol.isdecimal():
            names += [LANDS["C"]] * int(symbol)
        elif symbol != "X":
            names.append(LANDS[symbol.removeprefix("2/").split("/")[0]])
    return names


def _known(symbol: str, mana: str) -> str:
    """Return the symbol with its colours in the usual order."""
    turned = "/".join(reversed(symbol.split("/")))
    for form in (symbol, turned):
        if form in SYMBOLS or form.isdecimal():
            return form
    raise ValueError(f"`{mana}` is no mana: there is no symbol {{{symbol}}}")
