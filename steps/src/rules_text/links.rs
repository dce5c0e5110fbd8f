//! The rule of an older text for each rule of a newer one. Of the older text there may be only the fingerprints.

use std::collections::BTreeMap;

use super::{
    compare::{Comparison, Fate},
    normal::{fingerprint, normal},
    parse::{Rule, RulesText},
    references::replaced,
};
use crate::{
    clauses::{Number, NumberIndex, NumberKind},
    worklist::Change,
};

/// A rule of one text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// Its number.
    pub number: String,
    /// The fingerprint of its words.
    pub print: String,
    /// Whether it is only a title, or only a pointer to another rule.
    pub is_title: bool,
}

impl Side {
    fn of(rule: &Rule) -> Self {
        Side { number: rule.number.to_string(), print: rule.fingerprint(), is_title: rule.is_title() }
    }

    fn known(number: &str, is: &Number) -> Self {
        Side { number: number.to_owned(), print: is.print.clone(), is_title: is.kind == NumberKind::Reference }
    }
}

/// A rule of the older text, of the newer text, or of both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Its change.
    pub change: Change,
    /// The rule of the older text, unless it is new.
    pub old: Option<Side>,
    /// The rule of the newer text, unless it is gone.
    pub new: Option<Side>,
}

impl Link {
    /// The rule in the newer text, or in the older text if it is gone.
    #[must_use]
    pub fn latest(&self) -> Option<&Side> {
        self.new.as_ref().or(self.old.as_ref())
    }

    /// Whether a reader must decide if its outcome is another.
    #[must_use]
    pub fn needs_a_reader(&self) -> bool {
        matches!(self.change, Change::Reworded | Change::New | Change::Gone)
            && self.latest().is_some_and(|side| !side.is_title)
    }
}

/// All rules of two texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Links {
    /// The rules of the newer text in its order, and then those that are gone.
    pub all: Vec<Link>,
    /// The section of the older text for each section of the newer text that has one.
    pub sections: BTreeMap<String, String>,
    /// The names of the sections of the newer text.
    pub names: BTreeMap<String, String>,
}

impl Links {
    /// The rules of a text, and those of an older text of which only the numbers and fingerprints are known. Rules are paired by number and
    /// words, by words, by words apart from references, and by place.
    #[must_use]
    pub fn of_index(old: &NumberIndex, new: &RulesText) -> Self {
        let rules = new.rules.iter().map(|rule| (Side::of(rule), Some(rule))).collect();
        Self::paired(old, rules, &new.sections)
    }

    /// The rules of two texts of which only the numbers and fingerprints are known. References can't be told from other words here.
    #[must_use]
    pub fn of_indexes(old: &NumberIndex, new: &NumberIndex) -> Self {
        let rules = new.iter().map(|(number, is)| (Side::known(number, is), None)).collect();
        let names = new.sections().map(|(section, name)| (section.to_owned(), name.to_owned())).collect();
        Self::paired(old, rules, &names)
    }

    fn paired(old: &NumberIndex, new: Vec<(Side, Option<&Rule>)>, names: &BTreeMap<String, String>) -> Self {
        let mut pairing = Pairing::new(old.iter().map(|(number, is)| Side::known(number, is)).collect(), new);
        pairing.take(Change::Same, |pairing, at| pairing.left_as(&pairing.new[at].0.number, &pairing.new[at].0.print));
        pairing.take(Change::Renumbered, |pairing, at| pairing.only(&pairing.new[at].0.print));
        let sections = loop {
            let sections = sections_of(pairing.numbers(), old.sections(), names);
            let numbers: BTreeMap<String, String> = pairing.numbers().map(|(old, new)| (new, old)).collect();
            // Two rules of the same words are told apart by their places.
            let mut found = pairing.take(Change::Renumbered, |pairing, at| {
                let Side { number, print, .. } = &pairing.new[at].0;
                pairing.left_as(&place(number, &sections)?, print)
            });
            found += pairing.take(Change::References, |pairing, at| {
                let (side, rule) = &pairing.new[at];
                let print = fingerprint(&replaced(&(*rule)?.text, |number| there(number, &numbers, &sections)));
                let here = place(&side.number, &sections).and_then(|place| pairing.left_as(&place, &print));
                here.or_else(|| pairing.only(&print))
            });
            if found == 0 {
                break sections;
            }
        };
        pairing.take(Change::Reworded, |pairing, at| pairing.left(&place(&pairing.new[at].0.number, &sections)?));
        pairing.by_place();
        Links { all: pairing.links(), sections, names: names.clone() }
    }

