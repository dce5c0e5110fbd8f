//! Records: written, read again, compared, and declared as deviations.

use std::{collections::BTreeMap, fs, path::Path, process::Command};

use pretty_assertions::assert_eq;
use serde_json::Value;

use super::calls::{casebook, code, feature, folder, foreign, path, refused, text};

/// A feature with two scenarios; the second one claims this life total for Bob.
fn burn(name: &str, life: &str) -> String {
    let scenario = |title: &str, life: &str| {
        format!(
            "  @house:{title} @edition:2004-10\n  Scenario: {title}\n    Given Alice has \"Lava Spike\" in hand and can pay {{R}}\n    \
            When Alice plays \"Lava Spike\" targeting Bob\n    And the stack resolves\n    Then Bob is at {life} life\n    And Alice is at 20 life\n\n"
        )
    };
    feature(name, &format!("Feature: Burn\n\n{}{}", scenario("one", "17"), scenario("two", life)))
}

/// The record of a run of a feature.
fn recorded(name: &str, feature: &str) -> String {
    let report = folder(&format!("{name}-report"));
    casebook(&["run", feature, "--report", report.to_str().unwrap()]);
    report.join("record.jsonl").to_str().unwrap().to_owned()
}

fn header(record: &str) -> Value {
    let text = fs::read_to_string(record).unwrap();
    serde_json::from_str::<Value>(text.lines().next().unwrap()).unwrap()["header"].clone()
}

#[test]
fn a_record_is_told_again_as_the_run_told_it() {
    let run = foreign("told", &[]);
    let record = path("told").join("record.jsonl");
    let cards = ["--cards", "tests/foreign/cards"];
    let again = casebook(&[&["report", record.to_str().unwrap()][..], &cards].concat());
    let told = text(&run.stdout).lines().filter(|line| !line.starts_with("report: "));
    assert_eq!(text(&again.stdout).lines().collect::<Vec<_>>(), told.collect::<Vec<_>>());
    assert_eq!(code(&again), 1, "one of its cases failed");
    let out = folder("told-again");
    let written = casebook(&["report", record.to_str().unwrap(), "--out", out.to_str().unwrap(), "--json"]);
    for file in ["record.jsonl", "report.json", "junit.xml", "index.html"] {
        let read = |folder| fs::read_to_string(path(folder).join(file)).unwrap();
        assert_eq!(read("told"), read("told-again"), "{file}");
    }
    assert_eq!(text(&written.stdout), fs::read_to_string(out.join("report.json")).unwrap());
    assert!(refused(&["report", "tests/project/command.rs"]).contains("line 1 of the record"));
    assert!(refused(&["report", "no-such-record"]).contains("no-such-record: "));
}

#[test]
fn the_digest_of_a_suite_is_of_what_it_says() {
    let suite = |name: &str, file: &str| header(&recorded(name, file))["suite"].as_str().unwrap().to_owned();
    let one = burn("digest-one", "17");
    let first = suite("digest-one", &one);
    assert!(first.starts_with("sha256:") && first.len() == "sha256:".len() + 64, "{first}");
    let moved = fs::read_to_string(&one).unwrap().replacen("\n\n", "\n\n  # A remark.\n\n", 1);
    fs::write(&one, moved).unwrap();
    assert_eq!(suite("digest-moved", &one), first, "where it stands says nothing");
    assert_ne!(suite("digest-other", &burn("digest-other", "18")), first, "what it expects does");
}

