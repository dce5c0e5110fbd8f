//! Prevention (615) and redirection (614.9) of damage.

use super::{Batch, Would, affected, candidate::Candidate, find};
use crate::{
    acting::Cx,
    cards::{keyword::Builtin, loyalty::LOYALTY, values::CardType},
    change::{Change, Damage, LifeChange, PermanentChange},
    decision::{Answer, DecisionKind, Moment, Options},
    error::Flow,
    event::Event,
    ground::{Act, Ground},
    ids::{Entity, ObjectId},
    rule::Rule,
    state::effects::Scope,
};

/// The fate of damage.
#[derive(Clone, Copy)]
enum Fate {
    Prevented,
    DealtTo(Entity),
}

impl Batch {
    /// Prevents that much of the damage, or as much as is left of the shield, or all of it.
    pub(super) fn prevent(&mut self, cx: &mut Cx<'_>, at: usize, candidate: &Candidate, amount: Option<u32>) -> Flow {
        self.divert(cx, at, candidate, amount, Fate::Prevented)
    }

    /// Redirects that much of the damage to another recipient, if that recipient can be dealt damage (614.9a).
    pub(super) fn redirect(
        &mut self,
        cx: &mut Cx<'_>,
        at: usize,
        candidate: &Candidate,
        amount: Option<u32>,
        to: Option<Entity>,
    ) -> Flow {
        match to.filter(|to| can_be_dealt_damage(cx, *to)) {
            Some(to) => self.divert(cx, at, candidate, amount, Fate::DealtTo(to)),
            None => Ok(()),
        }
    }

    /// Redirects all of the damage to a planeswalker of the player to whom it would be dealt. The controller of the source chooses one of several (306.8
    /// of 2009, 306.7 of 2013).
    pub(super) fn redirect_to_planeswalker(&mut self, cx: &mut Cx<'_>, at: usize, candidate: &Candidate) -> Flow {
        let Some(player) = self.damage_at(at).and_then(|damage| damage.to.player()) else { return Ok(()) };
        let from: Vec<Entity> = find::planeswalkers_of(cx.game(), player).map(Entity::Object).collect();
        let to = match from.as_slice() {
            [] | [_] => from.first().copied(),
            _ => {
                let options = Options::Entities { from, least: 1, most: 1, ordered: false };
                let (by, source) = (candidate.scope.controller, candidate.scope.source);
                let moment = cx.at(Moment::Replacing);
                let chosen = cx.ask_entities(by, DecisionKind::Choose, Some(source), None, options)?;
                cx.at(moment);
                chosen.first().copied()
            }
        };
        self.redirect(cx, at, candidate, None, to)
    }

    fn divert(&mut self, cx: &mut Cx<'_>, at: usize, candidate: &Candidate, amount: Option<u32>, fate: Fate) -> Flow {
        let Some(left) = candidate.left else {
            let whole = self.damage_at(at).map_or(0, |d| d.amount);
            self.take_away(at, amount.unwrap_or(whole).min(whole), fate);
            return Ok(());
        };
        let left = left.saturating_sub(self.taken_of(&candidate.key));
        let all = self.covered(cx, at, candidate);
        let total = all.iter().filter_map(|at| self.damage_at(*at)).map(|d| d.amount).fold(0, u32::saturating_add);
        let parts = if total <= left {
            all.iter().map(|at| self.damage_at(*at).map_or(0, |d| d.amount)).collect()
        } else {
            self.split(cx, candidate, &all, left)?
        };
        self.use_up(&candidate.key, total.min(left));
        for (at, part) in all.into_iter().zip(parts) {
            if !self.would[at].used.contains(&candidate.key) {
                self.would[at].used.push(candidate.key.clone());
            }
            self.take_away(at, part, fate);
        }
        Ok(())
    }

    /// All damage dealt at this time that the shield applies to, the current event first.
    fn covered(&self, cx: &Cx<'_>, at: usize, candidate: &Candidate) -> Vec<usize> {
        let mut view = None;
        let others = (0..self.would.len()).filter(|other| *other != at).filter(|other| {
            let would = &self.would[*other];
            let fits = |act: &Act| find::matches(cx, self, candidate, &act.change, &mut view).is_some();
            !would.used.contains(&candidate.key) && would.act.as_ref().is_some_and(fits)
        });
        std::iter::once(at).chain(others).collect()
    }

