//! Pairs reworded rules with the rules of the older text.

use std::collections::BTreeMap;

use super::{normal::normal_words, parse::Rule};

/// The least similarity of a rewording: half of all pairs of neighbouring words are in both texts.
const ALIKE: f64 = 0.5;
/// The bonus for the same number: such a rule may have changed more.
const SAME_NUMBER: f64 = 0.3;

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
    let mut found = Vec::new();
    for (at, pairs) in new_pairs.iter().enumerate() {
        let mut shared = vec![0_u32; old.len()];
        for pair in pairs {
            for place in places.get(*pair as usize).into_iter().flatten() {
                shared[*place] += 1;
            }
        }
        for (place, shared) in shared.into_iter().enumerate().filter(|(_, shared)| *shared > 0) {
            #[allow(clippy::cast_precision_loss, reason = "a rule has less than a thousand words")]
            let size = (pairs.len() + old_pairs[place].len()) as f64;
            let kept = old[place].number == new[at].number;
            let score = 2.0 * f64::from(shared) / size + if kept { SAME_NUMBER } else { 0.0 };
            if score >= ALIKE {
                found.push((score, place, at));
            }
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
