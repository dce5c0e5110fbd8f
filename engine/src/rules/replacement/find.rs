//! Finds the replacement effects that apply to an event (614.6, 614.12).

use std::sync::Arc;

use super::{
    Batch,
    candidate::{Candidate, What},
    enter,
    pattern::{self, may_speak_of, speaks_of, would_be},
};
use crate::{
    acting::Cx,
    cards::{
        ability::Ability,
        deed::Deed,
        effect::Duration,
        event::EventPattern,
        keyword::Builtin,
        modification::Modification,
        replacement::{Instead, Replacement},
        selector::Selector,
        values::{CardType, Zone},
    },
    change::{CardChange, Change, Create, Damage, LifeChange, Move, PermanentChange},
    continuous::RuleInForce,
    edition::{DamageBesidePlaneswalkers, Entering, OwnMoves},
    event::Event,
    game::Game,
    ground::Act,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{player_keywords, targets::protects_from},
    state::{
        binding::{Bindings, Value},
        characteristics::{Characteristics, HeldAbility},
        effects::{ReplacementId, Scope},
        face_down,
        stack::Alternative,
    },
};

/// Every effect in force that may apply to one of these changes: abilities of objects in the zones they function in, and effects of resolutions. The
/// abilities of the moving objects themselves are found for each change separately.
pub(super) fn general(game: Game<'_>, acts: &[Act]) -> Vec<Candidate> {
    let state = game.state;
    let mut found = Vec::new();
    let speaks = |r: &Replacement| acts.iter().any(|act| may_speak_of(&r.would, &act.change));
    let owned = state.players.iter().flat_map(|p| p.hand.iter().chain(&p.graveyard));
    for &id in state.permanents().iter().chain(&state.stack).chain(&state.exile).chain(&state.command).chain(owned) {
        game.count(1);
        let zone = state.object(id).zone;
        for (at, held) in game.characteristics(id).abilities.iter().enumerate() {
            if let Ability::Replacement(r) = &*held.ability
                && r.from == zone
                && speaks(r)
            {
                found.push(of_ability(id, game.controller(id), at, held, What::Ability(Arc::clone(&held.ability))));
            }
        }
    }
    let lasts = |until: &Option<Duration>, scope: &Scope| match until {
        Some(Duration::While(condition)) => game.goes_on(condition, scope),
        Some(Duration::DuringNextTurnOf(_)) => false,
        _ => true,
    };
    let floating = state.replacements.iter().filter(|f| speaks(&f.replacement) && lasts(&f.until, &f.scope));
    found.extend(floating.map(|f| Candidate {
        key: ReplacementId::Floating(f.id),
        scope: f.scope.clone(),
        what: What::Floating(Arc::clone(&f.replacement)),
        left: f.left.filter(|_| !f.once),
        once: f.once,
    }));
    found
}

fn of_ability(id: ObjectId, controller: PlayerId, at: usize, held: &HeldAbility, what: What) -> Candidate {
    let scope = Scope { ability: Some(Arc::new(held.clone())), ..Scope::new(id, controller) };
    Candidate { key: ReplacementId::Ability(id, held.id.clone(), at), scope, what, left: None, once: false }
}

