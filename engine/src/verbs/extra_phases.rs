//! Additional phases (500.8).

use super::prelude::*;
use crate::{
    cards::{effect::ExtraPhase, english::and},
    state::turn::steps_of,
};

/// Adds phases after the current phase: a combat phase, or a combat phase and a main phase.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExtraPhases {
    /// The phases, in their order.
    phases: Vec<ExtraPhase>,
}

impl Verb for ExtraPhases {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let steps = self.phases.iter().flat_map(|phase| steps_of(*phase)).copied().collect();
        cx.commit(TurnChange::AddSteps { steps }.by((Rule::ExtraPhase, &*scope)));
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::PhasesAdded]
    }

    fn english(&self, _: &Speech<'_>) -> String {
        let phases = self.phases.iter().map(|phase| match phase {
            ExtraPhase::Combat => "a combat phase".to_owned(),
            ExtraPhase::Main => "a main phase".to_owned(),
        });
        format!("after this phase there is, additionally, {}", and(&phases.collect::<Vec<_>>()))
    }
}
