//! Sacrificing what the text names (701.21).

use super::prelude::*;
use crate::ids::ObjectId;

/// The controller of each sacrifices it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sacrifice {
    what: Ref,
}

impl Verb for Sacrifice {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let objects = reading::permanents(cx, &self.what, scope);
        by_controllers(cx, &objects)
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("sacrifice {}", speech.who(&self.what))
    }
}

/// The controllers of permanents sacrifice them, all at the same time: not destroying them.
pub(super) fn by_controllers(cx: &mut Cx<'_>, objects: &[ObjectId]) -> Flow {
    let mut changes = Vec::with_capacity(objects.len() * 2);
    for object in objects {
        let player = cx.game().controller(*object);
        changes.extend(Change::sacrifice(player, *object));
    }
    happen(cx, changes)?;
    Ok(())
}
