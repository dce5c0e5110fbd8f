//! Reading YAML: the reader of documents agrees with `serde_yaml` on every value, and says where a value is wrong.

use std::{collections::BTreeMap, fs, path::Path};

use casebook_language::document::{Document, DocumentError};
use pretty_assertions::assert_eq;
use proptest::{
    collection::{btree_map, vec},
    prelude::{Just, Strategy, any, prop_oneof},
    test_runner::{Config, TestRunner},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_yaml::{Number, Value, with::singleton_map_recursive};

fn read<T: DeserializeOwned>(text: &str) -> Result<T, DocumentError> {
    Document { file: "a.yaml", text }.read()
}

/// The message for a text that is not a `T`, with its place.
fn wrong<T: DeserializeOwned>(text: &str) -> String {
    let Err(error) = read::<T>(text) else { panic!("`{text}` is read") };
    error.to_string()
}

/// The text as `serde_yaml` reads it.
fn other<T: DeserializeOwned>(text: &str) -> T {
    singleton_map_recursive::deserialize(serde_yaml::Deserializer::from_str(text)).unwrap()
}

/// Values of every kind that a type of the card language can have.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Parts {
    text: String,
    count: i64,
    size: Option<u8>,
    ratio: f64,
    is: bool,
    pair: (i8, i8),
    named: BTreeMap<String, Variant>,
    #[serde(default)]
    inside: Vec<Parts>,
}

/// Variants of every kind.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
enum Variant {
    Word,
    Of(Box<Variant>),
    Perhaps(Option<Box<Variant>>),
    Two(u8, String),
    Parts { one: Vec<Variant>, other: Option<String> },
}

fn config(cases: u32) -> Config {
    Config { failure_persistence: None, ..Config::with_cases(cases) }
}

/// Texts that look like other values, and texts that need quotes.
const ALIKE: [&str; 18] = [
    "",
    "null",
    "~",
    "true",
    "No",
    "510.10",
    "0x1F",
    "007",
    "+1/+1",
    "-X",
    "1e3",
    ".5",
    "- a",
    "a: b",
    "#",
    "$n",
    "{G}",
    "é\n  b\n",
];

/// Texts, and among them many that look like other values.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        proptest::sample::select(&ALIKE[..]).prop_map(str::to_owned),
        "[a-z0-9 .:'\"{}\\[\\],&*!|>%@#~-]{0,12}",
        // These are line breaks in YAML 1.1, which `serde_yaml` reads, and characters as others in YAML 1.2.
        "\\PC{0,8}".prop_filter("line breaks of YAML 1.1", |text| !text.contains(['\u{85}', '\u{2028}', '\u{2029}'])),
    ]
}

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        any::<i64>().prop_map(|number| Value::Number(number.into())),
        (-1e9..1e9).prop_map(|number: f64| Value::Number(Number::from(number))),
        texts().prop_map(Value::String),
    ];
    leaf.prop_recursive(5, 40, 5, |value| {
        let map = btree_map(texts(), value.clone(), 0..5);
        let map = map.prop_map(|map| Value::Mapping(map.into_iter().map(|(key, value)| (key.into(), value)).collect()));
        prop_oneof![vec(value, 0..5).prop_map(Value::Sequence), map]
    })
}

fn variants() -> impl Strategy<Value = Variant> {
    let leaf = prop_oneof![Just(Variant::Word), (any::<u8>(), texts()).prop_map(|(n, text)| Variant::Two(n, text))];
    leaf.prop_recursive(4, 16, 3, |variant| {
        let parts = (vec(variant.clone(), 0..3), proptest::option::of(texts()));
        prop_oneof![
            variant.clone().prop_map(|of| Variant::Of(Box::new(of))),
            proptest::option::of(variant.prop_map(Box::new)).prop_map(Variant::Perhaps),
            parts.prop_map(|(one, other)| Variant::Parts { one, other }),
        ]
    })
}

fn parts() -> impl Strategy<Value = Parts> {
    let named = btree_map(texts(), variants(), 0..3);
    let of = (texts(), any::<i64>(), any::<Option<u8>>(), -1e9..1e9, any::<bool>(), any::<(i8, i8)>(), named);
    let flat = of.prop_map(|(text, count, size, ratio, is, pair, named)| Parts {
        text,
        count,
        size,
        ratio,
        is,
        pair,
        named,
        inside: Vec::new(),
    });
    flat.prop_recursive(2, 6, 3, |parts| {
        (parts.clone(), vec(parts, 0..3)).prop_map(|(parts, inside)| Parts { inside, ..parts })
    })
}

#[test]
fn every_written_value_is_read_again() {
    TestRunner::new(config(500))
        .run(&values(), |value| {
            let text = serde_yaml::to_string(&value).unwrap();
            assert_eq!(read::<Value>(&text), Ok(other(&text)), "{text}");
            Ok(())
        })
        .unwrap();
}

#[test]
fn every_value_of_a_type_is_read_again() {
    TestRunner::new(config(300))
        .run(&parts(), |parts| {
            let mut text = Vec::new();
            singleton_map_recursive::serialize(&parts, &mut serde_yaml::Serializer::new(&mut text)).unwrap();
            let text = String::from_utf8(text).unwrap();
            assert_eq!(read::<Parts>(&text), Ok(other(&text)), "{text}");
            Ok(())
        })
        .unwrap();
}

