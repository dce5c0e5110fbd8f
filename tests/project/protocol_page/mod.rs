//! `docs/protocol-reference.md`: every word of the protocol, generated from the schemas of the types, each with an example that is read as its type.
//! Renew it with `UPDATE_EXPECT=1 cargo test --test project protocol_page`.

use std::{collections::BTreeSet, fmt::Write as _};

use casebook_steps::{
    case::{Action, Choice, ObjectDecl, Query, ScriptOp, SetupOp, Value as Seen},
    port::End,
    schema::schema,
};
use expect_test::expect_file;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

const EXAMPLES: &str = include_str!("examples.jsonl");

/// The parts of the page: title, type, the name of its examples, and what stands above its words.
const SECTIONS: [(&str, &str, &str, &str); 9] = [
    ("Setup", "SetupOp", "setup", ""),
    (
        "Objects",
        "Origin",
        "object",
        "An object has a `handle`, its `origin`, which is one of these words, and what it [`follows`](#follows).",
    ),
    ("Script", "ScriptOp", "script", ""),
    ("Actions", "Action", "action", "An action stands in `act`, `try` and `can_do`."),
    (
        "Answers",
        "Choice",
        "choice",
        "An answer has the `player` who decides, perhaps the `source` that asks, and a `choice`, one of these words.",
    ),
    ("Queries", "Query", "query", "A probe has a `query`, one of these words, and its point, `after`."),
    (
        "Aspects",
        "Aspect",
        "",
        "The aspects of an object, in `{\"object\":{\"object\":\"Grizzly Bears\",\"aspect\":\"zone\"}}`.",
    ),
    (
        "Values",
        "Value",
        "value",
        "An observation has the number of its `probe`, and `seen`: `{\"value\": …}` with one of these words, or `{\"unobservable\": \"why\"}`.",
    ),
    ("Ends", "End", "end", "The `end` of a case; `step` counts the operations of the script from 0."),
];

/// What only casebook says, or what carries the rest.
const LEFT_OUT: [&str; 11] = [
    "Case",
    "Handle",
    "Seat",
    "Probe",
    "ObjectDecl",
    "Observation",
    "Seen",
    "Planned",
    "EditionAnswer",
    "Breakage",
    "Answer",
];

/// The definitions of both directions.
struct Types {
    request: Value,
    response: Value,
}

impl Types {
    fn read() -> Self {
        Self { request: schema("request").unwrap(), response: schema("response").unwrap() }
    }

    fn of(&self, name: &str) -> &Value {
        let defs = |schema: &'_ Value| schema["$defs"].get(name).is_some();
        if defs(&self.request) { &self.request["$defs"][name] } else { &self.response["$defs"][name] }
    }

    fn names(&self) -> BTreeSet<String> {
        let defs = |schema: &Value| schema["$defs"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        defs(&self.request).into_iter().chain(defs(&self.response)).collect()
    }
}

/// The words of a type with their descriptions and contents.
fn words(of: &Value) -> Vec<(String, String, Option<&Value>)> {
    let mut words = Vec::new();
    for variant in of["oneOf"].as_array().into_iter().flatten() {
        let said = text(&variant["description"]);
        if let Some(word) = variant["const"].as_str() {
            words.push((word.to_owned(), said, None));
        } else if let Some(fields) = variant["properties"].as_object() {
            words.extend(fields.iter().map(|(word, content)| (word.clone(), said.clone(), Some(content))));
        } else {
            let all = variant["enum"].as_array().into_iter().flatten().filter_map(Value::as_str);
            words.extend(all.map(|word| (word.to_owned(), said.clone(), None)));
        }
    }
    words
}

/// A description as one line, with the words of the protocol in place of the names of types.
fn text(description: &Value) -> String {
    let joined = description.as_str().unwrap_or_default().replace("\n\n", "\n").replace('\n', " ");
    let mut out = String::new();
    let mut rest = joined.as_str();
    while let Some((before, link)) = rest.split_once("[`") {
        let Some((path, after)) = link.split_once("`]") else { break };
        let last = path.rsplit("::").next().unwrap_or(path);
        let _ = write!(out, "{before}`{}`", snake(last));
        rest = after.strip_prefix('(').and_then(|target| target.split_once(')')).map_or(after, |(_, after)| after);
    }
    out + rest
}

/// `InPlay` as `in_play`.
fn snake(name: &str) -> String {
    let mut out = String::new();
    for (at, letter) in name.chars().enumerate() {
        if letter.is_uppercase() && at > 0 {
            out.push('_');
        }
        out.extend(letter.to_lowercase());
    }
    out
}

/// The heading under which a type is listed.
fn anchor(name: &str) -> String {
    let section = SECTIONS.iter().find(|(_, of, ..)| *of == name).map(|(title, ..)| title.to_lowercase());
    section.unwrap_or_else(|| snake(name).replace('_', "-"))
}

/// What a field holds.
fn kind(of: &Value) -> String {
    if let Some(name) = of["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return match name {
            "Handle" => "handle".to_owned(),
            "Seat" => "player".to_owned(),
            "Mana" => "[mana](#mana)".to_owned(),
            "Answer" => "[answer](#answers)".to_owned(),
            other => format!("[{}](#{})", snake(other).replace('_', " "), anchor(other)),
        };
    }
    if let Some(options) = of["anyOf"].as_array() {
        return options.iter().filter(|one| one["type"] != "null").map(kind).collect::<Vec<_>>().join(" or ");
    }
    let plain = of["type"].as_str().or_else(|| of["type"].as_array()?.first()?.as_str()).unwrap_or("anything");
    match plain {
        "array" if of["prefixItems"].is_array() => {
            let parts: Vec<String> = of["prefixItems"].as_array().into_iter().flatten().map(kind).collect();
            format!("list of {}", parts.join(" and "))
        }
        "array" => format!("list of {}", kind(&of["items"])),
        "integer" => "number".to_owned(),
        "boolean" => "true or false".to_owned(),
        "string" => "text".to_owned(),
        other => other.to_owned(),
    }
}

