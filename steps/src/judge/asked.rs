//! Messages for a scenario that waits for an answer: the line, the question, the answers that don't fit, and a line that does.

use casebook_engine::document::nearest;

use crate::{
    case::{Answer, Case, Choice, DecisionSeen, Handle, ScriptOp, SetupOp},
    lower::StepLine,
    phrase::{
        PLAYERS,
        words::{answer_to, color_word, kind_said},
    },
};

/// The lines of a scenario from which a case was read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lines<'a> {
    /// The line that each operation of the script was read from.
    pub numbers: &'a [usize],
    /// The steps of the scenario.
    pub steps: &'a [StepLine],
}

impl Lines<'_> {
    /// An operation by its line and step; for a case that wasn't read from a feature, by its index and kind.
    pub(super) fn operation(&self, case: &Case, step: usize) -> String {
        let line = self.numbers.get(step).copied();
        let text = line.and_then(|line| self.steps.iter().find(|read| read.line == line));
        match (line, text) {
            (Some(line), Some(read)) => format!("line {line} ({})", read.text),
            _ => format!("operation {} ({})", step + 1, kind(case, step).unwrap_or_else(|| "unknown".to_owned())),
        }
    }
}

/// The kind of an operation in the protocol.
fn kind(case: &Case, step: usize) -> Option<String> {
    match serde_json::to_value(case.script.get(step)?).ok()? {
        serde_json::Value::String(name) => Some(name),
        serde_json::Value::Object(fields) => {
            let (name, inner) = fields.into_iter().next()?;
            let verb = inner.as_object().filter(|_| name == "act").and_then(|inner| inner.keys().next().cloned());
            Some(verb.unwrap_or(name))
        }
        _ => None,
    }
}

/// The message for a waiting decision: the question, the answers that weren't used with the reasons, and a line that answers it.
pub(super) fn waiting(
    case: &Case,
    lines: &Lines<'_>,
    step: usize,
    decision: &DecisionSeen,
    unused: &[usize],
) -> String {
    let DecisionSeen { player, kind, source, options, .. } = decision;
    let by = source.as_ref().map(|source| format!(" by {}", source.as_written())).unwrap_or_default();
    let options = if options.is_empty() { String::new() } else { format!(" (options: {})", some_of(options)) };
    let mut said = format!(
        "{} waits for an answer: {player} is asked for {}{by}{options}",
        lines.operation(case, step),
        asked_for(decision).unwrap_or(kind)
    );
    if let Some(unplaced) = unplaced(case, decision) {
        said += &unplaced;
    } else if let Some(answer) = suggested(decision) {
        said += &format!("; a line like `And {player} {answer}` answers");
    }
    for place in unused {
        let Some(ScriptOp::Answer(answer)) = case.script.get(*place) else { continue };
        let why = match *place < step {
            true => "it stands above the line that asks, and belongs below it".to_owned(),
            false => untaken(answer, decision),
        };
        said += &format!("; {} wasn't taken: {why}", lines.operation(case, *place));
    }
    said
}

/// The part of a message about answers that the game didn't ask for.
pub(super) fn unasked(case: &Case, lines: &Lines<'_>, unused: &[usize]) -> String {
    let said = unused.iter().map(|place| format!("; nobody asked for {}", lines.operation(case, *place)));
    said.collect()
}

/// The reason why an answer doesn't fit a decision.
fn untaken(answer: &Answer, decision: &DecisionSeen) -> String {
    if answer.player != decision.player {
        return format!("it is {}'s, and {} is asked", answer.player, decision.player);
    }
    let given = choice_word(&answer.choice);
    let fits = given == decision.kind || given == "may" && ["pay", "play"].contains(&decision.kind.as_str());
    if let Some(said) = kind_said(given).filter(|_| !fits) {
        let asked = asked_for(decision).unwrap_or(&decision.kind);
        return format!("it answers where one is asked for {said}, and this asks for {asked}");
    }
    match (&answer.source, &decision.source) {
        (Some(meant), Some(asks)) if meant != asks => {
            format!("it answers {}, and this is asked by {}", meant.as_written(), asks.as_written())
        }
        _ => match &answer.choice {
            Choice::Word { word, .. } => {
                let near = nearest(word, decision.options.iter().map(String::as_str));
                let near = near.map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default();
                format!("\"{word}\" is none of the options{near}")
            }
            _ => "what it says is none of the options".to_owned(),
        },
    }
}

