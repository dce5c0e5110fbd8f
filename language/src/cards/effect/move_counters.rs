//! Moving counters (122.5).

use super::prelude::*;
use crate::cards::values::CounterKind;

/// Moves counters of one kind from one object onto another. Nothing is moved if the first has none, if the second can't have them, or if both are the
/// same object.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MoveCounters {
    /// The kind of counter.
    pub kind: CounterKind,
    /// The number of counters.
    #[serde(default = "one")]
    pub count: Amount,
    /// The object that has them.
    pub from: Ref,
    /// The object that gets them.
    pub onto: Ref,
}

impl Instruction for MoveCounters {
    fn makes(&self) -> Vec<Made> {
        vec![Made::CountersRemoved, Made::CountersPut]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { kind, count, from, onto } = self;
        format!("move {} from {} onto {}", speech.counters(count, kind), speech.who(from), speech.who(onto))
    }
}
