//! Migration of files from older versions of the card language. The changes are a list of rewrites, and no other part of the project knows the
//! old words. A rewrite replaces text in place, so that comments and layout stay the same.

mod ids;

use std::ops::Range;

use casebook_engine::document::{Document, DocumentError};
use saphyr_parser::{Event, Parser, Span};
use serde::Deserialize;

pub(crate) use self::ids::Ids;

/// The list of changes.
const REWRITES: &str = include_str!("migrate/rewrites.yaml");

/// A change: a key or a word of a list has another name now.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, untagged)]
pub(crate) enum Rewrite {
    /// A key of a map.
    Key(KeyRewrite),
    /// A word of a list.
    Word(WordRewrite),
}

/// A key with another name now.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeyRewrite {
    /// The end of the path to the map of the key: `*` is any key, `-` is an item of a list.
    #[serde(rename = "in")]
    within: Vec<String>,
    /// The old key.
    key: String,
    /// The new key.
    becomes: String,
    /// A key that only the new language has in this map; a map with it isn't rewritten.
    #[serde(default)]
    unless: Option<String>,
    /// An entry that is added to the map under the key.
    #[serde(default)]
    adding: Option<String>,
    /// If the map under the key has this key, nothing is added.
    #[serde(default)]
    lacking: Option<String>,
    /// The new key for the value, alone in a map that is the only item of a list.
    #[serde(default)]
    into: Option<String>,
    /// The new text of a value that was a word: `_` is the old value.
    #[serde(default)]
    around: Option<String>,
    /// Only this value of the key is rewritten: the old value and the new one.
    #[serde(default)]
    value: Option<(String, String)>,
}

/// A word that is replaced by other words.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WordRewrite {
    /// The keys whose value the word is, alone or in a list.
    under: Vec<String>,
    /// The old word.
    word: String,
    /// The new words; more than one only in a list.
    becomes: Vec<String>,
}

/// Reads the list of changes.
///
/// # Errors
///
/// A [`DocumentError`] if the list can't be read.
pub(crate) fn rewrites() -> Result<Vec<Rewrite>, DocumentError> {
    Document { file: "rewrites.yaml", text: REWRITES }.read()
}

/// A rewritten text and its changes.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Migrated {
    /// The text.
    pub(crate) text: String,
    /// Each change: its line, the old word and the new word.
    pub(crate) changes: Vec<(usize, String, String)>,
}

/// Rewrites a YAML text. A text in the current language isn't changed.
///
/// # Errors
///
/// A [`DocumentError`] if the text isn't YAML.
pub(crate) fn migrate(document: Document<'_>, rewrites: &[Rewrite]) -> Result<Migrated, DocumentError> {
    let tree = Reader::new(document)?.tree()?;
    let mut edits = Vec::new();
    tree.look(&mut Vec::new(), &mut |path, node| {
        for rewrite in rewrites {
            match rewrite {
                Rewrite::Key(rewrite) => edits.extend(rewrite.edits(document.text, path, node)),
                Rewrite::Word(rewrite) => edits.extend(rewrite.edits(document.text, path, node)),
            }
        }
    });
    edits.sort_by_key(|edit| edit.at.start);
    let mut migrated = Migrated::default();
    let mut done = 0;
    for Edit { at, text, was } in edits {
        migrated.text += &document.text[done..at.start];
        migrated.text += &text;
        done = at.end;
        let line = document.text[..at.start].matches('\n').count() + 1;
        migrated.changes.extend(was.map(|was| (line, was, text)));
    }
    migrated.text += &document.text[done..];
    Ok(migrated)
}

/// A replacement of a range of the text.
struct Edit {
    at: Range<usize>,
    text: String,
    /// The old word; `None` for an insertion.
    was: Option<String>,
}

impl Edit {
    fn put_in(at: usize, text: String) -> Self {
        Self { at: at..at, text, was: None }
    }
}