    /// The rules of two texts.
    #[must_use]
    pub fn of_texts(old: &RulesText, new: &RulesText) -> Self {
        let compared = Comparison::of(old, new);
        let both = || compared.pairs.iter().filter_map(|pair| pair.old.zip(pair.new));
        let pairs = || both().map(|(old, new)| (old.number.to_string(), new.number.to_string()));
        let named = old.sections.iter().map(|(section, name)| (section.as_str(), name.as_str()));
        let sections = sections_of(pairs(), named, &new.sections);
        let numbers: BTreeMap<String, String> = pairs().map(|(old, new)| (new, old)).collect();
        let all = compared.pairs.iter().map(|pair| {
            let change = match (pair.fate, pair.old, pair.new) {
                (Fate::Same, ..) => Change::Same,
                (Fate::Renumbered, ..) => Change::Renumbered,
                (Fate::New, ..) => Change::New,
                (Fate::Gone, ..) => Change::Gone,
                (Fate::Reworded, Some(old), Some(new)) => {
                    let text = replaced(&new.text, |number| there(number, &numbers, &sections));
                    if normal(&text) == normal(&old.text) { Change::References } else { Change::Reworded }
                }
                (Fate::Reworded, ..) => Change::Reworded,
            };
            Link { change, old: pair.old.map(Side::of), new: pair.new.map(Side::of) }
        });
        let all = all.collect();
        Links { all, sections, names: new.sections.clone() }
    }

    /// The number of each rule in the newer text, by its number in the older text.
    #[must_use]
    pub fn numbers(&self) -> BTreeMap<&str, &str> {
        let both = self.all.iter().filter_map(|link| link.old.as_ref().zip(link.new.as_ref()));
        both.map(|(old, new)| (old.number.as_str(), new.number.as_str())).collect()
    }

    /// The number of rules with a change, without titles.
    #[must_use]
    pub fn count(&self, change: Change) -> usize {
        let is_meant = |link: &&Link| link.change == change && link.latest().is_some_and(|side| !side.is_title);
        self.all.iter().filter(is_meant).count()
    }
}

/// The rules of both texts while they are paired.
struct Pairing<'t> {
    old: Vec<Side>,
    /// The newer rules, with their texts if these are known.
    new: Vec<(Side, Option<&'t Rule>)>,
    /// The older rule of each newer rule.
    pairs: Vec<Option<(usize, Change)>>,
    is_taken: Vec<bool>,
    places: BTreeMap<String, usize>,
    /// The older rules with the same words.
    prints: BTreeMap<String, Vec<usize>>,
}

