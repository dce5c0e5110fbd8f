//! Transforming double-faced cards (701.27, 712).

use super::prelude::*;
use crate::{
    cards::{effect::Transform, values::CardType},
    event::Event,
    game::Game,
    ids::ObjectId,
    state::stack::ItemKind,
    triggers::daybound::keeps_from_transforming,
};

impl Verb for Transform {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut acts = Vec::new();
        for object in reading::permanents(cx, &self.what, scope) {
            // A double-faced permanent that is face down can't transform (712.15a).
            let can = !cx.state().object(object).status.face_down && has_other_face(cx.game(), object);
            if can && !keeps_from_transforming(cx.game(), object) && !has_since(cx.game(), object, scope) {
                acts.push(PermanentChange::Transform { object }.by((Rule::Transform, &*scope)));
            }
        }
        happen(cx, acts)?;
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}

/// Whether the permanent is double-faced (712.9), and its other face is not that of an instant or sorcery (701.27d).
fn has_other_face(game: Game<'_>, object: ObjectId) -> bool {
    let permanent = game.object(object);
    let front = Some(&permanent.face).filter(|_| permanent.part.is_some() || permanent.status.transformed);
    let back = permanent.face.back.as_ref().or_else(|| game.table.catalog.modal_back(permanent.def?));
    back.map(|back| front.unwrap_or(back)).is_some_and(|other| {
        let types = &other.characteristics;
        !types.is(CardType::Instant) && !types.is(CardType::Sorcery)
    })
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
