//! A pack in one file: the ZIP archive of its folder.

use std::{
    borrow::Cow,
    fs,
    io::{self, Read},
    path::Path,
};

use casebook_steps::{
    files::{File, Unreadable},
    packs::{EXTENSIONS, MANIFEST},
};
use zip::ZipArchive;

use crate::failure::Failure;

/// The greatest number of files of an archive.
const MOST_FILES: usize = 20_000;
/// The greatest length of a file in an archive, in bytes.
const MOST_BYTES: u64 = 1 << 20;

/// Whether a path is that of an archive.
pub(crate) fn is_archive(path: &Path) -> bool {
    path.is_file() && path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("zip"))
}

/// Reads the files of the pack in an archive, as if the archive were the folder of its `pack.yaml`.
pub(crate) fn read(path: &Path) -> Result<Vec<File>, Failure> {
    let file = fs::File::open(path).map_err(|error| Unreadable::new(path, &error))?;
    let wrong = |problem: String| Failure::call(format!("{}: {problem}", path.display()), None);
    let mut archive = ZipArchive::new(io::BufReader::new(file)).map_err(|error| wrong(error.to_string()))?;
    if archive.len() > MOST_FILES {
        return Err(wrong(format!("the archive has more than {MOST_FILES} files")));
    }
    let folder = folder(archive.file_names().filter_map(Result::ok));
    let mut files = Vec::new();
    for at in 0..archive.len() {
        let entry = archive.by_index(at).map_err(|error| wrong(error.to_string()))?;
        // A name that leads out of the archive has no enclosed name.
        let Some(name) = entry.enclosed_name().map(|name| name.to_string_lossy().replace('\\', "/")) else { continue };
        let Some(rest) = name.strip_prefix(&folder).filter(|_| !entry.is_dir()) else { continue };
        if !rest.rsplit_once('.').is_some_and(|(_, extension)| EXTENSIONS.contains(&extension)) {
            continue;
        }
        let within = Path::new(&path.display().to_string()).join(rest);
        let mut text = String::new();
        let length = entry.take(MOST_BYTES + 1).read_to_string(&mut text);
        let length = length.map_err(|error| Unreadable::new(&within, &error))?;
        if length as u64 > MOST_BYTES {
            return Err(wrong(format!("{rest} is longer than {MOST_BYTES} bytes")));
        }
        files.push(File { path: format!("{}/{rest}", path.display()), text });
    }
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(files)
}

/// The folder in the archive that has the manifest, with the slash behind it; nothing if it is at the top.
fn folder<'n>(names: impl Iterator<Item = Cow<'n, str>>) -> String {
    let is_manifest = |name: &Cow<'_, str>| name.rsplit('/').next() == Some(MANIFEST);
    let found = names.filter(is_manifest).min_by_key(|name| name.matches('/').count());
    found.and_then(|name| Some(name.strip_suffix(MANIFEST)?.to_owned())).unwrap_or_default()
}
