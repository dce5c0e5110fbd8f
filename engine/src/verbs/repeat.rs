//! Repeating instructions.

use super::prelude::*;
use crate::{cards::effect::Repeat, rules::resolution::run};

impl Verb for Repeat {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for _ in 0..reading::count(cx, &self.times, scope) {
            run(cx, &self.instructions, scope)?;
        }
        Ok(())
    }
}
