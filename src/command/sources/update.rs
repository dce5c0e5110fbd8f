//! `casebook sources update`: what a new rules text changes, and the list of the rules that a reader must read.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

use casebook::embedded;
use casebook_engine::edition::EditionId;
use casebook_steps::{
    clauses::NumberIndex,
    files::{File, Unreadable},
    library::Library,
    rules_text::{Links, RulesText},
    suite::Suite,
    update::{Asked, Cited, Reading, Update as Updated},
    worklist::{Item, LIST, UPDATES, Worklist},
};
use clap::Args;
use serde_json::json;

use super::read;
use crate::{
    arguments::Packs,
    failure::Failure,
    sources::{edition, library},
};

/// The readings of older changes.
const READINGS: &str = "docs/readings";
/// The table of marks.
const MARKS: &str = "fixtures/rules/marks.yaml";

/// Write what a new rules text changes: the edition, its numbers, its index, and a work list of the rules to read
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook sources update rules-2026-08.txt --edition 2026-08
  casebook sources update rules-2026-08.txt --edition 2026-08 --older rules-2026-01.txt
  casebook sources update tsp.txt --edition 2006-10 --since 2005-02 --older bok.txt --out past

The text is compared with the numbers and fingerprints of the newest edition; the older text isn't needed. With it
(--older), rules that have another number and other words are paired by their words, so the list is shorter. A rule
whose only change is the number of another rule in it needs no reader.

The files are written to fixtures/updates/EDITION (or to the folder of --out). Nothing else reads them except `casebook
check`, so that scenarios run as before:
  worklist/      a file for each section: each rule that is new, gone or reworded, by cause, with the clauses, scenarios,
                 marks, fields of editions and older readings that cite it
  numbers.yaml   the marks and clauses that have another number now; the old number stays beside it
  marks.yaml     the table of marks with these numbers, ready to replace fixtures/rules/marks.yaml
  index.yaml     every number with its fingerprint, and what readers found of the rules whose words are the same
  edition.yaml   the edition, which inherits the one before

What to do next:
  1. Read each rule on the list in both texts and set its `reading` and `about`. `casebook check` fails until all are set:
     same_outcome, field: NAME, refused: MECHANIC, or unobservable.
  2. Run the command again whenever the list should be made anew: readings of the same words are kept.
  3. CONTRIBUTING.md, \"A new text of the rules\", describes how the edition is adopted.

Exit codes: 0 the files were written, 2 a text can't be read or the arguments are invalid.")]
pub(crate) struct Update {
    /// The new rules text, as published
    text: PathBuf,
    /// The name of the new edition: its year and month
    #[arg(long, value_name = "YYYY-MM")]
    edition: String,
    /// The title of the new edition [default: Comprehensive Rules of YYYY-MM]
    #[arg(long)]
    title: Option<String>,
    /// The edition before [default: the newest]
    #[arg(long, value_name = "EDITION")]
    since: Option<String>,
    /// The rules text of the edition before
    #[arg(long, value_name = "TEXT")]
    older: Option<PathBuf>,
    /// The folder for the files [default: fixtures/updates/EDITION]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print a JSON object with the counts and the work list
    #[arg(long)]
    json: bool,
}

/// Writes the files of an update.
pub(super) fn update(asked: &Update) -> Result<ExitCode, Failure> {
    let text = read(&asked.text)?;
    // What is wrong with the arguments is told before the features are read, which takes long.
    let library = Arc::new(library(&Packs::default())?);
    let (from, to) = (since(asked, &library)?, named(asked, &library)?);
    let index = index_of(&library, &from);
    let older = asked.older.as_deref().map(read).transpose()?;
    let links = links(asked, older.as_ref(), index, &text, &from)?;
    let suite = Suite::load(Arc::clone(&library), &embedded::features())?;
    let title = asked.title.clone().unwrap_or_else(|| format!("Comprehensive Rules of {to}"));
    let empty = NumberIndex::default();
    let about = Asked { to: &to, title: &title, from: &from, text: &text, index: index.unwrap_or(&empty) };
    let mut updated = Updated::new(&about, links, &Cited::new(&suite, &from, &readings(&from)));
    let folder = asked.out.clone().unwrap_or_else(|| Path::new(UPDATES).join(&to.0));
    let lost = written(&folder, &mut updated)?;
    let mut out = io::stdout().lock();
    if asked.json {
        let counts: serde_json::Map<String, serde_json::Value> =
            updated.counts().iter().map(|(change, count)| (change.name().to_owned(), json!(count))).collect();
        let object = json!({ "folder": folder.display().to_string(), "counts": counts, "worklist": updated.worklist,
            "lost_readings": lost });
        writeln!(out, "{}", serde_json::to_string_pretty(&object).map_err(io::Error::from)?)?;
    } else {
        write!(out, "{}", told(&folder, &updated, &lost))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The edition before.
fn since(asked: &Update, library: &Library) -> Result<EditionId, Failure> {
    match &asked.since {
        Some(id) => edition(id, library),
        None => library
            .editions()
            .newest()
            .map(|edition| edition.id.clone())
            .ok_or_else(|| Failure::call("the project has no edition".to_owned(), None)),
    }
}

/// The name of the new edition.
fn named(asked: &Update, library: &Library) -> Result<EditionId, Failure> {
    let name = &asked.edition;
    let digits = |part: &str, count| part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
    if !name.split_once('-').is_some_and(|(year, month)| digits(year, 4) && digits(month, 2)) {
        let help = "an edition is named by its year and month, such as `2026-08`".to_owned();
        return Err(Failure::Call { message: format!("`{name}` is no name of an edition"), help: Some(help) });
    }
    if library.editions().get(name).is_ok() && asked.out.is_none() {
        let help = "to see what changed in the past, give the edition before (--since, --older) and a folder (--out)";
        let message = format!("there is an edition `{name}` already");
        return Err(Failure::Call { message, help: Some(help.to_owned()) });
    }
    Ok(EditionId(name.clone()))
}

/// The index of numbers of an edition.
fn index_of<'l>(library: &'l Library, edition: &EditionId) -> Option<&'l NumberIndex> {
    let clauses = library.clauses();
    let of = clauses.sources().filter(|source| source.edition == *edition);
    of.into_iter().find_map(|source| clauses.numbers(&source.document).filter(|index| !index.is_empty()))
}

