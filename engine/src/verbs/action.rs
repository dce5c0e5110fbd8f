//! Keyword actions (701).

use super::{at_once, carried_out, common::together::carry_out_for_each, may, prelude::*};
use crate::{
    cards::{
        action::{Act, ActParam, ActionDef},
        effect::{Action, Effect},
        made::By,
    },
    decision::{DecisionKind, Options},
    event::Event,
    ids::{Entity, PlayerId},
    rules::resolution::run,
    state::characteristics::HeldAbility,
};
use indexmap::IndexSet;
use std::sync::Arc;

impl Verb for Action {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Act { name, with } = &self.0;
        let catalog = Arc::clone(&cx.table().catalog);
        let Some((def, held)) = catalog.action(name) else { return Ok(()) };
        let amount = with.n.as_ref().map(|n| reading::amount(cx, n, scope).max(0));
        if def.nothing_at_0 && amount == Some(0) {
            return Ok(());
        }
        let mut given = Vec::new();
        let mut waiting = doers(self, def.at_once, cx, scope)?;
        if with.what.is_none() && waiting.len() > 1 && is_simultaneous(&def.instructions) {
            let players = waiting.drain(..).map(|(player, _)| player);
            let mut scopes: Vec<(PlayerId, Scope)> =
                players.map(|player| (player, own_scope(self, cx, (player, &[]), (held, amount), scope))).collect();
            all_at_once(cx, &def.instructions, &mut scopes)?;
            for (player, own) in scopes {
                given.extend(def.gives.iter().flat_map(|name| own.bindings.entities(name)).copied());
                let what = Vec::new();
                cx.commit(Change::Note(Event::Performed { action: name.clone(), player, what, amount }));
            }
        }
        while !waiting.is_empty() {
            let next = if def.one_by_one { next_of(cx, &waiting, scope)? } else { 0 };
            let (doer, what) = waiting.remove(next);
            let mut own = own_scope(self, cx, (doer, &what), (held, amount), scope);
            run(cx, &def.instructions, &mut own)?;
            given.extend(def.gives.iter().flat_map(|name| own.bindings.entities(name)).copied());
            for (player, what) in performers(cx, def, (doer, what), &own) {
                cx.commit(Change::Note(Event::Performed { action: name.clone(), player, what, amount }));
            }
        }
        if let Some(name) = &with.bind {
            scope.bindings.bind(name.clone(), Value::Entities(given));
        }
        Ok(())
    }
}

/// Who performed the action on what. Of an action with performers of its own, each of them, once, with its controller; none if the action could not
/// take place (701.14a, 701.14b).
fn performers(
    cx: &Cx<'_>,
    def: &ActionDef,
    (doer, what): (PlayerId, Vec<Entity>),
    own: &Scope,
) -> Vec<(PlayerId, Vec<Entity>)> {
    let Some(name) = &def.performers else { return vec![(doer, what)] };
    let each: IndexSet<Entity> = own.bindings.entities(name).iter().copied().collect();
    let controller = |performer: Entity| match performer {
        Entity::Object(object) => cx.game().controller(object),
        Entity::Player(player) => player,
    };
    each.into_iter().map(|performer| (controller(performer), vec![performer])).collect()
}

/// Whether several players can perform the action at one time: only its last instruction changes anything, and that instruction can be carried out
/// together with others.
fn is_simultaneous(instructions: &[Effect]) -> bool {
    let Some((last, before)) = instructions.split_last() else { return false };
    let only_decides =
        |said: &Effect| decides(said) || matches!(said, Effect::Let(_) | Effect::Remember(_) | Effect::LookAt(_));
    before.iter().all(only_decides) && (matches!(last, Effect::AtOnce(_)) || carried_out(last).together().is_some())
}

/// Whether the instruction is a decision of a player.
fn decides(said: &Effect) -> bool {
    matches!(said, Effect::Choose(_))
}

/// Several players perform an action at one time: all of them look at the cards, then each in turn order makes all decisions, and then the changes of
/// all of them happen (101.4, 701.22c).
fn all_at_once(cx: &mut Cx<'_>, instructions: &[Effect], scopes: &mut [(PlayerId, Scope)]) -> Flow {
    let Some((last, before)) = instructions.split_last() else { return Ok(()) };
    let (first, decisions) = before.split_at(before.iter().position(decides).unwrap_or(before.len()));
    for (_, own) in &mut *scopes {
        run(cx, first, own)?;
    }
    let mut proposals = Vec::with_capacity(scopes.len());
    for (_, own) in scopes {
        run(cx, decisions, own)?;
        let proposed = match (last, carried_out(last).together()) {
            (Effect::AtOnce(said), _) => at_once::propose(said, cx, own)?,
            (_, Some(verb)) => vec![verb.propose(cx, own)?],
            (_, None) => Vec::new(),
        };
        proposals.push((proposed, own));
    }
    let Some(whose) = proposals.first().map(|(_, own)| (*own).clone()) else { return Ok(()) };
    let was = cx.begin_attribution(|| By::Instruction(last.clone()), &whose);
    let done = carry_out_for_each(cx, proposals);
    cx.end_attribution(was);
    done
}

