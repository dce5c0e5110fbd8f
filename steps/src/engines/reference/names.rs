//! Translates between the case's handles and the engine's objects.

use std::borrow::Cow;

use casebook_engine::{
    cards::{Name, values as engine},
    catalog::Catalog,
    event::Event,
    ids::{Entity, ObjectId, PlayerId},
    state::{
        State,
        object::{ObjectKind, Status},
        stack::ItemKind,
    },
};

use super::{handles::Handles, log::Log};
use crate::case::{AbilityRef, Came, Case, Color, Handle, ObjectDecl, Origin, Phase, Seat, Target, Zone};

/// The handles of a case and the objects as which they were placed.
#[derive(Debug, Clone)]
pub struct Names<'a> {
    pub(super) case: &'a Case,
    catalog: &'a Catalog,
    handles: Handles<'a>,
}

impl<'a> Names<'a> {
    /// The names of a case whose objects are not placed yet. The cards of its objects are in the catalog.
    #[must_use]
    pub fn new(case: &'a Case, catalog: &'a Catalog) -> Self {
        Self { case, catalog, handles: Handles::new(case) }
    }

    /// The ability of an object, by its id if the card's text determines it.
    pub(super) fn meant<'r>(&self, source: ObjectId, wanted: &'r AbilityRef, state: &State) -> Cow<'r, AbilityRef> {
        let AbilityRef::Printed(nth) = wanted else { return Cow::Borrowed(wanted) };
        let id = self.printed(source, *nth, state);
        // If there are fewer, no ability fits: no id is empty.
        Cow::Owned(AbilityRef::Id(id.map_or_else(String::new, |id| id.to_string())))
    }

    /// The id of the nth printed ability of a card; for a flip card, of the half that is in effect.
    pub(super) fn printed(&self, source: ObjectId, nth: u32, state: &State) -> Option<&'a Name> {
        let object = state.object(source);
        let card = self.catalog.card(object.def?);
        let other = |key: &str| card.parts().find(|part| part.key == key);
        let other = match object.status {
            Status { flipped: true, .. } => other("flip"),
            Status { transformed: true, .. } => other("back"),
            _ => None,
        };
        let abilities = other.map_or(&card.abilities, |part| part.abilities);
        let place = usize::try_from(nth).ok()?.checked_sub(1)?;
        abilities.iter().nth(place).map(|(id, _)| id)
    }

    /// Registers the object of a handle after it was placed.
    pub(super) fn place(&mut self, handle: &'a Handle, id: ObjectId) {
        self.handles.place(handle, id);
    }

    /// What the case declares for a handle.
    pub(super) fn declared(&self, handle: &Handle) -> Option<&'a ObjectDecl> {
        self.handles.declared(handle)
    }

    pub(super) fn seat(&self, seat: &Seat) -> Option<PlayerId> {
        let place = self.case.players.iter().position(|s| s == seat)?;
        u8::try_from(place).ok().map(PlayerId)
    }

    pub(super) fn seat_name(&self, player: PlayerId) -> Seat {
        self.case.players.get(usize::from(player.0)).cloned().unwrap_or_else(|| Seat(player.to_string()))
    }

    /// A reason of the engine, which numbers players, with the names of this case.
    #[must_use]
    pub fn naming(&self, reason: &str) -> String {
        let players = (0..self.case.players.len()).rev().filter_map(|place| u8::try_from(place).ok().map(PlayerId));
        players.fold(reason.to_owned(), |text, player| text.replace(&player.to_string(), &self.seat_name(player).0))
    }

    /// The object as it was when it was placed or created.
    pub(super) fn first(&self, handle: &Handle, state: &State, log: &Log) -> Option<ObjectId> {
        if let Some(id) = self.handles.placed(handle) {
            return Some(id);
        }
        match &self.handles.declared(handle)?.origin {
            Origin::Card { .. } | Origin::PlacedToken { .. } => None,
            Origin::MadeToken { name, nth } => nth_of(
                *nth,
                created_so_far(state, log).filter(|id| {
                    // A double-faced token can be called by the name of either face: it may have entered with its back face up (707.8a).
                    let object = state.object(*id);
                    let mut faces = [Some(&object.face), object.face.back.as_ref()].into_iter().flatten();
                    object.kind == ObjectKind::Token
                        && faces.any(|face| face.characteristics.name.as_ref().is_some_and(|n| is_called(n, name)))
                }),
            ),
            Origin::Copy { of, nth } => {
                let original = self.first(of, state, log)?;
                nth_of(
                    *nth,
                    log.events().filter_map(|e| match e {
                        Event::SpellCopied { original: from, copy } if root(state, *from) == root(state, original) => {
                            Some(*copy)
                        }
                        _ => None,
                    }),
                )
            }
            Origin::Ability { source, ability, came, nth } => {
                let source = self.first(source, state, log)?;
                let ability = self.meant(state.newest(source), ability, state);
                let came = |id: &ObjectId| came.is_none_or(|came| item_is(state, *id, |kind| *kind == item_kind(came)));
                nth_of(*nth, created(log).filter(|id| is_ability_of(state, *id, source, &ability)).filter(came))
            }
            Origin::TurnDraw { player, nth } => {
                let player = self.seat(player)?;
                nth_of(
                    *nth,
                    created(log).filter(|id| {
                        item_is(state, *id, |k| *k == ItemKind::TurnDraw) && state.object(*id).controller == player
                    }),
                )
            }
            Origin::CombatDamage { nth } => {
                nth_of(*nth, created(log).filter(|id| item_is(state, *id, |k| matches!(k, ItemKind::CombatDamage(_)))))
            }
        }
    }

    /// The number of such abilities of an object that have been put onto the stack.
    pub(super) fn abilities_so_far(&self, source: &Handle, ability: &AbilityRef, state: &State, log: &Log) -> usize {
        let Some(source) = self.first(source, state, log) else { return 0 };
        let ability = self.meant(state.newest(source), ability, state);
        created(log).filter(|id| is_ability_of(state, *id, source, &ability)).count()
    }

    /// The object of a handle now: for cards and placed tokens the newest one; for others the original one.
    pub(super) fn now(&self, handle: &Handle, state: &State, log: &Log) -> Option<ObjectId> {
        self.first(handle, state, log).map(|id| state.newest(id))
    }

    /// An object or player in the engine's form.
    pub(super) fn entity(&self, target: &Target, state: &State, log: &Log) -> Option<Entity> {
        match target {
            Target::Object(handle) => self.now(handle, state, log).map(Entity::Object),
            Target::Player(seat) => self.seat(seat).map(Entity::Player),
        }
    }

    /// Whether an object is, or was, the object of the handle.
    pub(super) fn same(&self, handle: &Handle, id: ObjectId, state: &State, log: &Log) -> bool {
        self.first(handle, state, log).is_some_and(|first| root(state, first) == root(state, id))
    }

    /// The name of an object in the case: its handle, else its name.
    pub(super) fn handle(&self, id: ObjectId, state: &State, log: &Log) -> Handle {
        let origin = root(state, id);
        if let Some(handle) = self.handles.of(origin) {
            return handle.clone();
        }
        if let Some(handle) = self.handles.made().find(|handle| self.first(handle, state, log) == Some(origin)) {
            return handle.clone();
        }
        let object = state.object(id);
        if object.kind == ObjectKind::Ability {
            return object.stack.as_ref().map_or_else(
                || Handle("combat damage".to_owned()),
                |item| match item.kind {
                    ItemKind::CombatDamage(_) => Handle("combat damage".to_owned()),
                    ItemKind::TurnDraw => Handle(format!("{}'s draw", self.seat_name(object.controller))),
                    _ => self.handle(item.source, state, log),
                },
            );
        }
        if object.kind == ObjectKind::Inherent {
            return Handle("the monarch".to_owned());
        }
        // An emblem has no name, so its source's name is used.
        if let Some(link) = object.link.as_ref().filter(|_| object.kind == ObjectKind::Emblem) {
            return self.handle(link.by, state, log);
        }
        if object.kind == ObjectKind::SpellCopy
            && let Some(copy) = self.copy_of(origin, state, log)
        {
            return copy;
        }
        Handle(state.face_up(id).characteristics.name.as_ref().map_or_else(String::new, ToString::to_string))
    }

    /// A copy without a handle has the name of the original in the words of features without quotation marks.
    fn copy_of(&self, copy: ObjectId, state: &State, log: &Log) -> Option<Handle> {
        let copied = || {
            log.events().filter_map(|event| match event {
                Event::SpellCopied { original, copy } => Some((root(state, *original), *copy)),
                _ => None,
            })
        };
        let (original, _) = copied().find(|(_, made)| *made == copy)?;
        let nth = copied().filter(|(from, _)| *from == original).position(|(_, made)| made == copy)?;
        let ordinal = ["", "second ", "third ", "fourth ", "fifth "].get(nth).copied().unwrap_or("further ");
        Some(Handle(format!("the {ordinal}copy of {}", self.handle(original, state, log))))
    }

    /// An object or player in the case's form.
    pub(super) fn target(&self, entity: Entity, state: &State, log: &Log) -> Target {
        match entity {
            Entity::Object(id) => Target::Object(self.handle(id, state, log)),
            Entity::Player(id) => Target::Player(self.seat_name(id)),
        }
    }
}

