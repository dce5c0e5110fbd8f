//! The rules that changed of effects, keywords and what the game does by itself (609 to 7 of today).

/// A field for each, put after those of the parts before and handed on.
macro_rules! effects {
    ($next:ident $($later:ident)* ; $($before:tt)*) => {
        $next! { $($later)* ; $($before)*
            /// Which objects no longer there may be chosen as sources of damage (419.8a, now 609.7a).
            damage_sources: DamageSources {
                /// Those that something on the stack refers to.
                OfTheStack,
                /// Those, too, that a replacement effect or a delayed trigger that waits refers to.
                OfWhatWaits,
            }
            /// What an effect that changes characteristics and rules of play affects (418.3b, now 611.2c).
            affected_sets: AffectedSets {
                /// What it affected as it began, in whole.
                AsOne,
                /// What it affected as it began, by the parts that change characteristics; by the others whatever fits.
                PartByPart,
            }
            /// Which durations may be over before an effect begins, so that it does nothing (418.3d, now 611.2b).
            ended_durations: EndedDurations {
                /// Any.
                Any,
                /// Those that say for how long something has to be so.
                AsLongAs,
            }
            /// What an effect of a resolution affects that changes who controls whatever fits its words (418.3b, now 611.2c).
            control_effects: ControlEffects {
                /// Whatever fits as long as the effect lasts.
                WhateverFits,
                /// What fits as the effect begins.
                WhatFitsAsTheyBegin,
            }
            /// When an effect holds that says what a card is that it puts onto the battlefield (611.2e today).
            effects_on_what_enters: EffectsOnWhatEnters {
                /// Once the card is there.
                Afterwards,
                /// As it enters.
                AsItEnters,
            }
            /// How continuous effects are put in order (418.5, now 613).
            layers: Layers {
                /// Copies, then texts, then types, then counters, then all the rest by dependency and timestamp.
                CountersFirst,
                /// Six layers, without one for colour; an effect that changes a type applies whole with the types. Within the last, counters
                /// come after what an object sets itself and before all the rest.
                TypeEffectsWhole,
                /// Six layers, the parts of an effect each in their own; in the last, effects of resolutions before counters too, switches last.
                ColorAmongTheRest,
                /// Seven layers, with one for colour and sublayers for power and toughness.
                Seven,
            }
            /// What turning face up or face down does to a timestamp (613.7f today).
            turned_over: TurnedOver {
                /// Nothing.
                KeepsItsTimestamp,
                /// The permanent gets a new one.
                GetsANewTimestamp,
            }
            /// The timestamp of a static ability that an effect gave (418.5f, now 613.7a).
            granted_timestamp: GrantedTimestamp {
                /// That of the object that has it.
                OfItsObject,
                /// That of the object or of the effect, whichever is later.
                TheLater,
            }
            /// Who puts the timestamps of what enters at one time in order (418.5e, now 613.7m).
            timestamp_order: TimestampOrder {
                /// The active player, all of them.
                ActivePlayer,
                /// Each player those of what that player will control, the active player first.
                EachPlayer,
            }
            /// What effects that are there already make of a permanent's own words on how it enters (410.10b, now 614.12).
            entering: Entering {
                /// Nothing: its words count as they stand where it comes from.
                AsItIs,
                /// What they will make of it on the battlefield.
                AsItWillBe,
            }
            /// When something enters as a copy, among the effects on how it enters (419.9a of 2006, now 616.1c).
            copies_enter: CopiesEnter {
                /// As the player says.
                WhenChosen,
                /// Before the others.
                First,
            }
            /// What a doubled power or toughness is (418.3c of 2001, now 701.10b).
            doubling: Doubling {
                /// A doubling, reckoned anew with the other effects.
                StaysDoubling,
                /// An addition, settled on resolution.
                BecomesAddition,
            }
            /// Who sees what a search for cards of some quality in a hidden zone has found (glossary until 2006, now 701.23e).
            cards_found: CardsFound {
                /// Who searches, and who else the text says.
                AsTheTextSays,
                /// Everybody.
                AreRevealed,
            }
            /// Whether a Wall can attack (308.1 of 2001; now only defender says no, 702.3).
            walls: Walls {
                /// A creature with the type Wall can't attack.
                CannotAttack,
                /// The type means nothing by itself.
                MeanNothing,
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
            /// What "indestructible" is (a word of the glossary in 2004, now 702.12).
            indestructible: Indestructible {
                /// A quality that an effect gives, and that stays when abilities are lost.
                State,
                /// An ability, lost with the others.
                Keyword,
            }
            /// From what protection from a card type, subtype or supertype protects (502.7a, now 702.16a).
            protection_from_types: ProtectionFromTypes {
                /// From permanents.
                Permanents,
                /// From anything of that type, wherever it is.
                Anything,
            }
            /// Which legendary permanents of one name stay (420.5e, now 704.5j).
            legend_rule: LegendRule {
                /// The one longest on the battlefield stays; if two are, none does.
                NewestDies,
                /// None stays, whoever controls them.
                AllDie,
                /// Each player keeps one of those that player controls.
                ControllerKeepsOne,
            }
            /// What becomes of +1/+1 and -1/-1 counters on one permanent (420.5n of 2006, now 704.5q).
            opposing_counters: OpposingCounters {
                /// They stay side by side.
                StayTogether,
                /// They come off in pairs.
                CancelOut,
            }
            /// What is attached and is neither Aura nor Equipment (420.5m of 2006, now 704.5p and 701.3b).
            stray_attachments: StrayAttachments {
                /// It stays so.
                Stay,
                /// It comes off.
                ComeOff,
                /// It comes off, and no effect attaches it.
                AreNotAttached,
            }
            /// What damage does to a creature whose toughness is 0 or less (420.5c, now 704.5g).
            damage_without_toughness: DamageWithoutToughness {
                /// It is destroyed, too.
                Destroys,
                /// Nothing besides.
                DoesNothing,
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
            /// What others see of what leaves the battlefield or the stack face down (504.6, now 708.9).
            face_down_leaving: FaceDownLeaving {
                /// What is seen of any card in the zone it goes to.
                Unseen,
                /// Its face.
                Revealed,
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
        }
    };
}
