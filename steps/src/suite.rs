//! The suite: the lowered scenarios of all features, with their library.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Component, Path, absolute},
    sync::{Arc, Mutex, PoisonError},
};

use casebook_engine::{document::nearest, edition::EditionId, rule::Rule};

pub use crate::rulebook::belongs;
use crate::{
    case::{AbilityRef, Action, Alternative, Origin, Play, Quality, Query, ScriptOp, SetupOp},
    clauses::{Clause, ClauseId},
    diagnostic::{Diagnostic, Kind, SourceText},
    files::File,
    library::{Library, Played},
    lower::{Known, Lowered, find_tag, lower},
    shared,
};

/// Scenarios and their library.
#[derive(Debug)]
pub struct Suite {
    /// The library of the scenarios.
    pub library: Arc<Library>,
    /// The scenarios, in the order of their files.
    pub scenarios: Vec<Scenario>,
    /// The scenarios that can't be run because a file of a pack that they need can't be read.
    pub unreadable: Vec<Unreadable>,
    /// The steps that are used, as places in [`listing::steps`](crate::listing::steps).
    pub steps_used: BTreeSet<usize>,
}

/// A scenario and the editions in which it may run.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// The scenario.
    pub lowered: Lowered,
    /// The editions in which all its clauses hold, or those of them that its tags name.
    pub editions: Vec<EditionId>,
    /// The edition in which it runs by default: that of its document if it is among its editions, else the newest.
    pub home: EditionId,
    /// The rules that make a difference in it, as far as this was asked.
    pub(crate) heeded: Heeded,
}

/// The rules that make a difference in a scenario, by edition. A copy of the scenario may be changed, so it begins without them.
#[derive(Debug, Default)]
pub(crate) struct Heeded(Mutex<BTreeMap<EditionId, Arc<BTreeSet<Rule>>>>);

impl Heeded {
    /// The rules in an edition, which are worked out once.
    pub(crate) fn or_else(&self, edition: &EditionId, find: impl FnOnce() -> BTreeSet<Rule>) -> Arc<BTreeSet<Rule>> {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = known().get(edition) {
            return Arc::clone(rules);
        }
        let rules = Arc::new(find());
        known().insert(edition.clone(), Arc::clone(&rules));
        rules
    }
}

impl Clone for Heeded {
    fn clone(&self) -> Self {
        Heeded::default()
    }
}

/// A scenario that needs an unreadable file.
#[derive(Debug, Clone)]
pub struct Unreadable {
    /// The scenario.
    pub scenario: Scenario,
    /// The file.
    pub file: String,
}

/// The choice of the editions in which a scenario is run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum EditionChoice {
    /// The edition of its document.
    #[default]
    Home,
    /// This edition, if its clauses hold there.
    One(EditionId),
    /// All editions in which its clauses hold.
    All,
}

impl Suite {
    /// Reads features.
    ///
    /// # Errors
    ///
    /// The errors of the features: those that [`lower`] finds, unknown cards and keywords, ids that two cases have, and scenarios whose clauses
    /// hold together in no edition.
    pub fn load(library: Arc<Library>, features: &[File]) -> Result<Suite, Vec<Diagnostic>> {
        let known = Known {
            clauses: library.clauses().iter().map(|clause| clause.id.0.clone()).collect(),
            editions: library.editions().iter().map(|edition| edition.id.0.clone()).collect(),
            moved: library.moved().iter().map(|(old, now)| (old.to_owned(), now.map(|id| id.0.clone()))).collect(),
        };
        let mut suite = Suite { library, scenarios: Vec::new(), unreadable: Vec::new(), steps_used: BTreeSet::new() };
        let mut problems = Vec::new();
        let mut ids: BTreeSet<String> = BTreeSet::new();
        let read = |file: &File| {
            let source = SourceText::new(file.path.as_str(), file.text.as_str());
            let feature = lower(&source, &place_of(&file.path), &known);
            (source, feature)
        };
        for (source, feature) in shared::each(features, read) {
            problems.extend(feature.problems);
            suite.steps_used.extend(feature.steps_used);
            let mut own = Vec::new();
            for lowered in feature.scenarios {
                let reader = Words { source: &source, library: &suite.library, lowered: &lowered };
                let needs = reader.unread();
                if needs.is_none() {
                    problems.extend(reader.problems());
                }
                own.push(lowered.case.id.clone());
                // Two cases with one id in the same feature are reported when the feature is read.
                if ids.contains(&lowered.case.id) {
                    let message = format!("there is already a case called `{}`", lowered.case.id);
                    problems.push(source.diagnostic(Kind::DuplicateId, lowered.scenario_line, ALL, message, None));
                }
                let line = lowered.scenario_line;
                match (suite.placed(lowered), needs) {
                    (Ok(scenario), None) => suite.scenarios.push(scenario),
                    (Ok(scenario), Some(file)) => suite.unreadable.push(Unreadable { scenario, file }),
                    (Err(Homeless { tag, message, help }), _) => {
                        let (line, at) = find_tag(&source, line, &tag);
                        problems.push(source.diagnostic(Kind::Tag, line, at, message, Some(help)));
                    }
                }
            }
            ids.extend(own);
        }
        Diagnostic::once(&mut problems);
        if problems.is_empty() { Ok(suite) } else { Err(problems) }
    }

