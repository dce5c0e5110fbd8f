//! Actions of players.

use casebook_adapter::{Handlers, Part, Result, Stop, Thing, UnsupportedKind, Zone};
use forge_foundation::ZoneType;
use manabrew_engine::{
    ability::activated::ActivatedAbility,
    agent::{PlayCardMode, PlayOption},
    combat::DefenderId,
    ids::{CardId, PlayerId},
    player::actions::player_action::{AbilityRef, PlayerAction},
    spellability::AlternativeCost,
};
use serde_json::Value;

use crate::{
    adapter::{Manabrew, Object, zone_of},
    cards::{self, Face, Kind},
    desk::{Announced, Ask, Reply},
    positions::{card, zone},
};

pub(crate) fn handlers(handlers: &mut Handlers<Manabrew>) {
    handlers
        .act(
            "play",
            ["player", "card", "costs", "from", "alternative", "optional_costs", "part", "splice"],
            |engine, [player, spell, costs, from, alternative, optional, part, splice]| {
                player.player()?;
                // The engine never asks for cards to splice (`cast_spell.rs`).
                if splice.given().is_some() {
                    return Err(Stop::unsupported(UnsupportedKind::Mechanic, "splice"));
                }
                let id = card(spell.object()?)?;
                if let Some(from) = from.given()
                    && zone(from.read::<Zone>()?) != Some(engine.play.game.card_current_zone(id))
                {
                    return Err(Stop::refused("the card is not there"));
                }
                let mode = engine.mode(id, alternative.given(), part.given())?;
                let paid =
                    optional.list().iter().map(|word| Ok(word.text()?.to_owned())).collect::<Result<Vec<_>>>()?;
                let action = PlayerAction::CastSpell(PlayOption::with_mode(id, mode));
                let stack = engine.play.game.stack.len();
                engine.announce(action, payments(&costs)?, paid, Vec::new())?;
                engine.expect_more_on_stack(stack)
            },
        )
        .act("play_land", ["player", "card"], |engine, [player, land]| {
            player.player()?;
            let action = PlayerAction::CastSpell(PlayOption::normal(card(land.object()?)?));
            engine.announce(action, Vec::new(), Vec::new(), Vec::new())
        })
        .act("turn_face_up", ["player", "object"], |engine, [player, object]| {
            player.player()?;
            let id = card(object.object()?)?;
            // The engine gives a face-down permanent an ability for this.
            let abilities = &engine.play.game.card(id).activated_abilities;
            let turning = abilities.iter().find(|ability| ability.ability_text.contains("TurnFaceUp"));
            let none = || Stop::refused("it has no ability that turns it face up");
            let ability_index = turning.ok_or_else(none)?.ability_index;
            let action = PlayerAction::ActivateAbility(AbilityRef { card_id: id, ability_index });
            engine.announce(action, Vec::new(), Vec::new(), Vec::new())?;
            let face_down = engine.play.game.card(id).face_down;
            if face_down { Err(Stop::refused("it stays face down")) } else { Ok(()) }
        })
        .act(
            "activate",
            ["player", "source", "ability", "costs", "making"],
            |engine, [player, source, ability, costs, making]| {
                let player = player.player()?;
                let id = card(source.object()?)?;
                let making = making.given().map(|making| making.text().map(colors)).transpose()?.unwrap_or_default();
                let of = ability.given().map(|ability| ability.read::<Value>()).transpose()?;
                engine.activate(player, id, of.as_ref(), payments(&costs)?, making)
            },
        )
        .act("attack", ["player", "attackers", "defender"], |engine, [player, attackers, defender]| {
            let player = player.player()?;
            let defender = match defender.given().map(|defender| defender.thing()).transpose()? {
                Some(Thing::Object(object)) => DefenderId::Permanent(card(object)?),
                Some(Thing::Player(other)) => DefenderId::Player(other),
                None => DefenderId::Player(engine.play.game.opponent_of(player)),
            };
            let attackers = attackers.objects()?.into_iter().map(card).collect::<Result<Vec<_>>>()?;
            engine.attack(&attackers, defender)
        })
        .act("block", ["player", "blocks"], |engine, [player, blocks]| {
            player.player()?;
            let pairs = blocks.list().into_iter();
            let pairs =
                pairs.map(|pair| Ok((card(pair.get("blocker").object()?)?, card(pair.get("attacker").object()?)?)));
            engine.block(&pairs.collect::<Result<Vec<_>>>()?)
        });
}

