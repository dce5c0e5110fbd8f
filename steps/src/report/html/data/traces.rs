//! What happened in the cases: a trace, what happened during an operation, a line and a mark once for all that are alike.

use std::collections::BTreeMap;

use rustc_hash::FxBuildHasher;
use serde::Serialize;

use crate::{plain::shown, port::TraceLine};

/// Our own words, of which there are thousands: nobody could make them collide.
type IndexSet<T> = indexmap::IndexSet<T, FxBuildHasher>;

/// The traces of a page.
#[derive(Debug, Default, Serialize)]
pub(super) struct Traces<'a> {
    /// Of each, in turn: how many operations there are up to the one that is told of, none for the setup, and a place among the groups.
    traces: IndexSet<Vec<usize>>,
    /// Lines that belong to one operation, as places among the lines.
    groups: IndexSet<Vec<usize>>,
    lines: IndexSet<Line<'a>>,
    marks: IndexSet<&'a str>,
}

/// A line of a trace: what happened, the mark of the rule behind it, and its number where that isn't the mark's.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Line<'a> {
    event: &'a str,
    mark: Option<usize>,
    rule: Option<&'a str>,
}

impl Serialize for Line<'_> {
    /// No more than there is to say: thousands of lines have no mark, and few a number of their own.
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
    /// The place of a trace. `rules` are the numbers that the marks have in its edition: a mark that has none yet gets the first one.
    pub(super) fn place(&mut self, trace: &'a [TraceLine], rules: &mut BTreeMap<&'a str, &'a str>) -> usize {
        let mut groups = Vec::new();
        for together in trace.chunk_by(|one, next| one.step == next.step) {
            let lines = together.iter().map(|line| self.line(line, rules)).collect();
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
