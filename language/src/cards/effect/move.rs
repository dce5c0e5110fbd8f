//! Moving objects from zone to zone (400.7): exiling, returning, putting onto the battlefield or into a library.

use super::prelude::*;
use crate::cards::{Named, effect::Place, reference::RefOf, values::Zone};

/// Moves objects to another zone, all at the same time. The objects that they become are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The objects.
    pub what: Ref,
    /// The place to which they are moved.
    pub to: Place,
    /// The zone that they must still be in; an object that has left it is not moved. Left out: any zone.
    #[serde(default)]
    pub from: Option<Zone>,
    /// The name to which the new objects are bound. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
    /// The player under whose control an object enters the battlefield. `owner_of` is the owner of each object. Left out: the controller of the
    /// ability.
    #[serde(default)]
    pub under: Option<Ref>,
    /// The objects enter tapped.
    #[serde(default)]
    pub tapped: bool,
    /// The objects enter attacking and unblocked (508.4).
    #[serde(default)]
    pub attacking: bool,
    /// The objects are put there face down.
    #[serde(default)]
    pub face_down: bool,
    /// The objects are manifested (701.40): they enter face down. The controller may turn a creature card face up for its mana cost.
    #[serde(default)]
    pub manifested: bool,
    /// The objects are cloaked (701.58): as `manifested`, and with ward {2} while they are face down.
    #[serde(default)]
    pub cloaked: bool,
    /// The objects are crafted (702.167): `paid_with` finds the cards in exile that were exiled to pay for this ability ("the exiled cards used to craft
    /// it").
    #[serde(default)]
    pub crafted: bool,
    /// The objects enter transformed, with the back face up (712.14). A card without a back face is not moved.
    #[serde(default)]
    pub transformed: bool,
    /// The counters with which the objects are put there, by kind.
    #[serde(default, rename = "with")]
    pub counters: Named<Amount>,
    /// The objects are linked to the object with the ability (607).
    #[serde(default)]
    pub linked: bool,
    /// The player who orders several cards that are put on the top or the bottom of a library. Left out: their owner.
    #[serde(default)]
    pub order_by: Option<Ref>,
    /// Several cards that are put on the top or the bottom of a library are put there in a random order.
    #[serde(default)]
    pub random_order: bool,
    /// The objects return to their former zones immediately after this permanent leaves the battlefield ("until it leaves the battlefield", 610.3). If
    /// it has left already, they are not moved. Cards return to the battlefield under their owners' control. Left out: they do not return.
    #[serde(default)]
    pub until_leaves: Option<Ref>,
    /// The object or player to which the object enters attached. Left out: the player under whose control an Aura enters chooses; other objects are
    /// not attached.
    #[serde(default)]
    pub attached_to: Option<Ref>,
}

impl Instruction for Move {
    fn makes(&self) -> Vec<Made> {
        let parts = [
            (true, Made::Put(self.to.zone())),
            (self.tapped, Made::Tapped),
            (self.counters.iter().next().is_some(), Made::CountersPut),
            (self.attacking, Made::PutAttacking),
            (self.attached_to.is_some(), Made::Attached),
            (self.face_down || self.manifested || self.cloaked, Made::PutFaceDown),
            (self.transformed, Made::Transformed),
            (self.until_leaves.is_some(), Made::Waits),
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
            cloaked,
            crafted,
            transformed,
            counters,
            linked,
            order_by,
            random_order,
            until_leaves,
            attached_to,
        } = self;
        let mut text = match to {
            Place::Exile => {
                format!("{} {} {}", speech.who(what), if is_several(what) { "are" } else { "is" }, speech.words().exile)
            }
            // Only several cards are put in an order.
            to if is_several(what) || order_by.is_some() => {
                let place = speech.place(*to).replace("its owner's", "their owners'");
                format!(
                    "put {} {}",
                    speech.who(what),
                    place
                        .replace("owners' library", "owners' libraries")
                        .replace("owners' hand", "owners' hands")
                        .replace("owners' graveyard", "owners' graveyards")
                )
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
        text += if *face_down && !*manifested && !*cloaked { ", face down" } else { "" };
        text += if *manifested { ", face down and manifested" } else { "" };
        text += if *cloaked { ", face down and cloaked, with ward {2}" } else { "" };
        text += if *crafted { ", crafted with the cards that this exiled" } else { "" };
        text += if *transformed { ", transformed" } else { "" };
        for (kind, count) in counters.iter() {
            text += &format!(", with {} on it", speech.counters(count, kind));
        }
        text += &if *linked { format!(", by {}, which remembers it", speech.name) } else { String::new() };
        let order = order_by.as_ref().map(|who| does(&speech.who(who), "choose"));
        text += &order.map(|chosen| format!(", in an order {chosen}")).unwrap_or_default();
        text += if *random_order { ", in a random order" } else { "" };
        text += &until_leaves
            .as_ref()
            .map(|of| format!(", until {} leaves {}", speech.who(of), speech.field()))
            .unwrap_or_default();
        text += &attached_to.as_ref().map(|to| format!(", attached to {}", speech.who(to))).unwrap_or_default();
        text + &called(bind)
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }

    fn is_simultaneous(&self) -> bool {
        true
    }
}

impl Move {
    /// The move of objects to a place, without any more words.
    #[must_use]
    pub fn new(what: Ref, to: Place) -> Self {
        Self {
            what,
            to,
            from: None,
            bind: None,
            under: None,
            tapped: false,
            attacking: false,
            face_down: false,
            manifested: false,
            cloaked: false,
            crafted: false,
            transformed: false,
            counters: Named::default(),
            linked: false,
            order_by: None,
            random_order: false,
            until_leaves: None,
            attached_to: None,
        }
    }

    /// Whether the reference is the owner of the moved objects.
    fn is_its_owner(&self, who: &Ref) -> bool {
        matches!(who, Ref::Of(of) if matches!(&**of, RefOf::OwnerOf(what) if *what == self.what))
    }
}
