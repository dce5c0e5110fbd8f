//! Costs other than mana: tapping, sacrificing, discarding and the like, life and counters.

use crate::{
    acting::Cx,
    cards::{
        cost::{Chosen, Cost},
        deed::{Deed, PlayerDeed},
        effect::{Duration, Place},
        made::By,
        modification::Modification,
        reference::Ref,
        selector::Selector,
        values::{CounterKind, Zone},
    },
    change::{CardChange, Change, EffectChange, LifeChange, Move, PermanentChange},
    decision::{Answer, DecisionKind, Options},
    error::{Flow, Stop},
    event::{Event, Why},
    game::Game,
    ground::Act,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{
        combat::joining::ATTACKED,
        ending_the_game,
        replacement::{comes_to_nothing, happen},
    },
    state::{
        binding::Bindings,
        effects::{Affects, ContinuousEffect, Scope},
        stack::{CHOSEN_FOR, ItemKind, PAID_WITH},
    },
    unsupported,
};

use super::{Part, Payer, bind, totals, unsigned};

/// The choice of objects that the cost is paid with, if it has one.
pub(crate) fn chosen(cost: &Cost) -> Option<&Chosen> {
    match cost {
        Cost::TapUntapped(chosen)
        | Cost::Sacrifice(chosen)
        | Cost::Exile(chosen)
        | Cost::ReturnToHand(chosen)
        | Cost::Discard(chosen)
        | Cost::Reveal(chosen) => Some(chosen),
        _ => None,
    }
}

/// The verb of the cost, as the name of the decision.
pub(super) fn verb(cost: &Cost) -> &'static str {
    match cost {
        Cost::TapUntapped(_) => "tap",
        Cost::Sacrifice(_) => "sacrifice",
        Cost::Exile(_) => "exile",
        Cost::ReturnToHand(_) => "return",
        Cost::Discard(_) => "discard",
        Cost::Reveal(_) => "reveal",
        _ => "pay",
    }
}

/// The objects that the cost may be paid with: those that match its text and that the player can use for it.
pub(crate) fn candidates(game: Game<'_>, player: PlayerId, part: &Part) -> Vec<Entity> {
    let Some(chosen) = chosen(&part.cost) else { return Vec::new() };
    let mut found = game.matching(&chosen.what, &part.scope);
    found.retain(|entity| entity.object().is_some_and(|id| gives(game, player, &part.cost, id)));
    found
}

fn gives(game: Game<'_>, player: PlayerId, cost: &Cost, id: ObjectId) -> bool {
    let object = game.object(id);
    // An object that is entering can't pay for the effect that says how it enters (614.13a).
    let mine = object.exists()
        && game.is_there_as_card(object)
        && !game.entering.contains(&id)
        && match object.zone {
            Zone::Battlefield => game.controller(id) == player,
            Zone::Hand | Zone::Graveyard | Zone::Library => object.owner == player,
            Zone::Exile => true,
            Zone::Stack | Zone::Command | Zone::Nowhere => false,
        };
    mine && match cost {
        Cost::TapUntapped(_) => object.is_permanent() && !object.status.tapped,
        // 701.21a: a player can only sacrifice permanents that the player controls.
        Cost::Sacrifice(_) => object.is_permanent(),
        Cost::Discard(_) => object.zone == Zone::Hand,
        _ => true,
    }
}

/// How many objects the cost requires.
pub(crate) fn count(game: Game<'_>, part: &Part) -> usize {
    let number = chosen(&part.cost).map_or(0, |chosen| game.amount(&chosen.count, &part.scope));
    usize::try_from(number).unwrap_or(0)
}

