//! Portable cases: the lowered suite as two JSON files, for engines and tools without Gherkin and Rust.
//!
//! `cases.json` has the cases for the engine; `expectations.json` has the expected values for exactly these cases.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::Path,
    sync::Arc,
};

use casebook_engine::edition::EditionId;
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

use crate::{
    ability_texts::with_texts,
    case::Case,
    digest::named,
    expectation::Expectations,
    files::{self, bytes},
    library::Library,
    limits,
    lower::{Lowered, StepLine},
    numbering::renumbered,
    suite::{Heeded, Scenario, Suite},
};

/// The version of the form of the files. A reader refuses a newer one.
pub const VERSION: u32 = 1;

/// `cases.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Cases {
    /// [`VERSION`].
    pub casebook_cases: u32,
    /// The version of the suite.
    pub suite: String,
    /// `sha256:` and the SHA-256 of the list of cases as compact JSON.
    pub digest: String,
    /// The cases.
    pub cases: Vec<PlacedCase>,
}

/// A case and the editions in which it holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct PlacedCase {
    /// The editions in which all its clauses hold.
    pub editions: Vec<String>,
    /// The edition in which it is run by default.
    pub home: String,
    /// The case.
    pub case: Case,
}

/// `expectations.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Expected {
    /// [`VERSION`].
    pub casebook_expectations: u32,
    /// The digest of the cases that these expectations belong to.
    pub cases: String,
    /// `sha256:` and the SHA-256 of the expectations as compact JSON.
    pub digest: String,
    /// The expectations of each case, by its id.
    pub expectations: BTreeMap<String, ExpectedOf>,
}

/// The expectations of one case, and its place in the feature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct ExpectedOf {
    /// The feature's path.
    pub feature: String,
    /// The line of the scenario, or of the outline's row.
    pub line: usize,
    /// The line of the scenario's own keyword.
    pub scenario_line: usize,
    /// Its steps as they read.
    pub steps: Vec<StepLine>,
    /// The line that each operation of the script was read from.
    #[serde(default)]
    pub script_lines: Vec<usize>,
    /// What it expects.
    pub expectations: Expectations,
}

/// The error that portable cases can't be read.
#[derive(Debug, thiserror::Error)]
pub enum PortableError {
    /// A file can't be read.
    #[error("{file}: {source}")]
    Io {
        /// Which.
        file: String,
        /// Why.
        source: io::Error,
    },
    /// A file has invalid JSON.
    #[error("{file}: {source}")]
    Json {
        /// Which.
        file: String,
        /// Why.
        source: serde_json::Error,
    },
    /// A file has a newer version.
    #[error("{file} has version {version}; this casebook reads up to {VERSION}")]
    Version {
        /// Which.
        file: String,
        /// Its version.
        version: u32,
    },
    /// The files don't belong together or were changed.
    #[error("{0}")]
    Torn(String),
}

/// Writes a suite as portable cases into a folder; with an edition, only the cases that hold in it, to be run there.
///
/// # Errors
///
/// An I/O error if a file can't be written.
pub fn write(suite: &Suite, edition: Option<&EditionId>, folder: &Path) -> io::Result<Cases> {
    let chosen: Vec<&Scenario> =
        suite.scenarios.iter().filter(|scenario| edition.is_none_or(|one| scenario.editions.contains(one))).collect();
    let tables = suite.library.settings();
    let cases = chosen.iter().map(|scenario| {
        let mut placed = placed(scenario, edition);
        if let Some(own) = tables.get(edition.unwrap_or(&scenario.home)) {
            placed.case = with_texts(&placed.case, &own.table, &suite.library);
        }
        placed
    });
    let cases: Vec<PlacedCase> = cases.collect();
    let digest = digest(&cases)?;
    let expectations = chosen.iter().map(|scenario| {
        let Lowered { case, mut expectations, feature, line, scenario_line, steps, script_lines, .. } =
            scenario.lowered.clone();
        if let Some(edition) = edition {
            expectations = renumbered(&expectations, &scenario.home, edition, &suite.library).into_owned();
        }
        (case.id, ExpectedOf { feature, line, scenario_line, steps, script_lines, expectations })
    });
    let expectations: BTreeMap<String, ExpectedOf> = expectations.collect();
    let expected = Expected {
        casebook_expectations: VERSION,
        cases: digest.clone(),
        digest: self::digest(&expectations)?,
        expectations,
    };
    let cases = Cases { casebook_cases: VERSION, suite: env!("CARGO_PKG_VERSION").to_owned(), digest, cases };
    fs::create_dir_all(folder)?;
    files::write(&folder.join("cases.json"), serde_json::to_string_pretty(&cases)? + "\n")?;
    files::write(&folder.join("expectations.json"), serde_json::to_string_pretty(&expected)? + "\n")?;
    Ok(cases)
}

