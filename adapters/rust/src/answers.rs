//! The answers of a script, and those that fit a decision of the engine.
//!
//! An engine divides decisions in its own way: it asks for more than the script answers, for less, at another moment. So an answer is found by
//! player, kind, source and what is on offer, never by its place in a queue.

use casebook_protocol::case::{Choice, Target, TargetChoice};
use serde_json::Value;

use crate::{Adapter, Chosen, Options, Prompt, Result, Stop, Thing, names::Names, needs::variant};

/// Kinds that engines use for one another: an answer of one may answer a decision of the other.
const ALIKE: [&[&str]; 3] = [
    &["may", "pay"],
    &["objects", "targets", "objects_and_players", "player", "keep", "source", "replacement", "random"],
    &["modes", "option", "word"],
];

/// The kind of a choice, by casebook's name.
pub(crate) fn kind_of(choice: &Choice) -> String {
    variant(choice).0
}

/// An answer of the script, or a choice that an action announces.
#[derive(Clone)]
pub(crate) struct Given {
    pub(crate) player: String,
    pub(crate) source: Option<String>,
    pub(crate) choice: Choice,
    pub(crate) kind: String,
    /// The operation of the script, and for an answer the operation before it.
    pub(crate) step: usize,
    pub(crate) owner: usize,
    /// What it is called if nobody asks for it: `play.targets`.
    pub(crate) path: String,
    pub(crate) used: bool,
}

impl Given {
    /// Whether it is part of an action, and not an answer of its own.
    pub(crate) fn is_announced(&self) -> bool {
        self.step == self.owner
    }

    /// Whether it is meant for a decision, by its player, kind and source.
    fn is_meant<A: Adapter>(&self, prompt: &Prompt<A>, names: &Names<A>, alike: bool) -> bool {
        let kinds = self.kind == prompt.kind
            || alike && ALIKE.iter().any(|group| group.contains(&self.kind.as_str()) && group.contains(&prompt.kind));
        let player = names.player(&self.player).is_ok_and(|player| player == prompt.player);
        let source = match (&self.source, &prompt.source) {
            (Some(handle), Some(asks)) => names.object(handle).is_ok_and(|object| object == *asks),
            _ => true,
        };
        kinds && player && source
    }
}

/// The answers that together fit a decision: mostly one. First come those of the operation, then earlier ones that nobody asked for, then later
/// ones; first those of the same kind.
pub(crate) fn fitting<A: Adapter>(given: &[Given], prompt: &Prompt<A>, names: &Names<A>, step: usize) -> Vec<usize> {
    let unused = |at: &usize| !given[*at].used;
    let near: Vec<usize> = (0..given.len()).filter(unused).filter(|at| given[*at].owner == step).collect();
    let early = (0..given.len()).filter(unused).filter(|at| given[*at].owner < step).collect();
    let late = |at: &usize| given[*at].owner > step && !given[*at].is_announced();
    let late = (0..given.len()).filter(unused).filter(late).collect();
    for among in [near, early, late] {
        for alike in [false, true] {
            let meant: Vec<usize> =
                among.iter().copied().filter(|at| given[*at].is_meant(prompt, names, alike)).collect();
            let enough = (0..meant.len()).map(|from| enough(given, &meant[from..], prompt, names));
            if let Some(found) = enough.into_iter().find(|found| !found.is_empty()) {
                return found;
            }
        }
    }
    Vec::new()
}

/// An answer of the operation that is meant for a decision but is not on offer.
pub(crate) fn wrong<'g, A: Adapter>(
    given: &'g [Given],
    prompt: &Prompt<A>,
    names: &Names<A>,
    step: usize,
) -> Option<&'g Given> {
    given.iter().find(|one| !one.used && one.owner == step && one.is_meant(prompt, names, false))
}

/// As many of these answers as the decision needs; none if they are too few, too many or not on offer.
fn enough<A: Adapter>(given: &[Given], meant: &[usize], prompt: &Prompt<A>, names: &Names<A>) -> Vec<usize> {
    let (mut found, mut count) = (Vec::new(), 0);
    for at in meant {
        let Ok(chosen) = chosen(&given[*at].choice, names) else { return Vec::new() };
        let size = match &chosen {
            Chosen::Things(things) => things.len(),
            Chosen::Words(words) => words.len(),
            _ => return vec![*at],
        };
        if !is_offered(prompt, &chosen) {
            return Vec::new();
        }
        found.push(*at);
        count += size;
        if count >= prompt.least as usize {
            break;
        }
    }
    let fits = count >= prompt.least as usize && prompt.most.is_none_or(|most| count <= most as usize);
    if fits { found } else { Vec::new() }
}

fn is_offered<A: Adapter>(prompt: &Prompt<A>, chosen: &Chosen<A>) -> bool {
    match (&prompt.options, chosen) {
        (Options::Things(offered), Chosen::Things(chosen)) => chosen.iter().all(|one| offered.contains(one)),
        (Options::Words(offered), Chosen::Words(chosen)) => chosen.iter().all(|one| offered.contains(one)),
        _ => true,
    }
}

