//! The adapter: it connects the engine to casebook.

use casebook_adapter::{Adapter, Awaits, Handlers, Now, Phase, Result, Seen, StackItem, Stop, UnsupportedKind, Zone};

// Replace this engine with your own. It knows a few cards, and a player can play a land.
const CARDS: [(&str, Option<(i64, i64)>); 5] = [
    ("Forest", None),
    ("Mountain", None),
    ("Wastes", None),
    ("Grizzly Bears", Some((2, 2))),
    ("Hill Giant", Some((3, 3))),
];

#[derive(Clone)]
struct Card {
    name: String,
    size: Option<(i64, i64)>,
    owner: usize,
    controller: usize,
    zone: Zone,
    tapped: bool,
}

/// A game, which begins in the first main phase of the first player. An object is the place of its card in the list.
#[derive(Clone)]
pub struct Game {
    life: Vec<i64>,
    cards: Vec<Card>,
    land_played: bool,
}

impl Game {
    fn play_land(&mut self, player: usize, object: usize) -> Result {
        let card = &mut self.cards[object];
        if card.zone != Zone::Hand || card.owner != player || card.size.is_some() {
            return Err(Stop::refused("that is no land in this player's hand"));
        }
        if player != 0 || self.land_played {
            return Err(Stop::refused("this player can't play a land now"));
        }
        (card.zone, self.land_played) = (Zone::Battlefield, true);
        Ok(())
    }
}

/// What casebook asks, in calls of the engine. Each further handler opens further cases.
impl Adapter for Game {
    const NAME: &'static str = env!("CARGO_PKG_NAME");
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");
    const EDITIONS: &'static [&'static str] = &["2026-01"];

    type Object = usize;
    type Player = usize;

    fn begin(players: &[&str], _edition: &str) -> Result<(Self, Vec<usize>)> {
        let game = Game { life: vec![20; players.len()], cards: Vec::new(), land_played: false };
        Ok((game, (0..players.len()).collect()))
    }

    fn knows(card: &str) -> bool {
        CARDS.iter().any(|(name, _)| *name == card)
    }

    fn place(&mut self, card: &str, owner: &usize, zone: Zone, controller: &usize) -> Result<usize> {
        let known = CARDS.iter().find(|(name, _)| *name == card);
        let (name, size) = known.ok_or_else(|| Stop::unsupported(UnsupportedKind::Card, card))?;
        let name = (*name).to_owned();
        self.cards.push(Card { name, size: *size, owner: *owner, controller: *controller, zone, tapped: false });
        Ok(self.cards.len() - 1)
    }

    fn awaits(&self) -> Awaits<Self> {
        Awaits::Priority(0)
    }

    fn pass(&mut self) -> Result {
        Err(Stop::unsupported(UnsupportedKind::Op, "pass"))
    }

    fn now(&self) -> Now<Self> {
        Now { player: 0, turn: 1, phase: Phase::PrecombatMain }
    }

    fn stack(&self) -> Vec<StackItem<Self>> {
        Vec::new()
    }

    fn contents(&self, zone: Zone, player: Option<&usize>) -> Vec<usize> {
        let is_there = |card: &Card| card.zone == zone && player.is_none_or(|player| card.controller == *player);
        let cards = self.cards.iter().enumerate().filter(|(_, card)| is_there(card));
        cards.map(|(object, _)| object).collect()
    }

    fn title(&self, object: &usize) -> String {
        self.cards[*object].name.clone()
    }

    fn copy(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn handlers(handlers: &mut Handlers<Self>) {
        handlers
            .set("tapped", ["object"], |game, [object]| {
                game.cards[object.object()?].tapped = true;
                Ok(())
            })
            .set("life", ["player", "life"], |game, [player, life]| {
                game.life[player.player()?] = life.number()?;
                Ok(())
            })
            .act("play_land", ["player", "card"], |game, [player, card]| {
                game.play_land(player.player()?, card.object()?)
            })
            .see("life", ["player"], |game, [player]| Ok(Seen::Number(game.life[player.player()?])))
            .see("object.zone", ["object"], |game, [object]| {
                let card = &game.cards[object.object()?];
                Ok(Seen::Place(card.zone, Some(card.controller)))
            })
            .see("object.controller", ["object"], |game, [object]| {
                let card = &game.cards[object.object()?];
                Ok(if card.zone == Zone::Battlefield { Seen::Player(card.controller) } else { Seen::Nothing })
            })
            .see("object.owner", ["object"], |game, [object]| Ok(Seen::Player(game.cards[object.object()?].owner)))
            .see("object.name", ["object"], |game, [object]| Ok(Seen::Word(game.title(&object.object()?))))
            .see("object.tapped", ["object"], |game, [object]| Ok(Seen::Is(game.cards[object.object()?].tapped)))
            .see("object.power_toughness", ["object"], |game, [object]| {
                let size = game.cards[object.object()?].size;
                Ok(size.map_or(Seen::Nothing, |(power, toughness)| Seen::Pair(power, toughness)))
            });
    }
}