/// Whether a part of a cost could be paid at the moment (118.3).
pub(crate) fn payable(game: Game<'_>, player: PlayerId, part: &Part) -> bool {
    match part.cost.in_counters().as_ref().unwrap_or(&part.cost) {
        Cost::Tap(what) => game.objects(what, &part.scope).iter().all(|id| untapped(game, *id)),
        Cost::Mill(amount) => unsigned(game.amount(amount, &part.scope)) as usize <= library(game, player).len(),
        Cost::PayLife(amount) => has_life(game, player, unsigned(game.amount(amount, &part.scope))),
        Cost::RemoveCounters { kind, count, from } => {
            let count = unsigned(game.amount(count, &part.scope));
            let from = game.entities(from, &part.scope);
            !from.is_empty() && from.iter().all(|on| counters(game, *on, kind) >= count)
        }
        Cost::PutCounters { kind, count, on } => {
            let count = unsigned(game.amount(count, &part.scope));
            let on = game.entities(on, &part.scope);
            let may_be_put = |on: &Entity| bears_counters(game, *on) && !is_kept_from_counters(game, *on, kind, count);
            !on.is_empty() && on.iter().all(may_be_put)
        }
        Cost::Exert(what) => game.objects(what, &part.scope).iter().all(|id| game.object(*id).is_permanent()),
        // An object without a mana cost has an unpayable one (118.6).
        Cost::ItsManaCost(_) | Cost::ManaCostOf(_) => !game.heeds((Rule::NoManaCost, part.asks), true),
        Cost::GivesLife { who, .. } => !may_be_given_life(game, who, part).is_empty(),
        Cost::ChoosePlayer(who) => !game.matching(who, &part.scope).is_empty(),
        // Costs without objects are not checked here.
        cost => chosen(cost).is_none_or(|chosen| totals::is_enough(game, player, part, chosen)),
    }
}

fn untapped(game: Game<'_>, id: ObjectId) -> bool {
    let object = game.object(id);
    object.is_permanent() && !object.status.tapped
}

/// 118.3b, 119.4: a player can only pay life that the player has; 0 life can always be paid.
pub(super) fn has_life(game: Game<'_>, player: PlayerId, amount: u32) -> bool {
    // A player who can't lose life can't pay any (119.8).
    amount == 0
        || (i64::from(game.state.player(player).life) >= i64::from(amount)
            && ending_the_game::may(game, player, PlayerDeed::LoseLife))
}

/// The players who can gain life as a cost. A player who can't gain life isn't one of them (119.7).
fn may_be_given_life(game: Game<'_>, who: &Selector, part: &Part) -> Vec<Entity> {
    let gains =
        |one: &Entity| one.player().is_some_and(|player| ending_the_game::may(game, player, PlayerDeed::GainLife));
    game.matching(who, &part.scope).into_iter().filter(gains).collect()
}

/// Whether counters can be put on it: a player or a permanent (122.1).
fn bears_counters(game: Game<'_>, on: Entity) -> bool {
    on.object().is_none_or(|id| game.object(id).is_permanent())
}

/// Whether an effect states that no such counters can be put on it. Then no cost that includes this can be paid (614.17b).
fn is_kept_from_counters(game: Game<'_>, on: Entity, kind: &CounterKind, count: u32) -> bool {
    let put = PermanentChange::PutCounters { on, kind: kind.clone(), count, by_effect: false };
    count > 0 && comes_to_nothing(game, put)
}

fn counters(game: Game<'_>, on: Entity, kind: &str) -> u32 {
    match on {
        Entity::Object(id) => game.object(id).counters.of(kind),
        Entity::Player(id) => game.state.player(id).counters.of(kind),
    }
}

/// Pays a part of a cost.
pub(super) fn pay(cx: &mut Cx<'_>, payer: Payer, part: &Part, bindings: &mut Bindings) -> Flow {
    if !payable(cx.game(), payer.player, part) {
        return refuse(cx, payer, part);
    }
    let was = cx.begin_attribution(|| By::Cost(part.text.clone()), &part.scope);
    let paid = pay_part(cx, payer, part, bindings);
    cx.end_attribution(was);
    paid
}

