//! Which abilities a text means.

use crate::{
    cards::{
        Name,
        ability::Ability,
        characteristics::HeldAbility,
        effect::{AbilityIs, AbilityKind},
    },
    edition::CostTexts,
    game::Game,
};

impl Game<'_> {
    /// Whether the ability is one of those that the text means, and can be chosen by itself.
    #[must_use]
    pub fn can_choose(&self, wanted: &AbilityIs, held: &HeldAbility) -> bool {
        let by_itself = held.keyword.is_none() || matches!(&*held.ability, Ability::Keyword(_));
        by_itself && self.describes(wanted, held)
    }

    /// Whether the ability is one of those that the text means, even if a keyword stands for it.
    #[must_use]
    pub fn describes(&self, wanted: &AbilityIs, held: &HeldAbility) -> bool {
        self.fits(wanted, held, |keyword, name| self.is_keyword(keyword, name))
    }

    /// Whether the ability is one of those whose activation the text means. A variant of a keyword is activated as that keyword in every edition
    /// (502.18c of 2004, now 702.29f).
    #[must_use]
    pub fn describes_activation(&self, wanted: &AbilityIs, held: &HeldAbility) -> bool {
        self.fits(wanted, held, |keyword, name| keyword == name || self.table.catalog.counts_as(keyword, name))
    }

    fn fits(&self, wanted: &AbilityIs, held: &HeldAbility, is: impl Fn(&Name, &Name) -> bool) -> bool {
        // The abilities that a keyword stands for are abilities of that keyword (702.1).
        let stands_for = held.keyword.as_deref().map(|keyword| &keyword.name);
        let (kind, keyword) = match &*held.ability {
            Ability::Keyword(keyword) => (AbilityKind::Keyword, Some(&keyword.name)),
            Ability::Activated(activated) if !activated.special => (AbilityKind::Activated, stands_for),
            Ability::Triggered(_) => (AbilityKind::Triggered, stands_for),
            // The permission to take a special action is a static ability.
            Ability::Activated(_) | Ability::Static(_) | Ability::Replacement(_) => (AbilityKind::Static, stands_for),
            // The text of a cost that is paid beside or instead of the mana cost is an ability (113.2b).
            Ability::Spell(spell)
                if spell.states_costs() && self.table.edition.cost_texts == CostTexts::AreAbilities =>
            {
                (AbilityKind::Static, stands_for)
            }
            Ability::Spell(_) => return false,
        };
        let is_mana = || matches!(&*held.ability, Ability::Activated(activated) if activated.is_mana_ability());
        wanted.mana.is_none_or(|mana| mana == is_mana())
            && (wanted.kinds.is_empty() || wanted.kinds.contains(&kind))
            && (wanted.keywords.is_empty()
                || keyword.is_some_and(|keyword| wanted.keywords.iter().any(|name| is(keyword, name))))
    }
}
