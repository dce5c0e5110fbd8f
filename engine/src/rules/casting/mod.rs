//! Casting spells (601; "playing", 409, until 2009): one function for each step, in the rulebook's order.

pub mod announce;
mod offering;
pub(crate) mod part;
mod permission;
mod prohibition;
mod proposal;
mod splice;
pub(in crate::rules) mod total;
pub mod value_of_x;

use crate::{
    cards::{cost::Cost, values::Zone},
    change::{Change, TurnChange},
    decision::Moment,
    edition::ProhibitionsLook,
    error::{Flow, Stop},
    event::Event,
    game::Cx,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{costs::Payer, hidden_zones, priority, targets},
    state::effects::Scope,
};

pub(crate) use permission::{costs_more, could_begin, turn_up, use_up};
pub use permission::{may_play, zone_rule};
pub(crate) use prohibition::prohibited_land;

use proposal::Proposal;

/// How a card is cast.
#[derive(Debug, Clone, Default)]
pub struct How {
    /// Without paying its mana cost (118.9).
    pub free: bool,
    /// For that instead of its mana cost, as whatever lets it be cast says (118.9): the costs, and what their words refer to.
    pub instead: Option<(Vec<Cost>, Scope)>,
    /// During a resolution: timing that depends on priority, the stack and the step doesn't matter.
    pub in_resolution: bool,
}

/// A player with priority casts a spell, and has priority again (601.2i, 117.3c).
///
/// # Errors
///
/// The rule that forbids it; unanswered decisions. The game is as it was.
pub fn cast_with_priority(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow {
    priority::require(cx, player)?;
    cast(cx, player, card, How::default())?;
    cx.commit(TurnChange::ResetPasses);
    priority::give(cx, player)
}

/// Casts a spell, step by step (601.2); returns the spell.
///
/// # Errors
///
/// As [`cast_with_priority`]; the caller drops the state.
pub fn cast(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId, how: How) -> Flow<ObjectId> {
    let before = cx.at(Moment::Announcement);
    turn_up(cx, player, card, how.in_resolution);
    let by_permission = !how.in_resolution;
    let part = part::to_cast(cx, player, card, by_permission)?;
    let permission = permission::to_begin(cx, player, card, (how, part))?;
    let announce = |cx: &mut Cx<'_>| {
        if by_permission {
            permission::use_up(cx, player, card);
        }
        announced(cx, player, card, permission)
    };
    let spell = hidden_zones::during_announcement(cx, announce).map_err(|stop| match stop {
        // 601.2, 732.1: the card is back where it was, and nothing has been paid.
        Stop::Illegal(_) | Stop::BadAnswer { .. } => cx.undone((Rule::Rewind, card), stop),
        other => other,
    })?;
    cx.at(before);
    Ok(spell)
}

/// Everything from the announcement on, which is undone as a whole where a step of it can't be carried out.
fn announced(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId, permission: permission::Permission) -> Flow<ObjectId> {
    let mut proposal = announce_spell(cx, player, card, permission)?;
    let spell = proposal.spell;
    announce_choices(cx, &mut proposal)?;
    choose_targets(cx, player, spell)?;
    prohibition::prohibited(cx, player, spell)?;
    let mut total = total::lock_in(cx, &proposal);
    total.offered = offering::paid_with_the_cost(cx, &proposal);
    let payer = Payer { player, object: spell, rule: Rule::UnpayableCost };
    announce::pay(cx, payer, &total)?;
    total::stayed_locked(cx, &proposal, &total)?;
    becomes_cast(cx, player, spell, proposal.from);
    Ok(spell)
}

/// 601.2a: the card moves to the stack. Where a permanent is offered with the announcement (502.42b until 2009), it is now.
fn announce_spell(
    cx: &mut Cx<'_>,
    player: PlayerId,
    card: ObjectId,
    permission: permission::Permission,
) -> Flow<Proposal> {
    let mut proposal = Proposal::announce(cx, player, card, permission);
    if cx.edition().prohibitions_look == ProhibitionsLook::AtOnce {
        prohibition::prohibited(cx, player, proposal.spell)?;
    }
    offering::offer_at_announcement(cx, &mut proposal)?;
    Ok(proposal)
}

/// 601.2b: cards to splice, a permanent to offer, alternative and additional costs, modes, X. The costs come before the modes, for an
/// entwined spell has them all.
fn announce_choices(cx: &mut Cx<'_>, proposal: &mut Proposal) -> Flow {
    splice::reveal(cx, proposal)?;
    offering::offer_at_choices(cx, proposal)?;
    proposal.choose_alternative(cx)?;
    proposal.choose_optional(cx)?;
    proposal.choose_ways(cx)?;
    announce::modes(cx, proposal.player, proposal.spell)?;
    proposal.choose_x(cx)
}

/// 601.2c–d: targets, and how what is divided is divided among them.
fn choose_targets(cx: &mut Cx<'_>, player: PlayerId, spell: ObjectId) -> Flow {
    if targets::choose_targets(cx, player, spell)? {
        return Ok(());
    }
    let lacking = targets::lacking(cx.game(), spell);
    cx.cannot((Rule::ChooseTargets, spell), lacking)
}

/// 601.2i: the spell has been cast.
fn becomes_cast(cx: &mut Cx<'_>, player: PlayerId, spell: ObjectId, from: Zone) {
    cx.commit(Change::Note(Event::Cast { spell, player, from }).by((Rule::SpellCast, spell)));
}
