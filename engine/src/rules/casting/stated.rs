//! The costs that the texts of a spell state, each under a name by which a player announces it (601.2b).

use crate::{
    cards::{
        Name, Named,
        ability::{Ability, SpellAbility},
        cost::Cost,
    },
    error::Flow,
    state::{characteristics::HeldAbility, instances::own_name},
    unsupported,
};

/// A list of costs that a text of a spell states.
pub(super) struct Stated<'a> {
    /// The name in answers: the id of the costs. If several texts state costs under that id, because the spell has several instances of a keyword, each
    /// is paid separately (702.56b and its like), and the id of the instance stands before it.
    pub(super) word: Name,
    /// The text that states them.
    pub(super) held: &'a HeldAbility,
    /// The costs.
    pub(super) costs: &'a Vec<Cost>,
}

/// The costs of one list in all texts of a spell.
pub(super) fn stated<'a>(
    texts: impl IntoIterator<Item = &'a HeldAbility>,
    list: impl Fn(&'a SpellAbility) -> &'a Named<Vec<Cost>>,
) -> Vec<Stated<'a>> {
    let of_text = |held: &'a HeldAbility| match &*held.ability {
        Ability::Spell(ability) => Some((held, list(ability))),
        _ => None,
    };
    let texts = texts.into_iter().filter_map(of_text);
    let all: Vec<_> = texts.flat_map(|(held, costs)| costs.iter().map(move |(id, costs)| (id, held, costs))).collect();
    let word = |id: &Name, held| match all.iter().filter(|(other, ..)| *other == id).nth(1) {
        Some(_) => own_name(held, id),
        None => id.clone(),
    };
    all.iter().map(|(id, held, costs)| Stated { word: word(id, held), held, costs }).collect()
}

/// Refuses costs of several instances of a keyword that no name tells apart, because effects granted them.
///
/// # Errors
///
/// [`Stop::Unsupported`](crate::error::Stop::Unsupported).
pub(super) fn told_apart(stated: &[Stated<'_>]) -> Flow {
    let twice = |one: &Stated<'_>| stated.iter().filter(|other| other.word == one.word).nth(1).is_some();
    match stated.iter().find(|one| twice(one)) {
        Some(one) => unsupported::refuse(format!("several {} costs that effects gave", one.held.id.whole())),
        None => Ok(()),
    }
}
