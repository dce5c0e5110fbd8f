//! One worker of the pool, which starts its process again when it breaks.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, VecDeque},
    sync::Arc,
    time::Duration,
};

use casebook_engine::cards::CardDef;
use serde::Serialize;
use tokio::{sync::mpsc, time::Instant};

use super::{
    groups::Groups,
    pipe::{Broke, Pipe, Unknown},
    wire::Wire,
};
use crate::{
    case::Case,
    library::Library,
    needs,
    plain::shortened,
    port::{Breakage, CardsKnown, End, Hello, Ran},
    protocol::{Request, Response, VERSION},
};

/// The number of cases that a worker sends ahead, so that its process never waits.
const AHEAD: usize = 32;

/// The least number of cases ahead: below it, many cases are sent together, because each write wakes a process.
const LEFT: usize = AHEAD / 2;

/// The number of failed starts in a row after which a worker gives up.
const STARTS: u32 = 3;

/// The number of breaks after which a case isn't sent again.
const QUARANTINE: u32 = 2;

/// The data that all workers of a pool share.
pub(super) struct Shared {
    /// The command of the guard, to which the engine's command is added.
    pub(super) guard: Vec<String>,
    pub(super) command: Vec<String>,
    pub(super) deadline: Duration,
    pub(super) trace: bool,
    pub(super) groups: Groups,
    pub(super) library: Option<Arc<Library>>,
    /// The edition that a process must be told before its first case.
    pub(super) edition: Option<String>,
    /// The edition that the first process reported.
    pub(super) using: Option<String>,
    pub(super) cards: CardsKnown,
    /// The fields of its answers that the protocol doesn't have.
    pub(super) unknown: Unknown,
    /// The first line that answered no request.
    pub(super) stray: RefCell<Option<String>>,
    /// The name and version in the first hello: every process must have the same.
    pub(super) name: Option<(String, String)>,
    pub(super) wire: Wire,
}

impl Shared {
    /// Starting and choosing an edition may take longer than a case.
    pub(super) fn patience(&self) -> Duration {
        self.deadline * 10
    }
}

/// Cases to be carried out, and their results.
pub(super) struct Job<'a> {
    pub(super) cases: &'a [&'a Case],
    pub(super) queue: RefCell<VecDeque<usize>>,
    /// How often each case broke the engine, also in earlier jobs.
    pub(super) breaks: &'a RefCell<BTreeMap<String, (u32, Breakage)>>,
    pub(super) done: mpsc::UnboundedSender<(usize, Ran, Duration)>,
    /// How many cases may still end without an answer before the rest is given up.
    pub(super) patience: Cell<u32>,
}

/// A case that was sent.
#[derive(Serialize)]
struct Run<'a> {
    op: &'static str,
    seq: u64,
    case: &'a Case,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    definitions: BTreeMap<&'a str, &'a CardDef>,
    trace: bool,
}

/// A worker.
#[derive(Default)]
pub(super) struct Worker {
    pipe: Option<Pipe>,
    /// The edition that its process was told.
    told: Option<String>,
    seq: u64,
    failed_starts: u32,
    /// The reason why it could not be started.
    pub(super) last: Option<Broke>,
}

impl Worker {
    /// Starts a process and sends the hello.
    pub(super) async fn greet(&mut self, shared: &Shared) -> Result<(u32, Hello), Broke> {
        let spawned = Pipe::open((&shared.guard, &shared.command), &shared.groups, &shared.unknown, &shared.wire);
        self.pipe =
            Some(spawned.map_err(|error| Broke::new(Breakage::Crash, format!("it can't be started: {error}")))?);
        self.told = None;
        let suite = env!("CARGO_PKG_VERSION").to_owned();
        let deadline_ms = u64::try_from(shared.deadline.as_millis()).unwrap_or(u64::MAX);
        match self.ask(shared, &Request::Hello { protocol: (VERSION, VERSION), suite, deadline_ms }).await? {
            Response::Hello { protocol, hello } => match &shared.name {
                Some((name, version)) if (name, version) != (&hello.engine, &hello.version) => {
                    let why = format!(
                        "its hello names `{} {}` now, but a process of it named `{name} {version}` before: the name must stay the same",
                        hello.engine, hello.version
                    );
                    Err(self.put_away(Broke::new(Breakage::Protocol, shortened(&why, 400))).await)
                }
                _ => Ok((protocol, hello)),
            },
            other => Err(self.put_away(strange("hello", &other)).await),
        }
    }

