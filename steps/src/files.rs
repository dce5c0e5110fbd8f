//! Named texts, from which a suite is read.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use casebook_engine::document::{Document, DocumentError, MAX_BYTES};
use walkdir::WalkDir;

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

impl File {
    /// Reads one file.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] if the file doesn't exist, may not be read, is too large, or isn't UTF-8.
    pub fn read(path: &Path) -> Result<File, Unreadable> {
        let unreadable = |error: &io::Error| Unreadable::new(path, error);
        let bytes = fs::metadata(path).map_err(|error| unreadable(&error))?.len();
        if bytes > MAX_BYTES as u64 {
            let problem = format!("the document is longer than {MAX_BYTES} bytes");
            return Err(Unreadable { path: path.to_owned(), problem });
        }
        let text = fs::read_to_string(path).map_err(|error| unreadable(&error))?;
        Ok(File { path: path.display().to_string(), text })
    }

    /// Reads every file with one of these extensions in a folder and its subfolders, in the order of their names; or the file itself.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] if the folder or one of the files can't be read.
    pub fn read_all(path: &Path, extensions: &[&str]) -> Result<Vec<File>, Unreadable> {
        let is_meant =
            |file: &Path| file.extension().and_then(|found| found.to_str()).is_some_and(|e| extensions.contains(&e));
        let mut files = Vec::new();
        for entry in WalkDir::new(path).sort_by_file_name() {
            let entry = entry.map_err(|error| {
                let at = error.path().unwrap_or(path).to_owned();
                match error.into_io_error() {
                    Some(error) => Unreadable::new(&at, &error),
                    None => Unreadable { path: at, problem: "this can't be read".to_owned() },
                }
            })?;
            if entry.file_type().is_file() && (entry.depth() == 0 || is_meant(entry.path())) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_there_is_named() {
        let error = File::read(Path::new("no/such.feature")).unwrap_err();
        assert_eq!(error.to_string(), "no/such.feature: there is no such file or folder");
    }

    #[test]
    fn a_stem_is_the_bare_name() {
        let file = File { path: "fixtures/rules/marks.yaml".to_owned(), text: String::new() };
        assert_eq!((file.stem(), file.is_in("fixtures/rules"), file.is_in("fixtures/rule")), ("marks", true, false));
    }
}
