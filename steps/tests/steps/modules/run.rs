//! Runs: the editions of an engine, the clauses that a record names, and the traces that it keeps.

use casebook_steps::{
    case::Case,
    deviations::Deviations,
    engines::reference::ReferenceEngine,
    files::File,
    port::{EditionAnswer, EngineUnderTest, Hello, Planned, Ran},
    record::CaseResult,
    run::{Selection, keeps_trace, run, usable},
    suite::{EditionChoice, Suite},
    verdict::Verdict,
};

use crate::common::{library, reference};

/// The reference engine with another hello, which uses only some editions.
struct Partial {
    own: ReferenceEngine,
    names: &'static [&'static str],
    uses: &'static [&'static str],
}

impl EngineUnderTest for Partial {
    fn hello(&mut self) -> Hello {
        Hello { editions: self.names.iter().map(ToString::to_string).collect(), ..self.own.hello() }
    }
    fn edition(&mut self, edition: &str) -> EditionAnswer {
        let answer = self.own.edition(edition);
        if self.uses.contains(&edition) { answer } else { EditionAnswer { using: None } }
    }
    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned> {
        self.own.plan(cases)
    }
    fn run(&mut self, case: &Case) -> Ran {
        self.own.run(case)
    }
}

fn suite() -> Suite {
    let text = "Feature: Spike\n  @chk:420.5e @house:burn @edition:2004-10\n  Scenario: Lava Spike deals three damage to Bob\n    \
                Given Alice has \"Lava Spike\" in hand and can pay {R}\n    When Alice plays \"Lava Spike\" targeting Bob\n    \
                And the stack resolves\n    Then Bob is at 17 life\n";
    Suite::load(library(), &[File { path: "features/chk/spike.feature".to_owned(), text: text.to_owned() }]).unwrap()
}

#[test]
fn an_engine_is_run_in_the_editions_that_it_names_or_else_in_those_that_it_uses() {
    let suite = suite();
    let editions = |names, uses| {
        let mut engine = Partial { own: reference(&suite.library), names, uses };
        let hello = engine.hello();
        usable(&suite, &mut engine, &hello).into_iter().map(|edition| edition.0).collect::<Vec<_>>()
    };
    let all: Vec<String> = suite.library.editions().iter().map(|edition| edition.id.0.clone()).collect();
    assert_eq!(editions(&["2005-02"], &["2005-02", "2026-01"]), ["2005-02"], "only the edition that it names");
    assert_eq!(editions(&[], &["2005-02", "2026-01"]), ["2005-02", "2026-01"], "it names none");
    assert_eq!(editions(&[], &[]), all, "it uses none, and each case is reported");
    assert!(all.len() > 2, "{all:?}");
}

#[test]
fn a_record_names_the_clauses_of_the_index_that_were_selected() {
    let suite = suite();
    let named = |clauses: &[&str]| {
        let clauses = clauses.iter().map(ToString::to_string).collect();
        let selection = Selection { clauses, editions: EditionChoice::Home, ..Selection::default() };
        let mut engine = reference(&suite.library);
        run(&suite, &mut engine, &selection, &Deviations::default(), &mut ()).header.clauses
    };
    assert_eq!(named(&["chk:420.5e"]), ["chk:420.5e", "chk:420.5e.today"], "and its other side");
    assert_eq!(named(&["house:burn"]), [""; 0], "a tag of its author's own is in no index");
    assert_eq!(named(&[]), [""; 0], "the whole suite");
}

#[test]
fn a_record_keeps_the_traces_that_somebody_has_to_look_into() {
    let kept = |verdict, unproven: &[&str]| {
        let unproven = unproven.iter().map(ToString::to_string).collect();
        keeps_trace(&CaseResult { verdict, unproven, ..CaseResult::default() })
    };
    let kept_alone: Vec<Verdict> = Verdict::ALL.into_iter().filter(|verdict| kept(*verdict, &[])).collect();
    for verdict in [Verdict::Failed, Verdict::ExpectedFailure, Verdict::Inconclusive, Verdict::Error] {
        assert!(kept_alone.contains(&verdict), "{verdict:?} of {kept_alone:?}");
    }
    for verdict in [Verdict::Passed, Verdict::Unsupported, Verdict::NotApplicable] {
        assert!(!kept_alone.contains(&verdict), "{verdict:?} of {kept_alone:?}");
        assert!(kept(verdict, &["it proves nothing"]), "{verdict:?} with a doubt");
    }
}
