//! The closed lists of words in the card language: colours, types, zones, steps, mana.

use std::fmt;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use super::mana_cost::{HYBRID, MOST_WAYS, ManaCost};
use super::name::Name;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
        #[cfg_attr(feature = "schema", derive(JsonSchema))]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        pub enum $name { $($(#[$vdoc])* $variant),* }
        impl $name {
            /// Every value, in the rulebook's order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Its word in the card language.
            #[must_use]
            pub fn word(self) -> &'static str {
                self.into()
            }

            /// The value of a word of the card language, in small or capital letters.
            #[must_use]
            pub fn of_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.word().eq_ignore_ascii_case(word))
            }
        }
    };
}

words! {
    /// A colour.
    Color { /** {W} */ White, /** {U} */ Blue, /** {B} */ Black, /** {R} */ Red, /** {G} */ Green }
}
words! {
    /// A kind of mana, which the rules call its type: one of the five colours, or colourless.
    ManaKind { /** White mana. */ White, /** Blue mana. */ Blue, /** Black mana. */ Black, /** Red mana. */ Red, /** Green mana. */ Green, /** Colourless mana. */ Colorless }
}
words! {
    /// A card type.
    CardType { /** Artifact */ Artifact, /** Creature */ Creature, /** Enchantment */ Enchantment, /** Instant */ Instant, /** Land */ Land, /** Planeswalker */ Planeswalker, /** Sorcery */ Sorcery, /** Battle */ Battle, /** Kindred: the object has creature types without being a creature (308; tribal until 2023). */ Kindred }
}
words! {
    /// A supertype.
    Supertype { /** Basic */ Basic, /** Legendary */ Legendary, /** Snow */ Snow, /** World */ World }
}
words! {
    /// A zone of the game.
    Zone { /** Each player's library. */ Library, /** Each player's hand. */ Hand, /** The battlefield; "in play" until 2009. */ Battlefield, /** Each player's graveyard. */ Graveyard, /** The stack. */ Stack, /** The exile zone; "removed from the game" until 2009. */ Exile, /** The command zone, with emblems. No selector finds them. */ Command, /** Objects that have ceased to exist. */ Nowhere }
}
words! {
    /// A step or a phase without steps, in the order of the turn.
    Step { /** Untap. */ Untap, /** Upkeep. */ Upkeep, /** Draw. */ Draw, /** First main phase. */ PrecombatMain, /** Beginning of combat. */ BeginCombat, /** Declare attackers. */ DeclareAttackers, /** Declare blockers. */ DeclareBlockers, /** The combat damage step for creatures with first strike or double strike. */ FirstStrikeDamage, /** Combat damage. */ CombatDamage, /** End of combat. */ EndCombat, /** Second main phase. */ PostcombatMain, /** The end step; "end of turn" until 2009. */ End, /** Cleanup. */ Cleanup }
}

words! {
    /// A designation of the game (730): the game has neither until an effect or a keyword gives it one, and exactly one from then on.
    Daytime { /** Day. */ Day, /** Night. */ Night }
}

words! {
    /// An aspect of objects, for the amount `different`.
    Aspect { /** Card types. */ CardTypes, /** Colours. */ Colors, /** Basic land types. */ BasicLandTypes, /** Names. */ Names, /** Mana values. */ ManaValues, /** Powers. */ Powers }
}

impl Step {
    /// Whether this is a step of the combat phase.
    #[must_use]
    pub fn in_combat(self) -> bool {
        Self::BeginCombat <= self && self <= Self::EndCombat
    }

    /// Whether this is one of the main phases.
    #[must_use]
    pub fn is_main(self) -> bool {
        matches!(self, Self::PrecombatMain | Self::PostcombatMain)
    }
}

/// A basic land type (305.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LandType {
    /// Has a mana ability that adds white mana.
    Plains,
    /// Has a mana ability that adds blue mana.
    Island,
    /// Has a mana ability that adds black mana.
    Swamp,
    /// Has a mana ability that adds red mana.
    Mountain,
    /// Has a mana ability that adds green mana.
    Forest,
}

impl LandType {
    /// All basic land types, in the rulebook's order.
    pub const ALL: &[Self] = &[Self::Plains, Self::Island, Self::Swamp, Self::Mountain, Self::Forest];

    /// The basic land type with this name.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|land| land.word() == name)
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> Name {
        self.word().into()
    }

    fn word(self) -> &'static str {
        match self {
            Self::Plains => "Plains",
            Self::Island => "Island",
            Self::Swamp => "Swamp",
            Self::Mountain => "Mountain",
            Self::Forest => "Forest",
        }
    }
}

impl ManaKind {
    /// Its colour. `None` for colourless mana.
    #[must_use]
    pub fn color(self) -> Option<Color> {
        Color::ALL.get(self as usize).copied()
    }
}

