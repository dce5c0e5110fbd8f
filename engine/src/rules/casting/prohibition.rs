//! Prohibitions on casting spells and playing lands (601.2e, 601.3).

use crate::{
    acting::Cx,
    cards::modification::Modification,
    continuous::RuleInForce,
    error::Flow,
    eval::{
        may_cast::{forbids, is_of_timing, lacks_a_legend},
        timing,
    },
    game::Game,
    ground::Obstacle,
    ids::{ObjectId, PlayerId},
    rule::Rule,
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
            let by = game.name(rule.scope.source);
            cx.forbid((Rule::CantCast, &rule.scope), format!("an effect of {by} prevents this card from being cast"))?;
        }
    }
    Ok(())
}

/// The effect that permits the card to be cast only when a sorcery could be cast. It is checked before the spell is on the stack.
pub(super) fn untimely(game: Game<'_>, player: PlayerId, card: ObjectId) -> Option<Obstacle> {
    if timing::sorcery_timing(game.state, player) {
        return None;
    }
    let said =
        |rule: &&RuleInForce| is_of_timing(rule) && forbids(game, rule, (player, card), Some(game.object(card).zone));
    let reason = "an effect allows this card to be cast only when its player could cast a sorcery";
    game.seen.rules.iter().filter(said).find_map(|rule| game.forbids(true, (Rule::CantCast, &rule.scope), reason))
}

/// 305.2c and effects: refuses a land that the player can't play. In `game` the card has the characteristics of the part that is played.
pub(crate) fn prohibited_land(cx: &Cx<'_>, game: Game<'_>, player: PlayerId, card: ObjectId) -> Flow {
    for rule in &game.seen.rules {
        let of_lands = matches!(&*rule.modification, Modification::CantPlay { lands: true, .. });
        if of_lands && forbids(game, rule, (player, card), Some(game.object(card).zone)) {
            let by = game.name(rule.scope.source);
            cx.forbid(
                (Rule::CantCast, &rule.scope),
                format!("an effect of {by} prevents this card from being played"),
            )?;
        }
    }
    Ok(())
}