impl KeyRewrite {
    /// The edits for a node at this path.
    fn edits(&self, text: &str, path: &[&str], node: &Node) -> Vec<Edit> {
        let Form::Map(map) = &node.form else { return Vec::new() };
        let known = |key: &String| map.iter().any(|entry| entry.key == *key);
        if !ends_with(path, &self.within) || self.unless.as_ref().is_some_and(known) {
            return Vec::new();
        }
        let Some(entry) = map.iter().find(|entry| entry.key == self.key) else { return Vec::new() };
        if self.around.is_some() && !matches!(entry.value.form, Form::Leaf) {
            return Vec::new();
        }
        let mut edits = vec![Edit { at: entry.at.clone(), text: self.becomes.clone(), was: Some(self.key.clone()) }];
        if let Some((was, is)) = &self.value {
            if text[entry.value.at.clone()] != **was {
                return Vec::new();
            }
            edits.push(Edit { at: entry.value.at.clone(), text: is.clone(), was: None });
        }
        edits.extend(self.around.iter().map(|around| {
            let at = entry.value.at.clone();
            Edit { text: around.replace('_', &text[at.clone()]), at, was: None }
        }));
        edits.extend(self.addition(text, &entry.value));
        edits.extend(self.into.iter().flat_map(|key| entry.value.put_into(text, key)));
        edits
    }

    /// The edit that adds an entry after the first key of the map under the key.
    fn addition(&self, text: &str, value: &Node) -> Option<Edit> {
        let Form::Map(entries) = &value.form else { return None };
        let lacks = |key: &String| entries.iter().all(|entry| entry.key != *key);
        let (adding, first) = (self.adding.as_ref()?, entries.first()?);
        let between = if value.flow { ", ".to_owned() } else { line_of(first.column) };
        let behind = || Edit::put_in(first.value.end(text), format!("{between}{adding}"));
        self.lacking.as_ref().is_none_or(lacks).then(behind)
    }
}

impl WordRewrite {
    /// The edits for a word or a list at this path.
    fn edits(&self, text: &str, path: &[&str], node: &Node) -> Vec<Edit> {
        if !path.last().is_some_and(|key| self.under.iter().any(|under| under == key)) {
            return Vec::new();
        }
        let items = match &node.form {
            Form::List(items) => items.as_slice(),
            Form::Leaf => std::slice::from_ref(node),
            Form::Map(_) => &[],
        };
        let between = if node.flow { ", ".to_owned() } else { format!("{}- ", line_of(node.column)) };
        let is = |item: &&Node| matches!(item.form, Form::Leaf) && text[item.at.clone()] == self.word;
        let edit =
            |item: &Node| Edit { at: item.at.clone(), text: self.becomes.join(&between), was: Some(self.word.clone()) };
        items.iter().filter(is).map(edit).collect()
    }
}

/// The beginning of a new line with this indentation.
fn line_of(column: usize) -> String {
    format!("\n{}", " ".repeat(column))
}

/// Whether a path ends with these keys.
fn ends_with(path: &[&str], end: &[String]) -> bool {
    let fits = |(is, wanted): (&&str, &String)| wanted == "*" || is == wanted;
    path.len() >= end.len() && path[path.len() - end.len()..].iter().zip(end).all(fits)
}

/// A node of the text and its place.
struct Node {
    form: Form,
    at: Range<usize>,
    column: usize,
    /// Whether it is written in brackets.
    flow: bool,
}

/// The form of a node, as far as it matters here.
enum Form {
    Map(Vec<Entry>),
    List(Vec<Node>),
    /// A scalar or an alias.
    Leaf,
}

/// A key of a map with its value.
struct Entry {
    key: String,
    at: Range<usize>,
    column: usize,
    value: Node,
}

