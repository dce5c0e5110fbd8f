//! Copying spells and abilities (707.10).

use super::prelude::*;
use crate::{
    cards::values::Zone,
    ids::Entity,
    rules::{copying, targets},
};

/// Copies spells and abilities on the stack, and lets the copies' controller choose new targets for them. The copies are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CopySpell {
    /// What is copied.
    what: Ref,
    /// New targets may be chosen for the copy.
    #[serde(default)]
    new_targets: bool,
    /// The name that binds the copies.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl Verb for CopySpell {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut copies = Vec::new();
        for original in reading::objects(cx, &self.what, scope) {
            if cx.state().object(original).zone != Zone::Stack {
                continue;
            }
            let Some(copy) = copying::copy_on_stack(cx, original, scope.controller) else { continue };
            if self.new_targets {
                targets::choose_new_targets(cx, scope.controller, copy)?;
            }
            copies.push(Entity::Object(copy));
        }
        if let Some(name) = &self.bind {
            scope.bindings.bind(name.clone(), Value::Entities(copies));
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Copied]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, new_targets, bind } = self;
        let targets = if *new_targets { "; you may choose new targets for the copy" } else { "" };
        format!("copy {}{}{targets}", speech.who(what), called(bind))
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }
}
