//! New targets for an object on the stack: new targets for a copy (707.10c), and targets that an effect changes (115.7).

use std::sync::Arc;

use super::targets::{announce_targets, became_targets, candidates, instances, item_of, text_scope};
use crate::{
    acting::Cx,
    cards::effect::Retarget,
    change::StackChange,
    decision::{DecisionKind, Options},
    error::Flow,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::stack::StackItem,
};

/// The player may choose new targets for a copy (707.10c), for each instance of the word "target". Unchanged targets stay, even illegal ones. The
/// procedure asks [`DecisionKind::NewTargets`] first. A new target must be legal.
///
/// # Errors
///
/// An illegal choice; unanswered decisions.
pub fn for_copy(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId) -> Flow {
    let old = item_of(cx, object);
    let slots = slots(&old);
    if cx.game().heeds((Rule::CopyNewTargets, object), !slots.is_empty())
        && cx.ask_yes(player, DecisionKind::NewTargets, Some(object), None)?
    {
        let changing = Changing { object, old: &old, slots: &slots, how: Retarget::New, to: None };
        let item = changing.choose(cx, player, object)?;
        cx.commit(StackChange::SetStackItem { object, item: Arc::new(item) });
    }
    as_copied(cx, object);
    Ok(())
}

/// The targets of a copy become its targets as it is put onto the stack with them, be they new or those of the original (707.10c).
pub fn as_copied(cx: &mut Cx<'_>, copy: ObjectId) {
    announce_targets(cx, copy);
}

/// How an effect changes targets, and which new targets it permits.
#[derive(Debug, Clone)]
pub struct ByEffect {
    /// How many targets change.
    pub how: Retarget,
    /// The only permitted new targets, if the effect names them.
    pub to: Option<Vec<Entity>>,
}

/// A player changes the targets of a spell or ability on the stack (115.7). If fewer targets can be changed than required, none changes. Modes and
/// divisions stay as they were chosen.
///
/// # Errors
///
/// An illegal choice; unanswered decisions.
pub fn by_effect(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId, asked_by: ObjectId, effect: &ByEffect) -> Flow {
    if !can_change(cx.game(), object, asked_by, effect) {
        return Ok(());
    }
    let optional = matches!(effect.how, Retarget::Any | Retarget::New);
    if optional && !cx.ask_yes(player, DecisionKind::OtherTargets, Some(asked_by), None)? {
        return Ok(());
    }
    let old = item_of(cx, object);
    let slots = slots(&old);
    let changing = Changing { object, old: &old, slots: &slots, how: effect.how, to: effect.to.as_deref() };
    let item = changing.choose(cx, player, asked_by)?;
    let pairs = slots.iter().map(|slot| (slot.chosen(&old), slot.chosen(&item)));
    let became: Vec<Entity> =
        pairs.flat_map(|(before, now)| now.iter().copied().filter(|entity| !before.contains(entity))).collect();
    cx.commit(StackChange::ChangeTargets { object, item: Arc::new(item) }.by((Rule::ChangeTargets, asked_by)));
    became_targets(cx, object, became.into_iter());
    Ok(())
}

/// Whether the effect can change the targets. If not, they stay (115.7a).
#[must_use]
pub fn can_change(game: Game<'_>, object: ObjectId, by: ObjectId, effect: &ByEffect) -> bool {
    let can = has_others(game, object, effect);
    let _ = game.heeds((Rule::ChangeTargets, by), !can);
    can
}

fn has_others(game: Game<'_>, object: ObjectId, effect: &ByEffect) -> bool {
    let Some(old) = game.object(object).stack.as_deref() else { return false };
    let slots = slots(old);
    let changing = Changing { object, old, slots: &slots, how: effect.how, to: effect.to.as_deref() };
    !slots.is_empty() && changing.can_end(game, &mut changing.cleared(), 0)
}

