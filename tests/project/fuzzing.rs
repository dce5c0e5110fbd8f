//! Mutated inputs: nothing that casebook reads panics or takes long, whatever is in it. The inputs that are kept in `tests/fuzz`, a folder for each
//! target, are run as they are; then they and a few of the project's own files are mutated by chance that is the same each time.
//! `CASEBOOK_FUZZ=1000000` sets how many mutated inputs each target gets, `CASEBOOK_FUZZ_FROM` the first seed, so that parts of a long run differ.
//! An input that fails is made as small as possible and written to the folder of temporary files; it belongs into `tests/fuzz`, with its mend.

use std::{
    env, fs,
    io::Cursor,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use casebook_engine::{cards::CardDef, document::Document};
use casebook_steps::{
    case::Case,
    clauses::ClauseIndex,
    deviations::Deviations,
    engines::reference::ReferenceEngine,
    expectation::Expectations,
    files::File,
    library::Library,
    port::EngineUnderTest,
    protocol,
    record::Record,
    report::{Report, Style, terminal},
    rulebook::Rulebook,
    rules_text::{Comparison, RulesText, passages},
    run::{Selection, run},
    suite::{EditionChoice, Suite},
};

use crate::{chance::Dice, common};

/// How many mutated inputs each target gets, unless `CASEBOOK_FUZZ` says otherwise.
const INPUTS: u64 = 150;
/// The longest that one input may take: a hundred times what the slowest kept input takes in a build without optimisation.
const SLOW: Duration = Duration::from_secs(20);

/// What reads inputs.
struct Target {
    /// The folder of its kept inputs.
    name: &'static str,
    /// Reads an input, and does with it what a command would.
    read: fn(&Library, &[u8]),
    /// Files of the project that are mutated, too.
    seeds: fn() -> Vec<Vec<u8>>,
}

const TARGETS: [Target; 8] = [
    Target {
        name: "features",
        read: feature,
        seeds: || files(&["features/chk/defender.feature", "features/bok/ninjutsu.feature"]),
    },
    Target {
        name: "cards",
        read: card,
        seeds: || files(&["fixtures/cards/chk/glacial_ray.yaml", "fixtures/cards/bok/umezawas_jitte.yaml"]),
    },
    Target { name: "rules", read: rules, seeds: || files(&["packs/htg/rules/htg.yaml"]) },
    Target {
        name: "cases",
        read: case,
        seeds: || some_cases().iter().map(|case| serde_json::to_vec(case).unwrap()).collect(),
    },
    Target { name: "records", read: record, seeds: a_record },
    Target { name: "requests", read: requests, seeds: some_requests },
    Target { name: "answers", read: answers, seeds: some_answers },
    Target { name: "texts", read: texts, seeds: || vec![TEXT.into()] },
];

/// A text in the form of the rules.
const TEXT: &str = "1. The Whole\n\n100. Turns\n\n100.1. It is the turn of a player.\nExample: It is Ann's turn.\n\n100.2. Ends\n\n\
    100.2a A turn ends if it has to (see rule 100.1) and as soon as it can.\n\nGlossary\n";

fn files(paths: &[&str]) -> Vec<Vec<u8>> {
    paths.iter().filter_map(|path| fs::read(path).ok()).collect()
}

fn feature(library: &Library, input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let file = File { path: "fuzz/it.feature".to_owned(), text: text.to_owned() };
    // The library is shared, and reading a suite changes nothing in it.
    let _ = library;
    let Ok(mut suite) = Suite::load(common::library(), &[file]) else { return };
    suite.scenarios.truncate(2);
    let selection = Selection { editions: EditionChoice::Home, part: true, own: true, ..Selection::default() };
    let record = run(&suite, &mut common::reference(&suite.library), &selection, &Deviations::default(), &mut ());
    let _text = terminal(&record, &Report::new(&record, &Rulebook::of(&suite.library)), Style::Plain);
}

fn card(_: &Library, input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let _card = Document { file: "it.yaml", text }.read::<CardDef>();
}

fn rules(library: &Library, input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let _index = ClauseIndex::load(&[Document { file: "it.yaml", text }], library.editions());
    let _deviations = Deviations::load(&Document { file: "it.toml", text });
}

fn case(library: &Library, input: &[u8]) {
    let Ok(case) = serde_json::from_slice::<Case>(input) else { return };
    let mut engine = engine(library);
    let ran = engine.run(&case);
    let _why = protocol::unsound(&case, &ran);
    let _judged = casebook_steps::judge::judge(&case, &Expectations(Vec::new()), &ran);
}

fn record(library: &Library, input: &[u8]) {
    let Ok(record) = Record::read(input) else { return };
    let report = Report::new(&record, &Rulebook::of(library));
    let _text = terminal(&record, &report, Style::Plain);
    let _json = report.json();
}

fn requests(library: &Library, input: &[u8]) {
    let _served = protocol::serve(&mut engine(library), Cursor::new(input.to_vec()), Vec::new());
}

fn answers(_: &Library, input: &[u8]) {
    for line in input.split(|byte| *byte == b'\n') {
        let _answer = protocol::response(line);
        let _unknown = protocol::unknown_fields(line);
    }
}

fn texts(_: &Library, input: &[u8]) {
    let _passages = passages(input, |_| false);
    let (Ok(old), Ok(new)) = (RulesText::read(TEXT.as_bytes()), RulesText::read(input)) else { return };
    let _counts = Comparison::of(&old, &new).counts();
    let _itself = Comparison::of(&new, &new).counts();
}

fn engine(library: &Library) -> ReferenceEngine {
    let mut engine = common::reference(library);
    let _ = engine.edition("2026-01");
    engine
}

/// Cases of a few features.
fn some_cases() -> Vec<Case> {
    let features = ["features/chk/defender.feature", "features/bok/ninjutsu.feature"];
    let features: Vec<File> = features.iter().filter_map(|path| File::read(Path::new(path)).ok()).collect();
    let suite = Suite::load(common::library(), &features).unwrap_or_else(|problems| panic!("{problems:?}"));
    suite.scenarios.into_iter().take(6).map(|scenario| scenario.lowered.case).collect()
}

fn some_requests() -> Vec<Vec<u8>> {
    let hello = r#"{"op":"hello","protocol":[1,1],"suite":"0.2.0","deadline_ms":5000}"#;
    let edition = r#"{"op":"edition","edition":"2004-10"}"#;
    let request = |case: &Case| {
        let case = serde_json::to_string(case).unwrap();
        let plan = format!(r#"{{"op":"plan","cases":[{case}]}}"#);
        let run = format!(r#"{{"op":"run","seq":1,"case":{case},"trace":true}}"#);
        [hello, edition, &plan, &run, r#"{"op":"shutdown"}"#].join("\n").into_bytes()
    };
    some_cases().iter().take(2).map(request).collect()
}

fn some_answers() -> Vec<Vec<u8>> {
    let serve = |requests: Vec<u8>| {
        let mut out = Vec::new();
        protocol::serve(&mut engine(&common::library()), Cursor::new(requests), &mut out).unwrap();
        out
    };
    some_requests().into_iter().map(serve).collect()
}

fn a_record() -> Vec<Vec<u8>> {
    let file = File::read(Path::new("features/chk/defender.feature")).unwrap_or_else(|error| panic!("{error}"));
    let suite = Suite::load(common::library(), &[file]).unwrap_or_else(|problems| panic!("{problems:?}"));
    let selection = Selection { editions: EditionChoice::Home, part: true, ..Selection::default() };
    let record = run(&suite, &mut common::reference(&suite.library), &selection, &Deviations::default(), &mut ());
    let mut out = Vec::new();
    record.write(&mut out).unwrap();
    vec![out]
}

/// The kept inputs of a target, by the names of their files.
fn kept(target: &Target) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new("tests/fuzz").join(target.name);
    let mut kept: Vec<(String, Vec<u8>)> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.display().to_string(), fs::read(&path).unwrap()))
        .collect();
    kept.sort();
    kept
}

/// Words that matter somewhere.
const WORDS: [&str; 24] = [
    "4294967295",
    "-1",
    "0",
    "99999999999999999999",
    "2147483648",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "<a>",
    "| a |\n",
    "&a [*a]",
    "\u{feff}",
    "\u{0}",
    "\u{202e}",
    "\r\n",
    "1e999",
    "null",
    "Bob",
    "{X}{X}",
    "as \"\"",
    "@chk:",
    "  Scenario Outline: <a>\n",
];

/// An input that differs from a seed in a few places.
fn mutated(seeds: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut input = seeds[dice.below(seeds.len())].clone();
    for _ in 0..=dice.below(6) {
        let at = dice.below(input.len() + 1);
        let most = [1, 4, 16, 200][dice.below(4)];
        let length = dice.below(most).min(input.len() - at);
        match dice.below(8) {
            0 => drop(input.drain(at..at + length)),
            1 => {
                let piece = input[at..at + length].to_vec();
                let to = dice.below(input.len() + 1);
                drop(input.splice(to..to, piece));
            }
            2 => drop(input.splice(at..at + length, WORDS[dice.below(WORDS.len())].bytes())),
            3 if at < input.len() => input[at] ^= 1 << dice.below(8),
            4 => {
                let other = &seeds[dice.below(seeds.len())];
                let from = dice.below(other.len() + 1);
                let piece = other[from..(from + 64).min(other.len())].to_vec();
                drop(input.splice(at..at, piece));
            }
            5 => {
                // A line twice, or many times.
                let begin = input[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
                let end = input[at..].iter().position(|byte| *byte == b'\n').map_or(input.len(), |end| at + end + 1);
                let times = [1, 2, 40][dice.below(3)];
                let line = input[begin..end].repeat(times);
                drop(input.splice(begin..begin, line));
            }
            6 => {
                // One number in place of another.
                if let Some(begin) = input[at..].iter().position(u8::is_ascii_digit).map(|found| at + found) {
                    let end = input[begin..]
                        .iter()
                        .position(|byte| !byte.is_ascii_digit())
                        .map_or(input.len(), |more| begin + more);
                    drop(input.splice(begin..end, WORDS[dice.below(5)].bytes()));
                }
            }
            _ => drop(input.splice(at..at, WORDS[dice.below(WORDS.len())].bytes())),
        }
    }
    input.truncate(1 << 20);
    input
}

/// What is wrong with the reading of an input, if something is.
fn fault(target: &Target, library: &Library, input: &[u8]) -> Option<String> {
    let begun = Instant::now();
    let read = catch_unwind(AssertUnwindSafe(|| (target.read)(library, input)));
    let took = begun.elapsed();
    if read.is_err() {
        return Some("it panics".to_owned());
    }
    (took > SLOW).then(|| format!("it takes {took:?}"))
}

/// The smallest input that fails, found by leaving out pieces.
fn smallest(target: &Target, library: &Library, mut input: Vec<u8>) -> Vec<u8> {
    let mut length = input.len() / 2;
    while length > 0 {
        let mut at = 0;
        while at < input.len() {
            let shorter = [&input[..at], &input[(at + length).min(input.len())..]].concat();
            if fault(target, library, &shorter).is_some() {
                input = shorter;
            } else {
                at += length;
            }
        }
        length /= 2;
    }
    input
}

fn number(name: &str, otherwise: u64) -> u64 {
    env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

fn fuzzed(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).unwrap();
    let library: Arc<Library> = common::library();
    let mut seeds = (target.seeds)();
    assert!(!seeds.is_empty(), "{name} has no seeds");
    for (path, input) in kept(target) {
        assert_eq!(fault(target, &library, &input), None, "{path}");
        seeds.push(input);
    }
    let (from, count) = (number("CASEBOOK_FUZZ_FROM", 0), number("CASEBOOK_FUZZ", INPUTS));
    let begun = Instant::now();
    for seed in from..from + count {
        let input = mutated(&seeds, &mut Dice::endless(seed));
        if let Some(fault) = fault(target, &library, &input) {
            let input = smallest(target, &library, input);
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{name}-{seed}"));
            fs::write(&file, &input).unwrap();
            panic!("{name}, seed {seed}: {fault}; the smallest input is {}: {}", file.display(), input.escape_ascii());
        }
    }
    println!("{name}: {count} inputs from seed {from} in {:.0} s", begun.elapsed().as_secs_f64());
}

/// A test for each target, so that they run side by side.
macro_rules! targets {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            fuzzed(stringify!($name));
        })*

        #[test]
        fn every_target_is_fuzzed() {
            let tested = [$(stringify!($name)),*];
            assert!(TARGETS.iter().all(|target| tested.contains(&target.name)), "{tested:?}");
        }
    };
}

mod inputs {
    use super::{TARGETS, fuzzed};

    targets! { features cards rules cases records requests answers texts }
}
