//! Places a position before the game begins. The position is complete before the first check of state-based actions.
//!
//! Placing it triggers no abilities. A position that the first check would change is refused.

mod backs;
mod chosen;
mod face_down;
mod lack;
mod opening;
mod standing;

use std::sync::Arc;

use smallvec::SmallVec;

use crate::{
    acting::{Cx, Manner},
    budget::TooMuch,
    cards::{
        Name,
        card::Half,
        effect::Duration,
        keyword::Keyword,
        loyalty::LOYALTY,
        modification::Modification,
        values::{Color, Colors, CounterKind, ManaCost, Step, Zone},
    },
    catalog::Mentions,
    change::{CardChange, Change, Create, Enter, PermanentChange},
    commit::Writing,
    continuous::Known,
    decision::{Answer, Decision},
    error::Stop,
    event::Event,
    game::{Chooser, Facts, Game, Table, TraceLine},
    ids::{CardId, DefId, EffectId, Entity, ObjectId, PlayerId},
    rule::MarkUse,
    rules::state_based,
    state::{
        State, Work,
        arena::Arena,
        characteristics::Face,
        effects::{Affects, ContinuousEffect, Scope},
        history::History,
        object::{Counters, Link, Object, ObjectKind},
        shared::Shared,
        stack::Mana,
        turn::{Player, Repetition, STEPS, Turn},
    },
    triggers::{ascend, worlds},
    unsupported,
    words::words,
};

use lack::lacking;

pub use chosen::Remembered;
pub use lack::Lack;

/// The reason why a position can't be placed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The catalog has no card of that name.
    #[error("there is no card named `{0}`")]
    NoSuchCard(String),
    /// The card has no such characteristic or ability.
    #[error("`{card}` {what}")]
    DoesNotFit {
        /// The card.
        card: String,
        /// The characteristic or ability that it lacks.
        what: String,
    },
    /// The position exceeds a limit of the budget.
    #[error(transparent)]
    TooMuch(#[from] TooMuch),
    /// State-based actions would change the position before any player could act.
    #[error("state-based actions would change the position: {0}")]
    WouldChange(String),
    /// No game has such a position.
    #[error("no game has this position: {0}")]
    Impossible(String),
    /// The position contains something that the engine does not support.
    #[error("the engine doesn't support this: {0}")]
    Unsupported(String),
}

/// A position that is being placed.
#[derive(Debug, Clone)]
pub struct Position<'a> {
    table: &'a Table,
    state: State,
    /// The events of the changes. They are discarded.
    told: Vec<Event>,
    /// The objects whose loyalty the position states.
    loyal: Vec<Entity>,
}

impl<'a> Position<'a> {
    /// Players at 20 life without cards, in the first main phase of the first player's turn.
    #[must_use]
    pub fn new(table: &'a Table, players: u8) -> Self {
        let state = State {
            players: (0..players).map(|seat| new_player(PlayerId(seat)).into()).collect::<Vec<_>>().into(),
            objects: Arena::default(),
            battlefield: SmallVec::new(),
            phased_out: SmallVec::new(),
            stack: SmallVec::new(),
            mana_abilities: SmallVec::new(),
            exile: SmallVec::new(),
            command: SmallVec::new(),
            turn: Turn {
                number: 1,
                active: PlayerId(0),
                step: Step::PrecombatMain,
                to_come: STEPS[4..].into(),
                priority: Some(PlayerId(0)),
                passed: 0,
                extra_turns: SmallVec::new(),
                resumes_after: None,
                left_out: Vec::new(),
                ending: false,
                designated: Vec::new(),
                daytime: None,
                cast_before: None,
                repetition: Repetition::default(),
                activations: Vec::new(),
                announcing: None,
            },
            combat: Shared::default(),
            effects: Shared::default(),
            replacements: Shared::default(),
            delayed: Shared::default(),
            pending: Shared::default(),
            history: History::default(),
            moments: History::default(),
            mentions: table.catalog.mentioned_in_rules(),
            clock: 0,
            next_effect: 0,
            revision: 0,
            work: Work::default(),
            over: None,
        };
        Self { table, state, told: Vec::new(), loyal: Vec::new() }
    }

    /// The state as placed so far.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Finds a card's definition.
    ///
    /// # Errors
    ///
    /// [`SetupError::NoSuchCard`].
    pub fn find(&self, name: &str) -> Result<DefId, SetupError> {
        let catalog = &self.table.catalog;
        let found = catalog.find(name).or_else(|| catalog.find_part(name));
        found.ok_or_else(|| SetupError::NoSuchCard(name.to_owned()))
    }

