//! The counts of a run in words. The terminal and the page tell them with these functions alone, so that they agree.

use super::Report;
use crate::{
    record::Record,
    verdict::{ClauseStatus, Verdict},
};

/// A number of cases.
pub(super) fn cases(count: usize) -> String {
    if count == 1 { "1 case".to_owned() } else { format!("{count} cases") }
}

/// The number of cases with each verdict: a sentence about those that were judged, and one about the others if there are any.
pub(super) fn totals(record: &Record, report: &Report) -> Vec<String> {
    let of = |judged: bool| {
        let counts = Verdict::ALL.iter().filter(|verdict| verdict.is_judged() == judged).filter_map(|verdict| {
            let count = record.footer.totals.get(verdict.name()).copied().filter(|count| *count > 0)?;
            Some((count, format!("{count} {}", verdict.words())))
        });
        counts.fold((0, Vec::new()), |(sum, mut words), (count, word)| {
            words.push(word);
            (sum + count, words)
        })
    };
    let seconds = record.footer.seconds;
    let mut sentences = vec![match of(true) {
        (0, _) => format!("no case judged in {seconds:.2} s"),
        (_, words) => format!("{} judged in {seconds:.2} s: {}", cases(report.judged), words.join(", ")),
    }];
    let (not, words) = of(false);
    if not > 0 {
        sentences.push(format!("{} not judged: {}", cases(not), words.join(", ")));
    }
    sentences
}

/// A number of clauses with a status, as a table has it: only the number for those that passed.
pub(super) fn of_status(status: ClauseStatus, count: usize) -> String {
    let sign = match status {
        ClauseStatus::Passed => "",
        ClauseStatus::Deviating => "~",
        ClauseStatus::Unsupported => "?",
        ClauseStatus::Failed | ClauseStatus::Uncovered | ClauseStatus::Untestable => "✗",
    };
    format!("{count}{sign}")
}

/// What the signs mean.
pub(super) const SIGNS: &str =
    "In each edition: clauses whose cases all passed; ✗ failed, ~ declared deviation, ? unsupported.";