/// The objects that pay for something.
fn payments(costs: &Part<'_, Manabrew>) -> Result<Vec<CardId>> {
    let mut all = Vec::new();
    for cost in costs.list() {
        cost.get("action").text()?;
        for object in cost.get("objects").objects()? {
            all.push(card(object)?);
        }
    }
    Ok(all)
}

/// Mana as the names of colours that the engine uses.
fn colors(mana: &str) -> Vec<String> {
    let symbols = mana.split(['{', '}']).filter(|symbol| !symbol.is_empty());
    let name = |symbol: &str| match symbol {
        "W" => "white",
        "U" => "blue",
        "B" => "black",
        "R" => "red",
        "G" => "green",
        _ => "colorless",
    };
    symbols.map(|symbol| name(symbol).to_owned()).collect()
}

/// Whether a mana ability can make this mana.
fn makes(ability: &ActivatedAbility, making: &[String]) -> bool {
    let symbols = ability.produced_color_symbols();
    let letter = |name: &str| cards::letter(name).unwrap_or("C");
    symbols.is_empty() || making.iter().all(|name| symbols.iter().any(|symbol| symbol == letter(name)))
}

/// The alternative cost of a keyword.
fn alternative_cost(keyword: &str) -> Option<AlternativeCost> {
    Some(match keyword {
        "flashback" => AlternativeCost::Flashback,
        "spectacle" => AlternativeCost::Spectacle,
        "evoke" => AlternativeCost::Evoke,
        "dash" => AlternativeCost::Dash,
        "blitz" => AlternativeCost::Blitz,
        "escape" => AlternativeCost::Escape,
        "overload" => AlternativeCost::Overload,
        "madness" => AlternativeCost::Madness,
        "foretell" => AlternativeCost::Foretell,
        "bestow" => AlternativeCost::Bestow,
        "warp" => AlternativeCost::Warp,
        "awaken" => AlternativeCost::Awaken,
        "disturb" => AlternativeCost::Disturb,
        "impending" => AlternativeCost::Impending,
        "surge" => AlternativeCost::Surge,
        "plot" => AlternativeCost::Plotted,
        "suspend" => AlternativeCost::Suspend,
        _ => return None,
    })
}

impl Manabrew {
    /// The face of a card that is up, with casebook's ids.
    pub(crate) fn face(&self, id: CardId) -> Face {
        let card = self.play.game.card(id);
        let definition = cards::named(&card.card_name).or_else(|| cards::named(&card.full_name));
        let faces = definition.map(|definition| definition.faces.clone()).unwrap_or_default();
        let up = faces.iter().find(|face| face.name == card.card_name).or(faces.first());
        up.cloned().unwrap_or_default()
    }

    fn mode(
        &self,
        id: CardId,
        alternative: Option<Part<'_, Manabrew>>,
        part: Option<Part<'_, Manabrew>>,
    ) -> Result<PlayCardMode> {
        if let Some(part) = part {
            let part = part.text()?;
            return match part {
                "face down" => Ok(PlayCardMode::Alternative(AlternativeCost::Morph)),
                _ => Err(Stop::unsupported(UnsupportedKind::Op, "play.part")),
            };
        }
        let face = self.face(id);
        let keyword = |name: &str| {
            face.abilities.iter().find_map(|(own, kind)| match kind {
                Kind::Keyword(keyword) if own == name || keyword == name => alternative_cost(keyword),
                _ => None,
            })
        };
        let Some(alternative) = alternative else {
            // A card in a graveyard is cast by the ability that allows it.
            let from = self.play.game.card_current_zone(id);
            let granted = match from {
                ZoneType::Graveyard => keyword("flashback"),
                ZoneType::Exile if self.play.game.card(id).foretold => keyword("foretell"),
                ZoneType::Exile => keyword("plot").map(|_| AlternativeCost::Plot),
                _ => None,
            };
            return Ok(granted.map_or(PlayCardMode::Normal, PlayCardMode::Alternative));
        };
        let asked: Value = alternative.read()?;
        let cost = asked.get("cost").and_then(|cost| match cost {
            Value::String(_) => face.abilities.iter().find_map(|(own, _)| keyword(own)),
            other => ["id", "keyword"].into_iter().find_map(|key| keyword(other.get(key)?.as_str()?)),
        });
        match cost {
            Some(cost) => Ok(PlayCardMode::Alternative(cost)),
            None if asked.get("cost").is_some() => Ok(PlayCardMode::StaticAlternative),
            None => Err(Stop::unsupported(UnsupportedKind::Op, "play.alternative")),
        }
    }

