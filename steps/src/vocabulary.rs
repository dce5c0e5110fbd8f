//! The vocabulary: what the lines of a scenario mean.
//!
//! Each step is a row of the [grammar], and its function translates one line, purely: it adds to the [`Sheet`] what the line says and nothing else. A sheet that has read all
//! lines of a scenario is a [`Case`] and its [`Expectations`]. A sheet may also be read to an engine: then each `Then`, once translated,
//! runs the case as far as it has come and judges its own claims, which is how cucumber plays the features.

mod board;
mod casting;
mod choices;
mod combat;
pub(crate) mod grammar;
mod history;
mod legality;
mod life;
mod objects;
mod params;
mod playing;
mod stack;
mod time;
mod wording;
mod zones;

use crate::port::EngineUnderTest;
use crate::{
    case::{Case, Follows, Handle, ObjectDecl, Origin, Probe, Query, ScriptOp, Seat, SetupOp},
    expectation::{Counterfactual, Expectation, Expectations, Want},
    phrase::{PLAYERS, Problem, Read},
};
use cucumber::gherkin::{Step, StepType};
use grammar::Row;
pub use grammar::collection;
use playing::Playing;
use std::{convert::Infallible, ops::Range};

/// What a step function gives back: nothing, or where an engine plays what is wrong with the line or the claim that didn't hold.
pub type Outcome = Result<(), String>;

/// A scenario being read: the World of the step functions.
#[derive(Debug, Default)]
pub struct Sheet {
    seats: Vec<Seat>,
    objects: Vec<ObjectDecl>,
    setup: Vec<SetupOp>,
    script: Vec<ScriptOp>,
    /// The line of each operation of the script.
    script_lines: Vec<usize>,
    probes: Vec<Probe>,
    claims: Vec<Expectation>,
    problems: Vec<(usize, Problem)>,
    /// A `Given` couldn't be read: what it would have placed isn't there.
    unplaced: bool,
    /// The step being read.
    text: String,
    line: usize,
    playing: Option<Playing>,
}

impl cucumber::World for Sheet {
    type Error = Infallible;

    async fn new() -> Result<Self, Infallible> {
        Ok(Sheet::default())
    }
}

/// The steps of each noun.
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

/// How it begins to be said that something isn't there.
const NOT_PLACED: &str = "no `Given` places";

/// What a scenario says, once all its lines are read.
#[derive(Debug)]
pub struct Written {
    /// The case, without id, title and clauses.
    pub case: Case,
    /// What it expects.
    pub expectations: Expectations,
    /// The line that each operation of the script was read from.
    pub script_lines: Vec<usize>,
}

impl Sheet {
    /// A sheet that is read to an engine, which already uses the edition that is meant.
    pub fn played_on(engine: Box<dyn EngineUnderTest>) -> Self {
        Sheet { playing: Some(Playing::on(engine)), ..Sheet::default() }
    }

    /// The line that was read last.
    pub fn last_line(&self) -> usize {
        self.line
    }

