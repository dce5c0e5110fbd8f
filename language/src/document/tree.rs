//! A YAML text as a tree of values with their places.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use saphyr_parser::{Event, Parser, ScalarStyle, ScanError, Span, StrInput, Tag};

/// The greatest depth of values in values.
const MAX_DEPTH: usize = 128;

/// The number of values for which a list or a map has space from the beginning.
const SPACE: usize = 4;

/// A value and its place.
pub(super) struct Node<'t> {
    pub(super) form: Form<'t>,
    pub(super) at: Span,
}

/// The content of a value.
pub(super) enum Form<'t> {
    /// A text, without quotes; `plain` if it was written without them.
    Scalar { text: Cow<'t, str>, plain: bool },
    /// A list.
    List(Vec<Node<'t>>),
    /// The entries of a map in the order of the text, and the place among them of a key that an earlier entry has, too.
    Map(Vec<(Node<'t>, Node<'t>)>, Option<usize>),
    /// A value with an anchor, or an alias of it.
    Shared(Rc<Node<'t>>),
}

impl Node<'_> {
    /// The text of a scalar.
    pub(super) fn text(&self) -> Option<&str> {
        match &self.form {
            Form::Scalar { text, .. } => Some(text),
            Form::Shared(node) => node.text(),
            Form::List(_) | Form::Map(..) => None,
        }
    }
}

/// The tree of a text and the number of its nodes. A text without a value is an empty scalar.
pub(super) fn tree(text: &str) -> Result<(Node<'_>, usize), ScanError> {
    let mut reader = Reader { parser: Parser::new_from_str(text), anchors: BTreeMap::new(), nodes: 0, depth: 0 };
    let mut whole = None;
    loop {
        let (event, at) = reader.next()?;
        match event {
            Event::StreamStart | Event::DocumentStart(_) | Event::DocumentEnd | Event::Nothing => {}
            Event::StreamEnd => {
                let none = || Node { form: Form::Scalar { text: Cow::Borrowed(""), plain: true }, at };
                return Ok((whole.unwrap_or_else(none), reader.nodes));
            }
            _ if whole.is_some() => return Err(wrong(at, "only one document is allowed in a file")),
            event => whole = Some(reader.node(event, at)?),
        }
    }
}

struct Reader<'t> {
    parser: Parser<'t, StrInput<'t>>,
    /// The values with an anchor that have been read, by the number of the anchor.
    anchors: BTreeMap<usize, Rc<Node<'t>>>,
    nodes: usize,
    depth: usize,
}

impl<'t> Reader<'t> {
    fn next(&mut self) -> Result<(Event<'t>, Span), ScanError> {
        self.parser.next_event().unwrap_or_else(|| Ok((Event::StreamEnd, Span::default())))
    }

    /// The value that begins with the event.
    fn node(&mut self, event: Event<'t>, at: Span) -> Result<Node<'t>, ScanError> {
        self.nodes += 1;
        let (form, anchor) = match event {
            Event::Scalar(text, style, anchor, tag) => {
                let plain = style == ScalarStyle::Plain && !is_text(tag.as_deref(), at)?;
                (Form::Scalar { text, plain }, anchor)
            }
            Event::SequenceStart(anchor, tag) => {
                is_text(tag.as_deref(), at)?;
                (self.inside(at, Self::list)?, anchor)
            }
            Event::MappingStart(anchor, tag) => {
                is_text(tag.as_deref(), at)?;
                (self.inside(at, Self::map)?, anchor)
            }
            Event::Alias(anchor) => match self.anchors.get(&anchor) {
                Some(node) => (Form::Shared(Rc::clone(node)), 0),
                None => return Err(wrong(at, "an alias can't stand inside the value that it repeats")),
            },
            _ => return Err(wrong(at, "a value is missing here")),
        };
        let node = Node { form, at };
        if anchor == 0 {
            return Ok(node);
        }
        let shared = Rc::new(node);
        self.anchors.insert(anchor, Rc::clone(&shared));
        Ok(Node { form: Form::Shared(shared), at })
    }

    /// Reads the content of a list or a map, unless it is nested too deeply.
    fn inside(&mut self, at: Span, read: fn(&mut Self) -> Result<Form<'t>, ScanError>) -> Result<Form<'t>, ScanError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(wrong(at, &format!("values are nested more than {MAX_DEPTH} deep")));
        }
        let form = read(self);
        self.depth -= 1;
        form
    }

    fn list(&mut self) -> Result<Form<'t>, ScanError> {
        let mut items = Vec::with_capacity(SPACE);
        loop {
            match self.next()? {
                (Event::SequenceEnd, _) => return Ok(Form::List(items)),
                (event, at) => items.push(self.node(event, at)?),
            }
        }
    }

    fn map(&mut self) -> Result<Form<'t>, ScanError> {
        let mut entries = Vec::with_capacity(SPACE);
        loop {
            match self.next()? {
                (Event::MappingEnd, _) => {
                    let again = again(&entries);
                    return Ok(Form::Map(entries, again));
                }
                (event, at) => {
                    let key = self.node(event, at)?;
                    let (event, at) = self.next()?;
                    entries.push((key, self.node(event, at)?));
                }
            }
        }
    }
}

/// The greatest number of entries whose keys are compared one by one.
const FEW: usize = 8;

/// The place of the first entry with a key that an earlier entry has.
fn again(entries: &[(Node<'_>, Node<'_>)]) -> Option<usize> {
    let key = |at: usize| entries[at].0.text();
    if entries.len() <= FEW {
        return (1..entries.len()).find(|at| key(*at).is_some() && (0..*at).any(|earlier| key(earlier) == key(*at)));
    }
    let mut known = BTreeSet::new();
    entries.iter().position(|(key, _)| key.text().is_some_and(|text| !known.insert(text)))
}

/// Whether a tag says that a scalar is a text. The other tags of YAML itself are left to the reader of the value; further tags are refused.
fn is_text(tag: Option<&Tag>, at: Span) -> Result<bool, ScanError> {
    match tag {
        Some(tag) if !tag.is_yaml_core_schema() => Err(wrong(at, &format!("the tag `{tag}` is not allowed here"))),
        tag => Ok(tag.is_some_and(|tag| tag.suffix == "str")),
    }
}

fn wrong(at: Span, message: &str) -> ScanError {
    ScanError::new_str(at.start, message)
}
