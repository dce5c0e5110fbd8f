//! `casebook words`: finds a word of the card language by what a card says. It searches the pages of the card language.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    io::{self, Write as _},
    process::ExitCode,
};

use casebook::embedded;
use casebook_steps::files::File;
use clap::Args;
use serde_json::json;

use crate::failure::Failure;

/// The page with what cards say.
const SAYINGS: &str = "How cards say it";
/// The page with a section for each instruction.
const INSTRUCTIONS: &str = "Instructions";

/// Find a word of the card language by what a card says, with an example
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook words draws instead               how a card replaces a draw
  casebook words \"when it dies\"               an ability that triggers on a death
  casebook words put_counters                a word by its name
  casebook words discard --limit 20

Each result is a word or a phrase of cards, and below it an example of how it is written. The words are searched in the titles,
meanings and examples of the pages in docs/cards, which describe each of them whole. docs/cards.md is the guide to them.

Exit codes: 0 something was found, 1 nothing was found, 2 the arguments are invalid.")]
pub(crate) struct Words {
    /// What the card says, or a word of the card language
    #[arg(required = true, value_name = "TEXT")]
    text: Vec<String>,
    /// The number of results
    #[arg(long, value_name = "N", default_value_t = 6)]
    limit: usize,
    /// Print a JSON list
    #[arg(long)]
    json: bool,
}

/// A word of the card language, or a phrase of cards.
#[derive(Debug)]
struct Entry<'p> {
    /// The section of the page.
    section: &'p str,
    /// The word; of a phrase of cards, the phrase.
    word: &'p str,
    /// What it means; of a phrase of cards, the card that says it.
    meaning: &'p str,
    /// How it is written.
    example: &'p str,
}

/// Prints what fits best.
pub(crate) fn words(asked: &Words) -> Result<ExitCode, Failure> {
    let pages = embedded::card_language();
    let entries = entries(&pages);
    let found = found(&asked.text.join(" "), &entries);
    let best = &found[..found.len().min(asked.limit)];
    let mut out = io::stdout().lock();
    if asked.json {
        let all = best.iter().map(|Entry { section, word, meaning, example }| {
            json!({ "word": word, "section": section, "meaning": meaning, "example": example })
        });
        let list = serde_json::Value::from_iter(all);
        writeln!(out, "{}", serde_json::to_string_pretty(&list).map_err(io::Error::from)?)?;
    } else if best.is_empty() {
        writeln!(out, "nothing in the card language has these words; docs/cards has every word")?;
    } else {
        let told: Vec<String> = best.iter().map(|entry| told(entry)).collect();
        writeln!(out, "{}", told.join("\n").trim_end())?;
    }
    Ok(ExitCode::from(u8::from(best.is_empty())))
}

/// A result with its example.
fn told(entry: &Entry<'_>) -> String {
    let Entry { section, word, meaning, example } = entry;
    let mut text = String::new();
    let _ = match *section == SAYINGS {
        true => writeln!(text, "\"{word}\", as on {meaning}:"),
        false => writeln!(text, "{word}  ({section}): {meaning}"),
    };
    example.lines().for_each(|line| {
        let _ = writeln!(text, "    {line}");
    });
    text
}

/// The entries of the pages: the rows of their tables, and the instructions, which have a section each.
fn entries(pages: &[File]) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    for page in pages {
        let (title, text) = page.text.split_once('\n').unwrap_or_default();
        let chapter = title.trim_start_matches("# ");
        for (section, text) in parts(text, "\n## ") {
            let section = if section.is_empty() { chapter } else { section };
            let is_word = chapter == INSTRUCTIONS && section.chars().all(|c| c.is_ascii_lowercase() || c == '_');
            entries.extend(is_word.then(|| instruction(section, text)));
            let mut part = section;
            for line in text.lines() {
                part = line.strip_prefix("### ").unwrap_or(part);
                let part = if chapter == SAYINGS { SAYINGS } else { part };
                entries.extend(row(line, part));
            }
        }
    }
    entries
}

/// A text in parts: each title behind a mark, and what follows it. The first part has no title.
fn parts<'p>(text: &'p str, mark: &str) -> Vec<(&'p str, &'p str)> {
    let mut parts = text.split(mark);
    let first = parts.next().map(|before| ("", before));
    first.into_iter().chain(parts.map(|part| part.split_once('\n').unwrap_or((part, "")))).collect()
}

/// The entry of an instruction: the first paragraph of its section, and the first block.
fn instruction<'p>(word: &'p str, text: &'p str) -> Entry<'p> {
    let meaning = text.trim_start().split("\n\n").next().unwrap_or_default().trim();
    let block = text.split_once("```yaml\n").and_then(|(_, rest)| rest.split_once("```"));
    let example = block.map_or("", |(block, _)| block.trim_end());
    Entry { section: INSTRUCTIONS, word, meaning, example }
}

