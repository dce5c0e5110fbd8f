//! The decisions of the players of a case: first those of the announcement, then the answers after the operation.
//!
//! A decision takes the first unused answer that fits by player, kind and source. Without an answer it isn't made; only a choice that an
//! announcement leaves out on purpose (no splice, no kicker, which lands pay), the order of a graveyard, and the damage assignment order of a creature
//! have a default.

use std::collections::BTreeSet;

use casebook_engine::{
    cards::{Name, ability::Ability, values::Color},
    decision::{Answer, Decision, DecisionKind, MORPH, Moment, Options},
    game::{Chooser, Game},
    ids::{EffectId, Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::mana::abilities::could_make,
    state::{State, characteristics::HeldAbility, effects::PendingTrigger, object::ObjectKind},
};

use super::{
    announcement::Announcement,
    default_answer::default_answer,
    log::Log,
    names::{Names, fits},
};
use crate::case::{AbilityRef, Answer as CaseAnswer, Choice, Handle, Origin, Target, WordKind};

/// The chooser of a case.
pub(super) struct Answers<'c, 'l> {
    pub(super) names: &'c Names<'c>,
    /// The log up to the operation, for the handles of objects that were created.
    pub(super) log: &'l Log,
    /// What the operation announces.
    pub(super) announcement: Option<Announcement<'c>>,
    /// What is announced during a resolution, one play after another.
    pub(super) nested: Vec<Announcement<'c>>,
    /// The answers of the operation, with their indices in the script.
    pub(super) answers: Vec<(usize, &'c CaseAnswer)>,
    /// Which of them are used.
    pub(super) used: BTreeSet<usize>,
    /// The number of instances of "target" for which an answer has been used.
    pub(super) targets_taken: usize,
    /// Make any open decision: used for the question whether an action is legal at all.
    pub(super) greedy: bool,
    /// Which of the ways to produce mana is tried for the open decisions: a number whose remainders are the choices.
    pub(super) mana_way: usize,
    /// How many ways to produce mana there have been.
    pub(super) mana_ways: usize,
    /// Answers that differ from the only legal choice, and so are meant for a later decision or are illegal.
    pub(super) objections: Vec<(usize, Box<Decision>)>,
}

impl Chooser for Answers<'_, '_> {
    fn choose(&mut self, game: &Game<'_>, decision: &Decision) -> Option<Answer> {
        if let Some(answer) = self.announced(game, decision) {
            return Some(answer);
        }
        self.given(game.state, decision)
            .map(|(_, answer)| answer)
            .or_else(|| default_answer(decision))
            .or_else(|| self.greedy.then(|| self.any_mana(decision).or_else(|| any(decision))).flatten())
    }

    fn forced(&mut self, game: &Game<'_>, decision: &Decision, answer: &Answer) -> Option<Answer> {
        // An announcement that differs from the only legal choice is illegal. An answer that is the same is used, so that it isn't reported as
        // unused: engines differ in what they ask.
        if let Some(meant) = self.announced(game, decision) {
            return Some(meant).filter(|meant| !says_the_same(&decision.options, meant, answer));
        }
        let (used, taken, nested) = (self.used.clone(), self.targets_taken, self.nested.len());
        if let Some((index, meant)) = self.given(game.state, decision)
            && !says_the_same(&decision.options, &meant, answer)
        {
            (self.used, self.targets_taken) = (used, taken);
            self.nested.truncate(nested);
            self.objections.push((index, Box::new(decision.clone())));
        }
        None
    }
}

impl<'c> Answers<'c, '_> {
    /// One of the ways to produce mana, if that is to be decided: a colour, or sources, which are one of them or all in either order. Or one of the two
    /// costs for which a permanent can be turned face up.
    fn any_mana(&mut self, decision: &Decision) -> Option<Answer> {
        let mut ways: Vec<Answer> = match (decision.kind, &decision.options) {
            (DecisionKind::ManaColor, Options::Color(from)) => from.iter().copied().map(Answer::Color).collect(),
            (DecisionKind::ManaColor, Options::Words { from, .. }) => {
                from.iter().map(|word| Answer::Words(vec![word.clone()])).collect()
            }
            (DecisionKind::ManaColor, Options::Abilities(from)) => {
                from.iter().map(|(object, id)| Answer::Ability(*object, id.clone())).collect()
            }
            (DecisionKind::ManaSources, Options::Entities { from, .. }) => {
                let mut all = vec![from.clone(), from.iter().rev().copied().collect()];
                all.truncate(if from.len() > 1 { 2 } else { 0 });
                from.iter().map(|one| vec![*one]).chain(all).map(Answer::Entities).collect()
            }
            (DecisionKind::MayPay, Options::YesNo) if decision.name.as_ref().is_some_and(|name| *name == *MORPH) => {
                vec![Answer::Yes, Answer::No]
            }
            _ => return None,
        };
        let so_many = ways.len().max(1);
        let at = self.mana_way % so_many;
        self.mana_way /= so_many;
        self.mana_ways = self.mana_ways.saturating_mul(so_many);
        (at < ways.len()).then(|| ways.swap_remove(at))
    }

    /// The answer of the current announcement.
    fn announced(&mut self, game: &Game<'_>, decision: &Decision) -> Option<Answer> {
        // A mana ability is announced and resolves at once: the announced X holds for it, and the announced mana determines its colour.
        let announcing = matches!(decision.moment, Moment::Announcement | Moment::Payment | Moment::Declaring);
        if !announcing && !matches!(decision.kind, DecisionKind::ManaColor | DecisionKind::X) {
            return None;
        }
        let (names, log, state) = (self.names, self.log, game.state);
        let announcement = self.nested.last_mut().or(self.announcement.as_mut())?;
        if let (DecisionKind::ManaColor, Options::Words { from, .. }) = (decision.kind, &decision.options) {
            let source = decision.source?;
            let kind = announcement.kind_from(from, |handle| names.now(handle, state, log) == Some(source))?;
            return Some(Answer::Words(vec![kind]));
        }
        if let (DecisionKind::ManaColor, Options::Abilities(from)) = (decision.kind, &decision.options) {
            let source = decision.source?;
            let payment = announcement.payment_from(|handle| names.now(handle, state, log) == Some(source))?;
            if payment.ability != AbilityRef::Only {
                return self.ability(state, decision, &payment.source, &payment.ability);
            }
            let color = announcement.color_of(payment)?;
            return Some(making(game, decision.player, source, from, color));
        }
        let now = |handle: &Handle| names.now(handle, state, log);
        announcement.answer(game, decision, now, |target| names.entity(target, state, log))
    }

    /// The first unused answer that fits, and its index in the script.
    fn given(&mut self, state: &State, decision: &Decision) -> Option<(usize, Answer)> {
        let mut kept = None;
        for place in 0..self.answers.len() {
            let (index, answer) = self.answers[place];
            if self.used.contains(&index)
                || self.names.seat(&answer.player) != Some(decision.player)
                || !self.asked_by(state, decision, answer)
            {
                continue;
            }
            if let Some((reply, used_up)) = self.reply(state, decision, &answer.choice) {
                if used_up {
                    self.used.insert(index);
                    self.targets_taken = 0;
                }
                kept = Some((index, reply));
                break;
            }
        }
        kept
    }

    /// Whether the decision comes from the source that the answer names.
    fn asked_by(&self, state: &State, decision: &Decision, answer: &CaseAnswer) -> bool {
        let Some(source) = &answer.source else { return true };
        let same = |id: ObjectId| self.names.same(source, id, state, self.log);
        let of = |id: ObjectId| same(id) || state.object(id).stack.as_ref().is_some_and(|item| same(item.source));
        // Whether there are new targets, and which.
        let of_a_copy = |id: ObjectId| match decision.kind {
            DecisionKind::NewTargets => true,
            DecisionKind::Targets => state.object(id).kind == ObjectKind::SpellCopy,
            _ => false,
        };
        decision.source.is_some_and(|id| of(id) || of_a_copy(id) && self.makes_the_copy(state, id, source, &of))
    }

    /// Whether the handle is the source of the copy whose targets are asked for, or that copy, which has no name before it is finished.
    fn makes_the_copy(&self, state: &State, copy: ObjectId, handle: &Handle, of: &dyn Fn(ObjectId) -> bool) -> bool {
        let below = state.stack.iter().rev().skip_while(|id| **id != copy).nth(1);
        let origin = self.names.declared(handle).map(|object| &object.origin);
        let original = match origin {
            Some(Origin::Copy { of, .. }) => self.names.first(of, state, self.log),
            _ => None,
        };
        below.is_some_and(|id| of(*id)) || original.is_some_and(|id| state.object(id).def == state.object(copy).def)
    }

    /// The engine's answer, and whether it uses up the case's answer.
    fn reply(&mut self, state: &State, decision: &Decision, choice: &'c Choice) -> Option<(Answer, bool)> {
        use DecisionKind as K;
        let yes_no = |yes: bool| if yes { Answer::Yes } else { Answer::No };
        let done = |answer: Answer| Some((answer, true));
        match (decision.kind, choice) {
            (K::PlayNow, Choice::May(false)) if matches!(decision.options, Options::Entities { .. }) => {
                done(Answer::Entities(Vec::new()))
            }
            (K::May | K::MayPay | K::PayToAttack | K::PlayNow, Choice::May(yes) | Choice::Pay(yes))
                if matches!(decision.options, Options::YesNo) =>
            {
                done(yes_no(*yes))
            }
            (K::PlayNow | K::May, Choice::Play(play)) => {
                let answer = self.card_to_play(state, decision, &play.card)?;
                self.nested.push(Announcement::of_play(play));
                done(answer)
            }
            (K::Coin, Choice::Coin(won)) => done(yes_no(*won)),
            (K::TapOrUntap, Choice::Option(word)) if word != "neither" => done(yes_no(word == "tap")),
            (K::Destination | K::VillainousChoice, Choice::Option(word)) => {
                done(Answer::Words(vec![word.as_str().into()]))
            }
            (K::TapOrUntapAtAll, Choice::Option(word)) => Some((yes_no(word != "neither"), word == "neither")),
            (K::NewTargets | K::OtherTargets, Choice::KeepTargets) => done(Answer::No),
            (K::NewTargets | K::OtherTargets, Choice::Targets(_)) => Some((Answer::Yes, false)),
            (K::WhichPile, Choice::Pile(n)) => done(yes_no(*n == 1)),
            (K::X | K::Number | K::TimesPaid | K::LifeTotals, Choice::Number(n)) => {
                done(Answer::Number(i32::try_from(*n).ok()?))
            }
            (K::LifeTotals, Choice::LifeTotals(totals)) => self.life_total(decision, totals),
            (K::Part | K::Modes | K::OptionalCosts | K::AlternativeCost | K::CostChoice, Choice::Modes(modes)) => {
                done(Answer::Words(modes.iter().map(|m| m.as_str().into()).collect()))
            }
            (K::ManaColor, Choice::Word { kind: WordKind::Color, word })
                if matches!(decision.options, Options::Words { .. }) =>
            {
                done(Answer::Words(vec![word.as_str().into()]))
            }
            (K::Color | K::ManaColor, Choice::Word { kind: WordKind::Color | WordKind::OtherColor, word })
                if !matches!(decision.options, Options::Abilities(_)) =>
            {
                done(Answer::Color(Color::of_word(word)?))
            }
            (K::CreatureType, Choice::Word { kind: WordKind::CreatureType, word })
            | (K::LandType, Choice::Word { kind: WordKind::LandType, word })
            | (K::CardName, Choice::Word { kind: WordKind::CardName, word }) => {
                done(Answer::Words(vec![word.as_str().into()]))
            }
            (K::Ability | K::ReplacementOrder | K::ManaColor, Choice::Ability { object, ability }) => {
                self.ability(state, decision, object, ability).map(|answer| (answer, true))
            }
            (K::OrderTriggers, Choice::Order(handles)) => self.order(state, decision, handles).map(|a| (a, true)),
            (K::OrderDamage, Choice::Order(handles)) => {
                self.handles(state, handles).filter(|order| decision.options.allow(order)).map(|answer| (answer, true))
            }
            (K::OrderGraveyard, Choice::Order(handles)) => {
                self.graveyard_order(state, decision, handles).map(|answer| (answer, true))
            }
            (K::ShieldSplit | K::CombatDamage | K::Division, Choice::Division(parts)) => {
                self.division(state, decision, parts).map(|a| (a, true))
            }
            (K::Targets, Choice::Targets(instances)) => {
                let instance = instances.get(self.targets_taken)?;
                self.targets_taken += 1;
                Some((self.targets(state, decision, &instance.targets)?, self.targets_taken == instances.len()))
            }
            _ => self.objects(state, decision, choice).map(|answer| (answer, true)),
        }
    }

    /// The answer by which that card is played now. None if the question is about other cards. A copy of a card has no name of its own before it is cast,
    /// so the name of the card means it.
    fn card_to_play(&self, state: &State, decision: &Decision, card: &Handle) -> Option<Answer> {
        let printed = self.names.now(card, state, self.log).map(|id| state.object(id).def);
        let copied = |id: ObjectId| {
            let object = state.object(id);
            object.kind != ObjectKind::Card && printed.is_none_or(|printed| printed == object.def)
        };
        let meant = |id: ObjectId| self.names.same(card, id, state, self.log) || copied(id);
        match &decision.options {
            Options::Entities { from, .. } => {
                let chosen = from.iter().find(|entity| entity.object().is_some_and(meant));
                chosen.map(|entity| Answer::Entities(vec![*entity]))
            }
            _ => decision.about.is_none_or(meant).then_some(Answer::Yes),
        }
    }

    /// Answers that name objects or players.
    fn objects(&self, state: &State, decision: &Decision, choice: &Choice) -> Option<Answer> {
        use DecisionKind as K;
        let one = |handle: &Handle| self.handles(state, std::slice::from_ref(handle));
        match (decision.kind, choice) {
            (
                K::Choose
                | K::Search
                | K::Discard
                | K::Sacrifice
                | K::CostObjects
                | K::CopyOf
                | K::AttachTo
                | K::OrderCards
                | K::OrderTimestamps
                | K::OrderCopies
                | K::Offering
                | K::Splice,
                Choice::Objects(handles),
            )
            | (K::OrderCards | K::OrderTimestamps | K::OrderCopies, Choice::Order(handles))
            | (K::Random, Choice::Random(handles)) => self.handles(state, handles),
            (K::Choose, Choice::ObjectsAndPlayers(all)) => self.entities(state, all),
            (K::Choose | K::Player | K::CostPlayer | K::AttachTo, Choice::Player(seat)) => {
                Some(Answer::Entities(vec![self.names.seat(seat)?.into()]))
            }
            (K::Choose, Choice::Source(handle)) | (K::KeepLegend | K::KeepPlaneswalker, Choice::Keep(handle)) => {
                one(handle)
            }
            // A choice among sources that must be named, because each of them costs more than {T} (605.3a).
            (K::ManaSources, Choice::Objects(handles))
                if matches!(decision.options, Options::Entities { least: 1.., .. }) =>
            {
                self.handles(state, handles)
            }
            // An effect is known by its source, also if the source has left the stack; and a source of damage may have left its zone (609.7a).
            (K::ReplacementOrder, Choice::Replacement(handle)) | (K::DamageSource, Choice::Source(handle)) => {
                self.listed(state, decision, handle)
            }
            (K::DamageSource, Choice::Objects(handles)) => self.listed(state, decision, handles.first()?),
            (K::KeepLegend | K::KeepPlaneswalker, Choice::Objects(handles)) => self.handles(state, handles),
            (K::Choose, Choice::Word { kind: WordKind::Object, word }) => one(&Handle(word.clone())),
            (K::Piles, Choice::Piles(piles)) => self.handles(state, piles.first()?),
            _ => None,
        }
    }

    /// The object that a handle means among the options: the present one, or a former one of the same card.
    fn listed(&self, state: &State, decision: &Decision, handle: &Handle) -> Option<Answer> {
        let Options::Entities { from, .. } = &decision.options else { return None };
        let now = self.names.now(handle, state, self.log).map(Entity::Object);
        let same = |entity: &&Entity| entity.object().is_some_and(|id| self.names.same(handle, id, state, self.log));
        let listed = now.filter(|now| from.contains(now)).or_else(|| from.iter().find(same).copied()).or(now);
        listed.map(|entity| Answer::Entities(vec![entity]))
    }

    fn handles(&self, state: &State, handles: &[Handle]) -> Option<Answer> {
        let now = |h: &Handle| self.names.now(h, state, self.log).map(Entity::Object);
        handles.iter().map(now).collect::<Option<Vec<_>>>().map(Answer::Entities)
    }

    /// Targets. A target that may stay although it has left its zone is meant by the handle of its card (115.7d).
    fn targets(&self, state: &State, decision: &Decision, targets: &[Target]) -> Option<Answer> {
        let one = |target: &Target| match target {
            Target::Object(handle) => match self.listed(state, decision, handle)? {
                Answer::Entities(listed) => listed.first().copied(),
                _ => None,
            },
            Target::Player(_) => self.names.entity(target, state, self.log),
        };
        targets.iter().map(one).collect::<Option<Vec<_>>>().map(Answer::Entities)
    }

    fn entities(&self, state: &State, targets: &[Target]) -> Option<Answer> {
        targets.iter().map(|t| self.names.entity(t, state, self.log)).collect::<Option<Vec<_>>>().map(Answer::Entities)
    }

    /// The order of the cards in a graveyard. The same words may be about the triggered abilities of these cards, which come later: an order is for the
    /// graveyard if none of the cards has such an ability, or if another answer gives the order of the same objects.
    fn graveyard_order(&self, state: &State, decision: &Decision, handles: &[Handle]) -> Option<Answer> {
        let allowed = |handles: &[Handle]| self.handles(state, handles).filter(|answer| decision.options.allow(answer));
        let Options::Entities { from, .. } = &decision.options else { return None };
        let triggers = |held: &HeldAbility| held.keyword.is_some() || matches!(*held.ability, Ability::Triggered(_));
        let abilities = |id: ObjectId| state.face_up(id).characteristics.abilities.iter();
        let any = from.iter().filter_map(|entity| entity.object()).any(|id| abilities(id).any(triggers));
        let such = |answer: &CaseAnswer| matches!(&answer.choice, Choice::Order(handles) if allowed(handles).is_some());
        let left = self.answers.iter().filter(|(index, answer)| !self.used.contains(index) && such(answer)).count();
        allowed(handles).filter(|_| !any || left > 1)
    }

    /// Triggers in the order of their sources.
    fn order(&self, state: &State, decision: &Decision, handles: &[Handle]) -> Option<Answer> {
        let Options::Triggers(ids) = &decision.options else { return None };
        let mut left = ids.clone();
        let mut order = Vec::with_capacity(ids.len());
        for handle in handles {
            let id = self.waiting(state, ids, &left, handle)?;
            left.retain(|other| *other != id);
            order.push(id);
        }
        order.extend(left);
        Some(Answer::Triggers(order))
    }

    /// The waiting trigger for a handle: the nth ability of an object, counted from those that it put onto the stack before, or the next trigger
    /// of the object itself.
    fn waiting(&self, state: &State, all: &[EffectId], left: &[EffectId], handle: &Handle) -> Option<EffectId> {
        let pending = |id: &EffectId| state.pending.iter().find(|t| t.id == *id);
        let of = |handle: &Handle, id: &EffectId| {
            pending(id).is_some_and(|t| self.names.same(handle, t.scope.source, state, self.log))
        };
        let origin = self.names.declared(handle).map(|object| &object.origin);
        let Some(Origin::Ability { source, ability, nth, .. }) = origin else {
            return left.iter().copied().find(|id| of(handle, id));
        };
        let its = self.names.now(source, state, self.log)?;
        let wanted = self.names.meant(its, ability, state);
        let meant = |id: &&EffectId| {
            let keyword = |t: &PendingTrigger| t.ability.keyword.as_ref().map(|k| k.name.clone());
            of(source, id) && pending(id).is_some_and(|t| fits(&wanted, &t.ability.id, keyword(t).as_ref()))
        };
        let before = self.names.abilities_so_far(source, ability, state, self.log);
        let place = usize::try_from(*nth).ok()?.checked_sub(1)?;
        let place = place.checked_sub(before).unwrap_or(place);
        all.iter().filter(meant).nth(place).copied().filter(|id| left.contains(id))
    }

    /// The ability of the object that is meant. An ability that isn't offered makes the answer illegal.
    fn ability(&self, state: &State, decision: &Decision, object: &Handle, ability: &AbilityRef) -> Option<Answer> {
        let Options::Abilities(from) = &decision.options else { return None };
        let object = self.names.now(object, state, self.log)?;
        let wanted = self.names.meant(object, ability, state);
        let printed = &state.face_up(object).characteristics;
        let meant = |id: &Name| {
            let keyword = printed.ability(id).and_then(|held| held.keyword.as_ref());
            fits(&wanted, id, keyword.map(|keyword| &keyword.name))
        };
        let offered = from.iter().find(|(of, id)| *of == object && meant(id)).map(|(_, id)| id.clone());
        let word = || match &*wanted {
            AbilityRef::Id(word) => word.as_str().into(),
            _ => Name::from("not on offer"),
        };
        Some(Answer::Ability(object, offered.unwrap_or_else(word)))
    }

    fn division(&self, state: &State, decision: &Decision, parts: &[(Target, u32)]) -> Option<Answer> {
        let Options::Division { among, .. } = &decision.options else { return None };
        division(among, parts, |target| self.names.entity(target, state, self.log))
    }

    /// Life totals are given one player at a time: the number is that player's new total.
    fn life_total(&self, decision: &Decision, totals: &[(crate::case::Seat, i32)]) -> Option<(Answer, bool)> {
        let place = totals.iter().position(|(seat, _)| {
            decision.name.as_ref().is_some_and(|n| *n == *seat.0)
                || self.names.seat(seat).map(|p| p.to_string()).as_deref() == decision.name.as_deref()
        })?;
        Some((Answer::Number(totals[place].1), place + 1 == totals.len()))
    }
}

/// Whether two answers are the same; the order matters only for a decision about an order.
fn says_the_same(options: &Options, one: &Answer, other: &Answer) -> bool {
    match (options, one, other) {
        (Options::Entities { ordered: false, .. }, Answer::Entities(a), Answer::Entities(b)) => same_set(a, b),
        (Options::Words { .. }, Answer::Words(a), Answer::Words(b)) => same_set(a, b),
        _ => one == other,
    }
}

fn same_set<T: PartialEq>(a: &[T], b: &[T]) -> bool {
    a.len() == b.len() && a.iter().all(|one| b.contains(one)) && b.iter().all(|one| a.contains(one))
}

/// The mana ability of a source that makes this colour. If several do, or none, the answer is a colour, which is no ability.
fn making(game: &Game<'_>, player: PlayerId, source: ObjectId, from: &[(ObjectId, Name)], color: Color) -> Answer {
    let held = &game.characteristics(source).abilities;
    let makes = |id: &Name| held.iter().any(|it| it.id == *id && could_make(*game, player, source, it, Some(color)));
    match from.iter().filter(|(_, id)| makes(id)).collect::<Vec<_>>().as_slice() {
        [(object, id)] => Answer::Ability(*object, id.clone()),
        _ => Answer::Color(color),
    }
}

/// A division in the order of the options; an option that isn't named gets nothing.
pub(super) fn division(
    among: &[Entity],
    parts: &[(Target, u32)],
    entity: impl Fn(&Target) -> Option<Entity>,
) -> Option<Answer> {
    let mut division = vec![0; among.len()];
    for (target, amount) in parts {
        let wanted = entity(target)?;
        let place = among.iter().position(|e| *e == wanted)?;
        division[place] = *amount;
    }
    Some(Answer::Division(division))
}

/// Any legal answer.
fn any(decision: &Decision) -> Option<Answer> {
    Some(match &decision.options {
        Options::YesNo => Answer::Yes,
        Options::Number { least, .. } => Answer::Number(*least),
        Options::Entities { from, least, most, .. } => {
            Answer::Entities(from.iter().copied().take((*least).max(1).min(*most)).collect())
        }
        Options::Words { from, least, .. } => Answer::Words(from.iter().take(*least).cloned().collect()),
        Options::Noun { known, .. } => Answer::Words(known.iter().take(1).cloned().collect()),
        Options::CardName(names) => Answer::Words(names.iter().take(1).cloned().collect()),
        Options::Color(from) => Answer::Color(*from.first()?),
        Options::Abilities(from) => from.first().map(|(object, id)| Answer::Ability(*object, id.clone()))?,
        Options::Triggers(ids) => Answer::Triggers(ids.clone()),
        Options::Division { among, total, least_each } => {
            let rest = total - least_each * u32::try_from(among.len()).ok()?.saturating_sub(1);
            Answer::Division(std::iter::once(rest).chain(std::iter::repeat(*least_each)).take(among.len()).collect())
        }
    })
}

/// The rules for choices that aren't announced, which an engine lacks that never asks.
pub(crate) const CHOOSING: [Rule; 5] =
    [Rule::NameACard, Rule::CreatureTypeChoice, Rule::SearchPublic, Rule::DamageAssignment, Rule::ChoiceOnResolution];
