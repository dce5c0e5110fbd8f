//! What watches a run: the record on disk, line by line, and a bar on a terminal.

use std::{
    fs,
    io::{self, IsTerminal},
    path::Path,
    time::{Duration, Instant},
};

use casebook_steps::{
    record::{CaseResult, Header, Recorder},
    run::Watcher,
};
use indicatif::{ProgressBar, ProgressStyle};

/// Keeps a record as a run goes, and shows how far it is.
pub(crate) struct Recording<'a> {
    folder: &'a Path,
    recorder: Option<Recorder<fs::File>>,
    /// Why the record can't be written any more.
    failed: Option<io::Error>,
    begun: Instant,
    bar: Option<ProgressBar>,
}

impl<'a> Recording<'a> {
    /// A record in this folder.
    pub(crate) fn new(folder: &'a Path) -> Self {
        Recording { folder, recorder: None, failed: None, begun: Instant::now(), bar: None }
    }

    /// Puts the bar away.
    ///
    /// # Errors
    ///
    /// If the record could not be written.
    pub(crate) fn end(mut self) -> io::Result<()> {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
        self.failed.map_or(Ok(()), Err)
    }

    fn keep(&mut self, kept: io::Result<()>) {
        if let Err(error) = kept {
            self.recorder = None;
            self.failed.get_or_insert(error);
        }
    }
}

impl Watcher for Recording<'_> {
    fn begun(&mut self, header: &Header) {
        let begin = || {
            fs::create_dir_all(self.folder)?;
            Recorder::begin(fs::File::create(self.folder.join("record.jsonl"))?, header)
        };
        match begin() {
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
