//! Removing counters (122).

use super::prelude::*;
use crate::cards::values::CounterKind;

/// Removes counters of one kind or of every kind: a number of them, or all. If there are fewer than the number, all are removed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RemoveCounters {
    /// The kind of counter. Left out: every kind.
    #[serde(default)]
    pub kind: Option<CounterKind>,
    /// The number of counters. Left out: all of them.
    #[serde(default)]
    pub count: Option<Amount>,
    /// The objects and players.
    pub from: Ref,
}

impl Instruction for RemoveCounters {
    fn makes(&self) -> Vec<Made> {
        vec![Made::CountersRemoved]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { kind, count, from } = self;
        let counters = match (kind, count) {
            (Some(kind), Some(count)) => speech.counters(count, kind),
            (Some(kind), None) => format!("all {kind} counters"),
            (None, Some(count)) => speech.counted(count, "counter", "counters"),
            (None, None) => "all counters".to_owned(),
        };
        format!("remove {counters} from {}", speech.who(from))
    }
}
