//! Engines that misbehave in one way each: `bad_engines as-engine WAY`. Otherwise they complete every case without observations. They test
//! casebook.

use std::{
    fs::File,
    io::{self, BufRead, Write},
    process::{self, Command},
    thread,
    time::Duration,
};

use serde_json::{Value, json};

/// The number of cases of a run after which one of them hangs.
pub(crate) const FINISHED: u32 = 5;
/// The number of cases that are answered before that: those of the smoke set, which a run plays first, and those of the run.
const ANSWERED: u32 = 30 + FINISHED;

/// Runs as an engine until `shutdown`, or until its way of misbehaving ends it.
pub(crate) fn misbehave(mut arguments: impl Iterator<Item = String>) -> io::Result<()> {
    let way = arguments.next().unwrap_or_default();
    let file = arguments.next().unwrap_or_default();
    let mut out = io::stdout().lock();
    match way.as_str() {
        "endless-stdout" => loop {
            out.write_all(b"starting up, please wait... ")?;
        },
        "banner" => out.write_all(b"BadEngine 1.0 (c) nobody\n")?,
        "endless-stderr" => {
            thread::spawn(|| {
                loop {
                    eprintln!("warning: something somewhere");
                }
            });
        }
        _ => {}
    }
    let mut cases = 0;
    for line in io::stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?).unwrap_or_default();
        if request["op"] == "run" {
            cases += 1;
            if matches!(way.as_str(), "grandchild" | "fugitive") && cases > ANSWERED {
                hang_with_a_child(&file, way == "fugitive")?;
            }
            in_a_run(&way, cases, &request, &mut out)?;
        }
        if let Some(answer) = answer(&way, &file, &request) {
            writeln!(out, "{answer}")?;
            let ends_with = |word| request["case"]["id"].as_str().is_some_and(|id| id.ends_with(word));
            if way == "afterword" && ends_with("seven") || way == "afterwords" && ends_with("two") {
                writeln!(out, "and another thing")?;
            }
            if way == "afterwords" && ends_with("three") {
                writeln!(out, "{answer}")?;
            }
            out.flush()?;
        }
        if request["op"] == "shutdown" && way != "deaf" {
            break;
        }
    }
    Ok(())
}

/// Starts another process, writes its id, and waits for it.
fn hang_with_a_child(file: &str, flees: bool) -> io::Result<()> {
    if flees {
        // A process in a session of its own, whose parent ends at once.
        let script = "setsid sleep 600 >/dev/null 2>&1 & echo $! >\"$0\"";
        Command::new("sh").args(["-c", script, file]).status()?;
        thread::sleep(Duration::from_secs(600));
    }
    let mut child = Command::new("sleep").arg("600").spawn()?;
    writeln!(File::create(file)?, "{}", child.id())?;
    child.wait().map(|_| ())
}

/// The correct answer; `name` is the name in its hello.
fn answer(way: &str, name: &str, request: &Value) -> Option<Value> {
    let edition = &request["edition"];
    Some(match request["op"].as_str()? {
        "hello" if way == "silent" => return None,
        "hello" => {
            let version = if way == "version" { 7 } else { 1 };
            let editions = match way {
                "contradicts" => vec!["2004-10"],
                "of-today" => vec!["2026-01"],
                "of-yesterday" => vec!["1994-04"],
                _ => vec![],
            };
            let name = if name.is_empty() || matches!(way, "grandchild" | "fugitive") { "bad" } else { name };
            let renamed = format!("bad-{}", process::id());
            let name = if way == "renames" { renamed.as_str() } else { name };
            json!({"op": "hello", "protocol": version, "engine": name, "version": way, "editions": editions})
        }
        "edition" if way == "echo" => json!({"op": "edition", "using": edition}),
        "edition" if edition == "no-such-edition" => json!({"op": "edition", "using": null}),
        "edition" if way == "other-edition" || way == "contradicts" => json!({"op": "edition", "using": "1994-04"}),
        "edition" if way == "of-today" => json!({"op": "edition", "using": "2026-01"}),
        "edition" => json!({"op": "edition", "using": edition}),
        "plan" if way == "plans-others" => {
            json!({"op": "plan", "unsupported": [{"id": "no/such/case", "unsupported": {"kind": "card", "what": "X"}}]})
        }
        "plan" if way == "plan" => json!({"op": "shutdown"}),
        "plan" => json!({"op": "plan", "unsupported": []}),
        "run" => run(way, request),
        "shutdown" => json!({"op": "shutdown"}),
        _ => return None,
    })
}

fn run(way: &str, request: &Value) -> Value {
    let probes = request["case"]["probes"].as_array().map_or(0, Vec::len);
    let seen = |probe| json!({"probe": probe, "seen": {"unobservable": "it has no eyes"}});
    let mut observations: Vec<Value> = (0..probes).map(seen).collect();
    match way {
        "wrong-type" => observations[0]["seen"] = json!({"value": {"mana": "{1}"}}),
        "wrong-probe" => observations[0]["probe"] = json!(999),
        "no-value" => observations[0]["seen"] = json!({"value": {"feeling": "good"}}),
        _ => {}
    }
    let seq = if way == "another-question" { json!(999_999) } else { request["seq"].clone() };
    let end =
        if way == "says-broken" { json!({"broken": {"how": "crash", "message": ""}}) } else { json!("completed") };
    let line = "x".repeat(if way == "long-trace" { 1000 } else { 1 });
    let trace: Vec<Value> = (0..if way == "long-trace" { 400 } else { 0 }).map(|_| json!({"event": line})).collect();
    json!({"op": "run", "seq": seq, "observations": observations, "end": end, "trace": trace, "an unknown field": 1})
}

/// The misbehaviour during a run.
fn in_a_run(way: &str, cases: u32, request: &Value, out: &mut impl Write) -> io::Result<()> {
    match way {
        "half-a-line" => {
            write!(out, "{{\"op\":\"run\",\"seq\":{}", request["seq"])?;
            out.flush()?;
            process::exit(0);
        }
        "not-utf-8" => out.write_all(b"{\"op\":\"run\",\"seq\":1,\"end\":\"\xff\xfe\"}\n")?,
        "huge-line" => {
            for _ in 0..100 {
                out.write_all(&vec![b'x'; 1 << 20])?;
            }
            out.write_all(b"\n")?;
        }
        "exits" => {
            eprintln!("cannot find the cards");
            process::exit(3);
        }
        "hangs" => thread::sleep(Duration::from_secs(600)),
        "hangs-once" if request["case"]["id"].as_str().is_some_and(|id| id.ends_with("two")) => {
            thread::sleep(Duration::from_secs(600));
        }
        "renames" if request["case"]["id"].as_str().is_some_and(|id| id.ends_with("two")) => process::abort(),
        "flood" => {
            for _ in 0..200 {
                out.write_all(b"thinking...\n")?;
            }
        }
        "every-third" if cases.is_multiple_of(3) => process::abort(),
        "chatty" => out.write_all(b"thinking...\n")?,
        _ => {}
    }
    out.flush()
}
