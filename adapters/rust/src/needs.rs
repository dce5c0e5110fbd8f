//! What a case needs and an adapter lacks: cards, operations, and every field that asks for something.

use casebook_protocol::{
    case::{Action, Answer, Case, Origin, Query, ScriptOp, SetupOp},
    needs::{cards, probes},
    port::{Unsupported, UnsupportedKind},
};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Adapter, Handlers, answers::kind_of, part::is_blank};

/// The setup operations that place cards, with the fields that the kit reads itself.
pub(crate) const PLACES: [(&str, &[&str]); 6] = [
    ("in_play", &["object", "controller"]),
    ("hand", &["player", "objects"]),
    ("library", &["player", "objects", "filler"]),
    ("graveyard", &["player", "objects"]),
    ("exile", &["object"]),
    ("can_pay", &["player", "mana"]),
];

/// The queries that the kit answers from the methods of an adapter.
pub(crate) const DERIVED: [&str; 6] = ["stack", "now", "priority", "contents", "can_do", "tried"];

/// The parts of an action that an engine may ask for in decisions, and their kinds.
pub(crate) const ANNOUNCED: [(&str, &str); 4] =
    [("targets", "targets"), ("modes", "modes"), ("x", "number"), ("division", "division")];

/// The JSON name of a variant, and its fields. A variant with one bare name has the field `player`.
pub(crate) fn variant(value: &impl Serialize) -> (String, Map<String, Value>) {
    match serde_json::to_value(value).unwrap_or_default() {
        Value::String(name) => (name, Map::new()),
        Value::Object(fields) => match fields.into_iter().next() {
            Some((name, Value::Object(fields))) => (name, fields),
            Some((name, bare @ Value::String(_))) => (name, Map::from_iter([("player".to_owned(), bare)])),
            Some((name, bare)) => (name, Map::from_iter([("value".to_owned(), bare)])),
            None => Default::default(),
        },
        _ => Default::default(),
    }
}

/// What a setup operation says beyond what the kit reads: for `now`, a player and a phase.
pub(crate) fn facts(op: &SetupOp) -> (String, Map<String, Value>) {
    let (name, mut fields) = variant(op);
    if let Some((_, read)) = PLACES.iter().find(|(place, _)| *place == name) {
        fields.retain(|field, _| field == "object" || !read.contains(&field.as_str()));
    }
    if name == "now"
        && let Some(Value::Object(mut moment)) = fields.remove("moment")
    {
        match moment.remove("turn") {
            Some(Value::Object(turn)) if turn.contains_key("of") => {
                fields.extend(turn.into_iter().map(|(_, player)| ("player".to_owned(), player)));
            }
            turn => fields.extend(turn.map(|turn| ("turn".to_owned(), turn))),
        }
        fields.append(&mut moment);
    }
    (name, fields)
}

/// The fields of an action that its handler leaves to the decisions that the engine asks for.
pub(crate) fn prompted<A: Adapter>(
    handlers: &Handlers<A>,
    name: &str,
    fields: &Map<String, Value>,
) -> Vec<&'static str> {
    let Some(handler) = handlers.acts.get(name) else { return Vec::new() };
    let left = ANNOUNCED.iter().filter(|(field, kind)| {
        let asked = fields.get(*field).is_some_and(|value| !is_blank(field, value));
        asked && A::ASKS.contains(kind) && !handler.fields.contains(field)
    });
    left.map(|(field, _)| *field).collect()
}

/// The first thing that a case needs and the adapter lacks.
pub(crate) fn lack<A: Adapter>(handlers: &Handlers<A>, case: &Case) -> Option<Unsupported> {
    let lack = Lack { handlers };
    let unknown = cards(case).into_iter().find(|card| !A::knows(card));
    let card = unknown.map(|card| Unsupported { kind: UnsupportedKind::Card, what: card.to_owned() });
    card.or_else(|| case.objects.iter().find_map(|object| lack.of_origin(&object.origin)))
        .or_else(|| case.setup.iter().find_map(|op| lack.of_setup(op)))
        .or_else(|| case.script.iter().find_map(|op| lack.of_op(op)))
        .or_else(|| {
            let names = probes(case);
            case.probes.iter().zip(&names).find_map(|(probe, name)| lack.of_query(&probe.query, name))
        })
}

