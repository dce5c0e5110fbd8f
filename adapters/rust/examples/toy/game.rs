//! The state of the toy engine, and what players do. It knows nothing of casebook.

#[path = "effects.rs"]
mod effects;

use crate::cards::{Card, Kind, Spell};

/// A card in the game: the same number in every zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Id(pub(crate) usize);

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seat(pub(crate) usize);

/// What a spell targets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Aim {
    Card(Id),
    Player(Seat),
}

/// An action is against the rules.
pub(crate) struct Illegal(pub(crate) &'static str);

/// What came of an action.
pub(crate) type Done = Result<(), Illegal>;

/// The zones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Battlefield,
    Stack,
    Hand,
    Library,
    Graveyard,
    Exile,
}

/// How a spell left the stack.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Left {
    Never,
    NotYet,
    Resolved,
    Countered,
    NoTarget,
}

/// The steps in which the game stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Step {
    Upkeep,
    Draw,
    FirstMain,
    BeginCombat,
    Attackers,
    Blockers,
    Damage,
    EndCombat,
    SecondMain,
    End,
    Cleanup,
}

/// The steps in order.
const STEPS: [Step; 11] = [
    Step::Upkeep,
    Step::Draw,
    Step::FirstMain,
    Step::BeginCombat,
    Step::Attackers,
    Step::Blockers,
    Step::Damage,
    Step::EndCombat,
    Step::SecondMain,
    Step::End,
    Step::Cleanup,
];

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Waits {
    Priority(Seat),
    Attackers(Seat),
    Blockers(Seat),
    /// A player discards so many cards.
    Discard(Seat, usize),
}

/// A card in the game.
#[derive(Clone)]
pub(crate) struct Thing {
    pub(crate) card: &'static Card,
    pub(crate) owner: Seat,
    pub(crate) controller: Seat,
    pub(crate) place: Place,
    /// How often it changed zones: a spell loses a target that did.
    pub(crate) moves: usize,
    pub(crate) left: Left,
    pub(crate) tapped: bool,
    pub(crate) new: bool,
    pub(crate) damage: i64,
    pub(crate) grown: i64,
}

impl Thing {
    /// Power and toughness.
    pub(crate) fn size(&self) -> Option<(i64, i64)> {
        match self.card.kind {
            Kind::Creature(power, toughness, _) => Some((power + self.grown, toughness + self.grown)),
            _ => None,
        }
    }
}

/// A spell on the stack.
#[derive(Clone)]
pub(crate) struct Cast {
    pub(crate) id: Id,
    targets: Vec<(Aim, usize)>,
}

/// A player's own things.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) life: i64,
    pub(crate) drawn: i64,
    pub(crate) pool: String,
    land_played: bool,
    lost: bool,
}

/// A game of two players.
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) things: Vec<Thing>,
    /// Every card in the order in which it came to its zone; the top of a library is its first card.
    order: Vec<Id>,
    pub(crate) players: [Player; 2],
    pub(crate) stack: Vec<Cast>,
    pub(crate) active: Seat,
    pub(crate) turn: u32,
    pub(crate) step: Step,
    pub(crate) waits: Waits,
    passes: usize,
    /// Each attacker with its blockers, and whether it is blocked.
    pub(crate) fights: Vec<(Id, Vec<Id>, bool)>,
}

impl Game {
    /// A game in the first main phase of the first player's turn.
    pub(crate) fn new() -> Self {
        let player = Player { life: 20, drawn: 0, pool: String::new(), land_played: false, lost: false };
        Self {
            things: Vec::new(),
            order: Vec::new(),
            players: [player.clone(), player],
            stack: Vec::new(),
            active: Seat(0),
            turn: 1,
            step: Step::FirstMain,
            waits: Waits::Priority(Seat(0)),
            passes: 0,
            fights: Vec::new(),
        }
    }

