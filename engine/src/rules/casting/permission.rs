//! Permissions to cast: the player, the card, the zone and the time (601.3, 307.1, 702.8).

use crate::{
    acting::Cx,
    cards::{
        cost::Cost,
        keyword::Builtin,
        modification::Modification,
        values::{CardType, Zone},
    },
    change::{CardChange, Change},
    continuous::RuleInForce,
    error::Flow,
    eval::{
        may_cast::{rule_of_time, split_second},
        timing,
    },
    event::Event,
    game::Game,
    ground::Obstacle,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{characteristics::Characteristics, effects::Scope, face_down::Hidden, stack::Alternative},
    unsupported,
};

use super::{
    How, offering,
    part::{self, Part},
    prohibition,
    proposal::rule_id,
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
    if !game.object(card).exists() || as_cast(game, card, &part).is(CardType::Land) {
        return cx.cannot((Rule::CastTiming, card), "only a nonland card can be cast");
    }
    let by = |(_, scope): &(_, Scope)| Alternative::Effect(rule_id(scope));
    let alternative = how.instead.as_ref().map(by).or(how.free.then_some(Alternative::Free));
    let mut permission = Permission { alternative, instead: how.instead, part, ..Permission::default() };
    if how.in_resolution {
        return Ok(permission);
    }
    from_zone(cx, player, card, &mut permission)?;
    if let Some(Obstacle { ground, reason }) = split_second(game) {
        cx.forbid(ground, reason)?;
    }
    prohibition::untimely(cx, player, card)?;
    if !as_instant(cx, (player, card), &permission.part) && !timing::sorcery_timing(game.state, player) {
        let offers = !offering::candidates(game, player, card).is_empty();
        permission.must_offer = offers && game.keyword(Rule::OfferingTiming, card, Builtin::Offering);
        if !permission.must_offer {
            unsupported::timing_by_what_x_will_be(game, card)?;
            let reason = "a card of this type can be cast only in its player's own main phase while the stack is empty";
            cx.forbid((Rule::CastTiming, card), reason)?;
        }
    }
    Ok(permission)
}

/// The characteristics of the part that is cast. Only these decide whether it may be cast (709.3a, 712.11b, 715.3a).
fn as_cast<'a>(game: Game<'a>, card: ObjectId, part: &'a Part) -> &'a Characteristics {
    part.as_ref().map_or_else(|| game.characteristics(card), |part| &part.characteristics)
}

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
fn from_zone(cx: &Cx<'_>, player: PlayerId, card: ObjectId, permission: &mut Permission) -> Flow {
    let game = cx.game();
    let object = game.object(card);
    if object.zone == Zone::Hand && object.owner == player {
        if let Some(rule) = may_play(game, player, card).filter(|rule| is_free(rule)) {
            permission.free = Some(rule.scope.source);
        }
        return Ok(());
    }
    if part::comes_back(game, player, card) || part::is_aftermath(game, player, card, &permission.part) {
        return Ok(());
    }
    if let Some(rule) = may_play(game, player, card)
        && cx.stands((zone_rule(object.zone), &rule.scope))
    {
        permission.alternative = is_free(rule).then_some(Alternative::Free);
        permission.pay(rule);
        return Ok(());
    }
    let flashback = object.zone == Zone::Graveyard && object.owner == player;
    if flashback && game.keyword(Rule::Flashback, card, Builtin::Flashback) {
        permission.alternative = Some(Alternative::Flashback);
        permission.flashback = keyword_cost(game, card, Builtin::Flashback);
        return Ok(());
    }
    cx.cannot((zone_rule(object.zone), card), "no rule or effect allows this player to play the card from its zone")
}

/// The rule about playing a card from that zone.
#[must_use]
pub fn zone_rule(zone: Zone) -> Rule {
    match zone {
        Zone::Exile => Rule::PlayFromExile,
        Zone::Graveyard => Rule::PlayFromGraveyard,
        _ => Rule::CastTiming,
    }
}

/// The effect that permits a player to play a card from its zone, without any further condition. `$player` in its text is the playing player.
#[must_use]
pub fn may_play<'a>(game: Game<'a>, player: PlayerId, card: ObjectId) -> Option<&'a RuleInForce> {
    let allows = |rule: &&RuleInForce| match &*rule.modification {
        Modification::MayPlay { once_each_turn: true, .. } if is_used_up(game, rule) => false,
        Modification::MayPlay { transformed: true, .. } if game.object(card).face.back.is_none() => false,
        Modification::MayPlay { who, what, .. } => {
            let mut scope = rule.scope.clone();
            scope.bindings.bind_entities("player", [player]);
            game.is_player(player, who, &scope) && game.matches(card.into(), what, &scope)
        }
        _ => false,
    };
    let mut found: Vec<&RuleInForce> = game.seen.rules.iter().filter(allows).collect();
    found.sort_by_key(|rule| (!is_free(rule), costs_more(rule), is_once(rule)));
    found.first().copied()
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
pub(crate) fn use_up(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) {
    let game = cx.game();
    let object = game.object(card);
    let is_allowed_anyway = object.zone == Zone::Hand && object.owner == player;
    let once = may_play(game, player, card).filter(|rule| is_once(rule) && (!is_allowed_anyway || is_free(rule)));
    if let Some(rule) = once {
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

fn is_free(rule: &RuleInForce) -> bool {
    matches!(&*rule.modification, Modification::MayPlay { free: true, .. })
}

/// Whether the card can be cast whenever an instant could be: it is an instant, it has flash, or an effect says so.
fn as_instant(cx: &Cx<'_>, (player, card): (PlayerId, ObjectId), part: &Part) -> bool {
    let game = cx.game();
    let has_flash = || match part {
        Some(part) => part.characteristics.has(Builtin::Flash),
        None => game.keyword(Rule::Flash, card, Builtin::Flash),
    };
    if as_cast(game, card, part).is(CardType::Instant) || has_flash() {
        return true;
    }
    rule_of_time(game, player, card).is_some_and(|rule| cx.stands((Rule::CastTiming, &rule.scope)))
}

/// The cost of a keyword on a card, if it has that keyword.
pub(super) fn keyword_cost(game: Game<'_>, card: ObjectId, keyword: Builtin) -> Option<Vec<Cost>> {
    game.characteristics(card).instances(keyword).next().map(|keyword| keyword.with.cost.clone())
}
