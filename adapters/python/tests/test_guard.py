"""The guard: what an adapter does not read makes a case unsupported, before it is played if possible."""

import unittest
from typing import Any

from casebook_adapter import Adapter, AdapterError, handlers, run
from tests.bench import Bench, Card, answer, case, play


def lack(asked: dict[str, Any], adapter: type[Adapter] = Bench) -> tuple[str, str] | None:
    found = handlers.lack(adapter, asked)
    return None if found is None else (found.kind, found.what)


class Guard(unittest.TestCase):
    def test_a_case_that_is_read_completely_lacks_nothing(self) -> None:
        self.assertIsNone(lack(case([play("A"), "resolve_all"], (2, {"life": "Bob"}))))

    def test_a_field_without_a_parameter_is_unsupported(self) -> None:
        self.assertEqual(lack(case([play("A", splice=["B"])])), ("op", "play.splice"))

    def test_a_field_of_a_later_version_is_unsupported(self) -> None:
        self.assertEqual(lack(case([play("A", moon="full")])), ("op", "play.moon"))

    def test_fields_of_a_later_version_anywhere_in_a_case_are_unsupported(self) -> None:
        card = {"handle": "A", "origin": {"card": {"name": "A", "owner": "Alice", "foil": True}}}
        self.assertEqual(lack(case(moon="full")), ("mechanic", "case.moon"))
        self.assertEqual(lack(case(objects=[card])), ("mechanic", "card.foil"))
        self.assertEqual(
            lack(case(probes=[{"after": 0, "query": "stack", "twice": True}])), ("mechanic", "probe.twice")
        )
        self.assertEqual(lack(case(script=["shuffle_up"])), ("op", "shuffle_up"))

    def test_a_field_that_asks_for_nothing_may_be_ignored(self) -> None:
        self.assertIsNone(lack(case([play("A", splice=[], ability="only", offering=None)])))

    def test_zero_asks_for_something(self) -> None:
        class NoNumbers(Bench):
            asks = ("targets",)

        self.assertEqual(lack(case([play("A", x=0)]), NoNumbers), ("op", "play.x"))

    def test_setup_operations_and_their_fields_are_guarded(self) -> None:
        tap = {"tapped": {"object": "A", "how": "slowly"}}
        exile = {"exile": {"object": "A", "face_down": True}}
        self.assertEqual(lack(case(setup=[tap])), ("setup", "tapped.how"))
        self.assertEqual(lack(case(setup=[exile])), ("setup", "exile.face_down"))
        self.assertEqual(lack(case(setup=[{"attached": {"object": "A", "to": "B"}}])), ("setup", "attached"))
        self.assertEqual(lack(case(setup=[{"token": {"object": "A"}}])), ("setup", "token"))

    def test_queries_and_their_fields_are_guarded(self) -> None:
        tapped = {"object": {"object": "A", "aspect": "tapped", "since": "now"}}
        self.assertEqual(lack(case([], (0, "fingerprint"))), ("probe", "fingerprint"))
        self.assertEqual(lack(case([], (0, tapped))), ("probe", "object.tapped.since"))

    def test_the_action_of_a_question_is_guarded(self) -> None:
        question = {"can_do": {"play": {"player": "Alice", "card": "A", "part": "half"}}}
        self.assertEqual(lack(case([], (0, question))), ("op", "play.part"))
        self.assertEqual(lack(case([{"try": {"look": {"player": "Alice", "object": "A"}}}])), ("op", "look"))

    def test_answers_are_guarded_by_their_kinds(self) -> None:
        piles = {"answer": {"player": "Alice", "choice": {"piles": []}}}
        self.assertEqual(lack(case([play("A"), piles])), ("op", "answer.piles"))
        text = {"answer": {"player": "Alice", "choice": {"targets": [{"text": "B", "targets": []}]}}}
        self.assertEqual(lack(case([play("A"), text])), ("op", "answer.targets.text"))

    def test_objects_that_the_adapter_cannot_find_are_a_missing_mechanic(self) -> None:
        token = {"handle": "the Rat", "origin": {"made_token": {"name": "Rat", "nth": 1}}}
        self.assertEqual(lack(case(objects=[token])), ("mechanic", "made_token"))

    def test_cards_are_looked_up_also_those_of_can_pay(self) -> None:
        class Few(Bench):
            @classmethod
            def knows(cls, card: str) -> bool:
                return card in "ABCD"

        self.assertIsNone(lack(case(), Few))
        pay = {"can_pay": {"player": "Alice", "mana": "{1}"}}
        self.assertEqual(lack(case(setup=[pay]), Few), ("card", "Wastes"))

    def test_a_nested_field_that_is_not_read_stops_the_case(self) -> None:
        class Careless(Bench):
            def do_play(self, player: str, card: Card, costs: Any = ()) -> None:
                self.log += [one["action"] for one in costs]

        whole = play("A", costs=[{"action": "discard", "objects": ["B"]}])
        self.assertEqual(
            run(Careless, case([whole]))["end"], {"unsupported": {"kind": "op", "what": "play.costs.objects"}}
        )

    def test_an_answer_that_is_not_read_completely_stops_the_case(self) -> None:
        class Choosing(Bench):
            asks = ("ability",)

            def resolve(self, card: Card) -> None:
                self.log.append(self.ask("Alice", "ability")["object"])

        chosen = {"object": "A", "ability": {"id": "bite"}}
        script = [play("A"), "resolve_all", answer("ability", chosen)]
        end = {"unsupported": {"kind": "op", "what": "answer.ability.ability"}}
        self.assertEqual(run(Choosing, case(script))["end"], end)

    def test_patterns_of_a_history_are_guarded(self) -> None:
        class Historian(Bench):
            def see_history(self, patterns: Any) -> list[Any]:
                return [{"kind": one["kind"]} for one in patterns]

        by_all = case([], (0, {"history": [{"kind": "drew"}]}))
        by_bob = case([], (0, {"history": [{"kind": "drew", "player": "Bob"}]}))
        self.assertEqual(run(Historian, by_all)["end"], "completed")
        self.assertEqual(run(Historian, by_bob)["end"], {"unsupported": {"kind": "probe", "what": "history.player"}})

    def test_a_handler_with_rest_reads_everything(self) -> None:
        class Eager(Bench):
            def do_play(self, player: str, card: Card, **rest: Any) -> None:
                self.log.append(rest)

        self.assertIsNone(lack(case([play("A", splice=["B"])]), Eager))


class Names(unittest.TestCase):
    def test_a_handler_with_a_wrong_name_is_an_error(self) -> None:
        class Typo(Bench):
            def see_lif(self, player: str) -> int:
                return 20

        with self.assertRaisesRegex(AdapterError, "`see_lif` is no handler: `see_life` is one"):
            handlers.check(Typo)

    def test_a_kind_of_decision_that_does_not_exist_is_an_error(self) -> None:
        class Typo(Bench):
            asks = ("target",)

        with self.assertRaisesRegex(AdapterError, "`target` in `asks`"):
            handlers.check(Typo)

    def test_words_of_python_have_an_underscore(self) -> None:
        class From(Bench):
            def do_play(self, player: str, card: Card, from_: str = "hand") -> None:
                self.life[player] = len(from_)

        asked = case([play("A", **{"from": "graveyard"})], (1, {"life": "Alice"}))
        self.assertIsNone(lack(asked, From))
        self.assertEqual(run(From, asked)["observations"], [{"probe": 0, "seen": {"value": {"number": 9}}}])
