//! Binding names to objects and players.

use super::prelude::*;
use crate::cards::{Named, english::and};

/// Binds names to the objects and players at which references point now.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Remember(Named<Ref>);

impl Verb for Remember {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for (name, reference) in self.0.iter() {
            let meant = reading::entities(cx, reference, scope);
            scope.bindings.bind(name.clone(), Value::Entities(meant));
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let names = self.0.iter().map(|(name, what)| format!("{} is {} now", bound(name), speech.who(what)));
        and(&names.collect::<Vec<_>>())
    }

    fn binds(&self) -> Vec<&Name> {
        self.0.iter().map(|(name, _)| name).collect()
    }
}
