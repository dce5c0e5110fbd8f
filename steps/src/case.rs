//! A case: one ruling as plain data, which any rules engine can carry out.
//!
//! A [`Case`] says who plays, which objects it speaks of, how the position is set up, what the players do and what is to be observed at
//! which point. It never says what is expected: that is kept apart, in [`Expectations`](crate::expectation::Expectations), and never
//! leaves casebook. All types here are serde data without cleverness, so the same JSON goes over a pipe to an engine in any language.
//!
//! **Points.** A case with `n` script operations has the points `0..=n`: point 0 is the complete setup after the first check of
//! state-based actions, point `k` is the game when the first `k` operations have been carried out. Where the operation before a point
//! still waits for a decision, the point is the game in which that decision waits.

mod answer;
mod named;
mod names;
mod query;
mod script;
mod setup;
mod value;

pub use answer::{Answer, Choice, WordKind};
pub use names::{AbilityRef, BadMana, Came, Color, Handle, Mana, Phase, Seat, Zone};
pub use query::{Aspect, EventKind, EventPattern, Probe, Query};
pub use script::{
    Action, Activate, Alternative, Attack, Block, CostPayment, Defender, ManaPayment, Moment, Occasion, PayAction,
    Play, ScriptOp, Target, TargetChoice, TurnRef,
};
pub use setup::{ChosenKind, Quality, SetupOp, TokenSpec};
pub use value::{
    CombatSeen, DecisionSeen, EventSeen, Fate, Legality, MomentSeen, PlaceSeen, SpentSeen, StackItem, StackKind,
    TokenSeen, Value,
};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// One ruling as plain data: the position, what happens, and what is observed when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Case {
    /// `document/feature stem/scenario slug[/row key]`: unique in the suite, and never a line number.
    pub id: String,
    /// The first sixteen hexadecimal digits of the SHA-256 of what the case makes an engine do (see [`Case::content_hash`]).
    pub hash: String,
    /// The scenario's title: the ruling in casebook's own words.
    pub name: String,
    /// The edition a scenario pins itself to with `@edition:…`; without it, the editions in which all its clauses hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The clause ids the case proves, as in the clause index (`chk:420.5e`).
    pub clauses: Vec<String>,
    /// The players in turn order; the first one's turn it is unless the setup says otherwise.
    pub players: Vec<Seat>,
    /// Every object the case speaks of. A handle that is not declared here is an error of the suite.
    pub objects: Vec<ObjectDecl>,
    /// The position, complete before the first check of state-based actions.
    pub setup: Vec<SetupOp>,
    /// What the players do, in order, with the answers they give.
    pub script: Vec<ScriptOp>,
    /// What is observed, and at which point.
    pub probes: Vec<Probe>,
}

/// An object that a case speaks of, and how an engine finds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ObjectDecl {
    /// What the case calls it: an alias, or the card's name where that is unique.
    pub handle: Handle,
    /// Where it comes from.
    pub origin: Origin,
    /// What the handle stays with when the object changes zones.
    pub follows: Follows,
}

/// Where a declared object comes from. `nth` counts from one, in the order in which such objects came to be since the setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A card that a setup operation places.
    Card {
        /// The card's name, as the card files and every engine know it.
        name: String,
        /// Whose card it is, which need not be who controls it.
        owner: Seat,
        /// A collector number: identity that no rule reads.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        printing: Option<String>,
    },
    /// A token that the setup places; a [`SetupOp::Token`] describes it.
    PlacedToken {
        /// Who owns it.
        owner: Seat,
    },
    /// A token that an effect makes during the script.
    MadeToken {
        /// The token's name.
        name: String,
        /// The how-manieth token of that name.
        nth: u32,
    },
    /// A copy of a spell or ability that an effect puts onto the stack.
    Copy {
        /// What is copied.
        of: Handle,
        /// The how-manieth copy of it.
        nth: u32,
    },
    /// An activated or triggered ability of an object, as an object on the stack.
    Ability {
        /// Whose ability it is.
        source: Handle,
        /// Which of its abilities.
        ability: AbilityRef,
        /// Only those that triggered, or only those that were played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        came: Option<Came>,
        /// The how-manieth of these that was put onto the stack.
        nth: u32,
    },
    /// The turn's draw as an object on the stack, in editions that put it there.
    TurnDraw {
        /// Who draws.
        player: Seat,
        /// The how-manieth of that player's draws.
        nth: u32,
    },
    /// Combat damage as an object on the stack, in editions that put it there.
    CombatDamage {
        /// The how-manieth.
        nth: u32,
    },
}

/// What a handle stays with when an object changes zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Follows {
    /// The card: the handle means whatever object the card is now. So it is for every card, and for a placed token until it is gone.
    Card,
    /// The object: once it has left its zone, the handle means an object that is no more, and only its history can be asked. So it is for
    /// copies of spells and for abilities on the stack.
    Object,
}

impl Case {
    /// The hash of what this case makes an engine do: everything but id, name, clauses and the hash itself.
    pub fn content_hash(&self) -> String {
        let content = (&self.edition, &self.players, &self.objects, &self.setup, &self.script, &self.probes);
        // Serializing these types into memory can't fail: no map has other keys than strings, and nothing writes to a device.
        let text = serde_json::to_vec(&content).unwrap_or_default();
        Sha256::digest(&text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The same case with its hash filled in.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        self.hash = self.content_hash();
        self
    }

    /// The declaration behind a handle.
    pub fn object(&self, handle: &Handle) -> Option<&ObjectDecl> {
        self.objects.iter().find(|declared| &declared.handle == handle)
    }

    /// The same case asking the chosen probes at every point up to their own, the case's own probes first and in place.
    ///
    /// So one run tells whether an expectation was false at an earlier point: a clause is proved by a change, not by a state that was
    /// there all along. The second value says, for each probe of the new case, which probe of this case it repeats. It keeps the hash of
    /// this case: it is asked, and never kept.
    pub fn with_early_probes(&self, chosen: impl Fn(usize) -> bool) -> (Case, Vec<usize>) {
        let mut asked = self.clone();
        let mut repeats: Vec<usize> = (0..self.probes.len()).collect();
        for (index, probe) in self.probes.iter().enumerate().filter(|(index, _)| chosen(*index)) {
            for after in 0..probe.after {
                asked.probes.push(Probe { after, query: probe.query.clone() });
                repeats.push(index);
            }
        }
        (asked, repeats)
    }

    /// Leaves an operation out of the script, and the answers that belong to it. What is asked later is asked at the same point as before.
    pub(crate) fn leave_out(&mut self, step: usize) {
        let answers = self.script.iter().skip(step + 1).take_while(|op| matches!(op, ScriptOp::Answer(_))).count();
        let gone = (1 + answers).min(self.script.len().saturating_sub(step));
        self.script.drain(step..step + gone);
        for probe in self.probes.iter_mut().filter(|probe| probe.after > step && probe.after != usize::MAX) {
            probe.after = probe.after.saturating_sub(gone).max(step);
        }
    }

    /// The same case with one ability taken from one object in the setup: what a "can't" is compared with.
    #[must_use]
    pub fn without(&self, object: &Handle, quality: &Quality) -> Case {
        let mut other = self.clone();
        other.setup.push(SetupOp::Without { object: object.clone(), quality: quality.clone() });
        other
    }
}
