//! The value of X, which is chosen during announcement (107.3, 601.2b).

use super::announce::{chosen, item};
use crate::{
    acting::Cx,
    cards::{
        ability::Ability,
        amount::{Amount, AmountOf},
        cost::Cost,
        event::EventPattern,
        loyalty::Loyalty,
        selector::{Range, Selector},
    },
    decision::{Answer, DecisionKind, Options},
    error::{Flow, Stop},
    eval::proposed::LARGEST_X,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{
        costs::{self, instead},
        mana::payment::{self, Purse},
        replacement::names_itself,
    },
    state::{binding::Value, effects::Scope, object::ObjectKind},
};

/// Costs that may contain X.
#[derive(Clone, Copy)]
pub struct Priced<'a> {
    /// The lists of costs, each with its scope.
    pub costs: &'a [(&'a [Cost], &'a Scope)],
    /// The mana by which effects may reduce them.
    pub less: u32,
}

impl<'a> Priced<'a> {
    /// Costs that no effect reduces.
    #[must_use]
    pub fn new(costs: &'a [(&'a [Cost], &'a Scope)]) -> Self {
        Self { costs, less: 0 }
    }
}

/// 601.2b, 107.3: the value of X, if some of the costs (each list evaluated in its scope) contain it. If X determines the objects that pay a cost (a
/// card of mana value X), only values may be chosen for which it can be paid.
///
/// # Errors
///
/// [`Rule::UnpayableCost`] refuses a value that can't be paid; unanswered decisions.
pub fn choose(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId, costs: Priced<'_>) -> Flow {
    let Some(x) = for_costs(cx, player, object, costs)? else { return Ok(()) };
    let mut item = item(cx, object);
    item.x = Some(x);
    cx.commit(chosen(object, item).by((Rule::ChooseX, object)));
    Ok(())
}

/// The value of X that a player chooses for a spell or ability that is announced, if some of its costs contain it.
///
/// # Errors
///
/// The errors of [`choose`].
pub fn for_costs(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId, priced: Priced<'_>) -> Flow<Option<u32>> {
    let (game, costs) = (cx.game(), priced.costs);
    if !costs.iter().any(|(costs, scope)| costs.iter().any(|cost| cost_has_x(game, cost, scope))) {
        return nothing_but_0(cx, player, object).map(|()| None);
    }
    let range = range(cx.game(), player, object, priced);
    // Counters that can't be removed for a loyalty ability are a matter of its own rule (606.6).
    let loyal = costs.iter().any(|(costs, _)| costs.iter().any(|cost| matches!(cost, Cost::Loyalty(Loyalty::RemoveX))));
    let rule = if loyal { Rule::LoyaltyCost } else { Rule::UnpayableCost };
    let Some((least, most)) = range else {
        return cx.cannot((rule, object), "the cost can't be paid for any value of X");
    };
    let options = Options::Number { least: signed(least), most: signed(most) };
    let answer = cx.ask(player, DecisionKind::X, Some(object), None, options);
    if let Err(Stop::BadAnswer { answer: Answer::Number(_), .. }) = &answer {
        return cx.cannot((rule, object), "the cost can't be paid for this value of X");
    }
    let Answer::Number(chosen) = answer? else { return Ok(None) };
    Ok(u32::try_from(chosen).ok())
}

/// If neither the mana cost nor another cost with {X} is paid, 0 is the only possible X of the mana cost (107.3b). The player is not asked, and
/// another number is refused.
fn nothing_but_0(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId) -> Flow {
    if cx.game().object(object).kind == ObjectKind::Ability
        || cx.game().mana_cost(object).is_none_or(|cost| cost.x == 0)
    {
        return Ok(());
    }
    let options = Options::Number { least: 0, most: 0 };
    match cx.ask(player, DecisionKind::X, Some(object), None, options) {
        Err(Stop::BadAnswer { .. }) => {
            cx.cannot((Rule::ChooseX, object), "X can only be 0, because no cost with {X} is paid")
        }
        asked => asked.map(drop),
    }
}

/// Whether an X in those costs was not announced. The controller of the spell or ability then chooses it while paying (107.3f). For a spell it is the
/// X of its mana cost; for an ability by which a permanent enters it is the X of the spell that became it, or 0 (107.3m).
#[must_use]
pub(crate) fn is_open(game: Game<'_>, costs: &[Cost], scope: &Scope) -> bool {
    let source = scope.source;
    let of_the_object = || {
        (game.object(source).is_spell() || is_of_entering(scope))
            && (game.chosen_x(source).is_some() || game.mana_cost(source).is_some_and(|cost| cost.x > 0))
    };
    let announced = scope.bindings.number("x").is_some() || of_the_object();
    !announced && costs.iter().any(|cost| cost_has_x(game, cost, scope))
}

/// Whether the text is an ability that triggers as its own object enters, or that says how it enters.
fn is_of_entering(scope: &Scope) -> bool {
    match scope.ability.as_deref().map(|held| &*held.ability) {
        Some(Ability::Triggered(said)) => is_of_its_own_entering(&said.when),
        Some(Ability::Replacement(said)) => is_of_its_own_entering(&said.would),
        _ => false,
    }
}

fn is_of_its_own_entering(pattern: &EventPattern) -> bool {
    match pattern {
        EventPattern::AnyOf(any) => any.iter().any(is_of_its_own_entering),
        EventPattern::Enters(what) => names_itself(what),
        _ => false,
    }
}

