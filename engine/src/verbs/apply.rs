//! Continuous changes to what objects are, or to the rules (611.2).

use super::{common::lasting, prelude::*};
use crate::{
    cards::{
        english::{and, subject::Subject},
        modification::{Kind, Modification},
        values::Zone,
    },
    edition::{AffectedSets, ControlEffects, EffectsOnWhatEnters},
    event::Event,
    ids::{Entity, ObjectId},
    unsupported,
    state::{effects::Affects, object::ObjectKind},
};

/// Changes what objects are, or the rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Apply {
    /// What it changes. A reference is just that; of a selector, what fits as the effect begins, and nothing that comes later (611.2c),
    /// but for what forbids, allows or requires something (`cant`, `may`, `must_attack`): that goes for whatever fits at any time. For rules
    /// of the game, nothing in particular.
    to: Selector,
    /// What is so from now on.
    apply: Vec<Modification>,
    /// How long; for as long as the objects are there if not given.
    #[serde(default)]
    until: Option<Duration>,
}

impl Verb for Apply {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Self { to, apply, until } = self;
        if self.says_what_it_enters_as(cx, scope) {
            return unsupported::refuse("what an effect says of a permanent as it puts it onto the battlefield");
        }
        let in_parts = cx.edition().affected_sets == AffectedSets::PartByPart && !matches!(to, Selector::Is(_));
        if !in_parts {
            begin(cx, to, apply, until.as_ref(), scope);
            return Ok(());
        }
        // Each part has a set of its own, and only what is changed is settled (611.2c).
        let (open, settled): (Vec<&Modification>, Vec<&Modification>) =
            apply.iter().partition(|said| said.kind() == Kind::Deed);
        for part in [settled, open].into_iter().filter(|part| !part.is_empty()) {
            let part: Vec<Modification> = part.into_iter().cloned().collect();
            begin(cx, to, &part, until.as_ref(), scope);
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        self.apply.iter().map(|said| Made::Modified(said.kind())).collect()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { to, apply, until } = self;
        let begins = |(said, to): (&Modification, Subject)| match said {
            Modification::Control(who) => does(&speech.who(who), &format!("gain control of {}", to.object())),
            Modification::AddKeyword(keyword) => to.does(&format!("gain {}", speech.keyword(keyword))),
            said => speech.modification(said, &to),
        };
        let changes: Vec<String> = apply.iter().zip(speech.subject(to).throughout()).map(begins).collect();
        let lasting = speech.lasting(until.as_ref());
        // Behind a cost it would be read as part of that.
        let costs = |said: &Modification| matches!(said, Modification::AttackCost { .. } | Modification::BlockCost(_) | Modification::CostToBlock(_));
        match apply.last().filter(|last| costs(last) && !lasting.is_empty()) {
            Some(_) => format!("{}, {}", lasting.trim_start(), and(&changes)),
            None => match (and(&changes), apply.last()) {
                // What a letter stands for comes last.
                (said, Some(Modification::AddPt(..))) if said.contains(", where ") => said.replacen(", where ", &format!("{lasting}, where "), 1),
                (said, _) => format!("{said}{lasting}"),
            },
        }
    }
}

impl Apply {
    /// Whether it says what a card is that the same effect has put onto the battlefield: today it enters as that (611.2e).
    fn says_what_it_enters_as(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        let of_it = matches!(&self.to, Selector::Is(Ref::Bound(_)));
        let is = |said: &Modification| matches!(said.kind(), Kind::Type | Kind::Color);
        if !of_it || !self.apply.iter().any(is) || cx.edition().effects_on_what_enters == EffectsOnWhatEnters::Afterwards {
            return false;
        }
        let now = cx.state().history.iter().rev().take_while(|event| !matches!(event, Event::PriorityGiven { .. }));
        let entered: Vec<ObjectId> = now.filter_map(entered).collect();
        let it = cx.game().matching(&self.to, scope).into_iter().filter_map(Entity::object);
        it.into_iter().any(|id| entered.contains(&id) && cx.state().object(id).kind == ObjectKind::Card)
    }
}

/// What has come onto the battlefield.
fn entered(event: &Event) -> Option<ObjectId> {
    match event {
        Event::Moved { became, to: Zone::Battlefield, .. } => Some(*became),
        _ => None,
    }
}

/// Whether a part of an effect settles what the effect affects as it begins: one that changes characteristics; since 2004 also one that
/// changes who controls something (418.3b, 611.2c).
fn settles(cx: &Cx<'_>, part: Kind) -> bool {
    match part {
        Kind::Control => cx.edition().control_effects == ControlEffects::WhatFitsAsTheyBegin,
        part => !part.is_rule(),
    }
}

/// Begins an effect with those modifications, if there is anything that it affects.
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
        // Settled as the effect begins (611.2c).
        let those = Affects::Objects(objects);
        cx.game().fact((Rule::AffectedSetFixed, scope), those, || Affects::Matching(to.clone()))
    } else {
        Affects::Matching(to.clone())
    };
    lasting::begin(cx, affects, apply, until, scope.clone());
}
