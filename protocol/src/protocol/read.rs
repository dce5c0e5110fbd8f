//! Reading of lines. An enum that is tagged by a key must store all fields until it has read the key, and is compiled for stored fields, too. Here
//! a line is read twice where that is needed: first its `op`, then the fields of this `op`.

use std::{
    borrow::Cow,
    collections::BTreeMap,
    io::{self, BufRead},
};

use serde::{Deserialize, de::Error};
use serde_json::Value;

use super::{LONGEST, Request, Response};
use crate::{
    case::Case,
    port::{Planned, Ran},
};

/// The kind of line.
#[derive(Deserialize)]
struct Head<'l> {
    #[serde(borrow)]
    op: Cow<'l, str>,
}

/// The fields of [`Request::Hello`].
#[derive(Deserialize)]
struct AskedHello {
    protocol: (u32, u32),
    suite: String,
    #[serde(default)]
    deadline_ms: u64,
}

/// The fields of [`Request::Edition`].
#[derive(Deserialize)]
struct AskedEdition {
    edition: String,
}

/// The fields of [`Request::Plan`].
#[derive(Deserialize)]
struct AskedPlan {
    cases: Vec<Case>,
}

/// The fields of [`Request::Run`]. With its `op`, because nearly every line is one.
#[derive(Deserialize)]
struct AskedRun<'l> {
    #[serde(borrow)]
    op: Cow<'l, str>,
    seq: u64,
    case: Box<Case>,
    #[serde(default)]
    definitions: BTreeMap<String, serde_json::Value>,
    #[serde(default)]
    trace: bool,
}

/// The version in [`Response::Hello`].
#[derive(Deserialize)]
struct Version {
    protocol: u32,
}

/// The fields of [`Response::Plan`].
#[derive(Deserialize)]
struct ToldPlan {
    unsupported: Vec<Planned>,
}

/// The number in [`Response::Run`].
#[derive(Deserialize)]
struct Seq {
    seq: u64,
}

/// The fields of [`Response::Error`].
#[derive(Deserialize)]
struct ToldError {
    message: String,
}

/// Reads a line, of which it keeps the beginning; returns the length of the whole line. One that is longer than [`LONGEST`] is read to its end.
pub(super) fn line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<usize> {
    let mut length = 0;
    loop {
        let more = match input.fill_buf() {
            Ok(more) => more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = more.iter().position(|byte| *byte == b'\n');
        let taken = end.map_or(more.len(), |end| end + 1);
        let room = (LONGEST + 1).saturating_sub(line.len());
        line.extend_from_slice(&more[..taken.min(room)]);
        length += taken;
        input.consume(taken);
        if taken == 0 || end.is_some() {
            return Ok(length);
        }
    }
}

/// The error for a line that is longer than [`LONGEST`].
pub(super) fn too_long() -> serde_json::Error {
    serde_json::Error::custom(format!("it is longer than the limit of {} MiB", LONGEST >> 20))
}

/// Reads a request.
///
/// # Errors
///
/// What is wrong with the line, with its column.
pub fn request(line: &[u8]) -> serde_json::Result<Request> {
    let run = serde_json::from_slice(line).map(|AskedRun { op, seq, case, definitions, trace }| {
        (op == "run").then_some(Request::Run { seq, case, definitions, trace })
    });
    if let Ok(Some(run)) = run {
        return Ok(run);
    }
    let Head { op } = serde_json::from_slice(line)?;
    Ok(match &*op {
        "hello" => {
            let AskedHello { protocol, suite, deadline_ms } = serde_json::from_slice(line)?;
            Request::Hello { protocol, suite, deadline_ms }
        }
        "edition" => {
            let AskedEdition { edition } = serde_json::from_slice(line)?;
            Request::Edition { edition }
        }
        "plan" => {
            let AskedPlan { cases } = serde_json::from_slice(line)?;
            Request::Plan { cases }
        }
        "run" => return Err(run.err().unwrap_or_else(|| Error::custom("not a case"))),
        "shutdown" => Request::Shutdown,
        other => return Err(Error::unknown_variant(other, &["hello", "edition", "plan", "run", "shutdown"])),
    })
}

/// The fields of an answer that the protocol doesn't have, by their paths: nobody reads them, so they are misspelt or from another version.
#[must_use]
pub fn unknown_fields(line: &[u8]) -> Vec<String> {
    let said: Option<Value> = serde_json::from_slice(line).ok();
    let read = response(line).ok().and_then(|response| serde_json::to_value(response).ok());
    let mut unknown = Vec::new();
    if let (Some(said), Some(read)) = (said, read) {
        compare("", &said, &read, &mut unknown);
    }
    unknown
}

/// Collects the fields that were said but not read. A field that says nothing may be read as a missing one.
fn compare(path: &str, said: &Value, read: &Value, unknown: &mut Vec<String>) {
    match (said, read) {
        (Value::Object(said), Value::Object(read)) => {
            for (name, value) in said {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                let is_blank = value.is_null() || value == &Value::Array(Vec::new());
                match read.get(name) {
                    Some(read) => compare(&path, value, read, unknown),
                    None if is_blank || unknown.contains(&path) => {}
                    None => unknown.push(path),
                }
            }
        }
        (Value::Array(said), Value::Array(read)) => {
            said.iter().zip(read).for_each(|(said, read)| compare(path, said, read, unknown));
        }
        _ => {}
    }
}

/// Reads a response.
///
/// # Errors
///
/// What is wrong with the line, with its column.
pub fn response(line: &[u8]) -> serde_json::Result<Response> {
    let Head { op } = serde_json::from_slice(line)?;
    Ok(match &*op {
        "run" => {
            let Seq { seq } = serde_json::from_slice(line)?;
            let ran: Ran = serde_json::from_slice(line)?;
            Response::Run { seq, ran: Box::new(ran) }
        }
        "hello" => {
            let Version { protocol } = serde_json::from_slice(line)?;
            Response::Hello { protocol, hello: serde_json::from_slice(line)? }
        }
        "edition" => Response::Edition(serde_json::from_slice(line)?),
        "plan" => {
            let ToldPlan { unsupported } = serde_json::from_slice(line)?;
            Response::Plan { unsupported }
        }
        "error" => {
            let ToldError { message } = serde_json::from_slice(line)?;
            Response::Error { message }
        }
        "shutdown" => Response::Shutdown,
        other => return Err(Error::unknown_variant(other, &["hello", "edition", "plan", "run", "error", "shutdown"])),
    })
}
