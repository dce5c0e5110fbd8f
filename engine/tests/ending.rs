//! How a game ends in the midst of something (104), with invented cards.
#![allow(clippy::expect_used, clippy::panic, reason = "a test that can't be set up is a broken test")]

mod common;

use casebook_engine::{cards::values::Zone, state::turn::GameOver};
use common::{ALICE, Bench, rite, table};
use pretty_assertions::assert_eq;

/// The game after Alice's rite, among so many players.
fn after(does: &str, players: u8) -> (Option<GameOver>, Vec<i32>) {
    let rite = rite(does);
    let table = table("2026-01", &[], &[&rite]);
    let mut bench = Bench::begin_with(&table, players, |p| {
        let def = p.find("Rite").expect("the rite");
        p.card(def, ALICE, Zone::Hand, ALICE);
    });
    bench.cast("Rite", &[]);
    bench.pass_until(|state| state.over.is_some() || state.stack.is_empty());
    let life = bench.state.players.iter().map(|player| player.life).collect();
    (bench.state.over, life)
}

/// 104.2b: a player who wins by an effect has won at once; what else the effect says doesn't happen.
#[test]
fn a_spell_that_wins_ends_the_game_there() {
    for players in [2, 3] {
        let (over, life) = after("{ win_game: { who: you } }, { lose_life: { who: you, amount: 1 } }", players);
        assert_eq!(over, Some(GameOver::Won(ALICE)), "among {players}");
        assert_eq!(life[0], 20, "nothing happens any more");
    }
}

/// 104.3e: a player who loses by an effect has lost at once.
#[test]
fn a_spell_that_makes_a_player_lose_ends_a_game_of_two() {
    let (over, ..) = after("{ lose_game: { who: opponents } }", 2);
    assert_eq!(over, Some(GameOver::Won(ALICE)));
    let (over, ..) = after("{ lose_game: { who: you } }", 3);
    assert_eq!(over, None, "two go on");
}
