//! Reading what an instruction's words refer to, and marking how it was read.

use crate::{
    cards::{
        amount::{Amount, AmountOf},
        condition::Condition,
        reference::{Ref, RefOf},
        selector::Selector,
    },
    game::Cx,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::effects::Scope,
};

/// A number, read once, now (608.2h).
pub(super) fn amount(cx: &Cx<'_>, amount: &Amount, scope: &Scope) -> i32 {
    if let Amount::Of(of) = amount {
        cx.applied(Rule::InformationOnce, scope.source);
        note_amount_of(cx, of, scope);
    }
    cx.game().amount(amount, scope)
}

/// A number of things: nothing if it is negative (107.1b).
pub(super) fn count(cx: &Cx<'_>, number: &Amount, scope: &Scope) -> u32 {
    u32::try_from(amount(cx, number, scope)).unwrap_or(0)
}

/// A number of things.
pub(super) fn size(cx: &Cx<'_>, number: &Amount, scope: &Scope) -> usize {
    usize::try_from(amount(cx, number, scope)).unwrap_or(0)
}

/// What a reference points at.
pub(super) fn entities(cx: &Cx<'_>, reference: &Ref, scope: &Scope) -> Vec<Entity> {
    note_reference(cx, reference, scope);
    cx.game().entities(reference, scope)
}

/// The objects a reference points at that are still what they were: what has left its zone is not followed (400.7).
pub(super) fn objects(cx: &Cx<'_>, reference: &Ref, scope: &Scope) -> Vec<ObjectId> {
    still_there(cx, entities(cx, reference, scope).into_iter().filter_map(Entity::object))
}

/// The permanents among what a reference points at.
pub(super) fn permanents(cx: &Cx<'_>, reference: &Ref, scope: &Scope) -> Vec<ObjectId> {
    let mut found = objects(cx, reference, scope);
    found.retain(|id| cx.state().object(*id).is_permanent());
    found
}

fn still_there(cx: &Cx<'_>, ids: impl Iterator<Item = ObjectId>) -> Vec<ObjectId> {
    let exists = |id: &ObjectId| {
        let exists = cx.state().object(*id).exists();
        if !exists {
            cx.applied(Rule::NewObject, *id);
            cx.applied(Rule::AsMuchAsPossible, *id);
        }
        exists
    };
    ids.filter(exists).collect()
}

/// The players a reference points at who are in the game, the active player first (101.4).
pub(super) fn players(cx: &Cx<'_>, reference: &Ref, scope: &Scope) -> Vec<PlayerId> {
    note_reference(cx, reference, scope);
    let meant = cx.game().players(reference, scope);
    if meant.len() > 1 {
        cx.applied(Rule::ActivePlayerFirst, scope.source);
    }
    cx.state().in_turn_order().filter(|player| meant.contains(player)).collect()
}

/// The players a reference points at; the ability's controller if there is none.
pub(super) fn players_or_you(cx: &Cx<'_>, reference: Option<&Ref>, scope: &Scope) -> Vec<PlayerId> {
    match reference {
        Some(reference) => players(cx, reference, scope),
        None => vec![scope.controller],
    }
}

/// Marks what a reference has to remember: "its controller" of what is gone is who last controlled it (608.2h).
fn note_reference(cx: &Cx<'_>, reference: &Ref, scope: &Scope) {
    if *reference == Ref::Host && !cx.state().object(scope.source).exists() {
        // What it was attached to last (608.2h).
        cx.applied(Rule::LastKnownInformation, scope.source);
    }
    if let Ref::Of(of) = reference {
        match &**of {
            RefOf::ControllerOf(of) | RefOf::HostOf(of) => note_gone(cx, of, scope),
            RefOf::TargetsOf(of) => {
                cx.applied(Rule::TargetsOfSpell, scope.source);
                note_gone(cx, of, scope);
            }
            RefOf::All(selector) => note_selector(cx, selector, scope),
            RefOf::Each(all) => all.iter().for_each(|reference| note_reference(cx, reference, scope)),
            _ => {}
        }
    }
}

/// Marks what is looked for by its subtype, whatever its name (205.3), or by its colour (202.2).
pub(super) fn note_selector(cx: &Cx<'_>, selector: &Selector, scope: &Scope) {
    if selector.asks_for_subtype() {
        cx.applied(Rule::SubtypeCounts, scope.source);
    }
    if selector.asks_for_color() {
        cx.applied(Rule::ColorOfObject, scope.source);
    }
}

fn note_gone(cx: &Cx<'_>, reference: &Ref, scope: &Scope) {
    let game = cx.game();
    let gone = |id: &ObjectId| !game.object(*id).exists();
    if let Some(id) = game.objects(reference, scope).into_iter().find(gone) {
        cx.applied(Rule::LastKnownInformation, id);
    }
}

/// Marks that a flip card that isn't a flipped permanent is asked about: its upper half answers (710.1b).
pub(crate) fn note_upper_half(cx: &Cx<'_>, id: ObjectId) {
    let object = cx.state().object(id);
    if !object.status.flipped && object.copiable().flip.is_some() {
        cx.considered(Rule::FlipNormalElsewhere, id);
    }
}

fn note_amount(cx: &Cx<'_>, amount: &Amount, scope: &Scope) {
    if let Amount::Of(of) = amount {
        note_amount_of(cx, of, scope);
    }
}

/// Marks what a number is read from.
fn note_amount_of(cx: &Cx<'_>, of: &AmountOf, scope: &Scope) {
    match of {
        AmountOf::Power(of)
        | AmountOf::Toughness(of)
        | AmountOf::ShareOf { to: of, .. }
        | AmountOf::ColorsSpent(of)
        | AmountOf::Counters { on: of, .. } => {
            note_gone(cx, of, scope);
        }
        AmountOf::ManaValue(of) => {
            cx.applied(Rule::ManaValue, scope.source);
            note_gone(cx, of, scope);
        }
        AmountOf::Happened(_) => cx.applied(Rule::LooksBackInTurn, scope.source),
        AmountOf::Plus(all) | AmountOf::Times(all) | AmountOf::Least(all) | AmountOf::Greatest(all) => {
            all.iter().for_each(|amount| note_amount(cx, amount, scope));
        }
        AmountOf::Minus(a, b) => [a, b].into_iter().for_each(|amount| note_amount(cx, amount, scope)),
        AmountOf::Count(selector) => note_selector(cx, selector, scope),
        AmountOf::Number(of) => note_reference(cx, of, scope),
        AmountOf::Life(_) => {}
    }
}

/// Marks what a condition is read from.
pub(crate) fn note_condition(cx: &Cx<'_>, condition: &Condition, scope: &Scope) {
    match condition {
        Condition::Happened(_) => cx.applied(Rule::LooksBackInTurn, scope.source),
        Condition::AtLeast(a, b) | Condition::AtMost(a, b) | Condition::Exactly(a, b) => {
            [a, b].into_iter().for_each(|amount| note_amount(cx, amount, scope));
        }
        Condition::Exists(selector) => note_selector(cx, selector, scope),
        Condition::Is { what, matches } => {
            note_gone(cx, what, scope);
            note_selector(cx, matches, scope);
            cx.game().objects(what, scope).into_iter().for_each(|id| note_upper_half(cx, id));
        }
        Condition::Not(inner) => note_condition(cx, inner, scope),
        Condition::All(all) | Condition::Any(all) => all.iter().for_each(|c| note_condition(cx, c, scope)),
        _ => {}
    }
}
