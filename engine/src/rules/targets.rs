//! Targets (115, 601.2c–d): the legal targets, choosing them, and whether they are still legal (608.2b).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        Name,
        ability::TargetSpec,
        deed::Deed,
        english,
        keyword::Builtin,
        modification::Modification,
        selector::{Selector, Where},
        values::Zone,
    },
    change::{Change, StackChange},
    decision::{Answer, DecisionKind, Options},
    edition::{DividedAmounts, Division, ProtectionFromTypes, TargetsRepeat},
    error::{Flow, Stop},
    event::Event,
    game::Game,
    ground::{Ground, Obstacle},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{modes, player_keywords, state_based::attachments::enchants},
    state::{
        binding::Value,
        effects::Scope,
        stack::{StackItem, StackText, Target},
    },
    unsupported,
};

/// One instance of the word "target" in a text.
#[derive(Debug, Clone, Copy)]
pub struct Instance<'a> {
    /// The mode it belongs to.
    pub mode: Option<&'a Name>,
    /// The name it binds.
    pub name: &'a Name,
    /// Its requirements.
    pub spec: &'a TargetSpec,
}

/// The instances of the word "target" in a text with the modes chosen for it, in the order of the text.
#[must_use]
pub fn instances(text: &StackText) -> Vec<Instance<'_>> {
    let Some(body) = text.ability.ability.body() else { return Vec::new() };
    let own = body.targets.iter().map(|(name, spec)| Instance { mode: None, name, spec });
    let modes = body.choose.into_iter().flat_map(|choose| choose.modes.iter());
    let chosen = modes.filter(|(id, _)| text.modes.contains(id));
    let of_modes = chosen
        .flat_map(|(id, mode)| mode.targets.iter().map(move |(name, spec)| Instance { mode: Some(id), name, spec }));
    own.chain(of_modes).collect()
}

/// The scope of one text of an object on the stack: the bindings of costs and triggers, `x`, and the chosen targets of that text under their names.
#[must_use]
pub fn text_scope(game: Game<'_>, object: ObjectId, item: &StackItem, text: usize) -> Scope {
    let mut bindings = item.bindings.clone();
    if let Some(x) = item.x {
        bindings.bind("x".into(), Value::Number(i32::try_from(x).unwrap_or(i32::MAX)));
    }
    let text = item.texts.get(text);
    for target in text.into_iter().flat_map(|t| &t.targets) {
        bindings.bind(target.name.clone(), Value::Entities(target.chosen.clone()));
    }
    let ability = text.map(|t| Arc::new(t.ability.clone()));
    Scope { source: item.source, controller: game.controller(object), bindings, ability }
}

/// The legal targets for one instance of the word "target" (115.1), in the fixed order of the game. `object` is the spell or ability that targets;
/// the scope's source is the spell itself, or the source of the ability.
#[must_use]
pub fn legal_targets(game: Game<'_>, spec: &TargetSpec, scope: &Scope, object: ObjectId) -> Vec<Entity> {
    let mut found = game.matching(&spec.target, scope);
    found.retain(|entity| obstacle(game, *entity, scope, object).is_none());
    found
}

/// Whether an object or player is a legal target for that instance, both when targets are chosen and on resolution (608.2b): it exists, it matches,
/// and no rule or effect prevents it from being targeted.
#[must_use]
pub fn is_legal_target(game: Game<'_>, entity: Entity, spec: &TargetSpec, scope: &Scope, object: ObjectId) -> bool {
    obstacle(game, entity, scope, object).is_none() && game.matches(entity, &spec.target, scope)
}

