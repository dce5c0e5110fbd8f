//! The changes that counters make to power and toughness (122.1a).

use super::{reckon::Reckoning, settle::Settled};
use crate::{rule::Rule, state::object::Counters};

impl Reckoning<'_> {
    /// Counters change power and toughness, those of creature cards in other zones than the battlefield, too (122.1a).
    pub(super) fn apply_counters(&mut self) {
        for object in self.state.present().filter(|object| !object.counters.is_empty()) {
            let (id, (power, toughness)) = (object.id, of_counters(&object.counters));
            if (power, toughness) == (0, 0) || self.seen.characteristics(id).pt.is_none() {
                continue;
            }
            if self.facts.fact((Rule::LayerPtCounters, id), true, || false) {
                self.seen.apply(&Settled::AddPt(vec![(power, toughness)]), id, (0, id), self.facts);
            }
        }
    }
}

/// The sum of the changes that all its counters make to power and toughness.
fn of_counters(counters: &Counters) -> (i32, i32) {
    let mut sum = (0_i32, 0_i32);
    for (kind, count) in counters.iter() {
        if let (Some((power, toughness)), Ok(count)) = (kind.pt(), i32::try_from(count)) {
            sum.0 = sum.0.saturating_add(power.saturating_mul(count));
            sum.1 = sum.1.saturating_add(toughness.saturating_mul(count));
        }
    }
    sum
}
