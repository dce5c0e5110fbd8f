//! Replacement and prevention effects (614–616).

mod attacking;
mod candidate;
mod contradictory;
mod creation;
mod damage;
mod enter;
mod find;
mod hosting;
mod instead;
mod life;
mod movement;
mod outcome;
mod pattern;
mod turned;

use std::sync::Arc;

use self::candidate::Candidate;
use self::enter::Entered;
pub(crate) use self::{
    damage::can_be_dealt_damage,
    find::comes_to_nothing,
    hosting::looks_ahead,
    pattern::{names_itself, speaks_of, would_be},
};
use crate::{
    acting::Cx,
    cards::{
        Name,
        deed::{Deed, PlayerDeed},
        effect::{Effect, Place},
        keyword::Builtin,
        modification::Modification,
        values::Zone,
    },
    change::{CardChange, Change, Create, GameChange, LifeChange, Move, PermanentChange},
    continuous::RuleInForce,
    decision::{Answer, DecisionKind, Moment, Options},
    edition::{BackFacesEnter, ControlAsItEnters, CopiesEnter, Entering},
    error::Flow,
    event::{Event, Why},
    ground::{Act, Ground},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{ending_the_game::may, graveyards, resolution, timestamps},
    state::{
        binding::Bindings,
        characteristics::Characteristics,
        effects::{ReplacementId, Scope},
    },
    unsupported,
    verbs::returning,
};

/// An event that would happen.
#[derive(Debug, Clone)]
struct Would {
    /// The act; none once another event replaces it.
    act: Option<Act>,
    /// Its place among simultaneous events.
    place: usize,
    /// The effects that have applied to it.
    used: Vec<ReplacementId>,
}

/// Instructions that replace an event. They are carried out after the simultaneous events.
#[derive(Clone)]
struct Instead {
    instructions: Arc<[Effect]>,
    scope: Scope,
    used: Vec<ReplacementId>,
}

/// Simultaneous events while replacement effects apply to them.
#[derive(Clone)]
struct Batch {
    would: Vec<Would>,
    /// The events that will happen, each with its place.
    settled: Vec<(usize, Act)>,
    /// The place of the current event.
    at: usize,
    instead: Vec<Instead>,
    /// The events that instructions make as a part of the replaced event. They are recorded as theirs.
    credited: Vec<usize>,
    candidates: Vec<Candidate>,
}

/// Lets changes happen at the same time, after replacement and prevention effects have applied in the order that the affected player chooses (616.1).
/// All changes by effects, costs and rules go through this function; [`Cx::commit`] is only for changes that no effect can replace.
///
/// # Errors
///
/// Unanswered decisions, and [`Stop::TooMuch`](crate::error::Stop::TooMuch).
pub fn happen(cx: &mut Cx<'_>, acts: impl IntoIterator<Item = impl Into<Act>>) -> Flow<Vec<Event>> {
    happen_together(cx, acts.into_iter().map(Into::into).collect())
}

fn happen_together(cx: &mut Cx<'_>, mut acts: Vec<Act>) -> Flow<Vec<Event>> {
    cx.within_budget()?;
    life::keep(cx, &mut acts);
    if !acts.iter().any(|act| pattern::replaceable(&act.change)) {
        let acts = timestamps::in_order(cx, acts)?;
        return Ok(cx.commit_all(acts));
    }
    let candidates = find::general(cx.game(), &acts);
    let used = cx.replaced_by().to_vec();
    let would = |(place, act)| Would { act: Some(act), place, used: used.clone() };
    let would = acts.into_iter().enumerate().map(would).collect();
    let mut batch = Batch { would, settled: Vec::new(), at: 0, instead: Vec::new(), credited: Vec::new(), candidates };
    batch.settle_from(cx, 0)?;
    // A replaced event belongs to the replacing effect, not to the effect that proposed it.
    if cx.accounts() {
        let own = batch.settled.iter().filter(|(place, _)| batch.would[*place].used.len() == used.len());
        cx.account.note(own.map(|(_, act)| act));
    }
    // The amount of damage to each recipient must be fixed before its results are made (120.4).
    batch.settled = outcome::together(batch.settled);
    let first = batch.would.len();
    if batch.adds_results(cx) {
        batch.settle_from(cx, first)?;
    }
    batch.settled.sort_by_key(|(place, _)| *place);
    batch.choose_among_moves(cx)?;
    let mut settled: Vec<Act> = batch.settled.into_iter().map(|(_, act)| act).collect();
    life::keep(cx, &mut settled);
    let settled = timestamps::in_order(cx, settled)?;
    let settled = graveyards::in_order(cx, settled)?;
    unsupported::look(cx, &settled)?;
    outcome::shuffle_first(&mut batch.instead);
    let events = cx.by_the_rules(|cx| cx.commit_all(settled));
    outcome::unreveal(cx, &events);
    returning::after(cx, &events)?;
    for Instead { instructions, mut scope, used } in batch.instead {
        let moment = cx.at(Moment::Replacing);
        let before = cx.set_replaced_by(used);
        resolution::run(cx, &instructions, &mut scope)?;
        cx.set_replaced_by(before);
        cx.at(moment);
    }
    Ok(events)
}

