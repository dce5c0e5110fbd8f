//! Another engine, in a process of its own, over the [protocol](crate::protocol).
//!
//! Whatever it does costs at most the case it was given: a crash, a hang or garbage is how that case ends, and the next case finds a
//! fresh process. Its standard error is kept for messages and never judged.

use std::{io, process::Stdio, time::Duration};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    process::{Child, ChildStdin, ChildStdout, Command},
    runtime::Runtime,
    time::timeout,
};

use crate::{
    case::Case,
    port::{Breakage, EditionAnswer, End, EngineUnderTest, Hello, Planned, Ran},
    protocol::{Request, Response, VERSION},
};

/// The longest line an engine may answer with.
const LONGEST: u64 = 16 << 20;

/// Why an engine could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// There is no command.
    #[error("no command is given: write --engine 'COMMAND ARGUMENTS'")]
    NoCommand,
    /// It can't be run.
    #[error("`{command}` can't be started: {source}")]
    Spawn {
        /// The command.
        command: String,
        /// Why.
        source: io::Error,
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
}

/// An engine behind a pipe.
pub struct ProcessEngine {
    command: Vec<String>,
    deadline: Duration,
    runtime: Runtime,
    process: Option<Process>,
    hello: Hello,
    edition: Option<String>,
    seq: u64,
}

struct Process {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// How a process broke.
struct Broke(Breakage, String);

impl ProcessEngine {
    /// Starts the engine and greets it.
    ///
    /// # Errors
    ///
    /// A [`StartError`]: before anything was asked of it, an engine that can't be talked to is the caller's to mend.
    pub fn start(command: &str, deadline: Duration) -> Result<Self, StartError> {
        let words: Vec<String> = command.split_whitespace().map(ToOwned::to_owned).collect();
        if words.is_empty() {
            return Err(StartError::NoCommand);
        }
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(StartError::Runtime)?;
        let mut engine =
            Self { command: words, deadline, runtime, process: None, hello: Hello::default(), edition: None, seq: 0 };
        engine.process =
            Some(engine.spawn().map_err(|source| StartError::Spawn { command: command.to_owned(), source })?);
        let greeting = Request::Hello { protocol: (VERSION, VERSION), suite: env!("CARGO_PKG_VERSION").to_owned() };
        match engine.ask(&greeting) {
            Ok(Response::Hello { protocol: VERSION, hello }) => engine.hello = hello,
            Ok(Response::Hello { protocol, .. }) => {
                return Err(StartError::Version { command: command.to_owned(), theirs: protocol });
            }
            Ok(other) => {
                return Err(StartError::Hello { command: command.to_owned(), why: format!("it answered {other:?}") });
            }
            Err(Broke(_, why)) => return Err(StartError::Hello { command: command.to_owned(), why }),
        }
        Ok(engine)
    }

    fn spawn(&self) -> io::Result<Process> {
        let _inside = self.runtime.enter();
        let mut child = Command::new(&self.command[0])
            .args(&self.command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        let missing = || io::Error::other("the process has no pipe");
        let (input, output) = (child.stdin.take().ok_or_else(missing)?, child.stdout.take().ok_or_else(missing)?);
        Ok(Process { child, input, output: BufReader::new(output) })
    }

    /// A fresh process that knows what the old one had been told.
    fn respawn(&mut self) -> Result<(), Broke> {
        self.process = Some(self.spawn().map_err(|e| Broke(Breakage::Crash, e.to_string()))?);
        self.ask(&Request::Hello { protocol: (VERSION, VERSION), suite: env!("CARGO_PKG_VERSION").to_owned() })?;
        if let Some(edition) = self.edition.clone() {
            self.ask(&Request::Edition { edition })?;
        }
        Ok(())
    }

    /// One request, one response. A process that breaks is put away.
    fn ask(&mut self, request: &Request) -> Result<Response, Broke> {
        let Some(mut process) = self.process.take() else {
            return Err(Broke(Breakage::Crash, "it is not running".to_owned()));
        };
        let answered = self.runtime.block_on(async { timeout(self.deadline, exchange(&mut process, request)).await });
        match answered {
            Ok(Ok(response)) => {
                self.process = Some(process);
                Ok(response)
            }
            Ok(Err(broke)) => {
                self.put_away(process);
                Err(broke)
            }
            Err(_) => {
                self.put_away(process);
                Err(Broke(Breakage::Timeout, format!("it did not answer within {} ms", self.deadline.as_millis())))
            }
        }
    }

    fn put_away(&self, mut process: Process) {
        // An engine that can't be killed has ended already.
        let _ended = self.runtime.block_on(process.child.kill());
    }
}

/// Writes a line and reads one.
async fn exchange(process: &mut Process, request: &Request) -> Result<Response, Broke> {
    let gone = |e: io::Error| Broke(Breakage::Crash, format!("it ended: {e}"));
    let mut line = serde_json::to_vec(request).map_err(|e| Broke(Breakage::Protocol, e.to_string()))?;
    line.push(b'\n');
    process.input.write_all(&line).await.map_err(gone)?;
    process.input.flush().await.map_err(gone)?;
    let mut answer = Vec::new();
    let mut limited = (&mut process.output).take(LONGEST);
    let length = limited.read_until(b'\n', &mut answer).await.map_err(gone)?;
    if length == 0 {
        return Err(Broke(Breakage::Crash, "it ended without an answer".to_owned()));
    }
    if answer.last() != Some(&b'\n') {
        let why = if answer.len() as u64 >= LONGEST {
            "its answer is longer than any answer may be"
        } else {
            "it ended in the middle of a line"
        };
        return Err(Broke(Breakage::Protocol, why.to_owned()));
    }
    serde_json::from_slice(&answer)
        .map_err(|error| Broke(Breakage::Protocol, format!("its answer is no response: {error}")))
}

impl EngineUnderTest for ProcessEngine {
    fn hello(&mut self) -> Hello {
        self.hello.clone()
    }

    fn edition(&mut self, edition: &str) -> EditionAnswer {
        self.edition = Some(edition.to_owned());
        match self.ask(&Request::Edition { edition: edition.to_owned() }) {
            Ok(Response::Edition(answer)) => answer,
            _ => EditionAnswer { using: None },
        }
    }

    fn plan(&mut self, cases: &[Case]) -> Vec<Planned> {
        match self.ask(&Request::Plan { cases: cases.to_vec() }) {
            Ok(Response::Plan { unsupported }) => unsupported,
            _ => Vec::new(),
        }
    }

    fn run(&mut self, case: &Case) -> Ran {
        if self.process.is_none()
            && let Err(Broke(how, message)) = self.respawn()
        {
            return Ran::ended(End::Broken { how, message });
        }
        self.seq += 1;
        let seq = self.seq;
        match self.ask(&Request::Run { seq, case: Box::new(case.clone()) }) {
            Ok(Response::Run { seq: theirs, ran }) if theirs == seq => *ran,
            Ok(other) => {
                self.process = None;
                let kind =
                    if matches!(other, Response::Run { .. }) { "another question" } else { "another kind of question" };
                Ran::ended(End::Broken { how: Breakage::Protocol, message: format!("it answered {kind}") })
            }
            Err(Broke(how, message)) => Ran::ended(End::Broken { how, message }),
        }
    }
}

impl Drop for ProcessEngine {
    fn drop(&mut self) {
        if self.process.is_some() {
            // Asked politely first; what is left is killed as the process is dropped.
            let _answer = self.ask(&Request::Shutdown);
        }
    }
}
