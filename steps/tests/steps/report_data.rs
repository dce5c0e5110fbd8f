//! A record with everything that a report can contain: every verdict, every kind of claim, unsafe characters.

use std::{fs, path::Path};

use casebook_steps::{
    case::{Case, Probe, Query, Seat, Value},
    diagnosis::MisreadAs,
    expectation::{Expectation, Expectations, Want},
    judge::judge,
    lower::StepLine,
    port::{End, Observation, Ran, Seen, TraceLine, Unsupported, UnsupportedKind},
    record::{CaseResult, EngineName, Footer, Header, Record},
    verdict::Verdict,
};

/// A file beside the expected files.
pub(crate) fn text(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/report").join(name)).unwrap()
}

/// A kind of claim, with a value that fits and a value that doesn't.
#[derive(serde::Deserialize)]
pub(crate) struct Kind {
    pub(crate) want: Want,
    right: Value,
    wrong: Value,
}

/// Every kind of claim.
pub(crate) fn kinds() -> Vec<Kind> {
    serde_json::from_str(&text("claims.json")).unwrap()
}

const OLD: &str = "2004-10";
const NEW: &str = "2026-01";

/// A case in an edition, with three lines and no claim.
fn case(id: &str, name: &str, edition: &str, clauses: &[&str], verdict: Verdict) -> CaseResult {
    let line = |line, keyword: &str, text: &str| StepLine { line, keyword: keyword.into(), text: text.into() };
    let event = |step, event: &str, mark: Option<&str>, rule: Option<&str>| TraceLine {
        step,
        event: event.to_owned(),
        mark: mark.map(|mark| mark.to_owned().into()),
        rule: rule.map(Into::into),
    };
    CaseResult {
        id: format!("doc/feature/{id}"),
        hash: "0123456789abcdef".to_owned(),
        name: name.to_owned(),
        feature: "features/doc/feature.feature".to_owned(),
        line: 4,
        edition: edition.to_owned(),
        clauses: clauses.iter().map(ToString::to_string).collect(),
        verdict,
        steps: vec![line(5, "Given", "Alice controls \"A\""), line(6, "When", "the stack resolves")],
        trace: vec![
            event(None, "A is in play", None, None),
            event(Some(0), "A resolves", Some("all_pass"), Some(if edition == OLD { "217.6d" } else { "117.4" })),
            event(Some(0), "Bob loses 2 life", None, None),
        ],
        micros: 12,
        ..CaseResult::default()
    }
}

/// A case with another end than completion.
fn ended(id: &str, name: &str, clauses: &[&str], end: End) -> CaseResult {
    let probe = Probe { after: 1, query: Query::Life(Seat("Bob".to_owned())) };
    let claims = Expectations(vec![Expectation {
        probe: 0,
        want: Want::Is(Value::Number(18)),
        text: "Bob is at 18 life".to_owned(),
        line: 7,
        because: None,
    }]);
    let played =
        Case { script: vec![casebook_steps::case::ScriptOp::ResolveAll], probes: vec![probe], ..Case::default() };
    let judged = judge(&played, &claims, &Ran::ended(end));
    let mut result = case(id, name, OLD, clauses, judged.verdict);
    result.steps.push(StepLine { line: 7, keyword: "Then".into(), text: "Bob is at 18 life".into() });
    CaseResult { detail: judged.detail, claims: judged.claims, ..result }
}

/// A case with a claim of every kind, judged with values that are right or wrong.
fn of_every_kind(id: &str, name: &str, edition: &str, clauses: &[&str], right: bool) -> CaseResult {
    let kinds = kinds();
    let claim = |(probe, kind): (usize, &Kind)| {
        let word = serde_json::to_value(&kind.want).unwrap();
        let word =
            word.as_object().map_or_else(|| word.as_str().unwrap().to_owned(), |it| it.keys().next().unwrap().clone());
        let text = format!("a claim with `{word}`");
        Expectation { probe, want: kind.want.clone(), text, line: 7 + probe, because: None }
    };
    let claims = Expectations(kinds.iter().enumerate().map(claim).collect());
    let seen = |(probe, kind): (usize, &Kind)| Observation {
        probe,
        seen: Seen::Value(if right { kind.right.clone() } else { kind.wrong.clone() }),
    };
    let ran = Ran { observations: kinds.iter().enumerate().map(seen).collect(), ..Ran::ended(End::Completed) };
    let judged = judge(&Case::default(), &claims, &ran);
    assert_eq!(judged.claims.len(), kinds.len());
    assert!(judged.claims.iter().all(|claim| claim.held == right), "{:?}", judged.claims);
    let mut result = case(id, name, edition, clauses, judged.verdict);
    result.steps.extend(judged.claims.iter().map(|claim| StepLine {
        line: claim.line,
        keyword: if claim.line == 7 { "Then" } else { "And" }.into(),
        text: claim.text.as_str().into(),
    }));
    CaseResult { detail: judged.detail, claims: judged.claims, ..result }
}

