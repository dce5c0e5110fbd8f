"""The ways in which a case ends other than by completing, as exceptions.

Each of them can be raised anywhere in an adapter. A handler of an operation may also return one.
"""

from __future__ import annotations

from typing import Any


class Stop(Exception):
    """A reason why a case goes no further."""

    def end(self, step: int) -> dict[str, Any]:
        """Return the `end` of the answer; `step` is the operation during which the case stopped."""
        raise NotImplementedError


class Refused(Stop):
    """An action is illegal. That is an observation about the rules, not an error."""

    def __init__(self, reason: str = "the engine refuses it", rule: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule

    def end(self, step: int) -> dict[str, Any]:
        """Return the `end` of the answer."""
        refused: dict[str, Any] = {"step": step, "reason": self.reason}
        if self.rule is not None:
            refused["rule"] = self.rule
        return {"refused": refused}

    def legality(self) -> dict[str, Any]:
        """Return the same as the answer to a question about legality."""
        return {"refused": {"rule": self.rule, "reason": self.reason}}


class Unsupported(Stop):
    """The engine or the adapter lacks something: a case with it is not judged.

    `kind` is one of `card`, `op`, `probe`, `setup`, `edition` and `mechanic`.
    """

    KINDS = ("card", "op", "probe", "setup", "edition", "mechanic")

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(f"{kind} {what}")
        if kind not in self.KINDS:
            raise ValueError(f"`{kind}` is no kind of lack; the kinds are {', '.join(self.KINDS)}")
        self.kind = kind
        self.what = what

    def end(self, step: int) -> dict[str, Any]:
        """Return the `end` of the answer."""
        return {"unsupported": self.lack()}

    def lack(self) -> dict[str, str]:
        """Return the lack itself, as `plan` lists it."""
        return {"kind": self.kind, "what": self.what}


class Undecided(Stop):
    """The engine asks for a decision that the script does not answer."""

    def __init__(self, decision: dict[str, Any]) -> None:
        super().__init__(f"{decision.get('player')} is asked for `{decision.get('kind')}`")
        self.decision = decision

    def end(self, step: int) -> dict[str, Any]:
        """Return the `end` of the answer."""
        return {"undecided": {"step": step, "decision": self.decision}}


class Inconclusive(Stop):
    """The position can't be set up as the case asks."""

    def end(self, step: int) -> dict[str, Any]:
        """Return the `end` of the answer."""
        return {"inconclusive": {"reason": str(self)}}


class Unobservable(Stop):
    """The engine can't observe this here. Only a query ends; the case goes on."""

    def end(self, step: int) -> dict[str, Any]:
        """Return the `end` of the answer, if the reason came up outside a query."""
        return {"error": {"message": str(self)}}


class Missing(Unobservable):
    """A handle stands for an object that does not exist at this point."""

    def __init__(self, handle: str) -> None:
        super().__init__(f"there is no `{handle}` at this point")


class AdapterError(Exception):
    """The adapter is written wrongly: the message says where and how."""


class ScriptEnd(BaseException):
    """The script is over. It leaves the loop of an engine that calls its players.

    It is not an `Exception`, so that an engine which catches exceptions does not keep it.
    """
