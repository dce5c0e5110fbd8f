//! What is on the stack.

use super::{Outcome, Sheet, grammar::rows, params::Objects};
use crate::{
    case::{Query, Value, Zone},
    expectation::Want,
};
use gherkin::Step;

rows! { "stack":
    /// The stack is empty.
    /// - `the stack is empty`
    Then "the stack is empty" => empty();

    /// Exactly the objects on the stack, top first.
    /// - `the stack holds "Boomerang" and "Glacial Ray"`
    /// - `the stack holds the ability of "Devoted Retainer"`
    /// - `the stack holds Alice's draw and the ability of "Teferi's Puzzle Box"`
    Then "the stack holds {objects}" => holds(Objects);
}

fn empty(sheet: &mut Sheet, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        sheet.claim(Query::Contents { zone: Zone::Stack, player: None }, Want::Is(Value::Objects(Vec::new())));
        Ok(())
    })
}

fn holds(sheet: &mut Sheet, objects: Objects, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let list = objects.handles(sheet)?;
        sheet.claim(Query::Contents { zone: Zone::Stack, player: None }, Want::Is(Value::Objects(list)));
        Ok(())
    })
}
