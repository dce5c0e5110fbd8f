//! Copying spells and abilities (707.10).

use super::prelude::*;
use crate::{
    cards::{effect::CopySpell, values::Zone},
    ids::Entity,
    rules::{copying, new_targets},
};

impl Verb for CopySpell {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut copies = Vec::new();
        // A spell or ability that has left the stack is copied as it last existed there (608.2h; 413.2f of 2004).
        let originals = cx.game().objects(&self.what, scope);
        for player in reading::players_or_you(cx, self.who.as_ref(), scope) {
            for &original in &originals {
                if cx.state().object(original).zone != Zone::Stack {
                    continue;
                }
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
