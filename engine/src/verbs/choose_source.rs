//! Choosing a source of damage (609.7).

use super::prelude::*;
use crate::{
    decision::{DecisionKind, Options},
    ids::{Entity, ObjectId},
    state::{
        State,
        object::ObjectKind,
        stack::{AssignedDamage, ItemKind},
    },
};

/// A player chooses a source of damage: a permanent, a spell, or what something on the stack refers to, of those that match if that is
/// said (609.7a; 419.8a until 2009).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChooseSource {
    #[serde(rename = "as")]
    bind: Name,
    #[serde(default)]
    who: Option<Ref>,
    #[serde(default)]
    from: Option<Selector>,
}

/// Permanents, spells, and the objects that those on the stack refer to, though they have gone: what an ability is of, what is a
/// target, what has assigned combat damage. An ability is no source.
fn sources(state: &State) -> Vec<ObjectId> {
    let mut found: Vec<ObjectId> = state.battlefield.clone();
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
        for id in new {
            if !found.contains(&id) {
                found.push(id);
            }
        }
    }
    found
}

impl Verb for ChooseSource {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(player) = reading::players_or_you(cx, self.who.as_ref(), scope).first().copied() else {
            return Ok(());
        };
        let game = cx.game();
        let fits = |e: &Entity| self.from.as_ref().is_none_or(|from| game.matches(*e, from, scope));
        let from: Vec<Entity> = sources(game.state).into_iter().map(Entity::Object).filter(fits).collect();
        let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
        let (source, name) = (Some(scope.source), Some(self.bind.clone()));
        let chosen = cx.ask_entities(player, DecisionKind::DamageSource, source, name, options)?;
        scope.bindings.bind(self.bind.clone(), Value::Entities(chosen));
        Ok(())
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