/// The smallest and the largest X that can be paid: mana is limited by the mana available and by cost reductions, other costs by the available
/// objects.
fn range(game: Game<'_>, player: PlayerId, object: ObjectId, priced: Priced<'_>) -> Option<(u32, u32)> {
    let costs = priced.costs;
    let purse = Purse { object, reserved: Vec::new(), named: Vec::new() };
    let with_x = || costs.iter().flat_map(|(costs, scope)| costs.iter().map(move |cost| (cost, *scope)));
    let with_x = || with_x().filter(|(cost, scope)| cost_has_x(game, cost, scope));
    let mana = with_x().any(|(cost, _)| {
        matches!(
            cost,
            Cost::Mana(_) | Cost::ItsManaCost(_) | Cost::ManaCostOf(_) | Cost::GenericMana(_) | Cost::KeywordCost(_)
        )
    });
    let most = if mana {
        let available = payment::most(game, player, &purse).saturating_add(instead::most(game, player, object));
        available.saturating_add(priced.less)
    } else {
        LARGEST_X
    };
    let others: Vec<_> = with_x()
        .filter(|(cost, _)| {
            !matches!(cost, Cost::Mana(_) | Cost::ItsManaCost(_) | Cost::ManaCostOf(_) | Cost::GenericMana(_))
        })
        .collect();
    if others.is_empty() {
        return Some((0, most));
    }
    let mut payable = (0..=most).filter(|x| {
        others.iter().all(|(cost, scope)| {
            let mut scope = (*scope).clone();
            scope.bindings.bind("x".into(), Value::Number(signed(*x)));
            costs::can_pay(game, player, std::slice::from_ref(*cost), &scope)
        })
    });
    let least = payable.next()?;
    Some((least, payable.next_back().unwrap_or(least)))
}

/// Binds the announced X.
pub(crate) fn bind(game: Game<'_>, object: ObjectId, scope: &mut Scope) {
    if let Some(x) = game.object(object).stack.as_ref().and_then(|item| item.x) {
        scope.bindings.bind("x".into(), Value::Number(signed(x)));
    }
}

/// Whether a cost depends on X.
fn cost_has_x(game: Game<'_>, cost: &Cost, scope: &Scope) -> bool {
    match cost {
        Cost::Mana(mana) => mana.x > 0,
        Cost::GenericMana(amount) | Cost::PayLife(amount) | Cost::Mill(amount) => amount_has_x(amount),
        Cost::RemoveCounters { count, .. } | Cost::PutCounters { count, .. } => amount_has_x(count),
        Cost::GivesLife { amount, .. } => amount_has_x(amount),
        Cost::Loyalty(loyalty) => matches!(loyalty, Loyalty::RemoveX),
        Cost::TapUntapped(chosen)
        | Cost::Sacrifice(chosen)
        | Cost::Exile(chosen)
        | Cost::ReturnToHand(chosen)
        | Cost::Discard(chosen)
        | Cost::Reveal(chosen) => {
            let in_all = chosen.total.as_ref().is_some_and(|total| range_has_x(total.range()));
            in_all || amount_has_x(&chosen.count) || selector_has_x(&chosen.what)
        }
        Cost::AnyOf(ways) => ways.iter().any(|(_, costs)| costs.iter().any(|cost| cost_has_x(game, cost, scope))),
        Cost::ItsManaCost(_) => game.mana_cost(scope.source).is_some_and(|cost| cost.x > 0),
        Cost::KeywordCost(_) | Cost::KeywordCostTimes(_) => {
            costs::of_keyword(scope).iter().any(|cost| cost_has_x(game, cost, scope))
        }
        Cost::ManaCostOf(_) | Cost::OnlyOnX(_) | Cost::Exert(_) | Cost::Tap(_) | Cost::ChoosePlayer(_) => false,
    }
}

fn amount_has_x(amount: &Amount) -> bool {
    match amount {
        Amount::Fixed(_) => false,
        Amount::Bound(name) => name == "x",
        Amount::Of(of) => match &**of {
            AmountOf::Plus(all) | AmountOf::Times(all) | AmountOf::Least(all) | AmountOf::Greatest(all) => {
                all.iter().any(amount_has_x)
            }
            AmountOf::Minus(a, b) | AmountOf::Divided { of: a, by: b, round: _ } => amount_has_x(a) || amount_has_x(b),
            AmountOf::LeastOf(any) | AmountOf::GreatestOf(any) => amount_has_x(&any.amount),
            AmountOf::Count(selector) | AmountOf::Different { among: selector, .. } => selector_has_x(selector),
            AmountOf::Number(_)
            | AmountOf::Power(_)
            | AmountOf::Toughness(_)
            | AmountOf::ManaValue(_)
            | AmountOf::Life(_)
            | AmountOf::LifeAfter(_)
            | AmountOf::Counters { .. }
            | AmountOf::ShareOf { .. }
            | AmountOf::TimesPaid(_)
            | AmountOf::ColorsSpent(_)
            | AmountOf::ManaSpent(_)
            | AmountOf::ManaSymbols { .. }
            | AmountOf::Happened(_)
            | AmountOf::HappenedThisStep(_) => false,
        },
    }
}

fn range_has_x(range: &Range) -> bool {
    [&range.at_least, &range.at_most, &range.exactly].into_iter().flatten().any(amount_has_x)
}

fn selector_has_x(selector: &Selector) -> bool {
    let Selector::Where(what) = selector else { return false };
    let in_range = |range: &Option<Range>| range.as_ref().is_some_and(range_has_x);
    [&what.power, &what.toughness, &what.mana_value].into_iter().any(in_range)
        || what.any_of.iter().chain(&what.all_of).chain(&what.not).any(selector_has_x)
}

/// Converts a number. The result is limited to the range of the type, which no cost reaches.
fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
