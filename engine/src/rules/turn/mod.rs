//! The turn and its steps (500–514).

mod begin;
mod cleanup;
mod untap;

use super::{combat, ending_the_game};
use crate::{
    acting::Cx,
    cards::{deed::PlayerDeed, effect::Duration, modification::Modification, reference::Ref, values::Step},
    change::{CombatChange, StackChange, TurnChange},
    edition::{ManaBurn, ManaEmpties, PlayersWhoLeft},
    error::{Flow, Stop},
    game::Game,
    ids::PlayerId,
    rule::Rule,
    state::{State, effects::Scope, turn::STEPS},
    triggers::expiry,
};
use serde::Serialize;

/// A limit for the number of successive steps in which no player acts. No turn has so many.
const LIMIT: usize = 1_000;

/// Continues with the next step, and through steps in which no player acts, until a player must act.
///
/// # Errors
///
/// Unanswered decisions; [`Stop::TooMuch`].
pub fn go_on(cx: &mut Cx<'_>) -> Flow {
    for _ in 0..LIMIT {
        // A cleanup step in which players had priority is followed by another one (514.3a).
        let acted = cx.state().turn.step == Step::Cleanup && cx.state().turn.priority.is_some();
        let another_cleanup = acted && cx.game().heeds(Rule::ExtraCleanup, true);
        end_step(cx, another_cleanup);
        let step = next_step(cx, another_cleanup)?;
        begin::begin(cx, step)?;
        if awaits(cx.state()) != Awaits::Nothing || cx.state().over.is_some() || cx.stops_here() {
            return Ok(());
        }
    }
    Err(Stop::Endless("the turn"))
}

/// Ends a step in which no player acts, if the game was stopped in it.
///
/// # Errors
///
/// [`Rule::Priority`] refuses if a player must act; unanswered decisions.
pub fn end_idle_step(cx: &mut Cx<'_>) -> Flow {
    if cx.state().over.is_some() || awaits(cx.state()) != Awaits::Nothing {
        return cx.cannot(Rule::Priority, "a player must act before this step ends");
    }
    go_on(cx)
}

/// The input that the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// A player with priority.
    Priority(PlayerId),
    /// The declaration of attackers.
    Attackers(PlayerId),
    /// The declaration of blockers.
    Blockers(PlayerId),
    /// None: the game is over, or it was stopped in a step in which no player acts (`apply_so`).
    Nothing,
}

/// The input that the game waits for. Attackers and blockers are declared before any player gets priority in their steps.
#[must_use]
pub fn awaits(state: &State) -> Awaits {
    if state.over.is_some() {
        return Awaits::Nothing;
    }
    match (state.turn.priority, state.turn.step) {
        (Some(player), _) => Awaits::Priority(player),
        (None, Step::DeclareAttackers) => Awaits::Attackers(state.turn.active),
        (None, Step::DeclareBlockers) => {
            // The defending players declare one after another (509.1, 802.4c).
            let declares = |player: &PlayerId| !state.combat.declared.contains(player);
            let attacked = |player: &PlayerId| state.attackers_of(*player).next().is_some();
            let next = state.in_turn_order().find(|player| declares(player) && attacked(player));
            next.map_or(Awaits::Nothing, Awaits::Blockers)
        }
        (None, _) => Awaits::Nothing,
    }
}

/// Ends the present step, and its phase if it is the last step of one. Unspent mana is lost.
fn end_step(cx: &mut Cx<'_>, another_cleanup: bool) {
    let step = cx.state().turn.step;
    let ends_phase = !another_cleanup && ends_phase(step, cx.state().turn.to_come.first().copied());
    if step == Step::EndCombat {
        end_combat(cx);
    }
    empty_mana(cx, ends_phase);
    cx.commit(TurnChange::EndStep);
}

/// All creatures are removed from combat, and effects that last until end of combat end (511.3).
pub(super) fn end_combat(cx: &mut Cx<'_>) {
    expiry::end(cx, |duration| *duration == Duration::EndOfCombat, Vec::new(), None);
    cx.commit(CombatChange::EndCombat);
}

/// Whether the phase ends with that step (500.1). Each main phase is a phase of its own; a combat phase ends with its last step.
fn ends_phase(step: Step, next: Option<Step>) -> bool {
    match step {
        Step::Untap | Step::Upkeep => next.is_none_or(|next| next > Step::Draw),
        Step::End => next.is_none_or(|next| next != Step::Cleanup),
        _ => next.is_none_or(|next| !next.in_combat() || next == Step::BeginCombat),
    }
}

