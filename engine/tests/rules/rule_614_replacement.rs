//! Replacement and prevention effects (614–616), with invented cards.

use crate::common::{ALICE, BOB, Bench, put, table, target};
use casebook_engine::{
    action::Action,
    cards::values::{Color, Zone},
    continuous,
    decision::{Answer, DecisionKind},
    event::Event,
    game::Table,
    ids::{Entity, ObjectId, PlayerId},
    setup::Position,
};

const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], pt: [2, 2] }";
const STORM: &str = "
name: Storm
cost: '{0}'
types: [instant]
abilities:
  storm:
    spell:
      do: [ { deal_damage: { amount: 2, to: { each: [ { all: { zone: battlefield, type: creature } }, each_player ] } } } ]
";
const TRUE_STORM: &str = "
name: True Storm
cost: '{0}'
types: [instant]
abilities:
  storm: { spell: { do: [ { deal_damage: { amount: 2, to: you, unpreventable: true } } ] } }
";
const SHOAL: &str = "
name: Shoal
cost: '{0}'
types: [instant]
abilities:
  shoal:
    spell:
      targets: { victim: any_target }
      do:
        - redirect_damage:
            next: 3
            from: { any_of: [ you, { zone: battlefield, type: creature, controller: you } ] }
            to: $victim
            until: end_of_turn
";
const SALVE: &str = "
name: Salve
cost: '{0}'
types: [instant]
abilities:
  salve: { spell: { targets: { patient: any_target }, do: [ { prevent_damage: { next: 3, to: $patient, until: end_of_turn } } ] } }
";
const MEND: &str = "
name: Mend
cost: '{0}'
types: [instant]
abilities: { mend: { spell: { targets: { patient: { zone: battlefield, type: creature } }, do: [ { regenerate: { what: $patient } } ] } } }
";
const AXE: &str = "
name: Axe
cost: '{0}'
types: [instant]
abilities: { axe: { spell: { targets: { victim: { zone: battlefield, type: creature } }, do: [ { destroy: { what: $victim } } ] } } }
";
const HYMN: &str = "
name: Hymn
cost: '{0}'
types: [sorcery]
abilities: { hymn: { spell: { do: [ { gain_life: { who: you, amount: 3 } } ] } } }
";
const DOUBLER: &str = "
name: Doubler
cost: '{0}'
types: [artifact]
abilities: { double: { replacement: { would: { gains_life: you }, instead: { multiply: 2 } } } }
";
const ADDER: &str = "
name: Adder
cost: '{0}'
types: [artifact]
abilities: { add: { replacement: { would: { gains_life: you }, instead: { add: 1 } } } }
";
const MUD: &str = "
name: Mud
cost: '{0}'
types: [enchantment]
abilities:
  mud: { replacement: { would: { enters: { zone: battlefield, type: creature } }, instead: { enter_with: { tapped: true } } } }
";
const HYDRA: &str = "
name: Hydra
cost: '{0}'
types: [creature]
pt: [0, 0]
abilities: { heads: { replacement: { would: { enters: self }, instead: { enter_with: { counters: { '+1/+1': 2 } } } } } }
";
const MIMIC: &str = "
name: Mimic
cost: '{0}'
types: [creature]
pt: [0, 0]
abilities:
  copy: { replacement: { would: { enters: self }, instead: { enter_with: { copy_of: { from: { zone: battlefield, type: creature }, as: model } } } } }
";
const WELL: &str = "
name: Well
cost: '{0}'
types: [artifact]
abilities: { well: { replacement: { would: { draws: you }, instead: { do: [ { gain_life: { who: you, amount: 1 } } ] } } } }
";
const PEEK: &str = "
name: Peek
cost: '{0}'
types: [sorcery]
abilities: { peek: { spell: { do: [ { draw: { who: you } } ] } } }
";
const WARDEN: &str = "
name: Warden
cost: '{0}'
types: [artifact]
abilities: { burial: { replacement: { would: { dies: { type: creature } }, instead: { move_to: { zone: exile } } } } }
";

const WITHER: &str = "{ keyword: wither, procedure: wither, redundant: true }";
const BLIGHT: &str = "
name: Blight
cost: '{0}'
types: [sorcery]
abilities:
  wither: { keyword: wither }
  blight: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 3, to: $victim } } ] } }
