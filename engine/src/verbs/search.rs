//! Searching zones for cards (701.23).

use super::{common::showing, prelude::*};
use crate::{
    cards::{effect::Search, values::Zone},
    decision::{DecisionKind, Options},
    edition::{CardsFound, SearchesBeforeShuffle},
    event::Event,
    ids::{Entity, ObjectId, PlayerId},
    rules::hidden_zones,
};

/// The name to which all cards are bound that the text has found so far.
pub(in crate::verbs) const FOUND: &str = "all that was found";

/// The name to which the libraries are bound that the text has had searched since they were last shuffled: for each, the player who searched and the
/// player whose library it is.
pub(in crate::verbs) const SEARCHED: &str = "libraries that were searched";

impl Verb for Search {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut searches = Vec::new();
        for by in reading::players_or_you(cx, self.who.as_ref(), scope) {
            let own = reading::of_each(self.who.as_ref(), by, scope).into_owned();
            for of in reading::players(cx, &self.of, &own) {
                searches.extend(search_by(self, cx, (by, of), &own));
            }
        }
        look_through(cx, &searches);
        let mut all = Vec::new();
        let several = searches.iter().any(|search| search.by != searches[0].by);
        for search in searches {
            let chosen = search.choose(self, cx)?;
            if several {
                showing::announce(cx, &chosen.iter().copied().map(Entity::Object).collect::<Vec<_>>(), scope);
            }
            all.extend(chosen);
            note_searched(self, (search.by, search.of), scope);
        }
        if self.reveal || shows_what_it_finds(self, cx) {
            showing::reveal(cx, all.clone(), scope.controller, scope);
        }
        let found: Vec<Entity> = all.into_iter().map(Entity::Object).collect();
        let before = scope.bindings.entities(FOUND).iter().copied();
        let so_far = Value::Entities(before.chain(found.iter().copied()).collect());
        scope.bindings.bind(FOUND.into(), so_far);
        scope.bindings.bind(self.bind.clone(), Value::Entities(found));
        Ok(())
    }
}

/// Whether cards found in a hidden zone by a quality are revealed, even if the text does not say so (glossary until 2006).
fn shows_what_it_finds(verb: &Search, cx: &Cx<'_>) -> bool {
    let hidden = verb.zones.iter().any(|zone| !zone.is_public());
    cx.edition().cards_found == CardsFound::AreRevealed && hidden && !verb.is_for_any_card()
}

/// A search of the zones of one player by one player.
struct OneSearch {
    by: PlayerId,
    of: PlayerId,
    within: Vec<Zone>,
    /// It goes on with a search that the player has begun in the same zone.
    again: bool,
    scope: Scope,
}

/// The search of the zones of one player by one player, if that player can reach any of them.
fn search_by(verb: &Search, cx: &Cx<'_>, (by, of): (PlayerId, PlayerId), scope: &Scope) -> Option<OneSearch> {
    let reached = |zone: &&Zone| **zone != Zone::Library || hidden_zones::in_reach(cx.game(), of);
    let within: Vec<Zone> = verb.zones.iter().filter(reached).copied().collect();
    let again = is_searched(cx, (by, of), &within, scope);
    (!within.is_empty()).then(|| OneSearch { by, of, within, again, scope: scope.clone() })
}

