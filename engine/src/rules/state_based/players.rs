//! State-based actions on players, and the consequences of losing (704.5a–c, 104, 800.4a).

use super::Due;
use crate::{
    acting::Cx,
    cards::{deed::PlayerDeed, effect::Place, modification::Modification, state_based::Outcome},
    change::{CardChange, Change, Destination, EffectChange, GameChange, Move},
    edition::PlayersWhoLeft,
    error::Flow,
    event::{Loss, Why},
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{
        ending_the_game::{end_if_decided, may},
        monarch,
    },
    state::effects::{Affects, Scope},
    unsupported,
    verbs::returning,
};

/// The number of poison counters that makes a player lose (704.5c).
const POISON: u32 = 10;

/// Players with 0 or less life, with a draw from an empty library, or with ten poison counters lose. Rules that the cards in use add may also make
/// players win or lose.
pub(super) fn look(game: Game<'_>, due: &mut Due) {
    let state = game.state;
    for player in state.players.iter().filter(|player| !player.lost) {
        let losses = [
            (player.life <= 0, Rule::ZeroLife, Loss::Life),
            (player.drew_from_empty, Rule::Decking, Loss::Decked),
            (player.counters.of("poison") >= POISON, Rule::PoisonLoses, Loss::Poison),
        ];
        for (_, rule, why) in losses.into_iter().filter(|(so, ..)| *so && may(game, player.id, PlayerDeed::LoseGame)) {
            due.act(rule, None, Change::Game(GameChange::Lose { player: player.id, why }));
        }
    }
    if !game.table.catalog.state_based().is_empty() {
        of_pack(game, due);
    }
}

fn loses(due: &Due, player: PlayerId) -> bool {
    due.acts
        .iter()
        .any(|act| matches!(act.change, Change::Game(GameChange::Lose { player: loser, .. }) if loser == player))
}

/// The rules that the cards in use add. If several players would win at the same time, no rule says who does, so the game is a draw. A player who
/// would both win and lose loses (104.3f).
fn of_pack(game: Game<'_>, due: &mut Due) {
    let mut winners = Vec::new();
    for rule in game.table.catalog.state_based() {
        for player in game.state.in_turn_order() {
            // These rules have no source. In their text, "you" is the player that is checked.
            let scope = Scope::new(ObjectId(0), player);
            if !game.holds(&rule.condition, &scope) {
                continue;
            }
            match rule.then {
                Outcome::Loses if !may(game, player, PlayerDeed::LoseGame) => {}
                Outcome::Loses => due.acts.push(GameChange::Lose { player, why: Loss::Effect }.into()),
                Outcome::Wins if winners.contains(&player) => {}
                Outcome::Wins => winners.push(player),
            }
        }
    }
    winners.retain(|player| !loses(due, *player) && may(game, *player, PlayerDeed::WinGame));
    match winners.as_slice() {
        [] => {}
        [player] => due.act(Rule::CountersWin, None, Change::Game(GameChange::Win { player: *player })),
        _ => due.act(Rule::DrawnGame, None, Change::Game(GameChange::Draw)),
    }
}

/// Players who have lost leave the game (104.5, 800.4a). The last player in the game wins, and if no player is left, the game is a draw (104.2a,
/// 104.4a). Returns whether there was anything to do.
pub(super) fn leave(cx: &mut Cx<'_>) -> Flow<bool> {
    if cx.state().over.is_some() {
        return Ok(false);
    }
    let lost: Vec<PlayerId> = cx.state().players.iter().filter(|player| player.lost).map(|player| player.id).collect();
    if lost.is_empty() {
        return Ok(false);
    }
    if end_if_decided(cx)? {
        return Ok(cx.state().over.is_some());
    }
    monarch::leaves(cx);
    let leaving = lost.iter().filter(|player| !cx.state().player(**player).left);
    let leaving = leaving.map(|player| Change::Game(GameChange::Leave { player: *player }).by(Rule::PlayerLeaves));
    let leaving = cx.lawful(leaving.collect());
    cx.commit_all(leaving);
    let mut any = false;
    for player in lost {
        any |= take_away(cx, player)?;
    }
    Ok(any)
}

/// All objects that the player owns leave the game, effects that give the player control end, and objects that the player still controls are exiled.
fn take_away(cx: &mut Cx<'_>, player: PlayerId) -> Flow<bool> {
    let state = cx.state();
    let phased_out = state.phased_out.iter().map(|id| state.object(*id));
    let owned = state.present().chain(phased_out).filter(|object| object.owner == player).map(|object| object.id);
    let mut owned: Vec<ObjectId> = owned.collect();
    owned.sort_unstable();
    let controlling = {
        let game = cx.game();
        let gives = |m: &Modification, scope: &Scope| match m {
            Modification::Control(who) => game.players(who, scope).contains(&player),
            _ => false,
        };
        let effects = game.state.effects.iter().filter(|e| e.apply.iter().any(|m| gives(m, &e.scope)));
        effects.map(|effect| effect.id).collect::<Vec<_>>()
    };
    let gone = |id: ObjectId| Change::Card(CardChange::Move(Move::new(id, Destination::Nowhere, Why::OwnerLeft)));
    let any = !owned.is_empty() || !controlling.is_empty();
    let goes =
        owned.into_iter().map(gone).chain([Change::Effect(EffectChange::EndEffects(controlling))]).filter(|_| any);
    let goes = cx.lawful(goes.map(|change| change.by(Rule::PlayerLeaves)).collect());
    let any = !goes.is_empty();
    let events = cx.commit_all(goes);
    returning::after(cx, &events)?;
    let game = cx.game();
    let still = game.state.permanents().iter().chain(&game.state.stack).filter(|id| game.controller(**id) == player);
    let phased_out = game.state.phased_out().iter().filter(|id| comes_back_to(game, **id, player));
    let exile = still.chain(phased_out);
    let exile = exile.map(|id| CardChange::Move(Move::new(*id, Place::Exile, Why::StateBased)).by(Rule::PlayerLeaves));
    let exile = cx.lawful(exile.collect());
    let falls_back = !any && !exile.is_empty();
    let left = cx.edition().players_who_left;
    if falls_back && matches!(left, PlayersWhoLeft::AreStoodInFor | PlayersWhoLeft::AreRemembered) {
        return unsupported::refuse("an object that would return to a player who has left the game");
    }
    let any = any || !exile.is_empty();
    let events = cx.commit_all(exile);
    returning::after(cx, &events)?;
    Ok(any)
}

/// Whether the player would control the phased-out permanent: that player put it onto the battlefield, and no effect of a resolution gives another
/// player control of it (702.26n).
fn comes_back_to(game: Game<'_>, id: ObjectId, player: PlayerId) -> bool {
    let gives = |m: &Modification, scope: &Scope| match m {
        Modification::Control(who) => !game.players(who, scope).is_empty(),
        _ => false,
    };
    let mut effects = game.state.effects.iter().filter(|effect| match &effect.affects {
        Affects::Objects(objects) => objects.contains(&id),
        Affects::Matching(_) | Affects::Rules => false,
    });
    game.object(id).controller == player && !effects.any(|effect| effect.apply.iter().any(|m| gives(m, &effect.scope)))
}