#[test]
fn two_records_are_compared() {
    let (good, bad) = (recorded("good", &burn("good", "17")), recorded("bad", &burn("bad", "18")));
    let changes = |new: &str, old: &str| casebook(&["report", new, "--since", old]);
    let as_it_were = |name: &str, from: &str, to: &str| {
        let changed = path(name);
        fs::write(&changed, as_if_run(&fs::read_to_string(&good).unwrap().replace(from, to))).unwrap();
        changed.to_str().unwrap().to_owned()
    };
    let none = "0 broken, 0 fixed, 0 now fails, 0 now passes, 0 no longer judged, 0 otherwise";
    let same = changes(&good, &good);
    assert_eq!(text(&same.stdout), format!("{none}; of the suite: 0 new, 0 gone, 0 with another content\n"));
    assert_eq!(code(&same), 0);
    let failing = as_it_were("failing.jsonl", "\"verdict\":\"passed\"", "\"verdict\":\"failed\"");
    let broken = changes(&failing, &good);
    let line = "broken            house/one/two  [2004-10]  passed, now failed\n";
    assert!(text(&broken.stdout).contains(line), "{}", text(&broken.stdout));
    assert_eq!(code(&broken), 1);
    let fixed = changes(&good, &failing);
    assert!(text(&fixed.stdout).contains("fixed             house/one/two  [2004-10]  failed, now passed\n"));
    assert_eq!(code(&fixed), 0);
    // A mechanic that the engine has now is no regression, even if the case fails.
    let lacking = as_it_were("lacking.jsonl", "\"verdict\":\"passed\"", "\"verdict\":\"unsupported\"");
    let judged = changes(&failing, &lacking);
    assert!(text(&judged.stdout).contains("now fails         house/one/two  [2004-10]  unsupported, now failed\n"));
    assert_eq!(code(&judged), 0);
    assert!(text(&changes(&lacking, &good).stdout).contains("no longer judged  house/one/two"));
    let markdown = casebook(&["report", &failing, "--since", &good, "--markdown"]);
    assert!(text(&markdown.stdout).contains("#### broken\n\n| case | edition | was | is |\n"));
    // A case with another content or another claim is another case, so its earlier verdict isn't compared.
    let edited = as_it_were("edited.jsonl", "\"hash\":\"", "\"hash\":\"0");
    for other in [changes(&bad, &edited), changes(&bad, &good)] {
        let told = text(&other.stdout);
        assert!(told.starts_with(none) && !told.ends_with(" 0 with another content\n"), "{told}");
    }
    let foreign = as_it_were("foreign.jsonl", "\"name\":\"casebook-engine\"", "\"name\":\"another\"");
    let two = casebook(&["report", &good, "--since", &foreign]);
    assert_eq!(code(&two), 2);
    assert!(text(&two.stderr).contains("only two runs of one engine can be compared"), "{}", text(&two.stderr));
    let badge = casebook(&["report", &failing, "--badge"]);
    assert!(text(&badge.stdout).starts_with("{\"schemaVersion\":1,\"label\":\"casebook\",\"message\":"));
    assert!(text(&badge.stdout).contains("\"color\":\"red\"") && code(&badge) == 1);
}

#[test]
fn what_is_declared_is_declared_of_the_engine_that_is_run() {
    let file = burn("declared", "18");
    let record = recorded("declared", &file);
    let mine = path("mine.toml");
    let _none = fs::remove_file(&mine);
    let mine = mine.to_str().unwrap();
    let bless = || casebook(&["bless", mine, "--record", &record, "--features", &file]);
    let blessed = bless();
    assert_eq!(text(&blessed.stdout), format!("{mine}: 1 added, 0 changed, 0 removed\n"), "{}", text(&blessed.stderr));
    let report = folder("declared-again");
    let run = |report: &str| casebook(&["run", &file, "--deviations", mine, "--report", report]);
    let declared = run(report.to_str().unwrap());
    assert_eq!(code(&declared), 0, "{}{}", text(&declared.stdout), text(&declared.stderr));
    assert!(text(&declared.stdout).contains("1 passed, 1 expected failure"));
    let own = fs::read_to_string(mine).unwrap();
    fs::write(mine, own.replace("casebook-engine", "another")).unwrap();
    let refused = run(report.to_str().unwrap());
    let said = text(&refused.stderr);
    assert_eq!(code(&refused), 2, "{said}");
    assert!(said.contains("this file has the deviations of `another`, but the engine is `casebook-engine`"), "{said}");
    assert_eq!(code(&bless()), 2, "nor is another engine's record declared there");
    fs::write(mine, own.replace("2004-10", "2004-11")).unwrap();
    let unknown = run(report.to_str().unwrap());
    let said = text(&unknown.stderr);
    assert_eq!(code(&unknown), 2, "{said}");
    assert!(said.contains("mine.toml:6:12: there is no edition `2004-11`"), "{said}");
    assert!(said.contains("did you mean `2004-10`?"), "{said}");
}

#[test]
fn a_whole_run_knows_every_case_that_is_declared() {
    let case = "htg/subtypes/juju-is-an-artifact-type-that-cards-can-ask-for";
    let gone = path("gone.toml");
    let declared = format!(
        "engine = \"casebook-engine\"\n\n[[deviation]]\ncase = \"{case}s\"\nhash = \"0\"\nedition = \"2026-01\"\n\
         observed = []\ncause = \"missing\"\nlink = \"\"\nreason = \"it is new\"\n"
    );
    fs::write(&gone, declared).unwrap();
    let said = refused(&["run", "--home", "--deviations", gone.to_str().unwrap()]);
    assert!(said.contains(&format!("gone.toml:4:9: there is no case `{case}s`")), "{said}");
    assert!(said.contains(&format!("did you mean `{case}`?")), "{said}");
}

