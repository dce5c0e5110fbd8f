//! What a listing of clauses says, and what is wrong with one.

use std::path::Path;

use casebook_engine::{
    document::{Document, DocumentError},
    edition::EditionId,
};
use casebook_steps::{
    clauses::{Clause, ClauseId, ClauseIndex},
    files::File,
};

use super::common::embedded as editions;

fn embedded() -> ClauseIndex {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/rules");
    let mut files = File::read_all(&rules, &["yaml"]).unwrap();
    files.retain(|file| !["marks", "moved", "proofs"].contains(&file.stem()));
    files.sort_by(|one, other| one.path.cmp(&other.path));
    let documents: Vec<Document<'_>> = files.iter().map(File::document).collect();
    ClauseIndex::load(&documents, &editions()).unwrap()
}

const HEAD: &str = "document: chk\ntitle: A document\nedition: 2004-10\nclauses:\n";

fn error_of(clauses: &str) -> String {
    let text = format!("{HEAD}{clauses}");
    ClauseIndex::load(&[Document { file: "chk.yaml", text: &text }], &editions()).unwrap_err().to_string()
}

#[test]
fn the_index_lists_all_clauses_from_the_first_day() {
    let index = embedded();
    let stated = || index.iter().filter(|clause| clause.in_place_of.is_none());
    let count = |document: &str| stated().filter(|clause| clause.id.document() == document).count();
    assert_eq!(["chk", "bok", "cr06", "may01"].map(count), [125, 129, 23, 27]);
}

#[test]
fn what_can_be_tested_has_a_mark_a_misreading_or_a_card_that_would_prove_it() {
    for clause in embedded().iter() {
        let provable = !clause.marks.is_empty() || !clause.misreadings.is_empty() || clause.unproven.is_some();
        // An ability of the card that is removed proves it, too.
        let provable = provable || !clause.cards.is_empty();
        assert_eq!(clause.kind.is_testable(), provable, "{}", clause.id);
    }
}

#[test]
fn what_no_longer_holds_says_what_took_its_place() {
    for clause in embedded().iter().filter(|clause| clause.kind.is_testable() && clause.in_place_of.is_none()) {
        let holds_today = clause.holds_in(&EditionId("2026-01".to_owned()));
        assert!(holds_today || clause.superseded.is_some() || clause.last_number.is_some(), "{}", clause.id);
    }
}

#[test]
fn what_took_its_place_is_a_clause_of_its_own() {
    let index = embedded();
    let today = index.get(&ClauseId("chk:420.5e.today".to_owned())).unwrap();
    assert_eq!(today.holds, ["2013-07", "2026-01"].map(|edition| EditionId(edition.to_owned())));
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
    assert!(told("kard: A").ends_with("`in`; did you mean `card`?"), "{}", told("kard: A"));
    let both = row("edition: { legend_rule: all_die }") + "    no_misreading: it has one\n";
    assert_eq!(error_of(&both), "chk.yaml:5:9: `chk:1.1` has misreadings, and says why it has none");
}

#[test]
fn a_misspelt_key_is_placed_and_put_right() {
    let row = ROW.replace("title:", "titel:");
    assert_eq!(error_of(&row), "chk.yaml:8:5: clauses[0]: there is no key `titel` here; did you mean `title`?");
}

#[test]
fn the_rulebook_lists_every_number() {
    let index = embedded();
    let numbers = index.numbers("cr26").unwrap();
    assert_eq!((numbers.len(), numbers.is_empty()), (3114, false));
    assert!(numbers.get("702.108a").is_some() && numbers.get("702.108z").is_none());
    assert_eq!(numbers.sections().next(), Some(("1", "Game Concepts")));
    assert!(index.numbers("chk").is_none(), "a document that is no rules text has no numbers");
}

#[test]
fn a_number_carries_its_own_clauses_and_those_of_other_documents() {
    let index = embedded();
    let carried = index.by_number("cr26");
    let ids: Vec<&str> = carried["704.5j"].iter().map(|clause| clause.id.0.as_str()).collect();
    assert!(ids[0].starts_with("cr26:704.5j"), "{ids:?}");
    assert!(ids.contains(&"chk:420.5e.today") && !ids.contains(&"chk:420.5e"), "{ids:?}");
}

const RULEBOOK: &str = "document: cr26\ntitle: The rules\nedition: 2026-01\nsections: { \"1\": All, \"100\": Turns }\n\
                        numbers:\n  \"100.1\": { print: a }\n  \"100.2\": { print: b, kind: clause }\n";

