//! Errors of the arguments and of the suite, and how they are printed.

use std::io::{self, IsTerminal, Write};

use casebook_engine::document::DocumentError;
use casebook_steps::{
    deviations,
    diagnostic::{Diagnostic, Kind, SourceText},
    engines::process::StartError,
    files::{File, Unreadable},
    library::Faults,
    limits,
    plain::{paragraph, shortened},
};
use miette::{GraphicalReportHandler, GraphicalTheme};

/// How many errors are printed in full.
const ERRORS: usize = limits::ERRORS.most as usize;
/// How many characters of a line of a message are printed.
const WIDTH: usize = limits::SHOWN.most as usize;

/// An error that stops the command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Errors in features or fixtures, each with its place.
    Suite(Vec<Diagnostic>),
    /// Standard output was closed, as by `casebook steps | head`.
    NobodyReads,
    /// An error in the arguments.
    Call {
        /// What is wrong.
        message: String,
        /// How to correct it.
        help: Option<String>,
    },
}

impl Failure {
    /// An error in the arguments, with the nearest valid word.
    pub(crate) fn call(message: impl Into<String>, near: Option<String>) -> Self {
        let help = near.map(|near| format!("did you mean `{near}`?"));
        Failure::Call { message: message.into(), help }
    }

    /// Errors in definitions, shown in their texts.
    pub(crate) fn faults(faults: Faults, files: &[&File]) -> Self {
        Failure::Suite(faults.0.iter().map(|fault| diagnostic(fault, files)).collect())
    }

    /// Prints the error on standard error.
    pub(crate) fn tell(&self) {
        let mut err = io::stderr().lock();
        // If standard error is closed, there is nowhere to report that.
        let _ = match self {
            Failure::NobodyReads => Ok(()),
            Failure::Call { message, help } => {
                let help =
                    help.as_ref().map(|help| format!("\n  help: {}", paragraph(help, "    "))).unwrap_or_default();
                let message = paragraph(message, "  ");
                writeln!(err, "error: {}{help}", shortened(&message, WIDTH))
            }
            Failure::Suite(diagnostics) => {
                let fancy = io::stderr().is_terminal();
                let shown = diagnostics.len().min(ERRORS);
                diagnostics[..shown].iter().try_for_each(|one| write!(err, "{}", safely(one, fancy))).and_then(|()| {
                    if shown == diagnostics.len() {
                        return Ok(());
                    }
                    writeln!(err, "{} errors in all: {}", diagnostics.len(), limits::ERRORS.message())
                })
            }
        };
    }
}

/// A diagnostic that is safe to print. If it quotes characters that control a terminal, it has no colours and shows these as escapes.
fn safely(diagnostic: &Diagnostic, fancy: bool) -> String {
    let plain = rendered(diagnostic, false);
    let safe = paragraph(&plain, "");
    let safe = shortened(&safe, WIDTH).into_owned();
    if fancy && safe == plain.trim_end() { rendered(diagnostic, true) } else { safe + "\n" }
}

fn rendered(diagnostic: &Diagnostic, fancy: bool) -> String {
    let theme = if fancy { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    // Lines are wrapped only on a terminal, so that phrases can be found in a redirected output.
    let handler = GraphicalReportHandler::new_themed(theme).with_width(120).with_wrap_lines(fancy).with_links(false);
    let mut text = String::new();
    match handler.render_report(&mut text, diagnostic) {
        Ok(()) => text,
        Err(_) => format!("{diagnostic}\n"),
    }
}

/// An error in a definition, with its text.
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

/// Errors in a deviations file.
pub(crate) fn in_deviations(error: DocumentError, file: &File) -> Failure {
    Failure::faults(Faults(vec![error]), &[file])
}

/// Reads a deviations file.
pub(crate) fn read_deviations(file: &File) -> Result<deviations::Deviations, Failure> {
    deviations::Deviations::load(&file.document()).map_err(|error| in_deviations(error, file))
}
