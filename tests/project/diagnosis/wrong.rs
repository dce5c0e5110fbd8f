//! Engines that are wrong on purpose. Each plays a part of the suite, as most engines do; the rest it reports as unsupported. What may be said about
//! an engine follows from what is wrong with it, and is fixed before it plays.

mod drawn;
mod engine;
mod table;

use std::{env, fmt::Write};

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
    engines: usize,
    said: usize,
    right: usize,
}

impl Measure {
    /// Plays an engine, and prints what is said about it: whoever waits for the figures sees how far the measure is.
    fn take(&mut self, stage: &Stage, made: &Made<'_>) {
        let record = played(stage, made);
        self.engines += 1;
        let failed = record.results.iter().filter(|result| result.verdict == Verdict::Failed).count();
        let mut told = format!("{}: {failed} cases fail\n", made.what);
        for Explained { misread_as, cases } in &record.footer.explained {
            let is_right = made.may_be_said.iter().any(|words| misread_as.says.contains(&**words));
            self.said += 1;
            self.right += usize::from(is_right);
            let judged = if is_right { "right" } else { "WRONG" };
            let (clause, says, decided) = (&misread_as.clause, &misread_as.says, misread_as.decided);
            let _ = writeln!(told, "    {judged}: {clause} ({} of {decided} cases): {says}", cases.len());
        }
        print!("{told}");
        self.table.push_str(&told);
    }

    /// The figures, which `.ci/long diagnosis` shows.
    fn figures(&self) -> String {
        format!("{} engines; {} said about them, {} of that right", self.engines, self.said, self.right)
    }
}

#[test]
fn of_engines_made_wrong_by_hand_nothing_wrong_is_said() {
    let suite = common::whole();
    let stage = Stage::new(suite);
    let mut measure = Measure::default();
    for made in table::engines(suite, &Drawer::new(suite)) {
        measure.take(&stage, &made);
    }
    println!("{}", measure.figures());
    assert!(measure.said > 0 && measure.right == measure.said, "{}\n{}", measure.figures(), measure.table);
}

/// `CASEBOOK_DIAGNOSED` plays one of so many of the engines that are drawn, where there is no time for all.
#[test]
#[ignore = "it plays hundreds of engines"]
fn of_wrong_engines_the_diagnosis_is_right_in_nineteen_of_twenty() {
    let one_in = env::var("CASEBOOK_DIAGNOSED").map_or(1, |text| text.parse().unwrap());
    let suite = common::whole();
    let stage = Stage::new(suite);
    let mut measure = Measure::default();
    let drawer = Drawer::new(suite);
    for made in drawer.engines().into_iter().step_by(one_in).chain(table::engines(suite, &drawer)) {
        measure.take(&stage, &made);
    }
    println!("{}", measure.figures());
    let Measure { table, said, right, .. } = &measure;
    assert!(*said >= 20 / one_in && right * 20 >= said * 19, "{}\n{table}", measure.figures());
}
