//! Mana (106): adding it, what it may be spent on, what spending it does.

pub mod abilities;
pub mod payment;
pub mod solver;
pub mod spending;
mod triggered;

use crate::{
    change::EffectChange,
    game::{Cx, Game},
    ids::ObjectId,
    rule::Rule,
    state::{
        effects::{Affects, ContinuousEffect, Scope},
        stack::Mana,
    },
};

/// The name under which a colour is bound that was settled before the mana ability was activated.
pub(crate) const SETTLED_COLOR: &str = "mana color";

/// The name by which what a mana ability does knows that its permanent was tapped for it (106.12).
pub(crate) const TAPPED: &str = "tapped for mana";

/// Whether that mana may be spent on that spell or ability, on any of its costs (106.6).
#[must_use]
pub fn may_be_spent_on(game: Game<'_>, mana: &Mana, object: ObjectId) -> bool {
    let Some((source, which)) = mana.source.zip(mana.only_for.as_deref()) else { return true };
    let fits = game.matches(object.into(), which, &Scope::new(source, mana.maker));
    game.fact((Rule::ManaRestriction, source), fits, || true)
}

/// What spending that mana on a spell does: the effect lasts as long as the spell, and follows it onto the battlefield.
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
        cx.commit(EffectChange::BeginEffect(effect).by((Rule::ManaRider, source)));
    }
}
