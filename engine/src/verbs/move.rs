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

/// Moves objects, all at the same time. The objects they become are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// What is moved.
    what: Ref,
    /// Where to.
    to: Place,
    /// Only from that zone: what isn't there any more stays.
    #[serde(default)]
    from: Option<Zone>,
    /// The name that binds the new objects.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
    /// Under whose control it comes onto the battlefield; its owner's if `owner_of`, else the ability's controller's.
    #[serde(default)]
    under: Option<Ref>,
    /// Tapped.
    #[serde(default)]
    tapped: bool,
    /// Attacking (508.4), unblocked.
    #[serde(default)]
    attacking: bool,
    /// Face down.
    #[serde(default)]
    face_down: bool,
    /// Face down onto the battlefield, and manifested (701.40): whoever controls it may turn it face up for its mana cost, if it is a creature card.
    #[serde(default)]
    manifested: bool,
    /// Transformed: with its back face up (712.14). What has none stays where it is.
    #[serde(default)]
    transformed: bool,
    /// With these counters.
    #[serde(default, rename = "with")]
    counters: Named<Amount>,
    /// Linked to the object whose ability this is.
    #[serde(default)]
    linked: bool,
    /// Who orders them, if several go to the same end of a library.
    #[serde(default)]
    order_by: Option<Ref>,
    /// In a random order, if several go to the same end of a library.
    #[serde(default)]
    random_order: bool,
    /// What it comes onto the battlefield attached to.
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
            // Only several are put in an order.
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
    /// Whether that is the owner of what is moved.
    fn is_its_owner(&self, who: &Ref) -> bool {
        matches!(who, Ref::Of(of) if matches!(&**of, RefOf::OwnerOf(what) if *what == self.what))
    }

    /// Whether what is moved is linked to the object whose ability this is.
    pub(crate) fn links(&self) -> bool {
        self.linked
    }

    /// The order in which they are put: of several that go to one end of a library, that player says, or their owner (401.4). The answer
    /// names the topmost first.
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
            // Each goes on top of those before it, or below them.
            if self.to == Place::LibraryTop {
                order.reverse();
            }
            ordered.extend(order);
        }
        Ok(ordered)
    }

    /// The move of one object; none if it can't be made.
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
            // What comes face down is no Aura (708.2a).
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

/// What somebody who left would control stays where it is (800.4b); until 2006 nothing says so.
fn stays<T>(cx: &Cx<'_>) -> Flow<Option<T>> {
    match cx.edition().players_who_left {
        PlayersWhoLeft::GetNothing => Ok(None),
        PlayersWhoLeft::AreStoodInFor => unsupported::refuse("a permanent controlled by somebody who left"),
    }
}

/// Whether a card can be moved from where it is, and to that place: what is on the battlefield doesn't come there (403.4, 603.6a).
fn reaches(cx: &Cx<'_>, to: Place, card: ObjectId) -> bool {
    let there = to == Place::Battlefield && cx.state().object(card).is_permanent();
    !there && hidden_zones::card_in_reach(cx.game(), card) && entering::takes_in(cx.game(), to, card)
}

/// The changes, were putting something onto the battlefield playing it.
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

/// Under whose control it comes onto the battlefield.
fn under(cx: &Cx<'_>, under: Option<&Ref>, object: ObjectId, scope: &Scope) -> PlayerId {
    let owner = cx.state().object(object).owner;
    match under {
        Some(Ref::Of(of)) if matches!(**of, RefOf::OwnerOf(_)) => owner,
        Some(reference) => cx.game().players(reference, scope).first().copied().unwrap_or(owner),
        None => scope.controller,
    }
}
