"""Adapters of the toy with one fault each, to test the smoke set: `python3 faulty.py NAME` serves one of them.

The doc of a class says what is wrong with the adapter. `fails` is the smoke case whose advice leads to the fault.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "examples")]

from toy_adapter import ToyAdapter
from toy_rules import Player, Thing

from casebook_adapter import Refused, mana
from casebook_adapter.case import run
from casebook_adapter.operations import named
from casebook_adapter.serve import Server


class Faulty(ToyAdapter):
    """A toy whose adapter may misread the case that it gets."""

    fails = ""

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        """Return the case as the adapter takes it."""
        return case


# -- the position ------------------------------------------------------------------------------------------------------


class EveryHandIsAlices(Faulty):
    """Cards in hand are given to the first player, whoever has them."""

    fails = "A card in hand is in that player's hand"

    def place(self, card: str, owner: Player, zone: str, controller: Player) -> Thing:
        return super().place(card, self.game.players[0] if zone == "hand" else owner, zone, controller)


class NothingIsPlacedTapped(Faulty):
    """The setup `tapped` is ignored."""

    fails = "A tapped creature can't attack"

    def set_tapped(self, object: Thing) -> None:
        pass


class PermanentsHaveJustEntered(Faulty):
    """A creature of the setup comes under its controller's control this turn."""

    fails = "A creature attacks and is tapped"

    def place(self, card: str, owner: Player, zone: str, controller: Player) -> Thing:
        thing = super().place(card, owner, zone, controller)
        thing.new = zone == "battlefield"
        return thing


class GenericManaIsColored(Faulty):
    """`can_pay` makes the lands for generic mana from the color beside it."""

    fails = "The land for generic mana does not pay for blue mana"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return _replaced(case, r'"mana": "\{1\}(\{[WUBRG]\})"', r'"mana": "\1\1"')


class ManaInsteadOfLands(Faulty):
    """`can_pay` puts mana into the pool, and no lands onto the battlefield."""

    fails = "Lands pay for a spell after attackers are declared"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return _replaced(case, '"can_pay"', '"mana_pool"')

    def set_mana_pool(self, player: Player, mana: str) -> None:
        player.pool += _letters(mana)


class LibrariesAreUpsideDown(Faulty):
    """Libraries are placed with the last card on top, and listed from the bottom."""

    fails = "A library is listed from its top, and its top card is drawn"

    def ready(self) -> None:
        for player in self.game.players:
            player.zones["library"].reverse()
        super().ready()

    def cards_in(self, zone: str, player: Player | None) -> list[Thing]:
        return super().cards_in(zone, player)[:: -1 if zone == "library" else 1]


class LibrariesAreListedFromTheBottom(Faulty):
    """`contents` lists the bottom card of a library first."""

    fails = "A library is listed from its top, and its top card is drawn"

    def cards_in(self, zone: str, player: Player | None) -> list[Thing]:
        return super().cards_in(zone, player)[:: -1 if zone == "library" else 1]


class OneMoreDraw(Faulty):
    """The game begins before the draw step, so the first player draws a card."""

    fails = "The next player draws at the draw step"

    def ready(self) -> None:
        super().ready()
        self.game._draw(self.game.players[0])


class LifeOfTheLastCase(Faulty):
    """The life totals of a case are those at the end of the case before it."""

    fails = "Players begin at twenty"
    last: Mapping[str, Player] = {}

    def ready(self) -> None:
        """Take the life totals of the last case."""
        for player in self.game.players:
            player.life = self.last.get(player.name, player).life
        LifeOfTheLastCase.last = {player.name: player for player in self.game.players}
        super().ready()


# -- handles and targets -----------------------------------------------------------------------------------------------


class HandlesAreCardNames(Faulty):
    """A handle is looked up by the name of its card: of two cards with one name the first is found."""

    fails = "A spell returns the targeted one of two creatures with one name"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        first: dict[str, str] = {}
        play = {part: case[part] for part in ("script", "probes")}
        for one in case["objects"]:
            found = first.setdefault(one["origin"]["card"]["name"], one["handle"])
            play = _replaced(play, re.escape(f'"{one["handle"]}"'), f'"{found}"')
        return {**case, **play}


class TargetsAreTheFirstLegalOnes(Faulty):
    """The targets of the case are ignored, and the first legal target is chosen."""

    fails = "A spell deals damage to the player it targets"

    def ask(self, player: Any, kind: str, options: Any = None, *more: Any, **named: Any) -> Any:
        chosen = super().ask(player, kind, options, *more, **named)
        return options[:1] if kind == "targets" else chosen


