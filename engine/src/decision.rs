//! Decisions. The engine asks a player wherever the rules require a choice. An action without a required answer has not happened.

use std::sync::Arc;

use serde::Serialize;

use crate::{
    cards::{Name, values::Color},
    ids::{EffectId, Entity, ObjectId, PlayerId},
    rule::Rule,
};

/// A question to a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// The player who decides.
    pub player: PlayerId,
    /// The subject of the decision.
    pub kind: DecisionKind,
    /// The spell, ability or permanent that requires the decision; none if the rules require it.
    pub source: Option<ObjectId>,
    /// The card that a yes-or-no question is about, if it isn't the source: the card to play now.
    pub about: Option<ObjectId>,
    /// The name that the answer is bound to, or the id of the mode, cost or ability that the decision is about.
    pub name: Option<Name>,
    /// The possible answers.
    pub options: Options,
    /// The point in the rulebook's procedures at which the engine asks.
    pub moment: Moment,
}

/// The name of the decision whether a permanent is turned face up for its morph or disguise cost, if its mana cost would do as well.
pub const MORPH: &str = "morph";

/// The point in a procedure at which a decision is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// While a spell or ability is being announced (601.2a–e).
    Announcement,
    /// While costs are being paid (601.2f–h).
    Payment,
    /// While a triggered ability is put on the stack (603.3).
    Triggering,
    /// While a spell or ability resolves (608).
    Resolution,
    /// As a permanent enters the battlefield (614.12).
    Entering,
    /// As an event is replaced or prevented (616).
    Replacing,
    /// While attackers or blockers are declared (508, 509).
    Declaring,
    /// While combat damage is assigned (510.1).
    Assigning,
    /// While state-based actions are performed (704).
    StateBased,
    /// In a turn-based action such as the discard of the cleanup step (703).
    TurnBased,
}

/// The subject of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// The part of the card to play, by name; no word means the card itself.
    Part,
    /// The effect as whose additional land a land is played; none means the turn's normal land (305.2 until 2013).
    LandPlay,
    /// The cards to splice onto the spell, in order (702.47b).
    Splice,
    /// The id of the alternative cost to use; no word means none.
    AlternativeCost,
    /// The ids of the optional additional costs to pay.
    OptionalCosts,
    /// How many times to pay a repeatable additional cost.
    TimesPaid,
    /// How to pay a part of a cost that can be paid in several ways: the id of the way, or the amount of life paid in place of mana; no word means
    /// mana.
    CostChoice,
    /// The objects to tap or exile in place of mana.
    InsteadOfMana,
    /// The permanent to sacrifice as an offering; none means the card is cast without offering.
    Offering,
    /// The value of X.
    X,
    /// The modes.
    Modes,
    /// The targets for one instance of the word "target".
    Targets,
    /// The division of an amount among targets.
    Division,
    /// The objects to sacrifice, return, remove, discard, tap or reveal as a cost.
    CostObjects,
    /// The player who gains life as part of a cost.
    CostPlayer,
    /// The sources that produce the mana, in order. With an empty answer the engine chooses.
    ManaSources,
    /// The mana of the pool to spend, named by its sources. With an empty answer the engine chooses.
    ManaToSpend,
    /// The colour of mana.
    ManaColor,
    /// Whether to take an action that the text makes optional with "may".
    May,
    /// Whether to pay.
    MayPay,
    /// Objects or players that an instruction has a player choose.
    Choose,
    /// The cards found in a search.
    Search,
    /// The cards to discard.
    Discard,
    /// The permanents to sacrifice.
    Sacrifice,
    /// The order of a player's triggered abilities; the first one is put on the stack first.
    OrderTriggers,
    /// The order of cards put into a library, the topmost first.
    OrderCards,
    /// The order of cards put into a graveyard, the topmost first.
    OrderGraveyard,
    /// The timestamp order of objects that enter at the same time, the earliest first.
    OrderTimestamps,
    /// The order in which copies of several spells and abilities are put on the stack, named by what they are copies of; the first one is put there
    /// first (405.3).
    OrderCopies,
    /// The order in which a creature's combat damage is assigned to the creatures that block it, or that it blocks.
    OrderDamage,
    /// The replacement effect that applies next.
    ReplacementOrder,
    /// The option of a villainous choice (701.55a).
    VillainousChoice,
    /// The zone to which an object goes that one event would move to two (400.6).
    Destination,
    /// How a prevention shield is divided among damage from several sources.
    ShieldSplit,
    /// A colour.
    Color,
    /// A creature type.
    CreatureType,
    /// A basic land type.
    LandType,
    /// The name of a card.
    CardName,
    /// An ability that an object has.
    Ability,
    /// A number.
    Number,
    /// A player.
    Player,
    /// Whether to tap (yes) or untap (no).
    TapOrUntap,
    /// Whether to tap or untap at all.
    TapOrUntapAtAll,
    /// New targets for a copy; no means that it keeps its targets.
    NewTargets,
    /// New targets for a spell or ability on the stack; no means that it keeps its targets.
    OtherTargets,
    /// The object that a permanent enters as a copy of.
    CopyOf,
    /// The division of combat damage.
    CombatDamage,
    /// The legendary permanent to keep.
    KeepLegend,
    /// The planeswalker to keep of those with the same planeswalker type.
    KeepPlaneswalker,
    /// The objects in the first of two piles.
    Piles,
    /// Which pile to choose; yes means the first.
    WhichPile,
    /// A life total for each player.
    LifeTotals,
    /// Whether the coin flip is won. The scenario states it.
    Coin,
    /// The objects chosen at random. The scenario states them.
    Random,
    /// The object or player that an Aura put onto the battlefield enchants (303.4f).
    AttachTo,
    /// Whether to pay a cost to attack or block.
    PayToAttack,
    /// Whether to play a card now, during a resolution; or which of several cards to play next.
    PlayNow,
    /// The source of damage that a prevention shield applies to.
    DamageSource,
}

