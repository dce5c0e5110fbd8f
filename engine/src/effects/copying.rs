//! Copies of spells and abilities (707.10), and permanents that become copies (707.2).

use std::sync::Arc;

use crate::{
    cards::{Name, modification::Modification, reference::Ref, values::Zone},
    change::Change,
    error::Flow,
    game::Cx,
    ids::Entity,
    rules::{copying, targets},
    state::{binding::Value, effects::Scope},
};

use super::reading;

/// Copies spells and abilities on the stack, and lets the copies' controller choose new targets for them. The copies are bound.
pub(super) fn copy_spell(
    cx: &mut Cx<'_>,
    what: &Ref,
    new_targets: bool,
    bind: Option<&Name>,
    scope: &mut Scope,
) -> Flow {
    let mut copies = Vec::new();
    for original in reading::objects(cx, what, scope) {
        if cx.state().object(original).zone != Zone::Stack {
            continue;
        }
        let Some(copy) = copying::copy_on_stack(cx, original, scope.controller) else { continue };
        if new_targets {
            targets::choose_new_targets(cx, scope.controller, copy)?;
        }
        copies.push(Entity::Object(copy));
    }
    if let Some(name) = bind {
        scope.bindings.bind(name.clone(), Value::Entities(copies));
    }
    Ok(())
}

/// Permanents become copies, with the exceptions stated.
pub(super) fn become_copy(cx: &mut Cx<'_>, what: &Ref, of: &Ref, except: &[Modification], scope: &Scope) -> Flow {
    let Some(of) = cx.game().objects(of, scope).first().copied() else { return Ok(()) };
    for object in reading::permanents(cx, what, scope) {
        let face = copying::with_exceptions(&cx.table().catalog, copying::copiable(cx, of), except);
        cx.commit(Change::BecomeCopy { object, face: Arc::clone(&face), of });
    }
    Ok(())
}
