//! Lowering: turns the text of a feature into cases and expectations, without a runner and without an engine.

mod gherkin_errors;
pub mod outline;
mod tags;

pub use tags::Known;
pub(crate) use tags::find_tag;

use crate::{
    case::Case,
    diagnostic::{Diagnostic, Kind, SourceText},
    expectation::Expectations,
    limits,
    listing::{self, StepEntry},
    vocabulary::{Sheet, Written, grammar, nearest},
};
use gherkin::{Feature, GherkinEnv, Scenario, Step};
use rustc_hash::FxHashSet;
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, path::Path, sync::Arc};

/// A lowered scenario: a case, its expectations and its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Lowered {
    /// The case, sealed.
    pub case: Case,
    /// Its expectations.
    pub expectations: Expectations,
    /// The feature's path.
    pub feature: String,
    /// The line of the scenario, or of the outline's row.
    pub line: usize,
    /// The line of the scenario's own keyword.
    pub scenario_line: usize,
    /// Its steps, the background's first.
    pub steps: Vec<StepLine>,
    /// The line that each operation of the script was read from.
    pub script_lines: Vec<usize>,
    /// The editions of its tags; if empty, all editions in which its clauses hold.
    pub pinned: Vec<String>,
}

/// A step of a scenario as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct StepLine {
    /// The line in its feature.
    pub line: usize,
    /// The keyword as it is written: `Given`, `And`.
    pub keyword: Arc<str>,
    /// The rest of the line, an outline's placeholders filled in.
    pub text: Arc<str>,
}

impl From<&Step> for StepLine {
    fn from(step: &Step) -> Self {
        StepLine { line: step.position.line, keyword: step.keyword.trim().into(), text: step.value.as_str().into() }
    }
}

/// The result of lowering a feature.
#[derive(Clone, Debug, Default)]
pub struct LoweredFeature {
    /// Its scenarios, one for each row of an outline.
    pub scenarios: Vec<Lowered>,
    /// The errors. A scenario with an error isn't in `scenarios`.
    pub problems: Vec<Diagnostic>,
    /// The steps it uses, as places in [`listing::steps`].
    pub steps_used: BTreeSet<usize>,
}

/// Lowers a feature. `document` is the folder of the feature, which is the first part of the ids of its cases.
pub fn lower(source: &SourceText, document: &str, known: &Known) -> LoweredFeature {
    let mut result = LoweredFeature::default();
    if let Some((line, message)) = too_long(source) {
        result.problems.push(source.diagnostic(Kind::Limit, line, usize::MAX..usize::MAX, message, None));
        return result;
    }
    if let Some((line, message)) = outline::ragged(source) {
        result.problems.push(source.diagnostic(Kind::Outline, line, usize::MAX..usize::MAX, message, None));
        return result;
    }
    let feature = match Feature::parse(&source.text, GherkinEnv::default()) {
        Ok(feature) => feature,
        Err(error) => {
            result.problems.push(gherkin_errors::explain(source, &error.to_string()));
            return result;
        }
    };
    let stem = Path::new(&source.path).file_stem().and_then(|stem| stem.to_str()).unwrap_or("feature").to_owned();
    let prefix = format!("{document}/{stem}");
    let mut reader = Reader { source, known, prefix, result: &mut result, ids: FxHashSet::default(), length: 0 };
    reader.feature(&feature);
    Diagnostic::once(&mut result.problems);
    result
}

/// The line at which a text exceeds a limit that is asked before it is parsed, and the message.
fn too_long(source: &SourceText) -> Option<(usize, String)> {
    let mut rows = 0;
    for (index, line) in source.text.lines().enumerate() {
        if let Some(message) = limits::LINE.refuses(line.len()) {
            return Some((index + 1, message));
        }
        let line = line.trim_start();
        // The names of the columns are no row.
        match line.starts_with('|') {
            true => rows += 1,
            false if line.starts_with("Examples:") || line.starts_with("Scenarios:") => rows -= 1,
            false => {}
        }
        if let Some(message) = usize::try_from(rows).ok().and_then(|rows| limits::ROWS.refuses(rows)) {
            return Some((index + 1, message));
        }
    }
    None
}

/// Reads a feature's scenarios one by one.
struct Reader<'a> {
    source: &'a SourceText,
    known: &'a Known,
    prefix: String,
    result: &'a mut LoweredFeature,
    /// The ids of its cases so far.
    ids: FxHashSet<String>,
    /// The length of the scenarios of its rows so far.
    length: usize,
}

