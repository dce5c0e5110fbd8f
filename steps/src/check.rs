//! The check of the suite itself: does every scenario prove what it is tagged with, and is everything in the suite of use?

use std::{collections::BTreeSet, path::Path};

use serde::Serialize;

use crate::{
    case::{Mana, Origin},
    clauses::ClauseId,
    listing,
    port::EngineUnderTest,
    prove::{Demand, doubts},
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
}

/// Something wrong with the suite.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// What kind.
    pub kind: FindingKind,
    /// The file.
    pub file: String,
    /// The line.
    pub line: usize,
    /// The case, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub case: Option<String>,
    /// What is wrong.
    pub message: String,
}

/// Kinds of findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FindingKind {
    /// A scenario doesn't prove one of its tags.
    Unproven,
    /// A scenario has no clause.
    Untagged,
    /// A card that no scenario needs.
    UnusedCard,
    /// A step that no scenario uses.
    UnusedStep,
    /// An ability of a card that did nothing in any scenario.
    UnexercisedAbility,
}

/// Checks scenarios one by one on an engine that traces itself.
///
/// `whole` says that the suite is all there is: then cards and steps that nobody uses are found too.
pub fn check(suite: &Suite, engine: &mut dyn EngineUnderTest, whole: bool) -> Checked {
    let mut checked = Checked {
        scenarios: suite.scenarios.len(),
        cards: suite.library.cards().count(),
        steps: listing::steps().len(),
        ..Checked::default()
    };
    let mut using = None;
    let mut exercised: BTreeSet<(String, String)> = BTreeSet::new();
    for scenario in &suite.scenarios {
        if using != Some(&scenario.home) {
            engine.edition(&scenario.home.0);
            using = Some(&scenario.home);
        }
        checked.findings.extend(unproven(suite, scenario, engine));
        if whole {
            exercised.extend(engine.run(&scenario.lowered.case).abilities_exercised);
        }
    }
    checked.uncovered = uncovered(suite);
    if whole {
        checked.findings.extend(unused_cards(suite));
        checked.findings.extend(unused_steps(suite));
        note_unexercised(suite, &exercised, &mut checked);
    }
    checked
}

fn unproven(suite: &Suite, scenario: &Scenario, engine: &mut dyn EngineUnderTest) -> Vec<Finding> {
    let lowered = &scenario.lowered;
    let finding = |kind, message| Finding {
        kind,
        file: lowered.feature.clone(),
        line: lowered.line,
        case: Some(lowered.case.id.clone()),
        message,
    };
    if lowered.case.clauses.is_empty() {
        return vec![finding(FindingKind::Untagged, "no tag says which clause this scenario proves".to_owned())];
    }
    let demands: Vec<Demand> = lowered.case.clauses.iter().map(|clause| demand(suite, clause)).collect();
    let doubts = doubts(engine, lowered, &demands);
    doubts.iter().map(|doubt| finding(FindingKind::Unproven, doubt.to_string())).collect()
}

/// What the clause index asks of a scenario with this tag.
fn demand(suite: &Suite, clause: &str) -> Demand {
    let indexed = suite.library.clauses().get(&ClauseId(clause.to_owned()));
    Demand {
        clause: clause.to_owned(),
        marks: indexed.into_iter().flat_map(|clause| &clause.marks).map(|mark| mark.word().to_owned()).collect(),
        cards: indexed.into_iter().flat_map(|clause| &clause.cards).cloned().collect(),
    }
}

fn unused_cards(suite: &Suite) -> Vec<Finding> {
    let objects = suite.scenarios.iter().flat_map(|scenario| &scenario.lowered.case.objects);
    let mut used: BTreeSet<&str> = objects
        .filter_map(|object| match &object.origin {
            Origin::Card { name, .. } => Some(name.as_str()),
            _ => None,
        })
        .collect();
    // What "can pay" puts into play, and what fills libraries.
    if let Ok(all) = "{C}{W}{U}{B}{R}{G}".parse::<Mana>() {
        used.extend(all.lands());
    }
    let halves = |card: &casebook_engine::cards::CardDef| card.flip.as_ref().map(|half| half.name.to_string());
    let is_used = |card: &casebook_engine::cards::CardDef| {
        used.contains(card.name.as_str()) || halves(card).is_some_and(|half| used.contains(half.as_str()))
    };
    let unused = suite.library.cards().filter(|shelved| !is_used(&shelved.card));
    unused
        .map(|shelved| Finding {
            kind: FindingKind::UnusedCard,
            file: shelved.file.clone(),
            line: 1,
            case: None,
            message: format!("no scenario uses the card \"{}\"", shelved.card.name),
        })
        .collect()
}

/// Abilities that did nothing in any scenario: wrong where all clauses of the card's document have scenarios, else work to do.
fn note_unexercised(suite: &Suite, exercised: &BTreeSet<(String, String)>, checked: &mut Checked) {
    let document = |clause: &str| clause.split(':').next().unwrap_or_default().to_owned();
    let unfinished: BTreeSet<String> = checked.uncovered.iter().map(|clause| document(clause)).collect();
    let all: BTreeSet<String> = suite.library.clauses().iter().map(|clause| document(&clause.id.0)).collect();
    let finished: BTreeSet<String> = all.difference(&unfinished).cloned().collect();
    for shelved in suite.library.cards() {
        let card = &shelved.card;
        let lower = card.flip.iter().map(|half| (&half.name, &half.abilities));
        let halves = std::iter::once((&card.name, &card.abilities)).chain(lower);
        let ids = halves.flat_map(|(half, abilities)| abilities.iter().map(move |(id, _)| (half, id)));
        for (half, id) in ids.filter(|(half, id)| !exercised.contains(&(half.to_string(), id.to_string()))) {
            let folder = Path::new(&shelved.file).parent().and_then(Path::file_name);
            if folder.is_none_or(|folder| !finished.contains(&*folder.to_string_lossy())) {
                checked.unexercised.push(format!("{}: {half}/{id}", shelved.file));
                continue;
            }
            checked.findings.push(Finding {
                kind: FindingKind::UnexercisedAbility,
                file: shelved.file.clone(),
                line: 1,
                case: None,
                message: format!("no scenario exercises `{id}` of \"{half}\""),
            });
        }
    }
}

fn unused_steps(suite: &Suite) -> Vec<Finding> {
    let unused = listing::steps().iter().enumerate().filter(|(place, _)| !suite.steps_used.contains(place));
    unused
        .map(|(_, step)| Finding {
            kind: FindingKind::UnusedStep,
            file: format!("steps/src/vocabulary/{}.rs", step.noun),
            line: step.line,
            case: None,
            message: format!("no scenario uses the step `{} {}`", step.keyword, step.expression),
        })
        .collect()
}

/// The clauses that could have a scenario and have none.
#[must_use]
pub fn uncovered(suite: &Suite) -> Vec<String> {
    let tagged = suite.tagged();
    let testable = suite.library.clauses().iter().filter(|clause| clause.kind.is_testable());
    testable.filter(|clause| !tagged.contains(&clause.id)).map(|clause| clause.id.0.clone()).collect()
}
