//! Additional phases (500.8).

use super::prelude::*;
use crate::{cards::effect::ExtraPhases, state::turn::steps_of};

impl Verb for ExtraPhases {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let steps = self.phases.iter().flat_map(|phase| steps_of(*phase)).copied().collect();
        cx.commit(TurnChange::AddSteps { steps }.by((Rule::ExtraPhase, &*scope)));
        Ok(())
    }
}