    /// Checks that the budget allows that many more objects.
    ///
    /// # Errors
    ///
    /// [`SetupError::TooMuch`].
    pub fn room_for(&self, objects: usize) -> Result<(), SetupError> {
        self.table.budget.refuses(&self.state, 0, objects).map_or(Ok(()), |too_much| Err(too_much.into()))
    }

    /// Puts a card into a zone: on top of a library or graveyard, untapped on the battlefield.
    pub fn card(&mut self, def: DefId, owner: PlayerId, zone: Zone, controller: PlayerId) -> ObjectId {
        let face = Arc::clone(self.table.catalog.printed(def));
        self.note(self.table.catalog.mentions(def));
        self.create(ObjectKind::Card, face, Some(def), owner, zone, controller)
    }

    /// Notes what a text mentions that is in the game from now on.
    fn note(&mut self, mentions: Mentions) {
        self.state.mentions = self.state.mentions.and(mentions);
    }

    /// Puts a number of copies of a card on top of a library. The result is the same as for single cards, but faster.
    pub fn on_library(&mut self, def: DefId, owner: PlayerId, count: u32) {
        if count == 0 {
            return;
        }
        let first = self.card(def, owner, Zone::Library, owner);
        let model = self.state.object(first).clone();
        let mut ids = Vec::with_capacity(count as usize);
        for _ in 1..count {
            let (id, timestamp) = (self.state.next_id(), self.state.tick());
            self.state.objects.push(Object { id, card: Some(CardId(id.0)), timestamp, ..model.clone() });
            self.state.revision += 1;
            ids.push(id);
        }
        self.state.player_mut(owner).library.extend(ids);
    }

    /// Puts a token onto the battlefield. If its name is its subtypes, it is a token without a stated name (111.4).
    pub fn token(&mut self, half: &Half, colors: Colors, owner: PlayerId, controller: PlayerId) -> ObjectId {
        let mut half = half.clone();
        let subtypes: Vec<&str> = half.subtypes.iter().map(Name::as_str).collect();
        if subtypes.join(" ") == half.name.as_str() {
            half.name = Half::name_of_token(&half.subtypes, &self.table.edition);
        }
        self.note(self.table.catalog.mentioned_in(&half));
        let characteristics = Arc::new(self.table.catalog.characteristics(&half, None::<ManaCost>, colors));
        self.create(
            ObjectKind::Token,
            Arc::new(Face::new(characteristics, None)),
            None,
            owner,
            Zone::Battlefield,
            controller,
        )
    }

    fn create(
        &mut self,
        kind: ObjectKind,
        face: Arc<Face>,
        def: Option<DefId>,
        owner: PlayerId,
        zone: Zone,
        controller: PlayerId,
    ) -> ObjectId {
        let id = self.state.next_id();
        let create = Create {
            kind,
            face,
            def,
            owner,
            controller,
            zone,
            enter: Enter::default(),
            link: None,
            item: None,
            reserved: None,
        };
        self.write(CardChange::Create(create));
        let public = matches!(zone, Zone::Battlefield | Zone::Graveyard | Zone::Exile | Zone::Stack);
        let object = self.state.object_mut(id);
        object.controlled_since = 0;
        object.known_to = match zone {
            _ if public => u8::MAX,
            Zone::Hand => 1 << owner.0,
            _ => 0,
        };
        id
    }

    /// Carries out a change as part of the position.
    pub fn write(&mut self, change: impl Into<Change>) {
        let facts = Facts { table: self.table, notes: None };
        self.state.commit(change.into(), Writing { before: &|_| None, batch: 0, facts }, &mut self.told);
        self.told.clear();
        self.state.history.clear();
    }

    /// Flips a permanent.
    ///
    /// # Errors
    ///
    /// An error if the permanent is not a flip card.
    pub fn flip(&mut self, id: ObjectId) -> Result<(), SetupError> {
        if self.state.face_up(id).flip.is_none() {
            return Err(self.misfit(id, "isn't a flip card"));
        }
        self.write(PermanentChange::Flip { object: id });
        Ok(())
    }

    /// Turns a permanent or exiled card face down. A card in exile becomes unknown to all players. A permanent with disguise counts as cast face down for
    /// it, and so has ward {2} (702.168a).
    pub fn face_down(&mut self, id: ObjectId) {
        let hidden = face_down::for_disguise(self.table, &self.state, id);
        let object = self.state.object_mut(id);
        object.status.face_down = true;
        object.hidden = hidden.or_else(|| object.hidden.take());
        object.known_to = if object.zone == Zone::Battlefield { 1 << object.controller.0 } else { 0 };
    }

