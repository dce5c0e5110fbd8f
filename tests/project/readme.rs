//! The pages that a new reader sees first: the adapter in the README runs, all commands exist, and all links have a target.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use pretty_assertions::assert_eq;

const README: &str = "README.md";
const ADAPTER: &str = "docs/examples/adapter.py";

/// The commands with a help text.
const HELPS: [&[&str]; 27] = [
    &[],
    &["run"],
    &["report"],
    &["open"],
    &["compare"],
    &["check"],
    &["show"],
    &["clauses"],
    &["changes"],
    &["hunt"],
    &["card"],
    &["new"],
    &["new", "scenario"],
    &["new", "card"],
    &["new", "pack"],
    &["new", "adapter"],
    &["migrate"],
    &["sources"],
    &["sources", "index"],
    &["sources", "update"],
    &["sources", "faq"],
    &["steps"],
    &["words"],
    &["serve"],
    &["compile"],
    &["bless"],
    &["schema"],
];

/// The examples that are parsed but not run.
const NOT_RUN: [&str; 66] = [
    // They run the whole suite or the adapter, which other tests do.
    "",
    "run --smoke --engine 'python3 docs/examples/adapter.py'",
    "run --engine 'python3 docs/examples/adapter.py'",
    // They need an engine of the reader.
    "run --engine 'python3 my_engine.py'",
    "run --engine 'python3 my_engine.py' --deviations mine.toml",
    "run --cases out --engine 'python3 my_engine.py'",
    "changes 2006-10 2026-01 --engine 'python3 my_engine.py'",
    "run --engine './mine' --report mine",
    "run --report reference",
    "hunt --engine 'python3 my_engine.py'",
    "hunt --engine ./old --engine ./new --tries 20000 --out differences.feature",
    "hunt --engine ./mine features/chk/splice.feature --differences 3",
    "run --engine 'python3 my_engine.py' --fail-under 62.5%",
    "run --engine 'python3 my_engine.py' --clause 702.19 --wire talk.txt",
    // They need files of the reader.
    "compare reference/record.jsonl mine/record.jsonl",
    "compare a.jsonl b.jsonl c.jsonl --clause 702.49 --all",
    "compare a.jsonl b.jsonl --json",
    "compare mine.jsonl reference.jsonl",
    "run my/rulings --cards my/cards",
    "run --pack my/lan --document lan",
    "check --pack my/lan",
    "run rulings/ninjutsu.feature",
    "card \"Ember Wolf\" --cards my/cards",
    "migrate my/cards",
    "migrate my/rulings",
    "migrate my --check",
    "report target/casebook/record.jsonl",
    "card --missing target/casebook/record.jsonl",
    "card --missing target/casebook/record.jsonl --json",
    "report mine.jsonl --out pages",
    "open",
    "open target/casebook/filtered",
    "open mine.jsonl",
    "open public --print",
    "report a.jsonl b.jsonl --site public",
    "report new.jsonl --since old.jsonl",
    "report new.jsonl --since old.jsonl --markdown",
    "bless mine.toml",
    "sources rules-2004-10.txt rules-2005-02.txt",
    "sources old.txt new.txt --section 502.40",
    "sources old.txt new.txt --json",
    "sources index rules-2026-01.txt",
    "sources index rules-2026-01.txt fixtures/rules/cr26.yaml",
    "sources update rules-2026-08.txt --edition 2026-08",
    "sources update rules-2026-08.txt --edition 2026-08 --older rules-2026-01.txt",
    "sources update tsp.txt --edition 2006-10 --since 2005-02 --older bok.txt --out past",
    "sources faq faq.txt",
    "sources faq champions-faq.txt",
    "sources faq champions-faq.txt betrayers-faq.txt --json",
    "sources faq fragment.txt --document cr06",
    // They write files.
    "new scenario bok:502.43a rulings/ninjutsu.feature",
    "new card \"Ember Wolf\" my/cards",
    "new card \"Cinder Rain\" my/cards --kind sorcery",
    "new pack my/lan",
    "new pack my/lan --title \"Lanterns\"",
    "new adapter my_adapter",
    "new adapter my_adapter --language rust",
    "new adapter my_adapter --language rust --from ../casebook",
    "compile --edition 2026-01 out",
    // They take long.
    "changes 2006-10 2026-01",
    "changes 2004-10 2005-02 --all",
    "changes 2005-02 2006-10 --markdown",
    "changes 2005-02 2006-10 --page target/changes.html",
    "changes 2026-01 2026-01 --with legend_rule=all_die",
    "run --document bok --home",
    "run --document chk --json",
];

