//! Positions: cards in their zones, and facts about them.

use casebook_adapter::{Handlers, Phase, Result, Stop, TokenSpec, UnsupportedKind, Zone};
use forge_foundation::{CardTypeLine, ColorSet, ManaAtom, ManaCost, PhaseType, ZoneType};
use manabrew_engine::{
    card::{Card, CounterType, counter_type::parse_counter_type},
    game::GameState,
    ids::{CardId, PlayerId},
};

use crate::{
    adapter::{Manabrew, Object},
    cards::{capital, letter},
    keywords,
    stage::Stage,
};

/// Keywords that need no ability of their own when a permanent is given them.
const GRANTED: [&str; 17] = [
    "flying",
    "first strike",
    "double strike",
    "deathtouch",
    "haste",
    "hexproof",
    "indestructible",
    "lifelink",
    "menace",
    "reach",
    "trample",
    "vigilance",
    "defender",
    "shroud",
    "infect",
    "wither",
    "fear",
];

/// Puts a new card into a zone: under a library, on top of a graveyard. It triggers nothing, and a permanent is there since before this turn.
pub(crate) fn put(
    game: &mut GameState,
    card: Card,
    owner: PlayerId,
    zone: Zone,
    controller: PlayerId,
) -> Result<CardId> {
    let id = game.create_card(card);
    let zone = self::zone(zone).ok_or_else(|| Stop::Inconclusive("no card can be there".to_owned()))?;
    game.move_card(id, zone, owner);
    if game.card_current_zone(id) != zone {
        return Err(Stop::Inconclusive("the engine put the card somewhere else".to_owned()));
    }
    if zone == ZoneType::Library {
        game.move_cards_to_zone_bottom(zone, owner, &[id]);
    }
    if zone == ZoneType::Battlefield {
        game.change_controller(id, controller);
        settle(game, id);
    }
    Ok(id)
}

/// A permanent that has been there for some time, without what it would have entered with.
fn settle(game: &mut GameState, id: CardId) {
    let card = game.card_mut(id);
    card.tapped = false;
    card.summoning_sick = false;
    card.came_under_control_since_last_upkeep = false;
    card.entered_battlefield_this_turn = false;
    card.turn_in_zone = 1;
    if !card.type_line.is_planeswalker() {
        card.counters.clear();
    }
}

/// A zone in the engine's words.
pub(crate) fn zone(zone: Zone) -> Option<ZoneType> {
    Some(match zone {
        Zone::Battlefield => ZoneType::Battlefield,
        Zone::Stack => ZoneType::Stack,
        Zone::Hand => ZoneType::Hand,
        Zone::Library => ZoneType::Library,
        Zone::Graveyard => ZoneType::Graveyard,
        Zone::Exile => ZoneType::Exile,
        Zone::Nowhere => return None,
    })
}

/// The card that an object is.
pub(crate) fn card(object: Object) -> Result<CardId> {
    match object {
        Object::Card(id) => Ok(id),
        Object::Stack(_) => Err(Stop::Unobservable("an ability is no card".to_owned())),
    }
}

pub(crate) fn handlers(handlers: &mut Handlers<Manabrew>) {
    handlers.token(|engine, owner, controller, token| {
        let card = token_card(token, *owner)?;
        Ok(Object::Card(put(&mut engine.play.game, card, *owner, Zone::Battlefield, *controller)?))
    });
    permanents(handlers);
    players(handlers);
}

fn permanents(handlers: &mut Handlers<Manabrew>) {
    handlers
        .set("tapped", ["object"], |engine, [object]| {
            engine.play.game.card_mut(card(object.object()?)?).tapped = true;
            Ok(())
        })
        .set("new", ["object"], |engine, [object]| {
            let turn = engine.play.game.turn.turn_number;
            let card = engine.play.game.card_mut(card(object.object()?)?);
            (card.summoning_sick, card.turn_in_zone, card.entered_battlefield_this_turn) = (true, turn, true);
            card.came_under_control_since_last_upkeep = true;
            Ok(())
        })
        .set("attached", ["object", "to"], |engine, [object, to]| {
            engine.play.game.attach_to(card(object.object()?)?, card(to.object()?)?);
            engine.play.game.card_mut(card(object.object()?)?).attached_this_turn = false;
            Ok(())
        })
        .set("counters", ["object", "kind", "count"], |engine, [object, kind, count]| {
            let counter = counter(kind.text()?);
            let count = amount(count.number()?)?;
            let card = engine.play.game.card_mut(card(object.object()?)?);
            if counter == CounterType::Loyalty {
                card.counters.remove(&counter);
            }
            card.add_counter(&counter, count);
            Ok(())
        })
        .set("damage", ["object", "amount"], |engine, [object, marked]| {
            engine.play.game.card_mut(card(object.object()?)?).damage = amount(marked.number()?)?;
            Ok(())
        })
        .set("pumped", ["object", "power", "toughness"], |engine, [object, power, toughness]| {
            let card = engine.play.game.card_mut(card(object.object()?)?);
            card.power_modifier += amount(power.number()?)?;
            card.toughness_modifier += amount(toughness.number()?)?;
            Ok(())
        })
        .set("granted", ["object", "keyword"], |engine, [object, keyword]| {
            let keyword = keyword.text()?;
            if !GRANTED.contains(&keyword) {
                return Err(Stop::unsupported(UnsupportedKind::Setup, format!("granted.{keyword}")));
            }
            // The engine restores these keywords when what a static ability gives ends.
            engine.play.game.card_mut(card(object.object()?)?).add_intrinsic_keyword(&keywords::plain(keyword));
            Ok(())
        })
        .set("flipped", ["object"], |_, [_]| Err(Stop::unsupported(UnsupportedKind::Setup, "flipped")))
        .set("chosen", ["object", "kind", "word"], |engine, [object, kind, word]| {
            let card = engine.play.game.card_mut(card(object.object()?)?);
            match kind.text()? {
                "color" => card.chosen_colors = vec![word.text()?.to_owned()],
                "creature_type" | "land_type" => card.chosen_type = Some(capital(word.text()?)),
                "card_name" => card.named_cards = vec![word.text()?.to_owned()],
                other => return Err(Stop::unsupported(UnsupportedKind::Setup, format!("chosen.{other}"))),
            }
            Ok(())
        });
}

