//! A case: one ruling as plain data, which any rules engine can carry out.
//!
//! A [`Case`] states the players, the objects, the position, the actions of the players, and the observations with their points. It never has
//! the expected values: these are separate, in the expectations, and never leave casebook. All types here are
//! plain serde data, so the same JSON is sent to an engine in any language.
//!
//! **Points.** A case with `n` script operations has the points `0..=n`: point 0 is the complete setup after the first check of
//! state-based actions, point `k` is the game when the first `k` operations have been carried out. Where the operation before a point
//! still waits for a decision, the point is the game in which that decision waits.

mod answer;
mod named;
mod names;
mod query;
mod said;
mod script;
mod setup;
mod value;

pub use answer::{Answer, Choice, WordKind};
pub use names::{AbilityRef, BadMana, Came, Color, Handle, MOST_GENERIC, Mana, Phase, Seat, Zone};
pub use query::{Aspect, EventKind, EventPattern, Probe, Query};
pub use said::{CameBy, Knowledge, Standing, Status};
pub use script::{
    Action, Activate, Alternative, Attack, Block, CostPayment, Defender, ManaPayment, Moment, Occasion, PayAction,
    Play, ScriptOp, Target, TargetChoice, TurnRef,
};
pub use setup::{ChosenKind, Quality, SetupOp, TokenSpec};
pub use value::{
    CombatSeen, DecisionSeen, EventSeen, Fate, Legality, MomentSeen, PlaceSeen, SpentSeen, StackItem, StackKind,
    TokenSeen, Value,
};

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// One ruling as plain data: the position, the actions, and the observations.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Case {
    /// `document/feature stem/scenario slug[/row key]`: unique in the suite, and never a line number.
    pub id: String,
    /// The first sixteen hexadecimal digits of the SHA-256 of the content that an engine carries out (see [`Case::content_hash`]).
    pub hash: String,
    /// The scenario's title: the ruling in casebook's own words.
    pub name: String,
    /// The edition of the scenario's `@edition:…` tag; without it, the editions in which all its clauses hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The clause ids the case proves, as in the clause index (`chk:420.5e`).
    pub clauses: Vec<String>,
    /// The players in turn order; it is the first one's turn unless the setup states otherwise.
    pub players: Vec<Seat>,
    /// Every object of the case. A handle that isn't declared here is an error of the suite.
    pub objects: Vec<ObjectDecl>,
    /// The position, complete before the first check of state-based actions.
    pub setup: Vec<SetupOp>,
    /// The actions of the players in order, with their answers.
    pub script: Vec<ScriptOp>,
    /// The observations, each with its point.
    pub probes: Vec<Probe>,
    /// The abilities of the case's cards: what the ids of abilities and modes mean. They ask for nothing; an engine may ignore them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<AbilityText>,
    /// What packs define of the cards, keywords and keyword actions of the case: an engine that has no such card can learn it from here. They ask
    /// for nothing; an engine may ignore them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub definitions: Vec<Definition>,
}

/// The definition of a card, a keyword or a keyword action that casebook itself does not have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Definition {
    /// What it defines.
    pub kind: DefinitionKind,
    /// The name of the card, the keyword or the keyword action.
    pub name: String,
    /// The short name of the pack; left out for a card without a pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// The definition, as its file has it: the schema is `card`, `keyword` or `action`.
    pub definition: serde_json::Value,
    /// What it does, in casebook's English and the wording of the edition.
    pub says: String,
}

/// What a definition defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DefinitionKind {
    /// A card.
    Card,
    /// A keyword.
    Keyword,
    /// A keyword action.
    Action,
}

/// An ability of a card of the case: what identifies it in an engine that does not have casebook's card files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct AbilityText {
    /// The card, or the part of a card that has the ability.
    pub card: String,
    /// Its id: cases, and the answers to queries about the stack, events and decisions, name it so.
    pub id: String,
    /// Its place among the printed abilities of the card or part, counted from one, keywords included.
    pub printed: u32,
    /// The keyword, if it is a keyword ability.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keyword: Option<String>,
    /// The ids of its modes, as they are printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modes: Vec<String>,
    /// What it does, in casebook's English and the wording of the edition; the text of a mode stands after its id, as `[id]`.
    pub says: String,
}

