//! Amounts: the numbers in the text of a card.

#[cfg(feature = "schema")]
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

/// A number: a literal number, a number bound to a name (`x`, `$n`), or a number that is computed when it is read.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub enum Amount {
    /// A literal number.
    #[cfg_attr(feature = "schema", schemars(untagged))]
    Fixed(i32),
    /// The number that is bound to a name. `x` is the value of X that was announced.
    #[cfg_attr(feature = "schema", schemars(untagged))]
    Bound(#[cfg_attr(feature = "schema", schemars(regex(pattern = r"^([xX]|\$.+)$")))] Name),
    /// A computed number.
    #[cfg_attr(feature = "schema", schemars(untagged))]
    Of(Box<AmountOf>),
}

/// The computed forms of [`Amount`].
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AmountOf {
    /// The number of objects or players that match.
    Count(Selector),
    /// The number of different values, such as card types or colours, among the objects that match.
    Different {
        /// The aspect whose values are counted.
        of: Aspect,
        /// The objects.
        among: Selector,
    },
    /// The number of objects and players at which a reference points.
    Number(Ref),
    /// The power of an object, as it is now or as it last existed. For several objects, their total power; for none, 0.
    Power(Ref),
    /// The toughness of an object, as it is now or as it last existed. For several objects, their total toughness; for none, 0.
    Toughness(Ref),
    /// The mana value of an object (202.3). For several objects, their total mana value; for none, 0.
    ManaValue(Ref),
    /// The life total of a player. For several players, the sum of their life totals.
    Life(Ref),
    /// In a replacement effect: the life total that a player would have after everything that would happen at that time, the event itself included.
    LifeAfter(Ref),
    /// The number of counters of one kind on an object or player.
    Counters {
        /// The kind of counter.
        kind: CounterKind,
        /// The object or player.
        on: Ref,
    },
    /// The share of one target in an amount that was divided among the targets (601.2d).
    ShareOf {
        /// The name under which the targets are chosen.
        target: Name,
        /// The target.
        to: Ref,
    },
    /// The number of times that the additional cost with this id was paid for the spell, or for the spell that became the permanent ("for each time
    /// it was kicked").
    TimesPaid(Name),
    /// The number of colours of mana that were spent to cast a spell, or the spell that became a permanent.
    ColorsSpent(Ref),
    /// The amount of mana that was spent to cast a spell, or the spell that became a permanent. Colourless mana counts ("if no mana was spent to cast
    /// it").
    ManaSpent(Ref),
    /// The number of mana symbols of certain colours in mana costs ("your devotion to black", 700.5). A hybrid symbol counts once, even if both of
    /// its colours are asked for.
    ManaSymbols {
        /// The objects whose mana costs are read: `{ all: { zone: battlefield, controller: you } }` for devotion.
        of: Ref,
        /// The colours.
        #[serde(default)]
        colors: Vec<Color>,
        /// The name to which a further colour is bound ("devotion to that color"). Left out: none.
        #[serde(default)]
        chosen_color: Option<Name>,
    },
    /// The number of such events that happened this turn.
    Happened(EventPattern),
    /// The number of such events since the current step or phase began.
    HappenedThisStep(EventPattern),
    /// The sum of the amounts.
    Plus(Vec<Amount>),
    /// The first amount minus the second.
    Minus(Amount, Amount),
    /// The product of the amounts.
    Times(Vec<Amount>),
    /// The least of the amounts.
    Least(Vec<Amount>),
    /// The greatest of the amounts.
    Greatest(Vec<Amount>),
    /// A quotient, rounded as stated (107.1a). Division by 0 or by a negative number gives 0.
    Divided {
        /// The dividend.
        of: Amount,
        /// The divisor.
        by: Amount,
        /// The direction of rounding.
        round: Rounding,
    },
    /// The least value that an amount has for any of several players or objects. If there are none, 0.
    LeastOf(ForAny),
    /// The greatest value that an amount has for any of several players or objects. If there are none, 0.
    GreatestOf(ForAny),
}

/// An amount that is read for each of several players or objects.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ForAny {
    /// The players or objects.
    pub each: Ref,
    /// The name to which each player or object is bound while the amount is read.
    #[serde(rename = "as")]
    pub bind: Name,
    /// The amount.
    pub amount: Amount,
}

/// The direction in which a fraction is rounded to a whole number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// To the next greater whole number.
    Up,
    /// To the next smaller whole number.
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
