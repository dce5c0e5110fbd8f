//! Putting counters (122.6).

use super::prelude::*;
use crate::cards::values::CounterKind;

/// Puts counters on objects and players.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PutCounters {
    /// The kind of counter.
    pub kind: CounterKind,
    /// The number of counters for each object or player.
    #[serde(default = "one")]
    pub count: Amount,
    /// The objects and players.
    pub on: Ref,
}

impl Instruction for PutCounters {
    fn makes(&self) -> Vec<Made> {
        vec![Made::CountersPut]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { kind, count, on } = self;
        format!("put {} on {}", speech.counters(count, kind), speech.who(on))
    }

    fn is_simultaneous(&self) -> bool {
        true
    }
}
