//! Which mana, and which sources of mana, pay a cost: an exact search over small numbers.
//!
//! Mana of one colour is all alike, so only counts matter: an amount of mana pays a demand when it has enough of each colour and
//! enough in all. Candidates are tried in the order given, which is the order in which they are to be used up.

use crate::{
    cards::values::{Color, ManaCost},
    state::stack::Mana,
};

/// The place of colourless mana, after the five colours.
const COLORLESS: usize = 5;

/// An amount of mana: of each colour, and colourless last.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Units([u32; 6]);

impl Units {
    /// One mana.
    #[must_use]
    pub fn one(color: Option<Color>) -> Self {
        let mut units = Self::default();
        units.0[color.map_or(COLORLESS, |c| c as usize)] = 1;
        units
    }

    /// The mana that a text adds: its generic part is colourless.
    #[must_use]
    pub fn of_cost(cost: &ManaCost) -> Self {
        let mut units = Self::default();
        units.0[..COLORLESS].copy_from_slice(&cost.colored);
        units.0[COLORLESS] = cost.generic + cost.colorless;
        units
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine += theirs);
        self
    }

    /// So many times as much.
    #[must_use]
    pub fn times(mut self, n: u32) -> Self {
        self.0.iter_mut().for_each(|mine| *mine *= n);
        self
    }

    /// How much it is in all.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Mana by mana: its colour, or none.
    #[must_use]
    pub fn each(&self) -> Vec<Option<Color>> {
        let kinds = Color::ALL.iter().copied().map(Some).chain([None]).zip(self.0);
        kinds.flat_map(|(kind, n)| (0..n).map(move |_| kind)).collect()
    }

    /// Whether there is some of that colour, or some colourless mana.
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

/// What has to be paid.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Demand {
    /// Of each colour, and of colourless mana.
    kinds: [u32; 6],
    /// Of any mana.
    any: u32,
}

impl Demand {
    /// What a total cost demands. `only` is a part of its generic mana that one colour alone pays (107.3, "spend only black mana
    /// on X").
    #[must_use]
    pub fn new(cost: &ManaCost, only: Option<(Color, u32)>) -> Self {
        let mut demand = Self { kinds: [0; 6], any: cost.generic };
        demand.kinds[..COLORLESS].copy_from_slice(&cost.colored);
        demand.kinds[COLORLESS] = cost.colorless;
        if let Some((color, amount)) = only {
            let amount = amount.min(demand.any);
            demand.any -= amount;
            demand.kinds[color as usize] += amount;
        }
        demand
    }

    /// How much mana it takes.
    #[must_use]
    pub fn total(&self) -> usize {
        usize::try_from(self.kinds.iter().sum::<u32>() + self.any).unwrap_or(usize::MAX)
    }

    /// What is left when that mana has been paid; what fits no symbol pays generic mana, and what is too much floats.
    fn less(mut self, units: &Units) -> Self {
        for (wanted, there) in self.kinds.iter_mut().zip(units.0) {
            let paid = there.min(*wanted);
            *wanted -= paid;
            self.any = self.any.saturating_sub(there - paid);
        }
        self
    }
}

/// Mana that may be used: one in the pool, or a source and each way in which it can make mana.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// What it makes, way by way.
    pub ways: Vec<Units>,
}

impl Candidate {
    /// Mana that is there.
    #[must_use]
    pub fn mana(mana: &Mana) -> Self {
        Self { ways: vec![mana.into()] }
    }

    /// The most it makes.
    #[must_use]
    pub fn most(&self) -> u32 {
        self.ways.iter().map(Units::total).max().unwrap_or(0)
    }
}

/// The candidates that pay the demand, each with the way in which it is used; none if nothing does.
#[must_use]
pub fn solve(demand: Demand, candidates: &[Candidate]) -> Option<Vec<(usize, usize)>> {
    let mut used = vec![None; candidates.len()];
    kinds(demand, candidates, &mut used)
        .then(|| used.into_iter().enumerate().filter_map(|(at, way)| way.map(|way| (at, way))).collect())
}

/// Pays what only one kind of mana pays, the scarcest kind first.
fn kinds(demand: Demand, candidates: &[Candidate], used: &mut [Option<usize>]) -> bool {
    let makes = |kind: usize, at: usize, used: &[Option<usize>]| {
        used[at].is_none() && candidates[at].ways.iter().any(|way| way.0[kind] > 0)
    };
    let scarcity = |kind: &usize| (0..candidates.len()).filter(|at| makes(*kind, *at, used)).count();
    let Some(kind) = (0..6).filter(|kind| demand.kinds[*kind] > 0).min_by_key(scarcity) else {
        return generic(demand.any, candidates, used);
    };
    let mut tried: Vec<&[Units]> = Vec::new();
    for at in 0..candidates.len() {
        let ways = candidates[at].ways.as_slice();
        if !makes(kind, at, used) || tried.contains(&ways) {
            continue;
        }
        tried.push(ways);
        for way in (0..ways.len()).filter(|way| ways[*way].0[kind] > 0) {
            used[at] = Some(way);
            if kinds(demand.less(&ways[way]), candidates, used) {
                return true;
            }
        }
        used[at] = None;
    }
    false
}

