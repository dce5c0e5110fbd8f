//! The total cost of a spell (601.2f): mana cost or alternative cost, increases, reductions; then it is locked in.

use crate::{
    acting::Cx,
    cards::{amount::Amount, keyword::Builtin, modification::Modification, values::ManaCost},
    error::Flow,
    game::Game,
    ground::Ground,
    ids::ObjectId,
    rule::Rule,
    rules::{
        costs::{
            Payer, Total,
            arithmetic::{Reduced, reduce},
            instead::{self, Given},
            nonhybrid,
        },
        mana::payment::Purse,
    },
    state::effects::Scope,
    unsupported,
};

use super::{announce, proposal::Proposal};

/// Calculates the total cost at the moment. If symbols leave a choice that the changes make matter, the player chooses a cost that can be paid.
fn reckon(game: Game<'_>, proposal: &Proposal) -> Total {
    let total = unchanged(game, proposal);
    let ways = changed(game, proposal, total.mana);
    Total { mana: nonhybrid::payable(game, (proposal.player, proposal.spell), &total, ways), ..total }
}

/// The mana cost or alternative cost with the additional costs.
fn unchanged(game: Game<'_>, proposal: &Proposal) -> Total {
    let mut total = Total::default();
    let base = std::iter::once(&proposal.base);
    let paid = proposal.additional.iter().filter(|line| {
        game.heeds(line.ground.clone(), true) && game.heeds(line.ground.also(Rule::AdditionalCost), true)
    });
    for line in base.chain(paid) {
        total.add(game, &line.costs, &proposal.scope_of(game, line), line.asks);
    }
    total
}

/// The mana after first all increases, then all reductions, each effect once, and then the least amount that an effect states (601.2f). There are several
/// results if symbols can be announced in several ways (601.2b), or reduce in several ways (118.7e).
fn changed(game: Game<'_>, proposal: &Proposal, mana: ManaCost) -> Vec<ManaCost> {
    let changes: Vec<_> = cost_changes(game, proposal).collect();
    let least = least_costs(game, proposal);
    let raise = |mana| least.iter().fold(mana, |mana, (scope, least)| raised(game, mana, *least, scope));
    if let Some(mana) = proposal.convoked {
        return vec![raise(mana)];
    }
    let mores =
        changes.iter().filter_map(|(scope, more, _)| more.filter(|_| game.heeds((Rule::CostIncrease, *scope), true)));
    let mana = mores.fold(mana, |mana, more| mana.plus(&more));
    let reduces = proposal.offered.is_some() || changes.iter().any(|(.., less)| less.is_some());
    let announced = if reduces || !least.is_empty() { mana.announced() } else { vec![mana] };
    let offered = offered(game, proposal);
    let reduced_by = |mana: ManaCost, offered: Option<&ManaCost>| {
        let mut mana = mana;
        for (scope, _, less) in &changes {
            if let Some(less) = less.filter(|_| game.heeds((Rule::CostReduction, *scope), true)) {
                mana = reduced(game, mana, &less, (*scope).into());
            }
        }
        raise(offered.map_or(mana, |less| reduced(game, mana, less, By(proposal.spell))))
    };
    let of_each = |mana: &ManaCost| match offered.is_empty() {
        true => vec![reduced_by(*mana, None)],
        false => offered.iter().map(|less| reduced_by(*mana, Some(less))).collect(),
    };
    announced.iter().flat_map(of_each).collect()
}

/// 702.48c: the mana cost of the offered permanent, by which the cost is reduced, with each of its symbols as one of its halves (118.7e). An {X} in it
/// counts as 0.
fn offered(game: Game<'_>, proposal: &Proposal) -> Vec<ManaCost> {
    let Some(offered) = proposal.offered else { return Vec::new() };
    let cost = game.mana_cost(offered).unwrap_or(ManaCost::ZERO);
    let offering = game.characteristics(proposal.spell).held(Builtin::Offering);
    let ability = offering.map(|held| held.id.clone());
    let ground = Ground { ability, ..Ground::of(Rule::OfferingReduction, proposal.spell) };
    if game.heeds(ground, true) { cost.with_x(0).halves() } else { Vec::new() }
}

/// Refuses a spell whose symbols leave a choice that changes of its cost and payments in place of mana both make matter, and one with too many choices.
fn is_clear(game: Game<'_>, proposal: &Proposal) -> Flow {
    let mana = unchanged(game, proposal).mana;
    nonhybrid::few(mana.announced().len().max(offered(game, proposal).len()))?;
    let several = mana.announced().len() > 1 && instead::is_offered(game, proposal.spell);
    match several && changed(game, proposal, mana) != [mana] {
        true => unsupported::refuse("payments in place of mana for a changed cost with symbols such as {2/W}"),
        false => Ok(()),
    }
}

/// The most mana by which effects, and a permanent that is offered, may reduce the cost.
pub(super) fn most_reduction(game: Game<'_>, proposal: &Proposal) -> u32 {
    let effects = cost_changes(game, proposal).filter_map(|(_, _, less)| less);
    let offered = proposal.offered.and_then(|offered| game.mana_cost(offered));
    effects.chain(offered).map(|less| less.mana_value(0)).fold(0, u32::saturating_add)
}

/// The cost raised to a minimum amount of mana after all other calculation (601.2f), if an effect states one. Generic mana is added.
fn raised(game: Game<'_>, cost: ManaCost, least: u32, scope: &Scope) -> ManaCost {
    let lacking = least.saturating_sub(cost.mana_value(0));
    let whole = ManaCost { generic: cost.generic + lacking, ..cost };
    if lacking == 0 { cost } else { game.fact((Rule::LeastCost, scope), whole, || cost) }
}

