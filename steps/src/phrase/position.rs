//! Positions: the cards of players, and the states of placed objects.

use super::{
    Cursor, PLAYERS, Problem, Read, color_word,
    list::{Phrase, alone, with},
    objects::handle,
    pair_word,
};
use crate::{
    case::{ChosenKind, Color, Handle, Origin, Quality, Seat, SetupOp, TokenSpec},
    limits,
    vocabulary::Sheet,
};
use std::ops::Range;

/// The number of filler cards in a library of which only the top is given.
pub(crate) const FILLER: u32 = 20;

/// An entry of a list of cards: their number, name and states.
struct Cards {
    handles: Vec<Handle>,
    states: Vec<State>,
    at: Range<usize>,
}

/// A state of a placed card whose object isn't known yet.
pub(crate) enum State {
    Tapped,
    Flipped,
    /// Its back face is up.
    Transformed,
    FaceDown,
    New,
    Nonlegendary,
    Counters(String, u32),
    AttachedTo(Handle),
}

/// Reads facts about a player, joined by `and`, up to the end of the step.
pub(crate) fn facts(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<()> {
    let mut of_cards = false;
    loop {
        // `has "A" in graveyard and "B" in hand`: one verb for both.
        if of_cards && entry_follows(cursor) {
            has(cursor, sheet, player)?;
        } else {
            of_cards = cursor.sees("has");
            fact(cursor, sheet, player)?;
        }
        if cursor.done() {
            return Ok(());
        }
        let _ = cursor.take(",");
        cursor.need("and")?;
    }
}

/// A fact about a player, read after its words.
type Fact = fn(&mut Cursor, &mut Sheet, &Seat) -> Read<()>;

/// The facts about a player.
pub(crate) const FACTS: [Phrase<Fact>; 8] = [
    with("controls", "\"Bear\"", controls),
    with("can pay", "{1}{R}", |cursor, sheet, player| {
        let mana = cursor.mana()?;
        sheet.place(SetupOp::CanPay { player: player.clone(), mana });
        Ok(())
    }),
    with("is at", "3 life", |cursor, sheet, player| {
        let life = life(cursor)?;
        cursor.need("life")?;
        sheet.place(SetupOp::Life { player: player.clone(), life });
        Ok(())
    }),
    alone("has played a land this turn", |_, sheet, player| {
        sheet.place(SetupOp::LandPlayed { player: player.clone() });
        Ok(())
    }),
    alone("has an empty library", empty_library),
    alone("has no cards in library", empty_library),
    // A player who is named is in the game.
    alone("is playing too", |_, _, _| Ok(())),
    with("has", "\"Bear\" in hand", has),
];

fn empty_library(_: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<()> {
    sheet.place(SetupOp::Library { player: player.clone(), objects: Vec::new(), filler: 0 });
    Ok(())
}

fn fact(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<()> {
    let read = cursor.one_of(&FACTS).ok_or_else(|| match cursor.clone().quoted("a card") {
        // Only `has` is carried over to the next fact.
        Ok(name) => {
            cursor.expected("a fact about the player").help(format!("write the whole fact: `… and has \"{name}\" …`"))
        }
        Err(_) => cursor.none_of("a fact about the player", &FACTS),
    })?;
    read(cursor, sheet, player)
}

/// Reads a life total, which may be negative.
fn life(cursor: &mut Cursor) -> Read<i32> {
    let word = cursor.word("a number")?;
    let life: i32 = word.parse().map_err(|_| Problem::new("expected a number", cursor.last()))?;
    limits::number(life.unsigned_abs().into()).map_or(Ok(life), |message| Err(Problem::new(message, cursor.last())))
}

/// The zone of cards: the setup operation for that zone, or exile, in which every card has its own operation.
type Lies = Option<fn(Seat, Vec<Handle>) -> SetupOp>;

/// The zones of cards.
pub(crate) const PLACES: [Phrase<Lies>; 9] = [
    alone("in hand", Some(|player, objects| SetupOp::Hand { player, objects })),
    alone("in graveyard", Some(graveyard)),
    alone("in the graveyard", Some(graveyard)),
    alone("on top of library", Some(top_of_library)),
    alone("on top of the library", Some(top_of_library)),
    alone("as library", Some(|player, objects| SetupOp::Library { player, objects, filler: 0 })),
    alone("removed from the game", None),
    alone("exiled", None),
    alone("in exile", None),
];

fn graveyard(player: Seat, objects: Vec<Handle>) -> SetupOp {
    SetupOp::Graveyard { player, objects }
}

fn top_of_library(player: Seat, objects: Vec<Handle>) -> SetupOp {
    SetupOp::Library { player, objects, filler: FILLER }
}

/// Reads counters of a player, mana in a pool, or cards and their zone.
fn has(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<()> {
    if let Some((kind, count)) = player_counters(cursor) {
        sheet.place(SetupOp::PlayerCounters { player: player.clone(), kind, count });
        return Ok(());
    }
    if cursor.sees_mana() {
        let mana = cursor.mana()?;
        mana.each().map_err(|bad| Problem::new(format!("{bad}"), cursor.last()))?;
        cursor.need("in the mana pool")?;
        sheet.place(SetupOp::ManaPool { player: player.clone(), mana });
        return Ok(());
    }
    let cards = card_list(cursor, sheet, player)?;
    let handles: Vec<Handle> = cards.iter().flat_map(|entry| entry.handles.clone()).collect();
    let place = cursor.one_of(&PLACES).ok_or_else(|| cursor.none_of("where the cards are", &PLACES))?;
    let Some(place) = place else { return exiled(cursor, sheet, cards) };
    sheet.place(place(player.clone(), handles));
    let counters_only =
        cards.into_iter().flat_map(|entry| entry.states.into_iter().map(move |state| (state, entry.at.clone())));
    if let Some((_, at)) = counters_only.last() {
        return Err(Problem::new("only permanents and removed cards have a state", at));
    }
    Ok(())
}

fn exiled(cursor: &mut Cursor, sheet: &mut Sheet, cards: Vec<Cards>) -> Read<()> {
    let face_down = cursor.take("face down");
    let with = if cursor.take("with") { Some(handle(cursor, sheet)?) } else { None };
    for entry in cards {
        for object in &entry.handles {
            sheet.place(SetupOp::Exile { object: object.clone(), face_down, with: with.clone() });
        }
        apply(sheet, entry);
    }
    Ok(())
}

/// Reads `3 Gambit counters`, if that comes next.
fn player_counters(cursor: &mut Cursor) -> Option<(String, u32)> {
    let mut ahead = cursor.clone();
    let found = counters(&mut ahead).ok()?;
    *cursor = ahead;
    Some(found)
}

/// Reads `3 ki counters`.
pub(super) fn counters(cursor: &mut Cursor) -> Read<(String, u32)> {
    let count = cursor.number()?;
    let kind =
        if cursor.sees_quoted() { cursor.quoted("a kind of counter")? } else { cursor.word("a kind of counter")? };
    match cursor.take_any(&["counters", "counter"]) {
        Some(_) => Ok((kind, count)),
        None => Err(cursor.expected("`counters`")),
    }
}

/// Reads the cards and tokens that a player controls.
fn controls(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<()> {
    loop {
        if let Some(token) = token(cursor)? {
            place_tokens(cursor, sheet, player, token)?;
        } else {
            let entry = card_entry(cursor, sheet, player)?;
            for object in &entry.handles {
                sheet.place(SetupOp::InPlay { object: object.clone(), controller: player.clone() });
            }
            apply(sheet, entry);
        }
        if !cursor.more(entry_follows) {
            return Ok(());
        }
    }
}

/// Applies the states of an entry to each of its objects.
fn apply(sheet: &mut Sheet, entry: Cards) {
    for object in &entry.handles {
        for state in &entry.states {
            let object = object.clone();
            sheet.place(match state {
                State::Tapped => SetupOp::Tapped { object },
                State::Flipped => SetupOp::Flipped { object },
                State::Transformed => SetupOp::Transformed { object },
                State::FaceDown => SetupOp::FaceDown { object },
                State::New => SetupOp::New { object },
                State::Nonlegendary => SetupOp::Without { object, quality: Quality::Supertype("legendary".to_owned()) },
                State::Counters(kind, count) => SetupOp::Counters { object, kind: kind.clone(), count: *count },
                State::AttachedTo(to) => SetupOp::Attached { object, to: to.clone() },
            });
        }
    }
}

/// The states before the name of a card in play.
pub(crate) const ADJECTIVES: [Phrase<fn() -> State>; 6] = [
    alone("tapped", || State::Tapped),
    alone("flipped", || State::Flipped),
    alone("transformed", || State::Transformed),
    alone("face-down", || State::FaceDown),
    alone("new", || State::New),
    alone("nonlegendary", || State::Nonlegendary),
];

/// Whether another card or token follows, and no other fact.
fn entry_follows(cursor: &Cursor) -> bool {
    cursor.sees_quoted() || cursor.sees_number() || cursor.sees_one_of(&ADJECTIVES)
}

fn card_list(cursor: &mut Cursor, sheet: &mut Sheet, owner: &Seat) -> Read<Vec<Cards>> {
    let mut list = vec![card_entry(cursor, sheet, owner)?];
    while cursor.more(entry_follows) {
        list.push(card_entry(cursor, sheet, owner)?);
    }
    Ok(list)
}

/// Reads one entry: `2 tapped "Island" as "shore" with 1 ki counter`.
fn card_entry(cursor: &mut Cursor, sheet: &mut Sheet, owner: &Seat) -> Read<Cards> {
    let count = several(cursor)?;
    let mut states = Vec::new();
    while let Some(state) = cursor.one_of(&ADJECTIVES) {
        states.push(state());
    }
    let name = cursor.quoted("a card's name")?;
    let at = cursor.last();
    let alias = alias(cursor)?;
    let owner = if cursor.take("owned by") { cursor.player()? } else { owner.clone() };
    let printing = if cursor.take("printed as") { Some(cursor.quoted("a collector number")?) } else { None };
    let base = alias.unwrap_or_else(|| name.clone());
    let count = count.unwrap_or(1);
    let mut handles = Vec::new();
    for number in 1..=count {
        let handle = Handle(if count > 1 { format!("{base} {number}") } else { base.clone() });
        let origin = Origin::Card { name: name.clone(), owner: owner.clone(), printing: printing.clone() };
        sheet.introduce(handle.clone(), origin, at.clone())?;
        handles.push(handle);
    }
    state_suffixes(cursor, sheet, &mut states)?;
    Ok(Cards { handles, states, at })
}

/// Reads `as "alias"`, but not `as library`.
fn alias(cursor: &mut Cursor) -> Read<Option<String>> {
    let mut ahead = cursor.clone();
    if !ahead.take("as") || ahead.sees("library") {
        return Ok(None);
    }
    *cursor = ahead;
    let alias = cursor.quoted("an alias")?;
    if alias.trim().is_empty() {
        return Err(Problem::new("an alias can't be empty", cursor.last()));
    }
    if PLAYERS.contains(&alias.as_str()) {
        let problem = Problem::new(format!("\"{alias}\" is a player, so no object can be called so"), cursor.last());
        return Err(problem.help("give the object another alias"));
    }
    Ok(Some(alias))
}

/// Reads a number of cards or tokens, if one comes next. It is at least one, and no more than a case may have.
fn several(cursor: &mut Cursor) -> Read<Option<u32>> {
    if !cursor.sees_number() {
        return Ok(None);
    }
    let count = cursor.number()?;
    if count == 0 {
        return Err(Problem::new("there must be at least one", cursor.last()).help("leave it out if there is none"));
    }
    match limits::OBJECTS.refuses(count as usize) {
        Some(message) => Err(Problem::new(message, cursor.last())),
        None => Ok(Some(count)),
    }
}

/// Reads `with 2 ki counters`, `attached to "X"`.
fn state_suffixes(cursor: &mut Cursor, sheet: &mut Sheet, states: &mut Vec<State>) -> Read<()> {
    loop {
        let mut ahead = cursor.clone();
        if ahead.take("with") && ahead.sees_number() {
            let (kind, count) = counters(&mut ahead)?;
            states.push(State::Counters(kind, count));
            *cursor = ahead;
        } else if cursor.take("attached to") {
            states.push(State::AttachedTo(handle(cursor, sheet)?));
        } else {
            return Ok(());
        }
    }
}

/// Reads `a 1/1 black "Rat" creature token`, if that comes next; the number is given.
fn token(cursor: &mut Cursor) -> Read<Option<(u32, TokenSpec)>> {
    let mut ahead = cursor.clone();
    let numbered = several(&mut ahead);
    let Some(power_toughness) = ahead.peek().and_then(pair_word) else { return Ok(None) };
    let count = numbered?.unwrap_or(1);
    let _ = ahead.word("power and toughness");
    let spec = token_words(&mut ahead, power_toughness)?;
    *cursor = ahead;
    Ok(Some((count, spec)))
}

/// Reads the colours, types and the name of a token up to `token` or `tokens`.
pub(crate) fn token_words(cursor: &mut Cursor, power_toughness: (i32, i32)) -> Read<TokenSpec> {
    let mut spec = TokenSpec { power_toughness: Some(power_toughness), ..TokenSpec::default() };
    let mut subtypes = Vec::new();
    loop {
        if cursor.take_any(&["tokens", "token"]).is_some() {
            break;
        } else if let Some(color) = cursor.peek().and_then(color_word) {
            let _ = cursor.word("a colour");
            spec.colors.push(color);
        } else if cursor.take_any(&["colorless", "and"]).is_some() {
            continue;
        } else if cursor.sees_quoted() {
            let name = cursor.quoted("a creature type")?;
            subtypes.extend(name.split(' ').map(str::to_owned));
            spec.name = name;
        } else {
            spec.types.push(cursor.word("a card type or `token`")?);
        }
    }
    spec.types.extend(subtypes);
    if spec.name.is_empty() {
        return Err(Problem::new("a token needs a name in quotation marks", cursor.last())
            .help("for example: a 1/1 black \"Rat\" creature token"));
    }
    Ok(spec)
}

fn place_tokens(
    cursor: &mut Cursor,
    sheet: &mut Sheet,
    player: &Seat,
    (count, mut spec): (u32, TokenSpec),
) -> Read<()> {
    let at = cursor.last();
    let base = alias(cursor)?.unwrap_or_else(|| spec.name.clone());
    let owner = if cursor.take("owned by") { cursor.player()? } else { player.clone() };
    if cursor.take("with") {
        spec.keywords = cursor.quoted_list("a keyword")?;
    }
    for number in 1..=count {
        let object = Handle(if count > 1 { format!("{base} {number}") } else { base.clone() });
        sheet.introduce(object.clone(), Origin::PlacedToken { owner: owner.clone() }, at.clone())?;
        sheet.place(SetupOp::Token { object, controller: player.clone(), token: spec.clone() });
    }
    Ok(())
}

/// Reads the states of a placed object, joined by `and`, up to the end of the step.
pub(crate) fn states(cursor: &mut Cursor, sheet: &mut Sheet, object: &Handle) -> Read<()> {
    loop {
        let op = state(cursor, sheet, object)?;
        sheet.place(op);
        if cursor.done() {
            return Ok(());
        }
        let _ = cursor.take(",");
        cursor.need("and")?;
    }
}

/// A state of an object, read after its words.
type Being = fn(&mut Cursor, &mut Sheet, Handle) -> Read<SetupOp>;

/// The states of an object.
pub(crate) const STATES: [Phrase<Being>; 12] = [
    alone("is tapped", |_, _, object| Ok(SetupOp::Tapped { object })),
    alone("is flipped", |_, _, object| Ok(SetupOp::Flipped { object })),
    alone("is transformed", |_, _, object| Ok(SetupOp::Transformed { object })),
    alone("is face down", |_, _, object| Ok(SetupOp::FaceDown { object })),
    alone("is new", |_, _, object| Ok(SetupOp::New { object })),
    with("is attached to", "\"Host\"", |cursor, sheet, object| {
        Ok(SetupOp::Attached { object, to: handle(cursor, sheet)? })
    }),
    alone("isn't legendary", |_, _, object| {
        Ok(SetupOp::Without { object, quality: Quality::Supertype("legendary".to_owned()) })
    }),
    with("lacks the ability", "\"pump\"", |cursor, _, object| {
        Ok(SetupOp::Without { object, quality: Quality::Ability(cursor.quoted("the id of an ability")?) })
    }),
    with("lacks", "\"defender\"", |cursor, _, object| {
        Ok(SetupOp::Without { object, quality: Quality::Keyword(cursor.quoted("a keyword")?) })
    }),
    with("gets", "+2/+2 until end of turn", |cursor, _, object| pumped(cursor, object)),
    with("has the chosen", "color \"red\"", chosen),
    with("has", "2 ki counters", possession),
];

fn state(cursor: &mut Cursor, sheet: &mut Sheet, object: &Handle) -> Read<SetupOp> {
    let read = cursor.one_of(&STATES).ok_or_else(|| cursor.none_of("how the object is", &STATES))?;
    read(cursor, sheet, object.clone())
}

fn pumped(cursor: &mut Cursor, object: Handle) -> Read<SetupOp> {
    let word = cursor.word("a bonus like +2/+2")?;
    let (power, toughness) =
        pair_word(&word).ok_or_else(|| Problem::new("expected a bonus like +2/+2", cursor.last()))?;
    cursor.need("until end of turn")?;
    Ok(SetupOp::Pumped { object, power, toughness })
}

/// The choices made as a permanent came into play.
pub(crate) const CHOSEN: [Phrase<ChosenKind>; 11] = [
    with("color", "\"red\"", ChosenKind::Color),
    with("colour", "\"red\"", ChosenKind::Color),
    with("second color", "\"blue\"", ChosenKind::OtherColor),
    with("second colour", "\"blue\"", ChosenKind::OtherColor),
    with("creature type", "\"Fox\"", ChosenKind::CreatureType),
    with("land type", "\"Island\"", ChosenKind::LandType),
    with("card name", "\"Bear\"", ChosenKind::CardName),
    with("number", "3", ChosenKind::Number),
    with("player", "Bob", ChosenKind::Player),
    with("opponent", "Bob", ChosenKind::Player),
    with("object", "\"Bear\"", ChosenKind::Object),
];

/// Reads `color "red"` after `has the chosen`.
fn chosen(cursor: &mut Cursor, sheet: &mut Sheet, object: Handle) -> Read<SetupOp> {
    let kind = cursor.one_of(&CHOSEN).ok_or_else(|| cursor.none_of("a kind of choice", &CHOSEN))?;
    let word = match kind {
        ChosenKind::Object => handle(cursor, sheet)?.0,
        ChosenKind::Number => cursor.number()?.to_string(),
        ChosenKind::Player if !cursor.sees_quoted() => cursor.player()?.0,
        _ => cursor.quoted("a kind of choice")?,
    };
    Ok(SetupOp::Chosen { object, kind, word })
}

/// Reads counters, damage or a granted keyword.
fn possession(cursor: &mut Cursor, sheet: &mut Sheet, object: Handle) -> Read<SetupOp> {
    if cursor.sees_quoted() {
        return Ok(SetupOp::Granted { object, keyword: cursor.quoted("a keyword")? });
    }
    if cursor.clone().number().is_ok() {
        let mut ahead = cursor.clone();
        let amount = ahead.number()?;
        if ahead.take("damage") {
            *cursor = ahead;
            let by = if cursor.take("from") { Some(handle(cursor, sheet)?) } else { None };
            return Ok(SetupOp::Damage { object, amount, by });
        }
    }
    let (kind, count) = counters(cursor)?;
    Ok(SetupOp::Counters { object, kind, count })
}

/// The colours of a phrase such as `white and blue`; none for `colorless`.
pub(crate) fn colors(cursor: &mut Cursor) -> Read<Vec<Color>> {
    if cursor.take("colorless") {
        return Ok(Vec::new());
    }
    let mut colors = Vec::new();
    loop {
        let word = cursor.word("a colour")?;
        colors.push(color_word(&word).ok_or_else(|| Problem::new(format!("`{word}` is no colour"), cursor.last()))?);
        if !cursor.more(|ahead| !ahead.done()) {
            return Ok(colors);
        }
    }
}
