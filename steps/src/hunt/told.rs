//! A hunt as a feature, to be read and judged by a person.

use std::fmt::Write as _;

use super::{
    Hunt,
    vary::{Line, Part},
};
use crate::plain::shown;

/// The lines of a scenario with their keywords.
pub(super) fn steps(lines: &[Line]) -> Vec<String> {
    let mut before = None;
    let mut steps = Vec::new();
    for line in lines {
        let keyword = match line.part {
            part if before == Some(part) => "And",
            Part::Given => "Given",
            Part::When => "When",
            Part::Then => "Then",
        };
        before = Some(line.part);
        steps.push(format!("    {keyword} {}", line.text));
    }
    steps
}

impl Hunt {
    /// The differences as a feature. Its claims are questions: above each of them stands what the engines observe.
    #[must_use]
    pub fn feature(&self) -> String {
        let [first, second] = self.engines.each_ref().map(|engine| shown(engine));
        let mut text = format!(
            "# Situations in which {first} and {second} differ in the edition {}, found by varying scenarios on which they agree.\n\
             # A claim is the one of the varied scenario. Decide by the rules which engine is right, and correct the claim.\n\
             Feature: Differences between {first} and {second}\n",
            self.edition
        );
        for (number, difference) in (1..).zip(&self.differences) {
            let _ = write!(
                text,
                "\n  # Varied: {}\n  # Clauses of it: {}\n  # The change: {}\n",
                shown(&difference.case),
                shown(&difference.clauses.join(", ")),
                shown(&difference.change)
            );
            let _ = writeln!(text, "  Scenario: Difference {number}: {}", shown(&difference.title));
            for step in &difference.steps {
                for observed in difference.observed.iter().filter(|observed| step.ends_with(&observed.what)) {
                    let (from, to) = (shown(&observed.from), shown(&observed.to));
                    let _ = writeln!(text, "    # {first} observes: {from}; {second}: {to}");
                }
                let _ = writeln!(text, "{}", shown(step));
            }
            let is_claim = |what: &str| difference.steps.iter().any(|step| step.ends_with(what));
            for observed in difference.observed.iter().filter(|observed| !is_claim(&observed.what)) {
                let (what, from, to) = (shown(&observed.what), shown(&observed.from), shown(&observed.to));
                let _ = writeln!(text, "    # {what}: {first}: {from}; {second}: {to}");
            }
        }
        text
    }

    /// What was done, in one line.
    #[must_use]
    pub fn summary(&self) -> String {
        let Hunt { scenarios, compared, differences, .. } = self;
        format!("{compared} variations of {scenarios} scenarios compared, {} differences found", differences.len())
    }
}