/// The characteristics that an object will have on the battlefield as existing effects and its own abilities make them, in editions in which they are
/// looked at (614.12).
pub(crate) fn as_it_would_enter(cx: &Cx<'_>, change: &Change) -> Option<Arc<Characteristics>> {
    enter::as_it_will_be(cx, change, &mut None)
}

/// The order in which players choose among effects on simultaneous events: the active player first, then the others in turn order (101.4, 616.1;
/// 419.9a until 2009). Events of one player keep their order.
fn active_player_first(cx: &Cx<'_>, would: &[Would], from: usize) -> Vec<usize> {
    let turn: Vec<PlayerId> = cx.state().in_turn_order().collect();
    let seat = |act: &Act| turn.iter().position(|player| *player == affected(cx, &act.change));
    let key = |at: &usize| would[*at].act.as_ref().and_then(seat);
    let mut order: Vec<usize> = (from..would.len()).collect();
    if order.len() > 1 {
        order.sort_by_cached_key(key);
    }
    order
}

impl Batch {
    /// Settles the events from that index on, and all events that result from them.
    fn settle_from(&mut self, cx: &mut Cx<'_>, from: usize) -> Flow {
        let mut order = active_player_first(cx, &self.would, from);
        let mut next = 0;
        while next < order.len() {
            self.at = order[next];
            if self.step(cx, order[next])? {
                next += 1;
            }
            // An event that results from another one comes after all former events.
            order.extend(from + order.len()..self.would.len());
        }
        Ok(())
    }

    /// Adds the result of the current event to the events that will happen.
    fn settles(&mut self, act: Act) {
        self.settled.push((self.would[self.at].place, act));
    }

    /// Lets one effect replace the event, or settles it. Returns true if the event is finished.
    fn step(&mut self, cx: &mut Cx<'_>, at: usize) -> Flow<bool> {
        let mut view = None;
        let possible = |act: &&Act| still_possible(cx, &act.change, &mut view);
        let Some(act) = self.would[at].act.as_ref().filter(possible) else { return Ok(true) };
        let together = self.would.iter().filter_map(|would| would.act.as_ref());
        let together = together.chain(self.settled.iter().map(|(_, act)| act)).map(|act| &act.change);
        let replacing =
            self.candidates.iter().filter_map(|candidate| Some((candidate.replacement()?, &candidate.scope)));
        unsupported::life_read_among_losses(cx.game(), &act.change, together, replacing)?;
        cx.set_life_to_come(self.life_to_come(act));
        let applicable = find::applicable(cx, self, at, &mut view);
        if applicable.iter().any(|one| is_of_an_object_to_come(cx, &act.change, one)) {
            self.reserve(cx, at);
            return Ok(false);
        }
        let ordered = self.order_matters(cx, at, &applicable)?;
        let Some(act) = self.would[at].act.as_ref() else { return Ok(true) };
        let Some((candidate, bindings)) = choose(cx, &act.change, applicable, ordered)? else {
            cx.set_life_to_come(Vec::new());
            return self.settle(cx, at);
        };
        let grounds = candidate.grounds(cx, &act.change);
        self.would[at].used.push(candidate.key.clone());
        if candidate.is_optional() && !is_wanted(cx, &candidate)? {
            return Ok(false);
        }
        if grounds.into_iter().all(|ground| cx.stands(ground)) {
            self.replace(cx, at, &candidate, bindings)?;
        }
        cx.set_life_to_come(Vec::new());
        Ok(false)
    }

