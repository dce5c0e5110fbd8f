//! The figures in the project's pages: counted from the suite, and written between marks, so that no page has a number that somebody typed.
//!
//! A page has `<!-- figures: NAME -->`, what is written, and `<!-- end of figures -->`.

use std::fmt::Write as _;

use crate::{
    clauses::ClauseId,
    coverage::{Counts, Coverage, Covered, Shown, counted, sections},
    deviations::Deviations,
    engines::reference::ReferenceEngine,
    listing,
    port::EngineUnderTest,
    proofs::{Proofs, ProvenBy},
    record::{CaseResult, EngineName, Header, Record},
    report::{Report, Style, terminal},
    rulebook::Rulebook,
    suite::Suite,
    verdict::Verdict,
};

/// What is counted.
#[derive(Debug)]
pub struct Figures<'s> {
    suite: &'s Suite,
    deviations: &'s Deviations,
    proofs: &'s Proofs,
}

/// A page that asks for figures that there are not, or doesn't say where they end.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoFigures {
    /// The name is none.
    #[error("there are no figures called `{0}`: there are {names}", names = NAMES.join(", "))]
    Unknown(String),
    /// The end is missing.
    #[error("the figures `{0}` have no end: `{END}`")]
    Endless(String),
}

/// What the figures are called.
pub const NAMES: [&str; 6] = ["documents", "rulebook", "proofs", "suite", "library", "run"];
const BEGIN: &str = "<!-- figures: ";
const END: &str = "<!-- end of figures -->";

impl<'s> Figures<'s> {
    /// The figures of a suite with what is declared of the reference engine, and with these proofs.
    #[must_use]
    pub fn of(suite: &'s Suite, deviations: &'s Deviations, proofs: &'s Proofs) -> Self {
        Figures { suite, deviations, proofs }
    }

    /// A page with its figures as they are.
    ///
    /// # Errors
    ///
    /// [`NoFigures`] where a mark is broken.
    pub fn written(&self, page: &str) -> Result<String, NoFigures> {
        let mut text = String::new();
        let mut rest = page;
        while let Some((before, after)) = rest.split_once(BEGIN) {
            let (name, after) = after.split_once(" -->").ok_or_else(|| NoFigures::Endless(after.to_owned()))?;
            let figures = self.named(name).ok_or_else(|| NoFigures::Unknown(name.to_owned()))?;
            let (_, after) = after.split_once(END).ok_or_else(|| NoFigures::Endless(name.to_owned()))?;
            // Within a line they stand as they are, else as a block of their own.
            let gap = if figures.contains('\n') { "\n\n" } else { "" };
            let _ = write!(text, "{before}{BEGIN}{name} -->{gap}{}{gap}{END}", figures.trim_end());
            rest = after;
        }
        Ok(text + rest)
    }

    fn named(&self, name: &str) -> Option<String> {
        match name {
            "documents" => Some(self.documents()),
            "rulebook" => Some(self.rulebook()),
            "proofs" => Some(self.by_proof()),
            "suite" => Some(self.sum()),
            "library" => Some(self.library()),
            "run" => Some(format!("```text\n{}```\n", self.run())),
            _ => None,
        }
    }

    /// A table of the documents: how many clauses each has, and how many of them are proven.
    fn documents(&self) -> String {
        let shown = Shown::by(self.suite, self.proofs);
        let index = self.suite.library.clauses();
        let mut text = "| document | what it is | edition | clauses | proven | with scenarios, not proven | uncovered | untestable |\n\
                        |---|---|---|---|---|---|---|---|\n"
            .to_owned();
        for source in index.sources() {
            let own = index.iter().filter(|clause| clause.id.document() == source.document);
            let counts = counted(&own.map(|clause| shown.clause(clause)).collect::<Vec<_>>());
            let (document, title, edition) = (&source.document, &source.title, &source.edition);
            let all: usize = counts.values().sum();
            let of = |status: Coverage| counts.get(&status).copied().unwrap_or(0);
            let partly = of(Coverage::Partly) + of(Coverage::Deviating);
            let (proven, open, not) = (of(Coverage::Proven), of(Coverage::Uncovered), of(Coverage::Untestable));
            let _ =
                writeln!(text, "| `{document}` | {title} | {edition} | {all} | {proven} | {partly} | {open} | {not} |");
        }
        text
    }

