//! Resolving spells and abilities (608).

mod legality;

use std::sync::Arc;

use crate::{
    cards::{
        ability::Ability,
        effect::{Effect, Place},
        values::Zone,
    },
    change::{Change, Enter, Move},
    decision::Moment,
    edition::NoLegalTargets,
    effects,
    error::{Flow, Stop},
    event::{Event, Why},
    game::Cx,
    ids::{Entity, ObjectId},
    rule::{MarkUse, Rule},
    rules::{combat, replacement::happen},
    state::{
        binding::Value,
        effects::Scope,
        object::ObjectKind,
        stack::{ItemKind, StackItem, StackText},
    },
};

/// Resolves the top of the stack.
///
/// # Errors
///
/// Unanswered decisions.
pub fn resolve_top(cx: &mut Cx<'_>) -> Flow {
    let Some(object) = cx.state().top_of_stack() else { return Ok(()) };
    let Some(item) = cx.state().object(object).stack.clone() else {
        return Err(Stop::Unsupported("an object on the stack without a text".to_owned()));
    };
    if cx.state().stack.len() > 1 {
        cx.applied(Rule::StackOrder, object);
    }
    let moment = cx.at(Moment::Resolution);
    match &item.kind {
        ItemKind::TurnDraw => {
            let player = cx.state().turn.active;
            cx.applied(Rule::DrawStep, object);
            happen(cx, vec![Change::Draw { player }])?;
            leave(cx, object)?;
        }
        ItemKind::CombatDamage(assigned) => {
            cx.applied(Rule::DamageOnStack, object);
            combat::damage::deal_assigned(cx, assigned)?;
            leave(cx, object)?;
        }
        ItemKind::Spell | ItemKind::Activated | ItemKind::Triggered => resolve(cx, object, &item)?,
    }
    cx.at(moment);
    Ok(())
}

/// Carries out instructions in order; what they bind stays bound in the scope.
///
/// # Errors
///
/// Unanswered decisions; a verb the engine can't do.
pub fn run(cx: &mut Cx<'_>, instructions: &[Effect], scope: &mut Scope) -> Flow {
    let ending = cx.state().turn.ending;
    for instruction in instructions {
        effects::perform(cx, instruction, scope)?;
        if is_over(cx, ending) {
            break;
        }
    }
    Ok(())
}

/// Whether there is no more to carry out: the game is over, or an effect has ended the turn (724.1).
fn is_over(cx: &Cx<'_>, was_ending: bool) -> bool {
    cx.state().over.is_some() || (cx.state().turn.ending && !was_ending)
}

/// A spell, an activated or a triggered ability resolves.
fn resolve(cx: &mut Cx<'_>, object: ObjectId, item: &StackItem) -> Flow {
    if !still_so(cx, object, item) {
        return remove(cx, object, Why::Resolved, Vec::new());
    }
    let legal = legality::of(cx, object, item);
    if legal.none {
        cx.applied(Rule::NoLegalTargets, object);
        let event = match cx.edition().no_legal_targets {
            NoLegalTargets::Countered => Event::Countered { object, by: None },
            NoLegalTargets::DoesNotResolve => Event::DidNotResolve { object },
        };
        return remove(cx, object, Why::NoLegalTargets, vec![Change::Note(event)]);
    }
    if legal.some_illegal {
        cx.applied(Rule::IllegalTargetSkipped, object);
    }
    let source = cx.state().object(item.source);
    if item.kind != ItemKind::Spell && !source.exists() && item.source != object {
        cx.applied(Rule::AbilityOutlivesSource, object);
    }
    effects::note_upper_half(cx, item.source);
    let spliced = item.texts.iter().any(|text| text.from_card.is_some());
    let ending = cx.state().turn.ending;
    for (text, scope) in item.texts.iter().zip(legal.scopes) {
        carry_out(cx, object, text, scope)?;
        if is_over(cx, ending) {
            return Ok(());
        }
    }
    if spliced {
        cx.applied(Rule::SpliceOrder, object);
    }
    finish(cx, object, item)
}

/// Whether a triggered ability's intervening "if" still holds (603.4).
fn still_so(cx: &Cx<'_>, object: ObjectId, item: &StackItem) -> bool {
    let texts = item.texts.first().map(|text| (text, &*text.ability.ability));
    let Some((text, Ability::Triggered(triggered))) = texts else { return true };
    let Some(condition) = &triggered.condition else { return true };
    let scope = legality::scope(cx.game(), object, item, text);
    let so = cx.game().holds(condition, &scope);
    effects::note_condition(cx, condition, &scope);
    if so {
        cx.considered(Rule::InterveningIf, item.source);
    } else {
        cx.applied(Rule::InterveningIf, item.source);
    }
    so
}

