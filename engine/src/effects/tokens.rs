//! Creating tokens (111).

use std::sync::Arc;

use crate::{
    cards::{Name, card::Half, effect::TokenEffect, values::Zone},
    change::{Change, Create, Enter},
    edition::TokenOwner,
    error::Flow,
    event::Event,
    game::Cx,
    ids::Entity,
    rule::Rule,
    rules::{copying, replacement::happen},
    state::{binding::Value, characteristics::Face, effects::Scope, object::ObjectKind},
};

use super::reading;

/// Creates tokens, all of one player at the same time. They are bound.
pub(super) fn create(cx: &mut Cx<'_>, effect: &TokenEffect, scope: &mut Scope) -> Flow {
    let count = reading::size(cx, &effect.count, scope);
    let Some(face) = face(cx, effect, scope) else { return Ok(()) };
    let mut changes = Vec::new();
    for player in reading::players_or_you(cx, effect.who.as_ref(), scope) {
        let owner = match cx.edition().token_owner {
            TokenOwner::ControllerOfEffect => scope.controller,
            TokenOwner::ItsPlayer => player,
        };
        let other = if owner == player { scope.controller } else { player };
        let owner = cx.game().fact((Rule::TokenOwner, &*scope), owner, || other);
        let create = Create {
            kind: ObjectKind::Token,
            face: Arc::clone(&face),
            def: None,
            owner,
            controller: player,
            zone: Zone::Battlefield,
            enter: Enter::default(),
            item: None,
            reserved: None,
        };
        let create = Change::Create(create).by((Rule::TokenCharacteristics, &*scope));
        changes.extend(std::iter::repeat_n(create, count));
    }
    let events = happen(cx, changes)?;
    if let Some(name) = &effect.bind {
        let made = events.iter().filter_map(|event| match event {
            Event::Moved { became, from: Zone::Nowhere, .. } => Some(Entity::Object(*became)),
            _ => None,
        });
        scope.bindings.bind(name.clone(), Value::Entities(made.collect()));
    }
    Ok(())
}

/// What is printed on the token, so to say: what its maker states, or the copiable values of what it is a copy of (111.3, 707.2).
fn face(cx: &Cx<'_>, effect: &TokenEffect, scope: &Scope) -> Option<Arc<Face>> {
    if let Some(original) = &effect.copy_of {
        let original = cx.game().objects(original, scope).first().copied()?;
        return Some(copying::copiable(cx, original));
    }
    let pt = effect.pt.as_ref();
    let half = Half {
        name: effect.name.clone().unwrap_or_else(|| subtypes_as_name(&effect.subtypes)),
        supertypes: effect.supertypes.clone(),
        types: effect.types.clone(),
        subtypes: effect.subtypes.clone(),
        pt: pt.map(|(p, t)| (reading::amount(cx, p, scope), reading::amount(cx, t, scope))),
        abilities: effect.abilities.clone(),
    };
    let characteristics = cx.table().catalog.characteristics(&half, None, effect.colors);
    Some(Arc::new(Face { characteristics: Arc::new(characteristics), flip: None }))
}

/// A token whose maker gives it no name has its subtypes for one (111.4).
fn subtypes_as_name(subtypes: &[Name]) -> Name {
    let words: Vec<&str> = subtypes.iter().map(Name::as_str).collect();
    words.join(" ").as_str().into()
}
