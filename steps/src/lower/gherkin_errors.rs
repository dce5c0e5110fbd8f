//! Errors about keywords. The parser reports a misspelt keyword a line or two late and in internal terms, so it is found here at its own place.

use std::collections::BTreeSet;

use crate::{
    diagnostic::{Diagnostic, Kind, SourceText},
    vocabulary::nearest,
};

const KEYWORDS: [&str; 16] = [
    "Feature:",
    "Rule:",
    "Background:",
    "Scenario:",
    "Scenario Outline:",
    "Scenario Template:",
    "Examples:",
    "Scenarios:",
    "Example:",
    "Given",
    "When",
    "Then",
    "And",
    "But",
    "*",
    "|",
];

/// The keyword that the beginning of a line resembles, if it isn't a keyword.
pub(super) fn keyword_like(line: &str) -> Option<&'static str> {
    let line = line.trim();
    if line.is_empty() || line.starts_with(['#', '@', '|', '*', '"']) {
        return None;
    }
    if KEYWORDS.iter().any(|keyword| line.starts_with(keyword) && !keyword.is_empty()) {
        return None;
    }
    let head = match line.find(':') {
        Some(colon) if line[..colon].split(' ').count() <= 2 => &line[..=colon],
        _ => line.split(' ').next()?,
    };
    nearest(head, KEYWORDS).filter(|near| strsim::damerau_levenshtein(head, near) <= 2)
}

/// The reason why a text isn't Gherkin: the first misspelt keyword, or the line of the parser's error.
pub(super) fn explain(source: &SourceText, error: &str) -> Diagnostic {
    let lines = || source.text.lines().enumerate();
    let begins =
        lines().any(|(_, text)| text.trim_start().starts_with("Feature:") || keyword_like(text) == Some("Feature:"));
    for (index, text) in lines().filter(|_| begins) {
        if let Some(keyword) = keyword_like(text) {
            let indent = text.len() - text.trim_start().len();
            let end = text.trim_start().find([' ', ':']).map_or(text.len(), |end| indent + end);
            let message = format!("`{}` is not a keyword", &text[indent..end]);
            return source.diagnostic(
                Kind::Keyword,
                index + 1,
                indent..end,
                message,
                Some(format!("did you mean `{keyword}`?")),
            );
        }
    }
    let whole = usize::MAX..usize::MAX;
    if !begins {
        let help = Some("a feature begins with `Feature:` and its title".to_owned());
        return source.diagnostic(Kind::NotGherkin, 1, whole, "this is not a Gherkin feature", help);
    }
    // The parser's message is an unordered set of internal names. Only its line is useful, and the parser doesn't make it public.
    let line = error
        .strip_prefix("Error at ")
        .and_then(|rest| rest.split(':').next())
        .and_then(|line| line.parse().ok())
        .unwrap_or(1);
    source.diagnostic(Kind::NotGherkin, line, whole, "from this line on the text is not Gherkin", None)
}

/// Misspelt keywords in the free text under a feature's title: without an error, whole scenarios would be ignored.
pub(super) fn misspelt_in_description(source: &SourceText, text: &str) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let described: BTreeSet<&str> = text.lines().map(str::trim).collect();
    for (index, line) in source.text.lines().enumerate() {
        let trimmed = line.trim();
        let Some(keyword) = keyword_like(trimmed) else { continue };
        if described.contains(trimmed) {
            let indent = line.len() - line.trim_start().len();
            let end = trimmed.find([' ', ':']).map_or(line.len(), |end| indent + end);
            let message = format!("`{}` is not a keyword", &line[indent..end]);
            found.push(source.diagnostic(
                Kind::Keyword,
                index + 1,
                indent..end,
                message,
                Some(format!("did you mean `{keyword}`?")),
            ));
        }
    }
    found
}
