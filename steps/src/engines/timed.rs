//! An engine in this process with a time limit. It works in a thread of its own; if it takes too long or panics, that thread is given up, and the
//! next request gets a new engine.

use std::{
    any::Any,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc,
        mpsc::{self, RecvTimeoutError, Sender},
    },
    thread,
    time::Duration,
};

use crate::{
    case::Case,
    port::{Breakage, EditionAnswer, End, EngineUnderTest, Hello, Planned, Ran},
};

/// Makes an engine. It is called in the thread in which the engine works, so the engine may stay in one thread.
pub type Make = Arc<dyn Fn() -> Box<dyn EngineUnderTest> + Send + Sync>;

/// A request to the engine, with the way of its answer.
type Job = Box<dyn FnOnce(&mut dyn EngineUnderTest) + Send>;

/// An engine in this process with a time limit for each request.
pub struct TimedEngine {
    make: Make,
    deadline: Duration,
    /// The thread that works; none before the first request, and after the engine broke.
    jobs: Option<Sender<Job>>,
    /// The edition that a new engine must be told.
    edition: Option<String>,
    tracing: bool,
    hello: Option<Hello>,
    complaints: Vec<String>,
}

/// How an engine broke.
struct Broke {
    how: Breakage,
    why: String,
}

impl TimedEngine {
    /// An engine that is made when it is first needed. Each case must end within the time limit; other requests may take ten times as long.
    #[must_use]
    pub fn new(make: Make, deadline: Duration) -> Self {
        Self { make, deadline, jobs: None, edition: None, tracing: false, hello: None, complaints: Vec::new() }
    }

    /// Asks the engine, which is made anew if there is none.
    fn ask<A: Send + 'static>(
        &mut self,
        limit: Duration,
        question: impl FnOnce(&mut dyn EngineUnderTest) -> A + Send + 'static,
    ) -> Result<A, Broke> {
        let (tell, told) = mpsc::channel();
        let job: Job = Box::new(move |engine| {
            let answer = panic::catch_unwind(AssertUnwindSafe(|| question(engine)));
            // Nobody waits for an answer that comes too late.
            let _late = tell.send(answer);
        });
        let jobs = self.jobs.take().map_or_else(|| self.begin(), Ok)?;
        // If the thread has ended, nobody holds the other end, and the answer says so.
        let _ended = jobs.send(job);
        let (how, why) = match told.recv_timeout(limit) {
            Ok(Ok(answer)) => {
                self.jobs = Some(jobs);
                return Ok(answer);
            }
            Ok(Err(payload)) => (Breakage::Crash, format!("it panicked: {}", said(&*payload))),
            Err(RecvTimeoutError::Timeout) => (Breakage::Timeout, format!("no answer within {} ms", limit.as_millis())),
            Err(RecvTimeoutError::Disconnected) => (Breakage::Crash, "it panicked when it was made".to_owned()),
        };
        Err(Broke { how, why })
    }

    /// Begins a thread with a new engine, which is told what the last one was told.
    fn begin(&self) -> Result<Sender<Job>, Broke> {
        let (jobs, queue) = mpsc::channel::<Job>();
        let (make, edition, tracing) = (Arc::clone(&self.make), self.edition.clone(), self.tracing);
        let work = move || {
            let mut engine = make();
            engine.tracing(tracing);
            if let Some(edition) = edition {
                engine.edition(&edition);
            }
            queue.iter().for_each(|job| job(&mut *engine));
        };
        let begun = thread::Builder::new().name("engine".to_owned()).spawn(work);
        begun.map(|_| jobs).map_err(|error| Broke { how: Breakage::Crash, why: format!("no thread for it: {error}") })
    }

    /// The time limit of requests other than cases.
    fn patience(&self) -> Duration {
        self.deadline * 10
    }
}

/// The text of a panic.
fn said(payload: &(dyn Any + Send)) -> &str {
    payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or(payload.downcast_ref::<&str>().copied())
        .unwrap_or("no text")
}

impl EngineUnderTest for TimedEngine {
    fn hello(&mut self) -> Hello {
        if let Some(hello) = &self.hello {
            return hello.clone();
        }
        let hello = self.ask(self.patience(), |engine| engine.hello()).unwrap_or_else(|broke| {
            self.complaints.push(format!("the engine broke when it was asked for its hello: {}", broke.why));
            Hello::default()
        });
        self.hello.insert(hello).clone()
    }

    fn edition(&mut self, edition: &str) -> EditionAnswer {
        let asked = edition.to_owned();
        let answer = self.ask(self.patience(), move |engine| engine.edition(&asked));
        self.edition = Some(edition.to_owned());
        answer.unwrap_or_else(|broke| {
            self.complaints
                .push(format!("the engine broke when it was asked for the edition {edition}: {}", broke.why));
            EditionAnswer { using: None }
        })
    }

    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned> {
        let asked: Vec<Case> = cases.iter().map(|case| (*case).clone()).collect();
        let planned = self.ask(self.patience(), move |engine| engine.plan(&asked.iter().collect::<Vec<_>>()));
        planned.unwrap_or_else(|broke| {
            self.complaints.push(format!("the engine broke at `plan`, so every case is tried: {}", broke.why));
            Vec::new()
        })
    }

    fn run(&mut self, case: &Case) -> Ran {
        let asked = case.clone();
        self.ask(self.deadline, move |engine| engine.run(&asked))
            .unwrap_or_else(|Broke { how, why }| Ran::ended(End::Broken { how, message: why }))
    }

    fn tracing(&mut self, wanted: bool) {
        self.tracing = wanted;
        if self.jobs.is_some() {
            // An engine that breaks at this breaks at the next case, too.
            let _broke = self.ask(self.patience(), move |engine| engine.tracing(wanted));
        }
    }

    fn complaints(&self) -> Vec<String> {
        self.complaints.clone()
    }
}
