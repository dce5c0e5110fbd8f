//! References to objects and players.

use super::{Cursor, Read};
use crate::{
    case::{AbilityRef, Handle, Origin, Target},
    vocabulary::Sheet,
};

const ORDINALS: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];

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
    let _ = ahead.take_any(&ORDINALS);
    ahead.sees("ability")
        || ahead.sees("copy of")
        || ahead.sees("combat damage") && !ahead.sees("combat damage step")
        || ahead.sees_quoted()
}

/// Reads a reference to one object: a name or alias, or an object named by where it comes from.
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
    cursor
        .need("the")
        .map_err(|_| cursor.expected("an object: a name in quotation marks, `the ability of …`, `the copy of …`"))?;
    let place = cursor.take_any(&ORDINALS);
    let nth = u32::try_from(place.unwrap_or(0)).unwrap_or(0) + 1;
    let ordinal = place.filter(|place| *place > 0).map(|place| format!("{} ", ORDINALS[place])).unwrap_or_default();
    if cursor.take("ability") {
        let id = if cursor.sees_quoted() { Some(cursor.quoted("the id of an ability")?) } else { None };
        cursor.need("of")?;
        let source = handle(cursor, sheet)?;
        let quoted = id.as_ref().map(|id| format!("\"{id}\" ")).unwrap_or_default();
        let ability = id.map_or(AbilityRef::Only, AbilityRef::Id);
        return Ok(sheet.declare(
            Handle(format!("the {ordinal}ability {quoted}of {source}")),
            Origin::Ability { source, ability, nth },
        ));
    }
    if cursor.take("copy of") {
        let of = handle(cursor, sheet)?;
        return Ok(sheet.declare(Handle(format!("the {ordinal}copy of {of}")), Origin::Copy { of, nth }));
    }
    if cursor.take("combat damage") {
        return Ok(sheet.declare(Handle(format!("the {ordinal}combat damage")), Origin::CombatDamage { nth }));
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
    // A player's name after `and` may begin the next clause of a sentence; that it is followed by a verb tells.
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
