//! Passing on: the stack, steps, turns.

use super::{
    Outcome, Sheet,
    grammar::rows,
    params::{Moment, Phase, Player},
};
use crate::{
    case::{self, Action, Occasion, Query, ScriptOp, TurnRef},
    expectation::Want,
    phrase::{Cursor, moment_phrase, phase_phrase},
};
use gherkin::Step;

rows! { "time":
    /// All players pass until the stack is empty.
    /// - `the stack resolves`
    When "the stack resolves" => resolves();

    /// All players pass once: the topmost object resolves.
    /// - `the top of the stack resolves`
    When "the top of the stack resolves" => top_resolves();

    /// All players pass until a step has begun. `next` means that of a later turn; without it, the first that comes, also in this turn. The `main phase`
    /// is the precombat one; the other is the `postcombat main phase`.
    /// - `the game goes on to Bob's upkeep`
    /// - `the game goes on to Alice's next main phase`
    /// - `the game goes on to the end step`
    /// - `the game goes on to an additional combat phase`
    When "the game goes on to {moment}" => goes_on(Moment);

    /// All players pass until the upkeep of the following turn.
    /// - `the turn ends`
    When "the turn ends" => turn_ends();

    /// A player passes priority.
    /// - `Alice passes`
    When "{player} passes" => passes(Player);

    /// The player whose turn it is, and the step. The `main phase` is the precombat one.
    /// - `it is Bob's cleanup step`
    Then "it is {player}'s {phase}" => it_is(Player, Phase);

    /// The player who has priority.
    /// - `Alice has priority`
    Then "{player} has priority" => priority(Player);
}

fn resolves(sheet: &mut Sheet, step: &Step) -> Outcome {
    operation(sheet, step, ScriptOp::ResolveAll)
}

fn top_resolves(sheet: &mut Sheet, step: &Step) -> Outcome {
    operation(sheet, step, ScriptOp::ResolveTop)
}

fn goes_on(sheet: &mut Sheet, moment: Moment, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let moment = moment.read(sheet, |cursor, _| moment_phrase(cursor))?;
        sheet.act(ScriptOp::AdvanceTo(moment));
        Ok(())
    })
}

fn turn_ends(sheet: &mut Sheet, step: &Step) -> Outcome {
    let moment = case::Moment { turn: TurnRef::Following, phase: case::Phase::Upkeep, occasion: Occasion::Next };
    operation(sheet, step, ScriptOp::AdvanceTo(moment))
}

fn passes(sheet: &mut Sheet, player: Player, step: &Step) -> Outcome {
    let player = player.seat(sheet);
    operation(sheet, step, ScriptOp::Act(Action::Pass { player }))
}

fn operation(sheet: &mut Sheet, step: &Step, op: ScriptOp) -> Outcome {
    sheet.line(step, |sheet| {
        sheet.act(op);
        Ok(())
    })
}

fn it_is(sheet: &mut Sheet, player: Player, phase: Phase, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let phase = phase.read(sheet, |cursor: &mut Cursor, _| phase_phrase(cursor))?;
        sheet.claim(Query::Now, Want::Moment { player, phase });
        Ok(())
    })
}

fn priority(sheet: &mut Sheet, player: Player, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        sheet.claim(Query::Priority, Want::Is(case::Value::Player(player)));
        Ok(())
    })
}
