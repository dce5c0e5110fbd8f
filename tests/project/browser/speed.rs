//! How soon the front of a large site is there: 10,000 clauses and five engines.

use std::{
    env, fs,
    io::{BufRead, BufReader, Write},
    net::TcpListener,
    path::Path,
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use casebook_steps::{
    record::{CaseResult, EngineName, Header, Record},
    report::{Comparison, Site},
    rulebook::Rulebook,
    verdict::Verdict,
};
use serde_json::Value;

use super::{answer, browser, skipped};
use crate::{
    command::calls::{folder, text},
    common,
};

/// The clauses and the engines of the site.
const CLAUSES: usize = 10_000;
const ENGINES: usize = 5;

/// The bytes that a reader loads before the matrix is there, at most.
const BYTES: usize = 3_000_000;

/// The time from the navigation to the frame in which the matrix is painted, at most, in milliseconds: of the quickest of several loads, which other
/// programs disturb least. An idle machine needs a fifth of it.
const SHOWN: f64 = 1000.0;

/// The same in the median of the loads, on a machine that does other work, too.
const UNDER_LOAD: f64 = 3000.0;

/// The number of loads that are compared, the quickest ones: a machine that does much other work loads the page up to five times as often.
const LOADS: usize = 7;

/// How long the browser may take for all loads.
const PATIENCE: Duration = Duration::from_secs(300);

/// Ends the browser when the test ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn ten_thousand_clauses_and_five_engines_are_shown_within_a_second() {
    let Some(browser) = browser() else {
        return skipped("no Chromium is on the PATH: the time until a large site is shown is NOT measured");
    };
    let site = large_site();
    let front = fs::metadata(site.join("large/index.html")).unwrap().len();
    assert!(front < BYTES as u64, "{front} bytes to begin with");
    let told = measured(browser, &site);
    let (shown, found) = (times(&told["shown"]), times(&told["found"]));
    let figures = format!("{front} bytes; matrix painted after {shown:.0?} ms, clauses found after {found:.0?} ms");
    if env::var_os("CASEBOOK_SCREENSHOTS").is_some() {
        skipped(&figures);
    }
    for times in [shown, found] {
        assert_eq!(times.len(), LOADS, "{told}");
        assert!(times[0] < SHOWN && times[LOADS / 2] < UNDER_LOAD, "{figures}");
    }
    assert_eq!(told["clauses"], CLAUSES, "all clauses are counted: {told}");
    // What a reader loads at first is the front, and nothing besides.
    assert_eq!(told["loaded"], serde_json::json!([]), "{told}");
}

/// Times in milliseconds, the least one first.
fn times(told: &Value) -> Vec<f64> {
    let mut times: Vec<f64> = told.as_array().unwrap().iter().map(|time| time.as_f64().unwrap()).collect();
    times.sort_by(f64::total_cmp);
    times
}

/// A folder with a site of made-up records, and the page that loads it.
fn large_site() -> std::path::PathBuf {
    let library = common::library();
    let editions: Vec<String> = library.editions().iter().map(|edition| edition.id.0.clone()).collect();
    let mut clauses: Vec<String> = library.clauses().iter().map(|clause| clause.id.0.clone()).collect();
    let missing = CLAUSES - clauses.len();
    clauses.extend((0..missing).map(|at| format!("cr26:{}.{}z", 100 + at / 100, 1 + at % 100)));
    let records: Vec<Record> = (0..ENGINES).map(|engine| record(engine, &clauses, &editions)).collect();
    let book = Rulebook::of(&library);
    let comparison = Comparison::new(&records, None, &book).unwrap();
    let pages = folder("browser-speed");
    Site::new(&records, &comparison, book, &[]).write(&pages.join("large")).unwrap();
    // Clauses that are made up have no title; those of the suite have 75 bytes in the mean.
    let front = pages.join("large/index.html");
    let page = fs::read_to_string(&front).unwrap();
    let (before, rest) = page.split_once("id=\"data\">").unwrap();
    let (data, after) = rest.split_once("</script>").unwrap();
    let mut data: Value = serde_json::from_str(data).unwrap();
    for (at, clause) in data["clauses"].as_array_mut().unwrap().iter_mut().enumerate() {
        if clause[2] == "" {
            clause[2] =
                format!("Creature {at} attacks, and becomes tapped as it is declared as an attacker at {at}").into();
        }
    }
    fs::write(&front, format!("{before}id=\"data\">{data}</script>{after}")).unwrap();
    fs::copy(Path::new("tests/project/browser/speed.html"), pages.join("speed.html")).unwrap();
    pages
}

/// The record of an engine with a case for each clause in each edition; one of three engines is wrong about a clause.
fn record(engine: usize, clauses: &[String], editions: &[String]) -> Record {
    let name = EngineName { name: format!("engine {engine}"), version: "1".to_owned() };
    let header = Header { engine: name, editions: editions.to_vec(), ..Header::default() };
    let result = |(at, clause): (usize, &String), edition: &String| CaseResult {
        id: format!("cr26/x/{clause}"),
        name: "A creature that attacks becomes tapped".to_owned(),
        edition: edition.clone(),
        clauses: vec![clause.clone()],
        verdict: if (at + engine).is_multiple_of(3) { Verdict::Failed } else { Verdict::Passed },
        ..CaseResult::default()
    };
    // Each clause in one or two of the editions, so that the letters differ.
    let results = clauses.iter().enumerate().flat_map(|(at, clause)| {
        [at % editions.len(), editions.len() - 1].map(|edition| result((at, clause), &editions[edition]))
    });
    Record::new(header, results.collect(), 0.1)
}

/// Loads the site in a browser, in real time, and returns what the page tells.
fn measured(browser: &str, pages: &Path) -> Value {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let (teller, told) = mpsc::channel();
    let folder_of_pages = pages.to_owned();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (folder, teller) = (folder_of_pages.clone(), teller.clone());
            thread::spawn(move || {
                let mut first = [0; 10];
                // What the page tells comes as a request of its own.
                if stream.peek(&mut first).is_ok_and(|bytes| bytes == first.len()) && &first == b"POST /told" {
                    let mut lines = BufReader::new(&stream).lines();
                    lines.by_ref().map_while(Result::ok).find(String::is_empty);
                    let line = lines.next().and_then(Result::ok).unwrap_or_default();
                    let _ = (&stream).write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n");
                    let _ = teller.send(line);
                } else {
                    answer(&stream, &folder);
                }
            });
        }
    });
    let profile = folder("browser-speed-profile");
    let running = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--window-size=1500,1000", "--remote-debugging-port=0"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("http://{address}/speed.html?loads={LOADS}"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(fs::File::create(pages.join("browser.txt")).unwrap())
        .spawn();
    let _running = Running(running.unwrap());
    let line = told.recv_timeout(PATIENCE).unwrap_or_else(|error| {
        panic!("{error}: {}", text(&fs::read(pages.join("browser.txt")).unwrap_or_default()));
    });
    serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
}
