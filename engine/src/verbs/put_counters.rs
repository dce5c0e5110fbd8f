//! Putting counters (122.6).

use super::prelude::*;
use crate::cards::values::CounterKind;

/// Puts counters on objects and players.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PutCounters {
    /// The kind of counter.
    kind: CounterKind,
    /// The number of counters for each object or player.
    #[serde(default = "one")]
    count: Amount,
    /// The objects and players.
    on: Ref,
}

impl Verb for PutCounters {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let count = reading::count(cx, &self.count, scope);
        let on = reading::bearers(cx, &self.on, scope).into_iter().filter(|_| count > 0);
        let puts = on.map(|on| PermanentChange::PutCounters { on, kind: self.kind.clone(), count, by_effect: true });
        happen(cx, puts.collect::<Vec<_>>())?;
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::CountersPut]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { kind, count, on } = self;
        format!("put {} on {}", speech.counters(count, kind), speech.who(on))
    }
}