class TargetPermanentsAreTheFirst(Faulty):
    """A target that is a permanent is taken for the first permanent; players and spells as targets are right."""

    fails = "A spell returns the permanent it targets"

    def ask(self, player: Any, kind: str, options: Any = None, *more: Any, **named: Any) -> Any:
        chosen = super().ask(player, kind, options, *more, **named)
        things = [one for one in self.game.battlefield if options and one in options]
        return things[:1] if kind == "targets" and isinstance(chosen[0], Thing) and things else chosen


# -- the script --------------------------------------------------------------------------------------------------------


class LandsAreNotPlayed(Faulty):
    """`play_land` does nothing."""

    fails = "A land is played and is on the battlefield"

    def do_play_land(self, player: Player, card: Thing) -> None:
        pass


class SpellsResolveAtOnce(Faulty):
    """After `play` all players pass, so that the spell has resolved."""

    fails = "A spell waits on the stack"

    def do_play(self, player: Player, card: Thing) -> None:
        super().do_play(player, card)
        while self.game.stack and not self.game.over:
            self.game.pass_priority()


class NobodyPassesForAResponse(Faulty):
    """Players do not pass implicitly: a player who acts without priority is refused."""

    fails = "A spell is countered in response"

    def pass_priority(self) -> None:
        if _is_play(self):
            raise Refused("this player does not have priority")
        super().pass_priority()


class AllPassBeforeAResponse(Faulty):
    """All players pass before another player acts, so that the stack resolves first."""

    fails = "A spell is countered in response"

    def pass_priority(self) -> None:
        super().pass_priority()
        while _is_play(self) and self.game.stack:
            super().pass_priority()


class ResolveAllPassesOnce(Faulty):
    """For `resolve_all` only one player passes."""

    fails = "A creature spell resolves to a creature"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return _replaced(case, '"resolve_all"', '{"act": {"pass": {"player": "Alice"}}}')


class ResolveAllResolvesOne(Faulty):
    """`resolve_all` stops after the top object."""

    fails = "The last spell is on top of the stack, and the whole stack resolves"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return _replaced(case, "resolve_all", "resolve_top")


class ResolveTopResolvesAll(Faulty):
    """`resolve_top` goes on until the stack is empty."""

    fails = "The top of the stack resolves, and the spell below it waits"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return _replaced(case, "resolve_top", "resolve_all")


class BlocksAreNotDeclared(Faulty):
    """`block` declares no blockers."""

    fails = "The smaller of two creatures dies"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return _replaced(case, r'"blocks": \[.*?\]', '"blocks": []')


class CombatDamageStopsAtBlocks(Faulty):
    """`combat_damage` stops in the declare blockers step."""

    fails = "An unblocked creature deals its damage"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        if '{"block":' in json.dumps(case["script"]):
            return case
        step = {"turn": "current", "phase": "declare_blockers", "occasion": "next"}
        return _replaced(case, '"combat_damage"', json.dumps({"advance_to": step}))


class MomentsAreAlices(Faulty):
    """`advance_to` goes on to the first player's step, whoever's step the case names."""

    fails = "The next player draws at the draw step"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return _replaced(case, '"turn": {"of": "Bob"}', '"turn": {"of": "Alice"}')


class AnswersAreIgnored(Faulty):
    """An `answer` is not read: the first objects on offer are chosen."""

    fails = "A player discards the card that the answer names"

    def ask(self, player: Any, kind: str, options: Any = None, least: int = 1, *more: Any, **named: Any) -> Any:
        if kind == "objects":
            return options[:least]
        return super().ask(player, kind, options, least, *more, **named)


class AttemptsAreActions(Faulty):
    """A `try` is carried out as an action, so that a refusal ends the case."""

    fails = "A refused attempt to cast a spell changes nothing"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return _replaced(case, '"try"', '"act"')


class QuestionsAreActions(Faulty):
    """`can_do` is tried on the game itself, and not on a copy."""

    fails = "A question whether a spell can be cast does not cast it"

    def see_can_do(self, action: Any) -> Any:
        found = super().see_can_do(action)
        if found == "legal":
            self.act(*named(action))
        return found


# -- probes ------------------------------------------------------------------------------------------------------------


class LateProbes(Faulty):
    """All probes are asked at the end of the case."""

    fails = "A life total is observed before a spell resolves and after it"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return {**case, "probes": [{**one, "after": len(case["script"])} for one in case["probes"]]}


class EarlyProbes(Faulty):
    """Each probe is asked before the last operation that it counts."""

    fails = "A land is played and is on the battlefield"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return {**case, "probes": [{**one, "after": max(one["after"] - 1, 0)} for one in case["probes"]]}


