//! Steps of an effect that several players carry out (608.2e; 413.2d until 2009).

use crate::{
    acting::Cx,
    cards::{Name, effect::Effect},
    edition::StepsOfSeveralPlayers,
    error::Flow,
    ids::PlayerId,
    state::{binding::Value, effects::Scope},
    verbs::{carried_out, players_of},
};

/// Carries out one instruction of a text. In an effect of several steps, several players carry it out one after another in the edition that says so: the
/// active player first, so that what that player does has happened before the next one chooses.
///
/// # Errors
///
/// Unanswered decisions, and instructions that can't be carried out.
pub(super) fn carry_out(cx: &mut Cx<'_>, all: &[Effect], instruction: &Effect, scope: &mut Scope) -> Flow {
    let players = one_after_another(cx, all, instruction, scope);
    if players.len() < 2 {
        return carried_out(instruction).perform(cx, scope);
    }
    let names: Vec<Name> = instruction.binds().into_iter().cloned().collect();
    let mut bound: Vec<(Name, Value)> = Vec::new();
    for player in players {
        let before = cx.set_alone(Some(player));
        let done = carried_out(instruction).perform(cx, scope);
        cx.set_alone(before);
        done?;
        names.iter().for_each(|name| gather(&mut bound, name, scope));
    }
    bound.into_iter().for_each(|(name, value)| scope.bindings.bind(name, value));
    Ok(())
}

/// The players who carry out the instruction one after another; nobody if they do it at once.
fn one_after_another(cx: &Cx<'_>, all: &[Effect], instruction: &Effect, scope: &Scope) -> Vec<PlayerId> {
    let is_step = |one: &&Effect| !matches!(one, Effect::Let(_) | Effect::Remember(_));
    let in_turn = cx.edition().steps_of_several_players == StepsOfSeveralPlayers::OneAfterAnother;
    let several = in_turn && all.iter().filter(is_step).count() > 1;
    carried_out(instruction).actors().filter(|_| several).map(|who| players_of(cx, who, scope)).unwrap_or_default()
}

/// Adds the objects that a player's part of the step has bound to those of the players before.
fn gather(bound: &mut Vec<(Name, Value)>, name: &Name, scope: &Scope) {
    let Some(value) = scope.bindings.get(name) else { return };
    let Some((_, known)) = bound.iter_mut().find(|(known, _)| known == name) else {
        bound.push((name.clone(), value.clone()));
        return;
    };
    match (known, value) {
        (Value::Entities(known), Value::Entities(more)) => known.extend(more.iter().copied()),
        (Value::Number(known), Value::Number(more)) => *known = known.saturating_add(*more),
        (known, value) => *known = value.clone(),
    }
}