#[test]
fn a_record_of_an_earlier_content_is_not_declared() {
    let file = burn("stale", "18");
    let record = recorded("stale", &file);
    let text_of = fs::read_to_string(&file).unwrap();
    fs::write(&file, text_of.replace("Alice has", "Alice controls \"Forest\" and has")).unwrap();
    let _none = fs::remove_file(path("stale.toml"));
    let said = refused(&["bless", path("stale.toml").to_str().unwrap(), "--record", &record, "--features", &file]);
    assert!(said.contains("the content of `house/one/two` has changed since the record"), "{said}");
    assert!(!path("stale.toml").exists());
}

#[cfg(unix)]
#[test]
fn two_runs_do_not_tear_one_record() {
    use rustix::fs::{FlockOperation, flock};
    let report = folder("locked");
    fs::create_dir_all(&report).unwrap();
    let lock = fs::File::open(&report).unwrap();
    flock(&lock, FlockOperation::LockExclusive).unwrap();
    let arguments = ["run", "features/chk/defender.feature", "--report", report.to_str().unwrap()];
    let said = refused(&arguments);
    assert!(said.contains("another run is writing its report there"), "{said}");
    assert!(!report.join("record.jsonl").exists());
    drop(lock);
    assert_eq!(code(&casebook(&arguments)), 0);
}

/// A record as another engine might have made it.
fn as_another(good: &str, name: &str, changes: &[(&str, &str)]) -> String {
    let mut changed = fs::read_to_string(good).unwrap().replace("\"name\":\"casebook-engine\"", "\"name\":\"another\"");
    for (from, to) in changes {
        assert!(changed.contains(from), "{changed}");
        changed = changed.replace(from, to);
    }
    let file = path(name);
    fs::write(&file, as_if_run(&changed)).unwrap();
    file.to_str().unwrap().to_owned()
}

