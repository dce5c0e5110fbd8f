//! The operations of a script: each says at a stop of the engine whether the player acts, passes, or the goal is reached.
//!
//! An action that needs priority lets the players before its player pass, as long as nothing resolves by that. A goal, such as an empty stack or a
//! later step, lets all players pass until it is reached.

use casebook_protocol::{
    case::{Action, Moment, Occasion, Phase, ScriptOp, TurnRef},
    port::UnsupportedKind,
};

use crate::{Adapter, Awaits, Now, Result, Stop, names::Names};

/// What happens at a stop of the engine.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Move {
    /// The player acts.
    Act,
    /// The player passes.
    Pass,
    /// The operation is complete.
    Done,
}

/// An operation that is being carried out.
pub(crate) enum Operation<A: Adapter> {
    /// An action for which its player needs priority.
    Acting(A::Player),
    /// An action that can be taken at any time.
    Looking,
    /// A declaration: all players pass until it is due, but not for more than a round of turns.
    Declaring { player: A::Player, attackers: bool, last_turn: u32 },
    /// All players pass until the top of the stack, or the whole stack, is gone.
    Resolving { height: usize, all: bool },
    /// All players pass until a moment is reached.
    Advancing { moment: Moment, player: Option<A::Player>, start: Now<A> },
    /// All players pass until this damage has been dealt.
    Damaging { first: bool, start: Now<A> },
}

impl<A: Adapter> Operation<A> {
    /// Begins an operation at a stop of the engine.
    pub(crate) fn begin(adapter: &A, names: &Names<A>, op: &ScriptOp) -> Result<Self> {
        Ok(match op {
            ScriptOp::Act(action) | ScriptOp::Try(action) => Self::action(adapter, names, action)?,
            ScriptOp::ResolveTop | ScriptOp::ResolveAll => {
                let height = adapter.stack().len();
                if height == 0 {
                    return Err(Stop::refused("the stack is empty"));
                }
                Operation::Resolving { height, all: *op == ScriptOp::ResolveAll }
            }
            ScriptOp::AdvanceTo(moment) => {
                if moment.occasion == Occasion::Additional {
                    return Err(Stop::unsupported(UnsupportedKind::Op, "advance_to.occasion"));
                }
                let player = match &moment.turn {
                    TurnRef::Of(seat) | TurnRef::Next(seat) => Some(names.player(&seat.0)?),
                    TurnRef::Current | TurnRef::Following => None,
                };
                Operation::Advancing { moment: moment.clone(), player, start: adapter.now() }
            }
            ScriptOp::CombatDamage | ScriptOp::FirstStrikeDamage => {
                let start = adapter.now();
                if is_damage(start.phase) && !adapter.more_combat_damage() {
                    return Err(Stop::refused("combat damage has been dealt already"));
                }
                Operation::Damaging { first: *op == ScriptOp::FirstStrikeDamage, start }
            }
            ScriptOp::DamageOnStack => return Err(Stop::unsupported(UnsupportedKind::Op, "damage_on_stack")),
            ScriptOp::Answer(_) => return Err(Stop::Error("an answer stands before every operation".to_owned())),
        })
    }

    fn action(adapter: &A, names: &Names<A>, action: &Action) -> Result<Self> {
        let last_turn = || adapter.now().turn + u32::try_from(names.players.len()).unwrap_or(2);
        let declaring = |player: &casebook_protocol::case::Seat, attackers| {
            Ok(Operation::Declaring { player: names.player(&player.0)?, attackers, last_turn: last_turn() })
        };
        match action {
            Action::Attack { player, .. } | Action::AttackSeveral { player, .. } => declaring(player, true),
            Action::Block { player, .. } => declaring(player, false),
            Action::Look { .. } => Ok(Operation::Looking),
            Action::Play(play) => Ok(Operation::Acting(names.player(&play.player.0)?)),
            Action::Activate(activate) => Ok(Operation::Acting(names.player(&activate.player.0)?)),
            Action::PlayLand { player, .. } | Action::TurnFaceUp { player, .. } | Action::Pass { player } => {
                Ok(Operation::Acting(names.player(&player.0)?))
            }
        }
    }

