"""Implicit passing, and the goals that let all players pass."""

import contextlib
import io
import unittest
from typing import Any

from casebook_adapter import Refused, run
from tests.bench import Bench, Card, case, play, seen


class Logged(Bench):
    """Shows how many entries its log has, as Alice's life, and the names on the stack."""

    def see_life(self, player: str) -> int:
        return len(self.log)


def end(script: list[Any]) -> Any:
    return run(Bench, case(script))["end"]


def refused(script: list[Any]) -> str:
    return str(end(script)["refused"]["reason"])


class Passing(unittest.TestCase):
    def test_players_before_the_one_who_acts_pass(self) -> None:
        stack = seen(Bench, case([play("A"), play("C", "Bob")], (2, "stack")))[0]["stack"]
        self.assertEqual([item["object"] for item in stack], ["C", "A"])

    def test_nothing_resolves_by_that(self) -> None:
        passed = {"act": {"pass": {"player": "Alice"}}}
        self.assertIn("doesn't get priority", refused([play("A"), passed, play("B")]))

    def test_an_action_after_all_have_passed_needs_no_more_passes(self) -> None:
        passes = [{"act": {"pass": {"player": player}}} for player in ("Alice", "Bob")]
        self.assertEqual(end([play("A"), *passes, play("B")]), "completed")

    def test_resolve_top_resolves_one_and_resolve_all_the_rest(self) -> None:
        script = [play("A"), play("B"), play("C", "Bob"), "resolve_top", "resolve_all"]
        values = seen(Bench, case(script, (4, "stack"), (5, "stack")))
        self.assertEqual([[item["object"] for item in value["stack"]] for value in values], [["B", "A"], []])

    def test_an_explicit_pass_counts(self) -> None:
        script = [play("A"), {"act": {"pass": {"player": "Alice"}}}, "resolve_top"]
        self.assertEqual(seen(Logged, case(script, (3, {"life": "Alice"})))[0], {"number": 2})

    def test_nothing_to_resolve_is_refused(self) -> None:
        self.assertEqual(refused(["resolve_all"]), "the stack is empty")
        self.assertEqual(refused(["resolve_top"]), "the stack is empty")

    def test_a_declaration_goes_on_to_its_step(self) -> None:
        attack = {"act": {"attack": {"player": "Alice", "attackers": ["A"]}}}
        block = {"act": {"block": {"player": "Bob", "blocks": [{"blocker": "C", "attacker": "A"}]}}}
        values = seen(Bench, case([attack, block, "combat_damage"], (1, "now"), (2, "now"), (3, "now")))
        phases = [value["moment"]["phase"] for value in values]
        self.assertEqual(phases, ["declare_attackers", "declare_blockers", "combat_damage"])

    def test_a_declaration_that_never_comes_is_refused(self) -> None:
        class Peaceful(Bench):
            def next_phase(self) -> None:
                super().next_phase()
                self.declaring, self.actor = "", self.active

        block = {"act": {"block": {"player": "Bob", "blocks": []}}}
        self.assertIn("can't declare blockers", run(Peaceful, case([block]))["end"]["refused"]["reason"])

    def test_an_empty_declaration_is_no_pass(self) -> None:
        go_on = {"advance_to": {"turn": "current", "phase": "combat_damage"}}
        attack = {"act": {"attack": {"player": "Alice", "attackers": []}}}
        self.assertEqual(end([go_on, play("C", "Bob")]), "completed")
        self.assertEqual(end([attack, play("C", "Bob")]), "completed")

    def test_a_declaration_step_is_reached_when_the_declaration_waits(self) -> None:
        go_on = {"advance_to": {"turn": "current", "phase": "declare_attackers"}}
        attack = {"act": {"attack": {"player": "Alice", "attackers": ["A"]}}}
        self.assertEqual(end([go_on, attack]), "completed")

    def test_a_declaration_may_be_empty(self) -> None:
        script = [{"act": {"attack": {"player": "Alice", "attackers": []}}}]
        self.assertEqual(end(script), "completed")


