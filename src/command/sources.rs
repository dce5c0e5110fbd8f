//! `casebook sources`: the changes of each rule between two rules texts.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

use casebook_steps::{
    files, limits,
    plain::shown,
    rules_text::{Comparison, Counts, Fate, Pair, Part, Rule, RulesText, word_diff},
};
use clap::{Args, Subcommand};
use serde_json::{Value, json};

mod faq;
mod index;
mod update;

use crate::failure::Failure;

/// Compare two rules texts: which rules stayed, which were reworded or renumbered, which are new or gone
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook sources rules-2004-10.txt rules-2005-02.txt
  casebook sources old.txt new.txt --section 502.40
  casebook sources old.txt new.txt --json | jq '.counts'
  casebook sources update rules-2026-08.txt --edition 2026-08    make a work list of a new text
  casebook sources faq faq.txt                                   find the clauses of an FAQ

The texts are the Comprehensive Rules as published, saved as plain text in any
encoding, with any line ends, quotes and dashes. The output begins with a
summary and continues with every rule that has changed:
  reworded     the words differ: [-removed-] and {+added+} words are marked
  renumbered   the same words under another number
  new, gone    the other text has no similar rule
A difference in punctuation, capitals or examples is no rewording; changed
examples are mentioned. Titles (`502.40. Splice`) are listed but not counted.
The glossary isn't compared. In JSON each rule has a fingerprint, which is the
same as long as the words are.

Exit codes: 0 the texts were compared, 2 a text can't be read or is no rules text.")]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Sources {
    /// A command for a single text
    #[command(subcommand)]
    of_one: Option<OfOneText>,
    /// The older rules text; or, without a newer one, an FAQ or a fragment of the rules, as for `sources faq`
    #[arg(required = true)]
    old: Option<PathBuf>,
    /// The newer rules text
    new: Option<PathBuf>,
    /// Only rules whose old or new number begins with this: a chapter, a section or a rule
    #[arg(long, value_name = "N")]
    section: Option<String>,
    /// Print one JSON object with every rule of both texts
    #[arg(long)]
    json: bool,
}

/// The commands for a single rules text.
#[derive(Debug, Subcommand)]
pub(crate) enum OfOneText {
    Index(index::Index),
    Update(update::Update),
    Faq(faq::Faq),
}

/// The number of unchanged words shown on each side of a change.
const AROUND: usize = 8;

/// Compares two texts.
pub(crate) fn sources(asked: &Sources) -> Result<ExitCode, Failure> {
    match (&asked.of_one, &asked.old, &asked.new) {
        (Some(OfOneText::Index(asked)), ..) => index::index(asked),
        (Some(OfOneText::Update(asked)), ..) => update::update(asked),
        (Some(OfOneText::Faq(asked)), ..) => faq::faq(asked),
        (None, Some(old), Some(new)) => compared(asked, old, new),
        (None, Some(document), None) => faq::faq(&faq::Faq::of(document, asked.json)),
        (None, ..) => Err(Failure::call("give two rules texts: `casebook sources OLD NEW`".to_owned(), None)),
    }
}

fn compared(asked: &Sources, old: &Path, new: &Path) -> Result<ExitCode, Failure> {
    let paths = [old, new];
    let (old, new) = (read(old)?, read(new)?);
    let whole = Comparison::of(&old, &new);
    let Some(section) = &asked.section else { return told(asked, paths, [&old, &new], &whole) };
    let pairs: Vec<Pair<'_>> = whole.pairs.iter().filter(|pair| pair.is_in(section)).copied().collect();
    if pairs.is_empty() {
        let help = Some("a section is a number such as `502`, `502.40` or `5`".to_owned());
        return Err(Failure::Call { message: format!("neither text has a rule `{section}`"), help });
    }
    told(asked, paths, [&old, &new], &Comparison { pairs })
}

fn told(
    asked: &Sources,
    paths: [&Path; 2],
    texts: [&RulesText; 2],
    found: &Comparison<'_>,
) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    if asked.json {
        writeln!(out, "{}", object(asked, paths, texts, found))?;
    } else {
        write!(out, "{}{}", summed(paths, texts, found), listed(texts[1], found))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads a rules text.
pub(super) fn read(path: &Path) -> Result<RulesText, Failure> {
    RulesText::read(&bytes(path)?).map_err(|why| Failure::call(format!("{}: {why}", path.display()), None))
}

/// The bytes of a text.
pub(super) fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    if path.is_dir() {
        let message = format!("{}: this is a folder; a rules text is one file", path.display());
        return Err(Failure::call(message, None));
    }
    Ok(files::bytes(path, &limits::RULES_TEXT)?)
}

