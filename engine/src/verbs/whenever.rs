//! Delayed triggered abilities that trigger each time (603.7).

use std::sync::Arc;

use super::{common::waiting, prelude::*};
use crate::{cards::event::EventPattern, state::effects::DelayedTrigger};

/// Waits for something to happen, each time for a while.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Whenever {
    /// What it waits for.
    when: EventPattern,
    /// What is done each time, by an ability that triggers.
    #[serde(rename = "do")]
    instructions: Vec<Effect>,
    /// How long.
    until: Duration,
}

impl Verb for Whenever {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let trigger = DelayedTrigger {
            id: cx.effect_id(),
            when: self.when.clone(),
            condition: None,
            instructions: Arc::from(self.instructions.as_slice()),
            scope: scope.clone(),
            once: false,
            until: Some(self.until.clone()),
        };
        waiting::begin(cx, trigger, scope);
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Waits]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { when, instructions, until } = self;
        format!("{}, {}: {}", speech.until(until), speech.trigger(when), speech.clauses_of(instructions))
    }
}
