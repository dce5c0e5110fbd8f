//! Continuous changes to what objects are, or to the rules (611.2).

use super::{
    common::lasting,
    prelude::*,
};
use crate::{
    cards::modification::{Kind, Modification},
    ids::{Entity, ObjectId},
    state::effects::Affects,
};

/// Changes what objects are, or the rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Apply {
    to: Selector,
    apply: Vec<Modification>,
    #[serde(default)]
    until: Option<Duration>,
}

impl Verb for Apply {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Self { to, apply, until } = self;
        let affects = if apply.iter().all(|said| said.kind() == Kind::Rule) {
            Affects::Rules
        } else if apply.iter().any(|said| !said.kind().is_rule()) || matches!(to, Selector::Is(_)) {
            let matching = cx.game().matching(to, scope).into_iter().filter_map(Entity::object);
            let objects: Vec<ObjectId> = matching.filter(|id| cx.state().object(*id).exists()).collect();
            if objects.is_empty() {
                return Ok(());
            }
            // Settled as the effect begins (611.2c).
            let those = Affects::Objects(objects);
            cx.game().fact((Rule::AffectedSetFixed, &*scope), those, || Affects::Matching(to.clone()))
        } else {
            Affects::Matching(to.clone())
        };
        lasting::begin(cx, affects, apply, until.as_ref(), scope.clone());
        Ok(())
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { to, apply, until } = self;
        format!("{}{}", speech.changes(apply, &speech.one(to)), speech.lasting(until.as_ref()))
    }
}
