//! The check of the suite: whether every scenario proves its tags in each of its editions and fails in the others, and whether every card,
//! ability and step is used.

mod coarse;
mod early;
mod elsewhere;
mod index;
mod misread;
mod proofs;
mod trial;
mod unread;
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
    trial::{By, Shows},
    unread::unread,
};
use crate::{
    clauses::ClauseId,
    deviations::Deviations,
    engines::reference::ReferenceEngine,
    library::{Library, Played, Setting},
    listing,
    mechanics::Since,
    proofs::Proofs,
    prove::{Doubt, Outcome, Prover},
    rulebook::is_number,
    shared,
    suite::{Scenario, Suite},
};

/// The result of a check.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Checked {
    /// The number of scenarios that were checked.
    pub scenarios: usize,
    /// The number of cards.
    pub cards: usize,
    /// The number of steps in the vocabulary.
    pub steps: usize,
    /// The findings.
    pub findings: Vec<Finding>,
    /// The clauses that can have a scenario and have none. These are no findings.
    pub uncovered: Vec<String>,
    /// The abilities of cards that no scenario uses, as file and ability, for documents that lack scenarios. These are no findings.
    pub unexercised: Vec<String>,
    /// The numbers of proven clauses; `None` if ablations and misreadings were left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figures: Option<Figures>,
    /// The proof of each scenario for each of its clauses.
    pub proofs: Vec<Proof>,
    /// The proof of each clause, as the committed result must have it.
    #[serde(skip)]
    pub proven: Proofs,
}

/// A fault of the suite.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Finding {
    /// The file.
    pub file: String,
    /// The line.
    pub line: usize,
    /// Its kind.
    pub kind: FindingKind,
    /// The case, if the finding is about one.
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
    /// A clause doesn't hold any more in an edition, and no scenario shows its replacement.
    WithoutSuccessor,
    /// A clause holds in an edition in which no scenario shows it.
    NotShown,
    /// A card that no scenario uses.
    UnusedCard,
    /// A step that no scenario uses.
    UnusedStep,
    /// An ability of a card that no scenario uses.
    UnexercisedAbility,
    /// A clause without a proof, or a clause with `unproven` that is proven.
    UnprovenClause,
    /// A misreading under which no claim of the clause's scenarios fails.
    MisreadingUnnoticed,
    /// A misreading under which no scenario about the same thing passes.
    MisreadingVandalism,
    /// A misreading that another clause also has.
    MisreadingShared,
    /// A misreading that can't be applied to the library.
    MisreadingBroken,
    /// A clause or a scenario holds in an edition whose rules don't have its mechanic yet.
    TooEarly,
    /// The committed result of the check is out of date.
    ProofsOutdated,
    /// A rule of a new rules text has no reading yet.
    UnreadRule,
}

/// The options of a check.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Scope {
    /// The suite is complete. Then the check also finds clauses that lack a scenario in an edition, misreadings under which no claim fails, and
    /// unused cards, abilities and steps.
    pub whole: bool,
    /// Ablations and misreadings are left out.
    pub fast: bool,
    /// The only edition to check; `None` for all editions.
    pub edition: Option<EditionId>,
    /// The committed result is about to be written, so it isn't compared.
    pub update: bool,
    /// The names of the packs of which the suite has the features and nothing else; empty if it is the project's suite. Then a complete suite is
    /// complete for their documents and cards.
    pub packs: BTreeSet<String>,
    /// For a suite that isn't complete: the clauses whose scenarios are in it all the same. Then the check also finds misreadings of them under which
    /// no claim fails.
    pub complete: BTreeSet<ClauseId>,
}

impl Scope {
    fn is_of(&self, pack: Option<&Played>) -> bool {
        self.packs.is_empty() || pack.is_some_and(|pack| self.packs.contains(&pack.manifest.name))
    }

    /// Whether the clauses of a document are checked.
    fn has_document(&self, document: &str, library: &Library) -> bool {
        self.is_of(library.pack_of_document(document))
    }

    /// Whether the cards of a file are checked.
    fn has_file(&self, file: &str, library: &Library) -> bool {
        self.is_of(library.pack_of_file(file))
    }
}

