//! Engines that are wrong on purpose. Each plays a part of the suite, as most engines do; the rest it reports as unsupported. What may be said about
//! an engine follows from what is wrong with it, and is fixed before it plays.

mod drawn;
mod engine;
mod table;

use std::fmt::Write;

use self::{
    drawn::Drawer,
    engine::{InPart, Made, Stage},
};
use crate::common;
use casebook_steps::{
    deviations::Deviations,
    record::{Explained, Record},
    run::{Selection, run},
    suite::EditionChoice,
    verdict::Verdict,
};

fn played(stage: &Stage, made: &Made<'_>) -> Record {
    let selection = Selection { editions: EditionChoice::All, ..Selection::default() };
    run(&stage.suite, &mut InPart::new(stage, made), &selection, &Deviations::default(), &mut ())
}

/// What is said about engines, and how often it is right.
#[derive(Default)]
struct Measure {
    table: String,
    said: usize,
    right: usize,
}

impl Measure {
    fn take(&mut self, stage: &Stage, made: &Made<'_>, all: bool) {
        let record = played(stage, made);
        let failed = record.results.iter().filter(|result| result.verdict == Verdict::Failed).count();
        if all || !record.footer.explained.is_empty() {
            let _ = writeln!(self.table, "{}: {failed} cases fail", made.what);
        }
        for Explained { misread_as, cases } in &record.footer.explained {
            let is_right = made.may_be_said.iter().any(|words| misread_as.says.contains(&**words));
            self.said += 1;
            self.right += usize::from(is_right);
            let judged = if is_right { "right" } else { "WRONG" };
            let (clause, says, decided) = (&misread_as.clause, &misread_as.says, misread_as.decided);
            let _ = writeln!(self.table, "    {judged}: {clause} ({} of {decided} cases): {says}", cases.len());
        }
    }
}

#[test]
fn of_engines_made_wrong_by_hand_nothing_wrong_is_said() {
    let suite = common::whole();
    let stage = Stage::new(suite);
    let mut measure = Measure::default();
    for made in table::engines(suite, &Drawer::new(suite)) {
        measure.take(&stage, &made, true);
    }
    let Measure { table, said, right } = measure;
    assert!(said > 0 && right == said, "{right} of {said}\n{table}");
}

#[test]
#[ignore = "it plays hundreds of engines"]
fn of_wrong_engines_the_diagnosis_is_right_in_nineteen_of_twenty() {
    let suite = common::whole();
    let stage = Stage::new(suite);
    let mut measure = Measure::default();
    let drawer = Drawer::new(suite);
    for made in drawer.engines() {
        measure.take(&stage, &made, false);
    }
    for made in table::engines(suite, &drawer) {
        measure.take(&stage, &made, true);
    }
    let Measure { table, said, right } = measure;
    assert!(said >= 20 && right * 20 >= said * 19, "{right} of {said}\n{table}");
}
