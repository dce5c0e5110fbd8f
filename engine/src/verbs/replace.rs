//! Replacement effects with a duration (614.1).

use super::{
    common::shield::{self, Size},
    prelude::*,
};
use crate::cards::effect::Replace;

impl Verb for Replace {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        shield::begin_replacement(
            cx,
            self.replacement.clone(),
            Size::said(self.once),
            self.until.as_ref(),
            scope.clone(),
        );
        Ok(())
    }
}
