//! Separating objects into piles (700.3).

use super::prelude::*;
use crate::{
    cards::effect::Piles,
    decision::{DecisionKind, Options},
    ids::Entity,
};

impl Verb for Piles {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let all = reading::entities(cx, &self.what, scope);
        let first_of = |who: &Ref| reading::players(cx, who, scope).first().copied();
        let (Some(by), Some(chooser)) = (first_of(&self.by), first_of(&self.chosen_by)) else { return Ok(()) };
        let (source, name) = (Some(scope.source), Some(self.chosen.clone()));
        let options = Options::Entities { from: all.clone(), least: 0, most: all.len(), ordered: false };
        let first = cx.ask_entities(by, DecisionKind::Piles, source, name.clone(), options)?;
        let second: Vec<Entity> = all.into_iter().filter(|entity| !first.contains(entity)).collect();
        let takes_first = cx.ask_yes(chooser, DecisionKind::WhichPile, source, name)?;
        let (taken, left) = if takes_first { (first, second) } else { (second, first) };
        scope.bindings.bind(self.chosen.clone(), Value::Entities(taken));
        scope.bindings.bind(self.rest.clone(), Value::Entities(left));
        Ok(())
    }
}
