//! What packs add to the library, each in the editions in which it is played.

use casebook_engine::{
    cards::{load, state_based::StateBasedRule},
    document::{DocumentError, nearest},
    edition::{Edition, EditionId},
};

use super::{Library, Shelved, TABLES, definitions::is_of_the_project};
use crate::{
    case::Case,
    clauses::{ClauseId, ClauseIndex},
    editions::Editions,
    files::File,
    needs,
    packs::{EDITIONS, Manifest, Pack, within},
};

/// A pack that the library has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The path of its folder, with which the paths of its files begin.
    pub root: String,
    /// What it is.
    pub manifest: Manifest,
    /// The files with the deviations that it declares, each of an engine.
    pub deviations: Vec<File>,
}

impl Played {
    pub(super) fn of(pack: &Pack) -> Self {
        let Pack { root, manifest, deviations, .. } = pack;
        Played { root: root.clone(), manifest: manifest.clone(), deviations: deviations.clone() }
    }
}

impl Library {
    /// The packs, each behind those that it builds on.
    #[must_use]
    pub fn packs(&self) -> &[Played] {
        &self.packs
    }

    /// Whether a pack is played in an edition: in one that it names, and in one that a pack brings on top of such an edition.
    #[must_use]
    pub fn is_played(&self, pack: &Played, edition: &EditionId) -> bool {
        pack.manifest.plays_in(edition) || pack.manifest.plays_in(self.editions.ground(edition))
    }

    /// Whether a scenario of these packs is played in an edition if no tag of it says so: in one that a pack brings only if one of the packs
    /// names it.
    pub(crate) fn is_for(&self, packs: &[&Played], edition: &EditionId) -> bool {
        !self.editions.is_of_a_pack(edition) || packs.iter().any(|pack| pack.manifest.plays_in(edition))
    }

    /// The pack that a file belongs to.
    #[must_use]
    pub fn pack_of_file(&self, path: &str) -> Option<&Played> {
        self.packs.iter().find(|pack| within(&pack.root, path).is_some())
    }

    /// The pack that a document belongs to.
    #[must_use]
    pub fn pack_of_document(&self, document: &str) -> Option<&Played> {
        self.packs.iter().find(|pack| pack.manifest.documents.iter().any(|own| own == document))
    }
}

impl Library {
    /// The packs that a scenario belongs to or needs: those of its feature, its clauses and its cards.
    pub(crate) fn packs_of(&self, feature: &str, case: &Case) -> Vec<&Played> {
        let is_of = |pack: &&Played| {
            let is_own = |other: Option<&Played>| other.is_some_and(|other| other.root == pack.root);
            let of_clause = |id: &String| is_own(self.pack_of_document(ClauseId(id.clone()).document()));
            is_own(self.pack_of_file(feature))
                || case.clauses.iter().any(of_clause)
                || self.cards_of(case).any(|shelved| is_own(self.pack_of_file(&shelved.file)))
        };
        self.packs.iter().filter(is_of).collect()
    }

    /// Whether an edition has the subtypes of all cards of a case that the project does not have itself.
    pub(crate) fn has_subtypes_of(&self, case: &Case, edition: &EditionId) -> bool {
        let ids = [edition, self.editions.ground(edition)];
        let lacks = |shelved: &Shelved| self.subtypes.iter().any(|added| added.lacks(&shelved.card.subtypes, ids));
        self.subtypes.is_empty() || !self.cards_of(case).filter(|shelved| !is_of_the_project(&shelved.file)).any(lacks)
    }

    pub(super) fn cards_of(&self, case: &Case) -> impl Iterator<Item = &Shelved> {
        needs::cards(case).into_iter().filter_map(|name| self.find_card(name))
    }
}

/// Checks that the editions of each pack exist, and that its documents have files.
pub(super) fn check(packs: &[&Pack], editions: &Editions) -> Result<(), DocumentError> {
    for pack in packs {
        let document = pack.file.document();
        if let Some(unknown) = pack.manifest.editions.iter().find_map(|id| editions.get(&id.0).err()) {
            let error = document.error_at("editions", format!("there is no edition `{}`", unknown.id));
            return Err(DocumentError { suggestion: unknown.suggestion, ..error });
        }
        for file in pack.fixtures.iter().filter(|file| pack.has_in(EDITIONS, file)) {
            let (id, _) = Edition::heading(&file.document())?;
            if !pack.manifest.plays_in(&id) {
                let message = format!("{} doesn't list `{id}` under `editions`", pack.file.path);
                return Err(file.document().error_at("id", message));
            }
        }
        let is_there = |name: &&String| listings_of(pack).any(|file| document_of(file) == Some(name.as_str()));
        if let Some(lacking) = pack.manifest.documents.iter().find(|name| !is_there(name)) {
            let message = format!("document `{lacking}` has no file: write {}/rules/{lacking}.yaml", pack.root);
            return Err(document.error_at("documents", message));
        }
    }
    Ok(())
}

