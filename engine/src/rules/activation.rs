//! Activating abilities (602; 403 until 2009): along the steps of casting a spell.

use std::sync::Arc;

use crate::{
    cards::{
        Name,
        ability::{Ability, Activated},
        cost::Cost,
        keyword::Builtin,
        modification::Modification,
        values::Zone,
    },
    change::{Change, Create, Enter},
    decision::Moment,
    effects::note_upper_half,
    error::Flow,
    event::Event,
    game::{Cx, Game},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{
        casting::announce,
        costs::{Payer, Total},
        mana::abilities,
        priority, targets, timing,
    },
    state::{
        characteristics::{Characteristics, Face, HeldAbility},
        effects::Scope,
        object::ObjectKind,
        stack::{ItemKind, StackItem, StackText},
    },
};

/// A player with priority activates an ability and has priority again; a mana ability (605) resolves at once. The ability goes by
/// its own id, or by the id of the keyword that stands for it.
///
/// # Errors
///
/// The rule that forbids it; unanswered decisions.
pub fn activate_with_priority(cx: &mut Cx<'_>, player: PlayerId, source: ObjectId, ability: &Name) -> Flow {
    priority::require(cx, player)?;
    let Some(held) = find(cx.game(), source, ability) else {
        return cx.refuse(Rule::ActivateAbility, source, format!("it has no activated ability `{ability}`"));
    };
    activate(cx, player, source, &held)?;
    cx.commit(Change::ResetPasses);
    priority::give(cx, player)
}

/// The activated ability of that id, or the one that the keyword of that id stands for.
fn find(game: Game<'_>, source: ObjectId, id: &str) -> Option<HeldAbility> {
    let abilities = &game.characteristics(source).abilities;
    let activated = |held: &&HeldAbility| matches!(&*held.ability, Ability::Activated(_));
    let below = |held: &&HeldAbility| held.id.strip_prefix(id).is_some_and(|rest| rest.starts_with('.'));
    let exact = abilities.iter().filter(activated).find(|held| held.id == id);
    exact.or_else(|| abilities.iter().filter(activated).find(below)).cloned()
}

/// What the words of an ability on an object refer to: what the object remembers of its own choices is bound.
#[must_use]
pub fn ability_scope(game: Game<'_>, player: PlayerId, source: ObjectId, held: &HeldAbility) -> Scope {
    let bindings = game.object(source).memory.clone();
    Scope { source, controller: player, bindings, ability: Some(Arc::new(held.clone())) }
}

/// The rule that keeps a player from beginning to activate an ability, costs and targets aside, and on whose account.
#[must_use]
pub fn forbidden(
    game: Game<'_>,
    player: PlayerId,
    source: ObjectId,
    held: &HeldAbility,
    ability: &Activated,
) -> Option<(Rule, ObjectId, &'static str)> {
    let object = game.object(source);
    if !object.exists() || object.zone != ability.from {
        return Some((Rule::AbilityZone, source, "the ability doesn't work in the zone its object is in"));
    }
    let may = match &ability.by {
        Some(by) => game.is_player(player, by, &ability_scope(game, game.controller(source), source, held)),
        None if ability.from == Zone::Battlefield => game.controller(source) == player,
        None => object.owner == player,
    };
    if !may {
        return Some((Rule::ActivateAbility, source, "another player may activate this ability"));
    }
    if let Some(spell) = split_second(game).filter(|_| !abilities::is_mana_ability(ability)) {
        return Some((Rule::SplitSecond, spell, "a spell with split second is on the stack"));
    }
    if ability.sorcery_timing && !timing::sorcery_timing(game.state, player) {
        let equips = procedure(game, held) == Some(Builtin::Equip);
        let rule = if equips { Rule::EquipActivated } else { Rule::ActivationTiming };
        return Some((rule, source, "this ability is activated only when a sorcery could be cast"));
    }
    if ability.once_each_turn && activated_this_turn(game, source, &held.id) {
        return Some((Rule::ActivationLimit, source, "this ability has been activated this turn"));
    }
    if let Some(condition) = &ability.only_if
        && !game.holds(condition, &ability_scope(game, player, source, held))
    {
        return Some((Rule::ActivationTiming, source, "this ability can't be activated as things stand"));
    }
    let taps = ability.costs.iter().any(|cost| matches!(cost, Cost::Tap(_)));
    (taps && object.zone == Zone::Battlefield && timing::summoning_sick(game, source)).then_some((
        Rule::SummoningSickness,
        source,
        "this creature came under its controller's control too late",
    ))
}

/// The spell with split second that is on the stack (702.61).
#[must_use]
pub fn split_second(game: Game<'_>) -> Option<ObjectId> {
    game.state.stack.iter().copied().find(|id| game.characteristics(*id).has(Builtin::SplitSecond))
}

/// The procedure of the engine that belongs to the keyword which stands for an ability.
#[must_use]
pub fn procedure(game: Game<'_>, held: &HeldAbility) -> Option<Builtin> {
    game.table.catalog.keyword(&held.keyword.as_ref()?.name)?.procedure
}