/// One instance of the word "target" with chosen targets: the index of its text and of the instance.
#[derive(Debug, Clone, Copy)]
struct Slot {
    text: usize,
    index: usize,
}

fn slots(item: &StackItem) -> Vec<Slot> {
    let of = |(text, words): (usize, &crate::state::stack::StackText)| {
        let aimed = words.targets.iter().enumerate().filter(|(_, target)| !target.chosen.is_empty());
        aimed.map(|(index, _)| Slot { text, index }).collect::<Vec<_>>()
    };
    item.texts.iter().enumerate().flat_map(of).collect()
}

impl Slot {
    fn chosen(self, item: &StackItem) -> &[Entity] {
        &item.texts[self.text].targets[self.index].chosen
    }

    fn set(self, item: &mut StackItem, chosen: Vec<Entity>) {
        item.texts[self.text].targets[self.index].chosen = chosen;
    }
}

/// A change of targets in progress. Targets are chosen instance by instance, but only the final set must be legal (115.7e). Instances that are still
/// to be chosen are therefore ignored meanwhile, and no option is offered that would make the remaining choices impossible.
struct Changing<'a> {
    object: ObjectId,
    old: &'a StackItem,
    slots: &'a [Slot],
    how: Retarget,
    to: Option<&'a [Entity]>,
}

