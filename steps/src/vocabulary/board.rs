//! The position before the first action.

use super::{
    Outcome, Sheet,
    grammar::rows,
    params::{Facts, Moment, Object, Player, States},
};
use crate::{
    case::SetupOp,
    phrase::{Problem, facts, moment_phrase, states},
};
use gherkin::Step;

rows! { "board":
    /// The cards of a player in each zone, tokens, mana, life and counters. `can pay` puts basic lands onto the battlefield (Wastes for generic
    /// mana): they count as lands, and no line can name them; without other instructions, costs are paid with the mana that can do least else.
    /// Mana `in the mana pool` has no lands and is lost at the end of the phase. A permanent that is placed hasn't entered: it has the counters
    /// with which it would enter only if the line states them (`with 10 ice counters`), except that a planeswalker has its loyalty.
    /// - `Bob controls "Devoted Retainer"`
    /// - `Alice has "Glacial Ray" in hand`
    /// - `Bob can pay {U}{U}`
    /// - `Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}`
    /// - `Bob controls "Devoted Retainer" and has "Boomerang" in hand and can pay {U}{U}`
    /// - `Alice controls 2 tapped "Island" and a flipped "Nezumi Graverobber" as "rat"`
    /// - `Bob controls a 1/1 black "Rat" creature token as "vermin"`
    /// - `Alice has "Kodama's Reach" in graveyard`
    /// - `Alice has "Island" and "Forest" on top of library`
    /// - `Alice has "Island" as library`
    /// - `Bob has "Glacial Ray" removed from the game face down`
    /// - `Alice has {C}{G} in the mana pool`
    /// - `Bob is at 3 life and has 9 Gambit counters`
    /// - `Alice has played a land this turn`
    /// - `Carol is playing too`
    Given "{player} {facts}" => has(Player, Facts);

    /// The state of an object that was placed.
    /// - `"Isamaru, Hound of Konda" isn't legendary`
    /// - `"Konda's Banner" is attached to "Isamaru, Hound of Konda"`
    /// - `"Sensei Golden-Tail" has 1 training counter`
    /// - `"Devoted Retainer" has "bushido 1" and gets +2/+2 until end of turn`
    /// - `"Swirl the Mists" has the chosen color "red"`
    /// - `"Wall of Stone" lacks "defender"`
    Given "{object} {states}" => is(Object, States);

    /// The moment at which the script begins. Without this line, it is Alice's precombat main phase. The step has begun already, and abilities
    /// that trigger at its beginning don't trigger. To make them trigger, begin in the step before it (`it is Bob's end step`) and add `the game
    /// goes on to Alice's upkeep`.
    /// - `it is Bob's upkeep`
    /// - `it is Alice's end step`
    Given "it is {moment}" => now(Moment);
}

fn has(sheet: &mut Sheet, player: Player, position: Facts, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        position.read(sheet, |cursor, sheet| facts(cursor, sheet, &player))
    })
}

fn is(sheet: &mut Sheet, object: Object, how: States, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let object = object.handle(sheet)?;
        how.read(sheet, |cursor, sheet| states(cursor, sheet, &object))
    })
}

fn now(sheet: &mut Sheet, moment: Moment, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let moment = moment.read(sheet, |cursor, _| moment_phrase(cursor))?;
        if sheet.has_moment() {
            return Err(Problem::new("another line says already when the script begins", 0..step.value.len()));
        }
        sheet.place(SetupOp::Now { moment });
        Ok(())
    })
}
