//! Places the position of a case.

use casebook_engine::{
    cards::{
        Name, Named,
        ability::Ability,
        amount::Amount,
        card::Half,
        effect::{Duration, ValueKind},
        modification::Modification,
        values::{CardType, Color, Supertype, Zone as EngineZone},
    },
    change::{Change, PermanentChange},
    continuous::Known,
    game::Table,
    ids::{Entity, ObjectId, PlayerId},
    setup::{Lack, Position, Remembered, SetupError},
    state::{State, binding::Value},
};

use super::{
    announcement::FACE_DOWN,
    keywords::{keyword_of, keywords_known},
    names::{Names, color_to, step_to},
};
use crate::{
    case::{Action, Case, ChosenKind, Handle, Origin, Quality, Query, ScriptOp, Seat, SetupOp, TokenSpec},
    limits,
};

/// The reason why a position wasn't placed.
#[derive(Debug)]
pub(super) enum NotPlaced {
    /// The engine lacks a card.
    Card(String),
    /// The engine lacks a mechanic of the position.
    Mechanic(String),
    /// The position could not be placed as given.
    Inconclusive(String),
    /// It exceeds the limits of a game.
    TooMuch(String),
}

impl From<SetupError> for NotPlaced {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::NoSuchCard(name) => Self::Card(name),
            SetupError::TooMuch(too_much) => Self::TooMuch(too_much.to_string()),
            SetupError::Unsupported(mechanic) => Self::Mechanic(mechanic),
            other => Self::Inconclusive(other.to_string()),
        }
    }
}

pub(super) type Placed<T = ()> = Result<T, NotPlaced>;

/// Places the position of a case.
pub(super) fn place<'a>(table: &'a Table, case: &'a Case) -> Placed<Start<'a>> {
    if let Some(message) = limits::refused(case) {
        return Err(NotPlaced::TooMuch(message));
    }
    let players =
        u8::try_from(case.players.len()).map_err(|_| NotPlaced::Inconclusive("too many players".to_owned()))?;
    keywords_known(table, case)?;
    parts_known(table, case)?;
    let mut placing =
        Placing { table, position: libraries(table, case, players)?, names: Names::new(case, &table.catalog) };
    // In the order of the case, so that what a later operation says is newer (613.7). A fact about an object that is placed later waits for it.
    let mut waiting = Vec::new();
    for op in &case.setup {
        placing.cards(op)?;
        if op.speaks_of().into_iter().all(|handle| placing.id(handle).is_ok()) {
            placing.facts(op)?;
        } else {
            waiting.push(op);
        }
    }
    waiting.into_iter().try_for_each(|op| placing.facts(op))?;
    case.setup.iter().try_for_each(|op| placing.is_chosen(op))?;
    let Placing { position, names, .. } = placing;
    let (state, known) = position.begin_knowing()?;
    Ok(Start { state, known, names })
}

/// A placed position.
pub(super) struct Start<'a> {
    pub(super) state: State,
    /// The names of its objects.
    pub(super) known: Option<Known>,
    pub(super) names: Names<'a>,
}

/// The filler card of libraries that the case doesn't list.
const FILLER: (&str, u32) = ("Wastes", 20);

/// The players with the filler cards of their libraries.
fn libraries<'t>(table: &'t Table, case: &Case, players: u8) -> Placed<Position<'t>> {
    let said = |seat: u8| {
        let is = |of: &Seat| case.players.get(usize::from(seat)) == Some(of);
        case.setup.iter().any(|op| matches!(op, SetupOp::Library { player, .. } if is(player)))
    };
    let (name, count) = FILLER;
    let filler = table.catalog.find(name).ok_or_else(|| NotPlaced::Card(name.to_owned()))?;
    if !(0..players).any(said) {
        return Ok(Position::with_libraries(table, players, filler, count)?);
    }
    let mut position = Position::new(table, players);
    for seat in (0..players).filter(|seat| !said(*seat)) {
        position.room_for(count as usize)?;
        position.on_library(filler, PlayerId(seat), count);
    }
    Ok(position)
}

/// Every part of a card that an action plays is a part of some card. Otherwise each "can't" about it would be right.
fn parts_known(table: &Table, case: &Case) -> Placed {
    let done = case.script.iter().filter_map(|op| match op {
        ScriptOp::Act(action) | ScriptOp::Try(action) => Some(action),
        _ => None,
    });
    let asked = case.probes.iter().filter_map(|probe| match &probe.query {
        Query::CanDo(action) => Some(&**action),
        _ => None,
    });
    let played = done.chain(asked).filter_map(|action| match action {
        Action::Play(play) => play.part.as_deref(),
        Action::PlayLand { part, .. } => part.as_deref(),
        _ => None,
    });
    let is_card = |name: &str| table.catalog.find(name).or_else(|| table.catalog.find_part(name)).is_some();
    let mut strange = played.filter(|name| *name != FACE_DOWN && !is_card(name));
    strange.next().map_or(Ok(()), |name| Err(unknown("card or part of a card", name)))
}