/// Unspent mana is lost at the end of each phase, or of each step (500.5; 300.3 until 2009), and may cause mana burn.
fn empty_mana(cx: &mut Cx<'_>, ends_phase: bool) {
    if !ends_phase && cx.edition().mana_empties == ManaEmpties::EachPhase {
        return;
    }
    let burn = cx.edition().mana_burn == ManaBurn::Burns;
    // "Until end of turn" ends in the cleanup step. Mana that lasted until then is lost at the end of that phase.
    let all_goes = cx.state().turn.step == Step::Cleanup;
    for seat in 0..cx.state().players.len() {
        let player = cx.state().players[seat].id;
        let pool = &cx.state().player(player).mana;
        if pool.is_empty() {
            continue;
        }
        let kept = pool.iter().find(|mana| mana.lasts_this_turn).and_then(|mana| mana.source);
        let lasting_too = match kept {
            Some(source) => cx.game().fact((Rule::ManaPersists, source), all_goes, || true),
            None => all_goes,
        };
        if lasting_too || pool.iter().any(|mana| !mana.lasts_this_turn) {
            let burns = burn && pool.iter().any(|mana| !mana.lasts_this_turn);
            let burns = burns && ending_the_game::may(cx.game(), player, PlayerDeed::LoseLife);
            let burn = burns && cx.game().heeds(Rule::ManaBurn, true);
            cx.commit(StackChange::EmptyMana { player, burn, lasting_too }.by(Rule::ManaEmpties));
        }
    }
}

/// The next step; the first step of a new turn if the turn is over. Effects may skip the steps of many turns, and without end: the budget ends that.
///
/// # Errors
///
/// [`Stop::TooMuch`].
fn next_step(cx: &mut Cx<'_>, another_cleanup: bool) -> Flow<Step> {
    if another_cleanup {
        return Ok(Step::Cleanup);
    }
    loop {
        // A change that exceeds the budget is not carried out, so that the steps to come would stay the same.
        cx.within_budget()?;
        let Some(step) = cx.state().turn.to_come.first().copied() else {
            begin_turn(cx);
            continue;
        };
        if !is_skipped(cx, step) {
            return Ok(first_strike_step(cx, step));
        }
        cx.commit(TurnChange::SkipNext);
    }
}

/// If a creature in combat has first strike or double strike, there is an extra damage step before the normal one (510.4).
fn first_strike_step(cx: &Cx<'_>, step: Step) -> Step {
    let first = step == Step::CombatDamage && cx.state().turn.step != Step::FirstStrikeDamage;
    if first && combat::damage::anybody_strikes_first(cx.game()) { Step::FirstStrikeDamage } else { step }
}

/// Whether a step is skipped. Without attackers, the declare blockers and combat damage steps are skipped (508.8), but not if attackers were declared
/// and are gone by now. Effects may skip steps, too (614.10).
fn is_skipped(cx: &mut Cx<'_>, step: Step) -> bool {
    let fight = matches!(step, Step::DeclareBlockers | Step::FirstStrikeDamage | Step::CombatDamage);
    if fight && cx.game().heeds(Rule::FightSkipped, !cx.state().combat.begun) {
        return true;
    }
    let game = cx.game();
    let active = game.state.turn.active;
    game.seen.rules.iter().any(|rule| match &*rule.modification {
        Modification::SkipStep { who, step: which } if *which == step => {
            game.is_player(active, who, &rule.scope) && game.heeds((Rule::SkipStep, &rule.scope), true)
        }
        _ => false,
    })
}

/// The next turn: an extra one, or that of the next player in turn order (500.7). The turns of players who have left do not begin (800.4k).
fn begin_turn(cx: &mut Cx<'_>) {
    let state = cx.state();
    let has_left = |player: &PlayerId| state.player(*player).lost;
    let mut left_out: Vec<PlayerId> = state.turn.extra_turns.iter().rev().copied().take_while(has_left).collect();
    let extra = state.turn.extra_turns.iter().rev().copied().nth(left_out.len());
    let player = extra.unwrap_or_else(|| {
        let (last, seats) = (state.turn.resumes_after.unwrap_or(state.turn.active), state.players.len());
        let in_order = || (1..=seats).map(|n| state.players[(usize::from(last.0) + n) % seats].id);
        left_out.extend(in_order().take_while(has_left));
        in_order().find(|player| !has_left(player)).unwrap_or(state.turn.active)
    });
    end_with_turns_left_out(cx, &left_out);
    cx.commit(TurnChange::BeginTurn { player, steps: STEPS.to_vec(), extra: extra.is_some(), left_out });
    expiry::turn_of(cx, player);
}

/// Effects that last until a point in the next turn of a player who has left end when that turn would have begun (800.4m today).
fn end_with_turns_left_out(cx: &mut Cx<'_>, left_out: &[PlayerId]) {
    if matches!(cx.edition().players_who_left, PlayersWhoLeft::AreStoodInFor | PlayersWhoLeft::AreRemembered) {
        return;
    }
    for player in left_out {
        expiry::end_with_turn_of(cx, *player);
    }
}

/// The maximum hand size of a player in the cleanup step (402.2), by the last effect that sets it.
pub(super) fn hand_size(game: Game<'_>, player: PlayerId) -> (usize, Option<&Scope>) {
    let says = |who: &Ref, scope: &Scope| game.is_player(player, who, scope);
    let last = game.seen.rules.iter().rev().find_map(|rule| match &*rule.modification {
        Modification::HandSize { who, size } if says(who, &rule.scope) => {
            Some((usize::try_from(game.amount(size, &rule.scope)).unwrap_or(0), Some(&rule.scope)))
        }
        _ => None,
    });
    last.unwrap_or((7, None))
}
