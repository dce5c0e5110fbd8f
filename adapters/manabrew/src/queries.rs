//! What can be observed.

use casebook_adapter::{Combat, Fate, Handlers, Part, Result, Seen, Stop, Thing, Zone};
use forge_foundation::{ColorSet, ManaCost, PhaseType, ZoneType};
use manabrew_engine::{
    agent::GameEntity,
    card::Card,
    combat::DefenderId,
    ids::{CardId, PlayerId},
    spellability::SpellAbility,
};
use serde_json::Value;

use crate::{
    adapter::{Manabrew, Object},
    cards::Kind,
    memory::{Came, Entry},
    positions::{self, card, counter},
};

pub(crate) fn handlers(handlers: &mut Handlers<Manabrew>) {
    appearing(handlers);
    of_players(handlers);
    of_what_appeared(handlers);
    of_objects(handlers);
    of_permanents(handlers);
    of_spells(handlers);
}

fn appearing(handlers: &mut Handlers<Manabrew>) {
    handlers
        .find("ability", ["source", "ability", "came", "nth"], |engine, [source, ability, came, nth]| {
            let source = card(source.object()?)?;
            let came = came.given().map(|came| came.text().map(str::to_owned)).transpose()?;
            let of = ability.given().map(|ability| ability.read::<Value>()).transpose()?;
            let fits = engine.entries(source, of.as_ref(), came.as_deref());
            Ok(nth_of(fits, nth.number()?).map(|entry| Object::Stack(entry.id)))
        })
        .find("made_token", ["name", "nth"], |engine, [name, nth]| {
            let name = name.text()?;
            let made = engine.play.game.cards.iter().skip(engine.play.memory.cards);
            let named = made.filter(|card| {
                card.is_token
                    && !card.copied_spell
                    && card.card_name.trim_end_matches(" Token") == name.trim_end_matches(" Token")
            });
            Ok(nth_of(named.collect(), nth.number()?).map(|card| Object::Card(card.id)))
        })
        .find("copy", ["of", "nth"], |engine, [of, nth]| {
            let game = &engine.play.game;
            let copies = engine.play.memory.entries.iter().filter(|entry| entry.came == Came::Copy);
            let of = of.object()?;
            let fits = copies.filter(|entry| match (of, entry.source) {
                (Object::Card(of), Some(copy)) => copy == of || game.card(copy).copied_permanent == Some(of),
                _ => false,
            });
            Ok(nth_of(fits.collect(), nth.number()?)
                .map(|entry| entry.source.map_or(Object::Stack(entry.id), Object::Card)))
        });
}

fn nth_of<T>(all: Vec<T>, nth: i64) -> Option<T> {
    let place = usize::try_from(nth - 1).ok()?;
    all.into_iter().nth(place)
}

fn of_players(handlers: &mut Handlers<Manabrew>) {
    handlers
        .see("life", ["player"], |engine, [player]| {
            Ok(Seen::Number(engine.play.game.player(player.player()?).life.into()))
        })
        .see("cards_drawn", ["player"], |engine, [player]| {
            Ok(Seen::Number(engine.play.memory.drawn(player.player()?).into()))
        })
        .see("mana_pool", ["player"], |engine, [player]| {
            let pool = engine.play.table.pool(player.player()?);
            let each = [
                (pool.white(), 'W'),
                (pool.blue(), 'U'),
                (pool.black(), 'B'),
                (pool.red(), 'R'),
                (pool.green(), 'G'),
                (pool.colorless(), 'C'),
            ];
            let letters = each.into_iter().flat_map(|(count, letter)| (0..count).map(move |_| letter));
            Ok(Seen::Mana(letters.collect()))
        })
        .see("standing", ["player"], |engine, [player]| {
            let player = engine.play.game.player(player.player()?);
            let all_lost = engine.play.game.players.iter().all(|player| player.has_lost);
            let over = engine.play.game.game_over;
            Ok(Seen::Word(
                match player {
                    _ if all_lost => "drew",
                    one if one.has_lost => "lost",
                    one if one.has_won || over && engine.play.game.winner == Some(one.id) => "won",
                    _ => "playing",
                }
                .to_owned(),
            ))
        })
        .see("counters", ["on", "kind"], |engine, [on, kind]| {
            let kind = kind.text()?;
            Ok(Seen::Number(match on.thing()? {
                Thing::Object(object) => engine.play.game.card(card(object)?).counter_count(&counter(kind)).into(),
                Thing::Player(player) => {
                    let player = engine.play.game.player(player);
                    match kind {
                        "poison" => player.poison_counters.into(),
                        "energy" => player.energy_counters.into(),
                        _ => return Err(Stop::Unobservable("the engine has no such counters of players".to_owned())),
                    }
                }
            }))
        })
        .see("size", ["zone", "player", "kind"], |engine, [zone, player, kind]| {
            let kind = kind.given().map(|kind| kind.text().map(str::to_lowercase)).transpose()?;
            let player = player.given().map(|player| player.player()).transpose()?;
            let zone = positions::zone(zone.read::<Zone>()?).ok_or_else(|| Stop::Error("no zone".to_owned()))?;
            let is_meant = |card: &&Card| {
                let name = card.card_name.to_lowercase();
                kind.as_ref().is_none_or(|kind| match kind.as_str() {
                    "token" => card.is_token,
                    kind => name == *kind || types(card).iter().any(|word| word == kind),
                })
            };
            let players =
                engine.play.game.player_order.iter().filter(|own| player.is_none_or(|player| **own == player));
            let cards = players.flat_map(|own| engine.play.game.cards_in_zone(zone, *own));
            let cards = cards.map(|id| engine.play.game.card(*id)).filter(|card| !card.phased_out);
            Ok(Seen::Number(i64::try_from(cards.filter(is_meant).count()).unwrap_or(i64::MAX)))
        });
}