/// Checks each scenario on the reference engine and its rivals.
///
/// A case with a declared deviation proves nothing and isn't checked for it.
pub fn check(suite: &Suite, deviations: &Deviations, scope: &Scope) -> Checked {
    check_among(suite, deviations, scope, &|| None)
}

/// Checks a suite of packs as [`check`] does, with the project's own scenarios, which have the same library. They are asked for only where the
/// result depends on them: whether a rule is so coarse that its ablation proves nothing shows in all scenarios that need it.
pub fn check_among(
    suite: &Suite,
    deviations: &Deviations,
    scope: &Scope,
    others: &dyn Fn() -> Option<Suite>,
) -> Checked {
    let whole = scope.whole;
    let meant = |edition: &EditionId| scope.edition.as_ref().is_none_or(|only| only == edition);
    let mut checked = Checked {
        scenarios: suite.scenarios.iter().filter(|scenario| scenario.editions.iter().any(meant)).count(),
        cards: suite.library.cards().filter(|shelved| scope.has_file(&shelved.file, &suite.library)).count(),
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
    let trials = if scope.fast { Trials::none(suite, deviations) } else { Trials::new(suite, deviations, scope) };
    let parts = parts(suite, &settings);
    let looked = shared::each(&parts, |(setting, part)| in_edition(&trials, setting, part.clone(), whole));
    let mut without = Without::new();
    let mut early = early::Early::new();
    for ((setting, _), found) in parts.iter().zip(looked) {
        let edition = &setting.table.edition.id;
        for (place, doubt) in found.doubts {
            doubts[place].entry(doubt).or_default().push(edition.clone());
        }
        for (place, since) in found.early {
            early.entry(place).or_default().entry(since).or_default().insert(edition.clone());
        }
        exercised.extend(found.exercised);
        elsewhere.extend(found.elsewhere);
        let used = used.entry(edition.clone()).or_default();
        found.used.into_iter().for_each(|(mark, places)| used.entry(mark).or_default().extend(places));
        without.extend(found.without.into_iter().map(|((rule, place), came)| ((rule, edition.clone(), place), came)));
    }
    let mut tried = trials.tried(&settings, &mut without);
    if whole && !scope.fast {
        let proving: BTreeSet<Rule> =
            tried.iter().flat_map(|(_, tried)| tried).flat_map(Tried::proving_rules).collect();
        let coarse = coarse::found(suite, others, &settings, (&used, &without), &proving);
        tried.iter_mut().flat_map(|(_, tried)| tried).for_each(|tried| tried.passes_over(&coarse));
    }
    let tried: Vec<(&EditionId, &[Tried])> = tried.iter().map(|(edition, all)| (edition, all.as_slice())).collect();
    checked.findings.extend(misread::unsound(&trials));
    checked.proofs = proofs::proofs(suite, &trials, &tried);
    checked.proven = proofs::proven_by(&trials, &tried, deviations);
    checked.figures = (!scope.fast).then(|| Figures::of(&checked.proven));
    for (scenario, doubts) in suite.scenarios.iter().zip(doubts) {
        checked.findings.extend(found(suite, scenario, doubts, whole));
    }
    checked.findings.extend(elsewhere.findings());
    checked.findings.extend(early::findings(suite, early));
    if !whole {
        checked.findings.extend(misread::unnoticed(&trials, &tried, |clause| scope.complete.contains(clause)));
    }
    if whole {
        let library = &*suite.library;
        checked.uncovered = uncovered(suite);
        checked.uncovered.retain(|id| scope.has_document(ClauseId(id.clone()).document(), library));
        checked.findings.extend(misread::unnoticed(&trials, &tried, |_| true));
        checked.findings.extend(misread::too_wide(&trials, &tried));
        checked.findings.extend(proofs::unproven(suite, &trials, &tried));
        if !scope.fast && !scope.update {
            checked.findings.extend(proofs::outdated(library, scope, &checked.proven));
        }
        checked.findings.extend(elsewhere::not_shown(suite, scope));
        checked.findings.extend(unused::unused_cards(suite, scope));
        if scope.packs.is_empty() {
            checked.findings.extend(unread(library));
            checked.findings.extend(unused::unused_steps(suite));
        }
        unused::note_unexercised(suite, &exercised, scope, &mut checked);
    }
    checked.findings.sort();
    checked
}

/// The findings for some scenarios in one edition.
#[derive(Default)]
struct InEdition {
    /// Doubts with the index of the scenario.
    doubts: Vec<(usize, Doubt)>,
    exercised: BTreeSet<(String, String)>,
    elsewhere: Elsewhere,
    /// Mechanics that scenarios use before the rules have them, with the index of the scenario.
    early: Vec<(usize, Since)>,
    /// For each mark, the indices of the scenarios with this home edition in which the rule was used.
    used: BTreeMap<String, Vec<usize>>,
    /// The outcomes of scenarios without one of the rules of their clauses, by rule and index of the scenario.
    without: Vec<((Rule, usize), Outcome)>,
}

/// The setting of each edition.
type Settings = BTreeMap<EditionId, Setting>;

/// The number of scenarios in one piece of work.
const TOGETHER: usize = 50;

/// All scenarios in every edition, divided into pieces of work.
fn parts<'s>(suite: &Suite, settings: &'s Settings) -> Vec<(&'s Setting, Range<usize>)> {
    let all = suite.scenarios.len();
    let of = |setting| (0..all).step_by(TOGETHER).map(move |from| (setting, from..(from + TOGETHER).min(all)));
    settings.values().flat_map(of).collect()
}

