//! The limits: the page `docs/limits.md` is made from their table, and whatever exceeds one is refused with its message, within a bounded time and
//! memory. The time is the processor's, compared with that of a small input; the memory is limited by the shell (`ulimit -v`). Renew the page with
//! `UPDATE_EXPECT=1 cargo test --test project limits`.

use std::{
    fmt::Write as _,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use casebook_engine::{
    budget::Bounded,
    document::{Document, DocumentError},
};
use casebook_steps::{
    limits::{self, Limit},
    plain::json,
};
use expect_test::expect_file;
use serde_json::{Value, json};

/// What a child may have of memory, in KiB: the library, its scenarios and a thread for each core need a quarter of it.
const MEMORY: u32 = 2_000_000;
/// How many times the processor time of a small input a hostile one may take.
const TIMES: f64 = 4.0;

/// The page.
fn page() -> String {
    let mut page = String::from(
        "# Limits\n\n\
         Everything that casebook reads has a limit, which is asked before the work that it bounds. More is refused with the message of the table, with\n\
         exit code 2 or as the end of a case, and nothing is skipped in silence.\n\n\
         This page is generated from `steps/src/limits.rs` (`UPDATE_EXPECT=1 cargo test --test project limits`).\n\n\
         | what | most | message | asked |\n|---|---|---|---|\n",
    );
    for Limit { what, most, asked, .. } in limits::ALL {
        let message = limits::ALL.iter().find(|one| one.what == *what).unwrap().message();
        let _ = writeln!(page, "| {what} | {most} | {message} | {asked} |");
    }
    page
}

#[test]
fn the_page_is_that_of_the_table() {
    expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/limits.md")].assert_eq(&page());
}

/// The crates below have limits of their own; their messages are those of the table.
#[test]
fn the_messages_are_those_that_are_given() {
    let text = format!("a: {}", "b".repeat(limits::DOCUMENT.most as usize));
    let refused = |text: &str| -> DocumentError {
        Document { file: "a.yaml", text }.read::<serde_json::Map<String, Value>>().unwrap_err()
    };
    assert_eq!(refused(&text).message, limits::DOCUMENT.message());
    assert_eq!(refused(&"[".repeat(100)).message, limits::BRACKETS.message());
    let of_games = [
        (Bounded::Objects, limits::GAME_OBJECTS),
        (Bounded::Changes, limits::CHANGES),
        (Bounded::Instructions, limits::INSTRUCTIONS),
        (Bounded::Work, limits::WORK),
        (Bounded::Number, limits::NUMBER),
    ];
    for (what, limit) in of_games {
        let said = casebook_engine::budget::TooMuch { what, most: limit.most, by: None }.to_string();
        assert_eq!(said, limit.message());
    }
}

/// A folder for the inputs of a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("limits").join(name);
    let _none = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The result of a bounded command, and the processor time that it took, in seconds.
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) said: String,
    pub(crate) seconds: f64,
}

/// Runs casebook with a limit on its memory.
pub(crate) fn bounded(arguments: &[&str], input: &[u8]) -> Ended {
    let script = format!("ulimit -v {MEMORY}; \"$@\"; code=$?; times >&2; exit $code");
    let mut child = Command::new("sh")
        .args(["-c", &script, "sh", env!("CARGO_BIN_EXE_casebook")])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || pipe.write_all(&input));
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    // A command that needs no input may have closed it.
    let _closed = writer.join().unwrap();
    let stderr = String::from_utf8_lossy(&stderr).into_owned();
    let times = stderr.trim_end().lines().last().unwrap_or_default().to_owned();
    let seconds = times.split_whitespace().map(seconds).sum();
    Ended { code: status.code(), said: String::from_utf8_lossy(&stdout).into_owned() + &stderr, seconds }
}

/// `0m1.250s` in seconds.
fn seconds(time: &str) -> f64 {
    let (minutes, rest) = time.split_once('m').unwrap_or(("0", time));
    minutes.parse::<f64>().unwrap_or(0.0) * 60.0 + rest.trim_end_matches('s').parse::<f64>().unwrap_or(0.0)
}

