//! Moving objects from zone to zone (400.7): exiling, returning, putting onto the battlefield or into a library.

use super::{
    common::{
        entering::{self, Host},
        reading::players,
    },
    prelude::*,
};
use crate::{
    cards::{
        Named,
        effect::Place,
        reference::RefOf,
        values::{CardType, Zone},
    },
    change::{self, Enter},
    decision::{DecisionKind, Options},
    edition::PlayersWhoLeft,
    event::{Event, Why},
    ids::{Entity, ObjectId, PlayerId},
    rules::{hidden_zones, special::MANIFESTED},
    unsupported,
    state::object::Link,
};

/// Moves objects to another zone, all at the same time. The objects that they become are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The objects.
    what: Ref,
    /// The place to which they are moved.
    to: Place,
    /// The zone that they must still be in; an object that has left it is not moved. Left out: any zone.
    #[serde(default)]
    from: Option<Zone>,
    /// The name to which the new objects are bound. Left out: no name.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
    /// The player under whose control an object enters the battlefield. `owner_of` is the owner of each object. Left out: the controller of the
    /// ability.
    #[serde(default)]
    under: Option<Ref>,
    /// The objects enter tapped.
    #[serde(default)]
    tapped: bool,
    /// The objects enter attacking and unblocked (508.4).
    #[serde(default)]
    attacking: bool,
    /// The objects are put there face down.
    #[serde(default)]
    face_down: bool,
    /// The objects are manifested (701.40): they enter face down. The controller may turn a creature card face up for its mana cost.
    #[serde(default)]
    manifested: bool,
    /// The objects enter transformed, with the back face up (712.14). A card without a back face is not moved.
    #[serde(default)]
    transformed: bool,
    /// The counters with which the objects are put there, by kind.
    #[serde(default, rename = "with")]
    counters: Named<Amount>,
    /// The objects are linked to the object with the ability (607).
    #[serde(default)]
    linked: bool,
    /// The player who orders several cards that are put on the top or the bottom of a library. Left out: their owner.
    #[serde(default)]
    order_by: Option<Ref>,
    /// Several cards that are put on the top or the bottom of a library are put there in a random order.
    #[serde(default)]
    random_order: bool,
    /// The object or player to which the object enters attached. Left out: the player under whose control an Aura enters chooses; other objects are
    /// not attached.
    #[serde(default)]
    attached_to: Option<Ref>,
}

impl Verb for Move {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn makes(&self) -> Vec<Made> {
        let parts = [
            (true, Made::Put(self.to.zone())),
            (self.tapped, Made::Tapped),
            (self.counters.iter().next().is_some(), Made::CountersPut),
            (self.attacking, Made::PutAttacking),
            (self.attached_to.is_some(), Made::Attached),
            (self.face_down || self.manifested, Made::PutFaceDown),
            (self.transformed, Made::Transformed),
        ];
        parts.into_iter().filter_map(|(is, made)| is.then_some(made)).collect()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self {
            what,
            to,
            from,
            bind,
            under,
            tapped,
            attacking,
            face_down,
            manifested,
            transformed,
            counters,
            linked,
            order_by,
            random_order,
            attached_to,
        } = self;
        let mut text = match to {
            Place::Exile => format!("{} {} {}", speech.who(what), if is_several(what) { "are" } else { "is" }, speech.words().exile),
            // Only several cards are put in an order.
            to if is_several(what) || order_by.is_some() => {
                let place = speech.place(*to).replace("its owner's", "their owners'");
                format!("put {} {}", speech.who(what), place.replace("owners' library", "owners' libraries").replace("owners' hand", "owners' hands").replace("owners' graveyard", "owners' graveyards"))
            }
            to => format!("put {} {}", speech.who(what), speech.place(*to)),
        };
        if let Some(who) = under {
            let own = self.is_its_owner(who);
            let whose = if own && is_several(what) { "their owners'".to_owned() } else { speech.whose(who) };
            let whose = if own && !is_several(what) { "its owner's".to_owned() } else { whose };
            text = text.replace("under your control", &format!("under {whose} control"));
        }
        text += &from.map(|zone| format!(", if still {}", speech.inside(zone, "its owner's"))).unwrap_or_default();
        text += if *tapped { ", tapped" } else { "" };
        text += if *attacking { ", attacking" } else { "" };
        text += if *face_down && !*manifested { ", face down" } else { "" };
        text += if *manifested { ", face down and manifested" } else { "" };
        text += if *transformed { ", transformed" } else { "" };
        for (kind, count) in counters.iter() {
            text += &format!(", with {} on it", speech.counters(count, kind));
        }
        text += &if *linked { format!(", by {}, which remembers it", speech.name) } else { String::new() };
        let order = order_by.as_ref().map(|who| does(&speech.who(who), "choose"));
        text += &order.map(|chosen| format!(", in an order {chosen}")).unwrap_or_default();
        text += if *random_order { ", in a random order" } else { "" };
        text += &attached_to.as_ref().map(|to| format!(", attached to {}", speech.who(to))).unwrap_or_default();
        text + &called(bind)
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }
}