    /// The affected player says which damage the shield prevents, if only that player is affected; otherwise the shield's controller does (615.7).
    fn split(&self, cx: &mut Cx<'_>, candidate: &Candidate, all: &[usize], left: u32) -> Flow<Vec<u32>> {
        let damages: Vec<Damage> = all.iter().filter_map(|at| self.damage_at(*at)).copied().collect();
        let players: Vec<_> = damages.iter().map(|d| affected(cx, &Change::Life(LifeChange::Damage(*d)))).collect();
        let one = players.iter().all(|p| *p == players[0]);
        let player = if one { players[0] } else { candidate.scope.controller };
        let recipients: Vec<Entity> = damages.iter().map(|d| d.to).collect();
        let differ = recipients.iter().enumerate().all(|(i, r)| !recipients[..i].contains(r));
        let among = if differ { recipients } else { damages.iter().map(|d| d.source.into()).collect() };
        let options = Options::Division { among, total: left, least_each: 0 };
        let moment = cx.at(Moment::Replacing);
        let answer = cx.ask(player, DecisionKind::ShieldSplit, Some(candidate.scope.source), None, options)?;
        cx.at(moment);
        let Answer::Division(parts) = answer else { return Ok(Vec::new()) };
        // A single source's damage can't use more of the shield than there is damage.
        let parts: Vec<u32> = if parts.len() == 1 { vec![left.min(damages[0].amount)] } else { parts };
        if parts.iter().zip(&damages).any(|(part, damage)| *part > damage.amount) {
            cx.cannot(
                (Rule::PreventionShield, &candidate.scope),
                "more damage can't be prevented than would be dealt",
            )?;
        }
        Ok(parts)
    }

    /// Adds the results of the damage that will be dealt (120.4c). They can be replaced like any other event. Returns whether there are any.
    pub(super) fn adds_results(&mut self, cx: &Cx<'_>) -> bool {
        let known = self.would.len();
        for (place, act) in &self.settled {
            if let Change::Life(LifeChange::Damage(damage)) = &act.change
                && damage.amount > 0
                && cx.carries_out(act)
            {
                let gain = lifelink(cx, damage).filter(|gain| !joined(&mut self.would[known..], gain));
                for mut result in results(cx, damage).into_iter().chain(toxic(cx, damage)).chain(gain) {
                    result.grounds.extend(act.grounds.iter().cloned());
                    let used = self.would[*place].used.clone();
                    self.would.push(Would { act: Some(result), place: *place, used });
                }
            }
        }
        self.would.len() > known
    }

    fn damage_at(&self, at: usize) -> Option<&Damage> {
        match self.would[at].act.as_ref().map(|act| &act.change) {
            Some(Change::Life(LifeChange::Damage(damage))) => Some(damage),
            _ => None,
        }
    }

    /// Takes a part out of the damage. Redirected damage keeps its source, whether it is combat damage, and whether it can be prevented.
    fn take_away(&mut self, at: usize, part: u32, fate: Fate) {
        let Some(damage) = self.damage_at(at).copied().filter(|_| part > 0) else { return };
        let grounds = self.would[at].act.take().map(|act| act.grounds).unwrap_or_default();
        let rest = Damage { amount: damage.amount - part, ..damage };
        let dealt = |damage| Act { change: Change::Life(LifeChange::Damage(damage)), grounds: grounds.clone() };
        self.would[at].act = (rest.amount > 0).then(|| dealt(rest));
        let Damage { source, to, .. } = damage;
        match fate {
            Fate::Prevented => {
                self.settles(Change::Note(Event::DamagePrevented { source, to, amount: part }).into());
            }
            Fate::DealtTo(other) => {
                let event = Event::DamageRedirected { source, from: to, to: other, amount: part };
                self.settles(Change::Note(event).into());
                let used = self.would[at].used.clone();
                self.add(dealt(Damage { to: other, amount: part, ..damage }), used);
            }
        }
    }
}

