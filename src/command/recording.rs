//! The watcher of a run: it writes the record line by line and shows a progress bar on a terminal.

use std::{
    fs,
    io::{self, IsTerminal},
    path::Path,
    time::{Duration, Instant},
};

use casebook_steps::{
    files,
    record::{CaseResult, Footer, Header, Recorder},
    report::RECORD,
    run::Watcher,
};
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// Writes the record during the run and shows the progress.
pub(crate) struct Recording<'a> {
    folder: &'a Path,
    /// The lock on the folder, held as long as the run writes to it.
    _lock: fs::File,
    recorder: Option<Recorder<fs::File>>,
    /// The first error of writing the record; nothing is written after it.
    failed: Option<io::Error>,
    begun: Instant,
    bar: Option<ProgressBar>,
}

impl<'a> Recording<'a> {
    /// Locks the folder for one run and begins the record there.
    ///
    /// # Errors
    ///
    /// A [`Failure`] if the folder can't be created, or another run is writing there.
    pub(crate) fn new(folder: &'a Path) -> Result<Self, Failure> {
        let unwritable = |error: io::Error| {
            Failure::call(format!("{}: the report can't be written: {error}", folder.display()), None)
        };
        fs::create_dir_all(folder).map_err(unwritable)?;
        let lock = fs::File::open(folder).map_err(unwritable)?;
        if !locked(&lock).map_err(unwritable)? {
            let message = format!("{}: another run is writing its report there", folder.display());
            return Err(Failure::Call {
                message,
                help: Some("wait until it ends, or give another folder with --report".to_owned()),
            });
        }
        Ok(Recording { folder, _lock: lock, recorder: None, failed: None, begun: Instant::now(), bar: None })
    }

    /// Ends the record and removes the progress bar. The folder stays locked as long as the returned value lives.
    ///
    /// # Errors
    ///
    /// The I/O error if the record could not be written.
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

/// Takes the lock of a folder, which ends with this process; `false` if another process holds it.
#[cfg(unix)]
fn locked(folder: &fs::File) -> io::Result<bool> {
    use rustix::{
        fs::{FlockOperation, flock},
        io::Errno,
    };
    match flock(folder, FlockOperation::NonBlockingLockExclusive) {
        Ok(()) => Ok(true),
        Err(Errno::WOULDBLOCK) => Ok(false),
        // On a file system without locks, the run goes on without one.
        Err(Errno::NOTSUP | Errno::NOLCK | Errno::INVAL | Errno::NOSYS) => Ok(true),
        Err(error) => Err(error.into()),
    }
}

/// On other systems folders can't be locked.
#[cfg(not(unix))]
fn locked(_: &fs::File) -> io::Result<bool> {
    Ok(true)
}

impl Watcher for Recording<'_> {
    fn begun(&mut self, header: &Header) {
        match files::create(&self.folder.join(RECORD)).and_then(|file| Recorder::begin(file, header)) {
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