    /// Puts a permanent under its controller's control since this turn.
    pub fn new_this_turn(&mut self, id: ObjectId) {
        self.state.object_mut(id).controlled_since = self.state.turn.number;
    }

    /// Records that a permanent's ability exiled the card on an earlier turn.
    pub fn link(&mut self, id: ObjectId, by: ObjectId) {
        self.state.object_mut(id).link = Some(Link { by, pair: None, keyword: None });
    }

    /// Records damage dealt to a permanent this turn.
    pub fn damaged(&mut self, id: ObjectId, amount: u32, by: Option<ObjectId>) {
        let object = self.state.object_mut(id);
        object.damage = object.damage.saturating_add(amount);
        if let Some(source) = by {
            self.state.history.push(Event::Damaged { source, to: Entity::Object(id), amount, combat: false, batch: 0 });
        }
    }

    /// Applies a continuous effect without a source to a permanent.
    pub fn affect(&mut self, id: ObjectId, apply: Vec<Modification>, until: Option<Duration>) {
        self.note(self.table.catalog.mentioned_in(&apply));
        let controller = self.state.object(id).controller;
        let timestamp = self.state.tick();
        let effect: EffectId = self.state.take_effect_id();
        let scope = Scope::new(id, controller);
        let affects = Affects::Objects(vec![id]);
        self.state.effects.push(ContinuousEffect { id: effect, timestamp, affects, apply, copies: None, scope, until });
    }

    /// Gives a permanent one more instance of a keyword.
    pub fn grant(&mut self, id: ObjectId, keyword: Keyword) {
        self.affect(id, vec![Modification::AddKeyword(keyword)], None);
    }

    /// Removes a characteristic or ability of the object's definition, as though it had never been printed.
    ///
    /// # Errors
    ///
    /// An error if the object lacks it.
    pub fn without(&mut self, id: ObjectId, what: &Lack) -> Result<(), SetupError> {
        let face = Arc::clone(&self.state.object(id).face);
        let (characteristics, here) = lacking(&face.characteristics, what);
        let half = face.flip.as_ref().map(|half| (half, lacking(&half.characteristics, what)));
        let there = half.as_ref().is_some_and(|(_, (_, there))| *there);
        let granted = self.revoke(id, what);
        if !here && !there && !granted {
            return Err(self.misfit(id, &format!("doesn't have {what}, so it can't be without it")));
        }
        let flip = half.map(|(half, (characteristics, _))| Arc::new(Face::new(characteristics, half.flip.clone())));
        let face = Face::new(characteristics, flip).with_back(face.back.clone());
        self.state.object_mut(id).face = Arc::new(face);
        Ok(())
    }

    /// Removes an ability or characteristic that the position itself granted.
    fn revoke(&mut self, id: ObjectId, what: &Lack) -> bool {
        let Lack::Keyword(name) = what else { return false };
        let grants = |m: &Modification| matches!(m, Modification::AddKeyword(k) if k.name == *name);
        let before = self.state.effects.len();
        self.state.effects.retain(|e| e.affects != Affects::Objects(vec![id]) || !e.apply.iter().any(grants));
        before != self.state.effects.len()
    }

    /// Puts counters on an object or player. The position states the loyalty of a planeswalker, also if it has none.
    pub fn counters(&mut self, on: Entity, kind: CounterKind, count: u32) {
        self.loyal.extend((*kind == *LOYALTY).then_some(on));
        self.write(PermanentChange::PutCounters { on, kind, count, by_effect: false });
    }

    /// Sets a player's life total.
    pub fn life(&mut self, player: PlayerId, life: i32) {
        self.state.player_mut(player).life = life;
    }

    /// Adds one mana of that colour to a player's mana pool; colourless if no colour is given.
    pub fn mana(&mut self, player: PlayerId, color: Option<Color>) {
        let mana = Mana { color, source: None, only_for: None, lasts_this_turn: false, rider: None, maker: player };
        self.state.player_mut(player).mana.push(mana);
    }

    /// Records that a player has played a land this turn.
    pub fn land_played(&mut self, player: PlayerId) {
        self.state.player_mut(player).lands_played += 1;
    }

    /// Sets the active player and the step.
    pub fn now(&mut self, player: PlayerId, step: Step) {
        let at = STEPS.iter().position(|s| *s == step).unwrap_or(0);
        self.state.turn.active = player;
        self.state.turn.step = step;
        self.state.turn.to_come = STEPS[at + 1..].into();
        self.state.turn.priority = Some(player);
    }

