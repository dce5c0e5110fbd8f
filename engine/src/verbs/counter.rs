//! Countering spells and abilities (701.6).

use super::{common::entering::takes_in, prelude::*};
use crate::{
    cards::{
        deed::Deed,
        effect::{Counter, Place},
        modification::Modification,
        values::Zone,
    },
    change::Move,
    event::{Event, Why},
    ids::ObjectId,
};

impl Verb for Counter {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut changes = Vec::new();
        for object in reading::objects(cx, &self.what, scope) {
            if cx.state().object(object).zone != Zone::Stack || cant_be_countered(cx, object) {
                continue;
            }
            let countered = Change::Note(Event::Countered { object, by: Some(scope.source) });
            let to = self.to.filter(|to| takes_in(cx.game(), *to, object)).unwrap_or(Place::Graveyard);
            let leaves = Change::Card(CardChange::Move(Move::new(object, to, Why::Countered)));
            changes.extend([countered, leaves].map(|change| change.by((Rule::CounterSpell, &*scope))));
        }
        happen(cx, changes)?;
        Ok(())
    }
}

/// Whether an effect says that the object can't be countered. The rest of a countering effect still happens (101.2).
fn cant_be_countered(cx: &Cx<'_>, object: ObjectId) -> bool {
    let forbids = |m: &Modification| matches!(m, Modification::Cant(Deed::BeCountered));
    let rules = &cx.game().seen.rules;
    let mut forbidding = rules.iter().filter(|rule| rule.on.contains(&object) && forbids(&rule.modification));
    forbidding.any(|rule| cx.stands((Rule::CantBeCountered, &rule.scope)) && cx.stands((Rule::CantBeatsCan, object)))
}
