//! The vocabulary: the meaning of the lines of a scenario.
//!
//! Each step is a row of the grammar. Its function translates one line: it adds the content of the line to the [`Sheet`] and does nothing
//! else. A sheet that has read all lines of a scenario has a [`Case`] and its [`Expectations`]. A sheet may also be connected to an engine: then
//! each `Then` runs the case up to this line and judges its own claims, which is how cucumber runs the features.

mod board;
#[cfg(feature = "cucumber")]
mod by_cucumber;
mod casting;
mod choices;
mod combat;
pub mod grammar;
mod history;
mod legality;
mod life;
mod objects;
mod one_name;
mod params;
pub mod playing;
mod stack;
mod time;
mod wording;
mod zones;

use crate::{
    case::{Case, Follows, Handle, ObjectDecl, Origin, Probe, Query, ScriptOp, Seat, SetupOp},
    expectation::{Counterfactual, Expectation, Expectations, Want},
    limits,
    phrase::{PLAYERS, Problem, Read},
    port::EngineUnderTest,
};
#[cfg(feature = "cucumber")]
pub use by_cucumber::collection;
use casebook_engine::document::LONGEST_WORD;
use gherkin::{Step, StepType};
use grammar::Row;
use playing::Playing;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The result of a step function: nothing, or, with an engine, the error in the line or the claim that failed.
pub type Outcome = Result<(), String>;

/// A scenario that is being read: the World of the step functions.
#[derive(Debug, Default)]
pub struct Sheet {
    seats: Vec<Seat>,
    objects: Vec<ObjectDecl>,
    /// The place of each object among these by its handle.
    places: FxHashMap<String, usize>,
    setup: Vec<SetupOp>,
    script: Vec<ScriptOp>,
    /// The line of each operation of the script.
    script_lines: Vec<usize>,
    probes: Vec<Probe>,
    claims: Vec<Expectation>,
    problems: Vec<(usize, Problem)>,
    /// A `Given` couldn't be read, so its objects don't exist.
    unplaced: bool,
    /// The step being read.
    text: String,
    line: usize,
    playing: Option<Playing>,
}

/// The steps by noun.
static ROWS: [&[Row]; 11] = [
    board::ROWS,
    casting::ROWS,
    combat::ROWS,
    time::ROWS,
    choices::ROWS,
    legality::ROWS,
    objects::ROWS,
    zones::ROWS,
    life::ROWS,
    stack::ROWS,
    history::ROWS,
];

/// The beginning of the message about an object that isn't placed.
const NOT_PLACED: &str = "no `Given` places";

/// The content of a scenario, after all its lines are read.
#[derive(Debug)]
pub struct Written {
    /// The case, without id, title and clauses.
    pub case: Case,
    /// Its expectations.
    pub expectations: Expectations,
    /// The line that each operation of the script was read from.
    pub script_lines: Vec<usize>,
}

impl Sheet {
    /// A sheet with an engine, which already uses the edition.
    pub fn played_on(engine: Box<dyn EngineUnderTest>) -> Self {
        Sheet { playing: Some(Playing::on(engine)), ..Sheet::default() }
    }

    /// The line that was read last.
    pub fn last_line(&self) -> usize {
        self.line
    }

    /// Reads one line: applies it or notes the error in it. With an engine, a `Then` is judged.
    pub(crate) fn line(&mut self, step: &Step, work: impl FnOnce(&mut Self) -> Read<()>) -> Outcome {
        self.text.clone_from(&step.value);
        self.line = step.position.line;
        let whole = 0..step.value.len();
        let begun = !self.script.is_empty() || !self.claims.is_empty();
        let read = if step.ty == StepType::Given && begun {
            Err(Problem::new("a `Given` can't follow a `When` or a `Then`", whole)
                .help("put every `Given` before the first `When` and the first `Then`"))
        } else {
            work(self)
        };
        let read = read.map_err(|problem| {
            let message = problem.message.clone();
            // The missing object follows from an error in a `Given` that is reported already.
            if !(self.unplaced && message.starts_with(NOT_PLACED)) {
                self.problems.push((self.line, problem));
            }
            self.unplaced |= step.ty == StepType::Given;
            message
        });
        match self.playing.take() {
            None => Ok(()),
            Some(mut playing) => {
                let judged = match step.ty {
                    StepType::Then if read.is_ok() => playing.judge(&self.case(), &self.expectations(), self.line),
                    _ => read,
                };
                self.playing = Some(playing);
                judged
            }
        }
    }

