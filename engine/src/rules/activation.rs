//! Activating abilities (602; 403 until 2009), by the steps of casting a spell.

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        Name,
        ability::{Ability, Activated},
        cost::Cost,
        deed::{Allowance, Deed},
        keyword::Builtin,
        modification::Modification,
        values::{ManaCost, Zone},
    },
    change::{CardChange, Change},
    continuous::RuleInForce,
    decision::Moment,
    edition::{HiddenAbilities, ManaAbilityAgain, TargetedManaAbilities},
    error::Flow,
    eval::{may_cast::split_second, timing},
    event::Event,
    game::Game,
    ground::{Ground, Obstacle},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{
        casting::{
            announce, total,
            value_of_x::{self, Priced},
        },
        costs::{Payer, Total, nonhybrid, ways},
        hidden_zones, loops,
        mana::abilities::{self, Use},
        priority, special, stack, targets,
    },
    state::{
        characteristics::HeldAbility,
        effects::Scope,
        stack::{ItemKind, StackItem, StackText},
    },
    unsupported,
};

/// A player with priority activates an ability and gets priority again. A mana ability (605) resolves at once. `ability` is the ability's own id, or
/// the id of the keyword it belongs to.
///
/// # Errors
///
/// The rule that forbids it; unanswered decisions.
pub fn activate_with_priority(cx: &mut Cx<'_>, player: PlayerId, source: ObjectId, ability: &Name) -> Flow {
    priority::require(cx, player)?;
    let Some(held) = find(cx.game(), source, ability) else {
        return cx.cannot((Rule::ActivateAbility, source), format!("the object has no activated ability `{ability}`"));
    };
    let before = loops::before_activation(cx, (source, held.id.clone()));
    activate(cx, player, source, &held)?;
    loops::end_fragmented(cx, player, before)?;
    priority::keep(cx, player)
}

/// The activated ability with that id, or the one that belongs to the keyword with that id.
fn find(game: Game<'_>, source: ObjectId, id: &str) -> Option<HeldAbility> {
    let abilities = &game.characteristics(source).abilities;
    let activated = |held: &&HeldAbility| matches!(&*held.ability, Ability::Activated(_));
    let below = |held: &&HeldAbility| held.part_of.as_ref().is_some_and(|keyword| keyword == id);
    let exact = abilities.iter().filter(activated).find(|held| held.id == id);
    exact.or_else(|| abilities.iter().filter(activated).find(below)).cloned()
}

/// The scope of an ability on an object. The choices that the object remembers are bound.
#[must_use]
pub fn ability_scope(game: Game<'_>, player: PlayerId, source: ObjectId, held: &HeldAbility) -> Scope {
    let bindings = game.remembered(source, held).into_owned();
    Scope { source, controller: player, bindings, ability: Some(Arc::new(held.clone())) }
}

