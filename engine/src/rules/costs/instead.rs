//! What pays for mana of a spell's total cost in its place: creatures and artifacts that are tapped for it, cards that are exiled from a
//! graveyard (702.51, 702.66, 702.126). It is neither an additional nor an alternative cost: the total cost stays as it was locked in.

use crate::{
    cards::{
        ability::Ability,
        cost::{Cost, InsteadOfMana},
        values::{Colors, ManaCost},
    },
    decision::{Answer, DecisionKind, Options},
    doing::By,
    error::{Flow, Stop},
    game::{Cx, Game},
    ids::{Entity, ObjectId, PlayerId},
    rules::{
        mana::payment::{Purse, affordable},
        targets,
    },
    state::effects::Scope,
};

use super::{Part, Payer, Total, objects};

/// Something that pays in place of mana, and what its words refer to.
#[derive(Debug, Clone)]
pub(super) struct Offer {
    /// As a part of a cost: any number of those objects.
    part: Part,
    /// Whether each pays for mana of its own colours, too.
    by_color: bool,
}

/// What was chosen of it.
pub(super) struct Given {
    part: Part,
    with: Vec<ObjectId>,
}

/// What may pay for mana of a spell, by what the spell itself says. More than one of a kind does nothing more (702.51d).
pub(super) fn offers(game: Game<'_>, spell: ObjectId) -> Vec<Offer> {
    let Some(item) = game.object(spell).stack.as_deref() else { return Vec::new() };
    let mut known: Vec<&InsteadOfMana> = Vec::new();
    let mut offers = Vec::new();
    for (at, text) in item.texts.iter().enumerate().filter(|(_, text)| text.from_card.is_none()) {
        let Ability::Spell(said) = &*text.ability.ability else { continue };
        for way in &said.instead_of_mana {
            if !known.contains(&way) {
                known.push(way);
                offers.push(Offer::new(way, targets::text_scope(game, spell, item, at), spell));
            }
        }
    }
    offers
}

/// How much mana others could pay for at most: the range of X.
#[must_use]
pub(crate) fn most(game: Game<'_>, player: PlayerId, spell: ObjectId) -> u32 {
    let there: usize =
        offers(game, spell).iter().map(|offer| objects::candidates(game, player, &offer.part).len()).sum();
    u32::try_from(there).unwrap_or(u32::MAX)
}

impl Offer {
    fn new(way: &InsteadOfMana, scope: Scope, asks: ObjectId) -> Self {
        let by_color = matches!(way, InsteadOfMana::TapByColor(_));
        Self { part: Part { cost: way.cost(), scope, asks }, by_color }
    }
}

/// Asks what pays in place of mana, and takes that mana off the total: what is left is what mana pays. What is tapped so can't be tapped for
/// mana any more.
///
/// # Errors
///
/// The payer's rule refuses what can't pay for so much of the cost; unanswered decisions.
pub(super) fn choose(cx: &mut Cx<'_>, payer: Payer, total: &mut Total, purse: &mut Purse) -> Flow<Vec<Given>> {
    let mut given = Vec::new();
    for Offer { part, by_color } in offers(cx.game(), payer.object) {
        let from = objects::candidates(cx.game(), payer.player, &part);
        let from: Vec<Entity> =
            from.into_iter().filter(|one| one.object().is_none_or(|id| !purse.reserved.contains(&id))).collect();
        let most = from.len().min(usize::try_from(total.mana.mana_value(0)).unwrap_or(usize::MAX));
        if most == 0 {
            continue;
        }
        let options = Options::Entities { from, least: 0, most, ordered: false };
        let verb = objects::verb(&part.cost);
        let answer =
            cx.ask_entities(payer.player, DecisionKind::InsteadOfMana, Some(part.asks), Some(verb.into()), options);
        if let Err(Stop::BadAnswer { answer: Answer::Entities(_), .. }) = &answer {
            return cx.cannot((payer.rule, payer.object), format!("that can't pay for mana ({verb})"));
        }
        let with: Vec<ObjectId> = answer?.into_iter().filter_map(Entity::object).collect();
        purse.reserved.extend(with.iter().copied().filter(|_| matches!(part.cost, Cost::TapUntapped(_))));
        let Some(left) = left(cx.game(), payer.player, total, &with, by_color, purse) else {
            return cx
                .cannot((payer.rule, payer.object), format!("that is more than there is mana to pay for ({verb})"));
        };
        total.mana = left;
        given.push(Given { part, with });
    }
    Ok(given)
}

/// What mana has to pay once those objects have paid for one mana each: of the ways to reckon it one that can be paid, if there is one.
fn left(
    game: Game<'_>,
    player: PlayerId,
    total: &Total,
    with: &[ObjectId],
    by_color: bool,
    purse: &Purse,
) -> Option<ManaCost> {
    let mut left = vec![total.mana];
    for id in with {
        let colors = if by_color { game.characteristics(*id).colors } else { Colors::EMPTY };
        let mut fewer: Vec<ManaCost> = Vec::new();
        for cost in left.iter().flat_map(|cost| cost.less_one(colors)) {
            if !fewer.contains(&cost) {
                fewer.push(cost);
            }
        }
        left = fewer;
    }
    let payable = |cost: &&ManaCost| affordable(game, player, cost, total.only(), purse);
    left.iter().find(payable).or(left.first()).copied()
}

/// Taps or exiles what was chosen.
pub(super) fn pay(cx: &mut Cx<'_>, payer: Payer, given: &[Given]) -> Flow {
    for Given { part, with } in given {
        let was = cx.begin_doing(|| By::Cost(part.cost.clone()), &part.scope);
        let paid = objects::give(cx, payer.player, &part.cost, with);
        cx.end_doing(was);
        paid?;
    }
    Ok(())
}