    /// Puts a new card into a zone.
    pub(crate) fn add(&mut self, card: &'static Card, owner: Seat, place: Place, controller: Seat) -> Id {
        let id = Id(self.things.len());
        let (left, tapped, new) = (Left::Never, false, false);
        self.things.push(Thing { card, owner, controller, place, moves: 0, left, tapped, new, damage: 0, grown: 0 });
        self.order.push(id);
        id
    }

    /// The cards of a zone, in the order in which they came there.
    pub(crate) fn cards(&self, place: Place) -> impl Iterator<Item = Id> {
        self.order.iter().copied().filter(move |id| self[*id].place == place)
    }

    /// Whether a player has lost.
    pub(crate) fn is_over(&self) -> bool {
        self.players.iter().any(|player| player.lost)
    }

    fn other(seat: Seat) -> Seat {
        Seat(1 - seat.0)
    }

    // Actions.

    fn need_priority(&self, player: Seat) -> Done {
        if self.waits == Waits::Priority(player) { Ok(()) } else { Err(Illegal("the player doesn't have priority")) }
    }

    fn need_main_phase(&self, player: Seat) -> Done {
        let main = matches!(self.step, Step::FirstMain | Step::SecondMain);
        let fits = self.active == player && main && self.stack.is_empty();
        if fits { Ok(()) } else { Err(Illegal("only in a main phase of the player's own turn, with an empty stack")) }
    }

    fn need_in_hand(&self, player: Seat, id: Id) -> Done {
        let fits = self[id].place == Place::Hand && self[id].owner == player;
        if fits { Ok(()) } else { Err(Illegal("the card is not in the player's hand")) }
    }

    /// Plays a land.
    pub(crate) fn play_land(&mut self, player: Seat, id: Id) -> Done {
        self.need_priority(player)?;
        self.need_main_phase(player)?;
        self.need_in_hand(player, id)?;
        if !matches!(self[id].card.kind, Kind::Land(_)) || self.players[player.0].land_played {
            return Err(Illegal("the player can't play this land"));
        }
        self.players[player.0].land_played = true;
        self.move_to(id, Place::Battlefield);
        self.acted(player);
        Ok(())
    }

    /// Casts a card; lands pay for it.
    pub(crate) fn cast(&mut self, player: Seat, id: Id, targets: &[Aim]) -> Done {
        self.need_priority(player)?;
        self.need_in_hand(player, id)?;
        match self[id].card.kind {
            Kind::Land(_) => return Err(Illegal("a land can't be cast")),
            Kind::Instant(_) => {}
            Kind::Creature(..) | Kind::Sorcery(_) => self.need_main_phase(player)?,
        }
        let wanted = usize::from(self[id].card.spell().is_some_and(|spell| spell != Spell::DestroyAll));
        if targets.len() != wanted || !targets.iter().all(|aim| self.is_legal(id, *aim)) {
            return Err(Illegal("the target is not legal"));
        }
        self.pay(player, self[id].card.cost)?;
        self.move_to(id, Place::Stack);
        self[id].controller = player;
        self[id].left = Left::NotYet;
        let targets = targets.iter().map(|aim| (*aim, self.moves(*aim))).collect();
        self.stack.push(Cast { id, targets });
        self.acted(player);
        Ok(())
    }

    /// What a spell may target, one after the other.
    pub(crate) fn options(&self, spell: Id) -> Vec<Aim> {
        let cards = (0..self.things.len()).map(|at| Aim::Card(Id(at)));
        cards.chain([Aim::Player(Seat(0)), Aim::Player(Seat(1))]).filter(|aim| self.is_legal(spell, *aim)).collect()
    }

    fn is_legal(&self, spell: Id, aim: Aim) -> bool {
        let Some(what) = self[spell].card.spell() else { return false };
        match (what, aim) {
            (Spell::Burn(_), Aim::Player(_)) => true,
            (Spell::Return, Aim::Card(id)) => self[id].place == Place::Battlefield,
            (Spell::Grow(_) | Spell::Destroy, Aim::Card(id)) => {
                self[id].place == Place::Battlefield && self[id].card.is_creature()
            }
            (Spell::Counter, Aim::Card(id)) => self[id].place == Place::Stack && id != spell,
            _ => false,
        }
    }

