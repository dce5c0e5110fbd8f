//! What is attached to what it may not be attached to (704.5m–p; 420.5d, 420.5k until 2009).

use std::sync::Arc;

use super::Due;
use crate::{
    cards::{
        keyword::Builtin,
        modification::{Deed, Modification},
        values::CardType,
    },
    change::Change,
    event::Why,
    game::{Cx, Game},
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::targets::protected,
    state::{characteristics::Characteristics, effects::Scope},
};

/// Auras that are attached to nothing, or to what they can't enchant, go to the graveyard; Equipment comes off and stays, and so
/// does anything else that is attached.
pub(super) fn look(cx: &Cx<'_>, due: &mut Due) {
    let game = cx.game();
    for id in &game.state.battlefield {
        let (host, characteristics) = (game.object(*id).attached_to, game.characteristics(*id));
        let aura = is_aura(characteristics);
        if !aura && host.is_none() {
            continue;
        }
        let obstacle = match host {
            Some(host) => obstacle(game, *id, host),
            None => Some((Rule::AttachmentIllegal, *id)),
        };
        let Some((rule, on_account_of)) = obstacle else { continue };
        if rule != Rule::AttachmentIllegal {
            due.marks.push((rule, Some(on_account_of)));
        }
        if aura {
            due.bury(Rule::AttachmentIllegal, *id, Why::Unattached);
        } else {
            due.act(Rule::EquipmentComesOff, *id, Change::Attach { object: *id, to: None });
        }
    }
}

fn is_aura(characteristics: &Characteristics) -> bool {
    characteristics.has_subtype("Aura") || characteristics.has(Builtin::Enchant)
}

/// The rule that keeps something from being attached to that, and on whose account (301.5, 303.4).
#[must_use]
pub fn obstacle(game: Game<'_>, attachment: ObjectId, host: Entity) -> Option<(Rule, ObjectId)> {
    let characteristics = game.characteristics(attachment);
    let illegal = Some((Rule::AttachmentIllegal, attachment));
    let own_rule = if is_aura(characteristics) { Rule::EnchantRestriction } else { Rule::EquipRestriction };
    // What is a creature too isn't attached to anything (301.5c, 303.4d).
    if characteristics.is(CardType::Creature) {
        return illegal;
    }
    match host {
        Entity::Player(player) if game.state.player(player).lost => return illegal,
        Entity::Player(_) => {}
        Entity::Object(object) if object == attachment || !game.object(object).is_permanent() => return illegal,
        Entity::Object(object) => {
            if protected(game, object, attachment) {
                return Some((Rule::ProtectionAttached, object));
            }
            let equipment = characteristics.has_subtype("Equipment");
            if equipment && !game.characteristics(object).is(CardType::Creature) {
                return Some((Rule::EquipRestriction, attachment));
            }
        }
    }
    if !enchants(game, attachment, characteristics, host) {
        return Some((Rule::EnchantRestriction, attachment));
    }
    let elsewhere = |m: &Modification, scope: &Scope| match m {
        Modification::Cant(Deed::BeAttachedExceptTo(only)) => !game.matches(host, only, scope),
        _ => false,
    };
    let mut rules = game.seen.rules.iter().filter(|rule| rule.on.contains(&attachment));
    rules.find(|rule| elsewhere(&rule.modification, &rule.scope)).map(|rule| (own_rule, rule.scope.source))
}

/// Whether every "enchant" of an Aura fits what it enchants (702.5).
fn enchants(game: Game<'_>, aura: ObjectId, characteristics: &Characteristics, host: Entity) -> bool {
    let held = characteristics.abilities.iter().filter(|held| held.builtin == Some(Builtin::Enchant));
    let mut qualities = held.filter_map(|held| Some((held, held.keyword.as_ref()?.with.quality.as_ref()?)));
    qualities.all(|(held, quality)| {
        let scope = Scope {
            bindings: game.object(aura).memory.clone(),
            ability: Some(Arc::new(held.clone())),
            ..Scope::new(aura, game.controller(aura))
        };
        game.matches(host, quality, &scope)
    })
}
