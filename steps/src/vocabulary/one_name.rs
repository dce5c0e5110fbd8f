//! One name for one ability. An engine answers with one name for each object. A claim that an ability isn't among some objects, or that nothing
//! happened to it, could not fail if the engine uses another name of the scenario for that ability.

use super::Sheet;
use crate::{
    case::{AbilityRef, Came, EventPattern, Handle, Origin, Query, Target, Value},
    expectation::Want,
    phrase::Problem,
};

impl Sheet {
    /// Adds an error for each claim that something doesn't hold for an ability that the scenario may also name in another way.
    pub(super) fn one_name_for_each_ability(&mut self) {
        let mut found = Vec::new();
        for claim in &self.claims {
            let query = &self.probes[claim.probe].query;
            let names = denied(query, &claim.want);
            let other = names.into_iter().find_map(|name| Some((name, self.other_name(name)?)));
            if let Some((name, other)) = other {
                let message = format!(
                    "{} may be {} of other lines, and an engine answers with one of the two names",
                    name.as_written(),
                    other.as_written()
                );
                let help = "call one ability the same in all lines of a scenario: `the trigger of …` and `the activation of …`, or each by its id: \
                            `the \"id\" ability of …`";
                found.push((claim.line, Problem::new(message, 0..usize::MAX).help(help)));
            }
        }
        self.problems.extend(found);
    }

    /// Another name that the scenario may use for the same ability.
    fn other_name(&self, name: &Handle) -> Option<&Handle> {
        let own = &self.objects[*self.places.get(&name.0)?].origin;
        self.objects.iter().find(|other| other.handle != *name && may_be_one(own, &other.origin)).map(|it| &it.handle)
    }
}

/// The objects of a claim that something does not hold for them.
fn denied<'c>(query: &'c Query, want: &'c Want) -> Vec<&'c Handle> {
    match (query, want) {
        (Query::History(patterns), Want::Length(0)) => {
            let handles = |pattern: &'c EventPattern| [pattern.object.as_ref(), pattern.source.as_ref()];
            patterns.iter().flat_map(handles).flatten().collect()
        }
        (_, Want::Lacks(value) | Want::IsNot(value)) => match value {
            Value::Objects(objects) => objects.iter().collect(),
            Value::Targets(targets) => targets.iter().filter_map(of_target).collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn of_target(target: &Target) -> Option<&Handle> {
    match target {
        Target::Object(handle) => Some(handle),
        Target::Player(_) => None,
    }
}

/// Whether two names of abilities may mean the same one: of the same object, and nothing says that the abilities differ.
fn may_be_one(one: &Origin, other: &Origin) -> bool {
    let (
        Origin::Ability { source, ability, came, nth },
        Origin::Ability { source: of, ability: which, came: how, nth: count },
    ) = (one, other)
    else {
        return false;
    };
    let kinds: [Option<Came>; 2] = [*came, *how];
    let by_kind = matches!(kinds, [Some(one), Some(other)] if one != other);
    let by_name = matches!((ability, which), (AbilityRef::Id(one), AbilityRef::Id(other)) if one != other)
        || matches!((ability, which), (AbilityRef::Keyword(one), AbilityRef::Keyword(other)) if one != other);
    let by_count = ability == which && came == how && nth != count;
    source == of && !by_kind && !by_name && !by_count
}