    /// The place of a parameter in the text of its step.
    pub(crate) fn offset(&self, parameter: &str) -> usize {
        // A step may have added a verb before its parameter; then the part from the first quotation mark is found.
        let verb = parameter.find('"').unwrap_or(0);
        self.text
            .find(parameter)
            .or_else(|| Some(self.text.find(&parameter[verb..])?.saturating_sub(verb)))
            .unwrap_or(0)
    }

    /// Adds a player to the game, with all players before them in turn order, at least two.
    pub(crate) fn seat(&mut self, player: &Seat) {
        let place = PLAYERS.iter().position(|name| *name == player.0).unwrap_or(0).max(1);
        for name in &PLAYERS[self.seats.len().min(place + 1)..=place] {
            self.seats.push(Seat((*name).to_owned()));
        }
    }

    /// Adds a fact to the position.
    pub(crate) fn place(&mut self, op: SetupOp) {
        self.setup.push(op);
    }

    /// Whether a line has said when the script begins.
    pub(crate) fn has_moment(&self) -> bool {
        self.setup.iter().any(|op| matches!(op, SetupOp::Now { .. }))
    }

    /// Adds an operation to the script.
    pub(crate) fn act(&mut self, op: ScriptOp) {
        self.script.push(op);
        self.script_lines.push(self.line);
    }

    /// Declares an object that a `Given` places.
    pub(crate) fn introduce(&mut self, handle: Handle, origin: Origin, at: Range<usize>) -> Read<()> {
        if let Some(message) = limits::OBJECTS.refuses(self.objects.len() + 1) {
            return Err(Problem::new(message, at));
        }
        if self.places.contains_key(&handle.0) {
            let message = format!("there is already an object called \"{handle}\"");
            return Err(
                Problem::new(message, at).help(format!("give each its own name: \"{handle}\" as \"the second one\""))
            );
        }
        let follows = Follows::Card;
        self.places.insert(handle.0.clone(), self.objects.len());
        self.objects.push(ObjectDecl { handle, origin, follows });
        Ok(())
    }

    /// Declares an object that is created during the script, if it isn't declared yet.
    pub(crate) fn declare(&mut self, handle: Handle, origin: Origin) -> Handle {
        if !self.places.contains_key(&handle.0) {
            self.places.insert(handle.0.clone(), self.objects.len());
            self.objects.push(ObjectDecl { handle: handle.clone(), origin, follows: Follows::Object });
        }
        handle
    }

    /// The handle of a declared object by its alias, or by its card's name if only one card has it.
    pub(crate) fn known(&self, name: &str, at: Range<usize>) -> Read<Handle> {
        if let Some(place) = self.places.get(name) {
            return Ok(self.objects[*place].handle.clone());
        }
        let mut named = self
            .objects
            .iter()
            .filter(|declared| matches!(&declared.origin, Origin::Card { name: card, .. } if card == name));
        match (named.next(), named.next()) {
            (Some(only), None) => Ok(only.handle.clone()),
            (Some(one), Some(other)) => Err(Problem::new(format!("there is more than one \"{name}\""), at)
                .help(format!("use their aliases: \"{}\" or \"{}\"", one.handle, other.handle))),
            _ => {
                let problem = Problem::new(format!("{NOT_PLACED} an object called \"{name}\""), at);
                let nearest = nearest(name, self.objects.iter().map(|declared| declared.handle.0.as_str()));
                Err(match nearest {
                    Some(near) => problem.help(format!("did you mean \"{near}\"?")),
                    None => problem.help(
                        "place it first, for example: Given Alice has \"…\" in hand (to play a part of a card, name the card: casts \
                         \"Card\" as \"Part\")",
                    ),
                })
            }
        }
    }

