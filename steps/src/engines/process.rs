//! An engine in processes of its own, over the [protocol](crate::protocol).
//!
//! An error of the engine costs at most the case at which it happens: a crash, a timeout or an invalid answer ends that case, and the next case
//! gets a new process. The standard error of the process is used in messages and never judged.

mod groups;
mod pipe;
mod wire;
mod worker;

pub use groups::Groups;
pub use wire::Wire;

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    io,
    pin::pin,
    sync::{Arc, PoisonError},
    time::Duration,
};

use futures::future::{Either, join_all, select};
use tokio::{runtime::Runtime, sync::mpsc};

use self::{
    pipe::Broke,
    worker::{Job, Shared, Worker},
};
use crate::{
    case::Case,
    library::Library,
    plain::shortened,
    port::{Breakage, CardsKnown, EditionAnswer, End, EngineUnderTest, Hello, Planned, Ran},
    protocol::{Request, Response, VERSION},
};

/// The number of cases in one `plan` request.
const PLANNED_AT_ONCE: usize = 100;

/// What a guard writes to standard error before the reason why it could not start the engine.
pub const NOT_STARTED: &str = "the guard got from the system: ";

/// A name that no edition has. An engine that reports it as used only repeats the request.
const NO_EDITION: &str = "no-such-edition";

/// The options for running an engine.
#[derive(Clone, Debug)]
pub struct Options {
    /// The number of processes.
    pub workers: usize,
    /// The time limit for one case.
    pub deadline: Duration,
    /// Whether traces are wanted.
    pub trace: bool,
    /// The library with the definitions of cards, for engines that need them.
    pub library: Option<Arc<Library>>,
    /// Where the conversation is written.
    pub wire: Wire,
    /// The command of a guard, to which the engine's command is added: a program that starts the engine with its own input and output, ends as it
    /// ends, and ends all processes below itself when it gets SIGTERM or the engine ends. Empty for none.
    pub guard: Vec<String>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            workers: 1,
            deadline: Duration::from_secs(5),
            trace: true,
            library: None,
            wire: Wire::default(),
            guard: Vec::new(),
        }
    }
}

/// The error that an engine could not be started.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// There is no command.
    #[error("no command is given: write --engine 'COMMAND ARGUMENTS'")]
    NoCommand,
    /// A quotation mark in the command isn't closed.
    #[error("the command of the engine has a quotation mark that isn't closed, or ends with a backslash: {0}")]
    Quotes(String),
    /// The process can't be started.
    #[error("`{command}` can't be started: {why}")]
    Spawn {
        /// The command.
        command: String,
        /// Why.
        why: String,
    },
    /// The runtime for timers and pipes can't be created.
    #[error("the engine process can't be controlled: {0}")]
    Runtime(io::Error),
    /// It broke before it answered the hello.
    #[error("`{command}` did not answer the hello: {why}")]
    Hello {
        /// The command.
        command: String,
        /// What was observed instead.
        why: String,
    },
    /// It uses another version of the protocol.
    #[error("`{command}` uses version {theirs} of the protocol; this casebook uses version {VERSION}")]
    Version {
        /// The command.
        command: String,
        /// Its version.
        theirs: u32,
    },
    /// It repeats the request for an edition.
    #[error(
        "`{command}` reports that it uses the edition `{NO_EDITION}`, which doesn't exist: it must report the edition that it uses, \
        or null, and not repeat the request"
    )]
    Echo {
        /// The command.
        command: String,
    },
}

/// An engine behind a pipe, with one process for each worker.
pub struct ProcessEngine {
    runtime: Runtime,
    shared: Shared,
    workers: Vec<Worker>,
    hello: Hello,
    breaks: RefCell<BTreeMap<String, (u32, Breakage)>>,
    complaints: Vec<String>,
    patience: Option<u32>,
}