impl OneSearch {
    /// The player decides which cards to find.
    fn choose(&self, verb: &Search, cx: &mut Cx<'_>) -> Flow<Vec<ObjectId>> {
        let Self { by, of, within, again, scope } = self;
        let asks_nothing = verb.is_for_any_card() && !verb.different_names;
        let (mut from, mut must) = (Vec::new(), Vec::new());
        for zone in within {
            let game = cx.game();
            let there = game.state.zone(*zone, *of).iter().copied();
            let there = there.filter(|id| game.is_there_as_card(game.object(*id)));
            let own = there.filter(|id| game.object(*id).owner == *of || game.object(*id).zone == Zone::Battlefield);
            let own: Vec<ObjectId> = own.collect();
            let fitting = own.into_iter().filter(|id| game.matches((*id).into(), &verb.find, scope));
            let fitting = fitting.filter(|id| !again || !scope.bindings.entities(FOUND).contains(&(*id).into()));
            let mut fitting: Vec<Entity> = fitting.map(Entity::Object).collect();
            reading::leave_out_entering(cx, &mut fitting);
            if zone.is_public() || asks_nothing {
                must.extend(fitting.iter().copied());
            }
            from.extend(fitting);
        }
        let most = verb.count.as_ref().map_or(from.len(), |count| reading::size(cx, count, scope)).min(from.len());
        // In a hidden zone, the player need not find cards (701.23b). In a public zone, the player must (701.23c).
        if within.iter().any(|zone| !zone.is_public()) {
            must = cx.game().fact((Rule::SearchHidden, scope), must, || from.clone());
        }
        let least = match most.min(must.len()) {
            0 => 0,
            least => cx.game().fact((Rule::SearchPublic, scope), least, || 0),
        };
        let options = Options::Entities { from, least, most, ordered: false };
        let (source, name) = (Some(scope.source), Some(verb.bind.clone()));
        let chosen = cx.ask_entities(*by, DecisionKind::Search, source, name, options)?;
        if chosen.len() < most && must.iter().any(|entity| !chosen.contains(entity)) {
            cx.forbid((Rule::SearchPublic, scope), "a matching card in a public zone must be found")?;
        }
        let found: Vec<ObjectId> = chosen.into_iter().filter_map(Entity::object).collect();
        if verb.different_names && !names_differ(cx, &found) {
            cx.forbid((Rule::SameName, scope), "the found cards must have different names")?;
        }
        Ok(found)
    }
}

/// Whether the search goes on with one that the player has begun in the same zone: several instructions to search a library before it is shuffled are
/// one search for all those cards (701.23h). Each card is then found only once.
fn is_searched(cx: &Cx<'_>, (by, of): (PlayerId, PlayerId), within: &[Zone], scope: &Scope) -> bool {
    let pairs = scope.bindings.entities(SEARCHED).chunks(2);
    let so_far = || pairs.into_iter().any(|pair| pair == [by.into(), of.into()]);
    within == [Zone::Library] && cx.edition().searches_before_shuffle == SearchesBeforeShuffle::AreOne && so_far()
}

/// Notes that the library is searched, until it is shuffled.
fn note_searched(verb: &Search, (by, of): (PlayerId, PlayerId), scope: &mut Scope) {
    if verb.zones == [Zone::Library] {
        let before = scope.bindings.entities(SEARCHED).iter().copied();
        let searched = before.chain([by.into(), of.into()]).collect();
        scope.bindings.bind(SEARCHED.into(), Value::Entities(searched));
    }
}

/// The players who search see the hidden zones, all of them at the same time, before the first of them decides (701.23i). A search that goes on is not
/// reported again.
fn look_through(cx: &mut Cx<'_>, searches: &[OneSearch]) {
    let mut changes = Vec::new();
    for OneSearch { by, of, within, again, .. } in searches {
        let (by, of) = (*by, *of);
        let hidden = within.iter().filter(|zone| !zone.is_public());
        let cards: Vec<ObjectId> = hidden.flat_map(|zone| cx.state().zone(*zone, of).iter().copied()).collect();
        if !again {
            changes.push(Change::Note(Event::Searched { by, of }));
        }
        if !cards.is_empty() {
            changes.push(Change::Card(CardChange::LookAt { cards, by }));
        }
    }
    cx.commit_all(changes);
}

/// Whether no two of the cards share a name (201.2b). A card without a name shares none.
fn names_differ(cx: &Cx<'_>, cards: &[ObjectId]) -> bool {
    let game = cx.game();
    let shares = |(at, card): (usize, &ObjectId)| {
        let seen = game.characteristics(*card);
        cards[..at].iter().any(|other| game.characteristics(*other).shares_name_with(seen))
    };
    !cards.iter().enumerate().any(shares)
}
