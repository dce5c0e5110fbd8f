//! Blocking by an effect (509.3c).

use super::prelude::*;
use crate::{
    cards::{effect::Block, values::CardType},
    ground::Act,
    rules::combat::damage_order,
};

impl Verb for Block {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let attackers = reading::permanents(cx, &self.attacker, scope);
        for blocker in reading::permanents(cx, &self.what, scope) {
            if !cx.game().characteristics(blocker).is(CardType::Creature) {
                continue;
            }
            let (game, combat) = (cx.game(), &cx.state().combat);
            let attacks = attackers.iter().filter_map(|attacker| combat.attack_of(*attacker));
            let attacked = attacks.filter(|attack| game.defending_player(attack.defender) == game.controller(blocker));
            let blocks = attacked.map(|attack| CombatChange::JoinBlock { blocker, attacker: attack.attacker });
            let blocks: Vec<Act> = blocks.map(|change| change.by((Rule::BlocksByEffect, &*scope))).collect();
            cx.commit_all(blocks);
            damage_order::announce(cx)?;
        }
        Ok(())
    }
}
