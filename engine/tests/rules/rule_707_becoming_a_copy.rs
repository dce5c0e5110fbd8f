//! Becoming a copy (613.2a, 707.2), by an effect with a beginning and possibly an end, with invented cards.

use crate::common::{ALICE, Bench, table, target};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::{Step, Zone},
    continuous::project,
    game::{Game, Table},
    ids::ObjectId,
    rules::turn,
};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, types: [creature], pt: [1, 4] }";
const BEAR: &str = "{ name: Bear, types: [creature], pt: [2, 2], abilities: { soars: { keyword: flying } } }";
const GIANT: &str = "
name: Giant
types: [creature]
pt: [5, 5]
abilities: { call: { triggered: { when: { dies: self }, do: [ { gain_life: { who: you, amount: 3 } } ] } } }";
const FLYING: &str = "{ keyword: flying, procedure: flying, redundant: true }";

/// A spell that makes one target a copy of another.
fn mask(name: &str, how: &str) -> String {
    format!(
        "
name: {name}
cost: '{{0}}'
types: [instant]
abilities:
  mask:
    spell:
      targets: {{ wearer: {{ zone: battlefield, type: creature }}, model: {{ zone: battlefield, type: creature }} }}
      do: [ {{ become_copy: {{ what: $wearer, of: $model{how} }} }} ]
"
    )
}

fn cards(edition: &str) -> Table {
    let (mask, veil) = (mask("Mask", ""), mask("Veil", ", until: end_of_turn"));
    let grow = "
name: Grow
cost: '{0}'
types: [instant]
abilities: { grow: { spell: { targets: { one: { zone: battlefield, type: creature } }, do: [ { apply: { to: $one, apply: [ { add_pt: [1, 1] } ] } } ] } } }";
    let echo = "
name: Echo
cost: '{0}'
types: [sorcery]
abilities: { echo: { spell: { targets: { one: { zone: battlefield, type: creature } }, do: [ { create_token: { copy_of: $one } } ] } } }";
    let axe = "
name: Axe
cost: '{0}'
types: [instant]
abilities: { axe: { spell: { targets: { one: { zone: battlefield, type: creature } }, do: [ { destroy: { what: $one } } ] } } }";
    table(edition, &[FLYING], &[OX, BEAR, GIANT, &mask, &veil, grow, echo, axe])
}

/// Alice has an Ox, a Bear and a Giant on the battlefield, and those cards in hand.
fn bench<'t>(table: &'t Table, hand: &[&str]) -> (Bench<'t>, [ObjectId; 3]) {
    bench_with(table, hand, &[])
}

/// The same, with some of them face down.
fn bench_with<'t>(table: &'t Table, hand: &[&str], hidden: &[&str]) -> (Bench<'t>, [ObjectId; 3]) {
    let bench = Bench::begin(table, |p| {
        for name in ["Ox", "Bear", "Giant"] {
            let def = p.find(name).expect("such a creature");
            let id = p.card(def, ALICE, Zone::Battlefield, ALICE);
            if hidden.contains(&name) {
                p.face_down(id);
            }
        }
        for name in hand {
            let def = p.find(name).expect("such a card");
            p.card(def, ALICE, Zone::Hand, ALICE);
        }
        p.now(ALICE, Step::PrecombatMain);
    });
    let those = ["Ox", "Bear", "Giant"].map(|name| bench.permanent(name));
    (bench, those)
}

fn casts(bench: &mut Bench<'_>, name: &str, at: ObjectId) {
    bench.cast(name, &[target(at)]);
    bench.resolve();
}

/// The first creature becomes a copy of the second.
fn puts_on(bench: &mut Bench<'_>, mask: &str, (wearer, model): (ObjectId, ObjectId)) {
    bench.cast(mask, &[target(wearer), target(model)]);
    bench.resolve();
}

fn name(bench: &Bench<'_>, id: ObjectId) -> Option<String> {
    let seen = project(bench.table, &bench.state);
    Game::new(bench.table, &bench.state, &seen).characteristics(id).name.as_ref().map(ToString::to_string)
}

/// Continues until the next turn.
fn end_turn(bench: &mut Bench<'_>) {
    let turn = bench.state.turn.number;
    while bench.state.turn.number == turn {
        let action = match turn::awaits(&bench.state) {
            Awaits::Attackers(player) => Action::Attack { player, attacks: Vec::new() },
            Awaits::Blockers(player) => Action::Block { player, blocks: Vec::new() },
            Awaits::Priority(player) => Action::Pass { player },
            Awaits::Nothing => panic!("the game is over"),
        };
        bench.act(action, &[]);
    }
}

