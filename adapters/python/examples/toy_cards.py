"""The cards of the toy engine: lands, creatures with keywords, and a few spells."""

from __future__ import annotations

from dataclasses import dataclass

LANDS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G", "Wastes": "C"}
COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


@dataclass(frozen=True)
class Card:
    """A card as it is printed.

    `target` says what a spell may target, and `effect` what it does, with a number: `("damage", 3)`. For a spell with
    X, the number is 0.
    """

    name: str
    cost: str
    types: tuple[str, ...]
    size: tuple[int, int] | None = None
    keywords: tuple[str, ...] = ()
    mana: str = ""
    target: str = ""
    effect: tuple[str, int] = ("", 0)

    def is_a(self, kind: str) -> bool:
        """Whether it has a supertype, type or subtype."""
        return kind in self.types

    def colors(self) -> list[str]:
        """Return its colours, which come from its cost."""
        return [word for letter, word in COLORS.items() if letter in self.cost]


def _creature(name: str, cost: str, types: str, size: str, *keywords: str, mana: str = "") -> Card:
    power, toughness = size.split("/")
    return Card(name, cost, tuple(types.split()), (int(power), int(toughness)), keywords, mana)


def _spell(name: str, cost: str, types: str, target: str, effect: str, number: int = 0) -> Card:
    return Card(name, cost, tuple(types.split()), target=target, effect=(effect, number))


def _land(name: str, mana: str) -> Card:
    subtype = () if mana == "C" else (name.lower(),)
    return Card(name, "", ("basic", "land", *subtype), mana=mana)


_CARDS = [
    *(_land(name, mana) for name, mana in LANDS.items()),
    _creature("Bog Wraith", "3B", "creature wraith", "3/3", "swampwalk"),
    _creature("Boggart Brute", "2R", "creature goblin warrior", "3/2", "menace"),
    _creature("Craw Wurm", "4GG", "creature wurm", "6/4"),
    _creature("Furtive Homunculus", "1U", "creature homunculus", "2/1", "skulk"),
    _creature("Gladecover Scout", "G", "creature elf scout", "1/1", "hexproof"),
    _creature("Goblin Raider", "1R", "creature goblin warrior", "2/2", "can't block"),
    _creature("Grizzly Bears", "1G", "creature bear", "2/2"),
    _creature("Hill Giant", "3R", "creature giant", "3/3"),
    _creature("Isamaru, Hound of Konda", "W", "legendary creature dog", "2/2"),
    _creature("Jasmine Boreal", "3GW", "legendary creature human", "4/5"),
    _creature("Llanowar Elves", "G", "creature elf druid", "1/1", mana="G"),
    _creature("Ornithopter", "0", "artifact creature thopter", "0/2", "flying"),
    _creature("River Kaijin", "2U", "creature spirit", "1/4"),
    _creature("Runeclaw Bear", "1G", "creature bear", "2/2"),
    _creature("Serra Angel", "3WW", "creature angel", "4/4", "flying", "vigilance"),
    _creature("Shu Cavalry", "2W", "creature human soldier", "2/2", "horsemanship"),
    _creature("Soltari Foot Soldier", "W", "creature soltari soldier", "1/1", "shadow"),
    _creature("Steel Wall", "1", "artifact creature wall", "0/4", "defender"),
    _creature("Trained Armodon", "1GG", "creature elephant", "3/3"),
    _creature("Typhoid Rats", "B", "creature rat", "1/1", "deathtouch"),
    _creature("Vampire Nighthawk", "1BB", "creature vampire shaman", "2/3", "flying", "deathtouch", "lifelink"),
    _creature("Wall of Air", "1UU", "creature wall", "1/5", "flying", "defender"),
    _creature("Wall of Stone", "1RR", "creature wall", "0/8", "defender"),
    _creature("Wall of Wood", "G", "creature wall", "0/3", "defender"),
    _creature("Wandering Ones", "U", "creature spirit", "1/1"),
    _creature("Watchwolf", "GW", "creature wolf", "3/3"),
    _creature("White Knight", "WW", "creature human knight", "2/2", "first strike", "protection from black"),
    _spell("Blaze", "XR", "sorcery", "any", "damage"),
    _spell("Boomerang", "UU", "instant", "permanent", "return"),
    _spell("Counsel of the Soratami", "2U", "sorcery", "", "draw", 2),
    _spell("Counterspell", "UU", "instant", "spell", "counter"),
    _spell("Dry Spell", "1B", "sorcery", "", "damage all", 1),
    _spell("Giant Growth", "G", "instant", "creature", "grow", 3),
    _spell("Lava Spike", "R", "sorcery arcane", "player", "damage", 3),
    _spell("Lightning Bolt", "R", "instant", "any", "damage", 3),
    _spell("Naturalize", "1G", "instant", "artifact or enchantment", "destroy"),
    _spell("Reach Through Mists", "U", "instant arcane", "", "draw", 1),
    _spell("Stone Rain", "2R", "sorcery", "land", "destroy"),
    _spell("Terror", "1B", "instant", "nonartifact, nonblack creature", "destroy"),
    _spell("Wrath of God", "2WW", "sorcery", "", "destroy all"),
]
#: Every card by its name.
CARDS = {card.name: card for card in _CARDS}