/// The entry of a row of a table; nothing for the head of a table.
fn row<'p>(line: &'p str, section: &'p str) -> Option<Entry<'p>> {
    let cells: Vec<&str> = line.strip_prefix('|')?.trim_end_matches('|').split(" | ").map(str::trim).collect();
    let code = |cell: &'p str| cell.strip_prefix('`').and_then(|cell| cell.strip_suffix('`'));
    match cells[..] {
        [says, written, card] if section == SAYINGS => {
            Some(Entry { section, word: says, meaning: card, example: code(written)? })
        }
        [word, .., meaning, example] => {
            Some(Entry { section, word: code(word)?, meaning, example: code(example).unwrap_or_default() })
        }
        [word, meaning] => Some(Entry { section, word: code(word)?, meaning, example: "" }),
        _ => None,
    }
}

/// The entries that have words of a text, those that fit best first.
fn found<'e, 'p>(text: &str, entries: &'e [Entry<'p>]) -> Vec<&'e Entry<'p>> {
    let asked = stems(text);
    let known: Vec<[Vec<String>; 3]> =
        entries.iter().map(|it| [stems(it.word), stems(it.meaning), stems(it.example)]).collect();
    let mut having: BTreeMap<&str, usize> = BTreeMap::new();
    for word in &asked {
        let count = known.iter().filter(|fields| fields.iter().any(|field| field.contains(word))).count();
        having.insert(word, count);
    }
    let score = |fields: &[Vec<String>; 3], entry: &Entry<'_>| -> u64 {
        let weight = |word: &String| {
            // A rare word says more than a frequent one, and a word of the title more than one of the example.
            let rare = 1000 / (having[word.as_str()] as u64 + 10);
            let place =
                [8, 4, 2].into_iter().zip(fields).find(|(_, field)| field.contains(word)).map(|(place, _)| place);
            place.unwrap_or(0) * rare
        };
        let all: u64 = asked.iter().map(weight).sum();
        let fitting = asked.iter().filter(|word| fields.iter().any(|field| field.contains(word))).count() as u64;
        let is_named = entry.word.eq_ignore_ascii_case(text.trim());
        all * fitting * fitting + if is_named { 1_000_000 } else { 0 }
    };
    let mut scored: Vec<(u64, &Entry<'p>)> =
        entries.iter().zip(&known).map(|(entry, fields)| (score(fields, entry), entry)).collect();
    scored.retain(|(score, _)| *score > 0);
    scored.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    scored.into_iter().map(|(_, entry)| entry).collect()
}

/// Words that say nothing about what a card does.
const EMPTY: [&str; 14] = ["a", "an", "and", "as", "in", "is", "it", "of", "on", "or", "that", "the", "this", "to"];

/// The words of a text without their endings.
fn stems(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let words = words.map(str::to_lowercase).filter(|word| !EMPTY.contains(&word.as_str()));
    words.map(|word| stem(&word).to_owned()).collect()
}

/// A word without the ending of a plural or of a verb.
fn stem(word: &str) -> &str {
    let without = |ending: &str| word.strip_suffix(ending).filter(|stem| stem.len() > 2);
    let stem = ["ing", "ed", "es", "s"].into_iter().find_map(without).unwrap_or(word);
    stem.strip_suffix('e').filter(|stem| stem.len() > 2).unwrap_or(stem)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best entries for a text, by word.
    fn best(text: &str) -> Vec<(String, String)> {
        let pages = embedded::card_language();
        let entries = entries(&pages);
        let owned = |entry: &Entry<'_>| (entry.word.to_owned(), entry.example.to_owned());
        found(text, &entries).into_iter().take(4).map(owned).collect()
    }

    #[test]
    fn what_a_card_says_leads_to_how_it_is_written() {
        for (says, word) in [
            ("draws instead", "{ replacement: { would: { draws:"),
            ("counter target spell", "{ counter: "),
            ("destroy all creatures", "{ destroy: "),
            ("enters tapped", "tapped: true"),
            ("creates a token", "create_token"),
            ("gains life", "gain_life"),
        ] {
            let found = best(says);
            assert!(found.iter().any(|(_, example)| example.contains(word)), "{says}: {found:?}");
        }
    }

    #[test]
    fn a_word_leads_to_itself() {
        for word in ["put_counters", "replacement", "search", "bushido", "host"] {
            let found = best(word);
            assert_eq!(found[0].0, word, "{found:?}");
        }
        assert!(best("xyzzy").is_empty());
    }

    #[test]
    fn every_instruction_is_an_entry_with_an_example() {
        let pages = embedded::card_language();
        let entries = entries(&pages);
        let instructions: Vec<&Entry<'_>> = entries.iter().filter(|entry| entry.section == INSTRUCTIONS).collect();
        assert!(instructions.len() > 50, "{}", instructions.len());
        let bare: Vec<&str> = instructions.iter().filter(|it| it.example.is_empty()).map(|it| it.word).collect();
        assert!(bare.is_empty(), "{bare:?}");
    }
}
