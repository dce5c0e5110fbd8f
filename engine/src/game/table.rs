//! The cards, rules and limits that a game is played with.

use std::sync::{Arc, OnceLock};

use super::{Asked, Opening};
use crate::{budget::Budget, cards::english::Wording, catalog::Catalog, edition::Edition, rule::Rule};

/// The cards, rules and limits that a game is played with. It is cheap to clone.
#[derive(Debug, Clone)]
pub struct Table {
    /// The cards, keywords and selectors.
    pub catalog: Arc<Catalog>,
    /// The rules.
    pub edition: Arc<Edition>,
    /// The limits of the game.
    pub budget: Budget,
    /// The rules that are switched off.
    off: Arc<[Rule]>,
    /// The record of which rules make a difference, if one is kept.
    asked: Option<Arc<Asked>>,
    /// The opening position that most games with this table start from, once one was placed.
    pub(crate) opening: Arc<OnceLock<Opening>>,
}

impl Table {
    /// A table with these cards and rules.
    #[must_use]
    pub fn new(catalog: impl Into<Arc<Catalog>>, edition: impl Into<Arc<Edition>>) -> Self {
        let (catalog, edition) = (catalog.into(), edition.into());
        Self { catalog, edition, budget: Budget::default(), off: Arc::from([]), asked: None, opening: Arc::default() }
    }

    /// The edition in whose words the table's texts are written.
    #[must_use]
    pub fn wording(&self) -> Wording<'_> {
        Wording { catalog: &self.catalog, edition: &self.edition }
    }

    /// The same table with a record of the rules that make a difference. A game without one of the other rules is the same game ([`Asked`]).
    #[must_use]
    pub fn asking(&self, asked: Arc<Asked>) -> Self {
        Self { asked: Some(asked), opening: Arc::default(), ..self.clone() }
    }

    /// The same table with one rule switched off: no change, refusal, decision or fact depends on that rule any more ([`ground`](crate::ground)). The
    /// budget becomes a [tenth](Budget::tenth), because a game may not end without the rule.
    #[must_use]
    pub fn without(&self, rule: Rule) -> Self {
        let budget = if self.off.is_empty() { self.budget.tenth() } else { self.budget };
        let off = self.off.iter().copied().chain([rule]).collect();
        Self { off, asked: None, budget, opening: Arc::default(), ..self.clone() }
    }

    /// Whether a switched-off rule may make a difference, because one is switched off or a record is kept. Every rule is then checked by name, and no
    /// shortcut is taken that assumes that all rules apply.
    pub(crate) fn lacks_rules(&self) -> bool {
        !self.off.is_empty() || self.asked.is_some()
    }

    /// Whether a rule is switched off, at a point where that makes a difference.
    #[must_use]
    pub fn is_off(&self, rule: Rule) -> bool {
        if let Some(asked) = &self.asked {
            asked.note(rule);
        }
        self.off.contains(&rule)
    }

    /// Whether a rule is switched off, at a point where that makes a difference only if `differs` is true.
    pub(crate) fn is_off_if(&self, differs: bool, rule: Rule) -> bool {
        if differs { self.is_off(rule) } else { self.off.contains(&rule) }
    }
}
