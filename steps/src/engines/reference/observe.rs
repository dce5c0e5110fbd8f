//! The answers to probes.

use std::{
    borrow::Cow,
    cell::RefCell,
    collections::hash_map::DefaultHasher,
    hash::{Hash, Hasher},
    sync::Arc,
};

use casebook_engine::{
    action::Awaits,
    cards::values::{Step, Zone as EngineZone},
    continuous::{self, Known},
    decision::{Decision, DecisionKind, Moment, Options},
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::{MarkUse, Rule},
    rules::turn,
    state::{State, object::ObjectKind, stack::ItemKind, turn::GameOver},
    words::words,
};

use super::{
    Setting,
    log::{Log, Tried},
    names::{Names, color_from, fits, phase_from, zone_from, zone_to},
    walk::{Halt, Walk},
};
use crate::{
    case::{
        AbilityRef, Answer, Choice, DecisionSeen, Handle, Knowledge, Legality, Mana, MomentSeen, Phase, Query, Seat,
        StackItem, StackKind, Standing, Target, TokenSeen, Value, Zone,
    },
    port::Seen,
};

/// A waiting decision: its operation, the number of answers before it, and the state at the beginning of the operation.
pub(super) type Waiting<'w> = (&'w Decision, usize, usize, (&'w State, &'w Log));

/// A point of a case.
pub(super) struct View<'c> {
    pub(super) setting: &'c Setting,
    pub(super) names: &'c Names<'c>,
    pub(super) state: &'c State,
    pub(super) log: &'c Log,
    pub(super) seen: Known,
    pub(super) waiting: Option<Waiting<'c>>,
    pub(super) refused: RefCell<Log>,
}

/// An observation, or the reason why it can't be made.
pub(super) type Observed = Result<Value, String>;

impl<'c> View<'c> {
    pub(super) fn new(
        setting: &'c Setting,
        names: &'c Names<'c>,
        state: &'c State,
        log: &'c Log,
        seen: Option<Known>,
        waiting: Option<Waiting<'c>>,
    ) -> Self {
        let reckon = if log.traced { continuous::project_noting } else { continuous::project };
        let seen = seen.unwrap_or_else(|| Known::from(Arc::new(reckon(&setting.table, state))));
        Self { setting, names, state, log, seen, waiting, refused: RefCell::default() }
    }

    /// The rule that answered a probe.
    pub(super) fn was_considered(&self, rule: Rule) {
        self.refused.borrow_mut().marks.include([(rule, MarkUse::Considered)]);
    }

    /// The effects on the state, and the refusals that probes caused.
    pub(super) fn into_parts(self) -> (Known, Log) {
        (self.seen, self.refused.into_inner())
    }

