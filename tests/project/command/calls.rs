//! Calls the command and reads its output.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, id},
    sync::atomic::{AtomicUsize, Ordering},
};

use serde_json::Value;

/// The program with these arguments. A run without `--report` gets a folder of its own, because tests run in parallel.
pub(crate) fn casebook(arguments: &[&str]) -> Output {
    static CALLS: AtomicUsize = AtomicUsize::new(0);
    let mut program = Command::new(env!("CARGO_BIN_EXE_casebook"));
    program.args(arguments);
    if arguments.first() == Some(&"run") && !arguments.contains(&"--report") {
        program.arg("--report").arg(path(&format!("call-{}-{}", id(), CALLS.fetch_add(1, Ordering::Relaxed))));
    }
    program.output().unwrap()
}

pub(crate) fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

pub(crate) fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap()
}

pub(crate) fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A folder for a report, which doesn't exist yet.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = path(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Runs features and cards that aren't part of the project.
pub(crate) fn foreign(report: &str, more: &[&str]) -> Output {
    let report = folder(report);
    let own = ["run", "tests/foreign/house", "--cards", "tests/foreign/cards", "--report", report.to_str().unwrap()];
    casebook(&[&own, more].concat())
}

/// A feature in a new folder, which is its document.
pub(crate) fn feature(name: &str, text: &str) -> String {
    let folder = folder(name).join("house");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("one.feature");
    fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

pub(crate) fn keys(object: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = object.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

/// The message of a call that is refused.
#[track_caller]
pub(crate) fn refused(arguments: &[&str]) -> String {
    let output = casebook(arguments);
    assert_eq!(code(&output), 2, "{arguments:?}: {}{}", text(&output.stdout), text(&output.stderr));
    text(&output.stderr).to_owned()
}
