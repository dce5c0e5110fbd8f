//! What is proposed before it is done, so that several instructions can be carried out at one time.

use crate::{
    cards::Name,
    error::Flow,
    event::Event,
    game::Cx,
    ground::Act,
    ids::ObjectId,
    rules::replacement::happen,
    state::{binding::Value, effects::Scope},
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
    objects: Vec<ObjectId>,
    /// As what they have become, and not as they were.
    anew: bool,
}

impl Proposal {
    /// Those changes.
    pub(in crate::verbs) fn of(acts: impl IntoIterator<Item = impl Into<Act>>) -> Self {
        Self { acts: acts.into_iter().map(Into::into).collect(), called: None }
    }

    /// The name binds those objects as they were.
    pub(in crate::verbs) fn calling(self, name: Option<&Name>, objects: Vec<ObjectId>) -> Self {
        self.called(name, objects, false)
    }

    /// The name binds what those objects become.
    pub(in crate::verbs) fn calling_anew(self, name: Option<&Name>, objects: Vec<ObjectId>) -> Self {
        self.called(name, objects, true)
    }

    fn called(self, name: Option<&Name>, objects: Vec<ObjectId>, anew: bool) -> Self {
        Self { called: name.map(|name| Called { name: name.clone(), objects, anew }), ..self }
    }
}

/// Does what is proposed, all of it at one time.
///
/// # Errors
///
/// Unanswered decisions of what replaces it.
pub(in crate::verbs) fn carry_out(cx: &mut Cx<'_>, proposals: Vec<Proposal>, scope: &mut Scope) -> Flow {
    let (acts, called): (Vec<_>, Vec<_>) = proposals.into_iter().map(|one| (one.acts, one.called)).unzip();
    let events = happen(cx, acts.concat())?;
    for Called { name, objects, anew } in called.into_iter().flatten() {
        let now = |object: ObjectId| if anew { became(cx, object, &events) } else { Some(object) };
        let bound = objects.into_iter().filter_map(now).map(Into::into).collect();
        scope.bindings.bind(name, Value::Entities(bound));
    }
    Ok(())
}

/// What an object became, whatever zone it went to in the end.
fn became(cx: &Cx<'_>, object: ObjectId, events: &[Event]) -> Option<ObjectId> {
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { object: moved, became, .. } if *moved == object => Some(*became),
        _ => None,
    });
    moved.or_else(|| cx.state().object(object).became)
}
