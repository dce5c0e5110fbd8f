//! Optional instructions.

use super::{carried_out, prelude::*};
use crate::{cards::effect::May, decision::DecisionKind, rules::resolution::run};

impl Verb for May {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::choosers(cx, self.who.as_ref(), scope)? {
            // A player can't choose an impossible action (608.2d; 413.2c until 2009).
            let able = self.instructions.first().is_none_or(|first| carried_out(first).is_possible(cx, scope));
            let yes = able && cx.ask_yes(player, DecisionKind::May, Some(scope.source), self.bind.clone())?;
            done(self.bind.as_ref(), yes, scope);
            run(cx, if yes { &self.instructions } else { &self.otherwise }, scope)?;
        }
        Ok(())
    }
}

/// Binds whether instructions were carried out. If they were not, an empty list is bound.
pub(super) fn done(bind: Option<&Name>, yes: bool, scope: &mut Scope) {
    if let Some(name) = bind {
        let value = if yes { Value::Done } else { Value::Entities(Vec::new()) };
        scope.bindings.bind(name.clone(), value);
    }
}
