//! Turning permanents face up (708.7).

use super::prelude::*;
use crate::{
    cards::{effect::TurnFaceUp, values::CardType},
    rules::turning_face_up::put_face_down_by,
};

impl Verb for TurnFaceUp {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut acts: Vec<Change> = Vec::new();
        for object in reading::permanents(cx, &self.what, scope) {
            let printed = &cx.state().object(object).printed().characteristics;
            // A card that cannot be a permanent is revealed and stays face down (701.40g, 701.58g).
            if printed.is(CardType::Instant) || printed.is(CardType::Sorcery) {
                let by = cx.game().controller(object);
                let rule = put_face_down_by(cx.game(), object).unwrap_or(Rule::Manifest);
                cx.commit(CardChange::Reveal { cards: vec![object], by }.by((rule, object)));
                continue;
            }
            acts.push(PermanentChange::TurnFaceUp { object }.into());
        }
        happen(cx, acts)?;
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}
