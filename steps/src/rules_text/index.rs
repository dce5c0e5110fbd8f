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
