//! Changes in the rules on continuous effects, with invented cards. Each test runs a position in editions on both sides of a change.

use std::sync::Arc;

use crate::common::{ALICE, BOB, Bench, table, target};
use casebook_engine::{
    action::Action,
    cards::values::{Color, Step, Zone},
    continuous::project,
    decision::{Answer, DecisionKind},
    event::Event,
    game::{Table, TraceLine},
    ids::ObjectId,
    setup::Position,
    state::characteristics::Characteristics,
};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], pt: [2, 2] }";

const ENCHANT: &str = include_str!("../../../fixtures/keywords/enchant.yaml");

fn put(position: &mut Position<'_>, name: &str, zone: Zone) -> ObjectId {
    let def = position.find(name).expect("a card");
    position.card(def, ALICE, zone, ALICE)
}

fn bench<'t>(table: &'t Table, hand: &[&str], there: &[&str]) -> Bench<'t> {
    Bench::begin(table, |position| {
        for (names, zone) in [(hand, Zone::Hand), (there, Zone::Battlefield)] {
            names.iter().for_each(|name| {
                put(position, name, zone);
            });
        }
    })
}

fn seen(bench: &Bench<'_>, id: ObjectId) -> Arc<Characteristics> {
    Arc::clone(project(bench.table, &bench.state).characteristics(id))
}

/// An instant without a cost that applies that to all objects a selector matches.
fn spell(to: &str, apply: &str, until: &str) -> String {
    format!(
        "
name: Spell
cost: '{{0}}'
types: [instant]
abilities: {{ spell: {{ spell: {{ do: [ {{ apply: {{ to: {to}, apply: {apply}, until: {until} }} }} ] }} }} }}"
    )
}

/// 418.3b until 2006: all parts of an effect that changes characteristics affect the objects that it affected when it began. 611.2c: today each part
/// has its own set.
#[test]
fn the_part_of_an_effect_that_changes_a_rule_reaches_newcomers_today() {
    let charge =
        spell("{ zone: battlefield, type: creature }", "[ { add_pt: [1, 1] }, { cant: be_blocked } ]", "end_of_turn");
    for (edition, reached) in [("2004-10", false), ("2006-10", false), ("2026-01", true)] {
        let table = table(edition, &[], &[OX, &charge]);
        let mut bench = bench(&table, &["Spell", "Ox"], &["Ox"]);
        let old = bench.permanent("Ox");
        bench.cast("Spell", &[]);
        bench.resolve();
        bench.cast("Ox", &[]);
        bench.resolve();
        let new = *bench.state.permanents().last().expect("the newcomer");
        assert_eq!([bench.pt(old), bench.pt(new)], [Some((3, 3)), Some((2, 2))], "{edition}");
        let rules = |id| project(&table, &bench.state).rules.iter().filter(|rule| rule.on.contains(&id)).count();
        assert_eq!([rules(old), rules(new)], [1, usize::from(reached)], "{edition}");
    }
}

/// 205.3d: today an object can't gain a subtype of a card type it lacks.
#[test]
fn a_land_that_is_no_creature_becomes_no_zombie_today() {
    let curse = spell("{ zone: battlefield, type: land }", "[ { add_subtypes: [Zombie] } ]", "end_of_turn");
    for (edition, gained) in [("2001-07", true), ("2006-10", true), ("2026-01", false)] {
        let table = table(edition, &[], &[&curse]);
        let mut bench = bench(&table, &["Spell"], &["Forest"]);
        bench.cast("Spell", &[]);
        bench.resolve();
        let land = bench.permanent("Forest");
        assert_eq!(seen(&bench, land).has_subtype("Zombie"), gained, "{edition}");
        assert!(seen(&bench, land).has_subtype("Forest"), "{edition}");
    }
}

/// 214.9f of 2001: a land that becomes a basic land takes its name and is no longer legendary. Since 2004 only its type changes.
#[test]
fn a_legendary_land_made_a_mountain_is_plain_mountain_in_2001_only() {
    let keep = "{ name: Keep, supertypes: [legendary], types: [land] }";
    let moon = spell("{ zone: battlefield, type: land }", "[ { set_subtypes: [Mountain] } ]", "end_of_turn");
    for (edition, name, legendary) in
        [("2001-07", "Mountain", false), ("2004-10", "Keep", true), ("2026-01", "Keep", true)]
    {
        let table = table(edition, &[], &[keep, &moon]);
        let mut bench = bench(&table, &["Spell"], &["Keep"]);
        let keep = bench.permanent("Keep");
        bench.cast("Spell", &[]);
        bench.resolve();
        let seen = seen(&bench, keep);
        assert_eq!((seen.name.as_deref(), seen.is_legendary()), (Some(name), legendary), "{edition}");
        assert!(seen.has_subtype("Mountain"), "{edition}");
    }
}