impl ProcessEngine {
    /// Starts the engine and sends the hello. Its process groups are added to `groups`, so that another thread can end them.
    ///
    /// # Errors
    ///
    /// A [`StartError`] if the engine can't be started or doesn't answer.
    pub fn start(command: &str, options: Options, groups: Groups) -> Result<Self, StartError> {
        let words = shlex::split(command).ok_or_else(|| StartError::Quotes(shortened(command, 200).into_owned()))?;
        if words.is_empty() {
            return Err(StartError::NoCommand);
        }
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(StartError::Runtime)?;
        let shared = Shared {
            guard: options.guard,
            command: words,
            deadline: options.deadline,
            trace: options.trace,
            groups,
            library: options.library,
            edition: None,
            using: None,
            cards: CardsKnown::ByName,
            unknown: Arc::default(),
            stray: RefCell::default(),
            name: None,
            wire: options.wire,
        };
        let workers = (0..options.workers.max(1)).map(|_| Worker::default()).collect();
        let mut engine = Self {
            runtime,
            shared,
            workers,
            hello: Hello::default(),
            breaks: RefCell::default(),
            complaints: Vec::new(),
            patience: None,
        };
        let command = command.to_owned();
        match engine.introduce() {
            Ok(VERSION) => {}
            Ok(theirs) => return Err(StartError::Version { command, theirs }),
            Err(Broke { why, .. }) if why.starts_with("it can't be started") => {
                let why = why.trim_start_matches("it can't be started: ").to_owned();
                return Err(StartError::Spawn { command, why });
            }
            Err(Broke { why, .. }) => {
                return Err(match why.split_once(NOT_STARTED) {
                    Some((_, why)) => StartError::Spawn { command, why: why.trim_end_matches('`').to_owned() },
                    None => StartError::Hello { command, why },
                });
            }
        }
        let worker = &mut engine.workers[0];
        match engine.runtime.block_on(worker.choose(&engine.shared, NO_EDITION)) {
            Ok(Some(using)) if using == NO_EDITION => Err(StartError::Echo { command }),
            Ok(_) => Ok(engine),
            Err(Broke { why, .. }) => {
                engine.complaints.push(format!("the engine broke when it was asked for an unknown edition: {why}"));
                Ok(engine)
            }
        }
    }

    /// Sends the first hello; returns the version that the engine uses.
    fn introduce(&mut self) -> Result<u32, Broke> {
        let (version, hello) = self.runtime.block_on(self.workers[0].greet(&self.shared))?;
        self.shared.cards = hello.cards;
        self.shared.name = Some((hello.engine.clone(), hello.version.clone()));
        self.hello = hello;
        Ok(version)
    }

    fn plan_some(&mut self, cases: &[&Case]) -> Result<Vec<Planned>, Broke> {
        let request = Request::Plan { cases: cases.iter().copied().cloned().collect() };
        let (worker, shared) = (&mut self.workers[0], &self.shared);
        self.runtime.block_on(async {
            worker.ready(shared).await?;
            match worker.ask(shared, &request).await? {
                Response::Plan { unsupported } => Ok(unsupported),
                other => Err(Broke::new(
                    Breakage::Protocol,
                    format!("its answer to `plan` was {}", serde_json::to_string(&other).unwrap_or_default()),
                )),
            }
        })
    }
}

impl EngineUnderTest for ProcessEngine {
    fn hello(&mut self) -> Hello {
        self.hello.clone()
    }

    fn edition(&mut self, edition: &str) -> EditionAnswer {
        self.shared.edition = Some(edition.to_owned());
        let (worker, shared) = (&mut self.workers[0], &self.shared);
        // A second try with a new process, in case the first one broke.
        let chosen = self.runtime.block_on(async {
            match worker.choose(shared, edition).await {
                Ok(using) => Ok(using),
                Err(_) => worker.choose(shared, edition).await,
            }
        });
        let using = chosen.unwrap_or_else(|Broke { why, .. }| {
            self.complaints.push(format!("the engine broke when it was asked for the edition {edition}: {why}"));
            // The edition in use is unknown; each case will report the broken engine.
            Some(edition.to_owned())
        });
        self.shared.using.clone_from(&using);
        EditionAnswer { using }
    }

    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned> {
        let mut planned = Vec::new();
        for some in cases.chunks(PLANNED_AT_ONCE) {
            match self.plan_some(some) {
                Ok(more) => {
                    let strange = more.iter().find(|planned| some.iter().all(|case| case.id != planned.id));
                    let said = strange.map(|planned| {
                        let id = shortened(&planned.id, 200).into_owned();
                        format!("its answer to `plan` names the case `{id}`, which the request doesn't have")
                    });
                    self.complaints.extend(said.filter(|said| !self.complaints.contains(said)));
                    planned.extend(more);
                }
                Err(Broke { why, .. }) => {
                    // A plan only saves time: without a plan every case is tried.
                    self.complaints.push(format!("the engine broke at `plan`, so casebook tries every case: {why}"));
                    return planned;
                }
            }
        }
        planned
    }

