//! What is proposed before it is done, so that several instructions can be carried out at one time.

use std::sync::Arc;

use crate::{
    cards::{Name, values::Zone},
    error::Flow,
    event::Event,
    game::Cx,
    ground::Act,
    ids::ObjectId,
    rules::replacement::happen,
    state::{binding::Value, characteristics::Face, effects::Scope},
};

/// An instruction that changes nothing before it is done: all its choices are made, and all it reads is read, before.
pub(crate) trait Together {
    /// What it does, as things stand.
    ///
    /// # Errors
    ///
    /// Unanswered decisions, and what can't be done.
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal>;
}

/// What an instruction is going to do.
pub(crate) struct Proposal {
    acts: Vec<Act>,
    called: Option<Called>,
}

/// What is bound once it is done.
struct Called {
    name: Name,
    what: Meant,
}

/// What a name is of.
enum Meant {
    /// Those objects, as they were.
    Objects(Vec<ObjectId>),
    /// What those objects have become.
    Anew(Vec<ObjectId>),
    /// The tokens of those faces that came about; whatever did, where nothing else was done at that time.
    Tokens(Vec<Arc<Face>>),
    /// How much it came to, by what happened.
    HowMuch(fn(&Event) -> u32),
}

impl Proposal {
    /// Those changes.
    pub(in crate::verbs) fn of(acts: impl IntoIterator<Item = impl Into<Act>>) -> Self {
        Self { acts: acts.into_iter().map(Into::into).collect(), called: None }
    }

    /// The name binds those objects as they were.
    pub(in crate::verbs) fn calling(self, name: Option<&Name>, objects: Vec<ObjectId>) -> Self {
        self.called(name, Meant::Objects(objects))
    }

    /// The name binds what those objects become.
    pub(in crate::verbs) fn calling_anew(self, name: Option<&Name>, objects: Vec<ObjectId>) -> Self {
        self.called(name, Meant::Anew(objects))
    }

    /// The name binds the tokens that come about.
    pub(in crate::verbs) fn creating(self, name: Option<&Name>, faces: Vec<Arc<Face>>) -> Self {
        self.called(name, Meant::Tokens(faces))
    }

    /// The name binds how much it comes to, whatever replaces it: the sum over what happens.
    pub(in crate::verbs) fn counting(self, name: Option<&Name>, each: fn(&Event) -> u32) -> Self {
        self.called(name, Meant::HowMuch(each))
    }

    fn called(self, name: Option<&Name>, what: Meant) -> Self {
        Self { called: name.map(|name| Called { name: name.clone(), what }), ..self }
    }
}

/// Does what is proposed, all of it at one time.
///
/// # Errors
///
/// Unanswered decisions of what replaces it.
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

/// The token that came about.
fn created(event: &Event) -> Option<ObjectId> {
    match event {
        Event::Moved { became, from: Zone::Nowhere, .. } => Some(*became),
        _ => None,
    }
}

fn of_objects(objects: Vec<ObjectId>) -> Value {
    Value::Entities(objects.into_iter().map(Into::into).collect())
}

/// What an object became, whatever zone it went to in the end.
fn became(cx: &Cx<'_>, object: ObjectId, events: &[Event]) -> Option<ObjectId> {
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { object: moved, became, .. } if *moved == object => Some(*became),
        _ => None,
    });
    moved.or_else(|| cx.state().object(object).became)
}