    pub(super) fn game(&self) -> Game<'_> {
        Game::new(&self.setting.table, self.state, &self.seen.seen)
    }

    /// Answers a probe.
    pub(super) fn observe(&self, query: &'c Query) -> Seen {
        match self.ask(query) {
            Ok(value) => Seen::Value(value),
            Err(why) => Seen::Unobservable(why),
        }
    }

    fn ask(&self, query: &'c Query) -> Observed {
        Ok(match query {
            Query::Object { object, aspect } => self.aspect(object, *aspect)?,
            Query::Counters { on, kind } => Value::Number(self.counters(on, kind)?),
            Query::Life(seat) => Value::Number(i64::from(self.state.player(self.seat(seat)?).life)),
            Query::ManaPool(seat) => Value::Mana(self.pool(self.seat(seat)?)?),
            Query::CardsDrawn(seat) => Value::Number(self.drawn(self.seat(seat)?)),
            Query::Standing(seat) => self.standing(self.seat(seat)?).into(),
            Query::Contents { zone, player } => {
                Value::Objects(self.contents(*zone, player.as_ref())?.into_iter().map(|id| self.handle(id)).collect())
            }
            Query::Size { zone, player, kind } => Value::Number(self.size(*zone, player.as_ref(), kind.as_deref())?),
            Query::Tokens(seat) => Value::Tokens(self.tokens(self.seat(seat)?)),
            Query::Stack => Value::Stack(self.stack()),
            Query::Now => Value::Moment(self.moment()),
            Query::Priority => match (turn::awaits(self.state), self.waiting.is_some()) {
                (Awaits::Priority(player), false) => Value::Player(self.names.seat_name(player)),
                _ => Value::Nothing,
            },
            Query::CanDo(action) => self.can_do(action)?,
            Query::Tried => self.tried(),
            Query::WouldAccept(answer) => self.would_accept(answer)?,
            Query::Decision => self.waiting.map_or(Value::Nothing, |(decision, ..)| {
                Value::Decision(decision_seen(decision, self.names, self.state, self.log))
            }),
            Query::LegalTargets { player, object, ability, instance } => {
                self.legal_targets(player, object, ability, *instance)?
            }
            Query::TimesTriggered { source, ability } => Value::Number(self.times_triggered(source, ability)?),
            Query::DamageDealt { by, to, combat } => {
                Value::Number(self.damage_dealt(by.as_ref(), to.as_ref(), *combat)?)
            }
            Query::Knows { player, object } => self.knows(player, object)?,
            Query::History(patterns) => Value::Events(self.history(patterns)),
            Query::Fingerprint => Value::Word(self.fingerprint()),
        })
    }

    pub(super) fn seat(&self, seat: &Seat) -> Result<PlayerId, String> {
        self.names.seat(seat).ok_or_else(|| format!("{seat} is not a player of this case"))
    }

    pub(super) fn handle(&self, id: ObjectId) -> Handle {
        self.names.handle(id, self.state, self.log)
    }

    /// The object of a handle now.
    pub(super) fn object(&self, handle: &Handle) -> Result<ObjectId, String> {
        self.names.now(handle, self.state, self.log).ok_or_else(|| format!("there is no `{handle}` at this point"))
    }

    fn counters(&self, on: &Target, kind: &str) -> Result<i64, String> {
        let counters = match on {
            Target::Object(handle) => &self.state.object(self.object(handle)?).counters,
            Target::Player(seat) => &self.state.player(self.seat(seat)?).counters,
        };
        Ok(i64::from(counters.of(kind)))
    }

    fn pool(&self, player: PlayerId) -> Result<Mana, String> {
        let symbols: String = self
            .state
            .player(player)
            .mana
            .iter()
            .map(|m| format!("{{{}}}", m.color.map_or('C', |c| c.letter())))
            .collect();
        if symbols.is_empty() {
            Ok(Mana::none())
        } else {
            symbols.parse().map_err(|e: crate::case::BadMana| e.to_string())
        }
    }

    fn drawn(&self, player: PlayerId) -> i64 {
        let drew = |e: &&casebook_engine::event::Event| matches!(e, casebook_engine::event::Event::Drew { player: p, .. } if *p == player);
        count(self.log.events().filter(drew).count())
    }

    fn standing(&self, player: PlayerId) -> Standing {
        match self.state.over {
            Some(GameOver::Won(winner)) if winner == player => Standing::Won,
            Some(GameOver::Won(_)) => Standing::Lost,
            Some(GameOver::Drawn) if !self.state.player(player).left => Standing::Drew,
            Some(GameOver::Drawn) | None if self.state.player(player).lost => Standing::Lost,
            Some(GameOver::Drawn) | None => Standing::Playing,
        }
    }

    /// The objects of a zone, top first.
    fn contents(&self, zone: Zone, player: Option<&Seat>) -> Result<Vec<ObjectId>, String> {
        let player = player.map(|seat| self.seat(seat)).transpose()?;
        let own = matches!(zone, Zone::Hand | Zone::Library | Zone::Graveyard);
        let seats = self.state.players.iter().map(|p| p.id).filter(|id| !own || player.is_none_or(|p| p == *id));
        let all: Vec<ObjectId> = if own {
            seats.flat_map(|id| self.state.zone(zone_to(zone), id).iter().rev().copied()).collect()
        } else {
            self.state.zone(zone_to(zone), PlayerId(0)).iter().rev().copied().collect()
        };
        let whose = |id: &ObjectId| match zone {
            Zone::Battlefield | Zone::Stack => self.game().controller(*id),
            Zone::Hand | Zone::Library | Zone::Graveyard | Zone::Exile | Zone::Nowhere => self.state.object(*id).owner,
        };
        Ok(all.into_iter().filter(|id| player.is_none_or(|p| whose(id) == p)).collect())
    }

    fn size(&self, zone: Zone, player: Option<&Seat>, kind: Option<&str>) -> Result<i64, String> {
        let of_kind = |id: &ObjectId| kind.is_none_or(|kind| self.is_of_kind(*id, kind));
        Ok(count(self.contents(zone, player)?.iter().filter(|id| of_kind(id)).count()))
    }

    fn is_of_kind(&self, id: ObjectId, kind: &str) -> bool {
        let seen = self.game().characteristics(id).clone();
        let token = kind.eq_ignore_ascii_case("token") && self.state.object(id).kind == ObjectKind::Token;
        token
            || seen.name.as_ref().is_some_and(|n| **n == *kind)
            || self.types(id).iter().any(|t| t.eq_ignore_ascii_case(kind))
    }

    fn tokens(&self, player: PlayerId) -> Vec<TokenSeen> {
        let game = self.game();
        let own = |id: &&ObjectId| self.state.object(**id).kind == ObjectKind::Token && game.controller(**id) == player;
        let token = |id: &ObjectId| {
            let seen = game.characteristics(*id);
            TokenSeen {
                name: seen.name.as_ref().map_or_else(String::new, ToString::to_string),
                colors: seen.colors.iter().map(color_from).collect(),
                types: self.types(*id),
                power_toughness: seen.pt.map(|(p, t)| (i64::from(p), i64::from(t))),
            }
        };
        self.state.permanents().iter().filter(own).map(token).collect()
    }

    pub(super) fn stack(&self) -> Vec<StackItem> {
        self.state.stack.iter().rev().map(|id| self.stack_item(*id)).collect()
    }

    fn stack_item(&self, id: ObjectId) -> StackItem {
        let object = self.state.object(id);
        let item = object.stack.as_ref();
        let kind = match (object.kind, item.map(|i| &i.kind)) {
            (ObjectKind::SpellCopy, Some(ItemKind::Spell) | None) => StackKind::Copy,
            (_, Some(ItemKind::Spell) | None) => StackKind::Spell,
            (_, Some(ItemKind::Activated)) => StackKind::Activated,
            (_, Some(ItemKind::Triggered)) => StackKind::Triggered,
            (_, Some(ItemKind::TurnDraw)) => StackKind::TurnDraw,
            (_, Some(ItemKind::CombatDamage(_))) => StackKind::CombatDamage,
        };
        let ability = matches!(kind, StackKind::Activated | StackKind::Triggered);
        let nobody = matches!(kind, StackKind::TurnDraw | StackKind::CombatDamage);
        let source = item.map_or(id, |i| i.source);
        StackItem {
            kind,
            object: self.handle(if ability { source } else { id }),
            controller: (!nobody).then(|| self.names.seat_name(self.game().controller(id))),
            ability: item.filter(|_| ability).and_then(|i| i.texts.first()).map(|t| t.ability.id.to_string()),
        }
    }

    fn moment(&self) -> MomentSeen {
        let turn = &self.state.turn;
        let first_strike = |e: &casebook_engine::event::Event| {
            matches!(e, casebook_engine::event::Event::StepBegan { step: Step::FirstStrikeDamage, .. })
        };
        let second = turn.step == Step::CombatDamage && self.state.history.iter().any(first_strike);
        let phase = if second { Phase::SecondCombatDamage } else { phase_from(turn.step) };
        MomentSeen { player: self.names.seat_name(turn.active), turn: turn.number, phase }
    }

    pub(super) fn legality(&self, tried: Result<(), Halt>, refused: &mut Log, log: &Log) -> Observed {
        match tried {
            Ok(()) | Err(Halt::Waiting(_)) => Ok(Value::Legality(Legality::Legal)),
            Err(Halt::Refused { rule, reason }) => {
                refused.marks.include(rule.map(|r| (r, MarkUse::Refused)));
                refused.exercised.include(log.exercised.iter().filter(|by| by.how == MarkUse::Refused).cloned());
                // Objects that were created during the trial don't exist any more.
                let there = self.state.objects.len();
                refused.involved.include(log.involved.iter().filter(|id| (id.0 as usize) < there).copied());
                let rule = rule.and_then(|r| self.setting.numbers.get(&r)).map(|r| r.to_string());
                Ok(Value::Legality(Legality::Refused { rule, reason: Some(reason) }))
            }
            Err(Halt::Broken(why) | Halt::Lacking(why)) => Err(why),
        }
    }

    /// Whether the waiting operation accepts one more answer, by running it again.
    fn tried(&self) -> Value {
        match &self.log.tried {
            None => Value::Nothing,
            Some(Tried::Legal) => Value::Legality(Legality::Legal),
            Some(Tried::Refused { rule, reason }) => {
                let rule = rule.and_then(|rule| self.setting.numbers.get(&rule)).map(|rule| rule.to_string());
                Value::Legality(Legality::Refused { rule, reason: Some(reason.clone()) })
            }
        }
    }

    fn would_accept(&self, answer: &'c Answer) -> Observed {
        let Some((decision, at, given, (state, log))) = self.waiting else { return Ok(Value::Nothing) };
        let script = &self.names.case.script;
        let before = script[at + 1..].iter().take(given).enumerate().filter_map(|(place, op)| match op {
            crate::case::ScriptOp::Answer(answer) => Some((at + 1 + place, answer)),
            _ => None,
        });
        let extra = usize::MAX;
        let answers = before.chain([(extra, answer)]).collect();
        let mut walk = Walk::new(&self.setting.table, self.names, state.clone(), log.clone(), at, answers);
        // An answer with more targets than the game asks for is used only in part.
        let tried = match walk.run(&script[at]) {
            Ok(()) if !walk.used.contains(&extra) => {
                let (rule, reason) =
                    (Some(DecisionKind::Targets.rule()), "so many targets aren't asked for".to_owned());
                Err(Halt::Refused { rule, reason })
            }
            tried => tried,
        };
        let mut refused = self.refused.borrow_mut();
        if tried.is_ok() || walk.used.contains(&extra) || !matches!(tried, Err(Halt::Waiting(_))) {
            return self.legality(tried, &mut refused, &walk.log);
        }
        if matches!(answer.choice, Choice::Option(_)) && kind_word(decision.kind) == "option" {
            let reason = Some("that option isn't on offer".to_owned());
            return Ok(Value::Legality(Legality::Refused { rule: None, reason }));
        }
        Err("the pending decision asks for something else".to_owned())
    }

    fn times_triggered(&self, source: &Handle, ability: &AbilityRef) -> Result<i64, String> {
        self.object(source)?;
        let same = |id: ObjectId| self.names.same(source, id, self.state, self.log);
        let its = self.names.now(source, self.state, self.log);
        let ability = its.map_or(Cow::Borrowed(ability), |its| self.names.meant(its, ability, self.state));
        let meant = |name: &casebook_engine::cards::Name| fits(&ability, name, Some(&name.whole().into()));
        let triggered = |e: &&casebook_engine::event::Event| matches!(e, casebook_engine::event::Event::Triggered { source, ability, .. } if same(*source) && meant(ability));
        Ok(count(self.log.events().filter(triggered).count()))
    }

    fn damage_dealt(&self, by: Option<&Handle>, to: Option<&Target>, combat: Option<bool>) -> Result<i64, String> {
        by.into_iter().chain(to.and_then(Target::object)).try_for_each(|handle| self.object(handle).map(drop))?;
        to.and_then(Target::player).map_or(Ok(()), |seat| self.seat(seat).map(drop))?;
        let from = |id: ObjectId| by.is_none_or(|h| self.names.same(h, id, self.state, self.log));
        let onto = |e: Entity| match (to, e) {
            (None, _) => true,
            (Some(Target::Player(seat)), Entity::Player(p)) => self.names.seat(seat) == Some(p),
            (Some(Target::Object(h)), Entity::Object(id)) => self.names.same(h, id, self.state, self.log),
            (Some(Target::Player(_)), Entity::Object(_)) | (Some(Target::Object(_)), Entity::Player(_)) => false,
        };
        let dealt = self.log.events().filter_map(|e| match e {
            casebook_engine::event::Event::Damaged { source, to, amount, combat: c, .. }
                if from(*source) && onto(*to) && combat.is_none_or(|w| w == *c) =>
            {
                Some(i64::from(*amount))
            }
            _ => None,
        });
        Ok(dealt.sum())
    }

    fn knows(&self, player: &Seat, object: &Handle) -> Observed {
        let (player, object) = (self.seat(player)?, self.state.object(self.object(object)?));
        let known = object.revealed || object.known_to & (1 << player.0) != 0;
        Ok(if known { Knowledge::Known } else { Knowledge::Unknown }.into())
    }

    /// The whole game without its history.
    fn fingerprint(&self) -> String {
        let mut state = self.state.clone();
        state.history.clear();
        (state.revision, state.clock, state.next_effect) = (0, 0, 0);
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }

    pub(super) fn place(&self, id: ObjectId) -> crate::case::PlaceSeen {
        let object = self.state.object(id);
        let ceased = object.past.is_some() && object.became.is_none();
        // A permanent that is phased out is treated as though it doesn't exist (702.26b).
        let zone = if ceased || object.status.phased_out.is_some() { EngineZone::Nowhere } else { object.zone };
        let player = match zone {
            EngineZone::Battlefield | EngineZone::Stack => Some(self.game().controller(id)),
            EngineZone::Nowhere => None,
            EngineZone::Hand
            | EngineZone::Library
            | EngineZone::Graveyard
            | EngineZone::Exile
            | EngineZone::Command => Some(object.owner),
        };
        crate::case::PlaceSeen { zone: zone_from(zone), player: player.map(|p| self.names.seat_name(p)) }
    }
}