    fn announce(
        &mut self,
        action: PlayerAction,
        payments: Vec<CardId>,
        optional: Vec<String>,
        making: Vec<String>,
    ) -> Result {
        self.reply(Reply::Act(Announced { action, payments, optional, making }))
    }

    /// The engine drops a spell or ability that it can't complete, without a word.
    fn expect_more_on_stack(&self, before: usize) -> Result {
        let waits = !matches!(self.play.asked, Some(Ask::Priority(_)) | None);
        if waits || self.play.game.stack.len() > before {
            return Ok(());
        }
        Err(Stop::refused("it did not come onto the stack"))
    }

    fn activate(
        &mut self,
        player: PlayerId,
        id: CardId,
        of: Option<&Value>,
        payments: Vec<CardId>,
        making: Vec<String>,
    ) -> Result {
        if let Some(mode) = self.special(id, of) {
            let before = self.play.game.card_current_zone(id);
            let action = PlayerAction::CastSpell(PlayOption::with_mode(id, mode));
            self.announce(action, payments, Vec::new(), making)?;
            let moved = before != self.play.game.card_current_zone(id);
            return if moved { Ok(()) } else { Err(Stop::refused("the card stayed where it was")) };
        }
        let ability = self.ability(id, of, &making)?;
        let index = ability.ability_index;
        if ability.is_mana_ability {
            let before = self.fingerprint(player);
            self.announce(PlayerAction::ActivateMana(id, Some(index), None), payments, Vec::new(), making)?;
            let waits = !matches!(self.play.asked, Some(Ask::Priority(_)) | None);
            return match waits || before != self.fingerprint(player) {
                true => Ok(()),
                false => Err(Stop::refused("it made no mana")),
            };
        }
        let (stack, zone) = (self.play.game.stack.len(), self.play.game.card_current_zone(id));
        let action = PlayerAction::ActivateAbility(AbilityRef { card_id: id, ability_index: index });
        self.announce(action, payments, Vec::new(), making)?;
        // A special action, such as to plot a card, moves it without the stack.
        let moved = zone == ZoneType::Hand && self.play.game.card_current_zone(id) != zone;
        if moved { Ok(()) } else { self.expect_more_on_stack(stack) }
    }

    /// An action that is an activated ability for casebook and a way to play a card for the engine.
    fn special(&self, id: CardId, of: Option<&Value>) -> Option<PlayCardMode> {
        if self.play.game.card_current_zone(id) != ZoneType::Hand {
            return None;
        }
        let face = self.face(id);
        let asked = of.and_then(|of| of.get("id").or(of.get("keyword"))).and_then(Value::as_str);
        let asked = asked.map(|name| name.split_once('.').map_or(name, |(keyword, _)| keyword));
        face.abilities.iter().find_map(|(own, kind)| match kind {
            Kind::Keyword(keyword) if asked.is_none_or(|name| own == name || keyword == name) => match keyword.as_str()
            {
                "suspend" => Some(PlayCardMode::Alternative(AlternativeCost::Suspend)),
                "foretell" => Some(PlayCardMode::ForetellExile),
                _ => None,
            },
            _ => None,
        })
    }

    fn fingerprint(&self, player: PlayerId) -> (i32, Vec<bool>) {
        let tapped = self.play.game.cards.iter().map(|card| card.tapped).collect();
        (self.play.table.pool(player).total_mana(), tapped)
    }

