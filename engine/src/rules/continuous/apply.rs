//! Carrying out what an effect does to the characteristics and controllers of objects.

use std::sync::Arc;

use super::{Projection, settle::Settled, subtypes};
use crate::{
    cards::{
        keyword::Builtin,
        values::{CardType, Supertypes},
    },
    edition::{Edition, Indestructible},
    ids::ObjectId,
    rule::Rule,
    state::characteristics::Characteristics,
};

/// What one modification did beside what it says: rules that came into it, and whether abilities came or went.
#[derive(Debug, Default)]
pub(super) struct Came {
    pub(super) rules: Vec<Rule>,
    pub(super) abilities: bool,
}

impl Projection {
    /// Does that to the object, which is the one at that place among those affected.
    pub(super) fn apply(&mut self, what: &Settled, id: ObjectId, place: usize, edition: &Edition) -> Came {
        let seen = &mut self.objects[id.0 as usize];
        if let Settled::Control(player) = what {
            seen.controller = *player;
            return Came::default();
        }
        let object = Arc::make_mut(&mut seen.characteristics);
        match what {
            Settled::Control(_) => Came::default(),
            Settled::ColorWords(color) => {
                object.color_words = Some(*color);
                Came::default()
            }
            Settled::AddTypes(_)
            | Settled::SetTypes(_)
            | Settled::RemoveTypes(_)
            | Settled::AddSubtypes(_)
            | Settled::SetSubtypes(_)
            | Settled::AddSupertypes(_)
            | Settled::RemoveSupertypes(_) => change_types(object, what),
            Settled::SetColors(colors) => {
                object.colors = *colors;
                Came::default()
            }
            Settled::AddColors(colors) => {
                colors.iter().for_each(|color| object.colors.insert(color));
                Came::default()
            }
            Settled::AddAbilities(_) | Settled::LoseKeyword(_) | Settled::LoseAllAbilities => {
                change_abilities(object, what, edition);
                Came { rules: Vec::new(), abilities: true }
            }
            Settled::SetPt(_) | Settled::AddPt(_) | Settled::SwitchPt => {
                change_pt(object, what, place);
                Came::default()
            }
        }
    }
}

fn change_types(object: &mut Characteristics, what: &Settled) -> Came {
    let mut came = Came::default();
    let supertypes = object.supertypes;
    match what {
        Settled::AddTypes(types) => types.iter().for_each(|card_type| object.types.insert(card_type)),
        Settled::SetTypes(types) => {
            object.types = *types;
            subtypes::drop_orphans(object);
        }
        Settled::RemoveTypes(types) => {
            types.iter().for_each(|card_type| object.types.remove(card_type));
            subtypes::drop_orphans(object);
        }
        Settled::AddSubtypes(new) => {
            let new = new.iter().filter(|subtype| !object.has_subtype(subtype)).cloned().collect::<Vec<_>>();
            object.subtypes.extend(new);
        }
        Settled::SetSubtypes(new) => {
            // A land whose type is set loses what its text says, but not what other effects gave it (305.7).
            if object.is(CardType::Land) && new.iter().any(|subtype| subtypes::is_basic_land_type(subtype)) {
                object.abilities.retain(|held| held.granted);
                came.rules.push(Rule::LandTypeSet);
                came.abilities = true;
            }
            subtypes::drop_kin(object, new);
            object.subtypes.extend(new.iter().cloned());
        }
        Settled::AddSupertypes(supertypes) => {
            supertypes.iter().for_each(|supertype| object.supertypes.insert(supertype))
        }
        Settled::RemoveSupertypes(supertypes) => {
            supertypes.iter().for_each(|supertype| object.supertypes.remove(supertype));
        }
        _ => {}
    }
    if object.supertypes == supertypes && supertypes != Supertypes::EMPTY {
        came.rules.push(Rule::SupertypeStays);
    }
    if object.is(CardType::Creature) && object.pt.is_none() {
        object.pt = Some((0, 0));
    }
    if subtypes::keep_mana_abilities(object) {
        came.rules.push(Rule::LandTypeMana);
        came.abilities = true;
    }
    came
}

fn change_abilities(object: &mut Characteristics, what: &Settled, edition: &Edition) {
    match what {
        Settled::AddAbilities(held) => object.abilities.extend(held.iter().cloned()),
        Settled::LoseKeyword(name) => {
            object.abilities.retain(|held| held.keyword.as_ref().is_none_or(|keyword| keyword.name != *name));
        }
        Settled::LoseAllAbilities => {
            // Where "indestructible" is no ability, what an effect made so stays so.
            let stays = edition.indestructible == Indestructible::State;
            object.abilities.retain(|held| stays && held.granted && held.builtin == Some(Builtin::Indestructible));
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
        _ => (toughness, power),
    });
}
