//! The lacks that stand before most cases.

use casebook_steps::{
    case::{Case, Follows, Handle, ObjectDecl, Origin, ScriptOp, Seat},
    openings::{Lacks, NAMED},
    port::{Hello, Unsupported, UnsupportedKind},
    record::{CaseResult, MissingCard, Opening},
    verdict::Verdict,
};

fn case(cards: &[&str]) -> Case {
    let object = |name: &&str| ObjectDecl {
        handle: Handle((*name).to_owned()),
        origin: Origin::Card { name: (*name).to_owned(), owner: Seat("Alice".to_owned()), printing: None },
        follows: Follows::Card,
    };
    Case { objects: cards.iter().map(object).collect(), ..Case::default() }
}

fn card(name: &str) -> Unsupported {
    Unsupported { kind: UnsupportedKind::Card, what: name.to_owned() }
}

fn lacking(lack: Unsupported) -> CaseResult {
    CaseResult { verdict: Verdict::Unsupported, lacks: Some(lack), ..CaseResult::default() }
}

/// What is told about cases that lack these cards; the first of each is the one that the engine reports.
fn told(cases: &[&[&str]]) -> Vec<(Vec<String>, usize)> {
    let all: Vec<Case> = cases.iter().map(|cards| case(cards)).collect();
    let mut lacks = Lacks::default();
    all.iter().zip(cases).for_each(|(case, cards)| lacks.note(case, &lacking(card(cards[0]))));
    let names = |opening: Opening| (opening.lacks.into_iter().map(|lack| lack.what).collect(), opening.cases);
    lacks.openings(&Hello::default()).into_iter().map(names).collect()
}

fn named(names: &[&str], cases: usize) -> (Vec<String>, usize) {
    (names.iter().map(|name| (*name).to_owned()).collect(), cases)
}

#[test]
fn a_case_counts_only_when_all_that_it_lacks_is_there() {
    // The first lack of most cases is A, but no case lacks A alone.
    let cases: [&[&str]; 5] = [&["A", "B"], &["A", "C"], &["A", "D"], &["E"], &["E"]];
    assert_eq!(told(&cases)[0], named(&["E"], 2));
    // Once A is there, each of the others opens one.
    assert_eq!(told(&cases)[1..], [named(&["A", "B"], 1), named(&["C"], 1), named(&["D"], 1)]);
}

#[test]
fn cards_that_belong_together_are_named_together() {
    assert_eq!(told(&[&["A", "B"], &["B", "A"], &["A", "B"], &["C"]]), [named(&["A", "B"], 3), named(&["C"], 1)]);
}

#[test]
fn no_more_than_ten_are_named() {
    let many = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"];
    assert!(told(&[&many]).is_empty());
    let alone: Vec<[&str; 1]> = many.iter().map(|name| [*name]).collect();
    let alone: Vec<&[&str]> = alone.iter().map(|one| &one[..]).collect();
    assert_eq!(told(&alone).len(), NAMED);
}

#[test]
fn a_card_of_a_judged_case_is_there() {
    let (judged, open) = (case(&["A", "B"]), case(&["A", "C"]));
    let mut lacks = Lacks::default();
    lacks.note(&judged, &CaseResult { verdict: Verdict::Failed, ..CaseResult::default() });
    lacks.note(&open, &lacking(card("C")));
    assert_eq!(lacks.missing_cards(&Hello::default()), [MissingCard { name: "C".to_owned(), cases: 1 }]);
}

#[test]
fn what_the_hello_leaves_out_is_lacking_and_cards_only_if_the_engine_says_so() {
    let open = Case { script: vec![ScriptOp::ResolveTop], ..case(&["A"]) };
    let hello = Hello { ops: vec!["play".to_owned()], ..Hello::default() };
    let op = |what: &str| Unsupported { kind: UnsupportedKind::Op, what: what.to_owned() };
    let mut lacks = Lacks::default();
    lacks.note(&open, &lacking(op("resolve_top")));
    assert_eq!(lacks.openings(&hello), [Opening { lacks: vec![op("resolve_top")], cases: 1 }]);
    let other = case(&["B"]);
    lacks.note(&other, &lacking(card("B")));
    assert_eq!(lacks.openings(&hello)[1], Opening { lacks: vec![card("A"), op("resolve_top")], cases: 1 });
}

#[test]
fn a_case_whose_lack_is_unknown_is_not_counted() {
    let open = case(&["A"]);
    let mut lacks = Lacks::default();
    lacks.note(&open, &CaseResult { verdict: Verdict::Unsupported, ..CaseResult::default() });
    assert!(lacks.openings(&Hello::default()).is_empty());
}
