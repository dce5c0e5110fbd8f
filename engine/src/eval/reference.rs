//! Evaluates references.

use smallvec::{SmallVec, smallvec};

use crate::{
    cards::{
        reference::{Ref, RefOf},
        values::Zone,
    },
    edition::{HiddenZonesFound, LinkedPairs},
    event::Event,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{
        binding::Value,
        effects::Scope,
        object::{Link, ObjectKind},
        stack::{CHOSEN_FOR, ItemKind, PAID_WITH, StackItem},
    },
};

/// The objects or players that a text refers to. Most references name one of them, and they are evaluated very often.
pub type Few<T> = SmallVec<[T; 4]>;

impl Game<'_> {
    /// The objects and players that a reference names, in order. Objects that are gone are included, except for a static ability (604.7).
    #[must_use]
    pub fn entities(&self, reference: &Ref, scope: &Scope) -> Few<Entity> {
        let found = self.pointed_at(reference, scope);
        // The source of an ability that is on the stack informs by its last-known information (113.7a).
        let source = matches!(reference, Ref::Of(of) if matches!(**of, RefOf::SourceOf(_)));
        if super::is_static(scope) && !source {
            let there = |entity: &Entity| self.exists(*entity);
            if !found.iter().all(there) {
                let left = found.iter().copied().filter(there).collect();
                return self.fact((Rule::StaticNoLastKnown, scope), left, || found);
            }
        }
        found
    }

    /// The objects that a reference names.
    #[must_use]
    pub fn objects(&self, reference: &Ref, scope: &Scope) -> Few<ObjectId> {
        self.entities(reference, scope).into_iter().filter_map(Entity::object).collect()
    }

    /// The players that a reference names.
    #[must_use]
    pub fn players(&self, reference: &Ref, scope: &Scope) -> Few<PlayerId> {
        self.entities(reference, scope).into_iter().filter_map(Entity::player).collect()
    }

    /// Whether the player is one of those that the reference names.
    #[must_use]
    pub fn is_player(&self, player: PlayerId, which: &Ref, scope: &Scope) -> bool {
        match which {
            Ref::EachPlayer => true,
            Ref::Opponents => player != scope.controller,
            Ref::You => player == scope.controller,
            Ref::ActivePlayer => player == self.state.turn.active,
            reference => self.entities(reference, scope).contains(&player.into()),
        }
    }

    fn pointed_at(&self, reference: &Ref, scope: &Scope) -> Few<Entity> {
        match reference {
            Ref::This => smallvec![scope.source.into()],
            Ref::You => smallvec![scope.controller.into()],
            Ref::Opponents => self.state.opponents(scope.controller).map(Entity::Player).collect(),
            Ref::EachPlayer => self.state.in_turn_order().map(Entity::Player).collect(),
            Ref::ActivePlayer => smallvec![self.state.turn.active.into()],
            Ref::DefendingPlayer => self.defending_players(scope).into_iter().map(Entity::Player).collect(),
            Ref::Host => self.host(scope.source).into_iter().collect(),
            Ref::Bound(name) => {
                self.bound(name, scope).and_then(Value::entities).map(Few::from_slice).unwrap_or_default()
            }
            Ref::Linked => self.linked_to(scope),
            Ref::Of(of) => self.computed(of, scope),
        }
    }

    /// The object or player that an object is or was last attached to (608.2h).
    fn host(&self, id: ObjectId) -> Option<Entity> {
        let object = self.object(id);
        match object.exists() {
            true => object.attached_to,
            false => self.fact((Rule::LastKnownInformation, id), object.attached_to, || None),
        }
    }

    /// The cards of a library, the top one first, without those that are entering the battlefield from it (614.13c).
    fn staying_from_top(&self, player: PlayerId) -> impl Iterator<Item = ObjectId> {
        self.state.cards_from_top(player).filter(|card| !self.entering.contains(card))
    }

    fn computed(&self, of: &RefOf, scope: &Scope) -> Few<Entity> {
        match of {
            RefOf::ControllerOf(what) => once_each(self.asked_of(what, scope).map(|id| self.controller(id))),
            RefOf::OwnerOf(what) => once_each(self.asked_of(what, scope).map(|id| self.object(id).owner)),
            RefOf::All(selector) => self.matching(selector, scope).into(),
            RefOf::Each(parts) => once_each(parts.iter().flat_map(|part| self.entities(part, scope))),
            RefOf::TopOfLibrary { of, count } => {
                let count = usize::try_from(self.amount(count, scope)).unwrap_or(0);
                let top = |player| self.staying_from_top(player).take(count);
                self.players(of, scope).into_iter().flat_map(top).map(Entity::Object).collect()
            }
            RefOf::TopUntil { of, until } => {
                let fits = |card: &ObjectId| self.matches((*card).into(), until, scope);
                let down = |player| {
                    let cards: Vec<ObjectId> = self.staying_from_top(player).collect();
                    let count = cards.iter().position(fits).map_or(cards.len(), |last| last + 1);
                    cards.into_iter().take(count)
                };
                self.players(of, scope).into_iter().flat_map(down).map(Entity::Object).collect()
            }
            RefOf::Only(all, which) => {
                let all = self.entities(all, scope);
                all.into_iter().filter(|entity| self.matches(*entity, which, scope)).collect()
            }
            RefOf::Cards { zone, of } => {
                let cards = |player| self.zone_of(*zone, player);
                self.players(of, scope).into_iter().flat_map(cards).map(Entity::Object).collect()
            }
            RefOf::Except(all, without) => {
                let without = self.entities(without, scope);
                let mut rest = self.entities(all, scope);
                rest.retain(|entity| !without.contains(entity));
                rest
            }
            RefOf::TargetsOf(what) => {
                let targets = once_each(self.objects(what, scope).into_iter().flat_map(|id| self.targets(id)));
                self.fact((Rule::TargetsOfSpell, scope), targets, Few::new)
            }
            RefOf::HostOf(what) => self.objects(what, scope).into_iter().filter_map(|id| self.host(id)).collect(),
            RefOf::CardOf(what) => {
                once_each(self.objects(what, scope).into_iter().filter_map(|id| self.card_of(id, scope)))
            }
            RefOf::SourceOf(what) => once_each(self.objects(what, scope).into_iter().map(|id| self.source_of(id))),
            RefOf::CasterOf(what) => once_each(self.objects(what, scope).into_iter().filter_map(|id| self.caster(id))),
            RefOf::PaidWith(what) => once_each(self.objects(what, scope).into_iter().flat_map(|id| self.paid_with(id))),
            RefOf::ChosenFor(what) => {
                once_each(self.objects(what, scope).into_iter().flat_map(|id| self.chosen_for(id)))
            }
            RefOf::KillerOf(what) => once_each(self.objects(what, scope).into_iter().filter_map(|id| self.killer(id))),
        }
    }

    /// The objects about which a text asks something, targets that have become illegal included where these inform (413.2a until 2006).
    pub(super) fn asked_of(&self, what: &Ref, scope: &Scope) -> impl Iterator<Item = ObjectId> + use<> {
        self.informing(what, scope).into_iter().filter_map(Entity::object)
    }

    /// Every target of a spell or ability, in the order of its text.
    pub(crate) fn targets(&self, id: ObjectId) -> Few<Entity> {
        let item = self.object(id).stack.as_ref();
        item.into_iter().flat_map(|item| item.targets()).flat_map(|target| target.chosen.iter().copied()).collect()
    }

    /// The player who cast the spell, or the spell that became the permanent. Another player may control it by now.
    fn caster(&self, id: ObjectId) -> Option<PlayerId> {
        let object = self.object(id);
        object.stack.as_ref().filter(|item| item.played && item.kind == ItemKind::Spell)?;
        let spell = if object.zone == Zone::Stack { object } else { self.object(object.was?) };
        Some(spell.controller)
    }

    /// The source of an ability on the stack (113.7); any other object itself.
    fn source_of(&self, id: ObjectId) -> ObjectId {
        let item = self.object(id).stack.as_ref().filter(|item| item.kind != ItemKind::Spell);
        item.map_or(id, |item| item.source)
    }

    /// The objects that paid for a spell, or for the spell that became the permanent (607.2q, 702.51c).
    fn paid_with(&self, id: ObjectId) -> Few<Entity> {
        let object = self.object(id);
        let there = |card: ObjectId| self.object(card).exists() && self.object(card).zone == Zone::Exile;
        let in_exile = |card: &Entity| card.object().is_some_and(there);
        // The cards that a permanent was crafted with are found in exile (702.167c).
        let crafted = || object.memory.entities(PAID_WITH).iter().copied().filter(in_exile).collect();
        let with = match &object.stack {
            Some(item) => Few::from_slice(item.bindings.entities(PAID_WITH)),
            None => crafted(),
        };
        self.fact((Rule::PaidWith, id), with, Few::new)
    }

    /// The player whom a cost of a spell chose, or of the spell that became the permanent (702.174a).
    fn chosen_for(&self, id: ObjectId) -> Few<Entity> {
        let of = |item: &StackItem| Few::from_slice(item.bindings.entities(CHOSEN_FOR));
        let chosen = self.object(id).stack.as_deref().map(of).unwrap_or_default();
        self.fact((Rule::PaidWith, id), chosen, Few::new)
    }

    /// The object that the object became at its next change of zones; for an ability, what its source became. What that becomes later is a new object
    /// (400.7e, 400.7f). In a hand or library it is not found (410.10 since 2004, now 400.7e and 400.7j); the source of an ability is then the object
    /// that it was.
    fn card_of(&self, id: ObjectId, scope: &Scope) -> Option<ObjectId> {
        let object = self.object(id);
        let of = match &object.stack {
            Some(item) if object.kind == ObjectKind::Ability => item.source,
            _ => id,
        };
        let became = self.object(of).became.unwrap_or(of);
        if let Some(card) = self.let_go(of, became) {
            return Some(self.fact((Rule::MadnessFound, of), card, || became));
        }
        let hidden = became != of && matches!(self.object(became).zone, Zone::Hand | Zone::Library);
        let lost = hidden && self.table.edition.hidden_zones_found == HiddenZonesFound::NotFound;
        match lost && self.heeds((Rule::HiddenNotFound, scope), true) {
            true => (object.kind == ObjectKind::Ability).then_some(of),
            false => Some(became),
        }
    }

    /// The card in a public zone that a discarded card has become since its own ability exiled it as it was discarded, if another ability of its own
    /// has put it there (400.7k, 702.35c).
    fn let_go(&self, discarded: ObjectId, exiled: ObjectId) -> Option<ObjectId> {
        let linked_to = |id: ObjectId, by: ObjectId| self.object(id).link.as_ref().is_some_and(|link| link.by == by);
        let card = self.object(exiled).became?;
        let in_exile = self.object(exiled).zone == Zone::Exile && linked_to(exiled, discarded);
        let public = matches!(self.object(card).zone, Zone::Graveyard | Zone::Exile | Zone::Battlefield);
        (in_exile && linked_to(card, exiled) && public).then_some(card)
    }

    /// The objects that an ability linked to that text has put in their zone (607.2).
    fn linked_to(&self, scope: &Scope) -> Few<Entity> {
        let source = scope.source;
        // An object that exiled itself is linked to its former object, and so to its present object (607.2, 702.35a).
        let itself = |id: ObjectId, by: ObjectId| id == source && self.state.newest(by) == source;
        let of_source = |id: ObjectId, link: &Link| link.by == source || itself(id, link.by);
        let linked = |id: &ObjectId| {
            let link = self.object(*id).link.as_ref();
            link.is_some_and(|link| of_source(*id, link) && self.is_of_its_pair(link, scope))
        };
        let everything = (0..self.state.objects.len()).filter_map(|index| u32::try_from(index).ok()).map(ObjectId);
        let found = everything.filter(|id| self.object(*id).exists()).filter(linked).map(Entity::Object).collect();
        self.fact((Rule::LinkedAbilities, source), found, Few::new)
    }

    /// The link to the objects that a text puts in their zone (607.2).
    pub(crate) fn link(&self, scope: &Scope) -> Link {
        let held = match self.table.edition.linked_pairs {
            LinkedPairs::OfTheObject => None,
            LinkedPairs::OfTheAbilities => scope.ability.as_ref(),
        };
        let pair = held.and_then(|held| held.acquired.clone()).filter(|by| !by.is_printed_on(scope.source));
        Link { by: scope.source, pair, keyword: held.and_then(|held| held.part_of.clone()) }
    }

    /// Whether the ability of a text is linked to the one that made the link: both are printed on the object, or it has acquired them by the same effect
    /// (607.5). Of abilities that keywords stand for, each belongs to the others of its keyword; an ability outside of keywords can speak of what a keyword
    /// has put there.
    pub(super) fn is_of_its_pair(&self, link: &Link, scope: &Scope) -> bool {
        let own = self.link(scope);
        let of_one_keyword = link.keyword.is_none() || own.keyword.is_none() || link.keyword == own.keyword;
        let same = link.pair == own.pair && of_one_keyword;
        self.fact((Rule::PairsOfLinkedAbilities, scope), same, || true)
    }

    /// The objects of a player in a zone; in shared zones, those that the player owns.
    fn zone_of(&self, zone: Zone, player: PlayerId) -> Few<ObjectId> {
        let shared = matches!(zone, Zone::Battlefield | Zone::Stack | Zone::Exile);
        let owned = |id: &ObjectId| {
            let object = self.object(*id);
            (!shared || object.owner == player) && self.is_there_as_card(object)
        };
        self.state.zone(zone, player).iter().copied().filter(owned).collect()
    }

    /// The player whom the text's object attacks, or attacked before it was removed from combat (508.5). If it did not attack, the players who are
    /// attacked or may be attacked (506.2); of several, the one whom the creature attacks of which the text speaks (508.5).
    fn defending_players(&self, scope: &Scope) -> Few<PlayerId> {
        let combat = &self.state.combat;
        let attacks = combat.attack_of(scope.source).map(|attack| self.defending_player(attack.defender));
        if let Some(defender) = attacks.or_else(|| self.attacked_last(scope.source)) {
            return smallvec![defender];
        }
        let attacked = combat.attacks.iter().map(|attack| self.defending_player(attack.defender));
        let mut players: Few<PlayerId> = Few::new();
        for player in attacked {
            if !players.contains(&player) {
                players.push(player);
            }
        }
        match players.len() {
            0 => self.state.opponents(self.state.turn.active).collect(),
            1 => players,
            _ => self.attacked_by_those_named(scope).unwrap_or(players),
        }
    }

    /// The player whom the attacking creatures attack to which the names of the text are bound. `None` if these creatures attack several players, or if
    /// there are none.
    fn attacked_by_those_named(&self, scope: &Scope) -> Option<Few<PlayerId>> {
        let named = scope.bindings.iter().filter_map(|(_, value)| value.entities()).flatten();
        let mut attacked = named.filter_map(|entity| entity.object()).filter_map(|creature| {
            let attack = self.state.combat.attack_of(creature);
            attack.map(|attack| self.defending_player(attack.defender)).or_else(|| self.attacked_last(creature))
        });
        let first = attacked.next()?;
        attacked.all(|other| other == first).then(|| smallvec![first])
    }

    /// The player whom the object was last declared to attack this turn, or who then controlled the permanent that it attacked (508.5, 608.2i).
    fn attacked_last(&self, object: ObjectId) -> Option<PlayerId> {
        let events = self.state.history.in_a_row();
        events.iter().enumerate().rev().find_map(|(place, event)| match event {
            Event::Attacked { attacker, defender } if *attacker == object => {
                let then = self.at_the_time(place).defending_player(*defender);
                Some(self.fact((Rule::LooksBackInTurn, object), then, || self.defending_player(*defender)))
            }
            _ => None,
        })
    }

    /// The attacked player, or the controller of the attacked permanent.
    #[must_use]
    pub fn defending_player(&self, defender: Entity) -> PlayerId {
        match defender {
            Entity::Player(player) => player,
            Entity::Object(id) => self.controller(id),
        }
    }
}

/// Removes duplicates; each entry keeps its first place.
fn once_each(all: impl IntoIterator<Item = impl Into<Entity>>) -> Few<Entity> {
    let mut found = Few::new();
    for entity in all {
        let entity = entity.into();
        if !found.contains(&entity) {
            found.push(entity);
        }
    }
    found
}
