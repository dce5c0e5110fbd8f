//! The declared names and instructions of each verb against its text: the names that it binds are those after `as`, and the instructions inside
//! it are those of the text.

use casebook_engine::{cards::effect::Effect, document::Document};
use serde_yaml::Value;
use walkdir::WalkDir;

/// Words whose instructions are carried out later by an ability of their own.
const LATER: [&str; 5] = ["delay", "reflexive", "replace", "create_token", "create_emblem"];

#[test]
fn a_verb_binds_what_it_calls_and_carries_out_what_is_inside_it() {
    let mut seen = 0;
    for entry in ["fixtures", "packs"].into_iter().flat_map(WalkDir::new).filter_map(Result::ok) {
        if entry.path().extension().is_some_and(|extension| extension == "yaml") {
            let text = std::fs::read_to_string(entry.path()).expect("a fixture");
            let value: Value = serde_yaml::from_str(&text).expect("YAML");
            each_instruction(&value, &mut |word, arguments, effect| {
                seen += 1;
                let bound: Vec<&str> = effect.binds().into_iter().map(|name| name.as_str()).collect();
                assert_eq!(bound, called(word, arguments), "{}: {word} {arguments:?}", entry.path().display());
                let inside = if LATER.contains(&word) { 0 } else { directly_inside(arguments) };
                assert_eq!(effect.children().count(), inside, "{}: {word} {arguments:?}", entry.path().display());
            });
        }
    }
    assert!(seen > 500, "only {seen} instructions were read");
}

/// Each instruction with its word and arguments.
fn each_instruction(value: &Value, see: &mut impl FnMut(&str, &Value, &Effect)) {
    match value {
        Value::Mapping(map) => {
            for (word, arguments) in map {
                let text = if map.len() == 1 { serde_yaml::to_string(value).expect("a text") } else { String::new() };
                let effect = Document { file: "", text: &text }.read::<Effect>();
                if let (Some(word), Ok(effect)) = (word.as_str(), effect) {
                    see(word, arguments, &effect);
                }
                each_instruction(arguments, see);
            }
        }
        Value::Sequence(list) => list.iter().for_each(|value| each_instruction(value, see)),
        _ => {}
    }
}

/// The names that the arguments bind.
fn called<'a>(word: &str, arguments: &'a Value) -> Vec<&'a str> {
    let keys = |value: &'a Value| value.as_mapping().into_iter().flat_map(|map| map.keys()).filter_map(Value::as_str);
    match word {
        "let" | "remember" => keys(arguments).collect(),
        // The arguments of a keyword action stand under its name.
        "action" => arguments
            .as_mapping()
            .into_iter()
            .flat_map(|map| map.values())
            .filter_map(|with| with.get("as")?.as_str())
            .collect(),
        _ => ["as", "chosen", "rest", "dealt", "lost", "gained"]
            .into_iter()
            .filter_map(|key| arguments.get(key).and_then(Value::as_str))
            .collect(),
    }
}

/// The number of instructions directly inside the arguments.
fn directly_inside(arguments: &Value) -> usize {
    let lists = ["do", "then", "otherwise", "else", "of", "win", "lose"].map(|key| arguments.get(key));
    // Each option of a villainous choice is a list under its name. Instructions that are carried out at once are a list of their own.
    let options = arguments.get("options").and_then(Value::as_mapping).into_iter().flat_map(|options| options.values());
    let lists = lists.into_iter().flatten().chain(options).chain([arguments]);
    lists.filter_map(Value::as_sequence).map(Vec::len).sum()
}
