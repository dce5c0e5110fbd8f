//! The editions, and the numbers of the rules in each.

use casebook_engine::{
    document::Document,
    edition::{EditionId, Layers, LegendRule, OfferingPaid},
    rule::Rule,
};
use casebook_steps::editions::{Editions, RuleNumbers, Without, is_part};

use super::common::embedded;

fn numbers() -> RuleNumbers {
    let document = Document { file: "marks.yaml", text: include_str!("../../../../fixtures/rules/marks.yaml") };
    RuleNumbers::load(&document, &embedded()).unwrap()
}

#[test]
fn editions_stand_in_the_order_of_inheritance() {
    let editions = embedded();
    let ids: Vec<&str> = editions.iter().map(|edition| edition.id.0.as_str()).collect();
    assert_eq!(ids, ["2001-07", "2004-10", "2005-02", "2006-10", "2009-07", "2013-07", "2026-01"]);
}

#[test]
fn what_an_edition_leaves_out_it_inherits() {
    let editions = embedded();
    let kamigawa = editions.get("2005-02").unwrap();
    assert_eq!(kamigawa.legend_rule, LegendRule::AllDie);
    assert_eq!(kamigawa.layers, Layers::TypeEffectsWhole);
    assert_eq!(kamigawa.offering_paid, OfferingPaid::AtAnnouncement);
    assert_eq!(editions.get("2026-01").unwrap().words.aura, "Aura");
}

#[test]
fn an_edition_of_a_pack_stands_on_one_of_the_project() {
    let own = [("a.yaml", include_str!("../../../../fixtures/editions/2001-07.yaml"))];
    let own = own.map(|(file, text)| Document { file, text });
    let house = Document {
        file: "house.yaml",
        text: "id: house\ntitle: House rules\ninherits: 2001-07\nlegend_rule: all_die\n",
    };
    let finer = Document { file: "finer.yaml", text: "id: finer\ntitle: Finer house rules\ninherits: house\n" };
    let editions = Editions::with_packs(&own, &[finer, house]).unwrap();
    let ids: Vec<&str> = editions.iter().map(|edition| edition.id.0.as_str()).collect();
    assert_eq!(ids, ["2001-07", "house", "finer"]);
    assert_eq!(editions.newest().unwrap().id.0, "2001-07");
    assert_eq!(editions.ground(&EditionId("finer".to_owned())).0, "2001-07");
    assert_eq!(editions.get("finer").unwrap().legend_rule, LegendRule::AllDie);
    let alone = Document { file: "house.yaml", text: "id: house\ntitle: House rules\n" };
    let error = Editions::with_packs(&own, &[alone]).unwrap_err().to_string();
    assert!(error.starts_with("house.yaml:1:1: the edition `house` of a pack stands on another"), "{error}");
}

#[test]
fn a_misspelt_edition_is_put_right() {
    let error = embedded().get("2004-1").unwrap_err();
    assert_eq!(error.to_string(), "there is no edition `2004-1`; did you mean `2004-10`?");
}

#[test]
fn a_rule_has_the_number_of_the_readers_edition() {
    let (numbers, editions) = (numbers(), embedded());
    let number = |rule, edition: &str| numbers.number(rule, &EditionId(edition.to_owned()), &editions);
    assert_eq!(number(Rule::LegendRule, "2005-02"), Some("420.5e"));
    assert_eq!(number(Rule::LegendRule, "2026-01"), Some("704.5j"));
    assert_eq!(number(Rule::DamageOnStack, "2006-10"), Some("310.3"));
    assert_eq!(number(Rule::DamageOnStack, "2026-01"), None);
    assert_eq!(number(Rule::OfferingTiming, "2004-10"), None);
}

#[test]
fn a_number_has_its_counterparts_in_another_edition() {
    let (numbers, editions) = (numbers(), embedded());
    let today =
        |number| numbers.counterparts(number, &EditionId("2004-10".into()), &EditionId("2026-01".into()), &editions);
    assert_eq!(today("502.41b"), ["702.3b"]);
    assert!(today("502.40").iter().all(|number| is_part("702.47", number)));
    assert_eq!(today("999.9"), [""; 0]);
}

#[test]
fn every_mark_is_listed() {
    assert_eq!(numbers().unlisted().collect::<Vec<_>>(), []);
}

#[test]
fn an_edition_inherits_one_that_there_is() {
    let a = Document { file: "a.yaml", text: "id: a1\ninherits: b2\n" };
    let b = Document { file: "b.yaml", text: "id: b1\ninherits: a1\n" };
    let error = Editions::load(&[a, b]).unwrap_err();
    assert_eq!(error.to_string(), "a.yaml:2:1: there is no edition `b2` to inherit from; did you mean `b1`?");
    let a = Document { file: "a.yaml", text: "id: a1\ninherits: b1\n" };
    let error = Editions::load(&[a, b]).unwrap_err();
    assert_eq!(error.to_string(), "b.yaml:2:1: edition `a1` inherits from itself through other editions");
}

#[test]
fn an_edition_is_stated_once() {
    let a = Document { file: "a.yaml", text: "id: a1\n" };
    let b = Document { file: "b.yaml", text: "id: a1\n" };
    assert_eq!(
        Editions::load(&[a, b]).unwrap_err().to_string(),
        "b.yaml:1:1: edition `a1` is already stated in a.yaml"
    );
}

#[test]
fn every_mark_says_what_the_engine_does_without_it() {
    let numbers = numbers();
    let silent: Vec<&Rule> = Rule::ALL.iter().filter(|rule| numbers.without(**rule).is_none()).collect();
    assert!(silent.is_empty(), "{silent:?}");
    let field = Without::Field { field: "combat_damage".to_owned(), value: "at_once".to_owned() };
    assert_eq!(numbers.without(Rule::DamageOnStack), Some(&field));
    assert_eq!(numbers.without(Rule::LegendRule), Some(&Without::NotDone));
}

#[test]
fn a_misspelt_mark_is_placed_and_put_right() {
    let document = Document { file: "marks.yaml", text: "legend_rul: {}\n" };
    let error = RuleNumbers::load(&document, &embedded()).unwrap_err();
    assert_eq!(error.to_string(), "marks.yaml:1:1: there is no word `legend_rul` here; did you mean `legend_rule`?");
}
