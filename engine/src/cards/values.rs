//! The closed words of the card language: colours, types, zones, steps, mana.

use std::{borrow::Cow, fmt, str::FromStr};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::name::Name;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$vdoc])* $variant),* }
        impl $name {
            /// Every value, in the rulebook's order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];
        }
    };
}

words! {
    /// A colour.
    Color { /** {W} */ White, /** {U} */ Blue, /** {B} */ Black, /** {R} */ Red, /** {G} */ Green }
}
words! {
    /// A kind of mana: of a colour, or colourless.
    ManaKind { /** White mana. */ White, /** Blue mana. */ Blue, /** Black mana. */ Black, /** Red mana. */ Red, /** Green mana. */ Green, /** Colourless mana. */ Colorless }
}
words! {
    /// A card type.
    CardType { /** Artifact */ Artifact, /** Creature */ Creature, /** Enchantment */ Enchantment, /** Instant */ Instant, /** Land */ Land, /** Planeswalker */ Planeswalker, /** Sorcery */ Sorcery, /** Battle */ Battle }
}
words! {
    /// A supertype.
    Supertype { /** Basic */ Basic, /** Legendary */ Legendary, /** Snow */ Snow, /** World */ World }
}
words! {
    /// A zone of the game.
    Zone { /** Each player's library. */ Library, /** Each player's hand. */ Hand, /** "In play" until 2009. */ Battlefield, /** Each player's graveyard. */ Graveyard, /** The stack. */ Stack, /** "Removed from the game" until 2009. */ Exile, /** Objects that have ceased to exist. */ Nowhere }
}
words! {
    /// A step or a phase without steps, in the order of the turn.
    Step { /** Untap. */ Untap, /** Upkeep. */ Upkeep, /** Draw. */ Draw, /** First main phase. */ PrecombatMain, /** Beginning of combat. */ BeginCombat, /** Declare attackers. */ DeclareAttackers, /** Declare blockers. */ DeclareBlockers, /** The extra damage step of first and double strikers. */ FirstStrikeDamage, /** Combat damage. */ CombatDamage, /** End of combat. */ EndCombat, /** Second main phase. */ PostcombatMain, /** "End of turn" until 2009. */ End, /** Cleanup. */ Cleanup }
}

words! {
    /// What things may differ in, for `different`.
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
    /// Its lands make white mana.
    Plains,
    /// Its lands make blue mana.
    Island,
    /// Its lands make black mana.
    Swamp,
    /// Its lands make red mana.
    Mountain,
    /// Its lands make green mana.
    Forest,
}

impl LandType {
    /// All of them, in the rulebook's order.
    pub const ALL: &[Self] = &[Self::Plains, Self::Island, Self::Swamp, Self::Mountain, Self::Forest];

    /// The type of that name, if it is one.
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
    /// Its colour, if it has one.
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

/// A set of small words, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct WordSet<T>(u16, std::marker::PhantomData<T>);

macro_rules! word_set {
    ($($t:ty),*) => { $(
        impl WordSet<$t> {
            /// The empty set.
            pub const EMPTY: Self = Self(0, std::marker::PhantomData);
            /// Whether the word is in it.
            #[must_use]
            pub fn has(self, word: $t) -> bool { self.0 & 1 << (word as u16) != 0 }
            /// Puts the word in.
            pub fn insert(&mut self, word: $t) { self.0 |= 1 << (word as u16); }
            /// Takes the word out.
            pub fn remove(&mut self, word: $t) { self.0 &= !(1 << (word as u16)); }
            /// The words, in the rulebook's order.
            pub fn iter(self) -> impl Iterator<Item = $t> { <$t>::ALL.iter().copied().filter(move |w| self.has(*w)) }
            /// How many words are in it.
            #[must_use]
            pub fn len(self) -> usize { self.0.count_ones() as usize }
            /// Whether nothing is in it.
            #[must_use]
            pub fn is_empty(self) -> bool { self.0 == 0 }
            /// Whether both have a word in common.
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
        impl JsonSchema for WordSet<$t> {
            fn inline_schema() -> bool { true }
            fn schema_name() -> Cow<'static, str> { concat!(stringify!($t), "s").into() }
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

/// A kind of counter: `+1/+1`, `charge`, `ki`, … What one adds to power and toughness is read with its name (122.1a).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterKind {
    word: Name,
    pt: Option<(i32, i32)>,
}

impl CounterKind {
    /// What one of them adds to power and toughness; none if that isn't what it does.
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

impl JsonSchema for CounterKind {
    fn schema_name() -> Cow<'static, str> {
        "CounterKind".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "A kind of counter: `charge`, `ki`, `+1/+1`. What one adds to power and toughness is read with its name (122.1a).",
        })
    }
}

/// An amount of mana as a cost asks for it: generic, X, coloured and colourless symbols.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ManaCost {
    /// Payable with any mana.
    pub generic: u32,
    /// How many {X} symbols there are.
    pub x: u32,
    /// Payable with colourless mana only ({C}).
    pub colorless: u32,
    /// Payable with one colour only, indexed as [`Color::ALL`].
    pub colored: [u32; 5],
    /// Payable with either of two colours (107.4e), indexed as [`HYBRID`].
    pub hybrid: [u8; 10],
}

/// The pairs of colours of which one symbol is for either.
pub const HYBRID: [(Color, Color); 10] = [
    (Color::White, Color::Blue),
    (Color::White, Color::Black),
    (Color::Blue, Color::Black),
    (Color::Blue, Color::Red),
    (Color::Black, Color::Red),
    (Color::Black, Color::Green),
    (Color::Red, Color::Green),
    (Color::Red, Color::White),
    (Color::Green, Color::White),
    (Color::Green, Color::Blue),
];

impl ManaCost {
    /// Nothing to pay.
    pub const ZERO: Self = Self { generic: 0, x: 0, colorless: 0, colored: [0; 5], hybrid: [0; 10] };

    /// The symbols of one colour.
    #[must_use]
    pub fn of(&self, color: Color) -> u32 {
        self.colored[color as usize]
    }

    /// The mana value, X counting as `x` (202.3; "converted mana cost" until 2021).
    #[must_use]
    pub fn mana_value(&self, x: u32) -> u32 {
        let hybrid = self.hybrid.iter().map(|n| u32::from(*n)).sum::<u32>();
        self.generic + self.x * x + self.colorless + self.colored.iter().sum::<u32>() + hybrid
    }

    /// The same cost with {X} chosen.
    #[must_use]
    pub fn with_x(mut self, x: u32) -> Self {
        self.generic += self.x * x;
        self.x = 0;
        self
    }

    /// The cost so many times.
    #[must_use]
    pub fn times(&self, times: u32) -> Self {
        let small = u8::try_from(times).unwrap_or(u8::MAX);
        Self {
            generic: self.generic.saturating_mul(times),
            x: self.x.saturating_mul(times),
            colorless: self.colorless.saturating_mul(times),
            colored: self.colored.map(|n| n.saturating_mul(times)),
            hybrid: self.hybrid.map(|n| n.saturating_mul(small)),
        }
    }

    /// Both costs together.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        self.generic += other.generic;
        self.x += other.x;
        self.colorless += other.colorless;
        for (mine, theirs) in self.colored.iter_mut().zip(other.colored) {
            *mine += theirs;
        }
        self.hybrid.iter_mut().zip(other.hybrid).for_each(|(mine, theirs)| *mine = mine.saturating_add(theirs));
        self
    }

    /// The colours of its symbols; one for either of two colours is of both (105.2).
    #[must_use]
    pub fn colors(&self) -> Colors {
        let hybrid = || self.hybrids().flat_map(|(one, other, _)| [one, other]);
        Color::ALL.iter().copied().filter(|c| self.of(*c) > 0).chain(hybrid()).collect()
    }

    /// The symbols for either of two colours that there are, with how many.
    pub fn hybrids(&self) -> impl Iterator<Item = (Color, Color, u32)> {
        let pairs = HYBRID.into_iter().zip(self.hybrid);
        pairs.filter(|(_, n)| *n > 0).map(|((one, other), n)| (one, other, u32::from(n)))
    }

    /// Whether nothing is to be paid.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        *self == Self::ZERO
    }
}