/// The number of options that a message lists.
const TOLD: usize = 12;

/// The options, or the first of them and the number of the others.
pub(super) fn some_of(options: &[String]) -> String {
    match options.get(TOLD..) {
        Some(more) if !more.is_empty() => format!("{} and {} more", options[..TOLD].join(", "), more.len()),
        _ => options.join(", "),
    }
}

/// The part of a message for an option that has no name in the case: a land of `can pay`, or a card of a library that the setup doesn't list. It
/// includes the line that places such a card.
fn unplaced(case: &Case, decision: &DecisionSeen) -> Option<String> {
    let player = &decision.player;
    let (mut lands, mut in_libraries) = (Vec::new(), true);
    for op in &case.setup {
        match op {
            SetupOp::CanPay { player: whose, mana } if whose == player => lands.extend(mana.lands()),
            SetupOp::Library { player: whose, filler: 0, .. } if whose == player => in_libraries = false,
            _ => {}
        }
    }
    let named = |option: &str| case.objects.iter().any(|object| object.handle.0 == option);
    let mut nameless = decision.options.iter().filter(|option| !named(option));
    let name = nameless.find(|option| lands.contains(&option.as_str()) || in_libraries && *option == "Wastes")?;
    let placed = if lands.contains(&name.as_str()) {
        let so_many = match lands.iter().filter(|land| **land == name.as_str()).count() {
            1 => String::new(),
            several => format!("{several} "),
        };
        format!(
            "lands that `can pay` puts into play have none; place lands that have one: `Given {player} controls \
             {so_many}\"{name}\"` (the first of several is \"{name} 1\")"
        )
    } else {
        format!(
            "cards of a library of which no `Given` says what it holds have none; `Given {player} has \"Island\" and \
             \"Forest\" as library` says it"
        )
    };
    Some(format!("; no line can answer with a card that has no name here, as \"{name}\": {placed}"))
}

/// The kind of decision that a choice answers, as engines say it.
fn choice_word(choice: &Choice) -> &'static str {
    match choice {
        Choice::May(_) => "may",
        Choice::Number(_) => "number",
        Choice::Targets(_) | Choice::KeepTargets => "targets",
        Choice::Objects(_) => "objects",
        Choice::ObjectsAndPlayers(_) => "objects and players",
        Choice::Player(_) => "player",
        Choice::Order(_) => "order",
        Choice::Modes(_) => "modes",
        Choice::Option(_) => "option",
        Choice::Word { .. } => "word",
        Choice::Piles(_) => "piles",
        Choice::Pile(_) => "pile",
        Choice::Division(_) => "division",
        Choice::Source(_) => "source",
        Choice::Replacement(_) => "replacement",
        Choice::Ability { .. } => "ability",
        Choice::LifeTotals(_) => "life_totals",
        Choice::Pay(_) => "pay",
        Choice::Play(_) => "play",
        Choice::Keep(_) => "keep",
        Choice::Coin(_) => "coin",
        Choice::Random(_) => "random",
    }
}

/// The question in the words of features.
pub(super) fn asked_for(decision: &DecisionSeen) -> Option<&'static str> {
    match decision.kind.as_str() {
        "word" => Some(word_kind(decision)),
        "targets" if is_yes_or_no(decision) => Some("new targets"),
        kind => kind_said(kind),
    }
}

