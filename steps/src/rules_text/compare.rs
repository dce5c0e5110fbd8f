//! The changes of rules between two texts.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::Serialize;

use super::{
    normal::normal,
    pairing,
    parse::{Number, Rule, RulesText},
};

/// The change of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// The same words under the same number.
    Same,
    /// Other words, possibly under another number.
    Reworded,
    /// The same words under another number.
    Renumbered,
    /// The older text has no similar rule.
    New,
    /// The newer text has no similar rule.
    Gone,
}

/// A rule of one text, of the other, or of both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair<'t> {
    /// Its change.
    pub fate: Fate,
    /// The rule of the older text, unless it is new.
    pub old: Option<&'t Rule>,
    /// The rule of the newer text, unless it is gone.
    pub new: Option<&'t Rule>,
}

impl<'t> Pair<'t> {
    /// The rule in the newer text, or in the older text if it is gone.
    #[must_use]
    pub fn latest(&self) -> Option<&'t Rule> {
        self.new.or(self.old)
    }

    /// Its number in the newer text, or in the older text if it is gone.
    #[must_use]
    pub fn number(&self) -> Option<&'t Number> {
        self.latest().map(|rule| &rule.number)
    }

    /// Whether one of its numbers begins with this number.
    #[must_use]
    pub fn is_in(&self, meant: &str) -> bool {
        [self.old, self.new].into_iter().flatten().any(|rule| rule.number.is_in(meant))
    }

    /// Whether it is only a title.
    #[must_use]
    pub fn is_title(&self) -> bool {
        self.latest().is_some_and(Rule::is_title)
    }

    /// Whether its examples differ.
    #[must_use]
    pub fn has_other_examples(&self) -> bool {
        self.old
            .zip(self.new)
            .is_some_and(|(old, new)| normal(&old.examples.join(" ")) != normal(&new.examples.join(" ")))
    }
}

/// The number of rules with each change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Counts {
    /// Unchanged.
    pub same: usize,
    /// With other words.
    pub reworded: usize,
    /// Under another number.
    pub renumbered: usize,
    /// Only in the newer text.
    pub new: usize,
    /// Only in the older text.
    pub gone: usize,
}

impl Counts {
    /// Counts one more.
    pub fn count(&mut self, fate: Fate) {
        *match fate {
            Fate::Same => &mut self.same,
            Fate::Reworded => &mut self.reworded,
            Fate::Renumbered => &mut self.renumbered,
            Fate::New => &mut self.new,
            Fate::Gone => &mut self.gone,
        } += 1;
    }
}

/// Two texts side by side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comparison<'t> {
    /// Every rule and title of both texts, in the order of their numbers.
    pub pairs: Vec<Pair<'t>>,
}

impl<'t> Comparison<'t> {
    /// Compares two texts. Rules are paired by number and text, then by text, then by similarity; titles are paired only with titles.
    #[must_use]
    pub fn of(old: &'t RulesText, new: &'t RulesText) -> Self {
        let mut pairs = Vec::new();
        for titles in [false, true] {
            let those = |text: &'t RulesText| text.rules.iter().filter(|rule| rule.is_title() == titles).collect();
            pairs.extend(paired(those(old), those(new)));
        }
        pairs.sort_by(|one, other| one.number().cmp(&other.number()));
        Comparison { pairs }
    }

    /// The number of rules with each change, without titles.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        self.pairs.iter().filter(|pair| !pair.is_title()).for_each(|pair| counts.count(pair.fate));
        counts
    }
}

/// Pairs the rules of two texts, either only titles or no titles.
fn paired<'t>(old: Vec<&'t Rule>, new: Vec<&'t Rule>) -> Vec<Pair<'t>> {
    let mut pairs = Vec::new();
    let both = |fate, old, new| Pair { fate, old: Some(old), new: Some(new) };

    let mut by_both = Waiting::of(&old, |rule| (Some(rule.number.clone()), normal(&rule.text)));
    let (new, same) = by_both.take(new, |rule| (Some(rule.number.clone()), normal(&rule.text)));
    pairs.extend(same.into_iter().map(|(old, new)| both(Fate::Same, old, new)));

    let old = by_both.rest();
    let mut by_text = Waiting::of(&old, |rule| (None, normal(&rule.text)));
    let (new, renumbered) = by_text.take(new, |rule| (None, normal(&rule.text)));
    pairs.extend(renumbered.into_iter().map(|(old, new)| both(Fate::Renumbered, old, new)));

    let old = by_text.rest();
    let reworded = pairing::reworded(&old, &new);
    // Each rule is one object, so that its address tells it from others with the same words.
    let taken: BTreeSet<*const Rule> =
        reworded.iter().flat_map(|(old, new)| [std::ptr::from_ref(*old), std::ptr::from_ref(*new)]).collect();
    let is_left = |rule: &&Rule| !taken.contains(&std::ptr::from_ref(*rule));
    let gone = old.into_iter().filter(is_left);
    pairs.extend(gone.map(|rule| Pair { fate: Fate::Gone, old: Some(rule), new: None }));
    let come = new.into_iter().filter(is_left);
    pairs.extend(come.map(|rule| Pair { fate: Fate::New, old: None, new: Some(rule) }));
    pairs.extend(reworded.iter().map(|(old, new)| both(Fate::Reworded, old, new)));
    pairs
}

/// The key of a rule: its text, and its number if that matters.
type Key = (Option<Number>, String);

/// Rules of the older text with the same key.
struct Waiting<'t>(BTreeMap<Key, VecDeque<&'t Rule>>);

impl<'t> Waiting<'t> {
    fn of(rules: &[&'t Rule], key: impl Fn(&Rule) -> Key) -> Self {
        let mut waiting: BTreeMap<_, VecDeque<_>> = BTreeMap::new();
        for rule in rules {
            waiting.entry(key(rule)).or_default().push_back(*rule);
        }
        Waiting(waiting)
    }

    /// Takes the pairs and returns the rest. Of several equal rules, the one in the same section is taken first.
    fn take(&mut self, new: Vec<&'t Rule>, key: impl Fn(&Rule) -> Key) -> (Vec<&'t Rule>, Vec<(&'t Rule, &'t Rule)>) {
        let (mut left, mut taken) = (Vec::new(), Vec::new());
        for rule in new {
            let found = self.0.get_mut(&key(rule)).and_then(|alike| {
                let near = alike.iter().position(|old| old.number.section() == rule.number.section());
                alike.remove(near.unwrap_or(0))
            });
            match found {
                Some(old) => taken.push((old, rule)),
                None => left.push(rule),
            }
        }
        (left, taken)
    }

    fn rest(self) -> Vec<&'t Rule> {
        let mut rest: Vec<&Rule> = self.0.into_values().flatten().collect();
        rest.sort_by(|one, other| one.number.cmp(&other.number));
        rest
    }
}
