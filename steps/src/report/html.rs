//! The report as one page: no file beside it, nothing loaded from anywhere.

use askama::Template;

use super::{ClauseRow, Report};
use crate::{
    clauses::{ClauseId, ClauseIndex},
    record::{CaseResult, Record},
    verdict::{ClauseStatus, Verdict},
};

/// The page.
///
/// # Errors
/// Never in practice: the template is checked as casebook is compiled.
pub fn html(record: &Record, report: &Report, index: &ClauseIndex) -> Result<String, askama::Error> {
    Page::new(record, report, index).render()
}

#[derive(Template)]
#[template(path = "report.html")]
struct Page<'a> {
    record: &'a Record,
    counts: Vec<(ClauseStatus, usize)>,
    verdicts: Vec<(Verdict, usize)>,
    documents: Vec<DocumentView<'a>>,
    cases: Vec<CaseView<'a>>,
}

/// A document and its clauses.
struct DocumentView<'a> {
    name: &'a str,
    title: &'a str,
    edition: &'a str,
    counts: Vec<(ClauseStatus, usize)>,
    clauses: Vec<ClauseView<'a>>,
}

impl DocumentView<'_> {
    fn total(&self) -> usize {
        self.counts.iter().map(|(_, count)| count).sum()
    }

    fn count(&self, status: &ClauseStatus) -> usize {
        self.counts.iter().find(|(known, _)| known == status).map_or(0, |(_, count)| *count)
    }
}

/// A clause and where its scenarios are on the page.
struct ClauseView<'a> {
    row: &'a ClauseRow,
    citation: &'a str,
    today: &'a str,
    /// How its outcome differs today.
    changed: &'a str,
    cases: Vec<&'a CaseResult>,
}

/// A case in an edition.
struct CaseView<'a> {
    case: &'a CaseResult,
    steps: Vec<StepView<'a>>,
    trace: Vec<TraceView<'a>>,
}

/// A line of the scenario and what came of it.
struct StepView<'a> {
    keyword: &'a str,
    text: &'a str,
    /// `held`, `missed`, or empty where nothing is claimed.
    state: &'static str,
    /// Expected and seen, of claims that didn't hold.
    missed: Vec<(&'a str, &'a str)>,
}

/// What happened during one operation.
struct TraceView<'a> {
    during: &'a str,
    /// What happened, the number of the rule, and whether it is the rule that speaks.
    lines: Vec<(&'a str, &'a str, bool)>,
}

const STATUSES: [ClauseStatus; 6] = [
    ClauseStatus::Passed,
    ClauseStatus::Deviating,
    ClauseStatus::Failed,
    ClauseStatus::Unsupported,
    ClauseStatus::Uncovered,
    ClauseStatus::Untestable,
];

fn count(statuses: impl Iterator<Item = ClauseStatus> + Clone) -> Vec<(ClauseStatus, usize)> {
    STATUSES.map(|status| (status, statuses.clone().filter(|one| *one == status).count())).to_vec()
}

impl<'a> Page<'a> {
    fn new(record: &'a Record, report: &'a Report, index: &'a ClauseIndex) -> Self {
        let verdicts = Verdict::ALL.iter().map(|verdict| (*verdict, record.footer.totals.get(verdict.name()).copied()));
        Page {
            record,
            counts: count(report.clauses.iter().map(|clause| clause.status)),
            verdicts: verdicts.filter_map(|(verdict, count)| Some((verdict, count.filter(|n| *n > 0)?))).collect(),
            documents: report.documents().iter().map(|(name, _)| document(name, record, report, index)).collect(),
            cases: record.results.iter().map(CaseView::new).collect(),
        }
    }
}

fn document<'a>(name: &str, record: &'a Record, report: &'a Report, index: &'a ClauseIndex) -> DocumentView<'a> {
    let rows: Vec<&ClauseRow> = report.clauses.iter().filter(|clause| clause.document == name).collect();
    let source = index.source(name);
    DocumentView {
        name: rows.first().map_or("", |row| row.document.as_str()),
        title: source.map_or("", |source| source.title.as_str()),
        edition: source.map_or("", |source| source.edition.0.as_str()),
        counts: count(rows.iter().map(|row| row.status)),
        clauses: rows.into_iter().map(|row| clause(row, record, index)).collect(),
    }
}

fn clause<'a>(row: &'a ClauseRow, record: &'a Record, index: &'a ClauseIndex) -> ClauseView<'a> {
    let clause = index.get(&ClauseId(row.id.clone()));
    ClauseView {
        row,
        citation: clause.map_or("", |clause| clause.citation.as_str()),
        today: clause.and_then(|clause| clause.number_today()).unwrap_or_default(),
        changed: clause.and_then(|clause| clause.superseded.as_ref()).map_or("", |superseded| superseded.how.as_str()),
        cases: record.results.iter().filter(|result| result.clauses.contains(&row.id)).collect(),
    }
}

impl<'a> CaseView<'a> {
    fn new(case: &'a CaseResult) -> Self {
        let steps: Vec<StepView<'a>> = case
            .steps
            .iter()
            .map(|step| {
                let claims = || case.claims.iter().filter(|claim| claim.line == step.line);
                let missed: Vec<_> =
                    claims().filter(|c| !c.held).map(|c| (c.expected.as_str(), c.seen.as_str())).collect();
                let state = match (claims().next(), missed.is_empty()) {
                    (None, _) => "",
                    (Some(_), true) => "held",
                    (Some(_), false) => "missed",
                };
                StepView { keyword: &step.keyword, text: &step.text, state, missed }
            })
            .collect();
        CaseView { case, trace: trace(case), steps }
    }

    /// Where the case is on the page.
    fn anchor(&self) -> String {
        anchor(self.case)
    }
}

fn anchor(case: &CaseResult) -> String {
    format!("{}@{}", case.id, case.edition)
}

fn trace(case: &CaseResult) -> Vec<TraceView<'_>> {
    let mut groups: Vec<(Option<usize>, TraceView<'_>)> = Vec::new();
    for line in &case.trace {
        if groups.last().is_none_or(|(step, _)| *step != line.step) {
            let during = line.step.map_or("the position", |step| case.operation(step).unwrap_or("…"));
            groups.push((line.step, TraceView { during, lines: Vec::new() }));
        }
        if let Some((_, group)) = groups.last_mut() {
            group.lines.push((&line.event, line.rule.as_deref().unwrap_or_default(), line.mark.is_some()));
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}
