//! Objects on the stack, and mana (106, 405).

use std::sync::Arc;

use crate::{
    cards::values::ManaCost,
    change::StackChange,
    event::Event,
    ids::{ObjectId, PlayerId},
    state::{
        State,
        stack::{Mana, StackItem},
    },
};

impl State {
    /// Carries out a change of objects on the stack, or of the mana that pays for them.
    pub(super) fn commit_stack(&mut self, change: StackChange, batch: u32, events: &mut Vec<Event>) {
        match change {
            StackChange::SetStackItem { object, item } | StackChange::ChangeTargets { object, item } => {
                self.object_mut(object).stack = Some(item);
            }
            StackChange::AddMana { player, mana } => {
                let source = mana.first().and_then(|m| m.source);
                events.extend(source.map(|source| Event::ManaAdded { player, source, mana: total(&mana) }));
                self.player_mut(player).mana.extend(mana);
            }
            StackChange::SpendMana { player, places, on } => self.spend(player, &places, on, events),
            StackChange::BeginManaAbility { object, ability } => self.mana_abilities.push((object, ability)),
            StackChange::EndManaAbility => {
                self.mana_abilities.pop();
            }
            StackChange::EmptyMana { player, burn, lasting_too } => {
                self.empty_mana(player, (burn, lasting_too), batch, events);
            }
        }
    }

    fn spend(&mut self, player: PlayerId, places: &[usize], on: ObjectId, events: &mut Vec<Event>) {
        let pool = std::mem::take(&mut self.player_mut(player).mana);
        let (spent, kept): (Vec<_>, Vec<_>) =
            pool.into_iter().enumerate().partition(|(place, _)| places.contains(place));
        let spent: Vec<Mana> = spent.into_iter().map(|(_, mana)| mana).collect();
        self.player_mut(player).mana = kept.into_iter().map(|(_, mana)| mana).collect();
        events.push(Event::ManaSpent { player, on, mana: total(&spent) });
        if let Some(item) = self.item_mut(on) {
            item.mana_spent.extend(spent);
        }
    }

    fn empty_mana(&mut self, player: PlayerId, (burn, lasting_too): (bool, bool), batch: u32, events: &mut Vec<Event>) {
        let pool = std::mem::take(&mut self.player_mut(player).mana);
        let (lost, kept): (Vec<Mana>, Vec<Mana>) = pool.into_iter().partition(|m| lasting_too || !m.lasts_this_turn);
        self.player_mut(player).mana = kept;
        let burning = lost.iter().filter(|m| !m.lasts_this_turn).count();
        if !lost.is_empty() {
            let amount = u32::try_from(lost.len()).unwrap_or(u32::MAX);
            events.push(Event::ManaLost { player, amount, burned: burn && burning > 0 });
        }
        if burn && burning > 0 {
            let amount = u32::try_from(burning).unwrap_or(u32::MAX);
            self.change_life(player, -super::signed(amount));
            events.push(Event::LifeLost { player, amount, dealt: false, batch });
        }
    }

    fn item_mut(&mut self, id: ObjectId) -> Option<&mut StackItem> {
        self.object_mut(id).stack.as_mut().map(Arc::make_mut)
    }
}

/// The mana as a cost. Colourless mana counts as generic.
fn total(mana: &[Mana]) -> ManaCost {
    let mut sum = ManaCost::ZERO;
    for unit in mana {
        match unit.color {
            Some(color) => sum.colored[color as usize] += 1,
            None => sum.generic += 1,
        }
    }
    sum
}
