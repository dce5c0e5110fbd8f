"""The example: the toy engine behind its adapter, in positions from the smoke set and a few of its own."""

import ast
import sys
import unittest
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))

from first import FirstAdapter
from toy_adapter import ToyAdapter

from casebook_adapter import Adapter, run
from tests.bench import answer, play


class ReplayedToy(ToyAdapter):
    """The same adapter without copies of the game."""

    copies = False


def position(cards: dict[str, tuple[str, str, str]], *pay: tuple[str, str]) -> dict[str, Any]:
    """Return a case with cards: for each handle its name, its player and its zone."""
    objects = [
        {"handle": one, "origin": {"card": {"name": name, "owner": who}}} for one, (name, who, _) in cards.items()
    ]
    setup: list[dict[str, Any]] = []
    for handle, (_, who, zone) in cards.items():
        if zone == "battlefield":
            setup.append({"in_play": {"object": handle, "controller": who}})
        else:
            setup.append({zone: {"player": who, "objects": [handle]}})
    setup += [{"can_pay": {"player": who, "mana": mana}} for who, mana in pay]
    return {"id": "toy", "players": ["Alice", "Bob"], "objects": objects, "setup": setup}


def aspect(handle: str, name: str) -> dict[str, Any]:
    return {"object": {"object": handle, "aspect": name}}


class Toy(unittest.TestCase):
    def values(self, base: dict[str, Any], script: list[Any], *probes: tuple[int, Any]) -> list[Any]:
        """Play a case with both kinds of trial; return the values that both observe."""
        asked = {**base, "script": script, "probes": [{"after": after, "query": query} for after, query in probes]}
        both = []
        for adapter in (ToyAdapter, ReplayedToy):
            ran = run(adapter, asked)
            self.assertEqual(ran["end"], "completed")
            both.append([one["seen"]["value"] for one in ran["observations"]])
        self.assertEqual(both[0], both[1])
        return both[0]

    def test_a_spell_is_countered_in_response(self) -> None:
        base = position(
            {"Bears": ("Grizzly Bears", "Alice", "hand"), "no": ("Counterspell", "Bob", "hand")},
            ("Alice", "{1}{G}"),
            ("Bob", "{U}{U}"),
        )
        script = [play("Bears"), play("no", "Bob", targets=[{"targets": [{"object": "Bears"}]}]), "resolve_all"]
        values = self.values(
            base, script, (1, aspect("Bears", "zone")), (3, aspect("Bears", "zone")), (3, aspect("Bears", "fate"))
        )
        places = [{"place": {"zone": zone, "player": "Alice"}} for zone in ("stack", "graveyard")]
        self.assertEqual(values, [*places, {"fate": "countered_by_effect"}])

    def test_only_the_lands_of_can_pay_may_pay(self) -> None:
        base = position({"Bears": ("Grizzly Bears", "Alice", "hand")}, ("Alice", "{G}"))
        (value,) = self.values(base, [], (0, {"can_do": {"play": {"player": "Alice", "card": "Bears"}}}))
        self.assertIn("can't pay", value["legality"]["refused"]["reason"])

    def test_combat_goes_from_declaration_to_damage(self) -> None:
        base = position(
            {"Bears": ("Grizzly Bears", "Alice", "battlefield"), "Wurm": ("Craw Wurm", "Bob", "battlefield")}
        )
        attack = {"act": {"attack": {"player": "Alice", "attackers": ["Bears"]}}}
        block = {"act": {"block": {"player": "Bob", "blocks": [{"blocker": "Wurm", "attacker": "Bears"}]}}}
        values = self.values(
            base,
            [attack, block, "combat_damage"],
            (1, aspect("Bears", "tapped")),
            (2, aspect("Bears", "combat")),
            (3, aspect("Wurm", "damage_marked")),
            (3, aspect("Bears", "zone")),
            (3, {"life": "Bob"}),
        )
        self.assertEqual(values[0], {"word": "tapped"})
        self.assertEqual(values[1]["combat"]["blocked_by"], ["Wurm"])
        self.assertEqual(
            values[2:], [{"number": 2}, {"place": {"zone": "graveyard", "player": "Alice"}}, {"number": 20}]
        )

    def test_a_creature_attacks_once_in_a_declaration(self) -> None:
        base = position({"Bears": ("Grizzly Bears", "Alice", "battlefield")})
        attack = {"act": {"attack": {"player": "Alice", "attackers": ["Bears", "Bears"]}}}
        ran = run(ToyAdapter, {**base, "script": [attack], "probes": []})
        self.assertIn("refused", ran["end"], ran)

    def test_the_attacker_divides_damage_among_blockers(self) -> None:
        base = position(
            {
                "Wurm": ("Craw Wurm", "Alice", "battlefield"),
                "one": ("Grizzly Bears", "Bob", "battlefield"),
                "other": ("Hill Giant", "Bob", "battlefield"),
            }
        )
        attack = {"act": {"attack": {"player": "Alice", "attackers": ["Wurm"]}}}
        blocks = [{"blocker": one, "attacker": "Wurm"} for one in ("one", "other")]
        script = [attack, {"act": {"block": {"player": "Bob", "blocks": blocks}}}, "combat_damage"]
        division = answer("division", [[{"object": "one"}, 4], [{"object": "other"}, 2]])
        zones = [(4, aspect(one, "zone")) for one in ("one", "other")]
        values = self.values(base, [*script, division], (3, "decision"), *zones)
        self.assertEqual(values[0]["decision"]["options"], ["one", "other"])
        self.assertEqual([value["place"]["zone"] for value in values[1:]], ["graveyard", "battlefield"])

    def test_the_next_player_draws(self) -> None:
        go_on = {"advance_to": {"turn": {"of": "Bob"}, "phase": "precombat_main", "occasion": "next"}}
        values = self.values(
            position({}), [go_on], (1, {"cards_drawn": "Bob"}), (1, {"size": {"zone": "hand", "player": "Bob"}})
        )
        self.assertEqual(values, [{"number": 1}, {"number": 1}])

    def test_a_player_without_life_has_lost(self) -> None:
        base = position({"Bolt": ("Lightning Bolt", "Alice", "hand")}, ("Alice", "{R}"))
        base["setup"].append({"life": {"player": "Bob", "life": 3}})
        script = [play("Bolt", targets=[{"targets": [{"player": "Bob"}]}]), "resolve_all"]
        values = self.values(base, script, (2, {"standing": "Bob"}), (2, {"standing": "Alice"}))
        self.assertEqual(values, [{"word": "lost"}, {"word": "won"}])

    def test_an_unknown_card_is_unsupported(self) -> None:
        base = position({"Lotus": ("Black Lotus", "Alice", "hand")})
        self.assertEqual(
            run(ToyAdapter, {**base, "script": [], "probes": []})["end"],
            {"unsupported": {"kind": "card", "what": "Black Lotus"}},
        )