/// The rule that prevents an object or player from being targeted by that spell or ability, whatever the text requires: it is gone, it is the spell
/// itself (115.5), or it has shroud (702.18), hexproof (702.11b) or protection (702.16b), or an effect says so.
#[must_use]
pub fn obstacle(game: Game<'_>, entity: Entity, scope: &Scope, object: ObjectId) -> Option<Obstacle> {
    let no = |so, on: ObjectId, reason| game.forbids(so, (Rule::TargetLegality, on), reason);
    let candidate = match entity {
        Entity::Player(player) => {
            let left = no(game.state.player(player).lost, object, "that player has left the game");
            let kept = || player_keywords::kept_from_targeting(game, player, scope);
            return left.or_else(kept).or_else(|| not_enchanted(game, entity, object));
        }
        Entity::Object(id) => id,
    };
    let seen = game.object(candidate);
    // A permanent may be the target of its own ability, because the ability on the stack is another object.
    let itself = candidate == object && seen.zone == Zone::Stack;
    let gone = no(!seen.exists(), candidate, "it has left its zone");
    let itself = || game.forbids(itself, (Rule::TargetItself, candidate), "it is the spell or ability itself");
    let permanent = seen.is_permanent();
    let shroud = || {
        let held = game.characteristics(candidate).held(Builtin::Shroud).filter(|_| permanent)?;
        game.forbids(true, Ground::held(Rule::TargetLegality, candidate, held), "it has shroud")
    };
    let hexproof = || {
        let theirs = permanent && game.controller(candidate) != scope.controller;
        let held = game.characteristics(candidate).held(Builtin::Hexproof).filter(|_| theirs)?;
        game.forbids(true, Ground::held(Rule::TargetLegality, candidate, held), "it has hexproof")
    };
    let protection = || protected(game, Rule::ProtectionTargeted, candidate, scope.source);
    gone.or_else(itself)
        .or_else(shroud)
        .or_else(hexproof)
        .or_else(protection)
        .or_else(|| kept_by_effect(game, candidate, object))
        .or_else(|| not_enchanted(game, entity, object))
}

/// An "enchant" ability of an Aura spell with several that the target does not match: it has to match all of them (702.5c).
fn not_enchanted(game: Game<'_>, target: Entity, spell: ObjectId) -> Option<Obstacle> {
    let aura = game.characteristics(spell);
    let several = game.object(spell).is_spell() && aura.instances(Builtin::Enchant).nth(1).is_some();
    let unfit = several && !enchants(game, spell, aura, target);
    unfit.then(|| game.forbids(true, (Rule::EnchantRestriction, spell), "it can't enchant this object or player"))?
}

/// The obstacle of a permanent's protection from a quality of that object (702.16), by the rule about the kind of action it prevents.
#[must_use]
pub fn protected(game: Game<'_>, rule: Rule, permanent: ObjectId, from: ObjectId) -> Option<Obstacle> {
    // The ability only functions on the battlefield (113.6).
    if !game.object(permanent).is_permanent() {
        return None;
    }
    let characteristics = game.characteristics(permanent);
    let held = characteristics.abilities.iter().filter(|a| a.builtin == Some(Builtin::Protection));
    let mut qualities = held.filter_map(|held| Some((held, held.keyword.as_ref()?.with.quality.as_ref()?)));
    let (held, _) = qualities.find(|(held, quality)| {
        let scope =
            Scope { ability: Some(Arc::new((*held).clone())), ..Scope::new(permanent, game.controller(permanent)) };
        protects_from(game, from, quality, &scope)
    })?;
    game.forbids(true, Ground::held(rule, permanent, held), "it has protection from this source")
}

/// Whether protection from a quality applies to that object. In 2001 protection from a type only applies to permanents (502.7a).
#[must_use]
pub fn protects_from(game: Game<'_>, from: ObjectId, quality: &Selector, scope: &Scope) -> bool {
    let of_types = || quality.asks(&|all| all.card_type.is_some() || all.supertype.is_some() || all.subtype.is_some());
    let permanents = game.table.edition.protection_from_types == ProtectionFromTypes::Permanents;
    let elsewhere = permanents && game.object(from).zone != Zone::Battlefield && of_types();
    !elsewhere && game.matches(from.into(), quality, scope)
}

/// An effect by which the object can't be the target of such spells or abilities. A card or permanent that is not on the stack is asked as the spell or ability
/// that it would be.
fn kept_by_effect(game: Game<'_>, candidate: ObjectId, object: ObjectId) -> Option<Obstacle> {
    let on_the_stack = game.object(object).zone == Zone::Stack;
    let is_such = |which: &Selector, scope: &Scope| match which {
        Selector::Where(wanted) if !on_the_stack => {
            let elsewhere = Where { zone: None, anywhere: true, ..(**wanted).clone() };
            game.matches(object.into(), &Selector::Where(Box::new(elsewhere)), scope)
        }
        _ => game.matches(object.into(), which, scope),
    };
    let mut rules = game.seen.rules.iter().filter(|rule| rule.on.contains(&candidate));
    let rule = rules.find(|rule| match &*rule.modification {
        Modification::Cant(Deed::BeTargetedBy(which)) => is_such(which, &rule.scope),
        _ => false,
    })?;
    game.forbids(true, (Rule::TargetLegality, &rule.scope), "an effect prevents it from being a target")
}