    /// The changes of life totals that will happen with this one.
    fn life_to_come(&self, act: &Act) -> Vec<(PlayerId, i32)> {
        if !matches!(act.change, Change::Life(_)) {
            return Vec::new();
        }
        let waiting = self.would.iter().filter_map(|would| would.act.as_ref());
        life::to_come(waiting.chain(self.settled.iter().map(|(_, act)| act)))
    }

    /// No more effects replace the creation of tokens: each token now enters, up to the limit of the budget.
    fn each_enters(&mut self, cx: &Cx<'_>, at: usize, act: &Act) -> bool {
        let Change::Card(CardChange::CreateTokens { token, count }) = &act.change else { return false };
        let used = self.would[at].used.clone();
        let count = usize::try_from(*count).unwrap_or(usize::MAX).min(cx.table().budget.objects + 1);
        for _ in 0..count {
            let change = CardChange::Create(token.clone()).into();
            self.add(Act { change, grounds: act.grounds.clone() }, used.clone());
        }
        true
    }

    /// No more effects replace the event. Simultaneous results of it can still be replaced: a destroyed permanent is put into the graveyard (701.8b).
    fn settle(&mut self, cx: &mut Cx<'_>, at: usize) -> Flow<bool> {
        let Some(mut act) = self.would[at].act.take() else { return Ok(true) };
        if self.each_enters(cx, at, &act) {
            return Ok(true);
        }
        attacking::joined(cx, &mut act)?;
        let Some(act) = hosting::hosted(cx, act)? else { return Ok(true) };
        if let Change::Permanent(PermanentChange::Destroy { object, .. }) = act.change {
            let dies = CardChange::Move(Move::new(object, Place::Graveyard, Why::Destroyed));
            self.would[at].act = Some(Act { change: Change::Card(dies), grounds: act.grounds.clone() });
        }
        self.settles(act);
        Ok(self.would[at].act.is_none())
    }
}

/// Asks the controller of an optional replacement effect whether it applies ("you may … instead").
fn is_wanted(cx: &mut Cx<'_>, candidate: &Candidate) -> Flow<bool> {
    let moment = cx.at(Moment::Replacing);
    let wanted = cx.ask_yes(candidate.scope.controller, DecisionKind::May, Some(candidate.scope.source), None)?;
    cx.at(moment);
    Ok(wanted)
}

/// Whether an event is still possible: an object that is gone does not move, an indestructible permanent is not destroyed, and a player who can't
/// lose does not lose.
fn still_possible(cx: &Cx<'_>, change: &Change, view: &mut Option<Entered>) -> bool {
    match change {
        Change::Card(CardChange::Move(m)) => {
            let enters = m.zone() == Zone::Battlefield;
            let object = cx.state().object(m.object);
            let exists = object.exists() || m.why.moves_phased_out() && object.is_current();
            exists && !(enters && cant_enter(cx, Some(m.object), change, view))
        }
        Change::Card(CardChange::Create(create)) if create.zone == Zone::Battlefield => {
            !cant_enter(cx, None, change, view)
        }
        Change::Permanent(PermanentChange::Destroy { object, .. }) if !cx.state().object(*object).is_permanent() => {
            false
        }
        Change::Game(GameChange::Lose { player, .. }) => may(cx.game(), *player, PlayerDeed::LoseGame),
        Change::Card(CardChange::Draw { player }) => may(cx.game(), *player, PlayerDeed::Draw),
        Change::Permanent(PermanentChange::Destroy { object, .. }) => {
            let held = cx.game().characteristics(*object).held(Builtin::Indestructible);
            !held.is_some_and(|held| cx.stands(Ground::held(Rule::Indestructible, *object, held)))
        }
        _ => true,
    }
}

