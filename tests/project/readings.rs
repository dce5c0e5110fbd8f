//! The readings of the rules: `docs/readings/<section>.tsv` states for each rule that changed between two editions whether the change has
//! another outcome. This test checks the form of the rows and the names in them. If `CASEBOOK_RULES` names a folder with the rules texts, it
//! also checks that every pair that must be read has a row: `CASEBOOK_RULES=… cargo test --test project readings`.

use crate::common;
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
};

use casebook_engine::{cards::values::ManaCost, edition::EditionId, rule::Rule};
use casebook_steps::{
    library::Library,
    rulebook::Rulebook,
    rules_text::{Comparison, Fate, Number, Pair, Rule as TextRule, RulesText},
    suite::Suite,
};

const FOLDER: &str = "docs/readings";
const HEADER: &str = "from\tto\told\told fingerprint\tnew\tnew fingerprint\tverdict\tabout";
/// The pairs of editions that are read. The rules that changed between 2006-10 and 2009-07, 2009-07 and 2013-07, and 2013-07 and 2026-01 are not yet
/// read rule by rule: 2006-10 and 2026-01 are compared directly.
const PAIRS: [[&str; 2]; 4] =
    [["2001-07", "2004-10"], ["2004-10", "2005-02"], ["2005-02", "2006-10"], ["2006-10", "2026-01"]];
/// The entry of a row for a rule that one of the texts lacks.
pub(crate) const NONE: &str = "-";

/// A pair of rules, and the result of reading it.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    pub(crate) place: String,
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) old: (String, String),
    pub(crate) new: (String, String),
    pub(crate) verdict: String,
    about: String,
}

impl Row {
    fn read(place: String, line: &str) -> Row {
        let columns: Vec<String> = line.split('\t').map(str::to_owned).collect();
        let Ok([from, to, old, old_print, new, new_print, verdict, about]) = <[String; 8]>::try_from(columns) else {
            panic!("{place}: a row has eight columns");
        };
        Row { place, from, to, old: (old, old_print), new: (new, new_print), verdict, about }
    }

    /// The editions and rules, which are different in all rows.
    fn key(&self) -> (String, String, String, String) {
        (self.from.clone(), self.to.clone(), self.old.0.clone(), self.new.0.clone())
    }

    fn latest(&self) -> &str {
        if self.new.0 == NONE { &self.old.0 } else { &self.new.0 }
    }
}

pub(crate) fn rows() -> Vec<Row> {
    let mut files: Vec<PathBuf> = fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut rows = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let name = file.display().to_string();
        let mut lines = text.lines().enumerate();
        assert_eq!(lines.next().map(|(_, line)| line), Some(HEADER), "{name}");
        let section = file.file_stem().unwrap().to_str().unwrap().to_owned();
        for (at, line) in lines {
            let row = Row::read(format!("{name}:{}", at + 1), line);
            assert_eq!(row.latest().get(..3), Some(section.as_str()), "{}: another section's", row.place);
            rows.push(row);
        }
    }
    rows
}

#[test]
fn each_row_says_what_can_be_looked_up() {
    let library = common::library();
    let suite = common::whole();
    let mut seen = BTreeSet::new();
    for row in rows() {
        let place = &row.place;
        assert!(seen.insert(row.key()), "{place}: this pair has a row already");
        let read = PAIRS.contains(&[row.from.as_str(), row.to.as_str()]);
        assert!(read, "{place}: `{}` isn't compared with `{}`", row.to, row.from);
        for (number, print) in [&row.old, &row.new] {
            assert_eq!(number == NONE, print == NONE, "{place}: a number has a fingerprint");
            assert!(print == NONE || print.len() == 16, "{place}: `{print}` is no fingerprint");
        }
        let (word, rest) = row.verdict.split_once(": ").unwrap_or((&row.verdict, ""));
        match (word, rest) {
            ("same_outcome" | "unobservable", "") => assert!(!row.about.is_empty(), "{place}: why?"),
            ("wrong", what) => assert!(!what.is_empty(), "{place}: what does the engine do?"),
            ("unread", "") => assert!(row.about.is_empty(), "{place}: then there is nothing to say"),
            ("field", field) => check_field(&row, field, &library, suite),
            ("keyword", keyword) => check_keyword(&row, keyword, &library, suite),
            ("refused", what) => check_refused(&row, what, &library),
            _ => panic!("{place}: `{}` is no verdict", row.verdict),
        }
    }
}