fn pay_part(cx: &mut Cx<'_>, payer: Payer, part: &Part, bindings: &mut Bindings) -> Flow {
    match part.cost.in_counters().as_ref().unwrap_or(&part.cost) {
        Cost::Tap(what) => {
            let tapped = cx.game().objects(what, &part.scope);
            happen(
                cx,
                tapped.into_iter().map(|object| Change::Permanent(PermanentChange::Tap { object })).collect::<Vec<_>>(),
            )?;
        }
        Cost::Mill(amount) => mill(cx, payer.player, unsigned(cx.game().amount(amount, &part.scope)))?,
        Cost::PayLife(amount) => {
            let amount = unsigned(cx.game().amount(amount, &part.scope));
            let pays = Change::Life(LifeChange::PayLife { player: payer.player, amount });
            happen(cx, [pays.by((Rule::LifePayment, payer.object))])?;
        }
        Cost::RemoveCounters { kind, count, from } => {
            let game = cx.game();
            let count = unsigned(game.amount(count, &part.scope));
            let from = game.entities(from, &part.scope);
            let remove = |from| Change::Permanent(PermanentChange::RemoveCounters { from, kind: kind.clone(), count });
            happen(cx, from.into_iter().map(remove).collect::<Vec<_>>())?;
        }
        Cost::PutCounters { kind, count, on } => {
            let game = cx.game();
            let count = unsigned(game.amount(count, &part.scope));
            let on = game.entities(on, &part.scope).into_iter().filter(|_| count > 0);
            let put = |on| PermanentChange::PutCounters { on, kind: kind.clone(), count, by_effect: false };
            let put = |on| Change::Permanent(put(on));
            happen(cx, on.map(put).collect::<Vec<_>>())?;
        }
        Cost::Exert(what) => {
            let exerted = cx.game().objects(what, &part.scope);
            exerted.into_iter().for_each(|object| exert(cx, payer.player, object));
        }
        Cost::GivesLife { who, amount } => {
            let game = cx.game();
            let amount = unsigned(game.amount(amount, &part.scope));
            let from = may_be_given_life(game, who, part);
            let options = Options::Entities { from, least: 1, most: 1, ordered: false };
            let who = cx.ask_entities(payer.player, DecisionKind::CostPlayer, Some(part.asks), None, options)?;
            let gains = who.into_iter().filter_map(Entity::player);
            happen(cx, gains.map(|player| Change::Life(LifeChange::GainLife { player, amount })).collect::<Vec<_>>())?;
        }
        Cost::ChoosePlayer(who) => {
            let from = cx.game().matching(who, &part.scope).into_iter().collect();
            let options = Options::Entities { from, least: 1, most: 1, ordered: false };
            let who = cx.ask_entities(payer.player, DecisionKind::CostPlayer, Some(part.asks), None, options)?;
            bindings.bind_entities(CHOSEN_FOR, who);
        }
        _ => pay_with_objects(cx, payer, part, bindings)?,
    }
    Ok(())
}

/// The cards of a player's library, the top one first.
fn library(game: Game<'_>, player: PlayerId) -> Vec<ObjectId> {
    game.state.cards_from_top(player).collect()
}

/// A player mills cards: they go from the top of the library to the graveyard (701.17a).
fn mill(cx: &mut Cx<'_>, player: PlayerId, count: u32) -> Flow {
    let top = library(cx.game(), player).into_iter().take(count as usize);
    let milled = top.map(|card| Change::Card(CardChange::Move(Move::new(card, Place::Graveyard, Why::Cost))));
    happen(cx, milled.collect::<Vec<_>>())?;
    let amount = i32::try_from(count).ok();
    cx.commit(Change::Note(Event::Performed { action: MILL.into(), player, what: Vec::new(), amount }));
    Ok(())
}

/// The name of the keyword action.
const MILL: &str = "mill";

/// A player exerts a permanent: it doesn't untap during that player's next untap step (701.43a).
fn exert(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId) {
    let stays = ContinuousEffect {
        id: cx.effect_id(),
        timestamp: cx.tick(),
        affects: Affects::Objects(vec![object]),
        apply: vec![Modification::Cant(Deed::UntapInUntapStep)],
        copies: None,
        scope: Scope::new(object, player),
        until: Some(Duration::NextUntapStepOf(Ref::You)),
    };
    let said = PermanentChange::Designate { what: object.into(), to_be: EXERTED.into() };
    cx.commit_all(vec![
        EffectChange::BeginEffect(Box::new(stays)).by((Rule::Exert, object)),
        said.by((Rule::Exert, object)),
    ]);
}

