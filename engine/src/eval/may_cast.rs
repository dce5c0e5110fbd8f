//! Whether a player may cast a card at a time: permissions and prohibitions, as they are read before anything is done (601.3).

use std::sync::Arc;

use super::{
    proposed::{Choices, Part, any_choice, faces, is_whole, supposed},
    timing,
};
use crate::{
    cards::{
        Name,
        ability::Ability,
        condition::Condition,
        deed::Allowance,
        keyword::Builtin,
        modification::Modification,
        selector::Selector,
        values::{CardType, Zone},
    },
    continuous::RuleInForce,
    edition::LegendarySpells,
    game::Game,
    ground::{Ground, Obstacle},
    ids::{ObjectId, PlayerId},
    rule::Rule,
};

/// Whether a player could begin to cast a card, or a part of it, as though it were in that player's hand: the time is right for the spell that it
/// would be, and nothing forbids that spell (601.3, 702.62c).
#[must_use]
pub(crate) fn could_begin(game: Game<'_>, player: PlayerId, card: ObjectId) -> bool {
    let forbidden = |part: &Part, choices: &Choices| {
        let (state, spell) = supposed(game, player, card, part, choices);
        let seen = game.suppose(&state);
        let on_stack = Game { work: game.work, ..Game::new(game.table, &state, &seen) };
        let such = |rule: &RuleInForce| forbids(on_stack, rule, (player, spell), Some(Zone::Hand));
        on_stack.seen.rules.iter().any(|rule| !is_of_timing(rule) && such(rule))
    };
    let timely = timing::sorcery_timing(game.state, player);
    let untimely = |game: Game<'_>| {
        let such = |rule: &RuleInForce| forbids(game, rule, (player, card), Some(Zone::Hand));
        !timely && game.seen.rules.iter().any(|rule| is_of_timing(rule) && such(rule))
    };
    let so = |part: &Part, game: Game<'_>, choices: &Choices| {
        let seen = game.characteristics(card);
        let instant = seen.is(CardType::Instant) || seen.held(Builtin::Flash).is_some();
        let timely = || rule_of_time(game, player, card).is_some() || timely;
        (instant || timely() || !flash_for(game, card).is_empty())
            && !lacks_a_legend(game, player, card)
            && !untimely(game)
            && !forbidden(part, choices)
    };
    let parts = faces(game, card).1.iter().filter(|part| !part.characteristics.has(Builtin::Aftermath));
    let mut parts = parts.map(|part| Some(Arc::clone(part))).chain(is_whole(game, card).then_some(None));
    game.object(card).exists()
        && split_second(game).is_none()
        && parts.any(|part| any_choice(game, (player, card), &part, |seen, choices| so(&part, seen, choices)))
}

/// The costs for which the card can be cast as though it had flash (601.3c).
pub(crate) fn flash_for(game: Game<'_>, card: ObjectId) -> Vec<Name> {
    let abilities = game.characteristics(card).abilities.iter();
    let own = abilities.filter_map(|held| match &*held.ability {
        Ability::Spell(spell) => Some(&spell.flash_for),
        _ => None,
    });
    own.flatten().cloned().collect()
}

/// The effect that permits the player to cast the card as though it had flash.
pub(crate) fn rule_of_time(game: Game<'_>, player: PlayerId, card: ObjectId) -> Option<&RuleInForce> {
    let says = |rule: &&RuleInForce| match &*rule.modification {
        Modification::May(Allowance::PlayAsInstant) => rule.on.contains(&card),
        Modification::CastAsInstants { who, what } => {
            let such = |what: &Selector| game.matches(card.into(), what, &rule.scope);
            game.is_player(player, who, &rule.scope) && what.as_ref().is_none_or(such)
        }
        _ => false,
    };
    game.seen.rules.iter().find(says)
}

/// Whether the rule concerns such a card, played by that player from that zone.
pub(crate) fn forbids(
    game: Game<'_>,
    rule: &RuleInForce,
    (player, card): (PlayerId, ObjectId),
    played_from: Option<Zone>,
) -> bool {
    let Modification::CantPlay { who, what, from, condition, .. } = &*rule.modification else { return false };
    let so = |condition: &Condition| {
        let mut scope = rule.scope.clone();
        scope.bindings.bind_entities("player", [player]);
        game.holds(condition, &scope)
    };
    game.is_player(player, who, &rule.scope)
        && (from.is_empty() || played_from.is_some_and(|zone| from.contains(&zone)))
        && what.as_ref().is_none_or(|what| game.matches(card.into(), what, &rule.scope))
        && condition.as_ref().is_none_or(so)
}

pub(crate) fn is_of_timing(rule: &RuleInForce) -> bool {
    matches!(&*rule.modification, Modification::CantPlay { but_as_a_sorcery: true, .. })
}

/// Whether the spell is a legendary instant or sorcery, and the player controls no legendary creature or planeswalker (205.4e).
pub(crate) fn lacks_a_legend(game: Game<'_>, player: PlayerId, spell: ObjectId) -> bool {
    let seen = game.characteristics(spell);
    let restricted = game.table.edition.legendary_spells == LegendarySpells::NeedALegend;
    let legend = |id: &ObjectId| {
        let seen = game.characteristics(*id);
        let kind = seen.is(CardType::Creature) || seen.is(CardType::Planeswalker);
        kind && seen.is_legendary() && game.controller(*id) == player
    };
    restricted && seen.is_legendary() && !seen.is_permanent_card() && !game.state.permanents().iter().any(legend)
}
/// The spell with split second that is on the stack (702.61).
#[must_use]
pub(crate) fn split_second(game: Game<'_>) -> Option<Obstacle> {
    let mut held =
        game.state.stack.iter().filter_map(|id| Some((id, game.characteristics(*id).held(Builtin::SplitSecond)?)));
    let (spell, held) = held.next()?;
    game.forbids(true, Ground::held(Rule::SplitSecond, *spell, held), "a spell with split second is on the stack")
}
