//! How many lands a player can play in a turn: one, and as many more as effects permit (305.2; 212.6b until 2006).

use crate::{
    acting::Cx,
    cards::modification::Modification,
    continuous::RuleInForce,
    decision::{DecisionKind, Options},
    edition::LandPlays,
    error::Flow,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::turn::AdditionalLand,
};

/// Whether a player may play another land this turn.
pub(super) fn has_land_left(game: Game<'_>, player: PlayerId) -> bool {
    match game.table.edition.land_plays {
        LandPlays::AnnouncedOneByOne => has_normal_land_left(game, player) || !effects_left(game, player).is_empty(),
        LandPlays::Counted => {
            let more = additional(game, player).map(|(_, count)| count);
            game.state.player(player).lands_played < more.fold(1, u32::saturating_add)
        }
    }
}

/// The effect as whose additional land the player plays a land; none if it is the turn's normal land. Until 2013, the player announces which (212.6b,
/// 305.2); today, nothing depends on it.
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn announced(cx: &mut Cx<'_>, player: PlayerId, land: ObjectId) -> Flow<Option<AdditionalLand>> {
    if cx.edition().land_plays == LandPlays::Counted {
        return Ok(None);
    }
    let effects = effects_left(cx.game(), player);
    let mut from: Vec<Entity> = Vec::with_capacity(effects.len());
    for effect in &effects {
        let shown = cx.state().newest(effect.source).into();
        if !from.contains(&shown) {
            from.push(shown);
        }
    }
    let least = usize::from(!has_normal_land_left(cx.game(), player)).min(from.len());
    let options = Options::Entities { most: from.len().min(1), from, least, ordered: false };
    let chosen = cx.ask_entities(player, DecisionKind::LandPlay, Some(land), None, options)?;
    let is_chosen = |effect: &AdditionalLand| chosen.contains(&cx.state().newest(effect.source).into());
    Ok(effects.into_iter().find(is_chosen))
}

/// Whether the player has not played the turn's normal land yet, which lands played as additional ones leave.
fn has_normal_land_left(game: Game<'_>, player: PlayerId) -> bool {
    let player = game.state.player(player);
    usize::try_from(player.lands_played).is_ok_and(|played| played <= player.additional_lands.len())
}

/// The effects as whose additional land the player may play another one.
fn effects_left(game: Game<'_>, player: PlayerId) -> Vec<AdditionalLand> {
    let used = &game.state.player(player).additional_lands;
    let left = |(effect, count): &(AdditionalLand, u32)| {
        usize::try_from(*count).is_ok_and(|count| used.iter().filter(|used| *used == effect).count() < count)
    };
    additional(game, player).filter(left).map(|(effect, _)| effect).collect()
}

/// The effects that permit the player to play additional lands, and how many each permits.
fn additional(game: Game<'_>, player: PlayerId) -> impl Iterator<Item = (AdditionalLand, u32)> {
    game.seen.rules.iter().filter_map(move |rule| match &*rule.modification {
        Modification::ExtraLands { who, count } if game.is_player(player, who, &rule.scope) => {
            let count = u32::try_from(game.amount(count, &rule.scope)).unwrap_or(0);
            Some((identity(rule), game.fact((Rule::CardBeatsRule, &rule.scope), count, || 0)))
        }
        _ => None,
    })
}

fn identity(rule: &RuleInForce) -> AdditionalLand {
    let ability = rule.scope.ability.as_ref().filter(|_| rule.effect.is_none()).map(|held| held.id.clone());
    AdditionalLand { source: rule.scope.source, ability, effect: rule.effect }
}
