//! `--fail-under`: the least result with which a run succeeds.

use std::str::FromStr;

use casebook_steps::{record::Record, report::Report, verdict::Verdict};

/// The least number of passes, or the least part of the judged cases.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Least {
    /// So many cases pass.
    Passes(usize),
    /// So many hundredths of the judged cases pass.
    Percent(f64),
}

impl FromStr for Least {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is neither a number of passes (400) nor a percentage (62.5%)");
        match text.strip_suffix('%') {
            Some(part) => match part.trim_end().parse() {
                Ok(percent) if (0.0..=100.0).contains(&percent) => Ok(Least::Percent(percent)),
                _ => Err(wrong()),
            },
            None => text.parse().map(Least::Passes).map_err(|_| wrong()),
        }
    }
}

impl Least {
    /// The message that a run stays below it; `None` if the run reaches it.
    #[allow(clippy::cast_precision_loss, reason = "a count of cases is far below what a float holds exactly")]
    pub(crate) fn missed(self, record: &Record, report: &Report) -> Option<String> {
        let passed = record.results.iter().filter(|result| result.verdict == Verdict::Passed).count();
        let judged = report.judged;
        match self {
            Least::Passes(least) => {
                (passed < least).then(|| format!("{passed} cases passed, but --fail-under asks for {least}"))
            }
            Least::Percent(least) => {
                // No case judged is no pass.
                let percent = if judged == 0 { 0.0 } else { 100.0 * passed as f64 / judged as f64 };
                (percent < least).then(|| {
                    format!("{passed} of {judged} judged cases passed, which is {percent:.1}%, but --fail-under asks for {least}%")
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use casebook_steps::record::{CaseResult, Header};

    /// What is missed by a run with so many passed, failed and unsupported cases.
    fn missed(least: &str, counts: [usize; 3]) -> Option<String> {
        let verdicts = [Verdict::Passed, Verdict::Failed, Verdict::Unsupported];
        let each = |(verdict, count): (Verdict, usize)| {
            std::iter::repeat_with(move || CaseResult { verdict, ..CaseResult::default() }).take(count)
        };
        let results = verdicts.into_iter().zip(counts).flat_map(each).collect();
        let report = Report { judged: counts[0] + counts[1], ..Report::default() };
        least.parse::<Least>().unwrap().missed(&Record::new(Header::default(), results, 1.0), &report)
    }

    #[test]
    fn passes_are_counted_and_percentages_are_of_the_judged_cases() {
        assert_eq!(missed("3", [3, 1, 9]), None);
        assert_eq!(missed("4", [3, 1, 9]).as_deref(), Some("3 cases passed, but --fail-under asks for 4"));
        assert_eq!(missed("75%", [3, 1, 9]), None);
        let below = "3 of 4 judged cases passed, which is 75.0%, but --fail-under asks for 75.5%";
        assert_eq!(missed("75.5 %", [3, 1, 9]).as_deref(), Some(below));
        assert_eq!(missed("0%", [0, 0, 0]), None);
    }

    #[test]
    fn other_words_are_refused() {
        for wrong in ["", "-1", "101%", "half", "%", "NaN%"] {
            assert!(wrong.parse::<Least>().is_err(), "{wrong}");
        }
    }
}
