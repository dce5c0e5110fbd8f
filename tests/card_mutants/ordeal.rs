//! A mutant's ordeal: the scenarios that speak of its card, in every edition in which they run, until one of them fails.

use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsStr,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use casebook_engine::edition::EditionId;
use casebook_steps::{
    engines::reference::ReferenceEngine,
    expectation::Expectations,
    files::File,
    judge::judge,
    library::{Library, Setting, Shelf},
    numbering::renumbered,
    port::EngineUnderTest,
    suite::{Scenario, Suite},
    verdict::Verdict,
};
use serde_yaml::Value;

use super::{
    card_data, common,
    equivalent::Equivalents,
    mutants::{self, Mutant},
};

/// The documents whose cards are guarded.
const GUARDED: &[&str] = &["chk", "bok", "cr06", "may01", "htg"];
/// Where the cards are, a folder for each document.
const CARDS: &str = "fixtures/cards";
/// What their keywords mean.
const KEYWORDS: &str = "fixtures/keywords";

/// A card or keyword that is mutated.
#[derive(Debug, Clone)]
pub(crate) struct Subject {
    file: File,
    /// The document of a card; of a keyword, that it is one.
    shelf: String,
    is_card: bool,
    /// The words by which a case speaks of it.
    called: Vec<String>,
}

/// Every guarded card, and the keywords that the cards use; of those, what any card of the project has to say counts.
pub(crate) fn subjects() -> Vec<Subject> {
    let read = |folder: &str| File::read_all(Path::new(folder), &["yaml"]).unwrap_or_else(|error| panic!("{error}"));
    let mut used: BTreeSet<String> = BTreeSet::new();
    let mut having: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut subjects = Vec::new();
    let of_packs = common::packs().iter().map(|pack| format!("{}/cards", pack.root));
    for file in read(CARDS).into_iter().chain(of_packs.flat_map(|folder| read(&folder))) {
        let document = document(&file);
        let called = names(&document);
        let shelf = shelf(&file);
        let guarded = GUARDED.contains(&shelf.as_str());
        for keyword in keywords(&document) {
            having.entry(keyword.clone()).or_default().extend(called.iter().cloned());
            used.extend(guarded.then_some(keyword));
        }
        if guarded {
            subjects.push(Subject { file, shelf, is_card: true, called });
        }
    }
    for file in read(KEYWORDS) {
        let keyword = document(&file).get("keyword").and_then(Value::as_str).unwrap_or_default().to_owned();
        if used.contains(&keyword) {
            let called = having.remove(&keyword).into_iter().flatten().chain([keyword]).collect();
            subjects.push(Subject { shelf: shelf(&file), file, is_card: false, called });
        }
    }
    subjects
}

/// The folder in which a file stands; of a card of a pack, the pack's.
fn shelf(file: &File) -> String {
    if let Some((pack, _)) = file.path.strip_prefix("packs/").and_then(|path| path.split_once('/')) {
        return pack.to_owned();
    }
    let folder = Path::new(&file.path).parent().and_then(Path::file_name);
    folder.and_then(OsStr::to_str).unwrap_or_default().to_owned()
}

fn document(file: &File) -> Value {
    serde_yaml::from_str(&file.text).unwrap_or_else(|error| panic!("{}: {error}", file.path))
}

fn names(card: &Value) -> Vec<String> {
    let name = |half: &Value| half.get("name").and_then(Value::as_str).map(str::to_owned);
    [name(card), card.get("flip").and_then(name)].into_iter().flatten().collect()
}

/// The keywords that a card has or gives.
fn keywords(value: &Value) -> Vec<String> {
    match value {
        Value::Mapping(map) => {
            let own = map.iter().filter(|(key, _)| matches!(key.as_str(), Some("keyword" | "add_keyword")));
            let own = own.filter_map(|(_, keyword)| match keyword {
                Value::String(word) => Some(word.clone()),
                Value::Mapping(map) => map.keys().next().and_then(Value::as_str).map(str::to_owned),
                _ => None,
            });
            own.chain(map.values().flat_map(keywords)).collect()
        }
        Value::Sequence(items) => items.iter().flat_map(keywords).collect(),
        _ => Vec::new(),
    }
}

