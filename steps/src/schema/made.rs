//! Making the schemas from the types.

use casebook_engine::{
    cards::{CardDef, Named, action::ActionDef, keyword::KeywordDef, selector::Selector, state_based::StateBasedRule},
    edition::Layer,
};
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings, transform::RecursiveTransform};
use serde_json::Value;

use crate::{
    clauses::Listing,
    deviations::Deviations,
    editions::RuleNumbers,
    library::{Added, CreatureType},
    mechanics::Mechanics,
    packs::Manifest,
    portable::{Cases, Expected},
    protocol::{Request, Response},
    record::Line,
};

/// A schema by its name; `None` for a name that isn't in [`SCHEMAS`](super::SCHEMAS).
#[must_use]
pub fn schema(name: &str) -> Option<Value> {
    let schema = match name {
        "request" => schemars::schema_for!(Request),
        "response" => schemars::schema_for!(Response),
        "record" => schemars::schema_for!(Line),
        "cases" => schemars::schema_for!(Cases),
        "expectations" => schemars::schema_for!(Expected),
        "deviations" => schemars::schema_for!(Deviations),
        "pack" => return Some(written::<Manifest>()),
        "card" => return Some(written::<CardDef>()),
        "action" => return Some(written::<ActionDef>()),
        "keyword" => return Some(written::<KeywordDef>()),
        "selectors" => return Some(written::<Named<Selector>>()),
        "state_based" => return Some(written::<Named<StateBasedRule>>()),
        "creature_types" => return Some(written::<Vec<CreatureType>>()),
        "subtypes" => return Some(written::<Added>()),
        "edition" => return Some(written::<Layer>()),
        "rules" => return Some(written::<Listing>()),
        "marks" => return Some(written::<RuleNumbers>()),
        "mechanics" => return Some(written::<Mechanics>()),
        _ => return None,
    };
    Some(schema.to_value())
}

/// The schema of a file that is written by hand: an optional key is omitted and never `null`.
fn written<T: JsonSchema>() -> Value {
    let settings = SchemaSettings::draft07().with_transform(RecursiveTransform(plainly));
    SchemaGenerator::new(settings).into_root_schema_for::<T>().to_value()
}

/// A part of such a schema.
fn plainly(schema: &mut schemars::Schema) {
    let Some(schema) = schema.as_object_mut() else { return };
    if schema.get("default").is_some_and(|default| default.is_null() || *default == Value::Object(Default::default())) {
        schema.remove("default");
    }
    if let Some(default) = schema.get_mut("default")
        && let Some(number) = default.get("fixed").cloned()
    {
        *default = number;
    }
    for property in
        schema.get_mut("properties").and_then(Value::as_object_mut).into_iter().flat_map(|all| all.values_mut())
    {
        never_null(property);
    }
    if let Some(Value::String(text)) = schema.get_mut("description") {
        *text = text.replace("[`", "`").replace("`]", "`");
    }
}

/// Removes `null` from the types of optional keys.
fn never_null(property: &mut Value) {
    let Some(property) = property.as_object_mut() else { return };
    if let Some(Value::Array(types)) = property.get_mut("type") {
        types.retain(|one| *one != "null");
        if let [only] = &types[..] {
            let only = only.clone();
            property.insert("type".to_owned(), only);
        }
    }
    if let Some(Value::Array(forms)) = property.get_mut("anyOf") {
        forms.retain(|form| form.get("type") != Some(&Value::from("null")));
        if let [only] = &forms[..] {
            let only = only.clone();
            property.remove("anyOf");
            property.insert("allOf".to_owned(), Value::Array(vec![only]));
        }
    }
}