/// The rule that prevents a player from beginning to activate an ability, apart from costs and targets, and on whose account.
#[must_use]
pub fn forbidden(
    game: Game<'_>,
    player: PlayerId,
    source: ObjectId,
    held: &HeldAbility,
    ability: &Activated,
) -> Option<Obstacle> {
    let object = game.object(source);
    let no = |so, rule: Rule, reason| game.forbids(so, (rule, source), reason);
    let elsewhere = !object.exists() || object.zone != ability.from;
    let may = || match &ability.who {
        Some(by) => game.is_player(player, by, &ability_scope(game, game.controller(source), source, held)),
        // In other zones than the battlefield only the owner may activate it (108.4a).
        None => game.controller(source) == player,
    };
    no(elsewhere, Rule::AbilityZone, "the ability doesn't function in the zone of its object")
        .or_else(|| no(!may(), Rule::ActivateAbility, "only another player may activate this ability"))
        .or_else(|| {
            // A special action is no ability that is activated (116.2).
            let kept = || kept_by_effect(game, source, held).or_else(|| kept_from(game, player, source, held));
            if ability.special { None } else { kept() }
        })
        .or_else(|| {
            // Special actions may still be taken (702.61b).
            let meant = split_second(game).filter(|_| !ability.special && !ability.is_mana_ability());
            meant.filter(|_| !despite_split_second(game, source))
        })
        .or_else(|| {
            let untimely = ability.sorcery_timing && !timing::sorcery_timing(game.state, player);
            // When a special action may be taken is a part of the rule about it (116.2, 702.170a).
            let rule = match procedure(game, held) {
                _ if ability.special => Rule::SpecialAction,
                Some(Builtin::Equip) => Rule::EquipActivated,
                _ => Rule::ActivationTiming,
            };
            no(untimely, rule, "this ability can be activated only when its player could cast a sorcery")
        })
        .or_else(|| loyalty(game, player, source, ability))
        .or_else(|| {
            let again = ability.is_mana_ability()
                && game.table.edition.mana_ability_again == ManaAbilityAgain::OnceResolved
                && game.heeds((Rule::ManaAbilityUnderWay, source), abilities::under_way(game, source, &held.id));
            no(again, Rule::ManaAbilityUnderWay, "this mana ability is being activated, and it has not resolved yet")
        })
        .or_else(|| {
            let again = ability.once_each_turn
                && game.heeds((Rule::ActivationLimit, source), activated_this_turn(game, source, &held.id));
            no(
                again,
                Rule::ActivationLimit,
                "this ability may be activated once each turn, and it has been activated this turn",
            )
        })
        .or_else(|| {
            let condition = ability.condition.as_ref();
            let scope = || ability_scope(game, player, source, held);
            let unfit = condition.is_some_and(|condition| !game.holds(condition, &scope()));
            let rule = if ability.special { Rule::SpecialAction } else { Rule::ActivationLimit };
            no(unfit, rule, "the condition for activating this ability is not true")
        })
        .or_else(|| {
            let taps = ability.costs.iter().any(|cost| matches!(cost, Cost::Tap(_)));
            let sick = taps && object.zone == Zone::Battlefield && timing::summoning_sick(game, source);
            no(sick, Rule::SummoningSickness, "this creature has summoning sickness")
        })
}

/// The obstacle to a loyalty ability (606.3): it must be a time at which the player could cast a sorcery, and no other loyalty ability of that
/// permanent may have been activated this turn.
fn loyalty(game: Game<'_>, player: PlayerId, source: ObjectId, ability: &Activated) -> Option<Obstacle> {
    if !ability.is_loyalty() {
        return None;
    }
    let of_loyalty = |held: &HeldAbility| matches!(&*held.ability, Ability::Activated(other) if other.is_loyalty());
    let abilities =
        || game.characteristics(source).abilities.iter().chain(&game.object(source).face.characteristics.abilities);
    let again = abilities().any(|held| of_loyalty(held) && activated_this_turn(game, source, &held.id));
    let untimely = !timing::sorcery_timing(game.state, player);
    let rule = (Rule::LoyaltyAbility, source);
    game.forbids(untimely, rule, "a loyalty ability can be activated only when its player could cast a sorcery")
        .or_else(|| game.forbids(again, rule, "a loyalty ability of this permanent has been activated this turn"))
}

/// An effect that prevents such abilities of an object from being activated.
fn kept_by_effect(game: Game<'_>, source: ObjectId, held: &HeldAbility) -> Option<Obstacle> {
    let keeps = |rule: &&RuleInForce| {
        rule.on.contains(&source)
            && matches!(&*rule.modification, Modification::Cant(Deed::HaveActivated(is)) if game.describes_activation(is, held))
    };
    let rule = game.seen.rules.iter().find(keeps)?;
    game.forbids(
        true,
        (Rule::ActivateAbility, &rule.scope),
        "an effect prevents this object's abilities from being activated",
    )
}

/// An effect that prevents the player from activating such abilities (602.5).
fn kept_from(game: Game<'_>, player: PlayerId, source: ObjectId, held: &HeldAbility) -> Option<Obstacle> {
    let keeps = |rule: &&RuleInForce| match &*rule.modification {
        Modification::CantActivate { who, of, abilities } => {
            game.is_player(player, who, &rule.scope)
                && of.as_ref().is_none_or(|of| game.matches(source.into(), of, &rule.scope))
                && game.describes_activation(abilities, held)
        }
        _ => false,
    };
    let rule = game.seen.rules.iter().find(keeps)?;
    game.forbids(
        true,
        (Rule::ActivateAbility, &rule.scope),
        "an effect prevents this player from activating such abilities",
    )
}

/// Whether an effect permits the object's abilities to be activated in spite of split second.
fn despite_split_second(game: Game<'_>, source: ObjectId) -> bool {
    let lets = |rule: &&RuleInForce| {
        rule.on.contains(&source)
            && matches!(&*rule.modification, Modification::May(Allowance::ActivateDespiteSplitSecond))
    };
    game.seen.rules.iter().find(lets).is_some_and(|rule| game.heeds((Rule::CardBeatsRule, &rule.scope), true))
}

