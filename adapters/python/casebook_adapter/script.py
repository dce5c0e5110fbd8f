"""Plays the script of a case: decides at each stop of the engine who acts, who passes, and which point is reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .answers import ANNOUNCED, Answers, Given, Prompt, pieces
from .ends import Refused, ScriptEnd, Stop, Undecided, Unsupported
from .fields import need_read
from .moments import Awaits
from .observe import decision_seen, observe
from .operations import Move, Operation, begin, named
from .trials import trial

if TYPE_CHECKING:
    from .adapter import Adapter

#: How often players pass during one operation before something must be wrong.
LIMIT = 2000


class Script:
    """The script of one case, while it is played.

    The engine stops where a player may act: then `at_stop` says whether the player acts. Where it asks for a decision,
    `choose` finds the answer. Both make the observations of the points that are reached.

    With `any_choice`, decisions of the last operation that have no answer are made in any legal way: whether an action
    is legal does not depend on them.
    """

    def __init__(
        self, adapter: Adapter, ops: Sequence[Any], probes: Sequence[Mapping[str, Any]] = (), any_choice: bool = False
    ) -> None:
        self.adapter = adapter
        self.ops = [named(op) for op in ops]
        self.probes = probes
        self.any_choice = any_choice
        self.observations: list[dict[str, Any]] = []
        #: The place of the operation that is carried out.
        self.step = 0
        #: The decision that waits at the point that is being observed.
        self.waiting: Prompt | None = None
        #: Why a decision stopped the case. An engine may have caught the exception.
        self.stopped: Stop | None = None
        #: The legality of the action that was tried last.
        self.tried: Any = None
        self.answers = Answers(adapter.names, adapter.same)
        self._operation: Operation | None = None
        self._acted = False
        self._observed = -1
        self._passes = 0
        self._passes_in_succession = 0
        self._position: Any = None
        self._collect_answers()

    def _collect_answers(self) -> None:
        """Give each answer to the operation before it."""
        owner = 0
        for step, (name, said) in enumerate(self.ops):
            if name != "answer":
                owner = step
                continue
            kind, value = named(said["choice"])
            for piece in pieces(kind, value):
                given = Given(said["player"], kind, piece, said.get("source"), step, owner, f"answer.{kind}")
                self.answers.given.append(given)

    # -- at a stop of the engine ---------------------------------------------------------------------------------------

    def at_stop(self, stop: Awaits) -> bool:
        """Let the player act whom the engine waits for. Return whether it acted; if not, it passes.

        Raises `ScriptEnd` when the script is over.
        """
        self._go_no_further()
        self._look_around()
        if self._acted:
            self._complete()
        while self.step < len(self.ops):
            move = self._move(stop)
            if move is Move.DONE:
                self._complete()
                continue
            passes = move is Move.PASS or self._is("pass")
            self._acted = move is Move.ACT
            if passes:
                self._count_pass(stop)
            else:
                self._passes_in_succession = 0
                self._act()
            return not passes
        self._finish()
        raise ScriptEnd

    def game_over(self) -> None:
        """Say that the engine stops for nobody any more. Raises `ScriptEnd`, or `Refused` if an action is left."""
        self._go_no_further()
        if self._acted:
            self._complete()
        while self.step < len(self.ops):
            name, said = self.ops[self.step]
            operation = self._operation or begin(self.adapter, "act" if name == "try" else name, said)
            if not operation.ends_with_game:
                raise Refused("the game is over")
            self._complete()
        self._finish()
        raise ScriptEnd

    def _move(self, stop: Awaits) -> Move:
        name, said = self.ops[self.step]
        if name == "try":
            if not self._is_legal(said):
                return Move.DONE
            name = "act"
            self.ops[self.step] = (name, said)
        if self._operation is None:
            self._operation = begin(self.adapter, name, said)
        return self._operation.move(stop, self._passes_in_succession)

    def _is_legal(self, action: Any) -> bool:
        """Try an action somewhere else, with the answers that belong to it."""
        answers = [{"answer": said} for _, said in self.ops[self.step + 1 : self._last() + 1]]
        refused = trial(self.adapter, [{"act": action}, *answers], any_choice=False)
        self.tried = "legal" if refused is None else refused.legality()
        return refused is None

    def _is(self, action: str) -> bool:
        return self._operation is not None and self._operation.name == action

    def _act(self) -> None:
        """Carry out the action of the present operation. The parts that the engine asks for wait for its prompts."""
        name, said = named(self.ops[self.step][1])
        source = said.get("card", said.get("source"))
        for part in self.adapter.prompted(name, said):
            kind = ANNOUNCED[part]
            for piece in pieces(kind, said[part]):
                given = Given(said["player"], kind, piece, source, self.step, self.step, f"{name}.{part}")
                self.answers.given.append(given)
        self.adapter.act(name, said)

    def _look_around(self) -> None:
        """Forget the passes if something has happened since the last one."""
        position = self._where()
        if position != self._position:
            self._position = position
            self._passes_in_succession = 0

    def _where(self) -> Any:
        return self.adapter.now(), [item.own for item in self.adapter.stack()]

    def _count_pass(self, stop: Awaits) -> None:
        self._passes_in_succession += stop.kind == "priority"
        self._passes += 1
        if self._passes > LIMIT:
            raise RuntimeError(f"the engine did not get there within {LIMIT} passes")

    # -- decisions -----------------------------------------------------------------------------------------------------

    def choose(self, prompt: Prompt, default: Any, part: bool) -> Any:
        """Return the answer of the script to a decision; without one the case ends as `undecided`."""
        self._go_no_further()
        try:
            return self._chosen(prompt, default, part)
        except Stop as stop:
            self.stopped = stop
            raise

    def _chosen(self, prompt: Prompt, default: Any, part: bool) -> Any:
        found = self.answers.find(prompt, self.step, part)
        if found:
            # An answer of another operation is asked for at another moment than casebook asks: no point is here.
            if not prompt.forced() and not found[0].announced and found[0].owner == self.step:
                self._wait(prompt)
            return self.answers.value(prompt, found, part)
        wrong = self.answers.wrong(prompt, self.step)
        if wrong is not None and wrong.announced:
            raise Refused(f"what `{wrong.path}` says is not on offer")
        if prompt.forced():
            return prompt.any()
        if default is not None:
            return default
        if wrong is not None:
            self._wait(prompt)
            raise Refused(f"what `{wrong.path}` says is not on offer")
        if self.any_choice and self.step == len(self.ops) - 1:
            return prompt.any()
        self._wait(prompt)
        raise Undecided(decision_seen(prompt, self.adapter))

    def _go_no_further(self) -> None:
        """Leave an engine that caught the exception which stopped the case."""
        if self.stopped is not None:
            raise ScriptEnd

    def _wait(self, prompt: Prompt) -> None:
        """Observe the point at which a decision waits: after the operation and the answers that were used so far."""
        own = {one.step for one in self.answers.given if one.used and one.owner == self.step and not one.announced}
        self.waiting = prompt
        self._observe(self.step + 1 + len(own))
        self.waiting = None

    # -- points --------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Observe the position before the script."""
        self._observe(0)

    def point(self) -> int:
        """Return how many operations of the script have been carried out, for a trial from here."""
        return max(self.step, self._observed)

    def succeeds(self, other: Script) -> None:
        """Go on, on a copy of the game, where another script is: the same players have passed."""
        self._position, self._passes_in_succession = self._where(), other._passes_in_succession

    def _last(self) -> int:
        """Return the place of the last answer of the present operation; its own if it has none."""
        last = self.step
        while last + 1 < len(self.ops) and self.ops[last + 1][0] == "answer":
            last += 1
        return last

    def _complete(self) -> None:
        """Go on to the next operation: all points up to it are reached."""
        self.step = self._last() + 1
        self._observe(self.step)
        self._operation, self._acted, self._passes = None, False, 0

    def _finish(self) -> None:
        """Reject a case of which the engine never asked for a part: an ignored part would change its meaning."""
        for one in self.answers.unused():
            if one.announced and self.any_choice:
                raise Refused(f"the engine does not ask for `{one.path}`")
            if one.announced:
                raise Unsupported("op", one.path)
        for path, fields in self.answers.opened:
            need_read("op", path, fields)

    def unused_answers(self) -> list[int]:
        """Return the answers that the engine did not ask for, by their places in the script."""
        return sorted({one.step for one in self.answers.unused() if not one.announced})

    def _observe(self, point: int) -> None:
        while self._observed < point:
            self._observed += 1
            for index, probe in enumerate(self.probes):
                if probe["after"] == self._observed:
                    self.observations.append({"probe": index, "seen": observe(self.adapter, probe["query"])})
