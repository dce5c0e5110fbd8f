//! Amounts of mana by kind.

use super::stack::Mana;
use crate::cards::values::{Color, ManaCost, ManaKind};

/// The index of colourless mana, after the five colours.
const COLORLESS: usize = 5;

/// An amount of mana: the number of each colour, and colourless last.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Units(pub(crate) [u32; 6]);

impl Units {
    /// One mana.
    #[must_use]
    pub fn one(color: Option<Color>) -> Self {
        let mut units = Self::default();
        units.0[color.map_or(COLORLESS, |c| c as usize)] = 1;
        units
    }

    /// The mana that a text adds. Its generic part is colourless.
    #[must_use]
    pub fn of_cost(cost: &ManaCost) -> Self {
        let mut units = Self::default();
        units.0[..COLORLESS].copy_from_slice(&cost.colored);
        units.0[COLORLESS] = cost.generic + cost.colorless;
        units
    }

    /// The mana in the form in which a text adds it.
    #[must_use]
    pub fn as_cost(&self) -> ManaCost {
        let mut cost = ManaCost { colorless: self.0[COLORLESS], ..ManaCost::ZERO };
        cost.colored.copy_from_slice(&self.0[..COLORLESS]);
        cost
    }

    /// The sum of both.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine += theirs);
        self
    }

    /// The amount multiplied by a number.
    #[must_use]
    pub fn times(mut self, n: u32) -> Self {
        self.0.iter_mut().for_each(|mine| *mine *= n);
        self
    }

    /// The same amount with all coloured mana changed to that colour, if there is one.
    #[must_use]
    pub fn made_instead(mut self, color: Option<Color>) -> Self {
        if let Some(color) = color {
            let colored = self.0[..COLORLESS].iter().sum();
            self.0[..COLORLESS].fill(0);
            self.0[color as usize] = colored;
        }
        self
    }

    /// The total amount.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Each single mana: its colour, or none.
    #[must_use]
    pub fn each(&self) -> Vec<Option<Color>> {
        let kinds = Color::ALL.iter().copied().map(Some).chain([None]).zip(self.0);
        kinds.flat_map(|(kind, n)| (0..n).map(move |_| kind)).collect()
    }

    /// The kinds of mana in the amount.
    #[must_use]
    pub fn kinds(&self) -> Vec<ManaKind> {
        ManaKind::ALL.iter().copied().filter(|kind| self.has(kind.color())).collect()
    }

    /// Whether it contains mana of that colour, or colourless mana.
    #[must_use]
    pub fn has(&self, color: Option<Color>) -> bool {
        self.0[color.map_or(COLORLESS, |c| c as usize)] > 0
    }
}

impl From<&Mana> for Units {
    fn from(mana: &Mana) -> Self {
        Self::one(mana.color)
    }
}