/// The effects of the changed object itself: how it enters (614.12), protection, flashback.
fn own(cx: &Cx<'_>, change: &Change, view: &mut Option<enter::Entered>) -> Vec<Candidate> {
    let game = cx.game();
    match change {
        Change::Life(LifeChange::Damage(Damage { to: Entity::Object(id), .. })) => keywords(game, *id, |held| {
            let quality = held.keyword.as_ref()?.with.quality.clone()?;
            (held.builtin == Some(Builtin::Protection)).then_some(What::Protection(quality))
        }),
        Change::Life(LifeChange::Damage(Damage { to: Entity::Player(player), .. })) => {
            let protections = player_keywords::protections(game, *player).enumerate();
            let of = |(at, (quality, scope)): (usize, (&Selector, &Scope))| Candidate {
                key: ReplacementId::Ability(scope.source, "protection".into(), at),
                scope: scope.clone(),
                what: What::Protection(quality.clone()),
                left: None,
                once: false,
            };
            protections.map(of).chain(redirect_to_planeswalker(game, change)).collect()
        }
        Change::Card(CardChange::Move(m))
            if m.zone() == Zone::Battlefield && game.object(m.object).zone != Zone::Battlefield =>
        {
            let face = m.enter.copied.as_ref().map(|face| &face.characteristics);
            let will_be = enter::as_it_will_be(cx, change, view);
            match will_be.as_ref().or(face) {
                Some(will_be) => entering(m.object, enter::controller(cx, m), will_be),
                // It is turned face down before it enters (708.3, 504.2 until 2006).
                None if m.enter.face_down => Vec::new(),
                None => entering(m.object, enter::controller(cx, m), game.characteristics(m.object)),
            }
        }
        Change::Card(CardChange::Move(m))
            if game.object(m.object).zone == Zone::Stack && !matches!(m.zone(), Zone::Exile | Zone::Nowhere) =>
        {
            let item = game.object(m.object).stack.as_deref();
            let paid = item.is_some_and(|item| item.alternative == Some(Alternative::Flashback));
            if paid { flashback(game, m.object) } else { Vec::new() }
        }
        Change::Card(CardChange::Move(m)) => looked_at(cx, m),
        Change::Card(CardChange::Create(create)) if create.zone == Zone::Battlefield => {
            let id = create.reserved.unwrap_or_else(|| cx.state().next_id());
            let face = create.enter.copied.as_ref().unwrap_or(&create.face);
            let will_be = enter::as_it_will_be(cx, change, view);
            entering(id, create.controller, will_be.as_ref().unwrap_or(&face.characteristics))
        }
        _ => Vec::new(),
    }
}

/// The effect by which an opponent who controls the source may have noncombat damage to a player dealt to a planeswalker of that player (306.8 of
/// 2009, 306.7 of 2013).
fn redirect_to_planeswalker(game: Game<'_>, change: &Change) -> Option<Candidate> {
    let Change::Life(LifeChange::Damage(Damage { source, to: Entity::Player(player), combat: false, .. })) = change
    else {
        return None;
    };
    let may = game.table.edition.damage_beside_planeswalkers == DamageBesidePlaneswalkers::MayBeRedirected;
    let opponent = game.controller(*source);
    if !may || opponent == *player || planeswalkers_of(game, *player).next().is_none() {
        return None;
    }
    let (scope, key) = (Scope::new(*source, opponent), "damage to a planeswalker instead");
    let key = ReplacementId::Ability(*source, key.into(), 0);
    Some(Candidate { key, scope, what: What::ToPlaneswalker, left: None, once: false })
}

/// The planeswalkers that a player controls.
pub(super) fn planeswalkers_of(game: Game<'_>, player: PlayerId) -> impl Iterator<Item = ObjectId> {
    let permanents = game.state.permanents().iter().copied();
    permanents.filter(move |id| game.controller(*id) == player && game.characteristics(*id).is(CardType::Planeswalker))
}

/// The flashback effect on the zone a spell moves to, if its flashback cost was paid. It also applies if an effect granted flashback to the card in
/// the graveyard: the permission continues to apply to the spell (400.7g).
fn flashback(game: Game<'_>, spell: ObjectId) -> Vec<Candidate> {
    let own = keywords(game, spell, |held| (held.builtin == Some(Builtin::Flashback)).then_some(What::Flashback));
    if !own.is_empty() {
        return own;
    }
    let scope = Scope::new(spell, game.controller(spell));
    let key = ReplacementId::Ability(spell, "flashback".into(), 0);
    vec![Candidate { key, scope, what: What::Flashback, left: None, once: false }]
}

/// The replacement effects of a card in a hidden zone on its own move. Today its owner looks at it as it goes to a public zone (400.6).
fn looked_at(cx: &Cx<'_>, m: &Move) -> Vec<Candidate> {
    let (game, object) = (cx.game(), cx.state().object(m.object));
    let unseen = face_down::is_hidden(object) || object.zone == Zone::Library;
    let public = !matches!(m.zone(), Zone::Hand | Zone::Library | Zone::Nowhere);
    if !unseen || !public || cx.edition().own_moves != OwnMoves::OwnerLooks {
        return Vec::new();
    }
    let abilities = cx.state().face_up(m.object).characteristics.abilities.iter().enumerate();
    let of = |(at, held): (usize, &HeldAbility)| match &*held.ability {
        Ability::Replacement(r) if r.from == object.zone => {
            let what = What::Ability(Arc::clone(&held.ability));
            Some(of_ability(m.object, game.controller(m.object), at, held, what))
        }
        _ => None,
    };
    abilities.filter_map(of).collect()
}

