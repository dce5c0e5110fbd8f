//! Searching zones for cards (701.23).

use super::prelude::*;
use crate::cards::{
    english::and,
    selector::{Kind, Where},
    values::Zone,
};

/// Searches zones for cards. In a public zone, the player must find cards that match (701.23c). In a hidden zone, the player need not find them
/// (701.23b), unless the search asks for no quality of the cards (701.23d). The found cards are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// The players who search. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The players whose zones are searched.
    pub of: Ref,
    /// The zones. In a public zone, the player must find cards that match (701.23c).
    pub zones: Vec<Zone>,
    /// The cards that match.
    pub find: Selector,
    /// The greatest number of cards; in a hidden zone the player may find fewer (701.23b), unless the search asks for no quality of the cards. Left
    /// out: all of them.
    #[serde(default)]
    pub count: Option<Amount>,
    /// The cards must have different names.
    #[serde(default)]
    pub different_names: bool,
    /// The player reveals the found cards.
    #[serde(default)]
    pub reveal: bool,
    /// The name to which the found cards are bound.
    #[serde(rename = "as")]
    pub bind: Name,
}

impl Instruction for Search {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Searched, Made::LookedAt, Made::Revealed]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, of, zones, find: _, count, different_names, reveal, bind } = self;
        let owner = speech.whose(of);
        let zones = and(&zones.iter().map(|zone| speech.zone_of(*zone, &owner)).collect::<Vec<_>>());
        let cards = self.cards();
        let what = match count {
            Some(Amount::Fixed(1)) if self.must_find() => speech.one(&cards),
            Some(count) if self.must_find() => speech.so_many(count, &speech.many(&cards)),
            Some(count) => speech.up_to(count, &cards, ""),
            None if self.must_find() => format!("all {}", speech.many(&cards)),
            None => format!("any number of {}", speech.many(&cards)),
        };
        let names = if *different_names { " with different names" } else { "" };
        let them = if *count == Some(Amount::Fixed(1)) { "it" } else { "them" };
        let reveal = if *reveal { format!(", and reveal {them}") } else { String::new() };
        let search = format!("search {zones} for {what}{names}{reveal} ({})", bound(bind));
        does(&speech.by(who.as_ref()), &search)
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.bind]
    }
}

impl Search {
    /// The selector of the search. In a zone of cards it matches cards, even if it does not say so.
    fn cards(&self) -> Selector {
        match &self.find {
            Selector::Where(all)
                if all.zone.is_none() && all.kind.is_none() && !self.zones.contains(&Zone::Battlefield) =>
            {
                Selector::Where(Box::new(Where { kind: Some(Kind::Card), ..(**all).clone() }))
            }
            find => find.clone(),
        }
    }

    /// Whether the search asks only for the zone and the player of a card.
    #[must_use]
    pub fn is_for_any_card(&self) -> bool {
        match &self.find {
            Selector::Where(of) => {
                Where { zone: None, kind: None, owner: None, controller: None, ..(**of).clone() } == Where::default()
            }
            Selector::Is(_) | Selector::Named(_) => false,
        }
    }

    /// Whether the player must find as many cards as there are: in public zones, and if the search asks for no quality (701.23b, c).
    fn must_find(&self) -> bool {
        self.zones.iter().all(|zone| zone.is_public()) || self.is_for_any_card() && !self.different_names
    }
}
