//! Safe output of text from elsewhere.

use std::borrow::Cow;

use casebook_steps::plain::{json, paragraph, shortened, shown};

#[test]
fn what_steers_a_terminal_is_shown() {
    assert_eq!(shown("a\u{1b}[31mb\u{7}\u{9b}1m"), "a\\u{1b}[31mb\\u{7}\\u{9b}1m");
    assert_eq!(shown("one\rtwo\nthree"), "one\\u{d}two\\nthree");
}

#[test]
fn what_turns_the_reading_is_shown() {
    assert_eq!(shown("evil\u{202e}txt.\u{2066}\u{feff}\u{ffff}"), "evil\\u{202e}txt.\\u{2066}\\u{feff}\\u{ffff}");
}

#[test]
fn json_says_the_same_with_escapes() {
    let words = "evil\u{202e}txt \u{9b}1m \u{2066}x";
    let said = json(serde_json::to_string(words).unwrap());
    assert!(said.is_ascii(), "{said}");
    assert_eq!(serde_json::from_str::<String>(&said).unwrap(), words);
}

#[test]
fn a_long_line_is_shortened() {
    assert_eq!(shortened("ää\nabcdef\nabc", 3), "ää\nabc…\nabc");
}

#[test]
fn everything_else_stays() {
    assert!(matches!(shown("Æther — “naïve” 龍 ✓"), Cow::Borrowed(_)));
}

#[test]
fn no_line_of_a_paragraph_passes_for_another() {
    assert_eq!(paragraph("one\r\nPASSED\u{1b}c\n", "    "), "one\n    PASSED\\u{1b}c");
}
