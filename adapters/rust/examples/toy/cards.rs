//! The cards of the toy engine.

/// A card as it is printed.
pub(crate) struct Card {
    /// Its name.
    pub(crate) name: &'static str,
    /// Its cost, a letter for each symbol.
    pub(crate) cost: &'static str,
    /// What it is.
    pub(crate) kind: Kind,
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A basic land, with the mana that it makes.
    Land(char),
    /// A creature with its size, and the mana that it makes.
    Creature(i64, i64, Option<char>),
    /// An instant.
    Instant(Spell),
    /// A sorcery.
    Sorcery(Spell),
}

/// What a spell does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spell {
    /// Damage to target player.
    Burn(i64),
    /// Returns target permanent to its owner's hand.
    Return,
    /// Counters target spell.
    Counter,
    /// Makes target creature larger until end of turn.
    Grow(i64),
    /// Destroys target creature that is not black.
    Destroy,
    /// Destroys all creatures.
    DestroyAll,
}

impl Card {
    /// Whether it is a creature.
    pub(crate) fn is_creature(&self) -> bool {
        matches!(self.kind, Kind::Creature(..))
    }

    /// The mana that it makes.
    pub(crate) fn mana(&self) -> Option<char> {
        match self.kind {
            Kind::Land(mana) => Some(mana),
            Kind::Creature(_, _, mana) => mana,
            Kind::Instant(_) | Kind::Sorcery(_) => None,
        }
    }

    /// What it does as a spell.
    pub(crate) fn spell(&self) -> Option<Spell> {
        match self.kind {
            Kind::Instant(spell) | Kind::Sorcery(spell) => Some(spell),
            Kind::Land(_) | Kind::Creature(..) => None,
        }
    }

    /// The card of a name.
    pub(crate) fn named(name: &str) -> Option<&'static Card> {
        CARDS.iter().find(|card| card.name == name)
    }
}

const fn card(name: &'static str, cost: &'static str, kind: Kind) -> Card {
    Card { name, cost, kind }
}

/// All cards.
const CARDS: [Card; 16] = [
    card("Plains", "", Kind::Land('W')),
    card("Island", "", Kind::Land('U')),
    card("Swamp", "", Kind::Land('B')),
    card("Mountain", "", Kind::Land('R')),
    card("Forest", "", Kind::Land('G')),
    card("Wastes", "", Kind::Land('C')),
    card("Grizzly Bears", "1G", Kind::Creature(2, 2, None)),
    card("Hill Giant", "3R", Kind::Creature(3, 3, None)),
    card("Craw Wurm", "4GG", Kind::Creature(6, 4, None)),
    card("Llanowar Elves", "G", Kind::Creature(1, 1, Some('G'))),
    card("Boomerang", "UU", Kind::Instant(Spell::Return)),
    card("Counterspell", "UU", Kind::Instant(Spell::Counter)),
    card("Giant Growth", "G", Kind::Instant(Spell::Grow(3))),
    card("Lava Spike", "R", Kind::Sorcery(Spell::Burn(3))),
    card("Terror", "1B", Kind::Instant(Spell::Destroy)),
    card("Wrath of God", "2WW", Kind::Sorcery(Spell::DestroyAll)),
];
