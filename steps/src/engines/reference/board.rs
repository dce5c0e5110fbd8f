//! The position of a case as a reader sees it at a glance: the zones of each player, the permanents with what is on them, and the stack.

use std::collections::BTreeMap;

use casebook_engine::{
    cards::values::CardType,
    ids::{Entity, ObjectId, PlayerId},
    words::words,
};
use serde::Serialize;

use super::{
    ReferenceEngine, Run,
    observe::View,
    place::{Start, place},
};
use crate::{
    case::{Case, StackKind},
    port::Ran,
};

/// A case that was carried out to show it: its result with the trace, and the positions before and after the script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replayed {
    /// The result.
    pub ran: Ran,
    /// The position before the first operation.
    pub before: Board,
    /// The position after the last operation that was carried out.
    pub after: Board,
}

/// A position.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Board {
    /// Whose turn it is, and the step: `Alice's upkeep`.
    pub moment: String,
    /// The players in turn order.
    pub players: Vec<Side>,
    /// The objects on the stack, top first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stack: Vec<String>,
}

/// What a player has.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Side {
    /// The player.
    pub player: String,
    /// The life total.
    pub life: i32,
    /// Whether the player has left the game.
    #[serde(skip_serializing_if = "is_false")]
    pub lost: bool,
    /// Counters on the player, by kind.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<String, u32>,
    /// The permanents that the player controls; those that look the same are one entry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub permanents: Vec<Permanent>,
    /// The cards in hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<String>,
    /// The cards in the graveyard, the top one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub graveyard: Vec<String>,
    /// The cards in exile that the player owns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub exile: Vec<String>,
    /// The number of cards in the library.
    pub library: usize,
}

/// A permanent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Permanent {
    /// Its name in the case.
    pub name: String,
    /// The number of permanents that look like this.
    #[serde(skip_serializing_if = "is_one")]
    pub count: usize,
    /// Whether it is a land that is no creature.
    #[serde(skip_serializing_if = "is_false")]
    pub land: bool,
    /// Whether it is tapped.
    #[serde(skip_serializing_if = "is_false")]
    pub tapped: bool,
    /// What else is true of it: `face down`, `attacking`, `blocking`, `phased out`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub is: Vec<&'static str>,
    /// Power and toughness of a creature.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<(i64, i64)>,
    /// Damage marked on it.
    #[serde(skip_serializing_if = "is_zero")]
    pub damage: u32,
    /// Counters on it, by kind.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<String, u32>,
    /// What it is attached to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
fn is_false(so: &bool) -> bool {
    !so
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
fn is_one(number: &usize) -> bool {
    *number == 1
}

impl ReferenceEngine {
    /// Carries out a case in an edition to show it; `None` if the engine doesn't have the edition, or if the position can't be placed.
    #[must_use]
    pub fn replayed(&self, case: &Case) -> Option<Replayed> {
        let setting = self.settings.get(self.using.as_ref()?)?;
        let Ok(Start { state, known, names }) = place(&setting.table, case) else { return None };
        let mut run = Run::new(setting, &names, (state, known), self);
        let mut next = run.begin();
        let before = run.board();
        while let Some(at) = next {
            next = run.go_on(at);
        }
        let after = run.board();
        Some(Replayed { ran: run.finish(true), before, after })
    }
}

impl Run<'_> {
    fn board(&self) -> Board {
        View::new(self.setting, self.names, &self.state, &self.log, self.seen.clone(), None).board()
    }
}

impl View<'_> {
    fn board(&self) -> Board {
        let turn = &self.state.turn;
        Board {
            moment: format!("{}'s {}", self.names.seat_name(turn.active), words(turn.step)),
            players: self.state.players.iter().map(|player| self.side(player.id)).collect(),
            stack: self
                .stack()
                .into_iter()
                .map(|item| {
                    let name = item.object.0;
                    match item.kind {
                        StackKind::Activated | StackKind::Triggered => format!("ability of {name}"),
                        StackKind::Copy => format!("copy: {name}"),
                        StackKind::Spell | StackKind::TurnDraw | StackKind::CombatDamage => name,
                    }
                })
                .collect(),
        }
    }

    fn side(&self, id: PlayerId) -> Side {
        let player = self.state.player(id);
        let named = |ids: &[ObjectId]| ids.iter().rev().map(|id| self.handle(*id).0).collect::<Vec<_>>();
        let owned: Vec<ObjectId> =
            self.state.exile.iter().copied().filter(|card| self.state.object(*card).owner == id).collect();
        let mut permanents: Vec<Permanent> = Vec::new();
        // A permanent that is phased out is on the battlefield and is treated as though it didn't exist (702.26b); a reader wants to see it.
        let away = self.state.objects.iter().filter(|object| object.is_current() && object.status.phased_out.is_some());
        for object in self.state.permanents().iter().copied().chain(away.map(|object| object.id)) {
            let phased_out = self.state.object(object).status.phased_out;
            if phased_out.map_or_else(|| self.game().controller(object), |phased_out| phased_out.under) != id {
                continue;
            }
            let one = self.permanent(object);
            let alike = |known: &&mut Permanent| Permanent { count: 1, ..(**known).clone() } == one;
            match permanents.iter_mut().find(alike) {
                Some(known) => known.count += 1,
                None => permanents.push(one),
            }
        }
        Side {
            player: self.names.seat_name(id).0,
            life: player.life,
            lost: player.lost,
            counters: player.counters.iter().map(|(kind, count)| (kind.to_string(), count)).collect(),
            permanents,
            hand: named(&player.hand),
            graveyard: named(&player.graveyard),
            exile: named(&owned),
            library: player.library.len(),
        }
    }

    fn permanent(&self, id: ObjectId) -> Permanent {
        let (object, game) = (self.state.object(id), self.game());
        let seen = game.characteristics(id);
        let creature = seen.is(CardType::Creature);
        let combat = &self.state.combat;
        let is = [
            ("face down", object.status.face_down),
            ("phased out", object.status.phased_out.is_some()),
            ("attacking", combat.attack_of(id).is_some()),
            ("blocking", combat.blocking.contains(&id)),
        ];
        Permanent {
            name: self.handle(id).0,
            count: 1,
            land: seen.is(CardType::Land) && !creature,
            tapped: object.status.tapped,
            is: is.into_iter().filter(|(_, so)| *so).map(|(word, _)| word).collect(),
            size: seen.pt.filter(|_| creature).map(|(power, toughness)| (power.into(), toughness.into())),
            damage: object.damage,
            counters: object.counters.iter().map(|(kind, count)| (kind.to_string(), count)).collect(),
            on: object.attached_to.map(|host| match host {
                Entity::Object(host) => self.handle(host).0,
                Entity::Player(player) => self.names.seat_name(player).0,
            }),
        }
    }
}