";
const ELEPHANT: &str = "{ name: Elephant, cost: '{0}', types: [creature], pt: [8, 8] }";
const SEASON: &str = "
name: Season
cost: '{0}'
types: [artifact]
abilities: { season: { replacement: { would: { gets_counters: { what: { type: creature } } }, instead: { multiply: 2 } } } }
";

fn cards() -> Table {
    let all =
        [OX, STORM, TRUE_STORM, SHOAL, SALVE, MEND, AXE, HYMN, DOUBLER, ADDER, MUD, HYDRA, MIMIC, WELL, PEEK, WARDEN];
    table("2005-02", &[WITHER], &[&all[..], &[BLIGHT, ELEPHANT, SEASON]].concat())
}

fn hand(position: &mut Position<'_>, names: &[&str]) {
    for name in names {
        put(position, name, ALICE, Zone::Hand);
    }
}

fn life(bench: &Bench<'_>, player: PlayerId) -> i32 {
    bench.state.player(player).life
}

#[test]
fn a_shield_that_cannot_cover_all_is_split_by_its_player() {
    let table = cards();
    let mut ox = None;
    let mut bench = Bench::begin(&table, |p| {
        ox = Some(put(p, "Ox", ALICE, Zone::Battlefield));
        hand(p, &["Shoal", "Storm"]);
    });
    bench.cast("Shoal", &[target(BOB)]);
    bench.resolve();
    bench.cast("Storm", &[]);
    let split = |parts: &[u32]| (DecisionKind::ShieldSplit, Answer::Division(parts.to_vec()));
    let resolve = |bench: &mut Bench<'_>, answers: &[(DecisionKind, Answer)]| {
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.try_act(&Action::Pass { player: BOB }, answers)
    };
    // Two damage to the Ox and two to Alice, three of it redirected to Bob: the Ox comes first, as objects precede players in the text.
    resolve(&mut bench, &[split(&[1, 2])]).unwrap();
    assert_eq!((life(&bench, ALICE), life(&bench, BOB)), (20, 20 - 2 - 3));
    assert_eq!(bench.state.object(ox.unwrap()).damage, 1);
    assert!(bench.state.replacements.is_empty(), "the shield is used up");
}

#[test]
fn damage_that_cannot_be_prevented_is_still_redirected() {
    let table = cards();
    let mut bench = Bench::begin(&table, |p| hand(p, &["Salve", "True Storm", "Shoal", "True Storm"]));
    bench.cast("Salve", &[target(ALICE)]);
    bench.resolve();
    bench.cast("True Storm", &[]);
    bench.resolve();
    assert_eq!(life(&bench, ALICE), 18);
    assert_eq!(bench.state.replacements[0].left, Some(3), "the shield is as it was");
    bench.cast("Shoal", &[target(BOB)]);
    bench.resolve();
    bench.cast("True Storm", &[]);
    bench.resolve();
    assert_eq!((life(&bench, ALICE), life(&bench, BOB)), (18, 18));
}

#[test]
fn damage_that_withers_comes_as_counters_which_can_be_replaced() {
    let table = cards();
    let blighted = |more: &[&str], victim: fn(&Bench<'_>) -> Entity| {
        let mut bench = Bench::begin(&table, |p| {
            put(p, "Elephant", ALICE, Zone::Battlefield);
            for name in more {
                put(p, name, ALICE, Zone::Battlefield);
            }
            hand(p, &["Blight"]);
        });
        let elephant = bench.permanent("Elephant");
        bench.cast("Blight", &[target(victim(&bench))]);
        bench.resolve();
        let object = bench.state.object(elephant);
        (object.counters.of("-1/-1"), object.damage, life(&bench, BOB))
    };
    let at_elephant = |bench: &Bench<'_>| Entity::Object(bench.permanent("Elephant"));
    assert_eq!(blighted(&[], at_elephant), (3, 0, 20));
    assert_eq!(blighted(&["Season"], at_elephant), (6, 0, 20));
    assert_eq!(blighted(&[], |_| Entity::Player(BOB)), (0, 0, 17), "players lose life all the same");
}