fn keywords(game: Game<'_>, id: ObjectId, what: impl Fn(&HeldAbility) -> Option<What>) -> Vec<Candidate> {
    let abilities = game.characteristics(id).abilities.iter().enumerate();
    let of = |(at, held): (usize, &HeldAbility)| Some(of_ability(id, game.controller(id), at, held, what(held)?));
    abilities.filter_map(of).collect()
}

/// The abilities of an object that modify how it enters, as it will have them. Effects on a general set of permanents that would include the object
/// do not apply to it (614.12; 410.10e until 2006).
fn entering(id: ObjectId, controller: PlayerId, characteristics: &Characteristics) -> Vec<Candidate> {
    let abilities = characteristics.abilities.iter().enumerate();
    let of = |(at, held): (usize, &HeldAbility)| match &*held.ability {
        Ability::Replacement(r) if r.from == Zone::Battlefield && pattern::is_of_itself(&r.would) => {
            Some(of_ability(id, controller, at, held, What::Ability(Arc::clone(&held.ability))))
        }
        _ if held.builtin == Some(Builtin::Sunburst) => Some(of_ability(id, controller, at, held, What::Sunburst)),
        _ => None,
    };
    abilities.filter_map(of).collect()
}

/// The effects that apply to that event now, with their bindings. `view` is the position in which the permanent has entered, once it is known.
pub(super) fn applicable(
    cx: &Cx<'_>,
    batch: &Batch,
    at: usize,
    view: &mut Option<enter::Entered>,
) -> Vec<(Candidate, Bindings)> {
    let would = &batch.would[at];
    let Some(change) = would.act.as_ref().map(|act| &act.change) else { return Vec::new() };
    let own = own(cx, change, view);
    let mut found = Vec::new();
    for candidate in batch.candidates.iter().chain(&own) {
        let Some(bindings) = matches(cx, batch, candidate, change, view) else { continue };
        // Each effect applies at most once to an event (614.5). If that rule is switched off, it applies up to twice, so that the process still ends.
        let chances = would.used.iter().filter(|key| **key == candidate.key).count();
        let had = cx.game().fact((Rule::ReplacementOnce, &candidate.scope), chances > 0, || chances > 1);
        if !had {
            found.push((candidate.clone(), bindings));
        }
    }
    found
}

/// The bindings of the effect's pattern, if the effect applies to that event.
pub(super) fn matches(
    cx: &Cx<'_>,
    batch: &Batch,
    candidate: &Candidate,
    change: &Change,
    view: &mut Option<enter::Entered>,
) -> Option<Bindings> {
    let game = cx.game();
    let bindings = match (&candidate.what, change) {
        (What::Protection(quality), Change::Life(LifeChange::Damage(d))) => {
            protects_from(game, d.source, quality, &candidate.scope).then(Bindings::default)?
        }
        (What::Sunburst, Change::Card(CardChange::Move(m))) if game.object(m.object).zone == Zone::Stack => {
            Bindings::default()
        }
        // A permanent that does not come from the stack gets no counters (702.44a).
        (What::Sunburst, _) => return game.heeds((Rule::Sunburst, &candidate.scope), false).then(Bindings::default),
        (What::Flashback | What::ToPlaneswalker, _) => Bindings::default(),
        (What::Ability(_) | What::Floating(_), _) => said(cx, candidate, change, view)?,
        _ => return None,
    };
    if candidate.prevents()
        && is_unpreventable(game, change)
        && cx.stands((Rule::UnpreventableDamage, &candidate.scope))
    {
        return None;
    }
    let taken = batch.taken_of(&candidate.key);
    // All damage dealt at the same time counts as one time (615.8).
    let had_its_time = candidate.once && taken > 0 && !matches!(change, Change::Life(LifeChange::Damage(_)));
    (!had_its_time && candidate.left.is_none_or(|left| left > taken)).then_some(bindings)
}

/// Whether the damage can't be prevented (615.12), because its effect says so, or because an effect says so about such damage.
fn is_unpreventable(game: Game<'_>, change: &Change) -> bool {
    let Change::Life(LifeChange::Damage(damage)) = change else { return false };
    let by_effect = |rule: &RuleInForce| match &*rule.modification {
        Modification::Unpreventable { source, to, combat } => {
            let fits = |what: &Option<Selector>, entity| {
                what.as_ref().is_none_or(|what| game.matches(entity, what, &rule.scope))
            };
            combat.is_none_or(|combat| combat == damage.combat)
                && fits(source, damage.source.into())
                && fits(to, damage.to)
        }
        _ => false,
    };
    damage.unpreventable || game.seen.rules.iter().any(by_effect)
}

