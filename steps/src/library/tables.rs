//! What games are played with in an edition: the cards and words of the library under the rules of the edition.

use std::{collections::BTreeMap, sync::Arc};

use casebook_engine::{
    cards::{CardDef, Name, keyword::KeywordDef},
    catalog::Catalog,
    edition::{Edition, EditionId, Legends},
    game::Table,
};

use super::{Library, Setting, Shelved};
use crate::ablation::Ablation;

impl Library {
    /// A table for an edition, with something taken away.
    pub(super) fn without(&self, rules: &Edition, ablation: Ablation) -> Table {
        self.laid(rules, |card| ablation.card(card), |keyword| ablation.keyword(keyword.clone()))
    }

    /// A table for an edition, with cards and keywords as they are to be.
    pub(super) fn laid(
        &self,
        rules: &Edition,
        card: impl Fn(&Arc<CardDef>) -> Arc<CardDef>,
        keyword: impl Fn(&KeywordDef) -> KeywordDef,
    ) -> Table {
        let ground = self.editions.ground(&rules.id);
        let there = self.creature_types.iter().filter(|creature_type| creature_type.is_in(ground));
        let mut creature_types: Vec<Name> = there.map(|creature_type| creature_type.name().clone()).collect();
        // 205.3e: Legend is no creature type, but until 2004 it was one.
        if rules.legends == Legends::TypeOrSupertype {
            creature_types.push("Legend".into());
        }
        let catalog = Catalog::new(
            self.cards.values().map(|shelved| card(self.in_edition(shelved, &rules.id))).collect(),
            self.keywords.values().map(keyword).collect(),
            self.selectors.get(&rules.id).cloned().unwrap_or_default(),
            creature_types,
            rules,
        );
        let is_there =
            |editions: &[EditionId]| editions.is_empty() || editions.contains(&rules.id) || editions.contains(ground);
        let performed = self.state_based.iter().filter(|(editions, _)| is_there(editions));
        let state_based = performed.map(|(_, rule)| rule.clone());
        let added = self.subtypes.iter().flat_map(|added| added.in_edition([&rules.id, ground]));
        let catalog = catalog.with_subtypes(added).with_state_based(state_based);
        let catalog = catalog.with_actions(self.actions.iter().cloned());
        Table::new(catalog, rules.clone())
    }

    /// What the reference engine plays with: the table of every edition, and the number it gives to each rule.
    #[must_use]
    pub fn settings(&self) -> Arc<BTreeMap<EditionId, Setting>> {
        let setting = |edition: &Edition| Some((edition.id.clone(), self.setting(&edition.id, Ablation::None)?));
        Arc::new(self.editions.iter().filter_map(setting).collect())
    }

    /// A card as it is in an edition: in one in which its pack isn't played, the card that it replaces.
    fn in_edition<'s>(&self, shelved: &'s Shelved, edition: &EditionId) -> &'s Arc<CardDef> {
        let is_played = || self.pack_of_file(&shelved.file).is_none_or(|pack| self.is_played(pack, edition));
        shelved.replaces.as_ref().filter(|_| !is_played()).unwrap_or(&shelved.card)
    }
}
