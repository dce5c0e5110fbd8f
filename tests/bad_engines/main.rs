//! Bad engines: casebook survives and reports each of them, and only the cases at which it broke are lost. A good engine behind the same pipe is
//! judged as usual.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test's way to fail")]

#[path = "../common/mod.rs"]
mod common;
mod engine;

use std::{
    env,
    io::BufRead,
    path::Path,
    process::{Command, ExitCode, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use casebook_steps::{
    deviations::Deviations,
    engines::process::{Groups, Options, ProcessEngine, StartError},
    files::File,
    library::Library,
    record::{CaseResult, Record},
    run::{Selection, run},
    suite::{EditionChoice, Suite},
    verdict::Verdict,
};
use libtest_mimic::{Arguments, Trial};
use pretty_assertions::assert_eq;

/// The allocator of the program: tests make as many small allocations.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const CASEBOOK: &str = env!("CARGO_BIN_EXE_casebook");

/// With this first argument, this program is a bad engine.
const AS_ENGINE: &str = "as-engine";

fn main() -> ExitCode {
    if env::args().nth(1).is_some_and(|first| first == AS_ENGINE) {
        return engine::misbehave(env::args().skip(2)).map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS);
    }
    let trial = |name: &str, test: fn()| {
        Trial::test(name, move || {
            test();
            Ok(())
        })
    };
    let trials = vec![
        trial("an_engine_that_can_not_be_talked_to_is_refused", an_engine_that_can_not_be_talked_to_is_refused),
        trial("an_answer_that_is_none_is_a_protocol_error", an_answer_that_is_none_is_a_protocol_error),
        trial("an_engine_that_ends_has_crashed", an_engine_that_ends_has_crashed),
        trial("an_engine_that_hangs_is_timed_out", an_engine_that_hangs_is_timed_out),
        trial("the_smoke_set_of_an_engine_that_hangs_ends_early", the_smoke_set_of_an_engine_that_hangs_ends_early),
        trial("an_engine_keeps_its_name", an_engine_keeps_its_name),
        trial("a_plan_of_unknown_cases_is_told", a_plan_of_unknown_cases_is_told),
        trial("a_long_trace_is_not_kept", a_long_trace_is_not_kept),
        trial(
            "an_engine_that_uses_another_edition_is_not_judged_by_this_one",
            an_engine_that_uses_another_edition_is_not_judged_by_this_one,
        ),
        trial("one_bad_case_costs_no_other", one_bad_case_costs_no_other),
        trial(
            "a_line_after_the_last_answer_is_told_and_costs_no_case",
            a_line_after_the_last_answer_is_told_and_costs_no_case,
        ),
        trial("a_case_that_breaks_twice_is_not_given_again", a_case_that_breaks_twice_is_not_given_again),
        trial("the_engine_behind_the_pipe_is_the_same_engine", the_engine_behind_the_pipe_is_the_same_engine),
        trial("an_engine_with_known_bugs_gets_no_worse", an_engine_with_known_bugs_gets_no_worse),
        trial("an_engine_is_run_in_the_editions_it_names", an_engine_is_run_in_the_editions_it_names),
        trial("an_engine_that_nothing_is_known_of_is_no_success", an_engine_that_nothing_is_known_of_is_no_success),
        #[cfg(unix)]
        trial("nothing_is_left_running_after_an_interrupt", nothing_is_left_running_after_an_interrupt),
        #[cfg(unix)]
        trial(
            "a_record_keeps_what_was_finished_when_casebook_is_killed",
            a_record_keeps_what_was_finished_when_casebook_is_killed,
        ),
        #[cfg(unix)]
        trial("nothing_is_left_running_at_the_end", nothing_is_left_running_at_the_end),
        #[cfg(target_os = "linux")]
        trial("what_has_left_the_group_ends_too", what_has_left_the_group_ends_too),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// The command of a bad engine.
fn bad(way: &str) -> String {
    let itself = env::current_exe().unwrap_or_else(|error| panic!("{error}"));
    format!("'{}' {AS_ENGINE} {way}", itself.display())
}

/// Seven small equal cases.
fn seven(library: Arc<Library>) -> Suite {
    let cases = ["one", "two", "three", "four", "five", "six", "seven"].map(|name| {
        format!(
            "  @edition:2004-10\n  Scenario: {name}\n    Given Alice has \"Forest\" in hand\n    When Alice plays the land \"Forest\"\n    \
             Then Alice controls \"Forest\"\n"
        )
    });
    let text = format!("Feature: Seven\n{}", cases.join("\n"));
    Suite::load(library, &[File { path: "x/seven.feature".to_owned(), text }])
        .unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

fn options(deadline: u64) -> Options {
    Options { deadline: Duration::from_millis(deadline), ..Options::default() }
}

fn start(way: &str) -> Result<ProcessEngine, StartError> {
    ProcessEngine::start(&bad(way), options(400), Groups::default())
}

fn results(way: &str) -> Record {
    let mut engine = start(way).unwrap_or_else(|error| panic!("{error}"));
    let selection = Selection { editions: EditionChoice::Home, part: true, traces: true, ..Selection::default() };
    run(&seven(common::library()), &mut engine, &selection, &Deviations::default(), &mut ())
}

fn verdicts(record: &Record) -> Vec<Verdict> {
    record.results.iter().map(|result| result.verdict).collect()
}

fn refused(way: &str) -> String {
    start(way).err().unwrap_or_else(|| panic!("{way} was believed")).to_string()
}

/// Every case has this verdict and a detail with these words.
fn all(way: &str, verdict: Verdict, words: &str) {
    let record = results(way);
    assert_eq!(verdicts(&record), [verdict; 7], "{way}");
    for CaseResult { detail, .. } in &record.results {
        assert!(detail.as_deref().unwrap_or_default().contains(words), "{way}: {detail:?}");
    }
}

fn an_engine_that_can_not_be_talked_to_is_refused() {
    let error = ProcessEngine::start("no-such-engine-anywhere", options(400), Groups::default()).err();
    assert!(error.is_some_and(|error| error.to_string().contains("can't be started")));
    assert!(refused("version").contains("uses version 7"));
    let begun = Instant::now();
    assert!(refused("silent").contains("did not answer within"));
    assert!(begun.elapsed() < Duration::from_secs(20));
    assert!(refused("banner").contains("write only protocol messages to standard output"));
    assert!(refused("endless-stdout").contains("longer than the limit of 16 MiB"));
    assert!(refused("echo").contains("not repeat the request"));
}

fn an_answer_that_is_none_is_a_protocol_error() {
    all("another-question", Verdict::ProtocolError, "it answered request 999999");
    all("flood", Verdict::ProtocolError, "more than 100 lines that answer no request");
    all("not-utf-8", Verdict::ProtocolError, "not UTF-8");
    all("huge-line", Verdict::ProtocolError, "longer than the limit of 16 MiB");
    all("no-value", Verdict::ProtocolError, "its answer is not a response");
    all("wrong-type", Verdict::ProtocolError, "but the answer is a `mana`");
    all("wrong-probe", Verdict::ProtocolError, "observes probe 999");
    all("says-broken", Verdict::ProtocolError, "only casebook uses");
}

fn an_engine_that_ends_has_crashed() {
    all("half-a-line", Verdict::Crash, "in the middle of a line");
    all("exits", Verdict::Crash, "exit code 3");
    all("exits", Verdict::Crash, "cannot find the cards");
}

fn an_engine_that_hangs_is_timed_out() {
    all("hangs", Verdict::Timeout, "within 400 ms");
}

/// Two deadlines, not one for each of its cases; the others end as timeouts that were not waited for.
fn the_smoke_set_of_an_engine_that_hangs_ends_early() {
    let output = Command::new(CASEBOOK)
        .args(["run", "--smoke", "--deadline", "300", "--engine", &bad("hangs")])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{said}");
    let waited = said.matches("within 300 ms").count();
    let given_up = said.matches("not run, because the engine did not answer at other cases").count();
    assert_eq!(waited, 2, "{said}");
    assert!(given_up > 10, "{said}");
}

/// A process that names another engine than the first one did is not judged.
fn an_engine_keeps_its_name() {
    let record = results("renames");
    let verdicts = verdicts(&record);
    assert!(verdicts.contains(&Verdict::Crash), "{verdicts:?}");
    let renamed =
        |result: &CaseResult| result.detail.as_ref().is_some_and(|said| said.contains("the name must stay the same"));
    assert!(
        record.results.iter().any(renamed),
        "{:?}",
        record.results.iter().map(|one| &one.detail).collect::<Vec<_>>()
    );
}

fn a_plan_of_unknown_cases_is_told() {
    let record = results("plans-others");
    assert_eq!(verdicts(&record), [Verdict::Unsupported; 7]);
    let told = "its answer to `plan` names the case `no/such/case`, which the request doesn't have";
    assert!(record.footer.complaints.iter().any(|said| said == told), "{:?}", record.footer.complaints);
}

/// A trace of 400,000 bytes for each case: the record keeps as much as the limit, and says so.
fn a_long_trace_is_not_kept() {
    let record = results("long-trace");
    let limit = casebook_steps::limits::TRACE;
    for result in &record.results {
        let kept: usize = result.trace.iter().map(|line| line.event.len()).sum();
        assert!(kept < limit.most as usize + 200, "{kept}");
        assert_eq!(result.trace.last().map(|line| line.event.clone()), Some(limit.message()));
    }
}

fn an_engine_that_uses_another_edition_is_not_judged_by_this_one() {
    all("other-edition", Verdict::Unsupported, "another edition");
    all("contradicts", Verdict::ProtocolError, "doesn't name");
}

fn one_bad_case_costs_no_other() {
    let expected = |bad: &[usize], verdict| {
        (0..7).map(|at| if bad.contains(&at) { verdict } else { Verdict::Unsupported }).collect::<Vec<_>>()
    };
    assert_eq!(verdicts(&results("every-third")), expected(&[2, 5], Verdict::Crash));
    assert_eq!(verdicts(&results("hangs-once")), expected(&[1], Verdict::Timeout));
    // An engine that reports everything as unobservable isn't judged, however many complaints it writes.
    assert_eq!(verdicts(&results("endless-stderr")), expected(&[], Verdict::Crash));
    assert_eq!(verdicts(&results("deaf")), expected(&[], Verdict::Crash));
    let planless = results("plan");
    assert_eq!(verdicts(&planless), expected(&[], Verdict::Crash));
    assert!(planless.footer.complaints[0].contains("the engine broke at `plan`"));
}

fn a_line_after_the_last_answer_is_told_and_costs_no_case() {
    let told = |way: &str| {
        let record = results(way);
        assert_eq!(verdicts(&record), [Verdict::Unsupported; 7], "{way}");
        let strays = ["`and another thing`", "`thinking...`"];
        let is_told = |said: &&String| {
            strays.iter().any(|line| said.contains(&format!("a line that answers no request: {line}")))
        };
        record.footer.complaints.iter().any(|said| is_told(&said))
    };
    assert!(told("afterword"));
    assert!(told("afterwords"), "no case is blamed for a line before its answer");
    assert!(told("chatty"));
    assert!(!told("fair"));
    // The next run with the same process is not blamed for it.
    let mut engine = start("afterword").unwrap_or_else(|error| panic!("{error}"));
    let selection = Selection { editions: EditionChoice::Home, part: true, ..Selection::default() };
    let suite = seven(common::library());
    for _ in 0..2 {
        let record = run(&suite, &mut engine, &selection, &Deviations::default(), &mut ());
        assert_eq!(verdicts(&record), [Verdict::Unsupported; 7]);
    }
}

fn a_case_that_breaks_twice_is_not_given_again() {
    let mut engine = start("hangs-once").unwrap_or_else(|error| panic!("{error}"));
    let selection = Selection { editions: EditionChoice::Home, part: true, ..Selection::default() };
    let suite = seven(common::library());
    let mut again = || run(&suite, &mut engine, &selection, &Deviations::default(), &mut ()).results[1].clone();
    assert!(again().detail.is_some_and(|detail| detail.contains("within 400 ms")));
    assert!(again().detail.is_some_and(|detail| detail.contains("within 400 ms")));
    let third = again();
    assert_eq!(third.verdict, Verdict::Timeout);
    assert!(third.detail.is_some_and(|detail| detail.contains("in quarantine")));
}

fn the_engine_behind_the_pipe_is_the_same_engine() {
    let library = common::library();
    let suite = common::suite(Arc::clone(&library), None).unwrap_or_else(|problems| panic!("{problems}"));
    // The pipe knows an edition by its name alone, so one edition for each case is enough.
    let selection = Selection { editions: EditionChoice::Home, ..Selection::default() };
    let none = Deviations::default();
    let here = run(&suite, &mut common::reference(&library), &selection, &none, &mut ());
    let options = Options { workers: 2, ..options(60_000) };
    let mut there = ProcessEngine::start(&format!("'{CASEBOOK}' serve"), options, Groups::default())
        .unwrap_or_else(|error| panic!("{error}"));
    let there = run(&suite, &mut there, &selection, &none, &mut ());
    assert_eq!(here.header, there.header);
    assert!(!here.results.is_empty());
    for (here, there) in here.results.iter().zip(&there.results) {
        let there = CaseResult { micros: here.micros, ..there.clone() };
        assert_eq!(*here, there, "{}", here.id);
    }
    assert_eq!(here.results.len(), there.results.len());
}

/// Known bugs are declared: then the run passes, and every change makes it fail.
fn an_engine_with_known_bugs_gets_no_worse() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("known");
    let _none = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let (file, report) = (folder.join("mine.toml"), folder.join("report"));
    let casebook =
        |arguments: &[&std::ffi::OsStr]| Command::new(CASEBOOK).args(arguments).output().unwrap().status.code();
    let judged = |engine: &str| {
        let fixed = ["run", "features/chk/vigilance.feature", "--engine", engine, "--report"].map(str::as_ref);
        casebook(&[&fixed[..], &[report.as_os_str(), "--deviations".as_ref(), file.as_os_str()]].concat())
    };
    let record = report.join("record.jsonl");
    let bless = || casebook(&["bless".as_ref(), file.as_os_str(), "--record".as_ref(), record.as_os_str()]);
    let own = format!("'{CASEBOOK}' serve");
    std::fs::write(&file, "# Ours.\nengine = \"casebook-engine\"\n").unwrap();
    assert_eq!(judged(&bad("exits")), Some(2), "a file of another engine says nothing of this one");
    let bad = |way: &str| bad(&format!("{way} casebook-engine"));
    assert_eq!(judged(&bad("exits")), Some(1), "a crash is red");
    assert_eq!(bless(), Some(0));
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("# Ours.\n"));
    assert_eq!(judged(&bad("exits")), Some(0), "a crash that was declared is not");
    assert_eq!(judged(&bad("not-utf-8")), Some(1), "another fault is");
    assert_eq!(judged(&bad("fair")), Some(1), "so is an engine that now says it can't");
    assert_eq!(judged(&own), Some(1), "and one that passes");
    assert_eq!(bless(), Some(0));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "# Ours.\nengine = \"casebook-engine\"\n");
    assert_eq!(judged(&own), Some(0));
}

/// A run of a feature on a bad engine: its exit code and output.
fn called(way: &str, feature: &str) -> (Option<i32>, String, String) {
    let report = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("called-{way}"));
    let output =
        Command::new(CASEBOOK).args(["run", feature, "--engine", &bad(way), "--report"]).arg(report).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// Two of these scenarios hold today; the legend rule of 2004 doesn't.
fn an_engine_is_run_in_the_editions_it_names() {
    let suite =
        common::suite(common::library(), Some("chk:legend-rule.2")).unwrap_or_else(|problems| panic!("{problems}"));
    let mut engine = start("of-today").unwrap_or_else(|error| panic!("{error}"));
    let selection = Selection { editions: EditionChoice::All, ..Selection::default() };
    let record = run(&suite, &mut engine, &selection, &Deviations::default(), &mut ());
    assert_eq!(record.header.editions, ["2026-01"]);
    assert!(record.footer.complaints.iter().any(|said| said.contains("`an unknown field`")), "nobody reads it");
    assert_eq!(record.results.len(), suite.scenarios.len(), "each once");
    for (result, scenario) in record.results.iter().zip(&suite.scenarios) {
        let today = scenario.editions.iter().any(|edition| edition.0 == "2026-01");
        let verdict = if today { Verdict::Unsupported } else { Verdict::NotApplicable };
        assert_eq!((result.verdict, result.edition.as_str()), (verdict, "2026-01"), "{}", result.id);
        assert_eq!(result.lacks.is_some(), today, "{:?}", result.detail);
    }
    let one = |verdict| record.results.iter().any(|result| result.verdict == verdict);
    assert!(one(Verdict::Unsupported) && one(Verdict::NotApplicable));
    let old = record.results.iter().find(|result| result.verdict == Verdict::NotApplicable);
    let detail = old.and_then(|result| result.detail.clone()).unwrap();
    assert_eq!(detail, "it holds in 2004-10, 2005-02, 2006-10, 2009-07, but not in 2026-01");
}

fn an_engine_that_nothing_is_known_of_is_no_success() {
    let (code, said, error) = called("of-today", "features/chk/defender.feature");
    assert_eq!(code, Some(2), "{error}");
    assert!(said.contains("no case judged in ") && said.contains("by what the engine lacks"), "{said}");
    assert!(error.contains("no case was judged") && error.contains("it lacks most often the probe `"), "{error}");
    let (code, said, error) = called("of-yesterday", "features/chk/defender.feature");
    assert_eq!((code, said.as_str()), (Some(2), ""), "{error}");
    assert!(error.contains("the engine's hello names no known edition: 1994-04"), "{error}");
}

#[cfg(unix)]
fn runs(pid: &str) -> bool {
    Command::new("kill").args(["-0", pid]).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The id of the process that an engine started.
#[cfg(unix)]
fn grandchild(file: &Path) -> String {
    let begun = Instant::now();
    loop {
        let pid = std::fs::read_to_string(file).unwrap_or_default();
        if pid.ends_with('\n') {
            return pid.trim().to_owned();
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "nothing was started");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[cfg(unix)]
fn ends(pid: &str) {
    let begun = Instant::now();
    while runs(pid) {
        assert!(begun.elapsed() < Duration::from_secs(10), "{pid} still runs");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A run of casebook on an engine that hangs with a child process after a few cases: the exit code, the message about the record, and the child.
#[cfg(unix)]
fn interrupted(name: &str, signal: &str) -> (Option<i32>, String, String) {
    interrupted_by(name, signal, "grandchild")
}

#[cfg(unix)]
fn interrupted_by(name: &str, signal: &str, way: &str) -> (Option<i32>, String, String) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _none = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("grandchild");
    let mut casebook = Command::new(CASEBOOK)
        .args(["run", "--document", "chk", "--deadline", "60000", "--engine"])
        .arg(bad(&format!("{way} '{}'", file.display())))
        .arg("--report")
        .arg(&folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let pid = grandchild(&file);
    assert!(runs(&pid));
    let record = || std::io::BufReader::new(std::fs::File::open(folder.join("record.jsonl")).unwrap());
    // The child exists as soon as the engine is at its case; casebook may still write the case before it.
    let finished = engine::FINISHED as usize;
    let begun = Instant::now();
    while record().lines().count() <= finished && begun.elapsed() < Duration::from_secs(10) {
        std::thread::sleep(Duration::from_millis(20));
    }
    Command::new("kill").args([signal, &casebook.id().to_string()]).status().unwrap();
    let code = casebook.wait().unwrap().code();
    let said = Record::read(record()).err().map(|error| error.to_string());
    // A result that arrived just before the signal is in the record, too.
    let results = record().lines().count() - 1;
    assert!(results >= finished, "{results} results of {finished}");
    let expected = format!("there is no footer, so the run was stopped after {results} results");
    assert_eq!(said, Some(format!("the record is incomplete: {expected}")));
    (code, expected, pid)
}

#[cfg(unix)]
fn nothing_is_left_running_after_an_interrupt() {
    let (code, _, pid) = interrupted("interrupted", "-INT");
    assert_eq!(code, Some(130));
    ends(&pid);
}

#[cfg(unix)]
fn a_record_keeps_what_was_finished_when_casebook_is_killed() {
    let (code, said, pid) = interrupted("killed", "-KILL");
    assert_eq!(code, None);
    // On Linux a guard ends the engine with its child; elsewhere nobody does.
    if !cfg!(target_os = "linux") {
        Command::new("kill").arg(&pid).status().unwrap();
    }
    ends(&pid);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("killed");
    let blessed = Command::new(CASEBOOK)
        .args(["bless", "none.toml", "--record"])
        .arg(folder.join("record.jsonl"))
        .output()
        .unwrap();
    assert_eq!(blessed.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&blessed.stderr).contains(&said));
}

#[cfg(unix)]
fn nothing_is_left_running_at_the_end() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("left");
    let _none = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("grandchild");
    let command = bad(&format!("grandchild '{}'", file.display()));
    let engine = ProcessEngine::start(&command, options(400), Groups::default()).unwrap_or_else(|e| panic!("{e}"));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut engine = engine;
            let suite = seven(common::library());
            let selection = Selection { editions: EditionChoice::Home, part: true, ..Selection::default() };
            for _ in 0..6 {
                run(&suite, &mut engine, &selection, &Deviations::default(), &mut ());
            }
        });
        assert!(runs(&grandchild(&file)));
    });
    ends(&grandchild(&file));
}

/// A process in a session of its own, whose parent has ended, ends with the engine that it comes from: at the end of a run, and when casebook is
/// killed.
#[cfg(target_os = "linux")]
fn what_has_left_the_group_ends_too() {
    let (code, _, pid) = interrupted_by("fled", "-INT", "fugitive");
    assert_eq!(code, Some(130));
    ends(&pid);
    let (code, _, pid) = interrupted_by("fled-killed", "-KILL", "fugitive");
    assert_eq!(code, None);
    ends(&pid);
}