    /// The scenario with its editions: those in which all its clauses hold, limited to those that its tags name.
    fn placed(&self, lowered: Lowered) -> Result<Scenario, Homeless> {
        let index = self.library.clauses();
        // A clause that isn't listed restricts nothing.
        let clauses: Vec<&Clause> =
            lowered.case.clauses.iter().filter_map(|id| index.get(&ClauseId(id.clone()))).collect();
        let pinned: Vec<EditionId> = lowered.pinned.iter().cloned().map(EditionId).collect();
        for edition in &pinned {
            if let Some(clause) = clauses.iter().find(|clause| !clause.holds_in(edition)) {
                return Err(Homeless::pinned(clause, edition));
            }
        }
        let all = self.library.editions().iter().map(|edition| edition.id.clone());
        let packs = self.library.packs_of(&lowered.feature, &lowered.case);
        for edition in &pinned {
            if let Some(pack) = packs.iter().find(|pack| !self.library.is_played(pack, edition)) {
                return Err(Homeless::unplayed(pack, edition));
            }
        }
        let editions: Vec<EditionId> = all
            .filter(|edition| pinned.is_empty() || pinned.contains(edition))
            .filter(|edition| clauses.iter().all(|clause| clause.holds_in(edition)))
            .filter(|edition| packs.iter().all(|pack| self.library.is_played(pack, edition)))
            .filter(|edition| pinned.contains(edition) || self.library.is_for(&packs, edition))
            .filter(|edition| self.library.has_subtypes_of(&lowered.case, edition))
            .collect();
        let documents = clauses.iter().filter_map(|clause| index.source(clause.id.document()));
        let home = documents.map(|source| &source.edition).find(|edition| editions.contains(edition));
        match home.or(editions.last()).cloned() {
            Some(home) => Ok(Scenario { lowered, editions, home, heeded: Heeded::default() }),
            None => Err(Homeless::apart(&clauses, &packs)),
        }
    }

    /// The names of the cards that scenarios place, also of those that can't be run.
    #[must_use]
    pub fn cards(&self) -> BTreeSet<&str> {
        let left = self.unreadable.iter().map(|left| &left.scenario);
        self.scenarios.iter().chain(left).flat_map(|scenario| placed(&scenario.lowered)).collect()
    }

    /// Every clause that is the tag of a scenario.
    #[must_use]
    pub fn tagged(&self) -> BTreeSet<ClauseId> {
        self.scenarios.iter().flat_map(|s| s.lowered.case.clauses.iter().cloned().map(ClauseId)).collect()
    }
}

/// The error that a scenario has no edition, with the tag at which it is reported.
#[derive(Debug)]
struct Homeless {
    tag: String,
    message: String,
    help: String,
}

impl Homeless {
    /// A tag limits it to an edition in which one of its clauses doesn't hold.
    fn pinned(clause: &Clause, edition: &EditionId) -> Homeless {
        let id = &clause.id;
        let help = match &clause.superseded {
            Some(_) => format!("its replacement has the tag @{}", id.today()),
            None => format!("it holds in {}", listed(&clause.holds)),
        };
        Homeless {
            tag: id.0.clone(),
            message: format!("{id} doesn't hold in {edition}, which the scenario is limited to"),
            help,
        }
    }

    /// A tag limits it to an edition in which a pack that it belongs to or needs isn't played.
    fn unplayed(Played { root, manifest, .. }: &Played, edition: &EditionId) -> Homeless {
        Homeless {
            tag: format!("edition:{edition}"),
            message: format!(
                "the pack `{}` isn't played in {edition}, which the scenario is limited to",
                manifest.name
            ),
            help: format!("{root}/pack.yaml says under `editions`: {}", listed(&manifest.editions)),
        }
    }