/// 418.3d of 2001: an effect until the end of a combat that is over does nothing. Since 2004 this only applies to "as long as" durations.
#[test]
fn until_end_of_combat_after_combat_is_nothing_in_2001_only() {
    let rage = spell("{ zone: battlefield, type: creature }", "[ { add_pt: [1, 1] } ]", "end_of_combat");
    for (edition, after) in [("2001-07", (2, 2)), ("2004-10", (3, 3)), ("2026-01", (3, 3))] {
        let table = table(edition, &[], &[OX, &rage]);
        for (step, size) in [(Step::PrecombatMain, (3, 3)), (Step::PostcombatMain, after)] {
            let mut bench = bench(&table, &["Spell"], &["Ox"]);
            bench.pass_until(|state| state.turn.step == step);
            bench.cast("Spell", &[]);
            bench.resolve();
            assert_eq!(bench.pt(bench.permanent("Ox")), Some(size), "{edition}, {step:?}");
        }
    }
}

/// 418.5f until 2005: a static ability that an effect granted has the timestamp of its object. Since 2006 the later timestamp counts.
#[test]
fn a_static_ability_that_was_given_counts_from_then_on_since_2006() {
    let teach = "
name: Teach
cost: '{0}'
types: [instant]
abilities:
  teach:
    spell:
      do:
        - apply:
            to: { zone: battlefield, name: Ox }
            apply:
              - add_abilities:
                  size: { static: { affects: { zone: battlefield, name: Hen }, apply: [ { set_pt: [5, 5] } ] } }";
    let pot = "
name: Pot
types: [artifact]
abilities: { size: { static: { affects: { zone: battlefield, name: Hen }, apply: [ { set_pt: [7, 7] } ] } } }";
    let hen = "{ name: Hen, types: [creature], pt: [1, 1] }";
    for (edition, size) in [("2004-10", (7, 7)), ("2005-02", (7, 7)), ("2006-10", (5, 5)), ("2026-01", (5, 5))] {
        let table = table(edition, &[], &[OX, teach, pot, hen]);
        let mut bench = bench(&table, &["Teach"], &["Ox", "Pot", "Hen"]);
        bench.cast("Teach", &[]);
        bench.resolve();
        let hen = bench.permanent("Hen");
        assert_eq!(bench.pt(hen), Some(size), "{edition}");
    }
}

/// 613.7f: today a permanent that is turned face up gets a new timestamp.
#[test]
fn what_is_turned_up_today_is_newer_than_what_came_before() {
    let chameleon = "
name: Chameleon
types: [creature]
pt: [1, 1]
abilities: { paint: { static: { affects: { zone: battlefield, type: creature }, apply: [ { set_colors: [red] } ] } } }";
    let pot = "
name: Pot
types: [artifact]
abilities: { paint: { static: { affects: { zone: battlefield, type: creature }, apply: [ { set_colors: [blue] } ] } } }";
    let unmask = "
name: Unmask
cost: '{0}'
types: [instant]
abilities: { up: { spell: { targets: { one: { zone: battlefield, type: creature } }, do: [ { turn_face_up: { what: $one } } ] } } }";
    for (edition, color) in [("2004-10", Color::Blue), ("2006-10", Color::Blue), ("2026-01", Color::Red)] {
        let table = table(edition, &[], &[chameleon, pot, unmask]);
        let mut hidden = None;
        let mut bench = Bench::begin(&table, |position| {
            let id = put(position, "Chameleon", Zone::Battlefield);
            position.face_down(id);
            hidden = Some(id);
            put(position, "Pot", Zone::Battlefield);
            put(position, "Unmask", Zone::Hand);
        });
        let hidden = hidden.expect("a face-down creature");
        bench.cast("Unmask", &[target(hidden)]);
        bench.resolve();
        assert!(seen(&bench, hidden).colors.has(color), "{edition}");
    }
}