fn of_what_appeared(handlers: &mut Handlers<Manabrew>) {
    handlers
        .see("tokens", ["player"], |engine, [player]| {
            let all = engine.play.game.cards_in_zone(ZoneType::Battlefield, player.player()?).iter();
            let tokens = all.map(|id| engine.play.game.card(*id)).filter(|card| card.is_token && !card.phased_out);
            let seen: Vec<Value> = tokens.map(token).collect();
            let value = serde_json::json!({ "tokens": seen });
            let value = serde_json::from_value(value).map_err(|error| Stop::Error(error.to_string()))?;
            Ok(Seen::Other(value))
        })
        .see("times_triggered", ["source", "ability"], |engine, [source, ability]| {
            let of = ability.given().map(|ability| ability.read::<Value>()).transpose()?;
            let source = card(source.object()?)?;
            let fits = engine.entries(source, of.as_ref(), Some("triggered"));
            // What triggers and finds no target never appears on the engine's stack.
            let card = engine.play.game.card(source);
            if fits.is_empty() && card.svars.values().any(|text| text.contains("ValidTgts$")) {
                return Err(Stop::Unobservable(
                    "the engine doesn't tell a trigger without a target from none".to_owned(),
                ));
            }
            Ok(Seen::Number(i64::try_from(fits.len()).unwrap_or(i64::MAX)))
        });
}

fn token(card: &Card) -> Value {
    let mut token = serde_json::json!({
        "name": card.card_name,
        "types": types(card),
        "colors": colors(card.color),
    });
    if card.is_creature() {
        token["power_toughness"] = serde_json::json!([card.power(), card.toughness()]);
    }
    token
}

fn of_objects(handlers: &mut Handlers<Manabrew>) {
    handlers
        .see("object.zone", ["object"], |engine, [object]| {
            let object = object.object()?;
            let zone = engine.zone_of(object);
            let player = match object {
                Object::Card(id) => {
                    let card = engine.play.game.card(id);
                    let controlled = matches!(zone, Zone::Battlefield | Zone::Stack);
                    if controlled { card.controller } else { card.owner }
                }
                Object::Stack(id) => engine.entry(id).map_or(PlayerId(0), |entry| entry.controller),
            };
            Ok(Seen::Place(zone, (zone != Zone::Nowhere).then_some(player)))
        })
        .see("object.controller", ["object"], |engine, [object]| {
            let object = object.object()?;
            let controlled = matches!(engine.zone_of(object), Zone::Battlefield | Zone::Stack);
            let controller = match object {
                Object::Card(id) => Some(engine.play.game.card(id).controller),
                Object::Stack(id) => engine.entry(id).map(|entry| entry.controller),
            };
            Ok(controller.filter(|_| controlled).map_or(Seen::Nothing, Seen::Player))
        })
        .see("object.owner", ["object"], |engine, [object]| {
            Ok(Seen::Player(engine.play.game.card(card(object.object()?)?).owner))
        })
        .see("object.name", ["object"], |engine, [object]| {
            let card = engine.play.game.card(card(object.object()?)?);
            Ok(Seen::Word(if card.face_down { String::new() } else { card.card_name.clone() }))
        })
        .see("object.types", ["object"], |engine, [object]| {
            Ok(Seen::Words(types(engine.play.game.card(card(object.object()?)?))))
        })
        .see("object.colors", ["object"], |engine, [object]| {
            Ok(Seen::Words(colors(engine.play.game.card(card(object.object()?)?).color)))
        })
        .see("object.keywords", ["object"], |engine, [object]| {
            Ok(Seen::Words(keywords(engine.play.game.card(card(object.object()?)?))?))
        })
        .see("object.power_toughness", ["object"], |engine, [object]| {
            let card = engine.play.game.card(card(object.object()?)?);
            let sized = card.is_creature();
            Ok(if sized { Seen::Pair(card.power().into(), card.toughness().into()) } else { Seen::Nothing })
        })
        .see("object.mana_cost", ["object"], |engine, [object]| {
            let cost = &engine.play.game.card(card(object.object()?)?).mana_cost;
            Ok(if cost.is_no_cost() { Seen::Nothing } else { Seen::Mana(braced(cost)) })
        })
        .see("object.mana_value", ["object"], |engine, [object]| {
            Ok(Seen::Number(engine.play.game.card(card(object.object()?)?).mana_cost.cmc().into()))
        })
        .see("object.identity", ["object"], |engine, [object]| {
            Ok(Seen::Word(match object.object()? {
                Object::Card(id) => format!("{id} {}", engine.play.game.card(id).zone_timestamp),
                Object::Stack(id) => format!("ability {id}"),
            }))
        });
}

