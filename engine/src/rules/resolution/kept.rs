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
    change::Change,
    error::Flow,
    ids::ObjectId,
    rule::Rule,
    rules::replacement::as_it_would_enter,
    state::{characteristics::HeldAbility, effects::Scope},
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
        let given = match &held.keyword {
            Some(keyword) => Modification::AddKeyword(Keyword::clone(keyword)),
            None => Modification::AddAbilities(Named(vec![(held.id.clone(), Arc::clone(&held.ability))])),
        };
        if !kept.contains(&given) {
            kept.push(given);
        }
    }
    let kept = game.fact((Rule::NewObject, spell), kept, Vec::new);
    let scope = Scope::new(spell, game.controller(spell));
    Ok(if kept.is_empty() { Vec::new() } else { vec![(kept, scope)] })
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
    let gives = |said: &Modification| match said {
        Modification::AddKeyword(keyword) => held.keyword.as_ref().is_some_and(|own| own.name == keyword.name),
        Modification::AddAbilities(abilities) => abilities.get(&held.id).is_some(),
        Modification::AddKeywordsOf { .. } | Modification::AddChosenAbility(_) => true,
        _ => false,
    };
    let on_it = cx.state().effects.iter().filter(|effect| effect.affects.objects().contains(&spell));
    on_it.into_iter().any(|effect| effect.apply.iter().any(gives))
}