/// Whether all targets that a text requires can be chosen (702.47b for splice; 601.2c).
#[must_use]
pub fn possible(game: Game<'_>, object: ObjectId, item: &StackItem, text: &StackText) -> bool {
    let mut whole = item.clone();
    whole.texts = vec![text.clone()];
    let instances = instances(text);
    fits(game, object, &mut whole, &instances)
}

/// Looks for targets of the instances one after another. It tries each candidate for the first of them.
fn fits(game: Game<'_>, object: ObjectId, item: &mut StackItem, rest: &[Instance<'_>]) -> bool {
    let Some((instance, rest)) = rest.split_first() else { return true };
    let scope = text_scope(game, object, item, 0);
    let candidates = candidates(game, object, item, 0, *instance, &scope);
    let (least, _) = number(game, instance.spec, &scope, candidates.len());
    if candidates.len() < least {
        return false;
    }
    let ways = if rest.is_empty() { 1 } else { (candidates.len() - least + 1).max(1) };
    (0..ways).any(|first| {
        let chosen = candidates[first..].iter().copied().take(least).collect();
        item.texts[0].targets.push(target(*instance, chosen));
        let fit = fits(game, object, item, rest);
        item.texts[0].targets.pop();
        fit
    })
}

fn target(instance: Instance<'_>, chosen: Vec<Entity>) -> Target {
    Target { mode: instance.mode.cloned(), name: instance.name.clone(), chosen, division: Vec::new() }
}

/// The smallest and the largest number of targets.
fn number(game: Game<'_>, spec: &TargetSpec, scope: &Scope, there: usize) -> (usize, usize) {
    let read = |amount| usize::try_from(game.amount(amount, scope)).unwrap_or(0);
    let most = spec.at_most.as_ref().map_or(there, read);
    (read(&spec.at_least), most.min(there))
}

/// The legal targets of an instance, without those that may not be chosen again: for "another target", and, in the edition in which an object or
/// player may be targeted only once, the targets that have been chosen already (409.1c of 2001).
pub(super) fn candidates(
    game: Game<'_>,
    object: ObjectId,
    item: &StackItem,
    text: usize,
    instance: Instance<'_>,
    scope: &Scope,
) -> Vec<Entity> {
    let mut found = legal_targets(game, instance.spec, scope, object);
    found.retain(|entity| !taken(game, *entity, item, text, instance.spec));
    found
}

fn taken(game: Game<'_>, entity: Entity, item: &StackItem, text: usize, spec: &TargetSpec) -> bool {
    let once = game.table.edition.targets_repeat == TargetsRepeat::Never;
    let other = |t: &Target| spec.other_than.contains(&t.name) && t.chosen.contains(&entity);
    let already = item.targets().any(|t| t.chosen.contains(&entity));
    game.heeds((Rule::TargetOnce, item.source), once && already)
        || item.texts.get(text).is_some_and(|t| t.targets.iter().any(other))
}

/// Chooses the targets of a spell or ability on the stack (601.2c, 603.3d), text by text and instance by instance. It then divides amounts among them
/// (601.2d), and reports what became a target. Returns false if a required target can't be chosen: a spell or activated ability is then illegal, and
/// a triggered ability is removed from the stack.
///
/// # Errors
///
/// An illegal choice; unanswered decisions.
pub fn choose_targets(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId) -> Flow<bool> {
    let texts = item_of(cx, object).texts.len();
    for text in 0..texts {
        if !choose_for_text(cx, player, object, text)? {
            return Ok(false);
        }
    }
    for text in 0..texts {
        divide(cx, player, object, text)?;
    }
    announce_targets(cx, object);
    Ok(true)
}