fn rulebook(rest: &str, numbers: &str) -> Result<ClauseIndex, DocumentError> {
    let (first, further) = (format!("{RULEBOOK}{numbers}"), format!("document: cr26\n{rest}"));
    let documents = [Document { file: "cr26.yaml", text: &first }, Document { file: "100.yaml", text: &further }];
    ClauseIndex::load(&documents, &editions())
}

const NUMBERED: &str = "clauses:\n  - id: cr26:100.1\n    kind: ruling\n    title: A ruling\n    holds: [2026-01]\n";

#[test]
fn a_clause_of_the_rulebook_has_its_citation_and_number_by_its_id() {
    let index = rulebook(NUMBERED, "").unwrap();
    let clause = index.get(&ClauseId("cr26:100.1".to_owned())).unwrap();
    assert_eq!((clause.citation.as_str(), clause.today.as_deref()), ("rule 100.1", Some("100.1")));
    let moved = format!("{NUMBERED}    today: \"100.2\"\n");
    let index = rulebook(&moved, "").unwrap();
    assert_eq!(index.by_number("cr26")["100.2"].len(), 1, "a later text has renumbered its rule");
    assert!(!index.by_number("cr26").contains_key("100.1"));
}

#[test]
fn a_clause_of_the_rulebook_stands_on_a_number() {
    let told = |rest: &str| rulebook(rest, "").unwrap_err().to_string();
    let error = told(&NUMBERED.replace("100.1", "100.3"));
    assert_eq!(error, "100.yaml:3:9: `cr26:100.3` stands on number 100.3, which its rules text doesn't have");
    let error = told(&NUMBERED.replace("cr26:100.1", "cr26:turns.1"));
    assert!(error.contains("`cr26:turns.1` has no rule number"), "{error}");
    let past = NUMBERED.replace("100.1", "past.300.3").replace("[2026-01]", "[2004-10]");
    let index = rulebook(&past, "").unwrap();
    assert!(index.get(&ClauseId("cr26:past.300.3".to_owned())).unwrap().today.is_none(), "a rule that is gone");
    let older = NUMBERED.replace("[2026-01]", "[2004-10]");
    assert!(told(&older).contains("has to hold in the edition of its own document"));
    assert!(rulebook(&format!("{older}    last_number: \"300.1\"\n"), "").is_ok(), "it names its last number");
}

#[test]
fn a_further_file_of_a_document_has_no_title() {
    let told = |rest: &str| rulebook(rest, "").unwrap_err().to_string();
    let again = told("title: The rules\nedition: 2026-01\nclauses: []\n");
    assert!(again.contains("document `cr26` is already listed"), "{again}");
    let text = "document: cr27\nclauses: []\n";
    let error = ClauseIndex::load(&[Document { file: "a.yaml", text }], &editions()).unwrap_err().to_string();
    assert!(error.contains("needs a `title` and an `edition`"), "{error}");
}

#[test]
fn a_reader_says_of_a_number_only_what_goes_together() {
    let told = |number: &str| rulebook(NUMBERED, &format!("  \"100.3\": {{ print: c, {number} }}\n"));
    let error = |number: &str| told(number).unwrap_err().to_string();
    assert!(error("kind: untestable").contains("number 100.3 is untestable"));
    assert!(error("kind: clause, why: chance").contains("number 100.3 has a `why`"));
    assert!(error("whole: true").contains("number 100.3 is unread"));
    assert!(error("kind: untestable, why: chance, whole: true").contains("no scenario shows the whole of it"));
    assert!(error("kind: clause, whole: true, lacks: the half").contains("nothing of it `lacks` a scenario"));
    assert!(error("kind: definition, lacks: the half").contains("number 100.3 has a `lacks`"));
    assert!(told("kind: clause, lacks: the half").is_ok());
    assert!(told("kind: untestable, why: chance").is_ok() && told("kind: clause, whole: true").is_ok());
}

#[test]
fn an_id_has_a_rule_number_in_some_documents() {
    let number = |id: &str| ClauseId(id.to_owned()).rule_number().map(str::to_owned);
    assert_eq!(number("cr26:702.108a.2").as_deref(), Some("702.108a"));
    assert_eq!(number("cr26:past.300.3").as_deref(), Some("300.3"));
    assert_eq!(number("chk:420.5e.today").as_deref(), Some("420.5e"));
    assert_eq!(number("chk:bushido.1"), None);
}
