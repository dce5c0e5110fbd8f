//! Choosing an ability of an object.

use super::prelude::*;
use crate::{
    cards::effect::ChooseAbility,
    decision::{Answer, DecisionKind, Options},
    event::Event,
    ids::ObjectId,
    state::characteristics::HeldAbility,
};

impl Verb for ChooseAbility {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(player) = reading::players_or_you(cx, self.who.as_ref(), scope).first().copied() else {
            return Ok(());
        };
        let there = there(self, cx, scope);
        if there.is_empty() {
            return Ok(());
        }
        let options = Options::Abilities(there.iter().map(|(object, held)| (*object, held.id.clone())).collect());
        let (source, name) = (Some(scope.source), Some(self.bind.clone()));
        let Answer::Ability(object, id) = cx.ask(player, DecisionKind::Ability, source, name, options)? else {
            return Ok(());
        };
        let meant = there.into_iter().find(|(of, held)| (of, &held.id) == (&object, &id));
        if let Some((_, held)) = meant {
            scope.bindings.bind(self.bind.clone(), Value::Ability(Box::new(held)));
        }
        cx.commit(Change::Note(Event::Chose { player, what: vec![object.into()], word: Some(id) }));
        Ok(())
    }
}

/// The abilities that can be chosen, each with the object that has it.
fn there(verb: &ChooseAbility, cx: &Cx<'_>, scope: &Scope) -> Vec<(ObjectId, HeldAbility)> {
    let game = cx.game();
    let of = |object: ObjectId| {
        let all = game.characteristics(object).abilities.iter();
        all.filter(|held| game.can_choose(&verb.matching, held)).map(move |held| (object, held.clone()))
    };
    reading::objects(cx, &verb.of, scope).into_iter().flat_map(of).collect()
}
