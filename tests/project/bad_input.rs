//! Invalid input: each mistake is reported at its place with exit code 2, and changes nothing. The expected messages are beside the inputs;
//! renew them with `UPDATE_EXPECT=1 cargo test --test project bad_input`.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use expect_test::expect_file;
use pretty_assertions::assert_eq;

/// Runs casebook, which must refuse, and returns its message.
fn refused(arguments: &[&str]) -> String {
    let report = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-report");
    let output = Command::new(env!("CARGO_BIN_EXE_casebook"))
        .args(arguments)
        .args(["--report".as_ref(), report.as_os_str()])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]), "{arguments:?}: {said}");
    assert!(!report.exists(), "{arguments:?} wrote a report");
    said
}

/// The inputs of a folder, by name.
fn inputs(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == extension));
    paths.sort();
    assert!(!paths.is_empty());
    paths
}

fn compare(path: &Path, said: &str) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(path.with_extension("stderr"));
    expect_file![golden].assert_eq(said);
}

/// Runs all inputs of a folder at once, as the program starts up only once for them: each is told as it is told alone.
fn all_are_told(folder: &str, extension: &str, arguments: &[&str]) {
    let said = refused(&[arguments, &[folder]].concat());
    let mut told: BTreeMap<&str, String> = BTreeMap::new();
    let starts: Vec<usize> = said.match_indices("  × tests/").map(|(at, _)| at).collect();
    assert_eq!(starts.first(), Some(&0), "{said}");
    let ends = starts.iter().skip(1).copied().chain([said.len()]);
    for (start, end) in starts.iter().copied().zip(ends) {
        let block = &said[start..end];
        let path = block["  × ".len()..].split(':').next().unwrap();
        *told.entry(path).or_default() += block;
    }
    let there = inputs(folder, extension);
    assert_eq!(told.len(), there.len(), "{:?}", told.keys());
    for path in there {
        compare(&path, &told[path.to_str().unwrap()]);
    }
}

#[test]
fn a_bad_feature_is_told_at_its_place() {
    all_are_told("tests/bad/features", "feature", &["run"]);
}

#[test]
fn a_bad_card_is_told_at_its_place() {
    all_are_told("tests/bad/cards", "yaml", &["run", "--cards"]);
}

/// Inputs that shouldn't be in a repository are created here.
#[test]
fn monsters_are_refused_at_once() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("monsters");
    fs::create_dir_all(&folder).unwrap();
    let deep = format!("name: Deep\ncost: \"{{1}}\"\ntypes: {}\n", "[".repeat(100_000));
    let nested = "- [".repeat(40);
    let blocks: String = (0..2_000).map(|depth| format!("{}a:\n", " ".repeat(depth))).collect();
    let monsters: [(&str, Vec<u8>, &str); 5] = [
        ("huge.yaml", vec![b'#'; (1 << 20) + 1], "the document is longer than 1048576 bytes"),
        ("deep.yaml", deep.into_bytes(), "brackets are nested more than 64 deep"),
        ("nested.yaml", nested.into_bytes(), ""),
        ("blocks.yaml", blocks.into_bytes(), ""),
        ("latin.yaml", b"name: \xe9\n".to_vec(), "this is not UTF-8 text"),
    ];
    let timed = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).unwrap();
        let begun = Instant::now();
        let said = refused(&["run", "--cards", path.to_str().unwrap()]);
        (said, begun.elapsed())
    };
    let (_, small) = timed("small.yaml", b"name: [\n");
    for (name, bytes, message) in monsters {
        let (said, took) = timed(name, &bytes);
        assert!(said.contains(message), "{name}: {said}");
        assert!(took < 3 * small + Duration::from_secs(1), "{name} took {took:?}, a small file {small:?}");
    }
}

#[test]
fn a_bad_call_is_put_right() {
    let said = |arguments: &[&str]| refused(arguments);
    assert_eq!(said(&["run", "no/such.feature"]), "error: no/such.feature: there is no such file or folder\n");
    assert_eq!(
        said(&["run", "--clause", "chk:bushdo.1"]),
        "error: there is no clause `chk:bushdo.1`\n  help: did you mean `chk:bushido.1`?\n"
    );
    assert_eq!(
        said(&["run", "--document", "chck"]),
        "error: there is no document `chck`\n  help: did you mean `chk`?\n"
    );
    assert_eq!(
        said(&["run", "--edition", "2004-1"]),
        "error: there is no edition `2004-1`\n  help: did you mean `2004-10`?\n"
    );
    assert!(said(&["run", "--engine", "no-such-engine-anywhere"]).contains("can't be started"));
    assert!(said(&["run", "--al-editions"]).contains("--all-editions"));
}
