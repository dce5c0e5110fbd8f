//! Keywords that players have: hexproof (702.11c), shroud (702.18c), protection (702.16).

use crate::{
    cards::{
        keyword::{Builtin, Keyword},
        modification::Modification,
        selector::Selector,
    },
    game::Game,
    ground::Obstacle,
    ids::PlayerId,
    rule::Rule,
    rules::targets::protects_from,
    state::effects::Scope,
};

/// The keywords that effects give a player, each with its scope.
fn keywords(game: Game<'_>, player: PlayerId) -> impl Iterator<Item = (Builtin, &Keyword, &Scope)> {
    game.seen.rules.iter().filter_map(move |rule| match &*rule.modification {
        Modification::PlayerHas { who, keyword } if game.is_player(player, who, &rule.scope) => {
            let builtin = game.table.catalog.keyword(&keyword.name)?.procedure?;
            Some((builtin, keyword, &rule.scope))
        }
        _ => None,
    })
}

/// The obstacle to targeting a player with that spell or ability: shroud, hexproof, or protection from its source.
pub(super) fn kept_from_targeting(game: Game<'_>, player: PlayerId, by: &Scope) -> Option<Obstacle> {
    keywords(game, player).find_map(|(builtin, keyword, scope)| match builtin {
        Builtin::Shroud => game.forbids(true, (Rule::TargetLegality, scope), "that player has shroud"),
        Builtin::Hexproof => {
            let theirs = by.controller != player;
            game.forbids(theirs, (Rule::TargetLegality, scope), "that player has hexproof")
        }
        Builtin::Protection => {
            let quality = keyword.with.quality.as_ref()?;
            let protects = protects_from(game, by.source, quality, scope);
            game.forbids(protects, (Rule::ProtectionTargeted, scope), "that player has protection from it")
        }
        _ => None,
    })
}

/// The qualities that a player has protection from (702.16): damage from such sources is prevented, and such Auras can't enchant the player.
pub(super) fn protections(game: Game<'_>, player: PlayerId) -> impl Iterator<Item = (&Selector, &Scope)> {
    keywords(game, player).filter_map(|(builtin, keyword, scope)| {
        let quality = keyword.with.quality.as_ref().filter(|_| builtin == Builtin::Protection)?;
        Some((quality, scope))
    })
}
