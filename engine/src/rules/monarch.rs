//! The monarch (724).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        ability::Ability,
        keyword::{Keyword, KeywordArgs},
        values::Zone,
    },
    change::{CardChange, Create, Enter, PermanentChange},
    ids::PlayerId,
    rule::Rule,
    state::{
        State,
        characteristics::{Characteristics, Face, HeldAbility},
        object::ObjectKind,
        turn::MONARCH,
    },
};

/// The keyword whose definition has the abilities of the monarch (724.2).
const KEYWORD: &str = "monarch";

/// The monarch (724.1).
pub(crate) fn monarch(state: &State) -> Option<PlayerId> {
    let is_it = |player: &PlayerId| state.player(*player).designations.iter().any(|name| **name == *MONARCH);
    (0..state.players.len()).map(|seat| state.players[seat].id).find(is_it)
}

/// Gives a player who becomes the monarch the abilities of the monarch. They have no source (724.2), and they function only while the player is the
/// monarch; an object that no text finds holds them.
pub(crate) fn equip(cx: &mut Cx<'_>, player: PlayerId) {
    let holds = |id: &crate::ids::ObjectId| {
        let object = cx.state().object(*id);
        object.kind == ObjectKind::Inherent && object.owner == player
    };
    if cx.state().command.iter().any(holds) {
        return;
    }
    let keyword = Keyword { name: KEYWORD.into(), with: KeywordArgs::default() };
    let held = cx.table().catalog.held(&KEYWORD.into(), &Arc::new(Ability::Keyword(keyword)), false);
    let held = held.into_iter().map(|held| HeldAbility { ability: Arc::new(held.ability.of_emblem()), ..held });
    let characteristics = Characteristics { abilities: held.collect(), ..Characteristics::default() };
    let create = CardChange::Create(Create {
        kind: ObjectKind::Inherent,
        face: Arc::new(Face::new(Arc::new(characteristics), None)),
        def: None,
        owner: player,
        controller: player,
        zone: Zone::Command,
        enter: Enter::default(),
        link: None,
        item: None,
        reserved: None,
    });
    cx.by_the_rules(|cx| cx.commit(create.by(Rule::MonarchAbilities)));
}

/// The designation of a monarch who leaves the game goes to the active player, or to the next player in turn order if that one leaves, too (724.4).
pub(super) fn leaves(cx: &mut Cx<'_>) {
    let gone = monarch(cx.state()).is_some_and(|player| cx.state().player(player).lost);
    let Some(heir) = cx.state().in_turn_order().next().filter(|_| gone) else { return };
    let crowned = PermanentChange::Designate { what: heir.into(), to_be: MONARCH.into() };
    cx.commit(crowned.by(Rule::MonarchLeaves));
    equip(cx, heir);
}
