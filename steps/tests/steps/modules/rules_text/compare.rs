//! The comparison of two rules texts.

use casebook_steps::rules_text::{Comparison, Counts, Fate, Pair, Rule, RulesText};

const OLD: &str = "\
100. Turns\n\n100.1. It is the turn of one player.\n\n100.2. A player who can't draw a card has lost the game.\n\n\
100.3. Ends\n\n100.3a A turn ends.\nExample: Ann's turn.\n\n100.4. If a clock strikes, all dogs bark at the moon.\n";
const NEW: &str = "\
100. Turns\n\n100.1. It is the turn of one player.\n\n100.2. A player who draws from an empty library has lost the game.\n\n\
100.4. Ends\n\n100.4a A turn ends.\nExample: Bob's turn.\n\n100.5. Whoever is last to leave is to feed the two cats.\n";

fn told(old: &str, new: &str) -> Vec<(Fate, Option<String>, Option<String>)> {
    let (old, new) = (RulesText::read(old.as_bytes()).unwrap(), RulesText::read(new.as_bytes()).unwrap());
    let number = |rule: Option<&Rule>| rule.map(|rule| rule.number.to_string());
    Comparison::of(&old, &new).pairs.iter().map(|pair| (pair.fate, number(pair.old), number(pair.new))).collect()
}

#[test]
fn every_rule_of_both_is_told_once() {
    let is = |fate, old: &str, new: &str| {
        let number = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        (fate, number(old), number(new))
    };
    let expected = [
        is(Fate::Same, "100.1", "100.1"),
        is(Fate::Reworded, "100.2", "100.2"),
        is(Fate::Gone, "100.4", ""),
        is(Fate::Renumbered, "100.3", "100.4"),
        is(Fate::Renumbered, "100.3a", "100.4a"),
        is(Fate::New, "", "100.5"),
    ];
    assert_eq!(told(OLD, NEW), expected);
}

#[test]
fn a_text_is_the_same_as_itself() {
    assert!(told(OLD, OLD).iter().all(|(fate, old, new)| *fate == Fate::Same && old == new));
}

#[test]
fn titles_are_not_counted_and_examples_do_not_reword() {
    let (old, new) = (RulesText::read(OLD.as_bytes()).unwrap(), RulesText::read(NEW.as_bytes()).unwrap());
    let comparison = Comparison::of(&old, &new);
    assert_eq!(comparison.counts(), Counts { same: 1, reworded: 1, renumbered: 1, new: 1, gone: 1 });
    let other: Vec<bool> = comparison.pairs.iter().map(Pair::has_other_examples).collect();
    assert_eq!(other, [false, false, false, false, true, false]);
}
