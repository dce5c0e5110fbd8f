//! The handles of a case and the objects as which they were placed. A case with few objects is looked through; one with many has tables, so that the
//! time that its objects take grows with their number and not faster.

use casebook_engine::ids::ObjectId;
use indexmap::IndexMap;

use crate::case::{Case, Handle, ObjectDecl, Origin};

/// With that many objects and fewer, looking through them is quicker than a table.
const FEW: usize = 32;

/// The handles of a case.
#[derive(Debug, Clone)]
pub(super) struct Handles<'a> {
    case: &'a Case,
    /// The placed objects, in the order of their ids.
    placed: Vec<(&'a Handle, ObjectId)>,
    /// The tables, if there are many objects.
    tables: Option<Tables<'a>>,
}

#[derive(Debug, Clone, Default)]
struct Tables<'a> {
    declared: IndexMap<&'a Handle, &'a ObjectDecl>,
    placed: IndexMap<&'a Handle, ObjectId>,
}

impl<'a> Handles<'a> {
    /// Those of a case, before anything is placed.
    pub(super) fn new(case: &'a Case) -> Self {
        let tables = || {
            let mut tables = Tables::default();
            for declared in &case.objects {
                tables.declared.entry(&declared.handle).or_insert(declared);
            }
            tables
        };
        Self { case, placed: Vec::new(), tables: (case.objects.len() > FEW).then(tables) }
    }

    /// Registers the object of a handle after it was placed. Objects are placed in the order of their ids.
    pub(super) fn place(&mut self, handle: &'a Handle, id: ObjectId) {
        self.placed.push((handle, id));
        if let Some(tables) = &mut self.tables {
            tables.placed.entry(handle).or_insert(id);
        }
    }

    /// What the case declares for a handle.
    pub(super) fn declared(&self, handle: &Handle) -> Option<&'a ObjectDecl> {
        match &self.tables {
            Some(tables) => tables.declared.get(handle).copied(),
            None => self.case.object(handle),
        }
    }

    /// The object as which a handle was placed, if it was.
    pub(super) fn placed(&self, handle: &Handle) -> Option<ObjectId> {
        match &self.tables {
            Some(tables) => tables.placed.get(handle).copied(),
            None => self.placed.iter().find(|(placed, _)| *placed == handle).map(|(_, id)| *id),
        }
    }

    /// The handle that was placed as that object, if one was.
    pub(super) fn of(&self, id: ObjectId) -> Option<&'a Handle> {
        self.placed.binary_search_by_key(&id, |(_, placed)| *placed).ok().map(|place| self.placed[place].0)
    }

    /// The declared handles of what is created during the game.
    pub(super) fn made(&self) -> impl Iterator<Item = &'a Handle> + '_ {
        let placed = |origin: &Origin| matches!(origin, Origin::Card { .. } | Origin::PlacedToken { .. });
        let made = self.case.objects.iter().filter(move |declared| !placed(&declared.origin));
        made.map(|declared| &declared.handle)
    }
}