    /// Reads one line: does the work, or notes what is wrong with it. Where an engine plays, a `Then` is judged.
    pub(crate) fn line(&mut self, step: &Step, work: impl FnOnce(&mut Self) -> Read<()>) -> Outcome {
        self.text.clone_from(&step.value);
        self.line = step.position.line;
        let whole = 0..step.value.len();
        let begun = !self.script.is_empty() || !self.claims.is_empty();
        let read = if step.ty == StepType::Given && begun {
            Err(Problem::new("the position is set up before anything happens or is claimed", whole)
                .help("put every `Given` before the first `When` and the first `Then`"))
        } else {
            work(self)
        };
        let read = read.map_err(|problem| {
            let message = problem.message.clone();
            // That something isn't placed follows from a `Given` that was told already.
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

    /// Where a parameter of the step being read begins in its text.
    pub(crate) fn offset(&self, parameter: &str) -> usize {
        // A step may have put a verb before its parameter: then the part from the first quotation mark on is found.
        let verb = parameter.find('"').unwrap_or(0);
        self.text
            .find(parameter)
            .or_else(|| Some(self.text.find(&parameter[verb..])?.saturating_sub(verb)))
            .unwrap_or(0)
    }

    /// Seats a player, and everybody before them in turn order: two at least.
    pub(crate) fn seat(&mut self, player: &Seat) {
        let place = PLAYERS.iter().position(|name| *name == player.0).unwrap_or(0).max(1);
        for name in &PLAYERS[self.seats.len().min(place + 1)..=place] {
            self.seats.push(Seat((*name).to_owned()));
        }
    }

    /// Adds a fact of the position.
    pub(crate) fn place(&mut self, op: SetupOp) {
        self.setup.push(op);
    }

    /// Adds an operation to the script.
    pub(crate) fn act(&mut self, op: ScriptOp) {
        self.script.push(op);
        self.script_lines.push(self.line);
    }

    /// Introduces an object that a `Given` places.
    pub(crate) fn introduce(&mut self, handle: Handle, origin: Origin, at: Range<usize>) -> Read<()> {
        if self.objects.iter().any(|declared| declared.handle == handle) {
            let message = format!("there is already an object called \"{handle}\"");
            return Err(
                Problem::new(message, at).help(format!("give each its own name: \"{handle}\" as \"the second one\""))
            );
        }
        let follows = Follows::Card;
        self.objects.push(ObjectDecl { handle, origin, follows });
        Ok(())
    }

    /// Declares an object that comes to be during the script, if it isn't yet.
    pub(crate) fn declare(&mut self, handle: Handle, origin: Origin) -> Handle {
        if !self.objects.iter().any(|declared| declared.handle == handle) {
            self.objects.push(ObjectDecl { handle: handle.clone(), origin, follows: Follows::Object });
        }
        handle
    }

    /// The handle of a declared object by its alias, or by its card's name where only one card has it.
    pub(crate) fn known(&self, name: &str, at: Range<usize>) -> Read<Handle> {
        if let Some(declared) = self.objects.iter().find(|declared| declared.handle.0 == name) {
            return Ok(declared.handle.clone());
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
                        "place it first, for example: Given Alice has \"…\" in hand (a part of a card is played by the card's name: casts \
                         \"Card\" as \"Part\")",
                    ),
                })
            }
        }
    }

    /// The owner of a declared card or token, where the declaration says so.
    pub(crate) fn owner(&self, handle: &Handle) -> Option<Seat> {
        self.objects.iter().find(|declared| &declared.handle == handle).and_then(|declared| match &declared.origin {
            Origin::Card { owner, .. } | Origin::PlacedToken { owner } => Some(owner.clone()),
            _ => None,
        })
    }

    /// Claims something about the game as it stands here.
    pub(crate) fn claim(&mut self, query: Query, want: Want) {
        self.claim_because(query, want, None);
    }

    /// Claims something, and what it depends on.
    pub(crate) fn claim_because(&mut self, query: Query, want: Want, because: Option<Counterfactual>) {
        let probe = self.look(self.script.len(), query);
        self.claims.push(Expectation { probe, want, text: self.text.clone(), line: self.line, because });
    }

    /// Claims that a query's answer is, or isn't, what it was at an earlier point.
    pub(crate) fn claim_same(&mut self, query: Query, since: usize, same: bool) {
        let before = self.look(since, query.clone());
        let want = if same { Want::SameAs { probe: before } } else { Want::NotSameAs { probe: before } };
        self.claim(query, want);
    }

    /// Whether the operation that answers would belong to lets something resolve.
    pub(crate) fn resolves(&self) -> bool {
        let last = self.script.iter().rev().find(|op| !matches!(op, ScriptOp::Answer(_)));
        !matches!(last, None | Some(ScriptOp::Act(_) | ScriptOp::Try(_)))
    }

    /// How many operations the script has so far.
    pub(crate) fn point(&self) -> usize {
        self.script.len()
    }

    fn look(&mut self, after: usize, query: Query) -> usize {
        self.probes.push(Probe { after, query });
        self.probes.len() - 1
    }

    /// The case as far as it has been read, without id, title and clauses.
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

    /// What the scenario says; or everything that is wrong, by line.
    ///
    /// # Errors
    /// The problems of the lines that were read.
    pub fn finish(mut self) -> Result<Written, Vec<(usize, Problem)>> {
        self.nothing_after_the_last_claim();
        if !self.problems.is_empty() {
            return Err(self.problems);
        }
        Ok(Written { case: self.case(), expectations: self.expectations(), script_lines: self.script_lines })
    }

    /// What happens after the last claim is shown by nothing, and nobody would see it fail.
    fn nothing_after_the_last_claim(&mut self) {
        // A claim that couldn't be read is none: that is told already.
        if !self.problems.is_empty() {
            return;
        }
        let looked = self.probes.iter().map(|probe| probe.after).max();
        if let (Some(looked), Some(line)) = (looked, self.script_lines.last())
            && looked < self.script.len()
        {
            let problem = Problem::new("nothing is claimed of what happens here", 0..usize::MAX);
            self.problems.push((*line, problem.help("end the scenario with a `Then`, or leave this out")));
        }
    }
}

/// The word most like another one, if one is like it at all.
pub(crate) fn nearest<'a>(word: &str, among: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let best = among.into_iter().map(|known| (strsim::normalized_damerau_levenshtein(word, known), known));
    best.filter(|(likeness, _)| *likeness >= 0.5).max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, known)| known)
}
