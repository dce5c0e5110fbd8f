//! Regeneration shields (701.19).

use super::{
    common::shield::{self, SHIELDED, Size},
    prelude::*,
};
use crate::{
    cards::{effect::Regenerate, event::EventPattern, only_true::OnlyTrue, replacement::Instead},
    ids::Entity,
};

impl Verb for Regenerate {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for object in reading::permanents(cx, &self.what, scope) {
            let mut scope = scope.clone();
            scope.bindings.bind(SHIELDED.into(), Value::Entities(vec![Entity::Object(object)]));
            let would = EventPattern::Destroyed(shield::bound(SHIELDED));
            shield::begin(
                cx,
                (would, Instead::Regenerate(OnlyTrue)),
                Size::Next(1),
                &crate::cards::effect::Duration::EndOfTurn,
                scope,
            );
        }
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}
