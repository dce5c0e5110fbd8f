//! Work lists: the rules of a new rules text that a reader must read before the edition is adopted. `casebook sources update` writes one, a reader
//! fills it in, and `casebook check` reports every rule without a reading. A work list is no part of the library that scenarios run with.

use std::{collections::BTreeMap, fmt::Write as _};

use casebook_engine::{
    document::{Document, DocumentError, nearest},
    edition::FIELDS,
};
use serde::{Deserialize, Serialize};

/// The folder in which each update has a folder of its own.
pub const UPDATES: &str = "fixtures/updates";
/// The folder of the work list in the folder of its update: a file for each section of the rules.
pub const LIST: &str = "worklist";
/// The reading of a rule that nobody has read.
const UNREAD: &str = "unread";
/// What stands at the beginning of each work list.
const HEAD: &str = "\
# The rules that a reader must read before this edition is adopted, grouped by cause. `casebook sources update` wrote the list, and writes it
# again without losing a reading. `casebook check` fails until each rule has a `reading`, with the reason or the proof in `about`:
#   same_outcome         the outcome is the same; about: the reason, in few words
#   field: legend_rule   a field of the edition carries the change; about: the scenarios or the test of the engine that show it
#   refused: vehicles    the engine refuses the mechanic by this name; about: the test of the engine that shows it
#   unobservable         no observation can tell; about: the reason
";

/// The change of a rule between two texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// The same words under the same number.
    Same,
    /// The same words under another number.
    Renumbered,
    /// The same words apart from the numbers of other rules in them, which have changed. Its own number may be another.
    References,
    /// Other words, possibly under another number.
    Reworded,
    /// The older text has no such rule.
    New,
    /// The newer text has no such rule.
    Gone,
}

impl Change {
    /// Its name, as in a work list.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Change::Same => "same",
            Change::Renumbered => "renumbered",
            Change::References => "references",
            Change::Reworded => "reworded",
            Change::New => "new",
            Change::Gone => "gone",
        }
    }
}

/// The work list of an update.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worklist {
    /// The edition before.
    pub from: String,
    /// The new edition.
    pub to: String,
    /// The rules by the cause of their change, in the order of the newer text.
    pub causes: Vec<Cause>,
}

/// Rules that changed together: a section that is new, or the parts of one rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cause {
    /// The change in few words.
    pub what: String,
    /// Its rules.
    pub rules: Vec<Item>,
}

/// A rule that a reader must read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its change.
    pub change: Change,
    /// The rule before, unless it is new.
    #[serde(default)]
    pub old: Option<Place>,
    /// The rule now, unless it is gone.
    #[serde(default)]
    pub new: Option<Place>,
    /// All that cites the rule.
    #[serde(flatten)]
    pub cited: Citations,
    /// What a reader found.
    pub reading: String,
    /// The reason or the proof.
    #[serde(default)]
    pub about: String,
}

/// The number of a rule and the fingerprint of its words.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The number.
    pub number: String,
    /// The fingerprint.
    pub print: String,
}

/// All that cites a rule of the edition before; a new rule has the citations of the rule of which it is a part.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Citations {
    /// The clauses, by their ids.
    pub clauses: Vec<String>,
    /// The scenarios of these clauses.
    pub scenarios: Vec<String>,
    /// The rule marks of the engine.
    pub marks: Vec<String>,
    /// The fields of editions.
    pub fields: Vec<String>,
    /// The readings of older changes, by file and line.
    pub readings: Vec<String>,
}

/// A rule of a work list without a valid reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsettled {
    /// The line of its reading.
    pub line: usize,
    /// What is missing.
    pub message: String,
}

impl Item {
    /// Both places, which tell the rules of a list apart.
    #[must_use]
    pub fn key(&self) -> (Option<&Place>, Option<&Place>) {
        (self.old.as_ref(), self.new.as_ref())
    }

    /// Its numbers, such as `605.1a` or `722.1 -> 723.1`.
    #[must_use]
    pub fn numbers(&self) -> String {
        match (&self.old, &self.new) {
            (Some(old), Some(new)) if old.number != new.number => format!("{} -> {}", old.number, new.number),
            _ => self.latest().to_owned(),
        }
    }

    /// Its number in the newer text, or in the older text if it is gone.
    fn latest(&self) -> &str {
        self.new.as_ref().or(self.old.as_ref()).map_or("", |place| place.number.as_str())
    }

    /// Whether nobody has read it yet.
    #[must_use]
    pub fn is_unread(&self) -> bool {
        self.reading == UNREAD
    }

