"""Steps of a turn, and the moments that a script goes on to."""

from __future__ import annotations

from typing import Any, NamedTuple

#: The phases and steps of a turn, in order.
PHASES = (
    "untap upkeep draw precombat_main begin_combat declare_attackers declare_blockers combat_damage "
    "second_combat_damage end_combat postcombat_main end cleanup"
).split()


class Now(NamedTuple):
    """Where the game is: whose turn, the number of the turn, and the step by its name in `PHASES`."""

    player: Any
    turn: int
    phase: str

    def place(self) -> int:
        """Return the position of the step in the turn."""
        return PHASES.index(self.phase)


class Awaits(NamedTuple):
    """What the engine waits for: `kind` is `priority`, `attackers` or `blockers`; `player` has to act."""

    kind: str
    player: Any


class Goal:
    """A moment to reach, seen from where the game was when the operation began.

    `turn` is `current`, `following`, `of` or `next`, the last two with a player. The step must begin anew: a moment in
    the present step means the next such step.
    """

    def __init__(self, turn: str, player: Any, phase: str, start: Now) -> None:
        self.turn = turn
        self.player = player
        self.phase = phase
        self.start = start

    def reached(self, now: Now) -> bool:
        """Whether the game is there."""
        moved = (now.turn, now.phase) != (self.start.turn, self.start.phase)
        return moved and self._turn_fits(now) and now.phase == self.phase

    def skipped(self, now: Now) -> bool:
        """Whether the engine went past the step without stopping in it."""
        later = now.turn > self.start.turn
        past = now.place() > PHASES.index(self.phase)
        to_come = self.start.place() < PHASES.index(self.phase)
        if self.turn == "current" or (self.turn == "of" and self.start.player == self.player and to_come):
            return later or past
        return later and past and self._turn_fits(now)

    def _turn_fits(self, now: Now) -> bool:
        later = now.turn > self.start.turn
        if self.turn == "current":
            return not later
        if self.turn == "following":
            return later
        return bool(now.player == self.player) and (later or self.turn == "of")
