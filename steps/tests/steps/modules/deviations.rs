//! Declared deviations.

mod bless;

use casebook_engine::document::Document;
use casebook_steps::{
    deviations::{Deviations, observed},
    record::{CaseResult, ClaimResult},
    verdict::Verdict,
};

const FILE: &str = "\
engine = 'reference'

[[deviation]]
case = 'chk/a/b'
hash = '1'
edition = '2004-10'
observed = ['Bob is at 18 life: 20']
cause = 'bug'
reason = 'damage is lost'
";

fn result(verdict: Verdict, seen: &str) -> CaseResult {
    let claim = ClaimResult {
        text: "Bob is at 18 life".to_owned(),
        line: 5,
        held: verdict == Verdict::Passed,
        expected: "18".to_owned(),
        seen: seen.to_owned(),
    };
    let (id, hash, edition) = ("chk/a/b".to_owned(), "1".to_owned(), "2004-10".to_owned());
    CaseResult { id, hash, edition, verdict, claims: vec![claim], ..CaseResult::default() }
}

fn applied(mut result: CaseResult) -> CaseResult {
    Deviations::load(&Document { file: "d.toml", text: FILE }).unwrap().apply(&mut result);
    result
}

#[test]
fn a_failure_as_declared_is_expected() {
    assert_eq!(applied(result(Verdict::Failed, "20")).verdict, Verdict::ExpectedFailure);
}

#[test]
fn a_declaration_hides_no_other_failure() {
    let other = applied(result(Verdict::Failed, "19"));
    assert_eq!(other.verdict, Verdict::Failed);
    assert_eq!(other.detail.as_deref(), Some("(declared as failed: Bob is at 18 life: 20)"));
    let changed = CaseResult { hash: "2".to_owned(), ..result(Verdict::Failed, "20") };
    assert_eq!(applied(changed).verdict, Verdict::Failed);
}

#[test]
fn a_pass_that_nobody_expects_is_red() {
    assert_eq!(applied(result(Verdict::Passed, "18")).verdict, Verdict::UnexpectedPass);
}

#[test]
fn what_is_pinned_says_no_line() {
    let pinned = |detail: &str| {
        let detail = Some(detail.to_owned());
        observed(&CaseResult { verdict: Verdict::Failed, detail, ..CaseResult::default() })
    };
    let waits = "line 12 (the stack resolves) waits; line 3 (Bob says no) wasn't taken";
    assert_eq!(pinned(waits), ["(the stack resolves) waits; (Bob says no) wasn't taken"]);
    assert_eq!(pinned("a line like `x`; line 5: y"), ["a line like `x`; line 5: y"]);
}

#[test]
fn a_case_is_declared_once() {
    let twice = format!("{FILE}{}", FILE.split_once("\n\n").unwrap().1);
    let error = Deviations::load(&Document { file: "d.toml", text: &twice }).unwrap_err();
    assert_eq!(error.to_string(), "d.toml:11:9: `chk/a/b` is declared twice in 2004-10");
}

#[test]
fn an_engine_never_gets_worse_behind_a_declaration() {
    assert_eq!(applied(result(Verdict::Unsupported, "20")).verdict, Verdict::Failed);
    assert_eq!(applied(result(Verdict::Crash, "20")).verdict, Verdict::Crash);
}

#[test]
fn what_is_not_about_the_declaration_stays_as_it_was() {
    for verdict in [Verdict::NotApplicable, Verdict::SuiteError] {
        let own = CaseResult { detail: Some("no such card".to_owned()), hash: "2".to_owned(), ..result(verdict, "20") };
        assert_eq!(applied(own.clone()), own);
        let silent = CaseResult { detail: None, ..own };
        assert_eq!(applied(silent.clone()), silent);
    }
}

#[test]
fn a_declaration_says_why_in_place_of_what_happened() {
    let failed = CaseResult { detail: Some("Bob lost nothing".to_owned()), ..result(Verdict::Failed, "20") };
    assert_eq!(applied(failed.clone()).detail.as_deref(), Some("damage is lost"));
    let mut unexplained = failed;
    let silent = FILE.replace("reason = 'damage is lost'\n", "");
    Deviations::load(&Document { file: "d.toml", text: &silent }).unwrap().apply(&mut unexplained);
    assert_eq!(unexplained.detail.as_deref(), Some("Bob lost nothing"));
}

#[test]
fn a_case_is_declared_in_one_edition() {
    let declared = Deviations::load(&Document { file: "d.toml", text: FILE }).unwrap();
    let asked = [("chk/a/b", "2004-10"), ("chk/a/b", "2005-02"), ("chk/a/c", "2004-10"), ("chk/a/c", "2005-02")];
    assert_eq!(asked.map(|(case, edition)| declared.declares(case, edition)), [true, false, false, false]);
}

#[test]
fn only_what_breaks_needs_its_verdict_written() {
    let mut declared = Deviations::load(&Document { file: "d.toml", text: FILE }).unwrap();
    assert_eq!(declared.deviations[0].verdict, Verdict::Failed);
    let written = |declared: &Deviations| toml_edit::ser::to_string(declared).unwrap();
    assert!(!written(&declared).contains("verdict"), "{}", written(&declared));
    declared.deviations[0].verdict = Verdict::Crash;
    assert!(written(&declared).contains("verdict = \"crash\""), "{}", written(&declared));
}

#[test]
fn a_mistake_in_the_file_has_its_place() {
    let load = |text: &str| Deviations::load(&Document { file: "d.toml", text }).unwrap_err().to_string();
    assert!(load("engine = 'x'\n[[deviation]]\ncase = 3\n").starts_with("d.toml:3:8: invalid type"));
    assert!(load("engine = 'x'\nengines = 'y'\n").starts_with("d.toml:2:1: unknown field `engines`"));
}