    /// Its clauses hold in no edition together.
    fn apart(clauses: &[&Clause], packs: &[&Played]) -> Homeless {
        let held = clauses.iter().map(|clause| format!("{} holds in {}", clause.id, listed(&clause.holds)));
        let played = packs.iter().map(|Played { manifest, .. }| {
            format!("the pack `{}` is played in {}", manifest.name, listed(&manifest.editions))
        });
        Homeless {
            tag: clauses.last().map(|clause| clause.id.0.clone()).unwrap_or_default(),
            message: "there is no edition in which all clauses of this scenario hold".to_owned(),
            help: held.chain(played).collect::<Vec<_>>().join("; "),
        }
    }
}

fn listed(editions: &[EditionId]) -> String {
    editions.iter().map(|edition| edition.0.as_str()).collect::<Vec<_>>().join(", ")
}

impl Scenario {
    /// The editions in which it is run under a choice; with `One`, that edition even if the scenario doesn't apply there.
    #[must_use]
    pub fn run_in(&self, choice: &EditionChoice) -> Vec<EditionId> {
        match choice {
            EditionChoice::Home => vec![self.home.clone()],
            EditionChoice::One(edition) => vec![edition.clone()],
            EditionChoice::All => self.editions.clone(),
        }
    }

    /// Whether it has the tag of a clause or of a part of it: `chk:502.38` includes `chk:502.38a`.
    #[must_use]
    pub fn proves(&self, clause: &str) -> bool {
        self.lowered.case.clauses.iter().any(|tag| belongs(tag, clause))
    }
}

/// The first part of the ids of a feature's cases: the folders below the last folder `features`, as `cr26/702_keyword_abilities`; elsewhere the
/// folder of the feature.
#[must_use]
pub fn place_of(path: &str) -> String {
    let folders = |path: &Path| -> Option<Vec<String>> {
        let names = path.parent()?.components().filter(|part| matches!(part, Component::Normal(_)));
        Some(names.filter_map(|part| part.as_os_str().to_str().map(str::to_owned)).collect())
    };
    let path = Path::new(path);
    let below = |folders: &[String]| {
        let at = folders.iter().rposition(|folder| folder == "features")?;
        (at + 1 < folders.len()).then(|| folders[at + 1..].join("/"))
    };
    let own = folders(path).unwrap_or_default();
    let last = || own.last().cloned().or_else(|| folders(&absolute(path).ok()?)?.pop());
    below(&own).or_else(last).unwrap_or_else(|| "features".to_owned())
}

/// Whether a feature may have a case, by the id of the case: it begins with the place and the name of the feature.
#[must_use]
pub fn may_have(path: &str, case: &str) -> bool {
    let stem = Path::new(path).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let rest = case.strip_prefix(&place_of(path)).and_then(|rest| rest.strip_prefix('/'));
    rest.and_then(|rest| rest.strip_prefix(stem)).is_some_and(|rest| rest.starts_with('/'))
}

/// The whole line.
const ALL: std::ops::Range<usize> = usize::MAX..usize::MAX;

/// The cards that a scenario places.
fn placed(lowered: &Lowered) -> impl Iterator<Item = &str> {
    lowered.case.objects.iter().filter_map(|object| match &object.origin {
        Origin::Card { name, .. } => Some(name.as_str()),
        _ => None,
    })
}

/// The words of a scenario that need the library: cards, keywords and types.
struct Words<'a> {
    source: &'a SourceText,
    library: &'a Library,
    lowered: &'a Lowered,
}

