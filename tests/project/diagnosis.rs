//! The diagnosis: the misreading of an engine is found and named, and an engine that is wrong in another way is not said to misread.

mod wrong;

use crate::common;
use casebook_steps::{
    clauses::{Clause, Misreading},
    deviations::Deviations,
    diagnosis::MisreadAs,
    engines::reference::ReferenceEngine,
    record::CaseResult,
    run::{Selection, run},
    suite::{EditionChoice, Suite},
    verdict::Verdict,
};

/// The results of a clause's scenarios in the edition of its document, on an engine with the misreading.
fn misread(suite: &Suite, clause: &Clause, misreading: &Misreading) -> Result<Vec<CaseResult>, String> {
    let settings = suite.library.settings();
    let overlaid = suite.library.overlaid(&misreading.overlay)?;
    let home = suite.scenarios.iter().find(|it| it.lowered.case.clauses.contains(&clause.id.0)).unwrap().home.clone();
    let mut engine: ReferenceEngine = ReferenceEngine::changed(&overlaid, &settings[&home]);
    let selection = Selection {
        clauses: vec![clause.id.0.clone()],
        editions: EditionChoice::All,
        part: true,
        own: true,
        ..Selection::default()
    };
    Ok(run(suite, &mut engine, &selection, &Deviations::default(), &mut ()).results)
}

/// Whether one of the results fails and names the misreading.
fn told(results: &[CaseResult], clause: &Clause, misreading: &Misreading) -> bool {
    let is_it = |as_if: &MisreadAs| as_if.clause == clause.id.0 && as_if.says == misreading.says;
    results.iter().any(|result| result.verdict == Verdict::Failed && result.misread_as.iter().any(is_it))
}

#[test]
fn whoever_misreads_a_clause_is_told_which_and_how() {
    tells_of_misreadings(97);
}

#[test]
#[ignore = "one in 97 is an ordinary test"]
fn whoever_misreads_any_clause_is_told_which_and_how() {
    tells_of_misreadings(1);
}

/// Plays an engine with one misreading in so many.
fn tells_of_misreadings(one_in: usize) {
    let suite = common::whole();
    let shown = suite.tagged();
    let clauses = suite.library.clauses().iter().filter(|clause| shown.contains(&clause.id));
    let misreadings = clauses.flat_map(|clause| clause.misreadings.iter().map(move |misreading| (clause, misreading)));
    let misreadings: Vec<_> = misreadings.step_by(one_in).collect();
    let all = misreadings.len();
    assert!(all >= 10, "there are misreadings");
    let untold: Vec<String> = misreadings
        .into_iter()
        .filter_map(|(clause, misreading)| {
            let why = match misread(suite, clause, misreading) {
                Ok(results) if told(&results, clause, misreading) => return None,
                Ok(results) => {
                    let seen: Vec<String> =
                        results.iter().map(|it| format!("{:?} {:?}", it.verdict, it.detail)).collect();
                    seen.join("; ")
                }
                Err(why) => why,
            };
            Some(format!("{}: {} ({why})", clause.id, misreading.says))
        })
        .collect();
    // Where something else explains as much, such as a missing keyword or a misreading of another clause, the engine is told nothing. With the few
    // failures of one clause that is often so.
    assert!(untold.len() * 2 < all, "{} of {all} are not told that they misread\n{}", untold.len(), untold.join("\n"));
}

#[test]
fn whoever_reads_it_rightly_or_otherwise_wrongly_is_told_nothing() {
    let suite = common::whole();
    let none = common::own_results(suite, &common::deviations());
    // A declared deviation is a failure like others: it may be named.
    let right = none.results.iter().filter(|result| result.verdict != Verdict::ExpectedFailure);
    assert!(right.clone().count() > 1000 && right.clone().all(|result| result.misread_as.is_empty()), "our own engine");
    let mut liar = casebook_steps::engines::lying::Liar(casebook_steps::engines::lying::Lie::Nothing);
    let lies = common::results(suite, &mut liar, &Deviations::default());
    // A misreading may have the same observations as an engine that sees nothing, but this must be rare.
    let fooled: Vec<_> = lies.results.iter().filter(|result| !result.misread_as.is_empty()).collect();
    assert!(fooled.len() * 100 < lies.results.len(), "who sees nothing misreads nothing: {fooled:?}");
}