class ProbesAreCountedFromTheEnd(Faulty):
    """The answers are numbered in the reverse order of the probes."""

    fails = "A life total is observed before a spell resolves and after it"

    @classmethod
    def misread(cls, case: dict[str, Any]) -> dict[str, Any]:
        return {**case, "probes": case["probes"][::-1]}


class TheStackIsUpsideDown(Faulty):
    """`contents` lists the bottom object of the stack first."""

    fails = "The last spell is on top of the stack, and the whole stack resolves"

    def cards_in(self, zone: str, player: Player | None) -> list[Thing]:
        return super().cards_in(zone, player)[:: -1 if zone == "stack" else 1]


class ZonesAreTheOwners(Faulty):
    """The player of a zone is always the owner."""

    fails = "A permanent is on the battlefield of its controller and returns to the hand of its owner"

    def see_object_zone(self, object: Thing) -> Any:
        return object.zone if object.zone == "nowhere" else (object.zone, object.owner)


class GraveyardsAreAlices(Faulty):
    """A card in a graveyard is said to be in the graveyard of the active player."""

    fails = "All creatures die at once"

    def see_object_zone(self, object: Thing) -> Any:
        return (object.zone, self.game.active) if object.zone == "graveyard" else object.zone


class OwnersControl(Faulty):
    """The controller is always the owner."""

    fails = "A permanent is on the battlefield of its controller and returns to the hand of its owner"

    def see_object_controller(self, object: Thing) -> Player:
        return object.owner


class PrintedSize(Faulty):
    """Power and toughness are those of the card."""

    fails = "A creature that a spell makes larger has its present size"

    def see_object_power_toughness(self, object: Thing) -> tuple[int, int] | None:
        return object.card.size


class TappedIsUntapped(Faulty):
    """`tapped` is reported the wrong way round."""

    fails = "A creature on the battlefield has its printed size and is untapped"

    def see_object_tapped(self, object: Thing) -> bool:
        return not object.tapped


class NoDamageIsMarked(Faulty):
    """Marked damage is always 0."""

    fails = "Damage stays marked on a creature that survives"

    def see_object_damage_marked(self, object: Thing) -> int:
        return 0


class EverySpellResolves(Faulty):
    """A spell that has left the stack is said to have resolved."""

    fails = "A spell whose only target is gone is countered on resolution"

    def see_object_fate(self, object: Thing) -> str:
        return object.fate if object.fate in ("never_there", "on_stack") else "resolved"


class LifeStaysTheSame(Faulty):
    """Life totals are always 20."""

    fails = "A spell deals damage to the player it targets"

    def see_life(self, player: Player) -> int:
        return 20


class PoolsAreEmpty(Faulty):
    """Mana pools are always empty."""

    fails = "An elf taps for mana"

    def see_mana_pool(self, player: Player) -> list[str]:
        return []


class OneCardIsDrawn(Faulty):
    """The number of cards drawn is always 1."""

    fails = "The next player draws at the draw step"

    def see_cards_drawn(self, player: Player) -> int:
        return 1


class EverythingIsLegal(Faulty):
    """`can_do` says that every action is legal."""

    fails = "A tapped creature can't attack"

    def see_can_do(self, action: Any) -> Any:
        return "legal"


class NothingIsLegal(Faulty):
    """`can_do` says that no action is legal."""

    fails = "A question whether a spell can be cast does not cast it"

    def see_can_do(self, action: Any) -> Any:
        return Refused("no")


#: Every faulty adapter by its name.
FAULTS: dict[str, type[Faulty]] = {one.__name__: one for one in Faulty.__subclasses__()}


def _replaced(part: dict[str, Any], pattern: str, by: str) -> dict[str, Any]:
    """Return a part of a case in which text of its JSON is replaced."""
    replaced: dict[str, Any] = json.loads(re.sub(pattern, by, json.dumps(part)))
    return replaced


def _letters(amount: str) -> list[str]:
    return mana.pool(amount)


def _is_play(adapter: Faulty) -> bool:
    """Whether the script is at a spell that somebody plays."""
    script = adapter.script
    return script.step < len(script.ops) and "play" in named(script.ops[script.step][1] or "")


class FaultyServer(Server):
    """Plays each case as the faulty adapter misreads it."""

    def _run(self, request: Mapping[str, Any]) -> dict[str, Any]:
        case = FAULTS[self.make.__name__].misread(request["case"])
        return {"seq": request["seq"], **run(self.make, case, self.edition)}


if __name__ == "__main__":
    server = FaultyServer(FAULTS[sys.argv[1]])
    for line in sys.stdin:
        print(json.dumps(server.answer(line)), flush=True)
