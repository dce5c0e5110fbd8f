//! References to objects and players.

use super::{Cursor, Read};
use crate::{
    case::{AbilityRef, Came, Handle, Origin, Target},
    vocabulary::Sheet,
};

/// Ordinals.
pub(crate) const ORDINALS: [&str; 10] =
    ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/// Reads an ordinal, counted from one, if one comes next: a word up to ten, or any number in digits (`11th`).
pub fn ordinal(cursor: &mut Cursor) -> Option<u32> {
    let word = cursor.peek()?.to_owned();
    let in_words = (1..).zip(ORDINALS).find(|(_, ordinal)| *ordinal == word).map(|(nth, _)| nth);
    let in_digits = || ENDINGS.iter().find_map(|ending| word.strip_suffix(ending)?.parse().ok().filter(|nth| *nth > 0));
    let nth = in_words.or_else(in_digits)?;
    cursor.take(&word).then_some(nth)
}

/// The endings of ordinals in digits.
const ENDINGS: [&str; 4] = ["st", "nd", "rd", "th"];

/// An ordinal in words, or in digits beyond ten.
#[must_use]
pub fn counted(nth: u32) -> String {
    let word = (1..).zip(ORDINALS).find(|(place, _)| *place == nth).map(|(_, ordinal)| ordinal.to_owned());
    word.unwrap_or_else(|| format!("{nth}th"))
}

/// Whether a word and `ability of` come next: `equip ability of`.
fn sees_keyword_ability(cursor: &Cursor) -> bool {
    let mut ahead = cursor.clone();
    ahead.word("").is_ok() && ahead.sees("ability of")
}

/// Reads an ability up to `of`: `the ability`, `the ability "id"`, `the second printed ability`, `the equip ability`. It reads nothing if other
/// words come next.
pub(crate) fn which_ability(cursor: &mut Cursor) -> Read<Option<AbilityRef>> {
    let mut ahead = cursor.clone();
    if !ahead.take("the") {
        return Ok(None);
    }
    let nth = ordinal(&mut ahead);
    let meant = if ahead.take("printed ability") {
        AbilityRef::Printed(nth.unwrap_or(1))
    } else if nth.is_some() {
        return Ok(None);
    } else if ahead.take("ability") {
        if ahead.sees_quoted() { AbilityRef::Id(ahead.quoted("the id of an ability")?) } else { AbilityRef::Only }
    } else if sees_keyword_ability(&ahead) {
        let keyword = ahead.word("a keyword")?;
        ahead.need("ability")?;
        AbilityRef::Keyword(keyword)
    } else {
        return Ok(None);
    };
    if !ahead.take("of") {
        return Ok(None);
    }
    *cursor = ahead;
    Ok(Some(meant))
}

/// Whether a reference to an object comes next.
pub(super) fn sees_object(cursor: &Cursor) -> bool {
    if cursor.sees_quoted() {
        return true;
    }
    let mut ahead = cursor.clone();
    if ahead.sees_possessive() {
        return ahead.possessive().is_ok() && ahead.take("draw");
    }
    if !ahead.take("the") {
        return false;
    }
    let _ = ordinal(&mut ahead);
    ahead.sees("ability")
        || ahead.sees("printed ability of")
        || ahead.sees("trigger of")
        || ahead.sees("activation of")
        || sees_keyword_ability(&ahead)
        || ahead.sees("copy of")
        || ahead.sees("combat damage") && !ahead.sees("combat damage step")
        || ahead.sees_quoted()
}