/// The designation of an exerted permanent.
const EXERTED: &str = "exerted";

/// Refuses a cost that can't be paid. If a keyword states the cost, the keyword's rule refuses it.
fn refuse(cx: &Cx<'_>, payer: Payer, part: &Part) -> Flow {
    let cost = &part.cost;
    let (rule, what) = match cost {
        Cost::Tap(what) => {
            let tapped = cx.game().objects(what, &part.scope).into_iter().find(|id| !untapped(cx.game(), *id));
            let why = tapped.and_then(|id| tapped_for(cx.game(), id)).unwrap_or_default();
            return cx.cannot((Rule::UnpayableCost, payer.object), format!("the permanent is already tapped{why}"));
        }
        Cost::Mill(_) => (Rule::UnpayableCost, "the player doesn't have enough cards in the library"),
        Cost::PayLife(_) if !ending_the_game::may(cx.game(), payer.player, PlayerDeed::LoseLife) => {
            (Rule::CantBeatsCan, "a player who can't lose life can't pay any")
        }
        Cost::PayLife(_) => (Rule::UnpayableCost, "the player doesn't have enough life to pay"),
        Cost::RemoveCounters { .. } => (Rule::UnpayableCost, "there aren't enough counters to remove"),
        Cost::Loyalty(_) => (Rule::LoyaltyCost, "there aren't enough loyalty counters to remove"),
        Cost::PutCounters { .. } => (Rule::UnpayableCost, "the counters can't be put there"),
        Cost::ItsManaCost(_) | Cost::ManaCostOf(_) => {
            (Rule::NoManaCost, "the object has no mana cost that could be paid")
        }
        Cost::ReturnToHand(_) | Cost::Reveal(_) => {
            (payer.rule, "the player doesn't have enough objects to pay the cost")
        }
        _ => (Rule::UnpayableCost, "the player doesn't have enough objects to pay the cost"),
    };
    cx.cannot((rule, payer.object), format!("{what} ({})", verb(cost)))
}

