//! Offering (702.48; 502.42 until 2009).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::keyword::Builtin,
    decision::{DecisionKind, Options},
    edition::OfferingPaid,
    error::{Flow, Stop},
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::costs::{self, Payer},
    state::effects::Scope,
};

use super::{announce, proposal::Proposal};

/// The permanents of a player that fit an offering ability of the card (702.48a).
pub(super) fn candidates(game: Game<'_>, player: PlayerId, card: ObjectId) -> Vec<Entity> {
    let abilities = &game.characteristics(card).abilities;
    let held = abilities.iter().filter(|held| held.builtin == Some(Builtin::Offering));
    let qualities: Vec<_> =
        held.filter_map(|held| Some((held, held.keyword.as_ref()?.with.quality.as_ref()?))).collect();
    if qualities.is_empty() {
        return Vec::new();
    }
    let fits = |id: ObjectId| {
        qualities.iter().any(|(held, quality)| {
            let scope = Scope { ability: Some(Arc::new((*held).clone())), ..Scope::new(card, player) };
            game.matches(id.into(), quality, &scope)
        })
    };
    let mine = game.state.permanents().iter().copied().filter(|id| game.controller(*id) == player);
    mine.filter(|id| fits(*id)).map(Entity::Object).collect()
}

/// 502.42b until 2009: the permanent is sacrificed as the spell is announced.
pub(super) fn offer_at_announcement(cx: &mut Cx<'_>, proposal: &mut Proposal) -> Flow {
    if cx.edition().offering_paid != OfferingPaid::AtAnnouncement {
        return Ok(());
    }
    offer(cx, proposal)?;
    if let Some(offered) = proposal.offered {
        let payer = Payer { player: proposal.player, object: proposal.spell, rule: Rule::UnpayableCost };
        costs::sacrifice(cx, payer, offered)?;
    }
    Ok(())
}

/// 702.48b: the permanent is chosen with the other choices, and sacrificed with the payment.
pub(super) fn offer_at_choices(cx: &mut Cx<'_>, proposal: &mut Proposal) -> Flow {
    match cx.edition().offering_paid {
        OfferingPaid::AtAnnouncement => Ok(()),
        OfferingPaid::AtPayment => offer(cx, proposal),
    }
}

/// 702.48b, 601.2h: the permanent that is sacrificed as the total cost is paid. Mana abilities have been activated by then.
pub(super) fn paid_with_the_cost(cx: &Cx<'_>, proposal: &Proposal) -> Option<ObjectId> {
    proposal.offered.filter(|_| cx.edition().offering_paid == OfferingPaid::AtPayment)
}

/// Asks which permanent is offered, if any. One must be offered if the spell can be cast now only because of the offering.
fn offer(cx: &mut Cx<'_>, proposal: &mut Proposal) -> Flow {
    let (player, spell) = (proposal.player, proposal.spell);
    let from = candidates(cx.game(), player, spell);
    let must = proposal.permission.must_offer;
    if from.is_empty() && !must {
        return Ok(());
    }
    let options = Options::Entities { from, least: usize::from(must), most: 1, ordered: false };
    let answer = cx.ask_entities(player, DecisionKind::Offering, Some(spell), None, options);
    if let Err(Stop::BadAnswer { .. }) = &answer {
        let rule = if must { Rule::CastTiming } else { Rule::OfferingSacrifice };
        return cx.cannot((rule, spell), "offering needs one permanent with the stated quality");
    }
    let Some(offered) = answer?.into_iter().find_map(Entity::object) else { return Ok(()) };
    proposal.offered = Some(offered);
    let mut item = announce::item(cx, spell);
    item.offered = Some(offered);
    announce::note(cx, spell, item);
    Ok(())
}
