//! Transforming double-faced cards (701.27, 712).

use super::prelude::*;
use crate::{
    cards::{effect::Transform, values::CardType},
    event::Event,
    game::Game,
    ids::ObjectId,
    state::{effects::TURNED_OVER, stack::ItemKind},
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

/// Whether the instruction comes from the permanent's own ability and the permanent has transformed since the ability was put onto the stack, or for a
/// delayed trigger, since it was created (701.27f).
fn has_since(game: Game<'_>, object: ObjectId, scope: &Scope) -> bool {
    let Some(resolving) = game.state.top_of_stack() else { return false };
    let item = game.object(resolving).stack.as_ref();
    let own = item.is_some_and(|item| item.source == object && item.kind != ItemKind::Spell && scope.source == object);
    let history = || game.state.history.iter().rev();
    let delayed = item.and_then(|item| item.texts.first()).is_some_and(|text| text.ability.delayed);
    let pending = history().find_map(|event| match event {
        Event::TriggerStacked { object, pending } if *object == resolving && delayed => Some(*pending),
        _ => None,
    });
    let begins = |event: &Event| match (event, pending) {
        (Event::Triggered { pending: id, .. }, Some(pending)) => *id == pending,
        (Event::Moved { became, .. }, None) => *became == resolving,
        _ => false,
    };
    let mut since = history().take_while(|event| !begins(event));
    let turned_over = item.is_some_and(|item| delayed && item.bindings.get(TURNED_OVER).is_some());
    own && (turned_over || since.any(|event| matches!(event, Event::Transformed { object: it } if *it == object)))
}
