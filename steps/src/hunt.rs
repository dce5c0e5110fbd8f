//! Looks for situations in which two engines differ and which no scenario describes: it varies the scenarios on which both agree, carries out the
//! variations on both, and reduces each difference to the lines that it needs. Nobody decides here which engine is right.

mod told;
pub mod vary;

use std::sync::Arc;

use serde::Serialize;

use self::vary::{Line, Part, Shapes, Variant, lines, variants};
use crate::{
    case::Case,
    files::File,
    library::Library,
    lower::Lowered,
    outcome::{Observed, Outcome, outcomes},
    port::EngineUnderTest,
    suite::{Scenario, Suite},
};

/// The bounds of a hunt.
#[derive(Debug, Clone)]
pub struct Bounds {
    /// The edition of the rules.
    pub edition: String,
    /// The number of variations that are carried out at most.
    pub tries: usize,
    /// The number of differences after which the hunt ends.
    pub differences: usize,
}

/// The result of a hunt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hunt {
    /// The engines: name and version.
    pub engines: [String; 2],
    /// The edition.
    pub edition: String,
    /// The number of scenarios on which the engines agree, and which were varied.
    pub scenarios: usize,
    /// The number of variations that both engines carried out.
    pub compared: usize,
    /// The differences, each from another scenario.
    pub differences: Vec<Difference>,
}

/// A situation in which the engines differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The case that was varied.
    pub case: String,
    /// The clauses of that case.
    pub clauses: Vec<String>,
    /// The title of its scenario.
    pub title: String,
    /// The change that was made to it.
    pub change: String,
    /// The lines that are left, with their keywords.
    pub steps: Vec<String>,
    /// What the engines observe.
    pub observed: Vec<Observed>,
}

/// The number of variations that are carried out together.
const BATCH: usize = 256;

/// Varies scenarios and compares two engines. `told` gets the number of variations that were tried so far.
///
/// # Errors
///
/// An engine does not use the edition.
pub fn hunt(
    suite: &Suite,
    engines: &mut [Box<dyn EngineUnderTest>; 2],
    bounds: &Bounds,
    told: &mut dyn FnMut(usize),
) -> Result<Hunt, String> {
    let mut names = Vec::new();
    for engine in engines.iter_mut() {
        let hello = engine.hello();
        // An engine that knows no editions plays today's rules, and is taken at its word.
        if !hello.editions.is_empty() && engine.edition(&bounds.edition).using.as_ref() != Some(&bounds.edition) {
            return Err(format!("the engine {} does not use the edition {}", hello.engine, bounds.edition));
        }
        names.push(format!("{} {}", hello.engine, hello.version));
    }
    let agreed = agreed(suite, engines, bounds);
    let mut found = Hunt {
        engines: [names.remove(0), names.remove(0)],
        edition: bounds.edition.clone(),
        scenarios: agreed.len(),
        compared: 0,
        differences: Vec::new(),
    };
    let shapes = Shapes::of(&suite.library);
    let mut left: Vec<(&Scenario, std::vec::IntoIter<Variant>)> = agreed
        .into_iter()
        .map(|scenario| (scenario, variants(&with_lives(&scenario.lowered), &shapes).into_iter()))
        .collect();
    let mut tried = 0;
    while tried < bounds.tries && found.differences.len() < bounds.differences {
        let room = BATCH.min(bounds.tries - tried);
        let batch: Vec<(&Scenario, Variant)> = next(&mut left, room);
        if batch.is_empty() {
            break;
        }
        tried += batch.len();
        let texts: Vec<&[Line]> = batch.iter().map(|(_, variant)| &*variant.lines).collect();
        let read = read(&texts, &suite.library);
        let readable: Vec<(&(&Scenario, Variant), Lowered)> =
            batch.iter().zip(read).filter_map(|(varied, read)| Some((varied, read?))).collect();
        let cases: Vec<&Case> = readable.iter().map(|(_, lowered)| &lowered.case).collect();
        let seen = both(engines, &cases);
        for (((scenario, variant), lowered), seen) in readable.into_iter().zip(seen) {
            let Some((one, two)) = seen else { continue };
            found.compared += 1;
            if one == two || found.differences.len() == bounds.differences {
                continue;
            }
            // One difference for a scenario: its other variations often show the same.
            left.retain(|(other, _)| other.lowered.case.id != scenario.lowered.case.id);
            let known = found.differences.iter().any(|difference| difference.case == scenario.lowered.case.id);
            if !known {
                found.differences.push(reduced(scenario, variant, lowered, engines, &suite.library));
            }
        }
        told(tried);
    }
    Ok(found)
}

