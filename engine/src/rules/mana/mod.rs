//! Mana (106): adding it, the restrictions on spending it, and the effects of spending it.

pub mod abilities;
pub mod payment;
pub mod solver;
pub mod spending;
mod triggered;
mod ways;

use crate::{
    acting::Cx,
    change::EffectChange,
    game::Game,
    ids::ObjectId,
    rule::Rule,
    state::{
        effects::{Affects, ContinuousEffect, Scope},
        stack::Mana,
    },
};

/// The name of the kind of mana that was chosen before the mana ability was activated.
pub(crate) const SETTLED_KIND: &str = "mana kind";

/// The name that is bound in a mana ability if its permanent was tapped for mana (106.12).
pub(crate) const TAPPED: &str = "tapped for mana";

/// Whether that mana may be spent on any cost of that spell or ability (106.6).
#[must_use]
pub fn may_be_spent_on(game: Game<'_>, mana: &Mana, object: ObjectId) -> bool {
    let Some((source, which)) = mana.source.zip(mana.only_for.as_deref()) else { return true };
    let fits = game.matches(object.into(), which, &Scope::new(source, mana.maker));
    game.fact((Rule::ManaRestriction, source), fits, || true)
}

/// The additional effect of spending that mana on a spell. It lasts as long as the spell, and applies to the permanent that the spell becomes.
pub(crate) fn ride_along(cx: &mut Cx<'_>, spent: &[Mana], on: ObjectId) {
    for mana in spent {
        let Some((source, rider)) = mana.source.zip(mana.rider.as_ref()) else { continue };
        let scope = Scope::new(source, mana.maker);
        if !cx.game().object(on).is_spell() || !cx.game().matches(on.into(), &rider.spells, &scope) {
            continue;
        }
        let (id, timestamp) = (cx.effect_id(), cx.tick());
        let affects = Affects::Objects(vec![on]);
        let apply = rider.apply.clone();
        let effect = ContinuousEffect { id, timestamp, affects, apply, copies: None, scope, until: None };
        cx.commit(EffectChange::BeginEffect(Box::new(effect)).by((Rule::ManaRider, source)));
    }
}
