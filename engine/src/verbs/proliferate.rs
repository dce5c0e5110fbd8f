//! Proliferating (701.34).

use super::prelude::*;
use crate::{
    cards::{effect::Proliferate, values::CounterKind},
    decision::{DecisionKind, Options},
    edition::Proliferated,
    event::Event,
    ids::{Entity, PlayerId},
    unsupported,
};

impl Verb for Proliferate {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::choosers(cx, self.who.as_ref(), scope)? {
            let from = with_counters(cx);
            let options = Options::Entities { least: 0, most: from.len(), from, ordered: false };
            let chosen = cx.ask_entities(player, DecisionKind::Choose, Some(scope.source), None, options)?;
            cx.commit(Change::Note(Event::Chose { player, what: chosen.clone(), word: None }));
            // Until 2013, a permanent or player with counters of several kinds gets only one, of a kind that the player chooses (701.24b).
            let has_several = chosen.iter().any(|on| kinds_on(cx, *on).len() > 1);
            if has_several && cx.edition().proliferated == Proliferated::OneKind {
                return unsupported::refuse("a choice of the kind of counter for proliferate");
            }
            let one_more = |on: Entity| {
                let kinds = kinds_on(cx, on).into_iter();
                kinds.map(move |kind| PermanentChange::PutCounters { on, kind, count: 1, by_effect: true })
            };
            let puts: Vec<_> = chosen.into_iter().flat_map(one_more).collect();
            happen(cx, puts)?;
        }
        Ok(())
    }
}

/// The permanents and the players in the game that have counters, the active player first.
fn with_counters(cx: &Cx<'_>) -> Vec<Entity> {
    let permanents = cx.state().permanents().iter().copied().map(Entity::Object);
    let players: Vec<PlayerId> = cx.state().in_turn_order().collect();
    let all = permanents.chain(players.into_iter().map(Entity::Player));
    all.filter(|entity| !kinds_on(cx, *entity).is_empty()).collect()
}

/// The kinds of counters on an object or player.
fn kinds_on(cx: &Cx<'_>, on: Entity) -> Vec<CounterKind> {
    let counters = match on {
        Entity::Object(object) => &cx.state().object(object).counters,
        Entity::Player(player) => &cx.state().player(player).counters,
    };
    counters.iter().filter(|(_, count)| *count > 0).map(|(kind, _)| kind.clone()).collect()
}