fn players(handlers: &mut Handlers<Manabrew>) {
    handlers
        .set("life", ["player", "life"], |engine, [player, life]| {
            let life = amount(life.number()?)?;
            let player = engine.play.game.player_mut(player.player()?);
            (player.life, player.life_started_this_turn_with) = (life, life);
            Ok(())
        })
        .set("player_counters", ["player", "kind", "count"], |engine, [player, kind, count]| {
            let count = amount(count.number()?)?;
            let player = engine.play.game.player_mut(player.player()?);
            match kind.text()? {
                "poison" => player.poison_counters = count,
                "energy" => player.energy_counters = count,
                other => return Err(Stop::unsupported(UnsupportedKind::Setup, format!("player_counters.{other}"))),
            }
            Ok(())
        })
        .set("land_played", ["player"], |engine, [player]| {
            engine.play.game.player_mut(player.player()?).lands_played_this_turn = 1;
            Ok(())
        })
        .set("mana_pool", ["player", "mana"], |engine, [player, mana]| {
            let pool = engine.play.table.pool_mut(player.player()?);
            for symbol in mana.text()?.split(['{', '}']).filter(|symbol| !symbol.is_empty()) {
                match symbol.parse::<i32>() {
                    Ok(number) => pool.add(ManaAtom::COLORLESS, number),
                    Err(_) => pool.add(ManaAtom::from_name(&symbol.to_lowercase()), 1),
                }
            }
            Ok(())
        })
        .set("now", ["player", "phase"], |engine, [player, phase]| {
            let phase = match phase.read::<Phase>()? {
                Phase::Upkeep => PhaseType::Upkeep,
                Phase::Draw => PhaseType::Draw,
                Phase::PrecombatMain => PhaseType::Main1,
                Phase::BeginCombat => PhaseType::CombatBegin,
                Phase::PostcombatMain => PhaseType::Main2,
                Phase::End => PhaseType::EndOfTurn,
                other => return Err(Stop::unsupported(UnsupportedKind::Setup, format!("now.{other:?}"))),
            };
            let active = player.given().map(|player| player.player()).transpose()?;
            let turn = &mut engine.play.game.turn;
            turn.active_player = active.unwrap_or(turn.active_player);
            (turn.priority_player, turn.phase) = (turn.active_player, phase);
            engine.play.stage = Stage::Begun(phase);
            Ok(())
        });
}

/// A kind of counter in the engine's words.
pub(crate) fn counter(kind: &str) -> CounterType {
    parse_counter_type(kind)
}

fn amount(number: i64) -> Result<i32> {
    i32::try_from(number).map_err(|error| Stop::Error(error.to_string()))
}

fn token_card(token: &TokenSpec, owner: PlayerId) -> Result<Card> {
    let types: Vec<String> = token.types.iter().map(|word| capital(word)).collect();
    let letters = token.colors.iter().filter_map(|color| letter(&format!("{color:?}")));
    let colors = letters.map(|color| ColorSet::from_names(color).mask());
    let size = token.power_toughness;
    let mut card = Card::new(
        CardId(0),
        token.name.clone(),
        owner,
        CardTypeLine::parse(&types.join(" ")),
        ManaCost::no_cost(),
        ColorSet::from_mask(colors.fold(0, |all, one| all | one)),
        size.map(|(power, _)| power),
        size.map(|(_, toughness)| toughness),
        token.keywords.iter().map(|keyword| keywords::plain(keyword)).collect(),
        Vec::new(),
    );
    card.is_token = true;
    Ok(card)
}