/// The first object of a chain of zone changes.
pub(super) fn root(state: &State, mut id: ObjectId) -> ObjectId {
    while let Some(was) = state.object(id).was {
        id = was;
    }
    id
}

/// Whether an object on the stack is this ability of this object.
fn is_ability_of(state: &State, id: ObjectId, source: ObjectId, ability: &AbilityRef) -> bool {
    let object = state.object(id);
    let Some(item) = object.stack.as_ref().filter(|_| object.kind == ObjectKind::Ability) else { return false };
    root(state, item.source) == root(state, source)
        && item
            .texts
            .first()
            .is_none_or(|text| fits(ability, &text.ability.id, text.ability.keyword.as_ref().map(|k| &k.name)))
}

/// Whether an ability is the one that is meant.
pub(super) fn fits(wanted: &AbilityRef, id: &Name, keyword: Option<&Name>) -> bool {
    match wanted {
        // A mana ability is recognised where the whole ability is known.
        AbilityRef::Only | AbilityRef::Mana => true,
        AbilityRef::Id(wanted) => *wanted == **id || wanted == id.whole(),
        // Only the card determines which one: see [`Names::meant`].
        AbilityRef::Printed(_) => false,
        AbilityRef::Keyword(wanted) => keyword.is_some_and(|k| k == wanted.as_str()),
    }
}