/// The bindings of a replacement effect's pattern, if it matches that event.
pub(super) fn said(
    cx: &Cx<'_>,
    candidate: &Candidate,
    change: &Change,
    view: &mut Option<enter::Entered>,
) -> Option<Bindings> {
    let replacement = candidate.replacement()?;
    if !speaks_of(&replacement.would, change)
        || kept_from_regenerating(cx.game(), replacement, change)
        || is_discarded_elsewhere(replacement, change)
    {
        return None;
    }
    let game = cx.game();
    if let Change::Card(CardChange::Draw { player }) = change {
        let bindings = would_draw(game, &replacement.would, *player, &candidate.scope)?;
        return if_so(game, replacement, candidate, bindings);
    }
    if let Change::Card(CardChange::CreateTokens { token, count }) = change {
        let entered = view.get_or_insert_with(|| enter::Entered::new(cx, &CardChange::Create(token.clone()).into()));
        let seen = entered.seen_by_others(cx, change);
        let there = Game { seen: &seen, ..entered.game(cx) };
        let entered = (there, entered.object());
        let bindings = would_create(cx, entered, (&replacement.would, &candidate.scope), (token, *count))?;
        return if_so(game, replacement, candidate, bindings);
    }
    if enters_among_others(change, candidate.scope.source) {
        let entered = view.get_or_insert_with(|| enter::Entered::new(cx, change));
        let seen = entered.seen_by_others(cx, change);
        let there = Game { seen: &seen, ..entered.game(cx) };
        let bindings = occurs_so(there, replacement, candidate, &entered.events)?;
        return Some(of_the_present(bindings, change, entered.object()));
    }
    let mut events = would_be(game, change);
    events.extend(enter::counters_put(game, change));
    // An effect of the object itself, too, looks at it as it will be (614.12). Until 2009 it looked at it as it was (410.10b, 410.10e).
    let foreseen = match change {
        Change::Card(CardChange::Move(m))
            if m.zone() == Zone::Battlefield && cx.edition().entering != Entering::AsItIs =>
        {
            let entered = view.get_or_insert_with(|| enter::Entered::new(cx, change));
            Some(entered.foreseen(cx, m.object))
        }
        _ => None,
    };
    let game = foreseen.as_ref().map_or(game, |seen| Game { seen, ..game });
    occurs_so(game, replacement, candidate, &events)
}

/// Whether an effect in force says that nothing happens instead of that change. Such an effect on counters states that they can't be put there.
pub(crate) fn comes_to_nothing(game: Game<'_>, change: PermanentChange) -> bool {
    let act = Act::from(Change::Permanent(change));
    let events = would_be(game, &act.change);
    let nothing = |candidate: &Candidate| {
        let said = candidate.replacement().filter(|said| said.instead == Instead::Nothing && !said.may);
        said.is_some_and(|said| occurs_so(game, said, candidate, &events).is_some())
    };
    general(game, std::slice::from_ref(&act)).iter().any(nothing)
}

/// The bindings of a replacement effect's pattern and condition, if these events match both in that position.
fn occurs_so(game: Game<'_>, replacement: &Replacement, candidate: &Candidate, events: &[Event]) -> Option<Bindings> {
    let occur = |scope: &Scope| game.occurrences(&replacement.would, events, scope).into_iter().next();
    let of_spell = || by_the_spell_it_was(game, &candidate.scope, events).and_then(|scope| occur(&scope));
    let bindings = occur(&candidate.scope).or_else(of_spell)?;
    if_so(game, replacement, candidate, bindings)
}

/// The bindings with the object that is still in its zone in place of the permanent that it would become. That permanent exists only in the position
/// in which it has entered.
fn of_the_present(bindings: Bindings, change: &Change, became: Option<ObjectId>) -> Bindings {
    let (Change::Card(CardChange::Move(m)), Some(became)) = (change, became) else { return bindings };
    let present = |entity: &Entity| if *entity == became.into() { m.object.into() } else { *entity };
    let mut of_now = Bindings::default();
    for (name, value) in bindings.iter() {
        let value = match value {
            Value::Entities(entities) => Value::Entities(entities.iter().map(present).collect()),
            other => other.clone(),
        };
        of_now.bind(name.clone(), value);
    }
    of_now
}

