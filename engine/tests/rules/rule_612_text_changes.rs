//! Text changes of single words (612.2; 418.6 until 2009), with invented cards.

use std::cell::Cell;

use crate::common::{ALICE, BOB, Bench, put, table};
use casebook_engine::{
    action::Action,
    cards::values::{Color, Zone},
    continuous,
    decision::{Answer, Decision, DecisionKind},
    game::{Chooser, Game, Table},
    ids::{Entity, ObjectId},
    rule::Rule,
    state::object::ObjectKind,
};
use pretty_assertions::assert_eq;

const LANDWALK: &str = "{ keyword: landwalk, params: [quality], procedure: landwalk }";
const SLEIGHT: &str = "
name: Sleight
cost: '{0}'
types: [instant]
abilities:
  sleight:
    spell:
      targets: { text: { any_of: [ { kind: permanent }, { kind: spell } ] } }
      do:
        - { choose_value: { kind: color, as: old } }
        - { choose_value: { kind: color, as: new } }
        - { apply: { to: $text, apply: [ { change_word: { word: old, becomes: new } } ] } }
";
const HACK: &str = "
name: Hack
cost: '{0}'
types: [instant]
abilities:
  hack:
    spell:
      targets: { text: { any_of: [ { kind: permanent }, { kind: spell } ] } }
      do:
        - { choose_value: { kind: basic_land_type, as: old } }
        - { choose_value: { kind: basic_land_type, as: new } }
        - { apply: { to: $text, apply: [ { change_word: { word: old, becomes: new } } ] } }
";
const CROWN: &str = "
name: Crown of Red
types: [artifact]
abilities:
  red: { static: { affects: { zone: battlefield, type: creature, color: red }, apply: [ { add_pt: [1, 1] } ] } }
  green: { static: { affects: { zone: battlefield, type: creature, color: green }, apply: [ { add_pt: [2, 2] } ] } }
";
const HERD: &str = "
name: Herd
types: [artifact]
abilities:
  herd: { activated: { do: [ { create_token: { types: [creature], subtypes: [Fox], colors: [red], pt: [1, 1] } } ] } }
";
const MAP: &str = "
name: Map of Island
types: [artifact]
abilities:
  count: { activated: { do: [ { gain_life: { who: you, amount: { count: { zone: battlefield, subtype: Island } } } } ] } }
";
const FLOOD: &str = "
name: Flood
types: [enchantment]
abilities: { flood: { static: { affects: { zone: battlefield, subtype: Mountain }, apply: [ { set_subtypes: [Island] } ] } } }
";
const GIFT: &str = "
name: Gift
types: [enchantment]
abilities: { gift: { static: { affects: { zone: battlefield, type: creature }, apply: [ { add_keyword: { landwalk: { quality: { subtype: Island } } } } ] } } }
";
const SHARK: &str = "{ name: Shark, types: [creature], pt: [2, 2], abilities: { walk: { keyword: { landwalk: { quality: { subtype: Island } } } } } }";
const BEAR: &str = "{ name: Bear, types: [creature], colors: [green], pt: [2, 2] }";
const IMP: &str = "{ name: Imp, types: [creature], colors: [red], pt: [1, 1] }";
const DRYAD: &str = "
name: Dryad
types: [creature]
abilities:
  size: { static: { defining: true, apply: [ { set_pt: [{ count: { zone: battlefield, subtype: Forest } }, { count: { zone: battlefield, subtype: Forest } }] } ] } }
";
const CARDS: [&str; 11] = [DRYAD, SLEIGHT, HACK, CROWN, HERD, MAP, FLOOD, GIFT, SHARK, BEAR, IMP];
const EDITIONS: [&str; 3] = ["2001-07", "2005-02", "2026-01"];

/// Answers the first target, and then the words one after another.
struct Says<'a> {
    target: ObjectId,
    words: &'a [Answer],
    said: Cell<usize>,
}

impl Chooser for Says<'_> {
    fn choose(&mut self, _: &Game<'_>, decision: &Decision) -> Option<Answer> {
        match decision.kind {
            DecisionKind::Targets => Some(Answer::Entities(vec![Entity::Object(self.target)])),
            DecisionKind::Color | DecisionKind::LandType => {
                let at = self.said.replace(self.said.get() + 1);
                self.words.get(at).cloned()
            }
            _ => None,
        }
    }
}

