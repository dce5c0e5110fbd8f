//! Choosing a source of damage (609.7).

use super::prelude::*;
use crate::{
    decision::{DecisionKind, Options},
    edition::{DamageSources, Edition},
    ids::{Entity, ObjectId},
    state::{
        State,
        object::ObjectKind,
        stack::{AssignedDamage, ItemKind},
    },
};

/// A player chooses a source of damage: a permanent, a spell, or what something on the stack refers to, of those that match if that is
/// said (609.7a; 419.8a until 2009).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChooseSource {
    /// The name that binds it.
    #[serde(rename = "as")]
    bind: Name,
    /// Who chooses; the controller if not given.
    #[serde(default)]
    who: Option<Ref>,
    /// What it has to be.
    #[serde(default)]
    from: Option<Selector>,
}

/// Permanents, spells, and the objects that those on the stack refer to, though they have gone: what an ability is of, what is a
/// target, what has assigned combat damage. An ability is no source.
///
/// Today also what a replacement effect or a delayed trigger that waits refers to.
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
        let waiting = state.replacements.iter().map(|effect| &effect.scope);
        let waiting = waiting.chain(state.delayed.iter().map(|trigger| &trigger.scope));
        waiting.for_each(|scope| add(&mut found, referred_to(state, scope)));
    }
    found
}

/// The objects that the text of an effect may refer to: what it is of, and what its names stand for.
fn referred_to(state: &State, scope: &Scope) -> Vec<ObjectId> {
    let bound = scope.bindings.iter().flat_map(|(_, value)| value.entities().unwrap_or_default());
    let objects = std::iter::once(scope.source).chain(bound.filter_map(|entity| entity.object()));
    objects.filter(|id| state.object(*id).kind != ObjectKind::Ability).collect()
}

/// Adds what isn't there yet.
fn add(to: &mut Vec<ObjectId>, new: Vec<ObjectId>) {
    for id in new {
        if !to.contains(&id) {
            to.push(id);
        }
    }
}

impl Verb for ChooseSource {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(player) = reading::choosers(cx, self.who.as_ref(), scope)?.first().copied() else {
            return Ok(());
        };
        let game = cx.game();
        let fits = |e: &Entity| self.from.as_ref().is_none_or(|from| game.matches(*e, from, scope));
        let from: Vec<Entity> = sources(game.state, &game.table.edition).into_iter().map(Entity::Object).filter(fits).collect();
        let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
        let (source, name) = (Some(scope.source), Some(self.bind.clone()));
        let chosen = cx.ask_entities(player, DecisionKind::DamageSource, source, name, options)?;
        scope.bindings.bind(self.bind.clone(), Value::Entities(chosen));
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { bind, who, from } = self;
        let from = from.as_ref().map(|from| format!(": {}", speech.one(from))).unwrap_or_default();
        does(&speech.by(who.as_ref()), &format!("choose a source of damage{from} ({})", bound(bind)))
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.bind]
    }
}