    /// Sends a request other than `run` and waits for the answer. A process that breaks is ended.
    pub(super) async fn ask(&mut self, shared: &Shared, request: &Request) -> Result<Response, Broke> {
        let Some(pipe) = &mut self.pipe else { return Err(Broke::new(Breakage::Crash, "it is not running")) };
        pipe.send(request);
        match pipe.answer(shared.patience(), Instant::now()).await {
            Ok(response) => Ok(response),
            Err(broke) => Err(self.put_away(broke).await),
        }
    }

    /// Tells the process the edition.
    pub(super) async fn choose(&mut self, shared: &Shared, edition: &str) -> Result<Option<String>, Broke> {
        if self.pipe.is_none() {
            self.greet(shared).await?;
        }
        match self.ask(shared, &Request::Edition { edition: edition.to_owned() }).await? {
            Response::Edition(answer) => {
                self.told = Some(edition.to_owned());
                Ok(answer.using)
            }
            other => Err(self.put_away(strange("edition", &other)).await),
        }
    }

    /// Makes sure that a process runs and knows the edition.
    pub(super) async fn ready(&mut self, shared: &Shared) -> Result<(), Broke> {
        if self.pipe.is_none() {
            self.greet(shared).await?;
        }
        let Some(edition) = shared.edition.as_ref().filter(|edition| self.told.as_ref() != Some(edition)) else {
            return Ok(());
        };
        let using = self.choose(shared, edition).await?;
        if using == shared.using {
            return Ok(());
        }
        let name = |using: &Option<String>| using.as_ref().map_or("none".to_owned(), |using| format!("`{using}`"));
        let why = format!(
            "for the edition `{edition}` it reports {} now, but reported {} before",
            name(&using),
            name(&shared.using)
        );
        Err(self.put_away(Broke::new(Breakage::Protocol, why)).await)
    }

    /// Works until no case is left, or until the engine can't be started any more.
    pub(super) async fn work(&mut self, shared: &Shared, job: &Job<'_>) {
        self.failed_starts = 0;
        while !job.queue.borrow().is_empty() && self.failed_starts < STARTS && job.patience.get() > 0 {
            match self.ready(shared).await {
                Ok(()) => self.stream(shared, job).await,
                Err(broke) => {
                    self.failed_starts += 1;
                    self.last = Some(broke);
                }
            }
        }
    }

