//! The suite: the scenarios of all features, lowered, with the library that they speak of.

use std::{
    collections::BTreeSet,
    path::{Path, absolute},
    sync::Arc,
};

use casebook_engine::{document::nearest, edition::EditionId};

use crate::{
    case::{Origin, Quality, Query, SetupOp},
    clauses::{Clause, ClauseId},
    diagnostic::{Diagnostic, Kind, SourceText},
    files::File,
    library::Library,
    lower::{Known, Lowered, find_tag, lower},
    shared,
};

/// Scenarios and their library.
#[derive(Debug)]
pub struct Suite {
    /// What the scenarios speak of.
    pub library: Arc<Library>,
    /// The scenarios, in the order of their files.
    pub scenarios: Vec<Scenario>,
    /// The scenarios that can't be played, for they need a file of a pack that can't be read.
    pub unreadable: Vec<Unreadable>,
    /// The steps that are used, as places in [`listing::steps`](crate::listing::steps).
    pub steps_used: BTreeSet<usize>,
}

/// A scenario and the editions in which it may run.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// The scenario.
    pub lowered: Lowered,
    /// The editions in which all its clauses hold; of these, the ones it pins itself to, if it does.
    pub editions: Vec<EditionId>,
    /// The one in which it runs when nobody asks for another: that of its document if it is among them, else the newest.
    pub home: EditionId,
}

/// A scenario that needs a file that can't be read.
#[derive(Debug, Clone)]
pub struct Unreadable {
    /// The scenario.
    pub scenario: Scenario,
    /// The file.
    pub file: String,
}

/// In which editions a scenario is run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum EditionChoice {
    /// In that of its document.
    #[default]
    Home,
    /// In this one, where its clauses hold there.
    One(EditionId),
    /// In all in which its clauses hold.
    All,
}

impl Suite {
    /// Reads features.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them: what [`lower`] finds, cards and keywords that there are not, one id for two cases, and scenarios
    /// whose clauses hold together in no edition.
    pub fn load(library: Arc<Library>, features: &[File]) -> Result<Suite, Vec<Diagnostic>> {
        let known = Known {
            clauses: library.clauses().iter().map(|clause| clause.id.0.clone()).collect(),
            editions: library.editions().iter().map(|edition| edition.id.0.clone()).collect(),
        };
        let mut suite = Suite { library, scenarios: Vec::new(), unreadable: Vec::new(), steps_used: BTreeSet::new() };
        let mut problems = Vec::new();
        let mut ids: BTreeSet<String> = BTreeSet::new();
        let read = |file: &File| {
            let source = SourceText::new(file.path.as_str(), file.text.as_str());
            let feature = lower(&source, &document_of(&file.path), &known);
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
                // Two in one feature are told where it is read.
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

    /// The scenario with the editions in which it may run: those in which all its clauses hold, of which it may pin itself to some.
    fn placed(&self, lowered: Lowered) -> Result<Scenario, Homeless> {
        let index = self.library.clauses();
        // A clause that nobody has indexed restricts nothing.
        let clauses: Vec<&Clause> =
            lowered.case.clauses.iter().filter_map(|id| index.get(&ClauseId(id.clone()))).collect();
        let pinned: Vec<EditionId> = lowered.pinned.iter().cloned().map(EditionId).collect();
        for edition in &pinned {
            if let Some(clause) = clauses.iter().find(|clause| !clause.holds_in(edition)) {
                return Err(Homeless::pinned(clause, edition));
            }
        }
        let all = self.library.editions().iter().map(|edition| edition.id.clone());
        let editions: Vec<EditionId> = all
            .filter(|edition| pinned.is_empty() || pinned.contains(edition))
            .filter(|edition| clauses.iter().all(|clause| clause.holds_in(edition)))
            .collect();
        let documents = clauses.iter().filter_map(|clause| index.source(clause.id.document()));
        let home = documents.map(|source| &source.edition).find(|edition| editions.contains(edition));
        match home.or(editions.last()).cloned() {
            Some(home) => Ok(Scenario { lowered, editions, home }),
            None => Err(Homeless::apart(&clauses)),
        }
    }

    /// Every clause that a scenario is tagged with.
    #[must_use]
    pub fn tagged(&self) -> BTreeSet<ClauseId> {
        self.scenarios.iter().flat_map(|s| s.lowered.case.clauses.iter().cloned().map(ClauseId)).collect()
    }
}

/// Why there is no edition in which a scenario could run, and the tag to blame.
#[derive(Debug)]
struct Homeless {
    tag: String,
    message: String,
    help: String,
}

impl Homeless {
    /// It pins itself to an edition in which one of its clauses doesn't hold.
    fn pinned(clause: &Clause, edition: &EditionId) -> Homeless {
        let id = &clause.id;
        let help = match &clause.superseded {
            Some(_) => format!("what took its place is tagged @{}", id.today()),
            None => format!("it holds in {}", listed(&clause.holds)),
        };
        Homeless {
            tag: id.0.clone(),
            message: format!("{id} doesn't hold in {edition}, to which this is pinned"),
            help,
        }
    }

    /// Its clauses hold in no edition together.
    fn apart(clauses: &[&Clause]) -> Homeless {
        let held = clauses.iter().map(|clause| format!("{} holds in {}", clause.id, listed(&clause.holds)));
        Homeless {
            tag: clauses.last().map(|clause| clause.id.0.clone()).unwrap_or_default(),
            message: "there is no edition in which all clauses of this scenario hold".to_owned(),
            help: held.collect::<Vec<_>>().join("; "),
        }
    }
}

fn listed(editions: &[EditionId]) -> String {
    editions.iter().map(|edition| edition.0.as_str()).collect::<Vec<_>>().join(", ")
}

impl Scenario {
    /// The editions in which it is run under a choice; with `One`, that one even where it doesn't apply.
    #[must_use]
    pub fn run_in(&self, choice: &EditionChoice) -> Vec<EditionId> {
        match choice {
            EditionChoice::Home => vec![self.home.clone()],
            EditionChoice::One(edition) => vec![edition.clone()],
            EditionChoice::All => self.editions.clone(),
        }
    }

    /// Whether it is tagged with a clause, or with one that belongs to it: `chk:502.38` has `chk:502.38a`.
    #[must_use]
    pub fn proves(&self, clause: &str) -> bool {
        self.lowered.case.clauses.iter().any(|tag| belongs(tag, clause))
    }
}

/// Whether a clause is the one asked for or part of it.
#[must_use]
pub fn belongs(tag: &str, asked: &str) -> bool {
    let next = |rest: &str| {
        rest.chars()
            .next()
            .is_none_or(|c| c == '.' || (c.is_alphabetic() && asked.ends_with(|last: char| last.is_numeric())))
    };
    tag.strip_prefix(asked).is_some_and(next)
}

/// The document of a feature: the folder it lies in.
#[must_use]
pub fn document_of(path: &str) -> String {
    let folder = |path: &Path| path.parent()?.file_name()?.to_str().map(str::to_owned);
    let path = Path::new(path);
    folder(path).or_else(|| folder(&absolute(path).ok()?)).unwrap_or_else(|| "features".to_owned())
}

/// The whole line.
const ALL: std::ops::Range<usize> = usize::MAX..usize::MAX;

/// The words of a scenario that only the library knows.
struct Words<'a> {
    source: &'a SourceText,
    library: &'a Library,
    lowered: &'a Lowered,
}

impl Words<'_> {
    /// The cards that are placed.
    fn cards(&self) -> impl Iterator<Item = &str> {
        self.lowered.case.objects.iter().filter_map(|object| match &object.origin {
            Origin::Card { name, .. } => Some(name.as_str()),
            _ => None,
        })
    }