impl Subject {
    /// The name of its file.
    pub(crate) fn name(&self) -> &str {
        self.file.stem()
    }

    /// The document of a card, or `keywords`.
    pub(crate) fn shelf(&self) -> &str {
        &self.shelf
    }

    /// Its mutants; whether they load is another question.
    pub(crate) fn mutants(&self) -> Vec<Mutant> {
        mutants::of(&document(&self.file))
    }

    /// Whether a case speaks of it.
    fn is_in(&self, case: &str) -> bool {
        self.called.iter().any(|name| case.contains(name.as_str()))
    }

    /// A library with the mutant in its place; none if it doesn't load, or if it loads as what it was made from.
    fn library(&self, bench: &Bench, mutant: &Mutant) -> Option<Library> {
        let file = File { path: self.file.path.clone(), text: mutants::text(&mutant.value) };
        if self.is_card {
            let library = bench.suite.library.with_card(&file).ok()?;
            let card = |library: &Library| library.card(&self.called[0]).ok().map(|shelved| shelved.card.clone());
            return (card(&library) != card(&bench.suite.library)).then_some(library);
        }
        let other = |own: &File| if own.path == file.path { file.clone() } else { own.clone() };
        let fixtures: Vec<File> = bench.fixtures.iter().map(other).collect();
        Library::load(&Shelf { fixtures: &fixtures, packs: common::packs(), cards: &[] }).ok()
    }
}

/// What came of the mutants of one card or keyword.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    made: usize,
    viable: usize,
    caught: usize,
    equivalent: usize,
    surviving: Vec<String>,
    stale: Vec<String>,
    broke: Vec<String>,
}

impl Outcome {
    /// What has to be told: survivors that nobody listed, listed ones that are none, mutants that broke the engine.
    pub(crate) fn faults(&self) -> Vec<String> {
        [&self.surviving, &self.stale, &self.broke].into_iter().flatten().cloned().collect()
    }
}

/// What came of all, document by document.
#[derive(Debug, Default)]
pub(crate) struct Figures(Mutex<BTreeMap<String, [usize; 5]>>);

impl Figures {
    /// Counts in what came of a card or keyword.
    pub(crate) fn add(&self, shelf: &str, outcome: &Outcome) {
        let Outcome { made, viable, caught, equivalent, surviving, .. } = outcome;
        let mut sums = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sums = sums.entry(shelf.to_owned()).or_default();
        for (sum, part) in sums.iter_mut().zip([*made, *viable, *caught, *equivalent, surviving.len()]) {
            *sum += part;
        }
    }

    /// Whether nothing was tried.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (shelf, sums) in self.0.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let [made, viable, caught, equivalent, surviving] = sums;
            writeln!(
                f,
                "{shelf}: {made} made, {viable} viable, {caught} caught, {equivalent} equivalent, {surviving} surviving"
            )?;
        }
        Ok(())
    }
}

/// A scenario in an edition, and what it expects by that edition's numbers.
struct Use<'s> {
    scenario: &'s Scenario,
    edition: &'s EditionId,
    expectations: Expectations,
}

/// Where mutants are tried.
pub(crate) struct Bench {
    suite: Suite,
    /// Every scenario as text, to find who is spoken of.
    cases: Vec<String>,
    fixtures: Vec<File>,
    settings: Arc<BTreeMap<EditionId, Setting>>,
    equivalents: Equivalents,
    /// Whatever could be tried, by name.
    known: BTreeSet<String>,
    /// What was.
    tried: Mutex<BTreeSet<String>>,
}

impl Bench {
    /// Reads the features.
    pub(crate) fn new(library: Arc<Library>, subjects: Vec<Subject>) -> Self {
        let mut suite = common::suite(library.clone(), None).unwrap_or_else(|problems| panic!("{problems}"));
        let table = Suite::load(library, &card_data::features()).unwrap_or_else(|problems| panic!("{problems:?}"));
        suite.scenarios.extend(table.scenarios);
        let text = |scenario: &Scenario| serde_json::to_string(&scenario.lowered.case).unwrap_or_default();
        Bench {
            cases: suite.scenarios.iter().map(text).collect(),
            fixtures: File::read_all(Path::new("fixtures"), &["yaml"]).unwrap_or_else(|error| panic!("{error}")),
            settings: suite.library.settings(),
            equivalents: Equivalents::read(),
            known: subjects.iter().map(|subject| subject.name().to_owned()).collect(),
            tried: Mutex::default(),
            suite,
        }
    }

