//! The observations of an engine: plain values, which casebook compares with the expected values.

use super::{EventKind, Handle, Mana, Phase, Seat, Target, Zone};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The answer to a [`Query`](super::Query), which determines its kind.
///
/// Objects are named by the case's handle; those the case never declared, by their name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// There is no value: no power, no pending decision, no controller.
    Nothing,
    /// A number.
    Number(i64),
    /// Power and toughness.
    Pair(i64, i64),
    /// One word of a small list, or a name.
    Word(String),
    /// Words; the query determines whether their order and repetitions matter.
    Words(Vec<String>),
    /// A player.
    Player(Seat),
    /// Mana.
    Mana(Mana),
    /// Mana by source.
    Spent(Vec<SpentSeen>),
    /// Where an object is.
    Place(PlaceSeen),
    /// Objects; the query determines whether their order matters.
    Objects(Vec<Handle>),
    /// Targets.
    Targets(Vec<Target>),
    /// The stack, top first.
    Stack(Vec<StackItem>),
    /// Tokens.
    Tokens(Vec<TokenSeen>),
    /// How an object left the stack.
    Fate(Fate),
    /// Whether an action or answer is legal.
    Legality(Legality),
    /// A decision that waits.
    Decision(DecisionSeen),
    /// An object's part in combat.
    Combat(CombatSeen),
    /// A moment of the game.
    Moment(MomentSeen),
    /// Events in order.
    Events(Vec<EventSeen>),
}

/// Where an object is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct PlaceSeen {
    /// The zone.
    pub zone: Zone,
    /// Whose zone: for hands, libraries and graveyards their player; for the battlefield and the stack the object's controller; for exile its owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Seat>,
}

/// How an object left the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It was never on the stack.
    NeverThere,
    /// It is still there.
    OnStack,
    /// It resolved.
    Resolved,
    /// A spell or ability countered it.
    CounteredByEffect,
    /// It did nothing because all its targets were illegal: countered on resolution, today "did not resolve".
    CounteredOnResolution,
    /// It was taken off the stack without being countered.
    Removed,
}

/// Whether something is legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Legality {
    /// It can be carried out.
    Legal,
    /// It is refused.
    Refused {
        /// The rule that forbids it, in the numbering of the edition; `null` from engines that only know that it is illegal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
        /// The reason in the engine's words; never judged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
}

/// Mana spent from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct SpentSeen {
    /// What made the mana.
    pub source: Handle,
    /// How much of it was spent.
    pub mana: Mana,
}

/// One object on the stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct StackItem {
    /// What kind of object it is.
    pub kind: StackKind,
    /// Its handle or name; for an ability, that of its source.
    pub object: Handle,
    /// Its controller; `null` for the turn's draw and combat damage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<Seat>,
    /// For an ability, its stable id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<String>,
}

/// The kinds of objects on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StackKind {
    /// A spell that a card represents.
    Spell,
    /// A copy of a spell.
    Copy,
    /// An activated ability.
    Activated,
    /// A triggered ability.
    Triggered,
    /// The turn's draw.
    TurnDraw,
    /// Combat damage.
    CombatDamage,
}

/// One token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct TokenSeen {
    /// Its name.
    pub name: String,
    /// Its colours, a set.
    pub colors: Vec<super::Color>,
    /// Its types, a set in lower case.
    pub types: Vec<String>,
    /// Its power and toughness.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power_toughness: Option<(i64, i64)>,
}

impl TokenSeen {
    /// The same token with its colours and types in a normal order, so that equal tokens are equal. The word Token at the end of a name is left out:
    /// it is part of the name in some editions only (111.4).
    #[must_use]
    pub fn in_order(&self) -> Self {
        let mut token = self.clone();
        if let Some(subtypes) = token.name.strip_suffix(" Token") {
            token.name = subtypes.to_owned();
        }
        token.colors.sort_unstable();
        token.types.sort_unstable();
        token
    }
}

/// A decision that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct DecisionSeen {
    /// Who decides.
    pub player: Seat,
    /// Its kind: the name of the [`Choice`](super::Choice) that answers it, as in JSON.
    pub kind: String,
    /// What asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Handle>,
    /// When it is asked: `announce`, `pay`, `trigger`, `resolve`, `enter`, `declare`, `assign`, `state based`, `event`,
    /// `cleanup`.
    pub when: String,
    /// What may be chosen, a set: handles, names, players or words.
    pub options: Vec<String>,
    /// The least number; for a division, the least amount for each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_least: Option<u32>,
    /// The greatest number; for a division, the whole amount.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u32>,
}

/// An object's part in combat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct CombatSeen {
    /// Which player it attacks, or whose planeswalker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attacking: Option<Seat>,
    /// For an attacker: whether it has become blocked; `null` before blockers are declared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocked: Option<bool>,
    /// The attackers that it blocks, a set.
    #[serde(default)]
    pub blocking: Vec<Handle>,
    /// Whether it is a blocking creature. If the field is missing, it is one if it blocks an attacker. A creature whose attacker has left stays a
    /// blocking creature (509.1g): then this is `true`, and `blocking` is empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub is_blocking: Option<bool>,
    /// The creatures that block it now, a set.
    #[serde(default)]
    pub blocked_by: Vec<Handle>,
}

impl CombatSeen {
    /// Whether it is a blocking creature (509.1g).
    #[must_use]
    pub fn is_blocking(&self) -> bool {
        self.is_blocking.unwrap_or(!self.blocking.is_empty())
    }
}

/// A moment of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct MomentSeen {
    /// Whose turn.
    pub player: Seat,
    /// The number of the turn, counted from the turn in which the case begins.
    pub turn: u32,
    /// Which step.
    pub phase: Phase,
}

/// One event of the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct EventSeen {
    /// Its kind.
    pub kind: super::EventKind,
    /// The player it happened to or who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Seat>,
    /// The object it happened to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub object: Option<Handle>,
    /// The object that did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Handle>,
    /// How much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<i64>,
    /// A word that its kind explains.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// Events with the same number happened at the same time.
    #[serde(default)]
    pub moment: u64,
}

impl EventSeen {
    /// An event of that kind, without details.
    #[must_use]
    pub fn of(kind: EventKind) -> Self {
        Self { kind, player: None, object: None, source: None, amount: None, word: None, moment: 0 }
    }

    /// The event with the player who did it, or to whom it happened.
    #[must_use]
    pub fn by(self, player: Seat) -> Self {
        Self { player: Some(player), ..self }
    }

    /// The event with the object to which it happened.
    #[must_use]
    pub fn on(self, object: Handle) -> Self {
        Self { object: Some(object), ..self }
    }

    /// The event with the object that caused it.
    #[must_use]
    pub fn from(self, source: Handle) -> Self {
        Self { source: Some(source), ..self }
    }

    /// The event with an amount.
    #[must_use]
    pub fn amount(self, amount: u32) -> Self {
        Self { amount: Some(amount.into()), ..self }
    }

    /// The event with a word: a zone, a kind of counter, a kind of decision.
    #[must_use]
    pub fn word(self, word: &str) -> Self {
        Self { word: Some(word.to_owned()), ..self }
    }
}
