//! Deviations: what an engine is known not to do, declared with its reason and pinned to what was observed.
//!
//! A declared failure that looks exactly as declared is expected. One that looks otherwise, or passes, or is declared for a case that is no
//! more, is red: a declaration never hides more than it says.

use casebook_engine::document::{Document, DocumentError, nearest};
use serde::{Deserialize, Serialize};

use crate::{record::CaseResult, suite::Suite, verdict::Verdict};

/// The deviations of one engine.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deviations {
    /// The engine's name.
    pub engine: String,
    /// What it is known not to do.
    #[serde(default)]
    pub deviations: Vec<Deviation>,
}

/// One case in one edition that doesn't pass.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deviation {
    /// The case's id.
    pub case: String,
    /// The hash of its content: another content is another case.
    pub hash: String,
    /// The edition.
    pub edition: String,
    /// What is observed, exactly as [`observed`] says it.
    pub observed: Vec<String>,
    /// What sort of deviation it is.
    pub cause: Cause,
    /// Where it is dealt with.
    #[serde(default)]
    pub link: Option<String>,
    /// Why.
    pub reason: String,
}

/// What sort of deviation it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The engine is wrong.
    Bug,
    /// The engine reads the rule otherwise.
    Interpretation,
    /// The engine follows another edition here.
    Edition,
    /// The engine doesn't do this yet.
    Missing,
}

impl Deviations {
    /// Reads a deviations file.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] where it isn't one, or where a case is declared twice in one edition.
    pub fn load(document: &Document<'_>) -> Result<Deviations, DocumentError> {
        let deviations: Deviations = document.read()?;
        for (index, one) in deviations.deviations.iter().enumerate() {
            let before = &deviations.deviations[..index];
            if before.iter().any(|other| (&other.case, &other.edition) == (&one.case, &one.edition)) {
                let at = document.text.rfind(&one.case).unwrap_or(0);
                return Err(document.place(at, format!("`{}` is declared twice in {}", one.case, one.edition)));
            }
        }
        Ok(deviations)
    }

    /// Checks that every declared case is one of the suite.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] at the first case that is no more, with the nearest id.
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

    /// Changes the verdict of a result that is declared.
    pub fn apply(&self, result: &mut CaseResult) {
        let declared = self.deviations.iter().find(|one| one.case == result.id && one.edition == result.edition);
        let Some(declared) = declared else { return };
        match result.verdict {
            Verdict::Passed => {
                result.verdict = Verdict::UnexpectedPass;
                result.detail = Some(format!("it passes, though the deviations say: {}", declared.reason));
            }
            Verdict::Failed if declared.hash != result.hash => {
                let detail = result.detail.take().unwrap_or_default();
                result.detail = Some(format!("{detail} (declared for another content of the case: {})", declared.hash));
            }
            Verdict::Failed if declared.observed != observed(result) => {
                let detail = result.detail.take().unwrap_or_default();
                result.detail = Some(format!("{detail} (declared as: {})", declared.observed.join("; ")));
            }
            Verdict::Failed => {
                result.verdict = Verdict::ExpectedFailure;
                result.detail = Some(declared.reason.clone());
            }
            _ => {}
        }
    }
}

/// What was observed of a case that failed: what was seen for each claim that didn't hold, or how the case ended.
#[must_use]
pub fn observed(result: &CaseResult) -> Vec<String> {
    let missed = result.claims.iter().filter(|claim| !claim.held);
    let seen: Vec<String> = missed.map(|claim| format!("{}: {}", claim.text, claim.seen)).collect();
    if seen.is_empty() { result.detail.iter().cloned().collect() } else { seen }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::ClaimResult;

    const FILE: &str = "\
engine: reference
deviations:
  - case: chk/a/b
    hash: \"1\"
    edition: 2004-10
    observed: ['Bob is at 18 life: 20']
    cause: bug
    reason: damage is lost
";

    fn result(verdict: Verdict, seen: &str) -> CaseResult {
        let claim = ClaimResult {
            text: "Bob is at 18 life".to_owned(),
            line: 5,
            held: verdict == Verdict::Passed,
            expected: "18".to_owned(),
            seen: seen.to_owned(),
        };
        let (id, hash, edition) = ("chk/a/b".to_owned(), "1".to_owned(), "2004-10".to_owned());
        CaseResult { id, hash, edition, verdict, claims: vec![claim], ..CaseResult::default() }
    }

    fn applied(mut result: CaseResult) -> CaseResult {
        Deviations::load(&Document { file: "d.yaml", text: FILE }).unwrap().apply(&mut result);
        result
    }

    #[test]
    fn a_failure_as_declared_is_expected() {
        assert_eq!(applied(result(Verdict::Failed, "20")).verdict, Verdict::ExpectedFailure);
    }

    #[test]
    fn a_declaration_hides_no_other_failure() {
        let other = applied(result(Verdict::Failed, "19"));
        assert_eq!(other.verdict, Verdict::Failed);
        assert_eq!(other.detail.as_deref(), Some(" (declared as: Bob is at 18 life: 20)"));
        let changed = CaseResult { hash: "2".to_owned(), ..result(Verdict::Failed, "20") };
        assert_eq!(applied(changed).verdict, Verdict::Failed);
    }

    #[test]
    fn a_pass_that_nobody_expects_is_red() {
        assert_eq!(applied(result(Verdict::Passed, "18")).verdict, Verdict::UnexpectedPass);
    }

    #[test]
    fn a_case_is_declared_once() {
        let twice = format!("{FILE}{}", FILE.split_once("deviations:\n").unwrap().1);
        let error = Deviations::load(&Document { file: "d.yaml", text: &twice }).unwrap_err();
        assert_eq!(error.to_string(), "d.yaml:9:11: `chk/a/b` is declared twice in 2004-10");
    }
}