impl DecisionKind {
    /// The rule that has a player make this decision.
    #[must_use]
    pub fn rule(self) -> Rule {
        match self {
            Self::Part => Rule::PartOfCard,
            Self::LandPlay => Rule::PlayLand,
            Self::Splice => Rule::SpliceReveal,
            Self::AlternativeCost => Rule::AlternativeCost,
            Self::OptionalCosts | Self::TimesPaid => Rule::AdditionalCost,
            Self::CostChoice => Rule::AnnounceCosts,
            Self::Offering => Rule::OfferingTiming,
            Self::X => Rule::ChooseX,
            Self::Modes => Rule::ChooseModes,
            Self::Targets => Rule::TargetLegality,
            Self::NewTargets => Rule::CopyNewTargets,
            Self::OtherTargets => Rule::ChangeTargets,
            Self::Division => Rule::DivideEffect,
            Self::ManaSources => Rule::ManaWhilePlaying,
            Self::CostObjects | Self::CostPlayer | Self::InsteadOfMana | Self::ManaToSpend => Rule::PayCosts,
            Self::PayToAttack => Rule::AttackCost,
            Self::CardName => Rule::NameACard,
            Self::CreatureType => Rule::CreatureTypeChoice,
            Self::Search => Rule::SearchPublic,
            Self::CombatDamage => Rule::DamageAssignment,
            Self::OrderTriggers => Rule::TriggersStacked,
            Self::OrderCards => Rule::LibraryArranged,
            Self::OrderGraveyard => Rule::GraveyardArranged,
            Self::OrderTimestamps => Rule::Timestamp,
            Self::OrderCopies => Rule::StackOrder,
            Self::OrderDamage => Rule::DamageOrder,
            Self::ReplacementOrder => Rule::AffectedChoosesReplacement,
            Self::VillainousChoice => Rule::VillainousChoice,
            Self::Destination => Rule::ContradictoryMoves,
            Self::ShieldSplit => Rule::PreventionShield,
            Self::KeepLegend => Rule::LegendRule,
            Self::KeepPlaneswalker => Rule::PlaneswalkerRule,
            Self::Coin => Rule::FlipACoin,
            Self::AttachTo => Rule::EnchantRestriction,
            Self::CopyOf => Rule::EntersReplacement,
            Self::ManaColor
            | Self::May
            | Self::MayPay
            | Self::Choose
            | Self::Discard
            | Self::Sacrifice
            | Self::Color
            | Self::LandType
            | Self::Ability
            | Self::Number
            | Self::Player
            | Self::TapOrUntap
            | Self::TapOrUntapAtAll
            | Self::Piles
            | Self::WhichPile
            | Self::LifeTotals
            | Self::Random
            | Self::PlayNow
            | Self::DamageSource => Rule::ChoiceOnResolution,
        }
    }
}

