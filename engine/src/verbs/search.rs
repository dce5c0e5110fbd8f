//! Searching zones for cards (701.23).

use super::{common::showing, prelude::*};
use crate::{
    cards::{english::and, selector::{Kind, Where}, values::Zone},
    decision::{DecisionKind, Options},
    edition::CardsFound,
    event::Event,
    ids::{Entity, ObjectId, PlayerId},
    rules::hidden_zones,
};

/// Searches zones for cards. In a public zone, the player must find cards that match (701.23c). In a hidden zone, the player need not find them
/// (701.23b), unless the search asks for no quality of the cards (701.23d). The found cards are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// The players who search. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The players whose zones are searched.
    of: Ref,
    /// The zones. In a public zone, the player must find cards that match (701.23c).
    zones: Vec<Zone>,
    /// The cards that match.
    find: Selector,
    /// The greatest number of cards; in a hidden zone the player may find fewer (701.23b), unless the search asks for no quality of the cards. Left
    /// out: all of them.
    #[serde(default)]
    count: Option<Amount>,
    /// The cards must have different names.
    #[serde(default)]
    different_names: bool,
    /// The player reveals the found cards.
    #[serde(default)]
    reveal: bool,
    /// The name to which the found cards are bound.
    #[serde(rename = "as")]
    bind: Name,
}

impl Verb for Search {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut all = Vec::new();
        for by in reading::players_or_you(cx, self.who.as_ref(), scope) {
            let own = reading::of_each(self.who.as_ref(), by, scope);
            for of in reading::players(cx, &self.of, &own) {
                all.extend(self.search_of(cx, by, of, &own)?);
            }
        }
        if self.reveal || self.shows_what_it_finds(cx) {
            showing::reveal(cx, all.clone(), scope.controller, scope);
        }
        let found = all.into_iter().map(Entity::Object).collect();
        scope.bindings.bind(self.bind.clone(), Value::Entities(found));
        Ok(())
    }

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
            Selector::Where(all) if all.zone.is_none() && all.kind.is_none() && !self.zones.contains(&Zone::Battlefield) => {
                Selector::Where(Box::new(Where { kind: Some(Kind::Card), ..(**all).clone() }))
            }
            find => find.clone(),
        }
    }

    /// Whether the player must find as many cards as there are: in public zones, and if the search asks for no quality (701.23b, c).
    fn must_find(&self) -> bool {
        self.zones.iter().all(|zone| is_public(*zone)) || asks_nothing(&self.find) && !self.different_names
    }

    /// Whether cards found in a hidden zone by a quality are revealed, even if the text does not say so (glossary until 2006).
    fn shows_what_it_finds(&self, cx: &Cx<'_>) -> bool {
        let hidden = self.zones.iter().any(|zone| !is_public(*zone));
        cx.edition().cards_found == CardsFound::AreRevealed && hidden && !asks_nothing(&self.find)
    }

    /// One player searches the zones of one player.
    fn search_of(&self, cx: &mut Cx<'_>, by: PlayerId, of: PlayerId, scope: &Scope) -> Flow<Vec<ObjectId>> {
        let reached = |zone: &&Zone| **zone != Zone::Library || hidden_zones::in_reach(cx.game(), of);
        let within: Vec<Zone> = self.zones.iter().filter(reached).copied().collect();
        if within.is_empty() {
            return Ok(Vec::new());
        }
        look_through(cx, &within, by, of);
        let asks_nothing = asks_nothing(&self.find) && !self.different_names;
        let (mut from, mut must) = (Vec::new(), Vec::new());
        for zone in &within {
            let game = cx.game();
            let there = game.state.zone(*zone, of).iter().copied();
            let own = there.filter(|id| game.object(*id).owner == of || game.object(*id).zone == Zone::Battlefield);
            let own: Vec<ObjectId> = own.collect();
            let fitting = own.into_iter().filter(|id| game.matches((*id).into(), &self.find, scope));
            let fitting: Vec<Entity> = fitting.map(Entity::Object).collect();
            if is_public(*zone) || asks_nothing {
                must.extend(fitting.iter().copied());
            }
            from.extend(fitting);
        }
        let most = self.count.as_ref().map_or(from.len(), |count| reading::size(cx, count, scope)).min(from.len());
        // In a hidden zone, the player need not find cards (701.23b). In a public zone, the player must (701.23c).
        if within.iter().any(|zone| !is_public(*zone)) {
            must = cx.game().fact((Rule::SearchHidden, scope), must, || from.clone());
        }
        let least = match most.min(must.len()) {
            0 => 0,
            least => cx.game().fact((Rule::SearchPublic, scope), least, || 0),
        };
        let options = Options::Entities { from, least, most, ordered: false };
        let (source, name) = (Some(scope.source), Some(self.bind.clone()));
        let chosen = cx.ask_entities(by, DecisionKind::Search, source, name, options)?;
        if chosen.len() < most && must.iter().any(|entity| !chosen.contains(entity)) {
            cx.forbid((Rule::SearchPublic, scope), "a matching card in a public zone must be found")?;
        }
        let found: Vec<ObjectId> = chosen.into_iter().filter_map(Entity::object).collect();
        if self.different_names && !names_differ(cx, &found) {
            cx.forbid((Rule::SameName, scope), "the found cards must have different names")?;
        }
        Ok(found)
    }
}

/// Whether all players can see the cards in a zone (400.2).
fn is_public(zone: Zone) -> bool {
    !matches!(zone, Zone::Library | Zone::Hand)
}

/// The player who searches sees the hidden zones.
fn look_through(cx: &mut Cx<'_>, within: &[Zone], by: PlayerId, of: PlayerId) {
    let hidden = within.iter().filter(|zone| !is_public(**zone));
    let cards: Vec<ObjectId> = hidden.flat_map(|zone| cx.state().zone(*zone, of).iter().copied()).collect();
    let mut changes = vec![Change::Note(Event::Searched { by, of })];
    if !cards.is_empty() {
        changes.push(Change::Card(CardChange::LookAt { cards, by }));
    }
    cx.commit_all(changes);
}

/// Whether the selector asks only for the zone and the player of a card.
fn asks_nothing(find: &Selector) -> bool {
    match find {
        Selector::Where(of) => {
            Where { zone: None, kind: None, owner: None, controller: None, ..(**of).clone() } == Where::default()
        }
        Selector::Is(_) | Selector::Named(_) => false,
    }
}

fn names_differ(cx: &Cx<'_>, cards: &[ObjectId]) -> bool {
    let game = cx.game();
    let name = |id: &ObjectId| game.characteristics(*id).name.clone();
    let names: Vec<_> = cards.iter().map(name).collect();
    names.iter().enumerate().all(|(i, name)| name.is_none() || !names[..i].contains(name))
}
