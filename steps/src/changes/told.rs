//! The changes between two editions as text: for a terminal, and in Markdown.

use std::fmt::Write as _;

use super::{Apart, Cause, Changes, Difference, Switch};
use crate::plain::shown;

/// The number of cases that are told for each cause unless all are asked for.
const FEW: usize = 3;

impl Changes {
    /// The changes for a terminal. With `all`, every case of each cause is told.
    #[must_use]
    pub fn text(&self, all: bool) -> String {
        let mut text = self.headline() + "\n";
        for cause in &self.causes {
            let _ = write!(text, "\n{}\n", heading(cause, "  "));
            for case in cause.cases.iter().take(if all { usize::MAX } else { FEW }) {
                let _ = writeln!(text, "    {}{}", numbers(case), shown(&case.title));
                let _ = writeln!(text, "      {}", shown(&case.case));
                for one in &case.observed {
                    let _ = writeln!(text, "      {}: {} → {}", shown(&one.what), shown(&one.from), shown(&one.to));
                }
            }
            let rest = cause.cases.len().saturating_sub(FEW);
            if !all && rest > 0 {
                let _ = writeln!(text, "    and {rest} more: --all lists them");
            }
        }
        if !self.silent.is_empty() {
            let _ = writeln!(text, "\nchanged rules that no case shows: {}", self.silent_names());
        }
        for apart in &self.apart {
            let _ = writeln!(text, "\n{}", shown(&self.heading_of(apart)));
            for case in apart.cases.iter().take(if all { usize::MAX } else { FEW }) {
                let _ = writeln!(text, "    {}", shown(case));
            }
        }
        text
    }

    /// The changes in Markdown: a table of causes, and then the cases of each.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut text = format!("# Changes from {} to {}\n\n{}\n", self.from, self.to, self.headline());
        if !self.causes.is_empty() {
            text += "\n| cause | cases |\n|---|---:|\n";
        }
        for cause in &self.causes {
            let _ = writeln!(text, "| {} | {} |", names(cause), cause.cases.len());
        }
        for cause in &self.causes {
            let _ = write!(text, "\n## {}\n\n", heading(cause, "- "));
            for case in &cause.cases {
                let _ = writeln!(text, "- {}{} (`{}`)", numbers(case), case.title, case.case);
                for one in &case.observed {
                    let _ = writeln!(text, "  - {}: {} → {}", one.what, one.from, one.to);
                }
            }
        }
        if !self.silent.is_empty() {
            let _ = write!(text, "\n## Changed rules that no case shows\n\n{}\n", self.silent_names());
        }
        for apart in &self.apart {
            let _ = write!(text, "\n## {}\n\n", self.heading_of(apart));
            for case in &apart.cases {
                let _ = writeln!(text, "- `{case}`");
            }
        }
        text
    }

    /// Cases that only one edition can carry out: a mechanic that is new in it, or what the other one lacks.
    pub(super) fn heading_of(&self, apart: &Apart) -> String {
        let count = counted(apart.cases.len(), "case");
        let known_in = if apart.not_in == self.from { &self.to } else { &self.from };
        match &apart.mechanic {
            Some(mechanic) => format!("{mechanic}, which {known_in} knows and {} does not: {count}", apart.not_in),
            None => format!("not in {}: {count}, because {}", apart.not_in, apart.why),
        }
    }

    fn silent_names(&self) -> String {
        self.silent.iter().map(name).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn headline(&self) -> String {
        let different: usize = self.causes.iter().map(|cause| cause.cases.len()).sum();
        let compared = counted(self.compared, "case");
        let causes = counted(self.causes.len(), "cause");
        format!(
            "{} to {}: {compared} carried out in both editions; {different} have another outcome, for {causes}",
            self.from, self.to
        )
    }
}

/// The names of a cause and what each of its rules was and is.
fn heading(cause: &Cause, indent: &str) -> String {
    let mut text = format!("{}: {}", names(cause), counted(cause.cases.len(), "case"));
    for switch in &cause.switches {
        match switch {
            Switch::Field { about, was, is, .. } => {
                let _ = write!(text, "\n{indent}{about}\n{indent}was: {was}\n{indent}is: {is}");
            }
            Switch::Texts { .. } => {
                let _ = write!(text, "\n{indent}The texts as they are in the editions.");
            }
        }
    }
    text
}

/// The name of a change.
pub(super) fn name(switch: &Switch) -> String {
    match switch {
        Switch::Field { field, from, to, .. } => format!("{field} ({from} → {to})"),
        Switch::Texts { of } if of.is_empty() => "keywords and creature types".to_owned(),
        Switch::Texts { of } => format!("text of {}", of.join(", ")),
    }
}

/// The names of what was changed.
pub(super) fn names(cause: &Cause) -> String {
    if cause.switches.is_empty() {
        return "a difference that the reference engine does not have".to_owned();
    }
    cause.switches.iter().map(name).collect::<Vec<_>>().join(" and ")
}

/// The numbers of the clauses of a case in both editions.
pub(super) fn numbers(case: &Difference) -> String {
    let side = |numbers: &[String]| if numbers.is_empty() { "none".to_owned() } else { numbers.join(", ") };
    let clause = case.clauses.iter().find(|clause| !clause.from.is_empty() || !clause.to.is_empty());
    clause.map(|clause| format!("[{} → {}] ", side(&clause.from), side(&clause.to))).unwrap_or_default()
}

pub(super) fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
