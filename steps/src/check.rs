//! The check of the suite itself: does every scenario prove what it is tagged with, in every edition in which it runs and in none besides,
//! and is everything in the suite of use?

mod coarse;
mod elsewhere;
mod misread;
mod proofs;
mod trial;
mod unused;

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};

use casebook_engine::{edition::EditionId, rule::Rule};
use serde::Serialize;

use self::{
    elsewhere::Elsewhere,
    trial::{Trials, Tried, Without},
};
pub use self::{
    proofs::{Figures, Proof},
    trial::By,
};
use crate::{
    clauses::ClauseId,
    deviations::Deviations,
    engines::reference::Setting,
    listing,
    prove::{Doubt, Outcome, Prover},
    rulebook::is_number,
    shared,
    suite::{Scenario, Suite},
};

/// What came of a check.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Checked {
    /// How many scenarios were looked at.
    pub scenarios: usize,
    /// How many cards.
    pub cards: usize,
    /// How many steps the vocabulary has.
    pub steps: usize,
    /// What is wrong.
    pub findings: Vec<Finding>,
    /// The clauses that could have a scenario and have none: no fault, but work to do.
    pub uncovered: Vec<String>,
    /// The abilities of cards that no scenario exercises, as file and ability, of documents that still lack scenarios or of none: work to do, too.
    pub unexercised: Vec<String>,
    /// How many clauses are proven by what, where that was looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figures: Option<Figures>,
    /// By what each scenario proves each of its clauses.
    pub proofs: Vec<Proof>,
}

/// Something wrong with the suite.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Finding {
    /// The file.
    pub file: String,
    /// The line.
    pub line: usize,
    /// What kind.
    pub kind: FindingKind,
    /// The case, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub case: Option<String>,
    /// What is wrong.
    pub message: String,
}

/// Kinds of findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FindingKind {
    /// A scenario doesn't prove one of its tags.
    Unproven,
    /// A scenario has no clause.
    Untagged,
    /// A scenario's clause belongs to a document that nobody has indexed.
    UnknownDocument,
    /// A scenario passes in an edition in which its clauses don't hold.
    HoldsElsewhere,
    /// A clause no longer holds in an edition, and nothing shows what took its place.
    WithoutSuccessor,
    /// A clause holds in an edition in which no scenario shows it.
    NotShown,
    /// A card that no scenario needs.
    UnusedCard,
    /// A step that no scenario uses.
    UnusedStep,
    /// An ability of a card that did nothing in any scenario.
    UnexercisedAbility,
    /// A clause that nothing proves, or one that is said not to be and is.
    UnprovenClause,
    /// A misreading of a clause that no scenario of it tells from the clause.
    MisreadingUnnoticed,
    /// A misreading under which nothing passes that speaks of the same thing.
    MisreadingVandalism,
    /// A misreading that another clause has already.
    MisreadingShared,
    /// A misreading that can't be laid over the library.
    MisreadingBroken,
}

/// What is checked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Scope {
    /// The suite is all there is: then clauses that lack a scenario in an edition, misreadings that none of its scenarios tells, and cards,
    /// abilities and steps that nobody uses, are found too.
    pub whole: bool,
    /// Nothing is taken away, and nothing misread.
    pub fast: bool,
    /// In this edition alone; in every one if none is given.
    pub edition: Option<EditionId>,
}

