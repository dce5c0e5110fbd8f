//! What was observed in a case, in a form that can be compared between editions and between engines: rule numbers and reasons are left out.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    case::{Aspect, Case, DecisionSeen, Legality, Origin, Probe, Query, Value},
    judge::describe_value,
    lower::Lowered,
    port::{End, EngineUnderTest, Ran, Seen},
};

/// An observation that differs between two runs of a case, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Observed {
    /// What was observed: the claim of the scenario about it, or its own name.
    pub what: String,
    /// The observation in the first run: of the older edition, or of the first engine.
    pub from: String,
    /// The observation in the second run.
    pub to: String,
}

/// Carries out cases on an engine, in the edition that it uses now. An error says why a case could not be carried out.
pub(crate) fn outcomes(engine: &mut dyn EngineUnderTest, cases: &[&Case]) -> Vec<Result<Outcome, String>> {
    let planned: BTreeMap<String, String> = engine
        .plan(cases)
        .into_iter()
        .map(|lack| (lack.id, format!("the engine lacks the {}", lack.unsupported)))
        .collect();
    let (places, asked): (Vec<usize>, Vec<&Case>) =
        cases.iter().copied().enumerate().filter(|(_, case)| !planned.contains_key(&case.id)).unzip();
    let lacking = |case: &&Case| Err(planned.get(&case.id).cloned().unwrap_or_else(|| "it was not run".to_owned()));
    let mut outcomes: Vec<Result<Outcome, String>> = cases.iter().map(lacking).collect();
    engine.run_all(&asked, &mut |place, ran, _| outcomes[places[place]] = Outcome::of(asked[place], ran));
    outcomes
}

/// The outcome of a case.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Outcome {
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
pub(crate) fn asked(case: &Case) -> Case {
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
    pub(crate) fn of(case: &Case, ran: Ran) -> Result<Self, String> {
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

    /// Both outcomes without the observations that one of them lacks: engines need not observe the same things.
    pub(crate) fn shared(mut self, mut other: Self) -> (Self, Self) {
        for (one, two) in self.seen.iter_mut().zip(&mut other.seen) {
            if [&*one, &*two].iter().any(|saw| matches!(saw, Saw::Nothing | Saw::NoObject)) {
                (*one, *two) = (Saw::Nothing, Saw::Nothing);
            }
        }
        (self, other)
    }

    /// The observations that differ from those of another run of the same case.
    pub(crate) fn against(&self, other: &Self, lowered: &Lowered) -> Vec<Observed> {
        let what = |probe: usize| {
            let claim = lowered.expectations.0.iter().find(|claim| claim.probe == probe);
            claim.map_or_else(|| self.added[probe].clone(), |claim| claim.text.clone())
        };
        let mut observed = Vec::new();
        if self.end != other.end {
            let [from, to] = [self, other].map(|outcome| outcome.end.said(lowered));
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
    fn said(&self, lowered: &Lowered) -> String {
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
