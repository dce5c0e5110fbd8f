//! Reads the project's YAML. All documents are read here, with errors that name the file, the line, the column and the nearest valid word.

mod plain;

use serde::de::DeserializeOwned;

pub use self::plain::{listed, nearest};

/// The greatest length of a document, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// The greatest nesting depth of brackets. The parser needs quadratic time for deeper nesting before any of its own limits applies.
pub const MAX_BRACKETS: usize = 64;

/// A YAML text and the name of its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Document<'a> {
    /// The name of the file, for error messages.
    pub file: &'a str,
    /// The text.
    pub text: &'a str,
}

/// An error in a document, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {message}{}", suggestion.as_ref().map(|word| format!("; did you mean `{word}`?")).unwrap_or_default())]
pub struct DocumentError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The message, in one sentence.
    pub message: String,
    /// The valid word that is nearest to the wrong word.
    pub suggestion: Option<String>,
}

impl Document<'_> {
    /// Reads the document as a `T`. Every enum is written as a map with a single key.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] at the place where the text is not YAML or not a `T`, or where the text is too long or nested too deeply.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, DocumentError> {
        self.refuse_monsters()?;
        let yaml = serde_yaml::Deserializer::from_str(self.text);
        serde_yaml::with::singleton_map_recursive::deserialize(yaml).map_err(|error| self.explain(&error))
    }

    /// An error at the first line that begins with `key`, or at the beginning of the document.
    #[must_use]
    pub fn error_at(&self, key: &str, message: String) -> DocumentError {
        let is_key = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.starts_with(':'));
        let line = self.text.lines().position(is_key).unwrap_or(0) + 1;
        DocumentError { file: self.file.to_owned(), line, column: 1, message, suggestion: None }
    }

    /// Refuses texts that would take the parser too long: very long texts and deeply nested brackets.
    fn refuse_monsters(&self) -> Result<(), DocumentError> {
        if self.text.len() > MAX_BYTES {
            return Err(self.place(0, format!("the document is longer than {MAX_BYTES} bytes")));
        }
        let mut depth = 0_usize;
        for (at, character) in self.text.char_indices() {
            match character {
                '[' | '{' => depth += 1,
                ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > MAX_BRACKETS {
                return Err(self.place(at, format!("brackets are nested more than {MAX_BRACKETS} deep")));
            }
        }
        Ok(())
    }

    /// Translates an error of the parser into a message for authors.
    fn explain(&self, error: &serde_yaml::Error) -> DocumentError {
        let whole = error.to_string();
        let message = whole.split(" at line ").next().unwrap_or(&whole);
        let place = error.location().map_or(0, |location| location.index()).min(self.text.len());
        let plain = plain::said(message);
        let keys = self.keys_of_several(message).unwrap_or_default();
        let explained = self.place(self.nearer(place, message), plain.message + &keys);
        DocumentError { suggestion: plain.suggestion, ..explained }
    }

    /// The keys of a map that should have a single key, found by the path to the map.
    fn keys_of_several(&self, message: &str) -> Option<String> {
        let path = message.split_once(": ").map_or("", |(path, _)| path);
        message.contains("map with a single key").then_some(())?;
        let whole: serde_yaml::Value = serde_yaml::from_str(self.text).ok()?;
        let mut value = &whole;
        for part in path.split(['.', '[', ']']).filter(|part| !part.is_empty()) {
            value = part.parse::<usize>().map_or_else(|_| value.get(part), |place| value.get(place))?;
        }
        let keys: Vec<String> =
            value.as_mapping()?.keys().filter_map(|key| Some(format!("`{}`", key.as_str()?))).collect();
        (keys.len() > 1).then(|| format!(" of {}", keys.join(" and ")))
    }

    /// A more precise place of a wrong word than that of the parser, which reports the beginning of a map, and often no place for an unreadable
    /// value.
    fn nearer(&self, place: usize, message: &str) -> usize {
        let Some(word) = message.split('`').nth(1).filter(|word| !word.is_empty()) else { return place };
        let mut found = self.text[place..].match_indices(word).map(|(at, _)| place + at);
        if message.ends_with("is given twice") {
            let is_key = |at: &usize| self.text[at + word.len()..].trim_start_matches(['"', '\'']).starts_with(':');
            return found.filter(is_key).nth(1).unwrap_or(place);
        }
        if place == 0 { found.next().unwrap_or(place) } else { place }
    }

    /// An error at a byte of the text.
    #[must_use]
    pub fn place(&self, at: usize, message: String) -> DocumentError {
        let before =
            &self.text[..(0..=at.min(self.text.len())).rev().find(|&i| self.text.is_char_boundary(i)).unwrap_or(0)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        DocumentError {
            file: self.file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            message,
            suggestion: None,
        }
    }
}
