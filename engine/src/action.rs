//! The actions that a player may take, and the functions that carry them out.

use serde::Serialize;

use crate::{
    acting::{Cx, Manner},
    cards::Name,
    continuous::Known,
    error::Stop,
    game::{Chooser, Table, Trace},
    ids::{Entity, ObjectId, PlayerId},
    rules::{activation, casting, combat, hidden_zones, loops, priority, special, turn, turning_face_up},
    state::State,
};

pub use crate::rules::turn::Awaits;

/// An action of a player. The choices that belong to it are requested as the rules come to them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are who does it and with what")]
pub enum Action {
    /// Casts a spell (601).
    Cast { player: PlayerId, card: ObjectId },
    /// Plays a land (305).
    PlayLand { player: PlayerId, card: ObjectId },
    /// Activates an ability (602), including mana abilities (605) and abilities of cards in hand (ninjutsu, cycling).
    Activate { player: PlayerId, source: ObjectId, ability: Name },
    /// Turns a face-down permanent face up (116.2b).
    TurnFaceUp { player: PlayerId, object: ObjectId },
    /// Looks at a card that the player may look at any time.
    Look { player: PlayerId, card: ObjectId },
    /// Passes priority (117.3d).
    Pass { player: PlayerId },
    /// Declares attackers (508.1). An empty list is a declaration too.
    Attack { player: PlayerId, attacks: Vec<(ObjectId, Entity)> },
    /// Declares blockers (509.1), as pairs of blocker and attacker. An empty list is a declaration too.
    Block { player: PlayerId, blocks: Vec<(ObjectId, ObjectId)> },
    /// No player's action: ends the step in which the game was stopped ([`apply_so`]).
    GoOn,
}

/// An action that was carried out.
#[derive(Debug, Clone)]
pub struct Done {
    /// The state afterwards, up to the point where a player must act.
    pub state: State,
    /// The projection of the state, and whether state-based actions or triggers are waiting, if they were calculated. The next action may start from
    /// it ([`apply_to`]).
    pub known: Option<Known>,
    /// The trace of the action.
    pub trace: Trace,
}

/// An action that was not carried out. The game is as it was.
#[derive(Debug, Clone)]
pub struct NotDone {
    /// The reason.
    pub stop: Stop,
    /// The state that the attempt reached. It may be looked at while a decision is open, but no action may continue from it.
    pub reached: State,
    /// The trace of the attempt.
    pub trace: Trace,
}

/// Carries out an action on a copy of the state and traces the rules.
///
/// # Errors
///
/// [`NotDone`] if the action is illegal, if a decision is not answered, or if an answer is not allowed. The given state is unchanged.
pub fn apply(table: &Table, state: &State, action: &Action, chooser: &mut dyn Chooser) -> Result<Done, Box<NotDone>> {
    apply_so(table, state, action, chooser, Manner { traced: true, ..Manner::default() })
}

/// Like [`apply`], in the given manner. If no player has priority in the step in which the game is to stop (502.4, 514.3), the game stops there after
/// the step's turn-based actions. It continues with [`Action::GoOn`].
///
/// # Errors
///
/// The errors of [`apply`].
pub fn apply_so(
    table: &Table,
    state: &State,
    action: &Action,
    chooser: &mut dyn Chooser,
    manner: Manner,
) -> Result<Done, Box<NotDone>> {
    apply_to(table, (state, None), action, chooser, manner)
}

/// Like [`apply_so`], starting from what an earlier action on this state already calculated, if anything. The table must be the same.
///
/// # Errors
///
/// The errors of [`apply`].
pub fn apply_to(
    table: &Table,
    (state, known): (&State, Option<Known>),
    action: &Action,
    chooser: &mut dyn Chooser,
    manner: Manner,
) -> Result<Done, Box<NotDone>> {
    let mut cx = Cx::new(table, state.clone(), chooser).so(manner).knowing(known);
    if !matches!(action, Action::Pass { .. } | Action::GoOn) {
        loops::break_off(&mut cx);
    }
    let result = match action {
        Action::Cast { player, card } => casting::cast_with_priority(&mut cx, *player, *card),
        Action::PlayLand { player, card } => special::play_land(&mut cx, *player, *card),
        Action::Activate { player, source, ability } => {
            activation::activate_with_priority(&mut cx, *player, *source, ability)
        }
        Action::TurnFaceUp { player, object } => turning_face_up::turn_face_up(&mut cx, *player, *object),
        Action::Look { player, card } => hidden_zones::look(&mut cx, *player, *card),
        Action::Pass { player } => priority::pass(&mut cx, *player),
        Action::Attack { player, attacks } => combat::attackers::declare(&mut cx, *player, attacks),
        Action::Block { player, blocks } => combat::blockers::declare(&mut cx, *player, blocks),
        Action::GoOn => turn::end_idle_step(&mut cx),
    };
    let result = result.and_then(|()| cx.within_budget());
    let (state, known, trace) = cx.finish();
    match result {
        Ok(()) => Ok(Done { state, known, trace }),
        Err(stop) => Err(Box::new(NotDone { stop, reached: state, trace })),
    }
}
