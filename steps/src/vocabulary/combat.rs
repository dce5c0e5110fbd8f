//! Attacking, blocking, combat damage, and the part of objects in combat.

use super::{
    Outcome, Sheet,
    grammar::rows,
    params::{CombatPart, Is, Named, Object, Objects, Player, Rest},
};
use crate::{
    case::{Action, Aspect, Query, ScriptOp},
    expectation::{CombatWant, Want},
    phrase::{action_phrase, block_phrase},
};
use gherkin::Step;

rows! { "combat":
    /// Declares attackers, all at once; the game goes on to that declaration first.
    /// - `Alice attacks with "Devoted Retainer" and "Hill Giant"`
    /// - `Alice attacks with nothing`
    /// - `Alice attacks with "Devoted Retainer" attacking Bob`
    /// - `Alice attacks with "Devoted Retainer" attacking Bob and "Hill Giant" attacking Carol`
    /// - `Alice attacks with "Devoted Retainer" attacking Bob, "Grizzly Bears" attacking "Jace Beleren" and "Hill Giant" attacking Carol`
    When "{player} attacks with {named}" => attacks(Player, Named);

    /// Declares blockers, all at once; the game goes on to that declaration first.
    /// - `Bob blocks "Devoted Retainer" with "Grizzly Bears" and "Wall of Stone"`
    /// - `Bob blocks "Devoted Retainer" with "Grizzly Bears" and "Hill Giant" with "Wall of Stone"`
    When "{player} blocks {named}" => blocks(Player, Named);

    /// Declares no blockers.
    /// - `Bob doesn't block`
    When "{player} doesn't block" => blocks_not(Player);

    /// All players pass until all combat damage of this combat phase has been dealt; or until that of the first of two combat damage steps has
    /// been dealt; or until it is an object on the stack, in editions that use it.
    /// - `combat damage is dealt`
    /// - `first-strike damage is dealt`
    /// - `combat damage is put on the stack`
    When "{combat damage is dealt|first-strike damage is dealt|combat damage is put on the stack}" => damage(String);

    /// The part of an object in combat. A blocked creature stays blocked.
    /// - `"Devoted Retainer" is attacking`
    /// - `"Devoted Retainer" is blocked`
    /// - `"Ninja of the Deep Hours" is unblocked`
    /// - `"Grizzly Bears" isn't blocking`
    /// - `"Grizzly Bears" and "Steel Wall" are blocking`
    Then "{objects} {is} {combat}" => combat_part(Objects, Is, CombatPart);

    /// The attacker that an object blocks.
    /// - `"Grizzly Bears" is blocking "Devoted Retainer"`
    Then "{object} is blocking {object}" => blocking(Object, Object);
}

fn attacks(sheet: &mut Sheet, player: Player, creatures: Named, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let words = Rest(format!("attack with {}", creatures.0));
        let action = words.read(sheet, |cursor, sheet| action_phrase(cursor, sheet, &player))?;
        sheet.act(ScriptOp::Act(action));
        Ok(())
    })
}

fn blocks(sheet: &mut Sheet, player: Player, pairs: Named, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let action = pairs.read(sheet, |cursor, sheet| block_phrase(cursor, sheet, &player))?;
        sheet.act(ScriptOp::Act(action));
        Ok(())
    })
}

fn blocks_not(sheet: &mut Sheet, player: Player, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        sheet.act(ScriptOp::Act(Action::Block { player, blocks: Vec::new(), costs: Vec::new() }));
        Ok(())
    })
}

fn damage(sheet: &mut Sheet, until: String, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        sheet.act(match until.as_str() {
            "combat damage is dealt" => ScriptOp::CombatDamage,
            "first-strike damage is dealt" => ScriptOp::FirstStrikeDamage,
            _ => ScriptOp::DamageOnStack,
        });
        Ok(())
    })
}

fn combat_part(sheet: &mut Sheet, objects: Objects, is: Is, part: CombatPart, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let so = is.affirmed();
        let want = match part.0.as_str() {
            "attacking" => CombatWant { attacking: Some(so), ..CombatWant::default() },
            "blocking" => CombatWant { blocks: Some(so), ..CombatWant::default() },
            part => CombatWant { blocked: Some((part == "blocked") == so), ..CombatWant::default() },
        };
        for object in objects.handles(sheet)? {
            sheet.claim(Query::Object { object, aspect: Aspect::Combat }, Want::Combat(want.clone()));
        }
        Ok(())
    })
}

fn blocking(sheet: &mut Sheet, blocker: Object, attacker: Object, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let object = blocker.handle(sheet)?;
        let want = CombatWant { blocking: Some(attacker.handle(sheet)?), ..CombatWant::default() };
        sheet.claim(Query::Object { object, aspect: Aspect::Combat }, Want::Combat(want));
        Ok(())
    })
}
