//! Ascend, and the city's blessing (702.131).

use crate::{
    cards::{keyword::Builtin, values::CardType},
    change::PermanentChange,
    game::{Cx, Game},
    ids::{ObjectId, PlayerId},
    rule::Rule,
};

/// What a player is who has the city's blessing.
const BLESSED: &str = "blessed_by_the_city";
/// How many permanents one has to control for it.
const ENOUGH: usize = 10;

/// Who controls ten permanents, one with ascend among them, gets the city's blessing for good, at any time and without the stack (702.131b).
pub(crate) fn look(cx: &mut Cx<'_>) {
    if cx.state().permanents().len() < ENOUGH {
        return;
    }
    let game = cx.game();
    let by = |player: PlayerId| {
        let mut own = game.state.permanents().iter().copied().filter(|id| game.controller(*id) == player);
        own.find(|id| game.characteristics(*id).has(Builtin::Ascend)).filter(|_| is_to_be_blessed(game, player))
    };
    let blessed: Vec<(PlayerId, ObjectId)> =
        game.state.in_turn_order().filter_map(|player| Some((player, by(player)?))).collect();
    blessed.into_iter().for_each(|(player, by)| bless(cx, player, by));
}

/// An instant or sorcery with ascend does it as it resolves (702.131a).
pub(crate) fn of_spell(cx: &mut Cx<'_>, spell: ObjectId) {
    let game = cx.game();
    let (seen, player) = (game.characteristics(spell), game.controller(spell));
    let ascends = seen.has(Builtin::Ascend) && (seen.is(CardType::Instant) || seen.is(CardType::Sorcery));
    if ascends && is_to_be_blessed(game, player) {
        bless(cx, player, spell);
    }
}

/// Whether that player controls ten permanents, and isn't blessed yet.
fn is_to_be_blessed(game: Game<'_>, player: PlayerId) -> bool {
    let own = game.state.permanents().iter().filter(|id| game.controller(**id) == player);
    own.count() >= ENOUGH && !game.state.player(player).designations.iter().any(|name| **name == *BLESSED)
}

fn bless(cx: &mut Cx<'_>, player: PlayerId, by: ObjectId) {
    cx.commit(PermanentChange::Designate { what: player.into(), to_be: BLESSED.into() }.by((Rule::Ascend, by)));
}
