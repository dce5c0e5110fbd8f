//! Separating objects into piles (700.3).

use super::prelude::*;
use crate::{
    decision::{DecisionKind, Options},
    ids::Entity,
};

/// A player separates objects into two piles, and a player chooses one pile (700.3).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Piles {
    /// The objects. A pile can be empty.
    what: Ref,
    /// The player who separates them.
    by: Ref,
    /// The player who chooses a pile.
    chosen_by: Ref,
    /// The name to which the chosen pile is bound.
    chosen: Name,
    /// The name to which the other pile is bound.
    rest: Name,
}

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

    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, by, chosen_by, chosen, rest } = self;
        let piles = does(&speech.who(by), &format!("part {} into two piles", speech.who(what)));
        let chooses = does(&speech.who(chosen_by), "choose one");
        format!("{piles}; {chooses} ({}); the other is {}", bound(chosen), bound(rest))
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.chosen, &self.rest]
    }
}
