//! Contradictory moves of one object in one event (400.6).

use super::{Batch, Instead};
use crate::{
    acting::Cx,
    cards::{Name, effect::Effect, values::Zone},
    change::{CardChange, Change, PermanentChange},
    decision::{Answer, DecisionKind, Moment, Options},
    error::Flow,
    ground::Act,
    ids::ObjectId,
    words::words,
};

impl Batch {
    /// If the event moves an object to one zone, and instructions that replace a part of the event move it to another, its controller chooses. With
    /// the other zone, the event does nothing to the object; otherwise the instructions no longer find it (400.6, 400.7).
    pub(super) fn choose_among_moves(&mut self, cx: &mut Cx<'_>) -> Flow {
        let found: Vec<(ObjectId, Zone, Zone)> =
            self.instead.iter().flat_map(|instead| contradictions(cx, instead, &self.settled)).collect();
        for (object, by_event, by_text) in found {
            let player = cx.game().controller(object);
            let from: Vec<Name> = [by_event, by_text].map(|zone| words(zone).as_str().into()).to_vec();
            let options = Options::Words { from, least: 1, most: 1 };
            let moment = cx.at(Moment::Replacing);
            let answer = cx.ask(player, DecisionKind::Destination, Some(object), None, options)?;
            cx.at(moment);
            if answer == Answer::Words(vec![words(by_text).as_str().into()]) {
                self.settled.retain(|(_, act)| moved(act) != Some(object));
            }
        }
        Ok(())
    }
}

/// The objects for which the instructions have another destination than the event, with both zones.
fn contradictions(cx: &Cx<'_>, instead: &Instead, settled: &[(usize, Act)]) -> Vec<(ObjectId, Zone, Zone)> {
    let game = cx.game();
    let mut found = Vec::new();
    for instruction in instead.instructions.iter() {
        let Effect::Move(said) = instruction else { continue };
        for object in game.objects(&said.what, &instead.scope) {
            let here = said.from.is_none_or(|from| game.object(object).zone == from);
            let goes = settled.iter().find_map(|(_, act)| match &act.change {
                Change::Card(CardChange::Move(m)) if m.object == object => Some(m.zone()),
                _ => None,
            });
            if let Some(zone) = goes.filter(|zone| here && *zone != said.to.zone() && *zone != Zone::Nowhere) {
                found.push((object, zone, said.to.zone()));
            }
        }
    }
    found
}

/// The object that the act moves or destroys.
fn moved(act: &Act) -> Option<ObjectId> {
    match &act.change {
        Change::Card(CardChange::Move(m)) => Some(m.object),
        Change::Permanent(PermanentChange::Destroy { object, .. }) => Some(*object),
        _ => None,
    }
}