/// Whether an effect prevents the object from entering the battlefield (101.2). An effect may speak of it as it is now, in its zone, or today as it
/// would be on the battlefield after the replacement effects that have already applied (614.17d).
fn cant_enter(cx: &Cx<'_>, object: Option<ObjectId>, change: &Change, view: &mut Option<Entered>) -> bool {
    let says = |rule: &&RuleInForce, object: ObjectId| {
        matches!(&*rule.modification, Modification::Cant(Deed::Enter)) && rule.on.contains(&object)
    };
    let now = |rule: &&RuleInForce| object.is_some_and(|object| says(rule, object));
    let turned = enter::turned_down(cx, change);
    let rules = turned.as_ref().map_or(&cx.game().seen.rules, |seen| &seen.rules);
    if rules.iter().filter(now).any(|rule| cx.stands((Rule::CantBeatsCan, &rule.scope))) {
        return true;
    }
    // A token comes from no zone: until 2006, too, its characteristics are those with which it would be created (111.5, 103.2 of 2006).
    let token;
    let entered = match cx.edition().entering {
        Entering::AsItIs if object.is_some() => return false,
        Entering::AsItIs => {
            token = Entered::by_itself(cx, change);
            &token
        }
        Entering::AsItMakesItself | Entering::AsItWillBe => view.get_or_insert_with(|| Entered::new(cx, change)),
    };
    let Some(became) = entered.object() else { return false };
    let mut there = entered.rules().iter().filter(|rule| says(rule, became));
    there.any(|rule| match rule.scope.source == became {
        true => cx.stands((Rule::CantBeatsCan, object)),
        false => cx.stands((Rule::CantBeatsCan, &rule.scope)),
    })
}

/// Whether an effect speaks of a token that is not yet created, and does more to it than to say how it enters. The object of the token is needed
/// for that.
fn is_of_an_object_to_come(cx: &Cx<'_>, change: &Change, (candidate, bindings): &(Candidate, Bindings)) -> bool {
    let Change::Card(CardChange::Create(Create { reserved: None, .. })) = change else { return false };
    let to_come = |object: ObjectId| object >= cx.state().next_id();
    let mut bound = bindings.iter().filter_map(|(_, value)| value.entities()).flatten().filter_map(|e| e.object());
    !candidate.only_adorns() && (to_come(candidate.scope.source) || bound.any(to_come))
}

/// The effect that applies next: the affected player chooses one of those that are applicable (616.1). Today it has to be one on the control of the
/// entering object as long as there is one (616.1b), then a copy effect (616.1c), and then one by which a card enters with its back face up (616.1d).
fn choose(
    cx: &mut Cx<'_>,
    change: &Change,
    mut applicable: Vec<(Candidate, Bindings)>,
    ordered: bool,
) -> Flow<Option<(Candidate, Bindings)>> {
    let edition = cx.edition();
    let first = edition.copies_enter == CopiesEnter::First;
    let control_first = edition.control_as_it_enters == ControlAsItEnters::First;
    let control = control_first && applicable.iter().any(|(candidate, _)| candidate.takes_control());
    if control {
        applicable.retain(|(candidate, _)| candidate.takes_control());
    } else if first && applicable.iter().any(|(candidate, _)| candidate.copies()) {
        applicable.retain(|(candidate, _)| candidate.copies());
    }
    let turning = turned::is_double_faced(cx, change) && applicable.iter().any(|(candidate, _)| candidate.turns_over());
    let turns_first = cx.edition().back_faces_enter == BackFacesEnter::First;
    if turning && turns_first && !control && !applicable.iter().any(|(candidate, _)| candidate.copies()) {
        applicable.retain(|(candidate, _)| candidate.turns_over());
    }
    let adorn =
        applicable.iter().all(|(candidate, _)| candidate.only_adorns()) && (turns_first || !turning) && !ordered;
    if applicable.len() > 1 && !adorn {
        let mut from: Vec<Entity> = Vec::new();
        for (candidate, _) in &applicable {
            let source = Entity::Object(candidate.scope.source);
            if !from.contains(&source) {
                from.push(source);
            }
        }
        let player = affected(cx, change);
        let options = Options::Entities { from, least: 1, most: 1, ordered: false };
        let moment = cx.at(Moment::Replacing);
        let chosen = cx.ask_entities(player, DecisionKind::ReplacementOrder, None, None, options)?;
        let of_it = |(c, _): &(Candidate, Bindings)| chosen.contains(&Entity::Object(c.scope.source));
        let of_one: Vec<&Candidate> =
            applicable.iter().filter(|one| of_it(one)).map(|(candidate, _)| candidate).collect();
        let key = if differ(&of_one) && !suffices_for_all(change, &of_one) {
            Some(of_one_source(cx, player, &of_one)?)
        } else {
            None
        };
        cx.at(moment);
        let meant = |one: &(Candidate, Bindings)| of_it(one) && key.as_ref().is_none_or(|key| one.0.key == *key);
        return Ok(applicable.iter().position(meant).map(|at| applicable.swap_remove(at)));
    }
    Ok((!applicable.is_empty()).then(|| applicable.swap_remove(0)))
}