fn bench<'t>(table: &'t Table, alice: &[&str], bob: &[&str]) -> Bench<'t> {
    Bench::begin(table, |position| {
        for name in ["Sleight", "Hack", "Hack"] {
            put(position, name, ALICE, Zone::Hand);
        }
        for (player, names) in [(ALICE, alice), (BOB, bob)] {
            for name in names {
                put(position, name, player, Zone::Battlefield);
            }
        }
    })
}

/// Alice casts that card with a target, and chooses the words as it resolves.
fn change(bench: &mut Bench<'_>, with: &str, on: ObjectId, words: &[Answer]) {
    let card = bench.find(with, Zone::Hand).expect("it is in hand");
    for action in [Action::Cast { player: ALICE, card }, Action::Pass { player: ALICE }, Action::Pass { player: BOB }] {
        let mut says = Says { target: on, words, said: Cell::new(0) };
        let done = casebook_engine::action::apply(bench.table, &bench.state, &action, &mut says);
        bench.state = done.unwrap_or_else(|not_done| panic!("{action:?}: {}", not_done.stop)).state;
    }
}

fn colors(from: Color, to: Color) -> [Answer; 2] {
    [Answer::Color(from), Answer::Color(to)]
}

fn lands(from: &str, to: &str) -> [Answer; 2] {
    [Answer::Words(vec![from.into()]), Answer::Words(vec![to.into()])]
}

fn activate(bench: &mut Bench<'_>, name: &str, ability: &str) {
    let source = bench.permanent(name);
    bench.act(Action::Activate { player: ALICE, source, ability: ability.into() }, &[]);
    bench.resolve();
}

fn subtypes(bench: &Bench<'_>, id: ObjectId) -> Vec<String> {
    let seen = continuous::project(bench.table, &bench.state);
    let game = Game::new(bench.table, &bench.state, &seen);
    game.characteristics(id).subtypes.iter().map(ToString::to_string).collect()
}

#[test]
fn one_colour_word_becomes_another_and_the_others_stay() {
    for edition in EDITIONS {
        let table = table(edition, &[LANDWALK], &CARDS);
        let mut bench = bench(&table, &["Crown of Red", "Bear", "Imp"], &[]);
        let (crown, bear, imp) = (bench.permanent("Crown of Red"), bench.permanent("Bear"), bench.permanent("Imp"));
        assert_eq!((bench.pt(bear), bench.pt(imp)), (Some((4, 4)), Some((2, 2))), "{edition}");
        change(&mut bench, "Sleight", crown, &colors(Color::Red, Color::Green));
        assert_eq!((bench.pt(bear), bench.pt(imp)), (Some((5, 5)), Some((1, 1))), "{edition}");
        assert!(bench.find("Crown of Red", Zone::Battlefield).is_some(), "{edition}: no word of a name");
        let mut other = self::bench(&table, &["Crown of Red", "Bear", "Imp"], &[]);
        let (crown, bear, imp) = (other.permanent("Crown of Red"), other.permanent("Bear"), other.permanent("Imp"));
        change(&mut other, "Sleight", crown, &colors(Color::Red, Color::Blue));
        assert_eq!((other.pt(bear), other.pt(imp)), (Some((4, 4)), Some((1, 1))), "{edition}: green stays green");
    }
}

/// 612.2a, 418.6c until 2009: colour words in a text that creates tokens determine the tokens' colours.
#[test]
fn tokens_have_the_colours_that_their_maker_says_now() {
    let table = table("2026-01", &[LANDWALK], &CARDS);
    let mut bench = bench(&table, &["Herd", "Crown of Red"], &[]);
    let herd = bench.permanent("Herd");
    change(&mut bench, "Sleight", herd, &colors(Color::Red, Color::Green));
    activate(&mut bench, "Herd", "herd");
    let token = bench.state.permanents().iter().copied().find(|id| bench.state.object(*id).kind == ObjectKind::Token);
    assert_eq!(bench.pt(token.expect("a token")), Some((3, 3)), "green, not red");
}

/// 305.6: if the type on its type line changes, a land's mana ability changes, too. Its name does not.
#[test]
fn the_type_line_of_a_land_is_changed_with_its_mana() {
    for edition in EDITIONS {
        let table = table(edition, &[LANDWALK], &CARDS);
        let mut bench = bench(&table, &["Island"], &[]);
        let island = bench.permanent("Island");
        change(&mut bench, "Hack", island, &lands("Island", "Swamp"));
        assert_eq!(subtypes(&bench, island), ["Swamp"], "{edition}");
        let tap = |ability: &str| Action::Activate { player: ALICE, source: island, ability: ability.into() };
        assert!(bench.try_act(&tap("mana.island"), &[]).is_err(), "{edition}");
        bench.act(tap("mana.swamp"), &[]);
        assert_eq!(bench.state.player(ALICE).mana[0].color, Some(Color::Black), "{edition}");
    }
}

