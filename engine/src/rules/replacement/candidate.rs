//! A replacement effect that may apply to an event, and what it does.

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        ability::Ability,
        effect::{Effect, Place},
        modification::Modification,
        replacement::{Instead, Replacement},
        selector::Selector,
    },
    change::{CardChange, Change, LifeChange},
    ground::{Because, Ground},
    rule::Rule,
    state::effects::{ReplacementId, Scope},
};

/// A replacement effect that may apply to an event.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    pub(super) key: ReplacementId,
    /// The scope of its text.
    pub(super) scope: Scope,
    pub(super) what: What,
    /// The remaining amount of a shield; none means no limit.
    pub(super) left: Option<u32>,
    /// Whether it applies only once.
    pub(super) once: bool,
}

/// The content of a replacement effect.
#[derive(Debug, Clone)]
pub(super) enum What {
    /// The text of an ability.
    Ability(Arc<Ability>),
    /// The text of an effect of a resolution.
    Floating(Arc<Replacement>),
    /// Protection from that quality: damage is prevented (702.16e).
    Protection(Selector),
    /// Counters for the colours of mana spent (702.44).
    Sunburst,
    /// Exile instead of any other zone (702.34a).
    Flashback,
    /// Damage to a player may be dealt to a planeswalker of that player instead (306.8 of 2009, 306.7 of 2013).
    ToPlaneswalker,
}

impl Candidate {
    pub(super) fn replacement(&self) -> Option<&Replacement> {
        match &self.what {
            What::Ability(ability) => match &**ability {
                Ability::Replacement(replacement) => Some(replacement),
                _ => None,
            },
            What::Floating(replacement) => Some(replacement),
            _ => None,
        }
    }

    /// Whether a player may choose that it doesn't apply.
    pub(super) fn is_optional(&self) -> bool {
        matches!(self.what, What::ToPlaneswalker) || self.replacement().is_some_and(|said| said.may)
    }

    /// Whether it makes an object enter as a copy.
    pub(super) fn copies(&self) -> bool {
        matches!(self.replacement().map(|r| &r.instead), Some(Instead::EnterWith(with)) if with.copy_of.is_some())
    }

    /// Whether it changes under whose control an object enters.
    pub(super) fn takes_control(&self) -> bool {
        let control = |gained: &Modification| matches!(gained, Modification::Control(_));
        matches!(self.replacement().map(|r| &r.instead), Some(Instead::EnterWith(with)) if with.gains.iter().any(control))
    }

    /// Whether it makes a card with two faces enter with its back face up, or has it put onto the battlefield so instead of another event.
    pub(super) fn turns_over(&self) -> bool {
        let turned =
            |effect: &Effect| matches!(effect, Effect::Move(put) if put.to == Place::Battlefield && put.transformed);
        match self.replacement().map(|said| &said.instead) {
            Some(Instead::EnterWith(with)) => with.transformed,
            Some(Instead::Do(instructions)) => instructions.iter().any(|effect| effect.any(&turned)),
            _ => false,
        }
    }

    /// Whether it only adds to how an object enters, so that its order makes no difference.
    pub(super) fn only_adorns(&self) -> bool {
        match &self.what {
            What::Sunburst => true,
            _ if self.takes_control() => false,
            _ => matches!(self.replacement().map(|r| &r.instead),
                Some(Instead::EnterWith(with)) if with.copy_of.is_none() && with.instructions.is_empty() && with.gains_if.is_none()),
        }
    }

    /// The grounds by which it replaces the change.
    pub(super) fn grounds(&self, cx: &Cx<'_>, change: &Change) -> Vec<Ground> {
        let rules: &[Rule] = match &self.what {
            What::Protection(_) => &[Rule::ProtectionDamage, Rule::Prevention],
            What::Sunburst => &[Rule::Sunburst],
            What::Flashback => &[Rule::Flashback],
            What::ToPlaneswalker => &[Rule::Redirection, Rule::DamageToPlaneswalkerInstead],
            What::Ability(_) | What::Floating(_) => match (self.replacement().map(|r| &r.instead), change) {
                (Some(Instead::Prevent(_)), _) if self.left.is_some() => &[Rule::Prevention, Rule::PreventionShield],
                (Some(Instead::Prevent(_)), _) => &[Rule::Prevention],
                (Some(Instead::Redirect { .. }), _) => &[Rule::Redirection],
                (Some(Instead::EnterWith(_)), _) => &[Rule::EntersReplacement],
                (Some(Instead::Regenerate(_)), _) => &[Rule::Replacement, Rule::Regeneration],
                (_, Change::Card(CardChange::Draw { .. })) => &[Rule::Replacement, Rule::DrawReplaced],
                (Some(Instead::Do(_) | Instead::Nothing), Change::Life(LifeChange::GainLife { .. })) => {
                    &[Rule::Replacement, Rule::LifeCantBeGained]
                }
                _ => &[Rule::Replacement],
            },
        };
        let keyword = self.scope.ability.as_ref().and_then(|held| held.keyword.as_ref());
        let of_keyword = keyword.and_then(|keyword| cx.table().catalog.keyword(&keyword.name)?.rule);
        let all = rules.iter().copied().chain(of_keyword);
        all.map(|rule| (rule, &self.scope).ground()).collect()
    }

    /// Whether both effects do the same. Their order then makes no difference.
    pub(super) fn does_as(&self, other: &Self) -> bool {
        let plain = |instead: &Instead| match instead {
            Instead::Nothing | Instead::MoveTo { .. } | Instead::Prevent(None) | Instead::Multiply(_) => true,
            Instead::Regenerate(_) => true,
            Instead::EnterWith(_)
            | Instead::Prevent(_)
            | Instead::Redirect { .. }
            | Instead::Add(_)
            | Instead::Set(_)
            | Instead::Do(_) => false,
        };
        match (self.replacement(), other.replacement()) {
            (Some(one), Some(two)) if one.instead == two.instead => {
                plain(&one.instead) || self.scope.bindings == other.scope.bindings
            }
            (None, None) => true,
            _ => self.only_adorns() && other.only_adorns(),
        }
    }

    pub(super) fn prevents(&self) -> bool {
        matches!(self.what, What::Protection(_))
            || matches!(self.replacement().map(|r| &r.instead), Some(Instead::Prevent(_)))
    }
}