/// The possible answers to a decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Options {
    /// Yes or no.
    YesNo,
    /// A number in a range.
    Number {
        /// The smallest number.
        least: i32,
        /// The largest number.
        most: i32,
    },
    /// Some of the given objects and players.
    Entities {
        /// The objects and players to choose from.
        from: Vec<Entity>,
        /// The smallest number of choices.
        least: usize,
        /// The largest number of choices.
        most: usize,
        /// Whether their order is part of the answer.
        ordered: bool,
    },
    /// Some of the given words.
    Words {
        /// The words to choose from.
        from: Vec<Name>,
        /// The smallest number of choices.
        least: usize,
        /// The largest number of choices.
        most: usize,
    },
    /// The name of a card: exactly one of these, in alphabetical order. Each half of a flip card is a separate name.
    CardName(Arc<[Name]>),
    /// One word: any noun without another meaning in the game.
    Noun {
        /// Examples: the known words of the requested kind.
        known: Vec<Name>,
        /// The words that have another meaning, in alphabetical order.
        taken: Arc<[Name]>,
    },
    /// A colour.
    Color(Vec<Color>),
    /// One of the given abilities, each as an object and the id of an ability that it has.
    Abilities(Vec<(ObjectId, Name)>),
    /// Triggered abilities that wait, to be put in order.
    Triggers(Vec<EffectId>),
    /// A division of a total among the given objects and players.
    Division {
        /// The objects and players.
        among: Vec<Entity>,
        /// The total.
        total: u32,
        /// The smallest amount for each.
        least_each: u32,
    },
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// A number.
    Number(i32),
    /// Objects and players.
    Entities(Vec<Entity>),
    /// Words.
    Words(Vec<Name>),
    /// A colour.
    Color(Color),
    /// The ability with that id of that object.
    Ability(ObjectId, Name),
    /// Triggered abilities in order.
    Triggers(Vec<EffectId>),
    /// The amount for each, in the order of the options.
    Division(Vec<u32>),
}

impl Answer {
    /// Whether the answer chooses none of the options.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        match self {
            Self::Entities(chosen) => chosen.is_empty(),
            Self::Words(chosen) => chosen.is_empty(),
            _ => false,
        }
    }
}

impl Options {
    /// The only possible answer, if there is just one. The engine then does not ask.
    #[must_use]
    pub fn forced(&self) -> Option<Answer> {
        match self {
            Self::Number { least, most } if least == most => Some(Answer::Number(*least)),
            Self::Entities { from, least, most, ordered } => {
                let all = *least == from.len() && (!ordered || from.len() <= 1);
                let none = *most == 0 || from.is_empty();
                (none || all).then(|| Answer::Entities(if none { Vec::new() } else { from.clone() }))
            }
            Self::Words { from, least, most } => {
                let none = *most == 0 || from.is_empty();
                (none || *least == from.len()).then(|| Answer::Words(if none { Vec::new() } else { from.clone() }))
            }
            Self::Color(from) => (from.len() == 1).then(|| Answer::Color(from[0])),
            Self::Abilities(from) => match from.as_slice() {
                [(object, id)] => Some(Answer::Ability(*object, id.clone())),
                _ => None,
            },
            Self::Triggers(from) => (from.len() <= 1).then(|| Answer::Triggers(from.clone())),
            Self::Division { among, total, .. } => match among.len() {
                0 => Some(Answer::Division(Vec::new())),
                1 => Some(Answer::Division(vec![*total])),
                _ => None,
            },
            Self::YesNo | Self::CardName(_) | Self::Noun { .. } | Self::Number { .. } => None,
        }
    }