impl Words<'_> {
    /// The cards that are placed.
    fn cards(&self) -> impl Iterator<Item = &str> {
        placed(self.lowered)
    }

    /// The keywords that the setup gives to an object or removes from it.
    fn keywords(&self) -> impl Iterator<Item = &str> {
        self.lowered.case.setup.iter().flat_map(|op| match op {
            SetupOp::Granted { keyword, .. } => vec![keyword.as_str()],
            SetupOp::Without { quality: Quality::Keyword(keyword), .. } => vec![keyword.as_str()],
            SetupOp::Token { token, .. } => token.keywords.iter().map(String::as_str).collect(),
            _ => Vec::new(),
        })
    }

    /// The alternative costs that the plays and claims name, which no card or keyword here has: a claim that a spell can't be cast for such a cost
    /// would always hold.
    fn unknown_costs(&self) -> Vec<&str> {
        let acts = self.lowered.case.script.iter().filter_map(|op| match op {
            ScriptOp::Act(action) | ScriptOp::Try(action) => Some(action),
            _ => None,
        });
        let asked = self.lowered.case.probes.iter().filter_map(|probe| match &probe.query {
            Query::CanDo(action) => Some(&**action),
            _ => None,
        });
        let named = acts.chain(asked).filter_map(|action| match action {
            Action::Play(Play { alternative: Some(Alternative::Cost(AbilityRef::Id(id))), .. }) => Some(id.as_str()),
            _ => None,
        });
        named.filter(|id| !self.names(id)).collect()
    }

    /// Whether a card that is placed, or a keyword that is given, has that word: the id of an ability or cost, a keyword, or a part of one (`second.blitz`).
    fn names(&self, word: &str) -> bool {
        let given = self.keywords().any(|keyword| keyword.split(' ').any(|part| part == word));
        let parts: Vec<String> = word.split('.').map(|part| format!("\"{part}\"")).collect();
        let has_all = |name: &str| {
            let written = self.library.find_card(name).and_then(|it| serde_json::to_string(&*it.card).ok());
            written.is_some_and(|text| parts.iter().all(|part| text.contains(part)))
        };
        given || self.cards().any(has_all)
    }

    /// The unreadable file of a pack that the scenario needs.
    fn unread(&self) -> Option<String> {
        let cards = self.cards().filter_map(|name| self.library.unread_card(name));
        let keywords = self.keywords().filter(|keyword| self.library.keyword_in(keyword).is_err());
        let keywords = keywords.filter_map(|keyword| self.library.unread_keyword(keyword));
        cards.chain(keywords).next().map(|left_out| left_out.file.clone())
    }

    fn problems(&self) -> Vec<Diagnostic> {
        let case = &self.lowered.case;
        let cards =
            self.cards().filter_map(|name| Some(self.at(Kind::Card, "card", name, self.library.card(name).err()?)));
        let keywords = self.keywords().filter_map(|keyword| {
            let name = self.library.keyword_in(keyword).err()?;
            Some(self.at(Kind::Ability, "keyword", keyword, name))
        });
        let claimed = case.probes.iter().filter_map(|probe| match &probe.query {
            Query::Size { kind: Some(kind), .. } => Some(kind.as_str()),
            _ => None,
        });
        let placed = |kind: &str| {
            let of_it = |op: &SetupOp| matches!(op, SetupOp::Token { token, .. } if token.name == kind || token.types.iter().any(|t| t == kind));
            case.setup.iter().any(of_it)
        };
        let kinds = claimed.filter(|kind| !placed(kind)).filter_map(|kind| {
            let near = self.library.kind_of_permanent(kind).err()?;
            Some(self.at(Kind::Card, "card, token, type or subtype", kind, near))
        });
        let costs = self.unknown_costs().into_iter().map(|id| self.at(Kind::Ability, "alternative cost", id, None));
        cards.chain(keywords).chain(kinds).chain(costs).collect()
    }

    /// An error about an unknown word, at its place among the scenario's steps.
    fn at(&self, kind: Kind, what: &str, word: &str, near: Option<String>) -> Diagnostic {
        let quoted = format!("\"{word}\"");
        let steps = self.lowered.steps.iter().filter(|step| step.text.contains(&quoted));
        let place = steps.filter_map(|step| Some((step.line, self.source.line(step.line).find(&quoted)?))).next();
        let (line, at) = place.map_or((self.lowered.line, ALL), |(line, at)| (line, at..at + quoted.len()));
        let near = near.map(|near| format!("did you mean \"{near}\"?"));
        let new = (what == "card").then(|| format!("`casebook new card {quoted}` writes a new one"));
        let help: Vec<String> = near.into_iter().chain(new).collect();
        let help = (!help.is_empty()).then(|| help.join(" "));
        self.source.diagnostic(kind, line, at, format!("there is no {what} called {quoted}"), help)
    }
}

/// The name of a document that is nearest to a misspelt one.
#[must_use]
pub fn nearest_document(wrong: &str, library: &Library) -> Option<String> {
    nearest(wrong, library.clauses().sources().map(|source| source.document.as_str()))
}