/// The engine procedure of the keyword that an ability belongs to.
#[must_use]
pub fn procedure(game: Game<'_>, held: &HeldAbility) -> Option<Builtin> {
    game.table.catalog.keyword(&held.keyword.as_ref()?.name)?.procedure
}

/// 602.5b: the limit belongs to the object, whichever player controlled it.
fn activated_this_turn(game: Game<'_>, source: ObjectId, id: &Name) -> bool {
    game.state.history.iter().any(|event| match event {
        Event::Activated { source: of, ability, .. } => *of == source && ability == id,
        _ => false,
    })
}

/// Activates an ability (602.2), which may be a mana ability. This procedure neither checks nor gives priority.
///
/// # Errors
///
/// The rule that forbids it; unanswered decisions.
pub fn activate(cx: &mut Cx<'_>, player: PlayerId, source: ObjectId, held: &HeldAbility) -> Flow {
    let Ability::Activated(ability) = &*held.ability else {
        return cx.cannot((Rule::ActivateAbility, source), "this is not an activated ability");
    };
    if let Some(Obstacle { ground, reason }) = forbidden(cx.game(), player, source, held, ability) {
        cx.forbid(ground, reason)?;
    }
    if ability.special && cx.game().heeds((Rule::SpecialAction, source), true) {
        return special::take(cx, player, source, held, ability);
    }
    if ability.once_each_turn {
        unsupported::limits_of_one_id(cx.game(), source, held)?;
    }
    let targeted = cx.edition().targeted_mana_abilities == TargetedManaAbilities::AreManaAbilities;
    if targeted && ability.is_targeted_mana_ability() {
        return unsupported::refuse("a mana ability with a target");
    }
    if cx.game().heeds((Rule::ManaAbilityNoStack, source), ability.is_mana_ability()) {
        return abilities::activate(cx, player, source, held, Use::ForAll { kept: &[] });
    }
    hidden_zones::during_announcement(cx, |cx| announced(cx, player, source, held, ability))
}

/// All steps from the announcement on.
fn announced(cx: &mut Cx<'_>, player: PlayerId, source: ObjectId, held: &HeldAbility, ability: &Activated) -> Flow {
    let before = cx.at(Moment::Announcement);
    let Some(object) = put_on_stack(cx, player, source, held) else {
        return cx.cannot((Rule::ActivateAbility, source), "the ability can't be put on the stack");
    };
    announce::modes(cx, player, object)?;
    let scope = ability_scope(cx.game(), player, source, held);
    let costs = ways::choose(cx, (player, object), &ability.costs, &scope, &mut Vec::new())?;
    let less = cost_changes(cx.game(), source, held).into_iter().filter_map(|(_, _, less)| less);
    let less = less.map(|less| less.mana_value(0)).fold(0, u32::saturating_add);
    value_of_x::choose(cx, player, object, Priced { costs: &[(costs.as_slice(), &scope)], less })?;
    if !targets::choose_targets(cx, player, object)? {
        let lacking = targets::lacking(cx.game(), object);
        return cx.cannot((Rule::ChooseTargets, object), lacking);
    }
    pay(cx, player, object, held, &costs, scope)?;
    cx.at(before);
    let activated = Event::Activated { object, source, ability: held.id.clone(), player, mana: false };
    cx.commit(Change::Note(activated));
    Ok(())
}

/// 602.2a: the ability is put on the stack. It is not represented by a card and has no characteristics but its text.
fn put_on_stack(cx: &mut Cx<'_>, player: PlayerId, source: ObjectId, held: &HeldAbility) -> Option<ObjectId> {
    let mut item = StackItem::new(ItemKind::Activated, source);
    item.texts = vec![StackText { ability: held.clone(), from_card: None, modes: Vec::new(), targets: Vec::new() }];
    item.bindings = cx.game().remembered(source, held).into_owned();
    item.played = true;
    if is_shown(cx, source) {
        let rule = (Rule::ActivateAbility, source);
        cx.commit(CardChange::Reveal { cards: vec![source], by: player }.by(rule));
        cx.commit(CardChange::KeepRevealed { card: source, revealed: true }.by(rule));
    }
    let of_keyword = rules_of_keyword(procedure(cx.game(), held)).iter();
    let of_keyword = of_keyword.map(|rule| Ground::held(*rule, source, held));
    stack::put(cx, player, item, [Ground::of(Rule::ActivateAbility, source)].into_iter().chain(of_keyword))
}