/// 420.5m of 2006, now 704.5p: an Equipment that has become only an enchantment becomes unattached. 701.3b: today no effect attaches it again.
#[test]
fn what_is_neither_aura_nor_equipment_comes_off_since_2006() {
    let blade = "
name: Blade
types: [artifact]
subtypes: [Equipment]
abilities: { edge: { static: { affects: host, apply: [ { add_pt: [1, 1] } ] } } }";
    let change = spell("{ zone: battlefield, name: Blade }", "[ { set_types: [enchantment] } ]", "end_of_turn");
    let join = "
name: Join
cost: '{0}'
types: [instant]
abilities:
  join:
    spell:
      targets: { what: { zone: battlefield, name: Blade }, to: { zone: battlefield, type: creature } }
      do: [ { attach: { what: $what, to: $to } } ]";
    for (edition, stays) in [("2005-02", true), ("2006-10", false), ("2026-01", false)] {
        let table = table(edition, &[], &[OX, blade, &change, join]);
        let mut bench = bench(&table, &["Spell", "Join", "Join"], &["Ox", "Blade"]);
        let (ox, blade) = (bench.permanent("Ox"), bench.permanent("Blade"));
        let join = |bench: &mut Bench<'_>| {
            bench.cast("Join", &[target(blade), target(ox)]);
            bench.resolve();
            bench.pt(ox)
        };
        assert_eq!(join(&mut bench), Some((3, 3)), "{edition}");
        bench.cast("Spell", &[]);
        bench.resolve();
        let left = Some(if stays { (3, 3) } else { (2, 2) });
        assert_eq!(bench.pt(ox), left, "{edition}");
        assert_eq!(join(&mut bench), left, "{edition}");
        let said = |e: &Event| matches!(e, Event::Attached { .. });
        let attached = bench.events().filter(|e| said(e)).count();
        assert_eq!(attached, if edition == "2006-10" { 2 } else { 1 }, "{edition}");
    }
}

/// 212.4j until 2006: the player who puts an Aura onto the battlefield chooses what it enchants. 303.4f: today the player under whose control it
/// enters.
#[test]
fn who_is_given_an_aura_chooses_what_it_enchants_today_only() {
    let wreath = "
name: Wreath
types: [enchantment]
subtypes: [Aura]
abilities: { enchant: { keyword: { enchant: { what: { zone: battlefield, type: creature } } } } }";
    let gift = "
name: Gift
cost: '{0}'
types: [instant]
abilities:
  gift: { spell: { targets: { one: { zone: graveyard } }, do: [ { move: { what: $one, to: battlefield, under: opponents } } ] } }";
    for (edition, chooser) in [("2004-10", ALICE), ("2006-10", ALICE), ("2026-01", BOB)] {
        let table = table(edition, &[ENCHANT], &[OX, wreath, gift]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Wreath", Zone::Graveyard);
            put(position, "Gift", Zone::Hand);
            put(position, "Ox", Zone::Battlefield);
            put(position, "Ox", Zone::Battlefield);
        });
        let (wreath, ox) = (bench.find("Wreath", Zone::Graveyard).expect("the card"), bench.permanent("Ox"));
        bench.cast("Gift", &[target(wreath)]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let enchants = (DecisionKind::AttachTo, Answer::Entities(vec![ox.into()]));
        bench.act(Action::Pass { player: BOB }, &[enchants]);
        let asked = bench.lines.iter().find_map(|line| match line {
            TraceLine::Asked(decision, _) if decision.kind == DecisionKind::AttachTo => Some(decision.player),
            _ => None,
        });
        assert_eq!(asked, Some(chooser), "{edition}");
        assert_eq!(bench.state.object(bench.permanent("Wreath")).controller, BOB, "{edition}");
    }
}

/// 702.5a and 303.4c, 212.4f in 2006: an Aura that can enchant a card in a graveyard stays on it, and is put into a graveyard once the card is gone.
#[test]
fn an_aura_on_a_card_in_a_graveyard_stays_there() {
    let wreath = "
name: Wreath
cost: '{0}'
types: [enchantment]
subtypes: [Aura]
abilities: { enchant: { keyword: { enchant: { what: { zone: graveyard, type: creature } } } } }";
    let dig = "
name: Dig
cost: '{0}'
types: [instant]
abilities: { dig: { spell: { targets: { one: { zone: graveyard } }, do: [ { move: { what: $one, to: hand } } ] } } }";
    for edition in ["2006-10", "2026-01"] {
        let table = table(edition, &[ENCHANT], &[OX, wreath, dig]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Wreath", Zone::Hand);
            put(position, "Dig", Zone::Hand);
            put(position, "Ox", Zone::Graveyard);
        });
        let ox = bench.find("Ox", Zone::Graveyard).expect("a dead ox");
        bench.cast("Wreath", &[target(ox)]);
        bench.resolve();
        assert_eq!(bench.state.object(bench.permanent("Wreath")).attached_to, Some(ox.into()), "{edition}");
        bench.cast("Dig", &[target(ox)]);
        bench.resolve();
        assert_eq!(bench.find("Wreath", Zone::Battlefield), None, "{edition}");
    }
}
