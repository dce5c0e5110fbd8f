//! Face-down objects (708; 504 until 2009), in editions on both sides of the changes.

use crate::common::{ALICE, BOB, Bench, put, rite, table};
use casebook_engine::{
    action::Action,
    cards::values::{ManaCost, Zone},
    continuous::project,
    decision::{Answer, DecisionKind},
    game::{Game, Table},
    ids::ObjectId,
    rule::Rule,
    setup::Position,
};
use pretty_assertions::assert_eq;

const GIANT: &str = "{ name: Giant, cost: '{4}{G}', types: [creature], pt: [5, 5] }";
const MIRROR: &str = "
name: Mirror
cost: '{0}'
types: [creature]
pt: [0, 1]
abilities:
  mirror:
    replacement:
      would: { enters: self }
      instead: { enter_with: { copy_of: { from: { zone: battlefield, type: creature }, up_to: true, as: original } } }
";

fn with_giant<'t>(table: &'t Table, more: impl FnOnce(&mut Position<'t>)) -> (Bench<'t>, ObjectId) {
    let mut giant = None;
    let bench = Bench::begin(table, |position| {
        let id = put(position, "Giant", ALICE, Zone::Battlefield);
        position.face_down(id);
        giant = Some(id);
        more(position);
    });
    (bench, giant.expect("a giant"))
}

/// 504.2 of 2001; since morph such a creature is 2/2 (502.26a of 2004).
#[test]
fn a_face_down_creature_grew_in_2004() {
    for (edition, size) in [("2001-07", (0, 1)), ("2004-10", (2, 2)), ("2026-01", (2, 2))] {
        let table = table(edition, &[], &[GIANT]);
        let (bench, giant) = with_giant(&table, |_| ());
        assert_eq!(bench.pt(giant), Some(size), "{edition}");
    }
}

/// 504.3 of 2001: its controller turns it face up at no cost. Since 2004 an ability must say how.
#[test]
fn a_face_down_creature_is_turned_up_for_nothing_in_2001_only() {
    for (edition, refused) in [("2001-07", None), ("2004-10", Some(Rule::TurnFaceUp))] {
        let table = table(edition, &[], &[GIANT]);
        let (mut bench, object) = with_giant(&table, |_| ());
        assert_eq!(bench.refused(&Action::TurnFaceUp { player: ALICE, object }, &[]), refused, "{edition}");
        let size = if refused.is_none() { (5, 5) } else { (2, 2) };
        assert_eq!(bench.pt(object), Some(size), "{edition}");
    }
}

/// 503.2 and 504.2, now 707.2 and 708.2: a copy of a face-down creature has its face-down characteristics.
#[test]
fn the_copy_of_a_face_down_creature_is_as_nameless_as_it() {
    for (edition, size) in [("2001-07", (0, 1)), ("2004-10", (2, 2)), ("2026-01", (2, 2))] {
        let table = table(edition, &[], &[GIANT, MIRROR]);
        let (mut bench, giant) = with_giant(&table, |position| {
            put(position, "Mirror", ALICE, Zone::Hand);
        });
        bench.cast("Mirror", &[]);
        let copy = (DecisionKind::CopyOf, Answer::Entities(vec![giant.into()]));
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.act(Action::Pass { player: BOB }, &[copy]);
        let copy = bench.permanent("Mirror");
        let seen = project(&table, &bench.state);
        let game = Game::new(&table, &bench.state, &seen);
        assert_eq!((game.characteristics(copy).pt, &game.characteristics(copy).name), (Some(size), &None), "{edition}");
        assert!(!bench.state.object(copy).status.face_down, "{edition}");
    }
}

/// 203.1 and 502.26a until 2005: a missing mana cost is {0}. Since 2006 there is none (202.1b).
#[test]
fn lands_and_what_is_face_down_cost_nothing_until_2005_and_have_no_cost_since() {
    for (edition, cost) in [("2001-07", Some(ManaCost::ZERO)), ("2005-02", Some(ManaCost::ZERO)), ("2006-10", None)] {
        let table = table(edition, &[], &[GIANT]);
        let (bench, giant) = with_giant(&table, |position| {
            put(position, "Forest", ALICE, Zone::Battlefield);
        });
        let seen = project(&table, &bench.state);
        let game = Game::new(&table, &bench.state, &seen);
        assert_eq!(game.mana_cost(giant), cost, "{edition}");
        assert_eq!(game.mana_cost(bench.permanent("Forest")), cost, "{edition}");
    }
}

/// 504.2 since 2004, 708.3 today: what enters face down is turned face down before, so that its abilities don't apply to its entering.
#[test]
fn the_abilities_of_a_hidden_face_do_not_apply_as_it_enters() {
    let slug = "
name: Slug
types: [creature]
pt: [4, 4]
abilities:
  slow: { replacement: { would: { enters: self }, instead: { enter_with: { tapped: true } } } }";
    let hide = rite("{ move: { what: { top_of_library: { of: you, count: 1 } }, to: battlefield, manifested: true } }");
    for edition in ["2004-10", "2006-10", "2009-07", "2026-01"] {
        let table = table(edition, &[], &[slug, &hide]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Slug", ALICE, Zone::Library);
        });
        bench.cast("Rite", &[]);
        bench.resolve();
        let slug = bench.permanent("Slug");
        assert!(bench.state.object(slug).status.face_down, "{edition}");
        assert!(!bench.state.object(slug).status.tapped, "{edition}");
    }
}
