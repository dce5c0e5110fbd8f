//! Permissions to cast: the player, the card, the zone and the time (601.3, 307.1, 702.8).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        Name,
        cost::Cost,
        deed::Allowance,
        keyword::Builtin,
        modification::Modification,
        selector::Selector,
        values::{CardType, Zone},
    },
    change::{CardChange, Change},
    continuous::{Projection, RuleInForce},
    edition::{FlashbackSpells, ProhibitionsLook},
    error::Flow,
    eval::{
        casting_face_down::{COST, FACE_DOWN},
        may_cast::{flash_for, rule_of_time, split_second},
        may_look,
        proposed::{Choices, Part, Proposed},
        timing,
    },
    event::Event,
    game::Game,
    ground::{Because, Obstacle},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{
        State,
        characteristics::Characteristics,
        effects::Scope,
        face_down::{Hidden, is_of_face_down},
        stack::{Alternative, OptionalCost},
    },
    unsupported,
};

use super::{
    How, announce, offering, part, prohibition,
    proposal::{Proposal, rule_id},
};

/// The permission to cast a card, and its requirements.
#[derive(Debug, Clone, Default)]
pub(super) struct Permission {
    /// The alternative cost that must be paid.
    pub(super) alternative: Option<Alternative>,
    /// The alternative costs that the permission states, and their scope.
    pub(super) instead: Option<(Vec<Cost>, Scope)>,
    /// The additional costs that the permission states, and their scope.
    pub(super) additional: Option<(Vec<Cost>, Scope)>,
    /// The card's flashback cost, for a spell that does not have flashback itself: the permission continues to apply to the spell (400.7g).
    pub(super) flashback: Option<Vec<Cost>>,
    /// An effect permits casting without paying the mana cost: the object on whose account.
    pub(super) free: Option<ObjectId>,
    /// The part of the card that is cast.
    pub(super) part: Part,
    /// The time is right only with an offering.
    pub(super) must_offer: bool,
    /// The time is right only if one of these optional or alternative costs is paid (601.3c).
    pub(super) must_pay: Vec<Name>,
    /// The effect that permits it.
    pub(super) rule: Option<RuleInForce>,
    /// The spells that a resolving effect permits, and the scope of its text.
    pub(super) spell: Option<(Selector, Scope)>,
    /// Other permissions with costs, one of which the player may choose instead (601.3).
    pub(super) beside: Vec<RuleInForce>,
    /// Whether another permission with a cost of its own would serve as well, and the player is not asked which one is used.
    unclear: bool,
    /// The position before the announcement, if choices may change the qualities of the spell.
    before: Option<Box<Before>>,
}

/// The position just before a card is announced.
#[derive(Debug, Clone)]
struct Before {
    card: ObjectId,
    state: State,
    seen: Projection,
}

impl Permission {
    /// The costs that the rule states for playing the card.
    fn pay(&mut self, rule: &RuleInForce) {
        let Modification::MayPlay { cost, additional, .. } = &*rule.modification else { return };
        if !cost.is_empty() {
            self.alternative = Some(Alternative::Effect(rule_id(&rule.scope)));
            self.instead = Some((cost.clone(), rule.scope.clone()));
        }
        self.additional = (!additional.is_empty()).then(|| (additional.clone(), rule.scope.clone()));
    }
}

