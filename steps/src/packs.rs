//! Packs: sets and rulings of one's own in a folder, with the same files as the project. A pack says in `pack.yaml` what it is.

use casebook_engine::{
    document::{Document, DocumentError, nearest},
    edition::EditionId,
};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::files::File;

/// The name of the file that says what a pack is.
pub const MANIFEST: &str = "pack.yaml";
/// How cards call the project itself, where they replace a card of it.
pub const CORE: &str = "core";
/// The file of a pack with the subtypes that it adds.
const SUBTYPES: &str = "subtypes.yaml";
/// The folders of a pack, each with the extensions of its files.
const FOLDERS: [(&str, &[&str]); 9] = [
    (EDITIONS, &["yaml", "yml"]),
    ("cards", &["yaml", "yml"]),
    ("keywords", &["yaml", "yml"]),
    ("actions", &["yaml", "yml"]),
    ("state_based", &["yaml", "yml"]),
    ("selectors", &["yaml", "yml"]),
    ("rules", &["yaml", "yml", "tsv"]),
    (FEATURES, &["feature"]),
    ("deviations", &["toml"]),
];
const FEATURES: &str = "features";
/// The folder of a pack with the editions of the rules that it brings.
pub(crate) const EDITIONS: &str = "editions";
/// The extensions of the files that a pack is made of.
pub const EXTENSIONS: [&str; 5] = ["yaml", "yml", "feature", "toml", "tsv"];

/// What a pack is: the file `pack.yaml` in its folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The short name of the pack, by which other packs and the `replaces` of cards refer to it: lower-case letters, digits and hyphens.
    pub name: String,
    /// The version of the pack: numbers with points between them, such as `0.1.0`.
    pub version: String,
    /// What a reader calls it.
    pub title: String,
    /// The editions of the rules in which the pack is played. Its clauses hold in these alone, and its scenarios run in these alone. They are
    /// editions of casebook, or editions that the pack itself brings in its folder `editions`.
    pub editions: Vec<EditionId>,
    /// The short names of its documents. Each has a file `rules/<document>.yaml`, and its scenarios are in `features/<document>`.
    #[serde(default)]
    pub documents: Vec<String>,
    /// The names of the packs whose cards, keywords or rulings it uses.
    #[serde(default)]
    pub builds_on: Vec<String>,
}

impl Manifest {
    /// Whether it names an edition as one in which the pack is played.
    #[must_use]
    pub fn plays_in(&self, edition: &EditionId) -> bool {
        self.editions.contains(edition)
    }
}

/// A pack: its folder, what it is, and its files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// The path of its folder, with which the paths of its files begin.
    pub root: String,
    /// What it is.
    pub manifest: Manifest,
    /// The text of the file that says it.
    pub file: File,
    /// Its definitions and rules: everything but features and deviations.
    pub fixtures: Vec<File>,
    /// Its features.
    pub features: Vec<File>,
    /// Its declared deviations.
    pub deviations: Vec<File>,
}

impl Pack {
    /// The pack in a folder, from the files in it with one of the [`EXTENSIONS`]. Files in hidden folders are not its own.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] if there is no `pack.yaml` or it is wrong, or if a file lies where no pack has such files.
    pub fn of(root: &str, files: Vec<File>) -> Result<Pack, DocumentError> {
        let root = root.trim_end_matches(['/', '\\']).to_owned();
        let own = |file: &File| within(&root, &file.path).map(str::to_owned);
        let file = files.iter().find(|file| own(file).as_deref() == Some(MANIFEST)).cloned();
        let Some(file) = file else {
            let message = format!(
                "there is no file {MANIFEST} here, so this folder is no pack: `casebook new pack DIR` writes one"
            );
            return Err(DocumentError { file: root, line: 1, column: 1, message, suggestion: None });
        };
        let manifest: Manifest = file.document().read()?;
        check(&manifest, &file.document())?;
        let (fixtures, features, deviations) = (Vec::new(), Vec::new(), Vec::new());
        let mut pack = Pack { root, manifest, file, fixtures, features, deviations };
        for file in files {
            let Some(path) = within(&pack.root, &file.path).map(str::to_owned) else { continue };
            if path == MANIFEST || path.split('/').any(|part| part.starts_with('.')) {
                continue;
            }
            match folder(&path) {
                Some(FEATURES) => {
                    pack.in_a_document(&file, &path)?;
                    pack.features.push(file);
                }
                Some("deviations") => pack.deviations.push(file),
                Some(_) => pack.fixtures.push(file),
                None => return Err(misplaced(&file, &path)),
            }
        }
        Ok(pack)
    }

    /// The packs that lie side by side in a folder, from all files below it: each folder with a `pack.yaml` is one.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`], as for one pack.
    pub fn all_of(folder: &str, files: &[File]) -> Result<Vec<Pack>, DocumentError> {
        let manifests = files.iter().filter_map(|file| {
            let (name, rest) = within(folder, &file.path)?.split_once('/')?;
            (rest == MANIFEST).then(|| format!("{folder}/{name}"))
        });
        let of = |root: String| {
            let own = files.iter().filter(|file| within(&root, &file.path).is_some()).cloned().collect();
            Pack::of(&root, own)
        };
        manifests.map(of).collect()
    }

    /// Whether a file lies in a folder of the pack.
    #[must_use]
    pub fn has_in(&self, folder: &str, file: &File) -> bool {
        within(&self.root, &file.path).and_then(|path| within(folder, path)).is_some()
    }

