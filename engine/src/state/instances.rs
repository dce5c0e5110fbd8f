//! Names of what belongs to one of several instances of a keyword: its cost, its choice, its designation (702.56b and its like).

use crate::{cards::Name, state::characteristics::HeldAbility};

/// The name that a text gives, told apart from the same name of other instances of its keyword: the id of the instance stands before it.
pub(crate) fn own_name(held: &HeldAbility, name: &Name) -> Name {
    format!("{}.{name}", held.id.whole()).as_str().into()
}

/// Whether a name is the one that a text asks for. A text of a keyword asks only for what belongs to its own instance; any other text asks for
/// what belongs to any instance.
pub(crate) fn is_meant(name: &str, asked: &str, by: Option<&HeldAbility>) -> bool {
    let of_instance = |(instance, own): (&str, &str)| {
        own == asked && by.filter(|held| held.keyword.is_some()).is_none_or(|held| held.id.whole() == instance)
    };
    name == asked || name.split_once('.').is_some_and(of_instance)
}

/// The name as the texts of an instance give it, if it belongs to that instance.
pub(crate) fn short_name(name: &str, held: &HeldAbility) -> Option<Name> {
    let (instance, own) = name.split_once('.')?;
    (held.keyword.is_some() && held.id.whole() == instance).then(|| own.into())
}