/// Reads a reference to one object: a name or alias, or the words for an object without a name.
pub(crate) fn handle(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Handle> {
    if cursor.sees_quoted() {
        let name = cursor.quoted("a card's name or an alias")?;
        return sheet.known(&name, cursor.last());
    }
    if cursor.sees_possessive() {
        let player = cursor.possessive()?;
        cursor.need("draw")?;
        return Ok(sheet.declare(Handle(format!("{player}'s draw")), Origin::TurnDraw { player, nth: 1 }));
    }
    if let Some(ability) = which_ability(cursor)? {
        let source = handle(cursor, sheet)?;
        let which = match &ability {
            AbilityRef::Id(id) => format!("ability \"{id}\""),
            AbilityRef::Printed(nth) => format!("{} printed ability", counted(*nth)),
            AbilityRef::Keyword(keyword) => format!("{keyword} ability"),
            AbilityRef::Only | AbilityRef::Mana => "ability".to_owned(),
        };
        let origin = Origin::Ability { source: source.clone(), ability, came: None, nth: 1 };
        return Ok(sheet.declare(Handle(format!("the {which} of {source}")), origin));
    }
    cursor
        .need("the")
        .map_err(|_| cursor.expected("an object: a name in quotation marks, `the ability of …`, `the copy of …`"))?;
    let nth = ordinal(cursor).unwrap_or(1);
    let ordinal = if nth > 1 { format!("{} ", counted(nth)) } else { String::new() };
    let came = match cursor.take_any(&["ability", "trigger of", "activation of"]) {
        Some(0) => Some(None),
        Some(1) => Some(Some(Came::Triggered)),
        Some(_) => Some(Some(Came::Activated)),
        None => None,
    };
    if let Some(came) = came {
        let id = (came.is_none() && cursor.sees_quoted()).then(|| cursor.quoted("the id of an ability")).transpose()?;
        if came.is_none() {
            cursor.need("of")?;
        }
        let source = handle(cursor, sheet)?;
        let quoted = id.as_ref().map(|id| format!("\"{id}\" ")).unwrap_or_default();
        let word = match came {
            None => "ability",
            Some(Came::Triggered) => "trigger",
            Some(Came::Activated) => "activation",
        };
        let ability = id.map_or(AbilityRef::Only, AbilityRef::Id);
        return Ok(sheet.declare(
            Handle(format!("the {ordinal}{word} {quoted}of {source}")),
            Origin::Ability { source, ability, came, nth },
        ));
    }
    if cursor.take("copy of") {
        let of = handle(cursor, sheet)?;
        return Ok(sheet.declare(Handle(format!("the {ordinal}copy of {of}")), Origin::Copy { of, nth }));
    }
    if cursor.take("combat damage") {
        return Ok(sheet.declare(Handle(format!("the {ordinal}combat damage")), Origin::CombatDamage { nth }));
    }
    if cursor.sees("target") || cursor.sees("targets") {
        let help =
            "targets are chosen by `Alice targets \"Bear\" for \"Spell\"`, or as something is played by `targeting`";
        return Err(cursor.expected("an object").help(help));
    }
    let name = cursor.quoted("the name of a token")?;
    cursor.need("token")?;
    Ok(sheet.declare(Handle(format!("the {ordinal}{name} token")), Origin::MadeToken { name, nth }))
}

/// Reads a list of objects.
pub(crate) fn handles(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Vec<Handle>> {
    let mut list = vec![handle(cursor, sheet)?];
    while cursor.more(sees_object) {
        list.push(handle(cursor, sheet)?);
    }
    Ok(list)
}

/// Reads an object or a player.
pub(crate) fn anything(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Target> {
    if cursor.sees_player() {
        let player = cursor.player()?;
        sheet.seat(&player);
        return Ok(Target::Player(player));
    }
    handle(cursor, sheet).map(Target::Object)
}

/// Reads a list of objects and players, or `nothing`.
pub(crate) fn targets(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Vec<Target>> {
    if cursor.take("nothing") {
        return Ok(Vec::new());
    }
    let mut list = vec![anything(cursor, sheet)?];
    // A player's name after `and` may begin the next part of the sentence; then a verb follows it.
    while cursor.more(|ahead| sees_object(ahead) || ahead.sees_player()) {
        list.push(anything(cursor, sheet)?);
    }
    Ok(list)
}

/// Reads a list of objects, or `nothing`.
pub(super) fn handles_or_nothing(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Vec<Handle>> {
    if cursor.take("nothing") { Ok(Vec::new()) } else { handles(cursor, sheet) }
}

/// Reads `1 to "A" and 2 to Bob`.
pub(crate) fn division(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Vec<(Target, u32)>> {
    let mut shares = Vec::new();
    loop {
        let amount = cursor.number()?;
        cursor.need("to")?;
        shares.push((anything(cursor, sheet)?, amount));
        if !cursor.more(Cursor::sees_number) {
            return Ok(shares);
        }
    }
}