/// The scenarios of the edition that both engines carry out, with the same observations.
fn agreed<'s>(suite: &'s Suite, engines: &mut [Box<dyn EngineUnderTest>; 2], bounds: &Bounds) -> Vec<&'s Scenario> {
    let here = |scenario: &&Scenario| scenario.editions.iter().any(|edition| edition.0 == bounds.edition);
    let scenarios: Vec<&Scenario> = suite.scenarios.iter().filter(here).collect();
    let cases: Vec<&Case> = scenarios.iter().map(|scenario| &scenario.lowered.case).collect();
    let seen = both(engines, &cases);
    let agree = |(scenario, seen): (&'s Scenario, Option<(Outcome, Outcome)>)| {
        seen.filter(|(one, two)| one == two).map(|_| scenario)
    };
    scenarios.into_iter().zip(seen).filter_map(agree).collect()
}

/// The outcomes of cases on both engines; `None` if one of them could not carry out the case.
fn both(engines: &mut [Box<dyn EngineUnderTest>; 2], cases: &[&Case]) -> Vec<Option<(Outcome, Outcome)>> {
    let [one, two] = engines;
    let first = outcomes(&mut **one, cases);
    // The second engine is asked only about the cases that the first one has carried out.
    let (places, asked): (Vec<usize>, Vec<&Case>) =
        cases.iter().copied().enumerate().filter(|(place, _)| first[*place].is_ok()).unzip();
    let mut seconds: Vec<Option<Outcome>> = cases.iter().map(|_| None).collect();
    for (place, outcome) in places.into_iter().zip(outcomes(&mut **two, &asked)) {
        seconds[place] = outcome.ok();
    }
    first.into_iter().zip(seconds).map(|(one, two)| Some(one.ok()?.shared(two?))).collect()
}

/// The next variations: one of each scenario in turn.
fn next<'s>(left: &mut Vec<(&'s Scenario, std::vec::IntoIter<Variant>)>, room: usize) -> Vec<(&'s Scenario, Variant)> {
    let mut batch = Vec::new();
    let turns = room.min(left.len());
    for (scenario, rest) in left.iter_mut().take(turns) {
        batch.extend(rest.next().map(|variant| (*scenario, variant)));
    }
    // Those whose turn it was go to the end; those without further variations are gone.
    left.rotate_left(turns);
    left.retain(|(_, rest)| rest.len() > 0);
    batch
}

/// The lines of a scenario, and a claim about the life total of each player.
fn with_lives(lowered: &Lowered) -> Vec<Line> {
    let mut lines = lines(&lowered.steps);
    let lives =
        lowered.case.players.iter().map(|player| Line { part: Part::Then, text: format!("{player} is at 0 life") });
    lines.extend(lives);
    lines
}

/// The scenario of each of these variations, if it can be read.
fn read(variations: &[&[Line]], library: &Arc<Library>) -> Vec<Option<Lowered>> {
    let file = |(place, lines): (usize, &&[Line])| File {
        path: format!("hunt/{place}.feature"),
        text: format!("Feature: a hunt\n  Scenario: a variation\n{}\n", told::steps(lines).join("\n")),
    };
    let mut files: Vec<File> = variations.iter().enumerate().map(file).collect();
    let suite = Suite::load(Arc::clone(library), &files).or_else(|problems| {
        files.retain(|file| problems.iter().all(|problem| problem.path != file.path));
        Suite::load(Arc::clone(library), &files)
    });
    let scenarios = suite.map(|suite| suite.scenarios).unwrap_or_default();
    let mut read: Vec<Option<Lowered>> = variations.iter().map(|_| None).collect();
    for lowered in scenarios.into_iter().map(|scenario| scenario.lowered) {
        let place = lowered.feature.trim_start_matches("hunt/").trim_end_matches(".feature").parse::<usize>();
        if let Some(room) = place.ok().and_then(|place| read.get_mut(place)) {
            *room = Some(lowered);
        }
    }
    read
}

/// The difference with as few lines as possible: each line is left out if the engines still differ without it.
fn reduced(
    scenario: &Scenario,
    variant: &Variant,
    first: Lowered,
    engines: &mut [Box<dyn EngineUnderTest>; 2],
    library: &Arc<Library>,
) -> Difference {
    let mut differ = |lowered: &Lowered| -> Option<Vec<Observed>> {
        let (one, two) = both(engines, &[&lowered.case]).pop()??;
        let observed = one.against(&two, lowered);
        (!observed.is_empty()).then_some(observed)
    };
    let mut least = variant.lines.clone();
    let mut observed = differ(&first).unwrap_or_default();
    for at in (0..least.len()).rev() {
        let mut fewer = least.clone();
        fewer.remove(at);
        let Some(lowered) = read(&[&fewer], library).pop().flatten() else { continue };
        // The same things must differ, so that the difference isn't exchanged for another one.
        let same = |still: &Vec<Observed>| still.iter().any(|one| observed.iter().any(|of| of.what == one.what));
        if let Some(still) = differ(&lowered).filter(same) {
            (least, observed) = (fewer, still);
        }
    }
    Difference {
        case: scenario.lowered.case.id.clone(),
        clauses: scenario.lowered.case.clauses.clone(),
        title: scenario.lowered.case.name.clone(),
        change: variant.how.clone(),
        steps: told::steps(&least),
        observed,
    }
}
