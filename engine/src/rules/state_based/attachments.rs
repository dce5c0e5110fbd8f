//! Attachments that are attached illegally (704.5m–p; 420.5d, 420.5k until 2009).

use std::sync::Arc;

use smallvec::SmallVec;

use super::{Due, Seen};
use crate::{
    cards::{
        deed::Deed,
        effect::Place,
        keyword::Builtin,
        modification::Modification,
        values::{CardType, Zone},
    },
    change::{CardChange, Move, PermanentChange},
    edition::{CreatureAuras, EnteringAttached, EquipmentOnPlayers, StrayAttachments},
    event::Why,
    game::Game,
    ground::{Ground, Obstacle},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{
        player_keywords,
        targets::{protected, protects_from},
    },
    state::{characteristics::Characteristics, effects::Scope},
};

/// Auras that are attached to nothing, or that can't enchant their host, are put into the graveyard. Equipment and all other attachments become
/// unattached and stay.
pub(super) fn look(game: Game<'_>, all: &[Seen<'_>], due: &mut Due) {
    for (id, characteristics) in all {
        let host = game.object(*id).attached_to;
        let aura = is_aura(game, characteristics);
        if !aura && host.is_none() {
            continue;
        }
        let obstacle = match host {
            Some(_) if is_stray(game, *id) => {
                game.forbids(true, (Rule::AttachmentIllegal, *id), "it is neither an Aura nor an Equipment")
            }
            Some(host) => obstacle(game, *id, host),
            None => game.forbids(true, (Rule::AttachmentIllegal, *id), "it is attached to nothing"),
        };
        let Some(Obstacle { ground, .. }) = obstacle else { continue };
        // An Aura with bestow stays, and becomes a creature again (702.103f).
        let bestowed = aura && host.is_some() && game.keyword(Rule::Bestow, *id, Builtin::Bestow);
        let act = match aura && !bestowed {
            true => {
                CardChange::Move(Move::new(*id, Place::Graveyard, Why::Unattached)).by((Rule::AttachmentIllegal, *id))
            }
            false => PermanentChange::Attach { object: *id, to: None }.by((Rule::EquipmentComesOff, *id)),
        };
        due.acts.push(act.by_if(ground.rule != Rule::AttachmentIllegal, ground));
    }
}

/// Of several Roles of one controller on a permanent, each but the newest is put into its owner's graveyard (704.5y).
pub(super) fn look_at_roles(game: Game<'_>, all: &[Seen<'_>], due: &mut Due) {
    let on = |id: ObjectId| Some((game.object(id).attached_to?.object()?, game.controller(id)));
    let roles = all.iter().filter(|(_, seen)| seen.has_subtype("Role")).filter_map(|(id, _)| Some((*id, on(*id)?)));
    let roles: SmallVec<[(ObjectId, (ObjectId, PlayerId)); 4]> = roles.collect();
    let stamp = |id: ObjectId| game.object(id).timestamp;
    for (id, place) in &roles {
        if roles.iter().any(|(other, there)| there == place && stamp(*other) > stamp(*id)) {
            due.bury(Rule::RolesLeave, *id, Why::StateBased);
        }
    }
}

/// Whether any permanent is attached or is an attachment.
pub(super) fn are_there(game: Game<'_>) -> bool {
    let attached = |id: &ObjectId| game.object(*id).attached_to.is_some() || is_aura(game, game.characteristics(*id));
    game.state.permanents().iter().any(attached)
}

/// The ground by which an object is attached (701.3); for an Aura its "enchant" ability.
#[must_use]
pub fn attaches(game: Game<'_>, attachment: ObjectId) -> Ground {
    match game.characteristics(attachment).held(Builtin::Enchant) {
        Some(held) => Ground::held(Rule::Attach, attachment, held),
        None => Ground::of(Rule::Attach, attachment),
    }
}

/// Whether the object is neither an Aura nor an Equipment.
fn is_no_attachment(game: Game<'_>, attachment: ObjectId) -> bool {
    let seen = game.characteristics(attachment);
    !is_aura(game, seen) && !seen.has_subtype("Equipment")
}

/// Whether the object is neither an Aura nor an Equipment, in editions in which such objects do not stay attached (704.5p; 420.5m of 2006).
fn is_stray(game: Game<'_>, attachment: ObjectId) -> bool {
    is_no_attachment(game, attachment) && game.table.edition.stray_attachments != StrayAttachments::Stay
}

/// Whether an effect that would attach the object does nothing, because of its characteristics (701.3b, 303.4h; 212.2i of 2004). In 2006 it becomes
/// attached, and comes off as state-based effects are checked.
#[must_use]
pub fn is_never_attached(game: Game<'_>, attachment: ObjectId) -> bool {
    is_no_attachment(game, attachment) && game.table.edition.stray_attachments != StrayAttachments::ComeOff
}

/// Whether an effect that would put the object onto the battlefield attached puts it there unattached, because of its characteristics (303.4h). In
/// 2013, so does an Equipment.
#[must_use]
pub fn never_enters_attached(game: Game<'_>, attachment: ObjectId) -> bool {
    let is_left_out = game.table.edition.entering_attached == EnteringAttached::Auras
        && !is_aura(game, game.characteristics(attachment));
    is_left_out || is_never_attached(game, attachment)
}

