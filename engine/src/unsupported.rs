//! Rules that the engine does not carry out. A game that reaches one stops, because no answer is better than a wrong one.

pub(crate) use crate::error::refuse;
use crate::{
    acting::Cx,
    cards::{
        ability::{Ability, Static},
        amount::Amount,
        cost::Cost,
        deed::Allowance,
        modification::Modification,
        replacement::{Instead, Replacement},
        values::{CardType, CounterKind, Zone},
    },
    change::{CardChange, Change, Enter, LifeChange, PermanentChange},
    edition::{CountersWithRules, Edition, LegendRule, ProhibitionsLook},
    error::Flow,
    eval::reads::Reader,
    event::Event,
    game::Game,
    ground::Act,
    ids::ObjectId,
    rules::{
        replacement,
        state_based::{Seen, permanents},
    },
    state::{
        characteristics::{Characteristics, HeldAbility},
        effects::Scope,
    },
    state_parts::StateParts,
};

/// The keywords that have keyword counters (122.1b).
const KEYWORD_COUNTERS: [&str; 15] = [
    "shadow",
    "flying",
    "reach",
    "menace",
    "first strike",
    "double strike",
    "trample",
    "vigilance",
    "haste",
    "deathtouch",
    "lifelink",
    "hexproof",
    "indestructible",
    "exalted",
    "decayed",
];

/// The words by which a variant of a keyword begins after the name of the keyword: "hexproof from red", "trample over planeswalkers" (122.1b).
const VARIANTS: [&str; 2] = [" from ", " over "];

/// Other kinds of counters that have rules (122.1c, 122.1d, 122.1h, 122.1i).
const OTHER_COUNTERS: [&str; 4] = ["shield", "stun", "finality", "rad"];

/// Stops before an event that the engine would carry out wrongly.
///
/// # Errors
///
/// [`Stop::Unsupported`] with the name of the mechanic.
pub(crate) fn look(cx: &Cx<'_>, acts: &[Act]) -> Flow {
    match acts.iter().find_map(|act| of_change(cx, &act.change)) {
        Some(mechanic) => refuse(mechanic),
        None => Ok(()),
    }
}

/// The unsupported mechanic of a position: counters on its objects, or permanents whose rules are not carried out.
#[must_use]
pub(crate) fn in_position(game: Game<'_>) -> Option<String> {
    let (state, edition) = (game.state, &game.table.edition);
    let of_players = state.players.iter().flat_map(|player| player.counters.iter());
    let of_objects = state.present().flat_map(|object| object.counters.iter());
    let counter = of_players.chain(of_objects).find_map(|(kind, _)| of_counter(edition, kind));
    counter.or_else(|| on_battlefield(game, &permanents(game)))
}

/// The unsupported mechanic that would act on the battlefield.
#[must_use]
pub(crate) fn on_battlefield(game: Game<'_>, all: &[Seen<'_>]) -> Option<String> {
    let battles = all.iter().any(|(_, seen)| seen.is(CardType::Battle)).then(|| "battles".to_owned());
    battles.or_else(|| made_legend(game, all)).or_else(|| reduced_for_mana(game, all))
}

/// The reduced cost of a mana ability whose symbols can be announced in several ways (601.2b, 107.4e): which of them can be paid depends on the mana
/// abilities themselves.
fn reduced_for_mana(game: Game<'_>, all: &[Seen<'_>]) -> Option<String> {
    let reduces = |said: &Modification| {
        matches!(said, Modification::AbilityCostOf { less: Some(_), keyword: None, except_mana: false, .. })
    };
    if !game.seen.rules.iter().any(|rule| reduces(&rule.modification)) {
        return None;
    }
    let several = |cost: &Cost| matches!(cost, Cost::Mana(mana) if mana.announced().len() > 1);
    let such = |held: &HeldAbility| match &*held.ability {
        Ability::Activated(ability) => ability.is_mana_ability() && ability.costs.iter().any(several),
        _ => false,
    };
    let so = all.iter().any(|(_, seen)| seen.abilities.iter().any(such));
    so.then(|| "a reduced cost of a mana ability with a symbol such as {2/W}".to_owned())
}

/// Which of several permanents with the same name has been legendary longest, if an effect made one of them legendary (420.5e of 2001): the engine
/// does not record when that happened.
fn made_legend(game: Game<'_>, all: &[Seen<'_>]) -> Option<String> {
    let edition = &game.table.edition;
    if edition.legend_rule != LegendRule::NewestDies {
        return None;
    }
    let legend = |seen: &Characteristics| seen.is_legendary() || seen.has_subtype("Legend");
    let legends: Vec<&Seen<'_>> = all.iter().filter(|(_, seen)| legend(seen)).collect();
    let made = |(id, seen): &Seen<'_>| {
        let own = &game.state.face_up(*id).characteristics;
        !legend(own) || own.name != seen.name
    };
    let unclear = |(id, seen): &Seen<'_>| {
        let mut others = legends.iter().filter(|(other, its)| other != id && its.name == seen.name);
        match (others.next(), others.next()) {
            (None, _) => false,
            (Some((other, _)), None) => !has_just_come(game, *id) && !has_just_come(game, *other),
            (Some(_), Some(_)) => true,
        }
    };
    let so = legends.iter().any(|legend| made(legend) && unclear(legend));
    so.then(|| "the legend rule for a permanent that an effect has made legendary".to_owned())
}

