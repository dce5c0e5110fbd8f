//! The index of a rules text.

use casebook_steps::{
    clauses::{Number, NumberIndex, NumberKind},
    rules_text::{RulesText, index, yaml},
};
use indexmap::IndexMap;

fn text(rules: &str) -> RulesText {
    RulesText::read(format!("1. The Whole\n\n100. Turns\n\n{rules}").as_bytes()).unwrap()
}

const OLD: &str = "100.1. Turns\n\n100.1a It is the turn of a player.\n\n100.1b A turn ends as soon as it can.\n\n100.2. The end of the game is the end.\n";

fn read_by_somebody() -> NumberIndex {
    let (index, _) = index(&text(OLD), &NumberIndex::default());
    let mut numbers: IndexMap<String, Number> =
        index.iter().map(|(number, is)| (number.to_owned(), is.clone())).collect();
    for is in numbers.values_mut().filter(|is| is.kind == NumberKind::Unread) {
        is.kind = NumberKind::Clause;
    }
    numbers["100.1b"].whole = true;
    numbers["100.2"].lacks = Some("that \"every\" game ends".to_owned());
    NumberIndex::new(IndexMap::new(), numbers)
}

#[test]
fn a_first_index_is_unread_but_for_headings() {
    let (index, renewed) = index(&text(OLD), &NumberIndex::default());
    let kinds: Vec<NumberKind> = index.iter().map(|(_, is)| is.kind).collect();
    use NumberKind::{Reference, Unread};
    assert_eq!(kinds, [Reference, Unread, Unread, Unread]);
    assert_eq!((renewed.kept, renewed.new.len()), (0, 4));
    assert_eq!(index.sections().collect::<Vec<_>>(), [("1", "The Whole"), ("100", "Turns")]);
}

#[test]
fn what_a_reader_found_stays_with_the_words_of_a_rule() {
    let newer = "100.1. Turns\n\n100.1a It is the turn of one player.\n\n100.1b Nobody knows whose turn it is.\n\n\
                 100.1c A turn ends as soon as it can.\n";
    let (index, renewed) = index(&text(newer), &read_by_somebody());
    let is = |number: &str| index.get(number).map(|is| (is.kind, is.whole));
    assert_eq!(is("100.1c"), Some((NumberKind::Clause, true)), "the same words under another number");
    assert_eq!(is("100.1a"), Some((NumberKind::Unread, false)), "other words");
    assert_eq!(renewed.renumbered, [("100.1b".to_owned(), "100.1c".to_owned())]);
    assert_eq!(renewed.reworded, ["100.1a", "100.1b"]);
    assert_eq!((renewed.kept, renewed.new, renewed.gone), (1, vec![], vec!["100.2".to_owned()]));
}

#[test]
fn an_index_is_read_as_it_is_written() {
    let written = yaml(&read_by_somebody());
    #[derive(serde::Deserialize)]
    struct Read {
        numbers: IndexMap<String, Number>,
    }
    let read: Read = serde_yaml::from_str(&written.replace("sections:\n", "")).unwrap();
    assert_eq!(NumberIndex::new(IndexMap::new(), read.numbers), read_by_somebody());
}