fn item_kind(came: Came) -> ItemKind {
    match came {
        Came::Triggered => ItemKind::Triggered,
        Came::Activated => ItemKind::Activated,
    }
}

fn item_is(state: &State, id: ObjectId, is: impl Fn(&ItemKind) -> bool) -> bool {
    state.object(id).stack.as_ref().is_some_and(|item| is(&item.kind))
}

/// The objects that were created during the script, in order.
fn created(log: &Log) -> impl Iterator<Item = ObjectId> + '_ {
    log.events().filter_map(|event| match event {
        Event::Moved { object, from: engine::Zone::Nowhere, .. } => Some(*object),
        _ => None,
    })
}

/// The same with those that the present operation has created, which the log doesn't know yet: a decision may be about them (704.5j).
fn created_so_far<'o>(state: &'o State, log: &'o Log) -> impl Iterator<Item = ObjectId> + 'o {
    let last = created(log).last();
    let now = state.history.iter().filter_map(|event| match event {
        Event::Moved { object, from: engine::Zone::Nowhere, .. } => Some(*object),
        _ => None,
    });
    created(log).chain(now.filter(move |id| last.is_none_or(|last| *id > last)))
}

fn nth_of(nth: u32, mut objects: impl Iterator<Item = ObjectId>) -> Option<ObjectId> {
    objects.nth(usize::try_from(nth).ok()?.checked_sub(1)?)
}