/// Whether it is an Aura. Until 2005 the "enchant" ability alone makes it one that stays where it is.
fn is_aura(game: Game<'_>, characteristics: &Characteristics) -> bool {
    let by_ability = game.table.edition.stray_attachments == StrayAttachments::Stay;
    characteristics.has_subtype("Aura") || by_ability && characteristics.has(Builtin::Enchant)
}

/// What the Aura can enchant: permanents, players, and cards in graveyards if its "enchant" ability says so (303.4a, 702.5a).
pub fn hosts(game: Game<'_>, aura: ObjectId) -> impl Iterator<Item = Entity> {
    let permanents = game.state.permanents().iter().copied().map(Entity::Object);
    let players = game.state.in_turn_order().map(Entity::Player);
    let graveyards = game.state.in_turn_order().flat_map(move |player| game.state.zone(Zone::Graveyard, player));
    let all = permanents.chain(players).chain(graveyards.copied().map(Entity::Object));
    all.filter(move |host| obstacle(game, aura, *host).is_none())
}

/// The rule that prevents an object from being attached to that host, and on whose account (301.5, 303.4).
#[must_use]
pub fn obstacle(game: Game<'_>, attachment: ObjectId, host: Entity) -> Option<Obstacle> {
    let characteristics = game.characteristics(attachment);
    let own_rule = if is_aura(game, characteristics) { Rule::EnchantRestriction } else { Rule::EquipRestriction };
    // An attachment that is also a creature is not attached to anything (301.5c, 303.4d; 212.4g). In 2001 no rule says so for Auras (214.8f).
    let stays = is_aura(game, characteristics) && game.table.edition.creature_auras == CreatureAuras::StayAttached;
    let creature = characteristics.is(CardType::Creature) && !stays;
    let impossible = match host {
        Entity::Player(player) => game.state.player(player).lost,
        // An Aura may enchant a card in another zone if its "enchant" ability says so (303.4a, 702.5a).
        Entity::Object(object) => {
            let there = game.object(object);
            object == attachment || !there.exists() || !(there.is_permanent() || is_aura(game, characteristics))
        }
    };
    let illegal = (Rule::AttachmentIllegal, attachment);
    if let illegal @ Some(_) =
        game.forbids(creature || impossible, illegal, "it can't be attached to this object or player")
    {
        return illegal;
    }
    if let Entity::Object(object) = host
        && let obstacle @ Some(_) = on_object(game, attachment, object)
    {
        return obstacle;
    }
    if let Entity::Player(player) = host
        && let protected @ Some(_) = on_player(game, attachment, player)
    {
        return protected;
    }
    let unfit = !enchants(game, attachment, characteristics, host);
    let unfit =
        || game.forbids(unfit, (Rule::EnchantRestriction, attachment), "it can't enchant this object or player");
    let elsewhere = |m: &Modification, scope: &Scope| match m {
        Modification::Cant(Deed::BeAttachedExceptTo(only)) => !game.matches(host, only, scope),
        _ => false,
    };
    let mut rules = game.seen.rules.iter().filter(|rule| rule.on.contains(&attachment));
    unfit().or_else(|| {
        let rule = rules.find(|rule| elsewhere(&rule.modification, &rule.scope))?;
        game.forbids(
            true,
            (own_rule, &rule.scope),
            "an effect prevents it from being attached to this object or player",
        )
    })
}

/// The obstacle to being attached to an object: protection (702.16c), or an Equipment on a permanent that is not a creature (301.5).
fn on_object(game: Game<'_>, attachment: ObjectId, object: ObjectId) -> Option<Obstacle> {
    let by_protection = protected(game, Rule::ProtectionAttached, object, attachment);
    let equipment = game.characteristics(attachment).has_subtype("Equipment");
    let no_creature = equipment && !game.characteristics(object).is(CardType::Creature);
    let no_creature = || {
        game.forbids(
            no_creature,
            (Rule::EquipRestriction, attachment),
            "an Equipment can be attached only to a creature",
        )
    };
    by_protection.or_else(no_creature)
}

/// The obstacle to being attached to a player: protection (702.16c), or an Equipment (704.5n; until 2013 nothing removes it from a player).
fn on_player(game: Game<'_>, attachment: ObjectId, player: PlayerId) -> Option<Obstacle> {
    let mut from = player_keywords::protections(game, player);
    if let Some((_, scope)) = from.find(|(quality, scope)| protects_from(game, attachment, quality, scope)) {
        return game.forbids(true, (Rule::ProtectionAttached, scope), "that player has protection from it");
    }
    let equipment = game.characteristics(attachment).has_subtype("Equipment");
    let comes_off = game.table.edition.equipment_on_players == EquipmentOnPlayers::ComesOff;
    let because = (Rule::EquipRestriction, attachment);
    game.forbids(equipment && comes_off, because, "an Equipment can be attached only to a creature")
}

/// Whether the host meets every "enchant" ability of an Aura (702.5).
pub(crate) fn enchants(game: Game<'_>, aura: ObjectId, characteristics: &Characteristics, host: Entity) -> bool {
    let held = characteristics.abilities.iter().filter(|held| held.builtin == Some(Builtin::Enchant));
    let mut qualities = held.filter_map(|held| Some((held, held.keyword.as_ref()?.with.quality.as_ref()?)));
    qualities.all(|(held, quality)| {
        let scope = Scope { ability: Some(Arc::new(held.clone())), ..Scope::new(aura, game.controller(aura)) };
        game.matches(host, quality, &scope)
    })
}
