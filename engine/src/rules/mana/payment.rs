//! Producing mana for a cost (601.2g) and spending it (601.2h). The sources that the player names come first; the engine chooses the others.

use crate::{
    acting::Cx,
    cards::{
        ability::Ability,
        values::{Color, Colors, ManaCost, ManaKind},
    },
    change::StackChange,
    decision::{Answer, DecisionKind, Options},
    error::Flow,
    event::Event,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{State, stack::Mana},
};

use super::{
    abilities::{self, ManaSource, Use},
    may_be_spent_on, ride_along,
    solver::{Candidate, Demand, solve},
    spending::{self, Spending},
};

/// A player's choices about the sources of the mana for one payment.
#[derive(Debug, Clone)]
pub struct Purse {
    /// The object that is paid for.
    pub object: ObjectId,
    /// Permanents that can't be tapped for mana because they are tapped as a cost.
    pub reserved: Vec<ObjectId>,
    /// Sources whose mana is spent before any other.
    pub named: Vec<ObjectId>,
}

/// The mana of a pool that may be spent, by index, in order of use: mana that the player named, restricted mana, other mana, and last mana that does
/// not empty.
fn pool(game: Game<'_>, player: PlayerId, purse: &Purse) -> Vec<usize> {
    let pool = &game.state.player(player).mana;
    let mut places: Vec<usize> = (0..pool.len()).filter(|at| may_be_spent_on(game, &pool[*at], purse.object)).collect();
    places.sort_by_key(|at| {
        let mana = &pool[*at];
        let aimed = mana.only_for.is_some() || mana.rider.is_some();
        (!mana.source.is_some_and(|source| purse.named.contains(&source)), !aimed, mana.lasts_this_turn)
    });
    places
}

/// The sources that the engine would use automatically, those with the fewest other uses first; with `all`, every source of use. An ability that is
/// being activated is no help: whatever pays for it again also pays for it now.
fn by_itself(game: Game<'_>, player: PlayerId, purse: &Purse, all: bool) -> Vec<ManaSource> {
    let mut found = abilities::sources(game, player, &purse.reserved, purse.object);
    let under_way = |source: &ManaSource| abilities::under_way(game, source.object, &source.held.id);
    found.retain(|source| (source.plain || all && source.serves) && !under_way(source));
    // Several mana abilities on one permanent count as one ability that produces all their kinds of mana.
    let kinds = |source: &ManaSource| {
        let own = || found.iter().filter(|other| other.object == source.object);
        if own().nth(1).is_none() {
            return source.rank;
        }
        let makes = |color: &&Color| own().any(|other| other.ways.iter().any(|(units, _)| units.has(Some(**color))));
        (source.rank.0, Color::ALL.iter().filter(makes).count(), source.rank.2)
    };
    let ranks: Vec<_> = found.iter().map(kinds).collect();
    // A permanent with other abilities is used later: a land that can become a creature is tapped after one that can't.
    let busy = |source: &ManaSource| {
        let besides = |ability: &Ability| matches!(ability, Ability::Activated(it) if !it.is_mana_ability());
        game.characteristics(source.object).abilities.iter().any(|held| besides(&held.ability))
    };
    let mut ranked: Vec<_> = ranks.into_iter().zip(found).collect();
    ranked.sort_by_key(|((creature, kinds, land), source)| (*creature, *kinds, busy(source), *land));
    ranked.into_iter().map(|(_, source)| source).collect()
}

/// Mana in the pool and sources, in the form that the solver needs.
struct Means {
    /// The indices in the pool of the first candidates.
    places: Vec<usize>,
    /// The permanents of the other candidates.
    permanents: Vec<Permanent>,
    candidates: Vec<Candidate>,
    spending: Spending,
}

impl Means {
    /// The candidates that pay the demand, each with the way in which it is used.
    fn solve(&self, demand: &Demand) -> Option<Vec<(usize, usize)>> {
        solve(demand, &self.candidates, &self.spending)
    }
}

/// A permanent that produces mana. It is used at most once: its ways are those of all its abilities, each with its kind of mana, in the order of the
/// candidate's ways.
struct Permanent {
    object: ObjectId,
    ways: Vec<(ManaSource, Option<ManaKind>)>,
}

fn means(game: Game<'_>, player: PlayerId, purse: &Purse, sources: Vec<ManaSource>) -> Means {
    let places = pool(game, player, purse);
    let mana = &game.state.player(player).mana;
    let mut candidates: Vec<Candidate> = places.iter().map(|at| Candidate::mana(&mana[*at])).collect();
    let mut permanents: Vec<Permanent> = Vec::new();
    for source in sources {
        let at = permanents.iter().position(|permanent| permanent.object == source.object).unwrap_or_else(|| {
            permanents.push(Permanent { object: source.object, ways: Vec::new() });
            candidates.push(Candidate { ways: Vec::new() });
            permanents.len() - 1
        });
        candidates[places.len() + at].ways.extend(source.ways.iter().map(|(units, _)| *units));
        permanents[at].ways.extend(source.ways.iter().map(|(_, kind)| (source.clone(), *kind)));
    }
    Means { places, permanents, candidates, spending: Spending::of(game, player, purse.object) }
}

