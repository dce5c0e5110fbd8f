//! Continuous effects of spells and abilities that resolve (611.2).

use super::{common::lasting, prelude::*};
use crate::{
    cards::{
        effect::Apply,
        effect::Duration,
        modification::{Kind, Modification},
        selector::Selector,
        values::Zone,
    },
    edition::{AffectedSets, ControlEffects, EffectsOnWhatEnters},
    event::Event,
    ids::{Entity, ObjectId},
    state::{effects::Affects, object::ObjectKind},
    unsupported,
};

impl Verb for Apply {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Self { to, apply, until } = self;
        if says_what_it_enters_as(self, cx, scope) {
            return unsupported::refuse("what an effect says of a permanent as it puts it onto the battlefield");
        }
        let in_parts = cx.edition().affected_sets == AffectedSets::PartByPart && !matches!(to, Selector::Is(_));
        if !in_parts {
            begin(cx, to, apply, until.as_ref(), scope);
            return Ok(());
        }
        // Each part has an affected set of its own. The set is determined only for parts that change characteristics or control (611.2c).
        let (open, settled): (Vec<&Modification>, Vec<&Modification>) =
            apply.iter().partition(|said| said.kind() == Kind::Deed);
        for part in [settled, open].into_iter().filter(|part| !part.is_empty()) {
            let part: Vec<Modification> = part.into_iter().cloned().collect();
            begin(cx, to, &part, until.as_ref(), scope);
        }
        Ok(())
    }
}

/// Whether the modification sets the types or colours of a card that the same effect has put onto the battlefield. Today, the card enters with
/// these characteristics (611.2e).
fn says_what_it_enters_as(verb: &Apply, cx: &Cx<'_>, scope: &Scope) -> bool {
    let of_it = matches!(&verb.to, Selector::Is(Ref::Bound(_)));
    let is = |said: &Modification| matches!(said.kind(), Kind::Type | Kind::Color);
    if !of_it || !verb.apply.iter().any(is) || cx.edition().effects_on_what_enters == EffectsOnWhatEnters::Afterwards {
        return false;
    }
    let now = cx.state().history.iter().rev().take_while(|event| !matches!(event, Event::PriorityGiven { .. }));
    let entered: Vec<ObjectId> = now.filter_map(entered).collect();
    let it = cx.game().matching(&verb.to, scope).into_iter().filter_map(Entity::object);
    it.into_iter().any(|id| entered.contains(&id) && cx.state().object(id).kind == ObjectKind::Card)
}

/// The object that has entered the battlefield.
fn entered(event: &Event) -> Option<ObjectId> {
    match event {
        Event::Moved { became, to: Zone::Battlefield, .. } => Some(*became),
        _ => None,
    }
}

/// Whether the affected set of a part of an effect is determined as the effect begins. This holds for parts that change characteristics, and since
/// 2004 for parts that change control (418.3b, 611.2c).
fn settles(cx: &Cx<'_>, part: Kind) -> bool {
    match part {
        Kind::Control => cx.edition().control_effects == ControlEffects::WhatFitsAsTheyBegin,
        part => !part.is_rule(),
    }
}

/// Begins an effect with these modifications, if it affects anything.
fn begin(cx: &mut Cx<'_>, to: &Selector, apply: &[Modification], until: Option<&Duration>, scope: &Scope) {
    let affects = if apply.iter().all(|said| said.kind() == Kind::Rule) {
        Affects::Rules
    } else if apply.iter().any(|said| settles(cx, said.kind())) || matches!(to, Selector::Is(_)) {
        let objects = match to {
            Selector::Is(reference) => reading::objects(cx, reference, scope),
            to => cx.game().matching(to, scope).into_iter().filter_map(Entity::object).collect(),
        };
        if objects.is_empty() {
            return;
        }
        // The affected set is determined as the effect begins (611.2c).
        let those = Affects::Objects(objects);
        cx.game().fact((Rule::AffectedSetFixed, scope), those, || Affects::Matching(to.clone()))
    } else {
        Affects::Matching(to.clone())
    };
    lasting::begin(cx, affects, apply, until, scope.clone());
}
