//! Attaching Auras and Equipment (701.3).

use super::prelude::*;
use crate::{
    cards::effect::Attach,
    decision::{DecisionKind, Options},
    ids::{Entity, ObjectId},
    rules::state_based::attachments::{attaches, is_never_attached, obstacle},
};

impl Verb for Attach {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}

impl Together for Attach {
    /// All become attached at the same time.
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let hosts = reading::entities(cx, &self.to, scope);
        let objects = reading::permanents(cx, &self.what, scope);
        let mut acts = Vec::with_capacity(objects.len());
        for object in objects {
            let Some(to) = host(cx, object, &hosts, scope)? else { continue };
            if cx.state().object(object).attached_to == Some(to) || is_never_attached(cx.game(), object) {
                continue;
            }
            if !cx.hindered(obstacle(cx.game(), object, to)) {
                let because = attaches(cx.game(), object);
                acts.push(PermanentChange::Attach { object, to: Some(to) }.by(because));
            }
        }
        Ok(Proposal::of(acts))
    }
}

/// The object or player to which an object becomes attached. It can be attached to one only, which its controller chooses among several (301.5c).
fn host(cx: &mut Cx<'_>, object: ObjectId, hosts: &[Entity], scope: &Scope) -> Flow<Option<Entity>> {
    if hosts.len() < 2 {
        return Ok(hosts.first().copied());
    }
    let legal = hosts.iter().copied().filter(|to| obstacle(cx.game(), object, *to).is_none());
    let from: Vec<Entity> = legal.collect();
    if from.len() < 2 {
        return Ok(from.first().copied());
    }
    let by = cx.game().controller(object);
    let options = Options::Entities { from, least: 1, most: 1, ordered: false };
    Ok(cx.ask_entities(by, DecisionKind::Choose, Some(scope.source), None, options)?.first().copied())
}
