//! Named texts, from which a suite is read.

use std::{
    fs,
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

use casebook_engine::document::{Document, DocumentError};
use walkdir::WalkDir;

use crate::limits::{self, Limit};

/// A text with the name under which errors refer to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// Its path: relative to the project for embedded files, as the caller wrote it for other files.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// The error that a file or folder can't be read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {problem}", path.display())]
pub struct Unreadable {
    /// The path.
    pub path: PathBuf,
    /// The reason.
    pub problem: String,
}

impl Unreadable {
    /// The reason in plain words for an I/O error.
    #[must_use]
    pub fn new(path: &Path, error: &io::Error) -> Self {
        let problem = match error.kind() {
            io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
            io::ErrorKind::PermissionDenied => "this may not be read".to_owned(),
            io::ErrorKind::IsADirectory => "this is a folder".to_owned(),
            io::ErrorKind::InvalidData => "this is not UTF-8 text".to_owned(),
            _ => format!("this can't be read ({error})"),
        };
        Unreadable { path: path.to_owned(), problem }
    }
}

impl From<Unreadable> for DocumentError {
    fn from(error: Unreadable) -> Self {
        let file = error.path.display().to_string();
        DocumentError { file, line: 1, column: 1, message: error.problem, suggestion: None }
    }
}

/// Reads a file of at most that many bytes. More of a longer file is not read, so a device without an end is refused as well.
///
/// # Errors
///
/// [`Unreadable`] if the file doesn't exist, may not be read, or exceeds the limit.
pub fn bytes(path: &Path, limit: &Limit) -> Result<Vec<u8>, Unreadable> {
    let unreadable = |error: &io::Error| Unreadable::new(path, error);
    let file = fs::File::open(path).map_err(|error| unreadable(&error))?;
    let mut bytes = Vec::new();
    file.take(limit.most + 1).read_to_end(&mut bytes).map_err(|error| unreadable(&error))?;
    match limit.refuses(bytes.len()) {
        Some(problem) => Err(Unreadable { path: path.to_owned(), problem }),
        None => Ok(bytes),
    }
}

/// Writes a new file in place of an older one. A link of that name is replaced and not followed, so nothing outside of the folder is written.
///
/// # Errors
///
/// An I/O error if the older file can't be removed or the new one can't be written.
pub fn write(path: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    create(path)?.write_all(text.as_ref())
}

/// Creates a new file in place of an older one, as [`write`](write()) does.
///
/// # Errors
///
/// An I/O error if the older file can't be removed or the new one can't be created.
pub fn create(path: &Path) -> io::Result<fs::File> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    fs::OpenOptions::new().write(true).create_new(true).open(path)
}

/// The error for bytes that are no text, with the place of the first that is none.
fn not_text(path: &Path, bytes: &[u8]) -> Unreadable {
    let valid = bytes.utf8_chunks().next().map_or(0, |chunk| chunk.valid().len());
    let (before, line) = (&bytes[..valid], bytes[..valid].iter().filter(|byte| **byte == b'\n').count() + 1);
    let column =
        String::from_utf8_lossy(before.rsplit(|byte| *byte == b'\n').next().unwrap_or_default()).chars().count() + 1;
    let wide = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    let hint = if wide { ": it seems to be UTF-16; save it as UTF-8" } else { "" };
    Unreadable {
        path: path.to_owned(),
        problem: format!("this is not UTF-8 text, from line {line}, column {column}{hint}"),
    }
}

impl File {
    /// Reads one file. A byte order mark at its beginning is left out.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] if the file doesn't exist, may not be read, is too large, or isn't UTF-8.
    pub fn read(path: &Path) -> Result<File, Unreadable> {
        let bytes = bytes(path, &limits::DOCUMENT)?;
        let text = String::from_utf8(bytes).map_err(|error| not_text(path, error.as_bytes()))?;
        let text = text.strip_prefix('\u{feff}').map_or_else(|| text.clone(), str::to_owned);
        Ok(File { path: path.display().to_string(), text })
    }

    /// Reads every file with one of these extensions, in capitals or not, in a folder and its subfolders, in the order of their names; or the file
    /// itself. Links are followed.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] if the folder or one of the files can't be read, if a file with such an extension is no ordinary file, or if a link leads
    /// back to its own folder: no file is skipped.
    pub fn read_all(path: &Path, extensions: &[&str]) -> Result<Vec<File>, Unreadable> {
        let is_meant = |file: &Path| {
            let found = file.extension().and_then(|found| found.to_str());
            found.is_some_and(|found| extensions.iter().any(|one| found.eq_ignore_ascii_case(one)))
        };
        let mut files = Vec::new();
        for entry in WalkDir::new(path).follow_links(true).sort_by_file_name() {
            let entry = match entry {
                Ok(entry) => entry,
                Err(error) => {
                    let at = error.path().unwrap_or(path).to_owned();
                    let is_loop = error.loop_ancestor().is_some();
                    match error.into_io_error() {
                        _ if is_loop => {
                            let problem = "this link leads back to a folder that it is in".to_owned();
                            return Err(Unreadable { path: at, problem });
                        }
                        // A link to nothing is of interest only if its name is that of a file to be read.
                        Some(error) if error.kind() == io::ErrorKind::NotFound && at != path && !is_meant(&at) => {
                            continue;
                        }
                        Some(error) => return Err(Unreadable::new(&at, &error)),
                        None => return Err(Unreadable { path: at, problem: "this can't be read".to_owned() }),
                    }
                }
            };
            let is_file = entry.file_type().is_file();
            // A pipe may be named on the command line, but one in a folder may never end.
            if !is_file && !entry.file_type().is_dir() && entry.depth() > 0 && is_meant(entry.path()) {
                let problem = "this is no ordinary file, so it isn't read: remove or rename it".to_owned();
                return Err(Unreadable { path: entry.path().to_owned(), problem });
            }
            if !entry.file_type().is_dir() && (entry.depth() == 0 || is_file && is_meant(entry.path())) {
                files.push(File::read(entry.path())?);
            }
        }
        Ok(files)
    }

    /// The text as a document.
    #[must_use]
    pub fn document(&self) -> Document<'_> {
        Document { file: &self.path, text: &self.text }
    }

    /// The name of the file without folders and extension.
    #[must_use]
    pub fn stem(&self) -> &str {
        let name = self.path.rsplit(['/', '\\']).next().unwrap_or(&self.path);
        name.rsplit_once('.').map_or(name, |(stem, _)| stem)
    }

    /// Whether its name ends as those of YAML files do.
    #[must_use]
    pub fn is_yaml(&self) -> bool {
        [".yaml", ".yml"].iter().any(|end| self.path.ends_with(end))
    }

    /// Whether the file lies in that folder of the project.
    #[must_use]
    pub fn is_in(&self, folder: &str) -> bool {
        self.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
    }
}