/// The scope of the instructions for which the action stands, as a player performs them.
fn own_scope(
    verb: &Action,
    cx: &Cx<'_>,
    (doer, what): (PlayerId, &[Entity]),
    (held, amount): (&Arc<HeldAbility>, Option<i32>),
    scope: &Scope,
) -> Scope {
    let mut own = Scope::new(scope.source, doer);
    own.ability = Some(Arc::clone(held));
    if let Some(amount) = amount {
        own.bindings.bind(ActParam::N.word().into(), Value::Number(amount));
    }
    own.bindings.bind_entities(ActParam::What.word(), what.iter().copied());
    let other = verb.0.with.other.as_ref().map(|other| reading::entities(cx, other, scope)).unwrap_or_default();
    own.bindings.bind_entities(ActParam::Other.word(), other);
    own
}

/// Whether the players can perform the action: the first of its instructions is possible for each of them (608.2d, 701.17b, 701.68b).
///
/// # Errors
///
/// A choice of a player who has left the game.
pub(super) fn is_possible(verb: &Action, cx: &mut Cx<'_>, scope: &Scope) -> Flow<bool> {
    let Act { name, with } = &verb.0;
    let catalog = Arc::clone(&cx.table().catalog);
    let Some((def, held)) = catalog.action(name) else { return Ok(true) };
    let amount = with.n.as_ref().map(|n| reading::amount(cx, n, scope));
    if amount.is_some_and(|amount| amount < 1) {
        return Ok(true);
    }
    for (doer, what) in doers(verb, def.at_once, cx, scope)? {
        let own = own_scope(verb, cx, (doer, &what), (held, amount), scope);
        if !may::is_possible(&def.instructions, cx, &own)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Which of the objects performs the action next: the one that its controller chooses, the active player's objects first (701.44d, 701.50d). Objects
/// that have left count as their last controller's.
fn next_of(cx: &mut Cx<'_>, waiting: &[(PlayerId, Vec<Entity>)], scope: &Scope) -> Flow<usize> {
    let mut players = cx.state().in_turn_order();
    let first = players.find(|player| waiting.iter().any(|(doer, _)| doer == player));
    drop(players);
    let Some(first) = first else { return Ok(0) };
    let from: Vec<Entity> =
        waiting.iter().filter(|(doer, _)| *doer == first).flat_map(|(_, what)| what).copied().collect();
    let chosen = match from.as_slice() {
        [] => return Ok(waiting.iter().position(|(doer, _)| *doer == first).unwrap_or(0)),
        [only] => Some(*only),
        _ => {
            let options = Options::Entities { from, least: 1, most: 1, ordered: false };
            cx.ask_entities(first, DecisionKind::Choose, Some(scope.source), None, options)?.first().copied()
        }
    };
    Ok(waiting.iter().position(|(doer, what)| *doer == first && what.first().copied() == chosen).unwrap_or(0))
}

/// The players who perform it, each with the objects: every player in turn order, or the controller of every object. An action on several objects at
/// one time is performed once, on those that still exist (701.65a); without any of them, it is not performed.
fn doers(verb: &Action, at_once: bool, cx: &Cx<'_>, scope: &Scope) -> Flow<Vec<(PlayerId, Vec<Entity>)>> {
    let with = &verb.0.with;
    let Some(what) = &with.what else {
        let doers = reading::choosers(cx, with.who.as_ref(), scope)?;
        return Ok(doers.into_iter().map(|doer| (doer, Vec::new())).collect());
    };
    if at_once {
        let all: Vec<Entity> = reading::objects(cx, what, scope).into_iter().map(Entity::from).collect();
        let doers = if all.is_empty() { Vec::new() } else { reading::choosers(cx, with.who.as_ref(), scope)? };
        return Ok(doers.into_iter().map(|doer| (doer, all.clone())).collect());
    }
    let mut all = Vec::new();
    for what in reading::entities(cx, what, scope) {
        match (&with.who, what) {
            (Some(_), _) => {
                let doers = reading::choosers(cx, with.who.as_ref(), scope)?;
                all.extend(doers.into_iter().map(|doer| (doer, vec![what])));
            }
            (None, Entity::Object(object)) => all.push((cx.game().controller(object), vec![what])),
            (None, Entity::Player(player)) => all.push((player, vec![what])),
        }
    }
    Ok(all)
}
