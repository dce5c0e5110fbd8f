//! Optional instructions.

use super::{carried_out, choose::candidates, prelude::*};
use crate::{
    cards::{amount::Amount, effect::{Choose, Effect, May}, reference::Ref},
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
    for (place, instruction) in instructions.iter().enumerate() {
        match instruction {
            Effect::Let(_) | Effect::Remember(_) => carried_out(instruction).perform(cx, &mut words)?,
            Effect::If(choice) => {
                let so = cx.game().holds(&choice.condition, &words);
                return is_possible(if so { &choice.then } else { &choice.otherwise }, cx, &words);
            }
            Effect::Action(action) => return super::action::is_possible(action, cx, &words),
            Effect::Choose(choice) => return Ok(a_choice_is_possible(choice, instructions.get(place + 1), cx, &words)),
            action => return Ok(carried_out(action).is_possible(cx, &words)),
        }
    }
    Ok(true)
}

/// Whether the player can choose something on which the next instruction is possible (701.68b): if that instruction acts on the one thing that is chosen,
/// it must be possible on one of those that can be chosen.
fn a_choice_is_possible(choice: &Choose, then: Option<&Effect>, cx: &Cx<'_>, scope: &Scope) -> bool {
    let Choose(pick) = choice;
    let one = !pick.up_to && !pick.any_number && pick.count == Amount::Fixed(1);
    let next = then.map(carried_out).filter(|next| one && next.acts_on() == Some(&Ref::Bound(pick.bind.clone())));
    let Some(next) = next else { return choice.is_possible(cx, scope) };
    let mut words = scope.clone();
    candidates(pick, cx, scope).into_iter().any(|chosen| {
        words.bindings.bind_entities(&pick.bind, [chosen]);
        next.is_possible(cx, &words)
    })
}

/// Binds whether instructions were carried out. If they were not, an empty list is bound.
pub(super) fn done(bind: Option<&Name>, yes: bool, scope: &mut Scope) {
    if let Some(name) = bind {
        let value = if yes { Value::Done } else { Value::Entities(Vec::new()) };
        scope.bindings.bind(name.clone(), value);
    }
}
