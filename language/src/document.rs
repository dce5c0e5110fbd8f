//! Reads the project's YAML. All documents are read here, with errors that name the file, the line, the column and the nearest valid word.

mod plain;
mod reader;
mod scalar;
mod tree;
mod wrong;

use saphyr_parser::{Marker, ScanError, Span};
use serde::de::DeserializeOwned;

pub use self::plain::{LONGEST_WORD, listed, nearest};

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
        let misread = |error: ScanError| self.marked(*error.marker(), plain::syntax(error.info()));
        let (tree, nodes) = tree::tree(self.text).map_err(misread)?;
        reader::read(&tree, nodes).map_err(|wrong| self.explain(wrong))
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
        for (at, byte) in self.text.bytes().enumerate() {
            match byte {
                b'[' | b'{' => depth += 1,
                b']' | b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > MAX_BRACKETS {
                return Err(self.place(at, format!("brackets are nested more than {MAX_BRACKETS} deep")));
            }
        }
        Ok(())
    }

    /// Translates an error in a value into a message for authors.
    fn explain(&self, wrong: wrong::Wrong) -> DocumentError {
        let wrong::What { message, place } = wrong.parts();
        let (span, path) = place.unwrap_or_default();
        let plain = plain::said(&path, &message);
        let place = self.nearer(span, &message).unwrap_or(span.start);
        DocumentError { suggestion: plain.suggestion, ..self.marked(place, plain.message) }
    }

    /// The place of the wrong word inside a value on one line.
    fn nearer(&self, Span { start, end }: Span, message: &str) -> Option<Marker> {
        let word = message.split('`').nth(1).filter(|word| !word.is_empty())?;
        let line = self.text.lines().nth(start.line().checked_sub(1).filter(|_| start.line() == end.line())?)?;
        let value: String = line.chars().take(end.col()).skip(start.col()).collect();
        let before = value.split_once(word)?.0.chars().count();
        Some(Marker::new(start.index() + before, start.line(), start.col() + before))
    }

    /// An error at a place that the parser marked.
    fn marked(&self, at: Marker, message: String) -> DocumentError {
        let (file, line, column) = (self.file.to_owned(), at.line().max(1), at.col() + 1);
        DocumentError { file, line, column, message, suggestion: None }
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