#[test]
fn every_scalar_has_one_meaning() {
    let scalars = "null Null ~ true True TRUE no on 0 -0 7 +7 -7 007 -007 0x1F -0x1f 0o17 0b11 0x 1_000 18446744073709551615 -9223372036854775808 \
                   510.10 1. .5 -.5 +.5 1e3 1e999 .inf -.INF .nan .NaN . + -X +1/+1 1/2 inf nan 2005-02 702.9a <<";
    for scalar in scalars.split(' ') {
        for text in
            [format!("a: {scalar}"), format!("a: '{scalar}'"), format!("[{scalar}]"), format!("{{{scalar}: {scalar}}}")]
        {
            if let Ok(other) = serde_yaml::from_str::<Value>(&text) {
                assert_eq!(format!("{:?}", read::<Value>(&text).unwrap()), format!("{other:?}"), "{text}");
            }
        }
        assert_eq!(read(&format!("'a': {scalar}")), Ok(BTreeMap::from([("a".to_owned(), scalar.to_owned())])));
    }
}

#[test]
fn every_fixture_is_read_as_serde_yaml_reads_it() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures")];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "yaml") {
                let text = fs::read_to_string(&path).unwrap();
                assert!(read::<Value>(&text).unwrap() == serde_yaml::from_str::<Value>(&text).unwrap(), "{path:?}");
                files += 1;
            }
        }
    }
    assert!(files > 1_000, "{files} fixtures");
}

#[test]
fn aliases_repeat_values() {
    let text = "one: &a [1, 2]\nother: *a\nlast: [&b x, *b, *a]\n";
    let [pair, word] = [Value::from(vec![1, 2]), Value::from("x")];
    let last = Value::from(vec![word.clone(), word, pair.clone()]);
    let map = [("one", pair.clone()), ("other", pair), ("last", last)];
    assert_eq!(read(text), Ok(BTreeMap::from(map.map(|(key, value)| (key.to_owned(), value)))));
    assert_eq!(wrong::<Value>("a: &a [b, *a]"), "a.yaml:1:11: an alias can't stand inside the value that it repeats");
    let bomb = |depth: usize| -> String {
        let level = |at: usize| format!("- &x{at} [{}]\n", vec![format!("*x{}", at - 1); 9].join(", "));
        "- &x0 [y]\n".to_owned() + &(1..depth).map(level).collect::<String>()
    };
    assert!(read::<Value>(&bomb(3)).is_ok());
    assert!(wrong::<Value>(&bomb(20)).ends_with("aliases repeat too many values"));
}

#[test]
fn a_key_is_given_once() {
    let twice = "a: 1\nb: { c: 1, \"d\": 2, c: 3 }\n";
    assert_eq!(wrong::<Value>(twice), "a.yaml:2:20: b: `c` is given twice");
    assert_eq!(wrong::<BTreeMap<String, u8>>("{ a: 1, 'a': 2 }"), "a.yaml:1:10: `a` is given twice");
}

#[test]
fn a_wrong_value_is_placed_wherever_it_is() {
    type Lists = BTreeMap<String, Vec<u8>>;
    assert_eq!(
        wrong::<Lists>("a: [1]\nb:\n  - 1\n  - two\n"),
        "a.yaml:4:5: b[1]: expected a whole number that isn't negative, and found the text \"two\""
    );
    assert_eq!(wrong::<Lists>("a: é\nb: [1]"), "a.yaml:1:4: a: expected a list, and found the text \"é\"");
    assert_eq!(
        wrong::<Lists>("é: [ { é: 1 } ]"),
        "a.yaml:1:6: é[0]: expected a whole number that isn't negative, and found a map"
    );
    assert_eq!(
        wrong::<Vec<Variant>>("- { Of: Word, Word: 1 }"),
        "a.yaml:1:3: [0]: expected a map of one key, and found a map of `Of` and `Word`"
    );
    assert_eq!(
        wrong::<Vec<Variant>>("- Of: { Two: [1] }"),
        "a.yaml:1:14: [0].Of.Two: expected a list of 2, and found 1"
    );
    assert_eq!(
        wrong::<Vec<Variant>>("- Of: { Two: [1, a, b] }"),
        "a.yaml:1:14: [0].Of.Two: expected a list of 2, and found 3"
    );
    assert_eq!(
        wrong::<Vec<Variant>>("- Of: Wrod"),
        "a.yaml:1:7: [0].Of: there is no word `Wrod` here; there are `Word`, `Of`, `Perhaps`, `Two`, `Parts`; did you mean `Word`?"
    );
    assert_eq!(wrong::<Value>("a: !b c"), "a.yaml:1:4: the tag `!b` is not allowed here");
    assert_eq!(wrong::<Value>("a: 1\n---\nb: 2\n"), "a.yaml:3:1: only one document is allowed in a file");
    assert_eq!(read("!!str 5"), Ok("5".to_owned()));
    assert_eq!(read("# nothing\n"), Ok(Vec::<u8>::new()));
}

#[test]
fn deep_values_are_refused() {
    let deep = |depth: usize| (0..depth).map(|depth| format!("{}a:\n", " ".repeat(depth))).collect::<String>();
    assert!(read::<Value>(&deep(128)).is_ok());
    assert_eq!(wrong::<Value>(&deep(129)), "a.yaml:129:129: values are nested more than 128 deep");
}
