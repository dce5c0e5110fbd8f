//! Flipping flip cards (710) and turning permanents face up (708.7).

use crate::{cards::reference::Ref, change::Change, error::Flow, game::Cx, rule::Rule, state::effects::Scope};

use super::reading;

/// Flips flip cards. Flipping is one way, and does nothing to what has no other half.
pub(super) fn flip(cx: &mut Cx<'_>, what: &Ref, scope: &Scope) -> Flow {
    for object in reading::permanents(cx, what, scope) {
        let permanent = cx.state().object(object);
        if permanent.status.flipped {
            cx.applied(Rule::FlipOneWay, object);
        } else if permanent.copiable().flip.is_some() {
            cx.applied(Rule::FlippedCharacteristics, object);
            cx.applied(Rule::FlipKeeps, object);
            cx.applied(Rule::PermanentStatus, object);
            cx.commit(Change::Flip { object });
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
