//! The traces of the cases without repetitions: equal traces, equal groups of lines, equal lines and marks once.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxBuildHasher;
use serde::Serialize;

use crate::{
    plain::shown,
    port::TraceLine,
    report::{Weight, weights},
};

/// The keys are casebook's own words, so a hash without protection against collisions is safe.
type IndexSet<T> = indexmap::IndexSet<T, FxBuildHasher>;

/// The traces of a page.
#[derive(Debug, Default, Serialize)]
pub(super) struct Traces<'a> {
    /// For each trace, pairs: the index of an operation (0 for the setup), and the index of a group of lines.
    traces: IndexSet<Vec<usize>>,
    /// The lines of one operation, as indices; a line about mana, passing or the steps of the turn as its index below zero: -1 is line 0.
    groups: IndexSet<Vec<i64>>,
    lines: IndexSet<Line<'a>>,
    marks: IndexSet<&'a str>,
}

/// A line: the event, the mark of its rule, and its number if it isn't the mark's number.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Line<'a> {
    event: &'a str,
    mark: Option<usize>,
    rule: Option<&'a str>,
}

impl Serialize for Line<'_> {
    /// Only the fields that have a value, because most lines have no number of their own.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let event = shown(self.event);
        match (self.mark, self.rule) {
            (None, None) => event.serialize(serializer),
            (Some(mark), None) => (event, mark).serialize(serializer),
            (mark, Some(rule)) => (event, mark, shown(rule)).serialize(serializer),
        }
    }
}

impl<'a> Traces<'a> {
    /// The index of a trace. `rules` has the numbers of the marks in its edition; a mark without a number gets the first one.
    pub(super) fn place(&mut self, trace: &'a [TraceLine], rules: &mut BTreeMap<&'a str, &'a str>) -> usize {
        let mut weights = weights(trace, &BTreeSet::new()).into_iter();
        let mut groups = Vec::new();
        for together in trace.chunk_by(|one, next| one.step == next.step) {
            let lines = together.iter().zip(&mut weights).map(|(line, weight)| {
                let place = i64::try_from(self.line(line, rules)).unwrap_or(i64::MAX);
                if weight == Weight::Aside { -1 - place } else { place }
            });
            let lines = lines.collect();
            groups.extend([together[0].step.map_or(0, |step| step + 1), self.groups.insert_full(lines).0]);
        }
        self.traces.insert_full(groups).0
    }

    fn line(&mut self, line: &'a TraceLine, rules: &mut BTreeMap<&'a str, &'a str>) -> usize {
        let rule = line.rule.as_deref().unwrap_or_default();
        let usual = line.mark.as_deref().map_or("", |mark| rules.entry(mark).or_insert(rule));
        let mark = line.mark.as_deref().map(|mark| self.marks.insert_full(mark).0);
        let line = Line { event: &line.event, mark, rule: Some(rule).filter(|rule| usual != *rule) };
        self.lines.insert_full(line).0
    }
}
