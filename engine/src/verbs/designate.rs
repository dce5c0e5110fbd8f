//! Designations (702.112b, 701.37b): markers without an effect of their own, which rules and effects look for.

use super::prelude::*;
use crate::{
    cards::effect::Designate,
    ground::Act,
    ids::{ObjectId, PlayerId},
    rules::monarch,
    state::turn::MONARCH,
};

impl Verb for Designate {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut those = reading::bearers(cx, &self.what, scope);
        if *self.to_be == *MONARCH {
            // Only one player becomes the monarch (724.3).
            those.retain(|entity| entity.player().is_some());
            those.truncate(1);
        }
        let crowned: Vec<PlayerId> =
            those.iter().filter_map(|entity| entity.player()).filter(|_| *self.to_be == *MONARCH).collect();
        let those = those.into_iter();
        let become_so = those.clone().map(|what| match self.this_turn {
            true => PermanentChange::DesignateThisTurn { what, to_be: self.to_be.clone() },
            false => PermanentChange::Designate { what, to_be: self.to_be.clone() },
        });
        let because = |act: Act| act.by_if(!crowned.is_empty(), (Rule::Monarch, &*scope));
        let number = self.number.as_ref().map(|number| Value::Number(reading::amount(cx, number, scope)));
        let known = |(object, value): (ObjectId, Value)| {
            let name: Name = format!("{}_x", self.to_be).as_str().into();
            let remember = PermanentChange::Remember { object, name, value, entering: false };
            remember.by((Rule::NumberOfDesignation, object))
        };
        let objects = those.clone().filter_map(|entity| entity.object());
        let known: Vec<Act> =
            number.into_iter().flat_map(|n| objects.clone().map(move |id| (id, n.clone()))).map(known).collect();
        let acts: Vec<Act> = become_so.map(Act::from).map(because).collect();
        happen(cx, known.into_iter().chain(acts).collect::<Vec<_>>())?;
        crowned.into_iter().for_each(|player| monarch::equip(cx, player));
        Ok(())
    }
}
