//! What `casebook show` prints: without `--trace` at most two screens. What does not fit is counted.

use std::fmt::Write as _;

use casebook_steps::{clauses::Clause, plain::shown, record::CaseResult, suite::Suite, verdict::ClauseStatus};

use super::told::{elsewhere, events, headed, lines, scenario};

/// The rows and columns of two screens.
pub(super) const ROWS: usize = 100;
pub(super) const COLUMNS: usize = 80;

/// The number of scenarios of a ruling that are printed without `--trace`.
const FEW: usize = 2;
/// The number of rows after which no further scenario is begun, because a reader has seen what proves the ruling.
const ENOUGH: usize = 55;
/// The number of other rulings that are listed.
const OTHERS: usize = 8;
/// The rows for the rulings, if scenarios follow them.
const HEADS: usize = 40;
/// The rows for the sentences that count what is left out.
const COUNTS: usize = 6;

/// A ruling with its scenarios.
pub(super) struct Ruling<'r> {
    /// What was asked for: an id or a number.
    pub(super) asked: &'r str,
    pub(super) suite: &'r Suite,
    pub(super) clauses: &'r [Clause],
    /// The ids and titles of other rulings that depend on the rule.
    pub(super) others: &'r [String],
    /// The results to print, each with those that are only mentioned beside it.
    pub(super) results: Vec<(&'r CaseResult, Vec<&'r CaseResult>)>,
    /// Whether the reader chose the editions.
    pub(super) chosen: bool,
}

impl Ruling<'_> {
    /// All of it, with every event or with those that prove the ruling.
    pub(super) fn whole(&self, every_event: bool) -> String {
        let mut text = self.moved();
        self.clauses.iter().for_each(|clause| text += &headed(clause, self.suite));
        text += self.without_scenarios();
        for (result, others) in &self.results {
            text += &scenario(result);
            text += &events(result, &lines(result, self.suite, every_event));
            text += &elsewhere(others);
        }
        text + &self.depending()
    }

    /// As much of it as two screens hold: the rulings, scenarios with the events that prove them, and what is left out. Failures come first.
    pub(super) fn screens(&self) -> String {
        let depending = self.depending();
        let room = ROWS.saturating_sub(rows(&depending) + COUNTS);
        let mut text = self.moved();
        let heads = if self.results.is_empty() { room } else { HEADS };
        text += &self.heads(heads.saturating_sub(rows(&text)));
        text += self.without_scenarios();
        let (failed, others): (Vec<_>, Vec<_>) = self.results.iter().partition(|(result, _)| is_failure(result));
        let most = if self.chosen { usize::MAX } else { FEW * self.clauses.len().clamp(1, 2) };
        let (mut printed, mut left, mut failures, mut is_full) = (0, 0, 0, false);
        for (result, alike) in failed.into_iter().chain(others) {
            let left_over = room.saturating_sub(rows(&text));
            let wanted = is_failure(result) || printed < most && (self.chosen || rows(&text) < ENOUGH);
            // The first one is cut; after one that has no room, the others are counted only.
            let block = match printed {
                0 => Some(self.block(result, alike, left_over)),
                _ if wanted && !is_full => {
                    let whole = Some(self.block(result, alike, usize::MAX)).filter(|block| rows(block) <= left_over);
                    is_full = whole.is_none();
                    whole
                }
                _ => None,
            };
            if let Some(block) = block {
                text += &block;
                printed += 1;
            } else {
                left += 1;
                failures += usize::from(is_failure(result));
            }
        }
        if left > 0 {
            let word = if left == 1 { "scenario" } else { "scenarios" };
            let of_them = if failures > 0 { format!(", {failures} of them failed") } else { String::new() };
            let _ = writeln!(text, "\n{left} more {word}{of_them}: casebook show {} --trace", self.asked);
        }
        text + &depending
    }

    /// The sentence that tells the present id of a clause.
    fn moved(&self) -> String {
        let now = self.suite.library.moved().get(self.asked).flatten();
        now.map_or_else(String::new, |now| format!("{} is {now} now\n\n", self.asked))
    }

    fn without_scenarios(&self) -> &'static str {
        if self.results.is_empty() { "\nno scenario has this clause as a tag\n" } else { "" }
    }

    /// The rulings; if there is no room for all that the index says of them, it is said of the first, and the others have their titles.
    fn heads(&self, room: usize) -> String {
        let all: String = self.clauses.iter().map(|clause| headed(clause, self.suite)).collect();
        if rows(&all) <= room {
            return all;
        }
        let Some((first, others)) = self.clauses.split_first() else { return all };
        let mut text = cut(&headed(first, self.suite), room.saturating_sub(2));
        let mut left = others.len();
        for clause in others {
            let title = format!("{}  {}\n", clause.id, shown(&clause.title));
            if rows(&text) + rows(&title) + 1 > room {
                break;
            }
            text += &title;
            left -= 1;
        }
        if left > 0 {
            let word = if left == 1 { "ruling" } else { "rulings" };
            let _ = writeln!(text, "{left} more {word}: casebook clauses {}", self.asked);
        }
        text
    }

    /// A scenario in this number of rows. If they are too few, both its lines and the events that prove it are cut.
    fn block(&self, result: &CaseResult, others: &[&CaseResult], room: usize) -> String {
        let (steps, beside) = (scenario(result), elsewhere(others));
        let proof = events(result, &lines(result, self.suite, false));
        let room = room.saturating_sub(rows(&beside));
        if rows(&steps) + rows(&proof) <= room {
            return steps + &proof + &beside;
        }
        let below = rows(&proof).min(room.saturating_sub(rows(&steps)).max(room / 2));
        cut(&steps, room - below) + &cut(&proof, below) + &beside
    }

    /// The other rulings that depend on the rule.
    fn depending(&self) -> String {
        let mut text = String::new();
        if let Some(more) = self.others.get(..OTHERS.min(self.others.len())).filter(|more| !more.is_empty()) {
            let _ = match self.others.len() {
                1 => writeln!(text, "\n1 other ruling depends on this rule:"),
                count => writeln!(text, "\n{count} other rulings depend on this rule:"),
            };
            for other in more {
                let _ = writeln!(text, "  {}", shown(other));
            }
            if self.others.len() > OTHERS {
                let _ = writeln!(text, "  and {} more: casebook clauses {}", self.others.len() - OTHERS, self.asked);
            }
        }
        text
    }
}

fn is_failure(result: &CaseResult) -> bool {
    result.verdict.status() == ClauseStatus::Failed
}

/// The rows of a text on a screen, where long lines go on in the next row.
pub(super) fn rows(text: &str) -> usize {
    text.lines().map(|line| line.chars().count().div_ceil(COLUMNS).max(1)).sum()
}

/// The first lines of a text, and how many are left out, in this number of rows.
fn cut(text: &str, room: usize) -> String {
    if rows(text) <= room {
        return text.to_owned();
    }
    let (mut kept, mut taken) = (String::new(), 0);
    let mut lines = text.lines();
    for line in lines.by_ref() {
        taken += rows(line).max(1);
        if taken + 1 > room {
            let _ = writeln!(kept, "    … {} more lines: --trace", lines.count() + 1);
            break;
        }
        kept += line;
        kept.push('\n');
    }
    kept
}