/// Whether the card is revealed whose ability is activated: a card in a hidden zone, since 2006 (409.1a, 602.2a).
fn is_shown(cx: &Cx<'_>, source: ObjectId) -> bool {
    let hidden = matches!(cx.state().object(source).zone, Zone::Hand | Zone::Library);
    hidden && cx.edition().hidden_abilities == HiddenAbilities::AreRevealed
}

/// The rules that activating an ability of this keyword carries out.
fn rules_of_keyword(keyword: Option<Builtin>) -> &'static [Rule] {
    match keyword {
        Some(Builtin::Ninjutsu) => &[Rule::NinjutsuCost, Rule::NinjutsuUnblocked],
        Some(Builtin::Equip) => &[Rule::EquipActivated],
        Some(Builtin::Cycling) => &[Rule::Cycling],
        _ => &[],
    }
}

/// 602.2b with 601.2f–h: determines the total cost, produces the mana and pays.
fn pay(
    cx: &mut Cx<'_>,
    player: PlayerId,
    object: ObjectId,
    held: &HeldAbility,
    costs: &[Cost],
    mut scope: Scope,
) -> Flow {
    value_of_x::bind(cx.game(), object, &mut scope);
    let mut total = Total::default();
    total.add(cx.game(), costs, &scope, object);
    nonhybrid::few(total.mana.announced().len())?;
    change_cost(cx.game(), &mut total, (player, object), (scope.source, held));
    announce::lock_in(cx, object, total.mana);
    let ninjutsu = procedure(cx.game(), held) == Some(Builtin::Ninjutsu);
    let rule = if ninjutsu { Rule::NinjutsuUnblocked } else { Rule::UnpayableCost };
    announce::pay(cx, Payer { player, object, rule }, &total)
}

fn is_for_mana(held: &HeldAbility) -> bool {
    matches!(&*held.ability, Ability::Activated(ability) if ability.is_mana_ability())
}

/// The effects that increase or reduce the cost of such abilities.
fn cost_changes<'a>(
    game: Game<'a>,
    source: ObjectId,
    held: &HeldAbility,
) -> Vec<(&'a Scope, Option<ManaCost>, Option<ManaCost>)> {
    let stands_for = |wanted: &Name| held.keyword.as_ref().is_some_and(|of| game.is_keyword(&of.name, wanted));
    let changes = game.seen.rules.iter().filter_map(|rule| match &*rule.modification {
        Modification::AbilityCostOf { of, keyword, except_mana, more, less, times } => {
            let fits = keyword.as_ref().is_none_or(stands_for)
                && !(*except_mana && is_for_mana(held))
                && game.matches(source.into(), of, &rule.scope);
            let much = |mana: &Option<ManaCost>| total::so_much(game, mana.as_ref(), times.as_ref(), &rule.scope);
            fits.then(|| (&rule.scope, much(more), much(less)))
        }
        _ => None,
    });
    changes.collect()
}

/// Applies the effects that increase the cost of such abilities, then those that reduce it (601.2f, 602.2b).
pub(super) fn change_cost(
    game: Game<'_>,
    total: &mut Total,
    (player, object): (PlayerId, ObjectId),
    (source, held): (ObjectId, &HeldAbility),
) {
    let changes = cost_changes(game, source, held);
    for (scope, more, _) in &changes {
        if let Some(more) = more.as_ref().filter(|_| game.heeds((Rule::CostIncrease, *scope), true)) {
            total.mana = total.mana.plus(more);
        }
    }
    let announced = total.mana.announced();
    // Which way a mana ability's own cost can be paid would depend on mana abilities again: such a position is refused.
    let endless = announced.len() > 1 && is_for_mana(held);
    if endless || changes.iter().all(|(.., less)| less.is_none()) {
        return;
    }
    let reduced = |mana: ManaCost| {
        changes.iter().fold(mana, |mana, (scope, _, less)| match less {
            Some(less) if game.heeds((Rule::CostReduction, *scope), true) => {
                total::reduced(game, mana, less, (*scope).into())
            }
            _ => mana,
        })
    };
    let ways = announced.into_iter().map(reduced).collect();
    total.mana = nonhybrid::payable(game, (player, object), total, ways);
}
