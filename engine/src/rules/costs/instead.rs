//! Payments in place of mana of a spell's total cost: tapping creatures and artifacts, exiling cards from a graveyard (702.51, 702.66, 702.126). They
//! are neither additional nor alternative costs; the total cost stays as it was locked in.

use crate::{
    acting::Cx,
    cards::{
        ability::Ability,
        cost::{Cost, InsteadOfMana},
        made::By,
        values::{Colors, ManaCost},
    },
    decision::{Answer, DecisionKind, Options},
    edition::Convoke,
    error::{Flow, Stop},
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rules::{
        mana::payment::{Purse, affordable},
        targets,
    },
    state::{binding::Bindings, effects::Scope},
};

use super::{Part, Payer, Total, objects};

/// A kind of payment in place of mana, with its scope.
#[derive(Debug, Clone)]
pub(super) struct Offer {
    /// The payment as a part of a cost: any number of those objects.
    part: Part,
    /// Whether each object can also pay for mana of its own colours.
    by_color: bool,
}

/// The chosen objects of an offer.
#[derive(Debug, Clone)]
pub(in crate::rules) struct Given {
    part: Part,
    with: Vec<ObjectId>,
}

/// The offers of the spell's own keywords. Several instances of a keyword are redundant (702.51d).
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

/// Whether something other than mana can pay a part of the cost of the spell.
pub(in crate::rules) fn is_offered(game: Game<'_>, spell: ObjectId) -> bool {
    !offers(game, spell).is_empty()
}

/// How many objects the player has that could pay in place of mana by abilities of the card, also if it is not on the stack.
pub(in crate::rules) fn at_hand(game: Game<'_>, player: PlayerId, card: ObjectId) -> u32 {
    let ways = game.characteristics(card).abilities.iter().filter_map(|held| match &*held.ability {
        Ability::Spell(said) => Some(&said.instead_of_mana),
        _ => None,
    });
    let pay = |way: &InsteadOfMana| {
        let Offer { part, .. } = Offer::new(way, Scope::new(card, player), card);
        objects::candidates(game, player, &part).len()
    };
    u32::try_from(ways.flatten().map(pay).sum::<usize>()).unwrap_or(u32::MAX)
}

/// The largest amount of mana that such payments could replace: for the range of X.
#[must_use]
pub(crate) fn most(game: Game<'_>, player: PlayerId, spell: ObjectId) -> u32 {
    let there: usize =
        offers(game, spell).iter().map(|offer| objects::candidates(game, player, &offer.part).len()).sum();
    u32::try_from(there).unwrap_or(u32::MAX)
}

impl Given {
    /// The objects that are tapped.
    pub(super) fn tapped(&self) -> impl Iterator<Item = ObjectId> {
        let taps = matches!(self.part.cost, Cost::TapUntapped(_));
        self.with.iter().copied().filter(move |_| taps)
    }
}

impl Offer {
    fn new(way: &InsteadOfMana, scope: Scope, asks: ObjectId) -> Self {
        let by_color = matches!(way, InsteadOfMana::TapByColor(_));
        Self { part: Part::new(way.cost(), scope, asks), by_color }
    }
}

/// Asks which objects pay in place of mana, and subtracts that mana from the total. The rest is paid with mana. Objects tapped in this way can't be
/// tapped for mana.
///
/// # Errors
///
/// The payer's rule refuses objects that can't pay for that much of the cost; unanswered decisions.
pub(in crate::rules) fn choose(
    cx: &mut Cx<'_>,
    payer: Payer,
    total: &mut Total,
    purse: &mut Purse,
) -> Flow<Vec<Given>> {
    let mut given = Vec::new();
    for Offer { part, by_color } in offers(cx.game(), payer.object) {
        let from = objects::candidates(cx.game(), payer.player, &part);
        let from: Vec<Entity> =
            from.into_iter().filter(|one| one.object().is_none_or(|id| !purse.reserved.contains(&id))).collect();
        let most = match reduces(cx.game()) {
            true => from.len(),
            false => from.len().min(usize::try_from(total.mana.mana_value(0)).unwrap_or(usize::MAX)),
        };
        if most == 0 {
            continue;
        }
        let options = Options::Entities { from, least: 0, most, ordered: false };
        let verb = objects::verb(&part.cost);
        let answer =
            cx.ask_entities(payer.player, DecisionKind::InsteadOfMana, Some(part.asks), Some(verb.into()), options);
        if let Err(Stop::BadAnswer { answer: Answer::Entities(_), .. }) = &answer {
            return cx.cannot((payer.rule, payer.object), format!("this can't be used to pay for mana ({verb})"));
        }
        let with: Vec<ObjectId> = answer?.into_iter().filter_map(Entity::object).collect();
        purse.reserved.extend(with.iter().copied().filter(|_| matches!(part.cost, Cost::TapUntapped(_))));
        let Some(left) = left(cx.game(), payer.player, total, &with, by_color, purse) else {
            return cx.cannot((payer.rule, payer.object), format!("this is more than the mana cost requires ({verb})"));
        };
        total.mana = left;
        given.push(Given { part, with });
    }
    Ok(given)
}

/// Whether tapping creatures for convoke is an additional cost that reduces the total cost (502.46a of 2006).
pub(in crate::rules) fn reduces(game: Game<'_>) -> bool {
    game.table.edition.convoke == Convoke::ReducesTheCost
}

/// The mana that remains after each of those objects has paid for one mana. If there are several ways, one that can be paid is chosen.
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
        // A reduction of what no longer costs anything does nothing.
        if !fewer.is_empty() || !reduces(game) {
            left = fewer;
        }
    }
    let payable = |cost: &&ManaCost| affordable(game, player, cost, total.only(), purse);
    left.iter().find(payable).or(left.first()).copied()
}

/// Taps or exiles the chosen objects.
pub(super) fn pay(cx: &mut Cx<'_>, payer: Payer, given: &[Given], bindings: &mut Bindings) -> Flow {
    for Given { part, with } in given {
        objects::note_payment(bindings, with);
        let was = cx.begin_attribution(|| By::Cost(part.text.clone()), &part.scope);
        let paid = objects::give(cx, payer.player, &part.cost, with);
        cx.end_attribution(was);
        paid?;
    }
    Ok(())
}
