//! Casting spells (601; "playing", 409, until 2009), with one function for each step in the rulebook's order.

mod able;
pub mod announce;
mod offering;
mod overload;
pub(crate) mod part;
mod permission;
mod prohibition;
mod proposal;
mod splice;
mod stated;
pub(in crate::rules) mod total;
pub mod value_of_x;

use crate::{
    acting::Cx,
    cards::{cost::Cost, selector::Selector, values::Zone},
    change::Change,
    continuous::RuleInForce,
    decision::Moment,
    edition::ProhibitionsLook,
    error::{Flow, Stop},
    event::Event,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{costs::Payer, hidden_zones, priority, resolution::kept, targets},
    state::effects::Scope,
};

pub(crate) use able::{Price, is_castable, needs_hidden_cards, needs_mana_abilities};
pub(crate) use permission::{costs_more, several_costs, turn_up, use_up};
pub use permission::{may_play, zone_rule};
pub(crate) use prohibition::prohibited_land;

use proposal::Proposal;

/// The circumstances of casting a card.
#[derive(Debug, Clone, Default)]
pub struct How {
    /// Without paying its mana cost (118.9).
    pub free: bool,
    /// The costs paid instead of its mana cost, as the permitting effect states them (118.9), and their scope.
    pub instead: Option<(Vec<Cost>, Scope)>,
    /// The spells that the resolving effect permits, and the scope of its text. None if it permits every spell.
    pub spell: Option<(Selector, Scope)>,
    /// During a resolution: timing rules about priority, the stack and the step do not apply.
    pub in_resolution: bool,
}

/// A player with priority casts a spell and gets priority again (601.2i, 117.3c).
///
/// # Errors
///
/// The rule that forbids it; unanswered decisions. The game is then as it was.
pub fn cast_with_priority(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow {
    priority::require(cx, player)?;
    cast(cx, player, card, How::default())?;
    priority::keep(cx, player)
}

/// Whether a resolving effect has the player cast the card as a spell that it permits: one that fits, or any spell if it doesn't say which (601.3e).
#[must_use]
pub fn is_such_spell(game: Game<'_>, player: PlayerId, card: ObjectId, how: &How) -> bool {
    how.spell.is_none() || part::could_cast(game, part::Played { player, card, how })
}

/// Casts a spell, step by step (601.2), and returns it.
///
/// # Errors
///
/// The errors of [`cast_with_priority`]; the caller discards the state.
pub fn cast(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId, how: How) -> Flow<ObjectId> {
    let before = cx.at(Moment::Announcement);
    turn_up(cx, player, card, how.in_resolution);
    let by_permission = !how.in_resolution;
    let part = part::to_cast(cx, part::Played { player, card, how: &how })?;
    let permission = permission::to_begin(cx, player, card, (how, part))?;
    let announce = |cx: &mut Cx<'_>| {
        let rule = permission.rule.clone().filter(|_| by_permission);
        permission::use_up(cx, rule.as_ref());
        announced(cx, player, card, permission, rule.as_ref())
    };
    let spell = hidden_zones::during_announcement(cx, announce).map_err(|stop| match stop {
        // 601.2, 732.1: the card returns to its former zone, and nothing has been paid.
        Stop::Illegal(_) | Stop::BadAnswer { .. } => cx.undone((Rule::Rewind, card), stop),
        other => other,
    })?;
    cx.at(before);
    Ok(spell)
}

/// All steps from the announcement on. They are undone together if one of them is impossible.
fn announced(
    cx: &mut Cx<'_>,
    player: PlayerId,
    card: ObjectId,
    permission: permission::Permission,
    rule: Option<&RuleInForce>,
) -> Flow<ObjectId> {
    let given = kept::with_permission(cx.game(), card, rule)?;
    let mut proposal = announce_spell(cx, player, card, permission)?;
    let spell = proposal.spell;
    if let Some(given) = given {
        given.to(cx, spell);
    }
    announce_choices(cx, &mut proposal)?;
    permission::paid_in_time(cx, &proposal)?;
    choose_targets(cx, player, spell)?;
    prohibition::prohibited(cx, player, spell)?;
    permission::still_allowed(cx, &proposal)?;
    let mut total = total::lock_in(cx, &mut proposal)?;
    total.offered = offering::paid_with_the_cost(cx, &proposal);
    let payer = Payer { player, object: spell, rule: Rule::UnpayableCost };
    announce::pay(cx, payer, &total)?;
    total::stayed_locked(cx, &proposal, &total)?;
    becomes_cast(cx, player, spell, proposal.from);
    Ok(spell)
}

/// 601.2a: the card moves to the stack. In editions in which an offering is sacrificed during the announcement (502.42b until 2009), it is sacrificed
/// now.
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

/// 601.2b: cards to splice, a permanent to offer, alternative and additional costs, modes, X. Costs are chosen before modes, because a spell with
/// entwine paid has all modes.
fn announce_choices(cx: &mut Cx<'_>, proposal: &mut Proposal) -> Flow {
    splice::reveal(cx, proposal)?;
    offering::offer_at_choices(cx, proposal)?;
    proposal.choose_alternative(cx)?;
    overload::change_gained_text(cx, proposal.spell)?;
    proposal.choose_optional(cx)?;
    proposal.choose_ways(cx)?;
    proposal.choose_announced(cx)?;
    announce::modes(cx, proposal.player, proposal.spell)?;
    proposal.choose_x(cx)
}

/// 601.2c–d: the targets, and the division of amounts among them.
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
