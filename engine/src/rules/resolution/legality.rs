//! Whether targets are still legal (608.2b), and what the words of a text refer to as it resolves.

use super::bind_target;
use crate::{
    cards::Name,
    game::{Cx, Game},
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::targets,
    state::{
        binding::Value,
        effects::Scope,
        stack::{StackItem, StackText, Target},
    },
};

/// What is left of an object on the stack as it resolves.
pub(super) struct Legal {
    /// It has targets, and all of them are illegal.
    pub(super) none: bool,
    /// At least one target is illegal.
    pub(super) some_illegal: bool,
    /// What the words of each text refer to: legal targets only.
    pub(super) scopes: Vec<Scope>,
}

/// Looks at every target again.
pub(super) fn of(cx: &Cx<'_>, object: ObjectId, item: &StackItem) -> Legal {
    let game = cx.game();
    let (mut legal, mut illegal) = (0, 0);
    let mut scopes = Vec::with_capacity(item.texts.len());
    for text in &item.texts {
        mark_looked_at(cx, object, text);
        let with_all = scope(game, object, item, text);
        let mut scope = with_all.clone();
        for target in &text.targets {
            let left = still_legal(game, object, text, target, &with_all);
            legal += left.len();
            illegal += target.chosen.len() - left.len();
            if target.mode.is_none() {
                bind_target(&mut scope, &target.name, left);
            } else {
                // Two modes may use one name: each mode binds its own as it is carried out.
                bind_target(&mut scope, &of_mode(target), left);
            }
        }
        scopes.push(scope);
    }
    Legal { none: legal == 0 && illegal > 0, some_illegal: legal > 0 && illegal > 0, scopes }
}

/// Marks that targets are looked at again, and, where the text asks for it, what those target themselves.
fn mark_looked_at(cx: &Cx<'_>, object: ObjectId, text: &StackText) {
    if text.targets.iter().any(|target| !target.chosen.is_empty()) {
        cx.considered(Rule::TargetLegality, object);
        targets::instances(text).iter().for_each(|instance| targets::note_asked(cx, instance.spec, object));
    }
}

/// What the words of a text refer to, all its targets included.
pub(super) fn scope(game: Game<'_>, object: ObjectId, item: &StackItem, text: &StackText) -> Scope {
    let at = item.texts.iter().position(|t| std::ptr::eq(t, text)).unwrap_or(0);
    targets::text_scope(game, object, item, at)
}

/// The targets of an instance that are still legal, each with its share of what is divided.
fn still_legal(
    game: Game<'_>,
    object: ObjectId,
    text: &StackText,
    target: &Target,
    scope: &Scope,
) -> Vec<(Entity, Option<u32>)> {
    let instances = targets::instances(text);
    let instance = instances.iter().find(|i| *i.name == target.name && i.mode == target.mode.as_ref());
    let legal = |entity: &Entity| match instance {
        Some(instance) => targets::is_legal_target(game, *entity, instance.spec, scope, object),
        None => targets::obstacle(game, *entity, scope, object).is_none(),
    };
    let shares = target.division.iter().copied().map(Some).chain(std::iter::repeat(None));
    target.chosen.iter().copied().zip(shares).filter(|(entity, _)| legal(entity)).collect()
}

fn of_mode(target: &Target) -> String {
    format!("{}/{}", target.mode.as_deref().unwrap_or_default(), target.name)
}

/// Lets the names of targets stand for those of that mode.
pub(super) fn bind_mode(scope: &mut Scope, mode: &Name) {
    let prefix = format!("{mode}/");
    let own = |(name, value): (&Name, &Value)| Some((Name::from(name.strip_prefix(&prefix)?), value.clone()));
    let own: Vec<(Name, Value)> = scope.bindings.iter().filter_map(own).collect();
    own.into_iter().for_each(|(name, value)| scope.bindings.bind(name, value));
}
