//! Which abilities of which cards did something: what shows that a definition was tried and not only there.

use crate::{
    cards::{
        Name,
        ability::Ability,
        keyword::Builtin,
        modification::{Allowance, Deed, Modification},
    },
    event::Event,
    game::Cx,
    ids::ObjectId,
    rule::{MarkUse, Rule},
    state::{State, characteristics::HeldAbility},
};

/// An ability that did something, or by which something was refused.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Exercised {
    /// The name of the card, or of the half of a flip card.
    pub card: Name,
    /// The ability's id on it; what a keyword stands for goes by the keyword's.
    pub ability: Name,
    /// How.
    pub how: MarkUse,
}

impl Exercised {
    /// An ability of an object, of the half that the object shows; nothing for what has no name.
    pub(crate) fn of(state: &State, object: ObjectId, ability: &str, how: MarkUse) -> Option<Self> {
        let object = state.objects.get(object.0 as usize)?;
        let face = object.copiable();
        let face = face.flip.as_ref().filter(|_| object.status.flipped).unwrap_or(face);
        let card = face.characteristics.name.clone()?;
        Some(Self { card, ability: whole(ability), how })
    }
}

/// The id on the card: what stands before the first dot.
fn whole(ability: &str) -> Name {
    ability.split('.').next().unwrap_or(ability).into()
}

impl Cx<'_> {
    /// Notes that an ability of an object did something.
    pub(crate) fn exercised(&self, object: ObjectId, ability: &str, how: MarkUse) {
        let exercised = Exercised::of(self.state(), object, ability, how);
        self.note_exercised(exercised);
    }

    /// Notes the abilities that were activated or triggered.
    pub(crate) fn exercised_by_events(&self, events: &[Event]) {
        for event in events {
            if let Event::Activated { source, ability, .. } | Event::Triggered { source, ability, .. } = event {
                self.exercised(*source, ability, MarkUse::Applied);
            }
        }
    }

    /// Notes the abilities that are behind a rule's being applied on account of an object, or refusing something: its keywords, and
    /// static abilities that modify that rule, its own or those about it.
    pub(crate) fn exercised_by_rule(&self, rule: Rule, how: MarkUse, object: ObjectId) {
        if how == MarkUse::Considered {
            return;
        }
        let by_keyword = |held: &&HeldAbility| {
            !held.granted && held.builtin.is_some_and(|keyword| rules_of_keyword(keyword).contains(&rule))
        };
        let Some(seen) = self.reckoned() else { return };
        let there = self.state().objects.get(object.0 as usize);
        if let Some(there) = there {
            let characteristics = there.past.as_ref().map_or_else(
                || if seen.knows(object) { seen.characteristics(object) } else { &there.copiable().characteristics },
                |past| &past.characteristics,
            );
            let keywords: Vec<Name> =
                characteristics.abilities.iter().filter(by_keyword).map(|held| held.id.clone()).collect();
            keywords.iter().for_each(|id| self.exercised(object, id, how));
        }
        // Some rules speak of what they protect or restrict, and not of the ability that says so.
        let of_object = matches!(rule, Rule::TargetLegality | Rule::EnchantRestriction | Rule::EquipRestriction);
        for said in &seen.rules {
            let concerned = said.scope.source == object || (of_object && said.is_on(object));
            let of_static = said.scope.ability.as_ref().filter(|held| matches!(*held.ability, Ability::Static(_)));
            if let Some(held) = of_static.filter(|_| concerned && rules_of(&said.modification).contains(&rule)) {
                self.exercised(said.scope.source, &held.id, how);
            }
        }
    }
}

