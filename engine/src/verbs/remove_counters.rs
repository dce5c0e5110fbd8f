//! Removing counters (122).

use super::prelude::*;
use crate::{cards::values::CounterKind, ids::Entity};

/// Removes counters of one kind or of every kind: a number of them, or all. If there are fewer than the number, all are removed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveCounters {
    /// The kind of counter. Left out: every kind.
    #[serde(default)]
    kind: Option<CounterKind>,
    /// The number of counters. Left out: all of them.
    #[serde(default)]
    count: Option<Amount>,
    /// The objects and players.
    from: Ref,
}

impl Verb for RemoveCounters {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let wanted = self.count.as_ref().map(|count| reading::count(cx, count, scope));
        let mut changes = Vec::new();
        for from in reading::bearers(cx, &self.from, scope) {
            let there = match from {
                Entity::Object(object) => &cx.state().object(object).counters,
                Entity::Player(player) => &cx.state().player(player).counters,
            };
            let there = there.iter().filter(|(there, _)| self.kind.as_ref().is_none_or(|kind| kind == *there));
            for (kind, there) in there {
                let count = wanted.map_or(there, |wanted| reading::as_far(cx, wanted, there, scope));
                if count > 0 {
                    changes.push(PermanentChange::RemoveCounters { from, kind: kind.clone(), count });
                }
            }
        }
        happen(cx, changes)?;
        Ok(())
    }

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
