//! The parts of the report for a terminal.

use casebook_steps::{
    judge::NOT_SEEN,
    record::{CaseResult, ClaimResult, Header, Record},
    report::{
        Counts, Report, Style,
        terminal::{NAMED, cell, failures, plain, totals, unproven},
    },
    verdict::{ClauseStatus, Verdict},
};

fn result(id: &str, detail: &str, claims: &[(bool, &str)]) -> CaseResult {
    let claim = |(held, seen): &(bool, &str)| ClaimResult {
        text: "Bob's life".to_owned(),
        line: 5,
        held: *held,
        expected: "18".to_owned(),
        seen: (*seen).to_owned(),
    };
    let (verdict, detail) = (Verdict::Failed, Some(detail.to_owned()));
    let claims = claims.iter().map(claim).collect();
    CaseResult { id: id.to_owned(), name: id.to_owned(), verdict, detail, claims, ..CaseResult::default() }
}

fn doubted(id: &str) -> CaseResult {
    let clauses = vec!["doc:1.2".to_owned()];
    CaseResult { verdict: Verdict::Passed, clauses, unproven: vec![format!("doubt of {id}")], ..result(id, "", &[]) }
}

fn record(results: Vec<CaseResult>) -> Record {
    Record::new(Header::default(), results, 0.5)
}

#[test]
fn how_a_case_ended_is_told_where_it_is_more_than_its_first_claim() {
    let failed = "Bob's life: expected 18, saw 20";
    let told =
        |detail: &str, claims: &[(bool, &str)]| failures(&record(vec![result("a", detail, claims)]), Style::Plain);
    assert!(!told(failed, &[(false, "20")]).contains("saw"), "the claim says it");
    assert!(told("it was refused", &[(false, "20")]).contains("it was refused"));
    assert!(told("it was refused", &[(false, NOT_SEEN)]).contains("it was refused"));
    assert!(
        told("Bob's life: expected 18, saw 18", &[(true, "18"), (false, "20")]).contains("saw 18"),
        "a claim that held"
    );
    assert!(told(failed, &[(false, "19")]).contains("saw 20"), "another than the claim");
}

#[test]
fn what_proves_too_little_is_told_once_and_counted() {
    assert_eq!(unproven(&record(vec![result("a", "", &[])])), "");
    let untagged = CaseResult { clauses: Vec::new(), ..doubted("a") };
    assert_eq!(unproven(&record(vec![untagged])), "", "it claims to prove nothing");
    let one = unproven(&record(vec![doubted("a"), doubted("a")]));
    assert!(one.contains("1 case doesn't prove") && one.matches("doubt of a").count() == 1, "{one}");
    let cases = |count: usize| unproven(&record((0..count).map(|n| doubted(&format!("case {n}"))).collect()));
    assert!(cases(NAMED).contains("12 cases don't prove") && !cases(NAMED).contains("more: "), "{}", cases(NAMED));
    assert!(cases(NAMED).contains("doubt of case 11"));
    assert!(cases(NAMED + 1).contains("and 1 more: ") && !cases(NAMED + 1).contains("doubt of case 12"));
}

#[test]
fn what_there_is_none_of_is_not_told() {
    let counts: Counts = [(ClauseStatus::Passed, 0), (ClauseStatus::Failed, 2)].into();
    assert_eq!(plain(&cell(&counts)), "2✗");
    let mut record = record(vec![result("a", "", &[(false, "20")])]);
    record.footer.totals.insert(Verdict::Passed.name().to_owned(), 0);
    record.footer.totals.insert(Verdict::Unsupported.name().to_owned(), 0);
    let report = Report { judged: 1, ..Report::default() };
    assert_eq!(totals(&record, &report), "1 case judged in 0.50 s: 1 failed\n");
}