/// An object of the case, and how an engine finds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct ObjectDecl {
    /// Its name in the case: an alias, or the card's name if that is unique.
    pub handle: Handle,
    /// Its origin.
    pub origin: Origin,
    /// What the handle follows when the object changes zones.
    pub follows: Follows,
}

/// The origin of a declared object. `nth` counts from one, in the order in which such objects were created since the setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A card that a setup operation places.
    Card {
        /// The card's name in the card files and in every engine.
        name: String,
        /// Its owner, who may differ from its controller.
        owner: Seat,
        /// A collector number: an identity that no rule uses.
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
        /// Which token of that name, counted from one.
        nth: u32,
    },
    /// A copy of a spell or ability that an effect puts onto the stack.
    Copy {
        /// What is copied.
        of: Handle,
        /// Which copy of it, counted from one.
        nth: u32,
    },
    /// An activated or triggered ability of an object, as an object on the stack.
    Ability {
        /// Whose ability it is.
        source: Handle,
        /// Which of its abilities.
        ability: AbilityRef,
        /// Only abilities that triggered, or only those that were activated.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        came: Option<Came>,
        /// Which of these, in the order in which they were put onto the stack.
        nth: u32,
    },
    /// The turn's draw as an object on the stack, in editions that use it.
    TurnDraw {
        /// Who draws.
        player: Seat,
        /// Which of that player's draws.
        nth: u32,
    },
    /// Combat damage as an object on the stack, in editions that use it.
    CombatDamage {
        /// Which combat damage.
        nth: u32,
    },
}

/// What a handle follows when an object changes zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Follows {
    /// The card: the handle means the object that the card is now. This is the case for every card, and for a placed token until it is gone.
    Card,
    /// The object: after it has left its zone, the handle means an object that doesn't exist any more, and only its history can be observed.
    /// This is the case for copies of spells and for abilities on the stack.
    Object,
}

impl Case {
    /// The hash of the content that an engine carries out: everything except id, name, clauses and the hash itself.
    #[doc(hidden)]
    pub fn content_hash(&self) -> String {
        let content = (&self.edition, &self.players, &self.objects, &self.setup, &self.script, &self.probes);
        // Serializing these types into memory can't fail: all keys are strings.
        let text = serde_json::to_vec(&content).unwrap_or_default();
        Sha256::digest(&text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The same case with its hash filled in.
    #[doc(hidden)]
    #[must_use]
    pub fn sealed(mut self) -> Self {
        self.hash = self.content_hash();
        self
    }

    /// The declaration behind a handle.
    pub fn object(&self, handle: &Handle) -> Option<&ObjectDecl> {
        self.objects.iter().find(|declared| &declared.handle == handle)
    }

    /// The same case with the chosen probes repeated at every point before their own; the case's own probes are first and keep their indices.
    ///
    /// Thus one run shows whether an expectation was false at an earlier point: a clause is proved by a change, not by a state that was always
    /// there. The second value has, for each probe of the new case, the index of the probe that it repeats. The new case has the hash of this
    /// case, because it is only run and never stored.
    #[doc(hidden)]
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

    /// Removes an operation and its answers from the script. Later probes are asked at the same points as before.
    #[doc(hidden)]
    pub fn leave_out(&mut self, step: usize) {
        let answers = self.script.iter().skip(step + 1).take_while(|op| matches!(op, ScriptOp::Answer(_))).count();
        let gone = (1 + answers).min(self.script.len().saturating_sub(step));
        self.script.drain(step..step + gone);
        for probe in self.probes.iter_mut().filter(|probe| probe.after > step && probe.after != usize::MAX) {
            probe.after = probe.after.saturating_sub(gone).max(step);
        }
    }

    /// The same case with one quality removed from one object in the setup: the contrast of a "can't".
    #[doc(hidden)]
    #[must_use]
    pub fn without(&self, object: &Handle, quality: &Quality) -> Case {
        let mut other = self.clone();
        other.setup.push(SetupOp::Without { object: object.clone(), quality: quality.clone() });
        other
    }
}
