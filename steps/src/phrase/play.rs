//! Plays and other actions, with their options in any order.

use super::{
    Cursor, Problem, Read,
    objects::{division, handle, handles, handles_or_nothing, targets, which_ability},
};
use crate::{
    case::{
        AbilityRef, Action, Activate, Alternative, Block, CostPayment, Defender, Handle, Mana, ManaPayment, PayAction,
        Play, Seat, Target, TargetChoice, Zone,
    },
    vocabulary::Sheet,
};

/// What may follow the name of the card or ability.
struct Options {
    play: Play,
    making: Option<Mana>,
}

/// Reads a card with the options of playing it.
pub(crate) fn play_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Play> {
    let card = handle(cursor, sheet)?;
    let options = options(cursor, sheet, Play::plain(player.clone(), card))?;
    if options.making.is_some() {
        return Err(Problem::new("only a mana ability makes mana", cursor.last()));
    }
    Ok(options.play)
}

/// Reads `"X"`, `"id" of "X"` or `the second printed ability of "X"` with the options of activating it.
pub(crate) fn activate_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Activate> {
    let (source, ability) = ability_of(cursor, sheet)?;
    activation(cursor, sheet, player, source, ability)
}

fn ability_of(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<(Handle, AbilityRef)> {
    let mut ahead = cursor.clone();
    if ahead.quoted("an ability").is_ok() && ahead.take("of") {
        let id = cursor.quoted("the id of an ability")?;
        cursor.need("of")?;
        return Ok((handle(cursor, sheet)?, AbilityRef::Id(id)));
    }
    if let Some(ability) = which_ability(cursor)? {
        return Ok((handle(cursor, sheet)?, ability));
    }
    Ok((handle(cursor, sheet)?, AbilityRef::Only))
}

fn activation(
    cursor: &mut Cursor,
    sheet: &mut Sheet,
    player: &Seat,
    source: Handle,
    ability: AbilityRef,
) -> Read<Activate> {
    let start = cursor.last();
    let options = options(cursor, sheet, Play::plain(player.clone(), source))?;
    let play = options.play;
    if !play.splice.is_empty()
        || play.kicked
        || play.alternative.is_some()
        || !play.offering.is_empty()
        || play.from.is_some()
    {
        return Err(Problem::new(
            "splicing, kicker, offering, alternative costs and other zones are for spells, not for abilities",
            start,
        ));
    }
    Ok(Activate {
        player: play.player,
        source: play.card,
        ability,
        modes: play.modes,
        x: play.x,
        targets: play.targets,
        division: play.division,
        costs: play.costs,
        mana: play.mana,
        making: options.making,
    })
}

/// Reads `with "Ninja" returning "Attacker"`.
pub(crate) fn ninjutsu_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Activate> {
    cursor.need("with")?;
    let source = handle(cursor, sheet)?;
    activation(cursor, sheet, player, source, AbilityRef::Keyword("ninjutsu".to_owned()))
}

/// Reads `"Creature" with "Equipment"`.
fn equip_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Activate> {
    let creature = handle(cursor, sheet)?;
    cursor.need("with")?;
    let source = handle(cursor, sheet)?;
    let mut activate = activation(cursor, sheet, player, source, AbilityRef::Keyword("equip".to_owned()))?;
    activate.targets.insert(0, TargetChoice { text: None, targets: vec![Target::Object(creature)] });
    Ok(activate)
}

/// Reads `"Land" for mana` or `"id" of "Land" for mana`, and what follows.
pub(crate) fn tap_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Activate> {
    let (source, ability) = ability_of(cursor, sheet)?;
    cursor.need("for mana")?;
    let ability = if ability == AbilityRef::Only { AbilityRef::Mana } else { ability };
    activation(cursor, sheet, player, source, ability)
}

/// Reads `"A" with "B" and "C" and "D" with "E"`, and what the declaration costs.
pub(crate) fn block_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Action> {
    let (mut blocks, mut costs) = (Vec::new(), Vec::new());
    loop {
        let attacker = handle(cursor, sheet)?;
        cursor.need("with")?;
        blocks.push(Block { blocker: handle(cursor, sheet)?, attacker: attacker.clone() });
        // `and "D"` goes on with the same attacker unless `with` follows.
        while cursor.more(|ahead| ahead.sees_quoted() && !attacker_follows(ahead)) {
            blocks.push(Block { blocker: handle(cursor, sheet)?, attacker: attacker.clone() });
        }
        if !cursor.more(attacker_follows) {
            break;
        }
    }
    while let Some(action) = pay_action(cursor) {
        costs.push(CostPayment { action, objects: handles(cursor, sheet)?, text: None });
    }
    Ok(Action::Block { player: player.clone(), blocks, costs })
}

fn attacker_follows(cursor: &Cursor) -> bool {
    let mut ahead = cursor.clone();
    ahead.quoted("").is_ok() && ahead.sees("with")
}

/// What players do, after `can`, `can't`, `may` and `tries to`, in the order of [`action_phrase`].
pub(crate) const ACTIONS: [&str; 13] = [
    "play the land",
    "play",
    "cast",
    "activate",
    "use ninjutsu",
    "equip",
    "tap",
    "attack with",
    "block",
    "turn",
    "look at",
    "pass",
    "not block",
];

/// Reads an action after `can` or `can't`.
pub(crate) fn action_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Action> {
    match cursor.take_any(&ACTIONS) {
        Some(0) => land_phrase(cursor, sheet, player),
        Some(1 | 2) => play_phrase(cursor, sheet, player).map(Action::Play),
        Some(3) => activate_phrase(cursor, sheet, player).map(Action::Activate),
        Some(4) => ninjutsu_phrase(cursor, sheet, player).map(Action::Activate),
        Some(5) => equip_phrase(cursor, sheet, player).map(Action::Activate),
        Some(6) => tap_phrase(cursor, sheet, player).map(Action::Activate),
        Some(7) => attack_phrase(cursor, sheet, player),
        Some(8) => block_phrase(cursor, sheet, player),
        Some(9) => {
            let object = handle(cursor, sheet)?;
            cursor.need("face up")?;
            Ok(Action::TurnFaceUp { player: player.clone(), object })
        }
        Some(10) => Ok(Action::Look { player: player.clone(), object: handle(cursor, sheet)? }),
        Some(11) => Ok(Action::Pass { player: player.clone() }),
        Some(12) => Ok(Action::Block { player: player.clone(), blocks: Vec::new(), costs: Vec::new() }),
        _ => Err(cursor
            .expected("an action (play, activate, use ninjutsu with, equip, tap, attack with, block, turn, look at)")),
    }
}

/// Reads `"Land" from exile`.
fn land_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Action> {
    let card = handle(cursor, sheet)?;
    let from = if cursor.take("from") { Some(from_zone(cursor)?) } else { None };
    Ok(Action::PlayLand { player: player.clone(), card, from })
}

/// Reads `"A" and "B" attacking Bob`, or `nothing`.
fn attack_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Action> {
    let attackers = handles_or_nothing(cursor, sheet)?;
    let defender = if cursor.take("attacking") { Some(Defender::Player(cursor.player()?)) } else { None };
    Ok(Action::Attack { player: player.clone(), attackers, defender })
}

/// What is paid with besides mana.
pub(crate) const PAYMENTS: [(&str, PayAction); 7] = [
    ("sacrificing", PayAction::Sacrifice),
    ("discarding", PayAction::Discard),
    ("removing", PayAction::Exile),
    ("exiling", PayAction::Exile),
    ("returning", PayAction::Return),
    ("tapping", PayAction::Tap),
    ("revealing", PayAction::Reveal),
];

fn pay_action(cursor: &mut Cursor) -> Option<PayAction> {
    PAYMENTS.iter().find(|(word, _)| cursor.take(word)).map(|(_, action)| *action)
}

fn from_zone(cursor: &mut Cursor) -> Read<Zone> {
    const ZONES: [(&str, Zone); 5] = [
        ("hand", Zone::Hand),
        ("graveyard", Zone::Graveyard),
        ("library", Zone::Library),
        ("exile", Zone::Exile),
        ("the removed cards", Zone::Exile),
    ];
    let found = ZONES.iter().find(|(words, _)| cursor.take(words)).map(|(_, zone)| *zone);
    found.ok_or_else(|| cursor.expected("a zone (hand, graveyard, library, exile)"))
}

/// Reads options until none follows. `because`, `by rule`, `for` end them.
fn options(cursor: &mut Cursor, sheet: &mut Sheet, mut play: Play) -> Read<Options> {
    let mut making = None;
    loop {
        let mut ahead = cursor.clone();
        let _ = ahead.take(",") | ahead.take("and");
        if !option(&mut ahead, sheet, &mut play, &mut making)? {
            return Ok(Options { play, making });
        }
        *cursor = ahead;
    }
}

/// What may follow a card or ability that is played, in the order of [`option`]; costs that are paid besides stand in [`PAYMENTS`].
pub(crate) const OPTIONS: [&str; 12] = [
    "splicing",
    "choosing",
    "with X =",
    "kicked",
    "offering",
    "from",
    "targeting",
    "dividing",
    "instead of its mana cost",
    "without paying its mana cost",
    "paying",
    "making",
];

/// Reads one option, if one follows.
fn option(cursor: &mut Cursor, sheet: &mut Sheet, play: &mut Play, making: &mut Option<Mana>) -> Read<bool> {
    if let Some(action) = pay_action(cursor) {
        let objects = handles(cursor, sheet)?;
        play.costs.push(CostPayment { action, objects, text: spliced(cursor, sheet)? });
        return Ok(true);
    }
    match cursor.take_any(&OPTIONS) {
        Some(0) => play.splice = handles(cursor, sheet)?,
        Some(1) => play.modes = cursor.quoted_list("the id of a mode")?,
        Some(2) => play.x = Some(cursor.number()?),
        Some(3) => play.kicked = true,
        Some(4) => play.offering = handles(cursor, sheet)?,
        Some(5) => play.from = Some(from_zone(cursor)?),
        Some(6) => targeting(cursor, sheet, play)?,
        Some(7) => play.division = division(cursor, sheet)?,
        Some(8) => {
            let id = if cursor.take("by") {
                AbilityRef::Id(cursor.quoted("the id of an alternative cost")?)
            } else {
                AbilityRef::Only
            };
            play.alternative = Some(Alternative::Cost(id));
        }
        Some(9) => play.alternative = Some(Alternative::Free),
        Some(10) => paying(cursor, sheet, play)?,
        Some(11) => *making = Some(cursor.mana()?),
        _ => return Ok(false),
    }
    Ok(true)
}

fn targeting(cursor: &mut Cursor, sheet: &mut Sheet, play: &mut Play) -> Read<()> {
    loop {
        let targets = targets(cursor, sheet)?;
        let text = spliced(cursor, sheet)?;
        play.targets.push(TargetChoice { text, targets });
        if !cursor.take("then") {
            return Ok(());
        }
    }
}

fn spliced(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Option<Handle>> {
    if cursor.take("for") { handle(cursor, sheet).map(Some) } else { Ok(None) }
}

/// Reads `{1} with "S"`, `with "S"`, `{1} with "id" of "S" and {B} with "T"`.
fn paying(cursor: &mut Cursor, sheet: &mut Sheet, play: &mut Play) -> Read<()> {
    loop {
        let mana = if cursor.sees_mana() { Some(cursor.mana()?) } else { None };
        cursor.need("with")?;
        let (source, ability) = ability_of(cursor, sheet)?;
        play.mana.push(ManaPayment { source, ability, mana });
        if !cursor.more(|ahead| ahead.sees_mana() || ahead.sees("with") && !ahead.sees("with X")) {
            return Ok(());
        }
    }
}
