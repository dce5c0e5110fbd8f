//! Changes in the rules on spells and abilities on the stack, with invented cards. Each test runs a position in editions on both sides of a change.

use crate::common::{ALICE, BOB, Bench, table, target};
use casebook_engine::{
    action::Action,
    cards::values::{Color, Zone},
    continuous::project,
    decision::{Answer, DecisionKind},
    game::Table,
    ids::{Entity, ObjectId},
    setup::Position,
};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, types: [creature], pt: [2, 2] }";

fn bench<'t>(table: &'t Table, hand: &[&str], there: &[&str]) -> Bench<'t> {
    Bench::begin(table, |position| {
        hand.iter().for_each(|name| put(position, name, Zone::Hand));
        there.iter().for_each(|name| put(position, name, Zone::Battlefield));
    })
}

fn put(position: &mut Position<'_>, name: &str, zone: Zone) {
    let def = position.find(name).expect("a card");
    position.card(def, ALICE, zone, ALICE);
}

fn activate(source: ObjectId, ability: &str) -> Action {
    Action::Activate { player: ALICE, source, ability: ability.into() }
}

/// 217.6b and 409.1a of 2001: an ability on the stack has the characteristics of its source, as long as the source has them. Since 2004 it only has a
/// text.
#[test]
fn an_ability_on_the_stack_is_as_red_as_its_source_in_2001_only() {
    let imp = "
name: Imp
cost: '{R}'
types: [creature]
pt: [1, 1]
abilities:
  spark: { activated: { costs: [ { tap: self } ], do: [ { draw: { who: you } } ] } }";
    let dye = "
name: Dye
cost: '{0}'
types: [instant]
abilities:
  dye: { spell: { targets: { one: { zone: battlefield } }, do: [ { apply: { to: $one, apply: [ { set_colors: [blue] } ] } } ] } }";
    for (edition, like) in [("2001-07", true), ("2004-10", false), ("2026-01", false)] {
        let table = table(edition, &[], &[imp, dye]);
        let mut bench = bench(&table, &["Dye"], &["Imp"]);
        let imp = bench.permanent("Imp");
        bench.act(activate(imp, "spark"), &[]);
        let on_stack = bench.state.stack[0];
        let is = |bench: &Bench<'_>, color| project(&table, &bench.state).characteristics(on_stack).colors.has(color);
        assert_eq!(is(&bench, Color::Red), like, "{edition}");
        bench.cast("Dye", &[target(imp)]);
        bench.pass_until(|state| state.stack.len() == 1);
        assert_eq!((is(&bench, Color::Red), is(&bench, Color::Blue)), (false, like), "{edition}");
    }
}

/// 214.7a of 2001: a chosen creature type may be any noun without another meaning in the game. Since 2004 it must be an existing one.
#[test]
fn any_noun_can_be_chosen_as_a_creature_type_in_2001_only() {
    let bell = "
name: Bell
cost: '{0}'
types: [sorcery]
abilities: { bell: { spell: { do: [ { choose_value: { kind: creature_type, as: kind } } ] } } }";
    for (edition, allowed) in [("2001-07", true), ("2004-10", false)] {
        let table = table(edition, &[], &[bell]);
        let chosen = |word: &str| {
            let mut bench = bench(&table, &["Bell"], &[]);
            bench.cast("Bell", &[]);
            bench.act(Action::Pass { player: ALICE }, &[]);
            let answer = (DecisionKind::CreatureType, Answer::Words(vec![word.into()]));
            bench.try_act(&Action::Pass { player: BOB }, &[answer]).is_ok()
        };
        assert_eq!([chosen("Fox"), chosen("Teapot")], [true, allowed], "{edition}");
        assert_eq!([chosen("Forest"), chosen("opponent"), chosen("Tea Pot")], [false; 3], "{edition}");
    }
}

