//! What a player chooses when asked.

use super::{
    Cursor, Problem, Read,
    objects::{handle, handles_or_nothing},
    words::kind_phrase,
};
use crate::{
    case::{AbilityRef, Choice, WordKind},
    expectation::DecisionWant,
    vocabulary::Sheet,
};

/// The kinds of words that are chosen, after `the`.
pub(crate) const WORDS: [(&str, WordKind); 8] = [
    ("color", WordKind::Color),
    ("colour", WordKind::Color),
    ("second color", WordKind::OtherColor),
    ("second colour", WordKind::OtherColor),
    ("creature type", WordKind::CreatureType),
    ("land type", WordKind::LandType),
    ("card type", WordKind::CardType),
    ("card name", WordKind::CardName),
];

/// Reads the kind of word that is chosen, after `the`, and the word.
pub(super) fn word_choice(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Option<(WordKind, String)>> {
    if let Some((_, kind)) = WORDS.iter().find(|(words, _)| cursor.take(words)) {
        return Ok(Some((*kind, cursor.quoted("a word")?)));
    }
    if cursor.take("object") {
        return Ok(Some((WordKind::Object, handle(cursor, sheet)?.0)));
    }
    Ok(None)
}

/// What is chosen besides words and objects, in the order of [`choice_phrase`].
pub(crate) const CHOICES: [&str; 10] = [
    "the player",
    "the number",
    "the modes",
    "the mode",
    "the option",
    "the source",
    "the ability",
    "the pile",
    "yes",
    "no",
];

/// Reads what is chosen.
pub(crate) fn choice_phrase(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    let mut ahead = cursor.clone();
    if ahead.take("the")
        && let Some((kind, word)) = word_choice(&mut ahead, sheet)?
    {
        *cursor = ahead;
        return Ok(Choice::Word { kind, word });
    }
    let here = cursor.clone();
    Ok(match cursor.take_any(&CHOICES) {
        Some(0) => Choice::Player(cursor.player()?),
        Some(1) => Choice::Number(cursor.number()?),
        Some(2 | 3) => Choice::Modes(cursor.quoted_list("the id of a mode")?),
        Some(4) => Choice::Option(cursor.quoted("an option")?),
        Some(5) => Choice::Source(handle(cursor, sheet)?),
        // `the ability of "X"` is an object on the stack, `the ability "id" of "X"` an ability to choose.
        Some(6) if cursor.sees_quoted() => {
            let ability = AbilityRef::Id(cursor.quoted("the id of an ability")?);
            cursor.need("of")?;
            Choice::Ability { object: handle(cursor, sheet)?, ability }
        }
        Some(7) => Choice::Pile(cursor.number()?),
        Some(8) => Choice::May(true),
        Some(9) => Choice::May(false),
        _ => {
            *cursor = here;
            Choice::Objects(handles_or_nothing(cursor, sheet)?)
        }
    })
}

/// Reads what a player may or may not choose: what can be chosen, and new life totals too.
pub(crate) fn eligible_phrase(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    if cursor.take("life totals") { life_totals(cursor) } else { choice_phrase(cursor, sheet) }
}

/// The verbs of [`settled_phrase`], in its order.
pub(crate) const SETTLED: [&str; 5] = ["makes piles", "sets life totals to", "applies", "pays", "doesn't pay"];

/// Reads what a player settles with a verb of its own: `makes piles …`, `sets life totals to …`, `applies "X" first`, `pays`.
pub(crate) fn settled_phrase(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    match cursor.take_any(&SETTLED) {
        Some(0) => piles(cursor, sheet),
        Some(1) => life_totals(cursor),
        Some(2) => {
            let first = handle(cursor, sheet)?;
            cursor.need("first")?;
            Ok(Choice::Replacement(first))
        }
        Some(place) => Ok(Choice::Pay(place == 3)),
        None => {
            Err(cursor.expected("what the player does (makes piles …, sets life totals to …, applies … first, pays)"))
        }
    }
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

/// Reads `for KIND by "X" among OPTIONS`, everything but the kind optional.
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

/// One of the options: an object by its handle, a player, or a word in quotation marks that is no object.
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
