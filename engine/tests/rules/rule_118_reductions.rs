//! Reductions of mana costs (118.7).

use casebook_engine::{cards::values::ManaCost, rules::costs::arithmetic::reduce};

fn cost(text: &str) -> ManaCost {
    text.parse().unwrap()
}

fn left(of: &str, by: &str) -> String {
    reduce(cost(of), &cost(by)).cost.to_string()
}

#[test]
fn generic_mana_takes_generic_mana_only() {
    assert_eq!(left("{1}{R}", "{1}"), "{R}");
    assert_eq!(left("{R}", "{1}"), "{R}");
}

#[test]
fn a_reduction_touches_the_total_with_what_was_added() {
    // A spell for {R} with a spliced text for {1}{U}, reduced by one generic mana.
    let total = cost("{R}").plus(&cost("{1}{U}"));
    assert_eq!(reduce(total, &cost("{1}")).cost, cost("{U}{R}"));
}

#[test]
fn colored_mana_takes_its_color_then_generic_mana() {
    assert_eq!(left("{4}{W}{W}", "{W}{W}{W}{W}"), "{2}");
    assert_eq!(left("{4}{W}{W}", "{5}{W}"), "{W}");
    assert_eq!(left("{4}{W}{W}", "{1}{G}"), "{2}{W}{W}");
    assert!(reduce(cost("{4}{W}{W}"), &cost("{1}{G}")).spilled);
    assert!(!reduce(cost("{4}{W}{W}"), &cost("{1}{W}")).spilled);
}

#[test]
fn increases_come_before_reductions() {
    let total = cost("{4}{W}{W}").plus(&cost("{1}"));
    assert_eq!(total.to_string(), "{5}{W}{W}");
    assert_eq!(reduce(total, &cost("{5}{W}{W}")).cost, ManaCost::ZERO);
}

#[test]
fn colored_mana_takes_what_is_of_that_color_or_another() {
    assert_eq!(left("{2}{W/U}{W/U}{W}", "{W}{W}"), "{2}{W/U}");
    assert_eq!(left("{2}{W/U}", "{U}{U}"), "{1}");
    assert_eq!(left("{2}{W/U}", "{R}"), "{1}{W/U}");
}

#[test]
fn a_cost_stays_at_nothing() {
    assert_eq!(left("{1}{W}", "{5}{W}{W}"), "{0}");
}
