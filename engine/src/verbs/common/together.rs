//! Proposals: changes that are determined before they are made, so that several instructions can be carried out at one time.

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{Name, values::Zone},
    error::Flow,
    event::Event,
    ground::Act,
    ids::ObjectId,
    rules::replacement::happen,
    state::{binding::Value, characteristics::Face, effects::Scope},
};

/// An instruction whose choices and amounts are all determined before its first change.
pub(crate) trait Together {
    /// The changes that the instruction will make in the current position.
    ///
    /// # Errors
    ///
    /// A decision without an answer, or an action that is not possible.
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal>;
}

/// The changes that an instruction will make.
pub(crate) struct Proposal {
    acts: Vec<Act>,
    called: Option<Called>,
}

/// A name that is bound after the changes.
struct Called {
    name: Name,
    what: Meant,
}

/// The value to which the name is bound.
enum Meant {
    /// These objects, as they last existed.
    Objects(Vec<ObjectId>),
    /// The objects that these objects have become.
    Anew(Vec<ObjectId>),
    /// The objects that these objects have become in public zones (400.7j).
    AnewInPublic(Vec<ObjectId>),
    /// The created tokens with these characteristics. If nothing else was done at that time, all created tokens.
    Tokens(Vec<Arc<Face>>),
    /// The total amount over the events.
    HowMuch(fn(&Event) -> u32),
}

impl Proposal {
    /// A proposal of these changes.
    pub(in crate::verbs) fn of(acts: impl IntoIterator<Item = impl Into<Act>>) -> Self {
        Self { acts: acts.into_iter().map(Into::into).collect(), called: None }
    }

    /// Binds the name to these objects as they last existed.
    pub(in crate::verbs) fn calling(self, name: Option<&Name>, objects: Vec<ObjectId>) -> Self {
        self.called(name, Meant::Objects(objects))
    }

    /// Binds the name to the objects that these objects become.
    pub(in crate::verbs) fn calling_anew(self, name: Option<&Name>, objects: Vec<ObjectId>) -> Self {
        self.called(name, Meant::Anew(objects))
    }

    /// Binds the name to the objects that these objects become in public zones. An effect that moves an object to a public zone does not find it in a
    /// hidden one (400.7j).
    pub(in crate::verbs) fn calling_in_public(self, name: Option<&Name>, objects: Vec<ObjectId>) -> Self {
        self.called(name, Meant::AnewInPublic(objects))
    }

    /// Binds the name to the created tokens.
    pub(in crate::verbs) fn creating(self, name: Option<&Name>, faces: Vec<Arc<Face>>) -> Self {
        self.called(name, Meant::Tokens(faces))
    }

    /// Binds the name to the total amount over the events, after replacement effects.
    pub(in crate::verbs) fn counting(self, name: Option<&Name>, each: fn(&Event) -> u32) -> Self {
        self.called(name, Meant::HowMuch(each))
    }

    /// The changes.
    pub(crate) fn acts(self) -> Vec<Act> {
        self.acts
    }

    fn called(self, name: Option<&Name>, what: Meant) -> Self {
        Self { called: name.map(|name| Called { name: name.clone(), what }), ..self }
    }
}

/// Makes all proposed changes at one time.
///
/// # Errors
///
/// A decision of a replacement effect without an answer.
pub(in crate::verbs) fn carry_out(cx: &mut Cx<'_>, proposals: Vec<Proposal>, scope: &mut Scope) -> Flow {
    let alone = proposals.len() == 1;
    let (acts, called): (Vec<_>, Vec<_>) = proposals.into_iter().map(|one| (one.acts, one.called)).unzip();
    let events = happen(cx, acts.concat())?;
    for Called { name, what } in called.into_iter().flatten() {
        let value = match what {
            Meant::Objects(objects) => of_objects(objects),
            Meant::Anew(objects) => {
                of_objects(objects.into_iter().filter_map(|object| became(cx, object, &events)).collect())
            }
            Meant::AnewInPublic(objects) => {
                let public = |id: &ObjectId| !matches!(cx.state().object(*id).zone, Zone::Hand | Zone::Library);
                let now = objects.into_iter().filter_map(|object| became(cx, object, &events));
                of_objects(now.filter(public).collect())
            }
            Meant::Tokens(faces) => {
                let of_them = |token: &ObjectId| {
                    alone || faces.iter().any(|face| Arc::ptr_eq(face, &cx.state().object(*token).face))
                };
                of_objects(events.iter().filter_map(created).filter(of_them).collect())
            }
            Meant::HowMuch(each) => {
                let in_all = events.iter().map(each).fold(0, u32::saturating_add);
                Value::Number(i32::try_from(in_all).unwrap_or(i32::MAX))
            }
        };
        scope.bindings.bind(name, value);
    }
    Ok(())
}

/// The token that an event created.
fn created(event: &Event) -> Option<ObjectId> {
    match event {
        Event::Moved { became, from: Zone::Nowhere, .. } => Some(*became),
        _ => None,
    }
}

fn of_objects(objects: Vec<ObjectId>) -> Value {
    Value::Entities(objects.into_iter().map(Into::into).collect())
}

/// The object that an object became, in whichever zone it is.
fn became(cx: &Cx<'_>, object: ObjectId, events: &[Event]) -> Option<ObjectId> {
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { object: moved, became, .. } if *moved == object => Some(*became),
        _ => None,
    });
    moved.or_else(|| cx.state().object(object).became)
}
