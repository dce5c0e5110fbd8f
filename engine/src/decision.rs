//! Decisions: where the rules need a player, they ask; an action for which an answer is missing has not happened.

use std::sync::Arc;

use serde::Serialize;

use crate::{
    cards::{Name, values::Color},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::effects::EffectId,
};

/// A question to a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// Who decides.
    pub player: PlayerId,
    /// What the decision is about.
    pub kind: DecisionKind,
    /// The spell, ability or permanent that asks; none when the rules do.
    pub source: Option<ObjectId>,
    /// The name that the answer is bound to, or the id of the mode, cost or ability in question.
    pub name: Option<Name>,
    /// What may be answered.
    pub options: Options,
    /// When in the rulebook's procedures it is asked.
    pub moment: Moment,
}

/// The moment of a decision.
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
    /// As a permanent comes onto the battlefield (614.12).
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

/// What a decision is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// As which part of itself a card is played, by name: no word is the card itself.
    Part,
    /// Which cards to splice on, in order (702.47b).
    Splice,
    /// Whether to use an alternative cost, and which: its id; no word means none.
    AlternativeCost,
    /// Which optional additional costs to pay: their ids.
    OptionalCosts,
    /// How often to pay a repeatable additional cost.
    TimesPaid,
    /// Which of several ways to pay a part of a cost: its id, or how much life is paid in place of mana; no word means mana.
    CostChoice,
    /// What is tapped or exiled in place of mana.
    InsteadOfMana,
    /// Which permanent to offer; none means the card is played without offering.
    Offering,
    /// The value of X.
    X,
    /// Which modes.
    Modes,
    /// Targets for one instance of the word.
    Targets,
    /// How something is divided among targets.
    Division,
    /// What to sacrifice, return, remove, discard, tap or reveal as a cost.
    CostObjects,
    /// Which player a cost gives life to.
    CostPlayer,
    /// Which sources make the mana, in order; an empty answer leaves it to the engine.
    ManaSources,
    /// Which mana of the pool to spend, as sources; an empty answer leaves it to the engine.
    ManaToSpend,
    /// The colour of mana.
    ManaColor,
    /// Whether to do what "may" says.
    May,
    /// Whether to pay.
    MayPay,
    /// Objects or players that an instruction lets one choose.
    Choose,
    /// Cards found in a search.
    Search,
    /// What to discard.
    Discard,
    /// What to sacrifice.
    Sacrifice,
    /// The order of one's triggers, first to go on the stack first.
    OrderTriggers,
    /// The order of cards put into a library, topmost first.
    OrderCards,
    /// The order of the timestamps of what enters at one time, earliest first.
    OrderTimestamps,
    /// Which of several replacement effects applies next.
    ReplacementOrder,
    /// How much of a shield goes to which damage.
    ShieldSplit,
    /// A colour.
    Color,
    /// A creature type.
    CreatureType,
    /// A basic land type.
    LandType,
    /// The name of a card.
    CardName,
    /// An ability that something has.
    Ability,
    /// A number.
    Number,
    /// A player.
    Player,
    /// Tap (yes) or untap (no).
    TapOrUntap,
    /// Whether to do either at all.
    TapOrUntapAtAll,
    /// New targets for a copy; no means keep.
    NewTargets,
    /// Other targets for what is on the stack; no means keep.
    OtherTargets,
    /// What to enter as a copy of.
    CopyOf,
    /// The division of combat damage.
    CombatDamage,
    /// Which legendary permanent to keep.
    KeepLegend,
    /// The first of two piles.
    Piles,
    /// Which pile: yes is the first.
    WhichPile,
    /// Life totals, player by player.
    LifeTotals,
    /// Whether the coin is won: called by the scenario.
    Coin,
    /// Which come up at random: called by the scenario.
    Random,
    /// What an Aura that is put onto the battlefield enchants (303.4f).
    AttachTo,
    /// Whether to pay for an attack or a block.
    PayToAttack,
    /// Whether to play a card now, during a resolution.
    PlayNow,
    /// The source of damage for a shield.
    DamageSource,
}

