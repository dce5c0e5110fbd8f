//! The passages of FAQs.

use casebook_steps::rules_text::{PassageKind, passage_print, passages};

fn read(text: &str, known: &[&str]) -> Vec<(PassageKind, usize, String)> {
    let prints: Vec<String> = known.iter().map(|text| passage_print(text)).collect();
    let found = passages(text.as_bytes(), |print| prints.iter().any(|known| known == print)).unwrap();
    found.into_iter().map(|passage| (passage.kind, passage.line, passage.text)).collect()
}

#[test]
fn broken_lines_are_joined_over_empty_ones() {
    use PassageKind::{Bullet, Clause, Example};
    let text = "NOTES\n\n502.1. Walking\n\n502.1a A creature that walks is slow, and one that\n\nruns is fast.\n\n\
                Example: Ann walks, and Bob who runs arrives before\n\nher.\n\n* All of them arrive, and nobody has to wait for the\n\n*last* one.\n\n\
                Ember Wolf\n\n*/*\n\n*Some never arrive.\n";
    let is = |kind, line, text: &str| (kind, line, text.to_owned());
    let expected = [
        is(Clause, 5, "502.1a A creature that walks is slow, and one that runs is fast."),
        is(Example, 9, "Example: Ann walks, and Bob who runs arrives before her."),
        is(Bullet, 13, "All of them arrive, and nobody has to wait for the *last* one."),
        is(Bullet, 21, "Some never arrive."),
    ];
    assert_eq!(read(text, &[]), expected);
}

#[test]
fn a_line_is_a_paragraph_in_the_other_layout() {
    let long = "A wolf that waits ".repeat(8);
    let text = format!("* {long}goes home.\nEmber Wolf\n*One with “wings” doesn’t.\nAdd a comment\n");
    let found = read(&text, &[]);
    assert_eq!(found.len(), 2);
    assert_eq!((found[1].1, found[1].2.as_str()), (3, "One with “wings” doesn’t."));
}

#[test]
fn a_known_passage_ends_where_it_is_known() {
    let text = "* A wolf that waits at the door of the house all day\n\ngoes home at the end of it, if nobody lets it in the\n\nhouse. A longer line is here that is not part of it.\n";
    let known =
        "A wolf that waits at the door of the house all day goes home at the end of it, if nobody lets it in the";
    assert_eq!(read(text, &[known])[0].2, known);
    assert!(read(text, &[])[0].2.ends_with("part of it."));
}

#[test]
fn a_print_has_letters_and_digits_only() {
    assert_eq!(passage_print("A “Wolf” — 1/1."), passage_print("a wolf 11"));
    assert_ne!(passage_print("a wolf"), passage_print("a dog"));
}
