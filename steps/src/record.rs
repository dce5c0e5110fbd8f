//! The record: the only thing a run produces. JSON lines, one header, one line for each case in each edition, one footer. Everything else
//! (terminal, report, JUnit, badge) is a pure function of it.

use crate::{
    diagnosis::MisreadAs,
    lower::StepLine,
    port::{TraceLine, Unsupported},
    verdict::Verdict,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    io::{self, BufRead, Write},
};

/// The version of the record's form. A reader refuses a newer one.
pub const VERSION: u32 = 1;

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The first line.
    Header(Header),
    /// A case in an edition.
    Result(Box<CaseResult>),
    /// The last line. A record without it was cut short and is worth nothing.
    Footer(Footer),
}

/// The same, of what others own: nothing is copied to be written.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum LineOf<'a> {
    Header(&'a Header),
    Result(&'a CaseResult),
    Footer(&'a Footer),
}

/// What a run was.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
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
    /// The [digest](crate::digest::digest) of the suite that was run, or of which a part was.
    #[serde(default)]
    pub suite: String,
    /// The clauses that were asked for by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
}

/// An engine's name and version.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EngineName {
    /// Name.
    pub name: String,
    /// Version.
    pub version: String,
}

/// What came of one case in one edition.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
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
    /// What the engine lacks, where the verdict is that it isn't supported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lacks: Option<Unsupported>,
    /// Its steps as they read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<StepLine>,
    /// Each claim with what was seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<ClaimResult>,
    /// Where it failed: the clauses that the engine seems to misread, since our own engine sees the same under such a misreading.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub misread_as: Vec<MisreadAs>,
    /// Where it passed: what keeps it from proving its clauses all the same. Only said of the project's own engine.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unproven: Vec<String>,
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
        self.steps.get(self.operation_step(step)?).map(|line| &*line.text)
    }

    /// Its place among the steps.
    #[must_use]
    pub fn operation_step(&self, step: usize) -> Option<usize> {
        let mut acting = false;
        let lines = self.steps.iter().enumerate().filter(|(_, line)| {
            match &*line.keyword {
                "When" => acting = true,
                "Given" | "Then" => acting = false,
                _ => {}
            }
            acting
        });
        lines.map(|(place, _)| place).nth(step)
    }
}

/// What came of one claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Footer {
    /// How many results there are.
    pub results: usize,
    /// How many of each verdict.
    pub totals: BTreeMap<String, usize>,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// What was odd about the engine without costing a case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub complaints: Vec<String>,
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
    Incomplete(String),
}

impl Record {
    /// A record of these results.
    pub fn new(header: Header, results: Vec<CaseResult>, seconds: f64) -> Self {
        let mut totals: BTreeMap<String, usize> =
            Verdict::ALL.iter().map(|verdict| (verdict.name().to_owned(), 0)).collect();
        for result in &results {
            *totals.entry(result.verdict.name().to_owned()).or_default() += 1;
        }
        let footer = Footer { results: results.len(), totals, seconds, complaints: Vec::new() };
        Record { header: Header { record: VERSION, ..header }, results, footer }
    }

    /// Writes the record as JSON lines.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn write(&self, mut out: impl Write) -> io::Result<()> {
        write_line(&mut out, &LineOf::Header(&self.header))?;
        for result in &self.results {
            write_line(&mut out, &LineOf::Result(result))?;
        }
        write_line(&mut out, &LineOf::Footer(&self.footer))
    }

    /// Reads a record.
    ///
    /// # Errors
    /// If it can't be read, isn't a record, is of a later form, or was cut short.
    pub fn read(input: impl BufRead) -> Result<Self, RecordError> {
        let (mut header, mut results, mut footer) = (None, Vec::new(), None);
        for (index, line) in input.lines().enumerate() {
            let line = line?;
            let parsed = match serde_json::from_str(&line) {
                Ok(parsed) => parsed,
                // Whoever wrote it was stopped in the middle of a line.
                Err(error) if error.is_eof() => return Err(RecordError::cut(results.len())),
                Err(source) => return Err(RecordError::Line { line: index + 1, source }),
            };
            match parsed {
                Line::Header(found) if index == 0 => header = Some(found),
                Line::Result(result) if header.is_some() && footer.is_none() => results.push(*result),
                Line::Footer(found) if header.is_some() && footer.is_none() => footer = Some(found),
                _ => return Err(RecordError::Incomplete("its lines are out of order".to_owned())),
            }
        }
        let header: Header = header.ok_or_else(|| RecordError::Incomplete("there is no header".to_owned()))?;
        if header.record > VERSION {
            return Err(RecordError::Version(header.record));
        }
        let footer: Footer = footer.ok_or_else(|| RecordError::cut(results.len()))?;
        if footer.results != results.len() {
            return Err(RecordError::Incomplete("the footer counts other results".to_owned()));
        }
        Ok(Record { header, results, footer })
    }
}

