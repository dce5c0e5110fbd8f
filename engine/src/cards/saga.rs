//! Sagas (714): the counters by which they go on, and how they enter.

use super::{ability::Ability, amount::Amount, event::EventPattern, loyalty::enters_with_counters, values::CardType};
use crate::state::characteristics::Characteristics;

/// The subtype of Sagas.
pub const SAGA: &str = "Saga";

/// The counters that say how far a Saga has come (714.3).
pub const LORE: &str = "lore";

/// The ability that stands for what a Saga enters with: its controller puts a lore counter on it (714.3a).
#[must_use]
pub fn enters_with_lore() -> Ability {
    enters_with_counters(LORE, Amount::Fixed(1))
}

/// The chapters of an ability, if it is a chapter ability (714.2).
#[must_use]
pub fn chapters(ability: &Ability) -> &[u32] {
    match ability {
        Ability::Triggered(triggered) => match &triggered.when {
            EventPattern::Chapter(numbers) => numbers,
            _ => &[],
        },
        _ => &[],
    }
}

/// The number of the last chapter of a Saga (714.2d): none of what isn't one, or has no chapters.
#[must_use]
pub fn last_chapter(seen: &Characteristics) -> Option<u32> {
    if !seen.is(CardType::Enchantment) || !seen.has_subtype(SAGA) {
        return None;
    }
    seen.abilities.iter().flat_map(|held| chapters(&held.ability)).copied().max()
}
