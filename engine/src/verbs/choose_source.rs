//! Choosing a source of damage (609.7).

use super::prelude::*;
use crate::{
    decision::{DecisionKind, Options},
    ids::Entity,
};

/// A player chooses a source of damage: a permanent or an object on the stack, of those that match if that is said (609.7).
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

impl Verb for ChooseSource {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(player) = reading::players_or_you(cx, self.who.as_ref(), scope).first().copied() else {
            return Ok(());
        };
        let game = cx.game();
        let there = game.state.battlefield.iter().chain(&game.state.stack).copied().map(Entity::Object);
        let fits = |e: &Entity| self.from.as_ref().is_none_or(|from| game.matches(*e, from, scope));
        let from: Vec<Entity> = there.filter(fits).collect();
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
