//! The results of a case in several editions, and the order of the failures.

mod moments;
mod terminal;

use casebook_steps::{
    record::{CaseResult, ClaimResult, Header, Record},
    report::grouped,
    verdict::Verdict,
};

fn result(verdict: Verdict, detail: &str, claims: &[(bool, &str)]) -> CaseResult {
    let claim = |(held, seen): &(bool, &str)| ClaimResult {
        text: "Bob is at 18 life".to_owned(),
        line: 5,
        held: *held,
        expected: "18".to_owned(),
        seen: (*seen).to_owned(),
    };
    let (id, detail) = ("chk/a/b".to_owned(), Some(detail.to_owned()));
    CaseResult { id, verdict, detail, claims: claims.iter().map(claim).collect(), ..CaseResult::default() }
}

#[test]
fn results_are_alike_but_for_the_numbers_of_the_rules() {
    let alike = |one: &CaseResult, other: &CaseResult| {
        let record = Record::new(Header::default(), vec![one.clone(), other.clone()], 0.5);
        grouped(&record, |_| true).len() == 1
    };
    let one =
        result(Verdict::Failed, "refused by rule 409.1c: no target", &[(false, "illegal (601.2c)"), (true, "18")]);
    let claims = [(false, "illegal (409.1c)"), (true, "18")];
    assert!(alike(&one, &result(Verdict::Failed, "refused by rule 601.2c: no target", &claims)));
    let others = [
        result(Verdict::Crash, "refused by rule 409.1c: no target", &claims),
        result(Verdict::Failed, "refused by rule 409.1c: no priority", &claims),
        result(Verdict::Failed, "refused by rule 409.1c: no target", &claims[..1]),
        result(Verdict::Failed, "refused by rule 409.1c: no target", &[(true, "illegal (409.1c)"), (true, "18")]),
        result(Verdict::Failed, "refused by rule 409.1c: no target", &[(false, "legal"), (true, "18")]),
    ];
    for other in others {
        assert!(!alike(&one, &other), "{other:?}");
        assert!(!alike(&other, &one), "{other:?}");
    }
}

#[test]
fn the_worst_comes_first_whatever_was_first_found() {
    let found = Verdict::ALL
        .iter()
        .rev()
        .map(|verdict| CaseResult { id: format!("chk/a/{}", verdict.name()), ..result(*verdict, "", &[]) });
    let record = Record::new(Header::default(), found.collect(), 0.5);
    let order: Vec<Verdict> = grouped(&record, |_| true).iter().map(|group| group.result.verdict).collect();
    assert_eq!(order, Verdict::ALL);
}
