"""Engines that call their players: the kit turns the calls into the script."""

import contextlib
import io
import unittest
from typing import Any

from casebook_adapter import Adapter, Now, ScriptEnd, StackItem, run
from tests.bench import answer, case, play, seen


class Engine:
    """An engine that owns its loop. A player is an object whose methods it calls; it never returns in between."""

    def __init__(self, players: dict[str, Any], swallows: bool = False) -> None:
        self.players, self.swallows = players, swallows
        self.life = dict.fromkeys(players, 20)
        self.hands: dict[str, list[str]] = {name: [] for name in players}
        self.stack: list[tuple[str, str]] = []
        self.turn, self.step, self.active = 1, "precombat_main", "Alice"

    def run(self) -> None:
        while True:
            if self.swallows:
                with contextlib.suppress(Exception):
                    self.one_step()
            else:
                self.one_step()

    def one_step(self) -> None:
        if self.step == "declare_attackers":
            self.life["Bob"] -= len(self.players[self.active].attackers())
        passes = 0
        while passes < 2:
            for name in self.players:
                acted = self.players[name].priority()
                passes = 0 if acted else passes + 1
                if acted:
                    break
            if passes >= 2 and self.stack:
                passes = 0
                self.resolve(*self.stack.pop())
        self.step = "declare_attackers" if self.step == "precombat_main" else "end"

    def resolve(self, card: str, owner: str) -> None:
        self.life["Bob"] -= self.players[owner].number(f"damage of {card}")


class Player:
    """A player as the engine calls it; each call goes to the kit."""

    def __init__(self, name: str, adapter: "CallbackAdapter") -> None:
        self.name, self.adapter = name, adapter
        self.declared: list[str] = []

    def priority(self) -> bool:
        return self.adapter.at_stop(self.name)

    def attackers(self) -> list[str]:
        self.declared = []
        self.adapter.at_stop(self.name, "attackers")
        return self.declared

    def number(self, question: str) -> int:
        return int(self.adapter.ask(self.name, "number"))


class CallbackAdapter(Adapter):
    """The whole adapter: `play` starts the engine, and the players do the rest."""

    editions = ("2026-01",)
    asks = ("number",)
    swallows = False

    def begin(self, players: list[str]) -> None:
        self.engine_under_test = Engine({name: Player(name, self) for name in players}, self.swallows)

    def play(self) -> None:
        self.engine_under_test.run()

    def place(self, card: str, owner: str, zone: str, controller: str) -> str:
        if zone == "hand":
            self.engine_under_test.hands[owner].append(card)
        return card

    def now(self) -> Now:
        return Now(self.engine_under_test.active, self.engine_under_test.turn, self.engine_under_test.step)

    def stack(self) -> list[StackItem]:
        return [StackItem(card, owner) for card, owner in reversed(self.engine_under_test.stack)]

    def do_play(self, player: str, card: str) -> None:
        self.engine_under_test.hands[player].remove(card)
        self.engine_under_test.stack.append((card, player))

    def do_attack(self, player: str, attackers: list[str]) -> None:
        self.engine_under_test.players[player].declared = attackers

    def see_life(self, player: str) -> int:
        return self.engine_under_test.life[player]


LIFE = {"life": "Bob"}


class Callbacks(unittest.TestCase):
    def test_the_script_is_played_from_inside_the_calls(self) -> None:
        script = [play("A"), play("C", "Bob"), "resolve_all", answer("number", 2, "Bob"), answer("number", 3)]
        values = seen(CallbackAdapter, case(script, *((at, LIFE) for at in range(6)), (2, "stack")))
        self.assertEqual([value["number"] for value in values[:-1]], [20, 20, 20, 20, 18, 15])
        self.assertEqual([item["object"] for item in values[-1]["stack"]], ["C", "A"])

    def test_a_declaration_is_made_when_the_engine_asks_for_it(self) -> None:
        script = [{"act": {"attack": {"player": "Alice", "attackers": ["A", "B"]}}}]
        values = seen(CallbackAdapter, case(script, (0, LIFE), (1, LIFE), (1, "now")))
        self.assertEqual([value["number"] for value in values[:2]], [20, 18])
        self.assertEqual(values[2]["moment"]["phase"], "declare_attackers")

    def test_questions_about_legality_play_the_case_again(self) -> None:
        script = [play("A"), "resolve_all", answer("number", 2)]
        question = {"can_do": {"play": {"player": "Alice", "card": "B"}}}
        values = seen(CallbackAdapter, case(script, (0, question), (1, question), (3, LIFE)))
        self.assertEqual(values, [{"legality": "legal"}, {"legality": "legal"}, {"number": 18}])

    def test_an_engine_that_catches_exceptions_does_not_go_on(self) -> None:
        class Swallowing(CallbackAdapter):
            swallows = True

        with contextlib.redirect_stderr(io.StringIO()):
            ran = run(Swallowing, case([play("A"), "resolve_all"], (0, LIFE), (2, LIFE)))
        self.assertEqual(ran["end"]["undecided"]["step"], 1)
        self.assertEqual(len(ran["observations"]), 2)
        self.assertEqual(run(Swallowing, case([play("A"), "resolve_all", answer("number", 1)]))["end"], "completed")

    def test_the_end_of_the_script_is_no_exception_that_engines_catch(self) -> None:
        self.assertFalse(issubclass(ScriptEnd, Exception))