    /// Whether the end of the game completes it; an action is refused then.
    pub(crate) fn ends_with_game(&self) -> bool {
        matches!(self, Operation::Resolving { .. } | Operation::Damaging { .. })
    }

    /// What happens at a stop; `passes` is how many players have passed in succession.
    pub(crate) fn next(&self, adapter: &A, stop: &Awaits<A>, passes: usize, players: usize) -> Result<Move> {
        match self {
            Operation::Looking => Ok(Move::Act),
            Operation::Acting(player) => match stop {
                Awaits::Priority(waits) if waits == player => Ok(Move::Act),
                Awaits::Priority(_) if passes + 1 < players => Ok(Move::Pass),
                Awaits::Priority(_) => Err(Stop::refused("the player doesn't get priority before something resolves")),
                _ => Err(Stop::refused("the game waits for a declaration")),
            },
            Operation::Declaring { player, attackers, last_turn } => match stop {
                Awaits::Attackers(waits) if *attackers && waits == player => Ok(Move::Act),
                Awaits::Blockers(waits) if !attackers && waits == player => Ok(Move::Act),
                _ if adapter.now().turn > *last_turn => Err(Stop::refused("the player can't declare this here")),
                _ => Ok(Move::Pass),
            },
            Operation::Resolving { height, all } => {
                let left = adapter.stack().len();
                Ok(if if *all { left == 0 } else { left < *height } { Move::Done } else { Move::Pass })
            }
            Operation::Advancing { moment, player, start } => advance(&adapter.now(), moment, player.as_ref(), start),
            Operation::Damaging { first, start } => damage(adapter, *first, start),
        }
    }
}

fn is_damage(phase: Phase) -> bool {
    matches!(phase, Phase::CombatDamage | Phase::SecondCombatDamage)
}

/// Passes until the step has begun. An engine that does not stop in the step can't carry this out.
fn advance<A: Adapter>(now: &Now<A>, moment: &Moment, player: Option<&A::Player>, start: &Now<A>) -> Result<Move> {
    let later = now.turn > start.turn;
    let turn_fits = match &moment.turn {
        TurnRef::Current => !later,
        TurnRef::Following => later,
        TurnRef::Of(_) => player == Some(&now.player),
        TurnRef::Next(_) => later && player == Some(&now.player),
    };
    let moved = (now.turn, now.phase) != (start.turn, start.phase);
    if moved && turn_fits && now.phase == moment.phase {
        return Ok(Move::Done);
    }
    let past = now.phase > moment.phase;
    let of_this_turn =
        matches!(moment.turn, TurnRef::Of(_)) && player == Some(&start.player) && start.phase < moment.phase;
    let skipped =
        if moment.turn == TurnRef::Current || of_this_turn { later || past } else { later && past && turn_fits };
    if !skipped {
        return Ok(Move::Pass);
    }
    let (name, _) = crate::needs::variant(&moment.phase);
    Err(Stop::unsupported(UnsupportedKind::Op, format!("advance_to.{name}")))
}

/// Passes until the damage of this turn's combat has been dealt.
fn damage<A: Adapter>(adapter: &A, first: bool, start: &Now<A>) -> Result<Move> {
    let now = adapter.now();
    let this_turn = now.turn == start.turn;
    if this_turn && now.phase != start.phase {
        let dealt = match now.phase {
            Phase::CombatDamage => adapter.more_combat_damage() == first,
            Phase::SecondCombatDamage => !first,
            _ => false,
        };
        if dealt {
            return Ok(Move::Done);
        }
    }
    if this_turn && now.phase <= Phase::SecondCombatDamage {
        return Ok(Move::Pass);
    }
    // An engine may not stop in a step in which nobody can do anything. Without a fight there is no such step.
    let fought = matches!(start.phase, Phase::DeclareAttackers | Phase::DeclareBlockers | Phase::CombatDamage);
    if this_turn && fought && !first {
        return Ok(Move::Done);
    }
    Err(Stop::refused("there is no such combat damage this turn"))
}
