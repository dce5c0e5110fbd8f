//! Redirecting damage (614.9).

use super::{
    common::shield::{self, Size},
    prelude::*,
};
use crate::cards::{effect::RedirectDamage, replacement::Instead};

impl Verb for RedirectDamage {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let next = self.next.as_ref().map(|next| reading::count(cx, next, scope));
        let Some(to) = reading::entities(cx, &self.to, scope).first().copied().filter(|_| next != Some(0)) else {
            return Ok(());
        };
        let (from, mut scope) = shield::settled(cx, &self.from, scope);
        scope.bindings.bind(REDIRECTED_TO.into(), Value::Entities(vec![to]));
        let instead = Instead::Redirect { amount: None, to: Ref::Bound(REDIRECTED_TO.into()) };
        let would = shield::damage(self.source.as_ref(), from, self.combat);
        let size = next.map_or(Size::said(self.once), Size::Next);
        shield::begin(cx, (would, instead), size, &self.until, scope);
        Ok(())
    }
}

/// The name to which the new recipient of the damage is bound.
const REDIRECTED_TO: &str = "redirected_to";