    /// Ends the setup.
    ///
    /// # Errors
    ///
    /// [`SetupError::WouldChange`] if the first check of state-based actions would do anything, [`SetupError::TooMuch`] if the position exceeds a
    /// limit, [`SetupError::Unsupported`] if the engine does not support something in the position.
    pub fn begin(self) -> Result<State, SetupError> {
        self.begin_knowing().map(|(state, _)| state)
    }

    /// Like [`Position::begin`], and returns what has been calculated for the state.
    ///
    /// # Errors
    ///
    /// The errors of [`Position::begin`].
    pub fn begin_knowing(mut self) -> Result<(State, Option<Known>), SetupError> {
        if let Some(too_much) = self.table.budget.refuses_position(&self.state) {
            return Err(too_much.into());
        }
        self.loyalty();
        standing::refuse_impossible(&self)?;
        let mut nobody = Nobody;
        let mut cx = Cx::new(self.table, self.state.clone(), &mut nobody);
        if let Some(mechanic) = unsupported::in_position(cx.game()) {
            return Err(SetupError::Unsupported(mechanic));
        }
        worlds::of_position(cx.game()).into_iter().for_each(|note| self.write(note));
        ascend::of_position(cx.game()).into_iter().for_each(|blessing| self.write(blessing));
        let changed = state_based::check(&mut cx).and_then(|changed| cx.within_budget().map(|()| changed));
        let changed = changed.map_err(|stop| match stop {
            Stop::Unsupported(mechanic) => SetupError::Unsupported(mechanic),
            Stop::TooMuch(too_much) => SetupError::TooMuch(too_much),
            other => SetupError::WouldChange(other.to_string()),
        })?;
        let (after, known, _) = cx.finish();
        if changed {
            return Err(SetupError::WouldChange(self.what_changes(&after)));
        }
        let known = known.filter(|_| after.revision == self.state.revision);
        Ok((self.state, known))
    }

    /// Gives planeswalkers the loyalty counters that they enter with, unless the position states their loyalty (306.5b).
    fn loyalty(&mut self) {
        let printed = |id: &ObjectId| {
            let object = self.state.object(*id);
            let loyalty = self.table.catalog.card(object.def?).loyalty?;
            (!self.loyal.contains(&(*id).into())).then_some((*id, loyalty))
        };
        let lacking: Vec<_> = self.state.permanents().iter().filter_map(printed).collect();
        lacking.into_iter().for_each(|(id, loyalty)| self.counters(id.into(), LOYALTY.into(), loyalty));
    }

    /// The first change that the check of state-based actions would make, with its rule.
    fn what_changes(&self, after: &State) -> String {
        let mut nobody = Nobody;
        let traced = Manner { traced: true, ..Manner::default() };
        let mut cx = Cx::new(self.table, self.state.clone(), &mut nobody).so(traced);
        let _changed = state_based::check(&mut cx);
        let (.., trace) = cx.finish();
        let concerns = trace.lines.iter().find_map(|line| match line {
            TraceLine::Mark(rule, MarkUse::Applied, Some(on)) => Some((*rule, *on)),
            _ => None,
        });
        let first = || after.history.iter().find(|e| !matches!(e, Event::StateBasedChecked)).map(words);
        match concerns {
            Some((rule, on)) => format!("{}: {}", self.name_of(on), rule.gist()),
            None => first().unwrap_or_else(|| "state-based actions apply".to_owned()),
        }
    }

    fn misfit(&self, id: ObjectId, what: &str) -> SetupError {
        SetupError::DoesNotFit { card: self.name_of(id), what: what.to_owned() }
    }

    fn name_of(&self, id: ObjectId) -> String {
        let name = self.state.object(id).face.characteristics.name.as_ref();
        name.map_or_else(String::new, ToString::to_string)
    }
}

fn new_player(id: PlayerId) -> Player {
    Player {
        id,
        life: 20,
        library: Vec::new(),
        hand: Vec::new(),
        graveyard: Vec::new(),
        mana: Vec::new(),
        counters: Counters::default(),
        designations: Vec::new(),
        lands_played: 0,
        additional_lands: Vec::new(),
        drew_from_empty: false,
        last_turn: 0,
        turn_before: 0,
        lost: false,
        left: false,
    }
}

/// A chooser without answers: setup asks no player.
struct Nobody;

impl Chooser for Nobody {
    fn choose(&mut self, _: &Game<'_>, _: &Decision) -> Option<Answer> {
        None
    }
}
