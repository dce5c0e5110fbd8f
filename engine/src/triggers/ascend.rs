//! Ascend, and the city's blessing (702.131).

use crate::{
    acting::Cx,
    cards::{keyword::Builtin, values::CardType},
    catalog::Mentions,
    change::PermanentChange,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
};

/// The designation of a player with the city's blessing.
const BLESSED: &str = "blessed_by_the_city";
/// The number of permanents that the player must control.
const ENOUGH: usize = 10;

/// A player who controls ten permanents, one of them with ascend, gets the city's blessing at any time and without using the stack, and never loses
/// it (702.131b).
pub(crate) fn look(cx: &mut Cx<'_>) {
    if !cx.state().mentions.has(Mentions::ASCEND) || cx.state().permanents().len() < ENOUGH {
        return;
    }
    to_be_blessed(cx.game()).into_iter().for_each(|(player, by)| bless(cx, player, by));
}

/// The blessings of a position in which the players already control their permanents.
pub(crate) fn of_position(game: Game<'_>) -> Vec<PermanentChange> {
    to_be_blessed(game).into_iter().map(|(player, _)| blessing(player)).collect()
}

/// The players who get the city's blessing now, each with a permanent that has ascend.
fn to_be_blessed(game: Game<'_>) -> Vec<(PlayerId, ObjectId)> {
    let by = |player: PlayerId| {
        let mut own = game.state.permanents().iter().copied().filter(|id| game.controller(*id) == player);
        // Most players don't control ten permanents, and counting them is quicker than reading them.
        is_to_be_blessed(game, player).then(|| own.find(|id| game.characteristics(*id).has(Builtin::Ascend))).flatten()
    };
    game.state.in_turn_order().filter_map(|player| Some((player, by(player)?))).collect()
}

/// Ascend on an instant or sorcery is checked as the spell resolves (702.131a).
pub(crate) fn of_spell(cx: &mut Cx<'_>, spell: ObjectId) {
    let game = cx.game();
    let (seen, player) = (game.characteristics(spell), game.controller(spell));
    let ascends = seen.has(Builtin::Ascend) && (seen.is(CardType::Instant) || seen.is(CardType::Sorcery));
    if ascends && is_to_be_blessed(game, player) {
        bless(cx, player, spell);
    }
}

/// Whether the player controls ten permanents and does not have the city's blessing yet.
fn is_to_be_blessed(game: Game<'_>, player: PlayerId) -> bool {
    let own = game.state.permanents().iter().filter(|id| game.controller(**id) == player);
    own.count() >= ENOUGH && !game.state.player(player).designations.iter().any(|name| **name == *BLESSED)
}

fn bless(cx: &mut Cx<'_>, player: PlayerId, by: ObjectId) {
    cx.commit(blessing(player).by((Rule::Ascend, by)));
}

fn blessing(player: PlayerId) -> PermanentChange {
    PermanentChange::Designate { what: player.into(), to_be: BLESSED.into() }
}
