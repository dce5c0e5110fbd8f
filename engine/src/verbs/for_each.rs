//! Instructions for each of several objects or players.

use super::prelude::*;
use crate::{cards::effect::ForEach, rules::resolution::run};

impl Verb for ForEach {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for entity in reading::entities(cx, &self.of, scope) {
            scope.bindings.bind(self.bind.clone(), Value::Entities(vec![entity]));
            run(cx, &self.instructions, scope)?;
        }
        Ok(())
    }
}
