//! The choices of players.

use super::{
    Cursor, Problem, Read,
    list::{Phrase, alone, with},
    objects::{handle, handles_or_nothing, targets},
    words::kind_phrase,
};
use crate::{
    case::{AbilityRef, Choice, Target, WordKind},
    expectation::DecisionWant,
    vocabulary::Sheet,
};

/// The kinds of words that are chosen, after `the`.
pub(crate) const WORDS: [Phrase<WordKind>; 8] = [
    with("color", "\"…\"", WordKind::Color),
    with("colour", "\"…\"", WordKind::Color),
    with("second color", "\"…\"", WordKind::OtherColor),
    with("second colour", "\"…\"", WordKind::OtherColor),
    with("creature type", "\"…\"", WordKind::CreatureType),
    with("land type", "\"…\"", WordKind::LandType),
    with("card type", "\"…\"", WordKind::CardType),
    with("card name", "\"…\"", WordKind::CardName),
];

/// Reads the kind of word that is chosen, after `the`, and the word.
pub(super) fn word_choice(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Option<(WordKind, String)>> {
    if let Some(kind) = cursor.one_of(&WORDS) {
        return Ok(Some((kind, cursor.quoted("a word")?)));
    }
    if cursor.take("object") {
        return Ok(Some((WordKind::Object, handle(cursor, sheet)?.0)));
    }
    Ok(None)
}

/// The kinds of choices, each read after its words.
type Chosen = fn(&mut Cursor, &mut Sheet) -> Read<Choice>;

/// The kinds of choices besides words and objects.
pub(crate) const CHOICES: [Phrase<Chosen>; 10] = [
    with("the player", "Bob", |cursor, _| cursor.player().map(Choice::Player)),
    with("the number", "3", |cursor, _| cursor.number().map(Choice::Number)),
    with("the modes", "\"one\" and \"two\"", modes),
    with("the mode", "\"one\"", modes),
    with("the option", "\"tap\"", |cursor, _| cursor.quoted("an option").map(Choice::Option)),
    with("the source", "\"Bear\"", |cursor, sheet| handle(cursor, sheet).map(Choice::Source)),
    with("the ability", "\"pump\" of \"Bear\"", ability),
    with("the pile", "1", |cursor, _| cursor.number().map(Choice::Pile)),
    alone("yes", |_, _| Ok(Choice::May(true))),
    alone("no", |_, _| Ok(Choice::May(false))),
];

fn modes(cursor: &mut Cursor, _: &mut Sheet) -> Read<Choice> {
    cursor.quoted_list("the id of a mode").map(Choice::Modes)
}

fn ability(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    let ability = AbilityRef::Id(cursor.quoted("the id of an ability")?);
    cursor.need("of")?;
    Ok(Choice::Ability { object: handle(cursor, sheet)?, ability })
}

/// Reads a choice.
pub(crate) fn choice_phrase(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    let mut ahead = cursor.clone();
    if ahead.take("the")
        && let Some((kind, word)) = word_choice(&mut ahead, sheet)?
    {
        *cursor = ahead;
        return Ok(Choice::Word { kind, word });
    }
    // `the ability of "X"` is an object on the stack, `the ability "id" of "X"` an ability to choose.
    let chosen = if cursor.sees("the ability of") { None } else { cursor.one_of(&CHOICES) };
    match chosen {
        Some(read) => read(cursor, sheet),
        None => objects_and_players(cursor, sheet),
    }
}

/// Reads objects and players: `"Bear" and Bob`.
fn objects_and_players(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    let all = targets(cursor, sheet)?;
    let objects = all.iter().filter_map(|one| match one {
        Target::Object(object) => Some(object.clone()),
        Target::Player(_) => None,
    });
    let objects: Vec<_> = objects.collect();
    Ok(match (objects.len() == all.len(), all.as_slice()) {
        (true, _) => Choice::Objects(objects),
        (false, [Target::Player(player)]) => Choice::Player(player.clone()),
        (false, _) => Choice::ObjectsAndPlayers(all),
    })
}

/// Reads the choice of a `may` claim: any choice, also new life totals.
pub(crate) fn eligible_phrase(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    if cursor.take("life totals") { life_totals(cursor) } else { choice_phrase(cursor, sheet) }
}

/// A choice with its own verb, read after it.
pub(crate) const SETTLED: [Phrase<Chosen>; 5] = [
    with("makes piles", "\"Bear\" | nothing", piles),
    with("sets life totals to", "Alice 5 and Bob 20", |cursor, _| life_totals(cursor)),
    with("applies", "\"Bear\" first", first),
    alone("pays", |_, _| Ok(Choice::Pay(true))),
    alone("doesn't pay", |_, _| Ok(Choice::Pay(false))),
];

/// Reads a choice with its own verb: `makes piles …`, `sets life totals to …`, `applies "X" first`, `pays`.
pub(crate) fn settled_phrase(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    let read = cursor.one_of(&SETTLED).ok_or_else(|| cursor.none_of("an action of the player", &SETTLED))?;
    read(cursor, sheet)
}

/// Reads `"X" first`.
fn first(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    let first = handle(cursor, sheet)?;
    cursor.need("first")?;
    Ok(Choice::Replacement(first))
}

/// Reads `"A" and "B" | nothing`.
fn piles(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    let mut piles = vec![handles_or_nothing(cursor, sheet)?];
    while cursor.take("|") {
        piles.push(handles_or_nothing(cursor, sheet)?);
    }
    Ok(Choice::Piles(piles))
}

/// Reads `Alice 5 and Bob 20`.
fn life_totals(cursor: &mut Cursor) -> Read<Choice> {
    let mut totals = Vec::new();
    loop {
        let player = cursor.player()?;
        let total =
            cursor.word("a life total")?.parse().map_err(|_| Problem::new("expected a life total", cursor.last()))?;
        totals.push((player, total));
        if !cursor.more(Cursor::sees_player) {
            return Ok(Choice::LifeTotals(totals));
        }
    }
}

/// Reads `for KIND by "X" among OPTIONS`; all parts except the kind are optional.
pub(crate) fn decision_kind(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<DecisionWant> {
    let mut want = DecisionWant { kind: Some(kind_phrase(cursor)?), ..DecisionWant::default() };
    if cursor.take("by") {
        want.source = Some(handle(cursor, sheet)?);
    }
    if cursor.take("among") {
        let mut options = vec![option(cursor, sheet)?];
        while cursor.more(|ahead| !ahead.done()) {
            options.push(option(cursor, sheet)?);
        }
        want.options = Some(options);
    }
    Ok(want)
}

/// One of the options: an object by its handle, a player, or a quoted word that isn't an object.
fn option(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<String> {
    if cursor.sees_player() {
        return Ok(cursor.player()?.0);
    }
    if cursor.sees_quoted() {
        let name = cursor.quoted("an option")?;
        return Ok(sheet.known(&name, cursor.last()).map_or(name, |handle| handle.0));
    }
    handle(cursor, sheet).map(|handle| handle.0)
}
