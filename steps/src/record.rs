//! The record: the only thing a run produces. JSON lines, one header, one line for each case in each edition, one footer. Everything else
//! (terminal, report, JUnit, badge) is a pure function of it.

use crate::{lower::StepLine, port::TraceLine, verdict::Verdict};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    io::{self, BufRead, Write},
};

/// The version of the record's form. A reader refuses a newer one.
pub const VERSION: u32 = 1;

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The first line.
    Header(Header),
    /// A case in an edition.
    Result(Box<CaseResult>),
    /// The last line. A record without it was cut short and is worth nothing.
    Footer(Footer),
}

/// What a run was.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// [`VERSION`].
    pub record: u32,
    /// The version of casebook.
    pub casebook: String,
    /// The engine under test.
    pub engine: EngineName,
    /// The editions of the run.
    pub editions: Vec<String>,
    /// The documents of which everything was run: a clause of theirs without a result has no scenario.
    pub documents: Vec<String>,
    /// The clauses that were asked for by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
}

/// An engine's name and version.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineName {
    /// Name.
    pub name: String,
    /// Version.
    pub version: String,
}

/// What came of one case in one edition.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CaseResult {
    /// The case.
    pub id: String,
    /// The hash of its content.
    pub hash: String,
    /// The scenario's title.
    pub name: String,
    /// The feature it stands in, as a path.
    pub feature: String,
    /// The line of the scenario.
    pub line: usize,
    /// The edition it was run in.
    pub edition: String,
    /// The clauses it proves.
    pub clauses: Vec<String>,
    /// The verdict.
    pub verdict: Verdict,
    /// Why, in one sentence, where it isn't simply passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// Its steps as they read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<StepLine>,
    /// Each claim with what was seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<ClaimResult>,
    /// The trace, where one was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trace: Vec<TraceLine>,
    /// How long it took, in microseconds.
    #[serde(default)]
    pub micros: u64,
}

impl CaseResult {
    /// The line that an operation of the script was read from: every line after a `When` is one.
    #[must_use]
    pub fn operation(&self, step: usize) -> Option<&str> {
        let mut acting = false;
        let lines = self.steps.iter().filter(|line| {
            match line.keyword.as_str() {
                "When" => acting = true,
                "Given" | "Then" => acting = false,
                _ => {}
            }
            acting
        });
        lines.map(|line| line.text.as_str()).nth(step)
    }
}

/// What came of one claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClaimResult {
    /// The step.
    pub text: String,
    /// Its line.
    pub line: usize,
    /// Whether it held.
    pub held: bool,
    /// What was expected.
    pub expected: String,
    /// What was seen.
    pub seen: String,
}

/// How a run ended.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Footer {
    /// How many results there are.
    pub results: usize,
    /// How many of each verdict.
    pub totals: BTreeMap<String, usize>,
    /// How long it took, in seconds.
    pub seconds: f64,
}

/// A whole record.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// The header.
    pub header: Header,
    /// The results, in the order of the run.
    pub results: Vec<CaseResult>,
    /// The footer.
    pub footer: Footer,
}

/// Why a record can't be read.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The file can't be read.
    #[error("the record can't be read: {0}")]
    Io(#[from] io::Error),
    /// A line isn't one of a record.
    #[error("line {line} of the record: {source}")]
    Line {
        /// Which line.
        line: usize,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// A record of a later form.
    #[error("the record has version {0}; this casebook reads up to {VERSION}")]
    Version(u32),
    /// The record has no header, no footer, or its footer counts other results.
    #[error("the record is incomplete: {0}")]
    Incomplete(&'static str),
}

impl Record {
    /// A record of these results.
    pub fn new(header: Header, results: Vec<CaseResult>, seconds: f64) -> Self {
        let mut totals: BTreeMap<String, usize> =
            Verdict::ALL.iter().map(|verdict| (verdict.name().to_owned(), 0)).collect();
        for result in &results {
            *totals.entry(result.verdict.name().to_owned()).or_default() += 1;
        }
        let footer = Footer { results: results.len(), totals, seconds };
        Record { header: Header { record: VERSION, ..header }, results, footer }
    }

    /// Writes the record as JSON lines.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn write(&self, mut out: impl Write) -> io::Result<()> {
        let mut line = |line: &Line| -> io::Result<()> {
            serde_json::to_writer(&mut out, line)?;
            out.write_all(b"\n")
        };
        line(&Line::Header(self.header.clone()))?;
        for result in &self.results {
            line(&Line::Result(Box::new(result.clone())))?;
        }
        line(&Line::Footer(self.footer.clone()))
    }

    /// Reads a record.
    ///
    /// # Errors
    /// If it can't be read, isn't a record, is of a later form, or was cut short.
    pub fn read(input: impl BufRead) -> Result<Self, RecordError> {
        let (mut header, mut results, mut footer) = (None, Vec::new(), None);
        for (index, line) in input.lines().enumerate() {
            let parsed =
                serde_json::from_str(&line?).map_err(|source| RecordError::Line { line: index + 1, source })?;
            match parsed {
                Line::Header(found) if index == 0 => header = Some(found),
                Line::Result(result) if header.is_some() && footer.is_none() => results.push(*result),
                Line::Footer(found) if header.is_some() && footer.is_none() => footer = Some(found),
                _ => return Err(RecordError::Incomplete("its lines are out of order")),
            }
        }
        let header: Header = header.ok_or(RecordError::Incomplete("there is no header"))?;
        if header.record > VERSION {
            return Err(RecordError::Version(header.record));
        }
        let footer: Footer = footer.ok_or(RecordError::Incomplete("there is no footer"))?;
        if footer.results != results.len() {
            return Err(RecordError::Incomplete("the footer counts other results"));
        }
        Ok(Record { header, results, footer })
    }
}
