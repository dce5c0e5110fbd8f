//! What a listing of clauses says, and what is wrong with one.

use super::*;
use crate::editions::tests::embedded as editions;

fn embedded() -> ClauseIndex {
    let files = [
        ("chk.yaml", include_str!("../../../fixtures/rules/chk.yaml")),
        ("bok.yaml", include_str!("../../../fixtures/rules/bok.yaml")),
        ("cr06.yaml", include_str!("../../../fixtures/rules/cr06.yaml")),
        ("may01.yaml", include_str!("../../../fixtures/rules/may01.yaml")),
        ("htg.yaml", include_str!("../../../fixtures/rules/htg.yaml")),
    ];
    ClauseIndex::load(&files.map(|(file, text)| Document { file, text }), &editions()).unwrap()
}

const HEAD: &str = "document: chk\ntitle: A document\nedition: 2004-10\nclauses:\n";

fn error_of(clauses: &str) -> String {
    let text = format!("{HEAD}{clauses}");
    ClauseIndex::load(&[Document { file: "chk.yaml", text: &text }], &editions()).unwrap_err().to_string()
}

#[test]
fn the_index_lists_all_clauses_from_the_first_day() {
    let index = embedded();
    let stated = || index.iter().filter(|clause| clause.in_place_of.is_none() && clause.kind != Kind::Ours);
    let count = |document: &str| stated().filter(|clause| clause.id.document() == document).count();
    assert_eq!(["chk", "bok", "cr06", "may01", "htg"].map(count), [125, 129, 23, 27, 33]);
}

#[test]
fn what_can_be_tested_has_a_mark_that_would_prove_it() {
    for clause in embedded().iter() {
        assert_eq!(clause.kind.is_testable(), !clause.marks.is_empty(), "{}", clause.id);
    }
}

#[test]
fn what_no_longer_holds_says_what_took_its_place() {
    for clause in embedded().iter().filter(|clause| clause.kind.is_testable() && clause.in_place_of.is_none()) {
        let holds_today = clause.holds_in(&EditionId("2026-01".to_owned()));
        assert!(holds_today || clause.superseded.is_some(), "{}", clause.id);
    }
}

#[test]
fn what_took_its_place_is_a_clause_of_its_own() {
    let index = embedded();
    let today = index.get(&ClauseId("chk:420.5e.today".to_owned())).unwrap();
    assert_eq!(today.holds, [EditionId("2026-01".to_owned())]);
    assert_eq!((today.number_today(), today.in_place_of.as_ref().unwrap().0.as_str()), (Some("704.5j"), "chk:420.5e"));
    assert_eq!(index.get(&ClauseId("chk:502.38a.today".to_owned())), None, "what still holds has no successor");
}

#[test]
fn a_clause_says_where_it_stands_today() {
    let index = embedded();
    let today = |id: &str| index.get(&ClauseId(id.to_owned())).and_then(Clause::number_today);
    assert_eq!(today("chk:420.5e"), Some("704.5j"));
    assert_eq!(today("bok:502.43c"), Some("702.49c"));
}

#[test]
fn a_misspelt_id_is_put_right() {
    assert_eq!(embedded().nearest("chk:bushdo.1").as_deref(), Some("chk:bushido.1"));
}

#[test]
fn what_it_replaced_is_a_clause_of_its_own_too() {
    let row =
        ROW.replace("[2004-10]", "[2004-10, 2005-02]") + "    replaced: { rule: \"9.9\", how: all was otherwise }\n";
    let text = format!("{HEAD}{row}");
    let index = ClauseIndex::load(&[Document { file: "chk.yaml", text: &text }], &editions()).unwrap();
    let before = index.get(&ClauseId("chk:1.1".to_owned()).before()).unwrap();
    assert_eq!((before.holds.as_slice(), before.number_today()), ([EditionId("2001-07".to_owned())].as_slice(), None));
    let in_2001 = EditionId("2001-07".to_owned());
    let stated = index.get(&ClauseId("chk:1.1".to_owned())).unwrap();
    assert_eq!(index.in_place(stated, &in_2001).map(|clause| &clause.id), Some(&before.id));
    assert_eq!(index.in_place(before, &in_2001), None, "nothing is in place of what holds");
}

