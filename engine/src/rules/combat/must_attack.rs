//! Requirements on declaring attackers (508.1d; 500.2 until 2009). The declaration must obey the largest possible number of them.

use super::{
    attackers::{
        costs_for, defenders, in_company, is_of, kept_from, kept_from_attacking_alone, most_attackers, obstacle,
    },
    most::{Choice, Creature, Possible, Target},
};
use crate::{
    acting::Cx,
    cards::{cost::Cost, modification::Modification, selector::Selector, values::CardType},
    edition::{AttackedPlayers, MustAttack, RequirementsBeside},
    error::Flow,
    event::Event,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::effects::Scope,
};

/// A requirement of an effect on one creature.
struct Requirement<'a> {
    attacker: ObjectId,
    whom: Whom<'a>,
    scope: &'a Scope,
}

/// The players or permanents that a creature must attack one of.
#[derive(Debug, Clone, Copy)]
enum Whom<'a> {
    /// Any of them.
    Any,
    /// Those.
    These(&'a Selector),
    /// A player other than the controller of the effect (701.15b).
    OtherPlayers,
}

impl Requirement<'_> {
    fn is_obeyed(&self, game: Game<'_>, defender: Entity) -> bool {
        match self.whom {
            Whom::Any => true,
            Whom::These(whom) => game.matches(defender, whom, self.scope),
            Whom::OtherPlayers => defender.player().is_some_and(|player| player != self.scope.controller),
        }
    }
}

/// A creature with requirements: what it could attack without a further cost, and how many requirements each attack obeys.
struct Asked {
    creature: ObjectId,
    could: Vec<(Entity, usize)>,
    /// How many requirements it obeys as declared.
    obeys: usize,
}

impl Asked {
    /// Whether it could obey more requirements in the proposed declaration without breaking a restriction that concerns several creatures (500.2 of
    /// 2001).
    fn could_join(&self, game: Game<'_>, attacks: &[(ObjectId, Entity)]) -> bool {
        let others = || attacks.iter().copied().filter(|(attacker, _)| *attacker != self.creature);
        let one_player = |defender: Entity| {
            let whom = game.defending_player(defender);
            game.table.edition.attacked_players == AttackedPlayers::Several
                || others().all(|(_, other)| game.defending_player(other) == whom)
        };
        let more = self.could.iter().filter(|(defender, count)| *count > self.obeys && one_player(*defender));
        more.map(|(defender, _)| others().chain([(self.creature, *defender)]).collect::<Vec<_>>())
            .any(|attacks| in_company(game, &attacks).is_none())
    }

    /// The largest number of requirements that it could obey by attacking a matching player or permanent.
    fn best(&self, fits: impl Fn(Entity) -> bool) -> usize {
        self.could.iter().filter(|(defender, _)| fits(*defender)).map(|(_, count)| *count).max().unwrap_or(0)
    }
}

