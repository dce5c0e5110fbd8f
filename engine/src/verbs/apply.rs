//! Continuous changes to what objects are, or to the rules (611.2).

use super::{common::lasting, prelude::*};
use crate::{
    cards::modification::{Kind, Modification},
    edition::AffectedSets,
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
        let in_parts = cx.edition().affected_sets == AffectedSets::PartByPart && !matches!(to, Selector::Is(_));
        if !in_parts {
            begin(cx, to, apply, until.as_ref(), scope);
            return Ok(());
        }
        // Each part has a set of its own, and only what is changed is settled (611.2c).
        let (open, settled): (Vec<&Modification>, Vec<&Modification>) =
            apply.iter().partition(|said| said.kind() == Kind::Deed);
        for part in [settled, open].into_iter().filter(|part| !part.is_empty()) {
            let part: Vec<Modification> = part.into_iter().cloned().collect();
            begin(cx, to, &part, until.as_ref(), scope);
        }
        Ok(())
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { to, apply, until } = self;
        format!("{}{}", speech.changes(apply, &speech.one(to)), speech.lasting(until.as_ref()))
    }
}

/// Begins an effect with those modifications, if there is anything that it affects.
fn begin(cx: &mut Cx<'_>, to: &Selector, apply: &[Modification], until: Option<&Duration>, scope: &Scope) {
    let affects = if apply.iter().all(|said| said.kind() == Kind::Rule) {
        Affects::Rules
    } else if apply.iter().any(|said| !said.kind().is_rule()) || matches!(to, Selector::Is(_)) {
        let matching = cx.game().matching(to, scope).into_iter().filter_map(Entity::object);
        let objects: Vec<ObjectId> = matching.filter(|id| cx.state().object(*id).exists()).collect();
        if objects.is_empty() {
            return;
        }
        // Settled as the effect begins (611.2c).
        let those = Affects::Objects(objects);
        cx.game().fact((Rule::AffectedSetFixed, scope), those, || Affects::Matching(to.clone()))
    } else {
        Affects::Matching(to.clone())
    };
    lasting::begin(cx, affects, apply, until, scope.clone());
}
