//! Another engine, in processes of its own, over the [protocol](crate::protocol).
//!
//! Whatever it does costs at most the case it was given: a crash, a hang or garbage is how that case ends, and the next case finds a
//! fresh process. Its standard error is kept for messages and never judged.

mod groups;
mod pipe;
mod worker;

pub use groups::Groups;

use std::{cell::RefCell, collections::BTreeMap, io, pin::pin, sync::Arc, time::Duration};

use futures::future::{Either, join_all, select};
use tokio::{runtime::Runtime, sync::mpsc};

use self::{
    pipe::Broke,
    worker::{Job, Shared, Worker},
};
use crate::{
    case::Case,
    library::Library,
    port::{Breakage, CardsKnown, EditionAnswer, End, EngineUnderTest, Hello, Planned, Ran},
    protocol::{Request, Response, VERSION},
};

/// How many cases are planned with one request.
const PLANNED_AT_ONCE: usize = 100;

/// A name that no edition has. An engine that says it uses it repeats whatever it is asked.
const NO_EDITION: &str = "no-such-edition";

/// How an engine is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many processes of it.
    pub workers: usize,
    /// How long it may take for a case.
    pub deadline: Duration,
    /// Whether traces are wanted.
    pub trace: bool,
    /// Where definitions of cards come from, for engines that want them.
    pub library: Option<Arc<Library>>,
}

impl Default for Options {
    fn default() -> Self {
        Options { workers: 1, deadline: Duration::from_secs(5), trace: true, library: None }
    }
}

/// Why an engine could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// There is no command.
    #[error("no command is given: write --engine 'COMMAND ARGUMENTS'")]
    NoCommand,
    /// It can't be run.
    #[error("`{command}` can't be started: {why}")]
    Spawn {
        /// The command.
        command: String,
        /// Why.
        why: String,
    },
    /// No clock or pipe to be had.
    #[error("processes can't be driven here: {0}")]
    Runtime(io::Error),
    /// It broke before it said who it is.
    #[error("`{command}` did not say hello: {why}")]
    Hello {
        /// The command.
        command: String,
        /// What came instead.
        why: String,
    },
    /// It speaks another version.
    #[error("`{command}` speaks version {theirs} of the protocol; this casebook speaks {VERSION}")]
    Version {
        /// The command.
        command: String,
        /// Its version.
        theirs: u32,
    },
    /// It repeats what it is asked.
    #[error(
        "`{command}` says that it uses the edition `{NO_EDITION}`, which there isn't: it has to say which edition it uses, or null, \
        and not repeat what it is asked"
    )]
    Echo {
        /// The command.
        command: String,
    },
}

/// An engine behind a pipe, in as many processes as it has workers.
pub struct ProcessEngine {
    runtime: Runtime,
    shared: Shared,
    workers: Vec<Worker>,
    hello: Hello,
    breaks: RefCell<BTreeMap<String, (u32, Breakage)>>,
    complaints: Vec<String>,
}

impl ProcessEngine {
    /// Starts the engine and greets it. Its process groups are told to `groups`, for whoever has to end them when casebook itself has to.
    ///
    /// # Errors
    ///
    /// A [`StartError`]: before anything was asked of it, an engine that can't be talked to is the caller's to mend.
    pub fn start(command: &str, options: Options, groups: Groups) -> Result<Self, StartError> {
        let words = shlex::split(command).filter(|words| !words.is_empty()).ok_or(StartError::NoCommand)?;
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(StartError::Runtime)?;
        let shared = Shared {
            command: words,
            deadline: options.deadline,
            trace: options.trace,
            groups,
            library: options.library,
            edition: None,
            using: None,
            cards: CardsKnown::ByName,
        };
        let workers = (0..options.workers.max(1)).map(|_| Worker::default()).collect();
        let mut engine = Self {
            runtime,
            shared,
            workers,
            hello: Hello::default(),
            breaks: RefCell::default(),
            complaints: Vec::new(),
        };
        let command = command.to_owned();
        match engine.introduce() {
            Ok(VERSION) => {}
            Ok(theirs) => return Err(StartError::Version { command, theirs }),
            Err(Broke { why, .. }) if why.starts_with("it can't be started") => {
                let why = why.trim_start_matches("it can't be started: ").to_owned();
                return Err(StartError::Spawn { command, why });
            }
            Err(Broke { why, .. }) => return Err(StartError::Hello { command, why }),
        }
        let worker = &mut engine.workers[0];
        match engine.runtime.block_on(worker.choose(&engine.shared, NO_EDITION)) {
            Ok(Some(using)) if using == NO_EDITION => Err(StartError::Echo { command }),
            Ok(_) => Ok(engine),
            Err(Broke { why, .. }) => {
                engine.complaints.push(format!("asked for an edition that there isn't, it broke: {why}"));
                Ok(engine)
            }
        }
    }

    /// The first hello; the version the engine speaks.
    fn introduce(&mut self) -> Result<u32, Broke> {
        let (version, hello) = self.runtime.block_on(self.workers[0].greet(&self.shared))?;
        self.shared.cards = hello.cards;
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
                    format!(
                        "asked what it can't do, it answered {}",
                        serde_json::to_string(&other).unwrap_or_default()
                    ),
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
        // Once more with a fresh process, should the first have been tired.
        let chosen = self.runtime.block_on(async {
            match worker.choose(shared, edition).await {
                Ok(using) => Ok(using),
                Err(_) => worker.choose(shared, edition).await,
            }
        });
        let using = chosen.unwrap_or_else(|Broke { why, .. }| {
            self.complaints.push(format!("asked for the edition {edition}, it broke: {why}"));
            // Nobody knows what it uses; each case will find it broken and say so.
            Some(edition.to_owned())
        });
        self.shared.using.clone_from(&using);
        EditionAnswer { using }
    }

    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned> {
        let mut planned = Vec::new();
        for some in cases.chunks(PLANNED_AT_ONCE) {
            match self.plan_some(some) {
                Ok(more) => planned.extend(more),
                Err(Broke { why, .. }) => {
                    // Planning saves time and decides nothing: without a plan every case is tried.
                    self.complaints.push(format!("asked for its plan, it broke, so every case is tried: {why}"));
                    return planned;
                }
            }
        }
        planned
    }

    fn run(&mut self, case: &Case) -> Ran {
        let mut result = Ran::ended(End::Error { message: "it was not run".to_owned() });
        self.run_all(&[case], &mut |_, ran, _| result = ran);
        result
    }

    fn run_all(&mut self, cases: &[&Case], done: &mut dyn FnMut(usize, Ran, Duration)) {
        let (sender, mut receiver) = mpsc::unbounded_channel();
        let queue = RefCell::new((0..cases.len()).collect());
        let job = Job { cases, queue, breaks: &self.breaks, done: sender };
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
        // What is left, nobody could be started for.
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

    fn complaints(&self) -> Vec<String> {
        let of_workers = self.workers.iter().enumerate().filter_map(|(index, worker)| {
            let why = &worker.last.as_ref()?.why;
            Some(format!("worker {} of {} could not be started: {why}", index + 1, self.workers.len()))
        });
        self.complaints.iter().cloned().chain(of_workers).collect()
    }
}

impl Drop for ProcessEngine {
    fn drop(&mut self) {
        self.runtime.block_on(join_all(self.workers.iter_mut().map(Worker::end)));
        self.shared.groups.end_all();
    }
}