impl Together for Move {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let mut objects = reading::objects(cx, &self.what, scope);
        objects.retain(|id| self.from.is_none_or(|from| cx.state().object(*id).zone == from));
        objects.retain(|id| reaches(cx, self.to, *id));
        let objects = self.in_order(cx, objects, scope)?;
        let mut changes = Vec::with_capacity(objects.len());
        for object in &objects {
            changes.extend(self.change(cx, *object, scope)?.map(|change| Change::Card(CardChange::Move(change))));
        }
        if changes.len() < objects.len() {
            changes = cx.game().fact((Rule::AsMuchAsPossible, scope), changes, Vec::new);
        }
        if self.to == Place::Battlefield {
            changes = cx.game().fact((Rule::PutIsNotPlay, scope), changes.clone(), || as_played(cx, &changes));
        }
        Ok(Proposal::of(changes).calling_anew(self.bind.as_ref(), objects))
    }
}

impl Move {
    /// Whether the reference is the owner of the moved objects.
    fn is_its_owner(&self, who: &Ref) -> bool {
        matches!(who, Ref::Of(of) if matches!(&**of, RefOf::OwnerOf(what) if *what == self.what))
    }

    /// Whether the moved objects are linked to the object with the ability.
    pub(crate) fn links(&self) -> bool {
        self.linked
    }

    /// The order of several cards that are put on the top or the bottom of a library. The stated player chooses it, or their owner (401.4). The
    /// answer begins with the topmost card.
    fn in_order(&self, cx: &mut Cx<'_>, objects: Vec<ObjectId>, scope: &Scope) -> Flow<Vec<ObjectId>> {
        if !matches!(self.to, Place::LibraryTop | Place::LibraryBottom) || objects.len() < 2 {
            return Ok(objects);
        }
        let by = self.order_by.as_ref().and_then(|by| players(cx, by, scope).first().copied());
        let owners: Vec<PlayerId> = cx.state().in_turn_order().collect();
        let mut ordered = Vec::with_capacity(objects.len());
        for owner in owners {
            let own = objects.iter().copied().filter(|id| cx.state().object(*id).owner == owner);
            let from: Vec<Entity> = own.map(Entity::Object).collect();
            if from.len() < 2 {
                ordered.extend(from.into_iter().filter_map(Entity::object));
                continue;
            }
            let options = Options::Entities { least: from.len(), most: from.len(), from, ordered: true };
            let (by, source, name) = (by.unwrap_or(owner), Some(scope.source), self.bind.clone());
            let kind = if self.random_order { DecisionKind::Random } else { DecisionKind::OrderCards };
            let order = cx.ask_entities(by, kind, source, name, options)?;
            let mut order: Vec<ObjectId> = order.into_iter().filter_map(Entity::object).collect();
            // Each card is put on top of the earlier cards, or below them.
            if self.to == Place::LibraryTop {
                order.reverse();
            }
            ordered.extend(order);
        }
        Ok(ordered)
    }

