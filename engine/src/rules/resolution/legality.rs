//! Whether targets are still legal (608.2b), and what the words of a text refer to as it resolves.

use crate::{
    cards::Name,
    game::{Cx, Game},
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::targets,
    state::{
        binding::{Targets, Value},
        effects::Scope,
        stack::{StackItem, StackText, Target},
    },
};

/// What is left of an object on the stack as it resolves.
pub(super) struct Legal {
    /// It has targets, and all of them are illegal.
    pub(super) none: bool,
    /// What the words of each text refer to.
    pub(super) words: Vec<Words>,
}

/// What the words of a text refer to.
pub(super) struct Words {
    /// Those of its own instructions.
    pub(super) scope: Scope,
    /// What those of its modes refer to besides.
    pub(super) of_modes: Vec<OfMode>,
}

/// The targets of a mode. Two modes may use one name: each has its own bound as it is carried out.
pub(super) struct OfMode {
    pub(super) mode: Name,
    pub(super) name: Name,
    pub(super) value: Value,
}

/// Looks at every target again.
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
            // What concerns an illegal target is left out (608.2b).
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

/// What the name of targets stands for, of which these are left.
fn bound(target: &Target, left: Shares) -> Value {
    let shares = left.iter().filter_map(|(_, share)| *share).collect();
    let legal = left.into_iter().map(|(entity, _)| entity).collect();
    Value::Targets(Box::new(Targets { legal, shares, chosen: target.chosen.clone() }))
}

/// Targets, each with its share of what is divided.
type Shares = Vec<(Entity, Option<u32>)>;

/// What is still legal of each instance of the word "target" in a text.
fn left_of(game: Game<'_>, object: ObjectId, item: &StackItem, text: &StackText) -> Vec<Shares> {
    let scope = scope(game, object, item, text);
    text.targets.iter().map(|target| still_legal(game, object, text, target, &scope)).collect()
}

fn shares(target: &Target) -> impl Iterator<Item = (Entity, Option<u32>)> {
    let shares = target.division.iter().copied().map(Some).chain(std::iter::repeat(None));
    target.chosen.iter().copied().zip(shares)
}

/// What the words of a text refer to, all its targets included.
pub(super) fn scope(game: Game<'_>, object: ObjectId, item: &StackItem, text: &StackText) -> Scope {
    let at = item.texts.iter().position(|t| std::ptr::eq(t, text)).unwrap_or(0);
    targets::text_scope(game, object, item, at)
}

/// The targets of an instance that are still legal, each with its share of what is divided.
fn still_legal(game: Game<'_>, object: ObjectId, text: &StackText, target: &Target, scope: &Scope) -> Shares {
    let instances = targets::instances(text);
    let instance = instances.iter().find(|i| *i.name == target.name && i.mode == target.mode.as_ref());
    let legal = |entity: &Entity| match instance {
        Some(instance) => targets::is_legal_target(game, *entity, instance.spec, scope, object),
        None => targets::obstacle(game, *entity, scope, object).is_none(),
    };
    // Looked at again (608.2b): without that rule what was chosen stays.
    let legal = |entity: &Entity| game.fact((Rule::TargetLegality, object), legal(entity), || true);
    shares(target).filter(|(entity, _)| legal(entity)).collect()
}
