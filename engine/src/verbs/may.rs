//! Optional instructions.

use super::{carried_out, prelude::*};
use crate::{
    cards::effect::{Effect, May},
    decision::DecisionKind,
    rules::resolution::run,
};

impl Verb for May {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::choosers(cx, self.who.as_ref(), scope)? {
            let yes = is_possible(&self.instructions, cx, scope)?
                && cx.ask_yes(player, DecisionKind::May, Some(scope.source), self.bind.clone())?;
            done(self.bind.as_ref(), yes, scope);
            run(cx, if yes { &self.instructions } else { &self.otherwise }, scope)?;
        }
        Ok(())
    }
}

/// Whether the first action of the instructions is possible. A player can't choose an impossible action (608.2d; 413.2c until 2009). Instructions that
/// only give names before it are followed for the words of the action.
pub(super) fn is_possible(instructions: &[Effect], cx: &mut Cx<'_>, scope: &Scope) -> Flow<bool> {
    let mut words = scope.clone();
    for instruction in instructions {
        match instruction {
            Effect::Let(_) | Effect::Remember(_) => carried_out(instruction).perform(cx, &mut words)?,
            Effect::If(choice) => {
                let so = cx.game().holds(&choice.condition, &words);
                return is_possible(if so { &choice.then } else { &choice.otherwise }, cx, &words);
            }
            Effect::Action(action) => return super::action::is_possible(action, cx, &words),
            action => return Ok(carried_out(action).is_possible(cx, &words)),
        }
    }
    Ok(true)
}

/// Binds whether instructions were carried out. If they were not, an empty list is bound.
pub(super) fn done(bind: Option<&Name>, yes: bool, scope: &mut Scope) {
    if let Some(name) = bind {
        let value = if yes { Value::Done } else { Value::Entities(Vec::new()) };
        scope.bindings.bind(name.clone(), value);
    }
}
