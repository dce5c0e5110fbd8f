//! Sacrificing certain permanents (701.21).

use super::prelude::*;
use crate::{cards::effect::Sacrifice, ground::Act, ids::ObjectId};

impl Verb for Sacrifice {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}

impl Together for Sacrifice {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let mut objects = reading::permanents(cx, &self.what, scope);
        if let Some(who) = &self.who {
            let players = reading::players(cx, who, scope);
            objects.retain(|id| players.contains(&cx.game().controller(*id)));
        }
        Ok(Proposal::of(by_controllers(cx, &objects)).calling(self.bind.as_ref(), objects))
    }
}

/// The sacrifices of permanents by their controllers, all at the same time. A sacrifice is not a destruction.
pub(super) fn by_controllers(cx: &Cx<'_>, objects: &[ObjectId]) -> Vec<Act> {
    objects.iter().flat_map(|object| Change::sacrifice(cx.game().controller(*object), *object)).collect()
}
