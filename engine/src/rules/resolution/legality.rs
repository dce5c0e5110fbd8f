//! Whether targets are still legal (608.2b), and the scope of a text as it resolves.

use crate::{
    acting::Cx,
    cards::Name,
    game::Game,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::targets,
    state::{
        binding::{Targets, Value},
        effects::Scope,
        stack::{StackItem, StackText, Target},
    },
};

/// The legal remainder of an object on the stack as it resolves.
pub(super) struct Legal {
    /// Whether it has targets and all of them are illegal.
    pub(super) none: bool,
    /// The scopes of each text.
    pub(super) words: Vec<Words>,
}

/// The scopes of a text.
pub(super) struct Words {
    /// The scope of its own instructions.
    pub(super) scope: Scope,
    /// The additional bindings of its modes.
    pub(super) of_modes: Vec<OfMode>,
}

/// The targets of a mode. Two modes may use the same name; each mode has its own bindings while it is carried out.
pub(super) struct OfMode {
    pub(super) mode: Name,
    pub(super) name: Name,
    pub(super) value: Value,
}

/// Checks every target again.
pub(super) fn of(cx: &Cx<'_>, object: ObjectId, item: &StackItem) -> Legal {
    let game = cx.game();
    let left: Vec<Vec<Shares>> = item.texts.iter().map(|text| left_of(game, object, item, text)).collect();
    let chosen = item.targets().map(|target| target.chosen.len()).sum::<usize>();
    let legal = left.iter().flatten().map(Vec::len).sum::<usize>();
    let mut words = Vec::with_capacity(item.texts.len());
    for (text, left) in item.texts.iter().zip(left) {
        let (mut scope, mut of_modes) = (scope(game, object, item, text), Vec::new());
        for (target, left) in text.targets.iter().zip(left) {
            let some = left.len() < target.chosen.len() && legal > 0;
            // The effect does nothing to an illegal target (608.2b).
            let left = if some {
                game.fact((Rule::IllegalTargetSkipped, object), left, || shares(target).collect())
            } else {
                left
            };
            let (name, value) = (target.name.clone(), bound(target, left));
            match &target.mode {
                None => scope.bindings.bind(name, value),
                Some(mode) => of_modes.push(OfMode { mode: mode.clone(), name, value }),
            }
        }
        words.push(Words { scope, of_modes });
    }
    Legal { none: legal == 0 && chosen > 0, words }
}

/// The value of a target name, with these targets left.
fn bound(target: &Target, left: Shares) -> Value {
    let shares = left.iter().filter_map(|(_, share)| *share).collect();
    let legal = left.into_iter().map(|(entity, _)| entity).collect();
    Value::Targets(Box::new(Targets { legal, shares, chosen: target.chosen.clone() }))
}

/// Targets, each with its share of a divided amount.
type Shares = Vec<(Entity, Option<u32>)>;

/// The targets that are still legal, for each instance of the word "target" in a text.
fn left_of(game: Game<'_>, object: ObjectId, item: &StackItem, text: &StackText) -> Vec<Shares> {
    let scope = scope(game, object, item, text);
    text.targets.iter().map(|target| still_legal(game, object, text, target, &scope)).collect()
}

fn shares(target: &Target) -> impl Iterator<Item = (Entity, Option<u32>)> {
    let shares = target.division.iter().copied().map(Some).chain(std::iter::repeat(None));
    target.chosen.iter().copied().zip(shares)
}

/// The scope of a text, with all its targets.
pub(super) fn scope(game: Game<'_>, object: ObjectId, item: &StackItem, text: &StackText) -> Scope {
    let at = item.texts.iter().position(|t| std::ptr::eq(t, text)).unwrap_or(0);
    targets::text_scope(game, object, item, at)
}

/// The targets of an instance that are still legal, each with its share of a divided amount.
fn still_legal(game: Game<'_>, object: ObjectId, text: &StackText, target: &Target, scope: &Scope) -> Shares {
    let instances = targets::instances(text);
    let instance = instances.iter().find(|i| *i.name == target.name && i.mode == target.mode.as_ref());
    let legal = |entity: &Entity| match instance {
        Some(instance) => targets::is_legal_target(game, *entity, instance.spec, scope, object),
        None => targets::obstacle(game, *entity, scope, object).is_none(),
    };
    // Targets are checked again (608.2b). If that rule is switched off, the chosen targets stay.
    let legal = |entity: &Entity| game.fact((Rule::TargetLegality, object), legal(entity), || true);
    shares(target).filter(|(entity, _)| legal(entity)).collect()
}
