//! Transforming double-faced cards (701.27, 712).

use super::prelude::*;
use crate::{cards::effect::Transform, event::Event, game::Game, ids::ObjectId, state::stack::ItemKind};

impl Verb for Transform {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for object in reading::permanents(cx, &self.what, scope) {
            // A double-faced permanent that is face down can't transform (712.15a).
            let permanent = cx.state().object(object);
            let can = permanent.face.back.is_some() && !permanent.status.face_down;
            if can && !has_since(cx.game(), object, scope) {
                cx.commit(PermanentChange::Transform { object }.by((Rule::Transform, &*scope)));
            }
        }
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}

/// Whether the instruction comes from the permanent's own ability and the permanent has transformed since the ability was put onto the stack
/// (701.27f).
fn has_since(game: Game<'_>, object: ObjectId, scope: &Scope) -> bool {
    let Some(resolving) = game.state.top_of_stack() else { return false };
    let item = game.object(resolving).stack.as_ref();
    let own = item.is_some_and(|item| item.source == object && item.kind != ItemKind::Spell && scope.source == object);
    let since = game.state.history.iter().rev();
    let mut since = since.take_while(|event| !matches!(event, Event::Moved { became, .. } if *became == resolving));
    own && since.any(|event| matches!(event, Event::Transformed { object: it } if *it == object))
}
