//! Priority (117).

use super::{durations, ending_the_turn, loops, resolution, state_based, triggers, turn};
use crate::{
    acting::Cx,
    cards::values::CardType,
    change::{Change, CombatChange, PermanentChange, TurnChange},
    error::{Flow, Stop},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::turn::Attack,
    triggers::{ascend, daybound, expiry, looking, worlds},
    verify,
};

/// A limit for rounds of state-based actions and triggers. Games that end stay far below it.
const LIMIT: usize = 500;

/// A player passes priority (117.3d). When all players have passed in succession, the top object of the stack resolves, or the step ends (117.4).
///
/// # Errors
///
/// [`Rule::Priority`] refuses a player who does not have priority; unanswered decisions.
pub fn pass(cx: &mut Cx<'_>, player: PlayerId) -> Flow {
    require(cx, player)?;
    cx.commit(TurnChange::Pass { player });
    let (active, players) = (cx.state().turn.active, cx.state().in_turn_order().count());
    let all = usize::from(cx.state().turn.passed) >= players;
    if !cx.game().heeds(Rule::AllPass, all) {
        settle(cx)?;
        return hand_on(cx, next_after(cx, player));
    }
    if cx.state().stack.is_empty() {
        return turn::go_on(cx);
    }
    resolution::resolve_top(cx)?;
    if cx.state().turn.ending {
        return ending_the_turn::go_to_cleanup(cx);
    }
    // The active player gets priority after a resolution (117.3b).
    let first = cx.game().fact(Rule::PriorityAfterResolution, active, || next_after(cx, active));
    give(cx, first)?;
    loops::end_mandatory(cx)
}

/// The active player gets priority as a step begins, after its turn-based actions (117.3a).
///
/// # Errors
///
/// The errors of [`give`].
pub(super) fn begin(cx: &mut Cx<'_>) -> Flow {
    let active = cx.state().turn.active;
    let first = cx.game().fact(Rule::ActivePlayerPriority, active, || next_after(cx, active));
    give(cx, first)
}

/// A player who has acted has priority again, and the other players have not passed since (117.3c).
///
/// # Errors
///
/// The errors of [`give`].
pub(super) fn keep(cx: &mut Cx<'_>, player: PlayerId) -> Flow {
    cx.commit(TurnChange::ResetPasses);
    let first = cx.game().fact(Rule::PriorityKept, player, || next_after(cx, player));
    give(cx, first)
}

/// The procedure each time a player would get priority (117.5): state-based actions and triggers, until neither has anything to do. The player then
/// gets priority, and the count of successive passes starts again.
///
/// # Errors
///
/// Unanswered decisions.
pub fn give(cx: &mut Cx<'_>, player: PlayerId) -> Flow {
    settle(cx)?;
    durations::note(cx);
    if cx.state().turn.passed > 0 {
        cx.commit(TurnChange::ResetPasses);
    }
    hand_on(cx, player)
}

/// Refuses a player who does not have priority.
///
/// # Errors
///
/// [`Rule::Priority`].
pub fn require(cx: &Cx<'_>, player: PlayerId) -> Flow {
    let is_over = cx.state().over.is_some();
    let has_it = cx.state().turn.priority == Some(player);
    if !is_over && (has_it || !cx.game().heeds(Rule::Priority, true)) {
        return Ok(());
    }
    cx.cannot(Rule::Priority, format!("{player} doesn't have priority"))
}

/// Performs state-based actions, then puts waiting triggers on the stack, and repeats until there is nothing to do (117.5, 704.3). Returns whether
/// there was anything to do.
///
/// # Errors
///
/// Unanswered decisions; [`Stop::Endless`] if it never ends.
pub fn settle(cx: &mut Cx<'_>) -> Flow<bool> {
    let mut any = false;
    for _ in 0..LIMIT {
        cx.within_budget()?;
        let acted = act_on_state(cx)?;
        if cx.state().over.is_some() {
            return Ok(true);
        }
        if !acted && !triggers::put_on_stack(cx)? {
            return Ok(any);
        }
        any = true;
    }
    Err(Stop::Endless("a loop of state-based actions and triggers"))
}

/// Performs state-based actions until none applies, without triggers or priority (724.1c).
///
/// # Errors
///
/// The errors of [`settle`].
pub(super) fn settle_without_triggers(cx: &mut Cx<'_>) -> Flow {
    for _ in 0..LIMIT {
        cx.within_budget()?;
        if !act_on_state(cx)? || cx.state().over.is_some() {
            return Ok(());
        }
    }
    Err(Stop::Endless("a loop of state-based actions"))
}

