//! Copying spells and abilities (707.10).

use super::prelude::*;
use crate::{
    cards::{effect::CopySpell, values::Zone},
    decision::{DecisionKind, Options},
    ids::{Entity, ObjectId, PlayerId},
    rules::{copying, new_targets},
};

impl Verb for CopySpell {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut copies = Vec::new();
        // A spell or ability that has left the stack is copied as it last existed there (608.2h; 413.2f of 2004).
        let originals = cx.game().objects(&self.what, scope);
        for player in reading::players_or_you(cx, self.who.as_ref(), scope) {
            for original in in_order(cx, player, &originals)? {
                let Some(copy) = copying::copy_on_stack(cx, original, player, (&self.except, scope))? else { continue };
                // The text may still give other targets to a copy that it names.
                if self.new_targets {
                    new_targets::for_copy(cx, player, copy)?;
                } else if self.bind.is_none() {
                    new_targets::as_copied(cx, copy);
                }
                copies.push(Entity::Object(copy));
            }
        }
        if let Some(name) = &self.bind {
            scope.bindings.bind(name.clone(), Value::Entities(copies));
        }
        Ok(())
    }
}

/// What a player copies, in the order in which the copies are put on the stack. The player chooses it if one effect makes several (405.3).
fn in_order(cx: &mut Cx<'_>, player: PlayerId, originals: &[ObjectId]) -> Flow<Vec<ObjectId>> {
    let there = originals.iter().copied().filter(|original| cx.state().object(*original).zone == Zone::Stack);
    let from: Vec<Entity> = there.map(Entity::Object).collect();
    let options = Options::Entities { least: from.len(), most: from.len(), from, ordered: true };
    let order = cx.ask_entities(player, DecisionKind::OrderCopies, None, None, options)?;
    Ok(order.into_iter().filter_map(Entity::object).collect())
}
