//! The card language in its schema: the place of each word in a file.

use serde_json::Value as Schema;
use serde_yaml::Value;

/// The schema of a kind of file.
pub(crate) struct Grammar(pub(crate) Schema);

/// A use of a word: its type, the word, and the text around it.
pub(crate) struct Use<'a> {
    /// The type's name in the schema.
    pub(crate) kind: &'a str,
    /// The word.
    pub(crate) word: &'a str,
    /// The map with the word as a key, or the word alone.
    pub(crate) written: &'a Value,
}

/// The long forms of words: their words are those of the short type.
const LONG_FORMS: [&str; 2] = ["RefOf", "AmountOf"];

/// The name of a form of another type in a list of words.
fn called(kind: &str) -> &str {
    match kind {
        "Ref" => "a [reference](#references)",
        "Where" => "a map",
        other => other,
    }
}

/// A word of a type.
pub(crate) struct Word<'a> {
    /// Its form in a file.
    pub(crate) word: String,
    /// The key by which its uses are found.
    pub(crate) key: String,
    /// Its description.
    pub(crate) about: String,
    /// The type of its value.
    pub(crate) takes: Option<&'a Schema>,
}

impl<'a> Word<'a> {
    fn new(word: String, key: &str, about: &str, takes: Option<&'a Schema>) -> Self {
        Self { word, key: key.to_owned(), about: about.to_owned(), takes }
    }
}

impl Grammar {
    /// The definition of a type.
    pub(crate) fn definition(&self, kind: &str) -> &Schema {
        &self.0["definitions"][kind]
    }

    /// The definition of a type, which may be the whole file.
    pub(crate) fn definition_or_root(&self, kind: &str) -> &Schema {
        if self.0["title"] == kind { &self.0 } else { self.definition(kind) }
    }

