//! Costs (118): the parts of a cost, whether it can be paid, and paying it.

pub(crate) mod announced;
pub mod arithmetic;
pub(crate) mod instead;
pub(in crate::rules) mod nonhybrid;
mod objects;
mod together;
mod totals;
pub(crate) mod ways;

use self::instead::Given;
pub(crate) use self::objects::note_payment;
use crate::{
    acting::Cx,
    cards::{
        Name,
        cost::{Chosen, Cost},
        keyword::Builtin,
        loyalty::Loyalty,
        reference::Ref,
        selector::Selector,
        values::{Colors, ManaCost, Zone},
    },
    change::Change,
    decision::Moment,
    edition::{ChanceCosts, ManaAbilities},
    error::Flow,
    eval::reference::Few,
    game::Game,
    ground::Ground,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{
        mana::{self, payment::Purse},
        replacement::happen,
    },
    state::{
        binding::{Bindings, Value},
        effects::Scope,
    },
    unsupported,
};

/// The total of a cost: the mana together, and the other parts one by one.
#[derive(Debug, Clone, Default)]
pub struct Total {
    /// The mana.
    pub mana: ManaCost,
    /// The colours of mana that may be spent on {X} of the mana cost; any mana if there are none.
    pub only_on_x: Colors,
    /// The part of the generic mana that stands for {X}.
    pub for_x: u32,
    /// The other parts.
    pub parts: Vec<Part>,
    /// A permanent chosen during announcement that is sacrificed with the payment (702.48b).
    pub offered: Option<ObjectId>,
    /// The objects that were chosen before the total cost was locked in and reduce it, if that is when they are chosen (502.46a of 2006).
    pub(in crate::rules) given: Option<Vec<Given>>,
    /// Sources of mana that pay for something else.
    pub(in crate::rules) kept: Vec<ObjectId>,
}

/// A part of a cost other than mana.
#[derive(Debug, Clone)]
pub struct Part {
    /// The cost.
    pub cost: Cost,
    /// The cost as the text states it. It differs if several loyalty costs are added up.
    pub text: Cost,
    /// Its scope.
    pub scope: Scope,
    /// The object that asks for the objects to pay with: the spell, or the card spliced onto it.
    pub asks: ObjectId,
}

impl Part {
    /// A part of a total cost, as its text states it.
    pub(super) fn new(cost: Cost, scope: Scope, asks: ObjectId) -> Self {
        Self { text: cost.clone(), cost, scope, asks }
    }
}

/// The player who pays, and the object that is paid for.
#[derive(Debug, Clone, Copy)]
pub struct Payer {
    /// The player.
    pub player: PlayerId,
    /// The spell or ability, or the permanent whose effect requires the payment.
    pub object: ObjectId,
    /// The rule that refuses an impossible payment: [`Rule::UnpayableCost`], or a keyword's own rule.
    pub rule: Rule,
}

impl Total {
    /// Adds costs, evaluated in their scope.
    pub fn add(&mut self, game: Game<'_>, costs: &[Cost], scope: &Scope, asks: ObjectId) {
        for cost in costs {
            match cost {
                Cost::Mana(mana) => self.add_mana(mana, scope),
                // The mana cost of an object without one is a part that no player can pay (118.6).
                Cost::ItsManaCost(_) => match game.mana_cost(scope.source) {
                    Some(mana) => self.add_mana(&mana, scope),
                    None => self.parts.push(Part::new(cost.clone(), scope.clone(), asks)),
                },
                Cost::ManaCostOf(what) => match of_object(game, what, scope) {
                    Some(mana) => self.add_mana(&mana, scope),
                    None => self.parts.push(Part::new(cost.clone(), scope.clone(), asks)),
                },
                Cost::GenericMana(amount) => self.mana.generic += unsigned(game.amount(amount, scope)),
                Cost::OnlyOnX(colors) => self.only_on_x = game.reads_colors(colors, scope).into_iter().collect(),
                Cost::KeywordCost(_) => {
                    self.add(game, &of_keyword(scope), scope, asks);
                }
                Cost::KeywordCostTimes(times) => {
                    let times = unsigned(game.amount(times, scope)).min(MOST_TIMES);
                    let given: Vec<Cost> = of_keyword(scope).iter().flat_map(|cost| cost.times(times)).collect();
                    self.add(game, &given, scope, asks);
                }
                Cost::Loyalty(loyalty) => self.add_loyalty(*loyalty, scope, asks),
                other => self.parts.push(Part::new(other.clone(), scope.clone(), asks)),
            }
        }
    }