impl RecordError {
    fn cut(results: usize) -> Self {
        RecordError::Incomplete(format!("there is no footer, so the run was stopped after {results} results"))
    }
}

fn write_line(out: &mut impl Write, line: &LineOf<'_>) -> io::Result<()> {
    let mut text = serde_json::to_vec(line)?;
    text.push(b'\n');
    out.write_all(&text)
}

/// A record being written as the run goes: every line is whole and handed over before the next case is judged, so whatever happens to
/// casebook costs no result that was there.
#[derive(Debug)]
pub struct Recorder<W>(W);

impl<W: Write> Recorder<W> {
    /// Begins a record.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn begin(out: W, header: &Header) -> io::Result<Self> {
        let mut recorder = Recorder(out);
        recorder.line(&LineOf::Header(&Header { record: VERSION, ..header.clone() }))?;
        Ok(recorder)
    }

    /// Adds a result.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn result(&mut self, result: &CaseResult) -> io::Result<()> {
        self.line(&LineOf::Result(result))
    }

    /// Ends the record, which is whole from then on.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn end(mut self, footer: &Footer) -> io::Result<()> {
        self.line(&LineOf::Footer(footer))
    }

    fn line(&mut self, line: &LineOf<'_>) -> io::Result<()> {
        write_line(&mut self.0, line)?;
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_that_was_cut_short_says_so_wherever_it_was_cut() {
        let result = CaseResult { id: "chk/a/b".to_owned(), ..CaseResult::default() };
        let record = Record::new(Header::default(), vec![result.clone(), result], 0.5);
        let mut whole = Vec::new();
        record.write(&mut whole).unwrap();
        assert_eq!(Record::read(whole.as_slice()).unwrap(), record);
        for cut in 1..whole.len() - 1 {
            let error = Record::read(&whole[..cut]).unwrap_err();
            assert!(matches!(error, RecordError::Incomplete(_)), "cut after {cut} bytes: {error}");
        }
    }

    #[test]
    fn a_record_is_whole_line_by_line_as_it_is_written() {
        let mut out = Vec::new();
        let mut recorder = Recorder::begin(&mut out, &Header::default()).unwrap();
        recorder.result(&CaseResult::default()).unwrap();
        let error = Record::read(out.as_slice()).unwrap_err().to_string();
        assert_eq!(error, "the record is incomplete: there is no footer, so the run was stopped after 1 results");
        let record = Record::new(Header::default(), vec![CaseResult::default()], 0.5);
        let mut out = Vec::new();
        let mut recorder = Recorder::begin(&mut out, &record.header).unwrap();
        recorder.result(&record.results[0]).unwrap();
        recorder.end(&record.footer).unwrap();
        assert_eq!(Record::read(out.as_slice()).unwrap(), record);
    }

    #[test]
    fn a_record_says_its_own_form_and_is_of_no_later_one() {
        let mut out = Vec::new();
        let recorder = Recorder::begin(&mut out, &Header { record: 0, ..Header::default() }).unwrap();
        recorder.end(&Footer::default()).unwrap();
        assert_eq!(Record::read(out.as_slice()).unwrap().header.record, VERSION);
        let text = String::from_utf8(out).unwrap();
        let said = |version: u32| {
            let own = format!("\"record\":{VERSION}");
            assert!(text.contains(&own), "{text}");
            Record::read(text.replace(&own, &format!("\"record\":{version}")).as_bytes())
        };
        assert!(said(0).is_ok(), "what was written before is read");
        assert!(matches!(said(VERSION + 1), Err(RecordError::Version(later)) if later == VERSION + 1));
    }

    #[test]
    fn a_record_has_one_header_one_footer_and_its_results_between() {
        let mut out = Vec::new();
        Record::new(Header::default(), vec![CaseResult::default()], 0.5).write(&mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        let orders: [&[usize]; 5] = [&[0, 1, 2, 2], &[0, 0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[2, 0, 1]];
        for order in orders {
            let text: String = order.iter().map(|line| format!("{}\n", lines[*line])).collect();
            let error = Record::read(text.as_bytes()).unwrap_err().to_string();
            assert_eq!(error, "the record is incomplete: its lines are out of order", "{order:?}");
        }
    }
}