/// Whether the engine could pay that mana without choices of the player.
#[must_use]
pub fn solvable(game: Game<'_>, player: PlayerId, cost: &ManaCost, only: Option<(Colors, u32)>, purse: &Purse) -> bool {
    means(game, player, purse, by_itself(game, player, purse, false)).solve(&Demand::new(cost, only)).is_some()
}

/// Whether the mana in the player's pool pays that cost.
#[must_use]
pub fn has(game: Game<'_>, player: PlayerId, cost: &ManaCost, only: Option<(Colors, u32)>, purse: &Purse) -> bool {
    means(game, player, purse, Vec::new()).solve(&Demand::new(cost, only)).is_some()
}

/// The number of sources with mana in their costs that are considered. A player who needs more of them activates them before the payment.
const COSTLY: usize = 8;

/// Whether a player could pay that mana at all, including sources that cost more than {T}. A source with mana in its cost counts only if that cost
/// can be paid from the other mana.
#[must_use]
pub fn affordable(
    game: Game<'_>,
    player: PlayerId,
    cost: &ManaCost,
    only: Option<(Colors, u32)>,
    purse: &Purse,
) -> bool {
    let all = by_itself(game, player, purse, true);
    let (free, mut costly): (Vec<_>, Vec<_>) = all.into_iter().partition(|source| source.costs.is_zero());
    costly.truncate(COSTLY);
    let mut open: Vec<(Vec<usize>, ManaCost)> = vec![(Vec::new(), ManaCost::ZERO)];
    let mut seen: Vec<Vec<usize>> = Vec::new();
    while let Some((used, spent)) = open.pop() {
        let elsewhere = |source: &&ManaSource| used.iter().all(|at| costly[*at].object != source.object);
        let sources = free.iter().filter(elsewhere).chain(used.iter().map(|at| &costly[*at])).cloned().collect();
        let means = means(game, player, purse, sources);
        if means.solve(&Demand::new(&cost.plus(&spent), only)).is_some() {
            return true;
        }
        for (at, source) in costly.iter().enumerate().filter(|(_, source)| elsewhere(source)) {
            let spent = spent.plus(&source.costs);
            let mut more = used.clone();
            more.push(at);
            more.sort_unstable();
            if !seen.contains(&more) && means.solve(&Demand::new(&spent, None)).is_some() {
                seen.push(more.clone());
                open.push((more, spent));
            }
        }
    }
    false
}

/// The largest amount of mana a player could have for that purpose: the upper limit of X.
#[must_use]
pub fn most(game: Game<'_>, player: PlayerId, purse: &Purse) -> u32 {
    means(game, player, purse, by_itself(game, player, purse, true)).candidates.iter().map(Candidate::most).sum()
}

/// Lets the player name sources. Their abilities are activated first, in that order, each for all its mana (601.2g). A source that has paid for the
/// ability of an earlier one has been used. With `must`, the player must name at least one, because the engine never automatically uses a source that
/// costs more than {T}.
///
/// # Errors
///
/// The rule that forbids an activation; unanswered decisions.
pub fn produce_named(cx: &mut Cx<'_>, player: PlayerId, must: bool, purse: &mut Purse) -> Flow {
    let mut from: Vec<Entity> = Vec::new();
    match must {
        false => from.extend(abilities::permanents(cx.game(), player, &purse.reserved).map(Entity::from)),
        true => {
            let mut sources = abilities::sources(cx.game(), player, &purse.reserved, purse.object);
            let again = |source: &ManaSource| abilities::under_way(cx.game(), source.object, &source.held.id);
            sources.sort_by_key(|source| (again(source), source.plain || !source.serves));
            for source in sources {
                if !from.contains(&source.object.into()) {
                    from.push(source.object.into());
                }
            }
        }
    }
    if from.is_empty() {
        return Ok(());
    }
    let most = from.len();
    let options = Options::Entities { from, least: usize::from(must), most, ordered: true };
    let named = cx.ask_entities(player, DecisionKind::ManaSources, Some(purse.object), None, options)?;
    let named: Vec<ObjectId> = named.into_iter().filter_map(Entity::object).collect();
    let begun = cx.state().history.len();
    for (at, object) in named.iter().copied().enumerate() {
        if !has_paid_already(cx.state(), begun, object) {
            let held = choose_ability(cx, player, object, purse)?;
            let Some(source) = held else {
                return cx.cannot((Rule::UnpayableCost, object), "this source can't produce mana any more");
            };
            if !cx.stands((Rule::ManaWhilePlaying, purse.object)) {
                continue;
            }
            abilities::activate(cx, player, object, &source.held, Use::ForAll { kept: &named[at + 1..] })?;
        }
        purse.named.push(object);
    }
    Ok(())
}

/// Whether a mana ability of that permanent has been activated since the history had that length: for the cost of another mana ability.
fn has_paid_already(state: &State, begun: usize, source: ObjectId) -> bool {
    let since = state.history.len().saturating_sub(begun);
    let of_it = |event: &Event| matches!(event, Event::Activated { object, mana: true, .. } if *object == source);
    state.history.iter().rev().take(since).any(of_it)
}

