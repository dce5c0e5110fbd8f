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

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(text: &str) -> ManaCost {
        text.parse().unwrap()
    }

    fn left(of: &str, by: &str) -> String {
        reduce(cost(of), &cost(by)).cost.to_string()
    }

    #[test]
    fn generic_mana_takes_generic_mana_only() {
        assert_eq!(left("{1}{R}", "{1}"), "{R}");
        assert_eq!(left("{R}", "{1}"), "{R}");
    }

    #[test]
    fn a_reduction_touches_the_total_with_what_was_added() {
        // A spell for {R} with a spliced text for {1}{U}, reduced by one generic mana.
        let total = cost("{R}").plus(&cost("{1}{U}"));
        assert_eq!(reduce(total, &cost("{1}")).cost, cost("{U}{R}"));
    }

    #[test]
    fn colored_mana_takes_its_color_then_generic_mana() {
        assert_eq!(left("{4}{W}{W}", "{W}{W}{W}{W}"), "{2}");
        assert_eq!(left("{4}{W}{W}", "{5}{W}"), "{W}");
        assert_eq!(left("{4}{W}{W}", "{1}{G}"), "{2}{W}{W}");
        assert!(reduce(cost("{4}{W}{W}"), &cost("{1}{G}")).spilled);
        assert!(!reduce(cost("{4}{W}{W}"), &cost("{1}{W}")).spilled);
    }

    #[test]
    fn increases_come_before_reductions() {
        let total = cost("{4}{W}{W}").plus(&cost("{1}"));
        assert_eq!(total.to_string(), "{5}{W}{W}");
        assert_eq!(reduce(total, &cost("{5}{W}{W}")).cost, ManaCost::ZERO);
    }

    #[test]
    fn colored_mana_takes_what_is_of_that_color_or_another() {
        assert_eq!(left("{2}{W/U}{W/U}{W}", "{W}{W}"), "{2}{W/U}");
        assert_eq!(left("{2}{W/U}", "{U}{U}"), "{1}");
        assert_eq!(left("{2}{W/U}", "{R}"), "{1}{W/U}");
    }

    #[test]
    fn a_cost_stays_at_nothing() {
        assert_eq!(left("{1}{W}", "{5}{W}{W}"), "{0}");
    }
}
