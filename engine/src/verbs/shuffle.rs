//! Shuffling (701.24).

use super::{
    r#move::movable,
    prelude::*,
    search::{FOUND, SEARCHED},
};
use crate::{
    cards::{
        effect::{Move, Place, Shuffle},
        reference::RefOf,
        values::Zone,
    },
    edition::ShufflesOfNothing,
    ids::{Entity, ObjectId, PlayerId},
};

/// The name to which the players are bound whose libraries the text doesn't shuffle, because it shuffles nothing into them.
const LEFT_OUT: &str = "libraries into which nothing is shuffled";

impl Verb for Shuffle {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let found = scope.bindings.entities(FOUND).iter().copied().filter_map(Entity::object);
        let beside: Vec<ObjectId> = found.collect();
        let left_out: Vec<Entity> = scope.bindings.entities(LEFT_OUT).to_vec();
        scope.bindings.unbind(LEFT_OUT);
        for player in reading::players(cx, &self.who, scope) {
            if left_out.contains(&player.into()) {
                continue;
            }
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

/// An instruction that moves certain objects into libraries, which are shuffled then, in the edition in which they aren't if nothing is shuffled into
/// them (701.16c and 701.16d of 2013).
pub(super) struct IntoLibrary {
    /// The objects that the text names.
    named: Vec<ObjectId>,
    /// Those that are where they are expected.
    there: Vec<ObjectId>,
}

impl IntoLibrary {
    /// None for another instruction, for one that moves a set of objects (701.16e of 2013), and in another edition.
    pub(super) fn of(verb: &Move, cx: &Cx<'_>, scope: &Scope) -> Option<Self> {
        let is_set = match &verb.what {
            Ref::Of(of) => matches!(**of, RefOf::All(_) | RefOf::Each(_) | RefOf::Except(..) | RefOf::Cards { .. }),
            _ => false,
        };
        let leaves_out = cx.edition().shuffles_of_nothing == ShufflesOfNothing::AreLeftOut;
        let named = || cx.game().objects(&verb.what, scope).into_vec();
        (leaves_out && verb.to == Place::Library && !is_set)
            .then(|| Self { named: named(), there: movable(verb, cx, scope) })
    }

    /// After the move: if every object was missing or has gone to another zone, the text doesn't shuffle the libraries of their owners. An object that
    /// stays where it is doesn't keep its owner from shuffling.
    pub(super) fn leave_out_shuffles(self, cx: &Cx<'_>, scope: &mut Scope) {
        let elsewhere = |id: &ObjectId| {
            let became = cx.state().object(*id).became.map(|now| cx.state().object(now).zone);
            !self.there.contains(id) || became.is_some_and(|zone| zone != Zone::Library)
        };
        if self.named.is_empty() || !self.named.iter().all(elsewhere) {
            return;
        }
        let owners = self.named.iter().map(|id| Entity::Player(cx.state().object(*id).owner)).collect();
        scope.bindings.bind(LEFT_OUT.into(), Value::Entities(owners));
    }
}