impl From<Option<Color>> for ManaKind {
    fn from(color: Option<Color>) -> Self {
        color.map_or(Self::Colorless, |color| Self::ALL[color as usize])
    }
}

impl Color {
    /// The letter of its mana symbol.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Blue => 'U',
            Self::Black => 'B',
            Self::Red => 'R',
            Self::Green => 'G',
        }
    }

    /// The colour of a mana letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.iter().copied().find(|c| c.letter() == letter)
    }
}

/// A set of words of one closed list, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct WordSet<T>(u16, std::marker::PhantomData<T>);

impl Zone {
    /// Whether all players can see the cards in it (400.2).
    #[must_use]
    pub fn is_public(self) -> bool {
        !matches!(self, Self::Library | Self::Hand)
    }
}

macro_rules! word_set {
    ($($t:ty),*) => { $(
        impl WordSet<$t> {
            /// The empty set.
            pub const EMPTY: Self = Self(0, std::marker::PhantomData);
            /// Whether the word is in the set.
            #[must_use]
            pub fn has(self, word: $t) -> bool { self.0 & 1 << (word as u16) != 0 }
            /// Adds the word to the set.
            pub fn insert(&mut self, word: $t) { self.0 |= 1 << (word as u16); }
            /// Removes the word from the set.
            pub fn remove(&mut self, word: $t) { self.0 &= !(1 << (word as u16)); }
            /// The words, in the rulebook's order.
            pub fn iter(self) -> impl Iterator<Item = $t> { <$t>::ALL.iter().copied().filter(move |w| self.has(*w)) }
            /// The number of words in the set.
            #[must_use]
            pub fn len(self) -> usize { self.0.count_ones() as usize }
            /// Whether the set is empty.
            #[must_use]
            pub fn is_empty(self) -> bool { self.0 == 0 }
            /// Whether both sets have a word in common.
            #[must_use]
            pub fn meets(self, other: Self) -> bool { self.0 & other.0 != 0 }
        }
        impl FromIterator<$t> for WordSet<$t> {
            fn from_iter<I: IntoIterator<Item = $t>>(words: I) -> Self {
                let mut set = Self::EMPTY;
                words.into_iter().for_each(|w| set.insert(w));
                set
            }
        }
        impl Default for WordSet<$t> { fn default() -> Self { Self::EMPTY } }
        impl fmt::Debug for WordSet<$t> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.debug_set().entries(self.iter()).finish() }
        }
        impl Serialize for WordSet<$t> {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> { s.collect_seq(self.iter()) }
        }
        impl<'de> Deserialize<'de> for WordSet<$t> {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> { Ok(Vec::<$t>::deserialize(d)?.into_iter().collect()) }
        }
        #[cfg(feature = "schema")]
        impl JsonSchema for WordSet<$t> {
            fn inline_schema() -> bool { true }
            fn schema_name() -> std::borrow::Cow<'static, str> { concat!(stringify!($t), "s").into() }
            fn json_schema(generator: &mut SchemaGenerator) -> Schema { <Vec<$t>>::json_schema(generator) }
        }
    )* };
}
word_set!(Color, CardType, Supertype);

/// A set of colours.
pub type Colors = WordSet<Color>;
/// A set of card types.
pub type Types = WordSet<CardType>;
/// A set of supertypes.
pub type Supertypes = WordSet<Supertype>;

/// A kind of counter: `+1/+1`, `charge`, `ki`. The name also states the change to power and toughness (122.1a).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterKind {
    word: Name,
    pt: Option<(i32, i32)>,
}

impl CounterKind {
    /// The change that one such counter makes to power and toughness. `None` for a counter that changes neither.
    #[must_use]
    pub fn pt(&self) -> Option<(i32, i32)> {
        self.pt
    }
}

impl From<&Name> for CounterKind {
    fn from(word: &Name) -> Self {
        let parts = word.split_once('/').and_then(|(power, toughness)| power.parse().ok().zip(toughness.parse().ok()));
        Self { word: word.clone(), pt: parts }
    }
}

impl From<&str> for CounterKind {
    fn from(word: &str) -> Self {
        Self::from(&Name::from(word))
    }
}

impl std::ops::Deref for CounterKind {
    type Target = str;
    fn deref(&self) -> &str {
        &self.word
    }
}

impl fmt::Display for CounterKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.word.fmt(f)
    }
}

impl Serialize for CounterKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.word.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CounterKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Name::deserialize(deserializer).map(|word| Self::from(&word))
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for CounterKind {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CounterKind".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "A kind of counter: `charge`, `ki`, `+1/+1`. The name states what the counter adds to power and toughness (122.1a).",
        })
    }
}