    /// The first possible answer. It is used if the rule is switched off that lets a player decide.
    #[must_use]
    pub fn first(&self) -> Answer {
        match self {
            Self::YesNo => Answer::Yes,
            Self::Number { least, .. } => Answer::Number(*least),
            Self::Entities { from, least, .. } => Answer::Entities(from.iter().take(*least).copied().collect()),
            Self::Words { from, least, .. } => Answer::Words(from.iter().take(*least).cloned().collect()),
            Self::CardName(names) => Answer::Words(names.iter().take(1).cloned().collect()),
            Self::Noun { known, .. } => Answer::Words(known.iter().take(1).cloned().collect()),
            Self::Color(from) => from.first().map_or(Answer::No, |color| Answer::Color(*color)),
            Self::Abilities(from) => {
                from.first().map_or(Answer::No, |(object, id)| Answer::Ability(*object, id.clone()))
            }
            Self::Triggers(from) => Answer::Triggers(from.clone()),
            Self::Division { among, total, least_each } => {
                let others = u32::try_from(among.len()).unwrap_or(1).saturating_sub(1);
                let first = total.saturating_sub(least_each * others);
                let rest = std::iter::repeat_n(*least_each, among.len().saturating_sub(1));
                Answer::Division(std::iter::once(first).chain(rest).collect())
            }
        }
    }

    /// Whether the answer is allowed.
    #[must_use]
    pub fn allow(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::YesNo, Answer::Yes | Answer::No) => true,
            (Self::Number { least, most }, Answer::Number(n)) => (least..=most).contains(&n),
            (Self::Entities { from, least, most, .. }, Answer::Entities(chosen)) => {
                (*least..=*most).contains(&chosen.len()) && some_of(chosen, from)
            }
            (Self::Words { from, least, most }, Answer::Words(chosen)) => {
                (*least..=*most).contains(&chosen.len()) && some_of(chosen, from)
            }
            (Self::CardName(names), Answer::Words(words)) => {
                words.len() == 1 && words.iter().all(|word| names.binary_search(word).is_ok())
            }
            (Self::Noun { known, taken }, Answer::Words(words)) => {
                let noun =
                    |word: &Name| known.contains(word) || (is_one_word(word) && taken.binary_search(word).is_err());
                words.len() == 1 && words.iter().all(noun)
            }
            (Self::Color(from), Answer::Color(color)) => from.contains(color),
            (Self::Abilities(from), Answer::Ability(object, id)) => {
                from.iter().any(|one| (&one.0, &one.1) == (object, id))
            }
            (Self::Triggers(from), Answer::Triggers(order)) => order.len() == from.len() && some_of(order, from),
            (Self::Division { among, total, least_each }, Answer::Division(parts)) => {
                parts.len() == among.len()
                    && parts.iter().copied().fold(0, u32::saturating_add) == *total
                    && parts.iter().all(|p| p >= least_each)
            }
            _ => false,
        }
    }
}

/// Whether the text is a single word. The engine has no dictionary, so it does not check that the word is a noun.
fn is_one_word(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_alphabetic() || letter == '-' || letter == '\'')
}

/// Whether every choice is among the options, and none is chosen twice.
fn some_of<T: PartialEq>(chosen: &[T], from: &[T]) -> bool {
    chosen.iter().enumerate().all(|(i, c)| from.contains(c) && !chosen[..i].contains(c))
}
