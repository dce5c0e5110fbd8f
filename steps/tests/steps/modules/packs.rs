//! Packs: their files, manifests and order.

use casebook_steps::{
    files::File,
    packs::{Pack, in_order},
};

fn file(path: &str, text: &str) -> File {
    File { path: path.to_owned(), text: text.to_owned() }
}

fn manifest(more: &str) -> File {
    let text = format!("name: lan\nversion: 0.1.0\ntitle: Lanterns\neditions: [2026-01]\ndocuments: [lan]\n{more}");
    file("my/lan/pack.yaml", &text)
}

#[test]
fn a_pack_has_its_files_by_folder() {
    let files = vec![
        manifest(""),
        file("my/lan/cards/a.yaml", ""),
        file("my/lan/features/lan/a.feature", ""),
        file("my/lan/deviations/reference.toml", ""),
        file("my/lan/.vscode/x.yaml", ""),
        file("my/lan/subtypes.yaml", ""),
    ];
    let pack = Pack::of("my/lan/", files).unwrap();
    assert_eq!((pack.fixtures.len(), pack.features.len(), pack.deviations.len()), (2, 1, 1));
    assert!(pack.has_in("cards", &pack.fixtures[0]) && pack.subtypes().is_some());
}

#[test]
fn a_file_at_a_wrong_place_is_told() {
    let told = |path: &str| Pack::of("my/lan", vec![manifest(""), file(path, "")]).unwrap_err().to_string();
    assert!(told("my/lan/card/a.yaml").ends_with("did you mean `cards`?"));
    assert!(told("my/lan/features/a.feature").contains("such as features/lan/a.feature"));
    assert!(Pack::of("my", vec![]).unwrap_err().message.contains("casebook new pack"));
}

#[test]
fn a_manifest_is_checked() {
    let told = |was: &str, is: &str| {
        let manifest = manifest("");
        let text = manifest.text.replace(was, is);
        Pack::of("my/lan", vec![File { text, ..manifest }]).unwrap_err().to_string()
    };
    assert!(told("name: lan", "name: Lan").starts_with("my/lan/pack.yaml:1:7: `Lan` is no short name"));
    assert!(told("name: lan", "name: core").contains("casebook itself"));
    assert!(told("0.1.0", "new").contains("`new` is no version"));
    assert!(told("[2026-01]", "[]").contains("at least one edition"));
}

#[test]
fn packs_stand_behind_those_that_they_build_on() {
    let pack = |name: &str, on: &str| {
        let text = manifest(on).text.replace("name: lan", &format!("name: {name}"));
        Pack::of(name, vec![file(&format!("{name}/pack.yaml"), &text)]).unwrap()
    };
    let packs = [pack("b", "builds_on: [a]\n"), pack("a", "")];
    let names: Vec<&str> = in_order(&packs).unwrap().iter().map(|pack| pack.manifest.name.as_str()).collect();
    assert_eq!(names, ["a", "b"]);
    assert!(in_order(&packs[..1]).unwrap_err().message.contains("builds on `a`, which is not there"));
    let circle = [pack("b", "builds_on: [a]\n"), pack("a", "builds_on: [b]\n")];
    assert!(in_order(&circle).unwrap_err().message.contains("builds on itself"));
    assert!(in_order(&[pack("a", ""), pack("a", "")]).unwrap_err().message.contains("already in a/pack.yaml"));
}
