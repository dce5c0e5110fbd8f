//! Prevention, redirection and regeneration shields, and other replacement effects that last for a while (614.1, 615.7, 701.19).

use std::sync::Arc;

use crate::{
    cards::{
        Name,
        amount::Amount,
        effect::Duration,
        event::EventPattern,
        modification::Yes,
        reference::Ref,
        replacement::{Instead, Replacement},
        selector::Selector,
        values::Zone,
    },
    change::Change,
    error::Flow,
    game::Cx,
    ids::Entity,
    rule::Rule,
    state::{
        binding::Value,
        effects::{FloatingReplacement, Scope},
    },
};

use super::reading;

/// The name that what is shielded is bound to.
const SHIELDED: &str = "shielded";
/// The name that what is dealt the damage instead is bound to.
const REDIRECTED_TO: &str = "redirected_to";

fn damage_pattern(source: Option<&Selector>, to: Selector) -> EventPattern {
    EventPattern::DealsDamage {
        source: source.cloned(),
        to: Some(to),
        combat: None,
        together: false,
        one_or_more: false,
    }
}

fn bound(name: &str) -> Selector {
    Selector::Is(Ref::Bound(Name::from(name)))
}

/// Prevents damage. A shield of a stated size goes to each object and player that matches now, and to no other (615.7); without a size
/// whatever matches later is protected, too.
pub(super) fn prevent(
    cx: &mut Cx<'_>,
    next: Option<&Amount>,
    to: &Selector,
    source: Option<&Selector>,
    until: &Duration,
    scope: &Scope,
) -> Flow {
    let instead = || Instead::Prevent(None);
    let Some(next) = next else {
        let (to, scope) = settled(cx, to, scope);
        begin(cx, damage_pattern(source, to), instead(), None, Some(until), scope);
        return Ok(());
    };
    let next = reading::count(cx, next, scope);
    let shielded = cx.game().matching(to, scope);
    for entity in shielded.into_iter().filter(|_| next > 0) {
        let mut scope = scope.clone();
        scope.bindings.bind(SHIELDED.into(), Value::Entities(vec![entity]));
        begin(cx, damage_pattern(source, bound(SHIELDED)), instead(), Some(next), Some(until), scope);
    }
    Ok(())
}

/// Deals damage to something else, which is settled now: one shield for all it protects (614.9).
pub(super) fn redirect(
    cx: &mut Cx<'_>,
    next: Option<&Amount>,
    from: &Selector,
    source: Option<&Selector>,
    to: &Ref,
    until: &Duration,
    scope: &Scope,
) -> Flow {
    let next = next.map(|next| reading::count(cx, next, scope));
    let Some(to) = reading::entities(cx, to, scope).first().copied().filter(|_| next != Some(0)) else {
        return Ok(());
    };
    let (from, mut scope) = settled(cx, from, scope);
    scope.bindings.bind(REDIRECTED_TO.into(), Value::Entities(vec![to]));
    let instead = Instead::Redirect { amount: None, to: Ref::Bound(REDIRECTED_TO.into()) };
    begin(cx, damage_pattern(source, from), instead, next, Some(until), scope);
    Ok(())
}

/// What "enchanted creature" or another reference points at is settled as the effect begins, and the effect stays with it.
fn settled(cx: &Cx<'_>, selector: &Selector, scope: &Scope) -> (Selector, Scope) {
    let mut scope = scope.clone();
    let Selector::Is(reference) = selector else { return (selector.clone(), scope) };
    let meant = reading::entities(cx, reference, &scope);
    scope.bindings.bind(SHIELDED.into(), Value::Entities(meant));
    (cx.game().fact((Rule::AffectedSetFixed, &scope), bound(SHIELDED), || selector.clone()), scope)
}

/// The next time each would be destroyed this turn, it is regenerated.
pub(super) fn regenerate(cx: &mut Cx<'_>, what: &Ref, scope: &Scope) -> Flow {
    for object in reading::permanents(cx, what, scope) {
        let mut scope = scope.clone();
        scope.bindings.bind(SHIELDED.into(), Value::Entities(vec![Entity::Object(object)]));
        let would = EventPattern::Destroyed(bound(SHIELDED));
        begin(cx, would, Instead::Regenerate(Yes), Some(1), Some(&Duration::EndOfTurn), scope);
    }
    Ok(())
}

/// A replacement effect for a while, in the card's own words.
pub(super) fn replace(cx: &mut Cx<'_>, replacement: &Replacement, until: Option<&Duration>, scope: &Scope) {
    let effect = FloatingReplacement {
        id: cx.effect_id(),
        replacement: Arc::new(replacement.clone()),
        scope: scope.clone(),
        left: None,
        until: until.cloned(),
    };
    cx.commit(Change::BeginReplacement(effect));
}

fn begin(
    cx: &mut Cx<'_>,
    would: EventPattern,
    instead: Instead,
    left: Option<u32>,
    until: Option<&Duration>,
    scope: Scope,
) {
    let replacement = Arc::new(Replacement { would, condition: None, instead, from: Zone::Battlefield });
    let effect = FloatingReplacement { id: cx.effect_id(), replacement, scope, left, until: until.cloned() };
    cx.commit(Change::BeginReplacement(effect));
}
