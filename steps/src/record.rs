//! The record, which is the only output of a run. It consists of JSON lines: one header, one line for each case in each edition, one footer. The
//! terminal report, the HTML page and JUnit are pure functions of it.

mod agreement;
mod repeated;

use self::repeated::{Firsts, Written};
pub use crate::judge::ClaimResult;
use crate::{
    digest, limits,
    lower::StepLine,
    port::{TraceLine, Unsupported},
    verdict::Verdict,
};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    io::{self, BufRead, Read, Write},
};

/// The version of the form of the record. A reader refuses a newer one.
pub const VERSION: u32 = 1;

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The first line.
    Header(Header),
    /// A case in an edition.
    Result(Box<CaseResult>),
    /// The last line. A record without it is incomplete and isn't read.
    Footer(Footer),
}

/// A line with borrowed content, so that writing copies nothing.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum LineOf<'a> {
    Header(&'a Header),
    Result(&'a CaseResult),
    Footer(&'a Footer),
}

/// The description of a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Header {
    /// [`VERSION`].
    pub record: u32,
    /// The version of casebook.
    pub casebook: String,
    /// The engine under test.
    pub engine: EngineName,
    /// The editions of the run.
    pub editions: Vec<String>,
    /// The documents that were run as a whole: a clause of these without a result has no scenario.
    pub documents: Vec<String>,
    /// The [digest](crate::digest::digest) of the scenarios that were read: of the whole suite, or of the features in which a selected clause or case is.
    #[serde(default)]
    pub suite: String,
    /// The clauses that were selected by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
}

/// An engine's name and version.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct EngineName {
    /// Name.
    pub name: String,
    /// Version.
    pub version: String,
}

/// The result of one case in one edition.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct CaseResult {
    /// The case.
    pub id: String,
    /// The hash of its content.
    pub hash: String,
    /// The scenario's title.
    pub name: String,
    /// The path of its feature.
    pub feature: String,
    /// The line of the scenario.
    pub line: usize,
    /// The edition it was run in.
    pub edition: String,
    /// The clauses it proves.
    pub clauses: Vec<String>,
    /// In a file: the edition of an earlier line of the same case, of which this line repeats neither the steps nor, if it has none, the claims. A
    /// reader adds them here again, so a record that was read has no such reference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub as_in: Option<String>,
    /// The verdict.
    pub verdict: Verdict,
    /// The reason in one sentence, if the case didn't pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The missing mechanic, if the verdict is `unsupported`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lacks: Option<Unsupported>,
    /// Its steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<StepLine>,
    /// Each claim with its observation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<ClaimResult>,
    /// For a failed case: the misreadings of its clauses, or what the engine lacks of them, that explain what the engine did in the whole run; several
    /// are alternatives. They are known at the end of a run, so the footer has them, and a reader adds them here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub misread_as: Vec<MisreadAs>,
    /// For a passed case: the reasons why it doesn't prove its clauses. Only for the project's own engine.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unproven: Vec<String>,
    /// The trace: of a case that failed, could not be placed or does not prove its tags; of the others only if it was requested (`run --trace`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trace: Vec<TraceLine>,
    /// Its duration in microseconds.
    #[serde(default)]
    pub micros: u64,
}

/// A misreading that an engine seems to have, or something that it seems to lack: a rule, the meaning of a keyword, an ability of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct MisreadAs {
    /// The clause.
    pub clause: String,
    /// What the engine does, in words.
    pub says: String,
    /// The number of cases of the clause that the engine decided: under the misreading each of them comes out as it did on the engine.
    #[serde(default)]
    pub decided: usize,
}

/// A misreading that explains some failures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Explained {
    /// The misreading.
    pub misread_as: MisreadAs,
    /// The failed cases of its clause.
    pub cases: Vec<CaseIn>,
}

/// Lacks of the engine that stand before cases: with all of them supplied, after those of the entries before, the cases can be carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Opening {
    /// The lacks.
    pub lacks: Vec<Unsupported>,
    /// The number of cases, each in an edition.
    pub cases: usize,
}

/// A card that the engine lacks, as far as the run tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct MissingCard {
    /// Its name.
    pub name: String,
    /// The number of unsupported cases with it.
    pub cases: usize,
}