/// 601.3: whether the player may begin to cast the card. Zone and time are not checked during a resolution that says so.
pub(super) fn to_begin(cx: &Cx<'_>, player: PlayerId, card: ObjectId, (how, part): (How, Part)) -> Flow<Permission> {
    let game = cx.game();
    let proposed = Proposed::new(game, player, card, &part, &Choices::default());
    let seen = proposed.game(game).characteristics(card);
    if !game.object(card).exists() {
        return cx.cannot((Rule::CastTiming, card), "the card is gone");
    }
    if seen.is(CardType::Land) {
        // A land is never a spell (305.1), also if it has another type (305.9).
        let alone = seen.types.iter().count() == 1;
        let rule = if alone { Rule::LandTiming } else { Rule::LandIsNoSpell };
        return cx.cannot((rule, card), "only a nonland card can be cast");
    }
    let by = |(_, scope): &(_, Scope)| Alternative::Effect(rule_id(scope));
    let alternative = how.instead.as_ref().map(by).or(how.free.then_some(Alternative::Free));
    let permission = Permission { alternative, instead: how.instead, part, spell: how.spell, ..Permission::default() };
    if how.in_resolution {
        return face_down_for(cx, player, card, permission);
    }
    if let Some(Obstacle { ground, reason }) = split_second(game) {
        cx.forbid(ground, reason)?;
    }
    let part = &permission.part;
    let judge = |choices: &Choices| {
        let proposed = Proposed::new(game, player, card, part, choices);
        judged(cx, (game, proposed.game(game)), (player, card), permission.clone())
    };
    let as_it_is = judge(&Choices::default());
    if cx.edition().prohibitions_look == ProhibitionsLook::AtOnce {
        let allowed = as_it_is.or_else(|obstacle| refused(cx, card, obstacle))?;
        if allowed.unclear {
            return unsupported::refuse(SEVERAL);
        }
        return face_down_for(cx, player, card, allowed);
    }
    let open = |choices: Choices| judge(&choices).ok().filter(|permission| permission.alternative.is_none());
    // Without an effect that judges spells, their choices change nothing.
    let given_flash = seen.held(Builtin::Flash).is_some_and(|held| held.granted);
    let matters = given_flash || judges_spells(game);
    let choices = || Choices::possible(seen).filter(|_| matters);
    let looks = choices().next().is_some();
    let allowed = as_it_is.or_else(|obstacle| choices().find_map(open).ok_or(obstacle));
    let allowed = allowed.or_else(|obstacle| refused(cx, card, obstacle))?;
    if allowed.unclear {
        return unsupported::refuse(SEVERAL);
    }
    let before = looks.then(|| Box::new(Before { card, state: game.state.clone(), seen: game.seen.clone() }));
    face_down_for(cx, player, card, Permission { before, ..allowed })
}

/// A card that is cast face down costs {3} instead of its mana cost, and nothing else instead of that (702.37c, 702.168b, 118.9a).
fn face_down_for(cx: &Cx<'_>, player: PlayerId, card: ObjectId, permission: Permission) -> Flow<Permission> {
    if !permission.part.as_ref().is_some_and(|part| is_of_face_down(part)) {
        return Ok(permission);
    }
    if permission.alternative.is_some() {
        let reason = "a card that is cast for another alternative cost can't be cast face down";
        return cx.cannot((Rule::AlternativeCost, card), reason);
    }
    let alternative = Some(Alternative::Text(FACE_DOWN.into()));
    let instead = Some((vec![Cost::Mana(COST)], Scope::new(card, player)));
    Ok(Permission { alternative, instead, ..permission })
}

/// Whether an effect permits or restricts what is cast, so that the qualities of a spell may matter to it.
fn judges_spells(game: Game<'_>) -> bool {
    game.seen.rules.iter().any(|rule| {
        matches!(
            &*rule.modification,
            Modification::MayPlay { .. }
                | Modification::CantPlay { .. }
                | Modification::CastAsInstants { .. }
                | Modification::May(Allowance::PlayAsInstant)
        )
    })
}

/// Refuses the card, unless what will be chosen for it may permit it in a way that the engine doesn't carry out.
fn refused<T>(cx: &Cx<'_>, card: ObjectId, Obstacle { ground, reason }: Obstacle) -> Flow<T> {
    if reason == TOO_LATE {
        unsupported::timing_by_what_x_will_be(cx.game(), card)?;
    }
    cx.cannot(ground, reason)
}

/// The permission for a card with the characteristics that it has in `game` (601.3e), or what stands against it: its zone or the time. Abilities that
/// let it be cast from its zone are those that it has there (`now`).
fn judged(
    cx: &Cx<'_>,
    (now, game): (Game<'_>, Game<'_>),
    (player, card): (PlayerId, ObjectId),
    permission: Permission,
) -> Result<Permission, Obstacle> {
    let mut permission = from_zone(cx, (now, game), (player, card), permission)?;
    if let Some(obstacle) = prohibition::untimely(game, player, card) {
        return Err(obstacle);
    }
    if !as_instant(cx, game, player, card) && !timing::sorcery_timing(game.state, player) {
        let offers = !offering::candidates(game, player, card).is_empty();
        permission.must_offer = offers && game.keyword(Rule::OfferingTiming, card, Builtin::Offering);
        permission.must_pay = flash_for(game, card);
        if !permission.must_offer
            && permission.must_pay.is_empty()
            && let Some(obstacle) = game.forbids(true, (Rule::CastTiming, card), TOO_LATE)
        {
            return Err(obstacle);
        }
    }
    Ok(permission)
}

