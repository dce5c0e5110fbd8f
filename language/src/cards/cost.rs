//! Costs: the payments for a spell or an activated ability.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    amount::{Amount, AmountOf},
    loyalty::{LOYALTY, Loyalty},
    name::{Name, Named},
    only_true::OnlyTrue,
    reference::Ref,
    selector::{Range, Selector},
    values::{Color, CounterKind, ManaCost},
};

/// One part of a cost. A part that asks for a choice of objects binds the chosen objects to `as`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum_discriminants(name(CostWord), vis(pub(crate)), derive(strum::EnumString), strum(serialize_all = "snake_case"))]
pub enum Cost {
    /// Pay mana.
    Mana(ManaCost),
    /// Pay the cost that is given to the keyword from which this ability comes.
    KeywordCost(OnlyTrue),
    /// Pay the cost that is given to the keyword this number of times. Each part of the cost is multiplied.
    KeywordCostTimes(Amount),
    /// Pay the mana cost of the card or permanent. An object without a mana cost has an unpayable cost (118.6).
    ItsManaCost(OnlyTrue),
    /// Pay the mana cost of the referenced object. {X} in it is the value chosen for a spell on the stack, and 0 for any other object (107.3h). The cost of an object without a mana cost is unpayable
    /// (118.6).
    ManaCostOf(Ref),
    /// Pay one of several costs, each under an id. The player announces which one (601.2b).
    AnyOf(Named<Vec<Cost>>),
    /// Only mana of these colours can be spent on {X} of the mana cost.
    OnlyOnX(Vec<Color>),
    /// Pay a computed amount of generic mana.
    GenericMana(Amount),
    /// Tap the permanent ({T}).
    Tap(Ref),
    /// Tap untapped permanents.
    TapUntapped(Chosen),
    /// Sacrifice permanents.
    Sacrifice(Chosen),
    /// Exile cards or permanents.
    Exile(Chosen),
    /// Return permanents to their owners' hands.
    ReturnToHand(Chosen),
    /// Discard cards.
    Discard(Chosen),
    /// Reveal cards.
    Reveal(Chosen),
    /// Mill cards: put that many cards from the top of the library of the player who pays into the graveyard (701.17b).
    Mill(Amount),
    /// Pay life.
    PayLife(Amount),
    /// Remove counters.
    RemoveCounters {
        /// The kind of counter.
        kind: CounterKind,
        /// The number of counters. `x` is announced.
        count: Amount,
        /// The permanents or players from which the counters are removed.
        from: Ref,
    },
    /// Put counters on permanents or players.
    PutCounters {
        /// The kind of counter.
        kind: CounterKind,
        /// The number of counters for each. `x` is announced.
        #[serde(default = "one")]
        count: Amount,
        /// The permanents or players that get the counters.
        on: Ref,
    },
    /// Put loyalty counters on the planeswalker or remove them from it (606.4): `+2`, `0`, `-3` or `-X`. An ability with this cost is a loyalty
    /// ability. It can be activated at a time when its controller could cast a sorcery, and only one loyalty ability of the planeswalker each turn
    /// (606.3).
    Loyalty(Loyalty),
    /// Exert a permanent (701.43a). It gets the designation `exerted`, and it does not untap during the next untap step of the player who pays.
    Exert(Ref),
    /// Another player gains life. If several players match, the player who pays chooses one.
    GivesLife {
        /// The players who can be chosen.
        who: Selector,
        /// The amount of life.
        amount: Amount,
    },
    /// Choose a player (702.174a). `chosen_for` finds the player, from the spell and from the permanent that it becomes.
    ChoosePlayer(Selector),
}

impl Cost {
    /// The cost multiplied. Each instance of a part with a choice is chosen separately (702.24a). A part that is a single action, such as {T}, is
    /// repeated, so the player cannot pay it more than once.
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
            Self::Mill(amount) => Self::Mill(more(amount)),
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
            | Self::ChoosePlayer(_)
            | Self::KeywordCost(_)
            | Self::KeywordCostTimes(_)
            | Self::ItsManaCost(_)
            | Self::ManaCostOf(_)
            | Self::OnlyOnX(_)
            | Self::Loyalty(_)
            | Self::Exert(_)
            | Self::Tap(_) => return std::iter::repeat_n(self.clone(), times as usize).collect(),
        }]
    }

    /// The counters that a loyalty symbol stands for (606.4). `None` for any other cost.
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

/// An alternative to paying mana of the total cost of a spell. Each object pays for one mana. The player need not use it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum InsteadOfMana {
    /// Untapped permanents to tap, each for one generic mana (702.126a).
    Tap(Selector),
    /// Untapped permanents to tap, each for one generic mana or for one mana of a colour of the permanent (702.51a).
    TapByColor(Selector),
    /// Cards to exile, each for one generic mana (702.66a).
    Exile(Selector),
}

impl InsteadOfMana {
    /// The same as a part of a cost: any number of the objects.
    #[must_use]
    pub fn cost(&self) -> Cost {
        let any = |what: &Selector| Chosen {
            what: what.clone(),
            count: one(),
            any_number: true,
            total: None,
            bind: None,
            random: false,
            up_to: false,
            announced: false,
        };
        match self {
            Self::Tap(what) | Self::TapByColor(what) => Cost::TapUntapped(any(what)),
            Self::Exile(what) => Cost::Exile(any(what)),
        }
    }
}

/// Objects chosen to pay a cost.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Chosen {
    /// The objects from which the player chooses.
    pub what: Selector,
    /// The number of objects.
    #[serde(default = "one")]
    pub count: Amount,
    /// The player may choose any number of objects, and `count` does not apply.
    #[serde(default)]
    pub any_number: bool,
    /// A total that the chosen objects must have together. Left out: no such total.
    #[serde(default)]
    pub total: Option<InAll>,
    /// The name to which the chosen objects are bound. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
    /// The objects are chosen at random.
    #[serde(default)]
    pub random: bool,
    /// The player may choose fewer objects than `count`.
    #[serde(default)]
    pub up_to: bool,
    /// The objects are chosen as the cost of a spell is announced (601.2b), before its total cost is determined, and pay with the rest of it. `paid_with`
    /// points at them from then on, so that they can change the cost (702.119c, 702.180b).
    #[serde(default)]
    pub announced: bool,
}

impl Chosen {
    /// Whether exactly one object is chosen.
    pub(crate) fn is_one(&self) -> bool {
        !self.any_number && !self.up_to && self.count == one()
    }
}

/// A total over several objects.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
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
    /// The range in which the total must be.
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