pub(super) fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// A decision as an observer sees it.
pub(super) fn decision_seen(decision: &Decision, names: &Names<'_>, state: &State, log: &Log) -> DecisionSeen {
    let target = |e: &Entity| match names.target(*e, state, log) {
        Target::Object(handle) => handle.0,
        Target::Player(seat) => seat.0,
    };
    let range = |least: usize, most: usize| (u32::try_from(least).ok(), u32::try_from(most).ok());
    let (options, (at_least, at_most)) = match &decision.options {
        Options::YesNo => (vec!["yes".to_owned(), "no".to_owned()], (None, None)),
        Options::Number { least, most } => (Vec::new(), (u32::try_from(*least).ok(), u32::try_from(*most).ok())),
        Options::Entities { from, least, most, .. } => (from.iter().map(target).collect(), range(*least, *most)),
        Options::Words { from, least, most } => (from.iter().map(ToString::to_string).collect(), range(*least, *most)),
        Options::CardName(_) | Options::Noun { .. } => (Vec::new(), (None, None)),
        Options::Color(from) => (from.iter().map(words).collect(), (None, None)),
        Options::Abilities(from) => (from.iter().map(|(_, id)| id.to_string()).collect(), (None, None)),
        Options::Triggers(ids) => {
            let source = |id: &casebook_engine::ids::EffectId| {
                state.pending.iter().find(|t| t.id == *id).map(|t| names.handle(t.scope.source, state, log).0)
            };
            (ids.iter().filter_map(source).collect(), (None, None))
        }
        Options::Division { among, total, least_each } => {
            (among.iter().map(target).collect(), (Some(*least_each), Some(*total)))
        }
    };
    let options = match decision.kind {
        DecisionKind::TapOrUntap => words_of(&["tap", "untap"]),
        DecisionKind::TapOrUntapAtAll => words_of(&["tap", "untap", "neither"]),
        _ => options,
    };
    let of_item = |id| state.object(id).stack.as_ref().map_or(id, |item| item.source);
    // Several effects, or mana abilities, of one object are distinguished by their abilities.
    let kind = match (decision.kind, &decision.options) {
        (DecisionKind::ReplacementOrder | DecisionKind::ManaColor, Options::Abilities(_)) => {
            kind_word(DecisionKind::Ability)
        }
        (kind, _) => kind_word(kind),
    };
    DecisionSeen {
        player: names.seat_name(decision.player),
        kind: kind.to_owned(),
        source: decision.source.map(|id| names.handle(of_item(id), state, log)),
        when: when_word(decision.moment).to_owned(),
        options,
        at_least,
        at_most,
    }
}

