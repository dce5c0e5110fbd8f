//! Reads the shared definitions: keywords, keyword actions, selectors and state-based actions.

use casebook_engine::{
    cards::{
        action::ActionDef,
        keyword::KeywordDef,
        load,
        name::{Name, Named},
        selector::Selector,
    },
    document::DocumentError,
    edition::EditionId,
};
use indexmap::IndexMap;

use crate::{editions::Editions, files::File};

/// Whether a file of a pack defines a keyword or a keyword action, which is known by its key.
pub(super) fn defines(file: &File, key: &str) -> bool {
    file.text.lines().any(|line| line.starts_with(key))
}

/// Reads the keywords.
pub(super) fn keywords(files: &[&File]) -> Result<IndexMap<Name, KeywordDef>, DocumentError> {
    let mut keywords: IndexMap<Name, (KeywordDef, &str)> = IndexMap::new();
    for file in files {
        let def = load::keyword(file.document())?;
        if let Some((_, first)) = keywords.get(&def.keyword) {
            let name = &def.keyword;
            let mend = "delete this file to use that keyword, or give this keyword another name";
            let said = format!("keyword `{name}` is already defined, in {first}: {mend}");
            return Err(file.document().error_at("keyword", said));
        }
        keywords.insert(def.keyword.clone(), (def, &file.path));
    }
    Ok(keywords.into_iter().map(|(name, (def, _))| (name, def)).collect())
}

/// Reads the keyword actions.
pub(super) fn actions(files: &[&File]) -> Result<Vec<ActionDef>, DocumentError> {
    let mut all: Vec<(ActionDef, &str)> = Vec::new();
    for file in files {
        let def = load::action(file.document())?;
        if let Some((_, first)) = all.iter().find(|(one, _)| one.action == def.action) {
            let said = format!("keyword action `{}` is already defined, in {first}", def.action);
            return Err(file.document().error_at("action", said));
        }
        all.push((def, &file.path));
    }
    Ok(all.into_iter().map(|(def, _)| def).collect())
}

/// Reads the selectors of each edition: those of files that aren't named after an edition, then those of the edition and of the editions that it
/// inherits from. A name of a pack's selector is its own.
pub(super) fn selectors(
    own: &[&File],
    packs: &[&File],
    editions: &Editions,
) -> Result<IndexMap<EditionId, Named<Selector>>, DocumentError> {
    let mut read: Vec<(&str, Named<Selector>)> = Vec::new();
    let mut places: IndexMap<Name, &File> = IndexMap::new();
    for file in own.iter().chain(packs) {
        let selectors = load::selectors(file.document())?;
        for (name, _) in selectors.iter() {
            let first = *places.entry(name.clone()).or_insert(file);
            let same_place = |file: &File| file.path.rsplit_once(['/', '\\']).map(|(folder, _)| folder.to_owned());
            if same_place(first) != same_place(file) {
                let said = format!("selector `{name}` is already in {}: give this one another name", first.path);
                return Err(file.document().error_at(name.as_str(), said));
            }
        }
        read.push((file.stem(), selectors));
    }
    let of = |edition: &EditionId| {
        let shared = read.iter().filter(|(stem, _)| editions.get(stem).is_err());
        let lineage = editions.lineage(edition).iter().rev();
        let own = lineage.flat_map(|id| read.iter().filter(move |(stem, _)| *stem == id.0));
        let mut all: Named<Selector> = Named::default();
        for (name, selector) in shared.chain(own).flat_map(|(_, named)| named.iter()) {
            match all.0.iter_mut().find(|(known, _)| known == name) {
                Some(slot) => slot.1 = selector.clone(),
                None => all.0.push((name.clone(), selector.clone())),
            }
        }
        all
    };
    Ok(editions.iter().map(|edition| (edition.id.clone(), of(&edition.id))).collect())
}