/// The field differs between the editions, and two scenarios or a test of the engine show it: the first runs only before the change, the second
/// only after it.
fn check_field(row: &Row, field: &str, library: &Library, suite: &Suite) {
    let place = &row.place;
    let value = |edition: &str| {
        let edition = library.editions().get(edition).unwrap();
        let fields = serde_json::to_value(edition).unwrap();
        fields.get(field).cloned().unwrap_or_else(|| panic!("{place}: an edition has no field `{field}`"))
    };
    assert_ne!(value(&row.from), value(&row.to), "{place}: `{field}` is the same in both editions");
    shown_apart(row, suite);
}

/// The definition of the keyword differs between the editions, and it is shown like a field.
fn check_keyword(row: &Row, keyword: &str, library: &Library, suite: &Suite) {
    let place = &row.place;
    let definition = |edition: &str| {
        let id = &library.editions().get(edition).unwrap().id;
        let table = library.table(id).unwrap();
        let known = table.catalog.keyword(keyword).unwrap_or_else(|| panic!("{place}: {edition} has no `{keyword}`"));
        serde_json::to_value(known).unwrap()
    };
    assert_ne!(definition(&row.from), definition(&row.to), "{place}: `{keyword}` is the same in both editions");
    shown_apart(row, suite);
}

/// Two scenarios, or a test of the engine, show the change.
fn shown_apart(row: &Row, suite: &Suite) {
    let place = &row.place;
    if let Some((file, name)) = row.about.split_once("::") {
        let text = fs::read_to_string(file).unwrap_or_else(|_| panic!("{place}: there is no {file}"));
        assert!(text.contains(&format!("fn {name}(")), "{place}: {file} has no test {name}");
        return;
    }
    let Some((before, after)) = row.about.split_once(" / ") else { panic!("{place}: two scenarios show it") };
    let runs = |wanted: &str, edition: &str| {
        let mut meant = suite
            .scenarios
            .iter()
            .filter(|s| s.lowered.case.id == wanted || s.lowered.case.clauses.iter().any(|tag| tag == wanted))
            .peekable();
        assert!(meant.peek().is_some(), "{place}: there is no scenario `{wanted}`");
        meant.any(|scenario| scenario.editions.iter().any(|runs| runs.0 == edition))
    };
    assert!(runs(before, &row.from) && !runs(before, &row.to), "{place}: `{before}` is of {} alone", row.from);
    assert!(runs(after, &row.to) && !runs(after, &row.from), "{place}: `{after}` is of {} alone", row.to);
}

/// The engine refuses what it lacks: a keyword that no card can have, a mana symbol that no cost can have, a mechanic that a test of the engine
/// names.
fn check_refused(row: &Row, what: &str, library: &Library) {
    let place = &row.place;
    match what.split_once(' ') {
        Some(("keyword", keyword)) => {
            assert!(library.keyword_in(keyword).is_err(), "{place}: `{keyword}` is a keyword by now; read the rule");
        }
        Some(("symbol", symbol)) => {
            assert!(symbol.parse::<ManaCost>().is_err(), "{place}: `{symbol}` is paid by now; read the rule");
        }
        // A mechanic by the name with which the engine refuses it; a test must have this name.
        _ => {
            let Some((file, name)) = row.about.split_once("::") else { panic!("{place}: which test shows it?") };
            let text = fs::read_to_string(file).unwrap_or_else(|_| panic!("{place}: there is no {file}"));
            assert!(text.contains(&format!("fn {name}(")), "{place}: {file} has no test {name}");
            assert!(text.contains(what), "{place}: {file} refuses nothing by the name `{what}`");
        }
    }
}

