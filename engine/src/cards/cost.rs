//! What is paid to play a spell or an ability.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    amount::{Amount, AmountOf},
    loyalty::{LOYALTY, Loyalty},
    name::{Name, Named},
    reference::Ref,
    selector::{Range, Selector},
    values::{Color, CounterKind, ManaCost},
    yes::Yes,
};

/// One part of a cost. What is chosen to pay it is bound to `as`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Cost {
    /// Mana.
    Mana(ManaCost),
    /// The cost that the keyword which stands for this ability was given.
    KeywordCost(Yes),
    /// That cost so many times: each part of it so many times over.
    KeywordCostTimes(Amount),
    /// The mana cost of the card or permanent whose cost it is; nobody can pay where it has none (118.6).
    ItsManaCost(Yes),
    /// One of those costs, each under an id: who pays says which as it is announced (601.2b).
    AnyOf(Named<Vec<Cost>>),
    /// Mana of those colours only on the {X} of the mana cost.
    OnlyOnX(Vec<Color>),
    /// Generic mana of a computed amount.
    GenericMana(Amount),
    /// Tap the permanent ({T}).
    Tap(Ref),
    /// Tap untapped permanents.
    TapUntapped(Chosen),
    /// Sacrifice permanents.
    Sacrifice(Chosen),
    /// Put cards or permanents into exile.
    Exile(Chosen),
    /// Return permanents to their owners' hands.
    ReturnToHand(Chosen),
    /// Discard cards.
    Discard(Chosen),
    /// Reveal cards.
    Reveal(Chosen),
    /// Pay life.
    PayLife(Amount),
    /// Remove counters.
    RemoveCounters {
        /// Which kind.
        kind: CounterKind,
        /// How many; `x` is announced.
        count: Amount,
        /// From what.
        from: Ref,
    },
    /// Put counters on permanents or players.
    PutCounters {
        /// Which kind.
        kind: CounterKind,
        /// How many on each; `x` is announced.
        #[serde(default = "one")]
        count: Amount,
        /// On what.
        on: Ref,
    },
    /// Loyalty counters of the planeswalker, put on it or removed (606.4): `+2`, `0`, `-3` or `-X`. Its loyalty abilities are activated when a sorcery
    /// could be cast, and one of them each turn (606.3).
    Loyalty(Loyalty),
    /// Exert a permanent (701.43a): it becomes `exerted`, and doesn't untap during the next untap step of whoever pays that.
    Exert(Ref),
    /// Another player gains life; who is chosen if several can.
    GivesLife {
        /// Who may be chosen.
        who: Selector,
        /// How much.
        amount: Amount,
    },
}

impl Cost {
    /// The cost so many times over; what asks for a choice asks each time anew (702.24a). What is one thing, such as {T}, can't be paid
    /// more than once.
    #[must_use]
    pub fn times(&self, times: u32) -> Vec<Self> {
        let n = i32::try_from(times).unwrap_or(i32::MAX);
        let more = |amount: &Amount| match amount {
            Amount::Fixed(one) => Amount::Fixed(one.saturating_mul(n)),
            other => Amount::Of(Box::new(AmountOf::Times(vec![Amount::Fixed(n), other.clone()]))),
        };
        let chosen = |chosen: &Chosen| Chosen { count: more(&chosen.count), ..chosen.clone() };
        vec![match self {
            _ if times == 0 => return Vec::new(),
            Self::GenericMana(amount) => Self::GenericMana(more(amount)),
            Self::TapUntapped(what) => Self::TapUntapped(chosen(what)),
            Self::Sacrifice(what) => Self::Sacrifice(chosen(what)),
            Self::Exile(what) => Self::Exile(chosen(what)),
            Self::ReturnToHand(what) => Self::ReturnToHand(chosen(what)),
            Self::Discard(what) => Self::Discard(chosen(what)),
            Self::Reveal(what) => Self::Reveal(chosen(what)),
            Self::PayLife(amount) => Self::PayLife(more(amount)),
            Self::RemoveCounters { kind, count, from } => {
                Self::RemoveCounters { kind: kind.clone(), count: more(count), from: from.clone() }
            }
            Self::PutCounters { kind, count, on } => {
                Self::PutCounters { kind: kind.clone(), count: more(count), on: on.clone() }
            }
            Self::Mana(_)
            | Self::AnyOf(_)
            | Self::GivesLife { .. }
            | Self::KeywordCost(_)
            | Self::KeywordCostTimes(_)
            | Self::ItsManaCost(_)
            | Self::OnlyOnX(_)
            | Self::Loyalty(_)
            | Self::Exert(_)
            | Self::Tap(_) => return std::iter::repeat_n(self.clone(), times as usize).collect(),
        }]
    }

    /// What a loyalty symbol stands for (606.4); any other cost is none.
    #[must_use]
    pub fn in_counters(&self) -> Option<Self> {
        let Self::Loyalty(loyalty) = self else { return None };
        let fixed = |count: u32| Amount::Fixed(i32::try_from(count).unwrap_or(i32::MAX));
        let remove = |count| Self::RemoveCounters { kind: LOYALTY.into(), count, from: Ref::This };
        Some(match loyalty {
            Loyalty::Put(count) => Self::PutCounters { kind: LOYALTY.into(), count: fixed(*count), on: Ref::This },
            Loyalty::Remove(count) => remove(fixed(*count)),
            Loyalty::RemoveX => remove(Amount::Bound("x".into())),
        })
    }
}

/// What pays for mana of a spell's total cost in its place, one for one; nothing of it has to be used.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum InsteadOfMana {
    /// Untapped permanents are tapped, each for one generic mana (702.126a).
    Tap(Selector),
    /// Untapped permanents are tapped, each for one generic mana or one of a colour that it has (702.51a).
    TapByColor(Selector),
    /// Cards are exiled, each for one generic mana (702.66a).
    Exile(Selector),
}

impl InsteadOfMana {
    /// The same as a part of a cost: any number of those objects.
    #[must_use]
    pub fn cost(&self) -> Cost {
        let any = |what: &Selector| Chosen {
            what: what.clone(),
            count: one(),
            any_number: true,
            total: None,
            bind: None,
            random: false,
        };
        match self {
            Self::Tap(what) | Self::TapByColor(what) => Cost::TapUntapped(any(what)),
            Self::Exile(what) => Cost::Exile(any(what)),
        }
    }
}

/// Objects chosen to pay a cost.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Chosen {
    /// From what.
    pub what: Selector,
    /// How many.
    #[serde(default = "one")]
    pub count: Amount,
    /// Any number instead.
    #[serde(default)]
    pub any_number: bool,
    /// What they have to come to together.
    #[serde(default)]
    pub total: Option<InAll>,
    /// The name that binds them.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
    /// Chosen at random.
    #[serde(default)]
    pub random: bool,
}

impl Chosen {
    /// Whether it is exactly one.
    pub(crate) fn is_one(&self) -> bool {
        !self.any_number && self.count == one()
    }
}

/// A number that several objects come to together.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum InAll {
    /// Their total power.
    Power(Range),
    /// Their total toughness.
    Toughness(Range),
    /// Their total mana value.
    ManaValue(Range),
}

impl InAll {
    /// What it has to be.
    #[must_use]
    pub fn range(&self) -> &Range {
        match self {
            Self::Power(range) | Self::Toughness(range) | Self::ManaValue(range) => range,
        }
    }
}

fn one() -> Amount {
    Amount::Fixed(1)
}
