//! What proves a clause: a claim that was false at an earlier point, a "can't" that is a "can" without its reason, a clause that played a
//! part, a card that took part. A scenario that passes without these passes for nothing.

use crate::{
    case::{Case, Query},
    expectation::{Expectation, Want},
    judge::holds,
    lower::Lowered,
    port::{End, EngineUnderTest, Ran, Seen},
};
use std::{collections::BTreeSet, fmt};

/// What a clause's index entry asks of the scenarios that are tagged with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demand {
    /// The clause.
    pub clause: String,
    /// The marks of which at least one must have been applied, considered or refused. None: the clause has no mark of its own.
    pub marks: BTreeSet<String>,
    /// The cards of which at least one must have taken part. None: the clause speaks of no card.
    pub cards: BTreeSet<String>,
}

/// Why a scenario doesn't prove what it is tagged with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Every claim was true all along.
    AlwaysTrue,
    /// A "can't" that would be one without its reason too.
    SameWithout {
        /// The claim.
        text: String,
        /// Its line.
        line: usize,
    },
    /// A "can't" with nothing that shows it could be otherwise.
    NeverPossible {
        /// The claim.
        text: String,
        /// Its line.
        line: usize,
    },
    /// The clause played no part.
    ClauseAbsent {
        /// The clause.
        clause: String,
        /// The marks that would have shown it.
        marks: Vec<String>,
    },
    /// The card took no part.
    CardAbsent {
        /// The clause.
        clause: String,
        /// The cards that would have shown it.
        cards: Vec<String>,
    },
    /// An answer that nothing asked for.
    UnusedAnswer {
        /// Which operation of the script.
        step: usize,
    },
    /// The scenario can't be carried out, so nothing can be said.
    NotCarriedOut,
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Doubt::AlwaysTrue => {
                f.write_str("every claim was already true before anything happened that could have made it so")
            }
            Doubt::SameWithout { text, line } => {
                write!(f, "line {line}: \"{text}\" would be so without the reason it gives")
            }
            Doubt::NeverPossible { text, line } => {
                write!(
                    f,
                    "line {line}: \"{text}\" has no reason, was never possible before, and nothing like it is claimed to be possible"
                )
            }
            Doubt::ClauseAbsent { clause, marks } => {
                write!(f, "{clause} played no part (none of: {})", marks.join(", "))
            }
            Doubt::CardAbsent { clause, cards } => {
                write!(f, "{clause} speaks of a card that took no part (none of: {})", cards.join(", "))
            }
            Doubt::UnusedAnswer { step } => write!(f, "nothing asked for the answer in operation {}", step + 1),
            Doubt::NotCarriedOut => f.write_str("the scenario was not carried out"),
        }
    }
}

/// Everything that keeps a scenario from proving its clauses, as an engine that traces itself shows it.
///
/// The engine must already use the edition that is meant.
pub fn doubts(engine: &mut dyn EngineUnderTest, lowered: &Lowered, demands: &[Demand]) -> Vec<Doubt> {
    let (asked, repeats) = lowered.case.with_probes_everywhere();
    let ran = engine.run(&asked);
    if ran.end != End::Completed {
        return vec![Doubt::NotCarriedOut];
    }
    let claims = &lowered.expectations.0;
    let once_false = |claim: &Expectation| was_false(claim, &asked, &repeats, &ran);
    let mut doubts = Vec::new();
    let mut shown = claims.iter().any(once_false);
    for claim in claims.iter().filter(|claim| matches!(claim.want, Want::Refused(_))) {
        let (text, line) = (claim.text.clone(), claim.line);
        match &claim.because {
            Some(because) => {
                let other = engine.run(&lowered.case.without(&because.object, &because.quality));
                let possible = matches!(other.seen(claim.probe), Some(Seen::Value(value)) if holds(&Want::Legal, value, &other) == Some(true));
                shown |= possible;
                if !possible {
                    doubts.push(Doubt::SameWithout { text, line });
                }
            }
            None if !once_false(claim) && !sibling(claim, claims, &lowered.case) => {
                doubts.push(Doubt::NeverPossible { text, line })
            }
            None => {}
        }
    }
    if !shown {
        doubts.insert(0, Doubt::AlwaysTrue);
    }
    doubts.extend(demands.iter().flat_map(|demand| unmet(demand, &ran)));
    doubts.extend(ran.unused_answers.iter().map(|step| Doubt::UnusedAnswer { step: *step }));
    doubts
}

/// Whether a claim was false at a point before its own.
fn was_false(claim: &Expectation, asked: &Case, repeats: &[usize], ran: &Ran) -> bool {
    let before = asked.probes.iter().enumerate().filter(|(index, probe)| {
        repeats[*index] == claim.probe && *index != claim.probe && probe.after < asked.probes[claim.probe].after
    });
    before.map(|(index, _)| index).any(|index| match ran.seen(index) {
        Some(Seen::Value(value)) => holds(&claim.want, value, ran) == Some(false),
        _ => false,
    })
}

/// Whether something of the same kind is claimed to be possible beside a "can't": another action of that kind, another answer.
fn sibling(claim: &Expectation, claims: &[Expectation], case: &Case) -> bool {
    let kind = |claim: &Expectation| match &case.probes.get(claim.probe)?.query {
        Query::CanDo(action) => Some(Some(std::mem::discriminant(action))),
        Query::WouldAccept(_) => Some(None),
        _ => None,
    };
    claims.iter().any(|other| other.want == Want::Legal && kind(other) == kind(claim))
}

fn unmet(demand: &Demand, ran: &Ran) -> Option<Doubt> {
    if !demand.marks.is_empty() && !ran.marks.iter().any(|used| demand.marks.contains(&used.mark)) {
        return Some(Doubt::ClauseAbsent {
            clause: demand.clause.clone(),
            marks: demand.marks.iter().cloned().collect(),
        });
    }
    if !demand.cards.is_empty() && !ran.cards_took_part.iter().any(|card| demand.cards.contains(card)) {
        return Some(Doubt::CardAbsent {
            clause: demand.clause.clone(),
            cards: demand.cards.iter().cloned().collect(),
        });
    }
    None
}
