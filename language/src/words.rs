//! The names of enum variants as words: `DeclareBlockers` becomes "declare blockers".

use std::fmt::{self, Debug, Write};

/// The name of a variant as words, without its fields.
pub fn words(variant: impl Debug) -> String {
    let mut name = Name(String::new());
    // The writer returns an error at the end of the name if fields follow it.
    let _ended = write!(name, "{variant:?}");
    name.0
}

/// A writer that collects the name of a variant as words and stops after it.
struct Name(String);

impl Write for Name {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for letter in text.chars() {
            if matches!(letter, ' ' | '{' | '(') {
                return Err(fmt::Error);
            }
            if letter.is_uppercase() && !self.0.is_empty() {
                self.0.push(' ');
            }
            self.0.extend(letter.to_lowercase());
        }
        Ok(())
    }
}
