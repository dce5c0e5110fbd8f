//! The adapter of the toy engine: what an author writes.

use casebook_adapter::{
    Adapter, Awaits, Chosen, Combat, Fate, Handlers, Now, Options, Phase, Prompt, Result, Seen, StackItem, StackKind,
    Stop, Thing, UnsupportedKind, Zone,
};

use crate::{
    cards::Card,
    game::{Aim, Game, Id, Illegal, Left, Place, Seat, Step, Waits},
};

impl From<Illegal> for Stop {
    fn from(Illegal(why): Illegal) -> Self {
        Stop::refused(why)
    }
}

/// The game of the toy engine.
#[derive(Clone)]
pub(crate) struct Toy(pub(crate) Game);

impl Adapter for Toy {
    const NAME: &'static str = "toy-rust";
    const VERSION: &'static str = "1.0";
    const EDITIONS: &'static [&'static str] = &["2026-01"];
    const ASKS: &'static [&'static str] = &["objects"];

    type Object = Id;
    type Player = Seat;

    fn begin(players: &[&str], _edition: &str) -> Result<(Self, Vec<Seat>)> {
        match players.len() {
            2 => Ok((Toy(Game::new()), vec![Seat(0), Seat(1)])),
            _ => Err(Stop::unsupported(UnsupportedKind::Mechanic, "multiplayer")),
        }
    }

    fn knows(card: &str) -> bool {
        Card::named(card).is_some()
    }

    fn place(&mut self, card: &str, owner: &Seat, zone: Zone, controller: &Seat) -> Result<Id> {
        let card = Card::named(card).ok_or_else(|| Stop::unsupported(UnsupportedKind::Card, card))?;
        Ok(self.0.add(card, *owner, place(zone)?, *controller))
    }

    fn ready(&mut self) -> Result {
        self.0.check();
        Ok(())
    }

    fn awaits(&self) -> Awaits<Self> {
        match self.0.waits {
            _ if self.0.is_over() => Awaits::Over,
            Waits::Priority(player) => Awaits::Priority(player),
            Waits::Attackers(player) => Awaits::Attackers(player),
            Waits::Blockers(player) => Awaits::Blockers(player),
            Waits::Discard(player, count) => Awaits::Decision(Box::new(Prompt {
                player,
                kind: "objects",
                options: Options::Things(things(self.contents(Zone::Hand, Some(&player)))),
                least: u32::try_from(count).unwrap_or_default(),
                most: u32::try_from(count).ok(),
                source: None,
                when: "cleanup",
            })),
        }
    }

    fn decide(&mut self, chosen: Chosen<Self>) -> Result {
        let Chosen::Things(things) = chosen else { return Err(Stop::refused("these are no cards")) };
        let cards = things.into_iter().filter_map(|thing| match thing {
            Thing::Object(id) => Some(id),
            Thing::Player(_) => None,
        });
        Ok(self.0.discard(&cards.collect::<Vec<_>>())?)
    }

    fn pass(&mut self) -> Result {
        Ok(self.0.pass()?)
    }

    fn now(&self) -> Now<Self> {
        Now { player: self.0.active, turn: self.0.turn, phase: phase(self.0.step) }
    }

    fn stack(&self) -> Vec<StackItem<Self>> {
        let item = |id| StackItem {
            object: id,
            kind: StackKind::Spell,
            controller: Some(self.0[id].controller),
            ability: None,
        };
        self.0.stack.iter().rev().map(|cast| item(cast.id)).collect()
    }

    fn contents(&self, zone: Zone, player: Option<&Seat>) -> Vec<Id> {
        let Ok(place) = place(zone) else { return Vec::new() };
        let is_meant = |id: &Id| player.is_none_or(|player| self.0[*id].controller == *player);
        let cards: Vec<Id> = self.0.cards(place).filter(is_meant).collect();
        if zone == Zone::Library { cards } else { cards.into_iter().rev().collect() }
    }

    fn title(&self, object: &Id) -> String {
        self.0[*object].card.name.to_owned()
    }

    fn copy(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn handlers(handlers: &mut Handlers<Self>) {
        positions(handlers);
        actions(handlers);
        queries(handlers);
    }
}

fn positions(handlers: &mut Handlers<Toy>) {
    handlers
        .set("tapped", ["object"], |toy, [object]| {
            toy.0[object.object()?].tapped = true;
            Ok(())
        })
        .set("new", ["object"], |toy, [object]| {
            toy.0[object.object()?].new = true;
            Ok(())
        })
        .set("life", ["player", "life"], |toy, [player, life]| {
            toy.0.players[player.player()?.0].life = life.number()?;
            Ok(())
        });
}

fn actions(handlers: &mut Handlers<Toy>) {
    handlers
        .act("play", ["player", "card", "targets"], |toy, [player, card, targets]| {
            let aims = targets.targets()?.into_iter().map(|target| match target {
                Thing::Object(id) => Aim::Card(id),
                Thing::Player(seat) => Aim::Player(seat),
            });
            let (card, aims) = (card.object()?, aims.collect::<Vec<_>>());
            // A question whether the card can be played leaves the target open.
            let open = if aims.is_empty() { toy.0.options(card).into_iter().take(1).collect() } else { aims };
            Ok(toy.0.cast(player.player()?, card, &open)?)
        })
        .act("play_land", ["player", "card"], |toy, [player, card]| {
            Ok(toy.0.play_land(player.player()?, card.object()?)?)
        })
        // A card of the toy has one ability at most, so it does not matter how the case calls it.
        .act("activate", ["player", "source", "ability"], |toy, [player, source, ability]| {
            ability.read::<serde_json::Value>()?;
            Ok(toy.0.tap_for_mana(player.player()?, source.object()?)?)
        })
        .act("attack", ["player", "attackers", "defender"], |toy, [player, attackers, defender]| {
            let player = player.player()?;
            if defender.given().map(|defender| defender.thing()).transpose()? == Some(Thing::Player(player)) {
                return Err(Stop::refused("nobody attacks oneself"));
            }
            Ok(toy.0.attack(player, &attackers.objects()?)?)
        })
        .act("block", ["player", "blocks"], |toy, [player, blocks]| {
            let pairs = blocks.list().into_iter();
            let pairs = pairs.map(|block| Ok((block.get("blocker").object()?, block.get("attacker").object()?)));
            Ok(toy.0.block(player.player()?, &pairs.collect::<Result<Vec<_>>>()?)?)
        });
}

