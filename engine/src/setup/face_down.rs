//! Permanents of a position that are face down.

use std::sync::Arc;

use super::Nobody;
use crate::{
    acting::Cx,
    cards::keyword::Builtin,
    eval::casting_face_down,
    game::Table,
    ids::ObjectId,
    state::{State, characteristics::Face},
};

/// The characteristics that a face-down permanent with disguise has because it was cast face down for it (702.168a); none for other objects.
pub(super) fn for_disguise(table: &Table, state: &State, id: ObjectId) -> Option<Arc<Face>> {
    let object = state.object(id);
    if !object.is_permanent() || !object.face.characteristics.has(Builtin::Disguise) {
        return None;
    }
    let mut nobody = Nobody;
    let cx = Cx::new(table, state.clone(), &mut nobody);
    Some(casting_face_down::with_ward(cx.game(), id))
}
