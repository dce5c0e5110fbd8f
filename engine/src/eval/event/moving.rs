//! Events of objects that change zones.

use super::{At, of_object};
use crate::{
    cards::{selector::Selector, values::Zone},
    edition::{HiddenZonesFound, LooksBack},
    event::{Event, is_looked_back_from},
    game::Game,
    rule::Rule,
    state::{binding::Bindings, effects::Scope},
};

impl Game<'_> {
    pub(super) fn moves(
        &self,
        what: &Selector,
        from: Option<Zone>,
        to: Option<Zone>,
        at: At<'_>,
        scope: &Scope,
    ) -> Option<Bindings> {
        let Event::Moved { object, became, from: left, to: reached, owner, .. } = at.event() else {
            return None;
        };
        // A card that is exiled in exile becomes a new object, but it doesn't change zones (400.8, 406.7).
        if left == reached && self.heeds((Rule::ExiledAgain, *object), true) {
            return None;
        }
        // A phased-out permanent that leaves the game or is exiled as a player leaves is not seen to leave (702.26k, 702.26n).
        if self.object(*object).status.phased_out.is_some() {
            return None;
        }
        let edition = &self.table.edition;
        // "From anywhere" checks the card in the zone it has come to (603.6c). Until 2006 the card was also checked in the zone it left.
        let anywhere = from.is_none() && edition.looks_back != LooksBack::LeavingPlay;
        let looked_back = is_looked_back_from(edition, at.event()) && !anywhere;
        let asked = if looked_back { *object } else { *became };
        let fits = from.is_none_or(|zone| zone == *left)
            && to.is_none_or(|zone| zone == *reached)
            && self.matches(asked.into(), what, scope);
        fits.then(|| {
            let mut bound = of_object(*object);
            // The new object is not found in a hand or library (603.6, 400.7e; 410.10 since 2004).
            let hidden = object != became && matches!(reached, Zone::Hand | Zone::Library);
            let hidden = hidden && self.table.edition.hidden_zones_found == HiddenZonesFound::NotFound;
            let found = !(hidden && self.heeds((Rule::HiddenNotFound, scope), true));
            bound.bind_entities("card", found.then_some(*became));
            bound.bind_entities("player", [*owner]);
            bound
        })
    }

    pub(super) fn enters(&self, what: &Selector, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        let Event::Moved { became, to: Zone::Battlefield, owner, .. } = at.event() else {
            return None;
        };
        self.matches((*became).into(), what, scope).then(|| {
            let mut bound = of_object(*became);
            bound.bind_entities("card", [*became]);
            bound.bind_entities("player", [*owner]);
            bound
        })
    }
}
