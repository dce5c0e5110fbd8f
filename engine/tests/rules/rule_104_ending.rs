//! The end of the game during a procedure (104), with invented cards.

use crate::common::{ALICE, BOB, Bench, put, rite, table};
use casebook_engine::{
    action::Action,
    cards::values::Zone,
    decision::{Answer, DecisionKind},
    game::Table,
    rule::Rule,
    setup::Position,
    state::turn::GameOver,
};
use pretty_assertions::assert_eq;

/// The game after Alice's Rite, with that many players.
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

/// 104.2b: a player who wins by an effect wins at once. The rest of the effect does not happen.
#[test]
fn a_spell_that_wins_ends_the_game_there() {
    for players in [2, 3] {
        let (over, life) = after("{ win_game: { who: you } }, { lose_life: { who: you, amount: 1 } }", players);
        assert_eq!(over, Some(GameOver::Won(ALICE)), "among {players}");
        assert_eq!(life[0], 20, "nothing happens any more");
    }
}

/// 104.3e: a player who loses by an effect loses at once.
#[test]
fn a_spell_that_makes_a_player_lose_ends_a_game_of_two() {
    let (over, ..) = after("{ lose_game: { who: opponents } }", 2);
    assert_eq!(over, Some(GameOver::Won(ALICE)));
    let (over, ..) = after("{ lose_game: { who: you } }", 3);
    assert_eq!(over, None, "two go on");
}

/// Alice has a permanent on the battlefield and cards in hand; `place` adds to the position.
fn game<'t>(table: &'t Table, there: &[&str], hand: &[&str], place: impl FnOnce(&mut Position<'t>)) -> Bench<'t> {
    Bench::begin(table, |p| {
        place(p);
        for name in there {
            put(p, name, ALICE, Zone::Battlefield);
        }
        for name in hand {
            put(p, name, ALICE, Zone::Hand);
        }
    })
}

const SHELTER: &str = "
name: Shelter
types: [artifact]
abilities:
  stay: { static: { apply: [ { player_cant: { who: you, what: lose_game } } ] } }
  them: { static: { apply: [ { player_cant: { who: opponents, what: win_game } } ] } }
";
const RAZE: &str = "{ name: Raze, cost: '{0}', types: [sorcery], abilities: { raze: { spell: { do: [ { destroy: { what: { all: { zone: battlefield, type: artifact } } } } ] } } } }";

/// 101.2, 103.2 until 2009: a player who can't lose does not lose, by any rule or effect. The player loses once no effect forbids it, if the reason
/// remains.
#[test]
fn who_cant_lose_loses_neither_by_rules_nor_by_effects() {
    for edition in ["2001-07", "2005-02", "2006-10", "2026-01"] {
        let doom = rite("{ lose_game: { who: you } }");
        let table = table(edition, &[], &[SHELTER, RAZE, &doom]);
        let mut bench = game(&table, &["Shelter"], &["Rite", "Raze"], |p| {
            p.life(ALICE, 0);
            p.counters(ALICE.into(), "poison".into(), 10);
        });
        bench.cast("Rite", &[]);
        bench.resolve();
        assert!(bench.state.over.is_none() && !bench.state.player(ALICE).lost, "{edition}");
        assert!(bench.applied(Rule::CantBeatsCan), "{edition}");
        bench.cast("Raze", &[]);
        bench.pass_until(|state| state.over.is_some());
        assert_eq!(bench.state.over, Some(GameOver::Won(BOB)), "{edition}");
    }
}

/// 704.5b: a draw from an empty library that made no player lose does not count in the next check.
#[test]
fn a_draw_that_nobody_lost_by_is_forgotten() {
    let empty = rite("{ move: { what: { cards: { zone: library, of: you } }, to: exile } }, { draw: { who: you } }");
    let table = table("2026-01", &[], &[SHELTER, RAZE, &empty]);
    let mut bench = game(&table, &["Shelter"], &["Rite", "Raze"], |_| {});
    bench.cast("Rite", &[]);
    bench.resolve();
    bench.cast("Raze", &[]);
    bench.resolve();
    assert!(bench.state.over.is_none() && !bench.state.player(ALICE).lost);
}

/// 101.2: a player who can't win does not win, even if an effect says so.
#[test]
fn who_cant_win_doesnt_by_an_effect() {
    for (edition, who, over) in
        [("2001-07", "opponents", None), ("2026-01", "opponents", None), ("2026-01", "you", Some(GameOver::Won(ALICE)))]
    {
        let triumph = rite(&format!("{{ win_game: {{ who: {who} }} }}"));
        let table = table(edition, &[], &[SHELTER, &triumph]);
        let mut bench = game(&table, &["Shelter"], &["Rite"], |_| {});
        bench.cast("Rite", &[]);
        bench.pass_until(|state| state.over.is_some() || state.stack.is_empty());
        assert_eq!(bench.state.over, over, "{edition}, {who}");
    }
}

/// 104.2a: today the last player in the game wins, even if an effect says that this player can't win. Earlier no rule says so.
#[test]
fn who_is_left_alone_wins_today_whatever_says_no() {
    const HUMILITY: &str = "{ name: Modesty, types: [artifact], abilities: { no: { static: { apply: [ { player_cant: { who: you, what: win_game } } ] } } } }";
    let doom = rite("{ lose_game: { who: opponents } }");
    let after = |edition| {
        let table = table(edition, &[], &[HUMILITY, &doom]);
        let mut bench = game(&table, &["Modesty"], &["Rite"], |_| {});
        bench.cast("Rite", &[]);
        for player in [ALICE, BOB] {
            if let Err(not_done) = bench.try_act(&Action::Pass { player }, &[]) {
                return Err(not_done.stop.to_string());
            }
        }
        Ok(bench.state.over)
    };
    assert_eq!(after("2026-01"), Ok(Some(GameOver::Won(ALICE))));
    for edition in ["2001-07", "2005-02", "2006-10"] {
        let refused = after(edition).expect_err("no rule says");
        assert!(refused.contains("the last remaining player who can't win the game"), "{edition}: {refused}");
    }
}

const MIRROR: &str = "
name: Mirror
types: [artifact]
abilities:
  again:
    replacement:
      would: { loses_game: you }
      instead: { do: [ { move: { what: self, to: exile } }, { set_life: { who: you, to: 5 } }, { draw: { who: you } } ] }
";

/// 614, 704.3: one loss is replaced, however many reasons there are for it.
#[test]
fn a_loss_is_replaced_once_for_all_its_reasons() {
    for does in
        ["{ lose_life: { who: you, amount: 20 } }, { draw: { who: you, count: 11 } }", "{ lose_game: { who: you } }"]
    {
        let rite = rite(does);
        let table = table("2026-01", &[], &[MIRROR, &rite]);
        let mut bench = game(&table, &["Mirror", "Mirror"], &["Rite"], |_| {});
        let mirrors = [DecisionKind::ReplacementOrder]
            .map(|kind| (kind, Answer::Entities(vec![bench.permanent("Mirror").into()])));
        bench.cast("Rite", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.act(Action::Pass { player: BOB }, &mirrors);
        let emptied = bench.state.player(ALICE).library.is_empty();
        let life = bench.state.player(ALICE).life;
        // A draw from an empty library as part of the replacement is another loss, which the other mirror replaces.
        assert_eq!((life, bench.find("Mirror", Zone::Battlefield).is_some()), (5, !emptied), "{does}");
        assert_eq!(bench.state.player(ALICE).lost, emptied, "{does}");
    }
}