    fn add_mana(&mut self, mana: &ManaCost, scope: &Scope) {
        let x = scope.bindings.number("x").map_or(0, unsigned);
        self.for_x += mana.x * x;
        self.mana = self.mana.plus(&mana.with_x(x));
    }

    /// Loyalty costs of one planeswalker are added up before they are checked and paid (606.5).
    fn add_loyalty(&mut self, loyalty: Loyalty, scope: &Scope, asks: ObjectId) {
        let worth = |loyalty: Loyalty, scope: &Scope| match loyalty {
            Loyalty::Put(count) => Some(i64::from(count)),
            Loyalty::Remove(count) => Some(-i64::from(count)),
            Loyalty::RemoveX => scope.bindings.number("x").map(|x| -i64::from(x)),
        };
        let more = worth(loyalty, scope);
        for part in &mut self.parts {
            let Cost::Loyalty(earlier) = part.cost else { continue };
            if part.scope.source == scope.source
                && let (Some(before), Some(more)) = (worth(earlier, &part.scope), more)
            {
                let count = |sum: i64| u32::try_from(sum.unsigned_abs()).unwrap_or(u32::MAX);
                let sum = before + more;
                if (sum < 0) != (before < 0) {
                    part.text = Cost::Loyalty(loyalty);
                }
                part.cost = Cost::Loyalty(if sum < 0 { Loyalty::Remove(count(sum)) } else { Loyalty::Put(count(sum)) });
                return;
            }
        }
        self.parts.push(Part::new(Cost::Loyalty(loyalty), scope.clone(), asks));
    }

    /// The part of the generic mana that only some colours pay for.
    #[must_use]
    pub fn only(&self) -> Option<(Colors, u32)> {
        (!self.only_on_x.is_empty()).then_some((self.only_on_x, self.for_x))
    }

    /// Keeps sources of mana for something else, unless the mana can't be paid without them.
    pub(in crate::rules) fn keep(&mut self, game: Game<'_>, player: PlayerId, object: ObjectId, sources: &[ObjectId]) {
        let reserved = self.taps(game).into_iter().chain(sources.iter().copied()).collect();
        let purse = Purse { object, reserved, named: Vec::new() };
        if mana::payment::affordable(game, player, &self.mana, self.only(), &purse) {
            self.kept = sources.to_vec();
        }
    }

    /// The permanents that are tapped as part of the cost, so that they can't be tapped for mana.
    fn taps(&self, game: Game<'_>) -> Vec<ObjectId> {
        let tapped = |part: &Part| match &part.cost {
            Cost::Tap(what) | Cost::TapUntapped(Chosen { what: Selector::Is(what), .. }) => {
                game.objects(what, &part.scope)
            }
            _ => Few::new(),
        };
        self.parts.iter().flat_map(tapped).collect()
    }
}

/// The mana cost of the referenced object. An {X} in it is the value chosen for a spell, and 0 for any other object (107.3h).
pub(super) fn of_object(game: Game<'_>, what: &Ref, scope: &Scope) -> Option<ManaCost> {
    let object = game.objects(what, scope).first().copied()?;
    let chosen = game.object(object).stack.as_ref().and_then(|item| item.x).unwrap_or(0);
    let (x, otherwise) = if game.object(object).is_spell() { (chosen, 0) } else { (0, chosen) };
    game.mana_cost(object).map(|mana| mana.with_x(game.fact((Rule::ManaCostPaid, scope), x, || otherwise)))
}

/// A limit for the number of times that a cost is paid. No player could pay more.
const MOST_TIMES: u32 = 1_000;

/// The cost of the keyword that a text belongs to. It can't refer to the keyword's cost again.
pub(crate) fn of_keyword(scope: &Scope) -> Vec<Cost> {
    let keyword = scope.ability.as_ref().and_then(|held| held.keyword.clone());
    let given = keyword.iter().flat_map(|keyword| &keyword.with.cost);
    given.filter(|cost| !matches!(cost, Cost::KeywordCost(_) | Cost::KeywordCostTimes(_))).cloned().collect()
}

