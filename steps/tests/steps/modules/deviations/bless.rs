//! A file of deviations that is made from a record.

use casebook_engine::document::Document;
use casebook_steps::{
    deviations::{Blessed, Cause, Deviations, bless},
    port::{Unsupported, UnsupportedKind},
    record::{CaseResult, ClaimResult, Header, Record},
    verdict::Verdict,
};

const FILE: &str = "\
# Our engine, and what it gets wrong.
engine = \"ours\"

# Damage: known since spring.
[[deviation]]
case = \"a/b/one\"
hash = \"1\"
edition = \"2004-10\"
observed = [\"Bob is at 18 life: 20\"]
cause = \"interpretation\" # see the link
link = \"https://example.org/1\"
reason = \"we think otherwise\"

[[deviation]]
case = \"a/b/two\"
hash = \"1\"
edition = \"2004-10\"
cause = \"bug\"
";

fn result(id: &str, verdict: Verdict, seen: &str) -> CaseResult {
    let claim = ClaimResult {
        text: "Bob is at 18 life".to_owned(),
        line: 1,
        held: verdict == Verdict::Passed,
        expected: "18".to_owned(),
        seen: seen.to_owned(),
    };
    let (hash, edition) = ("1".to_owned(), "2004-10".to_owned());
    CaseResult { id: id.to_owned(), hash, edition, verdict, claims: vec![claim], ..CaseResult::default() }
}

fn blessed(results: Vec<CaseResult>) -> Blessed {
    let known = ["a/b/one", "a/b/two", "a/b/new"].map(str::to_owned).into();
    bless(FILE, &Record::new(Header::default(), results, 0.0), &known, Cause::Bug).unwrap()
}

#[test]
fn what_people_wrote_is_kept() {
    let blessed = blessed(vec![result("a/b/one", Verdict::Failed, "19")]);
    assert_eq!((blessed.added, blessed.changed, blessed.removed), (0, 1, 0));
    assert_eq!(blessed.text, FILE.replace("life: 20", "life: 19"));
}

#[test]
fn what_passes_is_declared_no_longer_and_what_fails_is_added() {
    let results = vec![
        result("a/b/one", Verdict::Failed, "20"),
        result("a/b/two", Verdict::UnexpectedPass, "18"),
        result("a/b/new", Verdict::Failed, "17"),
        result("a/b/dead", Verdict::Crash, ""),
    ];
    let blessed = blessed(results.clone());
    assert_eq!((blessed.added, blessed.changed, blessed.removed), (2, 1, 1));
    let document = Document { file: "d.toml", text: &blessed.text };
    let deviations = Deviations::load(&document).unwrap();
    for mut result in results.into_iter().filter(|result| result.id != "a/b/two") {
        deviations.apply(&mut result);
        assert_eq!(result.verdict, Verdict::ExpectedFailure, "{}", result.id);
    }
}

#[test]
fn what_became_unsupported_is_declared_no_longer() {
    let lacks = Some(Unsupported { kind: UnsupportedKind::Probe, what: "life".to_owned() });
    let unsupported = CaseResult { lacks, claims: Vec::new(), ..result("a/b/one", Verdict::Unsupported, "") };
    let document = Document { file: "d.toml", text: FILE };
    let mut declared = unsupported.clone();
    Deviations::load(&document).unwrap().apply(&mut declared);
    assert_eq!(declared.verdict, Verdict::Failed, "the run fails until the declaration is removed");
    let blessed = blessed(vec![declared]);
    assert_eq!((blessed.added, blessed.changed, blessed.removed), (0, 0, 1));
    let document = Document { file: "d.toml", text: &blessed.text };
    let mut after = unsupported;
    Deviations::load(&document).unwrap().apply(&mut after);
    assert_eq!(after.verdict, Verdict::Unsupported);
}

#[test]
fn a_file_can_begin_empty() {
    let record = Record::new(Header::default(), vec![result("a/b/new", Verdict::Failed, "17")], 0.0);
    let known = ["a/b/new".to_owned()].into();
    let text = bless("", &record, &known, Cause::Bug).unwrap().text;
    assert_eq!(Deviations::load(&Document { file: "d.toml", text: &text }).unwrap().deviations.len(), 1);
}
