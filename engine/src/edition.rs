//! Editions of the rules, as data.
//!
//! One field for every rule that ever changed among the editions the documents speak of. Engine code asks a field what holds and
//! never a date; a new edition is a new YAML file that states only what differs from the one it inherits.

use serde::{Deserialize, Serialize};

use crate::document::{Document, DocumentError};

/// Declares each rule once: its field, its values and the layer of an edition that may leave it unsaid.
macro_rules! edition_rules {
    ($($(#[doc = $about:literal])+ $field:ident: $kind:ident { $($(#[doc = $value_about:literal])+ $value:ident,)+ })+) => {
        $(
            $(#[doc = $about])+
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
            #[serde(rename_all = "snake_case")]
            pub enum $kind { $($(#[doc = $value_about])+ $value,)+ }
        )+

        /// What the rules say, rule by rule, where editions differ.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Edition {
            /// The name by which a run asks for this edition, such as `2004-10`.
            pub id: EditionId,
            /// What a reader calls it.
            pub title: String,
            /// The words in which this edition speaks.
            pub words: Words,
            $($(#[doc = $about])+ pub $field: $kind,)+
        }

        /// An edition as it is written: what it leaves out it inherits.
        #[derive(Debug, Clone, Default, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Layer {
            id: Option<EditionId>,
            title: Option<String>,
            inherits: Option<EditionId>,
            #[serde(default)]
            words: WordsLayer,
            $($field: Option<$kind>,)+
        }

        impl Layer {
            /// Lays this edition over the one it inherits.
            fn over(self, base: Layer) -> Layer {
                Layer {
                    id: self.id,
                    title: self.title,
                    inherits: self.inherits,
                    words: self.words.over(base.words),
                    $($field: self.$field.or(base.$field),)+
                }
            }

            /// The whole edition, or the name of the first thing that nobody in the chain says.
            fn complete(self) -> Result<Edition, &'static str> {
                Ok(Edition {
                    id: self.id.ok_or("id")?,
                    title: self.title.ok_or("title")?,
                    words: self.words.complete()?,
                    $($field: self.$field.ok_or(stringify!($field))?,)+
                })
            }
        }
    };
}

/// Declares the vocabulary once: a word for each notion that editions name differently.
macro_rules! edition_words {
    ($($(#[doc = $about:literal])+ $field:ident,)+) => {
        /// The words in which an edition speaks: what the trace and the English of a card use.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Words { $($(#[doc = $about])+ pub $field: String,)+ }

        #[derive(Debug, Clone, Default, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct WordsLayer { $($field: Option<String>,)+ }

        impl WordsLayer {
            fn over(self, base: WordsLayer) -> WordsLayer {
                WordsLayer { $($field: self.$field.or(base.$field),)+ }
            }

            fn complete(self) -> Result<Words, &'static str> {
                Ok(Words { $($field: self.$field.ok_or(concat!("words.", stringify!($field)))?,)+ })
            }
        }
    };
}

/// The name of an edition. It is compared, never read as a date.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EditionId(pub String);

impl std::fmt::Display for EditionId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

edition_words! {
    /// The fate of a spell or ability all of whose targets are illegal (413.2a, now 608.2b).
    fate_without_targets,
    /// What a player does with a spell: "plays", now "casts" (409, now 601).
    cast,
    /// What a player does with an activated ability: "plays", now "activates".
    activate,
    /// The zone of permanents: "in play", now "on the battlefield" (217.4, now 403).
    battlefield,
    /// The zone of what is set aside: "removed from the game", now "exiled" (217.7, now 406).
    exile,
    /// From the battlefield to a graveyard: "put into a graveyard from play", now "dies" (700.4).
    dies,
    /// The step before cleanup: "end of turn", now "end step" (313, now 513).
    end_step,
    /// What the game does by itself: "state-based effects", now "state-based actions" (420, now 704).
    state_based,
    /// The number a mana cost amounts to: "converted mana cost", now "mana value" (203.3, now 202.3).
    mana_value,
    /// An enchantment that is attached: "local enchantment", now "Aura" (212.4, now 303).
    aura,
}

edition_rules! {
    /// Which legendary permanents of one name stay (420.5e, now 704.5j).
    legend_rule: LegendRule {
        /// The one longest on the battlefield stays; if two are, none does.
        NewestDies,
        /// None stays, whoever controls them.
        AllDie,
        /// Each player keeps one of those that player controls.
        ControllerKeepsOne,
    }
    /// What makes a creature legendary (215.2 of 2001, now 205.4d).
    legends: Legends {
        /// The creature type Legend does, beside the supertype.
        TypeOrSupertype,
        /// The supertype alone does, and Legend is no creature type.
        Supertype,
    }
    /// Whether a Wall can attack (308.1 of 2001; now only defender says no, 702.3).
    walls: Walls {
        /// A creature with the type Wall can't attack.
        CannotAttack,
        /// The type means nothing by itself.
        MeanNothing,
    }
    /// When combat damage is dealt (310, now 510).
    combat_damage: CombatDamage {
        /// Assigned damage waits on the stack, and players act before it is dealt.
        OnTheStack,
        /// Damage is dealt as soon as it is assigned.
        AtOnce,
    }
    /// What unspent mana does to the player who loses it (300.3; gone today).
    mana_burn: ManaBurn {
        /// One life for each mana.
        Burns,
        /// Nothing.
        Harmless,
    }
    /// When unspent mana is lost (300.3, now 500.5).
    mana_empties: ManaEmpties {
        /// As a phase ends.
        EachPhase,
        /// As a step or phase ends.
        EachStep,
    }
    /// How the card of the draw step is drawn (304.1, now 504.1).
    draw_step: DrawStep {
        /// As a triggered ability that nobody controls, on top of what triggers in the same step.
        OnTheStackUncontrolled,
        /// First thing in the step, without the stack.
        TurnBased,
    }
    /// When mana for a cost is produced (409.1g, now 601.2g).
    mana_abilities: ManaAbilities {
        /// While paying, after the cost is locked in and in any order with other payments.
        WhilePaying,
        /// In one go before anything is paid.
        BeforePaying,
    }
    /// How continuous effects are put in order (418.5, now 613).
    layers: Layers {
        /// Copies, then types, then counters, then all the rest by dependency and timestamp.
        CountersFirst,
        /// Six layers, without one for colour; an effect that changes a type applies whole with the types. Within the last, counters
        /// come after what an object sets itself and before all the rest.
        TypeEffectsWhole,
        /// Six layers, without one for colour; an effect's parts apply each in their own layer. Within the last: what an object sets
        /// itself, effects of resolutions, counters, static abilities that add, switches.
        ColorAmongTheRest,
        /// Seven layers, with one for colour and sublayers for power and toughness.
        Seven,
    }
    /// When the permanent for an offering is sacrificed (502.42b, now 702.48b).
    offering_paid: OfferingPaid {
        /// As the spell is announced: it is gone before targets are chosen.
        AtAnnouncement,
        /// With the other costs: it is still there while mana is produced.
        AtPayment,
    }
    /// What decides which counters sunburst gives (502.37a, now 702.44a).
    sunburst: Sunburst {
        /// Whether the spell is a creature spell.
        ByTheSpell,
        /// Whether the permanent is a creature as it enters.
        AsItEnters,
        /// Whether it would enter as a creature if nothing changed its types.
        IgnoringTypeChanges,
    }
    /// How often one spell or ability may target one thing (409.1c, now 601.2c).
    targets_repeat: TargetsRepeat {
        /// Once.
        Never,
        /// Once for each instance of the word "target".
        OncePerInstance,
    }
    /// What comes of triggers not yet on the stack when the turn is ended (509.2, now 723.1a).
    end_the_turn_triggers: EndTheTurnTriggers {
        /// They wait for the cleanup step.
        Wait,
        /// Those from before the process cease to exist.
        Cease,
    }
    /// When creatures leave combat as the turn is ended (509.1b, now 723.1d).
    end_the_turn_combat: EndTheTurnCombat {
        /// Before state-based actions are checked.
        BeforeTheCheck,
        /// As the step ends, after they have been checked.
        AsTheStepEnds,
    }
    /// What becomes of a spell or ability without a legal target (413.2a, now 608.2b).
    no_legal_targets: NoLegalTargets {
        /// The rules counter it.
        Countered,
        /// It doesn't resolve, and nothing countered it.
        DoesNotResolve,
    }
    /// What "indestructible" is (a word of the glossary in 2004, now 702.12).
    indestructible: Indestructible {
        /// A quality that an effect gives, and that stays when abilities are lost.
        State,
        /// An ability, lost with the others.
        Keyword,
    }
    /// What becomes of +1/+1 and -1/-1 counters on one permanent (420.5n of 2006, now 704.5q).
    opposing_counters: OpposingCounters {
        /// They stay side by side.
        StayTogether,
        /// They come off in pairs.
        CancelOut,
    }
    /// Who owns a token (216.1, now 111.2).
    token_owner: TokenOwner {
        /// Who controls the effect that made it.
        ControllerOfEffect,
        /// The player under whose control it entered.
        ItsPlayer,
    }
    /// What a doubled power or toughness is (418.3c of 2001, now 701.10b).
    doubling: Doubling {
        /// A doubling, reckoned anew with the other effects.
        StaysDoubling,
        /// An addition, settled on resolution.
        BecomesAddition,
    }
    /// In which order extra turns are taken (300.6, now 500.7).
    extra_turns: ExtraTurns {
        /// In the order in which they were given.
        OldestFirst,
        /// The one given last comes first.
        NewestFirst,
    }
    /// What a permanent is that is face down, where nothing else says so (504.2, now 708.2a).
    face_down: FaceDown {
        /// A creature of 0/1.
        ZeroOne,
        /// A creature of 2/2.
        TwoTwo,
    }
    /// What lets a face-down permanent's controller turn it face up (504.3, now 708.7).
    turning_face_up: TurningFaceUp {
        /// Having priority, for nothing.
        HavingPriority,
        /// An ability of the permanent, such as morph.
        AnAbility,
    }
    /// The mana cost of lands, of tokens and of what is face down (203.1, now 202.1b).
    no_mana_cost: NoManaCost {
        /// It is {0}.
        IsZero,
        /// There is none.
        IsNone,
    }
    /// What a card means that deals damage as it pleases (115.4 today).
    any_target: AnyTarget {
        /// Creatures and players.
        CreatureOrPlayer,
        /// Creatures, players, planeswalkers and battles.
        AnyTarget,
    }
}

impl Edition {
    /// Reads an edition from its chain: first the edition that inherits nothing, then each that inherits the one before it.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] names file, line and column where a document is no edition, an unknown rule or value is named (with the
    /// nearest valid word), `inherits` isn't the edition before it, or a rule is stated nowhere in the chain.
    pub fn from_yaml_chain(chain: &[Document<'_>]) -> Result<Edition, DocumentError> {
        let mut whole: Option<Layer> = None;
        for document in chain {
            let layer: Layer = document.read()?;
            let before = whole.as_ref().and_then(|layer| layer.id.clone());
            if layer.inherits != before {
                let expected = before.map_or_else(|| "nothing".to_owned(), |id| format!("`{id}`"));
                return Err(document.error_at("inherits", format!("this edition has to inherit {expected}")));
            }
            whole = Some(layer.over(whole.unwrap_or_default()));
        }
        let last = chain.last().copied().unwrap_or(Document { file: "", text: "" });
        whole
            .unwrap_or_default()
            .complete()
            .map_err(|missing| last.error_at("id", format!("the edition says nothing of `{missing}`")))
    }

    /// The name of the edition that a document states, and of the one that it inherits.
    ///
    /// # Errors
    ///
    /// As [`Edition::from_yaml_chain`], for this document alone.
    pub fn heading(document: &Document<'_>) -> Result<(EditionId, Option<EditionId>), DocumentError> {
        let layer: Layer = document.read()?;
        let id = layer.id.ok_or_else(|| document.error_at("id", "an edition needs an `id`".to_owned()))?;
        Ok((id, layer.inherits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = "\
id: old
title: The old one
words:
  fate_without_targets: countered
  cast: play
  activate: play
  battlefield: in play
  exile: removed from the game
  dies: put into a graveyard from play
  end_step: end of turn
  state_based: state-based effects
  mana_value: converted mana cost
  aura: local enchantment
legend_rule: newest_dies
legends: type_or_supertype
walls: cannot_attack
combat_damage: on_the_stack
mana_burn: burns
mana_empties: each_phase
draw_step: on_the_stack_uncontrolled
mana_abilities: while_paying
layers: counters_first
offering_paid: at_announcement
sunburst: by_the_spell
targets_repeat: never
end_the_turn_triggers: wait
end_the_turn_combat: before_the_check
no_legal_targets: countered
indestructible: state
opposing_counters: stay_together
token_owner: controller_of_effect
doubling: stays_doubling
any_target: creature_or_player
extra_turns: oldest_first
face_down: zero_one
turning_face_up: having_priority
no_mana_cost: is_zero
";

    fn chain(new: &str) -> Result<Edition, DocumentError> {
        Edition::from_yaml_chain(&[Document { file: "old.yaml", text: OLD }, Document { file: "new.yaml", text: new }])
    }

    #[test]
    fn an_edition_says_only_what_differs() {
        let new = chain("id: new\ntitle: New\ninherits: old\nlegend_rule: all_die\nwords: { cast: cast }\n").unwrap();
        assert_eq!(new.legend_rule, LegendRule::AllDie);
        assert_eq!(new.mana_burn, ManaBurn::Burns);
        assert_eq!((new.words.cast.as_str(), new.words.activate.as_str()), ("cast", "play"));
    }

    #[test]
    fn a_misspelt_rule_is_placed_and_put_right() {
        let error = chain("id: new\ntitle: New\ninherits: old\nlegend_rul: all_die\n").unwrap_err();
        assert_eq!(error.to_string(), "new.yaml:4:1: unknown field `legend_rul`; did you mean `legend_rule`?");
    }

    #[test]
    fn a_misspelt_value_is_placed_and_put_right() {
        let error = chain("id: new\ntitle: New\ninherits: old\nlegend_rule: all_dies\n").unwrap_err();
        assert_eq!(
            error.to_string(),
            "new.yaml:4:14: legend_rule: unknown variant `all_dies`; did you mean `all_die`?"
        );
    }

    #[test]
    fn an_edition_inherits_the_one_before_it() {
        let error = chain("id: new\ntitle: New\ninherits: older\n").unwrap_err();
        assert_eq!(error.to_string(), "new.yaml:3:1: this edition has to inherit `old`");
    }

    #[test]
    fn a_rule_that_nobody_states_is_missed() {
        let text = OLD.replace("mana_burn: burns\n", "");
        let error = Edition::from_yaml_chain(&[Document { file: "old.yaml", text: &text }]).unwrap_err();
        assert_eq!(error.to_string(), "old.yaml:1:1: the edition says nothing of `mana_burn`");
    }
}
