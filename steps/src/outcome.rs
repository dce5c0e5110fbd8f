//! What was observed in a case, in a form that can be compared between editions: rule numbers and reasons are left out.

use super::Observed;
use crate::{
    case::{Aspect, Case, DecisionSeen, Legality, Origin, Probe, Query, Value},
    judge::describe_value,
    port::{End, Ran, Seen},
    suite::Scenario,
};

/// The outcome of a case.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Outcome {
    /// The observation for each probe of the case.
    seen: Vec<Saw>,
    end: Ended,
    /// What each probe that was added observes.
    added: Vec<String>,
}

/// An observation without reasons.
#[derive(Debug, Clone, PartialEq)]
enum Saw {
    /// The case ended before.
    Nothing,
    /// There is no such object.
    NoObject,
    Value(Value),
}

/// The way in which a case ended.
#[derive(Debug, Clone, PartialEq)]
enum Ended {
    Completed,
    /// An operation was refused.
    Refused {
        step: usize,
    },
    /// The game asked a question that the scenario doesn't answer.
    Asked {
        step: usize,
        player: String,
        kind: String,
    },
}

/// The case with more to observe at its end: the life total of each player and the zone of each card.
pub(super) fn asked(case: &Case) -> Case {
    let mut asked = case.clone();
    asked.probes.extend(more(case).map(|query| Probe { after: case.script.len(), query }));
    asked
}

/// The queries that are added to a case.
fn more(case: &Case) -> impl Iterator<Item = Query> {
    let lives = case.players.iter().cloned().map(Query::Life);
    let cards = case.objects.iter().filter(|object| matches!(object.origin, Origin::Card { .. }));
    let zones = cards.map(|card| Query::Object { object: card.handle.clone(), aspect: Aspect::Zone });
    lives.chain(zones)
}

impl Outcome {
    /// The outcome of a run, or the reason why the case could not be carried out.
    pub(super) fn of(case: &Case, ran: Ran) -> Result<Self, String> {
        let end = match &ran.end {
            End::Completed => Ended::Completed,
            End::Refused { step, .. } => Ended::Refused { step: *step },
            End::Undecided { step, decision: DecisionSeen { player, kind, .. } } => {
                Ended::Asked { step: *step, player: player.to_string(), kind: kind.clone() }
            }
            End::Unsupported(lack) => return Err(format!("the engine lacks the {lack}")),
            End::Inconclusive { reason } => return Err(reason.clone()),
            End::Error { message } | End::Broken { message, .. } => return Err(message.clone()),
        };
        let saw = |probe: usize| match ran.seen(probe) {
            None => Saw::Nothing,
            Some(Seen::Unobservable(_)) => Saw::NoObject,
            Some(Seen::Value(value)) => Saw::Value(without_reason(value)),
        };
        let added = case.probes.iter().map(|probe| said(&probe.query)).collect();
        Ok(Self { seen: (0..case.probes.len()).map(saw).collect(), end, added })
    }

    /// The observations that differ from those of another run of the same case.
    pub(super) fn against(&self, other: &Self, scenario: &Scenario) -> Vec<Observed> {
        let lowered = &scenario.lowered;
        let what = |probe: usize| {
            let claim = lowered.expectations.0.iter().find(|claim| claim.probe == probe);
            claim.map_or_else(|| self.added[probe].clone(), |claim| claim.text.clone())
        };
        let mut observed = Vec::new();
        if self.end != other.end {
            let [from, to] = [self, other].map(|outcome| outcome.end.said(scenario));
            observed.push(Observed { what: "the end of the case".to_owned(), from, to });
        }
        for (probe, (before, after)) in self.seen.iter().zip(&other.seen).enumerate() {
            // What comes after the end of a case isn't another outcome.
            if before != after && *before != Saw::Nothing && *after != Saw::Nothing {
                let (from, to) = before.beside(after);
                observed.push(Observed { what: what(probe), from, to });
            }
        }
        let mut told: Vec<Observed> = Vec::new();
        for one in observed {
            let known =
                told.iter().any(|other| (&other.what, &other.from, &other.to) == (&one.what, &one.from, &one.to));
            told.extend((!known).then_some(one));
        }
        told
    }
}

/// The length above which only the different entries of two lists are told.
const LONG: usize = 12;

impl Saw {
    /// Both observations in words. Of long lists, the entries that only one of them has.
    fn beside(&self, other: &Self) -> (String, String) {
        let lists = match (self, other) {
            (Saw::Value(Value::Words(before)), Saw::Value(Value::Words(after))) => Some((before, after)),
            (Saw::Value(Value::Decision(before)), Saw::Value(Value::Decision(after)))
                if (&before.player, &before.kind) == (&after.player, &after.kind) =>
            {
                Some((&before.options, &after.options))
            }
            _ => None,
        };
        let Some((before, after)) = lists.filter(|(before, after)| before.len().max(after.len()) > LONG) else {
            return (self.said(), other.said());
        };
        let only = |one: &[String], other: &[String]| {
            let only: Vec<&str> = one.iter().filter(|entry| !other.contains(entry)).map(String::as_str).collect();
            if only.is_empty() { "no others".to_owned() } else { format!("also {}", only.join(", ")) }
        };
        (only(before, after), only(after, before))
    }

    fn said(&self) -> String {
        match self {
            Saw::Nothing => "not observed".to_owned(),
            Saw::NoObject => "there is no such object".to_owned(),
            Saw::Value(value) => describe_value(value),
        }
    }
}

impl Ended {
    fn said(&self, scenario: &Scenario) -> String {
        let lowered = &scenario.lowered;
        let operation = |step: &usize| {
            let line = lowered.script_lines.get(*step);
            let step = lowered.steps.iter().find(|step| Some(&step.line) == line);
            step.map_or_else(|| "an operation".to_owned(), |step| format!("\"{}\"", step.text))
        };
        match self {
            Ended::Completed => "it is carried out".to_owned(),
            Ended::Refused { step } => format!("{} is illegal", operation(step)),
            Ended::Asked { player, kind, .. } => format!("{player} is asked for {}", kind.replace('_', " ")),
        }
    }
}

/// A value without the reason and the rule number of a refusal.
fn without_reason(value: &Value) -> Value {
    match value {
        Value::Legality(Legality::Refused { .. }) => Value::Legality(Legality::Refused { rule: None, reason: None }),
        other => other.clone(),
    }
}

/// The name of a query that no claim is about.
fn said(query: &Query) -> String {
    match query {
        Query::Life(player) => format!("{player}'s life total"),
        Query::Object { object, aspect: Aspect::Zone } => format!("the zone of {}", object.as_written()),
        _ => "another observation".to_owned(),
    }
}
