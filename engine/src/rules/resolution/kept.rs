//! Abilities that a permanent keeps from the spell that became it (400.7b, 611.3d).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        Named,
        ability::Ability,
        keyword::{Builtin, Keyword},
        modification::Modification,
        values::Zone,
    },
    change::{Change, EffectChange},
    continuous::RuleInForce,
    error::Flow,
    game::Game,
    ground::Because,
    ids::ObjectId,
    rule::Rule,
    rules::replacement::as_it_would_enter,
    state::{
        characteristics::HeldAbility,
        effects::{Affects, ContinuousEffect, Scope},
    },
    unsupported,
};

/// The abilities that effects of static abilities have given a permanent spell and that function on the battlefield. The permanent has them for the rest
/// of the game, because such an effect states no duration. An ability that the permanent will have from an effect anyway is left out, and so is one from
/// the effect of a spell or ability, which goes on by itself (400.7a).
///
/// # Errors
///
/// Abilities that read names which their effect has bound.
pub(super) fn abilities(cx: &Cx<'_>, spell: ObjectId, enters: &Change) -> Flow<Vec<(Vec<Modification>, Scope)>> {
    let game = cx.game();
    let there = |held: &&HeldAbility| held.granted && functions_there(held) && !is_of_resolution(cx, spell, held);
    let given: Vec<&HeldAbility> = game.characteristics(spell).abilities.iter().filter(there).collect();
    if given.is_empty() {
        return Ok(Vec::new());
    }
    let Some(will_be) = as_it_would_enter(cx, enters) else { return Ok(Vec::new()) };
    let mut kept = Vec::new();
    for held in given {
        if will_be.abilities.iter().any(|other| other.granted && other.is_same(held)) {
            continue;
        }
        if held.given.is_some() {
            return unsupported::refuse("abilities given with a permission to cast");
        }
        let given = giving(held);
        if !kept.contains(&given) {
            kept.push(given);
        }
    }
    let kept = game.fact((Rule::NewObject, spell), kept, Vec::new);
    let scope = Scope::new(spell, game.controller(spell));
    Ok(if kept.is_empty() { Vec::new() } else { vec![(kept, scope)] })
}

/// The abilities that the static ability that permits a card to be played also gives the card, and that function on the battlefield. The static ability
/// may no longer apply to the object that the card becomes, and the object has them for the rest of the game (611.3d).
///
/// # Errors
///
/// Abilities that read names which their effect has bound.
pub(crate) fn with_permission(game: Game<'_>, card: ObjectId, rule: Option<&RuleInForce>) -> Flow<Option<Given>> {
    let Some(rule) = rule else { return Ok(None) };
    let Some(said) = rule.modification.static_ability() else { return Ok(None) };
    if !said.affects.as_ref().is_some_and(|affects| game.matches(card.into(), affects, &rule.scope)) {
        return Ok(None);
    }
    let given =
        |held: &&HeldAbility| held.granted && functions_there(held) && said.apply.iter().any(|one| gives(one, held));
    let given: Vec<&HeldAbility> = game.characteristics(card).abilities.iter().filter(given).collect();
    if given.iter().any(|held| held.given.is_some()) {
        return unsupported::refuse("abilities given with a permission to cast");
    }
    let apply: Vec<Modification> = given.into_iter().map(giving).collect();
    Ok((!apply.is_empty()).then(|| Given { apply, scope: rule.scope.clone() }))
}

/// The abilities that an object is given for the rest of the game, and the scope of the text that gives them.
pub(crate) struct Given {
    apply: Vec<Modification>,
    scope: Scope,
}

impl Given {
    /// Begins the effect that gives them to the object.
    pub(crate) fn to(self, cx: &mut Cx<'_>, object: ObjectId) {
        let Self { apply, scope } = self;
        let affects = Affects::Objects(vec![object]);
        let (id, timestamp) = (cx.effect_id(), cx.tick());
        let ground = (Rule::NewObject, &scope).ground();
        let effect = ContinuousEffect { id, timestamp, affects, apply, copies: None, scope, until: None };
        cx.commit(EffectChange::BeginEffect(Box::new(effect)).by(ground));
    }
}

/// The modification that gives an object the ability.
fn giving(held: &HeldAbility) -> Modification {
    match &held.keyword {
        Some(keyword) => Modification::AddKeyword(Keyword::clone(keyword)),
        None => Modification::AddAbilities(Named(vec![(held.id.clone(), Arc::clone(&held.ability))])),
    }
}

/// Whether the modification gives the ability, or can give it.
fn gives(said: &Modification, held: &HeldAbility) -> bool {
    match said {
        Modification::AddKeyword(keyword) => held.keyword.as_ref().is_some_and(|own| own.name == keyword.name),
        Modification::AddAbilities(abilities) => abilities.get(&held.id).is_some(),
        Modification::AddKeywordsOf { .. } | Modification::AddChosenAbility(_) => true,
        _ => false,
    }
}

/// Whether the ability functions on the battlefield.
fn functions_there(held: &HeldAbility) -> bool {
    match &*held.ability {
        Ability::Triggered(triggered) => triggered.from == Zone::Battlefield,
        Ability::Activated(activated) => activated.from == Zone::Battlefield,
        Ability::Static(fixed) => fixed.from == Zone::Battlefield,
        Ability::Replacement(replacement) => replacement.from == Zone::Battlefield,
        Ability::Keyword(_) => held.builtin.is_some_and(|builtin| !is_of_casting(builtin)),
        Ability::Spell(_) => false,
    }
}

/// Whether the keyword functions only while a card is cast or in another zone. Enchant is here because bestow gives it for its own time (702.103f).
fn is_of_casting(keyword: Builtin) -> bool {
    use Builtin as B;
    matches!(
        keyword,
        B::Flash
            | B::Splice
            | B::Offering
            | B::Ninjutsu
            | B::Kicker
            | B::Entwine
            | B::Cycling
            | B::Flashback
            | B::SplitSecond
            | B::Bestow
            | B::Enchant
            | B::Fuse
            | B::Aftermath
    )
}

/// Whether the effect of a spell or ability on that spell has given the ability.
fn is_of_resolution(cx: &Cx<'_>, spell: ObjectId, held: &HeldAbility) -> bool {
    let on_it = cx.state().effects.iter().filter(|effect| effect.affects.objects().contains(&spell));
    on_it.into_iter().any(|effect| effect.apply.iter().any(|said| gives(said, held)))
}
