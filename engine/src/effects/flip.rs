//! Flipping flip cards (710) and turning permanents face up (708.7).

use crate::{cards::reference::Ref, change::Change, error::Flow, game::Cx, rule::Rule, state::effects::Scope};

use super::reading;

/// Flips flip cards. Flipping is one way, and does nothing to what has no other half.
pub(super) fn flip(cx: &mut Cx<'_>, what: &Ref, scope: &Scope) -> Flow {
    for object in reading::permanents(cx, what, scope) {
        let permanent = cx.state().object(object);
        let again = cx.game().heeds((Rule::FlipOneWay, object), permanent.status.flipped);
        if permanent.copiable().flip.is_some() && !again {
            cx.commit(
                Change::Flip { object }.by((Rule::FlippedCharacteristics, scope)).by((Rule::PermanentStatus, object)),
            );
        }
    }
    Ok(())
}

/// Turns permanents face up.
pub(super) fn turn_face_up(cx: &mut Cx<'_>, what: &Ref, scope: &Scope) -> Flow {
    for object in reading::permanents(cx, what, scope) {
        cx.commit(Change::TurnFaceUp { object });
    }
    Ok(())
}