fn links(
    asked: &Update,
    older: Option<&RulesText>,
    index: Option<&NumberIndex>,
    text: &RulesText,
    from: &EditionId,
) -> Result<Links, Failure> {
    match (older, index) {
        (Some(older), None) => Ok(Links::of_texts(older, text)),
        (Some(older), Some(index)) => {
            let known = |rule: &&casebook_steps::rules_text::Rule| {
                index.get(rule.number.as_str()).is_some_and(|is| is.print == rule.fingerprint())
            };
            if older.rules.iter().filter(known).count() * 2 < index.len() {
                let path = asked.older.as_deref().unwrap_or(&asked.text).display();
                let help = Some("give the text of the edition before".to_owned());
                return Err(Failure::Call { message: format!("{path} is not the text of {from}"), help });
            }
            Ok(Links::of_texts(older, text))
        }
        (None, Some(index)) => Ok(Links::of_index(index, text)),
        (None, None) => {
            let message = format!("the project has no fingerprints of the edition {from}");
            let help = Some("give the text of that edition with --older".to_owned());
            Err(Failure::Call { message, help })
        }
    }
}

/// The readings of the changes up to an edition, if the project's folder has them.
fn readings(edition: &EditionId) -> Vec<Reading> {
    let files = File::read_all(Path::new(READINGS), &["tsv"]).unwrap_or_default();
    let rows = files.iter().flat_map(|file| Reading::rows(&file.path, &file.text));
    rows.filter(|row| row.to.0 == edition.0).collect()
}

/// The table of marks as it is.
fn marks() -> String {
    let is_meant = |file: &File| file.path == MARKS;
    embedded::fixtures().into_iter().find(is_meant).map(|file| file.text).unwrap_or_default()
}

/// Writes the files. An older work list in the folder keeps its readings; those for which there is no rule any more are returned, and stay in a file
/// of their own.
fn written(folder: &Path, updated: &mut Updated) -> Result<Vec<Item>, Failure> {
    let list = folder.join(LIST);
    let mut lost = Vec::new();
    if list.is_dir() {
        let files = File::read_all(&list, &["yaml"])?;
        let mut older = Worklist { causes: Vec::new(), ..updated.worklist.clone() };
        for file in &files {
            let part = Worklist::load(&file.document()).map_err(|error| Failure::faults(error.into(), &[file]))?;
            older.causes.extend(part.causes);
        }
        lost = updated.worklist.take_readings(&older);
        files.iter().try_for_each(|file| fs::remove_file(&file.path))?;
    }
    fs::create_dir_all(&list).map_err(|error| Unreadable::new(&list, &error))?;
    let mut files = vec![
        ("edition.yaml".to_owned(), updated.edition_yaml()),
        ("numbers.yaml".to_owned(), updated.numbers.yaml()),
        ("marks.yaml".to_owned(), updated.marks_yaml(&marks())),
        ("index.yaml".to_owned(), updated.index_yaml()),
    ];
    let sections = updated.worklist.by_section();
    files.extend(sections.iter().map(|(section, part)| (format!("{LIST}/{section}.yaml"), part.yaml())));
    if !lost.is_empty() {
        let what = "readings of rules that have other words since".to_owned();
        let cause = casebook_steps::worklist::Cause { what, rules: lost.clone() };
        files.push(("outdated.yaml".to_owned(), Worklist { causes: vec![cause], ..updated.worklist.clone() }.yaml()));
    }
    for (name, text) in files {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| Unreadable::new(&path, &error))?;
    }
    Ok(lost)
}

/// The summary for a terminal.
fn told(folder: &Path, updated: &Updated, lost: &[Item]) -> String {
    let mut text = format!("{} to {}\n\n", updated.from, updated.to);
    for (change, count) in updated.counts() {
        let about = match change.name() {
            "references" => "  (only the numbers of other rules in them changed)",
            _ => "",
        };
        text += &format!("{count:>6} {}{about}\n", change.name());
    }
    let numbers = &updated.numbers;
    let (marks, clauses, gone) = (numbers.marks.len(), numbers.clauses.len(), numbers.gone.len());
    text += &format!("\n{marks} marks and {clauses} clauses have another number; the rule of {gone} is gone\n");
    let unread = updated.worklist.items().filter(|item| item.is_unread()).count();
    let all = updated.worklist.items().count();
    text += &format!("{all} rules to read, {unread} of them unread, for {} causes:\n", updated.worklist.causes.len());
    for cause in &updated.worklist.causes {
        let cited = |of: fn(&Item) -> usize| cause.rules.iter().map(of).sum::<usize>();
        let (clauses, scenarios) = (cited(|item| item.cited.clauses.len()), cited(|item| item.cited.scenarios.len()));
        let rules = cause.rules.len();
        text += &format!("  {}  (rules {rules}, clauses {clauses}, scenarios {scenarios})\n", cause.what);
    }
    if !lost.is_empty() {
        let numbers: Vec<String> = lost.iter().map(Item::numbers).collect();
        text += &format!("readings of other words, kept in outdated.yaml: {}\n", numbers.join(", "));
    }
    text + &format!("written to {}\n", folder.display())
}