    /// The owner of a declared card or token, if the declaration has one.
    pub(crate) fn owner(&self, handle: &Handle) -> Option<Seat> {
        self.places.get(&handle.0).map(|place| &self.objects[*place]).and_then(|declared| match &declared.origin {
            Origin::Card { owner, .. } | Origin::PlacedToken { owner } => Some(owner.clone()),
            _ => None,
        })
    }

    /// Adds a claim about the game at this point.
    pub(crate) fn claim(&mut self, query: Query, want: Want) {
        self.claim_because(query, want, None);
    }

    /// Adds a claim with its reason.
    pub(crate) fn claim_because(&mut self, query: Query, want: Want, because: Option<Counterfactual>) {
        let probe = self.look(self.script.len(), query);
        self.claims.push(Expectation { probe, want, text: self.text.clone(), line: self.line, because });
    }

    /// Adds the claim that a query's answer is, or isn't, the same as at an earlier point.
    pub(crate) fn claim_same(&mut self, query: Query, since: usize, same: bool) {
        let before = self.look(since, query.clone());
        let want = if same { Want::SameAs { probe: before } } else { Want::NotSameAs { probe: before } };
        self.claim(query, want);
    }

    /// Whether the operation before an answer makes something resolve.
    pub(crate) fn resolves(&self) -> bool {
        let last = self.script.iter().rev().find(|op| !matches!(op, ScriptOp::Answer(_)));
        !matches!(last, None | Some(ScriptOp::Act(_) | ScriptOp::Try(_)))
    }

    /// The number of operations in the script.
    pub(crate) fn point(&self) -> usize {
        self.script.len()
    }

    fn look(&mut self, after: usize, query: Query) -> usize {
        self.probes.push(Probe { after, query });
        self.probes.len() - 1
    }

    /// The case up to this line, without id, title and clauses.
    fn case(&mut self) -> Case {
        self.seat(&Seat(PLAYERS[1].to_owned()));
        Case {
            players: self.seats.clone(),
            objects: self.objects.clone(),
            setup: self.setup.clone(),
            script: self.script.clone(),
            probes: self.probes.clone(),
            ..Case::default()
        }
    }

    fn expectations(&self) -> Expectations {
        Expectations(self.claims.clone())
    }

    /// The content of the scenario, or its errors by line.
    ///
    /// # Errors
    /// The errors in the lines that were read.
    pub fn finish(mut self) -> Result<Written, Vec<(usize, Problem)>> {
        self.nothing_after_the_last_claim();
        self.one_name_for_each_ability();
        if !self.problems.is_empty() {
            return Err(self.problems);
        }
        let case = self.case();
        if let Some(message) = limits::refused(&case) {
            return Err(vec![(self.line, Problem::new(message, 0..usize::MAX))]);
        }
        Ok(Written { case, expectations: self.expectations(), script_lines: self.script_lines })
    }

    /// An error if operations follow the last claim, because no claim would fail if they were wrong.
    fn nothing_after_the_last_claim(&mut self) {
        // A claim that couldn't be read is missing; its error is reported already.
        if !self.problems.is_empty() {
            return;
        }
        let looked = self.probes.iter().map(|probe| probe.after).max();
        if let (Some(looked), Some(line)) = (looked, self.script_lines.last())
            && looked < self.script.len()
        {
            let problem = Problem::new("no claim follows this line", 0..usize::MAX);
            self.problems.push((*line, problem.help("add a `Then` after it, or remove the line")));
        }
    }
}

/// The nearest word, if one is similar.
pub(crate) fn nearest<'a>(word: &str, among: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST_WORD {
        return None;
    }
    let best = among
        .into_iter()
        .filter(|known| known.len() <= LONGEST_WORD)
        .map(|known| (strsim::normalized_damerau_levenshtein(word, known), known));
    best.filter(|(likeness, _)| *likeness >= 0.5).max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, known)| known)
}
