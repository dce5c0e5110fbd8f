//! Proposals: changes that are determined before they are made, so that several instructions can be carried out at one time.

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{Name, values::Zone},
    change::{CardChange, Change},
    error::Flow,
    event::Event,
    ground::Act,
    ids::ObjectId,
    rules::replacement::happen,
    state::{binding::Value, characteristics::Face, effects::Scope},
    unsupported,
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
    /// The objects that these objects have become in public zones, and of the others what they last were: an effect does not find an object in a hidden
    /// zone, but it still knows the object that it put there (400.7j, 608.2h).
    AnewOrKnown(Vec<ObjectId>),
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

    /// Binds the name to the objects that these objects become in public zones, and to the objects that go to hidden zones as they last existed (400.7j).
    pub(in crate::verbs) fn calling_known(self, name: Option<&Name>, objects: Vec<ObjectId>) -> Self {
        self.called(name, Meant::AnewOrKnown(objects))
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

/// Makes the changes that several players propose at one time, each with the scope of the player's instructions.
///
/// # Errors
///
/// A decision of a replacement effect without an answer.
pub(in crate::verbs) fn carry_out_for_each(cx: &mut Cx<'_>, proposals: Vec<(Vec<Proposal>, &mut Scope)>) -> Flow {
    let creates = |one: &Proposal| one.acts.iter().any(|act| created_face(act).is_some());
    let creating = proposals.iter().flat_map(|(all, _)| all).filter(|one| creates(one)).count();
    let mut acts = Vec::new();
    let mut named = Vec::with_capacity(proposals.len());
    for (all, scope) in proposals {
        let mut called = Vec::with_capacity(all.len());
        for one in all {
            acts.extend(one.acts);
            called.push(one.called);
        }
        named.push((called, scope));
    }
    let stated: Vec<Arc<Face>> = acts.iter().filter_map(created_face).cloned().collect();
    let events = happen(cx, acts)?;
    for (called, scope) in named {
        bind_called(cx, (called, &events), (&stated, creating), scope)?;
    }
    Ok(())
}

/// Makes all proposed changes at one time.
///
/// # Errors
///
/// A decision of a replacement effect without an answer.
pub(in crate::verbs) fn carry_out(cx: &mut Cx<'_>, proposals: Vec<Proposal>, scope: &mut Scope) -> Flow {
    carry_out_for_each(cx, vec![(proposals, scope)])
}

/// Binds the names of the proposals after the events.
fn bind_called(
    cx: &Cx<'_>,
    (called, events): (Vec<Option<Called>>, &[Event]),
    (stated, creating): (&[Arc<Face>], usize),
    scope: &mut Scope,
) -> Flow {
    let is_one = |token: &ObjectId, faces: &[Arc<Face>]| {
        faces.iter().any(|face| Arc::ptr_eq(face, &cx.state().object(*token).face))
    };
    for Called { name, what } in called.into_iter().flatten() {
        let value = match what {
            Meant::Objects(objects) => of_objects(objects),
            Meant::Anew(objects) => {
                of_objects(objects.into_iter().filter_map(|object| became(cx, object, events)).collect())
            }
            Meant::AnewInPublic(objects) => {
                let public = |id: &ObjectId| !matches!(cx.state().object(*id).zone, Zone::Hand | Zone::Library);
                let now = objects.into_iter().filter_map(|object| became(cx, object, events));
                of_objects(now.filter(public).collect())
            }
            Meant::AnewOrKnown(objects) => {
                let public = |id: &ObjectId| !matches!(cx.state().object(*id).zone, Zone::Hand | Zone::Library);
                let now = objects.into_iter().filter_map(|object| {
                    let now = became(cx, object, events)?;
                    Some(if public(&now) { now } else { object })
                });
                of_objects(now.collect())
            }
            Meant::Tokens(faces) => {
                let tokens: Vec<ObjectId> = events.iter().filter_map(created).collect();
                let alone = creating <= 1;
                // Tokens that are created instead of other tokens don't say which of several instructions they come from.
                if !alone && !tokens.iter().all(|token| is_one(token, stated)) {
                    return unsupported::refuse("tokens that are created instead of some of several tokens");
                }
                of_objects(tokens.into_iter().filter(|token| alone || is_one(token, &faces)).collect())
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

/// The characteristics of the tokens that a change creates.
fn created_face(act: &Act) -> Option<&Arc<Face>> {
    match &act.change {
        Change::Card(CardChange::CreateTokens { token, .. }) => Some(&token.face),
        _ => None,
    }
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
