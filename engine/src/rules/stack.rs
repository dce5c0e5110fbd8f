//! The stack: objects that are put there without a card (113.7a, 405), and objects that cease to exist.

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::values::Zone,
    change::{CardChange, Change, Create, Destination, Enter, Move},
    event::Why,
    ground::{Act, Ground},
    ids::{ObjectId, PlayerId},
    state::{characteristics::Face, object::ObjectKind, stack::StackItem},
};

/// Puts an ability, or a game action that uses the stack, on the stack as an object without characteristics (113.7a), by the given rules. Returns the
/// object, if it was put there.
pub(crate) fn put(
    cx: &mut Cx<'_>,
    controller: PlayerId,
    item: StackItem,
    grounds: impl IntoIterator<Item = Ground>,
) -> Option<ObjectId> {
    let object = cx.state().next_id();
    let mut act = Act::from(CardChange::Create(Create {
        kind: ObjectKind::Ability,
        face: Arc::new(Face::new(Arc::default(), None)),
        def: None,
        owner: controller,
        controller,
        zone: Zone::Stack,
        enter: Enter::default(),
        item: Some(Arc::new(item)),
        link: None,
        reserved: None,
    }));
    act.grounds.extend(grounds);
    (!cx.commit(act).is_empty()).then_some(object)
}

/// The change by which an object ceases to exist.
pub(crate) fn cease(object: ObjectId) -> Change {
    CardChange::Move(Move::new(object, Destination::Nowhere, Why::Ceased)).into()
}
