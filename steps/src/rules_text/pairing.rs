//! Pairs reworded rules with the rules of the older text.

use std::{cmp::Ordering, collections::BTreeMap};

use super::{normal::normal_words, parse::Rule};

/// The least similarity of a rewording: half of all pairs of neighbouring words are in both texts.
const ALIKE: f64 = 0.5;
/// The bonus for the same number: such a rule may have changed more.
const SAME_NUMBER: f64 = 0.3;

/// A pair of words that more rules of the older text have says nothing about the similarity of two rules: it is counted, but nothing is looked up by
/// it. No published text has so many rules with a pair that matters.
const RARE: usize = 400;
/// The number of older rules that a rule may be paired with, the most similar ones.
const CANDIDATES: usize = 200;

/// Pairs of an older and a reworded rule, the most similar first. Each rule is in at most one pair.
pub(super) fn reworded<'r>(old: &[&'r Rule], new: &[&'r Rule]) -> Vec<(&'r Rule, &'r Rule)> {
    let mut ids = Ids::default();
    let (old_pairs, new_pairs) = (ids.neighbours(old), ids.neighbours(new));
    let mut places: Vec<Vec<usize>> = vec![Vec::new(); ids.pairs.len()];
    for (at, pairs) in old_pairs.iter().enumerate() {
        for pair in pairs {
            places[*pair as usize].push(at);
        }
    }
    let by_number: BTreeMap<&str, usize> =
        old.iter().enumerate().map(|(at, rule)| (rule.number.as_str(), at)).collect();
    let mut found = Vec::new();
    for (at, pairs) in new_pairs.iter().enumerate() {
        let mut candidates: Vec<usize> = by_number.get(new[at].number.as_str()).copied().into_iter().collect();
        for places in pairs.iter().filter_map(|pair| places.get(*pair as usize)).filter(|places| places.len() <= RARE) {
            candidates.extend(places);
        }
        candidates.sort_unstable();
        candidates.dedup();
        let own = found.len();
        for place in candidates {
            let both = common(pairs, &old_pairs[place]);
            #[allow(clippy::cast_precision_loss, reason = "a rule has less than a thousand words")]
            let size = (pairs.len() + old_pairs[place].len()) as f64;
            let kept = old[place].number == new[at].number;
            let score = 2.0 * f64::from(both) / size + if kept { SAME_NUMBER } else { 0.0 };
            if both > 0 && score >= ALIKE {
                found.push((score, place, at));
            }
        }
        // The most similar ones are enough, because of two similar rules one is taken by another rule only if that is more similar.
        if found.len() > own + CANDIDATES {
            found[own..].sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
            found.truncate(own + CANDIDATES);
        }
    }
    // The sort is stable, so equally similar pairs stay in the order of the book.
    found.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
    let (mut old_taken, mut new_taken) = (vec![false; old.len()], vec![false; new.len()]);
    let mut reworded = Vec::new();
    for (_, place, at) in found {
        if !old_taken[place] && !new_taken[at] {
            (old_taken[place], new_taken[at]) = (true, true);
            reworded.push((old[place], new[at]));
        }
    }
    reworded
}

/// The number of entries that two sorted lists have in common.
fn common(one: &[u32], other: &[u32]) -> u32 {
    let (mut left, mut right, mut count) = (one.iter().peekable(), other.iter().peekable(), 0);
    while let (Some(a), Some(b)) = (left.peek(), right.peek()) {
        match a.cmp(b) {
            Ordering::Less => _ = left.next(),
            Ordering::Greater => _ = right.next(),
            Ordering::Equal => {
                count += 1;
                _ = (left.next(), right.next());
            }
        }
    }
    count
}

/// Numbers for words and for pairs of words.
#[derive(Default)]
struct Ids {
    words: BTreeMap<String, u32>,
    pairs: BTreeMap<(u32, u32), u32>,
}

impl Ids {
    /// The set of pairs of neighbouring words of each rule; its beginning and its end count as words.
    fn neighbours(&mut self, rules: &[&Rule]) -> Vec<Vec<u32>> {
        rules.iter().map(|rule| self.of(&rule.text)).collect()
    }

    fn of(&mut self, text: &str) -> Vec<u32> {
        let end = [String::new()];
        let all = end.iter().cloned().chain(normal_words(text)).chain(end.iter().cloned());
        let words: Vec<u32> = all.map(|word| next(&mut self.words, word)).collect();
        let mut pairs: Vec<u32> = words.windows(2).map(|pair| next(&mut self.pairs, (pair[0], pair[1]))).collect();
        pairs.sort_unstable();
        pairs.dedup();
        pairs
    }
}

fn next<K: Ord>(ids: &mut BTreeMap<K, u32>, key: K) -> u32 {
    let next = u32::try_from(ids.len()).unwrap_or(u32::MAX);
    *ids.entry(key).or_insert(next)
}
