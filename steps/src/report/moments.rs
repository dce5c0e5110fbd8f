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
