"""Tries an action without changing the game: on a copy, or by playing the case again up to the same point."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .ends import Refused, ScriptEnd, Undecided, Unobservable
from .position import position

if TYPE_CHECKING:
    from .adapter import Adapter


def trial(adapter: Adapter, ops: Sequence[Any], any_choice: bool) -> Refused | None:
    """Return how the operations are refused at this point; `None` if they are legal.

    A decision that waits is inside a call of the engine, which no copy contains: there the case is played again.
    """
    make_script = type(adapter.script)
    if adapter.copies and adapter.script.waiting is None:
        played = copy.deepcopy(adapter, {id(adapter.script): None, id(adapter.case): adapter.case})
        played.script = make_script(played, ops, any_choice=any_choice)
        played.script.succeeds(adapter.script)
        answer_at = None
    else:
        before = adapter.case["script"][: adapter.script.point()]
        played = position(type(adapter), adapter.case, adapter.edition, adapter.definitions)
        played.script = make_script(played, [*before, *ops], any_choice=any_choice)
        answer_at = len(before)
    return _play(played, answer_at if "answer" in ops[0] else None)


def _play(played: Adapter, answer_at: int | None) -> Refused | None:
    """Play a trial to its end. If it is about an answer, the game must use that answer."""
    try:
        _to_the_end(played)
    except Refused as refused:
        return refused
    except played.illegal as error:
        return Refused(str(error))
    except Undecided as undecided:
        if answer_at is None and played.script.step < len(played.script.ops) - 1:
            raise Unobservable(f"a decision waits: {undecided}") from undecided
    if answer_at is not None and answer_at in played.script.unused_answers():
        raise Unobservable("the decision that waits asks for something else")
    return None


def _to_the_end(played: Adapter) -> None:
    try:
        played.play()
        played.script.game_over()
    except ScriptEnd:
        if played.script.stopped is not None:
            raise played.script.stopped from None