/// The rules that a modification modifies.
fn rules_of(said: &Modification) -> &'static [Rule] {
    match said {
        Modification::ExemptFrom(_) | Modification::Suspend(_) => &[Rule::LegendRuleExempt],
        Modification::Cant(deed) => match deed {
            Deed::Attack => &[Rule::AttackRestriction],
            Deed::Block | Deed::BeBlocked | Deed::BeBlockedExceptBy(_) => &[Rule::BlockRestriction],
            Deed::BeCountered => &[Rule::CantBeCountered],
            Deed::BeTargetedBy(_) => &[Rule::TargetLegality],
            Deed::UntapInUntapStep => &[Rule::DoesNotUntap],
            Deed::BeAttachedExceptTo(_) => &[Rule::EnchantRestriction, Rule::EquipRestriction],
            Deed::Regenerate => &[Rule::Regeneration],
        },
        Modification::MustAttack(_) => &[Rule::AttackRequirement],
        Modification::May(Allowance::BlockTapped) => &[Rule::TappedCantBlock],
        Modification::May(Allowance::PlayAsInstant) => &[Rule::CastTiming],
        Modification::May(Allowance::AttackDespiteDefender) => &[Rule::CardBeatsRule],
        Modification::CostOf { .. } => &[Rule::CostIncrease, Rule::CostReduction],
        Modification::AbilityCostOf { .. } => &[Rule::CostIncrease],
        Modification::AttackCost(_) => &[Rule::AttackCost],
        Modification::BlockCost(_) => &[Rule::BlockCost],
        Modification::AlternativeCost { .. } => &[Rule::AlternativeCost, Rule::PayAsGeneric],
        Modification::CantPlay { .. } => &[Rule::CantCast],
        Modification::MayPlay { .. } => &[Rule::PlayFromExile, Rule::PlayFromGraveyard, Rule::TopCardSeen],
        Modification::SkipStep { .. } => &[Rule::SkipStep],
        Modification::HandSize { .. } => &[Rule::CleanupDiscard],
        Modification::MayLook { .. } => &[Rule::TopCardSeen, Rule::ExileFaceDown, Rule::HiddenZone],
        _ => &[],
    }
}

/// The rules that a keyword of the engine is about. What it stands for besides is activated, triggers or replaces by itself.
fn rules_of_keyword(keyword: Builtin) -> &'static [Rule] {
    match keyword {
        Builtin::Flying | Builtin::Reach => &[Rule::Flying],
        Builtin::Haste => &[Rule::Haste],
        Builtin::Vigilance => &[Rule::VigilanceNoTap],
        Builtin::Defender => &[Rule::DefenderCantAttack],
        Builtin::FirstStrike => &[Rule::FirstStrike],
        Builtin::DoubleStrike => &[Rule::DoubleStrike],
        Builtin::Trample => &[Rule::Trample],
        Builtin::Fear => &[Rule::Fear],
        Builtin::Shroud => &[Rule::TargetLegality],
        Builtin::Indestructible => &[Rule::Indestructible],
        Builtin::Flash => &[Rule::Flash],
        Builtin::Unblockable => &[Rule::BlockRestriction],
        Builtin::Protection => {
            &[Rule::ProtectionDamage, Rule::ProtectionAttached, Rule::ProtectionBlocked, Rule::ProtectionTargeted]
        }
        Builtin::Splice => &[Rule::SpliceReveal, Rule::SpliceChoices],
        Builtin::Offering => &[Rule::OfferingTiming, Rule::OfferingSacrifice, Rule::OfferingReduction],
        Builtin::Ninjutsu => &[Rule::NinjutsuUnblocked, Rule::NinjutsuCost],
        Builtin::Equip => &[Rule::EquipActivated, Rule::EquipRestriction],
        Builtin::Enchant => &[Rule::EnchantRestriction, Rule::Attach],
        Builtin::Kicker => &[Rule::Kicker],
        Builtin::Entwine => &[Rule::Entwine],
        Builtin::Cycling => &[Rule::Cycling],
        Builtin::Sunburst => &[Rule::Sunburst],
        Builtin::Morph => &[Rule::PermanentStatus],
        Builtin::Flashback => &[Rule::Flashback],
        Builtin::SplitSecond => &[Rule::SplitSecond],
        Builtin::Deathtouch => &[],
    }
}