/// 601.3b, 601.5: the choices of the proposal decide which qualities the spell has. Refuses a spell that could not have been begun with these qualities.
pub(super) fn still_allowed(cx: &Cx<'_>, proposal: &Proposal) -> Flow {
    if let Some((spell, scope)) = &proposal.permission.spell
        && !cx.game().matches(proposal.spell.into(), spell, scope)
    {
        return cx.cannot((Rule::CantCast, scope), "the effect doesn't allow such a spell to be cast");
    }
    let Some(before) = &proposal.permission.before else { return Ok(()) };
    let then = Game::new(cx.table(), &before.state, &before.seen);
    let choices = Choices::of(&announce::item(cx, proposal.spell));
    let (player, begun) = (proposal.player, &proposal.permission);
    let proposed = Proposed::new(then, player, before.card, &begun.part, &choices);
    let again = Permission { part: begun.part.clone(), ..Permission::default() };
    let again = match judged(cx, (then, proposed.game(then)), (player, before.card), again) {
        Ok(again) => again,
        Err(Obstacle { ground, reason }) => return cx.cannot(ground, reason),
    };
    let by = |permission: &Permission| permission.rule.as_ref().map(|rule| (rule.scope.source, rule_id(&rule.scope)));
    let costs =
        |permission: &Permission| permission.rule.as_ref().is_some_and(|rule| costs_more(rule) || is_once(rule));
    match by(&again) != by(begun) && (costs(&again) || costs(begun)) {
        true => unsupported::refuse("permissions with costs that depend on the choices of the spell"),
        false => Ok(()),
    }
}

/// The mechanic of a card that several rules or effects let a player cast from where it is.
const SEVERAL: &str = "several permissions with costs to cast one card from its zone";

/// The reason for refusing a card at the wrong time.
const TOO_LATE: &str = "a card of this type can be cast only in its player's own main phase while the stack is empty";

/// 406.3a: a face-down card in exile without characteristics is turned face up just before a player announces it with an effect's permission.
pub(crate) fn turn_up(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId, in_resolution: bool) {
    let object = cx.state().object(card);
    if object.zone != Zone::Exile || Hidden::of(cx.edition()).face(object).is_none() {
        return;
    }
    let allowed = may_play(cx.game(), player, card).map(|allowed| allowed.scope.clone());
    // The resolving spell or ability says that it is played.
    let act = CardChange::TurnUp { card };
    match allowed {
        _ if in_resolution => drop(cx.commit(act.by((zone_rule(Zone::Exile), card)))),
        Some(scope) => drop(cx.commit(act.by((zone_rule(Zone::Exile), &scope)))),
        None => {}
    }
}

/// Checks the zone: the player's hand, the player's graveyard with flashback, or a zone that an effect permits.
fn from_zone(
    cx: &Cx<'_>,
    (now, game): (Game<'_>, Game<'_>),
    (player, card): (PlayerId, ObjectId),
    mut permission: Permission,
) -> Result<Permission, Obstacle> {
    let object = game.object(card);
    if object.zone == Zone::Hand && object.owner == player {
        if let Some(rule) = may_play(game, player, card).filter(|rule| is_free(rule)) {
            permission.free = Some(rule.scope.source);
            permission.rule = Some(rule.clone());
        }
        // Without a permission the card is cast for its own costs; a cost of an effect is one more that may be chosen (118.9, 601.3).
        permission.beside = with_costs(game, player, card, permission.rule.as_ref());
        return Ok(permission);
    }
    let comes_back = permission.part.is_none() && part::comes_back(now, player, card);
    if comes_back || part::is_aftermath(now, player, card, &permission.part) {
        return Ok(permission);
    }
    if let Some(rule) = may_play(game, player, card)
        && cx.stands((zone_rule(object.zone), &rule.scope))
    {
        permission.alternative = is_free(rule).then_some(Alternative::Free);
        permission.pay(rule);
        permission.rule = Some(rule.clone());
        let flashback = flashback(cx, (now, game), (player, card));
        if permission.alternative.is_none() && permission.additional.is_none() {
            permission.beside = with_costs(game, player, card, Some(rule));
            permission.unclear = flashback.is_some() && several_flashbacks(now, card);
            permission.flashback = flashback;
        } else {
            let others = permissions(game, player, card);
            permission.unclear = flashback.is_some() || others.into_iter().any(|other| !same_terms(rule, other));
        }
        return Ok(permission);
    }
    if let Some(costs) = flashback(cx, (now, game), (player, card)) {
        permission.alternative = Some(Alternative::Flashback);
        permission.flashback = Some(costs);
        permission.unclear = several_flashbacks(now, card);
        return Ok(permission);
    }
    let reason = "no rule or effect allows this player to play the card from its zone";
    Err(Obstacle { ground: (zone_rule(object.zone), card).ground(), reason })
}

