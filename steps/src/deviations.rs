//! Deviations: declared differences between an engine and the suite, each with its reason and the exact observation.
//!
//! A declared failure is expected only if it is observed exactly as declared. If the case fails in another way, passes, or doesn't exist any
//! more, that is a failure of its own: a declaration hides nothing that it doesn't state.

mod bless;

pub use bless::{Blessed, bless};

use casebook_engine::document::{Document, DocumentError, nearest};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{editions::Editions, judge::NOT_SEEN, record::CaseResult, suite::Suite, verdict::Verdict};

/// The deviations of one engine.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Deviations {
    /// The engine's name.
    pub engine: String,
    /// Its declared deviations.
    #[serde(default, rename = "deviation")]
    pub deviations: Vec<Deviation>,
}

/// A case that doesn't pass in one edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Deviation {
    /// The case's id.
    pub case: String,
    /// The hash of its content: a case with another content is another case.
    pub hash: String,
    /// The edition.
    pub edition: String,
    /// The verdict without this declaration: `failed`, or a verdict for an engine that breaks.
    #[serde(default = "failed", skip_serializing_if = "is_failed")]
    pub verdict: Verdict,
    /// The observation, exactly as [`observed`] returns it; empty if the engine breaks.
    #[serde(default)]
    pub observed: Vec<String>,
    /// The cause of the deviation.
    pub cause: Cause,
    /// A link to the issue about it.
    #[serde(default)]
    pub link: Option<String>,
    /// The reason, for people.
    #[serde(default)]
    pub reason: String,
}

fn failed() -> Verdict {
    Verdict::Failed
}

fn is_failed(verdict: &Verdict) -> bool {
    *verdict == Verdict::Failed
}

/// The cause of a deviation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The engine is wrong.
    Bug,
    /// The engine interprets the rule differently.
    Interpretation,
    /// The engine uses another edition here.
    Edition,
    /// The engine doesn't do this yet.
    Missing,
}

impl Deviations {
    /// Reads a deviations file, which is TOML.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] if the file is invalid, or if a case is declared twice in one edition.
    pub fn load(document: &Document<'_>) -> Result<Deviations, DocumentError> {
        let deviations: Deviations = toml_edit::de::from_str(document.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            document.place(at, error.message().to_owned())
        })?;
        for (index, one) in deviations.deviations.iter().enumerate() {
            let before = &deviations.deviations[..index];
            if before.iter().any(|other| (&other.case, &other.edition) == (&one.case, &one.edition)) {
                let at = document.text.rfind(&one.case).unwrap_or(0);
                return Err(document.place(at, format!("`{}` is declared twice in {}", one.case, one.edition)));
            }
        }
        Ok(deviations)
    }

    /// Checks that the file is about this engine.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] at the name of the engine in the file.
    pub fn are_of(&self, document: &Document<'_>, engine: &str) -> Result<(), DocumentError> {
        if self.engine == engine {
            return Ok(());
        }
        let message = format!("this file has the deviations of `{}`, but the engine is `{engine}`", self.engine);
        Err(document.place(document.text.find(&self.engine).unwrap_or(0), message))
    }

    /// Checks that every edition in the file exists.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] at the first unknown edition, with the nearest name.
    pub fn check_editions(&self, document: &Document<'_>, editions: &Editions) -> Result<(), DocumentError> {
        let unknown = self.deviations.iter().find_map(|one| Some((one, editions.get(&one.edition).err()?)));
        let Some((one, unknown)) = unknown else { return Ok(()) };
        let case = document.text.find(&one.case).unwrap_or(0);
        let at = document.text[case..].find(&one.edition).map_or(case, |at| case + at);
        let error = document.place(at, format!("there is no edition `{}`", unknown.id));
        Err(DocumentError { suggestion: unknown.suggestion, ..error })
    }

    /// Checks that every declared case exists in the suite.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] at the first unknown case, with the nearest id.
    pub fn check(&self, document: &Document<'_>, suite: &Suite) -> Result<(), DocumentError> {
        let ids = || suite.scenarios.iter().map(|scenario| scenario.lowered.case.id.as_str());
        match self.deviations.iter().find(|one| ids().all(|id| id != one.case)) {
            None => Ok(()),
            Some(gone) => {
                let at = document.text.find(&gone.case).unwrap_or(0);
                let error = document.place(at, format!("there is no case `{}`", gone.case));
                Err(DocumentError { suggestion: nearest(&gone.case, ids()), ..error })
            }
        }
    }

    /// The declaration of a case in an edition.
    fn of(&self, result: &CaseResult) -> Option<&Deviation> {
        self.deviations.iter().find(|one| one.case == result.id && one.edition == result.edition)
    }

    /// Whether a case has a declaration in an edition.
    #[must_use]
    pub fn declares(&self, case: &str, edition: &str) -> bool {
        self.deviations.iter().any(|one| one.case == case && one.edition == edition)
    }

    /// Changes the verdict of a result that has a declaration.
    pub fn apply(&self, result: &mut CaseResult) {
        let Some(declared) = self.of(result) else { return };
        let seen = observed(result);
        let detail = result.detail.take().unwrap_or_default();
        let told = |what: &str| Some(format!("{detail} ({what})").trim_start().to_owned());
        match result.verdict {
            Verdict::Passed => {
                result.verdict = Verdict::UnexpectedPass;
                result.detail = Some(format!("it passes, but it is declared as {}", declared.in_words()));
            }
            Verdict::NotApplicable | Verdict::SuiteError => {
                result.detail = Some(detail).filter(|text| !text.is_empty())
            }
            _ if declared.hash != result.hash => {
                result.detail = told(&format!("declared for another content of the case: {}", declared.hash));
                result.verdict = worse(result.verdict);
            }
            verdict if verdict != declared.verdict => {
                result.detail = told(&format!("declared as {}", declared.in_words()));
                result.verdict = worse(verdict);
            }
            Verdict::Failed if declared.observed != seen => {
                result.detail = told(&format!("declared as {}", declared.in_words()));
            }
            _ => {
                result.verdict = Verdict::ExpectedFailure;
                let reason = Some(&declared.reason).filter(|reason| !reason.is_empty()).cloned();
                result.detail = reason.or(Some(detail));
            }
        }
    }
}

impl Deviation {
    fn in_words(&self) -> String {
        let seen = if self.observed.is_empty() { String::new() } else { format!(": {}", self.observed.join("; ")) };
        format!("{}{seen}", self.verdict.name().replace('_', " "))
    }
}

/// If a case is declared as failed and the engine now refuses it, the engine got worse: the verdict becomes `failed`.
fn worse(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Unsupported | Verdict::Inconclusive => Verdict::Failed,
        other => other,
    }
}

/// The observation of a failed case: the observed value of each false claim, or the way in which the case ended.
#[must_use]
pub fn observed(result: &CaseResult) -> Vec<String> {
    if result.verdict != Verdict::Failed {
        return Vec::new();
    }
    let missed = result.claims.iter().filter(|claim| !claim.held);
    let stopped = result.claims.iter().all(|claim| claim.held || claim.seen == NOT_SEEN);
    if stopped {
        return result.detail.iter().map(|detail| without_lines(detail)).collect();
    }
    missed.map(|claim| format!("{}: {}", claim.text, claim.seen)).collect()
}

/// Removes the line numbers of steps, so that an observation is the same wherever the scenario is in its feature.
fn without_lines(detail: &str) -> String {
    let mut parts = detail.split("line ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |before, part| {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
        let numbered = rest.len() < part.len() && rest.starts_with(" (");
        if numbered { before + rest.trim_start() } else { before + "line " + part }
    })
}