/// Refuses a declaration that obeys fewer requirements than possible without disobeying a restriction or paying more costs than it pays anyway.
///
/// # Errors
///
/// [`Rule::AttackRequirement`] refuses; [`Stop::Unsupported`](crate::error::Stop::Unsupported) if there are too many possible declarations.
pub(super) fn check(cx: &Cx<'_>, player: PlayerId, attacks: &[(ObjectId, Entity)]) -> Flow {
    let game = cx.game();
    let all = all(game, player);
    if all.is_empty() {
        return Ok(());
    }
    let attacked = |creature| attacks.iter().find(|(attacker, _)| *attacker == creature).map(|(_, defender)| *defender);
    let obeyed = |one: &&Requirement<'_>| attacked(one.attacker).is_some_and(|defender| one.is_obeyed(game, defender));
    let free = |creature| could_attack(game, player, attacks, creature);
    let heeded = |one: &&Requirement<'_>| {
        let able = || free(one.attacker).into_iter().any(|defender| one.is_obeyed(game, defender));
        game.heeds((Rule::AttackRequirement, one.scope), obeyed(one) || able())
    };
    let heeded: Vec<&Requirement<'_>> = all.iter().filter(heeded).collect();
    let mut creatures: Vec<ObjectId> = heeded.iter().map(|one| one.attacker).collect();
    creatures.dedup();
    let asked = |creature: ObjectId| {
        let of_it = || heeded.iter().filter(move |one| one.attacker == creature);
        let counted = |defender| (defender, of_it().filter(|one| one.is_obeyed(game, defender)).count());
        Asked {
            creature,
            could: free(creature).into_iter().map(counted).collect(),
            obeys: of_it().filter(|one| obeyed(one)).count(),
        }
    };
    let asked: Vec<Asked> = creatures.into_iter().map(asked).collect();
    let obeys: usize = asked.iter().map(|one| one.obeys).sum();
    let more = match concern_several(game, player) {
        true if game.table.edition.requirements_beside == RequirementsBeside::TheProposed => {
            asked.iter().any(|one| one.could_join(game, attacks))
        }
        true => exceeds(game, (player, attacks), &asked, obeys)?,
        false => obeys < most(game, player, &asked),
    };
    if !more {
        return Ok(());
    }
    let Some(short) = asked.iter().find(|one| one.obeys < one.best(|_| true)) else { return Ok(()) };
    let better = short.could.iter().find(|(_, count)| *count > short.obeys).map(|(defender, _)| *defender);
    let broken = |one: &&&Requirement<'_>| {
        one.attacker == short.creature && !obeyed(one) && better.is_some_and(|better| one.is_obeyed(game, better))
    };
    let Some(broken) = heeded.iter().find(broken) else { return Ok(()) };
    let whom = match (broken.whom, better) {
        (Whom::Any, _) | (_, None) => String::new(),
        (_, Some(Entity::Player(player))) => format!(" {player}"),
        (_, Some(Entity::Object(id))) => format!(" {}", game.name(id)),
    };
    cx.cannot((Rule::AttackRequirement, broken.scope), format!("{} has to attack{whom}", game.name(short.creature)))
}

/// Whether restrictions concern several creatures together, besides that only one player is attacked in editions with that rule.
fn concern_several(game: Game<'_>, player: PlayerId) -> bool {
    most_attackers(game).next().is_some()
        || own_creatures(game, player).any(|id| kept_from_attacking_alone(game, id).is_some())
}

/// The player who declares attackers, and the proposed declaration.
type Proposed<'a> = (PlayerId, &'a [(ObjectId, Entity)]);

