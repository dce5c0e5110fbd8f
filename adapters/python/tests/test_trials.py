"""Questions about legality: asked of a copy of the game, or of the case played again, and nothing changes."""

import unittest
from typing import Any

from casebook_adapter import run
from tests.bench import Bench, Card, answer, case, play, seen


class Copied(Bench):
    """Asks for a target of each card, and is copied for a trial."""

    copies = True

    def do_play(self, player: str, card: Card) -> None:
        others = [one for one in self.cards if one is not card]
        self.ask(player, "targets", others, source=card)
        super().do_play(player, card)

    def resolve(self, card: Card) -> None:
        if card.name == "A" and self.ask("Alice", "may", source=card):
            self.life["Bob"] -= 1


class Replayed(Copied):
    """The same game, which is played again for a trial."""

    copies = False


def can(card: str, player: str = "Alice", **more: Any) -> dict[str, Any]:
    return {"can_do": {"play": {"player": player, "card": card, **more}}}


def target(handle: str) -> list[Any]:
    return [{"targets": [{"object": handle}]}]


class Trials(unittest.TestCase):
    def both(self, asked: dict[str, Any]) -> list[Any]:
        """Return what both kinds of trial say, which must be the same."""
        copied, replayed = seen(Copied, asked), seen(Replayed, asked)
        self.assertEqual(copied, replayed)
        return copied

    def test_a_question_changes_nothing(self) -> None:
        values = self.both(case([], (0, can("A")), (0, "stack"), (0, can("A"))))
        self.assertEqual(values, [{"legality": "legal"}, {"stack": []}, {"legality": "legal"}])

    def test_the_rest_of_the_case_goes_on_after_a_question(self) -> None:
        script = [play("A", targets=target("C")), "resolve_all", answer("may", True)]
        values = self.both(case(script, (1, can("B")), (1, can("A")), (3, {"life": "Bob"})))
        refused = {"refused": {"rule": "601.3", "reason": "it is not in hand"}}
        self.assertEqual(values, [{"legality": "legal"}, {"legality": refused}, {"number": 19}])

    def test_choices_that_a_question_leaves_open_are_made_somehow(self) -> None:
        self.assertEqual(
            self.both(case([], (0, can("A")), (0, can("A", targets=target("C"))))), [{"legality": "legal"}] * 2
        )

    def test_a_choice_that_is_not_on_offer_is_illegal(self) -> None:
        (value,) = self.both(case([], (0, can("A", targets=target("A")))))
        self.assertEqual(value["legality"]["refused"]["reason"], "what `play.targets` says is not on offer")

    def test_more_than_the_engine_asks_for_is_illegal(self) -> None:
        (value,) = self.both(case([], (0, can("A", targets=[*target("C"), *target("D")]))))
        self.assertEqual(value["legality"]["refused"]["reason"], "the engine does not ask for `play.targets`")

    def test_implicit_passes_count_also_in_a_question(self) -> None:
        passed = {"act": {"pass": {"player": "Alice"}}}
        script = [play("A", targets=target("C")), passed]
        values = self.both(case(script, (1, can("C", "Bob")), (2, can("C", "Bob")), (2, can("B"))))
        self.assertEqual(values[:2], [{"legality": "legal"}] * 2)
        self.assertIn("doesn't get priority", values[2]["legality"]["refused"]["reason"])

    def test_a_try_that_is_legal_is_carried_out(self) -> None:
        script = [{"try": play("A", targets=target("C"))["act"]}, "resolve_all", answer("may", True)]
        self.assertEqual(
            self.both(case(script, (1, "tried"), (3, {"life": "Bob"}))), [{"legality": "legal"}, {"number": 19}]
        )

    def test_a_try_that_is_illegal_changes_nothing(self) -> None:
        script = [{"try": play("A", targets=target("A"))["act"]}, play("A", targets=target("C"))]
        values = self.both(case(script, (0, "tried"), (1, "tried"), (1, "stack"), (2, "stack")))
        self.assertEqual((values[0], list(values[1]["legality"]), values[2]), ("nothing", ["refused"], {"stack": []}))
        self.assertEqual(len(values[3]["stack"]), 1)

    def test_whether_a_decision_would_accept_an_answer(self) -> None:
        class Choosing(Replayed):
            def resolve(self, card: Card) -> None:
                self.ask("Alice", "objects", self.cards[:2], source=card)

        def would(*handles: str, kind: str = "objects") -> dict[str, Any]:
            value: Any = True if kind == "may" else list(handles)
            return {"would_accept": {"player": "Alice", "choice": {kind: value}}}

        script = [play("C", "Bob", targets=target("A")), "resolve_all", answer("objects", ["A"])]
        queries = [would("A"), would("C"), would("A", "B"), would(kind="may")]
        asked = case(script, (1, would("A")), *((2, query) for query in queries), (3, would("A")))
        for adapter in (Choosing, type("CopiedChoosing", (Choosing,), {"copies": True})):
            values = seen(adapter, asked)
            self.assertEqual(values[:2], ["nothing", {"legality": "legal"}])
            self.assertEqual([list(value["legality"]) for value in values[2:4]], [["refused"], ["refused"]])
            self.assertEqual(values[4], "the decision that waits asks for something else")
            self.assertEqual(values[5], "nothing")

    def test_an_action_while_a_decision_waits_can_not_be_observed(self) -> None:
        script = [play("A", targets=target("C")), "resolve_all", answer("may", True)]
        (value,) = seen(Replayed, case(script, (2, can("B"))))
        self.assertIn("a decision waits", value)

    def test_a_question_about_an_object_that_does_not_exist_can_not_be_observed(self) -> None:
        class Tokens(Bench):
            def find_made_token(self, name: str, nth: int) -> None:
                return None

        asked = case(
            [],
            (0, can("the Rat")),
            objects=[*case()["objects"], {"handle": "the Rat", "origin": {"made_token": {"name": "Rat", "nth": 1}}}],
        )
        self.assertEqual(seen(Tokens, asked), ["there is no `the Rat` at this point"])
        self.assertIn(
            "there is no `the Rat`", run(Tokens, {**asked, "script": [play("the Rat")]})["end"]["error"]["message"]
        )