impl FromStr for ManaCost {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut cost = Self::ZERO;
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find('}').filter(|_| rest.starts_with('{')).ok_or_else(|| {
                format!("`{text}` is not a mana cost: write each symbol in braces, as in {{2}}{{W}}{{W}}")
            })?;
            let symbol = &rest[1..end];
            let color = symbol.chars().next().filter(|_| symbol.len() == 1).and_then(Color::from_letter);
            match (symbol, color, symbol.parse::<u32>()) {
                (_, Some(color), _) => cost.colored[color as usize] += 1,
                _ if symbol.contains('/') => {
                    let place = either(symbol).ok_or_else(|| format!("`{{{symbol}}}` is not a mana symbol that there is here: of those with a slash there are the ones of two colours, as {{W/U}}"))?;
                    cost.hybrid[place] = cost.hybrid[place].saturating_add(1);
                }
                ("X", ..) => cost.x += 1,
                ("C", ..) => cost.colorless += 1,
                (_, _, Ok(n)) if n <= 1_000 => cost.generic += n,
                _ => {
                    return Err(format!(
                        "`{{{symbol}}}` is not a mana symbol: use W, U, B, R, G, C, X, a number or two colours, as {{W/U}}"
                    ));
                }
            }
            rest = &rest[end + 1..];
        }
        Ok(cost)
    }
}

/// The place of a symbol for either of two colours, in whatever order they are written.
fn either(symbol: &str) -> Option<usize> {
    let (one, other) = symbol.split_once('/')?;
    let color = |letter: &str| letter.chars().next().filter(|_| letter.len() == 1).and_then(Color::from_letter);
    let (one, other) = color(one).zip(color(other))?;
    HYBRID.iter().position(|pair| *pair == (one, other) || *pair == (other, one))
}

impl fmt::Display for ManaCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.x).try_for_each(|_| f.write_str("{X}"))?;
        if self.generic > 0 || (self.x == 0 && self.colorless == 0 && self.colors().is_empty()) {
            write!(f, "{{{}}}", self.generic)?;
        }
        (0..self.colorless).try_for_each(|_| f.write_str("{C}"))?;
        let mut either = self.hybrids();
        either.try_for_each(|(one, other, n)| {
            (0..n).try_for_each(|_| write!(f, "{{{}/{}}}", one.letter(), other.letter()))
        })?;
        Color::ALL.iter().try_for_each(|c| (0..self.of(*c)).try_for_each(|_| write!(f, "{{{}}}", c.letter())))
    }
}

impl Serialize for ManaCost {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ManaCost {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl JsonSchema for ManaCost {
    fn schema_name() -> Cow<'static, str> {
        "ManaCost".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": r"^(\{([WUBRGCX]|[WUBRG]/[WUBRG]|[0-9]+)\})*$",
            "description": "Mana, each symbol in braces and the whole in quotes: `\"{2}{W}{W}\"`. W, U, B, R, G, C, X, a number, or either of two colours: `\"{W/U}\"`.",
        })
    }
}