    /// The activated ability that a case means. Those of the definition stand in the order of casebook's card file.
    fn ability(&self, id: CardId, of: Option<&Value>, making: &[String]) -> Result<ActivatedAbility> {
        let card = self.play.game.card(id);
        let all = &card.activated_abilities;
        let face = self.face(id);
        let none = || Stop::refused("it has no such ability");
        // An ability that a keyword stands for has the id of the keyword, a point, and its own.
        let named = |name: &str| {
            let keyword = name.split_once('.').map_or(name, |(keyword, _)| keyword);
            let found = |name: &str| face.abilities.iter().find(|(own, _)| own == name);
            found(name).or_else(|| found(keyword))
        };
        let wanted = match of {
            None => None,
            Some(Value::String(word)) if word == "only" => None,
            Some(Value::String(word)) if word == "mana" => {
                let fits = |ability: &&ActivatedAbility| ability.is_mana_ability && makes(ability, making);
                return all.iter().find(fits).cloned().ok_or_else(none);
            }
            Some(of) => {
                let printed = of.get("printed").and_then(Value::as_u64).and_then(|nth| usize::try_from(nth).ok());
                let by_place = printed.and_then(|nth| face.abilities.get(nth.checked_sub(1)?));
                let by_id = of.get("id").and_then(Value::as_str).and_then(named);
                let keyword = of.get("keyword").and_then(Value::as_str);
                let keyword = keyword.map(|name| (name.to_owned(), Kind::Keyword(name.to_owned())));
                Some(by_place.cloned().or(by_id.cloned()).or(keyword).ok_or_else(none)?)
            }
        };
        let Some((name, kind)) = wanted else {
            let mut real = all.iter().filter(|ability| !ability.is_mana_ability);
            return real.next().or(all.first()).cloned().ok_or_else(none);
        };
        let mut same = face.abilities.iter().filter(|(_, other)| *other == kind);
        let nth = same.position(|(own, _)| *own == name).unwrap_or_default();
        let found = match &kind {
            Kind::Activated => {
                let text = face.activated.get(nth).ok_or_else(none)?;
                all.iter().find(|ability| ability.ability_text == *text)
            }
            Kind::Keyword(keyword) => {
                let own = all.iter().filter(|ability| !face.activated.contains(&ability.ability_text));
                // What the engine makes of cycling does not name it.
                let word = if keyword.ends_with("cycling") { "discard<1/cardname>" } else { keyword };
                own.filter(|ability| ability.ability_text.to_lowercase().contains(word)).nth(nth)
            }
            _ => None,
        };
        found.cloned().ok_or_else(none)
    }

    fn attack(&mut self, attackers: &[CardId], defender: DefenderId) -> Result {
        self.reply(Reply::Attack(attackers.iter().map(|id| (*id, defender)).collect()))?;
        if matches!(self.play.asked, Some(Ask::Choice(_))) {
            return Ok(());
        }
        let attacks = |id: &CardId| self.play.game.card(*id).attacked_this_turn;
        let declared = !matches!(self.play.asked, Some(Ask::Attackers(_)));
        if !declared || !attackers.iter().all(attacks) {
            return Err(Stop::refused("the engine does not let all of these attack"));
        }
        Ok(())
    }

    /// The engine leaves out blocks that are illegal, and adds those that an effect requires.
    fn block(&mut self, blocks: &[(CardId, CardId)]) -> Result {
        self.reply(Reply::Block(blocks.to_vec()))?;
        if matches!(self.play.asked, Some(Ask::Choice(_))) {
            return Ok(());
        }
        let declared = &self.play.game.turn.combat_block_assignments;
        if blocks.iter().any(|pair| !declared.contains(pair)) {
            return Err(Stop::refused("the engine leaves out a block"));
        }
        if declared.iter().any(|pair| !blocks.contains(pair)) {
            return Err(Stop::refused("the engine adds a block"));
        }
        Ok(())
    }

    /// Where an object is.
    pub(crate) fn zone_of(&self, object: Object) -> Zone {
        match object {
            Object::Card(id) => zone_of(&self.play.game, id),
            Object::Stack(id) => match self.entry(id) {
                Some(entry) if entry.left.is_none() => Zone::Stack,
                _ => Zone::Nowhere,
            },
        }
    }
}