impl<'t> Pairing<'t> {
    fn new(old: Vec<Side>, new: Vec<(Side, Option<&'t Rule>)>) -> Self {
        let places = old.iter().enumerate().map(|(at, side)| (side.number.clone(), at)).collect();
        let mut prints: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (at, side) in old.iter().enumerate() {
            prints.entry(side.print.clone()).or_default().push(at);
        }
        Pairing { is_taken: vec![false; old.len()], pairs: vec![None; new.len()], old, new, places, prints }
    }

    /// Pairs the rules that are left with the older rules that are found for them; returns their number.
    fn take(&mut self, change: Change, found: impl Fn(&Self, usize) -> Option<usize>) -> usize {
        let mut count = 0;
        for at in 0..self.new.len() {
            if self.pairs[at].is_some() {
                continue;
            }
            if let Some(old) = found(self, at) {
                self.pairs[at] = Some((old, change));
                self.is_taken[old] = true;
                count += 1;
            }
        }
        count
    }

    /// The older rule with this number, if it is left.
    fn left(&self, number: &str) -> Option<usize> {
        self.places.get(number).copied().filter(|at| !self.is_taken[*at])
    }

    /// The older rule with this number, if it is left and has these words.
    fn left_as(&self, number: &str, print: &str) -> Option<usize> {
        self.left(number).filter(|at| self.old[*at].print == print)
    }

    /// The older rule with these words, if it is left and no other that is left has them.
    fn only(&self, print: &str) -> Option<usize> {
        let alike = self.prints.get(print).into_iter().flatten().copied();
        let mut left = alike.filter(|at| !self.is_taken[*at]);
        left.next().filter(|_| left.next().is_none())
    }

    /// Pairs the rules between two neighbours that are paired, if both texts have as many there.
    fn by_place(&mut self) {
        let mut at = 0;
        while at < self.new.len() {
            let begins = at;
            while at < self.new.len() && self.pairs[at].is_none() {
                at += 1;
            }
            let of = |place: Option<usize>| place.and_then(|place| self.pairs.get(place).copied().flatten());
            let before = of(begins.checked_sub(1)).map(|(old, _)| old);
            if let (true, Some(before), Some((after, _))) = (at > begins, before, of(Some(at))) {
                let is_gap = after > before && after - before - 1 == at - begins;
                let gap: Vec<usize> = if is_gap { (before + 1..after).collect() } else { Vec::new() };
                let are_left = gap
                    .iter()
                    .zip(begins..)
                    .all(|(old, new)| !self.is_taken[*old] && self.old[*old].is_title == self.new[new].0.is_title);
                for (old, new) in gap.into_iter().zip(begins..).filter(|_| are_left) {
                    let is_same = self.old[old].print == self.new[new].0.print;
                    self.pairs[new] = Some((old, if is_same { Change::Renumbered } else { Change::Reworded }));
                    self.is_taken[old] = true;
                }
            }
            at += 1;
        }
    }

    /// The numbers of the rules that are paired: the older and the newer.
    fn numbers(&self) -> impl Iterator<Item = (String, String)> {
        let pairs = self.new.iter().zip(&self.pairs);
        pairs.filter_map(|((new, _), pair)| pair.map(|(old, _)| (self.old[old].number.clone(), new.number.clone())))
    }

    fn links(self) -> Vec<Link> {
        let mut links = Vec::new();
        for ((new, _), pair) in self.new.into_iter().zip(self.pairs) {
            let (change, old) = pair.map_or((Change::New, None), |(old, change)| (change, Some(self.old[old].clone())));
            links.push(Link { change, old, new: Some(new) });
        }
        let gone = self.old.into_iter().zip(self.is_taken).filter(|(_, is_taken)| !is_taken);
        links.extend(gone.map(|(old, _)| Link { change: Change::Gone, old: Some(old), new: None }));
        links
    }
}

/// The older section of each newer section: that of most of its rules; if none is paired, the only one of the same name.
fn sections_of<'n>(
    pairs: impl Iterator<Item = (String, String)>,
    old: impl Iterator<Item = (&'n str, &'n str)>,
    new: &BTreeMap<String, String>,
) -> BTreeMap<String, String> {
    let mut votes: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
    for (old, new) in pairs {
        *votes.entry(section(&new).to_owned()).or_default().entry(section(&old).to_owned()).or_default() += 1;
    }
    let mut named: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    old.filter(|(section, _)| section.len() == 3).for_each(|(at, name)| named.entry(name).or_default().push(at));
    let mut sections = BTreeMap::new();
    for (section, name) in new.iter().filter(|(section, _)| section.len() == 3) {
        let voted = votes.get(section).and_then(|votes| votes.iter().max_by_key(|(_, count)| **count));
        let called = named.get(name.as_str()).filter(|all| all.len() == 1).map(|all| all[0].to_owned());
        let older = called.or(voted.map(|(older, _)| older.clone()));
        sections.extend(older.map(|older| (section.clone(), older)));
    }
    sections
}

/// The number in the older text that a rule has by its place: in the older section of its section.
fn place(number: &str, sections: &BTreeMap<String, String>) -> Option<String> {
    Some(format!("{}{}", sections.get(section(number))?, number.get(3..)?))
}

/// The older number of a rule or section.
fn there(number: &str, numbers: &BTreeMap<String, String>, sections: &BTreeMap<String, String>) -> Option<String> {
    numbers.get(number).cloned().or_else(|| place(number, sections))
}

fn section(number: &str) -> &str {
    number.get(..3).unwrap_or(number)
}
