//! Prevention, redirection and regeneration shields (614.1, 615.7, 701.19).

use std::sync::Arc;

use super::{lasting, reading};
use crate::{
    acting::Cx,
    cards::{
        Name,
        effect::Duration,
        event::EventPattern,
        reference::Ref,
        replacement::{Instead, Replacement},
        selector::Selector,
        values::Zone,
    },
    change::EffectChange,
    rule::Rule,
    state::{
        binding::Value,
        effects::{FloatingReplacement, Scope},
    },
};

/// The name to which the protected object or player is bound.
pub(in crate::verbs) const SHIELDED: &str = "shielded";

/// The size of a shield.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::verbs) enum Size {
    /// Unlimited for its duration.
    Unlimited,
    /// An amount of damage, or a number of times.
    Next(u32),
    /// The next time, whatever the amount.
    Once,
}

impl Size {
    /// The next time only, if `once` is given.
    pub(in crate::verbs) fn said(once: bool) -> Self {
        if once { Self::Once } else { Self::Unlimited }
    }
}

/// Damage from such a source to such a recipient: with `Some(true)` only combat damage, with `Some(false)` only noncombat damage.
pub(in crate::verbs) fn damage(source: Option<&Selector>, to: Selector, combat: Option<bool>) -> EventPattern {
    EventPattern::DealsDamage { source: source.cloned(), to: Some(to), combat, together: None, one_or_more: false }
}

/// A selector for the objects and players that are bound to this name.
pub(in crate::verbs) fn bound(name: &str) -> Selector {
    Selector::Is(Ref::Bound(Name::from(name)))
}

/// The selector with its reference resolved. The objects of a reference such as "enchanted creature" are determined as the effect begins.
pub(in crate::verbs) fn settled(cx: &Cx<'_>, selector: &Selector, scope: &Scope) -> (Selector, Scope) {
    let mut scope = scope.clone();
    let Selector::Is(reference) = selector else { return (selector.clone(), scope) };
    let meant = reading::entities(cx, reference, &scope);
    scope.bindings.bind(SHIELDED.into(), Value::Entities(meant));
    (cx.game().fact((Rule::AffectedSetFixed, &scope), bound(SHIELDED), || selector.clone()), scope)
}

/// Begins the effect, given the event, its replacement, the size and the duration.
pub(in crate::verbs) fn begin(
    cx: &mut Cx<'_>,
    (would, instead): (EventPattern, Instead),
    size: Size,
    until: &Duration,
    scope: Scope,
) {
    let replacement = Replacement { would, condition: None, may: false, instead, from: Zone::Battlefield };
    begin_replacement(cx, replacement, size, Some(until), scope);
}

/// Begins a replacement effect, unless its duration is already over (611.2b).
pub(in crate::verbs) fn begin_replacement(
    cx: &mut Cx<'_>,
    replacement: Replacement,
    size: Size,
    until: Option<&Duration>,
    mut scope: Scope,
) {
    if lasting::is_over(cx, until, &scope) && cx.game().heeds((Rule::EffectDuration, &scope), true) {
        return;
    }
    let until = lasting::whose_turn(cx, until, &mut scope);
    let (id, replacement) = (cx.effect_id(), Arc::new(replacement));
    let left = match size {
        Size::Unlimited => None,
        Size::Next(amount) => Some(amount),
        Size::Once => Some(1),
    };
    let effect = FloatingReplacement { id, replacement, scope, left, once: size == Size::Once, until };
    cx.commit(EffectChange::BeginReplacement(Box::new(effect)));
}
