"""The position: cards before facts, libraries, lands, tokens; and handles of objects and players."""

import contextlib
import io
import unittest
from typing import Any

from casebook_adapter import Adapter, run
from tests.bench import Bench, Card, case, seen


class Recorded(Bench):
    """Records each card that is placed."""

    placed: list[tuple[str, str, str, str]] = []

    def place(self, card: str, owner: str, zone: str, controller: str) -> Card:
        self.placed.append((card, owner, zone, controller))
        return super().place(card, owner, zone, controller)


class Position(unittest.TestCase):
    def placed(self, setup: list[Any], **more: Any) -> list[tuple[str, str, str, str]]:
        Recorded.placed = []
        self.assertEqual(run(Recorded, {**case(), "setup": setup, **more})["end"], "completed")
        return [one for one in Recorded.placed if one[0] != "Wastes" or one[2] != "library"]

    def test_each_zone(self) -> None:
        setup = [
            {"in_play": {"object": "A", "controller": "Bob"}},
            {"graveyard": {"player": "Alice", "objects": ["B"]}},
            {"exile": {"object": "C", "face_down": False}},
        ]
        self.assertEqual(
            self.placed(setup),
            [
                ("A", "Alice", "battlefield", "Bob"),
                ("B", "Alice", "graveyard", "Alice"),
                ("C", "Bob", "exile", "Bob"),
            ],
        )

    def test_can_pay_places_lands(self) -> None:
        pay = {"can_pay": {"player": "Bob", "mana": "{1}{U}"}}
        lands = [("Wastes", "Bob", "battlefield", "Bob"), ("Island", "Bob", "battlefield", "Bob")]
        self.assertEqual(self.placed([pay]), lands)

    def test_a_library_that_is_not_listed_has_twenty_cards(self) -> None:
        library = {"library": {"player": "Alice", "objects": ["A", "B"], "filler": 3}}
        self.assertEqual([one[0] for one in self.placed([library])], ["A", "B"])
        filler = [owner for card, owner, zone, _ in Recorded.placed if (card, zone) == ("Wastes", "library")]
        self.assertEqual((filler.count("Alice"), filler.count("Bob")), (3, 20))

    def test_facts_may_come_before_their_cards(self) -> None:
        setup = [{"tapped": {"object": "A"}}, {"in_play": {"object": "A", "controller": "Alice"}}]
        query = {"object": {"object": "A", "aspect": "tapped"}}
        values = seen(Bench, {**case([], (0, query)), "setup": setup})
        self.assertEqual(values, [{"word": "tapped"}])

    def test_now_has_a_player_and_a_phase(self) -> None:
        class Timed(Bench):
            def set_now(self, player: str, phase: str) -> None:
                self.active, self.actor, self.phase = player, player, phase

        now = {"now": {"moment": {"turn": {"of": "Bob"}, "phase": "end", "occasion": "next"}}}
        (value,) = seen(Timed, case([], (0, "now"), setup=[now]))
        self.assertEqual(value, {"moment": {"player": "Bob", "turn": 1, "phase": "end"}})
        other = {"now": {"moment": {"turn": "following", "phase": "end"}}}
        self.assertEqual(run(Timed, case(setup=[other]))["end"], {"unsupported": {"kind": "setup", "what": "now.turn"}})

    def test_tokens(self) -> None:
        class Tokens(Bench):
            def place_token(self, owner: str, controller: str, token: Any) -> Card:
                self.cards.append(Card(token["name"], owner, "battlefield"))
                return self.cards[-1]

        declared = {"handle": "the Rat", "origin": {"placed_token": {"owner": "Bob"}}}
        token: dict[str, Any] = {"name": "Rat", "colors": [], "types": [], "keywords": []}
        setup = [{"token": {"object": "the Rat", "controller": "Bob", "token": token}}]
        zone = {"object": {"object": "the Rat", "aspect": "zone"}}
        asked = {**case([], (0, zone)), "objects": [declared], "setup": setup}
        self.assertEqual(seen(Tokens, asked), [{"place": {"zone": "battlefield", "player": "Bob"}}])
        token["types"] = ["creature"]
        self.assertEqual(run(Tokens, asked)["end"], {"unsupported": {"kind": "setup", "what": "token.types"}})

    def test_a_position_in_which_the_game_asks_is_inconclusive(self) -> None:
        class Hasty(Bench):
            def ready(self) -> None:
                self.ask("Alice", "keep", self.cards)

        reason = "the game asks for `keep` before the script begins"
        self.assertEqual(run(Hasty, case())["end"], {"inconclusive": {"reason": reason}})

    def test_each_case_begins_from_nothing(self) -> None:
        query = {"object": {"object": "A", "aspect": "tapped"}}
        seen(Bench, case(setup=[{"tapped": {"object": "A"}}]))
        self.assertEqual(seen(Bench, case([], (0, query))), [{"word": "untapped"}])


class Handles(unittest.TestCase):
    def test_the_engine_has_players_and_objects_of_its_own(self) -> None:
        class Numbered(Adapter):
            """Players are 0 and 1, objects are numbers, too."""

            def begin(self, players: list[str]) -> list[int]:
                self.count = 0
                return list(range(len(players)))

            def place(self, card: str, owner: int, zone: str, controller: int) -> int:
                self.count += 1
                return 100 + self.count

            def awaits(self) -> tuple[str, int]:
                return "priority", 0

            def cards_in(self, zone: str, player: int | None) -> list[int]:
                return [101, 102, 777] if player == 0 else [103]

            def title(self, own: int) -> str:
                return f"card {own}"

            def see_object_owner(self, object: int) -> int:
                return 0 if object < 103 else 1

            def stack(self) -> list[Any]:
                return []

            def now(self) -> Any:
                return 0, 1, "end"

        owner = {"object": {"object": "C", "aspect": "owner"}}
        hand = {"contents": {"zone": "hand", "player": "Alice"}}
        values = seen(Numbered, case([], (0, owner), (0, hand), (0, {"contents": {"zone": "hand"}}), (0, "priority")))
        self.assertEqual(values[0], {"player": "Bob"})
        self.assertEqual(values[1], {"objects": ["A", "B", "card 777"]})
        self.assertEqual(values[2], {"objects": ["A", "B", "card 777", "C"]})
        self.assertEqual(values[3], {"player": "Alice"})

    def test_an_object_that_appears_later_is_found_by_its_origin(self) -> None:
        class Copies(Bench):
            def find_copy(self, of: Card, nth: int) -> Card | None:
                return self.cards[2] if of.name == "A" and nth == 1 else None

        handles = [{"handle": f"copy {n}", "origin": {"copy": {"of": "A", "nth": n}}} for n in (1, 2)]
        zones = [(0, {"object": {"object": f"copy {n}", "aspect": "zone"}}) for n in (1, 2)]
        values = seen(Copies, case([], *zones, objects=[*case()["objects"], *handles]))
        self.assertEqual(values, [{"place": {"zone": "hand", "player": "Bob"}}, "there is no `copy 2` at this point"])

    def test_a_wrong_number_of_players_is_an_error_of_the_adapter(self) -> None:
        class Lonely(Bench):
            def begin(self, players: list[str]) -> list[str]:  # type: ignore[override]
                super().begin(players)
                return players[:1]

        with contextlib.redirect_stderr(io.StringIO()):
            self.assertIn("`begin` returned 1 players for 2", run(Lonely, case())["end"]["error"]["message"])