/// Carries out one text: its own instructions, then those of its modes in the order written.
fn carry_out(cx: &mut Cx<'_>, object: ObjectId, text: &StackText, mut scope: Scope) -> Flow {
    let ability = Arc::clone(&text.ability.ability);
    let Some(body) = ability.body() else { return Ok(()) };
    note_exercised(cx, object, text);
    if body.instructions.len() > 1 {
        cx.applied(Rule::InstructionOrder, object);
    }
    run(cx, body.instructions, &mut scope)?;
    let modes = body.choose.into_iter().flat_map(|choose| choose.modes.iter());
    for (id, mode) in modes.filter(|(id, _)| text.modes.contains(id)) {
        cx.applied(Rule::Modal, object);
        let mut scope = scope.clone();
        legality::bind_mode(&mut scope, id);
        run(cx, &mode.instructions, &mut scope)?;
    }
    Ok(())
}

/// Notes that a text is carried out: of what was spliced, that of the card it came from. A text that only states costs does nothing here.
fn note_exercised(cx: &Cx<'_>, object: ObjectId, text: &StackText) {
    let does = text.ability.ability.body().is_some_and(|body| !body.instructions.is_empty() || body.choose.is_some());
    let state = cx.state();
    let spliced = || state.objects.iter().find(|other| other.card == text.from_card).map(|other| other.id);
    let of = if text.from_card.is_some() { spliced() } else { Some(object) };
    if let Some(of) = of.filter(|_| does && state.object(object).kind != ObjectKind::Ability) {
        cx.exercised(of, &text.ability.id, MarkUse::Applied);
    }
}

/// The last step: a permanent spell becomes a permanent, any other goes to its owner's graveyard; an ability ceases to exist.
fn finish(cx: &mut Cx<'_>, object: ObjectId, item: &StackItem) -> Flow {
    let resolved = Change::Note(Event::Resolved { object });
    if !cx.state().object(object).exists() {
        // It was moved by its own instructions.
        cx.commit(resolved);
        return Ok(());
    }
    let permanent = item.kind == ItemKind::Spell && cx.game().characteristics(object).is_permanent_card();
    if permanent {
        cx.applied(Rule::PermanentResolves, object);
        return enter(cx, object, item, resolved);
    }
    if item.kind == ItemKind::Spell {
        cx.applied(Rule::SpellToGraveyard, object);
        if item.texts.iter().any(|text| text.from_card.is_some()) {
            cx.applied(Rule::SpliceLeavesStack, object);
        }
    }
    remove(cx, object, Why::Resolved, vec![resolved])
}

/// A permanent spell enters under its controller's control, an Aura attached to what it targets (608.3).
fn enter(cx: &mut Cx<'_>, object: ObjectId, item: &StackItem, resolved: Change) -> Flow {
    let game = cx.game();
    let aura = game.characteristics(object).has_subtype("Aura");
    let host = item.targets().flat_map(|t| t.chosen.iter().copied()).next().filter(|_| aura);
    let enter = Enter { controller: Some(game.controller(object)), attached_to: host, ..Enter::default() };
    if host.is_some() {
        cx.applied(Rule::Attach, object);
    }
    let change = Move { enter, ..Move::new(object, Place::Battlefield, Why::Resolved) };
    happen(cx, vec![resolved, Change::Move(change)])?;
    Ok(())
}

/// Takes a spell or ability off the stack: a card goes to its owner's graveyard.
fn remove(cx: &mut Cx<'_>, object: ObjectId, why: Why, mut notes: Vec<Change>) -> Flow {
    if cx.state().object(object).kind == ObjectKind::SpellCopy {
        cx.applied(Rule::CopiesCease, object);
    }
    notes.push(Change::Move(Move::new(object, Place::Graveyard, why)));
    happen(cx, notes)?;
    Ok(())
}

/// A game action that used the stack is done.
fn leave(cx: &mut Cx<'_>, object: ObjectId) -> Flow {
    if cx.state().object(object).zone == Zone::Stack && cx.state().object(object).exists() {
        return remove(cx, object, Why::Resolved, vec![Change::Note(Event::Resolved { object })]);
    }
    Ok(())
}

/// What a part of what is divided is bound to: the first target's is `name.0`, the second's `name.1`.
pub(crate) fn share_of(target: &str, place: usize) -> String {
    format!("{target}.{place}")
}

/// Binds the targets that are still legal, and their shares of what is divided.
fn bind_target(scope: &mut Scope, name: &str, chosen: Vec<(Entity, Option<u32>)>) {
    for (place, (_, share)) in chosen.iter().enumerate() {
        if let Some(share) = share {
            let share = Value::Number(i32::try_from(*share).unwrap_or(i32::MAX));
            scope.bindings.bind(share_of(name, place).as_str().into(), share);
        }
    }
    scope.bindings.bind(name.into(), Value::Entities(chosen.into_iter().map(|(entity, _)| entity).collect()));
}
