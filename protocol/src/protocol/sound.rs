//! The form of an answer: whether it has the right probes, with values of the right kind. The judge compares the values.

use std::collections::BTreeSet;

use crate::{
    case::{Aspect, Case, Query, Value},
    port::{End, Ran, Seen},
};

/// The error in an answer, as a message for the author of the adapter; `None` if the answer is valid.
#[must_use]
pub fn unsound(case: &Case, ran: &Ran) -> Option<String> {
    let mut seen = BTreeSet::new();
    for observation in &ran.observations {
        let index = observation.probe;
        let Some(probe) = case.probes.get(index) else {
            return Some(format!(
                "the answer observes probe {index}; the case has {}, counted from 0",
                case.probes.len()
            ));
        };
        if !seen.insert(index) {
            return Some(format!("the answer observes probe {index} twice"));
        }
        let (wanted, Seen::Value(value)) = (kind_of(&probe.query), &observation.seen) else { continue };
        let given = kind(value);
        if given != wanted && given != "nothing" {
            return Some(format!("probe {index} asks for a `{wanted}`, but the answer is a `{given}`"));
        }
    }
    let last = match &ran.end {
        End::Refused { step, .. } | End::Undecided { step, .. } => Some(*step),
        _ => None,
    };
    let outside = last.filter(|step| *step >= case.script.len())?;
    Some(format!("the answer ends at operation {outside}; the script has {}, counted from 0", case.script.len()))
}

/// The kind of a value, as in JSON.
#[must_use]
pub(super) fn kind(value: &Value) -> &'static str {
    match value {
        Value::Nothing => "nothing",
        Value::Number(_) => "number",
        Value::Pair(..) => "pair",
        Value::Word(_) => "word",
        Value::Words(_) => "words",
        Value::Player(_) => "player",
        Value::Mana(_) => "mana",
        Value::Spent(_) => "spent",
        Value::Place(_) => "place",
        Value::Objects(_) => "objects",
        Value::Targets(_) => "targets",
        Value::Stack(_) => "stack",
        Value::Tokens(_) => "tokens",
        Value::Fate(_) => "fate",
        Value::Legality(_) => "legality",
        Value::Decision(_) => "decision",
        Value::Combat(_) => "combat",
        Value::Moment(_) => "moment",
        Value::Events(_) => "events",
    }
}

/// The kind of value that a query asks for. `nothing` is a valid answer to every query.
#[must_use]
pub(super) fn kind_of(query: &Query) -> &'static str {
    match query {
        Query::Object { aspect, .. } => kind_of_aspect(*aspect),
        Query::Counters { .. } | Query::Life(_) | Query::CardsDrawn(_) | Query::Size { .. } => "number",
        Query::TimesTriggered { .. } | Query::DamageDealt { .. } => "number",
        Query::ManaPool(_) => "mana",
        Query::Standing(_) | Query::Knows { .. } | Query::Fingerprint => "word",
        Query::Contents { .. } => "objects",
        Query::Tokens(_) => "tokens",
        Query::Stack => "stack",
        Query::Now => "moment",
        Query::Priority => "player",
        Query::CanDo(_) | Query::WouldAccept(_) | Query::Tried => "legality",
        Query::Decision => "decision",
        Query::LegalTargets { .. } => "targets",
        Query::History(_) => "events",
    }
}

fn kind_of_aspect(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Zone => "place",
        Aspect::PowerToughness => "pair",
        Aspect::Types | Aspect::Colors | Aspect::Keywords | Aspect::Abilities | Aspect::TextWords | Aspect::Modes => {
            "words"
        }
        Aspect::ManaCost | Aspect::TotalCost => "mana",
        Aspect::ManaValue | Aspect::DamageMarked | Aspect::Spliced => "number",
        Aspect::Controller | Aspect::Owner | Aspect::KilledBy | Aspect::AttachedToPlayer => "player",
        Aspect::AttachedTo | Aspect::Attachments => "objects",
        Aspect::Combat => "combat",
        Aspect::Fate => "fate",
        Aspect::Targets => "targets",
        Aspect::ManaSpent => "spent",
        Aspect::Name
        | Aspect::Tapped
        | Aspect::Flipped
        | Aspect::Transformed
        | Aspect::Phased
        | Aspect::Face
        | Aspect::HowItCameThere => "word",
        Aspect::Revealed | Aspect::Identity => "word",
    }
}