/// What answers say together.
pub(crate) fn joined<A: Adapter>(given: &[Given], found: &[usize], names: &Names<A>) -> Result<Chosen<A>> {
    let mut all = found.iter().map(|at| chosen(&given[*at].choice, names));
    let first = all.next().unwrap_or(Err(Stop::Error("no answer was found".to_owned())))?;
    all.try_fold(first, |first, next| {
        Ok(match (first, next?) {
            (Chosen::Things(mut one), Chosen::Things(other)) => {
                one.extend(other);
                Chosen::Things(one)
            }
            (Chosen::Words(mut one), Chosen::Words(other)) => {
                one.extend(other);
                Chosen::Words(one)
            }
            (first, _) => first,
        })
    })
}

/// A choice with the engine's own objects and players.
pub(crate) fn chosen<A: Adapter>(choice: &Choice, names: &Names<A>) -> Result<Chosen<A>> {
    let object = |handle: &casebook_protocol::case::Handle| names.object(&handle.0).map(Thing::Object);
    let things = |targets: &[Target]| targets.iter().map(|target| names.thing(target)).collect::<Result<Vec<_>>>();
    Ok(match choice {
        Choice::May(yes) | Choice::Pay(yes) | Choice::Coin(yes) => Chosen::Yes(*yes),
        Choice::Number(number) | Choice::Pile(number) => Chosen::Number(*number),
        Choice::Targets(choices) => {
            let all: Vec<Target> = choices.iter().flat_map(|choice| choice.targets.clone()).collect();
            Chosen::Things(things(&all)?)
        }
        Choice::Objects(handles) | Choice::Order(handles) | Choice::Random(handles) => {
            Chosen::Things(handles.iter().map(object).collect::<Result<_>>()?)
        }
        Choice::Keep(handle) | Choice::Source(handle) | Choice::Replacement(handle) => {
            Chosen::Things(vec![object(handle)?])
        }
        Choice::Player(seat) => Chosen::Things(vec![Thing::Player(names.player(&seat.0)?)]),
        Choice::ObjectsAndPlayers(targets) => Chosen::Things(things(targets)?),
        Choice::Modes(words) => Chosen::Words(words.clone()),
        Choice::Option(word) | Choice::Word { word, .. } => Chosen::Words(vec![word.clone()]),
        Choice::Division(parts) => {
            let part = |(target, amount): &(Target, u32)| Ok((names.thing(target)?, *amount));
            Chosen::Division(parts.iter().map(part).collect::<Result<_>>()?)
        }
        other => Chosen::Other(Box::new(other.clone())),
    })
}

/// What an action announces, as the answers of decisions: the targets of each instance of the word, modes, X, a division.
pub(crate) fn announced(kind: &str, value: &Value) -> Result<Vec<Choice>> {
    let read = |error: serde_json::Error| Stop::Error(format!("`{kind}`: {error}"));
    Ok(match kind {
        "targets" => {
            let each: Vec<TargetChoice> = serde_json::from_value(value.clone()).map_err(read)?;
            each.into_iter().map(|choice| Choice::Targets(vec![choice])).collect()
        }
        "number" => vec![Choice::Number(serde_json::from_value(value.clone()).map_err(read)?)],
        "modes" => vec![Choice::Modes(serde_json::from_value(value.clone()).map_err(read)?)],
        _ => vec![Choice::Division(serde_json::from_value(value.clone()).map_err(read)?)],
    })
}

/// The only possible choice, if there is one only.
pub(crate) fn forced<A: Adapter>(prompt: &Prompt<A>) -> Option<Chosen<A>> {
    let least = prompt.least as usize;
    match &prompt.options {
        _ if matches!(prompt.kind, "division" | "number" | "may" | "pay" | "coin") => None,
        Options::Things(things) if things.is_empty() || things.len() == least && prompt.kind != "order" => {
            Some(Chosen::Things(things.clone()))
        }
        Options::Words(words) if words.is_empty() || words.len() == least => Some(Chosen::Words(words.clone())),
        _ => None,
    }
}

/// Any legal choice: whether an action is legal does not depend on it.
pub(crate) fn any<A: Adapter>(prompt: &Prompt<A>) -> Result<Chosen<A>> {
    let least = prompt.least as usize;
    let few = || Stop::refused(format!("there are too few choices for `{}`", prompt.kind));
    Ok(match (prompt.kind, &prompt.options) {
        ("may" | "pay" | "coin", _) => Chosen::Yes(prompt.kind == "may"),
        ("number", _) => Chosen::Number(prompt.least),
        ("division", Options::Things(things)) => {
            Chosen::Division(vec![(things.first().cloned().ok_or_else(few)?, prompt.most.unwrap_or(0))])
        }
        ("order", Options::Things(things)) => Chosen::Things(things.clone()),
        (_, Options::Things(things)) => Chosen::Things(things.get(..least).ok_or_else(few)?.to_vec()),
        (_, Options::Words(words)) => Chosen::Words(words.get(..least).ok_or_else(few)?.to_vec()),
        (kind, Options::Any) => return Err(Stop::Error(format!("the adapter names no options for `{kind}`"))),
    })
}
