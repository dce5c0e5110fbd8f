//! The protocol, version 1: JSON lines over standard input and output, one request, one response, in order.
//!
//! `hello`, then `edition`, then `plan` and `run` as often as needed, then `shutdown`. An engine gets whole cases without expected values; it
//! answers with its observations and with the way in which the case ended. Unknown fields are ignored; a new required field makes a new version.

mod read;
mod sound;

pub use read::request;
// casebook's side of the conversation.
#[doc(hidden)]
pub use read::{response, unknown_fields};
#[doc(hidden)]
pub use sound::unsound;

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Write},
    iter,
    sync::mpsc::{self, Receiver, SyncSender},
    thread,
};

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    case::Case,
    port::{EditionAnswer, EngineUnderTest, Hello, Planned, Ran},
};

/// The version of this casebook.
pub const VERSION: u32 = 1;

/// A request of casebook: one line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Request {
    /// Asks for the engine's name and for the versions of the protocol that it uses.
    Hello {
        /// The versions that casebook uses: from, to.
        protocol: (u32, u32),
        /// The version of the suite.
        suite: String,
        /// The time limit for one case, in milliseconds.
        #[serde(default)]
        deadline_ms: u64,
    },
    /// Chooses the edition of the rules for the next requests.
    Edition {
        /// Its name.
        edition: String,
    },
    /// Asks which of these cases the engine can't carry out.
    Plan {
        /// The cases.
        cases: Vec<Case>,
    },
    /// Carries out a case.
    Run {
        /// A number that the response repeats.
        seq: u64,
        /// The case.
        case: Box<Case>,
        /// The definitions of its cards by name, for an engine that asked for them in its hello.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        definitions: BTreeMap<String, serde_json::Value>,
        /// Whether a trace is wanted. A trace that wasn't requested is no error.
        #[serde(default)]
        trace: bool,
    },
    /// Ends the engine.
    Shutdown,
}

/// An answer of an engine: one line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Response {
    /// The engine's name and abilities.
    Hello {
        /// The version that it uses.
        protocol: u32,
        /// The rest.
        #[serde(flatten)]
        hello: Hello,
    },
    /// The edition that it uses.
    Edition(EditionAnswer),
    /// The cases that it can't carry out.
    Plan {
        /// Case by case.
        unsupported: Vec<Planned>,
    },
    /// The result of a case.
    Run {
        /// The number of the request.
        seq: u64,
        /// The observations, and how the case ended.
        #[serde(flatten)]
        ran: Box<Ran>,
    },
    /// The engine couldn't use the request. It is ready for the next one.
    Error {
        /// Why.
        message: String,
    },
    /// The engine ends.
    Shutdown,
}

/// The longest line in either direction, in bytes.
pub const LONGEST: usize = 16 << 20;

/// The number of requests that are read ahead, and the number of answers that wait to be written.
const AHEAD: usize = 32;

/// Answers requests with an engine until `shutdown` or the end of the input.
///
/// # Errors
///
/// An I/O error of reading or writing. A line that is no request is answered with an error, and the next line is read.
pub fn serve(
    engine: &mut dyn EngineUnderTest,
    input: impl BufRead + Send + 'static,
    output: impl Write + Send,
) -> io::Result<()> {
    let requests = read_ahead(input)?;
    thread::scope(|scope| {
        let (answers, queue) = mpsc::sync_channel(AHEAD);
        let writer = thread::Builder::new().name("answers".to_owned()).spawn_scoped(scope, || write(queue, output))?;
        let answered = answer(engine, &requests, answers);
        // If nothing reads the answers, the error of writing is the one to report.
        writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)).and(answered)
    })
}

/// Answers requests until the last one, or until nothing reads the answers.
fn answer(
    engine: &mut dyn EngineUnderTest,
    requests: &Receiver<io::Result<serde_json::Result<Request>>>,
    answers: SyncSender<Response>,
) -> io::Result<()> {
    for request in requests {
        let (response, last) = match request? {
            Ok(request) => {
                let last = request == Request::Shutdown;
                (respond(engine, request), last)
            }
            Err(error) => (Response::Error { message: format!("this isn't a request: {error}") }, false),
        };
        if answers.send(response).is_err() || last {
            break;
        }
    }
    Ok(())
}

/// Writes each answer as soon as it is ready, together with other answers that are ready, while the next case is carried out.
fn write(answers: Receiver<Response>, mut output: impl Write) -> io::Result<()> {
    let mut lines = Vec::new();
    while let Ok(first) = answers.recv() {
        lines.clear();
        for answer in iter::once(first).chain(answers.try_iter().take(AHEAD)) {
            serde_json::to_writer(&mut lines, &answer)?;
            lines.push(b'\n');
        }
        output.write_all(&lines)?;
        output.flush()?;
    }
    Ok(())
}

/// The requests, read by a separate thread until the input ends or they aren't needed any more. After `shutdown` nothing waits for that thread,
/// because it may wait for a line that never comes.
fn read_ahead(
    mut input: impl BufRead + Send + 'static,
) -> io::Result<Receiver<io::Result<serde_json::Result<Request>>>> {
    let (requests, queue) = mpsc::sync_channel(AHEAD);
    thread::Builder::new().name("requests".to_owned()).spawn(move || {
        let mut line = Vec::new();
        loop {
            line.clear();
            let request = match read::line(&mut input, &mut line) {
                Ok(0) => return,
                Ok(length) if length > LONGEST => Ok(Err(read::too_long())),
                Ok(_) if line.trim_ascii().is_empty() => continue,
                Ok(_) => Ok(read::request(&line)),
                Err(error) => Err(error),
            };
            let ends = request.is_err();
            if requests.send(request).is_err() || ends {
                return;
            }
        }
    })?;
    Ok(queue)
}

/// One answer.
fn respond(engine: &mut dyn EngineUnderTest, request: Request) -> Response {
    match request {
        Request::Hello { protocol: (from, to), .. } if !(from..=to).contains(&VERSION) => Response::Error {
            message: format!(
                "this engine uses version {VERSION} of the protocol, which is not in the range {from} to {to}"
            ),
        },
        Request::Hello { .. } => Response::Hello { protocol: VERSION, hello: engine.hello() },
        Request::Edition { edition } => Response::Edition(engine.edition(&edition)),
        Request::Plan { cases } => Response::Plan { unsupported: engine.plan(&cases.iter().collect::<Vec<_>>()) },
        Request::Run { seq, case, trace, .. } => {
            engine.tracing(trace);
            let mut ran = Box::new(engine.run(&case));
            if !trace {
                (ran.trace, ran.marks, ran.cards_took_part, ran.abilities_exercised) = Default::default();
            }
            Response::Run { seq, ran }
        }
        Request::Shutdown => Response::Shutdown,
    }
}
