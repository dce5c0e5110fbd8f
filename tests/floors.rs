//! The floors of the crates: a module knows the modules of its own floor and of the floors below. The test reads the imports. An arrow that goes up
//! fails, unless it is listed as known; a listed arrow that is gone fails, too, so that the list only gets shorter.
#![allow(clippy::panic, reason = "a test's way to fail")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{TokenStream, TokenTree};
use syn::{
    Attribute, Item, ItemUse, Macro, UseTree,
    visit::{self, Visit},
};
use walkdir::WalkDir;

/// The modules of the engine from below: names and numbers, the card language, the position, changes, carrying out and asking, the rules with the
/// verbs and the reading of texts, the actions of players.
const ENGINE: &[&[&str]] = &[
    &["ids", "rule", "edition", "words", "document"],
    &["cards"],
    &["event", "state", "catalog"],
    &["change", "facet"],
    &["budget", "decision", "error", "ground", "game", "commit", "doing"],
    &["eval", "rules", "verbs", "unsupported", "setup"],
    &["action"],
];

/// The arrows of the engine that go up: a file, and the module that it imports.
const ENGINE_UPWARD: &[(&str, &str)] = &[
    ("cards/check/names.rs", "state"),
    ("cards/check/picking_played.rs", "action"),
    ("cards/check/picking_played.rs", "decision"),
    ("cards/check/picking_played.rs", "error"),
    ("cards/check/picking_played.rs", "game"),
    ("cards/check/picking_played.rs", "rules"),
    ("cards/check/picking_played.rs", "setup"),
    ("cards/check/picking_played.rs", "state"),
    ("cards/check/printed.rs", "rules"),
    ("cards/check/subtypes.rs", "rules"),
    ("cards/check/walk.rs", "rules"),
    ("cards/effect.rs", "verbs"),
    ("cards/english.rs", "doing"),
    ("cards/english.rs", "game"),
    ("cards/english/ability.rs", "doing"),
    ("cards/english/modification.rs", "rules"),
    ("cards/parts.rs", "game"),
    ("cards/parts.rs", "rules"),
    ("cards/parts.rs", "state"),
    ("cards/saga.rs", "state"),
    ("catalog.rs", "rules"),
    ("change.rs", "ground"),
    ("commit/zones.rs", "rules"),
    ("document/plain.rs", "cards"),
    ("doing.rs", "rules"),
    ("game.rs", "rules"),
    ("game/asking.rs", "rules"),
    ("game/asking.rs", "unsupported"),
    ("game/committing.rs", "rules"),
    ("game/table.rs", "setup"),
    ("rules/combat/attackers.rs", "action"),
    ("rules/combat/blockers.rs", "action"),
    ("rules/turn/begin.rs", "action"),
    ("rules/turn/mod.rs", "action"),
];

/// The modules of the steps from below: texts and files, cases and the port for engines, the library with its clauses and editions, the vocabulary,
/// engines, runs and their verdicts, proofs, reports.
const STEPS: &[&[&str]] = &[
    &["plain", "diagnostic", "files", "shared", "verdict"],
    &["case", "expectation", "port", "needs"],
    &["clauses", "editions", "rulebook", "mechanics", "proofs", "numbering", "library", "rules_text"],
    &["phrase", "vocabulary", "listing", "lower", "suite", "digest"],
    &["engines", "protocol"],
    &["judge", "record", "diagnosis", "deviations", "run", "smoke", "portable"],
    &["prove", "check", "coverage"],
    &["figures", "report"],
];

/// The arrows of the steps that go up.
const STEPS_UPWARD: &[(&str, &str)] = &[
    ("library.rs", "engines"),
    ("library.rs", "prove"),
    ("library/overlay.rs", "engines"),
    ("library/overlay.rs", "prove"),
    ("protocol/schema.rs", "deviations"),
    ("protocol/schema.rs", "portable"),
    ("protocol/schema.rs", "record"),
    ("rulebook.rs", "suite"),
    ("run.rs", "prove"),
    ("vocabulary/playing.rs", "judge"),
];

#[test]
fn no_import_of_the_engine_goes_up() {
    compare("engine/src", ENGINE, ENGINE_UPWARD);
}

#[test]
fn no_import_of_the_steps_goes_up() {
    compare("steps/src", STEPS, STEPS_UPWARD);
}

#[test]
fn an_import_is_found_wherever_it_is_written() {
    let text = "
        use crate::a::{self, b::C, d};
        mod inner { fn f() { crate::g::h(); } }
        fn f(x: crate::i::J) -> bool { matches!(x, crate::k::L) }
        use super::m::N;
        #[cfg(test)] mod tests { use crate::o; }";
    let found = imported(&parsed(text, Path::new("p/q.rs")), &["p".to_owned(), "q".to_owned()]);
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["a", "g", "i", "k", "p"]);
}