pub(super) fn item_of(cx: &Cx<'_>, object: ObjectId) -> StackItem {
    let kind = crate::state::stack::ItemKind::Spell;
    cx.state().object(object).stack.as_deref().cloned().unwrap_or_else(|| StackItem::new(kind, object))
}

fn choose_for_text(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId, text: usize) -> Flow<bool> {
    let words = item_of(cx, object).texts[text].clone();
    for instance in instances(&words) {
        let mut item = item_of(cx, object);
        let scope = text_scope(cx.game(), object, &item, text);
        let by = modes::chooser(cx, instance.spec.who.as_ref(), &scope, player)?;
        let options = {
            let game = cx.game();
            let from = candidates(game, object, &item, text, instance, &scope);
            let (least, most) = number(game, instance.spec, &scope, from.len());
            if from.len() < least {
                return Ok(false);
            }
            Options::Entities { from, least, most, ordered: false }
        };
        let chosen = ask_targets(cx, by, object, text, instance, options)?;
        item.texts[text].targets.push(target(instance, chosen));
        cx.commit(StackChange::SetStackItem { object, item: Arc::new(item) });
    }
    Ok(true)
}

fn is_permanent(game: Game<'_>, entity: Entity) -> bool {
    entity.object().is_some_and(|id| game.object(id).is_permanent())
}

/// Asks for the targets of one instance. The rule that forbids a choice refuses it.
fn ask_targets(
    cx: &mut Cx<'_>,
    by: PlayerId,
    object: ObjectId,
    text: usize,
    instance: Instance<'_>,
    options: Options,
) -> Flow<Vec<Entity>> {
    let name = Some(instance.name.clone());
    let answer = cx.ask_entities(by, DecisionKind::Targets, Some(object), name, options);
    let Err(Stop::BadAnswer { decision, answer: Answer::Entities(wanted) }) = &answer else { return answer };
    let Options::Entities { from, .. } = &decision.options else { return answer };
    let (ground, otherwise, reason) = {
        let (game, item) = (cx.game(), item_of(cx, object));
        let scope = text_scope(game, object, &item, text);
        let said = wanted.iter().copied().find(|entity| !from.contains(entity));
        let on = said.and_then(Entity::object).unwrap_or(object);
        let twice = || wanted.iter().enumerate().any(|(at, entity)| wanted[..at].contains(entity));
        let taken = said.map_or_else(twice, |said| taken(game, said, &item, text, instance.spec));
        let taken = taken.then_some(Rule::TargetOnce);
        // If each target is legal, there are too few or too many of them.
        let number = said.is_none().then_some(Rule::ChooseTargets);
        let forbidden = said.and_then(|said| obstacle(game, said, &scope, object));
        // The rule of the keyword determines its target: the object an Aura may enchant (303.4a).
        let keyword = scope.ability.as_ref().and_then(|held| held.keyword.as_ref());
        let of_keyword = keyword.and_then(|keyword| game.table.catalog.keyword(&keyword.name)?.rule);
        let only_permanents = said.filter(|said| !is_permanent(game, *said));
        let only_permanents = only_permanents
            .filter(|_| game.finds_only_permanents(&instance.spec.target, &scope))
            .map(|_| Rule::OnlyPermanents);
        let otherwise = taken.or(number).or(of_keyword).or(only_permanents).unwrap_or(Rule::TargetLegality);
        let otherwise = Ground::of(otherwise, on);
        let kept = forbidden.as_ref().map(|obstacle| obstacle.reason).or(taken.map(|_| "it is already a target"));
        let many = if said.is_none() { wanted.len() } else { 1 };
        let reason = no_legal_target(game, instance, &scope, (said, many), kept);
        (forbidden.map(|obstacle| obstacle.ground), otherwise, reason)
    };
    cx.cannot(ground.unwrap_or(otherwise), reason)
}

