//! Overload (702.96; 702.95 in 2013): the text of a spell for which the overload cost is paid. The card itself states what its own text does then, under the
//! condition that the cost is paid; the text of spliced cards is changed here.

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        Name, Named,
        ability::{Ability, Mode, Modes, SpellAbility, TargetSpec},
        effect::{Effect, Remember},
        reference::{Ref, RefOf},
    },
    error::Flow,
    ids::ObjectId,
    rule::Rule,
    state::stack::{Alternative, StackText},
    unsupported,
};

use super::announce;

/// The name of the keyword.
const OVERLOAD: &str = "overload";

/// If the player has chosen to pay the overload cost, "target" is replaced by "each" in the text that the spell has gained from spliced cards (702.96c): the
/// text has no targets, and it affects all objects and players that could be targeted.
///
/// # Errors
///
/// Targets that the changed text can't state.
pub(super) fn change_gained_text(cx: &mut Cx<'_>, spell: ObjectId) -> Flow {
    let mut item = announce::item(cx, spell);
    let Some(Alternative::Text(id)) = &item.alternative else { return Ok(()) };
    if item.spliced.is_empty() || !is_overload(cx, spell, id) || !cx.stands((Rule::OverloadText, spell)) {
        return Ok(());
    }
    for StackText { ability, .. } in item.texts.iter_mut().filter(|text| text.from_card.is_some()) {
        if let Ability::Spell(said) = &*ability.ability {
            ability.ability = Arc::new(Ability::Spell(of_each(said)?));
        }
    }
    cx.commit(announce::chosen(spell, item).by((Rule::OverloadText, spell)));
    Ok(())
}

/// Whether the alternative cost with that id is the overload cost of the spell.
fn is_overload(cx: &Cx<'_>, spell: ObjectId, id: &Name) -> bool {
    let mut abilities = cx.game().characteristics(spell).abilities.iter();
    abilities.any(|held| {
        let keyword = held.keyword.as_ref().is_some_and(|keyword| *keyword.name == *OVERLOAD);
        keyword && matches!(&*held.ability, Ability::Spell(said) if said.alternative_costs.get(id).is_some())
    })
}

/// The text with "each" in place of "target".
fn of_each(said: &SpellAbility) -> Flow<SpellAbility> {
    let choose = match &said.choose {
        Some(choose) => Some(Modes { modes: modes_of_each(&choose.modes)?, ..choose.clone() }),
        None => None,
    };
    let instructions = with_each(&said.targets, &said.instructions)?;
    Ok(SpellAbility { targets: Named::default(), choose, instructions, ..said.clone() })
}

fn modes_of_each(modes: &Named<Mode>) -> Flow<Named<Mode>> {
    let mut changed = Vec::new();
    for (id, mode) in modes.iter() {
        let instructions = with_each(&mode.targets, &mode.instructions)?;
        changed.push((id.clone(), Mode { targets: Named::default(), instructions }));
    }
    Ok(Named(changed))
}

/// The instructions, before which the names of the targets are bound to all objects and players that could be targeted.
fn with_each(targets: &Named<TargetSpec>, instructions: &[Effect]) -> Flow<Vec<Effect>> {
    let mut all = Vec::new();
    for (name, one) in targets.iter() {
        if one.divide.is_some() || one.who.is_some() || !one.other_than.is_empty() {
            return unsupported::refuse("a spliced text with such targets on a spell with overload");
        }
        all.push((name.clone(), Ref::Of(Box::new(RefOf::All(one.target.clone())))));
    }
    let each = (!all.is_empty()).then_some(Effect::Remember(Remember(Named(all))));
    Ok(each.into_iter().chain(instructions.iter().cloned()).collect())
}
