//! Fractions, largest and smallest numbers, and values that are read for each of several players, with invented cards.

use crate::common::{ALICE, BOB, Bench, put, rite, table};
use casebook_engine::{
    action::Action,
    cards::{amount::Amount, values::Zone},
    continuous::project,
    decision::{Answer, DecisionKind},
    document::Document,
    game::Game,
    ids::{Entity, PlayerId},
    setup::Position,
    state::effects::Scope,
};

const OX: &str = "{ name: Ox, cost: '{2}{G}', types: [creature], subtypes: [Ox], pt: [2, 2] }";
const BULL: &str = "{ name: Bull, cost: '{3}{G}', types: [creature], subtypes: [Ox], pt: [5, 2] }";

/// 107.1a: a fraction is rounded as the text says, also below 0. A division by 0 gives 0.
#[test]
fn a_number_is_divided() {
    let table = table("2026-01", &[], &[OX, BULL]);
    let mut position = Position::new(&table, 2);
    let ox = put(&mut position, "Ox", ALICE, Zone::Battlefield);
    put(&mut position, "Bull", BOB, Zone::Battlefield);
    let seen = project(&table, position.state());
    let game = Game::new(&table, position.state(), &seen);
    let number = |text: &str| {
        let amount: Amount = Document { file: "text.yaml", text }.read().expect("an amount");
        game.amount(&amount, &Scope::new(ox, ALICE))
    };
    for (of, by, up, down) in [(7, 2, 4, 3), (6, 3, 2, 2), (1, 3, 1, 0), (0, 3, 0, 0), (-3, 2, -1, -2), (5, 0, 0, 0)] {
        let divided = |round: &str| number(&format!("{{ divided: {{ of: {of}, by: {by}, round: {round} }} }}"));
        assert_eq!((divided("up"), divided("down")), (up, down), "{of} / {by}");
    }
    for (each, least, greatest) in [("{ all: { type: creature } }", 2, 5), ("self", 2, 2), ("{ each: [] }", 0, 0)] {
        let of = |word: &str| number(&format!("{{ {word}: {{ each: {each}, as: one, amount: {{ power: $one }} }} }}"));
        assert_eq!((of("least_of"), of("greatest_of")), (least, greatest), "{each}");
    }
}

