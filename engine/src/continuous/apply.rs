//! Applies an effect to the characteristics and controllers of objects.

use std::sync::Arc;

use super::{Projection, settle::Settled};
use crate::{
    cards::{
        Name,
        keyword::Builtin,
        modification::Kind,
        subtypes,
        values::{CardType, Supertype, Supertypes, Types},
    },
    edition::{Edition, Indestructible, KeywordVariants, SetLandType, SubtypesGained},
    game::Facts,
    ids::ObjectId,
    rule::Rule,
    state::characteristics::{Characteristics, HeldAbility, WordChange},
};

impl Projection {
    /// Applies the modification to the object at that index among the affected objects, on that account.
    pub(super) fn apply(&mut self, what: &Settled, id: ObjectId, (place, source): (usize, ObjectId), facts: Facts<'_>) {
        let seen = self.changed(id);
        if let Settled::Control(player) = what {
            seen.controller = *player;
            return;
        }
        let object = Arc::make_mut(&mut seen.characteristics);
        match what {
            Settled::Control(_) => {}
            Settled::Words(change) => change_words(object, change, source, facts),
            Settled::AddTypes(_)
            | Settled::SetTypes(_)
            | Settled::RemoveTypes(_)
            | Settled::AddSubtypes(_)
            | Settled::SetSubtypes(_)
            | Settled::RemoveSubtypes(_)
            | Settled::AddSupertypes(_)
            | Settled::RemoveSupertypes(_) => change_types(object, what, source, facts),
            Settled::SetColors(colors) => object.colors = *colors,
            Settled::AddColors(colors) => colors.iter().for_each(|color| object.colors.insert(color)),
            Settled::AddAbilities(_) | Settled::LoseKeyword(_) | Settled::LoseAllAbilities => {
                change_abilities(object, what, facts);
            }
            Settled::MultiplyPt(..) => {
                if facts.fact((Rule::Doubling, source), true, || false) {
                    change_pt(object, what, place);
                }
            }
            Settled::SetPt(_) | Settled::AddPt(_) | Settled::SwitchPt => change_pt(object, what, place),
        }
    }
}

/// Changes words of a text and of the type line (612.2). A mana ability changes together with a basic land type.
fn change_words(object: &mut Characteristics, change: &WordChange, source: ObjectId, facts: Facts<'_>) {
    object.words = Some(object.words.take().unwrap_or_default().with(change));
    let (from, to) = match change {
        WordChange::Land(from, to) => (from.name(), to.name()),
        WordChange::Creature(from, to) => (from.clone(), to.clone()),
        WordChange::Colors(_) | WordChange::Color(..) => return,
    };
    if !object.has_subtype(&from) {
        return;
    }
    let stays = object.has_subtype(&to);
    object.subtypes.retain(|subtype| *subtype != from);
    object.subtypes.extend((!stays).then_some(to));
    subtypes::keep_mana_abilities(object, || facts.fact((Rule::LandTypeMana, source), true, || false));
}

fn change_types(object: &mut Characteristics, what: &Settled, source: ObjectId, facts: Facts<'_>) {
    let catalog = &facts.table.catalog;
    let supertypes = object.supertypes;
    match what {
        Settled::AddTypes(types) => types.iter().for_each(|card_type| object.types.insert(card_type)),
        Settled::SetTypes(types) => {
            object.types = *types;
            subtypes::drop_orphans(catalog, object);
        }
        Settled::RemoveTypes(types) => {
            types.iter().for_each(|card_type| object.types.remove(card_type));
            subtypes::drop_orphans(catalog, object);
        }
        Settled::AddSubtypes(new) => {
            let gained = |subtype: &&Name| !object.has_subtype(subtype) && can_gain(object, subtype, facts);
            let new = new.iter().filter(gained).cloned().collect::<Vec<_>>();
            object.subtypes.extend(new);
        }
        Settled::SetSubtypes(new) => {
            // A land whose type is set loses the abilities of its text, but not those that other effects gave it (305.7).
            let set = object.is(CardType::Land) && new.iter().any(|subtype| subtypes::is_basic_land_type(subtype));
            if set && facts.fact((Rule::LandTypeSet, source), true, || false) {
                object.abilities.retain(|held| held.granted);
                become_basic_land(object, new, facts);
            }
            let new: Vec<Name> = new.iter().filter(|subtype| can_gain(object, subtype, facts)).cloned().collect();
            subtypes::drop_kin(catalog, object, &new);
            object.subtypes.extend(new);
        }
        Settled::RemoveSubtypes(lost) => object.subtypes.retain(|subtype| !lost.contains(subtype)),
        Settled::AddSupertypes(supertypes) => {
            supertypes.iter().for_each(|supertype| object.supertypes.insert(supertype))
        }
        Settled::RemoveSupertypes(supertypes) => {
            supertypes.iter().for_each(|supertype| object.supertypes.remove(supertype));
        }
        _ => {}
    }
    if object.supertypes == supertypes && supertypes != Supertypes::EMPTY {
        object.supertypes = facts.fact((Rule::SupertypeStays, source), supertypes, || Supertypes::EMPTY);
    }
    if object.is(CardType::Creature) && object.pt.is_none() {
        object.pt = Some((0, 0));
    }
    let heeded = || facts.fact((Rule::LandTypeMana, source), true, || false);
    subtypes::keep_mana_abilities(object, heeded);
}

