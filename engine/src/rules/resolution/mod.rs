//! Resolving spells and abilities (608).

pub(in crate::rules) mod kept;
mod legality;
mod steps;

use std::sync::Arc;

use self::legality::Words;
use crate::{
    acting::Cx,
    cards::{
        ability::Ability,
        effect::{Effect, Place},
        keyword::Builtin,
        made::By,
        values::Zone,
    },
    change::{CardChange, Change, Enter, Move},
    decision::Moment,
    edition::{DefaultController, NoLegalTargets},
    error::{Flow, Stop},
    event::{Event, Why},
    game::Game,
    ground::Act,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::{
        casting::part::{ON_AN_ADVENTURE, is_adventure},
        combat,
        replacement::happen,
        state_based::attachments::attaches,
    },
    state::{
        binding::Value,
        effects::Scope,
        object::ObjectKind,
        stack::{ItemKind, StackItem, StackText},
    },
    triggers::ascend,
    unsupported,
};

/// Resolves the top object of the stack.
///
/// # Errors
///
/// Unanswered decisions.
pub fn resolve_top(cx: &mut Cx<'_>) -> Flow {
    let Some(top) = cx.state().top_of_stack() else { return Ok(()) };
    let object = match cx.state().stack.as_slice() {
        // Last in, first out (405.2).
        [first, _, ..] => cx.game().fact((Rule::StackOrder, top), top, || *first),
        _ => top,
    };
    let Some(item) = cx.state().object(object).stack.clone() else {
        return Err(Stop::Unsupported("an object on the stack without a text".to_owned()));
    };
    let moment = cx.at(Moment::Resolution);
    match &item.kind {
        ItemKind::TurnDraw => {
            let player = cx.state().turn.active;
            happen(cx, [CardChange::Draw { player }.by((Rule::DrawStep, object))])?;
            leave(cx, object)?;
        }
        ItemKind::CombatDamage(assigned) => {
            combat::damage::deal_assigned(cx, assigned)?;
            leave(cx, object)?;
        }
        ItemKind::Spell | ItemKind::Activated | ItemKind::Triggered => resolve(cx, object, &item)?,
    }
    cx.at(moment);
    Ok(())
}

/// Carries out instructions in order. Their bindings stay in the scope.
///
/// # Errors
///
/// Unanswered decisions, and instructions that can't be carried out.
pub fn run(cx: &mut Cx<'_>, instructions: &[Effect], scope: &mut Scope) -> Flow {
    let ending = cx.state().turn.ending;
    // Empty instructions count, too, because they may be repeated without end.
    within_budget(cx, scope, Ok(()))?;
    // What is carried out within a step concerns all players whom it names.
    let alone = cx.set_alone(None);
    for (place, instruction) in instructions.iter().enumerate() {
        let was = cx.begin_attribution(|| By::Instruction(instruction.clone()), scope);
        let done = steps::carry_out(cx, instructions, instruction, scope);
        cx.end_attribution(was);
        within_budget(cx, scope, done)?;
        if is_over(cx, ending) {
            return nothing_more(cx, instructions.len() - place - 1);
        }
    }
    cx.set_alone(alone);
    Ok(())
}

/// Handles the remaining instructions: none are carried out if the game is over. The engine does not support a text that continues after the turn has
/// ended.
fn nothing_more(cx: &Cx<'_>, left: usize) -> Flow {
    match left > 0 && cx.state().over.is_none() {
        true => unsupported::refuse("instructions after the turn has ended"),
        false => Ok(()),
    }
}

/// Counts an instruction. If it exceeds the budget, the error names its object.
fn within_budget(cx: &Cx<'_>, scope: &Scope, done: Flow) -> Flow {
    cx.count_instruction();
    done.and_then(|()| cx.within_budget()).map_err(|stop| stop.of(cx.state(), scope.source))
}

/// Whether no more instructions are carried out: the game is over, or an effect has ended the turn (724.1).
fn is_over(cx: &Cx<'_>, was_ending: bool) -> bool {
    cx.state().over.is_some() || (cx.state().turn.ending && !was_ending)
}