    fn run(&mut self, case: &Case) -> Ran {
        let mut result = Ran::ended(End::Error { message: "the case was not run".to_owned() });
        self.run_all(&[case], &mut |_, ran, _| result = ran);
        result
    }

    fn run_all(&mut self, cases: &[&Case], done: &mut dyn FnMut(usize, Ran, Duration)) {
        let (sender, mut receiver) = mpsc::unbounded_channel();
        let queue = RefCell::new((0..cases.len()).collect());
        let patience = Cell::new(self.patience.unwrap_or(u32::MAX));
        let job = Job { cases, queue, breaks: &self.breaks, done: sender, patience };
        let mut waiting: BTreeMap<usize, (Ran, Duration)> = BTreeMap::new();
        let mut next = 0;
        let mut tell = |place: usize, ran: Ran, took: Duration| {
            waiting.insert(place, (ran, took));
            while let Some((ran, took)) = waiting.remove(&next) {
                done(next, ran, took);
                next += 1;
            }
        };
        let (workers, shared) = (&mut self.workers, &self.shared);
        self.runtime.block_on(async {
            let mut all = pin!(join_all(workers.iter_mut().map(|worker| worker.work(shared, &job))));
            while let Either::Left((Some((place, ran, took)), _)) = select(pin!(receiver.recv()), &mut all).await {
                tell(place, ran, took);
            }
        });
        while let Ok((place, ran, took)) = receiver.try_recv() {
            tell(place, ran, took);
        }
        if job.patience.get() == 0 {
            let message = "not run, because the engine did not answer at other cases".to_owned();
            for place in job.queue.take() {
                tell(
                    place,
                    Ran::ended(End::Broken { how: Breakage::Timeout, message: message.clone() }),
                    Duration::ZERO,
                );
            }
        }
        // For the remaining cases no process could be started.
        let last = self.workers.iter().find_map(|worker| worker.last.clone());
        let last = last.unwrap_or_else(|| Broke::new(Breakage::Crash, "it is not running"));
        for place in job.queue.take() {
            let message = format!("the engine can't be started any more: {}", last.why);
            tell(place, Ran::ended(End::Broken { how: last.how, message }), Duration::ZERO);
        }
    }

    fn tracing(&mut self, wanted: bool) {
        self.shared.trace = wanted;
    }

    fn give_up_after(&mut self, timeouts: Option<u32>) {
        self.patience = timeouts;
    }

    fn complaints(&self) -> Vec<String> {
        let of_workers = self.workers.iter().enumerate().filter_map(|(index, worker)| {
            let why = &worker.last.as_ref()?.why;
            Some(format!("worker {} of {} could not be started: {why}", index + 1, self.workers.len()))
        });
        let unknown = self.shared.unknown.lock().unwrap_or_else(PoisonError::into_inner);
        let names: Vec<String> = unknown.iter().map(|name| format!("`{name}`")).collect();
        let unread = (!names.is_empty()).then(|| {
            format!(
                "its answers have fields that the protocol doesn't have, and nobody reads them: {}",
                names.join(", ")
            )
        });
        let stray = self.shared.stray.borrow();
        let stray = stray.as_ref().map(|line| {
            format!(
                "it wrote a line that answers no request: {line}; it must write one line for each request, and everything else to \
                 standard error"
            )
        });
        let unwritten = self.shared.wire.failure().map(|why| format!("the conversation can't be written: {why}"));
        let own = self.complaints.iter().cloned();
        own.chain(unread).chain(stray).chain(of_workers).chain(unwritten).collect()
    }
}

impl Drop for ProcessEngine {
    fn drop(&mut self) {
        self.runtime.block_on(join_all(self.workers.iter_mut().map(Worker::end)));
        self.shared.groups.end_all();
    }
}