/// The effect that applies next among several of one source. An answer names abilities by their ids. Effects of one resolution can't be told apart by
/// an answer.
fn of_one_source(cx: &mut Cx<'_>, player: PlayerId, of_one: &[&Candidate]) -> Flow<ReplacementId> {
    let mut from: Vec<(ObjectId, Name)> = Vec::new();
    for candidate in of_one {
        let ReplacementId::Ability(object, id, _) = &candidate.key else {
            return unsupported::refuse("the order of several replacement effects of one resolution");
        };
        let one = (*object, id.clone());
        if from.contains(&one) {
            return unsupported::refuse("the order of several replacement effects with the same ability id");
        }
        from.push(one);
    }
    let kind = DecisionKind::ReplacementOrder;
    let answer = cx.ask(player, kind, from.first().map(|(object, _)| *object), None, Options::Abilities(from))?;
    let meant = |key: &ReplacementId| matches!((key, &answer), (ReplacementId::Ability(_, id, _), Answer::Ability(_, word)) if id == word);
    let chosen = of_one.iter().map(|candidate| &candidate.key).find(|key| meant(key));
    Ok(chosen.unwrap_or(&of_one[0].key).clone())
}

/// Whether effects of one source do different things, so that their order makes a difference.
fn differ(of_one: &[&Candidate]) -> bool {
    of_one.windows(2).any(|pair| !pair[0].does_as(pair[1]))
}

/// Whether there is enough damage for all of these shields. Each then prevents its full amount, in any order.
fn suffices_for_all(change: &Change, shields: &[&Candidate]) -> bool {
    let Change::Life(LifeChange::Damage(damage)) = change else { return false };
    let parts: Option<Vec<u32>> = shields.iter().map(|shield| shield.left).collect();
    parts.is_some_and(|parts| parts.iter().sum::<u32>() <= damage.amount)
}

/// The affected player, or the controller of the affected object (616.1).
fn affected(cx: &Cx<'_>, change: &Change) -> PlayerId {
    let of = |entity: Entity| match entity {
        Entity::Player(player) => player,
        Entity::Object(object) => cx.game().controller(object),
    };
    match change {
        Change::Card(CardChange::Move(m)) if m.zone() == Zone::Battlefield => enter::controller(cx, m),
        Change::Card(CardChange::Move(m)) => of(m.object.into()),
        Change::Life(LifeChange::Damage(damage)) => of(damage.to),
        Change::Permanent(PermanentChange::PutCounters { on, .. }) => of(*on),
        Change::Permanent(PermanentChange::Destroy { object, .. })
        | Change::Permanent(PermanentChange::Untap { object }) => of((*object).into()),
        Change::Card(CardChange::Draw { player })
        | Change::Life(LifeChange::GainLife { player, .. })
        | Change::Life(LifeChange::LoseLife { player, .. } | LifeChange::PayLife { player, .. })
        | Change::Game(GameChange::Lose { player, .. }) => *player,
        Change::Card(CardChange::Create(create) | CardChange::CreateTokens { token: create, .. }) => create.controller,
        _ => cx.state().turn.active,
    }
}