struct Lack<'h, A: Adapter> {
    handlers: &'h Handlers<A>,
}

impl<A: Adapter> Lack<'_, A> {
    /// Compares the fields that ask for something with those that a handler reads.
    fn of_fields(
        &self,
        kind: UnsupportedKind,
        name: &str,
        read: Option<&[&str]>,
        fields: &Map<String, Value>,
        left: &[&str],
    ) -> Option<Unsupported> {
        let Some(read) = read else { return Some(Unsupported { kind, what: name.to_owned() }) };
        let asks = |(field, value): &(&String, &Value)| {
            let name = field.as_str();
            !is_blank(name, value) && !read.contains(&name) && !left.contains(&name)
        };
        let (field, _) = fields.iter().find(asks)?;
        Some(Unsupported { kind, what: format!("{name}.{field}") })
    }

    fn of_origin(&self, origin: &Origin) -> Option<Unsupported> {
        if matches!(origin, Origin::Card { .. } | Origin::PlacedToken { .. }) {
            return None;
        }
        let (name, fields) = variant(origin);
        let read = self.handlers.finds.get(name.as_str()).map(|handler| handler.fields.as_slice());
        self.of_fields(UnsupportedKind::Mechanic, &name, read, &fields, &[])
    }

    fn of_setup(&self, op: &SetupOp) -> Option<Unsupported> {
        let (name, fields) = facts(op);
        let handler = self.handlers.facts.get(name.as_str()).map(|handler| handler.fields.as_slice());
        match op {
            SetupOp::Token { .. } if self.handlers.token.is_some() => return None,
            SetupOp::CanPay { mana, .. } => {
                if let Some(land) = mana.lands().into_iter().find(|land| !A::knows(land)) {
                    return Some(Unsupported { kind: UnsupportedKind::Card, what: land.to_owned() });
                }
            }
            _ => {}
        }
        let placed = PLACES.iter().any(|(place, _)| *place == name);
        let read = handler.or(placed.then_some(&[]));
        self.of_fields(UnsupportedKind::Setup, &name, read, &fields, if placed { &["object"] } else { &[] })
    }

    fn of_op(&self, op: &ScriptOp) -> Option<Unsupported> {
        match op {
            ScriptOp::Act(action) | ScriptOp::Try(action) => self.of_action(action),
            ScriptOp::Answer(answer) => self.of_answer(answer),
            ScriptOp::DamageOnStack => {
                Some(Unsupported { kind: UnsupportedKind::Op, what: "damage_on_stack".to_owned() })
            }
            ScriptOp::ResolveTop
            | ScriptOp::ResolveAll
            | ScriptOp::AdvanceTo(_)
            | ScriptOp::CombatDamage
            | ScriptOp::FirstStrikeDamage => None,
        }
    }

    fn of_action(&self, action: &Action) -> Option<Unsupported> {
        if matches!(action, Action::Pass { .. }) {
            return None;
        }
        let (name, fields) = variant(action);
        let read = self.handlers.acts.get(name.as_str()).map(|handler| handler.fields.as_slice());
        let left = prompted(self.handlers, &name, &fields);
        self.of_fields(UnsupportedKind::Op, &name, read, &fields, &left)
    }

    fn of_answer(&self, answer: &Answer) -> Option<Unsupported> {
        let kind = kind_of(&answer.choice);
        let what = format!("answer.{kind}");
        (!A::ASKS.contains(&kind.as_str())).then_some(Unsupported { kind: UnsupportedKind::Op, what })
    }

    fn of_query(&self, query: &Query, name: &str) -> Option<Unsupported> {
        let handler = self.handlers.queries.get(name).map(|handler| handler.fields.as_slice());
        match query {
            Query::CanDo(action) => return self.of_action(action),
            Query::WouldAccept(answer) => return self.of_answer(answer),
            Query::Decision if !A::ASKS.is_empty() => return None,
            _ if handler.is_none() && DERIVED.contains(&name) => return None,
            _ => {}
        }
        self.of_fields(UnsupportedKind::Probe, name, handler, &variant(query).1, &["aspect"])
    }
}