    /// The words of a type in order: the fixed ones, and the forms of others.
    pub(crate) fn words(&self, kind: &str) -> Vec<Word<'_>> {
        self.words_of(self.definition(kind))
    }

    /// The words among which a schema gives the choice.
    pub(crate) fn words_of<'a>(&'a self, schema: &'a Schema) -> Vec<Word<'a>> {
        let mut words = Vec::new();
        for form in self.forms(schema) {
            let about = form["description"].as_str().unwrap_or_default();
            let about = about.split_whitespace().collect::<Vec<_>>().join(" ");
            let fixed = form["enum"].as_array().into_iter().flatten().chain([&form["const"]]);
            words.extend(
                fixed.filter_map(Schema::as_str).map(|word| Word::new(format!("`{word}`"), word, &about, None)),
            );
            match (form["properties"].as_object(), form["pattern"].as_str()) {
                (Some(keys), _) if form["required"].is_array() => {
                    words.extend(
                        keys.iter().map(|(key, takes)| Word::new(format!("`{key}`"), key, &about, Some(takes))),
                    );
                }
                (_, Some(pattern)) if pattern.contains('x') => {
                    words.push(Word::new("`x`, `$name`".to_owned(), "$", &about, None))
                }
                (_, Some(_)) => words.push(Word::new("`it`, `$name`".to_owned(), "$", &about, None)),
                (_, None) if form["type"] == "integer" => {
                    words.push(Word::new("a number".to_owned(), "1", &about, None))
                }
                (_, None) if form["type"] == "string" && form["enum"].is_null() && form["const"].is_null() => {
                    words.push(Word::new("a name".to_owned(), "name", &about, None));
                }
                (_, None) => {
                    // A form of another type: its own words follow if that type is an enumeration.
                    let (name, _) = self.meant(form);
                    if let Some(name) = name.filter(|name| LONG_FORMS.contains(name)) {
                        words.extend(self.words(name));
                    } else if let Some(name) = name {
                        words.push(Word::new(called(name).to_owned(), name, &about, None));
                    }
                }
            }
        }
        words
    }

    /// The schema behind a reference, with its name if it has one.
    pub(crate) fn meant<'a>(&'a self, schema: &'a Schema) -> (Option<&'a str>, &'a Schema) {
        if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
            return (Some(name), self.definition(name));
        }
        match schema["allOf"].as_array().map(Vec::as_slice) {
            Some([only]) => self.meant(only),
            _ => (None, schema),
        }
    }

    /// The forms among which a schema gives the choice; the schema itself if there is no choice.
    pub(crate) fn forms<'a>(&self, schema: &'a Schema) -> Vec<&'a Schema> {
        let choice = schema["anyOf"].as_array().or(schema["oneOf"].as_array());
        choice.map_or_else(|| vec![schema], |forms| forms.iter().collect())
    }

    /// Whether a value has this form, judged by its own keys.
    fn fits(&self, schema: &Schema, value: &Value) -> bool {
        let (_, schema) = self.meant(schema);
        if schema["anyOf"].is_array() || schema["oneOf"].is_array() {
            return self.forms(schema).into_iter().any(|form| self.fits(form, value));
        }
        let same = |one: &Schema| serde_yaml::to_value(one).ok().as_ref() == Some(value);
        if !schema["const"].is_null() {
            return same(&schema["const"]);
        }
        if let Some(words) = schema["enum"].as_array() {
            return words.iter().any(same);
        }
        match (schema["type"].as_str(), value) {
            (Some("object"), Value::Mapping(map)) => {
                let keys: Vec<&str> = map.keys().filter_map(Value::as_str).collect();
                let known = |key: &&str| schema["properties"].get(*key).is_some();
                let closed = schema["additionalProperties"] == Schema::Bool(false);
                let needed = schema["required"].as_array().into_iter().flatten().filter_map(Schema::as_str);
                (!closed || keys.iter().all(known)) && needed.into_iter().all(|key| keys.contains(&key))
            }
            (Some("array"), Value::Sequence(_)) | (Some("boolean"), Value::Bool(_)) => true,
            (Some("integer"), value) => value.is_i64(),
            (Some("string"), Value::String(text)) => match schema["pattern"].as_str() {
                Some(r"^(it|\$.+)$") => text == "it" || text.starts_with('$'),
                Some(r"^([xX]|\$.+)$") => text.eq_ignore_ascii_case("x") || text.starts_with('$'),
                _ => true,
            },
            _ => false,
        }
    }

    /// Every use of a word in a value of this type.
    pub(crate) fn uses_in(&self, kind: &str, value: &Value, see: &mut dyn FnMut(Use<'_>)) {
        self.walk(kind, self.definition(kind), value, see);
    }

    fn walk(&self, kind: &str, schema: &Schema, value: &Value, see: &mut dyn FnMut(Use<'_>)) {
        let (mut name, mut schema) = self.meant(schema);
        // A type that is only another one (`Choose`) has the words of that one.
        while let (Some(other), meant) = self.meant(schema) {
            (name, schema) = (Some(other), meant);
        }
        let kind = match name {
            Some("RefOf") => "Ref",
            Some("AmountOf") => "Amount",
            name => name.unwrap_or(kind),
        };
        if schema["anyOf"].is_array() || schema["oneOf"].is_array() {
            if let Some(form) = self.forms(schema).into_iter().find(|form| self.fits(form, value)) {
                self.walk(kind, form, value, see);
            }
            return;
        }
        match value {
            Value::Mapping(map) => {
                for (key, inner) in map {
                    let Some(key) = key.as_str() else { continue };
                    match schema["properties"].get(key) {
                        Some(property) => {
                            see(Use { kind, word: key, written: value });
                            self.walk(&format!("{kind}.{key}"), property, inner, see);
                        }
                        None => self.walk(kind, &schema["additionalProperties"], inner, see),
                    }
                }
            }
            Value::Sequence(list) => {
                for (place, item) in list.iter().enumerate() {
                    let of = schema["items"].get(place).unwrap_or(&schema["items"]);
                    self.walk(kind, of, item, see);
                }
            }
            Value::String(word) if !schema["const"].is_null() || schema["enum"].is_array() => {
                see(Use { kind, word, written: value });
            }
            _ => {}
        }
    }
}

/// A value on one line.
pub(crate) fn flow(value: &Value) -> String {
    match value {
        Value::Mapping(map) if map.is_empty() => "{}".to_owned(),
        Value::Mapping(map) => {
            let entry = |(key, value): (&Value, &Value)| format!("{}: {}", flow(key), flow(value));
            format!("{{ {} }}", map.iter().map(entry).collect::<Vec<_>>().join(", "))
        }
        Value::Sequence(list) if list.iter().all(|item| !item.is_mapping() && !item.is_sequence()) => {
            format!("[{}]", list.iter().map(flow).collect::<Vec<_>>().join(", "))
        }
        Value::Sequence(list) => format!("[ {} ]", list.iter().map(flow).collect::<Vec<_>>().join(", ")),
        Value::String(text) if text.chars().all(|c| c.is_alphanumeric() || "_- $".contains(c)) && !text.is_empty() => {
            text.clone()
        }
        Value::String(text) => format!("\"{text}\""),
        other => serde_yaml::to_string(other).unwrap_or_default().trim().to_owned(),
    }
}
