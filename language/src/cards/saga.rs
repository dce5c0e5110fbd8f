//! Sagas (714): their lore counters, and the way in which they enter the battlefield.

use super::{ability::Ability, amount::Amount, event::EventPattern, loyalty::enters_with_counters, values::CardType};
use crate::cards::characteristics::Characteristics;

/// The subtype Saga.
pub const SAGA: &str = "Saga";

/// The kind of counter that marks the progress of a Saga (714.3).
pub const LORE: &str = "lore";

/// The ability with which a Saga enters the battlefield: with a lore counter on it (714.3a).
#[must_use]
pub fn enters_with_lore() -> Ability {
    enters_with_counters(LORE, Amount::Fixed(1))
}

/// The chapter numbers of a chapter ability (714.2). Empty for any other ability.
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

/// The final chapter number of a Saga (714.2d). `None` for a permanent that is not a Saga or has no chapter abilities.
#[must_use]
pub fn last_chapter(seen: &Characteristics) -> Option<u32> {
    if !seen.is(CardType::Enchantment) || !seen.has_subtype(SAGA) {
        return None;
    }
    seen.abilities.iter().flat_map(|held| chapters(&held.ability)).copied().max()
}
