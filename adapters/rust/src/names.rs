//! The handles of a case and the engine's own objects and players, in both directions.

use std::collections::BTreeMap;

use casebook_protocol::case::{Case, Handle, ObjectDecl, Origin, Seat, Target};

use crate::{Adapter, Handlers, Result, Stop, Thing, part::Reading};

/// The players and objects of one case.
pub(crate) struct Names<A: Adapter> {
    pub(crate) players: Vec<(String, A::Player)>,
    bound: BTreeMap<String, A::Object>,
    /// The declared objects that appear during the game.
    to_come: Vec<ObjectDecl>,
}

impl<A: Adapter> Clone for Names<A> {
    fn clone(&self) -> Self {
        Self { players: self.players.clone(), bound: self.bound.clone(), to_come: self.to_come.clone() }
    }
}

impl<A: Adapter> Names<A> {
    /// The players of a case; the objects are bound when they are placed.
    pub(crate) fn new(case: &Case, own: Vec<A::Player>) -> Result<Self> {
        if own.len() != case.players.len() {
            return Err(Stop::Error(format!("`begin` made {} players for {}", own.len(), case.players.len())));
        }
        let placed =
            |declared: &&ObjectDecl| !matches!(declared.origin, Origin::Card { .. } | Origin::PlacedToken { .. });
        Ok(Self {
            players: case.players.iter().map(|seat| seat.0.clone()).zip(own).collect(),
            bound: BTreeMap::new(),
            to_come: case.objects.iter().filter(placed).cloned().collect(),
        })
    }

    /// Says which object of the engine a handle means.
    pub(crate) fn bind(&mut self, handle: &Handle, own: A::Object) {
        self.bound.insert(handle.0.clone(), own);
    }

    /// Looks for the objects that were not there before.
    pub(crate) fn look(&mut self, adapter: &A, handlers: &Handlers<A>) -> Result {
        let mut found = Vec::new();
        for declared in self.to_come.iter().filter(|declared| !self.bound.contains_key(&declared.handle.0)) {
            let (name, fields) = crate::needs::variant(&declared.origin);
            let Some(handler) = handlers.finds.get(name.as_str()) else { continue };
            let reading = Reading::new(self, fields);
            match (handler.run)(adapter, &reading) {
                Ok(Some(object)) => found.push((declared.handle.clone(), object)),
                Ok(None) | Err(Stop::Unobservable(_)) => {}
                Err(stop) => return Err(stop),
            }
        }
        found.into_iter().for_each(|(handle, object)| self.bind(&handle, object));
        Ok(())
    }

    pub(crate) fn object(&self, handle: &str) -> Result<A::Object> {
        self.bound.get(handle).cloned().ok_or_else(|| Stop::missing(handle))
    }

    pub(crate) fn player(&self, name: &str) -> Result<A::Player> {
        let found = self.players.iter().find(|(known, _)| known == name);
        found.map(|(_, own)| own.clone()).ok_or_else(|| Stop::missing(name))
    }

    pub(crate) fn seat(&self, own: &A::Player) -> Result<Seat> {
        let found = self.players.iter().find(|(_, known)| known == own);
        let wrong = || Stop::Error(format!("{own:?} is no player of this case"));
        found.map(|(name, _)| Seat(name.clone())).ok_or_else(wrong)
    }

    /// The handle of an object, or its name if the case has no handle for it.
    pub(crate) fn handle(&self, own: &A::Object, adapter: &A) -> Handle {
        let found = self.bound.iter().find(|(_, known)| *known == own);
        Handle(found.map_or_else(|| adapter.title(own), |(handle, _)| handle.clone()))
    }

    pub(crate) fn target(&self, own: &Thing<A>, adapter: &A) -> Result<Target> {
        Ok(match own {
            Thing::Object(object) => Target::Object(self.handle(object, adapter)),
            Thing::Player(player) => Target::Player(self.seat(player)?),
        })
    }

    /// The engine's own object or player for a target.
    pub(crate) fn thing(&self, target: &Target) -> Result<Thing<A>> {
        Ok(match target {
            Target::Object(handle) => Thing::Object(self.object(&handle.0)?),
            Target::Player(seat) => Thing::Player(self.player(&seat.0)?),
        })
    }
}