/// The fields of an object, a line for each.
fn fields(of: &Value, indent: &str) -> String {
    let required: Vec<&str> = of["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut out = String::new();
    for (name, field) in of["properties"].as_object().into_iter().flatten() {
        let optional = if required.contains(&name.as_str()) { "" } else { ", optional" };
        let said = text(&field["description"]);
        let _ = writeln!(out, "{indent}- `{name}` ({}{optional}): {said}", kind(field));
    }
    out
}

/// The examples of a part of the page, by their words.
fn examples(part: &str) -> Vec<(String, String)> {
    let lines = EXAMPLES.lines().filter_map(|line| line.split_once('\t')).filter(|(of, _)| *of == part);
    let word = |json: &str| match serde_json::from_str(json).unwrap() {
        Value::String(word) => word,
        mut other => {
            let named = if part == "object" { other["origin"].take() } else { other };
            named.as_object().and_then(|fields| fields.keys().next()).cloned().unwrap_or_default()
        }
    };
    lines.map(|(_, json)| (word(json), json.to_owned())).collect()
}

/// A part of the page.
fn section(types: &Types, out: &mut String, (title, of, part, above): (&str, &str, &str, &str)) {
    let defined = types.of(of);
    let _ = writeln!(out, "\n## {title}\n\n{}\n", text(&defined["description"]));
    if !above.is_empty() {
        let _ = writeln!(out, "{above}\n");
    }
    let examples = examples(part);
    for (word, said, content) in words(defined).into_iter().filter(|(word, ..)| word != "broken") {
        let holds = content.filter(|content| content["properties"].is_null()).map(kind);
        let holds = holds.map(|holds| format!(" ({holds})")).unwrap_or_default();
        let _ = writeln!(out, "- **`{word}`**{holds}: {said}");
        out.push_str(&content.map(|content| fields(content, "  ")).unwrap_or_default());
        if let Some((_, example)) = examples.iter().find(|(of, _)| *of == word) {
            let _ = writeln!(out, "\n  ```json\n  {example}\n  ```");
        }
    }
}

/// The whole page.
fn page(types: &Types) -> String {
    let mut out = include_str!("intro.md").to_owned();
    for one in SECTIONS {
        section(types, &mut out, one);
    }
    out.push_str("\n# Other types\n");
    let told = |name: &&String| SECTIONS.iter().all(|(_, of, ..)| of != name) && !LEFT_OUT.contains(&name.as_str());
    for name in types.names().iter().filter(told) {
        let defined = types.of(name);
        let title = snake(name).replace('_', " ");
        let _ =
            writeln!(out, "\n## {}{}\n\n{}\n", title[..1].to_uppercase(), &title[1..], text(&defined["description"]));
        out.push_str(&fields(defined, ""));
        for (word, said, content) in words(defined) {
            let holds = content.filter(|content| content["properties"].is_null()).map(kind);
            let _ = writeln!(out, "- `{word}`{}: {said}", holds.map(|holds| format!(" ({holds})")).unwrap_or_default());
            out.push_str(&content.map(|content| fields(content, "  ")).unwrap_or_default());
        }
    }
    out
}

#[test]
fn the_page_has_every_word_of_the_protocol() {
    expect_file!["../../../docs/protocol-reference.md"].assert_eq(&page(&Types::read()));
}

#[test]
fn every_word_of_the_protocol_has_an_example() {
    let types = Types::read();
    for (title, of, part, _) in SECTIONS.iter().filter(|(.., part, _)| !part.is_empty()) {
        let shown: Vec<String> = examples(part).into_iter().map(|(word, _)| word).collect();
        let known = words(types.of(of)).into_iter().map(|(word, ..)| word).filter(|word| word != "broken");
        assert_eq!(shown, known.collect::<Vec<_>>(), "{title}: one example for each word, in their order");
    }
}

/// Reads the examples of a part as their type, and writes them again.
fn read<T: DeserializeOwned + Serialize>(part: &str) {
    for (word, json) in examples(part) {
        let value: T = serde_json::from_slice(json.as_bytes()).unwrap_or_else(|error| panic!("{part} {word}: {error}"));
        let written = serde_json::to_value(&value).unwrap();
        assert_eq!(
            written,
            serde_json::from_str::<Value>(&json).unwrap(),
            "{part} {word}: nothing is unread or missing"
        );
    }
}

#[test]
fn every_example_of_the_page_is_what_it_is_an_example_of() {
    read::<SetupOp>("setup");
    read::<ObjectDecl>("object");
    read::<ScriptOp>("script");
    read::<Action>("action");
    read::<Choice>("choice");
    read::<Query>("query");
    read::<Seen>("value");
    read::<End>("end");
}

#[test]
fn hello_knows_the_names_of_the_types() {
    let types = Types::read();
    let names = |of: &str| words(types.of(of)).into_iter().map(|(word, ..)| word).collect::<BTreeSet<String>>();
    let listed = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<String>>();
    use casebook_steps::needs::{OPS, PROBES, SETUP};
    let mut ops = &names("Action") | &names("ScriptOp");
    ops.remove("act");
    assert_eq!(listed(&OPS), ops);
    assert_eq!(listed(&SETUP), names("SetupOp"));
    let aspects = names("Aspect").into_iter().map(|aspect| format!("object.{aspect}")).collect();
    assert_eq!(listed(&PROBES), &names("Query") | &aspects);
}
