//! What a game is played with.

use std::sync::{Arc, OnceLock};

use crate::{budget::Budget, catalog::Catalog, edition::Edition, ground::Asked, rule::Rule, setup::Opening};

/// What a game is played with. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Table {
    /// Cards, keywords, selectors.
    pub catalog: Arc<Catalog>,
    /// The rules.
    pub edition: Arc<Edition>,
    /// What a game may come to.
    pub budget: Budget,
    /// Rules that are switched off.
    off: Arc<[Rule]>,
    /// Where it is noted which rules make a difference, if it is.
    asked: Option<Arc<Asked>>,
    /// The position from which games with it are mostly placed, once one was.
    pub(crate) opening: Arc<OnceLock<Opening>>,
}

impl Table {
    /// Cards and the rules to play them by.
    #[must_use]
    pub fn new(catalog: impl Into<Arc<Catalog>>, edition: impl Into<Arc<Edition>>) -> Self {
        let (catalog, edition) = (catalog.into(), edition.into());
        Self { catalog, edition, budget: Budget::default(), off: Arc::from([]), asked: None, opening: Arc::default() }
    }

    /// The same cards and rules, noting there which rules make a difference: what a game comes to without any other is what it comes to
    /// with it ([`Asked`]).
    #[must_use]
    pub fn asking(&self, asked: Arc<Asked>) -> Self {
        Self { asked: Some(asked), opening: Arc::default(), ..self.clone() }
    }

    /// The same cards and rules with one rule switched off: what it carries isn't done, refused, asked or heeded
    /// ([`ground`](crate::ground)). What no longer ends without it comes to a [tenth](Budget::tenth) of what a game with all of
    /// them may.
    #[must_use]
    pub fn without(&self, rule: Rule) -> Self {
        let budget = if self.off.is_empty() { self.budget.tenth() } else { self.budget };
        let off = self.off.iter().copied().chain([rule]).collect();
        Self { off, asked: None, budget, opening: Arc::default(), ..self.clone() }
    }

    /// Whether it may make a difference if a rule is switched off, since one is or it is noted which would: then every rule is asked for
    /// by name, and no way is shorter since all of them are there.
    pub(crate) fn lacks_rules(&self) -> bool {
        !self.off.is_empty() || self.asked.is_some()
    }

    /// Whether a rule is switched off, where that makes a difference.
    #[must_use]
    pub fn is_off(&self, rule: Rule) -> bool {
        if let Some(asked) = &self.asked {
            asked.note(rule);
        }
        self.off.contains(&rule)
    }

    /// Whether a rule is switched off, where it makes a difference only if that is so.
    pub(crate) fn is_off_if(&self, differs: bool, rule: Rule) -> bool {
        if differs { self.is_off(rule) } else { self.off.contains(&rule) }
    }
}