/// The name that the objects chosen to pay a cost are bound to.
pub(crate) fn bound_by(cost: &Cost) -> Option<&Name> {
    objects::chosen(cost).and_then(|chosen| chosen.bind.as_ref())
}

/// Whether a player could pay those costs now (118.3), with all mana abilities that player could activate.
#[must_use]
pub fn can_pay(game: Game<'_>, player: PlayerId, costs: &[Cost], scope: &Scope) -> bool {
    ways::each(game, costs, scope).iter().any(|costs| can_pay_so(game, player, costs, scope))
}

/// Whether a player could pay those costs now without activating a mana ability.
pub(crate) fn can_pay_from_pool(game: Game<'_>, player: PlayerId, costs: &[Cost], scope: &Scope) -> bool {
    let pays = |total: &Total, purse: &Purse| mana::payment::has(game, player, &total.mana, total.only(), purse);
    ways::each(game, costs, scope).iter().any(|costs| can_pay_if(game, player, costs, scope, pays))
}

/// The same for costs without choices.
fn can_pay_so(game: Game<'_>, player: PlayerId, costs: &[Cost], scope: &Scope) -> bool {
    let pays = |total: &Total, purse: &Purse| mana::payment::affordable(game, player, &total.mana, total.only(), purse);
    can_pay_if(game, player, costs, scope, pays)
}

/// Whether a player could pay those costs if the given test finds that the mana can be paid.
fn can_pay_if(
    game: Game<'_>,
    player: PlayerId,
    costs: &[Cost],
    scope: &Scope,
    pays: impl FnOnce(&Total, &Purse) -> bool,
) -> bool {
    let mut total = Total::default();
    total.add(game, costs, scope, scope.source);
    let purse = Purse { object: scope.source, reserved: total.taps(game), named: Vec::new() };
    total.parts.iter().all(|part| objects::payable(game, player, part))
        && together::payable(game, player, &total.parts)
        && (total.mana.is_zero() || pays(&total, &purse))
}

/// A player pays costs outside the announcement of a spell or ability, as an effect or a rule requires (118.12). The objects chosen to pay them are
/// bound in the scope.
///
/// # Errors
///
/// [`Rule::UnpayableCost`] refuses; unanswered decisions.
pub fn pay(cx: &mut Cx<'_>, player: PlayerId, costs: &[Cost], scope: &mut Scope) -> Flow {
    let costs = ways::choose(cx, (player, scope.source), costs, scope, &mut Vec::new())?;
    let mut total = Total::default();
    total.add(cx.game(), &costs, scope, scope.source);
    let payer = Payer { player, object: scope.source, rule: Rule::UnpayableCost };
    let mut bindings = scope.bindings.clone();
    pay_total(cx, payer, &total, &mut bindings)?;
    scope.bindings = bindings;
    Ok(())
}

/// Produces the mana (601.2g) and pays everything (601.2h). In editions in which mana abilities are activated during payment, the other costs are
/// paid before the mana if the cost can only be paid in that order.
///
/// # Errors
///
/// [`Rule::UnpayableCost`] refuses an incomplete payment; unanswered decisions.
pub fn pay_total(cx: &mut Cx<'_>, payer: Payer, total: &Total, bindings: &mut Bindings) -> Flow {
    if !cx.stands((Rule::PayCosts, payer.object)) {
        return Ok(());
    }
    let before = cx.at(Moment::Payment);
    let tapped = total.given.iter().flatten().flat_map(Given::tapped).collect::<Vec<_>>();
    let reserved = total.taps(cx.game()).into_iter().chain(tapped).chain(total.kept.iter().copied()).collect();
    let mut purse = Purse { object: payer.object, reserved, named: Vec::new() };
    if !total.mana.is_zero() {
        cx.by_the_rules(|cx| mana::payment::produce_named(cx, payer.player, false, &mut purse))?;
    }
    let mut total = total.clone();
    let given = match total.given.take() {
        Some(given) => given,
        None => instead::choose(cx, payer, &mut total, &mut purse)?,
    };
    // Objects that pay in place of mana pay for nothing else (118.10). A creature that was tapped so can still be sacrificed.
    if mana_comes_last(cx, payer, &total, &purse) {
        instead::pay(cx, payer, &given, bindings)?;
        pay_parts(cx, payer, &total, bindings)?;
        pay_mana(cx, payer, &total, &purse)?;
    } else {
        pay_mana(cx, payer, &total, &purse)?;
        instead::pay(cx, payer, &given, bindings)?;
        pay_parts(cx, payer, &total, bindings)?;
    }
    cx.at(before);
    Ok(())
}

