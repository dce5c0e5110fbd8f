//! Changes in the rules on entering and leaving zones, with invented cards. Each test runs a position in editions on both sides of a change.

use crate::common::{ALICE, BOB, Bench, bench, put, rite, table, target};
use casebook_engine::{
    action::Action,
    cards::values::{CardType, Zone},
    continuous::project,
    decision::{Answer, DecisionKind},
    ids::{Entity, ObjectId},
    state::object::ObjectKind,
};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], subtypes: [Ox], pt: [2, 2] }";

fn zone_of(bench: &Bench<'_>, id: ObjectId) -> Zone {
    bench.state.object(bench.state.newest(id)).zone
}

/// 503.10a until 2006: a copy of a spell ceases to exist on the battlefield. 608.3f today: it becomes a token.
#[test]
fn a_copied_creature_spell_becomes_a_token_today_only() {
    let twin = "
name: Twin
cost: '{0}'
types: [instant]
abilities: { twin: { spell: { targets: { one: { target: { kind: spell } } }, do: [ { copy_spell: { what: $one } } ] } } }";
    for (edition, oxen) in [("2004-10", 1), ("2006-10", 1), ("2026-01", 2)] {
        let table = table(edition, &[], &[OX, twin]);
        let mut bench = bench(&table, &["Ox", "Twin"], &[]);
        bench.cast("Ox", &[]);
        let spell = bench.state.stack[0];
        bench.cast("Twin", &[target(spell)]);
        bench.resolve();
        let kinds: Vec<ObjectKind> = bench.state.permanents().iter().map(|id| bench.state.object(*id).kind).collect();
        assert_eq!(kinds.len(), oxen, "{edition}");
        assert_eq!(kinds.contains(&ObjectKind::Token), oxen == 2, "{edition}");
    }
}

/// 400.6 today: the owner looks at a card that goes to a public zone, and its own text on that move counts.
#[test]
fn what_a_card_says_of_where_it_goes_counts_though_nobody_sees_it_today() {
    let relic = "
name: Relic
types: [creature]
pt: [1, 1]
abilities:
  away: { replacement: { would: { dies: self }, instead: { move_to: { zone: exile } } } }
  gone: { replacement: { would: { moves: { what: self, from: library, to: graveyard } }, from: library, instead: { move_to: { zone: exile } } } }";
    let mill = rite(
        "{ move: { what: { top_of_library: { of: you, count: 1 } }, to: graveyard } }, { destroy: { what: { all: { zone: battlefield, type: creature } } } }",
    );
    for (edition, zone) in [("2006-10", Zone::Graveyard), ("2026-01", Zone::Exile)] {
        let table = table(edition, &[], &[relic, &mill]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Relic", ALICE, Zone::Library);
            let relic = put(position, "Relic", ALICE, Zone::Battlefield);
            position.face_down(relic);
        });
        let (there, top) = (bench.permanent("Relic"), bench.find("Relic", Zone::Library).expect("a card"));
        bench.cast("Rite", &[]);
        bench.resolve();
        assert_eq!((zone_of(&bench, there), zone_of(&bench, top)), (zone, zone), "{edition}");
    }
}

/// 418.5e until 2006: the active player orders the timestamps of all permanents that enter at the same time. 613.7m today: each player orders those
/// of that player's own permanents, the active player first.
#[test]
fn the_active_player_orders_all_timestamps_until_2006_and_each_player_the_own_ones_today() {
    let dye = |name: &str, color: &str| {
        format!(
            "{{ name: {name}, types: [enchantment], abilities: {{ dye: {{ static: {{ affects: {{ zone: battlefield, type: creature }}, apply: [ {{ set_colors: [{color}] }} ] }} }} }} }}"
        )
    };
    let (red, blue, green) = (dye("Red", "red"), dye("Blue", "blue"), dye("Green", "green"));
    let raise = rite(
        "{ move: { what: { all: { zone: graveyard, type: enchantment } }, to: battlefield, under: { owner_of: self } } }",
    );
    let raise = raise.replace("under: { owner_of: self }", "under: { owner_of: { all: { zone: graveyard } } }");
    // Alice owns Red and Blue, Bob owns Green.
    for (edition, asked, last) in [("2006-10", 3, "red"), ("2026-01", 2, "green")] {
        let table = table(edition, &[], &[OX, &red, &blue, &green, &raise]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Ox", ALICE, Zone::Battlefield);
            put(position, "Red", ALICE, Zone::Graveyard);
            put(position, "Blue", ALICE, Zone::Graveyard);
            put(position, "Green", BOB, Zone::Graveyard);
        });
        let there = |name| Entity::Object(bench.find(name, Zone::Graveyard).expect("a card"));
        let order: Vec<Entity> = ["Green", "Blue", "Red"].map(there).into_iter().skip(3 - asked).collect();
        bench.cast("Rite", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let answer = (DecisionKind::OrderTimestamps, Answer::Entities(order));
        bench.act(Action::Pass { player: BOB }, &[answer]);
        let seen = project(&table, &bench.state);
        let ox = seen.characteristics(bench.permanent("Ox"));
        let colors: Vec<String> = ox.colors.iter().map(|color| format!("{color:?}").to_lowercase()).collect();
        assert_eq!(colors, [last], "{edition}");
    }
}

/// No player is asked for an order that makes no difference.
#[test]
fn timestamps_that_make_no_difference_are_not_asked_for() {
    let raise = rite("{ move: { what: { all: { zone: graveyard, type: creature } }, to: battlefield } }");
    let table = table("2026-01", &[], &[OX, &raise]);
    let mut bench = Bench::begin(&table, |position| {
        put(position, "Rite", ALICE, Zone::Hand);
        put(position, "Ox", ALICE, Zone::Graveyard);
        put(position, "Ox", ALICE, Zone::Graveyard);
    });
    bench.cast("Rite", &[]);
    bench.resolve();
    let creatures = bench
        .state
        .permanents()
        .iter()
        .filter(|id| bench.state.object(**id).face.characteristics.is(CardType::Creature));
    assert_eq!(creatures.count(), 2);
}

/// 122.6 today: an ability that triggers on counters being put on a permanent also triggers if it enters with them.
#[test]
fn counters_with_which_something_enters_are_put_on_it_today() {
    let choir = "
name: Choir
types: [enchantment]
abilities: { sing: { triggered: { when: { gets_counters: { what: { type: creature } } }, do: [ { gain_life: { who: you, amount: 1 } } ] } } }";
    let calf = "
name: Calf
cost: '{0}'
types: [creature]
pt: [0, 0]
abilities: { grown: { replacement: { would: { enters: self }, instead: { enter_with: { counters: { +1/+1: 1 } } } } } }";
    for (edition, life) in [("2006-10", 20), ("2026-01", 21)] {
        let table = table(edition, &[], &[choir, calf]);
        let mut bench = bench(&table, &["Calf"], &["Choir"]);
        bench.cast("Calf", &[]);
        bench.resolve();
        assert_eq!(bench.state.player(ALICE).life, life, "{edition}");
    }
}