/// A case in an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct CaseIn {
    /// The case.
    pub id: String,
    /// The edition.
    pub edition: String,
}

impl CaseResult {
    /// The line of an operation of the script.
    #[must_use]
    pub fn operation(&self, step: usize) -> Option<&str> {
        self.steps.get(self.operation_step(step)?).map(|line| &*line.text)
    }

    /// Its index among the steps.
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

/// The end of a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Footer {
    /// The number of results.
    pub results: usize,
    /// The number of each verdict.
    pub totals: BTreeMap<String, usize>,
    /// The duration in seconds.
    pub seconds: f64,
    /// The irregularities of the engine that cost no case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub complaints: Vec<String>,
    /// The misreadings that the engine seems to have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub explained: Vec<Explained>,
    /// The lacks that open most cases, the best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<Opening>,
    /// The cards that the engine lacks, those that most cases need first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missing_cards: Vec<MissingCard>,
    /// The SHA-256 of all lines before this one, so that a later change of one is noticed. A record that was packed may lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<String>,
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

/// The error that a record can't be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The file can't be read.
    #[error("the record can't be read: {0}")]
    Io(#[from] io::Error),
    /// A line is invalid.
    #[error("line {line} of the record: {source}")]
    Line {
        /// The number of the line.
        line: usize,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// The record exceeds a limit.
    #[error("the record can't be read: {0}")]
    TooLong(String),
    /// A record with a newer version.
    #[error("the record has version {0}; this casebook reads up to {VERSION}")]
    Version(u32),
    /// The record has no header or no footer, or its footer counts other results.
    #[error("the record is incomplete: {0}")]
    Incomplete(String),
    /// The lines contradict one another or the digest of the footer.
    #[error("the record was changed after its run, so its verdicts can't be relied on: {0}")]
    Changed(String),
}

impl Record {
    /// A record with these results.
    pub fn new(header: Header, results: Vec<CaseResult>, seconds: f64) -> Self {
        let mut totals: BTreeMap<String, usize> =
            Verdict::ALL.iter().map(|verdict| (verdict.name().to_owned(), 0)).collect();
        for result in &results {
            *totals.entry(result.verdict.name().to_owned()).or_default() += 1;
        }
        let footer = Footer { results: results.len(), totals, seconds, ..Footer::default() };
        Record { header: Header { record: VERSION, ..header }, results, footer }
    }

    /// Adds the misreadings that explain failures: to the footer, and to the results of these failures.
    pub fn explain(&mut self, explained: Vec<Explained>) {
        let mut places: BTreeMap<(&str, &str), Vec<&MisreadAs>> = BTreeMap::new();
        for it in &explained {
            for case in &it.cases {
                places.entry((&case.id, &case.edition)).or_default().push(&it.misread_as);
            }
        }
        for result in &mut self.results {
            let found = places.get(&(&*result.id, &*result.edition)).into_iter().flatten();
            let new: Vec<MisreadAs> =
                found.filter(|it| !result.misread_as.contains(it)).map(|it| (*it).clone()).collect();
            result.misread_as.extend(new);
        }
        self.footer.explained = explained;
    }

    /// Writes the record as JSON lines.
    ///
    /// # Errors
    /// An I/O error if the writer fails.
    pub fn write(&self, out: impl Write) -> io::Result<()> {
        let mut recorder = Recorder::new(out);
        recorder.line(&LineOf::Header(&self.header))?;
        for result in &self.results {
            recorder.result(result)?;
        }
        recorder.end(&self.footer)
    }

    /// Reads a record.
    ///
    /// # Errors
    /// A [`RecordError`] if it can't be read, isn't a record, has a newer version, is incomplete, or was changed after its run.
    pub fn read(mut input: impl BufRead) -> Result<Self, RecordError> {
        let (mut line, mut index, mut length) = (Vec::new(), 0, 0);
        let (mut header, mut results, mut footer) = (None, Vec::new(), None);
        let in_line = |index: usize, why: &str| RecordError::Incomplete(format!("line {} {why}", index + 1));
        let mut firsts = Firsts::default();
        let mut digest = Sha256::new();
        while read_line(&mut input, &mut line, &mut length, index)? {
            let parsed = match serde_json::from_slice(&line) {
                Ok(parsed) => parsed,
                // The writer was stopped in the middle of a line.
                Err(error) if error.is_eof() => return Err(RecordError::cut(results.len())),
                Err(source) => return Err(RecordError::Line { line: index + 1, source }),
            };
            match parsed {
                Line::Header(found) if index == 0 => header = Some(found),
                Line::Result(mut result) if header.is_some() && footer.is_none() => {
                    firsts.fill_in(&mut result, &results).map_err(|why| in_line(index, &why))?;
                    results.push(*result);
                }
                Line::Footer(found) if header.is_some() && footer.is_none() => footer = Some(found),
                _ => return Err(RecordError::Incomplete("its lines are out of order".to_owned())),
            }
            if footer.is_none() {
                digest.update(&line);
                digest.update("\n");
            }
            index += 1;
        }
        let header: Header = header.ok_or_else(|| RecordError::Incomplete("there is no header".to_owned()))?;
        if header.record > VERSION {
            return Err(RecordError::Version(header.record));
        }
        let mut footer: Footer = footer.ok_or_else(|| RecordError::cut(results.len()))?;
        if footer.results != results.len() {
            return Err(RecordError::Incomplete("the footer counts other results".to_owned()));
        }
        if let Some(contradiction) = agreement::contradiction(&results, &footer) {
            return Err(RecordError::Changed(contradiction));
        }
        if footer.lines.take().is_some_and(|told| told != digest::named(&digest.finalize())) {
            return Err(RecordError::Changed("the digest in its footer is that of other lines".to_owned()));
        }
        let explained = footer.explained.clone();
        let mut record = Record { header, results, footer };
        record.explain(explained);
        Ok(record)
    }
}

/// Reads the next line without its end; `false` at the end of the record. `length` is the length of all lines so far.
fn read_line(
    input: &mut impl BufRead,
    line: &mut Vec<u8>,
    length: &mut usize,
    index: usize,
) -> Result<bool, RecordError> {
    line.clear();
    let read = input.take(limits::RECORD_LINE.most + 1).read_until(b'\n', line)?;
    *length = length.saturating_add(read);
    if let Some(message) = limits::RECORD_LINE.refuses(line.len()) {
        return Err(RecordError::TooLong(format!("line {}: {message}", index + 1)));
    }
    if let Some(message) = limits::RECORD.refuses(*length) {
        return Err(RecordError::TooLong(message));
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    }
    Ok(read > 0)
}

impl RecordError {
    fn cut(results: usize) -> Self {
        RecordError::Incomplete(format!("there is no footer, so the run was stopped after {results} results"))
    }
}

/// Writes a record during a run: every line is complete before the next case is judged, so that no finished result is lost if casebook ends.
#[derive(Debug)]
pub struct Recorder<W> {
    out: W,
    digest: Sha256,
    written: Written,
}

impl<W: Write> Recorder<W> {
    fn new(out: W) -> Self {
        Recorder { out, digest: Sha256::new(), written: Written::default() }
    }

    /// Begins a record.
    ///
    /// # Errors
    /// An I/O error if the writer fails.
    pub fn begin(out: W, header: &Header) -> io::Result<Self> {
        let mut recorder = Recorder::new(out);
        recorder.line(&LineOf::Header(&Header { record: VERSION, ..header.clone() }))?;
        Ok(recorder)
    }

    /// Adds a result.
    ///
    /// # Errors
    /// An I/O error if the writer fails.
    pub fn result(&mut self, result: &CaseResult) -> io::Result<()> {
        match self.written.shortened(result)? {
            Some(short) => self.line(&LineOf::Result(&short)),
            None => self.line(&LineOf::Result(result)),
        }
    }

    /// Ends the record, which is then complete.
    ///
    /// # Errors
    /// An I/O error if the writer fails.
    pub fn end(mut self, footer: &Footer) -> io::Result<()> {
        let lines = Some(digest::named(&self.digest.clone().finalize()));
        self.line(&LineOf::Footer(&Footer { lines, ..footer.clone() }))
    }

    fn line(&mut self, line: &LineOf<'_>) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.digest.update(&text);
        self.out.write_all(&text)?;
        self.out.flush()
    }
}