fn mana_comes_last(cx: &Cx<'_>, payer: Payer, total: &Total, purse: &Purse) -> bool {
    cx.edition().mana_abilities == ManaAbilities::WhilePaying
        && (!total.parts.is_empty() || total.offered.is_some())
        && !total.mana.is_zero()
        && !mana::payment::solvable(cx.game(), payer.player, &total.mana, total.only(), purse)
}

fn pay_mana(cx: &mut Cx<'_>, payer: Payer, total: &Total, purse: &Purse) -> Flow {
    if total.mana.is_zero() {
        return Ok(());
    }
    cx.by_the_rules(|cx| mana::payment::pay(cx, payer.player, &total.mana, total.only(), purse))
}

/// Pays the parts other than mana in the order of the text. Parts that involve random choice or that move objects from a library to a public zone
/// come last (601.2h).
fn pay_parts(cx: &mut Cx<'_>, payer: Payer, total: &Total, bindings: &mut Bindings) -> Flow {
    let any_order = cx.edition().chance_costs == ChanceCosts::InAnyOrder;
    if let Some(offered) = total.offered {
        sacrifice(cx, payer, offered)?;
    }
    let chance = |part: &&Part| {
        let random = objects::chosen(&part.cost).is_some_and(|chosen| chosen.random);
        random || (!any_order && from_library(cx.game(), payer.player, part))
    };
    let (last, first): (Vec<&Part>, Vec<&Part>) = total.parts.iter().partition(chance);
    let others = !first.is_empty() || total.offered.is_some();
    if others && !last.is_empty() && any_order {
        return unsupported::refuse("a cost with a random choice that may be paid before other costs");
    }
    for part in first.into_iter().chain(last) {
        objects::pay(cx, payer, part, bindings)?;
    }
    Ok(())
}

/// Whether the part moves objects from a library to a public zone.
fn from_library(game: Game<'_>, player: PlayerId, part: &Part) -> bool {
    let there = |id: ObjectId| game.object(id).zone == Zone::Library;
    matches!(part.cost, Cost::Mill(_))
        || matches!(part.cost, Cost::Exile(_))
            && objects::candidates(game, player, part).into_iter().filter_map(Entity::object).any(there)
}

/// Sacrifices the offered permanent (702.48b). This is impossible if it has left the battlefield.
///
/// # Errors
///
/// [`Rule::UnpayableCost`] refuses; unanswered decisions about replacement effects.
pub(crate) fn sacrifice(cx: &mut Cx<'_>, payer: Payer, object: ObjectId) -> Flow {
    if !cx.state().object(object).is_permanent() {
        return cx
            .cannot((Rule::UnpayableCost, payer.object), "the permanent to be sacrificed has left the battlefield");
    }
    let offering = cx.state().face_up(payer.object).characteristics.held(Builtin::Offering).cloned();
    let ability = offering.map(|held| held.id);
    let ground = Ground { ability, ..Ground::of(Rule::OfferingSacrifice, payer.object) };
    happen(cx, Change::sacrifice(payer.player, object).map(|act| act.by(ground.clone())))?;
    Ok(())
}

/// Binds the objects that paid a cost to the name that the text states.
fn bind(bindings: &mut Bindings, chosen: &crate::cards::cost::Chosen, with: &[ObjectId]) {
    if let Some(name) = &chosen.bind {
        bindings.bind(name.clone(), Value::Entities(with.iter().map(|id| (*id).into()).collect()));
    }
}

/// A number in a cost. Negative numbers count as 0.
fn unsigned(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}
