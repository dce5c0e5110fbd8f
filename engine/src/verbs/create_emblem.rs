//! Creating emblems (114).

use std::sync::Arc;

use super::prelude::*;
use crate::{
    cards::{Named, ability::Ability, english::and, values::Zone},
    change::{Create, Enter},
    ids::PlayerId,
    state::{
        characteristics::{Characteristics, Face, HeldAbility},
        object::{Link, ObjectKind},
    },
};

/// Players get an emblem (114.1). The emblem is in the command zone, is not a permanent, and has no characteristics other than its abilities, which
/// function there.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateEmblem {
    /// The players who get the emblem. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The abilities, each under an id. In them, `you` is the player with the emblem, and `from` is left out.
    abilities: Named<Ability>,
}

impl Verb for CreateEmblem {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::players_or_you(cx, self.who.as_ref(), scope) {
            let create = CardChange::Create(self.emblem(cx, player, scope));
            cx.commit(create.by((Rule::Emblem, &*scope)));
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Created]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let abilities: Vec<String> = self.abilities.iter().map(|(_, said)| speech.given_ability(&in_command_zone(said))).collect();
        // An emblem is not a permanent (114.5).
        let abilities = abilities.iter().map(|said| said.replace("his permanent", "his emblem"));
        let abilities: Vec<String> = abilities.collect();
        does(&speech.by(self.who.as_ref()), &format!("get an emblem with {}", and(&abilities)))
    }
}

impl CreateEmblem {
    fn emblem(&self, cx: &Cx<'_>, player: PlayerId, scope: &Scope) -> Create {
        let catalog = &cx.table().catalog;
        let held = self.abilities.iter().flat_map(|(id, said)| catalog.held(id, &Arc::new(said.clone()), false));
        let abilities = held.map(|held| HeldAbility { ability: Arc::new(in_command_zone(&held.ability)), ..held });
        let characteristics = Characteristics { abilities: abilities.collect(), ..Characteristics::default() };
        Create {
            kind: ObjectKind::Emblem,
            face: Arc::new(Face::new(Arc::new(characteristics), None)),
            def: None,
            owner: player,
            controller: player,
            zone: Zone::Command,
            enter: Enter::default(),
            link: Some(Link { by: scope.source }),
            item: None,
            reserved: None,
        }
    }
}

/// The ability as an emblem has it: it functions in the command zone (114.4).
fn in_command_zone(ability: &Ability) -> Ability {
    let mut ability = ability.clone();
    let from = match &mut ability {
        Ability::Activated(said) => &mut said.from,
        Ability::Triggered(said) => &mut said.from,
        Ability::Static(said) => &mut said.from,
        Ability::Replacement(said) => &mut said.from,
        Ability::Spell(_) | Ability::Keyword(_) => return ability,
    };
    if *from == Zone::Battlefield {
        *from = Zone::Command;
    }
    ability
}