class First(unittest.TestCase):
    def test_the_first_adapter_gets_its_first_verdict(self) -> None:
        life = {**position({"Forest": ("Forest", "Alice", "battlefield")}), "script": [], "probes": []}
        life["probes"].append({"after": 0, "query": {"life": "Bob"}})
        self.assertEqual(run(FirstAdapter, life)["observations"], [{"probe": 0, "seen": {"value": {"number": 20}}}])
        played = run(FirstAdapter, {**life, "script": [play("Forest")]})
        self.assertEqual(played["end"], {"unsupported": {"kind": "op", "what": "play"}})

    def test_the_page_shows_the_first_adapter(self) -> None:
        page = (EXAMPLES.parent / "README.md").read_text(encoding="utf-8")
        shown = page.split("```python")[1].split("```")[0]
        program = {line.strip() for line in (EXAMPLES / "first.py").read_text(encoding="utf-8").splitlines()}
        self.assertLessEqual({line.strip() for line in shown.splitlines()}, program)


class Size(unittest.TestCase):
    def test_an_adapter_needs_less_than_seventy_lines_of_its_own(self) -> None:
        source = (EXAMPLES / "toy_adapter.py").read_text(encoding="utf-8")
        (adapter,) = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
        lines = source.splitlines()[adapter.lineno - 1 : adapter.end_lineno]
        own = [line for line in lines if line.strip() and not line.strip().startswith(("#", '"""'))]
        self.assertLess(len(own), 70)
        self.assertTrue(issubclass(ToyAdapter, Adapter))
