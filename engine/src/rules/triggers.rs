//! Putting triggered abilities that wait on the stack (603.3).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        ability::{Ability, Modes, Triggered},
        check::read_once_triggered,
    },
    change::{Change, EffectChange, StackChange},
    decision::{Answer, DecisionKind, Moment, Options},
    error::Flow,
    eval::proposed::LARGEST_X,
    ground::Ground,
    ids::{EffectId, Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{modes, stack, targets},
    state::{
        binding::Value,
        characteristics::HeldAbility,
        effects::{PendingTrigger, Scope},
        stack::{ItemKind, StackItem, StackText},
    },
};

/// Puts waiting triggers on the stack in active-player order, each player's own in the order that the player chooses (603.3b). Returns whether there
/// were any.
///
/// # Errors
///
/// An unanswered decision.
pub fn put_on_stack(cx: &mut Cx<'_>) -> Flow<bool> {
    if cx.state().pending.is_empty() {
        return Ok(false);
    }
    let before = cx.at(Moment::Triggering);
    let waiting = cx.state().pending.clone();
    let mut players: Vec<PlayerId> = cx.state().in_turn_order().collect();
    players.retain(|player| waiting.iter().any(|t| t.scope.controller == *player));
    if players.len() > 1 {
        let last_first = || players.iter().rev().copied().collect();
        players = cx.game().fact(Rule::ActivePlayerFirst, players.clone(), last_first);
    }
    for player in players {
        let own: Vec<&PendingTrigger> = waiting.iter().filter(|t| t.scope.controller == player).collect();
        for id in in_order(cx, player, &own)? {
            if let Some(trigger) = own.iter().find(|t| t.id == id) {
                put(cx, trigger)?;
            }
        }
    }
    // Triggers of players who have left the game are not put on the stack (800.4d).
    let orphans = waiting.iter().filter(|t| cx.state().player(t.scope.controller).lost).map(|t| t.id);
    for id in orphans.collect::<Vec<_>>() {
        cx.commit(EffectChange::RemovePending { id, stacked_as: None });
    }
    cx.at(before);
    Ok(true)
}

/// The order in which a player's triggers are put on the stack. The player is not asked if the order makes no difference.
fn in_order(cx: &mut Cx<'_>, player: PlayerId, own: &[&PendingTrigger]) -> Flow<Vec<EffectId>> {
    let ids: Vec<EffectId> = own.iter().map(|t| t.id).collect();
    if own.windows(2).all(|pair| same(pair[0], pair[1])) {
        return Ok(ids);
    }
    match cx.ask(player, DecisionKind::OrderTriggers, None, None, Options::Triggers(ids.clone()))? {
        Answer::Triggers(order) => Ok(order),
        _ => Ok(ids),
    }
}

/// Whether the order of two triggers makes no difference: they are abilities of one object with the same text, and the parts of their events that
/// they read are equal.
fn same(one: &PendingTrigger, other: &PendingTrigger) -> bool {
    let of_one = one.ability.ability == other.ability.ability
        && one.ability.keyword == other.ability.keyword
        && one.scope.source == other.scope.source
        && one.or.len() == other.or.len();
    if !of_one || one.scope.bindings == other.scope.bindings && one.or == other.or {
        return of_one;
    }
    let read = read_once_triggered(&one.ability);
    let alike = |one: &Scope, other: &Scope| read.iter().all(|name| one.bindings.get(name) == other.bindings.get(name));
    alike(&one.scope, &other.scope) && one.or.iter().zip(&other.or).all(|(one, other)| alike(one, other))
}