/// A changed word is changed again from its present meaning.
#[test]
fn changes_come_one_upon_another() {
    let table = table("2026-01", &[LANDWALK], &CARDS);
    let mut bench = bench(&table, &["Map of Island", "Island", "Forest", "Forest"], &[]);
    let map = bench.permanent("Map of Island");
    change(&mut bench, "Hack", map, &lands("Island", "Swamp"));
    activate(&mut bench, "Map of Island", "count");
    assert_eq!(bench.state.player(ALICE).life, 20);
    change(&mut bench, "Hack", map, &lands("Swamp", "Forest"));
    activate(&mut bench, "Map of Island", "count");
    assert_eq!(bench.state.player(ALICE).life, 22);
}

/// Type changes apply in a layer after text changes (613.1c). In 2001 they apply before all other effects (418.5e) except those they depend on, and
/// they depend on effects that would change their text (418.5b and c).
#[test]
fn what_an_effect_makes_of_lands_reads_otherwise() {
    for edition in EDITIONS {
        let table = table(edition, &[LANDWALK], &CARDS);
        let mut bench = bench(&table, &["Flood", "Mountain", "Forest"], &[]);
        let there = ["Flood", "Mountain", "Forest"].map(|name| bench.permanent(name));
        let of = |bench: &Bench<'_>| [there[1], there[2]].map(|land| subtypes(bench, land).join(" "));
        change(&mut bench, "Hack", there[0], &lands("Island", "Swamp"));
        assert_eq!(of(&bench), ["Swamp", "Forest"], "{edition}");
        change(&mut bench, "Hack", there[0], &lands("Mountain", "Forest"));
        assert_eq!(of(&bench), ["Mountain", "Swamp"], "{edition}");
    }
}

/// A characteristic-defining ability uses the object's present text, also in 2001, when its value counts as printed (400.1, 418.5c).
#[test]
fn a_size_is_counted_by_the_word_that_is_there() {
    for edition in EDITIONS {
        let table = table(edition, &[], &CARDS);
        let mut bench = bench(&table, &["Dryad", "Forest", "Mountain", "Mountain"], &[]);
        let dryad = bench.permanent("Dryad");
        let size = |bench: &Bench<'_>| continuous::project(bench.table, &bench.state).characteristics(dryad).pt;
        assert_eq!(size(&bench), Some((1, 1)), "{edition}");
        change(&mut bench, "Hack", dryad, &lands("Forest", "Mountain"));
        assert_eq!(size(&bench), Some((2, 2)), "{edition}");
    }
}

/// 612.3, 418.6b until 2009: a text change affects an object's own keyword, and not a keyword that an effect gave it, unless it changes the text of
/// that effect's source.
#[test]
fn abilities_of_its_own_are_changed_and_given_ones_with_what_gave_them() {
    for edition in EDITIONS {
        let table = table(edition, &[LANDWALK], &CARDS);
        let blocked = |with: &[&str], hacked: &str| {
            let mut bench = bench(&table, with, &["Bear", "Swamp"]);
            let (it, attacker) = (bench.permanent(hacked), bench.permanent(with[0]));
            change(&mut bench, "Hack", it, &lands("Island", "Swamp"));
            let at = casebook_engine::action::Awaits::Attackers(ALICE);
            bench.pass_until(|state| casebook_engine::rules::turn::awaits(state) == at);
            bench.act(Action::Attack { player: ALICE, attacks: vec![(attacker, Entity::Player(BOB))] }, &[]);
            let at = casebook_engine::action::Awaits::Blockers(BOB);
            bench.pass_until(|state| casebook_engine::rules::turn::awaits(state) == at);
            let blocker = bench.state.permanents().iter().copied();
            let blocker = blocker.filter(|id| bench.state.object(*id).controlled_by == BOB && bench.pt(*id).is_some());
            let blocks = blocker.map(|id| (id, attacker)).collect();
            bench.refused(&Action::Block { player: BOB, blocks }, &[])
        };
        assert_eq!(blocked(&["Shark"], "Shark"), Some(Rule::Landwalk), "{edition}");
        assert_eq!(blocked(&["Imp", "Gift"], "Imp"), None, "{edition}");
        assert_eq!(blocked(&["Imp", "Gift"], "Gift"), Some(Rule::Landwalk), "{edition}");
    }
}