impl Node {
    /// Calls `see` for each node with the path to it.
    fn look<'t>(&'t self, path: &mut Vec<&'t str>, see: &mut impl FnMut(&[&'t str], &'t Node)) {
        see(path, self);
        match &self.form {
            Form::Map(entries) => {
                for entry in entries {
                    path.push(&entry.key);
                    entry.value.look(path, see);
                    path.pop();
                }
            }
            Form::List(items) => {
                path.push("-");
                items.iter().for_each(|item| item.look(path, see));
                path.pop();
            }
            Form::Leaf => {}
        }
    }

    /// The end of its text without empty lines after it.
    fn end(&self, text: &str) -> usize {
        self.at.start + text[self.at.clone()].trim_end().len()
    }

    /// The edits that put the node under a key, alone in a map that is the only item of a list. A value on lines of its own is indented.
    fn put_into(&self, text: &str, key: &str) -> Vec<Edit> {
        let end = self.end(text);
        if self.flow || matches!(self.form, Form::Leaf) {
            let before = Edit::put_in(self.at.start, format!("[ {{ {key}: "));
            return vec![before, Edit::put_in(end, " } ]".to_owned())];
        }
        let mut edits = vec![Edit::put_in(self.at.start, format!("- {key}:{}", line_of(self.column + 4)))];
        let lines = text[self.at.start..end].match_indices('\n').map(|(at, _)| self.at.start + at + 1);
        edits.extend(lines.map(|at| Edit::put_in(at, " ".repeat(4))));
        edits
    }
}

/// Reads a text as a tree of nodes with places.
struct Reader<'t> {
    document: Document<'t>,
    parser: Parser<'t, saphyr_parser::StrInput<'t>>,
    /// The byte offset of each character.
    bytes: Vec<usize>,
}

impl<'t> Reader<'t> {
    /// A text that isn't YAML or is nested too deeply has the same error as everywhere.
    fn new(document: Document<'t>) -> Result<Self, DocumentError> {
        document.read::<serde_yaml::Value>()?;
        let bytes = document.text.char_indices().map(|(at, _)| at).chain([document.text.len()]).collect();
        Ok(Self { document, parser: Parser::new_from_str(document.text), bytes })
    }

    /// The next event and its place.
    fn next(&mut self) -> Result<(Event<'t>, Span), DocumentError> {
        match self.parser.next_event() {
            Some(Ok(event)) => Ok(event),
            Some(Err(error)) => Err(self.document.place(self.byte(error.marker().index()), error.info().to_owned())),
            None => Ok((Event::StreamEnd, Span::default())),
        }
    }

    fn byte(&self, character: usize) -> usize {
        self.bytes.get(character).copied().unwrap_or(self.document.text.len())
    }

