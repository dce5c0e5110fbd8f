//! Conditions on an instruction.

use super::prelude::*;
use crate::{cards::effect::If, rules::resolution::run};

impl Verb for If {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let so = cx.game().holds(&self.condition, scope);
        run(cx, if so { &self.then } else { &self.otherwise }, scope)
    }
}
