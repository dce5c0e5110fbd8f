//! The arithmetic of cost reductions (118.7).

use crate::cards::values::{Color, HYBRID, ManaCost};

/// A mana cost after a reduction, and what kind of reduction it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reduced {
    /// The remaining cost.
    pub cost: ManaCost,
    /// Whether a reduction in coloured mana exceeded the mana of that colour and reduced generic mana instead (118.7b–c; 502.42c until 2009).
    pub spilled: bool,
}

/// Reduces a cost by an amount of mana. Generic mana reduces only generic mana (118.7a). Coloured and colourless mana reduces mana of its kind, and
/// any excess reduces generic mana. A hybrid symbol is announced as the colour of the reduction (601.2b).
#[must_use]
pub fn reduce(mut cost: ManaCost, by: &ManaCost) -> Reduced {
    let mut excess = 0;
    for color in Color::ALL.iter().copied() {
        let (left, taken) = (&mut cost.colored[color as usize], by.of(color));
        let mut more = taken.saturating_sub(*left);
        *left = left.saturating_sub(taken);
        for (pair, either) in HYBRID.into_iter().zip(&mut cost.hybrid) {
            if more > 0 && [pair.0, pair.1].contains(&color) {
                let taken = u8::try_from(more).unwrap_or(u8::MAX).min(*either);
                *either -= taken;
                more -= u32::from(taken);
            }
        }
        let taken = u8::try_from(more).unwrap_or(u8::MAX).min(cost.two_or[color as usize]);
        cost.two_or[color as usize] -= taken;
        excess += more - u32::from(taken);
    }
    excess += by.colorless.saturating_sub(cost.colorless);
    cost.colorless = cost.colorless.saturating_sub(by.colorless);
    // A reduction may exceed the cost: a cost is never less than zero (601.2f).
    cost.generic = cost.generic.saturating_sub(by.generic + excess);
    Reduced { cost, spilled: excess > 0 }
}