/// The kind of word, which is recognised by the options.
fn word_kind(decision: &DecisionSeen) -> &'static str {
    const LANDS: [&str; 5] = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
    let all = |is: &dyn Fn(&str) -> bool| decision.options.iter().all(|option| is(option));
    match decision.options.is_empty() {
        true => "a card name",
        false if all(&|word| color_word(word).is_some()) => "a color",
        false if all(&|word| LANDS.contains(&word)) => "a land type",
        false => "a creature type",
    }
}

fn is_yes_or_no(decision: &DecisionSeen) -> bool {
    decision.options == ["yes", "no"]
}

/// The words of a line that answers the decision, after the player's name, with real options.
fn suggested(decision: &DecisionSeen) -> Option<String> {
    let named = |option: &String| match PLAYERS.contains(&option.as_str()) {
        true => option.clone(),
        false => Handle(option.clone()).as_written(),
    };
    let options: Vec<String> = decision.options.iter().map(named).collect();
    let first = options.first().cloned();
    let some = |least: usize| options.get(..least.clamp(1, options.len().max(1))).and_then(joined);
    let least = decision.at_least.and_then(|least| usize::try_from(least).ok()).unwrap_or(1);
    Some(match decision.kind.as_str() {
        "may" => "says yes".to_owned(),
        "pay" => "pays".to_owned(),
        "play" => "says no".to_owned(),
        "coin" => "wins the flip".to_owned(),
        "targets" if is_yes_or_no(decision) => "keeps the targets".to_owned(),
        "targets" if least == 0 && first.is_none() => "targets nothing".to_owned(),
        "targets" => format!("targets {}", some(least)?),
        "objects" if least == 0 && first.is_none() => "chooses nothing".to_owned(),
        "objects" => format!("chooses {}", some(least)?),
        "order" => format!("puts {} in this order", some(options.len())?),
        "modes" => format!("chooses the mode {}", first?),
        "number" => format!("chooses the number {}", decision.at_least.unwrap_or_default()),
        "player" => format!("chooses the player {}", first?),
        "option" => format!("chooses the option {}", first?),
        "word" => {
            let word = decision.options.first().map_or("…", String::as_str);
            format!("chooses the {} \"{word}\"", word_kind(decision).trim_start_matches("a "))
        }
        "source" => format!("chooses the source {}", first?),
        "replacement" => format!("applies {} first", first?),
        "pile" => "chooses the pile 1".to_owned(),
        "piles" => {
            let (one, others) = options.split_first()?;
            format!("makes piles {one} | {}", joined(others).unwrap_or_else(|| "nothing".to_owned()))
        }
        "ability" => {
            let of = decision.source.as_ref().map_or("\"…\"".to_owned(), Handle::as_written);
            format!("chooses the ability {} of {of}", first?)
        }
        "random" => format!("picks {} at random", some(least)?),
        "keep" => format!("keeps {}", first?),
        "division" => format!("divides {}", joined(&division(decision, &options))?),
        kind => answer_to(kind)?.to_owned(),
    })
}

/// A legal division: each option after the first gets the least amount, and the first gets the rest. If the engine doesn't report the total,
/// each gets one.
fn division(decision: &DecisionSeen, options: &[String]) -> Vec<String> {
    let others = u32::try_from(options.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let least = decision.at_least.unwrap_or(u32::from(decision.at_most.is_none()));
    let first = decision.at_most.map_or(1, |all| all.saturating_sub(least.saturating_mul(others)));
    let each = std::iter::once(first).chain(std::iter::repeat(least)).zip(options);
    each.filter(|(part, _)| *part > 0).map(|(part, option)| format!("{part} to {option}")).collect()
}

/// `a, b and c`; `None` for an empty list.
fn joined(parts: &[String]) -> Option<String> {
    match parts {
        [] => None,
        [one] => Some(one.clone()),
        [most @ .., last] => Some(format!("{} and {last}", most.join(", "))),
    }
}