/// A feature with one scenario.
fn feature(setup: &str) -> String {
    format!(
        "Feature: Small\n  @edition:2026-01 @cr26:702.108a\n  Scenario: Small\n{setup}    When the turn ends\n    Then Alice is at 20 life\n"
    )
}

/// An outline with this many rows.
fn outline(rows: usize) -> String {
    let rows: String = (0..rows).map(|row| format!("      | {row} |\n")).collect();
    format!(
        "Feature: Rows\n  @edition:2026-01 @cr26:702.108a\n  Scenario Outline: Row <n>\n    Given Alice is at <n> life\n    When the turn ends\n    \
         Then Alice is at <n> life\n    Examples:\n      | n |\n{rows}"
    )
}

/// Runs a feature.
fn run(folder: &Path, text: &[u8]) -> Ended {
    let file = folder.join("it.feature");
    fs::write(&file, text).unwrap();
    let report = folder.join("report");
    bounded(&["run", file.to_str().unwrap(), "--report", report.to_str().unwrap()], b"")
}

/// A hostile feature is refused with this message, in about the time of a small one.
fn features_are_refused(name: &str, cases: &[(&str, String)]) {
    let folder = folder(name);
    let small = run(&folder, feature("").as_bytes()).seconds;
    for (message, text) in cases {
        let Ended { code, said, seconds } = run(&folder, text.as_bytes());
        assert_eq!(code, Some(2), "{message}: {said}");
        assert!(said.contains(message), "{message}: {said}");
        assert!(said.len() < 100_000, "{message}: {} bytes of messages", said.len());
        assert!(seconds < TIMES * small + 0.5, "{message}: {seconds} s against {small} s");
    }
}

#[test]
fn a_feature_over_a_limit_is_refused_before_the_work() {
    let scenario = |at: usize| {
        format!(
            "  @edition:2026-01 @cr26:702.108a\n  Scenario: S {at}\n    When the turn ends\n    Then Alice is at 20 life\n"
        )
    };
    let scenarios: String = (0..3_000).map(scenario).collect();
    let tags: String = (0..20_000).map(|at| format!("  @cr26:702.{at}\n")).collect();
    let steps = "    Given Alice is at 20 life\n".repeat(5_000);
    let placeholders = feature(&format!("    Given Alice controls \"{}\"\n", "<a>".repeat(60_000)));
    let long = "x".repeat(300_000);
    let doubling = format!(
        "Feature: It\n  @edition:2026-01 @cr26:702.108a\n  Scenario Outline: It\n    Given Alice controls \"{}\"\n    Then Alice is at 20 life\n    \
         Examples:\n    | a |\n    | {} |\n",
        "<a>".repeat(5_000),
        "x".repeat(15_000)
    );
    let cases = [
        (limits::ROWS.message(), outline(12_000)),
        (limits::ROWS.message(), outline(40_000)),
        (limits::SCENARIOS.message(), format!("Feature: Many\n{scenarios}")),
        (limits::TAGS.message(), format!("Feature: Tags\n{tags}{}", &scenario(0))),
        (limits::STEPS.message(), feature(&steps)),
        (limits::LINE.message(), placeholders),
        (limits::LINE.message(), feature(&format!("    Given Alice controls \"{long}\"\n"))),
        (limits::LINE.message(), doubling),
    ];
    let cases: Vec<(&str, String)> = cases.iter().map(|(message, text)| (message.as_str(), text.clone())).collect();
    features_are_refused("features", &cases);
}

#[test]
fn a_position_over_a_limit_is_refused_before_the_work() {
    let given = |line: &str| feature(&format!("    Given {line}\n"));
    let objects = limits::OBJECTS.message();
    let number = limits::NUMBER.message();
    features_are_refused(
        "positions",
        &[
            (&objects, given("Alice controls 300000 \"Forest\"")),
            (&objects, given("Alice has 99999999 \"Forest\" as library")),
            (&objects, given("Alice controls 100000 1/1 green \"Elf\" creature tokens")),
            (
                &objects,
                feature(
                    "    Given Bob controls 3000 \"Forest\" as \"a\"\n    And Bob controls 3000 \"Forest\" as \"b\"\n",
                ),
            ),
            (&number, given("Alice controls \"Grizzly Bears\" with 2147483640 +1/+1 counters")),
            (&number, given("Alice is at 2147483640 life")),
            (
                &number,
                feature(
                    "    Given Alice controls \"Grizzly Bears\"\n    And \"Grizzly Bears\" gets +2147483640/+0 until end of turn\n",
                ),
            ),
        ],
    );
}

