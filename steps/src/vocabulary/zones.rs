//! The zones of objects, and the players who know them.

use super::{
    Outcome, Sheet,
    grammar::rows,
    params::{Contents, Count, Is, Objects, OwnZone, Place, Player, Quoted, Rest, Several, Tokens},
};
use crate::{
    case::{Aspect, Knowledge, PlaceSeen, Query, Seat, TokenSeen, Value, Zone},
    expectation::Want,
    phrase::{Problem, Read, handles, pair_word, token_words},
};
use gherkin::Step;

rows! { "zones":
    /// The zone of objects.
    /// - `"Reach Through Mists" is in Alice's graveyard`
    /// - `"elder" and "younger" are in their owner's graveyard`
    /// - `"Devoted Retainer" is in play under Bob's control`
    /// - `"Glacial Ray" is removed from the game`
    /// - `"the token" is gone`
    /// - `"Devoted Retainer" is not on the battlefield`
    Then "{objects} {is} {place}" => are(Objects, Is, Place);

    /// The exact contents of a zone: in any order, or in order from the top.
    /// - `Alice's graveyard holds "Island" and "Reach Through Mists"`
    /// - `Bob's library holds, in order, "Island", "Forest" and "Swamp"`
    /// - `Alice's hand is empty`
    Then "{player}'s {zone} {holds, in order,|holds|is empty}{contents}" => holds(Player, OwnZone, String, Contents);

    /// The top or bottom cards of a library, topmost first.
    /// - `the top of Alice's library is "Island" and "Forest"`
    /// - `the bottom of Alice's library is "Swamp"`
    Then "the {top|bottom} of {player}'s library is {rest}" => library_end(String, Player, Rest);

    /// The number of cards in a zone.
    /// - `Alice has 3 cards in hand`
    /// - `Bob has no cards in graveyard`
    Then "{player} has {count} card(s) in {zone}" => cards(Player, Count, OwnZone);

    /// The number of permanents with a name, type or subtype that a player controls, or of tokens.
    /// - `Alice controls 10 "land" permanents`
    /// - `Bob controls no "token" permanents`
    Then "{player} controls {count} {quoted} permanent(s)" => permanents(Player, Count, Quoted);

    /// Exactly the tokens that a player controls.
    /// - `Alice controls two 1/1 black "Rat" creature tokens`
    Then "{player} controls {several} {tokens}" => tokens(Player, Several, Tokens);

    /// Whether a player knows which cards these are.
    /// - `Bob knows "Ninja of the Deep Hours"`
    /// - `Alice doesn't know "Island" and "Forest"`
    Then "{player} {knows|doesn't know} {rest}" => knows(Player, String, Rest);
}

fn are(sheet: &mut Sheet, objects: Objects, is: Is, place: Place, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        for object in objects.handles(sheet)? {
            let owner = sheet.owner(&object);
            let seen = place_words(&place.0, owner).ok_or_else(|| {
                Problem::new(format!("the owner of \"{object}\" is unknown"), 0..step.value.len())
                    .help("name the player: in Alice's graveyard")
            })?;
            let want = match (is.affirmed(), seen) {
                (so, (zone, None)) => Want::Zone { zone, is: so },
                (true, (zone, player)) => Want::Is(Value::Place(PlaceSeen { zone, player })),
                (false, (zone, player)) => Want::IsNot(Value::Place(PlaceSeen { zone, player })),
            };
            sheet.claim(Query::Object { object, aspect: Aspect::Zone }, want);
        }
        Ok(())
    })
}

/// The zone of the words and its player, if they name one; `None` if the owner is unknown.
fn place_words(words: &str, owner: Option<Seat>) -> Option<(Zone, Option<Seat>)> {
    let plain = match words {
        "in play" | "on the battlefield" => Some(Zone::Battlefield),
        "removed from the game" | "exiled" | "in exile" => Some(Zone::Exile),
        "on the stack" => Some(Zone::Stack),
        "gone" => Some(Zone::Nowhere),
        _ => None,
    };
    if let Some(zone) = plain {
        return Some((zone, None));
    }
    if let Some((_, player)) = words.split_once(" under ") {
        return Some((Zone::Battlefield, Some(Seat(player.split('\'').next()?.to_owned()))));
    }
    let zone = match words.rsplit(' ').next()? {
        "hand" | "hands" => Zone::Hand,
        "graveyard" | "graveyards" => Zone::Graveyard,
        _ => Zone::Library,
    };
    let whose = words.strip_prefix("in ")?.split(['\'', ' ']).next()?;
    let player = if matches!(whose, "its" | "their") { owner? } else { Seat(whose.to_owned()) };
    Some((zone, Some(player)))
}

fn holds(sheet: &mut Sheet, player: Player, zone: OwnZone, how: String, contents: Contents, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let list = if how == "is empty" { Vec::new() } else { contents.read(sheet, handles)? };
        let value = Value::Objects(list);
        let want = if how == "holds" { Want::IsInAnyOrder(value) } else { Want::Is(value) };
        sheet.claim(Query::Contents { zone: zone.zone(), player: Some(player) }, want);
        Ok(())
    })
}

fn library_end(sheet: &mut Sheet, end: String, player: Player, cards: Rest, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let value = Value::Objects(cards.read(sheet, handles)?);
        let want = if end == "top" { Want::StartsWith(value) } else { Want::EndsWith(value) };
        sheet.claim(Query::Contents { zone: Zone::Library, player: Some(player) }, want);
        Ok(())
    })
}

fn cards(sheet: &mut Sheet, player: Player, count: Count, zone: OwnZone, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let count = count.number(sheet)?;
        let query = Query::Size { zone: zone.zone(), player: Some(player), kind: None };
        sheet.claim(query, Want::Is(Value::Number(count.into())));
        Ok(())
    })
}

fn permanents(sheet: &mut Sheet, player: Player, count: Count, kind: Quoted, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let count = count.number(sheet)?;
        let kind = Some(kind.0.trim_matches('"').to_owned());
        sheet.claim(
            Query::Size { zone: Zone::Battlefield, player: Some(player), kind },
            Want::Is(Value::Number(count.into())),
        );
        Ok(())
    })
}

fn tokens(sheet: &mut Sheet, player: Player, count: Several, description: Tokens, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let count = Count(count.0).number(sheet)?;
        let spec = description.read(sheet, |cursor, _| -> Read<_> {
            let pair = pair_word(&cursor.word("power and toughness")?).unwrap_or_default();
            token_words(cursor, pair)
        })?;
        let token = TokenSeen {
            name: spec.name,
            colors: spec.colors,
            types: spec.types.iter().map(|word| word.to_lowercase()).collect(),
            power_toughness: spec.power_toughness.map(|(power, toughness)| (power.into(), toughness.into())),
        };
        sheet.claim(Query::Tokens(player), Want::IsInAnyOrder(Value::Tokens(vec![token; count as usize])));
        Ok(())
    })
}

fn knows(sheet: &mut Sheet, player: Player, verb: String, objects: Rest, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let known = if verb == "knows" { Knowledge::Known } else { Knowledge::Unknown };
        for object in Objects(objects.0).handles(sheet)? {
            let query = Query::Knows { player: player.clone(), object };
            sheet.claim(query, Want::Is(known.into()));
        }
        Ok(())
    })
}
