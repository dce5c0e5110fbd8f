//! Choosing objects or players.

use super::{common::showing, prelude::*};
use crate::{
    cards::{effect::Choose, parts::Pick},
    decision::{DecisionKind, Options},
    event::Event,
    ids::Entity,
};

/// What a player can choose: what matches and isn't entering the battlefield (614.13a).
pub(super) fn candidates(pick: &Pick, cx: &Cx<'_>, scope: &Scope) -> Vec<Entity> {
    let mut from = cx.game().matching(&pick.from, scope);
    reading::leave_out_entering(cx, &mut from);
    from
}

impl Verb for Choose {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Self(pick) = self;
        let mut all: Vec<Entity> = Vec::new();
        let choosers = reading::choosers(cx, pick.who.as_ref(), scope)?;
        let several = choosers.len() > 1;
        for player in choosers {
            let own = reading::of_each(pick.who.as_ref(), player, scope);
            let from = candidates(pick, cx, &own);
            let wanted = if pick.any_number { from.len() } else { reading::size(cx, &pick.count, &own) };
            let most = if pick.up_to { wanted.min(from.len()) } else { reading::as_far(cx, wanted, from.len(), scope) };
            let least = if pick.up_to || pick.any_number { 0 } else { most };
            let options = Options::Entities { from, least, most, ordered: pick.ordered };
            let kind = if pick.random { DecisionKind::Random } else { DecisionKind::Choose };
            let chosen = cx.ask_entities(player, kind, Some(scope.source), Some(pick.bind.clone()), options)?;
            cx.commit(Change::Note(Event::Chose { player, what: chosen.clone(), word: None }));
            if several {
                showing::announce(cx, &chosen, scope);
            }
            all.extend(chosen);
        }
        scope.bindings.bind(pick.bind.clone(), Value::Entities(all));
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        let Self(pick) = self;
        pick.up_to || pick.any_number || !candidates(pick, cx, scope).is_empty()
    }
}
