//! What a case uses that the project itself does not define: the cards, keywords and keyword actions of packs and of folders of cards.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::cards::{CardDef, Name, action::ActionDef, keyword::KeywordDef};

use super::{Library, Shelved, speaking::words_of};
use crate::{case::Case, files::File};

/// The files of the keywords and keyword actions that the project itself does not have, by their names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Others {
    keywords: BTreeMap<Name, String>,
    actions: BTreeMap<Name, String>,
}

impl Others {
    /// Of the keywords and keyword actions of a library, each with its file.
    pub(super) fn of(library: &Library, keywords: &[&File], actions: &[&File]) -> Self {
        let is_other = |file: &File| !is_of_the_project(&file.path);
        let keywords = keywords.iter().zip(library.keywords.keys()).filter(|(file, _)| is_other(file));
        let actions = actions.iter().zip(&library.actions).filter(|(file, _)| is_other(file));
        Others {
            keywords: keywords.map(|(file, name)| (name.clone(), file.path.clone())).collect(),
            actions: actions.map(|(file, def)| (def.action.clone(), file.path.clone())).collect(),
        }
    }
}

/// Whether a file of cards or keywords is one of the project's own.
pub(super) fn is_of_the_project(path: &str) -> bool {
    path.starts_with("fixtures/")
}

/// A definition that a case uses.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Defined<'l> {
    /// A card.
    Card(&'l CardDef),
    /// A keyword.
    Keyword(&'l KeywordDef),
    /// A keyword action.
    Action(&'l ActionDef),
}

impl Library {
    /// What a case uses and the project itself does not define, each with the name of its pack: the case's cards, the keywords that its setup
    /// gives, and the keywords and keyword actions that these speak of.
    pub(crate) fn definitions(&self, case: &Case) -> Vec<(Defined<'_>, Option<&str>)> {
        let others = |shelved: &&Shelved| !is_of_the_project(&shelved.file);
        let cards: Vec<&Shelved> = self.cards_of(case).filter(others).collect();
        let Others { keywords, actions } = &self.others;
        let mut found: Vec<(Defined<'_>, Option<&str>)> =
            cards.iter().map(|shelved| (Defined::Card(&shelved.card), self.pack_name(&shelved.file))).collect();
        if keywords.is_empty() && actions.is_empty() {
            return found;
        }
        let mut words = BTreeSet::new();
        cards.iter().for_each(|shelved| words.extend(words_of(&*shelved.card)));
        let granted: Vec<String> = self.keywords_of(case).into_iter().collect();
        words.extend(granted);
        let (mut read, mut known) = (0, BTreeSet::new());
        // A definition may speak of further ones.
        while read < words.len() {
            read = words.len();
            for (name, file) in keywords.iter().filter(|(name, _)| words.contains(name.as_str())).collect::<Vec<_>>() {
                let Some(def) = self.keywords.get(name).filter(|_| known.insert(file)) else { continue };
                found.push((Defined::Keyword(def), self.pack_name(file)));
                words.extend(words_of(def));
            }
            for (name, file) in actions.iter().filter(|(name, _)| words.contains(name.as_str())).collect::<Vec<_>>() {
                let def = self.actions.iter().find(|def| def.action == *name).filter(|_| known.insert(file));
                let Some(def) = def else { continue };
                found.push((Defined::Action(def), self.pack_name(file)));
                words.extend(words_of(def));
            }
        }
        found
    }

    /// The short name of the pack of a file.
    fn pack_name(&self, file: &str) -> Option<&str> {
        self.pack_of_file(file).map(|pack| pack.manifest.name.as_str())
    }
}