/// Whether a discarded card already goes to a zone other than a graveyard (701.9a). Effects that replace being put into a graveyard then do not
/// apply.
fn is_discarded_elsewhere(replacement: &Replacement, change: &Change) -> bool {
    let elsewhere =
        |change: &Change| matches!(change, Change::Card(CardChange::Move(m)) if m.zone() != Zone::Graveyard);
    let moves = matches!(replacement.instead, Instead::MoveTo { .. });
    matches!(replacement.would, EventPattern::Discards(_)) && moves && elsewhere(change)
}

/// The text of an effect in which a permanent that deals damage stands for the spell that became it. A player who chose the spell as a source, or as a
/// target, has also chosen the permanent (609.7a, 400.7c; 419.8a until 2009). Its other qualities are those of the permanent now (609.7b).
fn by_the_spell_it_was(game: Game<'_>, scope: &Scope, events: &[Event]) -> Option<Scope> {
    let [Event::Damaged { source, .. }] = events else { return None };
    let spell = game.object(*source).was.filter(|was| game.object(*was).is_spell())?;
    let mut scope = scope.clone();
    scope.bindings.replace(spell.into(), (*source).into()).then_some(scope)
}

/// The bindings, if the effect's condition is true with them.
fn if_so(game: Game<'_>, replacement: &Replacement, candidate: &Candidate, bindings: Bindings) -> Option<Bindings> {
    let Some(condition) = &replacement.condition else { return Some(bindings) };
    let mut scope = candidate.scope.clone();
    scope.bindings.extend(&bindings);
    game.holds(condition, &scope).then_some(bindings)
}

/// Whether the effect looks at an object as it would be on the battlefield (614.12). This is not so for the object's own effects, unless the object
/// is only being created.
fn enters_among_others(change: &Change, source: ObjectId) -> bool {
    match change {
        Change::Card(CardChange::Move(m)) => m.zone() == Zone::Battlefield && m.object != source,
        Change::Card(CardChange::Create(_)) => true,
        _ => false,
    }
}

/// A draw can be replaced even if the library is empty (614.11): the pattern is checked for the player only.
fn would_draw(game: Game<'_>, pattern: &EventPattern, player: PlayerId, scope: &Scope) -> Option<Bindings> {
    let matches = match pattern {
        EventPattern::Draws(who) => game.is_player(player, who, scope),
        EventPattern::AnyOf(any) => return any.iter().find_map(|p| would_draw(game, p, player, scope)),
        _ => false,
    };
    matches.then(|| {
        let mut bindings = Bindings::default();
        bindings.bind("player".into(), Value::Entities(vec![player.into()]));
        bindings
    })
}

/// Tokens that would be created, as each of them would be on the battlefield (614.12). The pattern is checked once for all.
fn would_create(
    cx: &Cx<'_>,
    entered: (Game<'_>, Option<ObjectId>),
    (pattern, scope): (&EventPattern, &Scope),
    (token, count): (&Create, u32),
) -> Option<Bindings> {
    let (who, what) = match pattern {
        EventPattern::Creates { who, what, .. } => (who, what),
        EventPattern::AnyOf(any) => {
            return any.iter().find_map(|p| would_create(cx, entered, (p, scope), (token, count)));
        }
        _ => return None,
    };
    let (there, object) = entered;
    let fits = |what: &Selector| object.is_some_and(|id| there.matches(id.into(), what, scope));
    let matches = cx.game().is_player(token.controller, who, scope) && what.as_ref().is_none_or(fits);
    matches.then(|| {
        let mut bindings = Bindings::default();
        bindings.bind_entities("player", [token.controller]);
        bindings.bind("amount".into(), Value::Number(i32::try_from(count).unwrap_or(i32::MAX)));
        bindings
    })
}

/// "Can't be regenerated" (701.19c).
fn kept_from_regenerating(game: Game<'_>, replacement: &Replacement, change: &Change) -> bool {
    let Change::Permanent(PermanentChange::Destroy { object, no_regeneration }) = change else { return false };
    let cant = |m: &Modification| matches!(m, Modification::Cant(Deed::Regenerate));
    matches!(replacement.instead, Instead::Regenerate(_))
        && (*no_regeneration || game.seen.rules.iter().any(|r| cant(&r.modification) && r.on.contains(object)))
}
