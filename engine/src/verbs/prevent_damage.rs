//! Preventing damage (615).

use super::{
    common::shield::{self, SHIELDED, Size},
    prelude::*,
};
use crate::cards::{effect::PreventDamage, replacement::Instead};

impl Verb for PreventDamage {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let (source, instead) = (self.source.as_ref(), || Instead::Prevent(None));
        let Some(next) = &self.next else {
            let (to, scope) = shield::settled(cx, &self.to, scope);
            shield::begin(
                cx,
                (shield::damage(source, to, self.combat), instead()),
                Size::said(self.once),
                &self.until,
                scope,
            );
            return Ok(());
        };
        let next = reading::count(cx, next, scope);
        let shielded = cx.game().matching(&self.to, scope);
        for entity in shielded.into_iter().filter(|_| next > 0) {
            let mut scope = scope.clone();
            scope.bindings.bind(SHIELDED.into(), Value::Entities(vec![entity]));
            let would = shield::damage(source, shield::bound(SHIELDED), self.combat);
            shield::begin(cx, (would, instead()), Size::Next(next), &self.until, scope);
        }
        Ok(())
    }
}