/// An instruction to several players is evaluated for each of them before any of it is carried out.
#[test]
fn each_of_several_players_does_what_is_that_players_own() {
    let hand = "{ count: { zone: hand, owner: $player } }";
    let oxen = "{ count: { zone: battlefield, controller: $player } }";
    let both = |bench: &Bench<'_>, of: &dyn Fn(&Bench<'_>, PlayerId) -> usize| (of(bench, ALICE), of(bench, BOB));
    let life = |bench: &Bench<'_>, player: PlayerId| usize::try_from(bench.state.player(player).life).unwrap();
    let cards = |bench: &Bench<'_>, player: PlayerId| bench.state.player(player).hand.len();
    let there = |bench: &Bench<'_>, player: PlayerId| {
        let own = |id: &&_| bench.state.object(**id).owner == player;
        bench.state.permanents().iter().filter(own).count()
    };
    // Alice has a card in hand and two permanents, Bob three cards and one permanent.
    for (does, of, expected) in [
        (format!("{{ gain_life: {{ who: each_player, amount: {hand} }} }}"), &life as &dyn Fn(&Bench<'_>, PlayerId) -> _, (21, 23)),
        (format!("{{ lose_life: {{ who: each_player, amount: {hand} }} }}"), &life, (19, 17)),
        (format!("{{ lose_life: {{ who: opponents, amount: {hand} }} }}"), &life, (20, 17)),
        (format!("{{ set_life: {{ who: each_player, to: {oxen} }} }}"), &life, (2, 1)),
        (format!("{{ deal_damage: {{ to: each_player, amount: {oxen} }} }}"), &life, (18, 19)),
        (format!("{{ deal_damage: {{ to: {{ each: [you, opponents] }}, amount: {oxen} }} }}"), &life, (18, 19)),
        (format!("{{ draw: {{ who: each_player, count: {hand} }} }}"), &cards, (2, 6)),
        ("{ draw: { who: each_player, count: { greatest_of: { each: each_player, as: one, amount: { count: { zone: hand, owner: $one } } } } } }".to_owned(), &cards, (4, 6)),
        (format!("{{ discard: {{ who: each_player, count: {oxen} }} }}"), &cards, (0, 2)),
        (format!("{{ sacrifice_chosen: {{ who: each_player, what: {{ type: creature }}, count: {oxen} }} }}"), &there, (0, 0)),
        (format!("{{ create_token: {{ who: each_player, count: {oxen}, types: [creature], subtypes: [Ox], pt: [1, 1] }} }}"), &there, (4, 2)),
        ("{ search: { who: each_player, of: $player, zones: [hand], find: { zone: hand }, as: found } }, { discard: { who: each_player, what: $found } }".to_owned(), &cards, (0, 0)),
        ("{ choose: { who: each_player, from: { zone: battlefield, controller: $player }, count: 1, as: kept } }, { sacrifice: { what: { except: [ { all: { zone: battlefield } }, $kept ] } } }".to_owned(), &there, (1, 1)),
    ] {
        let rite = rite(&does);
        let table = table("2026-01", &[], &[OX, BULL, &rite]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            for (player, in_hand, on_battlefield) in [(ALICE, 1, 2), (BOB, 3, 1)] {
                (0..in_hand).for_each(|_| _ = put(position, "Bull", player, Zone::Hand));
                (0..on_battlefield).for_each(|_| _ = put(position, "Ox", player, Zone::Battlefield));
            }
        });
        bench.cast("Rite", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let first = bench.state.player(BOB).hand[0];
        let oxen = bench.state.permanents().iter().copied().filter(|id| bench.state.object(*id).owner == ALICE);
        let ox: Vec<Entity> = oxen.map(Entity::Object).take(1).collect();
        // Answers to decisions that are not asked are ignored.
        let answers = [(DecisionKind::Discard, Answer::Entities(vec![first.into()])), (DecisionKind::Choose, Answer::Entities(ox))];
        bench.act(Action::Pass { player: BOB }, &answers);
        assert_eq!(both(&bench, of), expected, "{does}");
    }
}

/// 107.3m: an ability that triggers as a permanent enters uses the X of its spell today, and 0 until 2013. X of the permanent itself is 0, also for its
/// other abilities and as it dies (107.3g).
#[test]
fn x_of_a_permanent_is_zero_but_for_its_entering() {
    let wurm = "
name: Wurm
cost: '{X}'
types: [creature]
pt: [1, 1]
abilities:
  came: { triggered: { when: { enters: self }, do: [ { gain_life: { who: you, amount: x } } ] } }
  rests: { activated: { costs: [ { mana: '{0}' } ], do: [ { gain_life: { who: you, amount: { times: [10, x] } } } ] } }
  gone: { triggered: { when: { dies: self }, do: [ { gain_life: { who: you, amount: { times: [10, x] } } } ] } }
  wide: { static: { apply: [ { add_pt: [x, 0] } ] } }";
    let rot = rite("{ destroy: { what: { all: { zone: battlefield, type: creature } } } }");
    for (edition, life) in [("2006-10", 20), ("2013-07", 20), ("2026-01", 23)] {
        let table = table(edition, &[], &[wurm, &rot]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Wurm", ALICE, Zone::Hand);
            put(position, "Rite", ALICE, Zone::Hand);
            for _ in 0..3 {
                put(position, "Forest", ALICE, Zone::Battlefield);
            }
        });
        bench.cast("Wurm", &[(DecisionKind::X, Answer::Number(3))]);
        bench.resolve();
        let source = bench.permanent("Wurm");
        assert_eq!((bench.state.player(ALICE).life, bench.pt(source)), (life, Some((1, 1))), "{edition}");
        bench.act(Action::Activate { player: ALICE, source, ability: "rests".into() }, &[]);
        bench.resolve();
        bench.cast("Rite", &[]);
        bench.resolve();
        assert_eq!(bench.state.player(ALICE).life, life, "{edition}");
    }
}

/// 107.3m, 208.2b: a creature whose own ability sets its size as it enters has gained no ability by that, so X is that of its spell.
#[test]
fn a_creature_that_sets_its_own_size_keeps_the_x_of_its_spell() {
    let clay = "
name: Clay
cost: '{X}'
types: [creature]
pt: [0, 0]
abilities:
  tall: { replacement: { would: { enters: self }, instead: { enter_with: { gains: [ { set_pt: [3, 3] } ] } } } }
  came: { triggered: { when: { enters: self }, do: [ { gain_life: { who: you, amount: x } } ] } }";
    let table = table("2026-01", &[], &[clay]);
    let mut bench = Bench::begin(&table, |position| {
        put(position, "Clay", ALICE, Zone::Hand);
        put(position, "Forest", ALICE, Zone::Battlefield);
        put(position, "Forest", ALICE, Zone::Battlefield);
    });
    bench.cast("Clay", &[(DecisionKind::X, Answer::Number(2))]);
    bench.resolve();
    let source = bench.permanent("Clay");
    assert_eq!((bench.state.player(ALICE).life, bench.pt(source)), (22, Some((3, 3))));
}