#[test]
fn a_copy_until_end_of_turn_is_itself_again_and_keeps_what_else_there_is() {
    for edition in ["2001-07", "2004-10", "2026-01"] {
        let table = cards(edition);
        let (mut bench, [ox, bear, _]) = bench(&table, &["Veil", "Grow"]);
        casts(&mut bench, "Grow", ox);
        assert_eq!(bench.pt(ox), Some((2, 5)));
        puts_on(&mut bench, "Veil", (ox, bear));
        assert_eq!((name(&bench, ox).as_deref(), bench.pt(ox)), (Some("Bear"), Some((3, 3))), "{edition}");
        end_turn(&mut bench);
        assert_eq!((name(&bench, ox).as_deref(), bench.pt(ox)), (Some("Ox"), Some((2, 5))), "{edition}");
    }
}

#[test]
fn the_latest_copying_says_what_it_is_and_leaves_the_earlier_when_it_ends() {
    let table = cards("2026-01");
    let (mut bench, [ox, bear, giant]) = bench(&table, &["Mask", "Veil"]);
    puts_on(&mut bench, "Mask", (ox, bear));
    puts_on(&mut bench, "Veil", (ox, giant));
    assert_eq!(bench.pt(ox), Some((5, 5)));
    end_turn(&mut bench);
    assert_eq!(bench.pt(ox), Some((2, 2)), "a Bear for good");
}

#[test]
fn a_copy_for_good_outlasts_one_that_ends() {
    let table = cards("2026-01");
    let (mut bench, [ox, bear, giant]) = bench(&table, &["Mask", "Veil"]);
    puts_on(&mut bench, "Veil", (ox, giant));
    puts_on(&mut bench, "Mask", (ox, bear));
    assert_eq!(bench.pt(ox), Some((2, 2)));
    end_turn(&mut bench);
    assert_eq!(bench.pt(ox), Some((2, 2)));
}

#[test]
fn a_copy_of_a_copy_is_a_copy_of_what_it_shows_now() {
    let table = cards("2026-01");
    let (mut bench, [ox, bear, _]) = bench(&table, &["Veil", "Echo"]);
    puts_on(&mut bench, "Veil", (ox, bear));
    casts(&mut bench, "Echo", ox);
    let token = *bench.state.permanents().last().expect("a token");
    end_turn(&mut bench);
    assert_eq!((bench.pt(token), bench.pt(ox)), (Some((2, 2)), Some((1, 4))), "the token stays a Bear");
}

#[test]
fn what_a_copy_triggers_on_as_it_dies_is_what_it_was() {
    let table = cards("2026-01");
    let (mut bench, [ox, _, giant]) = bench(&table, &["Veil", "Axe", "Axe"]);
    puts_on(&mut bench, "Veil", (ox, giant));
    casts(&mut bench, "Axe", ox);
    assert_eq!(bench.state.player(ALICE).life, 23);
    assert!(bench.find("Ox", Zone::Graveyard).is_some(), "the card is an Ox");
}

/// 613.2b: being face down applies after copy effects.
#[test]
fn what_is_face_down_is_a_copy_only_once_it_is_turned_up() {
    let table = cards("2001-07");
    let (mut bench, [ox, bear, _]) = bench_with(&table, &["Mask", "Echo"], &["Ox"]);
    puts_on(&mut bench, "Mask", (ox, bear));
    assert_eq!((name(&bench, ox), bench.pt(ox)), (None, Some((0, 1))), "of the size of 2001");
    casts(&mut bench, "Echo", ox);
    let token = *bench.state.permanents().last().expect("a token");
    assert_eq!((name(&bench, token), bench.pt(token)), (None, Some((0, 1))), "so is a copy of it");
    bench.act(Action::TurnFaceUp { player: ALICE, object: ox }, &[]);
    assert_eq!((name(&bench, ox).as_deref(), bench.pt(ox)), (Some("Bear"), Some((2, 2))));
}

/// 707.9b: the exception is part of the copy. A copy that loses flying does not fly, and a copy of that copy does not either.
#[test]
fn a_copy_can_lack_a_keyword_of_its_model() {
    let reach = "{ keyword: reach, procedure: reach, redundant: true }";
    let cards = [
        BEAR.to_owned(),
        OX.to_owned(),
        mask("Mask", ", except: [ { lose_keyword: flying } ]"),
        mask("Veil", ", except: [ { lose_keyword: reach } ]"),
    ];
    let table = table("2026-01", &[FLYING, reach], &cards.each_ref().map(String::as_str));
    for (spell, flies) in [("Mask", false), ("Veil", true)] {
        let mut bench = Bench::begin(&table, |position| {
            for (name, zone) in [("Ox", Zone::Battlefield), ("Bear", Zone::Battlefield), (spell, Zone::Hand)] {
                let def = position.find(name).expect("a card");
                position.card(def, ALICE, zone, ALICE);
            }
        });
        let (ox, bear) = (bench.permanent("Ox"), bench.permanent("Bear"));
        bench.cast(spell, &[target(ox), target(bear)]);
        bench.resolve();
        let seen = project(&table, &bench.state);
        let copy = seen.characteristics(ox);
        assert_eq!(
            (copy.pt, copy.keywords().any(|keyword| keyword.name == *"flying")),
            (Some((2, 2)), flies),
            "{spell}"
        );
    }
}