/// Puts one trigger on the stack. Modes and targets are chosen as for a spell. Without a legal choice it is removed (603.3c–d).
fn put(cx: &mut Cx<'_>, trigger: &PendingTrigger) -> Flow {
    let PendingTrigger { id, ability, before, .. } = trigger;
    let scope = &event_of(cx, trigger)?;
    let body = ability.ability.body();
    let (has_modes, has_targets) = body.map_or((false, false), |b| (b.choose.is_some(), !b.targets.is_empty()));
    let mut item = StackItem::new(ItemKind::Triggered, scope.source);
    item.bindings = scope.bindings.clone();
    item.triggered_before = Some(*before);
    item.texts = vec![StackText { ability: ability.clone(), from_card: None, modes: Vec::new(), targets: Vec::new() }];
    let others = || cx.state().in_turn_order().find(|player| *player != scope.controller);
    let controller =
        cx.game().fact((Rule::TriggerControl, scope.source), scope.controller, || others().unwrap_or(scope.controller));
    let Some(object) = stack::put(cx, controller, item, [Ground::of(Rule::TriggersStacked, scope.source)]) else {
        cx.commit(EffectChange::RemovePending { id: *id, stacked_as: None });
        return Ok(());
    };
    let chooses = cx.game().heeds((Rule::TriggerChoices, scope.source), has_modes || has_targets);
    let chosen = match body.and_then(|body| body.choose).filter(|_| chooses) {
        Some(modes) => choose_modes(cx, object, modes, scope)?,
        None => true,
    };
    let chosen = chosen && choose_x(cx, object, ability, scope)?;
    let possible = chosen && (!chooses || targets::choose_targets(cx, scope.controller, object)?);
    if possible {
        cx.commit(EffectChange::RemovePending { id: *id, stacked_as: Some(object) });
    } else {
        cx.commit_all(vec![
            stack::cease(object),
            Change::Effect(EffectChange::RemovePending { id: *id, stacked_as: None }),
        ]);
    }
    Ok(())
}

/// The event on which a delayed trigger has triggered, among several simultaneous ones, as its controller chooses (603.7b).
fn event_of(cx: &mut Cx<'_>, trigger: &PendingTrigger) -> Flow<Scope> {
    let scopes: Vec<&Scope> = std::iter::once(&trigger.scope).chain(&trigger.or).collect();
    let to_whom =
        |scope: &Scope| ["card", "it", "player"].iter().find_map(|name| scope.bindings.entities(name).first().copied());
    let from: Vec<Entity> = scopes.iter().filter_map(|scope| to_whom(scope)).collect();
    if trigger.or.is_empty() || from.len() < scopes.len() {
        return Ok(trigger.scope.clone());
    }
    let options = Options::Entities { from, least: 1, most: 1, ordered: false };
    let source = Some(trigger.scope.source);
    let chosen = cx.ask_entities(trigger.scope.controller, DecisionKind::Choose, source, None, options)?;
    let of_it = |scope: &&&Scope| to_whom(scope).is_some_and(|whom| chosen.contains(&whom));
    Ok(scopes.iter().find(of_it).map_or_else(|| trigger.scope.clone(), |scope| (**scope).clone()))
}

/// Chooses modes for which targets can be chosen (700.2b). Returns false if there are not enough.
fn choose_modes(cx: &mut Cx<'_>, object: ObjectId, choose: &Modes, scope: &Scope) -> Flow<bool> {
    let Some(mut item) = cx.state().object(object).stack.as_deref().cloned() else { return Ok(false) };
    let from = modes::possible(cx.game(), object, &item, &item.texts[0], choose);
    let count = modes::count(choose);
    if from.len() < count {
        return Ok(false);
    }
    let by = modes::chooser(cx, choose.who.as_ref(), scope, scope.controller)?;
    item.texts[0].modes = modes::choose(cx, by, (object, None), choose, (from, count))?;
    cx.commit(StackChange::SetStackItem { object, item: Arc::new(item) }.by((Rule::Modal, scope)));
    Ok(true)
}

/// 107.3f: the controller chooses an X that nothing defines, as far as targets can be chosen for it. Returns false if they can't be chosen for any X.
fn choose_x(cx: &mut Cx<'_>, object: ObjectId, held: &HeldAbility, scope: &Scope) -> Flow<bool> {
    let Ability::Triggered(Triggered { choose_x: true, .. }) = &*held.ability else { return Ok(true) };
    let Some(item) = cx.state().object(object).stack.as_deref().cloned() else { return Ok(false) };
    let with = |x: i32| {
        let mut item = item.clone();
        item.bindings.bind("x".into(), Value::Number(x));
        item
    };
    let largest = i32::try_from(LARGEST_X).unwrap_or(i32::MAX);
    let possible = |x: &i32| targets::possible(cx.game(), object, &with(*x), &item.texts[0]);
    let Some(most) = (0..=largest).rev().find(possible) else { return Ok(false) };
    let options = Options::Number { least: 0, most };
    let Answer::Number(x) = cx.ask(scope.controller, DecisionKind::X, Some(object), None, options)? else {
        return Ok(false);
    };
    cx.commit(StackChange::SetStackItem { object, item: Arc::new(with(x)) }.by((Rule::ChooseX, scope)));
    Ok(true)
}
