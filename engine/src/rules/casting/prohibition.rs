//! Prohibitions on casting spells and playing lands (601.2e, 601.3).

use crate::{
    cards::{
        condition::Condition,
        modification::Modification,
        values::{CardType, Zone},
    },
    edition::LegendarySpells,
    error::Flow,
    game::{Cx, Game},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{continuous::RuleInForce, timing},
};

/// 601.2e, 601.3: refuses a spell that effects, or its own characteristics, prohibit the player from casting.
pub(super) fn prohibited(cx: &Cx<'_>, player: PlayerId, spell: ObjectId) -> Flow {
    let game = cx.game();
    if lacks_a_legend(game, player, spell) {
        cx.forbid(
            (Rule::CantCast, spell),
            "a player who casts a legendary instant or sorcery must control a legendary creature or planeswalker",
        )?;
    }
    let played_from = game.object(spell).stack.as_ref().and_then(|item| item.played_from);
    for rule in &game.seen.rules {
        if forbids(game, rule, (player, spell), played_from) && !is_of_timing(rule) {
            cx.forbid((Rule::CantCast, &rule.scope), "an effect prevents this card from being cast")?;
        }
    }
    Ok(())
}

/// Refuses a card that effects permit to be cast only when a sorcery could be cast. It is checked before the spell is on the stack.
pub(super) fn untimely(cx: &Cx<'_>, player: PlayerId, card: ObjectId) -> Flow {
    let game = cx.game();
    if timing::sorcery_timing(game.state, player) {
        return Ok(());
    }
    for rule in game.seen.rules.iter().filter(|rule| is_of_timing(rule)) {
        if forbids(game, rule, (player, card), Some(game.object(card).zone)) {
            cx.forbid(
                (Rule::CantCast, &rule.scope),
                "an effect allows this card to be cast only when its player could cast a sorcery",
            )?;
        }
    }
    Ok(())
}

/// 305.2c and effects: refuses a land that the player can't play.
pub(crate) fn prohibited_land(cx: &Cx<'_>, player: PlayerId, card: ObjectId) -> Flow {
    let game = cx.game();
    for rule in &game.seen.rules {
        let of_lands = matches!(&*rule.modification, Modification::CantPlay { lands: true, .. });
        if of_lands && forbids(game, rule, (player, card), Some(game.object(card).zone)) {
            cx.forbid((Rule::CantCast, &rule.scope), "an effect prevents this card from being played")?;
        }
    }
    Ok(())
}

/// Whether an effect forbids the player to cast the card from that zone at the moment.
pub(super) fn is_forbidden(game: Game<'_>, player: PlayerId, card: ObjectId, from: Zone) -> bool {
    let timely = timing::sorcery_timing(game.state, player);
    let mut rules = game.seen.rules.iter().filter(|rule| !(timely && is_of_timing(rule)));
    rules.any(|rule| forbids(game, rule, (player, card), Some(from)))
}

/// Whether the rule concerns such a card, played by that player from that zone.
fn forbids(
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

fn is_of_timing(rule: &RuleInForce) -> bool {
    matches!(&*rule.modification, Modification::CantPlay { but_as_a_sorcery: true, .. })
}

/// Whether the spell is a legendary instant or sorcery, and the player controls no legendary creature or planeswalker (205.4e).
pub(super) fn lacks_a_legend(game: Game<'_>, player: PlayerId, spell: ObjectId) -> bool {
    let seen = game.characteristics(spell);
    let restricted = game.table.edition.legendary_spells == LegendarySpells::NeedALegend;
    let legend = |id: &ObjectId| {
        let seen = game.characteristics(*id);
        let kind = seen.is(CardType::Creature) || seen.is(CardType::Planeswalker);
        kind && seen.is_legendary() && game.controller(*id) == player
    };
    restricted && seen.is_legendary() && !seen.is_permanent_card() && !game.state.permanents().iter().any(legend)
}
