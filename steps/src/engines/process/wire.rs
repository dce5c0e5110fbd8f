//! The conversation with an engine in a file, to be read by people.

use std::{
    fs::File,
    io::{self, LineWriter, Write},
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Where the conversation is written; nowhere by default. A clone writes to the same file.
#[derive(Clone, Debug, Default)]
pub struct Wire(Option<Arc<Mutex<Written>>>);

#[derive(Debug)]
struct Written {
    /// Each line is complete in the file at once, so that it is there if casebook is interrupted.
    out: LineWriter<File>,
    /// The number of processes that have begun.
    processes: usize,
    /// The first error of writing; nothing is written after it.
    failed: Option<io::Error>,
}

/// The conversation with one process.
#[derive(Debug)]
pub(super) struct Line {
    wire: Wire,
    process: usize,
}

impl Wire {
    /// Writes the conversation to a file. Its first line says how to read it.
    ///
    /// # Errors
    ///
    /// An I/O error if the file can't be written.
    pub fn to(file: &Path) -> io::Result<Self> {
        let mut out = LineWriter::new(File::create(file)?);
        writeln!(
            out,
            "# casebook {}; each line begins with the number of the process: > sent to it, < received from it, ! how it ended",
            env!("CARGO_PKG_VERSION")
        )?;
        Ok(Wire(Some(Arc::new(Mutex::new(Written { out, processes: 0, failed: None })))))
    }

    /// The first error of writing, in words.
    #[must_use]
    pub fn failure(&self) -> Option<String> {
        Some(self.written()?.failed.as_ref()?.to_string())
    }

    /// A process begins.
    pub(super) fn begun(&self) -> Line {
        let process = self.written().map_or(0, |mut written| {
            written.processes += 1;
            written.processes
        });
        Line { wire: self.clone(), process }
    }

    fn written(&self) -> Option<MutexGuard<'_, Written>> {
        self.0.as_ref().map(|written| written.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Line {
    pub(super) fn sent(&self, line: &[u8]) {
        self.write('>', line);
    }

    pub(super) fn received(&self, line: &[u8]) {
        if !line.is_empty() {
            self.write('<', line);
        }
    }

    pub(super) fn ended(&self, why: &str) {
        self.write('!', why.as_bytes());
    }

    fn write(&self, direction: char, line: &[u8]) {
        let Some(mut written) = self.wire.written().filter(|written| written.failed.is_none()) else { return };
        // A line of an engine may have control characters or bytes that are no text; one line stays one line.
        let text = String::from_utf8_lossy(line.trim_ascii_end());
        let text = text.replace(|it: char| it.is_control() && it != '\t', "\u{fffd}");
        let result = writeln!(written.out, "{} {direction} {text}", self.process);
        written.failed = result.err();
    }
}