/// Checks scenarios one by one on the reference engine and its rivals.
///
/// What is declared as a deviation proves nothing, and need not.
pub fn check(suite: &Suite, deviations: &Deviations, scope: &Scope) -> Checked {
    let whole = scope.whole;
    let meant = |edition: &EditionId| scope.edition.as_ref().is_none_or(|only| only == edition);
    let mut checked = Checked {
        scenarios: suite.scenarios.iter().filter(|scenario| scenario.editions.iter().any(meant)).count(),
        cards: suite.library.cards().count(),
        steps: listing::steps().len(),
        ..Checked::default()
    };
    let mut doubts: Vec<BTreeMap<Doubt, Vec<EditionId>>> = vec![BTreeMap::new(); suite.scenarios.len()];
    let mut exercised: BTreeSet<(String, String)> = BTreeSet::new();
    let mut elsewhere = Elsewhere::default();
    let every = suite.library.settings();
    let settings: Settings =
        every.iter().filter(|(id, _)| meant(id)).map(|(id, setting)| (id.clone(), setting.clone())).collect();
    let mut used: BTreeMap<EditionId, BTreeMap<String, Vec<usize>>> = BTreeMap::new();
    let trials = if scope.fast { Trials::none(suite, deviations) } else { Trials::new(suite, deviations) };
    let parts = parts(suite, &settings);
    let looked = shared::each(&parts, |(setting, part)| in_edition(&trials, setting, part.clone(), whole));
    let mut without = Without::new();
    for ((setting, _), found) in parts.iter().zip(looked) {
        let edition = &setting.table.edition.id;
        for (place, doubt) in found.doubts {
            doubts[place].entry(doubt).or_default().push(edition.clone());
        }
        exercised.extend(found.exercised);
        elsewhere.extend(found.elsewhere);
        let used = used.entry(edition.clone()).or_default();
        found.used.into_iter().for_each(|(mark, places)| used.entry(mark).or_default().extend(places));
        without.extend(found.without.into_iter().map(|((rule, place), came)| ((rule, edition.clone(), place), came)));
    }
    let mut tried = trials.tried(&settings, &mut without);
    if whole && !scope.fast {
        let coarse = coarse::coarse(suite, &settings, &used, &without);
        tried.iter_mut().flat_map(|(_, tried)| tried).for_each(|tried| tried.passes_over(&coarse));
    }
    let tried: Vec<(&EditionId, &[Tried])> = tried.iter().map(|(edition, all)| (edition, all.as_slice())).collect();
    checked.findings.extend(misread::unsound(suite, &trials));
    checked.proofs = proofs::proofs(suite, &trials, &tried);
    checked.figures = (!scope.fast).then(|| proofs::figures(&trials, &tried));
    for (scenario, doubts) in suite.scenarios.iter().zip(doubts) {
        checked.findings.extend(found(suite, scenario, doubts, whole));
    }
    checked.findings.extend(elsewhere.findings());
    if whole {
        checked.uncovered = uncovered(suite);
        checked.findings.extend(misread::untold(&trials, &tried));
        checked.findings.extend(proofs::unproven(suite, &trials, &tried));
        checked.findings.extend(elsewhere::not_shown(suite));
        checked.findings.extend(unused::unused_cards(suite));
        checked.findings.extend(unused::unused_steps(suite));
        unused::note_unexercised(suite, &exercised, &mut checked);
    }
    checked.findings.sort();
    checked
}

/// What is found among some scenarios in one edition.
#[derive(Default)]
struct InEdition {
    /// By the place of the scenario.
    doubts: Vec<(usize, Doubt)>,
    exercised: BTreeSet<(String, String)>,
    elsewhere: Elsewhere,
    /// By mark, the places of the scenarios at home there in which the rule played a part.
    used: BTreeMap<String, Vec<usize>>,
    /// What came of scenarios without rules that they are tried without, by rule and place.
    without: Vec<((Rule, usize), Outcome)>,
}

/// What is played with in each edition.
type Settings = BTreeMap<EditionId, Setting>;

/// How many scenarios are looked at in one go.
const TOGETHER: usize = 50;

/// All scenarios in every edition, in parts that can be shared evenly.
fn parts<'s>(suite: &Suite, settings: &'s Settings) -> Vec<(&'s Setting, Range<usize>)> {
    let all = suite.scenarios.len();
    let of = |setting| (0..all).step_by(TOGETHER).map(move |from| (setting, from..(from + TOGETHER).min(all)));
    settings.values().flat_map(of).collect()
}

fn in_edition(trials: &Trials<'_>, setting: &Setting, part: Range<usize>, whole: bool) -> InEdition {
    let (suite, edition) = (trials.suite, &setting.table.edition.id);
    let mut found = InEdition::default();
    let mut prover = Prover::new(&suite.library, edition);
    let own = setting.engine();
    for (place, scenario) in part.clone().zip(&suite.scenarios[part]) {
        if !scenario.editions.contains(edition) {
            found.elsewhere.look(suite, scenario, edition, &mut prover, whole);
            continue;
        }
        own.play(&scenario.lowered.case, |played| {
            if trials.runs(place, edition) {
                let doubts = prover.doubts_in(suite, scenario, played.ran());
                found.doubts.extend(doubts.into_iter().map(|doubt| (place, doubt)));
                let told = |rule| Outcome::told(scenario, edition, &suite.library, &played.without(rule));
                found.without.extend(trials.switched_off(place).map(|rule| ((rule, place), told(rule))));
            }
            if whole && scenario.home == *edition {
                found.exercised.extend(played.ran().abilities_exercised.iter().cloned());
                let marks = played.ran().marks.iter();
                marks.for_each(|used| found.used.entry(used.mark.clone().into_owned()).or_default().push(place));
            }
        });
    }
    found
}

