"""Points: what is observed before, between and after the operations and their answers."""

import unittest

from casebook_adapter import run
from tests.bench import Bench, Card, answer, case, play, seen

LIFE = {"life": "Bob"}


class Asking(Bench):
    """A card that resolves deals 1 damage, asks whether to deal 2 more, and asks for a card."""

    def resolve(self, card: Card) -> None:
        self.life["Bob"] -= 1
        if self.ask("Alice", "may", source=card):
            self.life["Bob"] -= 2
        chosen = self.ask("Alice", "objects", self.cards, 1, 1, source=card)
        self.life["Bob"] -= {"A": 10, "B": 11}.get(chosen[0].name, 12)


class Points(unittest.TestCase):
    def test_the_position_is_point_zero_and_each_operation_makes_one(self) -> None:
        asked = case([play("A"), "resolve_all"], *((at, "stack") for at in range(3)))
        values = seen(Bench, asked)
        self.assertEqual(
            [value["stack"] for value in values], [[], [{"kind": "spell", "object": "A", "controller": "Alice"}], []]
        )

    def test_a_point_before_an_answer_is_the_game_in_which_the_decision_waits(self) -> None:
        script = [play("A"), "resolve_all", answer("may", True), answer("objects", ["A"])]
        values = seen(Asking, case(script, *((at, LIFE) for at in range(5))))
        self.assertEqual([value["number"] for value in values], [20, 20, 19, 17, 7])

    def test_the_decision_that_waits_can_be_observed(self) -> None:
        script = [play("A"), "resolve_all", answer("may", False), answer("objects", ["B"])]
        values = seen(
            Asking, case(script, (1, "decision"), (2, "decision"), (3, "decision"), (4, "decision"), (2, "priority"))
        )
        self.assertEqual(values[0], "nothing")
        self.assertEqual((values[1]["decision"]["kind"], values[1]["decision"]["options"]), ("may", ["yes", "no"]))
        self.assertEqual((values[2]["decision"]["kind"], values[2]["decision"]["source"]), ("objects", "A"))
        self.assertEqual(values[3:], ["nothing", "nothing"])

    def test_an_answer_that_is_not_asked_for_does_not_delay_its_points(self) -> None:
        script = [play("A"), "resolve_all", answer("may", True)]
        asked = case(script, (2, LIFE), (3, LIFE))
        self.assertEqual([value["number"] for value in seen(Bench, asked)], [20, 20])
        self.assertEqual(run(Bench, asked)["unused_answers"], [2])

    def test_a_decision_without_an_answer_ends_the_case_at_its_point(self) -> None:
        ran = run(Asking, case([play("A"), "resolve_all", answer("may", True)], *((at, LIFE) for at in range(4))))
        self.assertEqual([one["seen"]["value"]["number"] for one in ran["observations"]], [20, 20, 19, 17])
        undecided = ran["end"]["undecided"]
        self.assertEqual((undecided["step"], undecided["decision"]["kind"]), (1, "objects"))
        self.assertEqual(undecided["decision"]["options"], ["A", "B", "C", "D"])

    def test_a_refused_operation_leaves_out_later_points(self) -> None:
        ran = run(Bench, case([play("A"), "resolve_all", play("A")], *((at, LIFE) for at in range(4))))
        self.assertEqual([one["probe"] for one in ran["observations"]], [0, 1, 2])
        self.assertEqual(ran["end"], {"refused": {"step": 2, "reason": "it is not in hand", "rule": "601.3"}})
