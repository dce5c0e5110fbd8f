//! The fields of an edition, with invented cards. Each test runs a position in editions on both sides of a change.

use crate::common::{ALICE, BOB, Bench, table, target};
use casebook_engine::{
    action::Action,
    cards::{
        keyword::Builtin,
        modification::Modification,
        values::{Color, Zone},
    },
    continuous::project,
    document::Document,
    game::Table,
    ids::ObjectId,
    rule::Rule,
    setup::Position,
    state::characteristics::Characteristics,
};

const OX: &str = "{ name: Ox, cost: '{2}{G}', types: [creature], subtypes: [Ox], pt: [2, 2] }";

fn put(position: &mut Position<'_>, name: &str, zone: Zone) -> ObjectId {
    let def = position.find(name).expect("a card");
    position.card(def, ALICE, zone, ALICE)
}

/// The characteristics of a card after effects of resolutions, one after another.
fn after(table: &Table, name: &str, effects: &[&str]) -> Characteristics {
    let mut position = Position::new(table, 2);
    let object = put(&mut position, name, Zone::Battlefield);
    for effect in effects {
        let apply: Vec<Modification> = Document { file: "effect.yaml", text: effect }.read().expect("modifications");
        position.affect(object, apply, None);
    }
    Characteristics::clone(project(table, position.state()).characteristics(object))
}

const LOSE_ALL: &str = "[ { lose_all_abilities: true } ]";

/// 208.2 and 400.1 of 2001: the value of * counts as printed and is not an ability. 208.2 and 418.5a since 2004: it is an ability, and power applies
/// in a later layer.
#[test]
fn a_defined_power_outlasts_the_loss_of_abilities_in_2001_only() {
    let herd = "
name: Herd
types: [creature]
abilities: { size: { static: { defining: true, apply: [ { set_pt: [3, 3] } ] } } }";
    for (edition, left) in [("2001-07", 3), ("2004-10", 0), ("2006-10", 0), ("2026-01", 0)] {
        let table = table(edition, &[], &[herd]);
        assert_eq!(after(&table, "Herd", &[]).pt, Some((3, 3)), "{edition}");
        assert_eq!(after(&table, "Herd", &[LOSE_ALL]).pt, Some((left, left)), "{edition}");
    }
}

/// 418.5a of 2004: characteristic-defining abilities apply first in their layer. 418.5d of 2006: unless they depend on another effect, and loss of
/// abilities is in the same layer as colour. 613.1e: the colour layer comes earlier.
#[test]
fn a_defined_colour_goes_with_the_abilities_in_2006_only() {
    let golem = "
name: Golem
types: [artifact, creature]
pt: [3, 3]
abilities: { color: { static: { defining: true, apply: [ { set_colors: [red] } ] } } }";
    for (edition, red) in [("2005-02", true), ("2006-10", false), ("2026-01", true)] {
        let table = table(edition, &[], &[golem]);
        assert!(after(&table, "Golem", &[]).colors.has(Color::Red), "{edition}");
        assert_eq!(after(&table, "Golem", &[LOSE_ALL]).colors.has(Color::Red), red, "{edition}");
    }
}

/// Until 702.12 made "indestructible" an ability, it is a quality that an effect gives.
#[test]
fn what_an_effect_made_indestructible_stays_so_until_it_is_an_ability() {
    let keyword = "{ keyword: indestructible, procedure: indestructible }";
    for (edition, stays) in [("2006-10", true), ("2026-01", false)] {
        let table = table(edition, &[keyword], &[OX]);
        let given = "[ { add_keyword: indestructible } ]";
        assert!(after(&table, "Ox", &[given]).has(Builtin::Indestructible), "{edition}");
        assert_eq!(after(&table, "Ox", &[given, LOSE_ALL]).has(Builtin::Indestructible), stays, "{edition}");
    }
}

/// 420.5n of 2006.
#[test]
fn counters_of_both_kinds_come_off_since_2006() {
    let blight = "
name: Blight
cost: '{B}'
types: [sorcery]
abilities:
  blight:
    spell:
      targets: { victim: { zone: battlefield, type: creature } }
      do: [ { put_counters: { kind: -1/-1, on: $victim } } ]";
    for (edition, left) in [("2005-02", (2, 1)), ("2006-10", (1, 0)), ("2026-01", (1, 0))] {
        let table = table(edition, &[], &[OX, blight]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Blight", Zone::Hand);
            put(position, "Swamp", Zone::Battlefield);
            let ox = put(position, "Ox", Zone::Battlefield);
            position.counters(ox.into(), "+1/+1".into(), 2);
        });
        let ox = bench.permanent("Ox");
        bench.cast("Blight", &[target(ox)]);
        bench.resolve();
        let counters = &bench.state.object(ox).counters;
        assert_eq!((counters.of("+1/+1"), counters.of("-1/-1")), left, "{edition}");
    }
}

/// 409.1f of 2001: mana may be produced after another cost has been paid. 409.1g since 2004: only before any cost is paid.
#[test]
fn what_is_sacrificed_first_lets_mana_be_made_in_2001_only() {
    let rite = "
name: Rite
cost: '{B}'
types: [sorcery]
abilities:
  rite:
    spell:
      additional_costs: [ { sacrifice: { what: { zone: battlefield, type: creature, controller: you } } } ]
      do: [ { draw: { who: you } } ]";
    let grave = "
name: Grave
types: [artifact]
abilities:
  bones:
    activated:
      costs: [ { tap: self } ]
      if: { exists: { zone: graveyard, owner: you, type: creature } }
      do: [ { add_mana: { mana: '{B}' } } ]";
    for (edition, refused) in
        [("2001-07", None), ("2004-10", Some(Rule::UnpayableCost)), ("2026-01", Some(Rule::UnpayableCost))]
    {
        let table = table(edition, &[], &[OX, rite, grave]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", Zone::Hand);
            put(position, "Grave", Zone::Battlefield);
            put(position, "Ox", Zone::Battlefield);
        });
        let card = bench.find("Rite", Zone::Hand).expect("the card");
        let cast = Action::Cast { player: ALICE, card };
        assert_eq!(bench.refused(&cast, &[]), refused, "{edition}");
        assert_eq!(bench.find("Rite", Zone::Stack).is_some(), refused.is_none(), "{edition}");
    }
}

/// 300.6 of 2001: extra turns are taken in the order in which they were given. Since 2004 the newest is taken first.
#[test]
fn the_extra_turn_given_first_comes_first_in_2001_only() {
    let gift = "
name: Gift
cost: '{0}'
types: [instant]
abilities:
  gift: { spell: { targets: { taker: { player: each_player } }, do: [ { extra_turn: { who: $taker } } ] } }";
    for (edition, turns) in [("2001-07", [BOB, ALICE]), ("2004-10", [ALICE, BOB]), ("2026-01", [ALICE, BOB])] {
        let table = table(edition, &[], &[gift]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Gift", Zone::Hand);
            put(position, "Gift", Zone::Hand);
        });
        for player in [BOB, ALICE] {
            bench.cast("Gift", &[target(player)]);
            bench.resolve();
        }
        let mut taken = Vec::new();
        for number in 2..=3 {
            bench.pass_until(|state| state.turn.number == number && state.turn.priority.is_some());
            taken.push(bench.state.turn.active);
        }
        assert_eq!(taken, turns, "{edition}");
    }
}