/// A spell, an activated or a triggered ability resolves.
fn resolve(cx: &mut Cx<'_>, object: ObjectId, item: &StackItem) -> Flow {
    if !still_so(cx, object, item) {
        return remove(cx, object, Why::Resolved, Vec::new());
    }
    let legal = legality::of(cx, object, item);
    // An Aura spell with bestow that has lost its target becomes a creature spell (608.3b, 702.103e).
    let alone = legal.none && cx.game().keyword(Rule::Bestow, object, Builtin::Bestow);
    let bare = alone.then(|| without_targets(item));
    let item = bare.as_ref().unwrap_or(item);
    if cx.game().heeds((Rule::NoLegalTargets, object), legal.none && !alone) {
        let event = match cx.edition().no_legal_targets {
            NoLegalTargets::Countered => Event::Countered { object, by: None },
            NoLegalTargets::DoesNotResolve => Event::DidNotResolve { object },
        };
        return remove(cx, object, Why::NoLegalTargets, vec![Change::Note(event)]);
    }
    let source = cx.state().object(item.source);
    let outlives = item.kind != ItemKind::Spell && !source.exists() && item.source != object;
    if outlives && !cx.stands((Rule::AbilityOutlivesSource, object)) {
        return remove(cx, object, Why::Resolved, Vec::new());
    }
    let ending = cx.state().turn.ending;
    let mut texts: Vec<(&StackText, Words)> = item.texts.iter().zip(legal.words).collect();
    let spliced = item.texts.iter().any(|text| text.from_card.is_some());
    if spliced && !cx.game().heeds((Rule::SpliceOrder, object), true) {
        texts.reverse();
    }
    if item.kind == ItemKind::Spell {
        ascend::of_spell(cx, object);
    }
    let last = texts.len().saturating_sub(1);
    for (place, (text, words)) in texts.into_iter().enumerate() {
        carry_out(cx, object, text, words)?;
        if is_over(cx, ending) {
            return nothing_more(cx, last - place);
        }
    }
    finish(cx, object, item)
}

/// The spell as though it had been cast without targets.
fn without_targets(item: &StackItem) -> StackItem {
    let texts = item.texts.iter().map(|text| StackText { targets: Vec::new(), ..text.clone() });
    StackItem { texts: texts.collect(), ..item.clone() }
}

/// Whether a triggered ability's intervening "if" clause is still true (603.4).
fn still_so(cx: &Cx<'_>, object: ObjectId, item: &StackItem) -> bool {
    let texts = item.texts.first().map(|text| (text, &*text.ability.ability));
    let Some((text, Ability::Triggered(triggered))) = texts else { return true };
    let Some(condition) = &triggered.condition else { return true };
    let scope = legality::scope(cx.game(), object, item, text);
    let game = cx.game();
    game.fact((Rule::InterveningIf, item.source), game.holds(condition, &scope), || true)
}

/// Carries out one text: its own instructions, then those of its modes in the order of the text.
fn carry_out(cx: &mut Cx<'_>, object: ObjectId, text: &StackText, words: Words) -> Flow {
    let Words { mut scope, of_modes } = words;
    let ability = Arc::clone(&text.ability.ability);
    let Some(body) = ability.body() else { return Ok(()) };
    if body.instructions.len() < 2 || cx.game().heeds((Rule::InstructionOrder, object), true) {
        run(cx, body.instructions, &mut scope)?;
    } else {
        let last_first: Vec<Effect> = body.instructions.iter().rev().cloned().collect();
        run(cx, &last_first, &mut scope)?;
    }
    let modes = body.choose.into_iter().flat_map(|choose| choose.modes.iter());
    for (id, mode) in modes.filter(|(id, _)| text.modes.contains(id)) {
        if !cx.stands((Rule::Modal, object)) {
            continue;
        }
        let mut scope = scope.clone();
        let own = of_modes.iter().filter(|target| target.mode == *id);
        own.for_each(|target| scope.bindings.bind(target.name.clone(), target.value.clone()));
        run(cx, &mode.instructions, &mut scope)?;
    }
    Ok(())
}