/// A record with changed lines as a run would have written it: its claim held if the case passed, and the footer counts the lines.
fn as_if_run(changed: &str) -> String {
    let mut lines: Vec<Value> = changed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut totals: BTreeMap<String, usize> = BTreeMap::new();
    for result in lines.iter_mut().filter_map(|line| line.get_mut("result")) {
        let verdict = result["verdict"].as_str().unwrap().to_owned();
        if matches!(&*verdict, "passed" | "failed") {
            result["claims"][0]["held"] = (verdict == "passed").into();
        }
        *totals.entry(verdict).or_default() += 1;
    }
    let footer = lines.iter_mut().find_map(|line| line.get_mut("footer")).unwrap().as_object_mut().unwrap();
    footer.insert("totals".to_owned(), serde_json::json!(totals));
    footer.remove("lines");
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_record_that_was_changed_by_hand_is_refused() {
    let good = recorded("by-hand", &burn("by-hand", "17"));
    let changed = path("by-hand.jsonl");
    fs::write(&changed, fs::read_to_string(&good).unwrap().replace("\"verdict\":\"passed\"", "\"verdict\":\"failed\""))
        .unwrap();
    let changed = changed.to_str().unwrap();
    for arguments in
        [vec!["report", changed], vec!["compare", &good, changed], vec!["report", &good, "--since", changed]]
    {
        let said = refused(&arguments);
        assert!(said.contains("was changed after its run") && said.contains("by-hand.jsonl"), "{said}");
    }
}

#[test]
fn engines_are_compared_clause_by_clause() {
    let good = recorded("compare-good", &burn("compare-good", "17"));
    let wrong = [
        ("\"clauses\":[\"house:two\"],\"verdict\":\"passed\"", "\"clauses\":[\"house:two\"],\"verdict\":\"failed\""),
        ("\"held\":true,\"expected\":\"17\",\"seen\":\"17\"", "\"held\":false,\"expected\":\"17\",\"seen\":\"20\""),
    ];
    let bad = as_another(&good, "compare-bad.jsonl", &wrong);
    let told = casebook(&["compare", &good, &bad, "--all"]);
    let told = text(&told.stdout);
    assert!(told.contains("A  casebook-engine 0.2.0: 2 cases passed, 0 failed, 0 not judged\n"), "{told}");
    assert!(told.contains("B  another 0.2.0: 1 cases passed, 1 failed, 0 not judged\n"), "{told}");
    assert!(told.contains("2/2      1/2\n"), "{told}");
    let all = told.lines().find(|line| line.ends_with("2/2      1/2")).unwrap();
    assert!(all.trim_start().starts_with(char::is_alphanumeric), "the row has a name: {told}");
    assert!(told.contains("\n1 clauses pass with one engine and fail with another\n"), "{told}");
    assert!(told.contains("passed  FAILED   house:two\n"), "{told}");
    let observed = "Bob is at 17 life: expected 17\n          A observed 17\n          B observed 20\n";
    assert!(told.contains(observed), "{told}");
    let json: Value = serde_json::from_slice(&casebook(&["compare", &good, &bad, "--json"]).stdout).unwrap();
    assert_eq!(json["cases"].as_array().unwrap().len(), 1, "only cases on which they differ");
    assert_eq!(json["clauses"][1]["statuses"], serde_json::json!(["passed", "failed"]));
    let claims = json["cases"][0]["claims"].as_array().unwrap();
    assert_eq!(claims.len(), 1, "only claims on which they differ: {claims:?}");
    let one = casebook(&["compare", &good, &bad, "--clause", "house:one", "--json"]);
    assert!(
        text(&one.stderr).contains("no clause has the id or the number `house:one`"),
        "it is in no list of clauses"
    );
    let markdown = casebook(&["compare", &good, &bad, "--markdown"]);
    assert!(text(&markdown.stdout).contains("| house:two  | passed | FAILED |\n"), "{}", text(&markdown.stdout));
    // What one of them was not asked, or was asked otherwise, is not compared.
    let lacking =
        as_another(&good, "compare-lacking.jsonl", &[("\"verdict\":\"passed\"", "\"verdict\":\"unsupported\"")]);
    assert!(
        text(&casebook(&["compare", &good, &lacking]).stdout).contains("No clause passes with one engine and fails")
    );
    let edited = as_another(&bad, "compare-edited.jsonl", &[("\"hash\":\"", "\"hash\":\"0")]);
    let left_out = casebook(&["compare", &good, &edited]);
    assert!(text(&left_out.stdout).contains("2 results are left out"), "{}", text(&left_out.stdout));
    let elsewhere = as_another(&good, "compare-elsewhere.jsonl", &[("\"2004-10\"", "\"2001-07\"")]);
    for (other, edition, message) in
        [(&elsewhere, "2004-10", "no edition is in all records"), (&bad, "2001-07", "the edition 2001-07 isn't in all")]
    {
        let said = refused(&["compare", &good, other, "--edition", edition]);
        assert!(said.contains(message), "{said}");
    }
    assert!(refused(&["compare", &good]).contains("2 values"));
}

/// The matrix of docs/adapters.md, of one document: the reference, the published engine from its packed record, and a toy. Cases that have changed
/// since the published engine played them are left out.
#[test]
fn the_reference_a_published_engine_and_a_toy_stand_in_one_matrix() {
    let ran = |name: &str, engine: &[&str]| {
        let report = folder(name);
        let report = report.to_str().unwrap();
        let part = ["run", "--clause", "cr26:510", "--edition", "2026-01", "--report", report];
        casebook(&[&part, engine].concat());
        format!("{report}/record.jsonl")
    };
    let reference = ran("matrix-reference", &[]);
    let toy = ran("matrix-toy", &["--engine", "python3 adapters/python/examples/toy_adapter.py"]);
    let published = "adapters/manabrew/manabrew-engine.jsonl.gz";
    let output = casebook(&["compare", &reference, published, &toy, "--json"]);
    let matrix: Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {}", text(&output.stderr)));
    let names: Vec<&str> =
        matrix["engines"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["casebook-engine", "manabrew-engine", "toy-python"]);
    let judged = matrix["clauses"].as_array().unwrap().iter().map(|row| row["statuses"].as_array().unwrap());
    let by_all = judged.filter(|row| row.iter().all(|status| status == "passed" || status == "failed")).count();
    assert!(by_all > 0, "no clause is judged with all three: {matrix}");
    let cut = path("cut.gz");
    fs::write(&cut, &fs::read(published).unwrap()[..1000]).unwrap();
    let said = refused(&["compare", &reference, cut.to_str().unwrap()]);
    assert!(said.contains("cut.gz: "), "{said}");
}

/// The results of a record, line by line.
fn results(record: &Path) -> Vec<Value> {
    let text = fs::read_to_string(record).unwrap_or_else(|error| panic!("{}: {error}", record.display()));
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter_map(|mut line| line.get_mut("result").map(Value::take)).collect()
}

#[test]
fn only_what_somebody_has_to_look_into_is_traced_unless_all_is_asked_for() {
    let traced = |name: &str, more: &[&str]| {
        let (file, report) = (burn(name, "18"), folder(&format!("{name}-report")));
        casebook(&[&["run", &file, "--report", report.to_str().unwrap()][..], more].concat());
        let of = |row: &Value| (row["verdict"].as_str().unwrap().to_owned(), row["trace"].is_array());
        results(&report.join("record.jsonl")).iter().map(of).collect::<Vec<_>>()
    };
    let (passed, failed) = ("passed".to_owned(), "failed".to_owned());
    assert_eq!(traced("traced-few", &[]), [(passed.clone(), false), (failed.clone(), true)]);
    assert_eq!(traced("traced-all", &["--trace"]), [(passed, true), (failed, true)]);
}

#[test]
fn a_record_has_at_most_a_megabyte_for_a_thousand_cases() {
    let report = folder("record-size");
    casebook(&["run", "--clause", "chk:502", "--report", report.to_str().unwrap()]);
    let record = report.join("record.jsonl");
    let (bytes, cases) = (fs::metadata(&record).unwrap().len(), results(&record).len());
    assert!(cases > 100 && bytes < 1_000 * cases as u64, "{bytes} bytes for {cases} cases");
}

#[test]
fn a_part_of_the_suite_does_not_replace_the_report_of_the_whole() {
    let (file, from) = (burn("part", "17"), folder("part-from"));
    fs::create_dir_all(from.join("target/casebook")).unwrap();
    let whole = from.join("target/casebook/index.html");
    fs::write(&whole, "of the whole suite").unwrap();
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_casebook")).args(arguments).current_dir(&from).output().unwrap()
    };
    let clause: &[&str] = &["run", "--clause", "chk:deceivers.1", "--home"];
    for part in [&["run", &file][..], clause, &["run", "--document", "cr06", "--edition", "2006-10"]] {
        let _ = fs::remove_dir_all(from.join("target/casebook/filtered"));
        let output = run(part);
        let said = text(&output.stdout);
        let told = "report: target/casebook/filtered/index.html (a part of the suite; reports of the whole suite are in target/casebook)";
        assert!(said.lines().any(|line| line == told), "{part:?}: {said}{}", text(&output.stderr));
        assert_eq!(fs::read_to_string(&whole).unwrap(), "of the whole suite");
        assert!(from.join("target/casebook/filtered/record.jsonl").exists());
    }
    // The page of the whole suite is shown, unless there is none.
    let shown = |arguments: &[&str]| {
        let output = run(&[&["open", "--print"], arguments].concat());
        assert_eq!(code(&output), 0, "{}", text(&output.stderr));
        Path::new(text(&output.stdout).trim_end()).strip_prefix(from.canonicalize().unwrap()).unwrap().to_owned()
    };
    let filtered = Path::new("target/casebook/filtered/index.html");
    assert_eq!(shown(&[]), Path::new("target/casebook/index.html"));
    assert_eq!(shown(&["target/casebook/filtered"]), filtered);
    fs::remove_file(&whole).unwrap();
    assert_eq!(shown(&[]), filtered);
    let page = shown(&["target/casebook/filtered/record.jsonl"]);
    assert_eq!(page, Path::new("target/casebook/opened/index.html"));
    assert!(fs::read_to_string(from.join(page)).unwrap().contains("casebook-engine"));
    let none = run(&["open", "src"]);
    assert_eq!(code(&none), 2);
    let missing = run(&["open", from.to_str().unwrap(), "--print"]);
    assert!(code(&missing) == 2 && text(&missing.stderr).contains("there is no page"), "{}", text(&missing.stderr));
    // Without a browser, the path is printed all the same.
    let nowhere = Command::new(env!("CARGO_BIN_EXE_casebook"))
        .args(["open", "target/casebook/filtered"])
        .current_dir(&from)
        .env("PATH", "")
        .env_remove("DISPLAY")
        .output()
        .unwrap();
    assert_eq!(code(&nowhere), 0, "{}", text(&nowhere.stderr));
    assert!(text(&nowhere.stdout).ends_with("target/casebook/filtered/index.html\n"));
}