pub(super) fn zone_to(zone: Zone) -> engine::Zone {
    match zone {
        Zone::Battlefield => engine::Zone::Battlefield,
        Zone::Stack => engine::Zone::Stack,
        Zone::Hand => engine::Zone::Hand,
        Zone::Library => engine::Zone::Library,
        Zone::Graveyard => engine::Zone::Graveyard,
        Zone::Exile => engine::Zone::Exile,
        Zone::Nowhere => engine::Zone::Nowhere,
    }
}

pub(super) fn zone_from(zone: engine::Zone) -> Zone {
    match zone {
        engine::Zone::Battlefield => Zone::Battlefield,
        engine::Zone::Stack => Zone::Stack,
        engine::Zone::Hand => Zone::Hand,
        engine::Zone::Library => Zone::Library,
        engine::Zone::Graveyard => Zone::Graveyard,
        engine::Zone::Exile => Zone::Exile,
        // No query asks for the zone of an emblem.
        engine::Zone::Command | engine::Zone::Nowhere => Zone::Nowhere,
    }
}

pub(super) fn color_to(color: Color) -> engine::Color {
    match color {
        Color::White => engine::Color::White,
        Color::Blue => engine::Color::Blue,
        Color::Black => engine::Color::Black,
        Color::Red => engine::Color::Red,
        Color::Green => engine::Color::Green,
    }
}

pub(super) fn color_from(color: engine::Color) -> Color {
    match color {
        engine::Color::White => Color::White,
        engine::Color::Blue => Color::Blue,
        engine::Color::Black => Color::Black,
        engine::Color::Red => Color::Red,
        engine::Color::Green => Color::Green,
    }
}

pub(super) fn step_to(phase: Phase) -> engine::Step {
    match phase {
        Phase::Untap => engine::Step::Untap,
        Phase::Upkeep => engine::Step::Upkeep,
        Phase::Draw => engine::Step::Draw,
        Phase::PrecombatMain => engine::Step::PrecombatMain,
        Phase::BeginCombat => engine::Step::BeginCombat,
        Phase::DeclareAttackers => engine::Step::DeclareAttackers,
        Phase::DeclareBlockers => engine::Step::DeclareBlockers,
        Phase::CombatDamage | Phase::SecondCombatDamage => engine::Step::CombatDamage,
        Phase::EndCombat => engine::Step::EndCombat,
        Phase::PostcombatMain => engine::Step::PostcombatMain,
        Phase::End => engine::Step::End,
        Phase::Cleanup => engine::Step::Cleanup,
    }
}

pub(super) fn phase_from(step: engine::Step) -> Phase {
    match step {
        engine::Step::Untap => Phase::Untap,
        engine::Step::Upkeep => Phase::Upkeep,
        engine::Step::Draw => Phase::Draw,
        engine::Step::PrecombatMain => Phase::PrecombatMain,
        engine::Step::BeginCombat => Phase::BeginCombat,
        engine::Step::DeclareAttackers => Phase::DeclareAttackers,
        engine::Step::DeclareBlockers => Phase::DeclareBlockers,
        engine::Step::FirstStrikeDamage | engine::Step::CombatDamage => Phase::CombatDamage,
        engine::Step::EndCombat => Phase::EndCombat,
        engine::Step::PostcombatMain => Phase::PostcombatMain,
        engine::Step::End => Phase::End,
        engine::Step::Cleanup => Phase::Cleanup,
    }
}

/// Whether a token of that name can be called so: by the whole name, or without the word Token at its end (111.4).
fn is_called(name: &str, called: &str) -> bool {
    name == called || name.strip_suffix(" Token") == Some(called)
}
