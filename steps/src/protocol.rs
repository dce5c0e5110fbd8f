//! The protocol, version 1: JSON lines over standard input and output, one request, one response, in order.
//!
//! `hello`, then `edition`, then `plan` and `run` as often as wanted, then `shutdown`. An engine gets whole cases and no expected values;
//! it answers with what it observed and how the case ended. Unknown fields are ignored; a new required field would be a new version.

mod read;
mod schema;
mod sound;

pub(crate) use read::response;
pub use schema::{SCHEMAS, schema};
pub use sound::unsound;

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Write},
    iter,
    sync::mpsc::{self, Receiver, SyncSender},
    thread,
};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    case::Case,
    port::{EditionAnswer, EngineUnderTest, Hello, Planned, Ran},
};

/// The version this casebook speaks.
pub const VERSION: u32 = 1;

/// What casebook asks of an engine: one line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Request {
    /// Who are you, and which versions of the protocol do you speak?
    Hello {
        /// The versions casebook speaks: from, to.
        protocol: (u32, u32),
        /// The version of the suite.
        suite: String,
        /// How many milliseconds one case may take.
        #[serde(default)]
        deadline_ms: u64,
    },
    /// Use this edition of the rules for what follows.
    Edition {
        /// Its name.
        edition: String,
    },
    /// Which of these can't you carry out?
    Plan {
        /// The cases.
        cases: Vec<Case>,
    },
    /// Carry this out.
    Run {
        /// A number that the response repeats.
        seq: u64,
        /// The case.
        case: Box<Case>,
        /// The definitions of its cards by name, for an engine that asked for them in its hello.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        definitions: BTreeMap<String, serde_json::Value>,
        /// Whether a trace is wanted. One that comes unasked is no fault.
        #[serde(default)]
        trace: bool,
    },
    /// Good-bye.
    Shutdown,
}

/// What an engine answers: one line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Response {
    /// Who it is.
    Hello {
        /// The version it will speak.
        protocol: u32,
        /// The rest.
        #[serde(flatten)]
        hello: Hello,
    },
    /// Which edition it uses.
    Edition(EditionAnswer),
    /// What it can't carry out.
    Plan {
        /// Case by case.
        unsupported: Vec<Planned>,
    },
    /// What came of a case.
    Run {
        /// The number of the request.
        seq: u64,
        /// What was observed and how it ended.
        #[serde(flatten)]
        ran: Box<Ran>,
    },
    /// It could make nothing of the request. It stays ready for the next.
    Error {
        /// Why.
        message: String,
    },
    /// Good-bye.
    Shutdown,
}

/// How many requests are read ahead of the one that is being answered, and how many answers wait to be written: the next case is there when the
/// last one is done.
const AHEAD: usize = 32;

/// Answers requests with an engine until it is told to shut down or nobody asks any more.
///
/// # Errors
///
/// What reading or writing fails with. A line that is no request is answered with an error, and the next one is read.
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
        // Where nobody reads what is written, that is what went wrong.
        writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)).and(answered)
    })
}

/// Answers one request after another until the last, or until nobody wants another answer.
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
            Err(error) => (Response::Error { message: format!("this is no request: {error}") }, false),
        };
        if answers.send(response).is_err() || last {
            break;
        }
    }
    Ok(())
}

/// Writes each answer as soon as it is there, with what else is there by then, while the next case is carried out.
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

/// The requests, read by a thread of their own until the input ends or nobody wants another. Whoever has been told to shut down doesn't wait for
/// it: it may be waiting for a line that never comes.
fn read_ahead(
    mut input: impl BufRead + Send + 'static,
) -> io::Result<Receiver<io::Result<serde_json::Result<Request>>>> {
    let (requests, queue) = mpsc::sync_channel(AHEAD);
    thread::Builder::new().name("requests".to_owned()).spawn(move || {
        let mut line = Vec::new();
        loop {
            line.clear();
            let request = match input.read_until(b'\n', &mut line) {
                Ok(0) => return,
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
pub fn respond(engine: &mut dyn EngineUnderTest, request: Request) -> Response {
    match request {
        Request::Hello { protocol: (from, to), .. } if !(from..=to).contains(&VERSION) => Response::Error {
            message: format!("this engine speaks version {VERSION} of the protocol, which is not among {from} to {to}"),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::port::{End, Observation, Seen};

    #[test]
    fn a_field_that_nobody_knows_is_ignored() {
        let plain: Request = serde_json::from_str(r#"{"op":"hello","protocol":[1,1],"suite":"1"}"#).unwrap();
        let later: Request =
            serde_json::from_str(r#"{"op":"hello","protocol":[1,1],"suite":"1","moon":{"phase":"full"}}"#).unwrap();
        assert_eq!(plain, later);
        let answer = r#"{"op":"run","seq":3,"end":"completed","observations":[{"probe":0,"seen":{"value":{"number":2}},"ms":4}],"x":1}"#;
        let seen = Seen::Value(crate::case::Value::Number(2));
        let ran = Ran { observations: vec![Observation { probe: 0, seen }], ..Ran::ended(End::Completed) };
        let read: Response = serde_json::from_str(answer).unwrap();
        assert_eq!(read, Response::Run { seq: 3, ran: Box::new(ran) });
    }
}
