//! Players who play by chance, the same each time: for tests that want games and not one game.

use casebook_engine::{
    action::{Action, Awaits, apply},
    cards::{ability::Ability, values::Zone},
    continuous,
    decision::{Answer, Decision, Options},
    game::{Chooser, Game, Table},
    ids::{DefId, Entity, ObjectId, PlayerId},
    rules::turn,
    setup::Position,
    state::State,
};

/// Chance that is the same each time: throws, and once there are no more nothing but the lowest.
pub(crate) struct Dice {
    throws: Box<dyn Iterator<Item = u32>>,
    spent: bool,
}

impl Dice {
    /// Dice that were thrown already.
    pub(crate) fn thrown(throws: Vec<u32>) -> Self {
        Self { throws: Box::new(throws.into_iter()), spent: false }
    }

    /// Dice without end: a linear congruence (Knuth's).
    pub(crate) fn endless(seed: u64) -> Self {
        let next = |n: &u64| Some(n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
        let throws = std::iter::successors(Some(seed), next).skip(1);
        Self { throws: Box::new(throws.map(|n| u32::try_from(n >> 33).unwrap_or(0))), spent: false }
    }

    /// Whether more was asked of them than was thrown.
    pub(crate) fn is_spent(&self) -> bool {
        self.spent
    }

    /// A number below that one.
    pub(crate) fn below(&mut self, most: usize) -> usize {
        let throw = self.throws.next();
        self.spent |= throw.is_none();
        throw.map_or(0, |throw| throw as usize % most.max(1))
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())])
    }
}

/// A player who answers anything that is allowed.
pub(crate) struct Anything<'d>(pub(crate) &'d mut Dice);

impl Chooser for Anything<'_> {
    fn choose(&mut self, _: &Game<'_>, decision: &Decision) -> Option<Answer> {
        let dice = &mut *self.0;
        Some(match &decision.options {
            Options::YesNo => [Answer::Yes, Answer::No][dice.below(2)].clone(),
            Options::Number { least, most } => {
                let span = usize::try_from(most.saturating_sub(*least)).unwrap_or(0).min(4);
                Answer::Number(least + i32::try_from(dice.below(span + 1)).unwrap_or(0))
            }
            Options::Entities { from, least, most, .. } => Answer::Entities(some(dice, from, *least, *most)),
            Options::Words { from, least, most } => {
                let places: Vec<usize> = (0..from.len()).collect();
                Answer::Words(some(dice, &places, *least, *most).into_iter().map(|at| from[at].clone()).collect())
            }

            Options::Noun { known, .. } => Answer::Words(vec![known[dice.below(known.len())].clone()]),
            Options::CardName(names) => Answer::Words(vec![names[dice.below(names.len())].clone()]),
            Options::Color(from) => Answer::Color(dice.pick(from)?),
            Options::Abilities(from) => {
                let (object, id) = &from[dice.below(from.len())];
                Answer::Ability(*object, id.clone())
            }
            Options::Triggers(ids) => Answer::Triggers(some(dice, ids, ids.len(), ids.len())),
            Options::Division { among, total, least_each } => {
                let others = u32::try_from(among.len()).unwrap_or(1).saturating_sub(1);
                let first = total.saturating_sub(least_each * others);
                Answer::Division(
                    std::iter::once(first).chain(vec![*least_each; among.len().saturating_sub(1)]).collect(),
                )
            }
        })
    }
}

fn some<T: Copy>(dice: &mut Dice, from: &[T], least: usize, most: usize) -> Vec<T> {
    let mut left = from.to_vec();
    let count = least + dice.below(most.min(from.len()).saturating_sub(least) + 1);
    (0..count.min(from.len())).map(|_| left.remove(dice.below(left.len()))).collect()
}

