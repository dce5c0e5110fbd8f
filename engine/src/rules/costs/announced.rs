//! Costs whose objects are chosen as the cost is announced, before the total cost is determined (702.119c, 702.180b).

use super::{Part, Payer, objects};
use crate::{
    acting::Cx,
    cards::{
        Name,
        amount::Amount,
        cost::{Chosen, Cost},
        reference::Ref,
        selector::Selector,
    },
    error::Flow,
    ids::{Entity, ObjectId},
    rule::Rule,
    state::effects::Scope,
};

/// The name that the objects get which a text does not name. No card can bind that name.
const ANNOUNCED: &str = "chosen as announced";

/// Objects that were chosen for a cost, and the name by which the cost now asks for exactly them.
pub(crate) struct Announced {
    /// The name.
    pub(crate) name: Name,
    /// The objects.
    pub(crate) with: Vec<ObjectId>,
}

/// The player chooses the objects for each part of the costs that says so. The part then requires exactly these objects; it is left out if there are
/// none. The objects are paid with the rest of the total cost.
///
/// # Errors
///
/// [`Rule::UnpayableCost`] refuses objects that can't pay the cost; unanswered decisions.
pub(crate) fn choose(
    cx: &mut Cx<'_>,
    payer: Payer,
    costs: &mut Vec<Cost>,
    scope: &Scope,
    already: usize,
) -> Flow<Vec<Announced>> {
    let mut all: Vec<Announced> = Vec::new();
    let mut kept = Vec::with_capacity(costs.len());
    for cost in std::mem::take(costs) {
        let Some(chosen) = objects::chosen(&cost).filter(|chosen| chosen.announced).cloned() else {
            kept.push(cost);
            continue;
        };
        let part = Part::new(cost.clone(), scope.clone(), payer.object);
        if !objects::payable(cx.game(), payer.player, &part) {
            let reason = format!("the player doesn't have enough objects to pay the cost ({})", objects::verb(&cost));
            return cx.cannot((Rule::UnpayableCost, payer.object), reason);
        }
        let with = objects::choose(cx, payer, &part)?;
        let numbered = || format!("{ANNOUNCED} {}", already + all.len()).as_str().into();
        let name = chosen.bind.clone().unwrap_or_else(numbered);
        if !with.is_empty() {
            kept.push(exactly(cost, &name, with.len()));
        }
        all.push(Announced { name, with });
    }
    *costs = kept;
    Ok(all)
}

/// The cost with exactly the objects of that name.
fn exactly(mut cost: Cost, name: &Name, count: usize) -> Cost {
    let (Cost::TapUntapped(chosen)
    | Cost::Sacrifice(chosen)
    | Cost::Exile(chosen)
    | Cost::ReturnToHand(chosen)
    | Cost::Discard(chosen)
    | Cost::Reveal(chosen)) = &mut cost
    else {
        return cost;
    };
    *chosen = Chosen {
        what: Selector::Is(Ref::Bound(name.clone())),
        count: Amount::Fixed(i32::try_from(count).unwrap_or(i32::MAX)),
        any_number: false,
        total: None,
        bind: chosen.bind.clone(),
        random: false,
        up_to: false,
        announced: false,
    };
    cost
}

impl Announced {
    /// The objects as values of a binding.
    pub(crate) fn entities(&self) -> impl Iterator<Item = Entity> {
        self.with.iter().copied().map(Entity::from)
    }
}