/// The reason why a permanent was tapped this turn, if it was.
fn tapped_for(game: Game<'_>, id: ObjectId) -> Option<&'static str> {
    let history = || game.state.history.iter();
    let tapped = history().rev().position(|event| matches!(event, Event::Tapped { object } if *object == id))?;
    let after = history().rev().take(tapped).collect::<Vec<_>>();
    after.into_iter().rev().find_map(|event| match event {
        Event::Activated { source, mana: true, .. } if *source == id => Some(": this turn it was tapped for mana"),
        Event::Attacked { attacker, .. } if *attacker == id => Some(": this turn it attacked"),
        Event::Activated { source, .. } if *source == id => Some(": this turn its ability was activated"),
        _ => None,
    })
}

fn pay_with_objects(cx: &mut Cx<'_>, payer: Payer, part: &Part, bindings: &mut Bindings) -> Flow {
    let Some(chosen) = chosen(&part.cost) else {
        return Err(Stop::Unsupported("a cost of this kind".to_owned()));
    };
    if chosen.announced {
        return unsupported::refuse("objects that are chosen before the cost of an ability is determined");
    }
    let with = choose(cx, payer, part)?;
    bind(bindings, chosen, &with);
    note_payment(bindings, &with);
    remember_attack(cx, &with, bindings);
    happen(cx, changes(payer.player, &part.cost, &with))?;
    if matches!(part.cost, Cost::Reveal(_)) {
        keep_revealed(cx, payer.object, &with);
    }
    Ok(())
}

/// The objects that the player chooses to pay the part of a cost with.
///
/// # Errors
///
/// The payer's rule refuses objects that can't pay the cost; unanswered decisions.
pub(crate) fn choose(cx: &mut Cx<'_>, payer: Payer, part: &Part) -> Flow<Vec<ObjectId>> {
    let Some(chosen) = chosen(&part.cost) else { return Ok(Vec::new()) };
    let (from, count) = (candidates(cx.game(), payer.player, part), count(cx.game(), part));
    let (least, most) = match (chosen.any_number, chosen.up_to) {
        (true, _) => (0, from.len()),
        (false, true) => (0, count.min(from.len())),
        (false, false) => (count, count),
    };
    let options = Options::Entities { from, least, most, ordered: false };
    let kind = if chosen.random { DecisionKind::Random } else { DecisionKind::CostObjects };
    let answer = cx.ask_entities(payer.player, kind, Some(part.asks), Some(verb(&part.cost).into()), options);
    if let Err(Stop::BadAnswer { answer: Answer::Entities(_), .. }) = &answer {
        let reason = format!("this can't be used to pay the cost ({})", verb(&part.cost));
        return cx.cannot((payer.rule, payer.object), reason);
    }
    let with: Vec<ObjectId> = answer?.into_iter().filter_map(Entity::object).collect();
    if !totals::fits(cx.game(), part, chosen, &with) {
        let reason = format!("the chosen objects together don't pay the cost ({})", verb(&part.cost));
        return cx.cannot((payer.rule, payer.object), reason);
    }
    Ok(with)
}

/// Records the objects among those that paid.
pub(crate) fn note_payment(bindings: &mut Bindings, with: &[ObjectId]) {
    if with.is_empty() {
        return;
    }
    let all: Vec<Entity> =
        bindings.entities(PAID_WITH).iter().copied().chain(with.iter().copied().map(Entity::from)).collect();
    bindings.bind_entities(PAID_WITH, all);
}

/// Carries out the payment with those objects.
pub(super) fn give(cx: &mut Cx<'_>, player: PlayerId, cost: &Cost, with: &[ObjectId]) -> Flow {
    happen(cx, changes(player, cost, with)).map(drop)
}

/// Binds the player or permanent that an attacking creature attacked which leaves as a cost: the creature that replaces it attacks the same
/// (702.49c).
fn remember_attack(cx: &Cx<'_>, with: &[ObjectId], bindings: &mut Bindings) {
    if let Some(attack) = with.iter().find_map(|id| cx.state().combat.attack_of(*id)) {
        bindings.bind_entities(ATTACKED, (!attack.nothing).then_some(attack.defender));
    }
}

/// The acts of paying with those objects, all at the same time.
fn changes(player: PlayerId, cost: &Cost, with: &[ObjectId]) -> Vec<Act> {
    let go = |object: ObjectId, to: Place, why: Why| -> Act { CardChange::Move(Move::new(object, to, why)).into() };
    let each = with.iter().copied();
    match cost {
        Cost::TapUntapped(_) => each.map(|object| PermanentChange::Tap { object }.into()).collect(),
        Cost::Sacrifice(_) => {
            let acts = each.map(|object| Change::sacrifice(player, object)).collect::<Vec<_>>();
            let (said, done) = (acts.iter().map(|[said, _]| said), acts.iter().map(|[_, done]| done));
            said.chain(done).cloned().collect()
        }
        Cost::Exile(_) => each.map(|object| go(object, Place::Exile, Why::Cost)).collect(),
        Cost::ReturnToHand(_) => each.map(|object| go(object, Place::Hand, Why::Cost)).collect(),
        Cost::Discard(_) => {
            let acts = each.map(|card| Change::discard(player, card)).collect::<Vec<_>>();
            let (said, done) = (acts.iter().map(|[said, _]| said), acts.iter().map(|[_, done]| done));
            said.chain(done).cloned().collect()
        }
        Cost::Reveal(_) => vec![CardChange::Reveal { cards: with.to_vec(), by: player }.into()],
        _ => Vec::new(),
    }
}

/// A card that is revealed to pay for its own ability stays revealed until that ability leaves the stack (702.49b).
fn keep_revealed(cx: &mut Cx<'_>, object: ObjectId, cards: &[ObjectId]) {
    let item = cx.state().object(object).stack.as_deref();
    let source = item.filter(|item| item.kind == ItemKind::Activated).map(|item| item.source);
    let Some(card) = source.filter(|source| cards.contains(source)) else { return };
    cx.commit(CardChange::KeepRevealed { card, revealed: true }.by((Rule::NinjutsuRevealed, card)));
}
