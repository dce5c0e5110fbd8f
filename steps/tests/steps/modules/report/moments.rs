//! The moments of a trace.

use std::collections::BTreeSet;

use casebook_steps::{
    port::TraceLine,
    report::{Weight, weights},
};

#[test]
fn mana_and_the_steps_of_the_turn_are_set_aside_and_the_ruling_stands_out() {
    let line = |mark: &str, event: &str| TraceLine {
        step: Some(0),
        event: event.to_owned(),
        mark: Some(mark.to_owned().into()).filter(|mark: &std::borrow::Cow<'_, str>| !mark.is_empty()),
        rule: None,
    };
    let lines = [
        (line("", "Alice's draw begins"), Weight::Aside),
        (line("", "Alice draws Wastes"), Weight::Aside),
        (line("", "Alice's precombat main begins"), Weight::Aside),
        (line("pay_costs", "A player pays all costs in full. (Island)"), Weight::Aside),
        (line("", "tapped: Island"), Weight::Aside),
        (line("", "Alice plays the ability mana.island of Island"), Weight::Aside),
        (line("", "Alice adds {U} with Island"), Weight::Aside),
        (line("", "tapped: Island"), Weight::Event),
        (line("spell_cast", "A spell has been cast. (Boomerang)"), Weight::OtherRule),
        (line("", "Alice draws Wastes"), Weight::Event),
        (line("legend_rule", "looked at, nothing to do: Legendary permanents"), Weight::Ruling),
        (line("destroy", "looked at, nothing to do: A permanent is destroyed."), Weight::Aside),
        (line("legend_rule", "Legendary permanents with the same name can't all stay."), Weight::Ruling),
    ];
    let trace: Vec<TraceLine> = lines.iter().map(|(line, _)| line.clone()).collect();
    let expected: Vec<Weight> = lines.iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights(&trace, &BTreeSet::from(["legend_rule"])), expected);
    // A cost is what some rulings are about.
    assert_eq!(weights(&trace[3..4], &BTreeSet::from(["pay_costs"])), [Weight::Ruling]);
}