    /// The move of one object. `None` if the object cannot be moved.
    fn change(&self, cx: &mut Cx<'_>, object: ObjectId, scope: &Scope) -> Flow<Option<change::Move>> {
        let battlefield = self.to == Place::Battlefield;
        let hidden = self.face_down || self.manifested;
        let mut enter = Enter::default();
        if battlefield {
            let characteristics = cx.game().characteristics(object);
            if !hidden && (characteristics.is(CardType::Instant) || characteristics.is(CardType::Sorcery)) {
                // Such cards can't enter the battlefield (304.4, 307.4).
                return Ok(None);
            }
            if self.transformed && cx.state().object(object).face.back.is_none() {
                return Ok(None);
            }
            let controller = under(cx, self.under.as_ref(), object, scope);
            if cx.state().player(controller).lost {
                return stays(cx);
            }
            enter = Enter {
                controller: Some(controller),
                tapped: self.tapped,
                attacking: None,
                face_down: hidden,
                memory: self.manifested.then(|| (MANIFESTED.into(), Value::Done)).into_iter().collect(),
                transformed: self.transformed,
                ..Enter::default()
            };
            if self.attacking {
                let creature = hidden || cx.game().characteristics(object).is(CardType::Creature);
                enter.attacking = entering::joins_attack_on(cx, (object, creature), controller, scope)?;
            }
            // An object that enters face down is not an Aura (708.2a).
            let host = match hidden {
                true => Host::None,
                false => entering::host(cx, object, controller, self.attached_to.as_ref(), scope)?,
            };
            match host {
                Host::None => {}
                Host::Of(host) => enter.attached_to = Some(host),
                Host::Missing => return Ok(None),
            }
        }
        enter.counters = self.counters.iter().map(|(kind, n)| (kind.into(), reading::count(cx, n, scope))).collect();
        if self.linked {
            unsupported::pairs_of_linked_abilities(cx.game(), scope.source)?;
        }
        let link = self.linked.then_some(Link { by: scope.source });
        let link = link.and_then(|link| cx.game().fact((Rule::LinkedAbilities, scope), Some(link), || None));
        let face_down = hidden && !battlefield;
        Ok(Some(change::Move { enter, link, face_down, ..change::Move::new(object, self.to, Why::Effect) }))
    }
}

/// A permanent that a player who has left would control stays in its zone (800.4b). Until 2006, the rules do not say so.
fn stays<T>(cx: &Cx<'_>) -> Flow<Option<T>> {
    match cx.edition().players_who_left {
        PlayersWhoLeft::GetNothing => Ok(None),
        PlayersWhoLeft::AreStoodInFor => unsupported::refuse("a permanent controlled by a player who has left the game"),
    }
}

/// Whether a card can be moved from its zone to that place. An object on the battlefield cannot enter the battlefield (403.4, 603.6a).
fn reaches(cx: &Cx<'_>, to: Place, card: ObjectId) -> bool {
    let there = to == Place::Battlefield && cx.state().object(card).is_permanent();
    !there && hidden_zones::card_in_reach(cx.game(), card) && entering::takes_in(cx.game(), to, card)
}

/// The changes as they would be if putting a card onto the battlefield were playing it.
fn as_played(cx: &Cx<'_>, changes: &[Change]) -> Vec<Change> {
    let played = changes.iter().filter_map(|change| match change {
        Change::Card(CardChange::Move(m)) => {
            let (object, player) = (cx.state().object(m.object), m.enter.controller?);
            let land = cx.game().characteristics(m.object).is(CardType::Land);
            let cast = Event::Cast { spell: m.object, player, from: object.zone };
            Some(if land { Change::Turn(TurnChange::PlayLand { player, card: m.object }) } else { Change::Note(cast) })
        }
        _ => None,
    });
    changes.iter().cloned().chain(played).collect()
}

/// The player under whose control an object enters the battlefield.
fn under(cx: &Cx<'_>, under: Option<&Ref>, object: ObjectId, scope: &Scope) -> PlayerId {
    let owner = cx.state().object(object).owner;
    match under {
        Some(Ref::Of(of)) if matches!(**of, RefOf::OwnerOf(_)) => owner,
        Some(reference) => cx.game().players(reference, scope).first().copied().unwrap_or(owner),
        None => scope.controller,
    }
}
