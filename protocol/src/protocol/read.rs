//! Fast reading of the two most frequent lines: a case and its result. An enum that is tagged by a key must store all fields until it has read
//! the key, and so reads a line twice. Here a line is first read as its most likely variant.

use std::{borrow::Cow, collections::BTreeMap};

use serde::Deserialize;

use super::{Request, Response};
use crate::{case::Case, port::Ran};

/// The kind of line.
#[derive(Deserialize)]
struct Head<'l> {
    #[serde(borrow)]
    op: Cow<'l, str>,
    #[serde(default)]
    seq: Option<u64>,
}

/// A case to carry out, as in [`Request::Run`].
#[derive(Deserialize)]
struct Run<'l> {
    #[serde(borrow)]
    op: Cow<'l, str>,
    seq: u64,
    case: Box<Case>,
    #[serde(default)]
    definitions: BTreeMap<String, serde_json::Value>,
    #[serde(default)]
    trace: bool,
}

/// Reads a request.
pub(super) fn request(line: &[u8]) -> serde_json::Result<Request> {
    let quick = || {
        let Run { op, seq, case, definitions, trace } = serde_json::from_slice(line).ok()?;
        (op == "run").then_some(Request::Run { seq, case, definitions, trace })
    };
    // If it isn't a case, the general reader reads it and reports the error.
    quick().map_or_else(|| serde_json::from_slice(line), Ok)
}

/// Reads a response.
pub fn response(line: &[u8]) -> serde_json::Result<Response> {
    let quick = || {
        let Head { op, seq } = serde_json::from_slice(line).ok()?;
        let seq = seq.filter(|_| op == "run")?;
        let ran: Ran = serde_json::from_slice(line).ok()?;
        Some(Response::Run { seq, ran: Box::new(ran) })
    };
    quick().map_or_else(|| serde_json::from_slice(line), Ok)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fast reader and the general one have the same result.
    #[test]
    fn a_line_is_read_as_the_protocol_reads_it() {
        let requests = [
            r#"{"op":"run","seq":3,"case":{"id":"a","hash":"","name":"A","clauses":[],"players":["Alice"],"objects":[],"setup":[],"script":["resolve_all"],"probes":[]},"trace":true,"moon":1}"#,
            r#"{"trace":false,"case":{"id":"a"},"op":"run"}"#,
            r#"{"op":"shutdown","seq":3,"case":{"id":"a","hash":"","name":"A","clauses":[],"players":["Alice"],"objects":[],"setup":[],"script":[],"probes":[]}}"#,
            r#"{"op":"hello","protocol":[1,1],"suite":"1"}"#,
            r#"{"op":"shutdown"}"#,
            r#"{"op":7}"#,
        ];
        for line in requests {
            let (read, whole) = (request(line.as_bytes()), serde_json::from_str::<Request>(line));
            assert_eq!(read.map_err(|error| error.to_string()), whole.map_err(|error| error.to_string()), "{line}");
        }
        let responses = [
            r#"{"end":"completed","op":"run","seq":3,"observations":[{"probe":0,"seen":{"value":{"number":2}},"ms":4}],"x":1}"#,
            r#"{"op":"run","end":"completed","observations":[]}"#,
            r#"{"op":"run","seq":1,"seq":2,"end":"completed","observations":[]}"#,
            r#"{"op":"run","seq":1}"#,
            r#"{"op":"error","message":"no"}"#,
        ];
        for line in responses {
            let (read, whole) = (response(line.as_bytes()), serde_json::from_str::<Response>(line));
            assert_eq!(read.map_err(|error| error.to_string()), whole.map_err(|error| error.to_string()), "{line}");
        }
    }
}