/// The example that fills its line of the help text: only one space separates it from its description.
const WIDEST: &str = "new scenario bok:502.43a rulings/ninjutsu.feature";

fn casebook(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_casebook")).args(arguments).output().unwrap()
}

#[track_caller]
fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap()
}

/// A folder for a report, which doesn't exist yet.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn the_adapter_of_the_readme_is_the_file() {
    let readme = fs::read_to_string(README).unwrap();
    let blocks: Vec<&str> = readme.split("```python\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(blocks, [fs::read_to_string(ADAPTER).unwrap()]);
}

#[test]
fn the_adapter_decides_cases_and_breaks_at_none() {
    if Command::new("python3").arg("--version").output().is_err() {
        // Written directly, because the test harness hides the output of passing tests.
        let _ = writeln!(io::stderr(), "\npython3 is missing: {ADAPTER} is NOT run\n");
        return;
    }
    let engine = format!("python3 {ADAPTER}");
    let smoke = casebook(&["run", "--smoke", "--engine", &engine]);
    let told = format!("{}{}", text(&smoke.stdout), text(&smoke.stderr));
    let counted = told.lines().find(|line| line.contains(" smoke cases pass")).unwrap_or_else(|| panic!("{told}"));
    let (passed, _) = counted.split_once(" of ").unwrap();
    assert!(passed.parse::<usize>().unwrap() > 1, "{told}");
    // Each case that doesn't pass has a line that begins with its verdict in capitals.
    let is_verdict = |line: &&str| line.chars().take_while(|c| *c != ' ').all(|c| c.is_ascii_uppercase() || c == '_');
    let broken = told.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase())).filter(is_verdict);
    let broken: Vec<&str> = broken.filter(|line| !line.starts_with("UNSUPPORTED")).collect();
    assert!(broken.is_empty(), "{broken:?}: {told}");

    let report = folder("adapter");
    let output = casebook(&["run", "--document", "chk", "--engine", &engine, "--report", report.to_str().unwrap()]);
    let told = format!("{}{}", text(&output.stdout), text(&output.stderr));
    let record = fs::read_to_string(report.join("record.jsonl")).unwrap_or_else(|error| panic!("{error}: {told}"));
    let count = |verdict: &str| record.matches(&format!("\"verdict\":\"{verdict}\"")).count();
    let broken = ["error", "crash", "timeout", "protocol_error", "failed", "inconclusive"].map(count);
    assert_eq!(broken, [0; 6], "{told}");
    assert!(count("passed") > 1, "{told}");
}

/// The command of an example line: the words between `casebook` and the description.
fn command(line: &str) -> Option<&str> {
    let rest = line.trim().strip_prefix("casebook")?;
    if !rest.is_empty() && !rest.starts_with(' ') {
        return None;
    }
    let rest = rest.strip_prefix(' ').unwrap_or(rest);
    if rest.starts_with(WIDEST) {
        return Some(WIDEST);
    }
    let end = ["  ", " # ", " > ", " | "].iter().filter_map(|sign| rest.find(sign)).min();
    Some(rest[..end.unwrap_or(rest.len())].trim())
}

/// A command's words, as a shell divides them.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut quote, mut is_open) = (Vec::new(), None, false);
    for c in command.chars() {
        match quote {
            Some(mark) if c == mark => quote = None,
            None if c == '\'' || c == '"' => (quote, is_open) = (Some(c), false),
            None if c == ' ' => is_open = false,
            _ => {
                if !is_open {
                    words.push(String::new());
                    is_open = true;
                }
                words.last_mut().unwrap().push(c);
            }
        }
    }
    words
}

