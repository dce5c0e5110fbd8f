//! Countering spells and abilities (701.6).

use crate::{
    cards::{
        effect::Place,
        modification::{Deed, Modification},
        reference::Ref,
        values::Zone,
    },
    change::{Change, Move},
    error::Flow,
    event::{Event, Why},
    game::Cx,
    ids::ObjectId,
    rule::Rule,
    rules::replacement::happen,
    state::effects::Scope,
};

use super::{reading, zones};

/// Counters spells and abilities: a spell's card goes to its owner's graveyard, or to the place said if that takes it in.
pub(super) fn counter(cx: &mut Cx<'_>, what: &Ref, to: Option<Place>, scope: &Scope) -> Flow {
    let mut changes = Vec::new();
    for object in reading::objects(cx, what, scope) {
        if cx.state().object(object).zone != Zone::Stack || cant_be_countered(cx, object) {
            continue;
        }
        let countered = Change::Note(Event::Countered { object, by: Some(scope.source) });
        let to = to.filter(|to| zones::takes_in(cx.game(), *to, object)).unwrap_or(Place::Graveyard);
        let leaves = Change::Move(Move::new(object, to, Why::Countered));
        changes.extend([countered, leaves].map(|change| change.by((Rule::CounterSpell, scope))));
    }
    happen(cx, changes)?;
    Ok(())
}

/// "Can't be countered": the rest of what would counter it happens all the same (101.2).
fn cant_be_countered(cx: &Cx<'_>, object: ObjectId) -> bool {
    let forbids = |m: &Modification| matches!(m, Modification::Cant(Deed::BeCountered));
    let rules = &cx.game().seen.rules;
    let mut forbidding = rules.iter().filter(|rule| rule.on.contains(&object) && forbids(&rule.modification));
    forbidding.any(|rule| cx.stands((Rule::CantBeCountered, &rule.scope)) && cx.stands((Rule::CantBeatsCan, object)))
}
