//! The rules of a text, and their numbers.

use casebook_steps::rules_text::{NotRules, Number, RulesText};

const TEXT: &str = "Rules\n\nContents\n1. The Whole\n100. Turns\n\nGlossary\n\n1. The Whole\n\n100. Turns\n\n\
    100.1. It is the turn of a player.\nExample: It is Ann's turn.\n\n100.2. Ends\n\n\
    100.2a A turn ends if it has\nto (see rule\n100.1) and as soon as it can.\n100.2b The end is the end.\n\n\
    Glossary\n\n100.9. This is not a rule of the game.\n";

fn read(text: &str) -> RulesText {
    RulesText::read(text.as_bytes()).unwrap()
}

#[test]
fn rules_end_at_the_glossary_and_examples_stand_apart() {
    let text = read(TEXT);
    let numbers: Vec<&str> = text.rules.iter().map(|rule| rule.number.as_str()).collect();
    assert_eq!(numbers, ["100.1", "100.2", "100.2a", "100.2b"]);
    assert_eq!(text.rules[0].text, "It is the turn of a player.");
    assert_eq!(text.rules[0].examples, ["Example: It is Ann's turn."]);
    assert_eq!(text.rules[2].text, "A turn ends if it has to (see rule 100.1) and as soon as it can.");
    assert_eq!(text.sections["100"], "Turns");
    assert_eq!(text.title(&text.rules[3].number), Some("Ends"));
    assert_eq!(text.title(&text.rules[0].number), Some("Turns"));
}

#[test]
fn line_ends_make_no_difference() {
    assert_eq!(read(&TEXT.replace('\n', "\r\n")), read(TEXT));
    assert_eq!(read(&TEXT.replace('\n', "\r")), read(TEXT));
    assert_eq!(read(&format!("\u{feff}{}", TEXT.replace("\n\n", "\r\n\n"))), read(TEXT));
}

#[test]
fn numbers_stand_in_the_order_of_the_book() {
    let at = |text: &str| Number::at(text).map(|(number, _)| number);
    let number = |text: &str| at(&format!("{text} x")).unwrap();
    assert!(number("502.9") < number("502.40") && number("502.40") < number("502.40a"));
    assert!(number("502.40a").is_in("502.40") && !number("502.40a").is_in("502.4") && number("502.40a").is_in("5"));
    assert_eq!(at("305.3.The first word touches it"), Some(number("305.3")));
    for no in ["502.40, and so on", "502.40)", "502.40abc", "1999.1 a", "502. Words", "50.1 a", "5é2.1 a"] {
        assert_eq!(at(no), None, "{no}");
    }
}

#[test]
fn what_has_no_english_rules_is_refused() {
    let refused = |text: &str| RulesText::read(text.as_bytes()).unwrap_err();
    assert_eq!(refused("Lorem ipsum.\n"), NotRules::NoRules);
    assert_eq!(refused("100.1. Jeder Zug gehört einem Spieler, und er endet auch einmal.\n"), NotRules::NotEnglish);
}
