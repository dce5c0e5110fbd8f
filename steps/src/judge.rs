//! The judge: compares the observations of an engine with the expectations of a scenario. Nothing else compares them.

mod asked;
mod words;

pub use asked::Lines;
pub use words::{describe_value, describe_want};

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    case::{
        Case, CombatSeen, DecisionSeen, EventPattern, EventSeen, Handle, Legality, Mana, SpentSeen, TokenSeen, Value,
    },
    editions::is_part,
    expectation::{CombatWant, DecisionWant, Expectation, Expectations, Want},
    port::{Breakage, End, Ran, Seen},
    verdict::Verdict,
};

/// The judgement of one run of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The verdict before deviations are applied.
    pub verdict: Verdict,
    /// The reason in one sentence, if the case didn't pass.
    pub detail: Option<String>,
    /// Each claim with its observation.
    pub claims: Vec<ClaimResult>,
}

/// The result of one claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct ClaimResult {
    /// The step.
    pub text: String,
    /// Its line.
    pub line: usize,
    /// Whether it is true.
    pub held: bool,
    /// The expected value.
    pub expected: String,
    /// The observed value.
    pub seen: String,
}

/// Whether a claim is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    Yes,
    No,
    /// The engine reports that it can't observe this.
    Unobservable,
    /// The engine reported nothing.
    Missing,
}

/// The text for a missing observation: the case stopped before it, or the answer lacks it.
pub const NOT_SEEN: &str = "not looked at";

/// Judges a run.
pub fn judge(case: &Case, expectations: &Expectations, ran: &Ran) -> Judgement {
    judge_read(case, expectations, ran, &Lines::default())
}

/// Judges a run of a case that was read from these lines, which messages name.
pub fn judge_read(case: &Case, expectations: &Expectations, ran: &Ran, lines: &Lines<'_>) -> Judgement {
    let judged: Vec<(Held, ClaimResult)> = expectations.0.iter().map(|expectation| claim(expectation, ran)).collect();
    let (verdict, detail) = match &ran.end {
        End::Completed => {
            let (verdict, detail) = completed(&judged);
            // An answer that the game didn't ask for is a likely cause of the failure.
            let unasked = || asked::unasked(case, lines, &ran.unused_answers);
            (verdict, detail.map(|detail| if verdict == Verdict::Failed { detail + &unasked() } else { detail }))
        }
        End::Refused { step, rule, reason } => {
            let by = rule.as_ref().map(|rule| format!(" by rule {rule}")).unwrap_or_default();
            (Verdict::Failed, Some(format!("{} was refused{by}: {reason}", lines.operation(case, *step))))
        }
        End::Undecided { step, decision } => {
            (Verdict::Failed, Some(asked::waiting(case, lines, *step, decision, &ran.unused_answers)))
        }
        End::Unsupported(lack) => (Verdict::Unsupported, Some(format!("the engine lacks the {lack}"))),
        End::Inconclusive { reason } => {
            (Verdict::Inconclusive, Some(format!("the position could not be placed: {reason}")))
        }
        End::Error { message } => (Verdict::Error, Some(message.clone())),
        End::Broken { how, message } => {
            let verdict = match how {
                Breakage::Crash => Verdict::Crash,
                Breakage::Timeout => Verdict::Timeout,
                Breakage::Protocol => Verdict::ProtocolError,
            };
            (verdict, Some(message.clone()))
        }
    };
    Judgement { verdict, detail, claims: judged.into_iter().map(|(_, claim)| claim).collect() }
}

/// The verdict on a completed script. A false claim has precedence over one that couldn't be observed.
fn completed(judged: &[(Held, ClaimResult)]) -> (Verdict, Option<String>) {
    let first = |held: Held| judged.iter().find(|(found, _)| *found == held).map(|(_, claim)| claim);
    if let Some(claim) = first(Held::No) {
        return (Verdict::Failed, Some(format!("{}: expected {}, saw {}", claim.text, claim.expected, claim.seen)));
    }
    if let Some(claim) = first(Held::Missing) {
        return (Verdict::ProtocolError, Some(format!("the engine reports nothing for the claim: {}", claim.text)));
    }
    if let Some(claim) = first(Held::Unobservable) {
        return (Verdict::Unsupported, Some(format!("{}: {}", claim.text, claim.seen)));
    }
    if judged.is_empty() {
        return (Verdict::SuiteError, Some("the scenario has no claims".to_owned()));
    }
    (Verdict::Passed, None)
}

