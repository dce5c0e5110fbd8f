"""The state of the toy engine, and the rules that its actions use: moves, damage, targets, payment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from toy_cards import CARDS, Card

#: Keywords of attackers that only blockers with the same keyword can block.
EVASION = ("horsemanship", "shadow")

#: All keywords that the engine knows.
KEYWORDS = (
    "deathtouch", "defender", "double strike", "first strike", "flying", "haste", "hexproof",
    "horsemanship", "indestructible", "lifelink", "menace", "reach", "shadow", "skulk", "swampwalk",
    "trample", "vigilance",
)

Choose = Callable[..., Any]


class Illegal(Exception):
    """An action is against the rules."""


@dataclass(eq=False)
class Player:
    """A player, with the zones that belong to one player. The top of a library and of a graveyard is the last card."""

    name: str
    life: int = 20
    standing: str = "playing"
    drawn: int = 0
    land_played: bool = False
    drew_from_nothing: bool = False
    pool: list[str] = field(default_factory=list)
    zones: dict[str, list[Thing]] = field(
        default_factory=lambda: {"hand": [], "library": [], "graveyard": [], "exile": []}
    )

    @property
    def lost(self) -> bool:
        """Whether the player has left the game."""
        return self.standing != "playing"


@dataclass(eq=False)
class Thing:
    """A card. It stays the same Python object in every zone; `moves` counts its changes of zones."""

    card: Card
    owner: Player
    controller: Player
    zone: str
    moves: int = 0
    came: str = "setup"
    fate: str = "never_there"
    tapped: bool = False
    new: bool = False
    damage: int = 0
    touched_by_death: bool = False
    grown: int = 0
    granted: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Its name."""
        return self.card.name

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword."""
        return keyword in self.card.keywords or keyword in self.granted

    def size(self) -> tuple[int, int] | None:
        """Return power and toughness; nothing for a card that is no creature."""
        if self.card.size is None:
            return None
        return self.card.size[0] + self.grown, self.card.size[1] + self.grown

    def power(self) -> int:
        """Return its power; 0 for a card that is no creature."""
        return (self.size() or (0, 0))[0]

    def keywords(self) -> list[str]:
        """Return its keywords."""
        return [*self.card.keywords, *self.granted]

    def identity(self) -> str:
        """Return a name for the object that it is now: after a move it is another object."""
        return f"{id(self)}.{self.moves}"

    def protected_from(self, source: Thing) -> bool:
        """Whether it has protection from a colour of a source."""
        return any(self.has(f"protection from {color}") for color in source.card.colors())


@dataclass(eq=False)
class Spell:
    """A spell on the stack. A target is kept with the number of its moves: if it has moved, it is another object."""

    thing: Thing
    targets: list[tuple[Thing | Player, int]]
    x: int = 0


class Rules:
    """The state of a game, and its rules without turns and actions."""

    def __init__(self, names: Sequence[str], choose: Choose) -> None:
        self.players = [Player(name) for name in names]
        self.choose = choose
        self.active = self.players[0]
        self.turn = 1
        self.step = "precombat_main"
        self.battlefield: list[Thing] = []
        self.stack: list[Spell] = []
        self.passed = 0
        self.actor = self.active
        self.declaring = ""
        self.over = False
        self.attackers: dict[Thing, Player] = {}
        self.blockers: dict[Thing, list[Thing]] = {}
        self.struck: set[Thing] = set()
        #: All damage that was dealt: by what, to what, how much.
        self.dealt: list[tuple[Thing, Thing | Player, int]] = []

    def add(self, name: str, owner: Player, zone: str, controller: Player) -> Thing:
        """Put a card into a zone: in a library below the others, in a graveyard on top."""
        thing = Thing(CARDS[name], owner, controller, zone)
        cards = self.battlefield if zone == "battlefield" else owner.zones[zone]
        cards.insert(0 if zone == "library" else len(cards), thing)
        return thing

    def cards_in(self, zone: str, player: Player | None) -> list[Thing]:
        """Return the cards of a zone, top first; of the battlefield and the stack, those that the player controls."""
        shared = {"battlefield": self.battlefield, "stack": [spell.thing for spell in self.stack]}
        if zone in shared:
            return [one for one in reversed(shared[zone]) if player in (None, one.controller)]
        return list(reversed(player.zones[zone])) if player else []

    # -- rules ---------------------------------------------------------------------------------------------------------

    def legal_targets(self, player: Player, source: Thing) -> list[Thing | Player]:
        """Return what a spell of a player may target."""
        kind = source.card.target
        found: list[Thing | Player] = []
        if kind == "spell":
            found += [spell.thing for spell in self.stack if spell.thing is not source]
        if kind in ("any", "player"):
            found += self._playing()
        return found + [thing for thing in self.battlefield if self._may_target(player, source, thing)]

    def can_block(self, blocker: Thing, attacker: Thing) -> bool:
        """Whether one creature can block another, leaving aside how many block it."""
        if not self._is_creature(blocker) or blocker.tapped or blocker.has("can't block"):
            return False
        if attacker.has("flying") and not (blocker.has("flying") or blocker.has("reach")):
            return False
        if any(attacker.has(word) and not blocker.has(word) for word in EVASION):
            return False
        if blocker.has("shadow") and not attacker.has("shadow"):
            return False
        if attacker.has("skulk") and blocker.power() > attacker.power():
            return False
        swamps = any(one.card.is_a("swamp") and one.controller is blocker.controller for one in self.battlefield)
        return not attacker.protected_from(blocker) and not (attacker.has("swampwalk") and swamps)

    def combat_of(self, thing: Thing) -> tuple[Player | None, bool | None, list[Thing], list[Thing], bool]:
        """Return whom a creature attacks, whether it is blocked, what it blocks, what blocks it, and whether it blocks.

        A creature stays a blocking creature when its attacker has left combat.
        """
        blocks = any(thing in by for by in self.blockers.values())
        blocking = [one for one, by in self.blockers.items() if thing in by and one in self.attackers]
        if thing not in self.attackers:
            return None, None, blocking, [], blocks
        declared = self.step not in ("declare_attackers", "declare_blockers") or not self.declaring
        blocked = thing in self.blockers if declared and self.step != "declare_attackers" else None
        return self.attackers[thing], blocked, blocking, self.blockers.get(thing, []), blocks

    def check_state(self) -> None:
        """Carry out state-based actions until there is nothing to do."""
        while not self.over and any([self._lose_players(), self._bury_creatures(), self._keep_one_legend()]):
            pass

    def _lose_players(self) -> bool:
        losing = [one for one in self._playing() if one.life <= 0 or one.drew_from_nothing]
        for player in losing:
            player.standing = "lost"
            for thing in [one for one in self.battlefield if one.owner is player]:
                self.battlefield.remove(thing)
                self._leave_combat(thing)
                thing.zone = "nowhere"
        left = self._playing()
        self.over = len(left) < 2
        if self.over:
            for player in left or losing:
                player.standing = "won" if left else "drew"
        return bool(losing)

    def _bury_creatures(self) -> bool:
        dying: list[tuple[Thing, str]] = []
        for thing in self.battlefield:
            size = thing.size()
            if size is None:
                continue
            if size[1] <= 0:
                dying.append((thing, "toughness"))
            elif thing.damage >= size[1] or thing.touched_by_death:
                dying += [] if thing.has("indestructible") else [(thing, "destroyed")]
        for thing, why in dying:
            self._move(thing, "graveyard", why)
        return bool(dying)

    def _keep_one_legend(self) -> bool:
        for player in self._playing():
            legends = [one for one in self.battlefield if one.controller is player and one.card.is_a("legendary")]
            for name in {one.name for one in legends}:
                alike = [one for one in legends if one.name == name]
                if len(alike) > 1:
                    kept = self.choose(player, "keep", alike, 1, 1, None, "state based")
                    for thing in alike:
                        if thing is not kept:
                            self._move(thing, "graveyard", "legend rule")
                    return True
        return False

    def _resolve(self, spell: Spell) -> None:
        thing = spell.thing
        legal = self.legal_targets(thing.controller, thing) if spell.targets else []
        targets = [one for one, moves in spell.targets if one in legal and getattr(one, "moves", 0) == moves]
        if spell.targets and not targets:
            thing.fate = "countered_on_resolution"
            return self._move(thing, "graveyard", "countered")
        thing.fate = "resolved"
        if thing.card.effect[0] == "":
            thing.new = True
            return self._move(thing, "battlefield", "resolved")
        self._carry_out(spell, targets)
        self._move(thing, "graveyard", "resolved")

    def _carry_out(self, spell: Spell, targets: Sequence[Any]) -> None:
        effect, number = spell.thing.card.effect
        creatures = [one for one in self.battlefield if self._is_creature(one)]
        if effect == "damage":
            self._deal([(spell.thing, targets[0], number or spell.x)])
        elif effect == "damage all":
            hurt: list[Thing | Player] = [*creatures, *self._playing()]
            self._deal([(spell.thing, one, number) for one in hurt])
        elif effect == "draw":
            for _ in range(number):
                self._draw(spell.thing.controller)
        elif effect == "grow":
            targets[0].grown += number
        elif effect == "return":
            self._move(targets[0], "hand", "returned")
        elif effect == "counter":
            self.stack = [one for one in self.stack if one.thing is not targets[0]]
            targets[0].fate = "countered_by_effect"
            self._move(targets[0], "graveyard", "countered")
        else:
            for thing in creatures if effect == "destroy all" else targets:
                if not thing.has("indestructible"):
                    self._move(thing, "graveyard", "destroyed")

    def _deal(self, damage: Sequence[tuple[Thing, Thing | Player, int]]) -> None:
        """Deal damage all at once."""
        for source, to, amount in damage:
            if isinstance(to, Player):
                to.life -= amount
            elif not to.protected_from(source):
                to.damage += amount
                to.touched_by_death = to.touched_by_death or (amount > 0 and source.has("deathtouch"))
            else:
                continue
            self.dealt.append((source, to, amount))
            if source.has("lifelink"):
                source.controller.life += amount

    def _draw(self, player: Player) -> None:
        if player.zones["library"]:
            player.drawn += 1
            self._move(player.zones["library"][-1], "hand", "drawn")
        else:
            player.drew_from_nothing = True

    def _move(self, thing: Thing, zone: str, why: str) -> None:
        """Move a card to a zone. It becomes a new object: everything about the old one is forgotten."""
        if thing.zone == "battlefield":
            self.battlefield.remove(thing)
            self._leave_combat(thing)
            thing.tapped = thing.new = thing.touched_by_death = False
            thing.damage = thing.grown = 0
            thing.granted = []
        elif thing.zone != "stack":
            thing.owner.zones[thing.zone].remove(thing)
        thing.zone, thing.came, thing.moves = zone, why, thing.moves + 1
        if zone == "battlefield":
            thing.new = True
            self.battlefield.append(thing)
        elif zone != "stack":
            thing.controller = thing.owner
            thing.owner.zones[zone].append(thing)

    def _leave_combat(self, thing: Thing) -> None:
        self.attackers.pop(thing, None)
        for blockers in self.blockers.values():
            if thing in blockers:
                blockers.remove(thing)

    def _fight(self, dealing: Sequence[Thing]) -> None:
        """Assign the combat damage of these creatures and deal it at once."""
        damage: list[tuple[Thing, Thing | Player, int]] = []
        for thing in dealing:
            if thing in self.attackers:
                damage += [(thing, to, amount) for to, amount in self._assign(thing) if amount > 0]
            else:
                blocked = [
                    one for one, blockers in self.blockers.items() if thing in blockers and one in self.attackers
                ]
                damage += [(thing, one, thing.power()) for one in blocked]
        self._deal([one for one in damage if one[2] > 0])

    def _assign(self, attacker: Thing) -> Sequence[tuple[Thing | Player, int]]:
        """Return how an attacker assigns its damage; its controller chooses if there are several ways."""
        defender, power = self.attackers[attacker], attacker.power()
        if attacker not in self.blockers:
            return [(defender, power)]
        among: list[Thing | Player] = list(self.blockers[attacker])
        if attacker.has("trample"):
            among.append(defender)
        if len(among) < 2 or power <= 0:
            return [(one, power) for one in among]
        chosen = self.choose(attacker.controller, "division", among, 0, power, attacker, "assign")
        given = dict(chosen)
        lethal = all(given.get(one, 0) >= self._lethal(attacker, one) for one in among if isinstance(one, Thing))
        if sum(given.values()) != power or (given.get(defender, 0) and not lethal):
            raise Illegal(f"{attacker.name} can't assign its damage like that")
        return list(given.items())

    def _lethal(self, attacker: Thing, blocker: Thing) -> int:
        left = (blocker.size() or (0, 0))[1] - blocker.damage
        return min(left, 1) if attacker.has("deathtouch") else left

    # -- helpers -------------------------------------------------------------------------------------------------------

    def _playing(self) -> list[Player]:
        return [player for player in self.players if not player.lost]

    def _others(self, player: Player) -> list[Player]:
        """Return the other players of the game in turn order."""
        at = self.players.index(player)
        return [one for one in (*self.players[at + 1 :], *self.players[:at]) if not one.lost]

    def _is_creature(self, thing: Thing) -> bool:
        return thing.zone == "battlefield" and thing.card.size is not None

    def _may_target(self, player: Player, source: Thing, thing: Thing) -> bool:
        kinds = {
            "any": thing.card.is_a("creature"),
            "permanent": True,
            "creature": thing.card.is_a("creature"),
            "land": thing.card.is_a("land"),
            "artifact or enchantment": thing.card.is_a("artifact") or thing.card.is_a("enchantment"),
            "nonartifact, nonblack creature": thing.card.is_a("creature")
            and not thing.card.is_a("artifact")
            and "black" not in thing.card.colors(),
        }
        hidden = thing.has("hexproof") and thing.controller is not player
        return kinds.get(source.card.target, False) and not hidden and not thing.protected_from(source)

    def _pay(self, player: Player, cost: str, x: int) -> None:
        """Pay a cost from the pool and with lands: coloured mana first, then generic mana with what can do least."""
        generic = sum(int(symbol) for symbol in cost if symbol.isdecimal()) + x * cost.count("X")
        wanted = [symbol for symbol in cost if symbol.isalpha() and symbol != "X"] + [""] * generic
        pool = sorted(player.pool, key="WUBRGC".index, reverse=True)
        tapped: list[Thing] = []
        for symbol in wanted:
            mana = next((one for one in pool if symbol in ("", one)), None)
            land = next(
                (one for one in self._lands(player) if one not in tapped and symbol in ("", one.card.mana)), None
            )
            if mana is not None:
                pool.remove(mana)
            elif land is not None:
                tapped.append(land)
            else:
                raise Illegal(f"{player.name} can't pay {cost}")
        player.pool = pool
        for land in tapped:
            land.tapped = True

    def _lands(self, player: Player) -> Iterator[Thing]:
        """Yield the untapped lands of a player, first those that make no colour."""
        own = [one for one in self.battlefield if one.controller is player and one.card.is_a("land") and not one.tapped]
        return iter(sorted(own, key=lambda land: land.card.mana != "C"))