    fn moves(&self, aim: Aim) -> usize {
        match aim {
            Aim::Card(id) => self[id].moves,
            Aim::Player(_) => 0,
        }
    }

    /// Activates the mana ability of a permanent.
    pub(crate) fn tap_for_mana(&mut self, player: Seat, id: Id) -> Done {
        self.need_priority(player)?;
        let thing = &self[id];
        let ready = thing.place == Place::Battlefield && thing.controller == player && !thing.tapped;
        let (Some(mana), true) = (thing.card.mana(), ready && !(thing.new && thing.card.is_creature())) else {
            return Err(Illegal("the player can't tap this for mana"));
        };
        self[id].tapped = true;
        self.players[player.0].pool.push(mana);
        // Whoever acts between two passes keeps the players from having passed in succession (117.4).
        self.passes = 0;
        Ok(())
    }

    /// Pays from the pool and with lands: coloured mana first, then generic mana with what can do least.
    fn pay(&mut self, player: Seat, cost: &str) -> Done {
        let mut pool: Vec<char> = self.players[player.0].pool.chars().collect();
        pool.sort_by_key(|mana| *mana != 'C');
        let own = |id: &Id| {
            self[*id].controller == player && matches!(self[*id].card.kind, Kind::Land(_)) && !self[*id].tapped
        };
        let mut lands: Vec<Id> = self.cards(Place::Battlefield).filter(own).collect();
        lands.sort_by_key(|id| self[*id].card.mana() != Some('C'));
        let generic = cost.chars().filter_map(|symbol| symbol.to_digit(10)).sum::<u32>();
        let colored = cost.chars().filter(char::is_ascii_alphabetic).map(Some);
        let mut tapped = Vec::new();
        for wanted in colored.chain((0..generic).map(|_| None)) {
            let fits = |mana: char| wanted.is_none_or(|wanted| wanted == mana);
            if let Some(at) = pool.iter().position(|mana| fits(*mana)) {
                pool.remove(at);
            } else if let Some(at) = lands.iter().position(|id| self[*id].card.mana().is_some_and(fits)) {
                tapped.push(lands.remove(at));
            } else {
                return Err(Illegal("the player can't pay"));
            }
        }
        self.players[player.0].pool = pool.into_iter().collect();
        tapped.into_iter().for_each(|id| self[id].tapped = true);
        Ok(())
    }

    /// Declares attackers.
    pub(crate) fn attack(&mut self, player: Seat, attackers: &[Id]) -> Done {
        let ready = |id: &Id| {
            let thing = &self[*id];
            let here = thing.place == Place::Battlefield && thing.controller == player && thing.card.is_creature();
            here && !thing.tapped && !thing.new
        };
        if self.waits != Waits::Attackers(player) || !attackers.iter().all(ready) {
            return Err(Illegal("these can't attack now"));
        }
        for id in attackers {
            self[*id].tapped = true;
            self.fights.push((*id, Vec::new(), false));
        }
        self.give_priority();
        Ok(())
    }

    /// Declares blockers: pairs of a blocker and the attacker that it blocks.
    pub(crate) fn block(&mut self, player: Seat, blocks: &[(Id, Id)]) -> Done {
        let legal = |(blocker, attacker): &(Id, Id)| {
            let thing = &self[*blocker];
            let here = thing.place == Place::Battlefield && thing.controller == player && thing.card.is_creature();
            let once = blocks.iter().filter(|(other, _)| other == blocker).count() == 1;
            here && !thing.tapped && once && self.fights.iter().any(|(id, ..)| id == attacker)
        };
        if self.waits != Waits::Blockers(player) || !blocks.iter().all(legal) {
            return Err(Illegal("these can't block now"));
        }
        for (attacker, blockers, blocked) in &mut self.fights {
            blockers.extend(blocks.iter().filter(|(_, of)| of == attacker).map(|(blocker, _)| *blocker));
            *blocked = !blockers.is_empty();
        }
        self.give_priority();
        Ok(())
    }

