//! How a clause is read wrongly, as data: something of the library that is laid over by what one would take it for.

use casebook_engine::{
    cards::{Named, ability::Ability},
    edition::EditionId,
    rule::Rule,
};
use indexmap::IndexMap;
#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

use super::Clause;

/// A way to read a clause wrongly. Whoever reads it so gets a claim of one of its scenarios wrong, and not everything else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct Misreading {
    /// What one takes it to say, in our own words.
    pub says: String,
    /// What is otherwise in a game that is played so.
    pub overlay: Overlay,
    /// The editions in which the scenarios must notice it; if empty, all in which the clause holds. Elsewhere too few scenarios run.
    pub within: Vec<EditionId>,
    /// The file of its row.
    #[serde(skip)]
    pub file: String,
    /// The line of its row.
    #[serde(skip)]
    pub line: usize,
}

/// What is laid over the library.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Overlay {
    /// Abilities of a card, by either of its names.
    Card(Changed),
    /// Abilities that a keyword stands for.
    Keyword(Changed),
    /// Fields of every edition, with their values.
    Edition(IndexMap<String, String>),
    /// A rule that nobody heeds.
    Rule(Rule),
}

impl Overlay {
    /// The name of the card or keyword that it changes; `None` if it changes the rules.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Overlay::Card(changed) | Overlay::Keyword(changed) => Some(&changed.name),
            Overlay::Edition(_) | Overlay::Rule(_) => None,
        }
    }
}

/// Abilities that are otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Changed {
    /// Whose.
    pub name: String,
    /// Those that are new, or take the place of one of that id.
    pub with: Named<Ability>,
    /// The ids of those that aren't there.
    pub without: Vec<String>,
}

/// A misreading as it is written.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
struct Written {
    /// What one takes it to say, in our own words.
    says: String,
    /// The card that is read wrongly, by either of its names.
    card: Option<String>,
    /// The keyword that is read wrongly.
    keyword: Option<String>,
    /// Fields of every edition, with the values that they are taken to have.
    edition: Option<IndexMap<String, String>>,
    /// The rule that nobody heeds.
    rule: Option<Rule>,
    /// Abilities of the card or keyword as one takes them: new ones, and those of that id.
    #[serde(default, rename = "as")]
    with: Named<Ability>,
    /// The ids of abilities that one overlooks.
    #[serde(default)]
    without: Vec<String>,
    /// The editions in which the scenarios must notice it: all in which the clause holds, if they are left out.
    #[serde(default, rename = "in")]
    within: Vec<EditionId>,
}

impl Misreading {
    /// Whether the scenarios must notice it in an edition.
    #[must_use]
    pub fn is_in(&self, edition: &EditionId) -> bool {
        self.within.is_empty() || self.within.contains(edition)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Misreading {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Misreading".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Written::json_schema(generator)
    }
}

impl TryFrom<Written> for Misreading {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let Written { says, card, keyword, edition, rule, with, without, within } = written;
        let changes = !with.is_empty() || !without.is_empty();
        let changed = |name| Changed { name, with, without };
        let overlay = match (card, keyword, edition, rule) {
            (Some(_), None, None, None) | (None, Some(_), None, None) if !changes => {
                return Err("a misreading of a card or keyword says `as` or `without`");
            }
            (None, None, Some(_), None) | (None, None, None, Some(_)) if changes => {
                return Err("editions and rules have no abilities: `as` and `without` are for cards and keywords");
            }
            (Some(card), None, None, None) => Overlay::Card(changed(card)),
            (None, Some(keyword), None, None) => Overlay::Keyword(changed(keyword)),
            (None, None, Some(fields), None) if !fields.is_empty() => Overlay::Edition(fields),
            (None, None, None, Some(rule)) => Overlay::Rule(rule),
            _ => return Err("a misreading is of one of `card`, `keyword`, `edition` and `rule`"),
        };
        Ok(Misreading { says, overlay, within, file: String::new(), line: 0 })
    }
}

/// Tells the misreadings of a clause, and of what has its place elsewhere, where they stand.
pub(super) fn place(clause: &mut Clause, file: &str, line: usize) {
    let elsewhere = clause.superseded.iter_mut().chain(&mut clause.replaced).flat_map(|it| &mut it.misreadings);
    for misreading in clause.misreadings.iter_mut().chain(elsewhere) {
        (misreading.file, misreading.line) = (file.to_owned(), line);
    }
}
