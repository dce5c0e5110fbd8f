//! The pages in a real browser: a headless Chromium uses the site and the page of a run as a reader does, at two widths and in two colour schemes.
//! What it does stands in `browser/drive.html`. With `CASEBOOK_AXE`, the path of axe-core's `axe.min.js`, it checks the accessibility, too; with
//! `CASEBOOK_SCREENSHOTS`, a folder, it leaves pictures of the pages there.

mod speed;

use std::{
    collections::BTreeMap,
    env, fs,
    io::{self, BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use casebook_steps::verdict::Verdict;
use serde_json::Value;

use super::command::calls::{casebook, folder, text};

/// The names of the browser.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "headless_shell"];

/// The least number of things that the reader looked at; fewer means that the script stopped.
const LEAST: usize = 150;

/// The clauses on which the second engine is wrong now and then.
const WRONG: [&str; 3] = ["bok:502.43a", "cr06:502.43a", "cr26:510"];

#[test]
fn a_reader_finds_who_gets_ninjutsu_right_and_sees_the_proof() {
    let Some(browser) = browser() else {
        return skipped("no Chromium is on the PATH: the pages are NOT tried in a browser");
    };
    let pages = pages();
    match env::var_os("CASEBOOK_AXE") {
        Some(axe) => drop(fs::copy(&axe, pages.join("axe.min.js")).unwrap_or_else(|error| panic!("{axe:?}: {error}"))),
        None => {
            skipped("CASEBOOK_AXE (the path of axe.min.js) is not set: the accessibility of the pages is NOT checked")
        }
    }
    let address = served(pages.clone());
    let page = dumped(browser, &format!("http://{address}/drive.html"));
    let told =
        page.split_once("<pre id=\"told\">").and_then(|(_, rest)| rest.split_once("</pre>")).map(|(told, _)| told);
    let told = told.unwrap_or_else(|| panic!("the reader did not come to an end: {page}"));
    let told: Value =
        serde_json::from_str(&told.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")).unwrap();
    assert_eq!(told["problems"], serde_json::json!([]), "{told:#}");
    assert!(told["done"].as_u64().is_some_and(|done| done as usize >= LEAST), "{told}");
    if let Some(folder) = env::var_os("CASEBOOK_SCREENSHOTS") {
        screenshots(browser, &address, Path::new(&folder));
    }
    // The site also works from a file.
    let file = dumped(browser, &format!("file://{}#/bok:502.43a", pages.join("site/index.html").display()));
    assert!(file.contains("<section class=\"case\"") && file.contains("class=\"board\""), "{file}");
}

/// The browser, if there is one.
fn browser() -> Option<&'static str> {
    let works = |name: &&&str| Command::new(name).arg("--version").output().is_ok_and(|it| it.status.success());
    BROWSERS.iter().find(works).copied()
}

/// Tells why something is not tried, or what was measured.
fn skipped(why: &str) {
    // Written directly, because the test harness hides the output of passing tests.
    let _ = writeln!(io::stderr(), "\n{why}\n");
}

/// What a page has become after its scripts have run.
fn dumped(browser: &str, address: &str) -> String {
    let profile = folder("browser-profile");
    let output = Command::new(browser)
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--window-size=1500,1000",
            "--virtual-time-budget=120000",
        ])
        .args(["--dump-dom", &format!("--user-data-dir={}", profile.display()), address])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Pictures of the pages at both widths, in light and in dark, for people to look at.
fn screenshots(browser: &str, address: &str, folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let clause = "site/index.html%23/bok:502.43a";
    let pages = [("front", "site/index.html"), ("clause", clause), ("run", "run/index.html")];
    for (name, page) in pages {
        for (width, scheme) in [(1400, "light"), (1400, "dark"), (390, "light"), (390, "dark")] {
            picture(
                browser,
                address,
                &folder.join(format!("{name}-{width}-{scheme}.png")),
                (width, 1000),
                scheme,
                page,
            );
        }
    }
    // The picture in README.md.
    picture(browser, address, &folder.join("page.png"), (900, 640), "light", "one/index.html%23/bok:502.43a");
}

/// A picture of a page at a size, in a colour scheme.
fn picture(browser: &str, address: &str, file: &Path, (width, height): (u32, u32), scheme: &str, page: &str) {
    // The browser's own window is never as narrow as a telephone, so the page is in a frame.
    let asked = format!("http://{address}/look.html?width={width}&scheme={scheme}&page={page}");
    let taken = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--virtual-time-budget=8000"])
        .args([
            &format!("--window-size={width},{height}"),
            &format!("--screenshot={}", file.display()),
            &format!("--user-data-dir={}", folder("browser-profile").display()),
            &asked,
        ])
        .output()
        .unwrap();
    assert!(taken.status.success() && file.is_file(), "{}", text(&taken.stderr));
}

/// A folder with the site of five engines, the page of the second one's run, and the script of the reader.
fn pages() -> PathBuf {
    let pages = folder("browser");
    let at = |name: &str| pages.join(name).to_str().unwrap().to_owned();
    let ran = casebook(&["run", "--clause", "702.49", "--clause", "510", "--report", &at("reference")]);
    assert!(ran.status.success(), "{}{}", text(&ran.stdout), text(&ran.stderr));
    let reference = at("reference/record.jsonl");
    fs::write(at("other.jsonl"), with_every_verdict(&fs::read_to_string(&reference).unwrap())).unwrap();
    // Five engines are more than a narrow screen has room for beside a title.
    let more = ["third", "fourth", "an engine whose name and version are long"].map(|name| {
        let record = fs::read_to_string(at("other.jsonl")).unwrap();
        let file = at(&format!("{name}.jsonl"));
        fs::write(&file, record.replace("an engine with every verdict", name)).unwrap();
        file
    });
    let [third, fourth, long] = &more;
    for arguments in [
        &["report", &reference, &at("other.jsonl"), third, fourth, long, "--site", &at("site")][..],
        &["report", &reference, "--site", &at("one")],
        &["report", &at("other.jsonl"), "--out", &at("run")],
    ] {
        let written = casebook(arguments);
        assert!(written.status.code() != Some(2), "{}", text(&written.stderr));
    }
    for script in ["drive.html", "look.html"] {
        fs::copy(Path::new("tests/project/browser").join(script), at(script)).unwrap();
    }
    pages
}

/// The record as an engine might have made it whose cases of some clauses end in every way.
fn with_every_verdict(record: &str) -> String {
    let mut lines: Vec<Value> = record.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut totals: BTreeMap<&str, usize> = Verdict::ALL.iter().map(|verdict| (verdict.name(), 0)).collect();
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    let mut firsts: BTreeMap<String, Value> = BTreeMap::new();
    lines[0]["header"]["engine"] = serde_json::json!({ "name": "an engine with every verdict", "version": "1" });
    for result in lines.iter_mut().filter_map(|line| line.get_mut("result")) {
        let id = result["id"].as_str().unwrap().to_owned();
        // The claims of a case that failed differ from those of its first line, so each line has its own.
        let first = firsts.entry(id.clone()).or_insert_with(|| result.clone()).clone();
        result.as_object_mut().unwrap().remove("as_in");
        for part in ["steps", "claims"] {
            if result.get(part).is_none() {
                result[part] = first[part].clone();
            }
        }
        let tags = result["clauses"].as_array().unwrap();
        let is_wrong = tags.iter().any(|tag| WRONG.iter().any(|wrong| tag.as_str().unwrap().starts_with(wrong)));
        let count = places.len();
        let place = if is_wrong { *places.entry(id).or_insert(count) } else { 0 };
        let verdict = Verdict::ALL[place % Verdict::ALL.len()];
        if verdict != Verdict::Passed {
            result["detail"] = format!("the case ended as {}", verdict.words()).into();
        }
        if matches!(verdict, Verdict::Failed | Verdict::ExpectedFailure) {
            result["claims"][0]["held"] = false.into();
            result["claims"][0]["seen"] = "something else".into();
        }
        result["verdict"] = verdict.name().into();
        *totals.get_mut(verdict.name()).unwrap() += 1;
    }
    assert!(totals.values().all(|count| *count > 0), "every verdict is there: {totals:?}");
    let footer = lines.last_mut().unwrap()["footer"].as_object_mut().unwrap();
    footer.insert("totals".to_owned(), serde_json::json!(totals));
    footer.remove("lines");
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Serves the files of a folder until the program ends; returns the address.
fn served(folder: PathBuf) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let folder = folder.clone();
            thread::spawn(move || answer(&stream, &folder));
        }
    });
    address
}

/// Answers one request.
fn answer(mut stream: &TcpStream, folder: &Path) -> Option<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next()?.ok()?;
    lines.map_while(Result::ok).find(String::is_empty)?;
    let path = request.split(' ').nth(1)?.trim_start_matches('/').split('?').next()?;
    let found = fs::read(folder.join(path)).ok().filter(|_| !path.contains(".."));
    let (status, body) = found.map_or(("404 Not Found", Vec::new()), |body| ("200 OK", body));
    let kind = if path.ends_with(".js") { "text/javascript" } else { "text/html" };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body)).ok()
}
