//! The references within a rule's text.

use casebook_steps::rules_text::references::replaced;

#[test]
fn only_references_get_other_numbers() {
    let moved = |number: &str| number.strip_prefix("722").map(|part| format!("723{part}"));
    let told = |text: &str| replaced(text, moved);
    assert_eq!(told("See rule 722, \"Ends.\""), "See rule 723, \"Ends.\"");
    assert_eq!(told("See rules 105.2, 722.1a, and 722."), "See rules 105.2, 723.1a, and 723.");
    assert_eq!(told("See rules 700–722."), "See rules 700–723.");
    assert_eq!(told("See rules 701.4, “Meld,” and 722, “Ends.”"), "See rules 701.4, “Meld,” and 723, “Ends.”");
    assert_eq!(told("See rule 701.4. It has 722 parts."), "See rule 701.4. It has 722 parts.");
    assert_eq!(told("A deck of 722 cards, or 1722.1, and 722.1abc."), "A deck of 722 cards, or 1722.1, and 722.1abc.");
}