/// The flashback cost for which the player may cast the card from the graveyard, today only as an instant or sorcery spell (702.34a).
fn flashback(
    cx: &Cx<'_>,
    (now, game): (Game<'_>, Game<'_>),
    (player, card): (PlayerId, ObjectId),
) -> Option<Vec<Cost>> {
    let (object, spell) = (game.object(card), game.characteristics(card));
    let fits = match cx.edition().flashback_spells {
        FlashbackSpells::AreAny => true,
        FlashbackSpells::AreInstantsAndSorceries => spell.is(CardType::Instant) || spell.is(CardType::Sorcery),
    };
    let there = object.zone == Zone::Graveyard && object.owner == player && fits;
    (there && now.keyword(Rule::Flashback, card, Builtin::Flashback))
        .then(|| keyword_cost(now, card, Builtin::Flashback).unwrap_or_default())
}

/// Whether the card has flashback for different costs, of which the player would choose one (702.34a).
fn several_flashbacks(now: Game<'_>, card: ObjectId) -> bool {
    several_costs(now.characteristics(card), Builtin::Flashback)
}

/// Whether the two permissions let a player do the same for the same costs.
fn same_terms(one: &RuleInForce, other: &RuleInForce) -> bool {
    let terms = |rule: &RuleInForce| match &*rule.modification {
        Modification::MayPlay { cost, additional, free, transformed, once_each_turn, .. } => {
            let keyword = rule.scope.ability.as_ref().and_then(|held| held.keyword.clone());
            Some((cost.clone(), additional.clone(), (*free, *transformed, *once_each_turn), keyword))
        }
        _ => None,
    };
    terms(one) == terms(other)
}

/// The permissions with costs, one of which the player may choose, beside the permission that is used.
fn with_costs(game: Game<'_>, player: PlayerId, card: ObjectId, used: Option<&RuleInForce>) -> Vec<RuleInForce> {
    let all = permissions(game, player, card).into_iter();
    let is_other = |rule: &RuleInForce| used.is_none_or(|used| rule_id(&used.scope) != rule_id(&rule.scope));
    all.filter(|rule| costs_more(rule) && is_other(rule)).cloned().collect()
}

/// The rule about playing a card from that zone.
#[must_use]
pub fn zone_rule(zone: Zone) -> Rule {
    match zone {
        Zone::Exile => Rule::PlayFromExile,
        Zone::Graveyard => Rule::PlayFromGraveyard,
        _ => Rule::PlayFromElsewhere,
    }
}

/// The effect that permits a player to play a card from its zone, without any further condition. `$player` in its text is the playing player.
#[must_use]
pub fn may_play<'a>(game: Game<'a>, player: PlayerId, card: ObjectId) -> Option<&'a RuleInForce> {
    permissions(game, player, card).first().copied()
}

/// Every effect that permits a player to play a card from its zone, those without costs first.
fn permissions<'a>(game: Game<'a>, player: PlayerId, card: ObjectId) -> Vec<&'a RuleInForce> {
    let looked_at = looked_at(game, player, card);
    let seen = looked_at.as_ref().map_or(game, |seen| Game { seen, ..game });
    let allows = |rule: &&RuleInForce| match &*rule.modification {
        Modification::MayPlay { once_each_turn: true, .. } if is_used_up(game, rule) => false,
        Modification::MayPlay { transformed: true, .. } if game.object(card).face.back.is_none() => false,
        Modification::MayPlay { who, what, .. } => {
            let mut scope = rule.scope.clone();
            scope.bindings.bind_entities("player", [player]);
            game.is_player(player, who, &scope) && seen.matches(card.into(), what, &scope)
        }
        _ => false,
    };
    let mut found: Vec<&RuleInForce> = game.seen.rules.iter().filter(allows).collect();
    found.sort_by_key(|rule| (!is_free(rule), costs_more(rule), is_once(rule)));
    found
}

