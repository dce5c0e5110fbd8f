//! Subtypes: the creature types of the rules, and the subtypes that packs add.

use casebook_engine::{
    cards::{
        Name,
        values::{CardType, Types},
    },
    document::{DocumentError, nearest},
    edition::EditionId,
};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

use crate::{editions::Editions, files::File, packs::Manifest};

/// A creature type that a player can choose: in every edition, or in those that are named.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(untagged)]
pub(crate) enum CreatureType {
    /// In every edition.
    Always(Name),
    /// In these editions.
    Sometimes {
        /// The type.
        #[serde(rename = "type")]
        name: Name,
        /// The editions.
        #[serde(rename = "in")]
        editions: Vec<EditionId>,
    },
}

impl CreatureType {
    pub(super) fn name(&self) -> &Name {
        match self {
            Self::Always(name) | Self::Sometimes { name, .. } => name,
        }
    }

    pub(super) fn is_in(&self, edition: &EditionId) -> bool {
        match self {
            Self::Always(_) => true,
            Self::Sometimes { editions, .. } => editions.contains(edition),
        }
    }
}

/// Reads the creature types.
pub(super) fn creature_types(fixtures: &[File]) -> Result<Vec<CreatureType>, DocumentError> {
    match fixtures.iter().find(|file| file.stem() == "creature_types") {
        Some(file) => file.document().read(),
        None => Ok(Vec::new()),
    }
}

/// Subtypes that a pack adds to those of the rules, by kind (205.3b).
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Added {
    /// The editions in which the pack is played; if empty, all.
    #[serde(default, rename = "in")]
    editions: Vec<EditionId>,
    /// Of creatures (205.3m).
    #[serde(default)]
    creature: Vec<Name>,
    /// Of artifacts (205.3g).
    #[serde(default)]
    artifact: Vec<Name>,
    /// Of enchantments (205.3h).
    #[serde(default)]
    enchantment: Vec<Name>,
    /// Of lands (205.3i).
    #[serde(default)]
    land: Vec<Name>,
    /// Of instants and sorceries (205.3k).
    #[serde(default)]
    spell: Vec<Name>,
}

impl Added {
    /// All subtypes that it adds, in any edition.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let all = [&self.creature, &self.artifact, &self.enchantment, &self.land, &self.spell];
        all.into_iter().flatten().map(Name::as_str)
    }

    /// Whether it is there in an edition, which is given with the edition of the project on which it stands.
    fn is_in(&self, ids: [&EditionId; 2]) -> bool {
        self.editions.is_empty() || ids.into_iter().any(|id| self.editions.contains(id))
    }

    /// Whether it adds one of these subtypes, and not in this edition.
    pub(super) fn lacks(&self, subtypes: &[Name], ids: [&EditionId; 2]) -> bool {
        !self.is_in(ids) && self.names().any(|name| subtypes.iter().any(|own| own.as_str() == name))
    }

    /// The subtypes that it adds in an edition, each with its card types.
    pub(super) fn in_edition(&self, ids: [&EditionId; 2]) -> impl Iterator<Item = (Name, Types)> {
        let played = self.is_in(ids);
        let kinds: [(&[CardType], &Vec<Name>); 5] = [
            (&[CardType::Creature], &self.creature),
            (&[CardType::Artifact], &self.artifact),
            (&[CardType::Enchantment], &self.enchantment),
            (&[CardType::Land], &self.land),
            (&[CardType::Instant, CardType::Sorcery], &self.spell),
        ];
        kinds.into_iter().filter(move |_| played).flat_map(|(types, names)| {
            let types: Types = types.iter().copied().collect();
            names.iter().map(move |name| (name.clone(), types))
        })
    }
}

/// Whether a file of a pack lists subtypes and isn't a card.
pub(super) fn says_subtypes(file: &File) -> bool {
    file.stem() == "subtypes"
}

/// Reads the subtypes that packs or folders of cards add. Those of a pack are there in its editions, or in those of them that the file names.
pub(super) fn added<'a>(
    files: impl Iterator<Item = &'a File>,
    editions: &Editions,
    pack: Option<&Manifest>,
) -> Result<Vec<Added>, DocumentError> {
    let mut all = Vec::new();
    for file in files {
        let document = file.document();
        let mut added: Added = document.read()?;
        if let Some(unknown) = added.editions.iter().find(|id| editions.get(&id.0).is_err()) {
            let near = nearest(&unknown.0, editions.iter().map(|edition| edition.id.0.as_str()));
            let error = document.error_at("in", format!("there is no edition `{}`", unknown.0));
            return Err(DocumentError { suggestion: near, ..error });
        }
        if let Some(pack) = pack {
            if let Some(other) = added.editions.iter().find(|id| !pack.plays_in(id)) {
                let message = format!("the pack `{}` isn't played in `{other}`", pack.name);
                return Err(document.error_at("in", message));
            }
            if added.editions.is_empty() {
                added.editions.clone_from(&pack.editions);
            }
        }
        all.push(added);
    }
    Ok(all)
}