/// Pays generic mana: with what isn't too much first, in order. On failure nothing is used.
fn generic(mut any: u32, candidates: &[Candidate], used: &mut [Option<usize>]) -> bool {
    let free: Vec<usize> = (0..candidates.len()).filter(|at| used[*at].is_none()).collect();
    if free.iter().map(|at| candidates[*at].most()).sum::<u32>() < any {
        return false;
    }
    while any > 0 {
        let open = |at: &&usize| used[**at].is_none() && candidates[**at].most() > 0;
        let fitting = free.iter().filter(open).find(|at| candidates[**at].most() <= any);
        let Some(at) = fitting.or_else(|| free.iter().find(open)).copied() else { return false };
        let ways = &candidates[at].ways;
        // The least that is enough, else the most there is.
        let rank = |way: &usize| (ways[*way].total() < any, ways[*way].total().abs_diff(any));
        let way = (0..ways.len()).min_by_key(rank).unwrap_or(0);
        used[at] = Some(way);
        any = any.saturating_sub(ways[way].total());
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(text: &str) -> ManaCost {
        text.parse().unwrap()
    }

    /// Each word is a source: the ways it makes mana, separated by slashes.
    fn sources(words: &str) -> Vec<Candidate> {
        let ways = |word: &str| word.split('/').map(|way| Units::of_cost(&cost(way))).collect();
        words.split_whitespace().map(|word| Candidate { ways: ways(word) }).collect()
    }

    fn pays(text: &str, words: &str) -> Option<Vec<(usize, usize)>> {
        solve(Demand::new(&cost(text), None), &sources(words))
    }

    #[test]
    fn nothing_is_paid_with_nothing() {
        assert_eq!(pays("{0}", ""), Some(vec![]));
        assert_eq!(pays("{1}", ""), None);
    }

    #[test]
    fn what_can_pay_nothing_else_comes_first() {
        assert_eq!(pays("{1}{W}", "{C} {W} {U}"), Some(vec![(0, 0), (1, 0)]));
        assert_eq!(pays("{W}", "{U} {W}"), Some(vec![(1, 0)]));
    }

    #[test]
    fn a_source_of_two_colors_gives_way() {
        // White must come from the second source, or blue has none.
        assert_eq!(pays("{W}{U}", "{W}/{U} {W}"), Some(vec![(0, 1), (1, 0)]));
        assert_eq!(pays("{W}{U}{B}", "{W}/{U} {W}/{B} {U}/{B}").map(|way| way.len()), Some(3));
        assert_eq!(pays("{W}{W}{W}", "{W}/{U} {W}/{B} {U}/{B}"), None);
    }

    #[test]
    fn excess_of_a_color_pays_generic_mana() {
        assert_eq!(pays("{1}{G}", "{G}{G}"), Some(vec![(0, 0)]));
        assert_eq!(pays("{2}{G}", "{G}{G}"), None);
    }

    #[test]
    fn generic_mana_leaves_as_little_floating_as_it_can() {
        assert_eq!(pays("{1}", "{2} {G}"), Some(vec![(1, 0)]));
        assert_eq!(pays("{3}", "{2} {2}"), Some(vec![(0, 0), (1, 0)]));
        assert_eq!(pays("{1}", "{W}{U}{B}/{1}"), Some(vec![(0, 1)]));
    }

    #[test]
    fn colorless_mana_is_a_kind_of_its_own() {
        assert_eq!(pays("{C}", "{G}"), None);
        assert_eq!(pays("{C}{1}", "{G} {C}").map(|way| way.len()), Some(2));
    }

    #[test]
    fn only_one_color_pays_that_part() {
        let demand = Demand::new(&cost("{3}{B}"), Some((Color::Black, 2)));
        assert_eq!(solve(demand, &sources("{B} {B} {B} {R}")).map(|way| way.len()), Some(4));
        assert_eq!(solve(demand, &sources("{B} {B} {R} {R}")), None);
    }

    #[test]
    fn many_alike_sources_are_no_trouble() {
        assert_eq!(pays("{R}{U}{U}{U}", &"{U} ".repeat(60)), None);
        assert_eq!(pays("{40}{U}{U}", &"{U} ".repeat(42)).map(|way| way.len()), Some(42));
        assert_eq!(pays("{W}{W}{W}{W}{W}{R}", &"{W}/{R} ".repeat(5)), None);
    }
}