    /// The tree of the whole text; an empty text is a leaf.
    fn tree(mut self) -> Result<Node, DocumentError> {
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::StreamStart | Event::DocumentStart(_) | Event::Nothing => {}
                event => return self.node(&event, span),
            }
        }
    }

    fn node(&mut self, event: &Event<'_>, span: Span) -> Result<Node, DocumentError> {
        let start = self.byte(span.start.index());
        let (form, end) = match event {
            Event::MappingStart(..) => self.entries().map(|(entries, end)| (Form::Map(entries), end))?,
            Event::SequenceStart(..) => self.items().map(|(items, end)| (Form::List(items), end))?,
            _ => (Form::Leaf, span),
        };
        let flow = self.document.text[start..].starts_with(['{', '[']);
        Ok(Node { form, at: start..self.byte(end.end.index()), column: span.start.col(), flow })
    }

    /// The items of a list and its end.
    fn items(&mut self) -> Result<(Vec<Node>, Span), DocumentError> {
        let mut items = Vec::new();
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::SequenceEnd | Event::StreamEnd => return Ok((items, span)),
                event => items.push(self.node(&event, span)?),
            }
        }
    }

    /// The entries of a map and its end.
    fn entries(&mut self) -> Result<(Vec<Entry>, Span), DocumentError> {
        let mut entries = Vec::new();
        loop {
            let (event, span) = self.next()?;
            if matches!(event, Event::MappingEnd | Event::StreamEnd) {
                return Ok((entries, span));
            }
            let at = self.byte(span.start.index())..self.byte(span.end.index());
            let key = match &event {
                Event::Scalar(key, ..) => key.to_string(),
                _ => {
                    self.node(&event, span)?;
                    String::new()
                }
            };
            let (event, of_value) = self.next()?;
            let value = self.node(&event, of_value)?;
            entries.push(Entry { key, at, column: span.start.col(), value });
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test's way to fail")]
mod tests {
    use std::{collections::BTreeSet, fs};

    use expect_test::expect_file;

    use super::*;

    /// The old texts, each with its name.
    fn old() -> Vec<(String, String)> {
        let files = fs::read_dir("tests/migrate").unwrap().map(|entry| entry.unwrap().path());
        let mut old: Vec<(String, String)> = files
            .filter_map(|path| {
                let name = path.file_name()?.to_str()?.strip_suffix(".old.yaml")?.to_owned();
                Some((name, fs::read_to_string(&path).unwrap()))
            })
            .collect();
        old.sort();
        old
    }

    fn migrated(text: &str) -> Migrated {
        migrate(Document { file: "card.yaml", text }, &rewrites().unwrap()).unwrap()
    }

    #[test]
    fn the_old_language_becomes_the_new_where_it_stands() {
        for (name, text) in old() {
            expect_file![format!("../tests/migrate/{name}.new.yaml")].assert_eq(&migrated(&text).text);
        }
    }

    #[test]
    fn the_new_language_stays_as_it_is() {
        for (name, text) in old() {
            let once = migrated(&text);
            assert!(!once.changes.is_empty(), "{name} is of the old language");
            let twice = migrated(&once.text);
            assert_eq!((twice.text, twice.changes), (once.text, Vec::new()), "{name}");
        }
    }

    #[test]
    fn every_rewrite_is_shown_and_needed() {
        let rewrites = rewrites().unwrap();
        let texts = old();
        let changes = |list: &[Rewrite]| -> usize {
            let of = |text: &String| migrate(Document { file: "", text }, list).unwrap().changes.len();
            texts.iter().map(|(_, text)| of(text)).sum()
        };
        for at in 0..rewrites.len() {
            let mut others = rewrites.clone();
            let one = others.remove(at);
            assert!(changes(&others) < changes(&rewrites), "{one:?} is shown by no file of tests/migrate");
        }
    }

    #[test]
    fn a_change_is_told_with_its_line_and_both_words() {
        let text = "abilities:\n  one:\n    static: { only_while: { during: end }, apply: [] }\n";
        assert_eq!(migrated(text).changes, [(3, "only_while".to_owned(), "if".to_owned())]);
    }

    #[test]
    fn what_is_no_word_of_the_language_stays() {
        let text = "# cond: only_while\nname: only_if\nwhenever: { when: 1 }\nstatic: [ { only_while: 1 } ]\nif: { cond: é }\n";
        assert_eq!(migrated(text), Migrated { text: text.to_owned(), changes: Vec::new() });
    }

    #[test]
    fn places_are_bytes_where_characters_are_longer() {
        let text = "name: Ætherflüx\nx: { static: { only_while: 1 } } # é\n";
        assert_eq!(migrated(text).text, "name: Ætherflüx\nx: { static: { if: 1 } } # é\n");
    }

    #[test]
    fn a_quoted_key_loses_its_quotes_with_its_name() {
        assert_eq!(migrated("static: { 'only_while': 1 }\n").text, "static: { if: 1 }\n");
    }

    #[test]
    fn what_cannot_be_read_is_told_where_it_stands() {
        let rewrites = rewrites().unwrap();
        let error = migrate(Document { file: "a.yaml", text: "a: [1\nb: 2\n" }, &rewrites).unwrap_err();
        assert!(error.to_string().starts_with("a.yaml:"), "{error}");
        let deep = "[".repeat(1000);
        let error = migrate(Document { file: "a.yaml", text: &deep }, &rewrites).unwrap_err();
        assert!(error.message.contains("deep"), "{error}");
    }

    #[test]
    fn no_file_of_the_project_is_of_the_old_language() {
        let rewrites = rewrites().unwrap();
        let files = ["fixtures", "docs/examples", "tests/foreign"]
            .map(|folder| casebook_steps::files::File::read_all(folder.as_ref(), &["yaml"]).unwrap());
        let seen: BTreeSet<String> = files.iter().flatten().map(|file| file.path.clone()).collect();
        assert!(seen.len() > 350, "{}", seen.len());
        for file in files.iter().flatten() {
            let done = migrate(file.document(), &rewrites).unwrap();
            assert_eq!(done.changes, [], "{}", file.path);
        }
    }
}
