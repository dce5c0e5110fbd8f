//! Creating emblems (114).

use super::prelude::*;
use crate::{
    cards::{effect::CreateEmblem, values::Zone},
    change::{Create, Enter},
    ids::PlayerId,
    state::{
        characteristics::{Characteristics, Face, HeldAbility},
        object::ObjectKind,
    },
};
use std::sync::Arc;

impl Verb for CreateEmblem {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::players_or_you(cx, self.who.as_ref(), scope) {
            let create = CardChange::Create(emblem(self, cx, player, scope));
            cx.commit(create.by((Rule::Emblem, &*scope)));
        }
        Ok(())
    }
}

fn emblem(verb: &CreateEmblem, cx: &Cx<'_>, player: PlayerId, scope: &Scope) -> Create {
    let catalog = &cx.table().catalog;
    let held = verb.abilities.iter().flat_map(|(id, said)| catalog.held(id, &Arc::new(said.clone()), false));
    let held = held.map(|held| cx.game().giving(held, scope));
    let abilities = held.map(|held| HeldAbility { ability: Arc::new(held.ability.of_emblem()), ..held });
    let characteristics = Characteristics { abilities: abilities.collect(), ..Characteristics::default() };
    Create {
        kind: ObjectKind::Emblem,
        face: Arc::new(Face::new(Arc::new(characteristics), None)),
        def: None,
        owner: player,
        controller: player,
        zone: Zone::Command,
        enter: Enter::default(),
        link: Some(Box::new(cx.game().link(scope))),
        item: None,
        reserved: None,
    }
}