fn lacking(id: &str, name: &str, kind: UnsupportedKind, what: &str) -> CaseResult {
    let lack = Unsupported { kind, what: what.to_owned() };
    CaseResult { lacks: Some(lack.clone()), ..ended(id, name, &["doc:1.4"], End::Unsupported(lack)) }
}

fn broken(id: &str, name: &str, verdict: Verdict, detail: &str) -> CaseResult {
    CaseResult { detail: Some(detail.to_owned()), ..case(id, name, OLD, &["doc:1.2"], verdict) }
}

/// A misreading whose text is unsafe to show.
fn nobodys() -> MisreadAs {
    let (clause, says) = ("doc:1.1".to_owned(), "nobody's \u{1b}[2J life changes".to_owned());
    MisreadAs { clause, decided: 2, says }
}

/// The record.
pub(crate) fn record() -> Record {
    let both = ["doc:1.1"];
    let failing = ["doc:1.2", "other:9"];
    let refused = |rule: &str| End::Refused {
        step: 0,
        rule: Some(rule.to_owned()),
        reason: "it is \u{1b}[31mtapped\u{1b}[0m".to_owned(),
    };
    let refused_in = |edition: &str, rule| CaseResult {
        edition: edition.to_owned(),
        ..ended("refused", "It is refused in both", &["doc:1.2"], refused(rule))
    };
    let mut results = vec![
        of_every_kind("passes", "It passes", OLD, &both, true),
        of_every_kind("passes", "It passes", NEW, &both, true),
        of_every_kind("fails", "It fails, \"so\" <there> \u{202e}\u{1b}]0;x\u{7}", OLD, &failing, false),
        refused_in(OLD, "104.2"),
        refused_in(NEW, "304.2b"),
        broken("deviates", "It deviates", Verdict::ExpectedFailure, "the engine doesn't do this yet"),
        broken(
            "better",
            "It is better than declared",
            Verdict::UnexpectedPass,
            "it passes, but it is declared as failed",
        ),
        lacking("card", "It lacks a card", UnsupportedKind::Card, "A"),
        lacking("probe", "It lacks a query", UnsupportedKind::Probe, "object.identity"),
        lacking("probe-too", "It lacks that query again", UnsupportedKind::Probe, "object.identity"),
        CaseResult {
            edition: NEW.to_owned(),
            ..broken(
                "elsewhere",
                "It holds elsewhere",
                Verdict::NotApplicable,
                "it holds in 2004-10, but not in 2026-01",
            )
        },
        ended(
            "unplaced",
            "It can't be placed",
            &["doc:1.4"],
            End::Inconclusive { reason: "two of one name".to_owned() },
        ),
        ended(
            "error",
            "It errs",
            &["doc:1.2"],
            End::Error { message: "index out of bounds\nat line 3\u{ffff}".to_owned() },
        ),
        broken(
            "crash",
            "It crashes",
            Verdict::Crash,
            "it ended with exit code 3; it said last:\nPASSED everything\u{9b}2J",
        ),
        broken("timeout", "It takes too long", Verdict::Timeout, "it did not answer within 400 ms"),
        broken(
            "protocol",
            "It says what it mustn't",
            Verdict::ProtocolError,
            "the answer observes probe 9; the case has 1, counted from 0",
        ),
        broken("suite", "It is no scenario", Verdict::SuiteError, "the scenario has no claims"),
    ];
    results[0].unproven = vec!["every claim was already true before any event".to_owned()];
    results[2].misread_as = vec![nobodys()];
    results[5].clauses = vec!["doc:1.3".to_owned()];
    let header = Header {
        casebook: "0.1.0".to_owned(),
        engine: EngineName { name: "engine \u{1b}[2J".to_owned(), version: "1.2".to_owned() },
        editions: vec![OLD.to_owned(), NEW.to_owned()],
        documents: vec!["doc".to_owned()],
        suite: "sha256:0123456789abcdef".to_owned(),
        ..Header::default()
    };
    let record = Record::new(header, results, 0.25);
    Record {
        footer: Footer { complaints: vec!["it said something odd".to_owned()], ..record.footer.clone() },
        ..record
    }
}
