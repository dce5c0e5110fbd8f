//! The events since the setup.

use super::{
    Outcome, Sheet,
    grammar::rows,
    params::{Object, Rest, Someone, Times},
};
use crate::{
    case::{Query, Target, Value},
    expectation::Want,
    phrase::{Cursor, Happening, Read, anything, event_list, handle, times, which_ability},
};
use gherkin::Step;

rows! { "history":
    /// How often an object's abilities have triggered, or the named ability has.
    /// - `"Devoted Retainer" has triggered once`
    /// - `the ability "bushido" of "Devoted Retainer" has triggered twice`
    /// - `the second printed ability of "Oathkeeper, Takeno's Daisho" has triggered once`
    /// - `the soulshift ability of "Gibbering Kami" has triggered once`
    /// - `"Hikari, Twilight Guardian" has triggered never`
    Then "{object} has triggered {times}" => triggered(Object, Times);

    /// How much damage an object has dealt, in total or to one object or player.
    /// - `"Glacial Ray" has dealt 2 damage to Bob`
    /// - `"Devoted Retainer" has dealt no combat damage`
    Then "{object} has dealt {rest}" => dealt(Object, Rest);

    /// How much damage an object or player has been dealt.
    /// - `Bob has been dealt 2 damage`
    /// - `"Wall of Stone" has been dealt no damage`
    Then "{someone} has been dealt {rest}" => been_dealt(Someone, Rest);

    /// Events of the history: their number, their order, or that they happened at once.
    /// - `it happened twice that Alice shuffled`
    /// - `it happened never that Bob got priority in the cleanup step`
    /// - `it happened in this order that "Budoka Gardener" flipped, then "elder" left play`
    /// - `it happened at once that "elder" left play and "younger" left play`
    /// - `it happened once that a combat damage step began`
    /// - `it happened never that the ability of "Frostwielder" resolved`
    Then "it happened {rest}" => happened(Rest);
}

fn triggered(sheet: &mut Sheet, object: Object, count: Times, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let (source, ability) = object.read(sheet, |cursor, sheet| {
            let ability = which_ability(cursor)?.unwrap_or_default();
            Ok((handle(cursor, sheet)?, ability))
        })?;
        let count = count.read(sheet, |cursor, _| times(cursor))?;
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        sheet.claim(Query::TimesTriggered { source, ability }, Want::Is(Value::Number(count)));
        Ok(())
    })
}

/// Reads `3 damage`, `2 combat damage`.
fn damage(cursor: &mut Cursor) -> Read<(u32, Option<bool>)> {
    let amount = cursor.number()?;
    let combat = cursor.take("combat").then_some(true);
    cursor.need("damage")?;
    Ok((amount, combat))
}

fn dealt(sheet: &mut Sheet, object: Object, words: Rest, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let by = Some(object.handle(sheet)?);
        let (amount, combat, to) = words.read(sheet, |cursor, sheet| {
            let (amount, combat) = damage(cursor)?;
            let to: Option<Target> = if cursor.take("to") { Some(anything(cursor, sheet)?) } else { None };
            Ok((amount, combat, to))
        })?;
        sheet.claim(Query::DamageDealt { by, to, combat }, Want::Is(Value::Number(amount.into())));
        Ok(())
    })
}

fn been_dealt(sheet: &mut Sheet, to: Someone, words: Rest, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let to = Some(to.target(sheet)?);
        let (amount, combat) = words.read(sheet, |cursor, _| damage(cursor))?;
        sheet.claim(Query::DamageDealt { by: None, to, combat }, Want::Is(Value::Number(amount.into())));
        Ok(())
    })
}

fn happened(sheet: &mut Sheet, words: Rest, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let (patterns, want) = match words.read(sheet, event_list)? {
            Happening::Times(times, patterns) => (patterns, Want::Length(times)),
            Happening::InOrder(patterns) => (patterns.clone(), Want::InOrder(patterns)),
            Happening::AtOnce(patterns) => (patterns.clone(), Want::AtOnce(patterns.len())),
        };
        sheet.claim(Query::History(patterns), want);
        Ok(())
    })
}