/// Counters paid as a cost or put as a result of damage are not put by an effect (118.1, 120.3d). Counters a permanent enters with are (614.1c), and
/// today they are put on it (122.6).
#[test]
fn only_counters_that_effects_put_are_doubled_where_that_is_said() {
    let summer = "
name: Summer
types: [artifact]
abilities: { season: { replacement: { would: { gets_counters: { what: { type: creature }, by_effect: true } }, instead: { multiply: 2 } } } }
";
    let tithe = "
name: Tithe
cost: '{0}'
types: [sorcery]
abilities:
  tithe:
    spell:
      additional_costs: [ { put_counters: { kind: toll, on: { all: { zone: battlefield, type: creature } } } } ]
      do: [ { put_counters: { kind: age, on: { all: { zone: battlefield, type: creature } } } } ]
";
    let colt = "
name: Colt
cost: '{0}'
types: [creature]
pt: [1, 1]
abilities: { young: { replacement: { would: { enters: self }, instead: { enter_with: { counters: { growth: 1 } } } } } }
";
    for (edition, entering) in [("2005-02", 1), ("2026-01", 2)] {
        let table = table(edition, &[WITHER], &[BLIGHT, ELEPHANT, summer, tithe, colt]);
        let mut bench = Bench::begin(&table, |p| {
            put(p, "Elephant", ALICE, Zone::Battlefield);
            put(p, "Summer", ALICE, Zone::Battlefield);
            hand(p, &["Blight", "Tithe", "Colt"]);
        });
        let elephant = bench.permanent("Elephant");
        bench.cast("Tithe", &[]);
        bench.resolve();
        bench.cast("Blight", &[target(elephant)]);
        bench.resolve();
        bench.cast("Colt", &[]);
        bench.resolve();
        let lie = |on, kind| bench.state.object(on).counters.of(kind);
        assert_eq!(["toll", "age", "-1/-1"].map(|kind| lie(elephant, kind)), [1, 2, 3], "{edition}");
        assert_eq!(lie(bench.permanent("Colt"), "growth"), entering, "{edition}");
    }
}

#[test]
fn a_regeneration_shield_saves_once() {
    let table = cards();
    let mut bench = Bench::begin(&table, |p| {
        put(p, "Ox", ALICE, Zone::Battlefield);
        hand(p, &["Mend", "Axe", "Axe"]);
    });
    let ox = bench.permanent("Ox");
    bench.cast("Mend", &[target(ox)]);
    bench.resolve();
    bench.cast("Axe", &[target(ox)]);
    bench.resolve();
    assert!(bench.state.object(ox).is_permanent() && bench.state.object(ox).status.tapped);
    assert!(!bench.events().any(|event| matches!(event, Event::Destroyed { .. })));
    bench.cast("Axe", &[target(ox)]);
    bench.resolve();
    assert!(bench.find("Ox", Zone::Graveyard).is_some());
}