impl DecisionKind {
    /// The rule by which a player decides that.
    #[must_use]
    pub fn rule(self) -> Rule {
        match self {
            Self::Part => Rule::PartOfCard,
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
            Self::CostObjects | Self::CostPlayer | Self::InsteadOfMana | Self::ManaSources | Self::ManaToSpend => {
                Rule::PayCosts
            }
            Self::PayToAttack => Rule::AttackCost,
            Self::CardName => Rule::NameACard,
            Self::CreatureType => Rule::CreatureTypeChoice,
            Self::Search => Rule::SearchPublic,
            Self::CombatDamage => Rule::DamageAssignment,
            Self::OrderTriggers => Rule::TriggersStacked,
            Self::OrderCards => Rule::LibraryArranged,
            Self::OrderTimestamps => Rule::Timestamp,
            Self::ReplacementOrder => Rule::AffectedChoosesReplacement,
            Self::ShieldSplit => Rule::PreventionShield,
            Self::KeepLegend => Rule::LegendRule,
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

/// What may be answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Options {
    /// Yes or no.
    YesNo,
    /// A number in a range.
    Number {
        /// The least.
        least: i32,
        /// The most.
        most: i32,
    },
    /// Some of these objects and players.
    Entities {
        /// From these.
        from: Vec<Entity>,
        /// At least so many.
        least: usize,
        /// At most so many.
        most: usize,
        /// Their order is part of the answer.
        ordered: bool,
    },
    /// Some of these words.
    Words {
        /// From these.
        from: Vec<Name>,
        /// At least so many.
        least: usize,
        /// At most so many.
        most: usize,
    },
    /// The name of a card: exactly one of these, each half of a flip card by itself. They are in alphabetical order.
    CardName(Arc<[Name]>),
    /// One word: any noun but those that mean something else in the game.
    Noun {
        /// Words of the kind that is meant.
        known: Vec<Name>,
        /// Words that mean something else, in alphabetical order.
        taken: Arc<[Name]>,
    },
    /// A colour.
    Color(Vec<Color>),
    /// One of these abilities: an object, and the id of an ability that it has.
    Abilities(Vec<(ObjectId, Name)>),
    /// Waiting triggers, to be put in order.
    Triggers(Vec<EffectId>),
    /// So much for each of these, all together the total.
    Division {
        /// Among these.
        among: Vec<Entity>,
        /// Together.
        total: u32,
        /// At least so much for each.
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
    /// The ability of that id, of that object.
    Ability(ObjectId, Name),
    /// Triggers in order.
    Triggers(Vec<EffectId>),
    /// So much for each, in the order of the options.
    Division(Vec<u32>),
}

impl Answer {
    /// Whether it chooses nothing of what could be chosen.
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
    /// The only answer there is, if there is only one: it isn't asked.
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

    /// The first answer there is: what is answered where nobody may decide.
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

    /// Whether the answer is one of those allowed.
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

/// Whether it is a word by itself. What is a noun only a dictionary could tell.
fn is_one_word(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_alphabetic() || letter == '-' || letter == '\'')
}

/// Whether each is there, and none is taken twice.
fn some_of<T: PartialEq>(chosen: &[T], from: &[T]) -> bool {
    chosen.iter().enumerate().all(|(i, c)| from.contains(c) && !chosen[..i].contains(c))
}

/// Who answers decisions.
pub trait Chooser {
    /// The answer, or nothing if there is none yet: then the action is undone, and can be tried again with one more answer.
    fn choose(&mut self, view: &crate::game::Game<'_>, decision: &Decision) -> Option<Answer>;

    /// Hears of a decision that isn't asked because it has one answer only. A player who meant something else says `false`: then the
    /// action isn't legal as that player meant it.
    fn forced(&mut self, view: &crate::game::Game<'_>, decision: &Decision, answer: &Answer) -> bool {
        let _ = (view, decision, answer);
        true
    }
}

/// Answers in the order they are asked for: an action run again with one more answer each time (decisions by rerun).
#[derive(Debug, Clone, Default)]
pub struct Script {
    answers: std::collections::VecDeque<Answer>,
}

impl Script {
    /// These answers, in order.
    #[must_use]
    pub fn new(answers: impl IntoIterator<Item = Answer>) -> Self {
        Self { answers: answers.into_iter().collect() }
    }
}

impl Chooser for Script {
    fn choose(&mut self, _: &crate::game::Game<'_>, _: &Decision) -> Option<Answer> {
        self.answers.pop_front()
    }
}