    /// Discards cards at the cleanup step.
    pub(crate) fn discard(&mut self, cards: &[Id]) -> Done {
        let Waits::Discard(player, count) = self.waits else { return Err(Illegal("nobody discards now")) };
        let own = |id: &Id| self[*id].place == Place::Hand && self[*id].owner == player;
        if cards.len() != count || !cards.iter().all(own) {
            return Err(Illegal("these can't be discarded"));
        }
        cards.iter().for_each(|id| self.move_to(*id, Place::Graveyard));
        self.end_turn();
        Ok(())
    }

    /// Passes, or declares nothing. If both players pass, the top of the stack resolves or the next step begins.
    pub(crate) fn pass(&mut self) -> Done {
        match self.waits {
            Waits::Attackers(player) => self.attack(player, &[]),
            Waits::Blockers(player) => self.block(player, &[]),
            Waits::Discard(..) => Err(Illegal("the player must discard")),
            Waits::Priority(player) => {
                self.passes += 1;
                if self.passes < 2 {
                    self.waits = Waits::Priority(Self::other(player));
                } else if let Some(cast) = self.stack.pop() {
                    self.resolve(&cast);
                    self.give_priority();
                } else {
                    self.next_step();
                }
                Ok(())
            }
        }
    }

    // Turns.

    fn next_step(&mut self) {
        self.players.iter_mut().for_each(|player| player.pool.clear());
        let next = STEPS.iter().position(|step| *step == self.step).map_or(0, |at| at + 1);
        self.step = STEPS.get(next).copied().unwrap_or(Step::Upkeep);
        if self.fights.is_empty() && matches!(self.step, Step::Blockers | Step::Damage) {
            self.step = Step::EndCombat;
        }
        match self.step {
            Step::Attackers => self.waits = Waits::Attackers(self.active),
            Step::Blockers => self.waits = Waits::Blockers(Self::other(self.active)),
            Step::Cleanup => {
                let surplus =
                    self.cards(Place::Hand).filter(|id| self[*id].owner == self.active).count().saturating_sub(7);
                if surplus > 0 { self.waits = Waits::Discard(self.active, surplus) } else { self.end_turn() }
            }
            Step::Draw => {
                self.draw(self.active);
                self.give_priority();
            }
            Step::Damage => {
                self.fight();
                self.give_priority();
            }
            Step::SecondMain => {
                self.fights.clear();
                self.give_priority();
            }
            _ => self.give_priority(),
        }
    }

    fn end_turn(&mut self) {
        self.things.iter_mut().for_each(|thing| (thing.damage, thing.grown) = (0, 0));
        (self.active, self.turn, self.step) = (Self::other(self.active), self.turn + 1, Step::Upkeep);
        self.players.iter_mut().for_each(|player| player.land_played = false);
        let active = self.active;
        for thing in self.things.iter_mut().filter(|thing| thing.controller == active) {
            (thing.tapped, thing.new) = (false, false);
        }
        self.give_priority();
    }

    fn draw(&mut self, player: Seat) {
        let top = self.cards(Place::Library).find(|id| self[*id].owner == player);
        match top {
            Some(top) => {
                self.players[player.0].drawn += 1;
                self.move_to(top, Place::Hand);
            }
            None => self.players[player.0].lost = true,
        }
    }

    fn acted(&mut self, player: Seat) {
        self.passes = 0;
        self.waits = Waits::Priority(player);
        self.check();
    }

    fn give_priority(&mut self) {
        self.acted(self.active);
    }
}

impl std::ops::Index<Id> for Game {
    type Output = Thing;

    fn index(&self, id: Id) -> &Thing {
        &self.things[id.0]
    }
}

impl std::ops::IndexMut<Id> for Game {
    fn index_mut(&mut self, id: Id) -> &mut Thing {
        &mut self.things[id.0]
    }
}
