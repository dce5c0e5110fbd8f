//! Combat (506–510).

use crate::{
    change::CombatChange,
    edition::WithoutAttackers,
    event::Event,
    game::Facts,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{
        State,
        turn::{Attack, Combat},
    },
};

impl State {
    /// Carries out a change of combat.
    pub(super) fn commit_combat(&mut self, change: CombatChange, facts: Facts<'_>, events: &mut Vec<Event>) {
        match change {
            CombatChange::DeclareAttackers(attacks) => {
                events.extend(attacks.iter().map(|a| Event::Attacked { attacker: a.attacker, defender: a.defender }));
                self.combat.begun |= !attacks.is_empty();
                self.combat.attacks.extend(attacks);
            }
            CombatChange::DeclareBlockers { player, blocks } => self.declare_blockers(player, &blocks, facts, events),
            CombatChange::KeepAsDeclared(moment) => self.combat.as_declared = Some(moment),
            CombatChange::JoinAttack(attack) => self.join_attack(attack, facts),
            CombatChange::JoinBlock { blocker, attacker } => self.joins_block(blocker, attacker, events),
            CombatChange::RemoveFromCombat { object } => {
                self.leave_combat(object, events);
                // Its blocks have ended. Only those of a creature that leaves the battlefield are remembered.
                self.combat.blocks.retain(|(blocker, attacker)| *blocker != object && *attacker != object);
            }
            CombatChange::StopBeingAttacked(permanent, controller) => self.stop_being_attacked(permanent, controller),
            CombatChange::StrikeFirst(creatures) => self.combat.struck_first.extend(creatures),
            CombatChange::OrderDamage { of, order } => {
                self.combat.damage_orders.retain(|(other, _)| *other != of);
                self.combat.damage_orders.push((of, order));
            }
            CombatChange::EndCombat => self.combat = Combat::default().into(),
        }
    }

    /// A creature joins combat as an attacker without being declared. Today the combat steps then take place even if no attacker was declared
    /// (508.8).
    pub(super) fn join_attack(&mut self, attack: Attack, facts: Facts<'_>) {
        let fights = facts.table.edition.without_attackers == WithoutAttackers::SkipsTheFightIfNothingAttacks;
        self.combat.begun |= fights;
        self.combat.attacks.push(attack);
    }

    /// A defending player declares blockers against the creatures that attack that player (509.1, 802.4).
    fn declare_blockers(
        &mut self,
        player: PlayerId,
        blocks: &[(ObjectId, ObjectId)],
        facts: Facts<'_>,
        events: &mut Vec<Event>,
    ) {
        let against: Vec<ObjectId> = self.attackers_of(player).map(|attack| attack.attacker).collect();
        self.combat.declared.push(player);
        self.combat.blocks.extend_from_slice(blocks);
        let mut blockers: Vec<ObjectId> = Vec::new();
        for (blocker, attacker) in blocks {
            // A creature that blocks several attackers blocks once (509.3a).
            let first = !blockers.contains(blocker);
            blockers.extend(first.then_some(*blocker));
            events.push(Event::Blocked { blocker: *blocker, attacker: *attacker, first });
        }
        self.combat.blocking.extend(&blockers);
        for attack in self.combat.attacks.iter_mut().filter(|attack| against.contains(&attack.attacker)) {
            let of_it = |(blocker, attacker): &(ObjectId, ObjectId)| (*attacker == attack.attacker).then_some(*blocker);
            attack.blockers = blocks.iter().filter_map(of_it).collect();
            // An attacker for which no blocker was declared is unblocked (509.1h).
            let blocked = !attack.blockers.is_empty();
            let blocked = blocked || facts.fact((Rule::Unblocked, attack.attacker), false, || true);
            attack.blocked = Some(blocked);
            let attacker = attack.attacker;
            events.push(if blocked { Event::BecameBlocked { attacker } } else { Event::BecameUnblocked { attacker } });
        }
        events.extend((!blockers.is_empty()).then_some(Event::BlockersDeclared { blockers }));
    }

    /// A creature blocks without being declared as a blocker: the attacker becomes blocked, unless it was already (509.1h, 509.3c).
    fn joins_block(&mut self, blocker: ObjectId, attacker: ObjectId, events: &mut Vec<Event>) {
        let Some(attack) = self.combat.attacks.iter_mut().find(|attack| attack.attacker == attacker) else { return };
        if attack.blockers.contains(&blocker) {
            return;
        }
        attack.blockers.push(blocker);
        let was_blocked = attack.blocked.replace(true) == Some(true);
        self.combat.blocks.push((blocker, attacker));
        let first = !self.combat.blocking.contains(&blocker);
        if first {
            self.combat.blocking.push(blocker);
        }
        events.push(Event::Blocked { blocker, attacker, first });
        events.extend((!was_blocked).then_some(Event::BecameBlocked { attacker }));
    }

    /// The attackers of a permanent that is no longer attacked attack nothing (506.4c). Its controller is still the defending player.
    pub(super) fn stop_being_attacked(&mut self, permanent: ObjectId, controller: PlayerId) {
        let attacked = Entity::Object(permanent);
        for attack in self.combat.attacks.iter_mut().filter(|attack| attack.defender == attacked) {
            (attack.defender, attack.nothing) = (controller.into(), true);
        }
    }

    /// A creature that leaves the battlefield, or stops being a creature, is removed from combat. The attacker it blocked stays blocked (506.4,
    /// 509.1h).
    pub(super) fn leave_combat(&mut self, id: ObjectId, events: &mut Vec<Event>) {
        if self.combat.attack_of(id).is_none() && !self.combat.blocking.contains(&id) {
            return;
        }
        self.combat.blocking.retain(|b| *b != id);
        self.combat.attacks.retain(|a| a.attacker != id);
        self.combat.attacks.iter_mut().for_each(|a| a.blockers.retain(|b| *b != id));
        events.push(Event::RemovedFromCombat { object: id });
    }
}
