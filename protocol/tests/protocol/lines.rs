//! The lines of the protocol: what is written is read again, and a wrong line is refused with its fault.

use pretty_assertions::assert_eq;

use casebook_protocol::{
    case::{Case, Value},
    port::{EditionAnswer, End, Hello, Observation, Ran, Seen},
    protocol::{Request, Response, request, response, unknown_fields},
};
use std::collections::BTreeMap;

const CASE: &str = r#"{"id":"a","hash":"","name":"A","clauses":[],"players":["Alice"],"objects":[],"setup":[],"script":["resolve_all"],"probes":[]}"#;

/// Whatever is written, is read again.
#[test]
fn a_written_line_is_read() {
    let case: Case = serde_json::from_str(CASE).unwrap();
    let requests = [
        Request::Hello { protocol: (1, 1), suite: "1".to_owned(), deadline_ms: 5 },
        Request::Edition { edition: "2026-01".to_owned() },
        Request::Plan { cases: vec![case.clone()] },
        Request::Run { seq: 3, case: Box::new(case), definitions: BTreeMap::new(), trace: true },
        Request::Shutdown,
    ];
    for asked in requests {
        let line = serde_json::to_vec(&asked).unwrap();
        assert_eq!(request(&line).unwrap(), asked);
    }
    let responses = [
        Response::Hello { protocol: 1, hello: Hello { engine: "an engine".to_owned(), ..Hello::default() } },
        Response::Edition(EditionAnswer { using: None }),
        Response::Plan { unsupported: Vec::new() },
        Response::Run { seq: 3, ran: Box::new(Ran::ended(End::Completed)) },
        Response::Error { message: "no".to_owned() },
        Response::Shutdown,
    ];
    for told in responses {
        let line = serde_json::to_vec(&told).unwrap();
        assert_eq!(response(&line).unwrap(), told);
    }
}

#[test]
fn a_wrong_line_is_refused_with_its_fault() {
    let fault = |line: &str| request(line.as_bytes()).unwrap_err().to_string();
    assert_eq!(
        [
            fault(r#"{"trace":false,"case":1,"op":"run"}"#),
            fault(r#"{"op":"run","seq":3}"#),
            fault(r#"{"op":"dance"}"#),
            fault(r#"{"op":7}"#),
            fault("{}"),
        ]
        .map(|fault| fault.split(" at line").next().unwrap_or_default().to_owned()),
        [
            "invalid type: integer `1`, expected struct Case",
            "missing field `case`",
            "unknown variant `dance`, expected one of `hello`, `edition`, `plan`, `run`, `shutdown`",
            "invalid type: integer `7`, expected a string",
            "missing field `op`",
        ]
    );
    let fault = |line: &str| response(line.as_bytes()).unwrap_err().to_string();
    assert_eq!(
        [
            fault(r#"{"op":"run","end":"completed","observations":[]}"#),
            fault(r#"{"op":"run","seq":1,"seq":2,"end":"completed","observations":[]}"#),
            fault(r#"{"op":"run","seq":1}"#),
        ]
        .map(|fault| fault.split(" at line").next().unwrap_or_default().to_owned()),
        ["missing field `seq`", "duplicate field `seq`", "missing field `observations`"]
    );
}

/// Fields that a later version may add are ignored.
#[test]
fn unknown_fields_are_ignored() {
    let line = format!(r#"{{"op":"run","seq":3,"case":{CASE},"moon":1}}"#);
    assert!(matches!(request(line.as_bytes()), Ok(Request::Run { seq: 3, trace: false, .. })));
    let line = r#"{"end":"completed","op":"run","seq":3,"observations":[],"moon":1}"#;
    assert!(matches!(response(line.as_bytes()), Ok(Response::Run { seq: 3, .. })));
}

#[test]
fn a_field_that_nobody_knows_is_ignored() {
    let plain: Request = request(br#"{"op":"hello","protocol":[1,1],"suite":"1"}"#).unwrap();
    let later: Request = request(br#"{"op":"hello","protocol":[1,1],"suite":"1","moon":{"phase":"full"}}"#).unwrap();
    assert_eq!(plain, later);
    let answer = r#"{"op":"run","seq":3,"end":"completed","observations":[{"probe":0,"seen":{"value":{"number":2}},"ms":4}],"x":1}"#;
    let seen = Seen::Value(Value::Number(2));
    let ran = Ran { observations: vec![Observation { probe: 0, seen }], ..Ran::ended(End::Completed) };
    let read: Response = response(answer.as_bytes()).unwrap();
    assert_eq!(read, Response::Run { seq: 3, ran: Box::new(ran) });
}

/// A field that nobody reads is told, wherever it stands; one that says nothing is not.
#[test]
fn unknown_fields_of_an_answer_are_found() {
    let run = br#"{"op":"run","seq":1,"time":3,"end":{"refused":{"step":0,"reason":"","law":"1","rule":null}},
        "observations":[{"probe":0,"seen":{"value":{"place":{"zone":"hand","player":"Bob","of":"Bob"}}}},
        {"probe":1,"seen":{"value":{"place":{"zone":"hand","of":"Bob"}}}}]}"#;
    assert_eq!(unknown_fields(run), ["end.refused.law", "observations.seen.value.place.of", "time"]);
    assert!(unknown_fields(br#"{"op":"hello","protocol":1,"engine":"e","version":"1"}"#).is_empty());
    assert_eq!(unknown_fields(br#"{"op":"hello","protocol":1,"engine":"e","version":"1","opps":["play"]}"#), ["opps"]);
    assert!(unknown_fields(b"no json").is_empty());
}

/// An empty pool is no mana, in whatever order the rest stands.
#[test]
fn mana_is_read_in_one_form() {
    let read = |text: &str| serde_json::from_str::<Value>(&format!(r#"{{"mana":"{text}"}}"#));
    assert_eq!(read("").unwrap(), read("{0}").unwrap());
    assert_eq!(read("{G}{1}{1}").unwrap(), read("{2}{G}").unwrap());
    assert!(read("two").unwrap_err().to_string().contains("no mana"));
}