/// Sums that are too large end the case; none is cut to the largest number in silence.
#[test]
fn a_power_over_the_limit_ends_the_case() {
    let folder = folder("power");
    let pump = "    And \"Grizzly Bears\" gets +90000000/+0 until end of turn\n".repeat(2);
    let text = feature(&format!("    Given Alice controls \"Grizzly Bears\"\n{pump}"));
    let Ended { code, said, .. } = run(&folder, text.as_bytes());
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains(&limits::NUMBER.message()), "{said}");
}

/// Mistakes that were read as something else before.
#[test]
fn no_odd_line_is_read_in_silence() {
    let given = |line: &str| feature(&format!("    Given {line}\n"));
    let table = |names: &str, row: &str| {
        format!(
            "Feature: It\n  @edition:2026-01 @cr26:702.108a\n  Scenario Outline: It\n    Given Alice controls \"<a>\"\n    When the turn ends\n    \
             Then Alice is at 20 life\n    Examples:\n    {names}\n    {row}\n"
        )
    };
    features_are_refused(
        "odd",
        &[
            ("the tag @chx: has no document or no clause", feature("").replace("@cr26:702.108a", "@chx:")),
            ("there must be at least one", given("Alice controls 0 \"Forest\"")),
            ("an alias can't be empty", given("Alice controls \"Forest\" as \"\"")),
            ("\"Bob\" is a player", given("Alice controls \"Forest\" as \"Bob\"")),
            ("another line says already", feature("    Given it is Bob's upkeep\n    And it is Alice's upkeep\n")),
            ("this row has 2 cells, but the examples have 1 column", table("| a |", "| Forest | 3 |")),
            ("this row has 1 cell, but the examples have 2 columns", table("| a | b |", "| Forest |")),
            ("two columns of the examples are called <a>", table("| a | a |", "| Forest | Island |")),
        ],
    );
    let folder = folder("bytes");
    let said = run(&folder, b"Feature: It\n  \xe9\n").said;
    assert!(said.contains("this is not UTF-8 text, from line 2, column 3"), "{said}");
    let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain("Feature".bytes().flat_map(|byte| [byte, 0])).collect();
    assert!(run(&folder, &wide).said.contains("it seems to be UTF-16"));
    let marked = format!("\u{feff}{}", feature(""));
    let said = run(&folder, marked.as_bytes()).said;
    assert!(said.contains("1 case"), "a byte order mark is read: {said}");
}

/// The requests to the project's own engine as a program, and its answers.
fn served(requests: &[String]) -> (Vec<Value>, f64) {
    let lines = requests.join("\n") + "\n";
    let Ended { said, seconds, .. } = bounded(&["serve"], lines.as_bytes());
    (said.lines().filter_map(|line| serde_json::from_str(line).ok()).collect(), seconds)
}

/// A request to carry out a case with these objects and this setup.
fn asked(objects: &[Value], setup: &[Value]) -> String {
    let case = json!({
        "id": "a/b/c", "hash": "", "name": "It", "clauses": [], "players": ["Alice", "Bob"], "objects": objects, "setup": setup, "script": [],
        "probes": [{ "after": 0, "query": { "life": "Alice" } }],
    });
    json!({ "op": "run", "seq": 1, "case": case }).to_string()
}