class Advancing(unittest.TestCase):
    def place(self, *moments: Any) -> list[tuple[str, int, str]]:
        """Go on to each moment and return where the game is then."""
        script = [{"advance_to": {"turn": turn, "phase": phase, "occasion": "next"}} for turn, phase in moments]
        values = seen(Bench, case(script, *((at + 1, "now") for at in range(len(script)))))
        return [tuple(value["moment"].values()) for value in values]

    def test_turns_are_those_of_a_player_or_the_following(self) -> None:
        self.assertEqual(self.place(("current", "end")), [("Alice", 1, "end")])
        self.assertEqual(self.place(({"of": "Bob"}, "upkeep")), [("Bob", 2, "upkeep")])
        self.assertEqual(self.place(({"of": "Alice"}, "end")), [("Alice", 1, "end")])
        self.assertEqual(self.place(({"of": "Alice"}, "precombat_main")), [("Alice", 3, "precombat_main")])
        self.assertEqual(self.place(({"next": "Alice"}, "end")), [("Alice", 3, "end")])
        self.assertEqual(
            self.place(("following", "end"), ("following", "end")), [("Bob", 2, "end"), ("Alice", 3, "end")]
        )

    def test_a_step_in_which_the_engine_does_not_stop_is_unsupported(self) -> None:
        for turn in ("current", "following", {"of": "Bob"}, {"of": "Alice"}, {"next": "Alice"}):
            script = [{"advance_to": {"turn": turn, "phase": "end_combat"}}]
            self.assertEqual(end(script), {"unsupported": {"kind": "op", "what": "advance_to.end_combat"}})

    def test_an_additional_phase_is_unsupported(self) -> None:
        script = [{"advance_to": {"turn": "current", "phase": "end", "occasion": "additional"}}]
        self.assertEqual(end(script), {"unsupported": {"kind": "op", "what": "advance_to.occasion"}})

    def test_combat_damage_is_dealt_once(self) -> None:
        attack = {"act": {"attack": {"player": "Alice", "attackers": ["A"]}}}
        self.assertEqual(refused([attack, "combat_damage", "combat_damage"]), "combat damage has been dealt already")
        late = {"advance_to": {"turn": "current", "phase": "end"}}
        self.assertIn("no such combat damage", refused([late, "combat_damage"]))

    def test_first_strike_damage_is_the_first_of_two(self) -> None:
        class Striking(Bench):
            first = True

            def more_combat_damage(self) -> bool:
                return self.phase == "combat_damage" and self.first

            def next_phase(self) -> None:
                if self.more_combat_damage():
                    self.phase, self.first = "second_combat_damage", False
                elif self.phase == "second_combat_damage":
                    self.phase = "end"
                else:
                    super().next_phase()

        attack = {"act": {"attack": {"player": "Alice", "attackers": ["A"]}}}
        script = [attack, "first_strike_damage", "combat_damage"]
        values = seen(Striking, case(script, (2, "now"), (3, "now")))
        self.assertEqual([one["moment"]["phase"] for one in values], ["combat_damage", "second_combat_damage"])
        self.assertIn("no such combat damage", refused([attack, "first_strike_damage"]))

    def test_an_engine_that_does_not_stop_in_the_damage_step_has_dealt_it(self) -> None:
        class Quick(Bench):
            def next_phase(self) -> None:
                super().next_phase()
                if self.phase == "combat_damage":
                    super().next_phase()

        attack = {"act": {"attack": {"player": "Alice", "attackers": ["A"]}}}
        self.assertEqual(run(Quick, case([attack, "combat_damage"]))["end"], "completed")

    def test_an_engine_that_never_gets_there_is_an_error(self) -> None:
        class Stuck(Bench):
            def next_phase(self) -> None:
                self.actor = self.active

        script = [{"advance_to": {"turn": "current", "phase": "end"}}]
        with contextlib.redirect_stderr(io.StringIO()):
            self.assertIn("2000 passes", run(Stuck, case(script))["end"]["error"]["message"])

    def test_the_end_of_the_game_ends_what_is_under_way_and_refuses_actions(self) -> None:
        class Deadly(Bench):
            def resolve(self, card: Card) -> None:
                self.life["Bob"] = 0

        self.assertEqual(run(Deadly, case([play("A"), play("B"), "resolve_all"]))["end"], "completed")
        self.assertEqual(run(Deadly, case([play("A"), play("B"), "resolve_top", "resolve_all"]))["end"], "completed")
        late = run(Deadly, case([play("A"), "resolve_all", play("B")]))["end"]
        self.assertEqual(late, Refused("the game is over").end(2))