/// Whether an object can gain that subtype. Today it must belong to one of its card types (205.3d).
fn can_gain(object: &Characteristics, subtype: &Name, facts: Facts<'_>) -> bool {
    goes_with(subtype, object.types, facts)
}

fn goes_with(subtype: &Name, types: Types, facts: Facts<'_>) -> bool {
    let any = facts.table.edition.subtypes_gained == SubtypesGained::Any;
    any || subtypes::goes_with(&facts.table.catalog, subtype, types)
}

/// The subtypes that objects can't gain from an effect, because of their card types and those that it gives them.
pub(super) fn in_vain(
    does: &[(Kind, Settled)],
    on: &[ObjectId],
    seen: &Projection,
    facts: Facts<'_>,
) -> Vec<(ObjectId, Name)> {
    let subtypes = does.iter().flat_map(|(_, what)| match what {
        Settled::AddSubtypes(new) | Settled::SetSubtypes(new) => new.as_slice(),
        _ => &[],
    });
    let subtypes: Vec<&Name> = subtypes.collect();
    if subtypes.is_empty() {
        return Vec::new();
    }
    let types_of = |id: ObjectId| {
        let mut types = seen.characteristics(id).types;
        for (_, what) in does {
            match what {
                Settled::AddTypes(more) => more.iter().for_each(|card_type| types.insert(card_type)),
                Settled::SetTypes(set) => types = *set,
                _ => {}
            }
        }
        types
    };
    let of_each = |id: &ObjectId| {
        let (id, types) = (*id, types_of(*id));
        let lost = subtypes.iter().filter(move |subtype| !goes_with(subtype, types, facts));
        lost.map(move |subtype| (id, Name::clone(subtype)))
    };
    on.iter().flat_map(of_each).collect()
}

/// In 2001 a land that becomes a basic land takes its name and is no longer legendary (214.9f).
fn become_basic_land(object: &mut Characteristics, new: &[Name], facts: Facts<'_>) {
    if let ([land], SetLandType::ThatBasicLand) = (new, facts.table.edition.set_land_type) {
        object.name = Some(land.clone());
        object.supertypes.remove(Supertype::Legendary);
        object.supertypes.insert(Supertype::Basic);
    }
}

/// Whether an effect has made the object indestructible in an edition in which that is no ability (700.4a of 2009). The object stays so although it
/// loses all abilities.
pub(crate) fn is_no_ability(edition: &Edition, held: &HeldAbility) -> bool {
    let is_state = edition.indestructible == Indestructible::State;
    is_state && held.granted && held.builtin == Some(Builtin::Indestructible)
}

fn change_abilities(object: &mut Characteristics, what: &Settled, facts: Facts<'_>) {
    let (edition, catalog) = (&facts.table.edition, &facts.table.catalog);
    match what {
        Settled::AddAbilities(held) => object.abilities.extend(held.iter().cloned()),
        Settled::LoseKeyword(name) => {
            let variants = edition.keyword_variants == KeywordVariants::AreIt;
            let is = |keyword: &Name| keyword == name || variants && catalog.counts_as(keyword, name);
            object.abilities.retain(|held| held.keyword.as_ref().is_none_or(|keyword| !is(&keyword.name)));
        }
        Settled::LoseAllAbilities => {
            object.abilities.retain(|held| is_no_ability(edition, held));
        }
        _ => {}
    }
}

fn change_pt(object: &mut Characteristics, what: &Settled, place: usize) {
    let (power, toughness) = object.pt.unwrap_or((0, 0));
    object.pt = Some(match what {
        Settled::SetPt(each) => each.get(place).copied().unwrap_or((power, toughness)),
        Settled::AddPt(each) => {
            let more = each.get(place).copied().unwrap_or((0, 0));
            (power.saturating_add(more.0), toughness.saturating_add(more.1))
        }
        Settled::MultiplyPt(times, more) => (power.saturating_mul(*times), toughness.saturating_mul(*more)),
        _ => (toughness, power),
    });
}
