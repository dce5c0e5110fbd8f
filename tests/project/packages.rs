//! The crates as others get them: each can be packaged, has what a reader needs, and brings only what its features ask for.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The crates and their folders.
const CRATES: [(&str, &str); 6] = [
    ("casebook-language", "language"),
    ("casebook-engine", "engine"),
    ("casebook-protocol", "protocol"),
    ("casebook-steps", "steps"),
    ("casebook", "."),
    ("casebook-adapter", "adapters/rust"),
];

/// What cargo prints. It gets a target folder of its own, because the one of the tests is locked.
fn cargo(arguments: &[&str]) -> String {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packages");
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let done = command.args(arguments).arg("--offline").env("CARGO_TARGET_DIR", target).output().unwrap();
    assert!(done.status.success(), "cargo {}: {}", arguments.join(" "), String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn every_crate_can_be_packaged() {
    cargo(&["package", "--workspace", "--no-verify", "--allow-dirty", "--quiet"]);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packages/package");
    for (name, _) in CRATES {
        let file = folder.join(format!("{name}-{}.crate", env!("CARGO_PKG_VERSION")));
        let size = fs::metadata(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())).len();
        assert!(size < 10_000_000, "{name} is too large for the registry: {size}");
    }
}

#[test]
fn the_package_has_the_features_and_fixtures_that_it_embeds() {
    let listed = cargo(&["package", "--list", "--allow-dirty", "-p", "casebook"]);
    let embedded = fs::read_to_string("src/embedded.rs").unwrap();
    let folders: Vec<&str> =
        embedded.split("#[folder = \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(folders.contains(&"features") && folders.contains(&"fixtures"));
    for folder in folders {
        assert!(!folder.contains(".."), "{folder} is outside the package");
        assert!(listed.lines().any(|file| file.starts_with(&format!("{folder}/"))), "{folder}");
    }
}

/// `adapters/manabrew` has a licence of its own, which ends at its folder.
#[test]
fn no_package_contains_the_adapter_of_another_licence() {
    for (name, folder) in CRATES {
        let listed = cargo(&["package", "--list", "--allow-dirty", "-p", name]);
        assert!(listed.lines().any(|file| file == "Cargo.toml"), "{name}");
        assert!(!listed.contains("adapters/manabrew"), "{name} packages a file of adapters/manabrew");
        let manifest = fs::read_to_string(Path::new(folder).join("Cargo.toml")).unwrap();
        assert!(!manifest.lines().any(|line| line.contains("manabrew") && line.contains("path")), "{name}");
    }
    let metadata = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    assert!(!metadata.contains("casebook-manabrew"), "the workspace has the adapter of another licence as a member");
    let own = fs::read_to_string("adapters/manabrew/Cargo.toml").unwrap();
    assert!(own.lines().any(|line| line == "[workspace]") && own.contains("license = \"AGPL-3.0-or-later\""));
    assert!(fs::read_to_string("adapters/manabrew/LICENSE").unwrap().starts_with("GNU AFFERO GENERAL PUBLIC LICENSE"));
}

#[test]
fn every_crate_says_what_it_is() {
    for (name, folder) in CRATES {
        let folder = PathBuf::from(folder);
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        for key in ["description = ", "readme = ", "keywords = ", "categories = ", "license.workspace = "] {
            assert!(manifest.lines().any(|line| line.starts_with(key)), "{name} has no {key}");
        }
        assert!(folder.join("README.md").exists(), "{name}");
    }
}

#[test]
fn an_engine_in_process_does_not_compile_the_program() {
    let tree = |features: &[&str]| {
        let mut arguments = vec!["tree", "-p", "casebook", "-e", "normal", "--prefix", "none", "--no-default-features"];
        arguments.extend(features);
        cargo(&arguments)
    };
    let has = |tree: &str, name: &str| tree.lines().any(|line| line.split(' ').next() == Some(name));
    let bare = tree(&[]);
    for name in ["askama", "clap", "cucumber", "futures", "indicatif", "libtest-mimic", "mimalloc", "schemars", "tokio"]
    {
        assert!(!has(&bare, name), "{name}");
    }
    let harness = tree(&["--features", "harness"]);
    for name in ["askama", "cucumber", "indicatif", "mimalloc", "tokio"] {
        assert!(!has(&harness, name), "{name}");
    }
    assert!(has(&harness, "libtest-mimic"));
}
