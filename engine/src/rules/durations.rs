//! Durations "for as long as" that end while their spell or ability waits on the stack (611.2b).

use std::cell::RefCell;

use super::targets::text_scope;
use crate::{
    acting::Cx,
    cards::{
        Name,
        condition::Condition,
        effect::{Duration, Effect},
    },
    change::{Change, PermanentChange},
    edition::DurationsBegunAgain,
    ids::ObjectId,
    state::{
        binding::Value,
        effects::Scope,
        stack::{StackItem, StackText},
    },
};

/// What a spell or ability on the stack remembers of the condition of a duration.
const TRUE: Value = Value::Number(1);
const TRUE_BEFORE: Value = Value::Number(2);
const TRUE_AGAIN: Value = Value::Number(3);

/// Notes for each spell and ability on the stack which durations of its effects would have begun, ended, and begun again.
pub(super) fn note(cx: &mut Cx<'_>) {
    let game = cx.game();
    let mut noted = Vec::new();
    for object in &game.state.stack {
        let Some(item) = game.object(*object).stack.as_deref() else { continue };
        for (name, text, condition) in conditions(item) {
            let now = game.goes_on(&condition, &text_scope(game, *object, item, text));
            let value = match (game.object(*object).memory.get(&name), now) {
                (None, true) => TRUE,
                (Some(known), false) if *known == TRUE || *known == TRUE_AGAIN => TRUE_BEFORE,
                (Some(known), true) if *known == TRUE_BEFORE => TRUE_AGAIN,
                _ => continue,
            };
            let change = PermanentChange::Remember { object: *object, name, value, entering: false };
            noted.push(Change::Permanent(change));
        }
    }
    if !noted.is_empty() {
        cx.commit_all(noted);
    }
}

/// Whether the duration with that condition has ended before the effect could begin. One that begins again while the spell or ability resolves counts as
/// one that has not ended today (611.2b), and as one that has ended until 2013.
pub(crate) fn has_ended(cx: &Cx<'_>, condition: &Condition, scope: &Scope) -> bool {
    let ended = |object: &ObjectId| {
        let object = cx.state().object(*object);
        let item = object.stack.as_deref().filter(|item| item.source == scope.source);
        item.is_some_and(|item| {
            let for_good = cx.edition().durations_begun_again == DurationsBegunAgain::DoNothing;
            let over = |name: &Name| {
                let known = object.memory.get(name);
                known == Some(&TRUE_AGAIN) || for_good && known == Some(&TRUE_BEFORE)
            };
            conditions(item).iter().any(|(name, _, asked)| asked == condition && over(name))
        })
    };
    cx.state().top_of_stack().is_some_and(|top| ended(&top))
}

/// The duration of the continuous effect that an instruction begins.
fn duration(of: &Effect) -> Option<&Duration> {
    match of {
        Effect::Apply(apply) => apply.until.as_ref(),
        Effect::BecomeCopy(become_copy) => become_copy.until.as_ref(),
        Effect::ExchangeControl(exchange) => exchange.until.as_ref(),
        Effect::PreventDamage(prevent) => Some(&prevent.until),
        Effect::RedirectDamage(redirect) => Some(&redirect.until),
        Effect::Replace(replace) => replace.until.as_ref(),
        _ => None,
    }
}

/// The conditions of the durations in the texts of a spell or ability, each with a name and the index of its text.
fn conditions(item: &StackItem) -> Vec<(Name, usize, Condition)> {
    let of_text = |(at, text): (usize, &StackText)| {
        let found = RefCell::new(Vec::new());
        let collect = |effect: &Effect| {
            if let Some(Duration::While(condition)) = duration(effect) {
                found.borrow_mut().push(Condition::clone(condition));
            }
            false
        };
        if let Some(body) = text.ability.ability.body() {
            let modes = body.choose.into_iter().flat_map(|choose| choose.modes.iter());
            let chosen = modes.filter(|(id, _)| text.modes.contains(id)).flat_map(|(_, mode)| &mode.instructions);
            let all = body.instructions.iter().chain(chosen);
            for effect in all {
                effect.any(&collect);
            }
        }
        let named = move |(nth, condition)| (Name::from(format!("duration {at}.{nth}").as_str()), at, condition);
        found.into_inner().into_iter().enumerate().map(named)
    };
    item.texts.iter().enumerate().flat_map(of_text).collect()
}
