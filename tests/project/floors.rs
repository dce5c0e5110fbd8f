//! The floors of the crates: a module knows the modules of its own floor and of the floors below. The test reads the imports, and an import of a
//! module of a higher floor fails.

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

/// The modules of the card language from below: names and numbers, documents, editions, cards.
const LANGUAGE: &[&[&str]] =
    &[&["ids", "reserved", "rule", "words"], &["document"], &["edition"], &["cards", "catalog"]];

/// The modules of the engine from below: the position and events, changes and their grounds, decisions and errors, reading a position, carrying out
/// and asking, the rules with the verbs, the actions of players.
const ENGINE: &[&[&str]] = &[
    &["event", "state", "verify"],
    &["change", "ground", "state_parts"],
    &["budget", "decision", "error"],
    &["continuous", "eval", "game"],
    &["acting", "attribution", "commit", "triggers"],
    &["rules", "setup", "unsupported", "verbs"],
    &["action"],
];

/// The modules of the protocol from below: cases, the port for engines, the messages.
const PROTOCOL: &[&[&str]] = &[&["case"], &["port"], &["needs", "protocol"]];

/// The modules of the steps from below: texts and files, the library, reading features and judging, engines and records, proofs, runs and checks,
/// what is generated of them.
const STEPS: &[&[&str]] = &[
    &["diagnostic", "expectation", "files", "limits", "plain", "shared", "verdict"],
    &[
        "ablation",
        "clauses",
        "editions",
        "library",
        "mechanics",
        "numbering",
        "packs",
        "proofs",
        "rulebook",
        "rules_text",
        "worklist",
    ],
    &["ability_texts", "digest", "judge", "listing", "lower", "phrase", "suite", "vocabulary"],
    &["deviations", "engines", "portable", "record"],
    &["diagnosis", "openings", "outcome", "prove", "smoke"],
    &["changes", "check", "coverage", "hunt", "run", "update"],
    &["figures", "report", "schema"],
];

#[test]
fn no_import_of_the_card_language_goes_up() {
    compare("language/src", LANGUAGE);
}

#[test]
fn no_import_of_the_engine_goes_up() {
    compare("engine/src", ENGINE);
}

#[test]
fn no_import_of_the_protocol_goes_up() {
    compare("protocol/src", PROTOCOL);
}

#[test]
fn no_import_of_the_steps_goes_up() {
    compare("steps/src", STEPS);
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

/// Looks for arrows that go up.
fn compare(root: &str, floors: &[&[&str]]) {
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
    assert!(upward.is_empty(), "these files import a module of a higher floor: {upward:#?}");
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