/// 602.5b: the limit is the object's, whoever controlled it.
fn activated_this_turn(game: Game<'_>, source: ObjectId, id: &Name) -> bool {
    game.state.history.iter().any(|event| match event {
        Event::Activated { source: of, ability, .. } => *of == source && ability == id,
        _ => false,
    })
}

/// Activates an ability (602.2), a mana ability included; no priority is looked at or given.
///
/// # Errors
///
/// The rule that forbids it; unanswered decisions.
pub fn activate(cx: &mut Cx<'_>, player: PlayerId, source: ObjectId, held: &HeldAbility) -> Flow {
    let Ability::Activated(ability) = &*held.ability else {
        return cx.refuse(Rule::ActivateAbility, source, "this is no activated ability");
    };
    if let Some((rule, on, reason)) = forbidden(cx.game(), player, source, held, ability) {
        return cx.refuse(rule, on, reason);
    }
    if ability.once_each_turn {
        cx.considered(Rule::ActivationLimit, source);
    }
    if abilities::is_mana_ability(ability) {
        return abilities::activate(cx, player, source, held, None);
    }
    let before = cx.at(Moment::Announcement);
    let object = put_on_stack(cx, player, source, held);
    announce::modes(cx, player, object)?;
    let scope = ability_scope(cx.game(), player, source, held);
    announce::x(cx, player, object, &[(ability.costs.as_slice(), &scope)])?;
    if !targets::choose_targets(cx, player, object)? {
        return cx.refuse(Rule::ChooseTargets, object, "the ability lacks a legal target");
    }
    pay(cx, player, object, held, ability, scope)?;
    cx.at(before);
    let activated = Event::Activated { object, source, ability: held.id.clone(), player, mana: false };
    cx.commit(Change::Note(activated));
    note_keyword(cx, source, held);
    Ok(())
}

/// 602.2a: the ability goes on the stack, without any card and without any characteristics but its text.
fn put_on_stack(cx: &mut Cx<'_>, player: PlayerId, source: ObjectId, held: &HeldAbility) -> ObjectId {
    let mut item = StackItem::new(ItemKind::Activated, source);
    item.texts = vec![StackText { ability: held.clone(), from_card: None, modes: Vec::new(), targets: Vec::new() }];
    item.bindings = cx.state().object(source).memory.clone();
    item.played = true;
    let events = cx.commit(Change::Create(Create {
        kind: ObjectKind::Ability,
        face: Arc::new(Face { characteristics: Arc::new(Characteristics::default()), flip: None }),
        def: None,
        owner: player,
        controller: player,
        zone: Zone::Stack,
        enter: Enter::default(),
        item: Some(Arc::new(item)),
        reserved: None,
    }));
    let came = events.iter().find_map(|event| match event {
        Event::Moved { became, .. } => Some(*became),
        _ => None,
    });
    came.unwrap_or(source)
}

/// 602.2b with 601.2f–h: the total cost, the mana, the payment.
fn pay(
    cx: &mut Cx<'_>,
    player: PlayerId,
    object: ObjectId,
    held: &HeldAbility,
    ability: &Activated,
    mut scope: Scope,
) -> Flow {
    announce::bind_x(cx.game(), object, &mut scope);
    let mut total = Total::default();
    total.add(cx.game(), &ability.costs, &scope, object);
    increase(cx, &mut total, scope.source);
    announce::lock_in(cx, object, total.mana);
    let ninjutsu = procedure(cx.game(), held) == Some(Builtin::Ninjutsu);
    let rule = if ninjutsu { Rule::NinjutsuUnblocked } else { Rule::UnpayableCost };
    announce::pay(cx, Payer { player, object, rule }, &total)
}

/// What makes the abilities of some objects cost more.
fn increase(cx: &Cx<'_>, total: &mut Total, source: ObjectId) {
    let game = cx.game();
    for rule in &game.seen.rules {
        if let Modification::AbilityCostOf { of, more } = &*rule.modification
            && game.matches(source.into(), of, &rule.scope)
        {
            total.mana = total.mana.plus(more);
            cx.applied(Rule::CostIncrease, rule.scope.source);
        }
    }
}

/// The rule of the keyword that stands for the ability has been carried out.
fn note_keyword(cx: &Cx<'_>, source: ObjectId, held: &HeldAbility) {
    cx.applied(Rule::ActivateAbility, source);
    note_upper_half(cx, source);
    match procedure(cx.game(), held) {
        Some(Builtin::Ninjutsu) => {
            cx.applied(Rule::NinjutsuCost, source);
            cx.applied(Rule::NinjutsuUnblocked, source);
        }
        Some(Builtin::Equip) => cx.applied(Rule::EquipActivated, source),
        Some(Builtin::Cycling) => cx.applied(Rule::Cycling, source),
        _ => {}
    }
}