/// The findings about a scenario, each once, with the editions it is about if that isn't all.
fn found(suite: &Suite, scenario: &Scenario, doubts: BTreeMap<Doubt, Vec<EditionId>>, whole: bool) -> Vec<Finding> {
    let tags = &scenario.lowered.case.clauses;
    let mut findings = Vec::new();
    if tags.is_empty() {
        let message = "no tag says which clause this scenario proves: write one above it, like `@mine:1.2`; any names of your own will do".to_owned();
        findings.push(about(scenario, FindingKind::Untagged, None, message));
    }
    let documents = tags.iter().map(|tag| ClauseId(tag.clone()));
    let unknown = documents.filter(|tag| whole && suite.library.clauses().source(tag.document()).is_none());
    findings.extend(unknown.map(|tag| {
        let message = format!("nobody has listed the clauses of `{}`, so {tag} says nothing", tag.document());
        about(scenario, FindingKind::UnknownDocument, None, message)
    }));
    findings.extend(together(doubts, &scenario.home).into_iter().map(|(doubt, editions)| {
        let everywhere = editions.len() == scenario.editions.len();
        let named: Vec<&str> = editions.iter().map(|edition| edition.0.as_str()).collect();
        let place = if everywhere { String::new() } else { format!(" (in {})", named.join(", ")) };
        about(scenario, FindingKind::Unproven, doubt.line(), format!("{doubt}{place}"))
    }));
    findings
}

/// Doubts with the editions they are about: those that differ in nothing but the numbers of rules, or in the engines that are fooled, as one,
/// in the numbers of the scenario's home where it is about that.
fn together(doubts: BTreeMap<Doubt, Vec<EditionId>>, home: &EditionId) -> Vec<(Doubt, BTreeSet<EditionId>)> {
    let mut told: Vec<(String, Doubt, BTreeSet<EditionId>)> = Vec::new();
    for (doubt, editions) in doubts {
        let key = match &doubt {
            Doubt::Hollow { clause, .. } => clause.clone(),
            doubt => format!("{:?} {}", doubt.line(), unnumbered(&doubt.to_string())),
        };
        match told.iter_mut().find(|(same, ..)| *same == key) {
            Some((_, first, about)) => {
                if let (Doubt::Hollow { rivals, .. }, Doubt::Hollow { rivals: more, .. }) = (&mut *first, &doubt) {
                    rivals.extend(more.iter().filter(|rival| !rivals.contains(rival)).cloned().collect::<Vec<_>>());
                } else if editions.contains(home) {
                    *first = doubt;
                }
                about.extend(editions);
            }
            None => told.push((key, doubt, editions.into_iter().collect())),
        }
    }
    told.into_iter().map(|(_, doubt, editions)| (doubt, editions)).collect()
}

/// A text without the numbers of rules in it.
fn unnumbered(text: &str) -> String {
    let word = |word: &str| match is_number(word.trim_matches(|c: char| !c.is_alphanumeric())) {
        true => "…".to_owned(),
        false => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// A finding about a scenario, or about a line of it.
fn about(scenario: &Scenario, kind: FindingKind, line: Option<usize>, message: String) -> Finding {
    let lowered = &scenario.lowered;
    Finding {
        file: lowered.feature.clone(),
        line: line.unwrap_or(lowered.line),
        kind,
        case: Some(lowered.case.id.clone()),
        message,
    }
}

/// The clauses that could have a scenario and have none.
#[must_use]
pub fn uncovered(suite: &Suite) -> Vec<String> {
    let tagged = suite.tagged();
    let testable = suite.library.clauses().iter().filter(|clause| clause.kind.is_testable());
    testable.filter(|clause| !tagged.contains(&clause.id)).map(|clause| clause.id.0.clone()).collect()
}
