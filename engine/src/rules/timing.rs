//! When a player may do what (307.1, 602.5, 302.6).

use crate::{
    cards::{keyword::Builtin, values::CardType},
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::State,
};

/// Whether that player could cast a sorcery now, cards in hand aside: in a main phase of the player's own turn, with nothing on the
/// stack (307.1). Priority is looked at elsewhere.
#[must_use]
pub fn sorcery_timing(state: &State, player: PlayerId) -> bool {
    state.turn.active == player && state.turn.step.is_main() && state.stack.is_empty()
}

/// Whether a creature can't attack or pay {T} for its controller, who hasn't controlled it without a break since the most recent
/// turn of that player began (302.6).
#[must_use]
pub fn summoning_sick(game: Game<'_>, id: ObjectId) -> bool {
    let characteristics = game.characteristics(id);
    characteristics.is(CardType::Creature)
        && came_since_last_turn(game, id)
        && !game.keyword(Rule::Haste, id, Builtin::Haste)
}

/// Whether its controller has come to control it since that player's most recent turn began.
#[must_use]
pub fn came_since_last_turn(game: Game<'_>, id: ObjectId) -> bool {
    let (object, controller) = (game.object(id), game.controller(id));
    let last_turn = game.state.player(controller).last_turn;
    controller != object.controlled_by || object.controlled_since >= last_turn.max(1)
}
