//! Shuffling (701.24).

use super::{prelude::*, search::FOUND};
use crate::{
    cards::effect::Shuffle,
    ids::{Entity, ObjectId},
};

impl Verb for Shuffle {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let found = scope.bindings.entities(FOUND).iter().copied().filter_map(Entity::object);
        let beside: Vec<ObjectId> = found.collect();
        for player in reading::players(cx, &self.who, scope) {
            let shuffle = CardChange::Shuffle { player, order: None, beside: beside.clone() };
            cx.commit(shuffle.by((Rule::Shuffle, &*scope)));
        }
        Ok(())
    }
}
