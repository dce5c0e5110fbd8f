//! `casebook check`: is the suite itself sound?

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook_steps::check::{Figures, Scope, check as check_suite};

use crate::{
    arguments::{Check, WhichEngine},
    failure::Failure,
    sources::{deviations, edition, not_played, readable_suite},
};

/// What is looked at where no tag is of a clause that somebody has listed.
const OWN_TAGS: &str = "no tag is of a clause that is listed: looked at was whether each scenario passes, with claims that weren't true all along and \
                        that an engine without something of the game gets wrong, reasons for each \"can't\" and no answer that nobody asks for";

/// Checks the suite, with the project's own engine as the one that traces itself, and with engines that lie.
pub(crate) fn check(asked: &Check) -> Result<ExitCode, Failure> {
    let suite = readable_suite(&asked.features, &asked.packs)?;
    let whole = asked.features.is_empty();
    let own = WhichEngine::default();
    let deviations = deviations(&own, &suite, whole)?;
    let edition = asked.edition.as_deref().map(|id| edition(id, &suite.library)).transpose()?;
    let checked = check_suite(&suite, &deviations, &Scope { whole, fast: asked.fast, edition });
    let mut out = io::stdout().lock();
    if asked.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&checked).map_err(io::Error::from)?)?;
    } else {
        for finding in &checked.findings {
            writeln!(out, "{}:{}: {}", finding.file, finding.line, finding.message)?;
        }
        if !checked.uncovered.is_empty() {
            writeln!(out, "without a scenario ({}): {}", checked.uncovered.len(), checked.uncovered.join(" "))?;
        }
        if checked.figures.is_some_and(|figures| figures.clauses == 0) && checked.scenarios > 0 {
            writeln!(out, "{OWN_TAGS}")?;
        } else if let Some(Figures { clauses, by_ablation, by_misreading, explained }) = checked.figures {
            let neither = clauses - by_ablation - by_misreading;
            writeln!(
                out,
                "{clauses} clauses with scenarios: {by_ablation} proven by taking them away, {by_misreading} more by a misreading, {neither} by neither ({explained} say why)"
            )?;
        }
        if !checked.findings.is_empty() {
            writeln!(
                out,
                "docs/proving.md has for each kind of finding a scenario that falls to it, and the line that mends it"
            )?;
        }
        let (scenarios, cards, steps) = (checked.scenarios, checked.cards, checked.steps);
        let found = match checked.findings.len() {
            0 => "nothing is wrong".to_owned(),
            1 => "1 finding".to_owned(),
            count => format!("{count} findings"),
        };
        let counted = |count: usize, one: &str| format!("{count} {one}{}", if count == 1 { "" } else { "s" });
        let all = [counted(scenarios, "scenario"), counted(cards, "card"), counted(steps, "step")].join(", ");
        writeln!(out, "{all}: {found}")?;
    }
    if !suite.unreadable.is_empty() {
        return Err(not_played(&suite.unreadable.iter().collect::<Vec<_>>()));
    }
    Ok(ExitCode::from(u8::from(!checked.findings.is_empty())))
}
