//! Continuous effects of spells and abilities that resolve (611.2).

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

/// Begins a continuous effect, which modifies objects or rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Apply {
    /// The objects that the effect affects. A reference stands for exactly its objects. A selector stands for the objects that match as the effect
    /// begins, and not for later ones (611.2c). Modifications that forbid, allow or require something (`cant`, `may`, `must_attack`) affect the
    /// objects that match at any time. Modifications of the rules of the game affect no particular object.
    to: Selector,
    /// The modifications.
    apply: Vec<Modification>,
    /// The duration. Left out: as long as the objects exist.
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
        // Each part has an affected set of its own. The set is determined only for parts that change characteristics or control (611.2c).
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
        // After a cost, the duration would be read as a part of the cost.
        let costs = |said: &Modification| matches!(said, Modification::AttackCost { .. } | Modification::BlockCost(_) | Modification::CostToBlock(_));
        match apply.last().filter(|last| costs(last) && !lasting.is_empty()) {
            Some(_) => format!("{}, {}", lasting.trim_start(), and(&changes)),
            None => match (and(&changes), apply.last()) {
                // The explanation of a letter comes last.
                (said, Some(Modification::AddPt(..))) if said.contains(", where ") => said.replacen(", where ", &format!("{lasting}, where "), 1),
                (said, _) => format!("{said}{lasting}"),
            },
        }
    }
}

impl Apply {
    /// Whether the modification sets the types or colours of a card that the same effect has put onto the battlefield. Today, the card enters with
    /// these characteristics (611.2e).
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