/// The position in which a face-down card in exile has its own qualities. A player who may look at the card can begin to cast it by them (601.3f).
fn looked_at(game: Game<'_>, player: PlayerId, card: ObjectId) -> Option<Projection> {
    let object = game.object(card);
    Hidden::of(&game.table.edition).face(object).filter(|_| object.zone == Zone::Exile)?;
    let known = object.known_to & (1 << player.0) != 0 || may_look::rules_let_look(game, player, card);
    let may = known || may_look::may_look(game, player, card).is_some();
    let own = || game.seen.seeing(card, Arc::clone(&game.state.face_up(card).characteristics));
    game.heeds((Rule::PlayFromExile, card), may).then(own)
}

/// Whether a permission that applies once each turn has been used this turn.
fn is_used_up(game: Game<'_>, rule: &RuleInForce) -> bool {
    let by_it = |event: &Event| matches!(event, Event::PlayedBy { source, permission } if *source == rule.scope.source && *permission == rule_id(&rule.scope));
    game.heeds((Rule::CardBeatsRule, &rule.scope), game.state.history.iter().any(by_it))
}

fn is_once(rule: &RuleInForce) -> bool {
    matches!(&*rule.modification, Modification::MayPlay { once_each_turn: true, .. })
}

/// Records that a permission that applies once each turn is used, if the card is played by it.
pub(crate) fn use_up(cx: &mut Cx<'_>, rule: Option<&RuleInForce>) {
    if let Some(rule) = rule.filter(|rule| is_once(rule)) {
        let used = Event::PlayedBy { source: rule.scope.source, permission: rule_id(&rule.scope) };
        cx.commit(Change::Note(used));
    }
}

/// Whether the rule states costs for playing the card.
#[must_use]
pub(crate) fn costs_more(rule: &RuleInForce) -> bool {
    match &*rule.modification {
        Modification::MayPlay { cost, additional, .. } => !cost.is_empty() || !additional.is_empty(),
        _ => false,
    }
}

/// The cost that the rule states in place of the mana cost.
pub(super) fn cost_of(rule: &RuleInForce) -> Option<Vec<Cost>> {
    match &*rule.modification {
        Modification::MayPlay { cost, .. } if !cost.is_empty() => Some(cost.clone()),
        _ => None,
    }
}

/// Whether the rule states a cost in place of the mana cost.
pub(super) fn states_cost(rule: &RuleInForce) -> bool {
    cost_of(rule).is_some()
}

/// The additional cost that the rule states.
pub(super) fn additional_of(rule: &RuleInForce) -> Option<Vec<Cost>> {
    match &*rule.modification {
        Modification::MayPlay { additional, .. } if !additional.is_empty() => Some(additional.clone()),
        _ => None,
    }
}

fn is_free(rule: &RuleInForce) -> bool {
    matches!(&*rule.modification, Modification::MayPlay { free: true, .. })
}

/// Whether the card can be cast whenever an instant could be: it is an instant, it has flash, or an effect says so.
fn as_instant(cx: &Cx<'_>, game: Game<'_>, player: PlayerId, card: ObjectId) -> bool {
    if game.characteristics(card).is(CardType::Instant) || game.keyword(Rule::Flash, card, Builtin::Flash) {
        return true;
    }
    rule_of_time(game, player, card).is_some_and(|rule| cx.stands((Rule::CastTiming, &rule.scope)))
}

/// 601.3c: refuses a spell that could be begun now only for a cost, if that cost is not paid.
pub(super) fn paid_in_time(cx: &Cx<'_>, proposal: &Proposal) -> Flow {
    let must = &proposal.permission.must_pay;
    if must.is_empty() || proposal.permission.must_offer {
        return Ok(());
    }
    let item = announce::item(cx, proposal.spell);
    let alternative = item.alternative.as_ref().map(Alternative::word);
    let paid = item.paid.iter().map(OptionalCost::word).chain(alternative);
    match paid.into_iter().any(|id| must.contains(&id)) {
        true => Ok(()),
        false => cx.cannot((Rule::CastTiming, proposal.spell), TOO_LATE),
    }
}

/// Whether an object has several instances of a keyword with different costs. The engine doesn't ask which cost is paid.
pub(crate) fn several_costs(seen: &Characteristics, keyword: Builtin) -> bool {
    let mut costs = seen.instances(keyword).map(|keyword| &keyword.with.cost);
    let first = costs.next();
    costs.any(|cost| Some(cost) != first)
}

/// The cost of a keyword on a card, if it has that keyword.
pub(super) fn keyword_cost(game: Game<'_>, card: ObjectId, keyword: Builtin) -> Option<Vec<Cost>> {
    game.characteristics(card).instances(keyword).next().map(|keyword| keyword.with.cost.clone())
}