/// The summary of the whole comparison and of each section with changes.
fn summed([old_path, new_path]: [&Path; 2], [old, new]: [&RulesText; 2], found: &Comparison<'_>) -> String {
    let counts = found.counts();
    let rules = |text: &RulesText| text.rules.iter().filter(|rule| !rule.is_title()).count();
    let mut text = String::new();
    let _ = writeln!(text, "old  {}  {} rules", shown(&old_path.display().to_string()), rules(old));
    let _ = writeln!(text, "new  {}  {} rules\n", shown(&new_path.display().to_string()), rules(new));
    let examples = found.pairs.iter().filter(|pair| pair.fate == Fate::Same && pair.has_other_examples()).count();
    let beside = if examples == 0 { String::new() } else { format!("  ({examples} of them with other examples)") };
    let _ = writeln!(text, "{:>6} same{beside}", counts.same);
    let _ = writeln!(text, "{:>6} reworded", counts.reworded);
    let _ = writeln!(text, "{:>6} renumbered", counts.renumbered);
    let _ = writeln!(text, "{:>6} new", counts.new);
    let _ = writeln!(text, "{:>6} gone\n", counts.gone);

    let mut sections: BTreeMap<&str, Counts> = BTreeMap::new();
    for pair in found.pairs.iter().filter(|pair| !pair.is_title()) {
        let section = pair.number().map_or("", |number| number.section());
        sections.entry(section).or_default().count(pair.fate);
    }
    sections.retain(|_, counts| counts.reworded + counts.renumbered + counts.new + counts.gone > 0);
    if !sections.is_empty() {
        let _ = writeln!(text, "{:<36} {:>9} {:>10} {:>5} {:>5}", "section", "reworded", "renumbered", "new", "gone");
    }
    for (section, counts) in sections {
        let title = new.sections.get(section).or(old.sections.get(section)).map_or("", String::as_str);
        let name: String = shown(&format!("{section} {title}")).chars().take(36).collect();
        let Counts { reworded, renumbered, new, gone, .. } = counts;
        let _ = writeln!(text, "{name:<36} {reworded:>9} {renumbered:>10} {new:>5} {gone:>5}");
    }
    text
}

/// The changed rules, one by one.
fn listed(new: &RulesText, found: &Comparison<'_>) -> String {
    let mut text = String::new();
    for pair in &found.pairs {
        if pair.fate != Fate::Same {
            let _ = writeln!(text, "\n{}", headed(pair, new));
        }
        let said = |rule: Option<&Rule>| rule.map_or(String::new(), |rule| shown(&rule.text).into_owned());
        let told = match (pair.fate, pair.old, pair.new) {
            (Fate::Reworded, Some(old), Some(new)) => marked(&word_diff(&old.text, &new.text)),
            (Fate::New, _, rule) | (Fate::Gone, rule, _) if !pair.is_title() => said(rule),
            _ => continue,
        };
        let _ = writeln!(text, "    {told}");
    }
    text
}

/// The numbers of a rule, its change and its title.
fn headed(pair: &Pair<'_>, new: &RulesText) -> String {
    let number = |rule: Option<&Rule>| rule.map(|rule| rule.number.to_string());
    let numbers = match (number(pair.old), number(pair.new)) {
        (Some(old), Some(new)) if old != new => format!("{old} -> {new}"),
        (old, new) => new.or(old).unwrap_or_default(),
    };
    let title = match pair.latest() {
        Some(rule) if rule.is_title() => Some(rule.text.as_str()),
        _ => pair.new.and_then(|rule| new.title(&rule.number)),
    };
    let title = title.map(|title| format!("  {}", shown(title))).unwrap_or_default();
    let examples = if pair.has_other_examples() { ", other examples" } else { "" };
    format!("{numbers}  {}{examples}{title}", word(pair.fate))
}

fn word(fate: Fate) -> &'static str {
    match fate {
        Fate::Same => "same",
        Fate::Reworded => "reworded",
        Fate::Renumbered => "renumbered",
        Fate::New => "new",
        Fate::Gone => "gone",
    }
}

/// A rewording on one line: `[-removed-]` and `{+added+}` with the words around them.
fn marked(parts: &[Part]) -> String {
    let last = parts.len().saturating_sub(1);
    let shown_parts = parts.iter().enumerate().map(|(at, part)| match part {
        Part::Gone(words) => format!("[-{words}-]"),
        Part::New(words) => format!("{{+{words}+}}"),
        Part::Same(words) => around(words, at > 0, at < last),
    });
    shown(&shown_parts.collect::<Vec<_>>().join(" ")).into_owned()
}

/// The unchanged words next to a change.
fn around(words: &str, after_change: bool, before_change: bool) -> String {
    let words: Vec<&str> = words.split(' ').collect();
    let head = if after_change { AROUND } else { 0 };
    let tail = if before_change { AROUND } else { 0 };
    if words.len() <= head + tail + 2 {
        return words.join(" ");
    }
    let (first, rest) = words.split_at(head);
    let last = &rest[rest.len() - tail..];
    [first, &["…"], last].concat().join(" ")
}

/// The whole comparison as one JSON object.
fn object(
    asked: &Sources,
    [old_path, new_path]: [&Path; 2],
    [old, new]: [&RulesText; 2],
    found: &Comparison<'_>,
) -> Value {
    let text = |path: &Path, text: &RulesText| {
        let titles = text.rules.iter().filter(|rule| rule.is_title()).count();
        json!({ "file": path.display().to_string(), "rules": text.rules.len() - titles, "titles": titles })
    };
    let side =
        |rule: &Rule| json!({ "number": rule.number.as_str(), "fingerprint": rule.fingerprint(), "text": rule.text });
    let pairs: Vec<Value> = found
        .pairs
        .iter()
        .map(|pair| {
            let diff = match (pair.fate, pair.old, pair.new) {
                (Fate::Reworded, Some(old), Some(new)) => json!(word_diff(&old.text, &new.text)),
                _ => Value::Null,
            };
            json!({
                "fate": pair.fate, "title": pair.is_title(), "other_examples": pair.has_other_examples(),
                "old": pair.old.map(side), "new": pair.new.map(side), "diff": diff,
            })
        })
        .collect();
    json!({
        "old": text(old_path, old), "new": text(new_path, new), "section": asked.section,
        "counts": found.counts(), "rules": pairs,
    })
}
