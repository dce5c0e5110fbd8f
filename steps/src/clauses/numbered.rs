//! The numbers of a rules text: each with the fingerprint of its words, and what a reader found it to be.

use indexmap::IndexMap;
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a number of a rules text states.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NumberKind {
    /// Nobody has read it yet.
    #[default]
    Unread,
    /// It decides an outcome: a scenario can show it.
    Clause,
    /// It says what a word means.
    Definition,
    /// It names what its parts are about, or points to other rules.
    Reference,
    /// It decides something that no scenario can show.
    Untestable,
}

/// Why no scenario can show what a number states.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Untestable {
    /// It is about cards, decks, dice and other material.
    Material,
    /// It is about deck construction, matches and tournaments.
    Tournament,
    /// It is about what players say, agree on or shortcut.
    Conduct,
    /// It is about chance: shuffling, coins, dice.
    Chance,
    /// It permits or explains something that no observation can tell.
    Unobservable,
}

/// An example of a rule, which the text gives after its number. Its clause is `<document>:<number>.ex1` for the first.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The fingerprint of its words.
    pub print: String,
    /// Its mechanic, where the reference engine does not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// A number of a rules text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Number {
    /// The first 16 hex digits of SHA-256 over the lower-cased ASCII letters and digits of its words.
    pub print: String,
    /// What it states, as a reader found.
    #[serde(default, skip_serializing_if = "is_unread")]
    pub kind: NumberKind,
    /// Why no scenario can show it, where it is untestable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Untestable>,
    /// Whether a reader found that the scenarios of its clauses show the whole of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub whole: bool,
    /// What of it no scenario shows, where the scenarios show a part of it. In the suite's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lacks: Option<String>,
    /// Its mechanic, where the reference engine does not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// Its examples, in the order of the text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<Example>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_unread(kind: &NumberKind) -> bool {
    *kind == NumberKind::Unread
}

/// Every number of a rules text, in the order of the book.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NumberIndex {
    sections: IndexMap<String, String>,
    numbers: IndexMap<String, Number>,
}

impl NumberIndex {
    /// The index of these sections and numbers.
    #[must_use]
    pub fn new(sections: IndexMap<String, String>, numbers: IndexMap<String, Number>) -> Self {
        NumberIndex { sections, numbers }
    }

    /// What a number is.
    #[must_use]
    pub fn get(&self, number: &str) -> Option<&Number> {
        self.numbers.get(number)
    }

    /// Every number, in the order of the book.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Number)> {
        self.numbers.iter().map(|(number, is)| (number.as_str(), is))
    }

    /// How many numbers there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// Every chapter and section with its name: `6`, then `601`, in the order of the book.
    pub fn sections(&self) -> impl Iterator<Item = (&str, &str)> {
        self.sections.iter().map(|(section, name)| (section.as_str(), name.as_str()))
    }

    /// What the types don't say of the index.
    ///
    /// # Errors
    ///
    /// The number that is wrong, and what is wrong with it.
    pub(super) fn check(&self) -> Result<(), (String, String)> {
        for (number, is) in &self.numbers {
            let wrong = match (is.kind, is.why) {
                (NumberKind::Untestable, None) => "is untestable: `why` names the reason",
                (NumberKind::Untestable, Some(_)) if is.whole => "is untestable, so no scenario shows the whole of it",
                (kind, Some(_)) if kind != NumberKind::Untestable => "has a `why`, which belongs to `kind: untestable`",
                (NumberKind::Unread, None) if is.whole => {
                    "is unread: a reader who finds it shown whole sets its `kind`"
                }
                _ if is.whole && is.lacks.is_some() => "is shown whole, so nothing of it `lacks` a scenario",
                (kind, None) if is.lacks.is_some() && kind != NumberKind::Clause => {
                    "has a `lacks`, which belongs to `kind: clause`"
                }
                _ => continue,
            };
            return Err((number.clone(), format!("number {number} {wrong}")));
        }
        Ok(())
    }
}