struct Placing<'t, 'a> {
    table: &'a Table,
    position: Position<'t>,
    names: Names<'a>,
}

impl<'a> Placing<'_, 'a> {
    /// Places cards and tokens in their zones.
    fn cards(&mut self, op: &'a SetupOp) -> Placed {
        match op {
            SetupOp::InPlay { object, controller } => {
                let controller = self.seat(controller)?;
                self.card(object, EngineZone::Battlefield, Some(controller))
            }
            SetupOp::Token { object, controller, token } => self.token(object, controller, token),
            SetupOp::Hand { objects, .. } => objects.iter().try_for_each(|o| self.card(o, EngineZone::Hand, None)),
            SetupOp::Graveyard { objects, .. } => {
                objects.iter().try_for_each(|o| self.card(o, EngineZone::Graveyard, None))
            }
            SetupOp::Exile { object, .. } => self.card(object, EngineZone::Exile, None),
            SetupOp::Library { player, objects, filler } => {
                let player = self.seat(player)?;
                self.filler(player, *filler)?;
                objects.iter().rev().try_for_each(|o| self.card(o, EngineZone::Library, None))
            }
            SetupOp::CanPay { player, mana } => {
                let player = self.seat(player)?;
                self.position.room_for(mana.lands().len())?;
                mana.lands().into_iter().try_for_each(|land| {
                    let def = self.position.find(land)?;
                    self.position.card(def, player, EngineZone::Battlefield, player);
                    Ok(())
                })
            }
            // Facts about objects and players follow when all objects are there.
            SetupOp::ManaPool { .. }
            | SetupOp::Tapped { .. }
            | SetupOp::Flipped { .. }
            | SetupOp::Transformed { .. }
            | SetupOp::FaceDown { .. }
            | SetupOp::New { .. }
            | SetupOp::Attached { .. }
            | SetupOp::Counters { .. }
            | SetupOp::PlayerCounters { .. }
            | SetupOp::Chosen { .. }
            | SetupOp::Damage { .. }
            | SetupOp::Granted { .. }
            | SetupOp::Without { .. }
            | SetupOp::Pumped { .. }
            | SetupOp::Life { .. }
            | SetupOp::Now { .. }
            | SetupOp::LandPlayed { .. } => Ok(()),
        }
    }

    fn card(&mut self, handle: &'a Handle, zone: EngineZone, controller: Option<PlayerId>) -> Placed {
        let Some(Origin::Card { name, owner, .. }) = self.names.declared(handle).map(|o| &o.origin) else {
            return Err(NotPlaced::Inconclusive(format!("`{handle}` is not declared as a card")));
        };
        let (def, owner) = (self.position.find(name)?, self.seat(owner)?);
        let id = self.position.card(def, owner, zone, controller.unwrap_or(owner));
        self.names.place(handle, id);
        // A card that is named by its back face has that face up.
        let of_its_back = self.position.is_back(id, name);
        if zone == EngineZone::Battlefield && of_its_back { Ok(self.position.transform(id)?) } else { Ok(()) }
    }

    fn token(&mut self, handle: &'a Handle, controller: &Seat, token: &TokenSpec) -> Placed {
        let controller = self.seat(controller)?;
        let owner = match self.names.declared(handle).map(|o| &o.origin) {
            Some(Origin::PlacedToken { owner }) => self.seat(owner)?,
            _ => controller,
        };
        let id = self.position.token(
            &half(self.table, token),
            token.colors.iter().map(|c| color_to(*c)).collect(),
            owner,
            controller,
        );
        self.names.place(handle, id);
        Ok(())
    }

    fn filler(&mut self, player: PlayerId, count: u32) -> Placed {
        if count > 0 {
            self.position.room_for(usize::try_from(count).unwrap_or(usize::MAX))?;
            let wastes = self.position.find(FILLER.0)?;
            self.position.on_library(wastes, player, count);
        }
        Ok(())
    }

    /// Applies the facts about objects and players.
    fn facts(&mut self, op: &SetupOp) -> Placed {
        match op {
            SetupOp::Exile { object, face_down, with } => {
                let id = self.id(object)?;
                if *face_down {
                    self.position.face_down(id);
                }
                if let Some(with) = with {
                    let by = self.id(with)?;
                    self.position.link(id, by);
                }
            }
            SetupOp::Tapped { object } => {
                self.write(object, |object| Change::Permanent(PermanentChange::Tap { object }))?
            }
            SetupOp::Transformed { object } => self.with(object, |position, id| position.transform(id))??,
            SetupOp::Flipped { object } => self.with(object, |position, id| position.flip(id))??,
            SetupOp::FaceDown { object } => self.with(object, |position, id| position.face_down(id))?,
            SetupOp::New { object } => self.with(object, |position, id| position.new_this_turn(id))?,
            SetupOp::Attached { object, to } => {
                let to = Some(Entity::Object(self.id(to)?));
                self.write(object, |object| Change::Permanent(PermanentChange::Attach { object, to }))?;
            }
            SetupOp::Counters { object, kind, count } => {
                let on = Entity::Object(self.id(object)?);
                self.position.counters(on, kind.as_str().into(), *count);
            }
            SetupOp::PlayerCounters { player, kind, count } => {
                let on = Entity::Player(self.seat(player)?);
                self.position.counters(on, kind.as_str().into(), *count);
            }
            SetupOp::Damage { object, amount, by } => {
                let by = by.as_ref().map(|by| self.id(by)).transpose()?;
                let id = self.id(object)?;
                self.position.damaged(id, *amount, by);
            }
            other => self.more_facts(other)?,
        }
        Ok(())
    }

    fn more_facts(&mut self, op: &SetupOp) -> Placed {
        match op {
            SetupOp::Chosen { object, kind, word } => self.chosen(object, *kind, word)?,
            SetupOp::Granted { object, keyword } => {
                let (id, keyword) = (self.id(object)?, keyword_of(self.table, keyword));
                self.position.grant(id, keyword);
            }
            SetupOp::Without { object, quality } => {
                let id = self.id(object)?;
                let lack = match quality {
                    Quality::Supertype(word) => {
                        Lack::Supertype(Supertype::of_word(word).ok_or_else(|| unknown("supertype", word))?)
                    }
                    Quality::Keyword(word) => Lack::Keyword(keyword_of(self.table, word).name),
                    Quality::Ability(id) => Lack::Ability(id.as_str().into()),
                    Quality::Only => {
                        let nth = |nth| self.names.printed(id, nth, self.position.state()).cloned();
                        let only = nth(1).filter(|_| nth(2).is_none());
                        let several = || {
                            NotPlaced::Inconclusive(format!(
                                "\"{object}\" doesn't have exactly one ability: give the ability's id"
                            ))
                        };
                        Lack::Ability(only.ok_or_else(several)?)
                    }
                    Quality::Printed(nth) => {
                        let printed = self.names.printed(id, *nth, self.position.state());
                        Lack::Ability(
                            printed
                                .cloned()
                                .ok_or_else(|| unknown("number of a printed ability of it", &nth.to_string()))?,
                        )
                    }
                };
                self.position.without(id, &lack)?;
            }
            SetupOp::Pumped { object, power, toughness } => {
                let pump = Modification::AddPt(Amount::Fixed(*power), Amount::Fixed(*toughness));
                let id = self.id(object)?;
                self.position.affect(id, vec![pump], Some(Duration::EndOfTurn));
            }
            SetupOp::Life { player, life } => {
                let player = self.seat(player)?;
                self.position.life(player, *life);
            }
            SetupOp::ManaPool { player, mana } => {
                let (player, each) =
                    (self.seat(player)?, mana.each().map_err(|bad| NotPlaced::Inconclusive(bad.to_string()))?);
                each.into_iter().for_each(|letter| self.position.mana(player, Color::from_letter(letter)));
            }
            SetupOp::LandPlayed { player } => {
                let player = self.seat(player)?;
                self.position.land_played(player);
            }
            SetupOp::Now { moment } => {
                let player = match &moment.turn {
                    crate::case::TurnRef::Of(seat) | crate::case::TurnRef::Next(seat) => self.seat(seat)?,
                    crate::case::TurnRef::Current | crate::case::TurnRef::Following => PlayerId(0),
                };
                self.position.now(player, step_to(moment.phase));
            }
            // `cards` places the former, and `facts` writes the latter.
            SetupOp::InPlay { .. }
            | SetupOp::Token { .. }
            | SetupOp::Hand { .. }
            | SetupOp::Library { .. }
            | SetupOp::Graveyard { .. }
            | SetupOp::CanPay { .. }
            | SetupOp::Exile { .. }
            | SetupOp::Tapped { .. }
            | SetupOp::Flipped { .. }
            | SetupOp::Transformed { .. }
            | SetupOp::FaceDown { .. }
            | SetupOp::New { .. }
            | SetupOp::Attached { .. }
            | SetupOp::Counters { .. }
            | SetupOp::PlayerCounters { .. }
            | SetupOp::Damage { .. } => {}
        }
        Ok(())
    }

    fn chosen(&mut self, object: &Handle, kind: ChosenKind, word: &str) -> Placed {
        let id = self.id(object)?;
        let entity = |entity: Entity| Value::Entities(vec![entity]);
        let (of, value) = match kind {
            ChosenKind::Color | ChosenKind::OtherColor => {
                let color = Color::of_word(word).ok_or_else(|| unknown("colour", word))?;
                (Remembered::Value(ValueKind::Color), Value::Color(color))
            }
            ChosenKind::CreatureType => (Remembered::Value(ValueKind::CreatureType), Value::Word(word.into())),
            ChosenKind::LandType => (Remembered::Value(ValueKind::BasicLandType), Value::Word(word.into())),
            ChosenKind::CardName => (Remembered::Value(ValueKind::CardName), Value::Word(word.into())),
            ChosenKind::Number => {
                let number = word.parse().map_err(|_| unknown("number", word))?;
                (Remembered::Value(ValueKind::Number), Value::Number(number))
            }
            ChosenKind::Player => (Remembered::Player, entity(self.seat(&Seat(word.to_owned()))?.into())),
            ChosenKind::Object => (Remembered::Object, entity(self.id(&Handle(word.to_owned()))?.into())),
        };
        Ok(self.position.chosen(id, of, usize::from(kind == ChosenKind::OtherColor), value)?)
    }

    /// If a permanent's text needs a choice that is made as it comes into play, the case must state it.
    fn is_chosen(&self, op: &SetupOp) -> Placed {
        let SetupOp::InPlay { object, .. } = op else { return Ok(()) };
        let Some(kind) = self.position.unchosen(self.id(object)?) else { return Ok(()) };
        let example = match kind {
            "color" => " \"red\"",
            "number" => " 2",
            "player" => " Bob",
            _ => " \"…\"",
        };
        let how = match kind {
            "ability" => "put it into play with a `When` step, and choose there".to_owned(),
            kind => format!("write `And \"{object}\" has the chosen {kind}{example}`"),
        };
        Err(NotPlaced::Inconclusive(format!("nothing was chosen as \"{object}\" came into play; {how}")))
    }

    fn write(&mut self, object: &Handle, change: impl FnOnce(ObjectId) -> Change) -> Placed {
        let id = self.id(object)?;
        self.position.write(change(id));
        Ok(())
    }

    fn with<T>(&mut self, object: &Handle, what: impl FnOnce(&mut Position<'_>, ObjectId) -> T) -> Placed<T> {
        let id = self.id(object)?;
        Ok(what(&mut self.position, id))
    }

    fn id(&self, handle: &Handle) -> Placed<ObjectId> {
        self.names
            .first(handle, self.position.state(), &super::log::Log::default())
            .ok_or_else(|| NotPlaced::Inconclusive(format!("`{handle}` is not placed")))
    }

    fn seat(&self, seat: &Seat) -> Placed<PlayerId> {
        self.names.seat(seat).ok_or_else(|| NotPlaced::Inconclusive(format!("{seat} is not a player of this case")))
    }
}

pub(super) fn unknown(what: &str, word: &str) -> NotPlaced {
    NotPlaced::Inconclusive(format!("`{word}` is no {what}"))
}

/// A word of the card language.
pub(super) fn slug(words: &str) -> Name {
    words.into()
}

/// The types of a token: supertypes, card types and subtypes, recognised by their words.
fn half(table: &Table, token: &TokenSpec) -> Half {
    let types: Vec<CardType> = token.types.iter().filter_map(|w| CardType::of_word(w)).collect();
    let is_subtype = |word: &&String| CardType::of_word(word).is_none() && Supertype::of_word(word).is_none();
    let subtypes = token.types.iter().filter(is_subtype);
    let keywords = token.keywords.iter().map(|k| keyword_of(table, k)).map(|k| (k.name.clone(), Ability::Keyword(k)));
    Half {
        name: token.name.as_str().into(),
        supertypes: token.types.iter().filter_map(|w| Supertype::of_word(w)).collect(),
        types,
        subtypes: subtypes.map(|w| w.as_str().into()).collect(),
        pt: token.power_toughness,
        abilities: Named(keywords.collect()),
    }
}
