//! The vocabulary as a list, read from its own source: expression, what it means, examples.

mod phrases;

use std::sync::LazyLock;

pub use self::phrases::{Phrases, phrases};

/// One step of the vocabulary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepEntry {
    /// `Given`, `When` or `Then`.
    pub keyword: &'static str,
    /// The expression it is matched with.
    pub expression: String,
    /// What it means.
    pub meaning: String,
    /// Examples, without the keyword.
    pub examples: Vec<String>,
    /// The noun it belongs to: the name of its source file.
    pub noun: &'static str,
    /// The line of its attribute in that file.
    pub line: usize,
}

const SOURCES: [(&str, &str); 11] = [
    ("board", include_str!("vocabulary/board.rs")),
    ("casting", include_str!("vocabulary/casting.rs")),
    ("combat", include_str!("vocabulary/combat.rs")),
    ("time", include_str!("vocabulary/time.rs")),
    ("choices", include_str!("vocabulary/choices.rs")),
    ("legality", include_str!("vocabulary/legality.rs")),
    ("objects", include_str!("vocabulary/objects.rs")),
    ("zones", include_str!("vocabulary/zones.rs")),
    ("life", include_str!("vocabulary/life.rs")),
    ("stack", include_str!("vocabulary/stack.rs")),
    ("history", include_str!("vocabulary/history.rs")),
];

/// Every step of the vocabulary, by noun.
pub fn steps() -> &'static [StepEntry] {
    static STEPS: LazyLock<Vec<StepEntry>> =
        LazyLock::new(|| SOURCES.iter().flat_map(|(noun, text)| entries(noun, text)).collect());
    &STEPS
}

/// The entry of the step function whose attribute stands at this place.
pub fn step_at(path: &str, line: usize) -> Option<&'static StepEntry> {
    let noun = std::path::Path::new(path).file_stem()?.to_str()?;
    steps().iter().find(|entry| entry.noun == noun && entry.line == line)
}

fn entries(noun: &'static str, text: &str) -> Vec<StepEntry> {
    let (mut found, mut meaning, mut examples) = (Vec::new(), Vec::new(), Vec::new());
    let lines: Vec<&str> = text.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        // A long attribute stands in several lines.
        let ends = lines[index..].iter().position(|line| line.ends_with(")]")).unwrap_or(0);
        let whole = lines[index..=index + ends].iter().map(|line| line.trim()).collect::<String>();
        if let Some(example) = line.strip_prefix("/// - `") {
            examples.push(example.trim_end_matches('`').to_owned());
        } else if let Some(words) = line.strip_prefix("/// ") {
            meaning.push(words);
        } else if let Some((keyword, expression)) = attribute(&whole) {
            found.push(StepEntry {
                keyword,
                expression,
                meaning: meaning.join(" "),
                examples: examples.clone(),
                noun,
                line: index + 1,
            });
        } else {
            meaning.clear();
            examples.clear();
        }
    }
    found
}

/// The keyword and the expression of a step attribute.
fn attribute(line: &str) -> Option<(&'static str, String)> {
    let keywords = [("#[given(", "Given"), ("#[when(", "When"), ("#[then(", "Then")];
    let (rest, keyword) = keywords.iter().find_map(|(start, keyword)| Some((line.strip_prefix(start)?, *keyword)))?;
    let (_, expression) = rest.trim_end_matches(")]").split_once(" = ")?;
    let raw = expression.trim_start_matches('r').trim_matches('#');
    Some((keyword, raw.trim_matches('"').trim_start_matches('^').trim_end_matches('$').to_owned()))
}