/// Compares the arrows that go up with the known ones.
fn compare(root: &str, floors: &[&[&str]], known: &[(&str, &str)]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(root);
    let mut upward = BTreeSet::new();
    let mut modules = BTreeSet::new();
    for file in files(&root) {
        let path = file.strip_prefix(&root).unwrap_or(&file);
        let module = module_of(path);
        let Some(own) = module.first() else { continue };
        modules.insert(own.clone());
        for other in imported(&parsed(&read(&file), path), &module) {
            if floor(floors, &other) > floor(floors, own) {
                upward.insert((path.display().to_string().replace('\\', "/"), other));
            }
        }
    }
    let listed: BTreeSet<&str> = floors.iter().copied().flatten().copied().collect();
    assert_eq!(modules.iter().map(String::as_str).collect::<BTreeSet<_>>(), listed, "each module has its floor");
    let known: BTreeSet<(String, String)> =
        known.iter().map(|(file, module)| ((*file).to_owned(), (*module).to_owned())).collect();
    let new: Vec<_> = upward.difference(&known).collect();
    let gone: Vec<_> = known.difference(&upward).collect();
    assert!(new.is_empty(), "these files import a module of a higher floor: {new:#?}");
    assert!(gone.is_empty(), "these arrows are gone; take them off the list: {gone:#?}");
}

/// The source files, without those of modules that are compiled for tests only.
fn files(root: &Path) -> Vec<PathBuf> {
    let entries = WalkDir::new(root).sort_by_file_name().into_iter();
    let entries = entries.map(|entry| entry.unwrap_or_else(|error| panic!("{error}")).into_path());
    let all: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|is| is == "rs")).collect();
    let module = |path: &Path| module_of(path.strip_prefix(root).unwrap_or(path));
    let for_tests: BTreeSet<Vec<String>> =
        all.iter().flat_map(|path| declared_for_tests(path, &module(path))).collect();
    all.into_iter().filter(|path| !for_tests.contains(&module(path))).collect()
}

/// The modules that a file declares for tests only.
fn declared_for_tests(path: &Path, module: &[String]) -> Vec<Vec<String>> {
    let items = parsed(&read(path), path).items.into_iter();
    let of_item = |item: Item| match item {
        Item::Mod(declared) if is_for_tests(&declared.attrs) => Some(declared.ident.to_string()),
        _ => None,
    };
    items.filter_map(of_item).map(|name| module.iter().cloned().chain([name]).collect()).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn parsed(text: &str, path: &Path) -> syn::File {
    syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The path of the module in a file: `state/mod.rs` is `state`, and `lib.rs` the crate itself.
fn module_of(path: &Path) -> Vec<String> {
    let whole = path.with_extension("");
    let mut parts: Vec<String> = whole.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if parts.last().is_some_and(|last| last == "mod" || last == "lib") {
        parts.pop();
    }
    parts
}

fn floor(floors: &[&[&str]], module: &str) -> usize {
    floors.iter().position(|floor| floor.contains(&module)).unwrap_or(0)
}

/// The modules at the root of the crate that a file imports or names by a path.
fn imported(file: &syn::File, module: &[String]) -> BTreeSet<String> {
    let mut paths = Paths { module: module.to_vec(), found: BTreeSet::new() };
    paths.visit_file(file);
    paths.found
}

/// Collects the modules at the root of the crate to which paths lead.
struct Paths {
    /// The module in which the paths are written.
    module: Vec<String>,
    found: BTreeSet<String>,
}

impl Paths {
    fn note(&mut self, path: &[String]) {
        let up = path.iter().take_while(|part| *part == "super").count();
        let from_here = self.module.len().checked_sub(up).map(|depth| &self.module[..depth]);
        let root = match path.first().map(String::as_str) {
            Some("crate") => path.get(1),
            Some("super") => from_here.and_then(|own| own.first().or_else(|| path.get(up))),
            _ => None,
        };
        self.found.extend(root.cloned());
    }

    fn note_tree(&mut self, before: &[String], tree: &UseTree) {
        let with = |name: &syn::Ident| before.iter().cloned().chain([name.to_string()]).collect::<Vec<_>>();
        match tree {
            UseTree::Path(path) => self.note_tree(&with(&path.ident), &path.tree),
            UseTree::Name(name) => self.note(&with(&name.ident)),
            UseTree::Rename(name) => self.note(&with(&name.ident)),
            UseTree::Glob(_) => self.note(before),
            UseTree::Group(group) => group.items.iter().for_each(|item| self.note_tree(before, item)),
        }
    }

    /// The paths that begin with `crate` in the arguments of a macro, which are only tokens.
    fn note_tokens(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Group(group) => self.note_tokens(group.stream()),
                TokenTree::Ident(ident) if ident == "crate" => {
                    let colon = |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ':');
                    while tokens.next_if(colon).is_some() {}
                    if let Some(TokenTree::Ident(name)) = tokens.peek() {
                        self.note(&["crate".to_owned(), name.to_string()]);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Whether an item is compiled for tests only.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    let is_test = |attribute: &Attribute| {
        attribute.path().is_ident("cfg") && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    };
    attributes.iter().any(is_test)
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(module) if is_for_tests(&module.attrs) => {}
            Item::Mod(module) if module.content.is_some() => {
                self.module.push(module.ident.to_string());
                visit::visit_item(self, item);
                self.module.pop();
            }
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if !is_for_tests(&item.attrs) {
            self.note_tree(&[], &item.tree);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.note(&path.segments.iter().map(|segment| segment.ident.to_string()).collect::<Vec<_>>());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, macro_: &'ast Macro) {
        self.note_tokens(macro_.tokens.clone());
        visit::visit_macro(self, macro_);
    }
}
