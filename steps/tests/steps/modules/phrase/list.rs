//! Closed lists of phrases.

use casebook_steps::phrase::{
    Cursor,
    list::{Phrase, alone, with},
};

const LIST: [Phrase<u8>; 3] = [alone("is tapped", 1), with("is attached to", "\"X\"", 2), alone("has", 3)];

fn cursor(text: &str) -> Cursor {
    Cursor::new(text, 0).unwrap()
}

#[test]
fn the_first_that_fits_is_read() {
    let mut read = cursor("is attached to \"Bear\"");
    assert_eq!(read.one_of(&LIST), Some(2));
    assert!(read.sees_quoted());
    assert_eq!(cursor("has been").one_of(&LIST), Some(3));
    assert_eq!(cursor("was").one_of(&LIST), None);
}

#[test]
fn a_near_phrase_is_suggested_and_else_all_are_listed() {
    let help = |text: &str| cursor(text).none_of("a state", &LIST).help.unwrap();
    assert_eq!(help("is taped \"Bear\""), "did you mean `is tapped`?");
    assert_eq!(help("is atached to \"Bear\""), "did you mean `is attached to`?");
    assert_eq!(help("\"Bear\""), "there are `is tapped`, `is attached to`, `has`");
    assert_eq!(cursor("sleeps").none_of("a state", &LIST).message, "expected a state, but found `sleeps`");
}
