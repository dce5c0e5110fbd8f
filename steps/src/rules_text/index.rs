//! The index of a rules text: the fingerprint of each number, and the values that readers set in an older index.

use std::{collections::BTreeMap, fmt::Write as _};

use indexmap::IndexMap;

use super::{RulesText, normal::fingerprint};
use crate::clauses::{Example, Number, NumberIndex, NumberKind, Untestable};

/// The changes from an older index.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Renewed {
    /// The number of rules with the same number and words.
    pub kept: usize,
    /// The numbers that have changed, each with the older number.
    pub renumbered: Vec<(String, String)>,
    /// The numbers with other words than before: the values of readers are removed.
    pub reworded: Vec<String>,
    /// The numbers that are new.
    pub new: Vec<String>,
    /// The numbers that are gone.
    pub gone: Vec<String>,
}

/// The index of a text. The values of readers stay as long as the words of the rule are the same, under any number.
#[must_use]
pub fn index(text: &RulesText, older: &NumberIndex) -> (NumberIndex, Renewed) {
    let mut by_print: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (number, is) in older.iter() {
        by_print.entry(&is.print).or_default().push(number);
    }
    let mut renewed = Renewed::default();
    let mut numbers: IndexMap<String, Number> = IndexMap::new();
    let mut taken: Vec<&str> = Vec::new();
    for rule in &text.rules {
        let (number, print) = (rule.number.to_string(), rule.fingerprint());
        let kind = if rule.is_title() { NumberKind::Reference } else { NumberKind::Unread };
        let fresh = Number { print: print.clone(), kind, ..Number::default() };
        let same = older.get(&number).filter(|is| is.print == print);
        // If two rules have the same words, their numbers can't be matched.
        let moved = by_print.get(print.as_str()).filter(|all| all.len() == 1).map(|all| all[0]);
        let is = match (same, moved, older.get(&number)) {
            (Some(is), ..) => {
                renewed.kept += 1;
                is.clone()
            }
            (None, Some(from), _) => {
                renewed.renumbered.push((from.to_owned(), number.clone()));
                taken.push(from);
                older.get(from).cloned().unwrap_or(fresh)
            }
            (None, None, Some(_)) => {
                renewed.reworded.push(number.clone());
                fresh
            }
            (None, None, None) => {
                renewed.new.push(number.clone());
                fresh
            }
        };
        let examples = examples(&rule.examples, older);
        numbers.insert(number, Number { examples, ..is });
    }
    let gone = older.iter().map(|(number, _)| number).filter(|number| !numbers.contains_key(*number));
    renewed.gone = gone.filter(|number| !taken.contains(number)).map(str::to_owned).collect();
    let sections = text.sections.iter().map(|(section, name)| (section.clone(), name.clone())).collect();
    (NumberIndex::new(in_order(sections), numbers), renewed)
}

/// The examples of a rule. What a reader found of one stays as long as its words are the same, at any rule.
fn examples(texts: &[String], older: &NumberIndex) -> Vec<Example> {
    let known = |print: &str| older.iter().flat_map(|(_, is)| &is.examples).find(|example| example.print == print);
    let prints = texts.iter().map(|text| fingerprint(text));
    prints.map(|print| known(&print).cloned().unwrap_or(Example { print, refused: None })).collect()
}

/// Chapters and sections in the order of the book, each chapter before its sections.
fn in_order(mut sections: IndexMap<String, String>) -> IndexMap<String, String> {
    sections.sort_by(|one, _, other, _| one.cmp(other));
    sections
}

/// The index as YAML, without the head of its file.
#[must_use]
pub fn yaml(index: &NumberIndex) -> String {
    let mut text = "sections:\n".to_owned();
    for (section, name) in index.sections() {
        let _ = writeln!(text, "  \"{section}\": {name:?}");
    }
    text += "numbers:\n";
    for (number, is) in index.iter() {
        let _ = writeln!(text, "  \"{number}\": {{ {} }}", fields(is));
    }
    text
}

fn fields(is: &Number) -> String {
    // A fingerprint can look like a number, so it is quoted.
    let mut fields = vec![format!("print: \"{}\"", is.print)];
    let kind = match is.kind {
        NumberKind::Unread => None,
        NumberKind::Clause => Some("clause"),
        NumberKind::Definition => Some("definition"),
        NumberKind::Reference => Some("reference"),
        NumberKind::Untestable => Some("untestable"),
    };
    fields.extend(kind.map(|kind| format!("kind: {kind}")));
    let why = is.why.map(|why| match why {
        Untestable::Material => "material",
        Untestable::Tournament => "tournament",
        Untestable::Conduct => "conduct",
        Untestable::Chance => "chance",
        Untestable::Unobservable => "unobservable",
    });
    fields.extend(why.map(|why| format!("why: {why}")));
    fields.extend(is.whole.then(|| "whole: true".to_owned()));
    fields.extend(is.lacks.as_ref().map(|lacks| format!("lacks: {lacks:?}")));
    let refused = |mechanic: &Option<String>| mechanic.as_ref().map(|mechanic| format!("refused: {mechanic:?}"));
    fields.extend(refused(&is.refused));
    let example = |example: &Example| {
        let print = format!("print: \"{}\"", example.print);
        format!("{{ {} }}", std::iter::once(print).chain(refused(&example.refused)).collect::<Vec<_>>().join(", "))
    };
    let examples: Vec<String> = is.examples.iter().map(example).collect();
    fields.extend((!examples.is_empty()).then(|| format!("examples: [{}]", examples.join(", "))));
    fields.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
