//! Regeneration shields (701.19).

use super::{
    common::shield::{self, SHIELDED, Size},
    prelude::*,
};
use crate::{
    cards::{event::EventPattern, replacement::Instead, yes::Yes},
    ids::Entity,
};

/// The next time that each permanent would be destroyed this turn, it is regenerated.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Regenerate {
    /// The permanents.
    what: Ref,
}

impl Verb for Regenerate {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for object in reading::permanents(cx, &self.what, scope) {
            let mut scope = scope.clone();
            scope.bindings.bind(SHIELDED.into(), Value::Entities(vec![Entity::Object(object)]));
            let would = EventPattern::Destroyed(shield::bound(SHIELDED));
            shield::begin(cx, (would, Instead::Regenerate(Yes)), Size::Next(1), &Duration::EndOfTurn, scope);
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Replaces]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("regenerate {}", speech.who(&self.what))
    }
}