impl Reader<'_> {
    fn problem(&mut self, kind: Kind, line: usize, message: impl Into<String>, help: Option<String>) {
        self.result.problems.push(self.source.diagnostic(kind, line, usize::MAX..usize::MAX, message, help));
    }

    fn feature(&mut self, feature: &Feature) {
        if let Some(text) = &feature.description {
            self.result.problems.extend(gherkin_errors::misspelt_in_description(self.source, text));
        }
        let scenarios = feature.scenarios.len() + feature.rules.iter().map(|rule| rule.scenarios.len()).sum::<usize>();
        if let Some(message) = limits::SCENARIOS.refuses(scenarios) {
            self.problem(Kind::Limit, feature.position.line, message, None);
            return;
        }
        let background: Vec<Step> = feature.background.iter().flat_map(|background| background.steps.clone()).collect();
        for scenario in &feature.scenarios {
            self.outline(scenario, &background, &feature.tags);
        }
        for rule in &feature.rules {
            let steps = rule.background.iter().flat_map(|background| background.steps.clone());
            let background: Vec<Step> = background.iter().cloned().chain(steps).collect();
            let tags: Vec<String> = feature.tags.iter().chain(&rule.tags).cloned().collect();
            for scenario in &rule.scenarios {
                self.outline(scenario, &background, &tags);
            }
        }
        let empty = feature.scenarios.is_empty() && feature.rules.iter().all(|rule| rule.scenarios.is_empty());
        if empty && self.result.problems.is_empty() {
            self.problem(Kind::NoSteps, feature.position.line, "this feature has no scenario", None);
        }
    }

    /// Reads a scenario, or each row of an outline.
    fn outline(&mut self, scenario: &Scenario, background: &[Step], tags: &[String]) {
        let line = scenario.position.line;
        if let Some(text) = &scenario.description {
            let first = text.lines().map(str::trim).find(|text| !text.is_empty()).unwrap_or_default();
            let help = gherkin_errors::keyword_like(first)
                .map(|keyword| format!("is `{first}` meant to begin with `{keyword}`?"));
            let help = help.or(Some("write it in the title, or in a comment that begins with `#`".to_owned()));
            let at = (line..).take(200).find(|at| self.source.line(*at).trim() == first).unwrap_or(line);
            self.problem(
                Kind::Description,
                at,
                "free text isn't allowed in a scenario, because it can be a misspelt step",
                help,
            );
            return;
        }
        if scenario.steps.is_empty() {
            self.problem(Kind::NoSteps, line, format!("the scenario \"{}\" has no steps", scenario.name), None);
            return;
        }
        let outline = scenario.keyword.contains("Outline") || scenario.keyword.contains("Template");
        if !outline && scenario.examples.is_empty() {
            self.scenario(scenario, background, tags, line, None);
            return;
        }
        let tables: Vec<_> = scenario.examples.iter().map(|examples| examples.table.as_ref()).collect();
        if tables.is_empty() || tables.iter().any(|table| table.is_none_or(|t| t.rows.len() < 2)) {
            self.problem(Kind::Outline, line, "this outline has no rows, so it has no cases", None);
            return;
        }
        let mut length = self.length;
        let expanded = outline::expanded(scenario, &mut length, |one, of_row, cells| {
            self.scenario(one, background, tags, line, Some(&(of_row, slug(&cells.join(" ")))));
        });
        self.length = length;
        if let Err(outline::BadOutline { message, line }) = expanded {
            self.problem(Kind::Outline, line, message, None);
        }
    }

    /// Reads one scenario or row.
    fn scenario(
        &mut self,
        scenario: &Scenario,
        background: &[Step],
        inherited: &[String],
        line: usize,
        row: Option<&(usize, String)>,
    ) {
        let before = self.result.problems.len();
        let refused = limits::TAGS
            .refuses(inherited.len() + scenario.tags.len())
            .or_else(|| limits::STEPS.refuses(background.len() + scenario.steps.len()));
        if let Some(message) = refused {
            self.problem(Kind::Limit, line, message, None);
            return;
        }
        let tags =
            self.known.read(self.source, line, inherited.iter().chain(&scenario.tags), &mut self.result.problems);
        let mut sheet = Sheet::default();
        for step in background.iter().chain(&scenario.steps) {
            self.step(step, &mut sheet);
        }
        match sheet.finish() {
            Err(problems) => {
                for (line, problem) in problems {
                    let step = background.iter().chain(&scenario.steps).find(|step| step.position.line == line);
                    let found =
                        step.and_then(|step| Some((self.source.line(line).find(&step.value)?, step.value.len())));
                    // The step of an outline has placeholders in the file; then the error is about the whole line.
                    let at = found.map_or(usize::MAX..usize::MAX, |(at, length)| {
                        at + problem.at.start.min(length)..at + problem.at.end.min(length)
                    });
                    self.result.problems.push(self.source.diagnostic(
                        Kind::Wording,
                        line,
                        at,
                        problem.message,
                        problem.help,
                    ));
                }
            }
            Ok(Written { case, expectations, script_lines }) if self.result.problems.len() == before => {
                if expectations.0.is_empty() {
                    self.problem(
                        Kind::NoClaims,
                        line,
                        format!("the scenario \"{}\" has no claims", scenario.name),
                        None,
                    );
                    return;
                }
                let mut id = format!("{}/{}", self.prefix, slug(&scenario.name));
                if let Some((_, key)) = row {
                    id = format!("{id}/{key}");
                }
                if !self.ids.insert(id.clone()) {
                    let help = Some("give each scenario a different title, and each row different cells".to_owned());
                    self.problem(Kind::DuplicateId, line, format!("there are two cases called `{id}`"), help);
                }
                let edition = tags.editions.first().filter(|_| tags.editions.len() == 1).cloned();
                let case = Case { id, name: scenario.name.clone(), clauses: tags.clauses, edition, ..case }.sealed();
                let line_of_row = row.map_or(line, |(line, _)| *line);
                let feature = self.source.path.clone();
                self.result.scenarios.push(Lowered {
                    case,
                    expectations,
                    feature,
                    line: line_of_row,
                    scenario_line: line,
                    steps: background.iter().chain(&scenario.steps).map(StepLine::from).collect(),
                    script_lines,
                    pinned: tags.editions,
                });
            }
            Ok(_) => {}
        }
    }

    /// Finds the step for a line and applies it to the sheet.
    fn step(&mut self, step: &Step, sheet: &mut Sheet) {
        let line = step.position.line;
        if step.table.is_some() || step.docstring.is_some() {
            self.problem(Kind::StepArgument, line, "steps have no tables and no text blocks", None);
        }
        match grammar::find(step) {
            Ok(Some((place, row, said))) => {
                self.result.steps_used.insert(place);
                // Errors in the line are on the sheet.
                let _noted = (row.read)(sheet, &said, step);
            }
            Ok(None) => self.undefined(step),
            Err(expressions) => {
                let expressions: Vec<String> = expressions.iter().map(|words| format!("`{words}`")).collect();
                let message = format!("this line fits several steps: {}", expressions.join(", "));
                self.problem(Kind::AmbiguousStep, line, message, None);
            }
        }
    }

    fn undefined(&mut self, step: &Step) {
        let keyword = format!("{:?}", step.ty);
        let shape = shape(&step.value);
        let shaped = |of: fn(&StepEntry, &str) -> bool| -> Vec<(String, &'static str)> {
            let entries = listing::steps().iter().filter(|entry| of(entry, &keyword));
            entries.flat_map(|entry| entry.examples.iter().map(|example| (self::shape(example), *example))).collect()
        };
        let same = shaped(|entry, keyword| entry.keyword == keyword);
        let others = shaped(|entry, keyword| entry.keyword != keyword);
        let like = |among: &[(String, &'static str)]| -> Option<&'static str> {
            let near = nearest(&shape, among.iter().map(|(shape, _)| shape.as_str()))?;
            among.iter().find(|(shape, _)| shape == near).map(|(_, example)| *example)
        };
        let help = match (in_our_words(step), like(&same)) {
            (Some(said), _) => format!("write: {keyword} {said}"),
            (None, Some(example)) => format!("the nearest step: {keyword} {example}"),
            (None, None) => like(&others).map_or_else(
                || "`casebook steps` lists all steps".to_owned(),
                |example| format!("there is a similar step with another keyword: {example}"),
            ),
        };
        self.problem(
            Kind::UndefinedStep,
            step.position.line,
            format!("no `{keyword}` step has these words"),
            Some(help),
        );
    }
}

/// The step in the words of this vocabulary, if a replacement of common words makes it valid.
fn in_our_words(step: &Step) -> Option<String> {
    let said = OTHER_WORDS.iter().fold(step.value.clone(), |said, (other, ours)| said.replacen(other, ours, 1));
    // A count of permanents with a name needs the word `permanents`.
    let counted = format!("{} permanents", step.value);
    [said, counted].into_iter().find(|said| {
        let other = Step { value: said.clone(), ..step.clone() };
        *said != step.value && matches!(grammar::find(&other), Ok(Some(_)))
    })
}

/// Common words from elsewhere, and the words of this vocabulary.
const OTHER_WORDS: [(&str, &str); 7] = [
    (" has not triggered", " has triggered never"),
    (" hasn't triggered", " has triggered never"),
    (" may not ", " can't "),
    (" may ", " can "),
    (" is able to ", " can "),
    ("as it enters, ", ""),
    ("as it enters the battlefield, ", ""),
];

/// A step's wording without its names and numbers.
fn shape(text: &str) -> String {
    let mut shape = String::new();
    let mut quoted = false;
    for c in text.chars() {
        if c == '"' {
            quoted = !quoted;
            shape.push('"');
        } else if !quoted {
            shape.push(if c.is_ascii_digit() { '1' } else { c });
        }
    }
    ["Bob", "Carol", "Dave"].iter().fold(shape, |shape, name| shape.replace(name, "Alice"))
}

/// A title as part of an id: lower case, words joined by hyphens.
pub fn slug(title: &str) -> String {
    let mut slug = String::new();
    for c in title.chars() {
        if c.is_alphanumeric() {
            slug.extend(c.to_lowercase());
        } else if c != '\'' && !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_end_matches('-').to_owned()
}
