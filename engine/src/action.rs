//! What a player may do, and the one door through which the game goes on.

use serde::Serialize;

use crate::{
    cards::Name,
    decision::Chooser,
    error::Stop,
    game::{Cx, Manner, Table, Trace},
    ids::{Entity, ObjectId, PlayerId},
    rules::{activation, casting, combat, continuous::Known, hidden_zones, loops, priority, special, turn},
    state::State,
};

/// Something a player does. Choices that go with it are asked as the rules come to them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are who does it and with what")]
pub enum Action {
    /// Casts a spell (601).
    Cast { player: PlayerId, card: ObjectId },
    /// Plays a land (305).
    PlayLand { player: PlayerId, card: ObjectId },
    /// Activates an ability (602), a mana ability (605) or one of a card in hand (ninjutsu, cycling) included.
    Activate { player: PlayerId, source: ObjectId, ability: Name },
    /// Turns a face-down permanent face up (116.2b).
    TurnFaceUp { player: PlayerId, object: ObjectId },
    /// Looks at a card that one may look at any time.
    Look { player: PlayerId, card: ObjectId },
    /// Passes priority (117.3d).
    Pass { player: PlayerId },
    /// Declares attackers (508.1); none is a declaration too.
    Attack { player: PlayerId, attacks: Vec<(ObjectId, Entity)> },
    /// Declares blockers (509.1): blocker and attacker; none is a declaration too.
    Block { player: PlayerId, blocks: Vec<(ObjectId, ObjectId)> },
    /// Nobody's action: the step in which the game was stopped ([`apply_so`]) ends.
    GoOn,
}

/// An action that was carried out.
#[derive(Debug, Clone)]
pub struct Done {
    /// The game afterwards, up to where a player has to act.
    pub state: State,
    /// What effects make of it and whether anything is to be settled, if that was reckoned: what the next action may begin with ([`apply_to`]).
    pub known: Option<Known>,
    /// What was done.
    pub trace: Trace,
}

/// An action that was not carried out: the game is as it was.
#[derive(Debug, Clone)]
pub struct NotDone {
    /// Why.
    pub stop: Stop,
    /// The state as far as it came: to look at while a decision waits, never to go on from.
    pub reached: State,
    /// What was tried.
    pub trace: Trace,
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// A player with priority.
    Priority(PlayerId),
    /// The declaration of attackers.
    Attackers(PlayerId),
    /// The declaration of blockers.
    Blockers(PlayerId),
    /// Nobody: the game is over, or was stopped in a step in which nobody acts ([`apply_so`]).
    Nothing,
}

/// Carries out an action on a copy of the state, and traces the rules.
///
/// # Errors
///
/// [`NotDone`] if it is illegal, a decision is not answered, or an answer isn't allowed; the state given is untouched.
pub fn apply(table: &Table, state: &State, action: &Action, chooser: &mut dyn Chooser) -> Result<Done, Box<NotDone>> {
    apply_so(table, state, action, chooser, Manner { traced: true, ..Manner::default() })
}

/// As [`apply`], in that manner: where the game comes to a step in which it is to stop, and nobody has priority in it (502.4, 514.3),
/// it does, the turn-based actions of the step being done, and goes on with [`Action::GoOn`].
///
/// # Errors
///
/// As [`apply`].
pub fn apply_so(
    table: &Table,
    state: &State,
    action: &Action,
    chooser: &mut dyn Chooser,
    manner: Manner,
) -> Result<Done, Box<NotDone>> {
    apply_to(table, (state, None), action, chooser, manner)
}

/// As [`apply_so`], to a state of which something is known, if it is, under the same table.
///
/// # Errors
///
/// As [`apply`].
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
        Action::TurnFaceUp { player, object } => special::turn_face_up(&mut cx, *player, *object),
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
