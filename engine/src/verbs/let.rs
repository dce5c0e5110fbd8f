//! Reading numbers now (608.2h).

use super::prelude::*;
use crate::cards::effect::Let;

impl Verb for Let {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for (name, amount) in self.0.iter() {
            let number = reading::amount(cx, amount, scope);
            scope.bindings.bind(name.clone(), Value::Number(number));
        }
        Ok(())
    }
}