/// The last step: a permanent spell becomes a permanent, another spell goes to its owner's graveyard, and an ability ceases to exist.
fn finish(cx: &mut Cx<'_>, object: ObjectId, item: &StackItem) -> Flow {
    let resolved = Change::Note(Event::Resolved { object });
    if !cx.state().object(object).exists() {
        // Its own instructions have moved it.
        cx.commit(resolved);
        return Ok(());
    }
    let permanent = item.kind == ItemKind::Spell && cx.game().characteristics(object).is_permanent_card();
    if permanent {
        return enter(cx, object, item, resolved);
    }
    remove(cx, object, Why::Resolved, vec![resolved])
}

/// A permanent spell enters under its controller's control, an Aura attached to its target (608.3).
fn enter(cx: &mut Cx<'_>, object: ObjectId, item: &StackItem, resolved: Change) -> Flow {
    let game = cx.game();
    let aura = game.characteristics(object).has_subtype("Aura");
    let host = item.targets().flat_map(|t| t.chosen.iter().copied()).next().filter(|_| aura);
    let host = host.and_then(|host| game.fact(attaches(game, object), Some(host), || None));
    let (part, transformed) = (game.object(object).part.clone(), game.object(object).status.transformed);
    let (face_down, hidden) = (game.object(object).status.face_down, game.object(object).hidden.clone());
    let controller = Some(game.controller(object));
    let cast_by = Some(game.object(object).controller);
    let by_default = match cx.edition().default_controller {
        DefaultController::AsItEntered => None,
        DefaultController::OfTheSpell => game.fact((Rule::DefaultController, object), cast_by, || controller),
    };
    let by_default = by_default.filter(|_| by_default != controller);
    let how = Enter { controller, by_default, attached_to: host, ..Enter::default() };
    let enter = Enter { part, transformed, face_down, hidden, ..how };
    let mut goes = Move { enter, ..Move::new(object, Place::Battlefield, Why::Resolved) };
    goes.enter.gains = kept::abilities(cx, object, &Change::Card(CardChange::Move(goes.clone())))?;
    let change = Change::Card(CardChange::Move(goes));
    happen(cx, [resolved.into(), change.by((Rule::PermanentResolves, object))])?;
    if cx.state().object(object).exists() {
        // A spell that can't be put onto the battlefield is put into its owner's graveyard (608.3e).
        let buried = CardChange::Move(Move::new(object, Place::Graveyard, Why::Resolved));
        happen(cx, [buried.by((Rule::PermanentResolves, object))])?;
    }
    Ok(())
}

/// Removes a spell or ability from the stack. A card goes to its owner's graveyard.
fn remove(cx: &mut Cx<'_>, object: ObjectId, why: Why, notes: Vec<Change>) -> Flow {
    let card = cx.state().object(object).kind == ObjectKind::Card;
    let to = if why == Why::Resolved { where_to(cx.game(), object) } else { Move::new(object, Place::Graveyard, why) };
    let goes = Act::from(CardChange::Move(to));
    let goes = goes.by_if(card && why == Why::Resolved, (Rule::SpellToGraveyard, object));
    happen(cx, notes.into_iter().map(Act::from).chain([goes]))?;
    Ok(())
}

/// The destination of a resolved spell. An Adventure is exiled and its card can be cast from there (715.3d).
fn where_to(game: Game<'_>, spell: ObjectId) -> Move {
    let buried = || Move::new(spell, Place::Graveyard, Why::Resolved);
    if !is_adventure(game, spell) {
        return buried();
    }
    let player = Value::Entities([Entity::Player(game.controller(spell))].into_iter().collect());
    let enter = Enter { memory: vec![(ON_AN_ADVENTURE.into(), player)], ..Enter::default() };
    let afield = || Move { enter, ..Move::new(spell, Place::Exile, Why::Resolved) };
    game.fact((Rule::Adventure, spell), afield(), buried)
}

/// Removes a game action that used the stack.
fn leave(cx: &mut Cx<'_>, object: ObjectId) -> Flow {
    if cx.state().object(object).zone == Zone::Stack && cx.state().object(object).exists() {
        return remove(cx, object, Why::Resolved, vec![Change::Note(Event::Resolved { object })]);
    }
    Ok(())
}
