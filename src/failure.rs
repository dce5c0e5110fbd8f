//! What is wrong with a call or with the suite, and how it is told.

use std::io::{self, IsTerminal, Write};

use casebook_engine::document::DocumentError;
use casebook_steps::{
    deviations,
    diagnostic::{Diagnostic, Kind, SourceText},
    engines::process::StartError,
    files::{File, Unreadable},
    library::Faults,
    plain::paragraph,
};
use miette::{GraphicalReportHandler, GraphicalTheme};

/// Why nothing was run.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Features or fixtures are wrong, each at its place.
    Suite(Vec<Diagnostic>),
    /// Nobody reads on: `casebook steps | head`.
    NobodyReads,
    /// The call is wrong.
    Call {
        /// What is wrong.
        message: String,
        /// What to do about it.
        help: Option<String>,
    },
}

impl Failure {
    /// Something wrong with the call, and the word that was meant.
    pub(crate) fn call(message: impl Into<String>, near: Option<String>) -> Self {
        let help = near.map(|near| format!("did you mean `{near}`?"));
        Failure::Call { message: message.into(), help }
    }

    /// Faults of definitions, shown in their texts.
    pub(crate) fn faults(faults: Faults, files: &[&File]) -> Self {
        Failure::Suite(faults.0.iter().map(|fault| diagnostic(fault, files)).collect())
    }

    /// Says it on standard error.
    pub(crate) fn tell(&self) {
        let mut err = io::stderr().lock();
        // Nobody is left to tell if standard error is gone.
        let _ = match self {
            Failure::NobodyReads => Ok(()),
            Failure::Call { message, help } => {
                let help =
                    help.as_ref().map(|help| format!("\n  help: {}", paragraph(help, "    "))).unwrap_or_default();
                writeln!(err, "error: {}{help}", paragraph(message, "  "))
            }
            Failure::Suite(diagnostics) => {
                let fancy = io::stderr().is_terminal();
                diagnostics.iter().try_for_each(|one| write!(err, "{}", safely(one, fancy)))
            }
        };
    }
}

/// A diagnostic as it may be shown: one that quotes what would steer a terminal has no colours, and shows that as its escape.
fn safely(diagnostic: &Diagnostic, fancy: bool) -> String {
    let plain = rendered(diagnostic, false);
    let safe = paragraph(&plain, "");
    if fancy && safe == plain.trim_end() { rendered(diagnostic, true) } else { safe + "\n" }
}

fn rendered(diagnostic: &Diagnostic, fancy: bool) -> String {
    let theme = if fancy { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    // Who reads a file of it searches for words that stand together: only a terminal has a width.
    let handler = GraphicalReportHandler::new_themed(theme).with_width(120).with_wrap_lines(fancy).with_links(false);
    let mut text = String::new();
    match handler.render_report(&mut text, diagnostic) {
        Ok(()) => text,
        Err(_) => format!("{diagnostic}\n"),
    }
}

/// A fault of a definition with the text it stands in.
fn diagnostic(fault: &DocumentError, files: &[&File]) -> Diagnostic {
    let text = files.iter().find(|file| file.path == fault.file).map_or("", |file| file.text.as_str());
    let source = SourceText::new(fault.file.as_str(), text);
    let line = source.line(fault.line);
    let begin = line.char_indices().nth(fault.column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
    let word = line[begin..].find(|c: char| c.is_whitespace() || ",:]}".contains(c)).unwrap_or(line.len() - begin);
    let help = fault.suggestion.as_ref().map(|near| format!("did you mean `{near}`?"));
    source.diagnostic(Kind::Definition, fault.line, begin..begin + word, fault.message.clone(), help)
}

impl From<Vec<Diagnostic>> for Failure {
    fn from(diagnostics: Vec<Diagnostic>) -> Self {
        Failure::Suite(diagnostics)
    }
}

impl From<Unreadable> for Failure {
    fn from(error: Unreadable) -> Self {
        Failure::Call { message: error.to_string(), help: None }
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Self {
        Failure::Call { message: error.to_string(), help: None }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::NobodyReads;
        }
        Failure::Call { message: error.to_string(), help: None }
    }
}

/// Faults of a deviations file.
pub(crate) fn in_deviations(error: DocumentError, file: &File) -> Failure {
    Failure::faults(Faults(vec![error]), &[file])
}

/// Reads a deviations file.
pub(crate) fn read_deviations(file: &File) -> Result<deviations::Deviations, Failure> {
    deviations::Deviations::load(&file.document()).map_err(|error| in_deviations(error, file))
}
