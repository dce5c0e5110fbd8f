//! The times at which players may act (307.1, 602.5, 302.6).

use crate::{
    cards::{
        keyword::Builtin,
        values::{CardType, Step},
    },
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::State,
};

/// Whether the player could cast a sorcery now: in a main phase of the player's own turn, with an empty stack (307.1). Cards in hand and priority are
/// not checked here.
#[must_use]
pub fn sorcery_timing(state: &State, player: PlayerId) -> bool {
    state.turn.active == player && state.turn.step.is_main() && state.stack.is_empty()
}

/// Whether a creature can't attack or pay {T} because its controller has not controlled it continuously since that player's most recent turn began
/// (302.6).
#[must_use]
pub fn summoning_sick(game: Game<'_>, id: ObjectId) -> bool {
    let characteristics = game.characteristics(id);
    characteristics.is(CardType::Creature)
        && came_since_last_turn(game, id)
        && !game.keyword(Rule::Haste, id, Builtin::Haste)
}

/// Whether its controller has gained control of it since that player's most recent turn began.
#[must_use]
pub fn came_since_last_turn(game: Game<'_>, id: ObjectId) -> bool {
    came_since(game, id, game.state.player(game.controller(id)).last_turn)
}

/// Whether its controller has gained control of it since the beginning of that player's last upkeep. Until the upkeep of the present turn, this is
/// the upkeep of the turn before (702.30a; 502.19a until 2009).
#[must_use]
pub fn came_since_last_upkeep(game: Game<'_>, id: ObjectId) -> bool {
    let (controller, turn) = (game.controller(id), &game.state.turn);
    let player = game.state.player(controller);
    let to_come = turn.active == controller && matches!(turn.step, Step::Untap | Step::Upkeep);
    came_since(game, id, if to_come { player.turn_before } else { player.last_turn })
}

/// Whether its controller has gained control of it in that turn or later.
fn came_since(game: Game<'_>, id: ObjectId, turn: u32) -> bool {
    let (object, controller) = (game.object(id), game.controller(id));
    controller != object.controlled_by || object.controlled_since >= turn.max(1)
}