#[test]
fn the_affected_player_orders_replacements_and_each_applies_once() {
    let table = cards();
    let gained = |first: &str| {
        let mut bench = Bench::begin(&table, |p| {
            put(p, "Doubler", ALICE, Zone::Battlefield);
            put(p, "Adder", ALICE, Zone::Battlefield);
            hand(p, &["Hymn"]);
        });
        let first = bench.permanent(first);
        bench.cast("Hymn", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let order = (DecisionKind::ReplacementOrder, Answer::Entities(vec![Entity::Object(first)]));
        bench.act(Action::Pass { player: BOB }, &[order]);
        life(&bench, ALICE) - 20
    };
    assert_eq!((gained("Doubler"), gained("Adder")), (7, 8));
}

/// 616.1, 419.9a until 2009: the player chooses which of two effects applies first, even if one object has both.
#[test]
fn the_affected_player_orders_replacements_of_one_source() {
    let aegis = "
name: Aegis
types: [artifact]
abilities:
  double: { replacement: { would: { gains_life: you }, instead: { multiply: 2 } } }
  one_more: { replacement: { would: { gains_life: you }, instead: { add: 1 } } }
  nothing: { replacement: { would: { gains_life: opponents }, instead: nothing } }";
    for edition in ["2001-07", "2026-01"] {
        let table = table(edition, &[], &[aegis, HYMN]);
        let gained = |first: &str| {
            let mut bench = Bench::begin(&table, |p| {
                put(p, "Aegis", ALICE, Zone::Battlefield);
                hand(p, &["Hymn"]);
            });
            let source = bench.permanent("Aegis");
            bench.cast("Hymn", &[]);
            bench.act(Action::Pass { player: ALICE }, &[]);
            let order = (DecisionKind::ReplacementOrder, Answer::Ability(source, first.into()));
            let done = bench.try_act(&Action::Pass { player: BOB }, &[order]);
            done.ok().map(|()| life(&bench, ALICE) - 20)
        };
        assert_eq!((gained("double"), gained("one_more"), gained("nothing")), (Some(7), Some(8), None), "{edition}");
    }
}

#[test]
fn what_enters_is_seen_as_it_will_be_on_the_battlefield() {
    let table = cards();
    let mut bench = Bench::begin(&table, |p| {
        put(p, "Mud", BOB, Zone::Battlefield);
        hand(p, &["Hydra", "Mimic"]);
    });
    bench.cast("Hydra", &[]);
    bench.resolve();
    let hydra = bench.permanent("Hydra");
    assert!(bench.state.object(hydra).status.tapped);
    assert_eq!(bench.pt(hydra), Some((2, 2)));
    // A copy enters as the copied text says.
    bench.cast("Mimic", &[]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    let first = |id: ObjectId| Answer::Entities(vec![Entity::Object(id)]);
    let answers = [(DecisionKind::ReplacementOrder, first(bench.state.stack[0])), (DecisionKind::CopyOf, first(hydra))];
    bench.act(Action::Pass { player: BOB }, &answers);
    let mimic = bench.permanent("Mimic");
    assert_eq!((bench.pt(mimic), bench.state.object(mimic).status.tapped), (Some((2, 2)), true));
}

#[test]
fn a_draw_is_replaced_even_from_an_empty_library() {
    let table = cards();
    let mut bench = Bench::begin(&table, |p| {
        put(p, "Well", ALICE, Zone::Battlefield);
        hand(p, &["Peek"]);
    });
    bench.state.players[0].library.clear();
    bench.cast("Peek", &[]);
    bench.resolve();
    assert_eq!((life(&bench, ALICE), bench.state.player(ALICE).lost), (21, false));
}

#[test]
fn what_would_die_of_destruction_goes_elsewhere() {
    let table = cards();
    let mut bench = Bench::begin(&table, |p| {
        put(p, "Ox", BOB, Zone::Battlefield);
        put(p, "Warden", ALICE, Zone::Battlefield);
        hand(p, &["Axe"]);
    });
    let ox = bench.permanent("Ox");
    bench.cast("Axe", &[target(ox)]);
    bench.resolve();
    assert!(bench.find("Ox", Zone::Exile).is_some());
    assert!(bench.events().any(|event| *event == Event::Destroyed { object: ox }), "it was destroyed all the same");
}

#[test]
fn a_choice_is_made_for_each_token_before_it_is_there() {
    const EMBLEM: &str = "
name: Emblem
types: [artifact]
abilities:
  tint: { replacement: { would: { enters: self }, instead: { enter_with: { do: [ { choose_value: { kind: color, as: tint } } ] } } } }
  glow: { static: { apply: [ { set_chosen_color: tint } ] } }
";
    const CAST: &str = "
name: Cast
cost: '{0}'
types: [sorcery]
abilities:
  cast: { spell: { targets: { model: { zone: battlefield, type: artifact } }, do: [ { create_token: { copy_of: $model, count: 2, as: made } } ] } }
";
    let table = table("2005-02", &[], &[EMBLEM, CAST]);
    let mut bench = Bench::begin(&table, |p| {
        for (name, zone) in [("Emblem", Zone::Battlefield), ("Cast", Zone::Hand)] {
            let def = p.find(name).unwrap();
            p.card(def, ALICE, zone, ALICE);
        }
    });
    let model = bench.permanent("Emblem");
    bench.cast("Cast", &[target(model)]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    let colors = [Color::Red, Color::Green].map(|color| (DecisionKind::Color, Answer::Color(color)));
    bench.act(Action::Pass { player: BOB }, &colors);
    let seen = continuous::project(&table, &bench.state);
    let of = |id: &ObjectId| seen.characteristics(*id).colors.iter().collect::<Vec<_>>();
    let made: Vec<_> = bench.state.permanents().iter().map(of).collect();
    assert_eq!(made, [vec![], vec![Color::Red], vec![Color::Green]]);
    let came = |e: &&Event| matches!(e, Event::Moved { to: Zone::Battlefield, .. });
    assert_eq!(bench.events().filter(came).count(), 2);
}
