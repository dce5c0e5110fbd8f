//! The legality of actions at this point. It is asked of a copy of the game, as if the action were in the script, with the same implicit
//! passing.

use super::{
    Outcome, Sheet,
    grammar::rows,
    params::{Can, Doing, Player, Rest, Word},
};
use crate::{
    case::{AbilityRef, Quality, Query, Value},
    expectation::{Counterfactual, Want},
    phrase::{Cursor, Problem, Read, action_phrase, handle, targets, which_ability},
};
use gherkin::Step;

rows! { "legality":
    /// Whether an action is legal; if not, by which rule, and for which reason. `casebook check` removes the reason, and then the same action
    /// must be legal. Targets, modes and costs that aren't named are left open, and the first possible one of each is taken. So `can't play "X"`
    /// states nothing about a specific target: name the target. Optional and alternative costs, and what pays by convoke, delve or improvise, are used
    /// only if they are named: `can't play "X"` says nothing about them.
    /// - `Alice can't attack with "Wall of Stone" by rule 502.41b because "Wall of Stone" has "defender"`
    /// - `Bob can play "Boomerang" targeting "Devoted Retainer"`
    /// - `Alice can't play "Glacial Ray" splicing "Glacial Ray" targeting Bob`
    /// - `Alice cannot activate "Elvish Piper"`
    /// - `Bob can't block "Serra Angel" with "Grizzly Bears" because "Serra Angel" has "flying"`
    /// - `Alice can't play "Boomerang" targeting Bob because of the first printed ability of "Dosan the Falling Leaf"`
    /// - `Alice can't attack with "Grizzly Bears" because of "duty" of "Guard Duty"`
    /// - `Alice can't attack with "Grizzly Bears" because of "Guard Duty"`
    /// - `Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"`
    Then "{player} {can} {doing}" => could(Player, Can, Doing);

    /// The action that was tried was refused, and by which rule; or it was legal.
    /// - `the attempt is refused by rule 409.1b`
    /// - `the attempt succeeds`
    Then "the attempt {is refused|succeeds}( by rule {word})" => attempt(String, Word);

    /// Whether objects or players can be targeted; or exactly which can. A reason belongs to the play: `can't play … targeting … because …`.
    /// - `Alice can target "Devoted Retainer" with "Glacial Ray"`
    /// - `Alice can't target "Devoted Retainer" and Bob with "Squelch"`
    /// - `Alice can target only "Grizzly Bears" with "fire" of "Frostwielder"`
    /// - `Alice can't target "Grizzly Bears" with "Toils of Night and Day" as target 2`
    Then "{player} {can} target {rest}" => could_target(Player, Can, Rest);
}

fn could(sheet: &mut Sheet, player: Player, can: Can, action: Doing, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let possible = can.0 == "can";
        let (action, rule, because) = action.read(sheet, |cursor, sheet| {
            let action = action_phrase(cursor, sheet, &player)?;
            let (rule, because) = reason(cursor, sheet)?;
            Ok((action, rule, because))
        })?;
        if possible && (rule.is_some() || because.is_some()) {
            return Err(Problem::new("only a \"can't\" has a reason: remove it", 0..step.value.len()));
        }
        let want = if possible { Want::Legal } else { Want::Refused(rule.into_iter().collect()) };
        sheet.claim_because(Query::CanDo(Box::new(action)), want, because);
        Ok(())
    })
}

/// Reads `by rule 502.41b` and `because "X" has "defender"`, both optional.
fn reason(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<(Option<String>, Option<Counterfactual>)> {
    let (mut rule, mut because) = (None, None);
    loop {
        if cursor.take("by rule") {
            rule = Some(cursor.word("a rule number")?);
        } else if cursor.take("because of") {
            because = Some(because_of(cursor, sheet)?);
        } else if cursor.take("because") {
            let object = handle(cursor, sheet)?;
            let quality = match cursor.take_any(&["has the ability", "has", "is legendary"]) {
                Some(0) => Quality::Ability(cursor.quoted("the id of an ability")?),
                Some(1) => Quality::Keyword(cursor.quoted("a keyword")?),
                Some(_) => Quality::Supertype("legendary".to_owned()),
                None if cursor.take("is new") => {
                    let problem = Problem::new(
                        "`because … is new` isn't possible: this reason can't be removed from the position",
                        cursor.last(),
                    );
                    return Err(problem.help("name the rule instead: `by rule 302.6`, with today's number"));
                }
                None => return Err(cursor.expected("`has \"keyword\"`, `has the ability \"id\"` or `is legendary`")),
            };
            because = Some(Counterfactual { object, quality });
        } else {
            return Ok((rule, because));
        }
    }
}

/// Reads `"X"`, which means its only ability, `"id" of "X"`, `the second printed ability of "X"` or `the equip ability of "X"` after `because
/// of`.
fn because_of(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Counterfactual> {
    if cursor.sees_quoted() {
        let mut ahead = cursor.clone();
        ahead.quoted("the id of an ability")?;
        if !ahead.take("of") {
            return Ok(Counterfactual { object: handle(cursor, sheet)?, quality: Quality::Only });
        }
        let quality = Quality::Ability(cursor.quoted("the id of an ability")?);
        cursor.need("of")?;
        return Ok(Counterfactual { object: handle(cursor, sheet)?, quality });
    }
    let quality = match which_ability(cursor)? {
        Some(AbilityRef::Printed(nth)) => Quality::Printed(nth),
        Some(AbilityRef::Keyword(keyword)) => Quality::Keyword(keyword),
        Some(AbilityRef::Id(id)) => Quality::Ability(id),
        _ => {
            return Err(cursor
                .expected("`\"id\" of \"X\"`, `the second printed ability of \"X\"` or `the equip ability of \"X\"`"));
        }
    };
    Ok(Counterfactual { object: handle(cursor, sheet)?, quality })
}

fn attempt(sheet: &mut Sheet, how: String, rule: Word, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let rules = Some(rule.0).filter(|rule| !rule.is_empty());
        let want = if how == "succeeds" { Want::Legal } else { Want::Refused(rules.into_iter().collect()) };
        sheet.claim(Query::Tried, want);
        Ok(())
    })
}

fn could_target(sheet: &mut Sheet, player: Player, can: Can, words: Rest, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let possible = can.0 == "can";
        let (query, want) = words.read(sheet, |cursor, sheet| {
            let only = cursor.take("only");
            let aimed = targets(cursor, sheet)?;
            cursor.need("with")?;
            let mut ahead = cursor.clone();
            let ability = if ahead.quoted("").is_ok() && ahead.take("of") {
                let id = cursor.quoted("the id of an ability")?;
                cursor.need("of")?;
                AbilityRef::Id(id)
            } else {
                which_ability(cursor)?.unwrap_or_default()
            };
            let object = handle(cursor, sheet)?;
            let instance = if cursor.take("as target") { cursor.number()? } else { 1 };
            let value = Value::Targets(aimed);
            let want = match (possible, only) {
                (true, true) => Want::IsInAnyOrder(value),
                (true, false) => Want::Contains(value),
                (false, false) => Want::Lacks(value),
                (false, true) => return Err(Problem::new("`can't target only` isn't clear", cursor.last())),
            };
            Ok((Query::LegalTargets { player, object, ability, instance }, want))
        })?;
        sheet.claim(query, want);
        Ok(())
    })
}