    /// Sends cases to the process until it breaks or none is left. An engine answers in order, so it broke at the oldest unanswered case; all
    /// later ones go back into the queue.
    async fn stream(&mut self, shared: &Shared, job: &Job<'_>) {
        let mut ahead: VecDeque<(u64, usize)> = VecDeque::new();
        let mut since = Instant::now();
        while job.patience.get() > 0 {
            if ahead.is_empty() {
                since = Instant::now();
            }
            let full = if ahead.len() > LEFT { ahead.len() } else { AHEAD };
            while ahead.len() < full {
                let Some(place) = next(job) else { break };
                self.seq += 1;
                let case = job.cases[place];
                let definitions = definitions(shared, case);
                if let Some(pipe) = &self.pipe {
                    pipe.send(&Run { op: "run", seq: self.seq, case, definitions, trace: shared.trace });
                }
                ahead.push_back((self.seq, place));
            }
            let Some(pipe) = &mut self.pipe else { return };
            let Some(&(seq, place)) = ahead.front() else {
                if let Some(line) = pipe.left_over().await {
                    shared.stray.borrow_mut().get_or_insert(line);
                }
                return;
            };
            let answered = pipe.answer_to(seq, shared.deadline, since, &shared.stray).await;
            let now = Instant::now();
            let ran = match answered.and_then(|response| came_of(seq, response)) {
                Ok(ran) => ran,
                Err(broke) => {
                    ahead.pop_front();
                    ahead.into_iter().rev().for_each(|(_, place)| job.queue.borrow_mut().push_front(place));
                    let broke = self.put_away(broke).await;
                    let mut breaks = job.breaks.borrow_mut();
                    breaks.entry(job.cases[place].id.clone()).or_insert((0, broke.how)).0 += 1;
                    drop(breaks);
                    if broke.how == Breakage::Timeout {
                        job.patience.set(job.patience.get().saturating_sub(1));
                    }
                    let ran = Ran::ended(End::Broken { how: broke.how, message: broke.why });
                    let _nobody = job.done.send((place, ran, now - since));
                    return;
                }
            };
            self.failed_starts = 0;
            ahead.pop_front();
            let _nobody = job.done.send((place, ran, now - since));
            since = now;
        }
        // Another worker has used up the patience: what was sent isn't waited for.
        ahead.into_iter().rev().for_each(|(_, place)| job.queue.borrow_mut().push_front(place));
    }

    async fn put_away(&mut self, broke: Broke) -> Broke {
        self.told = None;
        match self.pipe.take() {
            Some(pipe) => pipe.close(broke).await,
            None => broke,
        }
    }

    /// Ends the process.
    pub(super) async fn end(&mut self) {
        if let Some(pipe) = self.pipe.take() {
            pipe.bid_farewell().await;
        }
    }
}

/// The next case that isn't in quarantine.
fn next(job: &Job<'_>) -> Option<usize> {
    loop {
        let place = job.queue.borrow_mut().pop_front()?;
        let found = job.breaks.borrow().get(&job.cases[place].id).copied();
        let Some((_, how)) = found.filter(|(times, _)| *times >= QUARANTINE) else { return Some(place) };
        let message =
            "in quarantine: the engine broke at this case twice, so casebook doesn't send it again".to_owned();
        let _nobody = job.done.send((place, Ran::ended(End::Broken { how, message }), Duration::ZERO));
    }
}

/// The definitions of a case's cards, for an engine without cards of its own.
fn definitions<'a>(shared: &'a Shared, case: &'a Case) -> BTreeMap<&'a str, &'a CardDef> {
    let Some(library) = shared.library.as_ref().filter(|_| shared.cards == CardsKnown::ByDefinition) else {
        return BTreeMap::new();
    };
    let definition = |name: &'a str| Some((name, &*library.find_card(name)?.card));
    needs::cards(case).into_iter().filter_map(definition).collect()
}

/// The result of the case with this number.
fn came_of(seq: u64, response: Response) -> Result<Ran, Broke> {
    match response {
        Response::Run { seq: theirs, ran } if theirs == seq => match ran.end {
            End::Broken { .. } => {
                let message = "its answer ends with `broken`, which only casebook uses; use `error`".to_owned();
                Ok(Ran::ended(End::Broken { how: Breakage::Protocol, message }))
            }
            _ => Ok(*ran),
        },
        Response::Run { seq: theirs, .. } => {
            Err(Broke::new(Breakage::Protocol, format!("it answered request {theirs} instead of {seq}")))
        }
        Response::Error { message } => Ok(Ran::ended(End::Error { message })),
        other => Err(strange("run", &other)),
    }
}

fn strange(asked: &str, response: &Response) -> Broke {
    let answered = match response {
        Response::Hello { .. } => "hello",
        Response::Edition(_) => "edition",
        Response::Plan { .. } => "plan",
        Response::Run { .. } => "run",
        Response::Error { message } => {
            return Broke::new(Breakage::Protocol, format!("its answer to `{asked}` is an error: {message}"));
        }
        Response::Shutdown => "shutdown",
    };
    Broke::new(Breakage::Protocol, format!("it answered `{answered}` instead of `{asked}`"))
}