    /// The file with the subtypes that the pack adds.
    #[must_use]
    pub fn subtypes(&self) -> Option<&File> {
        self.fixtures.iter().find(|file| within(&self.root, &file.path) == Some(SUBTYPES))
    }

    /// Checks that a feature lies in the folder of a document. It may be a document of the project or of another pack, whose clauses it shows.
    fn in_a_document(&self, file: &File, path: &str) -> Result<(), DocumentError> {
        let rest = within(FEATURES, path).unwrap_or(path);
        let documents = &self.manifest.documents;
        let (folder, name) = rest.split_once('/').unwrap_or(("", rest));
        let near = nearest(folder, documents.iter().map(String::as_str)).filter(|_| !folder.is_empty());
        if documents.iter().any(|document| document == folder) || near.is_none() && !folder.is_empty() {
            return Ok(());
        }
        let message = match documents.first() {
            None => format!("a feature lies in the folder of its document, such as {FEATURES}/cr26/{name}"),
            Some(first) => format!("a feature lies in the folder of its document, such as {FEATURES}/{first}/{name}"),
        };
        Err(DocumentError { suggestion: near, ..file.document().place(0, message) })
    }
}

/// The folder of a pack in which a path lies; an empty word for the file of subtypes; nothing where packs have no such files.
fn folder(path: &str) -> Option<&'static str> {
    if path == SUBTYPES {
        return Some("");
    }
    let (folder, rest) = path.split_once('/')?;
    let extension = rest.rsplit_once('.').map_or("", |(_, extension)| extension);
    FOLDERS.into_iter().find(|(name, extensions)| *name == folder && extensions.contains(&extension)).map(|it| it.0)
}

/// The error for a file that no pack has at this place.
fn misplaced(file: &File, path: &str) -> DocumentError {
    let names: Vec<&str> = FOLDERS.into_iter().map(|(name, _)| name).collect();
    let first = path.split('/').next().unwrap_or(path);
    let suggestion = nearest(first, names.iter().copied().chain([SUBTYPES, MANIFEST]));
    let message =
        format!("no file of a pack lies here: a pack has {MANIFEST}, {SUBTYPES} and the folders {}", names.join(", "));
    DocumentError { suggestion, ..file.document().place(0, message) }
}

/// What the types don't say of a manifest.
fn check(manifest: &Manifest, document: &Document<'_>) -> Result<(), DocumentError> {
    let is_name = |name: &str| {
        !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    let names = [&manifest.name].into_iter().chain(&manifest.documents).chain(&manifest.builds_on);
    if let Some(wrong) = names.into_iter().find(|name| !is_name(name)) {
        let message = format!("`{wrong}` is no short name: it has lower-case letters, digits and hyphens alone");
        return Err(document.place(document.text.find(wrong.as_str()).unwrap_or(0), message));
    }
    if manifest.name == CORE {
        return Err(document.error_at("name", format!("`{CORE}` is the name of casebook itself")));
    }
    let is_version = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !manifest.version.split('.').all(is_version) {
        let message = format!("`{}` is no version: numbers with points between them, such as 0.1.0", manifest.version);
        return Err(document.error_at("version", message));
    }
    if manifest.editions.is_empty() {
        let message = "a pack is played in at least one edition, such as 2026-01".to_owned();
        return Err(document.error_at("editions", message));
    }
    Ok(())
}

/// The packs in an order in which each stands behind those that it builds on.
///
/// # Errors
///
/// A [`DocumentError`] in the manifest of a pack: another pack has its name, or it builds on one that is not there or on itself.
pub fn in_order(packs: &[Pack]) -> Result<Vec<&Pack>, DocumentError> {
    for (at, pack) in packs.iter().enumerate() {
        let name = &pack.manifest.name;
        if let Some(first) = packs[..at].iter().find(|other| other.manifest.name == *name) {
            let message = format!("pack `{name}` is already in {}", first.file.path);
            return Err(pack.file.document().error_at("name", message));
        }
    }
    let mut ordered: Vec<&Pack> = Vec::new();
    while ordered.len() < packs.len() {
        let open = || packs.iter().filter(|pack| ordered.iter().all(|p| p.manifest.name != pack.manifest.name));
        if let Some(next) = open().find(|pack| waits(pack, &ordered).is_none()) {
            ordered.push(next);
            continue;
        }
        let lacking = open().find_map(|pack| {
            let on = waits(pack, &ordered)?;
            packs.iter().all(|other| other.manifest.name != *on).then_some((pack, on))
        });
        let (pack, message) = match (lacking, open().next()) {
            (Some((pack, on)), _) => {
                (pack, format!("this pack builds on `{on}`, which is not there: add its folder with `--pack`"))
            }
            (None, Some(pack)) => (pack, "this pack builds on itself through other packs".to_owned()),
            (None, None) => break,
        };
        return Err(pack.file.document().error_at("builds_on", message));
    }
    Ok(ordered)
}

/// The first pack that a pack builds on and that is not among those.
fn waits<'p>(pack: &'p Pack, ordered: &[&Pack]) -> Option<&'p String> {
    pack.manifest.builds_on.iter().find(|on| ordered.iter().all(|known| known.manifest.name != **on))
}

/// The rest of a path below a folder.
pub(crate) fn within<'p>(folder: &str, path: &'p str) -> Option<&'p str> {
    path.strip_prefix(folder)?.strip_prefix(['/', '\\'])
}
