//! The expectations of a scenario, which are separate from its case and which no engine sees.

use crate::case::{EventPattern, Handle, Mana, Phase, Quality, Seat, Value, Zone};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The expectations of one case, one entry for each claim of a `Then` line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Expectations(pub Vec<Expectation>);

/// One claim about one probe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Expectation {
    /// Its probe: an index into [`Case::probes`](crate::case::Case).
    pub probe: usize,
    /// The expected value.
    pub want: Want,
    /// The text of the step, as the report shows it.
    pub text: String,
    /// The line of the step in its feature.
    pub line: usize,
    /// For a "can't": the reason. Without that quality the action must be legal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<Counterfactual>,
}

/// A quality of an object that a claim depends on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Counterfactual {
    /// The object.
    pub object: Handle,
    /// The quality that is removed.
    pub quality: Quality,
}

/// An expected value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Want {
    /// It is this value, in this order.
    Is(Value),
    /// It is another value.
    IsNot(Value),
    /// It is this list in any order, with the same repetitions.
    IsInAnyOrder(Value),
    /// The list contains these entries.
    Contains(Value),
    /// The list contains none of these entries.
    Lacks(Value),
    /// The list begins with these entries, in this order.
    StartsWith(Value),
    /// The list ends with these entries, in this order.
    EndsWith(Value),
    /// The number is at least this.
    AtLeast(i64),
    /// The number is at most this.
    AtMost(i64),
    /// The list has this many entries.
    Length(usize),
    /// The action is legal.
    Legal,
    /// The action is refused, by one of these rules if any are named and the engine names one too.
    Refused(Vec<String>),
    /// The value is the same as at an earlier point, where another probe asks the same query.
    SameAs {
        /// The other probe.
        probe: usize,
    },
    /// It differs from that other probe's value.
    NotSameAs {
        /// The other probe.
        probe: usize,
    },
    /// The object has this part in combat; omitted fields can have any value.
    Combat(CombatWant),
    /// The place is, or isn't, in this zone, of any player.
    Zone {
        /// Which zone.
        zone: Zone,
        /// Whether it is.
        is: bool,
    },
    /// It is this player's turn, and this step.
    Moment {
        /// Whose turn.
        player: Seat,
        /// Which step.
        phase: Phase,
    },
    /// A decision waits with these properties; omitted fields can have any value.
    Decision(DecisionWant),
    /// The events that match these patterns happened in this order, possibly with others between them.
    InOrder(Vec<EventPattern>),
    /// All observed events happened at the same time, and their number is this.
    AtOnce(usize),
    /// The mana in a pool is this; a number means that much colourless mana.
    InPool(Mana),
    /// The mana spent from all sources together is this; a number means that much colourless mana.
    SpentInAll(Mana),
    /// Some of the mana spent came from this source, or none did.
    SpentFrom {
        /// The source.
        source: Handle,
        /// Whether it did.
        spent: bool,
    },
}

/// A claim about an object's part in combat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct CombatWant {
    /// Whether it attacks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attacking: Option<bool>,
    /// Whether it has become blocked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocked: Option<bool>,
    /// An attacker that it blocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocking: Option<Handle>,
    /// Whether it blocks anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocks: Option<bool>,
}

/// A claim about a pending decision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct DecisionWant {
    /// The player who decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Seat>,
    /// Its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The source that asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Handle>,
    /// When it is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// Everything that may be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<String>>,
}