/// 409.1e of 2001: each target only gets at least 1 if the number of targets is variable.
#[test]
fn one_of_two_targets_may_get_nothing_in_2001_only() {
    let volley = |number: &str| {
        format!(
            "
name: Volley
cost: '{{0}}'
types: [sorcery]
abilities:
  volley:
    spell:
      targets: {{ victims: {{ target: {{ zone: battlefield, type: creature }}, {number}, divide: 3 }} }}
      do: [ {{ deal_divided_damage: {{ target: victims }} }} ]"
        )
    };
    let (two, up_to_two) = (volley("count: 2"), volley("count: 1, up_to: 2"));
    for (edition, varies, allowed) in
        [("2001-07", false, true), ("2001-07", true, false), ("2004-10", false, false), ("2026-01", false, false)]
    {
        let table = table(edition, &[], &[OX, if varies { &up_to_two } else { &two }]);
        let mut bench = bench(&table, &["Volley"], &["Ox", "Ox"]);
        let oxen: Vec<Entity> = bench.state.permanents().iter().copied().map(Entity::Object).collect();
        let card = bench.find("Volley", Zone::Hand).expect("the card");
        let answers =
            [(DecisionKind::Targets, Answer::Entities(oxen)), (DecisionKind::Division, Answer::Division(vec![3, 0]))];
        let done = bench.try_act(&Action::Cast { player: ALICE, card }, &answers).is_ok();
        assert_eq!(done, allowed, "{edition}, varying {varies}");
    }
}

/// 413.2a: until 2006 the power of a target that has become illegal still counts, with last-known information if needed. 608.2b: today it does not.
#[test]
fn an_illegal_target_lends_its_power_until_2006() {
    let lesson = "
name: Lesson
cost: '{0}'
types: [instant]
abilities:
  lesson:
    spell:
      targets: { teacher: { zone: battlefield, type: creature, name: Ox }, pupil: { zone: battlefield, type: creature, name: Calf } }
      do: [ { apply: { to: $pupil, apply: [ { add_pt: [ { power: $teacher }, 0 ] } ] } } ]";
    let end = "
name: End
cost: '{0}'
types: [instant]
abilities: { end: { spell: { targets: { victim: { zone: battlefield, type: creature } }, do: [ { destroy: { what: $victim } } ] } } }";
    let calf = "{ name: Calf, types: [creature], pt: [1, 1] }";
    for (edition, size) in [("2001-07", (3, 1)), ("2006-10", (3, 1)), ("2026-01", (1, 1))] {
        let table = table(edition, &[], &[OX, calf, lesson, end]);
        let mut bench = bench(&table, &["Lesson", "End"], &["Ox", "Calf"]);
        let (ox, calf) = (bench.permanent("Ox"), bench.permanent("Calf"));
        bench.cast("Lesson", &[target(ox), target(calf)]);
        bench.cast("End", &[target(ox)]);
        bench.resolve();
        assert_eq!(bench.pt(calf), Some(size), "{edition}");
    }
}

/// Until 2006 (the glossary of 2001, then 104.2): a power below 0 counts as 0 except in effects that change it. 107.1b: today it counts as it is.
#[test]
fn a_power_below_0_counts_as_0_until_2006() {
    let worm = "{ name: Worm, types: [creature], pt: [-2, 2] }";
    let count = "
name: Count
cost: '{0}'
types: [sorcery]
abilities:
  count:
    spell:
      targets: { worm: { zone: battlefield, type: creature } }
      do: [ { gain_life: { who: you, amount: { plus: [ 5, { power: $worm } ] } } } ]";
    for (edition, life) in [("2001-07", 25), ("2004-10", 25), ("2006-10", 25), ("2009-07", 23), ("2026-01", 23)] {
        let table = table(edition, &[], &[worm, count]);
        let mut bench = bench(&table, &["Count"], &["Worm"]);
        let worm = bench.permanent("Worm");
        bench.cast("Count", &[target(worm)]);
        bench.resolve();
        assert_eq!(bench.state.player(ALICE).life, life, "{edition}");
        assert_eq!(bench.pt(worm), Some((-2, 2)), "{edition}");
    }
}
