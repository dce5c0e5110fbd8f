//! What watches a run: the record on disk, line by line, and a bar on a terminal.

use std::{
    fs,
    io::{self, IsTerminal},
    path::Path,
    time::{Duration, Instant},
};

use casebook_steps::{
    record::{CaseResult, Footer, Header, Recorder},
    report::RECORD,
    run::Watcher,
};
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// Keeps a record as a run goes, and shows how far it is.
pub(crate) struct Recording<'a> {
    folder: &'a Path,
    /// Held as long as the folder is written to.
    _lock: fs::File,
    recorder: Option<Recorder<fs::File>>,
    /// Why the record can't be written any more.
    failed: Option<io::Error>,
    begun: Instant,
    bar: Option<ProgressBar>,
}

impl<'a> Recording<'a> {
    /// A record in this folder, which no other run writes to meanwhile.
    ///
    /// # Errors
    ///
    /// If the folder can't be made, or another run is writing there.
    pub(crate) fn new(folder: &'a Path) -> Result<Self, Failure> {
        let unwritable = |error: io::Error| {
            Failure::call(format!("{}: the report can't be written: {error}", folder.display()), None)
        };
        fs::create_dir_all(folder).map_err(unwritable)?;
        let lock = fs::File::open(folder).map_err(unwritable)?;
        if !locked(&lock).map_err(unwritable)? {
            let message = format!("{}: another run is writing its report there", folder.display());
            return Err(Failure::Call { message, help: Some("wait for it, or choose another --report".to_owned()) });
        }
        Ok(Recording { folder, _lock: lock, recorder: None, failed: None, begun: Instant::now(), bar: None })
    }

    /// Ends the record and puts the bar away. The folder is still locked as long as what is given back lives.
    ///
    /// # Errors
    ///
    /// If the record could not be written.
    pub(crate) fn end(mut self, footer: &Footer) -> io::Result<Self> {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
        if let Some(recorder) = self.recorder.take() {
            recorder.end(footer)?;
        }
        match self.failed.take() {
            Some(error) => Err(error),
            None => Ok(self),
        }
    }

    fn keep(&mut self, kept: io::Result<()>) {
        if let Err(error) = kept {
            self.recorder = None;
            self.failed.get_or_insert(error);
        }
    }
}

/// Takes the lock of a folder, which ends with the process that has it; false if another has it.
#[cfg(unix)]
fn locked(folder: &fs::File) -> io::Result<bool> {
    use rustix::{
        fs::{FlockOperation, flock},
        io::Errno,
    };
    match flock(folder, FlockOperation::NonBlockingLockExclusive) {
        Ok(()) => Ok(true),
        Err(Errno::WOULDBLOCK) => Ok(false),
        // A file system that knows no locks keeps nobody from writing.
        Err(Errno::NOTSUP | Errno::NOLCK | Errno::INVAL | Errno::NOSYS) => Ok(true),
        Err(error) => Err(error.into()),
    }
}

/// Folders can't be locked elsewhere.
#[cfg(not(unix))]
fn locked(_: &fs::File) -> io::Result<bool> {
    Ok(true)
}

impl Watcher for Recording<'_> {
    fn begun(&mut self, header: &Header) {
        match fs::File::create(self.folder.join(RECORD)).and_then(|file| Recorder::begin(file, header)) {
            Ok(recorder) => self.recorder = Some(recorder),
            Err(error) => self.keep(Err(error)),
        }
    }

    fn done(&mut self, result: &CaseResult, cases: usize, of: usize) {
        if let Some(kept) = self.recorder.as_mut().map(|recorder| recorder.result(result)) {
            self.keep(kept);
        }
        if self.bar.is_none() && io::stderr().is_terminal() && self.begun.elapsed() > Duration::from_millis(500) {
            let style = ProgressStyle::with_template("{bar:30} {pos}/{len} cases").ok();
            let bar = ProgressBar::new(of as u64);
            self.bar = Some(style.map_or_else(|| bar.clone(), |style| bar.clone().with_style(style)));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(cases as u64);
        }
    }
}