/// The refusal of an illegal target: the rule that prevents it from being targeted, or the requirement that it does not meet.
fn no_legal_target(
    game: Game<'_>,
    instance: Instance<'_>,
    scope: &Scope,
    (said, many): (Option<Entity>, usize),
    kept: Option<&'static str>,
) -> String {
    let what = match said {
        Some(Entity::Player(player)) => player.to_string(),
        Some(Entity::Object(id)) => named(game, id).unwrap_or("this choice".to_owned()),
        None => "this choice".to_owned(),
    };
    let why = kept.map_or_else(|| asks(game, instance, scope), str::to_owned);
    let many = if many > 1 { format!(", and {many} are chosen") } else { String::new() };
    format!("{what} isn't a legal target for `{}`: {why}{many}", instance.name)
}

/// A message about the first instance of the word "target" without a legal target, and its requirement.
pub(crate) fn lacking(game: Game<'_>, object: ObjectId) -> String {
    let item = game.object(object).stack.as_deref();
    let missing =
        item.into_iter().flat_map(|item| item.texts.iter().enumerate().map(move |(at, text)| (item, at, text)));
    let told = missing.filter_map(|(item, at, text)| {
        let instance = *instances(text).get(text.targets.len())?;
        let asks = asks(game, instance, &text_scope(game, object, item, at));
        Some(format!("there is no legal target for `{}`: {asks}", instance.name))
    });
    { told }.next().unwrap_or_else(|| "the spell or ability has no legal target".to_owned())
}

/// The requirement of an instance of the word "target", in English.
fn asks(game: Game<'_>, instance: Instance<'_>, scope: &Scope) -> String {
    // A keyword's quality is its requirement.
    let keyword = scope.ability.as_ref().and_then(|held| held.keyword.as_ref()?.with.quality.as_ref());
    let source = named(game, scope.source).unwrap_or("it".to_owned());
    format!(
        "the target must be {}",
        english::one_of(keyword.unwrap_or(&instance.spec.target), &source, game.table.wording())
    )
}

fn named(game: Game<'_>, id: ObjectId) -> Option<String> {
    game.characteristics(id).name.as_ref().map(ToString::to_string)
}

/// 601.2d: amounts are divided among the targets now, at least 1 for each.
fn divide(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId, text: usize) -> Flow {
    let words = item_of(cx, object).texts[text].clone();
    for (index, instance) in instances(&words).into_iter().enumerate() {
        let Some(amount) = &instance.spec.divide else { continue };
        if cx.edition().divided_amounts == DividedAmounts::OnResolution {
            unsupported::amount_read_on_resolution(amount)?;
        }
        let mut item = item_of(cx, object);
        let among = item.texts[text].targets[index].chosen.clone();
        let total = {
            let game = cx.game();
            u32::try_from(game.amount(amount, &text_scope(game, object, &item, text))).unwrap_or(0)
        };
        // In 2001 this only applies if the number of targets is variable (409.1e).
        let varies = instance.spec.at_most.as_ref() != Some(&instance.spec.at_least);
        let each = varies || cx.edition().division == Division::SomeForEach;
        if each && usize::try_from(total).is_ok_and(|total| total < among.len()) {
            cx.forbid((Rule::DivideEffect, object), "each target must be given at least 1 of the divided amount")?;
        }
        let options = Options::Division { among, total, least_each: u32::from(each) };
        let name = Some(instance.name.clone());
        if let Answer::Division(parts) = cx.ask(player, DecisionKind::Division, Some(object), name, options)? {
            item.texts[text].targets[index].division = parts;
            cx.commit(StackChange::SetStackItem { object, item: Arc::new(item) }.by((Rule::DivideEffect, object)));
        }
    }
    Ok(())
}

/// Reports what became a target, each object and player once. Abilities that trigger on it trigger now and wait.
pub(super) fn announce_targets(cx: &mut Cx<'_>, object: ObjectId) {
    let item = item_of(cx, object);
    became_targets(cx, object, item.targets().flat_map(|t| &t.chosen).copied());
}

/// Reports that these became targets of the spell or ability, each once.
pub(super) fn became_targets(cx: &mut Cx<'_>, object: ObjectId, targets: impl Iterator<Item = Entity>) {
    let mut became: Vec<Entity> = Vec::new();
    for entity in targets {
        if !became.contains(&entity) {
            became.push(entity);
        }
    }
    let targeted = |target| Change::Note(Event::BecameTarget { target, by: object });
    cx.commit_all(became.into_iter().map(|target| targeted(target).by((Rule::ChooseTargets, object))));
}
