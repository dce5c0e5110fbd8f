//! Reads the objects, players and amounts of an instruction, as far as objects can still be followed.

use std::borrow::Cow;

use crate::{
    acting::Cx,
    cards::{amount::Amount, check::EACH, reference::Ref},
    error::Flow,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::effects::Scope,
    unsupported,
};

/// An amount, read once, now (608.2h).
pub(in crate::verbs) fn amount(cx: &Cx<'_>, amount: &Amount, scope: &Scope) -> i32 {
    let number = cx.sized(cx.game().amount(amount, scope));
    match amount {
        Amount::Of(_) => cx.game().fact((Rule::InformationOnce, scope), number, || 0),
        Amount::Fixed(_) | Amount::Bound(_) => number,
    }
}

/// The change that "+N" makes to a power or toughness, read once, now (107.1b, 608.2h).
pub(in crate::verbs) fn addend(cx: &Cx<'_>, amount: &Amount, scope: &Scope) -> i32 {
    let number = cx.sized(cx.game().addend(amount, scope));
    cx.game().fact((Rule::InformationOnce, scope), number, || 0)
}

/// A number of objects or units; 0 for a negative amount (107.1b).
pub(in crate::verbs) fn count(cx: &Cx<'_>, number: &Amount, scope: &Scope) -> u32 {
    u32::try_from(amount(cx, number, scope)).unwrap_or(0)
}

/// A number of objects, limited to slightly more than the allowed number of objects.
pub(in crate::verbs) fn size(cx: &Cx<'_>, number: &Amount, scope: &Scope) -> usize {
    usize::try_from(amount(cx, number, scope)).unwrap_or(0).min(cx.table().budget.objects + 1)
}

/// The wanted number, or the available number if that is less (101.3). Without that rule, 0 if there are too few.
pub(in crate::verbs) fn as_far<N: Ord + Default>(cx: &Cx<'_>, wanted: N, there: N, scope: &Scope) -> N {
    match wanted > there {
        true => cx.game().fact((Rule::AsMuchAsPossible, scope), there, N::default),
        false => wanted,
    }
}

/// The scope in which an argument is read for one of several objects or players; `$player` is that player. It applies only if the reference names
/// several (`each_player`). For a single player, the scope is unchanged.
pub(in crate::verbs) fn of_each<'s>(who: Option<&Ref>, one: impl Into<Entity>, scope: &'s Scope) -> Cow<'s, Scope> {
    if !who.is_some_and(Ref::speaks_of_several) {
        return Cow::Borrowed(scope);
    }
    let mut own = scope.clone();
    let one: Entity = one.into();
    own.bindings.bind_entities(EACH, one.player());
    Cow::Owned(own)
}

/// The players and the amount for each of them, without those for whom it is 0 (107.1b): for these nothing happens (119.9, 119.10).
pub(in crate::verbs) fn players_with_amounts(
    cx: &Cx<'_>,
    who: &Ref,
    amount: &Amount,
    scope: &Scope,
) -> Vec<(PlayerId, u32)> {
    let for_each = |player| (player, count(cx, amount, &of_each(Some(who), player, scope)));
    players(cx, who, scope).into_iter().map(for_each).filter(|(_, amount)| *amount > 0).collect()
}

/// The objects and players at which a reference points.
pub(in crate::verbs) fn entities(cx: &Cx<'_>, reference: &Ref, scope: &Scope) -> Vec<Entity> {
    cx.game().entities(reference, scope).into_vec()
}

/// The objects at which a reference points and which are still the same objects. An object that has left its zone is not followed (400.7).
pub(in crate::verbs) fn objects(cx: &Cx<'_>, reference: &Ref, scope: &Scope) -> Vec<ObjectId> {
    let meant = cx.game().objects(reference, scope);
    let still: Vec<ObjectId> = meant.iter().copied().filter(|id| cx.state().object(*id).exists()).collect();
    if still.len() == meant.len() {
        return still;
    }
    let followed = || {
        let newest = meant.iter().map(|id| cx.state().newest(*id));
        newest.filter(|id| cx.state().object(*id).exists()).collect()
    };
    let gone = meant.iter().copied().find(|id| !still.contains(id));
    cx.game().fact((Rule::NewObject, gone), still, followed)
}

/// Leaves out the objects that are entering the battlefield: while an effect says how they enter, they can't be chosen (614.13a).
pub(in crate::verbs) fn leave_out_entering(cx: &Cx<'_>, from: &mut Vec<Entity>) {
    from.retain(|entity| entity.object().is_none_or(|object| !cx.game().entering.contains(&object)));
}

/// The permanents at which a reference points.
pub(in crate::verbs) fn permanents(cx: &Cx<'_>, reference: &Ref, scope: &Scope) -> Vec<ObjectId> {
    let mut found = objects(cx, reference, scope);
    found.retain(|id| cx.state().object(*id).is_permanent());
    found
}

/// The players at whom a reference points and who are in the game, the active player first (101.4).
pub(crate) fn players(cx: &Cx<'_>, reference: &Ref, scope: &Scope) -> Vec<PlayerId> {
    let meant = cx.game().players(reference, scope);
    let in_order: Vec<PlayerId> = cx.state().in_turn_order().filter(|player| meant.contains(player)).collect();
    if in_order.len() < 2 {
        return in_order;
    }
    // In an effect of several steps, the players acted one after another in each step (413.2d of 2001).
    if let Some(player) = cx.alone().filter(|player| in_order.contains(player)) {
        return vec![player];
    }
    let last_first = || in_order.iter().rev().copied().collect();
    cx.game().fact((Rule::ActivePlayerFirst, scope), in_order.clone(), last_first)
}

/// The players at whom a reference points. Without a reference, the controller of the ability.
pub(in crate::verbs) fn players_or_you(cx: &Cx<'_>, reference: Option<&Ref>, scope: &Scope) -> Vec<PlayerId> {
    match reference {
        Some(reference) => players(cx, reference, scope),
        None => vec![scope.controller],
    }
}

/// The players who make a choice. For a player who has left the game, another player would choose (800.4g; 600.4d in 2006).
///
/// # Errors
///
/// [`Stop::Unsupported`](crate::error::Stop) if one of them has left the game.
pub(in crate::verbs) fn choosers(cx: &Cx<'_>, reference: Option<&Ref>, scope: &Scope) -> Flow<Vec<PlayerId>> {
    match who_left(cx, reference, scope).is_empty() {
        true => Ok(players_or_you(cx, reference, scope)),
        false => unsupported::refuse("a choice of a player who has left the game"),
    }
}

/// The players at whom a reference points and who have left the game.
pub(in crate::verbs) fn who_left(cx: &Cx<'_>, reference: Option<&Ref>, scope: &Scope) -> Vec<PlayerId> {
    let mut meant = reference.map(|reference| cx.game().players(reference, scope)).unwrap_or_default();
    meant.retain(|player| cx.state().player(*player).lost);
    meant.into_vec()
}

/// The objects and players at which a reference points, which still exist and can have counters.
pub(in crate::verbs) fn bearers(cx: &Cx<'_>, reference: &Ref, scope: &Scope) -> Vec<Entity> {
    let mut meant = entities(cx, reference, scope);
    meant.retain(|entity| match entity {
        Entity::Object(object) => cx.state().object(*object).exists(),
        Entity::Player(player) => !cx.state().player(*player).lost,
    });
    meant
}
