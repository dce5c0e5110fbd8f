//! The largest number of requirements that a declaration can obey without disobeying a restriction (508.1d, 509.1c), where restrictions concern several
//! creatures together: menace, limits on a number of creatures, creatures that can't attack or block alone.

use crate::{error::Flow, unsupported};

/// The positions that the search visits before the engine gives up.
const MOST_VISITED: usize = 200_000;

/// The declarations that are possible.
#[derive(Debug, Default)]
pub struct Possible {
    /// The creatures that can be declared.
    pub creatures: Vec<Creature>,
    /// The players, planeswalkers or creatures that can be attacked or blocked.
    pub targets: Vec<Target>,
    /// No more than this number of creatures attack or block any of these targets.
    pub at_most: Vec<(Vec<usize>, usize)>,
}

/// A creature that can be declared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Creature {
    /// What it can do, besides nothing.
    pub options: Vec<Choice>,
    /// It can't be declared alone.
    pub not_alone: bool,
}

/// One thing that a creature can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The indices of what it attacks or blocks.
    pub targets: Vec<usize>,
    /// The requirements on the creature that are obeyed.
    pub obeys: usize,
}

/// A player, planeswalker or creature that can be attacked or blocked.
#[derive(Debug, Clone, Default)]
pub struct Target {
    /// It is attacked or blocked by at least so many creatures, or by none.
    pub least: usize,
    /// The requirements that are obeyed if any creature attacks or blocks it.
    pub wanted: usize,
}

impl Choice {
    fn is_one_of(&self, targets: &[usize]) -> bool {
        self.targets.iter().any(|target| targets.contains(target))
    }
}

impl Possible {
    /// Whether a declaration obeys more requirements than that.
    ///
    /// # Errors
    ///
    /// [`Stop::Unsupported`](crate::error::Stop::Unsupported) if there are too many possible declarations.
    pub fn exceeds(&self, obeyed: usize) -> Flow<bool> {
        let mut creatures: Vec<&Creature> = self.creatures.iter().collect();
        // Creatures that can do the same are interchangeable, so that only one order of their choices has to be tried.
        creatures.sort_by_key(|one| self.creatures.iter().position(|other| other == *one));
        let mut search = Search {
            possible: self,
            creatures,
            counts: vec![0; self.targets.len()],
            used: vec![0; self.at_most.len()],
            declared: 0,
            alone_forbidden: 0,
            wanted: obeyed,
            visited: 0,
        };
        match search.from(0, 0, 0) {
            Some(found) => Ok(found),
            None => unsupported::refuse("the largest number of requirements among so many possible declarations"),
        }
    }
}

/// A search through the choices of one creature after another.
struct Search<'a> {
    possible: &'a Possible,
    creatures: Vec<&'a Creature>,
    /// How many creatures attack or block each target so far.
    counts: Vec<usize>,
    /// How many creatures count towards each limit so far.
    used: Vec<usize>,
    declared: usize,
    /// How many of the declared creatures can't be declared alone.
    alone_forbidden: usize,
    /// The number to exceed.
    wanted: usize,
    visited: usize,
}

impl Search<'_> {
    /// Whether the choices of the creatures from that index on can exceed the number. An option before `first` is not tried for the first of them.
    /// `None` if the search takes too long.
    fn from(&mut self, index: usize, first: usize, obeyed: usize) -> Option<bool> {
        self.visited += 1;
        if self.visited > MOST_VISITED {
            return None;
        }
        if self.at_best(index, obeyed) <= self.wanted {
            return Some(false);
        }
        let Some(creature) = self.creatures.get(index).copied() else { return Some(self.is_legal()) };
        let like_the_next = self.creatures.get(index + 1).is_some_and(|next| *next == creature);
        // The last option is to do nothing.
        for at in first..=creature.options.len() {
            let option = creature.options.get(at);
            if !self.add(creature, option) {
                continue;
            }
            let more = option.map_or(0, |option| option.obeys);
            let found = self.from(index + 1, if like_the_next { at } else { 0 }, obeyed + more);
            self.remove(creature, option);
            if found != Some(false) {
                return found;
            }
        }
        Some(false)
    }

    /// The number of requirements that could be obeyed if no restriction concerned the remaining creatures.
    fn at_best(&self, index: usize, obeyed: usize) -> usize {
        let best = |creature: &&Creature| creature.options.iter().map(|option| option.obeys).max().unwrap_or(0);
        let own: usize = self.creatures[index..].iter().map(best).sum();
        let rest = &self.creatures[index..];
        let reached = |target: usize| {
            self.counts[target] > 0
                || rest.iter().any(|one| one.options.iter().any(|option| option.targets.contains(&target)))
        };
        let targets = self.possible.targets.iter().enumerate();
        let shared: usize = targets.filter(|(at, _)| reached(*at)).map(|(_, target)| target.wanted).sum();
        obeyed + own + shared
    }

    /// Adds the choice of a creature, unless that exceeds a limit.
    fn add(&mut self, creature: &Creature, option: Option<&Choice>) -> bool {
        let Some(option) = option else { return true };
        let mut limits = self.possible.at_most.iter().zip(&self.used);
        if limits.any(|((of, most), used)| used >= most && option.is_one_of(of)) {
            return false;
        }
        let limits = self.possible.at_most.iter().zip(&mut self.used);
        limits.filter(|((of, _), _)| option.is_one_of(of)).for_each(|(_, used)| *used += 1);
        option.targets.iter().for_each(|target| self.counts[*target] += 1);
        self.declared += 1;
        self.alone_forbidden += usize::from(creature.not_alone);
        true
    }

    fn remove(&mut self, creature: &Creature, option: Option<&Choice>) {
        let Some(option) = option else { return };
        let limits = self.possible.at_most.iter().zip(&mut self.used);
        limits.filter(|((of, _), _)| option.is_one_of(of)).for_each(|(_, used)| *used -= 1);
        option.targets.iter().for_each(|target| self.counts[*target] -= 1);
        self.declared -= 1;
        self.alone_forbidden -= usize::from(creature.not_alone);
    }

    /// Whether the whole declaration disobeys no restriction that asks for several creatures.
    fn is_legal(&self) -> bool {
        let enough = |(count, target): (&usize, &Target)| *count == 0 || *count >= target.least;
        self.counts.iter().zip(&self.possible.targets).all(enough) && !(self.declared == 1 && self.alone_forbidden == 1)
    }
}
