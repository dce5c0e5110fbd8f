//! When a player may do what (307.1, 602.5, 302.6).

use crate::{
    cards::{keyword::Builtin, values::CardType},
    game::Game,
    ids::{ObjectId, PlayerId},
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
    characteristics.is(CardType::Creature) && !characteristics.has(Builtin::Haste) && came_since_last_turn(game, id)
}

/// Whether its controller has come to control it since that player's most recent turn began.
#[must_use]
pub fn came_since_last_turn(game: Game<'_>, id: ObjectId) -> bool {
    let since = game.object(id).controlled_since;
    since != 0 && since >= last_turn(game.state, game.controller(id))
}

/// The number of a player's most recent turn, nobody having taken an extra one.
fn last_turn(state: &State, player: PlayerId) -> u32 {
    let seats = state.players.len();
    let back = (usize::from(state.turn.active.0) + seats - usize::from(player.0)) % seats.max(1);
    state.turn.number.saturating_sub(u32::try_from(back).unwrap_or(0))
}