/// The effects that state a minimum amount of mana for the spell.
fn least_costs<'a>(game: Game<'a>, proposal: &Proposal) -> Vec<(&'a Scope, u32)> {
    let least = game.seen.rules.iter().filter_map(|rule| match &*rule.modification {
        Modification::CostOf { spells, who, at_least: Some(least), .. } => {
            let fits = game.is_player(proposal.player, who, &rule.scope)
                && game.matches(proposal.spell.into(), spells, &rule.scope);
            fits.then_some((&rule.scope, *least))
        }
        _ => None,
    });
    least.collect()
}

/// The object on whose account a cost is reduced.
#[derive(Clone, Copy)]
pub(in crate::rules) struct By(ObjectId);

impl From<&Scope> for By {
    fn from(scope: &Scope) -> Self {
        Self(scope.source)
    }
}

/// A cost after a reduction (118.7). A reduction of coloured mana that exceeds the coloured mana also reduces generic mana (118.7c); a reduction of
/// generic mana only reduces generic mana (118.7a).
pub(in crate::rules) fn reduced(game: Game<'_>, cost: ManaCost, less: &ManaCost, By(source): By) -> ManaCost {
    let Reduced { cost: left, spilled } = reduce(cost, less);
    if spilled {
        let colors_only = || ManaCost { generic: cost.generic.saturating_sub(less.generic), ..left };
        return game.fact((Rule::ColoredReduction, source), left, colors_only);
    }
    // If that rule is switched off, a reduction that exceeds the generic mana also reduces coloured mana.
    let excess = less.generic.saturating_sub(cost.generic);
    let any_mana = || {
        let mut all = left;
        let mut rest = excess;
        for colored in &mut all.colored {
            let taken = rest.min(*colored);
            (*colored, rest) = (*colored - taken, rest - taken);
        }
        all
    };
    game.fact((Rule::GenericReduction, source), left, any_mana)
}

/// The effects that change the spell's cost.
fn cost_changes<'a>(
    game: Game<'a>,
    proposal: &Proposal,
) -> impl Iterator<Item = (&'a Scope, Option<ManaCost>, Option<ManaCost>)> {
    let (player, spell) = (proposal.player, proposal.spell);
    game.seen.rules.iter().filter_map(move |rule| match &*rule.modification {
        Modification::CostOf { spells, who, more, less, times, .. } => {
            let fits = game.is_player(player, who, &rule.scope) && game.matches(spell.into(), spells, &rule.scope);
            let much = |mana: &Option<ManaCost>| so_much(game, mana.as_ref(), times.as_ref(), &rule.scope);
            fits.then(|| (&rule.scope, much(more), much(less)))
        }
        _ => None,
    })
}

/// The amount by which an effect increases or reduces a cost, multiplied as the effect says; none if it is nothing.
pub(in crate::rules) fn so_much(
    game: Game<'_>,
    mana: Option<&ManaCost>,
    times: Option<&Amount>,
    scope: &Scope,
) -> Option<ManaCost> {
    let times = times.map_or(1, |times| u32::try_from(game.amount(times, scope)).unwrap_or(0));
    mana.filter(|_| times > 0).map(|mana| mana.times(times))
}

/// 601.2f: calculates the total cost and locks it in. In 2006, creatures are chosen for convoke before that, and reduce it (502.46a).
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn lock_in(cx: &mut Cx<'_>, proposal: &mut Proposal) -> Flow<Total> {
    is_clear(cx.game(), proposal)?;
    let given = match instead::reduces(cx.game()) {
        true => Some(convoke(cx, proposal)?),
        false => None,
    };
    let total = Total { given, ..reckon(cx.game(), proposal) };
    announce::lock_in(cx, proposal.spell, total.mana);
    Ok(total)
}

/// The creatures that are tapped for convoke as an additional cost, each of which reduces the total cost (502.46a of 2006).
fn convoke(cx: &mut Cx<'_>, proposal: &mut Proposal) -> Flow<Vec<Given>> {
    let payer = Payer { player: proposal.player, object: proposal.spell, rule: Rule::UnpayableCost };
    let mut total = reckon(cx.game(), proposal);
    let mut purse = Purse { object: proposal.spell, reserved: Vec::new(), named: Vec::new() };
    let given = instead::choose(cx, payer, &mut total, &mut purse)?;
    proposal.convoked = (!given.is_empty()).then_some(total.mana);
    Ok(given)
}

/// A payment may change what the spell would cost now. The total cost stays as it was locked in (601.2f).
///
/// # Errors
///
/// If that rule is switched off, [`Rule::UnpayableCost`] if the spell would now cost something else.
pub(super) fn stayed_locked(cx: &Cx<'_>, proposal: &Proposal, total: &Total) -> Flow {
    if total.parts.is_empty() && total.mana.is_zero() {
        return Ok(());
    }
    let game = cx.game();
    let now = || {
        let ways = changed(game, proposal, unchanged(game, proposal).mana);
        ways.iter().find(|mana| **mana == total.mana).or(ways.first()).copied().unwrap_or(total.mana)
    };
    let owed = game.fact((Rule::CostLockIn, proposal.spell), total.mana, now);
    match owed == total.mana {
        true => Ok(()),
        false => cx.cannot((Rule::UnpayableCost, proposal.spell), "the total cost has changed since it was determined"),
    }
}
