"""Values: handlers return plain Python, and the kit gives each query the kind that it asks for."""

import contextlib
import io
import unittest
from typing import Any

from casebook_adapter import Combat, Now, StackItem, reads, run, writes
from casebook_adapter.values import encode
from tests.bench import Bench, case, seen


def of(query: str, value: Any) -> Any:
    """Return the value of the protocol for what a handler returned."""
    holder: list[Bench] = []

    class Kept(Bench):
        def see_life(self, player: str) -> int:
            holder.append(self)
            return 20

    run(Kept, case([], (0, {"life": "Bob"})))
    game = holder[0]
    made = value(game) if callable(value) else value
    return encode(query, made, game)


class Values(unittest.TestCase):
    def test_each_kind_has_a_plain_form(self) -> None:
        for query, plain, value in (
            ("life", 3, {"number": 3}),
            ("object.power_toughness", (2, -1), {"pair": [2, -1]}),
            ("object.name", "Forest", {"word": "Forest"}),
            ("object.types", ("basic", "land"), {"words": ["basic", "land"]}),
            ("object.controller", "Bob", {"player": "Bob"}),
            ("mana_pool", ["G", "1"], {"mana": "{1}{G}"}),
            ("mana_pool", "", {"mana": "{0}"}),
            ("object.zone", "nowhere", {"place": {"zone": "nowhere"}}),
            ("object.zone", ("hand", "Bob"), {"place": {"zone": "hand", "player": "Bob"}}),
            ("contents", lambda game: [game.cards[0], "Ghost"], {"objects": ["A", "Ghost"]}),
            ("object.targets", lambda game: [game.cards[2], "Bob"], {"targets": [{"object": "C"}, {"player": "Bob"}]}),
            ("now", Now("Bob", 2, "end"), {"moment": {"player": "Bob", "turn": 2, "phase": "end"}}),
            ("object.fate", "resolved", {"fate": "resolved"}),
            ("priority", None, "nothing"),
        ):
            with self.subTest(query):
                self.assertEqual(of(query, plain), value)

    def test_a_status_may_be_a_bool(self) -> None:
        self.assertEqual(of("object.tapped", False), {"word": "untapped"})
        self.assertEqual(of("object.face", True), {"word": "face down"})

    def test_an_ability_on_the_stack_is_named_for_its_source(self) -> None:
        value = of("stack", lambda game: [StackItem(object(), "Bob", "triggered", game.cards[2], "bite")])
        item = {"kind": "triggered", "object": "C", "controller": "Bob", "ability": "bite"}
        self.assertEqual(value, {"stack": [item]})

    def test_combat(self) -> None:
        value = of("object.combat", lambda game: Combat("Bob", True, (), [game.cards[2]]))
        self.assertEqual(value, {"combat": {"attacking": "Bob", "blocked": True, "blocking": [], "blocked_by": ["C"]}})

    def test_a_value_of_the_wrong_kind_is_an_error_that_names_the_query(self) -> None:
        for query, wrong in (
            ("life", "20"),
            ("life", True),
            ("object.types", "land"),
            ("mana_pool", "G"),
            ("object.controller", "Zoe"),
            ("object.zone", 3),
            ("now", "end"),
            ("object.name", 7),
        ):
            with self.subTest(query), self.assertRaisesRegex(Exception, "asks for a|is no player"):
                of(query, wrong)


class Attributes(unittest.TestCase):
    def test_attributes_of_objects_make_handlers(self) -> None:
        class Short(Bench):
            set_tapped = writes("tapped", True)
            see_object_tapped = reads("tapped")
            see_object_name = reads("name.upper")
            see_object_zone = reads("zone")
            see_object_owner = reads("owner")

        queries = [(0, {"object": {"object": "A", "aspect": aspect}}) for aspect in ("tapped", "name", "zone")]
        values = seen(Short, case([], *queries, setup=[{"tapped": {"object": "A"}}]))
        self.assertEqual(values, [{"word": "tapped"}, {"word": "A"}, {"place": {"zone": "hand", "player": "Alice"}}])

    def test_a_zone_alone_needs_to_know_whose_it_is(self) -> None:
        class Bare(Bench):
            see_object_zone = reads("zone")

        with contextlib.redirect_stderr(io.StringIO()):
            end = run(Bare, case([], (0, {"object": {"object": "A", "aspect": "zone"}})))["end"]
        self.assertIn("see_object_owner", end["error"]["message"])

    def test_a_fact_that_is_written_reads_nothing_else(self) -> None:
        class Short(Bench):
            set_damage = writes("tapped", True)

        damage = {"damage": {"object": "A", "amount": 2}}
        self.assertEqual(
            run(Short, case(setup=[damage]))["end"], {"unsupported": {"kind": "setup", "what": "damage.amount"}}
        )
