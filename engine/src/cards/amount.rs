//! Numbers that a card's text asks for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    event::EventPattern,
    name::Name,
    reference::Ref,
    selector::Selector,
    values::{Aspect, Color, CounterKind},
    word_or_map::{WordOrMap, reads_word_or_map},
};

/// A number: written out, bound to a name (`x`, `$n`), or computed when it is read.
#[derive(Debug, Clone, PartialEq, Eq, Hash, JsonSchema)]
pub enum Amount {
    /// A plain number.
    #[schemars(untagged)]
    Fixed(i32),
    /// What is bound to a name; `x` is the X announced.
    #[schemars(untagged)]
    Bound(#[schemars(regex(pattern = r"^([xX]|\$.+)$"))] Name),
    /// A computed number.
    #[schemars(untagged)]
    Of(Box<AmountOf>),
}

/// The computed forms of [`Amount`].
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AmountOf {
    /// How many objects or players match.
    Count(Selector),
    /// How many different card types, colours or the like there are among what matches.
    Different {
        /// Of what.
        of: Aspect,
        /// Among what.
        among: Selector,
    },
    /// How many things a reference points at.
    Number(Ref),
    /// The power of an object, now or as it last was; of several their total power, and of none 0.
    Power(Ref),
    /// The toughness of an object, now or as it last was; of several their total toughness.
    Toughness(Ref),
    /// The mana value of an object (202.3); of several their total mana value, and of none 0.
    ManaValue(Ref),
    /// The life total of a player.
    Life(Ref),
    /// Counters of one kind on an object or player.
    Counters {
        /// Which kind.
        kind: CounterKind,
        /// On what.
        on: Ref,
    },
    /// What one of several targets has of what was divided among them (601.2d).
    ShareOf {
        /// The name of the targets.
        target: Name,
        /// Which of them.
        to: Ref,
    },
    /// How often an additional cost of that id was paid for the spell, or for the spell that became the permanent ("for each time it was kicked").
    TimesPaid(Name),
    /// How many colours of mana were spent on a spell or on the spell that became a permanent.
    ColorsSpent(Ref),
    /// How much mana was spent to cast a spell or the spell that became a permanent, colourless mana too ("if no mana was spent to cast it").
    ManaSpent(Ref),
    /// How many mana symbols of some colours there are in mana costs ("your devotion to black", 700.5): a symbol of two colours counts once for
    /// either or both.
    ManaSymbols {
        /// In the mana costs of what: `{ all: { zone: battlefield, controller: you } }` for devotion.
        of: Ref,
        /// Of which colours.
        #[serde(default)]
        colors: Vec<Color>,
        /// Of the colour bound to that name.
        #[serde(default)]
        chosen_color: Option<Name>,
    },
    /// How often something happened this turn.
    Happened(EventPattern),
    /// How often something has happened since this step or phase began.
    HappenedThisStep(EventPattern),
    /// All together.
    Plus(Vec<Amount>),
    /// The first less the second.
    Minus(Amount, Amount),
    /// Multiplied.
    Times(Vec<Amount>),
    /// The smaller.
    Least(Vec<Amount>),
    /// The greater.
    Greatest(Vec<Amount>),
    /// Divided, and rounded as is said (107.1a); nothing where it is divided by nothing.
    Divided {
        /// What is divided.
        of: Amount,
        /// By what.
        by: Amount,
        /// Up or down.
        round: Rounding,
    },
    /// The least that a number is for any of several players or objects; nothing where there are none.
    LeastOf(ForAny),
    /// The greatest that a number is for any of several players or objects; nothing where there are none.
    GreatestOf(ForAny),
}

/// A number that is read for each of several.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForAny {
    /// Of which players or objects.
    pub each: Ref,
    /// The name that binds each of them in the number.
    #[serde(rename = "as")]
    pub bind: Name,
    /// The number.
    pub amount: Amount,
}

/// Which whole number is meant where there is a fraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// The next greater one.
    Up,
    /// The next smaller one.
    Down,
}

impl WordOrMap for Amount {
    type Map = AmountOf;
    const EXPECTING: &'static str = "a number, `x`, a bound name such as `$n`, or a map such as { count: your_lands }";

    fn from_word(word: &str) -> Result<Self, String> {
        match (word, word.strip_prefix('$')) {
            ("x" | "X", _) => Ok(Self::Bound("x".into())),
            (_, Some(name)) if !name.is_empty() => Ok(Self::Bound(name.into())),
            _ => Err(format!("`{word}` is not an amount: expected {}", Self::EXPECTING)),
        }
    }

    fn from_number(number: i64) -> Result<Self, String> {
        i32::try_from(number).map(Self::Fixed).map_err(|_| format!("{number} is out of range"))
    }

    fn from_map(map: AmountOf) -> Self {
        Self::Of(Box::new(map))
    }
}

reads_word_or_map!(Amount);