/// The poison counters that combat damage of a creature with toxic also gives a player: the sum of its toxic values (120.3g, 702.164c).
fn toxic(cx: &Cx<'_>, damage: &Damage) -> Option<Act> {
    let Damage { source, to: Entity::Player(player), combat: true, .. } = *damage else { return None };
    let (game, held) = (cx.game(), cx.game().instance(source, Builtin::Toxic)?);
    let scope = Scope::new(source, game.controller(source));
    let of_each = game.characteristics(source).instances(Builtin::Toxic).filter_map(|toxic| toxic.with.n.as_ref());
    let count = of_each.map(|n| u32::try_from(game.amount(n, &scope)).unwrap_or(0)).fold(0, u32::saturating_add);
    let put = PermanentChange::PutCounters { on: player.into(), kind: "poison".into(), count, by_effect: false };
    Some(put.by(Ground::held(Rule::Toxic, source, held)))
}

/// The results of damage by its recipient (120.3). A player loses life, or gets poison counters if the source has infect. A planeswalker loses
/// loyalty counters. On a creature, which may also be a planeswalker, damage is marked, or becomes -1/-1 counters if the source has wither or infect.
fn results(cx: &Cx<'_>, damage: &Damage) -> Vec<Act> {
    let Damage { source, to, amount, .. } = *damage;
    // These counters come from the rules, not from an effect.
    let counters = |kind: &str| {
        Act::from(PermanentChange::PutCounters { on: to, kind: kind.into(), count: amount, by_effect: false })
    };
    let infects = || deals_by(cx, source, Builtin::Infect, Rule::Infect);
    let object = match to {
        Entity::Player(_) if infects() => return vec![counters("poison")],
        Entity::Player(player) => {
            return vec![LifeChange::LoseLife { player, amount, dealt: true }.by((Rule::DamageToPlayer, source))];
        }
        Entity::Object(object) => object,
    };
    let is = |kind| cx.game().characteristics(object).is(kind);
    let loyalty = || {
        let lost = PermanentChange::RemoveCounters { from: to, kind: LOYALTY.into(), count: amount };
        lost.by((Rule::DamageToPlaneswalker, object))
    };
    let marked = || match deals_by(cx, source, Builtin::Wither, Rule::Wither) || infects() {
        true => counters("-1/-1"),
        false => PermanentChange::MarkDamage { object, amount }.by((Rule::DamageToCreature, object)),
    };
    let planeswalker = is(CardType::Planeswalker).then(loyalty);
    planeswalker.into_iter().chain(is(CardType::Creature).then(marked)).collect()
}

/// Whether a source has, or last had, a keyword that changes the results of its damage (702.80c, 702.90d).
fn deals_by(cx: &Cx<'_>, source: ObjectId, keyword: Builtin, rule: Rule) -> bool {
    cx.game().instance(source, keyword).is_some_and(|held| cx.stands(Ground::held(rule, source, held)))
}

/// The life gained from damage by a source with lifelink, by its present or last controller; several instances are redundant (120.3f, 702.15b,
/// 702.15f).
fn lifelink(cx: &Cx<'_>, damage: &Damage) -> Option<Act> {
    let Damage { source, amount, .. } = *damage;
    let held = cx.game().instance(source, Builtin::Lifelink)?;
    let player = cx.game().controller(source);
    Some(LifeChange::GainLife { player, amount }.by(Ground::held(Rule::Lifelink, source, held)))
}

/// Adds the life to a gain by the same source, if there is one: the damage that a source with lifelink deals at one time causes one gain of life, and
/// each source its own (702.15e, 119.9).
fn joined(would: &mut [Would], gain: &Act) -> bool {
    let Change::Life(LifeChange::GainLife { player, amount }) = gain.change else { return false };
    for act in would.iter_mut().filter_map(|would| would.act.as_mut()) {
        if let Change::Life(LifeChange::GainLife { player: other, amount: total }) = &mut act.change
            && *other == player
            && act.grounds.first() == gain.grounds.first()
        {
            *total = total.saturating_add(amount);
            return true;
        }
    }
    false
}

/// Whether it is a player in the game, or a permanent of a type that can be dealt damage (120.1).
pub(crate) fn can_be_dealt_damage(cx: &Cx<'_>, entity: Entity) -> bool {
    match entity {
        Entity::Player(player) => !cx.state().player(player).lost,
        Entity::Object(object) => {
            let characteristics = cx.game().characteristics(object);
            cx.state().object(object).is_permanent()
                && [CardType::Creature, CardType::Planeswalker, CardType::Battle]
                    .into_iter()
                    .any(|t| characteristics.is(t))
        }
    }
}