    /// Lines of the lists of equivalents that nothing needed, of what was tried as a whole.
    pub(crate) fn unused(&self) -> Vec<String> {
        let tried = self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        self.equivalents.unused(&self.known.difference(&tried).map(String::as_str).collect::<Vec<_>>())
    }

    /// Tries every mutant of a card or keyword.
    pub(crate) fn tries(&self, subject: &Subject) -> Outcome {
        let mut uses = self.uses(subject);
        uses.retain(|one| self.passes(&self.suite.library, one) == Ok(true));
        let mut outcome = Outcome::default();
        for mutant in subject.mutants() {
            outcome.made += 1;
            let Some(library) = subject.library(self, &mutant) else { continue };
            outcome.viable += 1;
            let named = format!("{}:{}: {}", subject.file.path, mutant.path, mutant.change);
            let catcher = uses.iter().position(|one| match self.passes(&library, one) {
                Ok(passed) => !passed,
                Err(panic) => {
                    outcome.broke.push(format!("the engine broke: {named}: {panic}: {}", one.scenario.lowered.case.id));
                    true
                }
            });
            match catcher {
                Some(at) => {
                    outcome.caught += 1;
                    // What caught one is likely to catch the next.
                    uses[..=at].rotate_right(1);
                    let listed = self.equivalents.names(subject.name(), &mutant.path, &mutant.change);
                    outcome.stale.extend(listed.then(|| format!("listed as equivalent, but caught: {named}")));
                }
                None if self.equivalents.excuse(subject.name(), &mutant.path, &mutant.change) => {
                    outcome.equivalent += 1
                }
                None => outcome.surviving.push(named),
            }
        }
        self.tried.lock().unwrap_or_else(PoisonError::into_inner).insert(subject.name().to_owned());
        outcome
    }

    /// The scenarios that speak of a subject: first each in its home edition, then in the others.
    fn uses(&self, subject: &Subject) -> Vec<Use<'_>> {
        let speaking = self.suite.scenarios.iter().zip(&self.cases).filter(|(_, case)| subject.is_in(case));
        let speaking: Vec<&Scenario> = speaking.map(|(scenario, _)| scenario).collect();
        let home = speaking.iter().map(|scenario| (*scenario, &scenario.home));
        let away = speaking.iter().flat_map(|scenario| {
            scenario.editions.iter().filter(|edition| **edition != scenario.home).map(|edition| (*scenario, edition))
        });
        let used = home.chain(away).map(|(scenario, edition)| {
            let expectations =
                renumbered(&scenario.lowered.expectations, &scenario.home, edition, &self.suite.library).into_owned();
            Use { scenario, edition, expectations }
        });
        used.collect()
    }

    /// Whether a scenario passes with the cards of a library.
    ///
    /// # Errors
    ///
    /// The engine's last words, if it broke.
    fn passes(&self, library: &Library, one: &Use<'_>) -> Result<bool, String> {
        let Use { scenario, edition, expectations } = one;
        let (Some(table), Some(own)) = (library.table(edition), self.settings.get(*edition)) else { return Ok(false) };
        let setting = Setting { table, numbers: Arc::clone(&own.numbers) };
        let settings = BTreeMap::from([((*edition).clone(), setting)]);
        let mut engine = ReferenceEngine::new(Arc::new(settings)).without_trace();
        engine.edition(&edition.0);
        let lowered = &scenario.lowered;
        let ran = catch_unwind(AssertUnwindSafe(|| engine.run(&lowered.case))).map_err(|panic| {
            let words = panic.downcast_ref::<String>().map(String::as_str);
            words.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no words").to_owned()
        })?;
        Ok(judge(&lowered.case, expectations, &ran).verdict == Verdict::Passed)
    }
}
