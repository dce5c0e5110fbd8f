//! The vocabulary as cucumber uses it: a world, and an expression for each row.

use std::convert::Infallible;

use cucumber::step::{Collection, Context, Location};
use futures::future::LocalBoxFuture;
use gherkin::StepType;
use regex::Regex;

use super::{
    Sheet,
    grammar::{find, regex, rows_of_all},
};

impl cucumber::World for Sheet {
    type Error = Infallible;

    async fn new() -> Result<Self, Infallible> {
        Ok(Sheet::default())
    }
}

/// The grammar as cucumber reads it: an expression for each row.
#[must_use]
pub fn collection() -> Collection<Sheet> {
    let rows = rows_of_all().enumerate();
    rows.fold(Collection::new(), |steps, (place, row)| {
        let Ok(regex) = Regex::new(&regex(row)) else { return steps };
        // Cucumber tells rows apart by their places: here, the index.
        let column = u32::try_from(place + 1).unwrap_or(u32::MAX);
        let at = Some(Location { path: row.noun, line: 1, column });
        match row.keyword {
            StepType::Given => steps.given(at, regex, play),
            StepType::When => steps.when(at, regex, play),
            StepType::Then => steps.then(at, regex, play),
        }
    })
}

/// Runs a line whose row cucumber has found. An error in it, or a claim that fails, ends the scenario.
fn play(sheet: &mut Sheet, context: Context) -> LocalBoxFuture<'_, ()> {
    Box::pin(async move {
        let outcome = match find(&context.step) {
            Ok(Some((_, row, said))) => (row.read)(sheet, &said, &context.step),
            Ok(None) => Err("no step has these words".to_owned()),
            Err(rows) => Err(format!("this line fits several steps: {}", rows.join(", "))),
        };
        // Cucumber takes a step as failed if it panics, and else as passed.
        if let Err(why) = outcome {
            std::panic::resume_unwind(Box::new(why));
        }
    })
}