/// Whether a declaration obeys more requirements than that, where restrictions concern several creatures together.
fn exceeds(game: Game<'_>, proposed: Proposed<'_>, asked: &[Asked], obeyed: usize) -> Flow<bool> {
    if game.table.edition.attacked_players == AttackedPlayers::Several {
        return possible(game, proposed, asked, &|_| true).exceeds(obeyed);
    }
    for opponent in game.state.opponents(proposed.0) {
        if possible(game, proposed, asked, &|defender| game.defending_player(defender) == opponent).exceeds(obeyed)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The declarations of attackers that need no further cost and attack only what is meant. If a creature can't attack alone, every other creature can help it.
fn possible(
    game: Game<'_>,
    (player, attacks): Proposed<'_>,
    asked: &[Asked],
    meant: &dyn Fn(Entity) -> bool,
) -> Possible {
    let defenders: Vec<Entity> = defenders(game, player).into_iter().filter(|defender| meant(*defender)).collect();
    let not_alone = |id: ObjectId| kept_from_attacking_alone(game, id).is_some();
    let company = own_creatures(game, player).any(not_alone);
    // Until 2009, a creature without requirement is no option for obeying that of another (500.5).
    let helps = game.table.edition.requirements_beside == RequirementsBeside::Any;
    let of_one = |id: ObjectId| {
        let required = asked.iter().find(|one| one.creature == id);
        let could = match required {
            Some(required) => required.could.clone(),
            None if company && helps => {
                could_attack(game, player, attacks, id).into_iter().map(|defender| (defender, 0)).collect()
            }
            None => Vec::new(),
        };
        let option = |(defender, obeys): (Entity, usize)| {
            let at = defenders.iter().position(|other| *other == defender)?;
            Some(Choice { targets: vec![at], obeys })
        };
        let mut options: Vec<Choice> = could.into_iter().filter_map(option).collect();
        options.sort_by_key(|option| std::cmp::Reverse(option.obeys));
        (!options.is_empty()).then(|| Creature { options, not_alone: not_alone(id) })
    };
    let limit = |(most, whom, scope): (usize, Option<&Selector>, &Scope)| {
        let of = |at: &usize| is_of(game, defenders[*at], whom, scope);
        let heeded = game.heeds((Rule::AttackRestriction, scope), true);
        heeded.then(|| ((0..defenders.len()).filter(of).collect(), most))
    };
    Possible {
        creatures: own_creatures(game, player).filter_map(of_one).collect(),
        targets: vec![Target::default(); defenders.len()],
        at_most: most_attackers(game).filter_map(limit).collect(),
    }
}

/// The creatures that the player controls.
fn own_creatures(game: Game<'_>, player: PlayerId) -> impl Iterator<Item = ObjectId> {
    let theirs =
        move |id: &ObjectId| game.controller(*id) == player && game.characteristics(*id).is(CardType::Creature);
    game.state.permanents().iter().copied().filter(theirs)
}

/// The largest possible number of obeyed requirements if no restriction concerns several creatures. Each creature attacks what is best for it; until 2006 all attack one player (306.3).
fn most(game: Game<'_>, player: PlayerId, asked: &[Asked]) -> usize {
    let of = |whom: PlayerId| asked.iter().map(|one| one.best(|it| game.defending_player(it) == whom)).sum();
    match game.table.edition.attacked_players {
        AttackedPlayers::Several => asked.iter().map(|one| one.best(|_| true)).sum(),
        AttackedPlayers::One => game.state.opponents(player).map(of).max().unwrap_or(0),
    }
}

/// Every requirement on the player's creatures, creature by creature.
fn all(game: Game<'_>, player: PlayerId) -> Vec<Requirement<'_>> {
    let requires = |said: &Modification| {
        matches!(said, Modification::MustAttack(_) | Modification::MustAttackWhom(_) | Modification::Goaded(_))
    };
    if !game.seen.rules.iter().any(|rule| requires(&rule.modification)) {
        return Vec::new();
    }
    own_creatures(game, player).flat_map(|attacker| of_one(game, attacker)).collect()
}

/// Every requirement on that creature. A player who has goaded it goads it no further (701.15d).
fn of_one(game: Game<'_>, attacker: ObjectId) -> Vec<Requirement<'_>> {
    let mut found = Vec::new();
    let mut goaded_by: Vec<PlayerId> = Vec::new();
    for rule in game.seen.rules.iter().filter(|rule| rule.on.contains(&attacker)) {
        let scope = &rule.scope;
        let mut requires = |whom| found.push(Requirement { attacker, whom, scope });
        match &*rule.modification {
            Modification::MustAttack(_) => requires(Whom::Any),
            Modification::MustAttackWhom(whom) => requires(Whom::These(whom)),
            Modification::Goaded(_) if !goaded_by.contains(&scope.controller) => {
                goaded_by.push(scope.controller);
                requires(Whom::Any);
                requires(Whom::OtherPlayers);
            }
            _ => {}
        }
    }
    found
}

/// All players and permanents that the creature could attack without a cost besides those that the proposed declaration pays for it (508.1d).
fn could_attack(game: Game<'_>, player: PlayerId, attacks: &[(ObjectId, Entity)], creature: ObjectId) -> Vec<Entity> {
    if obstacle(game, player, creature).is_some() || has_done_so(game, creature) {
        return Vec::new();
    }
    let proposed = attacks.iter().find(|(attacker, _)| *attacker == creature).map(|(_, defender)| *defender);
    // Two effects with the same text ask for a cost each, so a cost is known by the scope of its effect, too.
    let is_paid = |(cost, scope): (&Vec<Cost>, &Scope)| {
        let mut paid = proposed.into_iter().flat_map(|defender| costs_for(game, creature, defender));
        paid.any(|(other, of)| std::ptr::eq(cost, other) && std::ptr::eq(scope, of))
    };
    let free = |defender: &Entity| {
        costs_for(game, creature, *defender).all(is_paid) && kept_from(game, creature, *defender).is_none()
    };
    defenders(game, player).into_iter().filter(free).collect()
}

/// Whether the creature has already attacked this turn, in editions in which that is enough for a creature that attacks each turn if able (308.2
/// until 2006).
fn has_done_so(game: Game<'_>, creature: ObjectId) -> bool {
    let attacked = |event: &Event| matches!(event, Event::Attacked { attacker, .. } if *attacker == creature);
    game.table.edition.must_attack == MustAttack::OncePerTurn && game.state.history.iter().any(attacked)
}
