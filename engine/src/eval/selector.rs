//! Evaluates selectors.

use crate::{
    cards::{
        Name,
        condition::Condition,
        reference::Ref,
        selector::{Kind, Range, Selector, Status, Where},
        subtypes,
        values::{Supertype, Zone},
    },
    continuous::is_no_ability,
    edition::KeywordVariants,
    eval::timing,
    event::Event,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{
        binding::Value,
        characteristics::Characteristics,
        effects::Scope,
        object::{Object, ObjectKind},
        stack::ItemKind,
        turn::Combat,
    },
};

/// The zones of cards and of linked objects.
const EVERYWHERE: [Zone; 6] = [Zone::Battlefield, Zone::Stack, Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Library];

impl Game<'_> {
    /// Whether an object (with last-known information if it is gone) or a player matches. A selector without a zone does not check the zone: the
    /// default zones of [`Game::matching`] only say where to look.
    #[must_use]
    pub fn matches(&self, entity: Entity, selector: &Selector, scope: &Scope) -> bool {
        self.count(1);
        match selector {
            Selector::Is(reference) => self.entities(reference, scope).contains(&entity),
            Selector::Named(name) => {
                self.named_selector(name, scope).is_some_and(|named| self.matches(entity, named, scope))
            }
            Selector::Where(wanted) => self.matches_where(entity, wanted, scope),
        }
    }

    /// All objects and players that match, in a fixed order: players by seat, then objects by zone. Objects that are gone are not included.
    ///
    /// If the selector names no zone: the objects of a reference (`among`) in any zone; spells and abilities on the stack, if the selector asks for
    /// their `kind` or their targets; cards (`kind: card`), linked and revealed objects in every zone; otherwise permanents.
    #[must_use]
    pub fn matching(&self, selector: &Selector, scope: &Scope) -> Vec<Entity> {
        match selector {
            Selector::Is(reference) => {
                let mut found = self.entities(reference, scope);
                found.retain(|entity| self.exists(*entity));
                found.into_vec()
            }
            Selector::Named(name) => {
                self.named_selector(name, scope).map(|named| self.matching(named, scope)).unwrap_or_default()
            }
            Selector::Where(wanted) => {
                let mut found = self.candidates(wanted, scope);
                self.count(found.len() + 1);
                found.retain(|entity| self.matches_where(*entity, wanted, scope));
                found
            }
        }
    }

    /// A selector of the catalog. `quality` is the quality of the keyword that the text belongs to.
    fn named_selector<'s>(&self, name: &str, scope: &'s Scope) -> Option<&'s Selector>
    where
        Self: 's,
    {
        if name == "quality" {
            let keyword = scope.ability.as_ref().and_then(|held| held.keyword.as_ref())?;
            return keyword.with.quality.as_ref();
        }
        self.table.catalog.selector(name)
    }

    /// Whether the selector finds nothing but permanents: it names no players, spells, abilities, cards or other zones (115.2).
    #[must_use]
    pub fn finds_only_permanents(&self, selector: &Selector, scope: &Scope) -> bool {
        match selector {
            Selector::Is(_) => false,
            Selector::Named(name) => {
                self.named_selector(name, scope).is_some_and(|named| self.finds_only_permanents(named, scope))
            }
            Selector::Where(wanted) => {
                let all = |parts: &[Selector]| parts.iter().all(|part| self.finds_only_permanents(part, scope));
                match (wanted.zone, wanted.kind) {
                    _ if wanted.player.is_some() || wanted.among.is_some() || wanted.anywhere => false,
                    (Some(zone), _) => zone == Zone::Battlefield,
                    (None, Some(kind)) => matches!(kind, Kind::Permanent | Kind::Token),
                    (None, None) if wanted.targets.is_some() || wanted.number_of_targets.is_some() => false,
                    (None, None) => {
                        all(&wanted.any_of)
                            && wanted.all_of.first().is_none_or(|first| all(std::slice::from_ref(first)))
                    }
                }
            }
        }
    }

    /// The objects and players among which to look.
    fn candidates(&self, wanted: &Where, scope: &Scope) -> Vec<Entity> {
        if wanted.player.is_some() {
            return self.state.players.iter().filter(|p| !p.lost).map(|p| Entity::Player(p.id)).collect();
        }
        if let Some(reference) = &wanted.among {
            return self.entities(reference, scope).into_iter().filter(|entity| self.exists(*entity)).collect();
        }
        if let Some(zone) = wanted.zone {
            return self.in_zones(&[zone]);
        }
        if wanted.anywhere {
            return self.in_zones(&EVERYWHERE);
        }
        match wanted.kind {
            Some(Kind::Spell | Kind::ActivatedAbility | Kind::TriggeredAbility) => {
                return self.in_zones(&[Zone::Stack]);
            }
            Some(Kind::Permanent | Kind::Token) => return self.in_zones(&[Zone::Battlefield]),
            Some(Kind::Card) => return self.in_zones(&EVERYWHERE),
            None => {}
        }
        if wanted.targets.is_some() || wanted.number_of_targets.is_some() {
            return self.in_zones(&[Zone::Stack]);
        }
        if !wanted.any_of.is_empty() {
            return self.union(&wanted.any_of, scope);
        }
        if let Some(first) = wanted.all_of.first() {
            return self.matching(first, scope);
        }
        let anywhere = |status: &Status| matches!(status, Status::Linked | Status::Revealed);
        if wanted.is.iter().any(anywhere) {
            return self.in_zones(&EVERYWHERE);
        }
        self.in_zones(&[Zone::Battlefield])
    }

    fn in_zones(&self, zones: &[Zone]) -> Vec<Entity> {
        let mut found = Vec::new();
        for zone in zones {
            match zone {
                Zone::Battlefield => found.extend(self.state.permanents().iter().copied().map(Entity::Object)),
                Zone::Stack => found.extend(self.state.stack.iter().copied().map(Entity::Object)),
                Zone::Exile => found.extend(self.state.exile.iter().copied().map(Entity::Object)),
                _ => {
                    let zone_of = |player: PlayerId| self.state.zone(*zone, player).iter().copied();
                    let players = self.state.players.iter().map(|p| p.id);
                    found.extend(players.flat_map(zone_of).map(Entity::Object));
                }
            }
        }
        found
    }

    /// The objects and players that match at least one selector, players first.
    fn union(&self, any_of: &[Selector], scope: &Scope) -> Vec<Entity> {
        let mut found: Vec<Entity> = Vec::new();
        for selector in any_of {
            let more = self.matching(selector, scope);
            let new: Vec<Entity> = more.into_iter().filter(|entity| !found.contains(entity)).collect();
            found.extend(new);
        }
        found.sort_by_key(|entity| entity.player().is_none());
        found
    }

    fn matches_where(&self, entity: Entity, wanted: &Where, scope: &Scope) -> bool {
        let fits = match entity {
            Entity::Player(player) => self.player_fits(player, wanted, scope),
            Entity::Object(id) => self.object_fits(id, wanted, scope),
        };
        fits && wanted.all_of.iter().all(|part| self.matches(entity, part, scope))
            && (wanted.any_of.is_empty() || wanted.any_of.iter().any(|part| self.matches(entity, part, scope)))
            && wanted.not.as_ref().is_none_or(|not| !self.matches(entity, not, scope))
            && wanted.among.as_ref().is_none_or(|among| self.entities(among, scope).contains(&entity))
            && wanted.damaged_this_turn_by.as_ref().is_none_or(|by| {
                let sources = self.objects(by, scope);
                self.was_damaged(entity, Some(&sources))
            })
            && wanted.such_that.as_ref().is_none_or(|condition| self.holds_of(entity, condition, scope))
    }

    /// Whether a condition holds for an object or player, which the condition calls `$candidate`.
    fn holds_of(&self, candidate: Entity, condition: &Condition, scope: &Scope) -> bool {
        let mut asked = scope.clone();
        asked.bindings.bind("candidate".into(), Value::Entities(vec![candidate]));
        self.holds(condition, &asked)
    }

    /// Whether a player matches. A selector that only asks for properties of objects matches no player.
    fn player_fits(&self, player: PlayerId, wanted: &Where, scope: &Scope) -> bool {
        let asked = match &wanted.player {
            Some(which) => self.is_player(player, which, scope),
            None => wanted.only_combines(),
        };
        asked
            && wanted.with_counter.as_ref().is_none_or(|kind| self.state.player(player).counters.of(kind) > 0)
            && wanted.designated.as_ref().is_none_or(|name| self.state.player(player).designations.contains(name))
            && wanted.is.iter().all(|s| *s == Status::DamagedThisTurn && self.was_damaged(player.into(), None))
    }

    fn object_fits(&self, id: ObjectId, wanted: &Where, scope: &Scope) -> bool {
        let object = self.object(id);
        wanted.player.is_none()
            && wanted.zone.is_none_or(|zone| object.zone == zone && object.status.phased_out.is_none())
            && (wanted.zone.is_none() || wanted.kind == Some(Kind::Token) || self.is_there_as_card(object))
            && wanted.kind.is_none_or(|kind| is_kind(object, kind))
            && !(wanted.other && id == scope.source)
            && wanted.controller.as_ref().is_none_or(|who| self.is_controlled_by(object, who, scope))
            && wanted.owner.as_ref().is_none_or(|who| self.is_player(object.owner, who, scope))
            && self.traits_fit(id, wanted, scope)
            && self.numbers_fit(id, wanted, scope)
            && wanted.is.iter().all(|status| self.has_status(object, *status, scope))
            && self.relations_fit(object, wanted, scope)
    }

    /// Whether an object is no token or copy in a zone of cards. Such an object is no card, and it can't move (108.2b, 111.8).
    pub(crate) fn is_there_as_card(&self, object: &Object) -> bool {
        let of_cards = matches!(object.zone, Zone::Hand | Zone::Library | Zone::Graveyard | Zone::Exile);
        let left = of_cards && matches!(object.kind, ObjectKind::Token | ObjectKind::SpellCopy);
        !(left && self.heeds((Rule::TokensAreNoCards, object.id), true))
    }

    /// Whether one of those players controls the object. No player controls game actions that use the stack: the draw of 2001 (304.1), and combat
    /// damage (310.2 until 2009).
    fn is_controlled_by(&self, object: &Object, who: &Ref, scope: &Scope) -> bool {
        let action = object.stack.as_ref().is_some_and(|item| item.kind.is_game_action());
        !(action && object.zone == Zone::Stack) && self.is_player(self.controller(object.id), who, scope)
    }

    /// Whether types, name, colours and abilities match.
    fn traits_fit(&self, id: ObjectId, wanted: &Where, scope: &Scope) -> bool {
        let seen = self.characteristics(id);
        wanted.card_type.is_none_or(|card_type| seen.is(card_type))
            && wanted.supertype.is_none_or(|supertype| seen.supertypes.has(supertype))
            && wanted.subtype.as_ref().is_none_or(|subtype| self.has_subtype(seen, subtype, scope))
            && wanted.name.as_ref().is_none_or(|name| seen.has_name(name))
            && wanted.chosen_name.as_ref().is_none_or(|name| match self.bound(name, scope) {
                Some(Value::Word(word)) => seen.has_name(word),
                _ => false,
            })
            && wanted.chosen_subtype.as_ref().is_none_or(|name| match self.bound(name, scope) {
                Some(Value::Word(word)) => self.has_subtype(seen, word, scope),
                _ => false,
            })
            && wanted
                .color
                .is_none_or(|word| self.heeds((Rule::ColorOfObject, scope), seen.colors.has(self.reads(word, scope))))
            && wanted.chosen_color.as_ref().is_none_or(|name| match self.bound(name, scope) {
                Some(Value::Color(color)) => seen.colors.has(*color),
                _ => false,
            })
            && wanted
                .keyword
                .as_ref()
                .is_none_or(|name| seen.keywords().any(|keyword| self.is_keyword(&keyword.name, name)))
            && wanted.same_name_as.as_ref().is_none_or(|other| {
                let mut others = self.asked_of(other, scope);
                let same = others.any(|other| self.foreseen(other).shares_name_with(seen));
                self.heeds((Rule::SameName, scope), same)
            })
            && wanted.shares_color_with.as_ref().is_none_or(|other| {
                let mut others = self.asked_of(other, scope);
                others.any(|other| self.foreseen(other).colors.meets(seen.colors))
            })
            && wanted.shares_creature_type_with.as_ref().is_none_or(|other| {
                let mut others = self.asked_of(other, scope);
                let catalog = &self.table.catalog;
                let types = || seen.subtypes.iter().filter(|subtype| subtypes::is_creature_type(catalog, subtype));
                others.any(|other| types().any(|subtype| self.foreseen(other).has_subtype(subtype)))
            })
            && wanted.has_ability.as_ref().is_none_or(|is| {
                let mut abilities = seen.abilities.iter().filter(|held| !is_no_ability(&self.table.edition, held));
                abilities.any(|held| self.describes(is, held))
            })
    }

    /// Whether a keyword is the wanted one. Since 2010 a variant of the wanted keyword matches, too (702.29f).
    pub(crate) fn is_keyword(&self, keyword: &Name, wanted: &Name) -> bool {
        let variants = self.table.edition.keyword_variants == KeywordVariants::AreIt;
        keyword == wanted || variants && self.table.catalog.counts_as(keyword, wanted)
    }

    /// Whether the object has the subtype. A word in its name does not count (205.3).
    fn has_subtype(&self, seen: &Characteristics, subtype: &Name, scope: &Scope) -> bool {
        let subtype = &self.reads_subtype(subtype, scope);
        let named =
            || seen.name.as_ref().is_some_and(|name| name.split([' ', ',', '-']).any(|word| word == subtype.as_str()));
        self.fact((Rule::SubtypeCounts, scope), seen.has_subtype(subtype), named)
    }

    fn numbers_fit(&self, id: ObjectId, wanted: &Where, scope: &Scope) -> bool {
        let pt = self.size(id);
        let within = |range: &Option<Range>, number: Option<i32>| {
            range.as_ref().is_none_or(|range| number.is_some_and(|n| self.in_range(n, range, scope)))
        };
        within(&wanted.power, pt.map(|pt| pt.0))
            && within(&wanted.toughness, pt.map(|pt| pt.1))
            && (wanted.mana_value.is_none()
                || self.mana_values(id).iter().any(|value| within(&wanted.mana_value, i32::try_from(*value).ok())))
            && wanted.number_of_targets.as_ref().is_none_or(|range| self.has_so_many_targets(id, range, scope))
            && wanted.with_counter.as_ref().is_none_or(|kind| self.object(id).counters.of(kind) > 0)
            && wanted.designated.as_ref().is_none_or(|name| self.object(id).designations.contains(name))
    }

    /// 115.9a: an object or player that was chosen as a target several times counts each time, whether or not it is still legal. Only spells and
    /// abilities have targets.
    fn has_so_many_targets(&self, id: ObjectId, range: &Range, scope: &Scope) -> bool {
        let so_many = i32::try_from(self.targets(id).len()).unwrap_or(i32::MAX);
        let so_many = self.fact((Rule::TargetsOfSpell, scope), so_many, || 0);
        self.object(id).zone == Zone::Stack && self.in_range(so_many, range, scope)
    }

    /// Whether a number is in a range.
    pub(crate) fn in_range(&self, n: i32, range: &Range, scope: &Scope) -> bool {
        range.at_least.as_ref().is_none_or(|least| n >= self.amount(least, scope))
            && range.at_most.as_ref().is_none_or(|most| n <= self.amount(most, scope))
            && range.exactly.as_ref().is_none_or(|exact| n == self.amount(exact, scope))
    }

    /// Whether it is a double-faced permanent with its back face up (701.27g).
    fn has_its_back_up(&self, object: &Object) -> bool {
        let modal = || object.def.is_some_and(|def| self.table.catalog.modal_back(def).is_some());
        object.status.transformed || object.part.is_some() && modal()
    }

    fn has_status(&self, object: &Object, status: Status, scope: &Scope) -> bool {
        let state = self.state;
        let attack = || self.combat().attack_of(object.id);
        let linked = || {
            let link = object.link.as_ref().filter(|link| link.by == scope.source);
            link.is_some_and(|link| self.is_of_its_pair(link, scope))
        };
        match status {
            Status::Tapped => object.status.tapped,
            Status::Untapped => !object.status.tapped,
            Status::Flipped => object.status.flipped,
            Status::Transformed => self.has_its_back_up(object),
            Status::FaceDown => object.status.face_down,
            Status::FaceUp => !object.status.face_down,
            Status::Attacking => attack().is_some(),
            Status::Blocking => self.combat().blocking.contains(&object.id),
            Status::Blocked => attack().is_some_and(|attack| attack.blocked == Some(true)),
            Status::Unblocked => attack().is_some_and(|attack| attack.blocked == Some(false)),
            Status::AttackedThisTurn => {
                self.so_far().any(|event| matches!(event, Event::Attacked { attacker, .. } if *attacker == object.id))
            }
            Status::DamagedThisTurn => self.was_damaged(object.id.into(), None),
            Status::New => object.controlled_since == state.turn.number,
            Status::NewSinceUpkeep => timing::came_since_last_upkeep(*self, object.id),
            Status::Enchanted => {
                let to = Some(Entity::Object(object.id));
                let mut attached = state.permanents().iter().filter(|other| self.object(**other).attached_to == to);
                attached.any(|other| self.characteristics(*other).has_subtype("Aura"))
            }
            Status::PutThereThisTurn => {
                self.so_far().any(|event| matches!(event, Event::Moved { became, .. } if *became == object.id))
            }
            Status::DrawnThisTurn => {
                let of_it = |event: &Event| matches!(event, Event::Drew { card, .. } if *card == object.id);
                self.heeds((Rule::LooksBackInTurn, scope), self.so_far().any(of_it))
            }
            Status::WasCast => object.stack.as_ref().is_some_and(|item| item.played),
            Status::Linked => linked(),
            Status::Basic => self.characteristics(object.id).supertypes.has(Supertype::Basic),
            Status::Revealed => object.revealed,
            Status::Colorless | Status::Monocolored | Status::Multicolored => {
                let several = self.characteristics(object.id).colors.iter().count();
                match status {
                    Status::Colorless => several == 0,
                    Status::Monocolored => several == 1,
                    _ => several > 1,
                }
            }
            Status::XInCost => self.mana_cost(object.id).is_some_and(|cost| cost.x > 0),
        }
    }

    /// Whether its relations to other objects match.
    fn relations_fit(&self, object: &Object, wanted: &Where, scope: &Scope) -> bool {
        wanted
            .attached_to
            .as_ref()
            .is_none_or(|host| object.attached_to.is_some_and(|entity| self.matches(entity, host, scope)))
            && wanted.targets.as_ref().is_none_or(|target| {
                // 115.9b (415.4 until 2009): a target that is no longer in its zone, or no longer in the game, is not checked.
                let there = |entity: &Entity| match *entity {
                    Entity::Object(id) => self.object(id).exists(),
                    Entity::Player(player) => !self.state.player(player).lost,
                };
                let mut targets = self.targets(object.id).into_iter().filter(there);
                let so = targets.any(|entity| self.matches(entity, target, scope));
                self.heeds((Rule::TargetsOfSpell, scope), so)
            })
            && wanted.in_combat_with.as_ref().is_none_or(|other| self.fights(object.id, other, scope))
            && wanted.attacking.as_ref().is_none_or(|whom| self.attacks_such(object.id, whom, scope))
    }

    /// Whether it attacks a matching player or permanent that is still attacked (506.4c).
    fn attacks_such(&self, id: ObjectId, whom: &Selector, scope: &Scope) -> bool {
        let attack = self.combat().attack_of(id).filter(|attack| !attack.nothing);
        attack.is_some_and(|attack| self.matches(attack.defender, whom, scope))
    }

    /// Whether it blocks, or is blocked by, a matching creature. For a creature that is gone, the declared block counts.
    fn fights(&self, id: ObjectId, other: &Selector, scope: &Scope) -> bool {
        let combat = self.combat();
        let goes_on = |blocker: ObjectId, attacker: ObjectId| {
            let gone = !self.object(blocker).exists() || !self.object(attacker).exists();
            gone || combat.attack_of(attacker).is_some_and(|attack| attack.blockers.contains(&blocker))
        };
        let mut blocks = combat.blocks.iter().copied().filter(|(blocker, attacker)| goes_on(*blocker, *attacker));
        blocks.any(|(blocker, attacker)| {
            (id == blocker && self.matches(attacker.into(), other, scope))
                || (id == attacker && self.matches(blocker.into(), other, scope))
        })
    }

    /// The events of this turn, up to the past moment that is read.
    fn so_far(&self) -> impl Iterator<Item = &Event> {
        self.state.history.iter().take(self.then.map_or(usize::MAX, |then| then.end))
    }

    /// Combat, as it was in the past moment that is read.
    fn combat(&self) -> &Combat {
        self.then.map_or(&*self.state.combat, |then| &*then.combat)
    }

    /// Whether it was dealt damage this turn, by one of the given sources if there are any.
    fn was_damaged(&self, entity: Entity, by: Option<&[ObjectId]>) -> bool {
        self.so_far().any(|event| match event {
            Event::Damaged { source, to, .. } => *to == entity && by.is_none_or(|by| by.contains(source)),
            _ => false,
        })
    }
}

fn is_kind(object: &Object, kind: Kind) -> bool {
    let on_stack_as = |wanted: &ItemKind| object.stack.as_ref().is_some_and(|item| item.kind == *wanted);
    match kind {
        Kind::Spell => object.is_spell(),
        Kind::ActivatedAbility => object.kind == ObjectKind::Ability && on_stack_as(&ItemKind::Activated),
        Kind::TriggeredAbility => object.kind == ObjectKind::Ability && on_stack_as(&ItemKind::Triggered),
        Kind::Permanent => object.zone == Zone::Battlefield && object.status.phased_out.is_none(),
        Kind::Card => object.kind == ObjectKind::Card,
        Kind::Token => object.kind == ObjectKind::Token,
    }
}