/// The example lines of the README's code blocks.
fn examples_of_readme() -> Vec<String> {
    let readme = fs::read_to_string(README).unwrap();
    let mut is_fenced = false;
    let mut found = Vec::new();
    for line in readme.lines() {
        if line.starts_with("```") {
            is_fenced = !is_fenced;
        } else if is_fenced || line.starts_with("    ") {
            found.extend(command(line).map(str::to_owned));
        }
    }
    found
}

/// The example lines of every help text.
fn examples_of_helps() -> Vec<String> {
    let mut found = Vec::new();
    for of in HELPS {
        let output = casebook(&[of, &["--help"]].concat());
        assert!(output.status.success(), "{of:?}: {}", text(&output.stderr));
        let examples = text(&output.stdout).lines().skip_while(|line| !line.starts_with("Example"));
        let examples = examples.skip(1).take_while(|line| line.starts_with("  "));
        found.extend(examples.filter_map(command).map(str::to_owned));
    }
    found
}

/// Parses an example with `--help` after it, and runs it if possible.
fn tried(example: &str) -> Result<(), String> {
    let words = words(example);
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    let said = |output: Output| {
        let failed = || Err(format!("casebook {example}: {}{}", text(&output.stdout), text(&output.stderr)));
        if output.status.success() { Ok(()) } else { failed() }
    };
    said(casebook(&[&words[..], &["--help"]].concat()))?;
    if NOT_RUN.contains(&example) {
        return Ok(());
    }
    let report = folder(&format!("readme-{}", words.join("-").replace(['/', ':'], "-")));
    if words[0] == "run" {
        words.extend(["--report", report.to_str().unwrap()]);
    }
    said(casebook(&words))
}

#[test]
fn every_example_is_a_command_that_exists() {
    let mut examples = examples_of_readme();
    assert!(examples.len() > 4, "{examples:?}");
    let of_readme = examples.len();
    examples.extend(examples_of_helps());
    assert!(examples.len() > of_readme + 20, "{examples:?}");
    examples.sort();
    examples.dedup();
    // Each call reads the whole suite, so the calls are divided among the cores.
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(example) = examples.get(next.fetch_add(1, Ordering::Relaxed)) {
                    wrong.lock().unwrap().extend(tried(example).err());
                }
            });
        }
    });
    assert_eq!(wrong.into_inner().unwrap(), Vec::<String>::new());
    let unneeded: Vec<&&str> = NOT_RUN.iter().filter(|line| !examples.iter().any(|it| it == *line)).collect();
    assert!(unneeded.is_empty(), "no page and no help has these examples any more: {unneeded:?}");
}

#[test]
fn every_command_is_looked_at() {
    let output = casebook(&["--help"]);
    let commands = text(&output.stdout).lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands = commands.take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("   "));
    let names = commands.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help");
    let missing: Vec<&str> = names.filter(|name| !HELPS.iter().any(|of| of == &[*name])).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The pages of the project.
fn pages() -> Vec<PathBuf> {
    let entries = [".", "docs", "docs/cards"].into_iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let mut pages: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    pages.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    pages.sort();
    pages
}

/// The links of a page, without those in code.
fn links(page: &str) -> Vec<String> {
    let mut is_fenced = false;
    let mut found = Vec::new();
    for line in page.lines() {
        if line.trim_start().starts_with("```") {
            is_fenced = !is_fenced;
            continue;
        }
        if is_fenced || line.starts_with("    ") {
            continue;
        }
        // Text between two backticks is code.
        let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
        found.extend(prose.split("](").skip(1).filter_map(|rest| rest.split(')').next()).map(str::to_owned));
    }
    found
}

#[test]
fn whatever_a_page_links_to_is_there() {
    let mut checked = 0;
    let mut missing = Vec::new();
    for page in pages() {
        for link in links(&fs::read_to_string(&page).unwrap()) {
            let path = link.split('#').next().unwrap_or_default();
            if path.is_empty() || path.contains("://") {
                continue;
            }
            checked += 1;
            if !page.parent().unwrap().join(path).exists() {
                missing.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(checked > 20, "{checked}");
    assert_eq!(missing, Vec::<String>::new());
}