#[test]
fn every_pair_that_has_to_be_read_has_its_row() {
    let Some(folder) = folder_of_texts() else { return };
    let library = common::library();
    let named = |id: &str| library.editions().get(id).unwrap().id.clone();
    let cited = Cited::of(&library);
    let mut rows: BTreeMap<_, _> = rows().into_iter().map(|row| (row.key(), row)).collect();
    let (mut missing, mut wrong) = (Vec::new(), Vec::new());
    for both in PAIRS.map(|pair| pair.map(named)) {
        let (from, to) = (&both[0].0, &both[1].0);
        let texts = [0, 1].map(|at| text(&folder, &both[at]));
        for pair in &Comparison::of(&texts[0], &texts[1]).pairs {
            let (old, new) = (side(pair.old), side(pair.new));
            let Some(row) = rows.remove(&(from.clone(), to.clone(), old.0.clone(), new.0.clone())) else {
                if cited.has_to_be_read(pair, from, to) {
                    let columns = [from, to, &old.0, &old.1, &new.0, &new.1, "unread", ""];
                    missing.push(columns.join("\t"));
                }
                continue;
            };
            if (row.old.1, row.new.1) != (old.1, new.1) {
                wrong.push(format!("{}: the text is another by now", row.place));
            }
        }
    }
    wrong.extend(rows.values().map(|row| format!("{}: the texts have no such pair", row.place)));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(missing.is_empty(), "{} pairs have no row:\n{}", missing.len(), missing.join("\n"));
}

/// The folder with the rules texts. Without one, a test says so and looks at nothing but the project.
pub(crate) fn folder_of_texts() -> Option<PathBuf> {
    let folder = env::var_os("CASEBOOK_RULES").map(PathBuf::from);
    if folder.is_none() {
        println!("CASEBOOK_RULES names no folder with the rules texts: they are not compared");
    }
    folder
}

/// The text of an edition: the file with the edition in its name.
pub(crate) fn text(folder: &Path, edition: &EditionId) -> RulesText {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let is_meant = |file: &&PathBuf| {
        let name = file.file_name().unwrap().to_string_lossy();
        name.contains(&edition.0) && name.ends_with(".txt")
    };
    let Some(file) = files.iter().find(is_meant) else { panic!("{}: no text of {edition}", folder.display()) };
    RulesText::read(&fs::read(file).unwrap()).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

fn side(rule: Option<&TextRule>) -> (String, String) {
    rule.map_or((NONE.to_owned(), NONE.to_owned()), |rule| (rule.number.to_string(), rule.fingerprint()))
}

/// The rules of marks and clauses in each edition.
struct Cited {
    by_edition: BTreeMap<String, BTreeSet<String>>,
    /// The newest edition: its text was written anew, so only cited rules are read.
    newest: String,
}

impl Cited {
    fn of(library: &Library) -> Cited {
        let mut by_edition: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let editions = library.editions();
        for edition in editions.iter().map(|edition| &edition.id) {
            let marks = Rule::ALL.iter().filter_map(|rule| library.numbers().number(*rule, edition, editions));
            by_edition.entry(edition.0.clone()).or_default().extend(marks.map(str::to_owned));
        }
        let book = Rulebook::of(library);
        for clause in library.clauses().iter() {
            for (edition, numbers) in book.numbers(clause) {
                by_edition.entry(edition).or_default().extend(numbers);
            }
        }
        let newest = editions.iter().last().unwrap().id.0.clone();
        Cited { by_edition, newest }
    }

    /// Whether a changed pair must be read: it is in a section that the engine carries out, and, between the last of the old editions and the
    /// newest, one of its rules is cited.
    fn has_to_be_read(&self, pair: &Pair<'_>, from: &str, to: &str) -> bool {
        let changed = matches!(pair.fate, Fate::Reworded | Fate::New | Fate::Gone) && !pair.is_title();
        let near =
            |rule: Option<&TextRule>, edition: &str| rule.is_some_and(|rule| self.is_near(&rule.number, edition, to));
        changed && (near(pair.old, from) || near(pair.new, to))
    }

    fn is_near(&self, number: &Number, edition: &str, to: &str) -> bool {
        let parent = |cited: &str| cited.trim_end_matches(|c: char| c.is_ascii_lowercase()).to_owned();
        self.by_edition.get(edition).into_iter().flatten().any(|cited| {
            if to == self.newest { parent(cited) == number.parent() } else { cited.get(..3) == Some(number.section()) }
        })
    }
}
