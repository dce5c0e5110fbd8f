//! Copying spells and abilities (707.10).

use super::prelude::*;
use crate::{
    cards::{modification::Modification, values::Zone},
    ids::Entity,
    rules::{copying, new_targets},
};

/// Copies spells and abilities on the stack, one that has left it as it last was there, and lets the copies' controller choose new targets for them. The copies are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CopySpell {
    /// What is copied.
    what: Ref,
    /// Who copies, and so controls the copies; the controller if not given.
    #[serde(default)]
    who: Option<Ref>,
    /// New targets may be chosen for the copy.
    #[serde(default)]
    new_targets: bool,
    /// What is otherwise than on the original: part of what can be copied (707.9).
    #[serde(default)]
    except: Vec<Modification>,
    /// The name that binds the copies.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl Verb for CopySpell {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut copies = Vec::new();
        // What has left the stack is copied as it last was there (608.2h; 413.2f of 2004).
        let originals = cx.game().objects(&self.what, scope);
        for player in reading::players_or_you(cx, self.who.as_ref(), scope) {
            for &original in &originals {
                if cx.state().object(original).zone != Zone::Stack {
                    continue;
                }
                let Some(copy) = copying::copy_on_stack(cx, original, player, &self.except)? else { continue };
                if self.new_targets {
                    new_targets::for_copy(cx, player, copy)?;
                }
                copies.push(Entity::Object(copy));
            }
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
        let Self { what, who, new_targets, except, bind } = self;
        let copied = format!("copy {}{}{}", speech.who(what), speech.except(except, "the copy"), called(bind));
        let copied = who.as_ref().map_or(copied.clone(), |who| does(&speech.who(who), &copied));
        let may = format!("; {} may choose new targets for the copy", speech.by(who.as_ref()));
        if *new_targets { copied + &may } else { copied }
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }
}
