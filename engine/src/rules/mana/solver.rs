//! Chooses the mana and the sources of mana that pay a cost, by an exact search over small numbers.
//!
//! All mana of one colour is alike, so only counts matter: an amount of mana pays a demand if it has enough of each colour and enough in total.
//! Candidates are tried in the given order, which is the order in which they are to be used.

use crate::{
    cards::values::{Colors, ManaCost},
    state::stack::Mana,
};

use super::spending::{Group, Kinds, Spending};
pub use crate::state::units::Units;

/// The number of symbols with two ways to pay up to which all ways are tried.
const MOST_TWOS: usize = 10;

/// The mana that must be paid.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Demand {
    /// The symbols that only some kinds of mana pay for: the kinds of mana that each of them accepts, and their number.
    symbols: Vec<(Kinds, u32)>,
    /// The number of symbols that any mana pays for.
    any: u32,
    /// The symbols for one mana of a colour or two of any mana (107.4e): that colour.
    twos: Vec<Kinds>,
}

impl Demand {
    /// The demand of a total cost. `only` is a part of its generic mana that only those colours pay (107.3, "spend only black mana on X").
    #[must_use]
    pub fn new(cost: &ManaCost, only: Option<(Colors, u32)>) -> Self {
        let mut demand = Self { symbols: Vec::new(), any: cost.generic, twos: Vec::new() };
        // Payments of life have been chosen already; mana pays for the rest.
        let cost = cost.with_life(0);
        for (kind, count) in cost.colored.into_iter().chain([cost.colorless]).enumerate() {
            demand.add(1 << kind, count);
        }
        for (kind, count) in cost.two_or.into_iter().enumerate() {
            demand.twos.extend((0..count).map(|_| 1 << kind));
        }
        for (one, other, count) in cost.hybrids() {
            demand.add(1 << one as u8 | 1 << other as u8, count);
        }
        if let Some((colors, amount)) = only {
            let amount = amount.min(demand.any);
            demand.any -= amount;
            demand.add(colors.iter().map(|color| 1 << color as u8).sum(), amount);
        }
        demand
    }

    fn add(&mut self, kinds: Kinds, count: u32) {
        if count == 0 {
            return;
        }
        match self.symbols.iter_mut().find(|(of, _)| *of == kinds) {
            Some((_, there)) => *there += count,
            None => self.symbols.push((kinds, count)),
        }
    }

    fn symbols(&self) -> u32 {
        self.symbols.iter().map(|(_, count)| count).sum()
    }

    /// The number of mana it takes.
    #[must_use]
    pub fn total(&self) -> usize {
        usize::try_from(self.symbols() + self.any).unwrap_or(usize::MAX).saturating_add(self.twos.len())
    }

    /// The demand with each symbol of two ways decided. Ways that pay more of these symbols with their colour come first.
    fn settled(&self) -> Vec<Self> {
        let twos = self.twos.iter().take(MOST_TWOS);
        let mut ways: Vec<u32> = (0..1 << twos.len()).collect();
        ways.sort_by_key(|way| way.count_ones());
        let settle = |way: u32| {
            let mut demand = Self { twos: Vec::new(), ..self.clone() };
            for (at, kind) in self.twos.iter().enumerate() {
                match at < MOST_TWOS && way & 1 << at != 0 {
                    true => demand.any += 2,
                    false => demand.add(*kind, 1),
                }
            }
            demand
        };
        ways.into_iter().map(settle).collect()
    }

    /// The generic mana that is left after that mana has paid for the other symbols. Surplus mana remains in the pool.
    fn generic_left(&self, paid: &Units) -> u32 {
        (self.any + self.symbols()).saturating_sub(paid.total())
    }
}

/// Mana that may be used: one mana in the pool, or a source with each way to produce mana.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The mana that it produces in each way.
    pub ways: Vec<Units>,
}

impl Candidate {
    /// One mana in the pool.
    #[must_use]
    pub fn mana(mana: &Mana) -> Self {
        Self { ways: vec![mana.into()] }
    }

    /// The largest amount that it produces.
    #[must_use]
    pub fn most(&self) -> u32 {
        self.ways.iter().map(Units::total).max().unwrap_or(0)
    }
}

/// The candidates that pay the demand, each with the way in which it is used; none if no combination pays. `spending` says which symbols each kind of
/// mana pays for.
#[must_use]
pub fn solve(demand: &Demand, candidates: &[Candidate], spending: &Spending) -> Option<Vec<(usize, usize)>> {
    demand.settled().iter().find_map(|demand| solve_settled(demand, candidates, spending))
}

fn solve_settled(demand: &Demand, candidates: &[Candidate], spending: &Spending) -> Option<Vec<(usize, usize)>> {
    let mut used = vec![None; candidates.len()];
    let problem = Problem { demand, candidates, groups: spending.groups(&demand.symbols) };
    problem
        .kinds(&Units::default(), &mut used)
        .then(|| used.into_iter().enumerate().filter_map(|(at, way)| way.map(|way| (at, way))).collect())
}

/// A demand and the candidates for it. Mana pays for all symbols if, for each group of symbols, the number of symbols is at most the number of mana
/// that can pay for one of the group: each symbol can then be paid for by different mana.
struct Problem<'a> {
    demand: &'a Demand,
    candidates: &'a [Candidate],
    groups: Vec<Group>,
}

impl Problem<'_> {
    /// Pays the symbols that only some kinds of mana pay for, the scarcest kind first. `paid` is the mana of the candidates used already.
    fn kinds(&self, paid: &Units, used: &mut [Option<usize>]) -> bool {
        let Self { demand, candidates, groups } = self;
        let helps = |group: &Group, at: usize, used: &[Option<usize>]| {
            used[at].is_none() && candidates[at].ways.iter().any(|way| group.helped(&way.0) > 0)
        };
        let scarcity = |group: &&Group| (0..candidates.len()).filter(|at| helps(group, *at, used)).count();
        let short = groups.iter().filter(|group| group.wanted > group.helped(&paid.0));
        let Some(group) = short.min_by_key(scarcity) else {
            return generic(demand.generic_left(paid), candidates, used);
        };
        let mut tried: Vec<&[Units]> = Vec::new();
        for at in 0..candidates.len() {
            let ways = candidates[at].ways.as_slice();
            if !helps(group, at, used) || tried.contains(&ways) {
                continue;
            }
            tried.push(ways);
            for way in (0..ways.len()).filter(|way| group.helped(&ways[*way].0) > 0) {
                used[at] = Some(way);
                if self.kinds(&paid.plus(&ways[way]), used) {
                    return true;
                }
            }
            used[at] = None;
        }
        false
    }
}

/// Pays generic mana. Sources without surplus are used first, in order. On failure no candidate is used.
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
        // The smallest sufficient amount, or else the largest.
        let rank = |way: &usize| (ways[*way].total() < any, ways[*way].total().abs_diff(any));
        let way = (0..ways.len()).min_by_key(rank).unwrap_or(0);
        used[at] = Some(way);
        any = any.saturating_sub(ways[way].total());
    }
    true
}
