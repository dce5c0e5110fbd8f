//! Plays and other actions, with options in any order.

use super::{
    Cursor, Problem, Read,
    list::{Phrase, alone, with},
    objects::{division, handle, handles, handles_or_nothing, targets, which_ability},
};
use crate::{
    case::{
        AbilityRef, Action, Activate, Alternative, Attack, Block, CostPayment, Defender, Handle, Mana, ManaPayment,
        PayAction, Play, Seat, Target, TargetChoice, Zone,
    },
    vocabulary::Sheet,
};

/// The words that may follow the name of the card or ability.
pub(crate) struct Options {
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
        || play.alternative.is_some()
        || play.part.is_some()
        || !play.offering.is_empty()
        || play.from.is_some()
    {
        return Err(Problem::new(
            "splicing, parts of cards, alternative costs, offering and other zones are for spells, not for abilities",
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
        ways: play.optional_costs,
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

/// Reads `"Land" for mana` or `"id" of "Land" for mana`, with options.
pub(crate) fn tap_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Activate> {
    let (source, ability) = ability_of(cursor, sheet)?;
    cursor.need("for mana")?;
    let ability = if ability == AbilityRef::Only { AbilityRef::Mana } else { ability };
    activation(cursor, sheet, player, source, ability)
}

/// Reads `"A" with "B" and "C" and "D" with "E"`, with the costs of the declaration.
pub(crate) fn block_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Action> {
    let (mut blocks, mut costs) = (Vec::new(), Vec::new());
    loop {
        let attacker = handle(cursor, sheet)?;
        cursor.need("with")?;
        blocks.push(Block { blocker: handle(cursor, sheet)?, attacker: attacker.clone() });
        // `and "D"` adds a blocker to the same attacker unless `with` follows.
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

/// An action, read after its verb.
type Doing = fn(&mut Cursor, &mut Sheet, &Seat) -> Read<Action>;

/// The actions of players, after `can`, `can't`, `may` and `tries to`.
pub(crate) const ACTIONS: [Phrase<Doing>; 13] = [
    with("play the land", "\"Island\"", land_phrase),
    with("play", "\"Bear\"", play_action),
    with("cast", "\"Bear\"", play_action),
    with("activate", "\"Bear\"", |cursor, sheet, player| activate_phrase(cursor, sheet, player).map(Action::Activate)),
    with("use ninjutsu", "with \"Ninja\" returning \"Bear\"", |cursor, sheet, player| {
        ninjutsu_phrase(cursor, sheet, player).map(Action::Activate)
    }),
    with("equip", "\"Bear\" with \"Sword\"", |cursor, sheet, player| {
        equip_phrase(cursor, sheet, player).map(Action::Activate)
    }),
    with("tap", "\"Island\" for mana", |cursor, sheet, player| tap_phrase(cursor, sheet, player).map(Action::Activate)),
    with("attack with", "\"Bear\"", attack_phrase),
    with("block", "\"Bear\" with \"Wall\"", block_phrase),
    with("turn", "\"Bear\" face up", |cursor, sheet, player| {
        let object = handle(cursor, sheet)?;
        cursor.need("face up")?;
        Ok(Action::TurnFaceUp { player: player.clone(), object })
    }),
    with("look at", "\"Bear\"", |cursor, sheet, player| {
        Ok(Action::Look { player: player.clone(), object: handle(cursor, sheet)? })
    }),
    alone("pass", |_, _, player| Ok(Action::Pass { player: player.clone() })),
    alone("not block", |_, _, player| {
        Ok(Action::Block { player: player.clone(), blocks: Vec::new(), costs: Vec::new() })
    }),
];

/// Reads an action after `can` or `can't`.
pub(crate) fn action_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Action> {
    let read = cursor.one_of(&ACTIONS).ok_or_else(|| cursor.none_of("an action", &ACTIONS))?;
    read(cursor, sheet, player)
}

fn play_action(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Action> {
    play_phrase(cursor, sheet, player).map(Action::Play)
}

/// Reads `"Land" as "Part" from exile with "Exploration"`.
fn land_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Action> {
    let card = handle(cursor, sheet)?;
    let mut from = if cursor.take("from") { Some(from_zone(cursor)?) } else { None };
    let part = if cursor.take("as") { Some(cursor.quoted("the name of a part of the card")?) } else { None };
    if from.is_none() && cursor.take("from") {
        from = Some(from_zone(cursor)?);
    }
    let by = if cursor.take("with") { Some(handle(cursor, sheet)?) } else { None };
    Ok(Action::PlayLand { player: player.clone(), card, from, part, by })
}

/// Reads `"A" and "B" attacking Bob and "C" attacking "Jace"`, or `nothing`.
fn attack_phrase(cursor: &mut Cursor, sheet: &mut Sheet, player: &Seat) -> Read<Action> {
    let player = player.clone();
    let attackers = handles_or_nothing(cursor, sheet)?;
    if !cursor.take("attacking") {
        return Ok(Action::Attack { player, attackers, defender: None });
    }
    let defender = attacked(cursor, sheet)?;
    let mut others = Vec::new();
    while cursor.more(|ahead| !ahead.done()) {
        let attackers = handles(cursor, sheet)?;
        if !cursor.take("attacking") {
            return Err(cursor.expected("`attacking`, and a player or a planeswalker"));
        }
        others.push(Attack { attackers, defender: attacked(cursor, sheet)? });
    }
    if others.is_empty() {
        return Ok(Action::Attack { player, attackers, defender: Some(defender) });
    }
    others.insert(0, Attack { attackers, defender });
    Ok(Action::AttackSeveral { player, attacks: others })
}

/// Reads the player or planeswalker that is attacked.
fn attacked(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Defender> {
    if cursor.sees_quoted() {
        return handle(cursor, sheet).map(Defender::Permanent);
    }
    cursor.player().map(Defender::Player)
}

/// Payments other than mana.
pub(crate) const PAYMENTS: [Phrase<PayAction>; 7] = [
    with("sacrificing", "\"Bear\"", PayAction::Sacrifice),
    with("discarding", "\"Bear\"", PayAction::Discard),
    with("removing", "\"Bear\"", PayAction::Exile),
    with("exiling", "\"Bear\"", PayAction::Exile),
    with("returning", "\"Bear\"", PayAction::Return),
    with("tapping", "\"Bear\"", PayAction::Tap),
    with("revealing", "\"Bear\"", PayAction::Reveal),
];

fn pay_action(cursor: &mut Cursor) -> Option<PayAction> {
    cursor.one_of(&PAYMENTS)
}

/// The zone from which a card is played.
pub(crate) const ZONES: [Phrase<Zone>; 5] = [
    alone("hand", Zone::Hand),
    alone("graveyard", Zone::Graveyard),
    alone("library", Zone::Library),
    alone("exile", Zone::Exile),
    alone("the removed cards", Zone::Exile),
];

fn from_zone(cursor: &mut Cursor) -> Read<Zone> {
    cursor.one_of(&ZONES).ok_or_else(|| cursor.none_of("a zone", &ZONES))
}

/// Reads options until none follows. `because`, `by rule` and `for` end them.
fn options(cursor: &mut Cursor, sheet: &mut Sheet, play: Play) -> Read<Options> {
    let mut options = Options { play, making: None };
    loop {
        let mut ahead = cursor.clone();
        let _ = ahead.take(",") | ahead.take("and");
        if !option(&mut ahead, sheet, &mut options)? {
            let costs = PAYMENTS.iter().map(|phrase| phrase.words);
            cursor.could_go_on(OPTIONS.iter().map(|phrase| phrase.words).chain(costs));
            return Ok(options);
        }
        *cursor = ahead;
    }
}

/// An option of a play, read after its words.
type Follows = fn(&mut Cursor, &mut Sheet, &mut Options) -> Read<()>;

/// The words that may follow a played card or ability; other costs are in [`PAYMENTS`].
pub(crate) const OPTIONS: [Phrase<Follows>; 18] = [
    with("as", "\"Stomp\"", |cursor, _, said| {
        let part = cursor.quoted("the name of a part of the card")?;
        once(&mut said.play.part, Some(part), "one part of a card is played, so `as` is said once", cursor)
    }),
    with("splicing", "\"Ray\"", |cursor, sheet, said| {
        let cards = handles(cursor, sheet)?;
        once(&mut said.play.splice, cards, "all spliced cards stand in one list, so `splicing` is said once", cursor)
    }),
    with("choosing", "\"prevent\"", |cursor, _, said| {
        let modes = cursor.quoted_list("the id of a mode")?;
        once(&mut said.play.modes, modes, "all modes stand in one list, so `choosing` is said once", cursor)
    }),
    with("with X =", "2", |cursor, _, said| {
        let x = cursor.number()?;
        once(&mut said.play.x, Some(x), "X has one value, so it is said once", cursor)
    }),
    alone("kicked", |_, _, said| {
        said.play.optional_costs.push("kicker".to_owned());
        Ok(())
    }),
    with("paying the optional cost", "\"buyback\"", |cursor, _, said| {
        said.play.optional_costs.extend(cursor.quoted_list("the id of an optional cost")?);
        Ok(())
    }),
    with("paying the cost", "\"tribute\"", |cursor, _, said| {
        said.play.optional_costs.extend(cursor.quoted_list("the id of one of several costs")?);
        Ok(())
    }),
    alone("paying 2 life", |_, _, said| paying_life(said, "2 life")),
    alone("paying 4 life", |_, _, said| paying_life(said, "4 life")),
    alone("paying 6 life", |_, _, said| paying_life(said, "6 life")),
    with("offering", "\"Fox\"", |cursor, sheet, said| {
        let offered = handles(cursor, sheet)?;
        once(
            &mut said.play.offering,
            offered,
            "all offered permanents stand in one list, so `offering` is said once",
            cursor,
        )
    }),
    with("from", "exile", |cursor, _, said| {
        let zone = from_zone(cursor)?;
        once(&mut said.play.from, Some(zone), "a card is played from one zone, so it is said once", cursor)
    }),
    with("targeting", "Bob", |cursor, sheet, said| targeting(cursor, sheet, &mut said.play)),
    with("dividing", "1 to \"Bear\" and 2 to Bob", |cursor, sheet, said| {
        let division = division(cursor, sheet)?;
        once(
            &mut said.play.division,
            division,
            "the whole division stands in one list, so `dividing` is said once",
            cursor,
        )
    }),
    with("instead of its mana cost", "by \"pitch\"", |cursor, _, said| {
        let cost = Alternative::Cost(cost_id(cursor)?);
        once(&mut said.play.alternative, Some(cost), ONE_ALTERNATIVE, cursor)
    }),
    alone("without paying its mana cost", |cursor, _, said| {
        once(&mut said.play.alternative, Some(Alternative::Free), ONE_ALTERNATIVE, cursor)
    }),
    with("paying", "{1} with \"Boseiju\"", |cursor, sheet, said| paying(cursor, sheet, &mut said.play)),
    with("making", "{G}", |cursor, _, said| {
        let mana = Some(cursor.mana()?);
        once(&mut said.making, mana, "all mana that is made stands together, so `making` is said once", cursor)
    }),
];

/// Only one alternative cost can be applied to a spell (118.9a). No line can claim the refusal of a second one: the rules ask for a single choice.
const ONE_ALTERNATIVE: &str = "a spell has one alternative cost (118.9a), so it is said once";

/// Keeps what an option says. A second one of its kind would replace it in silence, so it is an error.
fn once<T: Default + PartialEq>(kept: &mut T, said: T, why: &'static str, cursor: &Cursor) -> Read<()> {
    match std::mem::replace(kept, said) == T::default() {
        true => Ok(()),
        false => Err(Problem::new(why, cursor.last())),
    }
}

/// Reads one option, if one comes next.
fn option(cursor: &mut Cursor, sheet: &mut Sheet, said: &mut Options) -> Read<bool> {
    if let Some(action) = pay_action(cursor) {
        let objects = handles(cursor, sheet)?;
        said.play.costs.push(CostPayment { action, objects, text: spliced(cursor, sheet)? });
        return Ok(true);
    }
    if cursor.take("face down") {
        let instead = "no spell is cast face down here: place the permanent, `Given Alice controls a face-down \"X\"`";
        return Err(Problem::new(instead, cursor.last()));
    }
    match cursor.one_of(&OPTIONS) {
        Some(read) => read(cursor, sheet, said).map(|()| true),
        None => Ok(false),
    }
}

/// Life in place of mana.
fn paying_life(said: &mut Options, much: &str) -> Read<()> {
    said.play.optional_costs.push(much.to_owned());
    Ok(())
}

/// Reads `by "pitch"`, which names one of several alternative costs.
fn cost_id(cursor: &mut Cursor) -> Read<AbilityRef> {
    if !cursor.take("by") {
        return Ok(AbilityRef::Only);
    }
    cursor.quoted("the id of an alternative cost").map(AbilityRef::Id)
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