fn of_permanents(handlers: &mut Handlers<Manabrew>) {
    let status = |seen: fn(&Card) -> bool| {
        move |engine: &Manabrew, [object]: [Part<'_, Manabrew>; 1]| {
            Ok(Seen::Is(seen(engine.play.game.card(card(object.object()?)?))))
        }
    };
    handlers
        .see("object.tapped", ["object"], status(|card| card.tapped))
        .see("object.flipped", ["object"], status(|card| card.flipped))
        .see("object.transformed", ["object"], status(|card| card.is_transformed))
        .see("object.phased", ["object"], status(|card| card.phased_out))
        .see("object.face", ["object"], status(|card| card.face_down))
        .see("object.damage_marked", ["object"], |engine, [object]| {
            Ok(Seen::Number(engine.play.game.card(card(object.object()?)?).damage.into()))
        })
        .see("object.attached_to", ["object"], |engine, [object]| {
            let attached = engine.play.game.card(card(object.object()?)?).attached_to;
            Ok(Seen::Objects(attached.into_iter().map(Object::Card).collect()))
        })
        .see("object.attachments", ["object"], |engine, [object]| {
            let attachments = &engine.play.game.card(card(object.object()?)?).attachments;
            Ok(Seen::Objects(attachments.iter().copied().map(Object::Card).collect()))
        })
        .see("object.combat", ["object"], |engine, [object]| {
            let id = card(object.object()?)?;
            let combat = &engine.play.table.combat;
            let attack = combat.attackers.iter().find(|(attacker, _)| *attacker == id);
            let declared = !engine.play.game.turn.phase.is_before(PhaseType::CombatDeclareBlockers)
                && !matches!(engine.play.asked, Some(crate::desk::Ask::Blockers(_)));
            let objects = |ids: Vec<CardId>| ids.into_iter().map(Object::Card).collect();
            let blocking: Vec<CardId> =
                combat.blockers.iter().filter(|(blocker, _)| *blocker == id).map(|(_, attacker)| *attacker).collect();
            Ok(Seen::Combat(Combat {
                attacking: attack.and_then(|(_, defender)| match defender {
                    DefenderId::Player(player) => Some(*player),
                    DefenderId::Permanent(_) => None,
                }),
                blocked: attack.filter(|_| declared).map(|_| combat.was_blocked_this_combat(id)),
                is_blocking: !blocking.is_empty(),
                blocking: objects(blocking),
                blocked_by: objects(combat.get_blockers_for(id)),
            }))
        });
}

fn of_spells(handlers: &mut Handlers<Manabrew>) {
    handlers
        .see("object.fate", ["object"], |engine, [object]| {
            let object = object.object()?;
            let entry = match object {
                Object::Stack(id) => engine.entry(id),
                Object::Card(id) => {
                    let spells = engine.play.memory.entries.iter().rev();
                    spells
                        .into_iter()
                        .find(|entry| entry.source == Some(id) && matches!(entry.came, Came::Spell | Came::Copy))
                }
            };
            Ok(Seen::Fate(entry.map_or(Fate::NeverThere, |entry| entry.left.unwrap_or(Fate::OnStack))))
        })
        .see("object.targets", ["object"], |engine, [object]| {
            let object = object.object()?;
            let mut stack = engine.play.game.stack.iter();
            let entry = stack.find(|entry| engine.on_stack(entry.id) == object);
            let entry = entry.ok_or_else(|| Stop::Unobservable("it is not on the stack".to_owned()))?;
            let mut all = Vec::new();
            let mut part = Some(&entry.spell_ability);
            while let Some(ability) = part {
                all.extend(targets(engine, ability));
                part = ability.sub_ability.as_deref();
            }
            Ok(Seen::Targets(all))
        });
}