    /// The keywords that something is given, or doesn't have.
    fn keywords(&self) -> impl Iterator<Item = &str> {
        self.lowered.case.setup.iter().flat_map(|op| match op {
            SetupOp::Granted { keyword, .. } => vec![keyword.as_str()],
            SetupOp::Without { quality: Quality::Keyword(keyword), .. } => vec![keyword.as_str()],
            SetupOp::Token { token, .. } => token.keywords.iter().map(String::as_str).collect(),
            _ => Vec::new(),
        })
    }

    /// The file of a pack that it needs and that can't be read.
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
        cards.chain(keywords).chain(kinds).collect()
    }

    /// A word that is none, at its place among the scenario's steps.
    fn at(&self, kind: Kind, what: &str, word: &str, near: Option<String>) -> Diagnostic {
        let quoted = format!("\"{word}\"");
        let steps = self.lowered.steps.iter().filter(|step| step.text.contains(&quoted));
        let place = steps.filter_map(|step| Some((step.line, self.source.line(step.line).find(&quoted)?))).next();
        let (line, at) = place.map_or((self.lowered.line, ALL), |(line, at)| (line, at..at + quoted.len()));
        let help = near.map(|near| format!("did you mean \"{near}\"?"));
        self.source.diagnostic(kind, line, at, format!("there is no {what} called {quoted}"), help)
    }
}

/// The name nearest to a document's, for a call that misspells one.
#[must_use]
pub fn nearest_document(wrong: &str, library: &Library) -> Option<String> {
    nearest(wrong, library.clauses().sources().map(|source| source.document.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_has_its_parts_and_no_others() {
        assert!(belongs("chk:502.38a", "chk:502.38"));
        assert!(belongs("chk:502.40c.ex1", "chk:502.40c"));
        assert!(!belongs("chk:502.38a", "chk:502.3"));
        assert!(!belongs("chk:bushido.10", "chk:bushido.1"));
        assert!(!belongs("chk:legend-rule.n2", "chk:legend-rule.n"));
    }

    #[test]
    fn a_feature_belongs_to_the_folder_it_lies_in() {
        assert_eq!(document_of("features/chk/splice.feature"), "chk");
    }
}
