//! Names of variants as words: `DeclareBlockers` is "declare blockers".

use std::fmt::Debug;

/// The name of a variant in words, without what it holds.
pub fn words(variant: impl Debug) -> String {
    let whole = format!("{variant:?}");
    let name = whole.split([' ', '{', '(']).next().unwrap_or_default();
    let mut text = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push(' ');
        }
        text.extend(letter.to_lowercase());
    }
    text
}