fn queries(handlers: &mut Handlers<Toy>) {
    handlers
        .see("life", ["player"], |toy, [player]| Ok(Seen::Number(toy.0.players[player.player()?.0].life)))
        .see("cards_drawn", ["player"], |toy, [player]| Ok(Seen::Number(toy.0.players[player.player()?.0].drawn)))
        .see("mana_pool", ["player"], |toy, [player]| Ok(Seen::Mana(toy.0.players[player.player()?.0].pool.clone())))
        .see("object.zone", ["object"], |toy, [object]| {
            let thing = &toy.0[object.object()?];
            Ok(Seen::Place(zone(thing.place), Some(thing.controller)))
        })
        .see("object.controller", ["object"], |toy, [object]| {
            let thing = &toy.0[object.object()?];
            let has_one = matches!(thing.place, Place::Battlefield | Place::Stack);
            Ok(if has_one { Seen::Player(thing.controller) } else { Seen::Nothing })
        })
        .see("object.owner", ["object"], |toy, [object]| Ok(Seen::Player(toy.0[object.object()?].owner)))
        .see("object.name", ["object"], |toy, [object]| Ok(Seen::Word(toy.title(&object.object()?))))
        .see("object.tapped", ["object"], |toy, [object]| Ok(Seen::Is(toy.0[object.object()?].tapped)))
        .see("object.damage_marked", ["object"], |toy, [object]| Ok(Seen::Number(toy.0[object.object()?].damage)))
        .see("object.power_toughness", ["object"], |toy, [object]| {
            let size = toy.0[object.object()?].size();
            Ok(size.map_or(Seen::Nothing, |(power, toughness)| Seen::Pair(power, toughness)))
        })
        .see("object.fate", ["object"], |toy, [object]| Ok(Seen::Fate(fate(toy.0[object.object()?].left))))
        .see("object.combat", ["object"], |toy, [object]| {
            let id = object.object()?;
            let fight = toy.0.fights.iter().find(|(attacker, ..)| *attacker == id);
            let blocking = toy.0.fights.iter().filter(|(_, blockers, _)| blockers.contains(&id));
            let blocking: Vec<Id> = blocking.map(|(attacker, ..)| *attacker).collect();
            let declared = toy.0.step > Step::Blockers
                || toy.0.step == Step::Blockers && toy.0.waits != Waits::Blockers(Seat(1 - toy.0.active.0));
            Ok(Seen::Combat(Combat {
                attacking: fight.map(|_| Seat(1 - toy.0.active.0)),
                blocked: fight.filter(|_| declared).map(|(_, _, blocked)| *blocked),
                is_blocking: !blocking.is_empty(),
                blocking,
                blocked_by: fight.map(|(_, blockers, _)| blockers.clone()).unwrap_or_default(),
            }))
        });
}

fn things(ids: Vec<Id>) -> Vec<Thing<Toy>> {
    ids.into_iter().map(Thing::Object).collect()
}

fn place(zone: Zone) -> Result<Place> {
    Ok(match zone {
        Zone::Battlefield => Place::Battlefield,
        Zone::Stack => Place::Stack,
        Zone::Hand => Place::Hand,
        Zone::Library => Place::Library,
        Zone::Graveyard => Place::Graveyard,
        Zone::Exile => Place::Exile,
        Zone::Nowhere => return Err(Stop::Inconclusive("nothing is nowhere".to_owned())),
    })
}

fn zone(place: Place) -> Zone {
    match place {
        Place::Battlefield => Zone::Battlefield,
        Place::Stack => Zone::Stack,
        Place::Hand => Zone::Hand,
        Place::Library => Zone::Library,
        Place::Graveyard => Zone::Graveyard,
        Place::Exile => Zone::Exile,
    }
}

fn phase(step: Step) -> Phase {
    match step {
        Step::Upkeep => Phase::Upkeep,
        Step::Draw => Phase::Draw,
        Step::FirstMain => Phase::PrecombatMain,
        Step::BeginCombat => Phase::BeginCombat,
        Step::Attackers => Phase::DeclareAttackers,
        Step::Blockers => Phase::DeclareBlockers,
        Step::Damage => Phase::CombatDamage,
        Step::EndCombat => Phase::EndCombat,
        Step::SecondMain => Phase::PostcombatMain,
        Step::End => Phase::End,
        Step::Cleanup => Phase::Cleanup,
    }
}

fn fate(left: Left) -> Fate {
    match left {
        Left::Never => Fate::NeverThere,
        Left::NotYet => Fate::OnStack,
        Left::Resolved => Fate::Resolved,
        Left::Countered => Fate::CounteredByEffect,
        Left::NoTarget => Fate::CounteredOnResolution,
    }
}
