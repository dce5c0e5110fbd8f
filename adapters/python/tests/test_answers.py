"""Answers find their prompts by player, kind, source and what is on offer, however the engine divides its decisions."""

import unittest
from collections.abc import Callable
from typing import Any

from casebook_adapter import flat, run
from tests.bench import Bench, Card, answer, case, play

A_AND_C = [{"targets": [{"object": "A"}]}, {"targets": [{"object": "C"}]}]


def asking(
    on_play: Callable[[Bench, Card], Any] | None = None, on_resolve: Callable[[Bench, Card], Any] | None = None
) -> type[Bench]:
    """Return a game that asks when a card is played or resolves, and logs what it was told."""

    class Asking(Bench):
        told: list[Any] = []

        def do_play(self, player: str, card: Card) -> None:
            super().do_play(player, card)
            if on_play is not None:
                self.told.append(on_play(self, card))

        def resolve(self, card: Card) -> None:
            if on_resolve is not None:
                self.told.append(on_resolve(self, card))

    Asking.told = []
    return Asking


def names(chosen: Any) -> Any:
    return [names(one) for one in chosen] if isinstance(chosen, list) else getattr(chosen, "name", chosen)


class Slicing(unittest.TestCase):
    def told(self, adapter: type[Bench], script: list[Any], end: Any = "completed") -> list[Any]:
        """Play a script and return what the game was told."""
        self.assertEqual(run(adapter, case(script))["end"], end)
        return names(adapter.told)  # type: ignore[attr-defined, no-any-return]

    def test_announced_targets_answer_prompts_of_the_announcement(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return [game.ask("Alice", "targets", game.cards, source=card) for _ in range(2)]

        self.assertEqual(self.told(asking(ask), [play("A", targets=A_AND_C)]), [[["A"], ["C"]]])

    def test_one_prompt_may_ask_for_what_two_answers_say(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return game.ask("Alice", "targets", game.cards, 2, 2, source=card)

        self.assertEqual(self.told(asking(ask), [play("A", targets=A_AND_C)]), [["A", "C"]])

    def test_two_prompts_may_ask_for_what_one_answer_says(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return [game.ask("Alice", "objects", game.cards, part=True) for _ in range(2)]

        script = [play("A"), "resolve_all", answer("objects", ["C", "B"])]
        self.assertEqual(self.told(asking(on_resolve=ask), script), [[["C"], ["B"]]])

    def test_the_engine_may_ask_at_another_moment(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return [game.ask("Alice", "modes", ["gain", "lose"]), game.ask("Alice", "may")]

        later = [play("A", modes=["lose"]), "resolve_all", answer("may", True)]
        self.assertEqual(self.told(asking(on_resolve=ask), later), [[["lose"], True]])
        self.assertEqual(self.told(asking(ask), later), [[["lose"], True]])

    def test_the_order_of_answers_does_not_matter_if_the_prompts_tell_them_apart(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            mine = [one for one in game.cards if one.owner == "Alice"]
            his = [one for one in game.cards if one.owner == "Bob"]
            return [game.ask("Alice", "objects", his), game.ask("Alice", "objects", mine), game.ask("Bob", "may")]

        script = [
            play("A"),
            "resolve_all",
            answer("may", True, "Bob"),
            answer("objects", ["B"]),
            answer("objects", ["D"]),
        ]
        self.assertEqual(self.told(asking(on_resolve=ask), script), [[["D"], ["B"], True]])

    def test_the_source_tells_answers_apart(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return game.ask("Alice", "may", source=card)

        script = [
            play("A"),
            play("B"),
            "resolve_all",
            answer("may", True, source="A"),
            answer("may", False, source="B"),
        ]
        self.assertEqual(self.told(asking(on_resolve=ask), script), [False, True])

    def test_engines_call_a_decision_by_another_kind(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return [
                game.ask("Alice", "targets", game.cards),
                game.ask("Alice", "pay"),
                game.ask("Alice", "option", ["tap", "untap"]),
            ]

        class More(asking(on_resolve=ask)):  # type: ignore[misc]
            asks = ("objects", "may", "word")

        word = {"kind": "color", "word": "tap"}
        script = [play("A"), "resolve_all", answer("objects", ["C"]), answer("may", True), answer("word", word)]
        self.assertEqual(self.told(More, script), [[["C"], True, "tap"]])

    def test_a_player_may_be_one_of_the_options(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return game.ask("Alice", "targets", ["Alice", "Bob", *game.cards], source=card)

        self.assertEqual(self.told(asking(ask), [play("A", targets=[{"targets": [{"player": "Bob"}]}])]), [["Bob"]])

    def test_a_question_that_casebook_does_not_ask_has_a_default(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return game.ask("Alice", "order", game.cards, default=["as it is"])

        self.assertEqual(self.told(asking(on_resolve=ask), [play("A"), "resolve_all"]), [["as it is"]])

    def test_a_forced_choice_needs_no_answer(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return [
                game.ask("Alice", "targets", [card]),
                game.ask("Alice", "keep", [card]),
                game.ask("Alice", "objects", [], 0, 0),
            ]

        self.assertEqual(self.told(asking(on_resolve=ask), [play("A"), "resolve_all"]), [[["A"], "A", []]])

    def test_numbers_and_divisions(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            x = game.ask("Alice", "number", source=card)
            parts = game.ask("Alice", "division", game.cards, 0, 3, source=card)
            return [x, [(one.name, amount) for one, amount in parts]]

        division = [[{"object": "C"}, 1], [{"object": "D"}, 2]]
        self.assertEqual(self.told(asking(ask), [play("A", x=3, division=division)]), [[3, [("C", 1), ("D", 2)]]])

    def test_an_announced_choice_that_is_not_on_offer_is_refused(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return game.ask("Alice", "targets", game.cards[:1], source=card)

        end = run(asking(ask), case([play("B", targets=[A_AND_C[1]])]))["end"]
        self.assertEqual(
            (end["refused"]["step"], end["refused"]["reason"]), (0, "what `play.targets` says is not on offer")
        )

    def test_too_many_or_too_few_choices_are_refused(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return game.ask("Alice", "targets", game.cards, source=card)

        for targets in ([], [{"object": "A"}, {"object": "B"}]):
            end = run(asking(ask), case([play("B", targets=[{"targets": targets}])]))["end"]
            self.assertIn("not on offer", end["refused"]["reason"])

    def test_an_answer_that_is_not_on_offer_is_refused(self) -> None:
        def ask(game: Bench, card: Card) -> Any:
            return game.ask("Alice", "objects", game.cards[:2])

        end = run(asking(on_resolve=ask), case([play("A"), "resolve_all", answer("objects", ["D"])]))["end"]
        self.assertEqual(end["refused"]["reason"], "what `answer.objects` says is not on offer")

    def test_an_announced_part_that_is_never_asked_for_is_unsupported(self) -> None:
        end = {"unsupported": {"kind": "op", "what": "play.targets"}}
        self.told(asking(), [play("A", targets=A_AND_C), "resolve_all"], end)

    def test_a_handler_may_read_the_targets_itself(self) -> None:
        class Direct(Bench):
            def do_play(self, player: str, card: Card, targets: Any = ()) -> None:
                self.log.append([one.name for one in flat(targets)])

            def see_life(self, player: str) -> int:
                return len(self.log[0])

        asked = case([play("A", targets=A_AND_C)], (1, {"life": "Bob"}))
        self.assertEqual(run(Direct, asked)["observations"][0]["seen"], {"value": {"number": 2}})
        spliced = case([play("A", targets=[{"text": "B", "targets": []}])])
        self.assertEqual(run(Direct, spliced)["end"], {"unsupported": {"kind": "op", "what": "play.targets.text"}})