fn words_of(options: &[&str]) -> Vec<String> {
    options.iter().map(ToString::to_string).collect()
}

/// The name of the choice that answers a decision.
pub(super) fn kind_word(kind: DecisionKind) -> &'static str {
    use DecisionKind as K;
    match kind {
        K::May => "may",
        K::MayPay | K::PayToAttack => "pay",
        K::PlayNow => "play",
        K::Targets | K::NewTargets | K::OtherTargets => "targets",
        K::Part | K::Modes | K::AlternativeCost | K::OptionalCosts | K::CostChoice => "modes",
        K::X | K::Number | K::TimesPaid => "number",
        K::Player | K::CostPlayer => "player",
        K::OrderTriggers | K::OrderCards | K::OrderGraveyard | K::OrderTimestamps | K::OrderCopies | K::OrderDamage => {
            "order"
        }
        K::Division | K::CombatDamage | K::ShieldSplit => "division",
        K::DamageSource => "source",
        K::ReplacementOrder => "replacement",
        K::Color | K::ManaColor | K::CreatureType | K::LandType | K::CardName => "word",
        K::Ability => "ability",
        K::Piles => "piles",
        K::WhichPile => "pile",
        K::TapOrUntap | K::TapOrUntapAtAll | K::Destination | K::VillainousChoice => "option",
        K::LifeTotals => "life_totals",
        K::KeepLegend | K::KeepPlaneswalker => "keep",
        K::Coin => "coin",
        K::Random => "random",
        K::Splice
        | K::LandPlay
        | K::Offering
        | K::CostObjects
        | K::InsteadOfMana
        | K::ManaSources
        | K::ManaToSpend
        | K::Choose
        | K::Search
        | K::Discard
        | K::Sacrifice
        | K::CopyOf
        | K::AttachTo => "objects",
    }
}

fn when_word(moment: Moment) -> &'static str {
    match moment {
        Moment::Announcement => "announce",
        Moment::Payment => "pay",
        Moment::Triggering => "trigger",
        Moment::Resolution => "resolve",
        Moment::Entering => "enter",
        Moment::Replacing => "event",
        Moment::Declaring => "declare",
        Moment::Assigning => "assign",
        Moment::StateBased => "state based",
        Moment::TurnBased => "cleanup",
    }
}
