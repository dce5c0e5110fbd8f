//! Translates errors into messages for authors, without the names of Rust types and with the words that would have been valid.

use crate::reserved::{WORDS, is_of_references};

/// The greatest number of valid words that a message lists together with a nearest word.
const SHORT: usize = 12;

/// An error in plain words.
pub(super) struct Plain {
    /// The message.
    pub(super) message: String,
    /// The valid word that was probably meant.
    pub(super) suggestion: Option<String>,
}

/// Translates an error of the parser: the text is not YAML.
pub(super) fn syntax(error: &str) -> String {
    let what = error.split_once(", ").filter(|(when, _)| when.starts_with("while ")).map_or(error, |(_, what)| what);
    match what {
        "invalid indentation in quoted scalar" => {
            "the closing quote is missing, or the next line of the text is not indented"
        }
        "found unexpected end of stream" => "the closing quote is missing",
        "did not find expected node content" => "a value is missing here",
        what => what,
    }
    .to_owned()
}

/// Translates an error in the value at a path.
pub(super) fn said(path: &str, error: &str) -> Plain {
    let (wrong, expected) = error.split_once(", expected ").unwrap_or((error, ""));
    let Plain { message, suggestion } = what(wrong, expected);
    let hint = several(path, &message);
    let place = if path.is_empty() { String::new() } else { format!("{path}: ") };
    Plain { message: format!("{place}{message}{hint}"), suggestion }
}

/// A hint for a list where a selector takes a single value: the way to write alternatives.
fn several(path: &str, message: &str) -> String {
    const ASKED: [&str; 8] = ["type", "supertype", "subtype", "color", "kind", "keyword", "name", "zone"];
    let key = path.rsplit('.').next().unwrap_or_default();
    match message.ends_with("found a list") && ASKED.contains(&key) {
        true => {
            format!(
                "; write `any_of: [ {{ {key}: … }}, {{ {key}: … }} ]` to match any of several, or `all_of` to match all of them"
            )
        }
        false => String::new(),
    }
}

fn what(wrong: &str, expected: &str) -> Plain {
    let plain = |message: String| Plain { message, suggestion: None };
    let kinds = [("unknown field ", "there is no key "), ("unknown variant ", "there is no word ")];
    if let Some((begins, says)) = kinds.iter().find(|(begins, _)| wrong.starts_with(begins)) {
        let word = wrong[begins.len()..].trim_matches('`');
        let valid: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
        if let Some(alone) = stands_alone(word, &valid) {
            return plain(alone);
        }
        let suggestion = nearest(word, valid.iter().copied());
        let message = format!("{says}`{word}` here{}", listed(&valid, suggestion.is_some()));
        return Plain { message, suggestion };
    }
    if let Some(key) = wrong.strip_prefix("missing field ") {
        return plain(format!("the key {key} is missing here"));
    }
    let found = wrong.strip_prefix("invalid type: ").or(wrong.strip_prefix("invalid value: "));
    if let Some(found) = found {
        return plain(format!("expected {}, and found {}", wanted(expected), seen(found)));
    }
    if let Some(length) = wrong.strip_prefix("invalid length ") {
        return plain(format!("expected {}, and found {length}", wanted(expected)));
    }
    if wrong.starts_with("data did not match any variant") {
        return plain("this value is not allowed here".to_owned());
    }
    // The reader of a word suggests the nearest word itself.
    match wrong.split_once("; did you mean `") {
        Some((message, near)) => {
            let (near, rest) = near.split_once("`?").unwrap_or((near, ""));
            Plain { message: format!("{message}{rest}"), suggestion: Some(near.to_owned()) }
        }
        None if expected.is_empty() => plain(wrong.to_owned()),
        None => plain(format!("{wrong}, expected {expected}")),
    }
}

/// The message for a word that is written as a map but takes no arguments.
fn stands_alone(word: &str, valid: &[&str]) -> Option<String> {
    let is_reference = valid.iter().any(|word| is_of_references(word));
    let alone = is_reference.then(|| WORDS.iter().find(|alone| **alone == word)).flatten()?;
    Some(format!("`{alone}` takes no arguments: write `{alone}` without a map"))
}

/// The expected value.
fn wanted(expected: &str) -> String {
    let begins = |word: &str| expected.starts_with(word);
    if begins("i8") || begins("i16") || begins("i32") || begins("i64") {
        "a whole number".to_owned()
    } else if begins("u8") || begins("u16") || begins("u32") || begins("u64") || begins("usize") {
        "a whole number that isn't negative".to_owned()
    } else if begins("a string") || begins("string") {
        "a text".to_owned()
    } else if begins("a sequence") {
        "a list".to_owned()
    } else if begins("a boolean") {
        "`true` or `false`".to_owned()
    } else if begins("struct ") || begins("struct variant") {
        "a map".to_owned()
    } else if begins("newtype variant") {
        "a map of that word and its arguments".to_owned()
    } else if begins("map with a single key") {
        "a map of one key".to_owned()
    } else if begins("enum ") {
        "a word, or a map of one key".to_owned()
    } else if begins("a tuple") || begins("tuple") {
        let number = expected.split(' ').find(|word| word.starts_with(|c: char| c.is_ascii_digit()));
        format!("a list of {}", number.unwrap_or("several"))
    } else {
        expected.to_owned()
    }
}

/// The value that was found.
fn seen(found: &str) -> String {
    let quoted = || found.split('`').nth(1).unwrap_or_default();
    match found.split(' ').next().unwrap_or_default() {
        "string" => found.replacen("string", "the text", 1),
        "integer" | "floating" => format!("the number {}", quoted()),
        "boolean" => format!("`{}`", quoted()),
        "sequence" => "a list".to_owned(),
        "map" => "a map".to_owned(),
        "unit" if found == "unit variant" => "the word alone".to_owned(),
        "unit" | "null" => "nothing".to_owned(),
        _ => found.to_owned(),
    }
}

/// The list of valid words for the end of a message. A long list is left out if a nearest word is given.
#[must_use]
pub fn listed(valid: &[&str], has_near: bool) -> String {
    if valid.is_empty() || has_near && valid.len() > SHORT {
        return String::new();
    }
    let words: Vec<String> = valid.iter().map(|word| format!("`{word}`")).collect();
    match &words[..] {
        [only] => format!("; there is only {only}"),
        words => format!("; there are {}", words.join(", ")),
    }
}

/// The longest word, in bytes, for which a nearest word is looked for: the comparison takes the product of both lengths.
pub const LONGEST_WORD: usize = 200;

/// The valid word that is nearest to a wrong word, if it is near enough. There is none for a word that is longer than [`LONGEST_WORD`].
pub fn nearest<'a>(wrong: &str, valid: impl IntoIterator<Item = &'a str>) -> Option<String> {
    if wrong.len() > LONGEST_WORD {
        return None;
    }
    valid
        .into_iter()
        .filter(|word| word.len() <= LONGEST_WORD)
        .map(|word| (strsim::damerau_levenshtein(wrong, word), word))
        .filter(|(distance, word)| *distance <= 1 + word.chars().count().max(wrong.chars().count()) / 4)
        .min()
        .map(|(_, word)| word.to_owned())
}
