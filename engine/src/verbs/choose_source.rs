//! Choosing a source of damage (609.7).

use super::prelude::*;
use crate::{
    cards::effect::ChooseSource,
    decision::{DecisionKind, Options},
    edition::{DamageSources, Edition},
    ids::{Entity, ObjectId},
    state::{
        State,
        object::ObjectKind,
        stack::{AssignedDamage, ItemKind},
    },
};

impl Verb for ChooseSource {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(player) = reading::choosers(cx, self.who.as_ref(), scope)?.first().copied() else {
            return Ok(());
        };
        let game = cx.game();
        let fits = |e: &Entity| self.from.as_ref().is_none_or(|from| game.matches(*e, from, scope));
        let from: Vec<Entity> =
            sources(game.state, &game.table.edition).into_iter().map(Entity::Object).filter(fits).collect();
        let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
        let (source, name) = (Some(scope.source), Some(self.bind.clone()));
        let chosen = cx.ask_entities(player, DecisionKind::DamageSource, source, name, options)?;
        scope.bindings.bind(self.bind.clone(), Value::Entities(chosen));
        Ok(())
    }
}

/// The possible sources: permanents, spells, and the objects to which spells and abilities on the stack refer, even if they no longer exist. Those
/// are the object with an ability, targets, and creatures whose combat damage is on the stack. An ability is not a source.
///
/// Since 2009, the objects to which delayed triggered abilities refer are possible sources too; today also those to which waiting replacement effects
/// refer.
fn sources(state: &State, edition: &Edition) -> Vec<ObjectId> {
    let mut found: Vec<ObjectId> = state.permanents().to_vec();
    found.extend(state.stack.iter().filter(|id| state.object(**id).is_spell()));
    for object in state.stack.iter().map(|id| state.object(*id)) {
        let Some(item) = &object.stack else { continue };
        let targets = item.targets().flat_map(|target| &target.chosen).filter_map(|entity| entity.object());
        let fighters: &[AssignedDamage] = match &item.kind {
            ItemKind::CombatDamage(assigned) => assigned,
            _ => &[],
        };
        let referred = [item.source].into_iter().chain(targets).chain(fighters.iter().map(|dealt| dealt.source));
        let new: Vec<ObjectId> = referred.filter(|id| state.object(*id).kind != ObjectKind::Ability).collect();
        add(&mut found, new);
    }
    if edition.damage_sources == DamageSources::OfWhatWaits {
        let replacing = state.replacements.iter().map(|effect| &effect.scope);
        replacing.for_each(|scope| add(&mut found, referred_to(state, scope)));
    }
    if edition.damage_sources != DamageSources::OfTheStack {
        let delayed = state.delayed.iter().map(|trigger| &trigger.scope);
        delayed.for_each(|scope| add(&mut found, referred_to(state, scope)));
    }
    found
}

/// The objects to which the text of an effect can refer: the object with the effect, and the objects that are bound to its names.
fn referred_to(state: &State, scope: &Scope) -> Vec<ObjectId> {
    let bound = scope.bindings.iter().flat_map(|(_, value)| value.entities().unwrap_or_default());
    let objects = std::iter::once(scope.source).chain(bound.filter_map(|entity| entity.object()));
    objects.filter(|id| state.object(*id).kind != ObjectKind::Ability).collect()
}

/// Adds the objects that are not in the list yet.
fn add(to: &mut Vec<ObjectId>, new: Vec<ObjectId>) {
    for id in new {
        if !to.contains(&id) {
            to.push(id);
        }
    }
}