/// Ends effects whose condition is no longer true, records changes of control and combat, and performs state-based actions. Returns whether any were
/// performed. If the last check found nothing to do and nothing that it read has changed, the check is skipped; test builds verify now and then that
/// this is correct.
fn act_on_state(cx: &mut Cx<'_>) -> Flow<bool> {
    while expiry::end_untrue(cx) {
        // An end that exceeds the budget is not carried out, so that the effect would stay.
        cx.within_budget()?;
    }
    let (before, no_effect) = (cx.state().revision, cx.has_no_effect());
    if no_effect && !verify::is_due(before) {
        return Ok(false);
    }
    note_controllers(cx);
    looking::note(cx);
    worlds::note(cx);
    ascend::look(cx);
    daybound::look(cx);
    settle_combat(cx);
    let acted = state_based::check(cx)?;
    debug_assert!(!no_effect || cx.state().revision == before, "something was written that state-based actions read");
    if !acted && cx.state().revision == before {
        let read = state_based::reads(cx.game());
        cx.had_no_effect(read);
    }
    Ok(acted)
}

/// Gives priority to the player, or to the next player if that one has left the game.
fn hand_on(cx: &mut Cx<'_>, player: PlayerId) -> Flow {
    if cx.state().over.is_some() {
        return Ok(());
    }
    let player = if cx.state().player(player).lost { next_after(cx, player) } else { player };
    cx.commit(TurnChange::GivePriority { player: Some(player) });
    Ok(())
}

/// The next player in turn order who is still in the game (101.4).
fn next_after(cx: &Cx<'_>, player: PlayerId) -> PlayerId {
    let state = cx.state();
    let seats = state.players.len();
    let from = usize::from(player.0);
    let next = (1..=seats).map(|n| &state.players[(from + n) % seats]).find(|p| !p.lost);
    next.map_or(player, |p| p.id)
}

/// Records since when players control permanents whose controller an effect has changed (302.6).
pub(crate) fn note_controllers(cx: &mut Cx<'_>) {
    let changed: Vec<Change> = {
        let game = cx.game();
        let change = |id: &ObjectId| {
            let (object, from, to) = (*id, game.object(*id).controlled_by, game.controller(*id));
            (from != to).then_some(Change::Permanent(PermanentChange::NoteController { object, from, to }))
        };
        game.state.permanents().iter().filter_map(change).collect()
    };
    let left = changed.iter().filter_map(|change| match change {
        Change::Permanent(PermanentChange::NoteController { object, .. }) => Some(*object),
        _ => None,
    });
    let left: Vec<ObjectId> = left.filter(|object| fights(cx, *object)).collect();
    if !changed.is_empty() {
        let no_longer_attacked = changed.iter().filter_map(|change| match change {
            Change::Permanent(PermanentChange::NoteController { object, from, .. }) => Some((*object, *from)),
            _ => None,
        });
        stop_being_attacked(cx, no_longer_attacked.collect());
        cx.commit_all(changed);
        // 506.4 says so; no text of an effect that changes control does.
        cx.by_the_rules(|cx| remove_from_combat(cx, left));
    }
}

/// A permanent that stops being a creature is removed from combat, and so is an attacked permanent that stops being a planeswalker (506.4).
fn settle_combat(cx: &mut Cx<'_>) {
    if cx.state().combat.attacks.is_empty() {
        return;
    }
    let left = {
        let game = cx.game();
        let attacks = game.state.combat.attacks.iter();
        let fighters = attacks.flat_map(|attack| std::iter::once(&attack.attacker).chain(&attack.blockers));
        fighters.filter(|id| !game.characteristics(**id).is(CardType::Creature)).copied().collect()
    };
    remove_from_combat(cx, left);
    let left = {
        let game = cx.game();
        let attacked = game.state.combat.attacks.iter().filter_map(|attack| attack.defender.object());
        let left = attacked.filter(|id| !game.characteristics(*id).is(CardType::Planeswalker));
        left.map(|id| (id, game.controller(id))).collect()
    };
    stop_being_attacked(cx, left);
}

/// The permanents are no longer attacked (506.4c). Each is given with the player who is still the defending player.
fn stop_being_attacked(cx: &mut Cx<'_>, permanents: Vec<(ObjectId, PlayerId)>) {
    for (permanent, controller) in permanents {
        let attacked = |attack: &Attack| attack.defender == Entity::Object(permanent);
        if cx.state().combat.attacks.iter().any(attacked) {
            cx.commit(CombatChange::StopBeingAttacked(permanent, controller).by((Rule::RemovedFromCombat, permanent)));
        }
    }
}

fn fights(cx: &Cx<'_>, id: ObjectId) -> bool {
    cx.state().combat.attacks.iter().any(|attack| attack.attacker == id || attack.blockers.contains(&id))
}

fn remove_from_combat(cx: &mut Cx<'_>, objects: Vec<ObjectId>) {
    for object in objects {
        cx.commit(CombatChange::RemoveFromCombat { object }.by((Rule::RemovedFromCombat, object)));
    }
}
