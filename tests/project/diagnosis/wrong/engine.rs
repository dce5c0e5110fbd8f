//! An engine that is wrong on purpose and carries out a part of the cases. What its faults don't touch was played once for all of them.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use casebook_engine::rule::Rule;
use casebook_steps::{
    case::{Case, SetupOp},
    diagnosis::heeded,
    engines::reference::{Manner, ReferenceEngine},
    library::{Overlaid, Setting},
    needs,
    port::{EditionAnswer, EngineUnderTest, Hello, Planned, Ran, Unsupported, UnsupportedKind, carried_out},
    suite::{Scenario, Suite},
};

/// The edition in which all of them play.
const EDITION: &str = "2026-01";

/// One feature in so many is carried out, and one case in so many of it.
const ONE_IN: (u32, u32) = (3, 2);

/// A change of the library.
pub(super) struct Change<'s> {
    pub(super) overlaid: Overlaid<'s>,
    /// The names of the cards without which it has no effect, if it is about cards.
    pub(super) only_with: Option<BTreeSet<String>>,
}

/// An engine that is wrong on purpose.
pub(super) struct Made<'s> {
    /// What is wrong with it.
    pub(super) what: String,
    pub(super) changes: Vec<Change<'s>>,
    pub(super) manner: Option<Manner>,
    /// Whether it has only half of the cards.
    pub(super) lacks_cards: bool,
    /// What may be said about it, in words of what is said: nothing if there are none.
    pub(super) may_be_said: Vec<String>,
}

/// The part of the suite that the engines carry out, played by the rules.
pub(super) struct Stage {
    pub(super) suite: Suite,
    own: Setting,
    cases: BTreeMap<String, (Ran, Arc<BTreeSet<Rule>>)>,
}

impl Stage {
    pub(super) fn new(whole: &Suite) -> Self {
        let settings = whole.library.settings();
        let own = settings.iter().find(|(edition, _)| edition.0 == EDITION).map(|(_, own)| own).unwrap().clone();
        let plays = |it: &&Scenario| in_part(&it.lowered.case.id) && it.editions.contains(&own.table.edition.id);
        let scenarios: Vec<Scenario> = whole.scenarios.iter().filter(plays).cloned().collect();
        let mut engine: ReferenceEngine = ReferenceEngine::of(&own).without_notes();
        let cases = scenarios.iter().map(|it| {
            let case = &it.lowered.case;
            (case.id.clone(), (carried_out(&mut engine, case).0, heeded(it, &own)))
        });
        let cases = cases.collect();
        let suite = Suite {
            library: Arc::clone(&whole.library),
            scenarios,
            unreadable: Vec::new(),
            steps_used: whole.steps_used.clone(),
        };
        Stage { suite, own, cases }
    }
}

/// The same part in every run.
fn in_part(id: &str) -> bool {
    let feature = id.rsplit_once('/').map_or(id, |(feature, _)| feature);
    sum(feature).is_multiple_of(ONE_IN.0) && sum(id).is_multiple_of(ONE_IN.1)
}

fn sum(text: &str) -> u32 {
    text.bytes().fold(7_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte))) / 7
}

/// An engine that carries out a part of the cases.
pub(super) struct InPart<'m> {
    stage: &'m Stage,
    made: &'m Made<'m>,
    engine: ReferenceEngine,
}

impl<'m> InPart<'m> {
    pub(super) fn new(stage: &'m Stage, made: &'m Made<'m>) -> Self {
        let setting = made.changes.iter().fold(stage.own.clone(), |own, change| change.overlaid.setting(&own));
        let engine = ReferenceEngine::of(&setting).without_notes();
        let engine = made.manner.map_or(engine.clone(), |manner| engine.lying(manner));
        InPart { stage, made, engine }
    }

    /// Whether one of the faults may make a difference in a case.
    fn touches(&self, case: &Case, heeded: &BTreeSet<Rule>) -> bool {
        let has_keywords = |op: &SetupOp| matches!(op, SetupOp::Granted { .. } | SetupOp::Token { .. });
        self.made.manner.is_some()
            || self.made.changes.iter().any(|change| match (&change.only_with, change.overlaid.switched_off()) {
                (Some(names), _) => {
                    needs::cards(case).into_iter().any(|name| names.contains(name))
                        || case.setup.iter().any(has_keywords)
                }
                (None, Some(rule)) => heeded.contains(&rule),
                (None, None) => true,
            })
    }
}

impl EngineUnderTest for InPart<'_> {
    fn hello(&mut self) -> Hello {
        Hello { engine: "wrong on purpose".to_owned(), editions: vec![EDITION.to_owned()], ..Hello::default() }
    }

    fn edition(&mut self, edition: &str) -> EditionAnswer {
        self.engine.edition(edition)
    }

    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned> {
        let has = |case: &Case| {
            !self.made.lacks_cards || needs::cards(case).into_iter().all(|name| sum(name).is_multiple_of(2))
        };
        let left_out = cases.iter().filter(|case| !has(case));
        let unsupported = || Unsupported { kind: UnsupportedKind::Mechanic, what: "what it leaves out".to_owned() };
        left_out.map(|case| Planned { id: case.id.clone(), unsupported: unsupported() }).collect()
    }

    fn run(&mut self, case: &Case) -> Ran {
        match self.stage.cases.get(&*case.id) {
            Some((ran, heeded)) if !self.touches(case, heeded) => ran.clone(),
            _ => carried_out(&mut self.engine, case).0,
        }
    }

    fn run_all(&mut self, cases: &[&Case], done: &mut dyn FnMut(usize, Ran, Duration)) {
        for (place, case) in cases.iter().enumerate() {
            let ran = self.run(case);
            done(place, ran, Duration::ZERO);
        }
    }
}
