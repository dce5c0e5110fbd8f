//! What is on the stack.

use super::{Outcome, Sheet, params::Objects};
use crate::{
    case::{Query, Value, Zone},
    expectation::Want,
};
use cucumber::{gherkin::Step, then};

/// Nothing is on the stack.
/// - `the stack is empty`
#[then(expr = "the stack is empty")]
fn empty(sheet: &mut Sheet, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        sheet.claim(Query::Contents { zone: Zone::Stack, player: None }, Want::Is(Value::Objects(Vec::new())));
        Ok(())
    })
}

/// Exactly what is on the stack, top first.
/// - `the stack holds "Boomerang" and "Glacial Ray"`
/// - `the stack holds the ability of "Devoted Retainer"`
/// - `the stack holds Alice's draw and the ability of "Howling Mine"`
#[then(expr = "the stack holds {objects}")]
fn holds(sheet: &mut Sheet, objects: Objects, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let list = objects.handles(sheet)?;
        sheet.claim(Query::Contents { zone: Zone::Stack, player: None }, Want::Is(Value::Objects(list)));
        Ok(())
    })
}
