//! The words that differ between two texts.

use casebook_steps::rules_text::{Part, word_diff};

#[test]
fn only_what_changed_is_marked() {
    let diff = word_diff("Each \"player\" may draw -- once.", "Each “player” draws — once.");
    let (same, gone, new) = (
        |text: &str| Part::Same(text.to_owned()),
        |text: &str| Part::Gone(text.to_owned()),
        |text: &str| Part::New(text.to_owned()),
    );
    assert_eq!(diff, [same("Each “player”"), gone("may draw --"), new("draws —"), same("once.")]);
}
