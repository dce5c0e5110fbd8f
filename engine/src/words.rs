//! Names of variants as words: `DeclareBlockers` is "declare blockers".

use std::fmt::{self, Debug, Write};

/// The name of a variant in words, without what it holds.
pub fn words(variant: impl Debug) -> String {
    let mut name = Name(String::new());
    // An error is how the name ends where something follows it.
    let _ended = write!(name, "{variant:?}");
    name.0
}

/// Takes in the name of a variant as words, and nothing that comes after it.
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