fn claim(expectation: &Expectation, ran: &Ran) -> (Held, ClaimResult) {
    let expected = describe_want(&expectation.want);
    let (held, seen) = match ran.seen(expectation.probe) {
        None => (Held::Missing, NOT_SEEN.to_owned()),
        Some(Seen::Unobservable(why)) => (Held::Unobservable, why.clone()),
        Some(Seen::Value(value)) => match holds(&expectation.want, value, ran) {
            Some(true) => (Held::Yes, describe_value(value)),
            Some(false) => (Held::No, seen_instead(&expectation.want, value)),
            None => (Held::Missing, "nothing to compare with".to_owned()),
        },
    };
    let result =
        ClaimResult { text: expectation.text.clone(), line: expectation.line, held: held == Held::Yes, expected, seen };
    (held, result)
}

/// The text for an observation that is wrong. Where a player was to have a free choice, `nothing` means that the game asked no question.
fn seen_instead(want: &Want, value: &Value) -> String {
    match (want, value) {
        (Want::Legal | Want::Refused(_), Value::Nothing) => {
            "nobody is asked here: there is nothing to choose, or one choice only".to_owned()
        }
        _ => describe_value(value),
    }
}

/// Whether a value fits the expectation; `None` if it is a comparison with a probe that has no value.
pub fn holds(want: &Want, value: &Value, ran: &Ran) -> Option<bool> {
    let both = |wanted, so: fn(&[String], &[String]) -> bool| {
        entries(wanted).zip(entries(value)).is_some_and(|(wanted, seen)| so(&wanted, &seen))
    };
    Some(match want {
        Want::Is(wanted) => wanted == value,
        Want::IsNot(wanted) => same_kind(wanted, value) && wanted != value,
        Want::IsInAnyOrder(wanted) => both(wanted, same_bag),
        Want::Contains(wanted) => both(wanted, sub_bag),
        Want::Lacks(wanted) => both(wanted, |wanted, seen| wanted.iter().all(|entry| !seen.contains(entry))),
        Want::StartsWith(wanted) => both(wanted, |wanted, seen| seen.starts_with(wanted)),
        Want::EndsWith(wanted) => both(wanted, |wanted, seen| seen.ends_with(wanted)),
        Want::AtLeast(least) => matches!(value, Value::Number(number) if number >= least),
        Want::AtMost(most) => matches!(value, Value::Number(number) if number <= most),
        Want::Length(length) => entries(value).is_some_and(|seen| seen.len() == *length),
        Want::Legal => *value == Value::Legality(Legality::Legal),
        Want::Refused(wanted) => match value {
            Value::Legality(Legality::Refused { rule, .. }) => {
                wanted.is_empty() || rule.as_ref().is_none_or(|rule| wanted.iter().any(|wanted| is_part(wanted, rule)))
            }
            _ => false,
        },
        Want::SameAs { probe } => other(ran, *probe)? == value,
        Want::NotSameAs { probe } => other(ran, *probe)? != value,
        Want::Combat(wanted) => matches!(value, Value::Combat(seen) if combat(wanted, seen)),
        Want::Decision(wanted) => matches!(value, Value::Decision(seen) if decision(wanted, seen)),
        Want::InOrder(patterns) => matches!(value, Value::Events(events) if in_order(patterns, events)),
        Want::AtOnce(count) => {
            let at_once = |events: &[EventSeen]| events.windows(2).all(|pair| pair[0].moment == pair[1].moment);
            matches!(value, Value::Events(events) if events.len() == *count && at_once(events))
        }
        Want::InPool(wanted) => matches!(value, Value::Mana(mana) if mana.in_pool() == wanted.in_pool()),
        Want::SpentInAll(wanted) => matches!(value, Value::Spent(spent) if in_all(spent) == Some(wanted.in_pool())),
        Want::SpentFrom { source, spent: wanted } => {
            matches!(value, Value::Spent(spent) if spent.iter().any(|one| &one.source == source) == *wanted)
        }
        Want::Zone { zone, is } => matches!(value, Value::Place(place) if (place.zone == *zone) == *is),
        Want::Moment { player, phase } => {
            matches!(value, Value::Moment(moment) if moment.player == *player && moment.phase == *phase)
        }
    })
}

