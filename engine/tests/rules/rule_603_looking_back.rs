//! The objects that see a card enter from a graveyard (603.6a, 603.10a), with invented cards. In every edition, objects that enter at the same time
//! see it.

use crate::common::{ALICE, BOB, Bench, put, rite, table};
use casebook_engine::{cards::values::Zone, game::Table, ids::PlayerId};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, types: [creature], pt: [2, 2] }";
const WARDEN: &str = "
name: Warden
types: [creature]
pt: [1, 1]
abilities: { heed: { triggered: { when: { enters: { type: creature, other: true } }, do: [ { gain_life: { who: you, amount: 1 } } ] } } }";
const PILGRIM: &str = "
name: Pilgrim
types: [creature]
pt: [1, 1]
abilities: { both: { triggered: { when: { any_of: [ { enters: self }, { dies: self } ] }, do: [ { gain_life: { who: you, amount: 3 } } ] } } }";
const MOURNER: &str = "
name: Mourner
types: [creature]
pt: [1, 1]
abilities: { heed: { triggered: { when: { moves: { what: { type: creature }, from: graveyard } }, do: [ { gain_life: { who: you, amount: 5 } } ] } } }";

fn cards(edition: &str) -> Table {
    let call = rite("{ move: { what: { all: { zone: graveyard, type: creature } }, to: battlefield } }");
    let fall = rite("{ destroy: { what: { all: { zone: battlefield, type: creature } } } }").replace("Rite", "Fall");
    table(edition, &[], &[OX, WARDEN, PILGRIM, MOURNER, &call, &fall])
}

/// Alice's life total after all cards of her graveyard have returned, with those permanents already on the battlefield.
fn life_after<'t>(table: &'t Table, there: &[&str], dead: &[&str]) -> (Bench<'t>, i32) {
    let mut bench = Bench::begin(table, |p| {
        for (names, zone) in [(there, Zone::Battlefield), (dead, Zone::Graveyard), (&["Rite", "Fall"][..], Zone::Hand)]
        {
            for name in names {
                put(p, name, ALICE, zone);
            }
        }
    });
    bench.cast("Rite", &[]);
    bench.resolve();
    let life = life(&bench, ALICE);
    (bench, life)
}

fn life(bench: &Bench<'_>, player: PlayerId) -> i32 {
    bench.state.player(player).life
}

#[test]
fn newcomers_see_each_other_come() {
    for edition in ["2001-07", "2004-10", "2006-10", "2026-01"] {
        let table = cards(edition);
        assert_eq!(life_after(&table, &[], &["Warden", "Ox"]).1, 21, "{edition}: one sees the other");
        assert_eq!(life_after(&table, &["Warden"], &["Warden"]).1, 21, "{edition}: the elder sees the younger");
    }
}

#[test]
fn what_waits_to_enter_or_to_die_does_both() {
    for edition in ["2004-10", "2006-10", "2026-01"] {
        let table = cards(edition);
        let (mut bench, life_there) = life_after(&table, &[], &["Pilgrim"]);
        assert_eq!(life_there, 23, "{edition}");
        bench.cast("Fall", &[]);
        bench.resolve();
        assert_eq!((life(&bench, ALICE), life(&bench, BOB)), (26, 20), "{edition}");
    }
}

/// 603.10a today: an ability that triggers on a card leaving a graveyard looks back, so cards that left at the same time do not see it.
#[test]
fn what_leaves_a_graveyard_is_seen_by_what_was_there_before() {
    let table = cards("2026-01");
    assert_eq!(life_after(&table, &["Mourner"], &["Warden"]).1, 25);
    assert_eq!(life_after(&table, &[], &["Mourner", "Warden"]).1, 21, "the Warden sees the Mourner come, and no more");
}

/// 614.12: an ability that functions in another zone does not apply to permanents entering from elsewhere, not even to its own object's entering.
#[test]
fn what_works_in_a_graveyard_grows_nothing_as_it_enters() {
    let ghoul = "
name: Ghoul
cost: '{0}'
types: [creature]
pt: [1, 1]
abilities:
  feed:
    replacement:
      from: graveyard
      would: { enters: { type: creature } }
      instead: { enter_with: { counters: { '+1/+1': 1 } } }";
    for edition in ["2004-10", "2026-01"] {
        let table = table(edition, &[], &[ghoul]);
        for (buried, grown) in [(false, Some((1, 1))), (true, Some((2, 2)))] {
            let mut bench = Bench::begin(&table, |position| {
                put(position, "Ghoul", ALICE, Zone::Hand);
                if buried {
                    put(position, "Ghoul", BOB, Zone::Graveyard);
                }
            });
            bench.cast("Ghoul", &[]);
            bench.resolve();
            assert_eq!(bench.pt(bench.permanent("Ghoul")), grown, "{edition}, with another in a graveyard: {buried}");
        }
    }
}
