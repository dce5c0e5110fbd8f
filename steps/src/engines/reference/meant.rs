//! Finds the activated ability of an object if its name alone may mean several.

use std::sync::Arc;

use casebook_engine::{
    cards::{Name, ability::Ability, values::Color},
    continuous,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::mana::abilities::{asks_for_no_mana, could_make},
    state::{characteristics::HeldAbility, object::ObjectKind},
};

use super::{
    names::fits,
    walk::{Halt, Walk, Went},
};
use crate::case::{AbilityRef, Mana};

impl Walk<'_> {
    /// The ability: the only activated one that fits, mana abilities only if mana is to be made; of several, the only one that can make the
    /// named mana.
    pub(super) fn ability(
        &self,
        player: PlayerId,
        source: ObjectId,
        wanted: &AbilityRef,
        making: Option<&Mana>,
    ) -> Went<Name> {
        // "Taps it for mana" names no ability: any mana ability fits.
        let for_mana = matches!(wanted, AbilityRef::Keyword(word) if word == "mana");
        let wanted = if for_mana { &AbilityRef::Mana } else { wanted };
        let reckoned = || Arc::new(continuous::project(self.table, &self.state));
        let seen = self.seen.as_ref().map_or_else(reckoned, |known| Arc::clone(&known.seen));
        let game = Game::new(self.table, &self.state, &seen);
        let held = &game.characteristics(source).abilities;
        let wanted = &*self.names.meant(source, wanted, &self.state);
        let activated = held.iter().filter(|it| matches!(&*it.ability, Ability::Activated(_)));
        let fitting: Vec<&HeldAbility> =
            activated.filter(|it| fits(wanted, &it.id, it.keyword.as_ref().map(|keyword| &keyword.name))).collect();
        let of_kind: Vec<&HeldAbility> = match wanted {
            AbilityRef::Only => fitting.iter().copied().filter(|it| is_mana(it) == making.is_some()).collect(),
            AbilityRef::Mana => fitting.iter().copied().filter(|it| is_mana(it)).collect(),
            _ => fitting.clone(),
        };
        let kinds = making.and_then(|mana| mana.each().ok()).unwrap_or_default();
        let makes = |it: &&HeldAbility| {
            kinds.iter().all(|kind| could_make(game, player, source, it, Color::from_letter(*kind)))
        };
        let making_it: Vec<&HeldAbility> = of_kind.iter().copied().filter(makes).collect();
        // A choice of a colour is never colourless mana (106.5).
        let colors = kinds.iter().all(|kind| Color::from_letter(*kind).is_some());
        let chosen = match (of_kind.as_slice(), fitting.as_slice(), making_it.as_slice()) {
            // The only one fits if it makes the named mana, or asks which colour of mana to make.
            ([one], ..) if making.is_none() || !making_it.is_empty() || colors && !asks_for_no_mana(one) => Some(*one),
            ([_, ..], _, [one]) => Some(*one),
            ([], [one], _) if *wanted == AbilityRef::Only => Some(*one),
            _ => None,
        };
        chosen.map(|it| it.id.clone()).ok_or_else(|| {
            // No name tells apart abilities that several effects gave under one name.
            let (several, one_name) = (making_it.len().max(fitting.len()) > 1, fitting.first().map(|it| &it.id));
            if several && fitting.iter().all(|it| Some(&it.id) == one_name) {
                return Halt::Lacking("several abilities of one name that effects gave".to_owned());
            }
            let kind = self.state.object(source).kind;
            let name = game.name(source).to_string();
            let reason = match (making, making_it.as_slice(), of_kind.as_slice()) {
                (Some(mana), [], [_, ..]) => {
                    format!("no ability of {name} makes {mana}: it has {}", either(&name, &of_kind))
                }
                (_, [], []) => which(&name, &fitting),
                (_, several, _) => which(&name, several),
            };
            let rule = if kind == ObjectKind::Ability { Rule::AbilityZone } else { Rule::ActivateAbility };
            Halt::Refused { rule: Some(rule), reason }
        })
    }
}

/// The possible abilities, as they are written in a scenario.
fn which(name: &str, fitting: &[&HeldAbility]) -> String {
    match fitting {
        [] => format!("{name} has no ability like that"),
        [_] => format!("{name} has no ability like that, but {}", either(name, fitting)),
        several => format!("{name} has {} abilities like that: write {}", several.len(), either(name, several)),
    }
}

/// These abilities as a scenario names them.
fn either(name: &str, abilities: &[&HeldAbility]) -> String {
    let written: Vec<String> = abilities.iter().map(|it| format!("`\"{}\" of \"{name}\"`", it.id)).collect();
    written.join(" or ")
}

/// Whether it is a mana ability (605.1a).
fn is_mana(held: &HeldAbility) -> bool {
    matches!(&*held.ability, Ability::Activated(activated) if activated.is_mana_ability())
}