    /// A table of the rulebook: how much of each chapter is shown.
    fn rulebook(&self) -> String {
        let library = &self.suite.library;
        let shown = Shown::by(self.suite, self.proofs);
        let mut text = String::new();
        for source in library.clauses().sources() {
            let document = &source.document;
            if library.clauses().numbers(document).is_none() {
                continue;
            }
            let covered = shown.document(document);
            let heads: Vec<&str> = Coverage::ALL.iter().map(|status| status.name()).collect();
            let _ = writeln!(text, "| chapter | numbers | {} |", heads.join(" | "));
            let _ = writeln!(text, "|---|---|{}", "---|".repeat(heads.len()));
            let chapters = sections(library, document, &covered).into_iter().filter(|row| row.section.len() == 1);
            for row in chapters {
                let _ = writeln!(text, "| {} {} {}", row.section, row.name, cells(&row.counts));
            }
            let numbers: Vec<Covered> = covered.into_iter().filter(|one| !ClauseId(one.id.clone()).is_past()).collect();
            let _ = writeln!(text, "| all {}", cells(&counted(&numbers)));
        }
        text
    }

    /// A table of what proves the clauses.
    fn by_proof(&self) -> String {
        let clauses = self.proofs.0.len();
        let [by_ablation, by_misreading, deviating] =
            [ProvenBy::Ablation, ProvenBy::Misreading, ProvenBy::Deviating].map(|by| self.proofs.count(by));
        format!(
            "| clauses with scenarios | proven by ablation | proven by a misreading only | with a declared deviation | by neither |\n\
             |---|---|---|---|---|\n| {clauses} | {by_ablation} | {by_misreading} | {deviating} | {} |\n",
            clauses - by_ablation - by_misreading - deviating
        )
    }

    /// The size of the suite in a line.
    fn sum(&self) -> String {
        let cases: usize = self.suite.scenarios.iter().map(|scenario| scenario.editions.len()).sum();
        let editions = self.suite.library.editions().own().count();
        let scenarios = self.suite.scenarios.len();
        format!(
            "{scenarios} scenarios; played in each of {editions} editions of the rules in which they hold, they make {cases} cases"
        )
    }

    /// What the suite is made of in a line.
    fn library(&self) -> String {
        let library = &self.suite.library;
        let (cards, keywords, actions) = (library.cards().count(), library.keywords().count(), library.actions().len());
        let steps = listing::steps().len();
        format!(
            "{cards} cards, {keywords} keywords and {actions} keyword actions as data, and {steps} sentence patterns for scenarios"
        )
    }

    /// What a run of everything prints where every case comes out as declared.
    fn run(&self) -> String {
        let mut engine = ReferenceEngine::new(self.suite.library.settings());
        let hello = engine.hello();
        let library = &self.suite.library;
        let header = Header {
            engine: EngineName { name: hello.engine, version: hello.version },
            editions: hello.editions,
            documents: library.clauses().sources().map(|source| source.document.clone()).collect(),
            ..Header::default()
        };
        let deviates = |case: &str, edition: &str| {
            self.deviations.deviations.iter().any(|one| one.case == case && one.edition == edition)
        };
        let results = self.suite.scenarios.iter().flat_map(|scenario| {
            let case = &scenario.lowered.case;
            scenario.editions.iter().map(move |edition| CaseResult {
                id: case.id.clone(),
                edition: edition.0.clone(),
                clauses: case.clauses.clone(),
                verdict: if deviates(&case.id, &edition.0) { Verdict::ExpectedFailure } else { Verdict::Passed },
                ..CaseResult::default()
            })
        });
        let record = Record::new(header, results.collect(), 0.0);
        let report = Report::new(&record, &Rulebook::of(library));
        terminal(&record, &report, Style::Plain).replace(" in 0.00 s", "")
    }

    /// A picture of a terminal in which everything was run, as SVG.
    #[must_use]
    pub fn picture(&self) -> String {
        picture("casebook", &self.run())
    }
}

/// The counts of a row, its sum first.
fn cells(counts: &Counts) -> String {
    let all: usize = counts.values().sum();
    let each: Vec<String> = Coverage::ALL.iter().map(|of| counts.get(of).copied().unwrap_or(0).to_string()).collect();
    format!("| {all} | {} |", each.join(" | "))
}

/// Lines as a terminal shows them.
fn picture(command: &str, printed: &str) -> String {
    const LINE: usize = 19;
    const CHARACTER: f32 = 7.8;
    const MARGIN: usize = 16;
    let lines: Vec<String> = std::iter::once(format!("$ {command}")).chain(printed.lines().map(escaped)).collect();
    let longest = printed.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    #[expect(clippy::cast_precision_loss, reason = "a line is short")]
    let wide = (longest as f32).mul_add(CHARACTER, 2.0 * MARGIN as f32).ceil();
    let high = lines.len() * LINE + 2 * MARGIN;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" viewBox=\"0 0 {wide} {high}\" role=\"img\">\n\
         <title>What a run of the whole suite prints</title>\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#16181d\"/>\n\
         <g font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"13\" fill=\"#e6e6e6\" xml:space=\"preserve\">\n"
    );
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
        let down = MARGIN + (at + 1) * LINE - 6;
        let _ = writeln!(text, "<text x=\"{MARGIN}\" y=\"{down}\">{line}</text>");
    }
    text + "</g>\n</svg>\n"
}

fn escaped(line: &str) -> String {
    line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