#[test]
fn nothing_holds_where_something_else_has_its_place() {
    let row = format!("{ROW}    superseded: {{ rule: \"9.9\", how: it is otherwise, holds: [2004-10] }}\n");
    assert_eq!(
        error_of(&row),
        "chk.yaml:5:9: `chk:1.1` can't hold and have something in its place in one edition, `2004-10`"
    );
    let row = format!("{ROW}    not_before: {{ edition: 2005-02, why: no such card }}\n");
    assert_eq!(error_of(&row), "chk.yaml:5:9: `chk:1.1` holds in `2004-10`, so there was something to rule on");
    let row = format!("{ROW}    text: 2005-02\n");
    assert_eq!(error_of(&row), "chk.yaml:5:9: `chk:1.1` has its text until `2005-02`, and doesn't hold there");
}

const ROW: &str =
    "  - id: chk:1.1\n    kind: clause\n    citation: rule 1.1\n    title: A rule\n    holds: [2004-10]\n";

#[test]
fn a_clause_is_listed_once() {
    assert_eq!(error_of(&format!("{ROW}{ROW}")), "chk.yaml:10:9: clause `chk:1.1` is listed twice");
}

#[test]
fn a_clause_belongs_to_its_document() {
    let row = ROW.replace("chk:1.1", "bok:1.1");
    assert_eq!(error_of(&row), "chk.yaml:5:9: `bok:1.1` is no clause of `chk`");
}

#[test]
fn a_clause_holds_in_known_editions_and_in_its_own() {
    let unknown = ROW.replace("[2004-10]", "[2004-10, 2005-2]");
    assert_eq!(error_of(&unknown), "chk.yaml:5:9: there is no edition `2005-2`; did you mean `2005-02`?");
    let elsewhere = ROW.replace("[2004-10]", "[2005-02]");
    assert_eq!(
        error_of(&elsewhere),
        "chk.yaml:5:9: `chk:1.1` has to hold in the edition of its own document, `2004-10`"
    );
}

/// What is wrong with one is told there.
#[test]
fn a_misreading_stands_at_its_clause() {
    let text =
        format!("{HEAD}{ROW}    misreadings: [ {{ says: it is otherwise, edition: {{ legend_rule: all_die }} }} ]\n");
    let index = ClauseIndex::load(&[Document { file: "chk.yaml", text: &text }], &editions()).unwrap();
    let misreading = &index.get(&ClauseId("chk:1.1".to_owned())).unwrap().misreadings[0];
    assert_eq!((misreading.file.as_str(), misreading.line), ("chk.yaml", 5));
}

#[test]
fn a_misreading_overlays_one_thing() {
    let row = |rest: &str| format!("{ROW}    misreadings: [ {{ says: it is otherwise, {rest} }} ]\n");
    let told = |rest: &str| error_of(&row(rest));
    assert!(
        told("card: A, keyword: b").contains("one of `card`, `keyword`, `edition` and `rule`"),
        "{}",
        told("card: A, keyword: b")
    );
    assert!(told("card: A").contains("`as` or `without`"), "{}", told("card: A"));
    assert!(told("kard: A").ends_with("`without`; did you mean `card`?"), "{}", told("kard: A"));
    let both = row("edition: { legend_rule: all_die }") + "    no_misreading: it has one\n";
    assert_eq!(error_of(&both), "chk.yaml:5:9: `chk:1.1` has misreadings, and says why it has none");
}

#[test]
fn a_misspelt_key_is_placed_and_put_right() {
    let row = ROW.replace("title:", "titel:");
    assert_eq!(error_of(&row), "chk.yaml:8:5: clauses[0]: there is no key `titel` here; did you mean `title`?");
}
