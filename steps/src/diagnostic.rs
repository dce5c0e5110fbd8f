//! Errors in a feature: what is wrong, where, and how to correct it.

use miette::{NamedSource, SourceSpan};
use std::{collections::BTreeSet, fmt, ops::Range, sync::Arc};

/// An error in the suite. It has a file, a line and a column, and is printed with a snippet of the source through [`miette`].
#[derive(Clone, Debug, thiserror::Error, miette::Diagnostic)]
#[error("{path}:{line}:{column}: {message}")]
pub struct Diagnostic {
    /// The kind of error.
    pub kind: Kind,
    /// The file.
    pub path: String,
    /// Its line, counted from one.
    pub line: usize,
    /// The column in characters, counted from one.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// How to correct it: the nearest valid word, if there is one.
    #[help]
    pub help: Option<String>,
    /// The file's text.
    #[source_code]
    file: NamedSource<Arc<str>>,
    /// The range of the error in the text.
    #[label("here")]
    span: SourceSpan,
}

impl Diagnostic {
    /// Removes errors that are the same as another one at the same place, as for each row of an outline.
    pub(crate) fn once(problems: &mut Vec<Diagnostic>) {
        let mut told = BTreeSet::new();
        problems.retain(|it| told.insert((it.path.clone(), it.line, it.column, it.message.clone())));
    }
}

/// The kinds of errors in a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The file can't be read, or isn't text.
    Unreadable,
    /// The file isn't Gherkin.
    NotGherkin,
    /// A keyword is misspelt.
    Keyword,
    /// No step has these words.
    UndefinedStep,
    /// Several steps fit the line.
    AmbiguousStep,
    /// A line fits the form of a step, but its words are invalid.
    Wording,
    /// A scenario without steps.
    NoSteps,
    /// A scenario without claims.
    NoClaims,
    /// A scenario with free text, which is often a misspelt step.
    Description,
    /// An outline without rows, or rows without an outline's placeholders.
    Outline,
    /// A step has a table or a text block, which no step uses.
    StepArgument,
    /// A tag names no clause and no edition.
    Tag,
    /// Two scenarios have the same id.
    DuplicateId,
    /// No card has this name.
    Card,
    /// A card, keyword, selector or another definition is wrong.
    Definition,
    /// No keyword has this name.
    Ability,
    /// A limit is exceeded.
    Limit,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Unreadable => "unreadable",
            Kind::NotGherkin => "not-gherkin",
            Kind::Keyword => "keyword",
            Kind::UndefinedStep => "undefined-step",
            Kind::AmbiguousStep => "ambiguous-step",
            Kind::Wording => "wording",
            Kind::NoSteps => "no-steps",
            Kind::NoClaims => "no-claims",
            Kind::Description => "description",
            Kind::Outline => "outline",
            Kind::StepArgument => "step-argument",
            Kind::Tag => "tag",
            Kind::DuplicateId => "duplicate-id",
            Kind::Card => "card",
            Kind::Ability => "ability",
            Kind::Definition => "definition",
            Kind::Limit => "limit",
        })
    }
}

/// A text with the path under which errors name it.
#[derive(Clone, Debug)]
pub struct SourceText {
    /// Its path, relative to the folder that the user named or to the suite.
    pub path: String,
    /// Its text.
    pub text: Arc<str>,
    /// The byte at which each line begins.
    starts: Arc<[usize]>,
}

impl SourceText {
    /// The text with this path.
    pub fn new(path: impl Into<String>, text: impl Into<Arc<str>>) -> Self {
        let text: Arc<str> = text.into();
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        let starts = std::iter::once(0).chain(ends).collect();
        SourceText { path: path.into(), text, starts }
    }

    /// The byte at which a line begins; lines are counted from one.
    pub fn line_start(&self, line: usize) -> usize {
        self.starts.get(line.saturating_sub(1)).copied().unwrap_or(self.text.len())
    }

    /// A line's text.
    pub fn line(&self, line: usize) -> &str {
        let text = &self.text[self.line_start(line)..self.line_start(line.max(1) + 1)];
        let text = text.strip_suffix('\n').unwrap_or(text);
        text.strip_suffix('\r').unwrap_or(text)
    }

    /// An error at these bytes of a line. A range outside of the line means the whole line.
    pub fn diagnostic(
        &self,
        kind: Kind,
        line: usize,
        at: Range<usize>,
        message: impl Into<String>,
        help: Option<String>,
    ) -> Diagnostic {
        let text = self.line(line);
        let indent = text.len() - text.trim_start().len();
        let inside = at.start <= at.end
            && at.end <= text.len()
            && text.is_char_boundary(at.start)
            && text.is_char_boundary(at.end);
        let at = if inside { at } else { indent..text.trim_end().len().max(indent) };
        let column = text[..at.start].chars().count() + 1;
        let span = (self.line_start(line) + at.start, at.len()).into();
        let file = NamedSource::new(&self.path, self.text.clone());
        Diagnostic { kind, path: self.path.clone(), line, column, message: message.into(), help, file, span }
    }
}
