//! The total cost of a spell (601.2f): mana or alternative cost, increases, reductions, locked in.

use crate::{
    cards::{modification::Modification, values::ManaCost},
    game::{Cx, Game},
    ids::ObjectId,
    rule::Rule,
    rules::costs::{
        Total,
        arithmetic::{Reduced, reduce},
    },
};

use super::{announce, proposal::Proposal};

/// A total cost, and what it came about by.
struct Reckoned {
    total: Total,
    /// Whose effects add to it.
    increased_by: Vec<ObjectId>,
    /// Whose effects take from it, and what that did.
    reduced_by: Vec<(ObjectId, Reduced)>,
    /// What the offering takes from it.
    offering: Option<Reduced>,
}

/// Reckons the total cost as things stand: first all that is added, then all that is taken away; each effect once for each spell.
fn reckon(game: Game<'_>, proposal: &Proposal) -> Reckoned {
    let mut total = Total::default();
    for line in std::iter::once(&proposal.base).chain(&proposal.additional) {
        total.add(game, &line.costs, &proposal.scope_of(game, line), line.asks);
    }
    let changes: Vec<_> = cost_changes(game, proposal).collect();
    let mut increased_by = Vec::new();
    for (source, more, _) in &changes {
        if let Some(more) = more {
            total.mana = total.mana.plus(more);
            increased_by.push(*source);
        }
    }
    let mut reduced_by = Vec::new();
    for (source, _, less) in &changes {
        if let Some(less) = less {
            let reduced = reduce(total.mana, less);
            total.mana = reduced.cost;
            reduced_by.push((*source, reduced));
        }
    }
    // 702.48c: by the mana cost of what is offered; an {X} in it is nothing.
    let offering = proposal.offered.map(|offered| {
        let cost = game.characteristics(offered).cost.unwrap_or(ManaCost::ZERO);
        let reduced = reduce(total.mana, &cost.with_x(0));
        total.mana = reduced.cost;
        reduced
    });
    Reckoned { total, increased_by, reduced_by, offering }
}

/// The effects that make the spell cost more or less.
fn cost_changes<'a>(
    game: Game<'a>,
    proposal: &Proposal,
) -> impl Iterator<Item = (ObjectId, Option<&'a ManaCost>, Option<&'a ManaCost>)> {
    let (player, spell) = (proposal.player, proposal.spell);
    game.seen.rules.iter().filter_map(move |rule| match &*rule.modification {
        Modification::CostOf { spells, by, more, less } => {
            let fits = game.is_player(player, by, &rule.scope) && game.matches(spell.into(), spells, &rule.scope);
            fits.then_some((rule.scope.source, more.as_ref(), less.as_ref()))
        }
        _ => None,
    })
}

/// 601.2f: reckons the total cost and locks it in.
pub(super) fn lock_in(cx: &mut Cx<'_>, proposal: &Proposal) -> Total {
    let Reckoned { total, increased_by, reduced_by, offering } = reckon(cx.game(), proposal);
    for line in &proposal.additional {
        cx.applied(line.rule, line.asks);
        cx.applied(Rule::AdditionalCost, line.asks);
    }
    for source in increased_by {
        cx.applied(Rule::CostIncrease, source);
    }
    for (source, reduced) in reduced_by {
        cx.applied(Rule::CostReduction, source);
        mark_reduction(cx, reduced, source);
    }
    if let Some(reduced) = offering {
        cx.applied(Rule::OfferingReduction, proposal.spell);
        mark_reduction(cx, reduced, proposal.spell);
    }
    announce::lock_in(cx, proposal.spell, total.mana);
    total
}

fn mark_reduction(cx: &Cx<'_>, reduced: Reduced, source: ObjectId) {
    cx.applied(if reduced.spilled { Rule::ColoredReduction } else { Rule::GenericReduction }, source);
    if reduced.floored {
        cx.applied(Rule::CostFloor, source);
    }
}

/// What was paid may have changed what the spell would cost now: it was locked in.
pub(super) fn stayed_locked(cx: &Cx<'_>, proposal: &Proposal, total: &Total) {
    if !total.parts.is_empty() && reckon(cx.game(), proposal).total.mana != total.mana {
        cx.applied(Rule::CostLockIn, proposal.spell);
    }
}
