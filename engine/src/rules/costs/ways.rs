//! Choices of costs made before payment (601.2b): one of several costs, and life in place of mana (107.4f).

use crate::{
    acting::Cx,
    cards::{Name, amount::Amount, cost::Cost, values::ManaCost},
    decision::{Answer, DecisionKind, Options},
    error::{Flow, Stop},
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::effects::Scope,
};

use super::of_keyword;

/// The life that pays for one symbol (107.4f).
const LIFE: u32 = 2;

/// The number of ways that are tried when checking whether a cost can be paid. If there are more, it counts as payable.
const MANY: usize = 256;

/// The costs with every choice made. The player chooses; `said` receives the ids of costs chosen among others.
///
/// # Errors
///
/// [`Rule::AnnounceCosts`] refuses an impossible way to pay; unanswered decisions.
pub(crate) fn choose(
    cx: &mut Cx<'_>,
    (player, object): (PlayerId, ObjectId),
    costs: &[Cost],
    scope: &Scope,
    said: &mut Vec<Name>,
) -> Flow<Vec<Cost>> {
    let mut chosen = Vec::new();
    for cost in laid_out(cx.game(), costs, scope) {
        match cost {
            Cost::AnyOf(ways) => {
                let from: Vec<Name> = ways.iter().map(|(id, _)| id.clone()).collect();
                let words = ask(cx, player, object, Options::Words { from, least: 1, most: 1 })?;
                let Some(id) = words.into_iter().next() else { continue };
                let way = ways.get(&id).cloned().unwrap_or_default();
                said.push(id);
                chosen.extend(choose(cx, (player, object), &way, scope, said)?);
            }
            Cost::Mana(mana) if mana.for_life() > 0 => {
                let from: Vec<Name> = (1..=mana.for_life()).map(life_word).collect();
                let words = ask(cx, player, object, Options::Words { from: from.clone(), least: 0, most: 1 })?;
                let symbols = from.iter().zip(1..).find(|(word, _)| words.contains(word)).map_or(0, |(_, n)| n);
                chosen.extend(with_life(&mana, symbols));
            }
            other => chosen.push(other),
        }
    }
    Ok(chosen)
}

fn ask(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId, options: Options) -> Flow<Vec<Name>> {
    match cx.ask(player, DecisionKind::CostChoice, Some(object), None, options) {
        Err(Stop::BadAnswer { answer: Answer::Words(_), .. }) => {
            cx.cannot((Rule::AnnounceCosts, object), "this isn't one of the ways to pay the cost")
        }
        Ok(Answer::Words(words)) => Ok(words),
        other => other.map(|_| Vec::new()),
    }
}

/// The word by which an answer says how many symbols are paid with life.
fn life_word(symbols: u32) -> Name {
    format!("{} life", LIFE * symbols).as_str().into()
}

/// The mana with that many of its symbols paid with life.
fn with_life(mana: &ManaCost, symbols: u32) -> Vec<Cost> {
    let life = (symbols > 0).then(|| i32::try_from(LIFE * symbols).unwrap_or(i32::MAX));
    let mana = mana.with_life(symbols);
    std::iter::once(Cost::Mana(mana)).chain(life.map(|life| Cost::PayLife(Amount::Fixed(life)))).collect()
}

/// Every way in which those costs could be paid.
pub(in crate::rules) fn each(game: Game<'_>, costs: &[Cost], scope: &Scope) -> Vec<Vec<Cost>> {
    let mut all = vec![Vec::new()];
    for cost in laid_out(game, costs, scope) {
        let ways: Vec<Vec<Cost>> = match cost {
            Cost::AnyOf(ways) => ways.iter().flat_map(|(_, costs)| each(game, costs, scope)).collect(),
            Cost::Mana(mana) => (0..=mana.for_life()).map(|symbols| with_life(&mana, symbols)).collect(),
            other => vec![vec![other]],
        };
        let more = |so_far: &Vec<Cost>| ways.iter().map(|way| [so_far.as_slice(), way].concat()).collect::<Vec<_>>();
        all = all.iter().flat_map(more).take(MANY).collect();
    }
    all
}

/// Whether the cost contains a choice.
fn leaves_a_choice(cost: &Cost) -> bool {
    match cost {
        Cost::AnyOf(_) => true,
        Cost::Mana(mana) => mana.for_life() > 0,
        _ => false,
    }
}

/// The costs, with references to other costs replaced by these costs if they contain a choice.
fn laid_out(game: Game<'_>, costs: &[Cost], scope: &Scope) -> Vec<Cost> {
    let open = |cost: &Cost| {
        let inside = match cost {
            Cost::KeywordCost(_) => of_keyword(scope),
            Cost::KeywordCostTimes(times) => {
                let times = super::unsigned(game.amount(times, scope)).min(super::MOST_TIMES);
                of_keyword(scope).iter().flat_map(|cost| cost.times(times)).collect()
            }
            Cost::ItsManaCost(_) => game.mana_cost(scope.source).map(Cost::Mana).into_iter().collect(),
            Cost::ManaCostOf(what) => super::of_object(game, what, scope).map(Cost::Mana).into_iter().collect(),
            _ => Vec::new(),
        };
        if inside.iter().any(leaves_a_choice) { inside } else { vec![cost.clone()] }
    };
    costs.iter().flat_map(open).collect()
}