impl Changing<'_> {
    fn cleared(&self) -> StackItem {
        let mut item = self.old.clone();
        self.slots.iter().for_each(|slot| slot.set(&mut item, Vec::new()));
        item
    }

    /// Asks for the new targets of each instance that can still be changed.
    fn choose(&self, cx: &mut Cx<'_>, player: PlayerId, asked_by: ObjectId) -> Flow<StackItem> {
        let mut item = self.cleared();
        for (nth, slot) in self.slots.iter().enumerate() {
            let before = slot.chosen(self.old);
            let from = self.options(cx.game(), &item, nth);
            // An amount was divided among these targets in their order (115.7f).
            let ordered = !self.old.texts[slot.text].targets[slot.index].division.is_empty() && before.len() > 1;
            let options = Options::Entities { from, least: before.len(), most: before.len(), ordered };
            let name = Some(self.old.texts[slot.text].targets[slot.index].name.clone());
            let chosen = cx.ask_entities(player, DecisionKind::Targets, Some(asked_by), name, options)?;
            let so_many = self.changed(&item, nth) + changes(before, &chosen, ordered);
            let too_many = self.how == Retarget::One && so_many > 1;
            let too_few = self.how == Retarget::All && ordered && so_many < before.len();
            if too_many || too_few {
                cx.forbid((Rule::ChangeTargets, asked_by), "the effect can't change this number of targets")?;
            }
            if ordered && self.is_moved_though_illegal(cx.game(), &item, *slot, &chosen) {
                cx.forbid((Rule::ChangeTargets, asked_by), "a target that has become illegal can only stay unchanged")?;
            }
            slot.set(&mut item, chosen);
        }
        Ok(item)
    }

    /// Whether a target in another place than before is illegal: there it is a new target (115.7d).
    fn is_moved_though_illegal(&self, game: Game<'_>, item: &StackItem, slot: Slot, chosen: &[Entity]) -> bool {
        let legal = self.legal(game, item, slot);
        let mut pairs = slot.chosen(self.old).iter().zip(chosen);
        pairs.any(|(before, now)| before != now && !legal.contains(now))
    }

    /// The possible targets of the instance.
    fn options(&self, game: Game<'_>, item: &StackItem, nth: usize) -> Vec<Entity> {
        let mut found = Vec::new();
        for way in self.ways(game, item, nth) {
            let mut item = item.clone();
            self.slots[nth].set(&mut item, way.clone());
            if self.can_end(game, &mut item, nth + 1) {
                let new: Vec<Entity> = way.into_iter().filter(|entity| !found.contains(entity)).collect();
                found.extend(new);
            }
        }
        found
    }

    /// Whether the instances from that one on can be completed.
    fn can_end(&self, game: Game<'_>, item: &mut StackItem, nth: usize) -> bool {
        let Some(slot) = self.slots.get(nth) else {
            return self.how != Retarget::One || self.changed(item, nth) == 1;
        };
        let ended = self.ways(game, item, nth).into_iter().any(|way| {
            slot.set(item, way);
            self.can_end(game, item, nth + 1)
        });
        slot.set(item, Vec::new());
        ended
    }

    /// How many targets differ from before, in the instances before that one.
    fn changed(&self, item: &StackItem, nth: usize) -> usize {
        self.slots[..nth].iter().map(|slot| changes(slot.chosen(self.old), slot.chosen(item), false)).sum()
    }

    /// The possible sets of targets of an instance, each with the same number of targets as before.
    fn ways(&self, game: Game<'_>, item: &StackItem, nth: usize) -> Vec<Vec<Entity>> {
        let slot = self.slots[nth];
        let before = slot.chosen(self.old);
        let legal = self.legal(game, item, slot);
        let stays = |entity: &Entity| legal.contains(entity) || !self.was_legal(game, slot, *entity);
        let kept = before.iter().all(stays).then(|| before.to_vec());
        let wanted = |entity: &Entity| {
            self.to.is_none_or(|only| only.contains(entity))
                && (self.how != Retarget::All || before.len() > 1 || !before.contains(entity))
        };
        let mut others: Vec<Entity> = legal.iter().copied().filter(wanted).collect();
        match self.how {
            Retarget::All => windows(&others, before.len()),
            Retarget::Any | Retarget::New => {
                others.extend(
                    before
                        .iter()
                        .filter(|entity| stays(entity) && !others.contains(entity))
                        .copied()
                        .collect::<Vec<_>>(),
                );
                kept.into_iter().chain(windows(&others, before.len())).collect()
            }
            Retarget::One if self.changed(item, nth) == 1 => kept.into_iter().collect(),
            Retarget::One => {
                others.retain(|entity| !before.contains(entity));
                let instead = |place: usize, other: &Entity| {
                    let mut way = before.to_vec();
                    way[place] = *other;
                    way
                };
                let changed = (0..before.len()).flat_map(|place| others.iter().map(move |other| instead(place, other)));
                kept.into_iter().chain(changed.collect::<Vec<_>>()).collect()
            }
        }
    }

    /// The legal targets of an instance, given the other targets chosen so far.
    fn legal(&self, game: Game<'_>, item: &StackItem, slot: Slot) -> Vec<Entity> {
        let words = &item.texts[slot.text];
        let target = &words.targets[slot.index];
        let of = |instance: &super::targets::Instance<'_>| {
            *instance.name == target.name && instance.mode == target.mode.as_ref()
        };
        let Some(instance) = instances(words).into_iter().find(of) else { return Vec::new() };
        let scope = text_scope(game, self.object, item, slot.text);
        candidates(game, self.object, item, slot.text, instance, &scope)
    }

    /// Whether a chosen object or player was a legal target until now. An illegal target may stay (115.7d).
    fn was_legal(&self, game: Game<'_>, slot: Slot, entity: Entity) -> bool {
        let mut item = self.old.clone();
        slot.set(&mut item, Vec::new());
        self.legal(game, &item, slot).contains(&entity)
    }
}

/// How many targets differ from before. If an amount is divided, positions are compared.
fn changes(before: &[Entity], now: &[Entity], ordered: bool) -> usize {
    match ordered {
        true => before.iter().zip(now).filter(|(before, now)| before != now).count(),
        false => now.iter().filter(|entity| !before.contains(entity)).count(),
    }
}

/// Windows of that size, so that each element is in at least one of them.
fn windows(from: &[Entity], size: usize) -> Vec<Vec<Entity>> {
    from.windows(size).map(<[Entity]>::to_vec).collect()
}