/// Whether the permanent entered the battlefield since the last check of state-based actions, and nothing else has happened since that could have
/// changed a characteristic. Every older permanent has then had its characteristics for longer.
fn has_just_come(game: Game<'_>, id: ObjectId) -> bool {
    let since = game.state.history.iter().rev().take_while(|event| !matches!(event, Event::PriorityGiven { .. }));
    let mut came = false;
    for event in since {
        match event {
            Event::Moved { became, to: Zone::Battlefield, .. } if *became == id => came = true,
            Event::Moved { to: Zone::Battlefield, .. } | Event::EffectBegan { .. } => return false,
            _ => {}
        }
    }
    let own = &game.state.face_up(id).characteristics.abilities;
    came && !own.iter().any(|held| matches!(&*held.ability, Ability::Static(_)))
}

/// Refuses a replacement of life loss that depends on a life total if the same player would lose life several times at once. The engine carries out
/// the losses one after another, so the life total would be wrong.
///
/// # Errors
///
/// [`Stop::Unsupported`].
pub(crate) fn life_read_among_losses<'a>(
    game: Game<'_>,
    change: &Change,
    together: impl Iterator<Item = &'a Change>,
    mut replacing: impl Iterator<Item = (&'a Replacement, &'a Scope)>,
) -> Flow {
    let lost = |change: &Change| match change {
        Change::Life(LifeChange::LoseLife { player, .. }) => Some(*player),
        _ => None,
    };
    let Some(player) = lost(change) else { return Ok(()) };
    let several = together.filter(|other| lost(other) == Some(player)).count() > 1;
    let about = |replacement: &Replacement, scope: &Scope| {
        replacement::speaks_of(&replacement.would, change)
            && !game.occurrences(&replacement.would, &replacement::would_be(game, change), scope).is_empty()
    };
    if several && replacing.any(|(replacement, scope)| reads_life(game, replacement) && about(replacement, scope)) {
        return refuse(
            "a replacement effect that reads a life total while that player loses life several times at once",
        );
    }
    Ok(())
}

/// Whether the amount of the loss depends on a life total.
fn reads_life(game: Game<'_>, replacement: &Replacement) -> bool {
    let reader = Reader::new(&game.table.catalog, None);
    let amount = match &replacement.instead {
        Instead::Add(amount) | Instead::Set(amount) => Some(amount),
        _ => None,
    };
    let condition = replacement.condition.iter().map(|condition| reader.condition(condition));
    condition.chain(amount.map(|amount| reader.amount(amount))).any(|read| read.meets(StateParts::LIFE))
}

/// Refuses a spell with {X} that could only be cast now by an effect that depends on the value of X (601.3b today).
///
/// # Errors
///
/// [`Stop::Unsupported`].
pub(crate) fn timing_by_what_x_will_be(game: Game<'_>, card: ObjectId) -> Flow {
    let looks_ahead = game.table.edition.prohibitions_look == ProhibitionsLook::WithItsChoices;
    let with_x = game.characteristics(card).cost.is_some_and(|cost| cost.x > 0);
    let lets = |said: &Modification| matches!(said, Modification::May(Allowance::PlayAsInstant));
    let by_value = |ability: &Ability| match ability {
        Ability::Static(Static { affects: Some(affects), apply, .. }) => {
            apply.iter().any(lets) && affects.asks(&|all| all.mana_value.is_some())
        }
        _ => false,
    };
    let held = |id: &ObjectId| game.characteristics(*id).abilities.iter().any(|held| by_value(&held.ability));
    match looks_ahead && with_x && game.state.permanents().iter().any(held) {
        true => refuse("casting at any time by what X will be"),
        false => Ok(()),
    }
}

/// Refuses an ability with a limit of once each turn if the object gained another ability with the same id, whose limit is separate (602.5c).
///
/// # Errors
///
/// [`Stop::Unsupported`].
pub(crate) fn limits_of_one_id(game: Game<'_>, source: ObjectId, held: &HeldAbility) -> Flow {
    let alike = game.characteristics(source).abilities.iter().filter(|other| other.id == held.id);
    if alike.clone().count() > 1 && alike.into_iter().any(|other| other.granted) {
        return refuse("abilities of one id that are limited apart");
    }
    Ok(())
}

/// Refuses to divide an amount that is not yet known when targets are chosen (409.1e until 2006: it is determined on resolution).
///
/// # Errors
///
/// [`Stop::Unsupported`].
pub(crate) fn amount_read_on_resolution(amount: &Amount) -> Flow {
    match amount {
        Amount::Fixed(_) => Ok(()),
        Amount::Bound(name) if name == "x" => Ok(()),
        Amount::Bound(_) | Amount::Of(_) => refuse("dividing an amount that is read on resolution"),
    }
}

fn of_change(cx: &Cx<'_>, change: &Change) -> Option<String> {
    let of_enter = |enter: &Enter| enter.counters.iter().find_map(|new| of_counter(cx.edition(), &new.kind));
    match change {
        Change::Card(CardChange::Move(m)) => of_enter(&m.enter),
        Change::Card(CardChange::Create(create)) => of_enter(&create.enter),
        Change::Permanent(PermanentChange::PutCounters { kind, .. }) => of_counter(cx.edition(), kind),
        _ => None,
    }
}

/// The mechanic of a kind of counter that has rules, in an edition that has such counters (122.1b–i).
fn of_counter(edition: &Edition, kind: &CounterKind) -> Option<String> {
    // A card may write a kind of several words with underscores.
    let plain = kind.to_lowercase().replace('_', " ");
    let is = |word: &&str| **word == *plain;
    let is_variant = |rest: &str| VARIANTS.iter().any(|begins| rest.starts_with(begins));
    let of_keyword = |word: &&str| is(word) || plain.strip_prefix(*word).is_some_and(is_variant);
    let mechanic = match KEYWORD_COUNTERS.iter().any(of_keyword) {
        true => Some("keyword counters".to_owned()),
        false => OTHER_COUNTERS.iter().any(is).then(|| format!("{plain} counters")),
    };
    mechanic.filter(|_| edition.counters_with_rules == CountersWithRules::ThereAreSome)
}
