"""The ways in which a case ends: returned or raised."""

import contextlib
import io
import unittest
from typing import Any

from casebook_adapter import Inconclusive, Refused, Undecided, Unobservable, Unsupported, run
from tests.bench import Bench, Card, case, play


class NotAllowed(Exception):
    """The engine's own exception."""


def ending(end: Any, returned: bool = False) -> Any:
    """Play a case whose action ends in a way; return the end."""

    class Ending(Bench):
        illegal = (NotAllowed,)

        def do_play(self, player: str, card: Card) -> Any:
            if returned:
                return end
            raise end

    with contextlib.redirect_stderr(io.StringIO()):
        return run(Ending, case([play("A")]))["end"]


class Ends(unittest.TestCase):
    def test_each_end_is_raised_or_returned(self) -> None:
        decision = {"player": "Alice", "kind": "may", "when": "pay", "options": []}
        for stop, end in (
            (Refused("no"), {"refused": {"step": 0, "reason": "no"}}),
            (Refused("no", "601.2"), {"refused": {"step": 0, "reason": "no", "rule": "601.2"}}),
            (Unsupported("mechanic", "banding"), {"unsupported": {"kind": "mechanic", "what": "banding"}}),
            (Undecided(decision), {"undecided": {"step": 0, "decision": decision}}),
            (Inconclusive("no room"), {"inconclusive": {"reason": "no room"}}),
        ):
            self.assertEqual(ending(stop), end)
            self.assertEqual(ending(stop, returned=True), end)

    def test_the_engines_own_exception_means_refused(self) -> None:
        self.assertEqual(ending(NotAllowed("it is tapped")), {"refused": {"step": 0, "reason": "it is tapped"}})

    def test_another_exception_is_an_error(self) -> None:
        self.assertIn("KeyError: 'card 7' (test_ends.py:", ending(KeyError("card 7"))["error"]["message"])

    def test_a_handler_that_returns_something_else_is_an_error(self) -> None:
        self.assertIn("`do_play` returned False", ending(False, returned=True)["error"]["message"])

    def test_a_kind_of_lack_that_does_not_exist_is_an_error(self) -> None:
        with self.assertRaises(ValueError):
            Unsupported("cards", "Black Lotus")

    def test_a_query_that_can_not_be_observed_does_not_end_the_case(self) -> None:
        class Blind(Bench):
            def see_life(self, player: str) -> int:
                raise Unobservable("life is hidden")

        ran = run(Blind, case([], (0, {"life": "Bob"}), (0, "stack")))
        self.assertEqual([next(iter(one["seen"])) for one in ran["observations"]], ["unobservable", "value"])
        self.assertEqual(ran["end"], "completed")

    def test_a_position_that_can_not_be_set_up_is_inconclusive(self) -> None:
        class Full(Bench):
            def set_tapped(self, object: Card) -> None:
                raise Inconclusive("it can't be tapped")

        self.assertEqual(
            run(Full, case(setup=[{"tapped": {"object": "A"}}]))["end"],
            {"inconclusive": {"reason": "it can't be tapped"}},
        )

    def test_an_engine_that_returns_has_ended_the_game(self) -> None:
        class Short(Bench):
            def play(self) -> None:
                pass

        self.assertEqual(run(Short, case([play("A")]))["end"], {"refused": {"step": 0, "reason": "the game is over"}})
        self.assertEqual(run(Short, case())["end"], "completed")