/// The player who has to act does nothing.
pub(crate) fn pass(table: &Table, state: State, dice: &mut Dice) -> State {
    let action = match turn::awaits(&state) {
        Awaits::Priority(player) => Action::Pass { player },
        Awaits::Attackers(player) => Action::Attack { player, attacks: Vec::new() },
        Awaits::Blockers(player) => Action::Block { player, blocks: Vec::new() },
        Awaits::Nothing => return state,
    };
    apply(table, &state, &action, &mut Anything(dice)).map_or(state, |done| done.state)
}

/// A position of random cards; nothing if it would not last.
pub(crate) fn deal(table: &Table, dice: &mut Dice) -> Option<State> {
    let names: Vec<DefId> = table.catalog.cards().filter_map(|card| table.catalog.find(&card.name)).collect();
    deal_of(table, &names, dice)
}

/// A position of random cards among some; nothing if it would not last.
pub(crate) fn deal_of(table: &Table, names: &[DefId], dice: &mut Dice) -> Option<State> {
    let mut position = Position::new(table, 2);
    for player in [PlayerId(0), PlayerId(1)] {
        for land in ["Plains", "Island", "Swamp", "Mountain", "Forest"] {
            let land = position.find(land).ok()?;
            (0..3).for_each(|_| {
                position.card(land, player, Zone::Battlefield, player);
            });
        }
        for (zone, count) in [(Zone::Hand, 6), (Zone::Library, 12), (Zone::Graveyard, 3), (Zone::Battlefield, 5)] {
            (0..count).for_each(|_| {
                let def = names[dice.below(names.len())];
                let lasts = table.catalog.printed(def).characteristics.is_permanent_card();
                let to = if zone == Zone::Battlefield && !lasts { Zone::Hand } else { zone };
                position.card(def, player, to, player);
            });
        }
    }
    position.begin().ok()
}

/// Something that the player who may act could try.
pub(crate) fn action(table: &Table, state: &State, dice: &mut Dice) -> Option<Action> {
    let player = match turn::awaits(state) {
        Awaits::Nothing => return None,
        Awaits::Attackers(player) => {
            let own = controlled(table, state, player);
            let attackers = some(dice, &own, 0, own.len().min(3));
            let defender = state.opponents(player).next()?;
            return Some(Action::Attack {
                player,
                attacks: attackers.into_iter().map(|a| (a, Entity::Player(defender))).collect(),
            });
        }
        Awaits::Blockers(player) => {
            let own = controlled(table, state, player);
            let attackers: Vec<ObjectId> = state.combat.attacks.iter().map(|a| a.attacker).collect();
            let blockers = some(dice, &own, 0, own.len().min(2));
            let pairs = blockers.into_iter().filter_map(|b| Some((b, dice.pick(&attackers)?)));
            return Some(Action::Block { player, blocks: pairs.collect() });
        }
        Awaits::Priority(player) => player,
    };
    Some(match dice.below(5) {
        0 => Action::Pass { player },
        1 => Action::PlayLand { player, card: dice.pick(state.zone(Zone::Hand, player))? },
        2 | 3 => match dice.pick(state.zone(Zone::Hand, player)) {
            Some(card) => Action::Cast { player, card },
            None => Action::Pass { player },
        },
        _ => activation(table, state, player, dice).unwrap_or(Action::Pass { player }),
    })
}

fn activation(table: &Table, state: &State, player: PlayerId, dice: &mut Dice) -> Option<Action> {
    let seen = continuous::project(table, state);
    let own = controlled(table, state, player).into_iter().chain(state.zone(Zone::Hand, player).iter().copied());
    let source = dice.pick(&own.collect::<Vec<_>>())?;
    let held =
        seen.characteristics(source).abilities.iter().filter(|held| matches!(&*held.ability, Ability::Activated(_)));
    let ids: Vec<_> = held.map(|held| held.id.clone()).collect();
    let ability = ids.get(dice.below(ids.len()))?.clone();
    Some(Action::Activate { player, source, ability })
}

fn controlled(table: &Table, state: &State, player: PlayerId) -> Vec<ObjectId> {
    let seen = continuous::project(table, state);
    state.permanents().iter().copied().filter(|id| seen.controller(*id) == player).collect()
}
