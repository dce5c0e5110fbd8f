//! Shuffling (701.24).

use super::{
    prelude::*,
    search::{FOUND, SEARCHED},
};
use crate::{
    cards::effect::Shuffle,
    ids::{Entity, ObjectId, PlayerId},
};

impl Verb for Shuffle {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let found = scope.bindings.entities(FOUND).iter().copied().filter_map(Entity::object);
        let beside: Vec<ObjectId> = found.collect();
        for player in reading::players(cx, &self.who, scope) {
            let shuffle = CardChange::Shuffle { player, order: None, beside: beside.clone() };
            cx.commit(shuffle.by((Rule::Shuffle, &*scope)));
            end_searches(player, scope);
        }
        Ok(())
    }
}

/// Instructions to search the library after it was shuffled are another search (701.23h).
fn end_searches(of: PlayerId, scope: &mut Scope) {
    let pairs = scope.bindings.entities(SEARCHED).chunks(2);
    let others: Vec<Entity> = pairs.filter(|pair| !pair.ends_with(&[of.into()])).flatten().copied().collect();
    if scope.bindings.get(SEARCHED).is_some() {
        scope.bindings.bind(SEARCHED.into(), Value::Entities(others));
    }
}