    /// What is wrong with its reading.
    fn problem(&self) -> Option<String> {
        let (word, rest) = self.reading.split_once(": ").unwrap_or((&self.reading, ""));
        let is_field = |name: &str| FIELDS.iter().any(|field| field.name == name);
        match (word, rest) {
            (UNREAD, "") => Some("nobody has read it: set its `reading` and its `about`".to_owned()),
            ("same_outcome" | "unobservable", "") | ("refused" | "field", _) if self.about.is_empty() => {
                Some("its reading needs the reason or the proof in `about`".to_owned())
            }
            ("same_outcome" | "unobservable", "") => None,
            ("refused", what) if !what.is_empty() => None,
            ("field", field) if is_field(field) => None,
            ("field", field) => {
                let near = nearest(field, FIELDS.iter().map(|field| field.name));
                let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
                Some(format!("editions have no field `{field}`{near}"))
            }
            _ => Some(format!(
                "`{}` is no reading: write same_outcome, field: NAME, refused: MECHANIC or unobservable",
                self.reading
            )),
        }
    }
}

impl Worklist {
    /// Reads a work list.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] if the document is no work list.
    pub fn load(document: &Document<'_>) -> Result<Worklist, DocumentError> {
        document.read()
    }

    /// Every rule on the list.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.causes.iter().flat_map(|cause| &cause.rules)
    }

    /// The rules without a valid reading, with their lines in the text of this list.
    #[must_use]
    pub fn unsettled(&self, text: &str) -> Vec<Unsettled> {
        let is_reading = |line: &str| line.trim_start().starts_with("reading:");
        let lines = text.lines().enumerate().filter(|(_, line)| is_reading(line)).map(|(at, _)| at + 1);
        let problem = |(item, line): (&Item, usize)| {
            let message = format!("{} ({}) of {}: {}", item.numbers(), item.change.name(), self.to, item.problem()?);
            Some(Unsettled { line, message })
        };
        self.items().zip(lines.chain(std::iter::repeat(1))).filter_map(problem).collect()
    }

    /// Takes over the readings of an older list of the same update, for rules with the same numbers and words. Returns the readings that no rule
    /// of this list has any more.
    pub fn take_readings(&mut self, older: &Worklist) -> Vec<Item> {
        let mut lost = Vec::new();
        for read in older.items().filter(|item| !item.is_unread()) {
            let all = self.causes.iter_mut().flat_map(|cause| &mut cause.rules);
            match all.into_iter().find(|item| item.key() == read.key()) {
                Some(item) => (item.reading, item.about) = (read.reading.clone(), read.about.clone()),
                None => lost.push(read.clone()),
            }
        }
        lost
    }

    /// The list divided by the section in which each cause stands, so that no file is long.
    #[must_use]
    pub fn by_section(&self) -> BTreeMap<String, Worklist> {
        let mut sections: BTreeMap<String, Worklist> = BTreeMap::new();
        for cause in &self.causes {
            let number = cause.rules.first().map(Item::latest).unwrap_or_default();
            let empty = || Worklist { causes: Vec::new(), ..self.clone() };
            let section = number.get(..3).unwrap_or("other").to_owned();
            sections.entry(section).or_insert_with(empty).causes.push(cause.clone());
        }
        sections
    }

    /// The list as it is written.
    #[must_use]
    pub fn yaml(&self) -> String {
        let mut text = format!("{HEAD}from: {}\nto: {}\n", self.from, self.to);
        text += if self.causes.is_empty() { "causes: []\n" } else { "causes:\n" };
        for cause in &self.causes {
            let _ = writeln!(text, "  - what: {:?}\n    rules:", cause.what);
            for item in &cause.rules {
                text += &written(item);
            }
        }
        text
    }
}

fn written(item: &Item) -> String {
    let mut text = format!("      - change: {}\n", item.change.name());
    for (key, place) in [("old", &item.old), ("new", &item.new)] {
        if let Some(Place { number, print }) = place {
            let _ = writeln!(text, "        {key}: {{ number: \"{number}\", print: \"{print}\" }}");
        }
    }
    let Citations { clauses, scenarios, marks, fields, readings } = &item.cited;
    for (key, all) in [("clauses", clauses), ("marks", marks), ("fields", fields), ("readings", readings)] {
        if !all.is_empty() {
            let all: Vec<String> = all.iter().map(|one| format!("{one:?}")).collect();
            let _ = writeln!(text, "        {key}: [{}]", all.join(", "));
        }
    }
    if !scenarios.is_empty() {
        text += "        scenarios:\n";
        scenarios.iter().for_each(|scenario| text += &format!("          - {scenario:?}\n"));
    }
    let _ = writeln!(text, "        reading: {}\n        about: {:?}", quoted(&item.reading), item.about);
    text
}

/// A reading as YAML: with a colon it needs quotes.
fn quoted(reading: &str) -> String {
    if reading.contains(|c: char| !c.is_ascii_lowercase() && c != '_') {
        format!("{reading:?}")
    } else {
        reading.to_owned()
    }
}