#[test]
fn a_case_over_a_limit_is_refused_by_the_engine_behind_the_pipe() {
    let edition = json!({ "op": "edition", "edition": "2026-01" }).to_string();
    let end = json!({ "op": "shutdown" }).to_string();
    let forest = |handle: &str| json!({ "handle": handle, "origin": { "card": { "name": "Forest", "owner": "Alice" } }, "follows": "card" });
    let placed = |handle: &str| json!({ "in_play": { "object": handle, "controller": "Alice" } });
    let answer = |case: &str| {
        let (answers, seconds) = served(&[edition.clone(), case.to_owned(), end.clone()]);
        (answers[1].to_string(), seconds)
    };
    let (small, least) = answer(&asked(&[forest("F")], &[placed("F")]));
    assert!(small.contains("\"number\":20"), "{small}");
    let handles: Vec<String> = (0..100_000).map(|at| format!("F{at}")).collect();
    let many: Vec<Value> = handles.iter().map(|handle| forest(handle)).collect();
    let all: Vec<Value> = handles.iter().map(|handle| placed(handle)).collect();
    let counters = json!({ "counters": { "object": "F", "kind": "charge", "count": 4_294_967_295_u32 } });
    let library = json!({ "library": { "player": "Alice", "objects": [], "filler": 4_294_967_295_u32 } });
    let hostile = [
        (limits::OBJECTS.message(), asked(&many, &all)),
        (limits::OBJECTS.message(), asked(&[], &[library])),
        (limits::NUMBER.message(), asked(&[forest("F")], &[placed("F"), counters])),
        ("two objects of the case are called \\\"F\\\"".to_owned(), asked(&[forest("F"), forest("F")], &[placed("F")])),
        (limits::MANA.message(), asked(&[], &[json!({ "can_pay": { "player": "Alice", "mana": "{4294967295}" } })])),
        (limits::PROTOCOL_LINE.message(), format!("{}{}", " ".repeat(40 << 20), asked(&[], &[]))),
    ];
    for (message, case) in hostile {
        let (said, seconds) = answer(&case);
        assert!(said.contains(&message), "{message}: {}", &said[..said.len().min(500)]);
        assert!(seconds < TIMES * least + 3.0, "{message}: {seconds} s against {least} s");
    }
}

