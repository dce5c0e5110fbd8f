//! What a scenario expects: kept apart from its case, and never shown to an engine.

use crate::case::{EventPattern, Handle, Mana, Phase, Quality, Seat, Value, Zone};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Everything one case expects, one entry for each `Then` line's claim.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Expectations(pub Vec<Expectation>);

/// One claim about one probe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Expectation {
    /// The probe it is about: an index into [`Case::probes`](crate::case::Case).
    pub probe: usize,
    /// What is claimed.
    pub want: Want,
    /// The step, word by word, as the report shows it.
    pub text: String,
    /// The line of the step in its feature.
    pub line: usize,
    /// For a "can't": what forbids it. Without that quality the same claim must be false.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<Counterfactual>,
}

/// A quality of an object that a claim depends on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Counterfactual {
    /// The object.
    pub object: Handle,
    /// The quality it would have to lack.
    pub quality: Quality,
}

/// A claim about a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Want {
    /// It is this value, in this order.
    Is(Value),
    /// It is another value.
    IsNot(Value),
    /// It is this list in any order, repetitions counted.
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
    /// The action would be legal.
    Legal,
    /// The action would be refused, by one of these clauses if any are named and the engine names one too.
    Refused(Vec<String>),
    /// The value at this probe's point is the same as at that earlier point, asked with the same query by another probe.
    SameAs {
        /// The other probe.
        probe: usize,
    },
    /// It differs from that other probe's value.
    NotSameAs {
        /// The other probe.
        probe: usize,
    },
    /// The object is in combat as described; what is left out doesn't matter.
    Combat(CombatWant),
    /// The place is, or isn't, in this zone, whosever it is.
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
    /// A decision waits as described; what is left out doesn't matter.
    Decision(DecisionWant),
    /// The events that match these patterns happened, in this order, others between them or not.
    InOrder(Vec<EventPattern>),
    /// Every event seen happened at the same time, and there are this many.
    AtOnce(usize),
    /// The mana in a pool is this, in which a number is so much colourless mana.
    InPool(Mana),
    /// The mana spent, from all sources together, is this, in which a number is so much colourless mana.
    SpentInAll(Mana),
    /// The mana spent came from this source, at least in part; or did not.
    SpentFrom {
        /// The source.
        source: Handle,
        /// Whether it did.
        spent: bool,
    },
}

/// What is claimed of an object's part in combat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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

/// What is claimed of a pending decision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DecisionWant {
    /// Who decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Seat>,
    /// Its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// What asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Handle>,
    /// When it is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// Everything that may be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<String>>,
}
