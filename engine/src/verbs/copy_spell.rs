//! Copying spells and abilities (707.10).

use super::prelude::*;
use crate::{
    cards::{modification::Modification, values::Zone},
    ids::Entity,
    rules::{copying, new_targets},
};

/// Copies spells and abilities on the stack. One that has left the stack is copied as it last existed there. The copies are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CopySpell {
    /// The spells and abilities.
    what: Ref,
    /// The player who copies and so controls the copies. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The controller of a copy may choose new targets for it.
    #[serde(default)]
    new_targets: bool,
    /// The exceptions to the copies. They are part of their copiable values (707.9). Left out: none.
    #[serde(default)]
    except: Vec<Modification>,
    /// The name to which the copies are bound. Left out: no name.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

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