/// Reads portable cases as a suite.
///
/// # Errors
///
/// A [`PortableError`] if the files don't exist, aren't complete, don't belong together or were changed.
pub fn read(folder: &Path, library: Arc<Library>) -> Result<Suite, PortableError> {
    let cases: Cases = file(folder, "cases.json", "casebook_cases")?;
    let mut expected: Expected = file(folder, "expectations.json", "casebook_expectations")?;
    let torn = |message: String| PortableError::Torn(format!("{}: {message}", folder.display()));
    let own = self::digest(&expected.expectations).map_err(|error| torn(error.to_string()))?;
    if own != expected.digest {
        return Err(torn(format!(
            "expectations.json was changed: its digest is {own}, but it states {}",
            expected.digest
        )));
    }
    let digest = digest(&cases.cases).map_err(|error| torn(error.to_string()))?;
    if digest != cases.digest {
        return Err(torn(format!("cases.json was changed: its digest is {digest}, but it states {}", cases.digest)));
    }
    if digest != expected.cases {
        return Err(torn(format!("expectations.json belongs to other cases: {}", expected.cases)));
    }
    let mut suite = Suite {
        library: Arc::clone(&library),
        scenarios: Vec::new(),
        unreadable: Vec::new(),
        steps_used: BTreeSet::new(),
    };
    for PlacedCase { editions, home, case } in cases.cases {
        let Some(of) = expected.expectations.remove(&case.id) else {
            return Err(torn(format!("`{}` has no expectations", case.id)));
        };
        if case.content_hash() != case.hash {
            return Err(torn(format!("`{}` was changed: its hash is {}", case.id, case.content_hash())));
        }
        if let Some(unknown) = editions.iter().find(|edition| library.editions().get(edition).is_err()) {
            return Err(torn(format!(
                "`{}` holds in `{unknown}` according to cases.json, but there is no such edition",
                case.id
            )));
        }
        if !editions.contains(&home) {
            return Err(torn(format!("`{}` is to be run in `{home}`, which is not among its editions", case.id)));
        }
        if let Some(message) = limits::refused(&case) {
            return Err(torn(format!("`{}`: {message}", case.id)));
        }
        let ExpectedOf { feature, line, scenario_line, steps, script_lines, expectations } = of;
        let pinned = case.edition.iter().cloned().collect();
        let lowered = Lowered { case, expectations, feature, line, scenario_line, steps, script_lines, pinned };
        let editions = editions.into_iter().map(EditionId).collect();
        suite.scenarios.push(Scenario { lowered, editions, home: EditionId(home), heeded: Heeded::default() });
    }
    match expected.expectations.into_keys().next() {
        Some(id) => Err(torn(format!("expectations.json has expectations for `{id}`, but there is no such case"))),
        None => Ok(suite),
    }
}

fn placed(scenario: &Scenario, edition: Option<&EditionId>) -> PlacedCase {
    let editions = match edition {
        Some(one) => vec![one.0.clone()],
        None => scenario.editions.iter().map(|edition| edition.0.clone()).collect(),
    };
    PlacedCase { editions, home: edition.unwrap_or(&scenario.home).0.clone(), case: scenario.lowered.case.clone() }
}

fn digest<T: Serialize + ?Sized>(cases: &T) -> serde_json::Result<String> {
    Ok(named(&Sha256::digest(serde_json::to_vec(cases)?)))
}

/// Reads a file whose version isn't newer than [`VERSION`].
fn file<T: DeserializeOwned>(folder: &Path, name: &str, version: &str) -> Result<T, PortableError> {
    let path = folder.join(name);
    let file = path.display().to_string();
    let text = bytes(&path, &limits::CASES).map_err(|error| PortableError::Torn(error.to_string()))?;
    let json = |source| PortableError::Json { file: file.clone(), source };
    let value: serde_json::Value = serde_json::from_slice(&text).map_err(json)?;
    let found = value.get(version).and_then(serde_json::Value::as_u64).and_then(|found| u32::try_from(found).ok());
    if let Some(version) = found.filter(|found| *found > VERSION) {
        return Err(PortableError::Version { file, version });
    }
    serde_json::from_slice(&text).map_err(json)
}