/// Files without an end are refused, whatever reads them.
#[cfg(unix)]
#[test]
fn nothing_is_read_without_bound() {
    let folder = folder("endless");
    let cases = folder.join("cases");
    fs::create_dir_all(&cases).unwrap();
    std::os::unix::fs::symlink("/dev/zero", cases.join("cases.json")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", cases.join("expectations.json")).unwrap();
    let (report, cases) = (folder.join("report"), cases.to_str().unwrap().to_owned());
    let report = report.to_str().unwrap();
    let zero = "/dev/zero";
    let commands: [(&[&str], &Limit); 7] = [
        (&["run", zero, "--report", report], &limits::DOCUMENT),
        (&["run", "--cards", zero, "--report", report], &limits::DOCUMENT),
        (&["run", "--deviations", zero, "--report", report], &limits::DOCUMENT),
        (&["bless", zero, "--record", zero], &limits::RECORD_LINE),
        (&["report", zero], &limits::RECORD_LINE),
        (&["sources", zero, zero], &limits::RULES_TEXT),
        (&["run", "--cases", &cases, "--report", report], &limits::CASES),
    ];
    for (arguments, limit) in commands {
        let Ended { code, said, .. } = bounded(arguments, b"");
        assert_eq!(code, Some(2), "{arguments:?}: {said}");
        assert!(said.contains(&limit.message()), "{arguments:?}: {said}");
    }
}

/// Links and capitals are read; what can't be read is told.
#[cfg(unix)]
#[test]
fn no_file_is_skipped_in_silence() {
    use std::os::unix::fs::symlink;
    let elsewhere = folder("elsewhere");
    fs::write(elsewhere.join("real.feature"), feature("").replace("Small", "Linked")).unwrap();
    fs::create_dir_all(elsewhere.join("more")).unwrap();
    fs::write(elsewhere.join("more/other.feature"), feature("").replace("Small", "Deep")).unwrap();
    let folder = folder("links");
    symlink(elsewhere.join("real.feature"), folder.join("link.feature")).unwrap();
    symlink(elsewhere.join("more"), folder.join("folder")).unwrap();
    fs::write(folder.join("LOUD.FEATURE"), feature("").replace("Small", "Loud")).unwrap();
    let report = folder.join("report");
    let run = || bounded(&["run", folder.to_str().unwrap(), "--report", report.to_str().unwrap()], b"");
    let Ended { said, .. } = run();
    assert!(said.contains("3 cases"), "{said}");
    // A link in the report's folder is replaced, and the file that it named stays as it is.
    let precious = elsewhere.join("precious");
    for name in ["report.json", "junit.xml", "index.html", "record.jsonl"] {
        fs::write(&precious, "precious").unwrap();
        fs::remove_file(report.join(name)).unwrap();
        symlink(&precious, report.join(name)).unwrap();
        run();
        assert_eq!(fs::read_to_string(&precious).unwrap(), "precious", "{name}");
        assert!(fs::symlink_metadata(report.join(name)).unwrap().is_file(), "{name}");
    }
    let told = |name: &str, message: &str| {
        let Ended { code, said, .. } = run();
        assert!(code == Some(2) && said.contains(message) && said.contains(name), "{name}: {said}");
        fs::remove_file(folder.join(name)).unwrap();
    };
    symlink("nowhere", folder.join("gone.feature")).unwrap();
    told("gone.feature", "there is no such file or folder");
    symlink(&folder, folder.join("again")).unwrap();
    told("again", "this link leads back to a folder that it is in");
    assert!(Command::new("mkfifo").arg(folder.join("pipe.feature")).status().unwrap().success());
    told("pipe.feature", "this is no ordinary file");
    let cards = folder.join("cards");
    fs::create_dir_all(&cards).unwrap();
    fs::write(cards.join("a.YAML"), "name: \"An Invented Card\"\nnonsense: 3\n").unwrap();
    let said = bounded(&["run", "--cards", cards.to_str().unwrap(), "--report", report.to_str().unwrap()], b"").said;
    assert!(said.contains("a.YAML:2:1"), "{said}");
}

/// A text of rules that resemble one another costs what its length asks for.
#[test]
fn similar_rules_are_compared_in_bounded_memory() {
    let folder = folder("rules");
    let text = |rules: usize, mark: &str| -> String {
        let rule = |at: usize| {
            let (section, number) = (100 + at / 500, at % 500 + 1);
            format!(
                "{section}.{number}. If a player would do the thing number x{at}{mark} with a permanent, that player does it as it is.\n\n"
            )
        };
        (0..rules).map(rule).collect()
    };
    let cost = |rules: usize| {
        let paths = ["old", "new"].map(|name| folder.join(name));
        paths.iter().zip(["a", "b"]).for_each(|(path, mark)| fs::write(path, text(rules, mark)).unwrap());
        let Ended { code, said, seconds } =
            bounded(&["sources", paths[0].to_str().unwrap(), paths[1].to_str().unwrap()], b"");
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains(&format!("{rules} reworded")), "{said}");
        seconds
    };
    let (few, many) = (cost(1_000), cost(8_000));
    assert!(many < 2.0 * 8.0 * few + 0.5, "8000 rules: {many} s against {few} s for 1000");
    let nothing = folder.join("nothing");
    fs::write(&nothing, "100.1.").unwrap();
    let said = bounded(&["sources", nothing.to_str().unwrap(), nothing.to_str().unwrap()], b"").said;
    assert!(said.contains("no number of the file has any words after it"), "{said}");
}

/// Words of others that are echoed are shortened, and a command prints only so many errors.
#[test]
fn no_message_is_without_end() {
    let name = "x".repeat(100_000);
    for arguments in
        [["run", "--edition", &name], ["run", "--engine", &name], ["show", &name, "--trace"], ["run", "--case", &name]]
    {
        let Ended { code, said, .. } = bounded(&arguments, b"");
        assert_eq!(code, Some(2), "{arguments:?}");
        assert!(said.len() < 5_000, "{} bytes", said.len());
    }
    let lines: String = (0..450).map(|at| format!("    Given there is nothing numbered {at}\n")).collect();
    let said = run(&folder("errors"), feature(&lines).as_bytes()).said;
    assert!(said.contains(&format!("450 errors in all: {}", limits::ERRORS.message())), "{said}");
    let words = "a\u{202e}b";
    assert_eq!(json(format!("\"{words}\"")), "\"a\\u202eb\"");
    let said = bounded(&["run", "--engine", "'no-such"], b"").said;
    assert!(said.contains("a quotation mark that isn't closed"), "{said}");
}