fn other(ran: &Ran, probe: usize) -> Option<&Value> {
    match ran.seen(probe)? {
        Seen::Value(value) => Some(value),
        Seen::Unobservable(_) => None,
    }
}

/// Whether two values have the same kind: a word is no answer to "not 3".
fn same_kind(one: &Value, other: &Value) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other) || *one == Value::Nothing || *other == Value::Nothing
}

/// The entries of a list as comparable text; `None` if the value is no list.
fn entries(value: &Value) -> Option<Vec<String>> {
    fn texts<T: serde::Serialize>(list: &[T]) -> Vec<String> {
        list.iter().filter_map(|entry| serde_json::to_string(entry).ok()).collect()
    }
    match value {
        Value::Words(list) => Some(texts(list)),
        Value::Objects(list) => Some(texts(list)),
        Value::Targets(list) => Some(texts(list)),
        Value::Stack(list) => Some(texts(list)),
        // Colours and types are sets, so their order is ignored.
        Value::Tokens(list) => Some(texts(&list.iter().map(TokenSeen::in_order).collect::<Vec<_>>())),
        Value::Events(list) => Some(texts(list)),
        Value::Spent(list) => Some(texts(list)),
        _ => None,
    }
}

fn same_bag(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && sub_bag(one, other)
}

fn sub_bag(few: &[String], many: &[String]) -> bool {
    let count = |list: &[String], entry: &String| list.iter().filter(|other| *other == entry).count();
    few.iter().all(|entry| count(few, entry) <= count(many, entry))
}

fn combat(wanted: &CombatWant, seen: &CombatSeen) -> bool {
    wanted.attacking.is_none_or(|so| seen.attacking.is_some() == so)
        && wanted.blocked.is_none_or(|so| seen.blocked == Some(so))
        && wanted.blocks.is_none_or(|so| seen.is_blocking() == so)
        && wanted.blocking.as_ref().is_none_or(|attacker| seen.blocking.contains(attacker))
}

fn decision(wanted: &DecisionWant, seen: &DecisionSeen) -> bool {
    wanted.player.as_ref().is_none_or(|player| *player == seen.player)
        && wanted.kind.as_ref().is_none_or(|kind| *kind == seen.kind)
        && wanted.source.as_ref().is_none_or(|source| seen.source.as_ref() == Some(source))
        && wanted.when.as_ref().is_none_or(|when| *when == seen.when)
        && wanted.options.as_ref().is_none_or(|options| same_bag(options, &seen.options))
}

/// Whether events that match the patterns happened in this order.
fn in_order(patterns: &[EventPattern], events: &[EventSeen]) -> bool {
    let mut rest = events.iter();
    patterns.iter().all(|pattern| rest.any(|event| fits(pattern, event)))
}

/// Whether an event matches every field of a pattern.
pub fn fits(pattern: &EventPattern, event: &EventSeen) -> bool {
    let handle = |wanted: &Option<Handle>, seen: &Option<Handle>| wanted.is_none() || wanted == seen;
    pattern.kind == event.kind
        && (pattern.player.is_none() || pattern.player == event.player)
        && handle(&pattern.object, &event.object)
        && handle(&pattern.source, &event.source)
        && (pattern.amount.is_none() || pattern.amount == event.amount)
        && (pattern.word.is_none() || pattern.word == event.word)
}

/// The mana of several sources together.
fn in_all(spent: &[SpentSeen]) -> Option<Mana> {
    let together: String = spent.iter().filter(|one| one.mana != Mana::none()).map(|one| one.mana.as_str()).collect();
    if together.is_empty() { Some(Mana::none()) } else { Some(together.parse::<Mana>().ok()?.in_pool()) }
}