fn in_edition(trials: &Trials<'_>, setting: &Setting, part: Range<usize>, whole: bool) -> InEdition {
    let (suite, edition) = (trials.suite, &setting.table.edition.id);
    let mut found = InEdition::default();
    let mut prover = Prover::new(&suite.library, edition);
    let own = ReferenceEngine::of(setting);
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
            let used = early::used(suite, scenario, edition, &played.ran().abilities_exercised);
            found.early.extend(used.into_iter().map(|since| (place, since)));
            if whole && scenario.home == *edition {
                found.exercised.extend(played.ran().abilities_exercised.iter().cloned());
                // A mark that is noted in several ways counts once.
                let marks: BTreeSet<&str> = played.ran().marks.iter().map(|used| used.mark.as_ref()).collect();
                marks.into_iter().for_each(|mark| found.used.entry(mark.to_owned()).or_default().push(place));
            }
        });
    }
    found
}

/// The findings about a scenario, each once, with its editions if they aren't all editions of the scenario.
fn found(suite: &Suite, scenario: &Scenario, doubts: BTreeMap<Doubt, Vec<EditionId>>, whole: bool) -> Vec<Finding> {
    let tags = &scenario.lowered.case.clauses;
    let mut findings = Vec::new();
    if tags.is_empty() {
        let message = "no tag names the clause that this scenario proves: write one above it, such as `@mine:1.2`; any name of your own is valid".to_owned();
        findings.push(about(scenario, FindingKind::Untagged, None, message));
    }
    let documents = tags.iter().map(|tag| ClauseId(tag.clone()));
    let unknown = documents.filter(|tag| whole && suite.library.clauses().source(tag.document()).is_none());
    findings.extend(unknown.map(|tag| {
        let message = format!("no file of fixtures/rules lists the document `{}`, so the tag {tag} names no clause: correct the tag, or add the document", tag.document());
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

/// Doubts with their editions. Doubts that differ only in rule numbers or in the engines that pass are merged; the rule numbers are those of the
/// scenario's home edition if it is among them.
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

/// A text without its rule numbers.
fn unnumbered(text: &str) -> String {
    let word = |word: &str| match is_number(word.trim_matches(|c: char| !c.is_alphanumeric())) {
        true => "…".to_owned(),
        false => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// A finding about a scenario or about one of its lines.
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

/// The clauses that can have a scenario and have none.
#[must_use]
pub fn uncovered(suite: &Suite) -> Vec<String> {
    let tagged = suite.tagged();
    let testable = suite.library.clauses().iter().filter(|clause| clause.kind.is_testable());
    testable.filter(|clause| !tagged.contains(&clause.id)).map(|clause| clause.id.0.clone()).collect()
}