fn targets(engine: &Manabrew, ability: &SpellAbility) -> Vec<Thing<Manabrew>> {
    if ability.target_restrictions.is_none() {
        return Vec::new();
    }
    let chosen = &ability.target_chosen;
    let players = chosen.all_target_players().into_iter().map(GameEntity::Player);
    let all = players.chain(chosen.all_target_cards().into_iter().map(GameEntity::Card));
    let mut things: Vec<Thing<Manabrew>> = all
        .map(|entity| match entity {
            GameEntity::Player(id) => Thing::Player(id),
            GameEntity::Card(id) => Thing::Object(Object::Card(id)),
        })
        .collect();
    things.extend(chosen.target_stack_entry.map(|id| Thing::Object(engine.on_stack(id))));
    things
}

impl Manabrew {
    /// What an object put onto the stack, in order.
    fn entries(&self, source: CardId, of: Option<&Value>, came: Option<&str>) -> Vec<&Entry> {
        let face = self.face(source);
        let named = of.and_then(|of| {
            let printed = of.get("printed").and_then(Value::as_u64).and_then(|nth| usize::try_from(nth).ok());
            let by_place = printed.and_then(|nth| face.abilities.get(nth.checked_sub(1)?));
            let id = of.get("id").and_then(Value::as_str);
            by_place.or_else(|| face.abilities.iter().find(|(own, _)| Some(own.as_str()) == id)).cloned()
        });
        let nth = named.as_ref().and_then(|(name, kind)| {
            let same = face.abilities.iter().filter(|(_, other)| other == kind);
            same.into_iter().position(|(own, _)| own == name)
        });
        let card = self.play.game.card(source);
        let fits = |entry: &&Entry| {
            let way = match came {
                Some("triggered") => entry.came == Came::Triggered,
                Some("activated") => entry.came == Came::Activated,
                _ => matches!(entry.came, Came::Triggered | Came::Activated),
            };
            let meant = match (&named, nth) {
                (Some((_, Kind::Activated)), Some(nth)) => {
                    let own = card.activated_abilities.get(nth);
                    entry.came == Came::Activated && own.is_none_or(|own| own.ability_text == entry.text)
                }
                (Some((_, Kind::Triggered)), Some(nth)) => {
                    entry.came == Came::Triggered && entry.trigger.is_none_or(|trigger| trigger == nth)
                }
                _ => true,
            };
            entry.source == Some(source) && way && meant
        };
        self.play.memory.entries.iter().filter(fits).collect()
    }
}

/// Types in lower case.
fn types(card: &Card) -> Vec<String> {
    let line = &card.type_line;
    let supertypes = line.supertypes.iter().map(ToString::to_string);
    let core = line.core_types.iter().map(ToString::to_string);
    let all = supertypes.chain(core).chain(line.subtypes.iter().cloned());
    all.map(|word| word.to_lowercase()).collect()
}

fn colors(colors: ColorSet) -> Vec<String> {
    let each = [
        (colors.has_white(), "white"),
        (colors.has_blue(), "blue"),
        (colors.has_black(), "black"),
        (colors.has_red(), "red"),
        (colors.has_green(), "green"),
    ];
    each.into_iter().filter(|(has, _)| *has).map(|(_, name)| name.to_owned()).collect()
}

/// Keywords in casebook's words. Those with a cost or a quality have another form in the engine.
fn keywords(card: &Card) -> Result<Vec<String>> {
    let all = [&card.keywords, &card.granted_keywords, &card.pump_keywords];
    let texts = all.into_iter().flat_map(|some| some.as_string_list());
    let word = |text: String| {
        let text = text.to_lowercase();
        match text.split_once(':') {
            None => Ok(text),
            Some((name, detail)) if detail.parse::<u32>().is_ok() => Ok(format!("{name} {detail}")),
            Some((name, _)) => Err(Stop::Unobservable(format!("the details of {name} have another form"))),
        }
    };
    // What an effect takes away stays in the lists.
    let has = |text: &String| {
        let name = text.split(':').next().unwrap_or(text).to_lowercase();
        !card.cant_have_keywords.contains(&name)
    };
    let mut words = texts.filter(has).map(word).collect::<Result<Vec<_>>>()?;
    // The engine's lists have no order.
    words.sort();
    Ok(words)
}

/// A mana cost with braces.
pub(crate) fn braced(cost: &ManaCost) -> String {
    let generic = match (cost.generic_cost(), cost.shards().is_empty()) {
        (0, false) => String::new(),
        (number, _) => format!("{{{number}}}"),
    };
    let symbol = |shard: &forge_foundation::ManaCostShard| {
        let text = shard.to_string();
        if text.starts_with('{') { text } else { format!("{{{text}}}") }
    };
    cost.shards().iter().map(symbol).fold(generic, |all, one| all + &one)
}