/// The files of packs that list clauses. Each lists a document of its pack, which neither the project nor another pack has.
pub(super) fn listings<'p>(packs: &[&'p Pack], own: &[&File]) -> Result<Vec<&'p File>, DocumentError> {
    let mut listings: Vec<&File> = Vec::new();
    for pack in packs {
        for file in listings_of(pack) {
            let Some(name) = document_of(file) else {
                let message = "a file of clauses begins with its document, such as `document: lan`".to_owned();
                return Err(file.document().place(0, message));
            };
            let elsewhere =
                |first: &&File| document_of(first) == Some(name) && within(&pack.root, &first.path).is_none();
            if let Some(first) = own.iter().copied().chain(listings.iter().copied()).find(elsewhere) {
                let message = format!("document `{name}` is already in {}: give this one another name", first.path);
                return Err(file.document().error_at("document", message));
            }
            let documents = &pack.manifest.documents;
            if !documents.iter().any(|known| known == name) {
                let message = format!("{} doesn't list `{name}` under `documents`", pack.file.path);
                let suggestion = nearest(name, documents.iter().map(String::as_str));
                return Err(DocumentError { suggestion, ..file.document().error_at("document", message) });
            }
            listings.push(file);
        }
    }
    Ok(listings)
}

/// The files of packs in one of their folders.
pub(super) fn lying_in<'p>(packs: &[&'p Pack], folder: &str) -> Vec<&'p File> {
    let mut files = Vec::new();
    for pack in packs {
        files.extend(pack.fixtures.iter().filter(|file| pack.has_in(folder, file)));
    }
    files
}

/// The files of a pack that list clauses.
fn listings_of(pack: &Pack) -> impl Iterator<Item = &File> {
    let is_listing = |file: &&File| pack.has_in("rules", file) && file.is_yaml() && !TABLES.contains(&file.stem());
    pack.fixtures.iter().filter(is_listing)
}

/// The document that a file lists clauses of.
fn document_of(file: &File) -> Option<&str> {
    file.text.lines().find_map(|line| line.strip_prefix("document:")).map(str::trim)
}

/// Holds the clauses of packs to the editions in which the packs are played, and those of the project to its own editions.
pub(super) fn limit(packs: &[&Pack], clauses: &mut ClauseIndex, editions: &Editions) -> Result<(), DocumentError> {
    let is_of_a_pack = |name: &String| packs.iter().any(|pack| pack.manifest.documents.contains(name));
    let own: Vec<String> =
        clauses.sources().map(|source| source.document.clone()).filter(|name| !is_of_a_pack(name)).collect();
    let its: Vec<EditionId> = editions.own().map(|edition| edition.id.clone()).collect();
    if let Err((id, edition)) = clauses.limit(&own, &its) {
        let message = format!("`{id}` is listed for `{edition}`, which only a pack has");
        return Err(DocumentError { file: id, line: 1, column: 1, message, suggestion: None });
    }
    for pack in packs {
        let Manifest { name, documents, editions, .. } = &pack.manifest;
        let Err((id, edition)) = clauses.limit(documents, editions) else { continue };
        let found = listings_of(pack).find_map(|file| Some((file, file.text.find(&id)?)));
        let (document, at) = found.map_or((pack.file.document(), 0), |(file, at)| (file.document(), at));
        return Err(
            document.place(at, format!("`{id}` is listed for `{edition}`, in which the pack `{name}` isn't played"))
        );
    }
    Ok(())
}

/// The state-based actions that the project and packs add to the rules, each with the editions of its pack; the project's with none.
pub(super) fn state_based(
    own: &[&File],
    packs: &[&Pack],
) -> Result<Vec<(Vec<EditionId>, StateBasedRule)>, DocumentError> {
    let mut rules = Vec::new();
    let of_packs = packs.iter().flat_map(|pack| {
        let files = pack.fixtures.iter().filter(|file| pack.has_in("state_based", file));
        files.map(|file| (file, pack.manifest.editions.as_slice()))
    });
    for (file, editions) in own.iter().map(|file| (*file, [].as_slice())).chain(of_packs) {
        let read = load::state_based(file.document())?.0;
        rules.extend(read.into_iter().map(|(_, rule)| (editions.to_vec(), rule)));
    }
    Ok(rules)
}
