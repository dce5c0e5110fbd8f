//! Binding names to objects and players.

use super::prelude::*;
use crate::cards::effect::Remember;

impl Verb for Remember {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for (name, reference) in self.0.iter() {
            let meant = reading::entities(cx, reference, scope);
            scope.bindings.bind(name.clone(), Value::Entities(meant));
        }
        Ok(())
    }
}
