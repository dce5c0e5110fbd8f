//! The moments of a trace: what it tells about a ruling, and what every case has besides (mana from lands, passing, the turn's own steps).

use std::collections::BTreeSet;

use crate::port::TraceLine;

/// How much a line of a trace says about a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// A rule of the ruling was applied, was considered or refused something.
    Ruling,
    /// Something happened in the game.
    Event,
    /// Another rule was applied.
    OtherRule,
    /// It is about mana, costs, passing or the steps of the turn.
    Aside,
}

/// The weight of each line. `marks` are those of the rules of the ruling.
#[must_use]
pub fn weights(trace: &[TraceLine], marks: &BTreeSet<&str>) -> Vec<Weight> {
    let mut drawing = false;
    let weight = |(at, line): (usize, &TraceLine)| {
        if line.event.contains("'s ") && line.event.ends_with(" begins") {
            drawing = line.event.ends_with("'s draw begins") || line.event.ends_with("'s draw step begins");
        }
        match line.mark.as_deref() {
            Some(mark) if marks.contains(mark) => Weight::Ruling,
            Some(mark) if is_of_costs(mark) || line.event.starts_with(NOTHING) => Weight::Aside,
            Some(_) => Weight::OtherRule,
            None if is_aside(&line.event) || pays_by_tapping(trace, at) => Weight::Aside,
            None if drawing && (line.event.contains(" draws ") || line.event.ends_with("(drawn)")) => Weight::Aside,
            None => Weight::Event,
        }
    };
    trace.iter().enumerate().map(weight).collect()
}

/// How a line begins whose rule was looked at and did nothing.
const NOTHING: &str = "looked at, nothing to do";

/// Whether a rule is about the payment of a cost.
fn is_of_costs(mark: &str) -> bool {
    matches!(mark, "pay_costs" | "total_cost") || mark.starts_with("mana_")
}

/// Whether an event is about mana, passing or the steps of the turn.
fn is_aside(event: &str) -> bool {
    let mana = [" adds {", " has tapped ", " spends {", " plays the ability mana", "is asked for mana sources: "];
    mana.iter().any(|part| event.contains(part))
        || event.starts_with("the total cost of ")
        || event.starts_with("Turn ") && event.contains(" begins")
        || event.ends_with(" begins")
        || event.ends_with(" passes")
}

/// Whether a permanent was tapped for the mana that one of the next lines adds.
fn pays_by_tapping(trace: &[TraceLine], at: usize) -> bool {
    let Some(tapped) = trace[at].event.strip_prefix("tapped: ") else { return false };
    let end = format!(" with {tapped}");
    let next = trace[at + 1..].iter().take(4).take_while(|line| line.step == trace[at].step);
    next.into_iter().any(|line| line.event.contains(" adds {") && line.event.ends_with(&end))
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