/// The mana ability of a named source. The player is asked which one if there are several.
fn choose_ability(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId, purse: &Purse) -> Flow<Option<ManaSource>> {
    let mut found = abilities::sources(cx.game(), player, &purse.reserved, purse.object);
    found.retain(|source| source.object == object);
    if found.is_empty() {
        return Ok(None);
    }
    let options = Options::Abilities(found.iter().map(|source| (object, source.held.id.clone())).collect());
    match cx.ask(player, DecisionKind::ManaColor, Some(object), None, options)? {
        Answer::Ability(_, id) => Ok(found.into_iter().find(|source| source.held.id == id)),
        _ => Ok(None),
    }
}

/// Produces the mana that the pool lacks, and spends it.
///
/// # Errors
///
/// [`Rule::UnpayableCost`] refuses; unanswered decisions.
pub fn pay(cx: &mut Cx<'_>, player: PlayerId, cost: &ManaCost, only: Option<(Colors, u32)>, purse: &Purse) -> Flow {
    let demand = &Demand::new(cost, only);
    let mut purse = purse.clone();
    name_mana(cx, player, demand, &mut purse)?;
    let mut made = by_plan(cx.game(), player, demand, &purse);
    // 605.3a: sources that cost more than {T} may also pay if the player names them. A player who has named sources is not asked again.
    if made.is_none() && purse.named.is_empty() && affordable(cx.game(), player, cost, only, &purse) {
        produce_named(cx, player, true, &mut purse)?;
        made = by_plan(cx.game(), player, demand, &purse);
    }
    let Some(made) = made else {
        return cx.cannot((Rule::UnpayableCost, purse.object), format!("{cost} can't be paid"));
    };
    for (source, kind) in &made {
        if cx.stands((Rule::ManaWhilePlaying, purse.object)) {
            abilities::activate(cx, player, source.object, &source.held, Use::ByPlan(*kind))?;
        }
    }
    spend(cx, player, demand, &purse)
}

/// The sources that the engine uses automatically, each with its kind of mana; none if they can't pay.
fn by_plan(
    game: Game<'_>,
    player: PlayerId,
    demand: &Demand,
    purse: &Purse,
) -> Option<Vec<(ManaSource, Option<ManaKind>)>> {
    let means = means(game, player, purse, by_itself(game, player, purse, false));
    let plan = means.solve(demand)?;
    let Means { places, permanents, .. } = means;
    let used = plan.into_iter().filter_map(|(at, way)| Some((at.checked_sub(places.len())?, way)));
    Some(used.map(|(at, way)| permanents[at].ways[way].clone()).collect())
}

/// Asks which mana of the pool to spend, if that makes a difference.
fn name_mana(cx: &mut Cx<'_>, player: PlayerId, demand: &Demand, purse: &mut Purse) -> Flow {
    let from = {
        let game = cx.game();
        let (pool, places) = (&game.state.player(player).mana, pool(game, player, purse));
        let special = |m: &&Mana| m.only_for.is_some() || m.rider.is_some() || m.lasts_this_turn;
        let there = || places.iter().map(|at| &pool[*at]);
        let mixed = there().any(|m| special(&m)) && there().any(|m| !special(&m));
        if !mixed || !purse.named.is_empty() || there().count() <= demand.total() {
            return Ok(());
        }
        let mut from: Vec<Entity> = Vec::new();
        there().filter_map(|m| m.source.map(Entity::from)).for_each(|source| {
            if !from.contains(&source) {
                from.push(source);
            }
        });
        from
    };
    let most = from.len();
    let options = Options::Entities { from, least: 0, most, ordered: false };
    let named = cx.ask_entities(player, DecisionKind::ManaToSpend, Some(purse.object), None, options)?;
    purse.named.extend(named.into_iter().filter_map(Entity::object));
    Ok(())
}

/// Spends mana of the pool (118.3a) and applies its effects on the spell.
fn spend(cx: &mut Cx<'_>, player: PlayerId, demand: &Demand, purse: &Purse) -> Flow {
    let (spent, places) = {
        let game = cx.game();
        let (pool, places) = (&game.state.player(player).mana, pool(game, player, purse));
        let candidates: Vec<Candidate> = places.iter().map(|at| Candidate::mana(&pool[*at])).collect();
        let Some(plan) = solve(demand, &candidates, &Spending::of(game, player, purse.object)) else {
            return cx.cannot((Rule::UnpayableCost, purse.object), "the player doesn't have the mana to pay the cost");
        };
        let places: Vec<usize> = plan.into_iter().map(|(at, _)| places[at]).collect();
        let spent: Vec<Mana> = places.iter().map(|at| pool[*at].clone()).collect();
        let as_it_is: Vec<Candidate> = spent.iter().map(Candidate::mana).collect();
        if solve(demand, &as_it_is, &Spending::default()).is_none() {
            spending::note(cx, player, purse.object);
        }
        (spent, places)
    };
    cx.commit(StackChange::SpendMana { player, places, on: purse.object });
    ride_along(cx, &spent, purse.object);
    Ok(())
}
