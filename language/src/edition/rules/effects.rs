//! The rules on effects, keywords and state-based actions that differ between editions (sections 609 to 7 of today's rules).

/// Appends the fields of this part to those of the parts before it and passes them on.
macro_rules! effects {
    ($next:ident $($later:ident)* ; $($before:tt)*) => {
        $next! { $($later)* ; $($before)*
            /// The objects no longer in their zone that may be chosen as a source of damage (419.8a, now 609.7a).
            damage_sources: DamageSources {
                /// Only objects that an object on the stack refers to.
                OfTheStack,
                /// Also objects that a delayed trigger refers to.
                OfDelayedTriggers,
                /// Also objects that a waiting replacement effect or delayed trigger refers to.
                OfWhatWaits,
            }
            /// The objects that an effect affects if it changes both characteristics and rules of play (418.3b, now 611.2c).
            affected_sets: AffectedSets {
                /// All parts of the effect affect only the objects that it affected when it began.
                AsOne,
                /// The parts that change characteristics affect only the objects that the effect affected when it began; the other parts affect every
                /// object that fits.
                PartByPart,
            }
            /// The durations that can end before an effect begins, so that the effect does nothing (418.3d, now 611.2b).
            ended_durations: EndedDurations {
                /// Any duration.
                Any,
                /// Durations that last as long as a condition is true.
                AsLongAs,
            }
            /// The fate of an effect whose duration "for as long as" ended before the effect began, and begins again while the spell or ability resolves
            /// (611.2b today).
            durations_begun_again: DurationsBegunAgain {
                /// The effect does nothing.
                DoNothing,
                /// The effect begins.
                Begin,
            }
            /// The objects that a resolving spell's or ability's effect affects if it changes the controller of all objects that fit its text
            /// (418.3b, now 611.2c).
            control_effects: ControlEffects {
                /// Every object that fits while the effect lasts.
                WhateverFits,
                /// Only the objects that fit when the effect begins.
                WhatFitsAsTheyBegin,
            }
            /// The moment from which an effect applies that changes the characteristics of a card it puts onto the battlefield (611.2e today).
            effects_on_what_enters: EffectsOnWhatEnters {
                /// Once the card is on the battlefield.
                Afterwards,
                /// As the card enters.
                AsItEnters,
            }
            /// The order in which continuous effects apply (418.5, now 613).
            layers: Layers {
                /// Copy effects, then text changes, then type changes, then counters, then all others by dependency and timestamp.
                CountersFirst,
                /// Six layers, without one for colour. An effect that changes a type applies as a whole in the type layer. In the last layer,
                /// characteristic-defining abilities come first, then counters, then all others.
                TypeEffectsWhole,
                /// Six layers; each part of an effect applies in its own layer. In the last layer, effects of resolutions also apply before counters,
                /// and switches of power and toughness apply last.
                ColorAmongTheRest,
                /// Seven layers, with a layer for colour and sublayers for power and toughness.
                Seven,
            }
            /// The timestamp of a permanent that is turned face up or face down (613.7f today).
            turned_over: TurnedOver {
                /// It keeps its timestamp.
                KeepsItsTimestamp,
                /// It gets a new timestamp.
                GetsANewTimestamp,
            }
            /// The timestamp of a static ability that an effect grants (418.5f, now 613.7a).
            granted_timestamp: GrantedTimestamp {
                /// The timestamp of the object that has the ability.
                OfItsObject,
                /// The later one of the object's timestamp and the granting effect's timestamp.
                TheLater,
            }
            /// The player who orders the timestamps of objects that enter at the same time (418.5e, now 613.7m).
            timestamp_order: TimestampOrder {
                /// The active player orders all of them.
                ActivePlayer,
                /// Each player, in turn order from the active player, orders those of the objects that player will control.
                EachPlayer,
            }
            /// How existing effects influence a permanent's own abilities that modify how it enters (410.10b, now 614.12).
            entering: Entering {
                /// They have no influence: the abilities count as they are in the zone the permanent comes from.
                AsItIs,
                /// The abilities count as they will be on the battlefield, with the permanent's own static abilities, but without other objects'.
                AsItMakesItself,
                /// The abilities count as they will be on the battlefield, with those effects.
                AsItWillBe,
            }
            /// The objects that can't be chosen to change zones while an effect says how a permanent enters (614.13a).
            spared_while_entering: SparedWhileEntering {
                /// Only the permanent itself.
                Itself,
                /// The permanent and the objects that enter with it.
                AllThatEnter,
            }
            /// The abilities that use a choice made as a permanent entered, if the permanent becomes a copy of another object (503.8, now 607.5a).
            choices_of_copies: ChoicesOfCopies {
                /// Whatever abilities the permanent has.
                OfTheObject,
                /// The abilities that are linked to the one by which the choice was made. A later copy has others.
                OfTheAbilities,
            }
            /// The spells that a card with flashback can be cast as from the graveyard (502.22a of 2004, now 702.34a).
            flashback_spells: FlashbackSpells {
                /// Any spell.
                AreAny,
                /// Only instant and sorcery spells.
                AreInstantsAndSorceries,
            }
            /// Whether noncombat damage to a player may be dealt to a planeswalker of that player instead (306.8 of 2009, 306.7 until 2017).
            damage_beside_planeswalkers: DamageBesidePlaneswalkers {
                /// The opponent who controls the source may have it dealt to one of them.
                MayBeRedirected,
                /// It is dealt to the player.
                StaysOnThePlayer,
            }
            /// The player who controls a permanent by default if another player controlled its spell by an effect (110.2b today).
            default_controller: DefaultController {
                /// The player under whose control it entered.
                AsItEntered,
                /// The player who put the spell onto the stack.
                OfTheSpell,
            }
            /// The abilities to which the linked abilities that an object acquires by an effect are linked (217.7d of 2006, now 607.5).
            linked_pairs: LinkedPairs {
                /// All abilities of the object: no rule separates them.
                OfTheObject,
                /// Only those that it acquired by the same effect.
                OfTheAbilities,
            }
            /// When an effect on the control of an entering object applies, among the effects on how it enters (419.9a of 2006, 615.1b of 2009, now 616.1b).
            control_as_it_enters: ControlAsItEnters {
                /// In the order that the player chooses.
                WhenChosen,
                /// Before the other effects.
                First,
            }
            /// An event until which an effect would move an object, if the event has happened before that (610.3a of 2013, now 610.3a and 610.3b).
            past_events: PastEvents {
                /// The object does not move.
                KeepTheObject,
                /// The object does not move only if the event has happened since the spell or ability was put onto the stack, or since the triggered
                /// ability triggered.
                KeepItIfRecent,
            }
            /// When an effect that makes an object enter as a copy applies, among the effects on how it enters (419.9a of 2006, now 616.1c).
            copies_enter: CopiesEnter {
                /// In the order that the player chooses.
                WhenChosen,
                /// Before the other effects.
                First,
            }
            /// When an effect by which a card enters with its back face up applies, among the effects on how it enters (616.1d).
            back_faces_enter: BackFacesEnter {
                /// In the order that the player chooses.
                WhenChosen,
                /// After the copy effects, and before the other effects.
                First,
            }
            /// What several instructions to search a library before it is shuffled are (701.23h).
            searches_before_shuffle: SearchesBeforeShuffle {
                /// Several searches.
                AreSeveral,
                /// One search for all those cards.
                AreOne,
            }
            /// Whether a library is shuffled if an effect would shuffle certain objects into it and none of them is where it is expected, or all of them go to
            /// another zone instead (701.16c and 701.16d of 2013, now 701.24c).
            shuffles_of_nothing: ShufflesOfNothing {
                /// It is shuffled.
                TakePlace,
                /// It isn't shuffled.
                AreLeftOut,
            }
            /// Whether a spell that an effect has a player cast if able is cast although an additional cost needs cards with a stated quality in a hidden zone
            /// (117.8c of 2013, now 118.8c).
            hidden_cards_in_costs: HiddenCardsInCosts {
                /// It is cast if the cards are there.
                AreRequired,
                /// The player chooses.
                MayStayHidden,
            }
            /// How the doubling of a power or toughness applies (418.3c of 2001, now 701.10b).
            doubling: Doubling {
                /// It stays a doubling, calculated again with the other effects.
                StaysDoubling,
                /// It becomes an addition of an amount fixed on resolution.
                BecomesAddition,
            }
            /// What becomes of the abilities of an object that define a characteristic for which an effect that copies it has values of its own (503.2 until
            /// 2006, now 707.9d).
            copied_definitions: CopiedDefinitions {
                /// The copy has them like all other abilities.
                AreCopied,
                /// The copy does not have them.
                AreLeftOut,
            }
            /// The players who see the cards found by a search of a hidden zone for cards with a stated quality (glossary until 2006, now 701.23e).
            cards_found: CardsFound {
                /// The searching player, and any player whom the text names.
                AsTheTextSays,
                /// All players.
                AreRevealed,
            }
            /// Whether a Wall can attack (308.1 of 2001; today only defender prevents it, 702.3).
            walls: Walls {
                /// A creature with the type Wall can't attack.
                CannotAttack,
                /// The type has no meaning by itself.
                MeanNothing,
            }
            /// When the permanent for an offering is sacrificed (502.42b, now 702.48b).
            offering_paid: OfferingPaid {
                /// While the spell is announced: the permanent is gone before targets are chosen.
                AtAnnouncement,
                /// With the other costs: the permanent is still on the battlefield while mana abilities are activated.
                AtPayment,
            }
            /// The fact that decides which kind of counter sunburst gives (502.37a, now 702.44a).
            sunburst: Sunburst {
                /// Whether the spell is a creature spell.
                ByTheSpell,
                /// Whether the permanent is a creature as it enters.
                AsItEnters,
                /// Whether the permanent would enter as a creature if no effect changed its types.
                IgnoringTypeChanges,
            }
            /// The nature of "indestructible" (a glossary entry in 2004, now 702.12).
            indestructible: Indestructible {
                /// A quality that an effect gives. It stays when the permanent loses its abilities.
                State,
                /// A keyword ability. It is lost together with the other abilities.
                Keyword,
            }
            /// The sources that protection from a card type, subtype or supertype applies to (502.7a, now 702.16a).
            protection_from_types: ProtectionFromTypes {
                /// Permanents of that type.
                Permanents,
                /// Any object of that type, in any zone.
                Anything,
            }
            /// The legendary permanents with the same name that stay on the battlefield (420.5e, now 704.5j).
            legend_rule: LegendRule {
                /// The one that has been on the battlefield longest stays. If two have been there equally long, none stays.
                NewestDies,
                /// None stays, whoever controls them.
                AllDie,
                /// Each player keeps one of those that the player controls.
                ControllerKeepsOne,
            }
            /// The planeswalkers with the same planeswalker type that stay on the battlefield (306.4 and 704.5j until 2017).
            planeswalker_rule: PlaneswalkerRule {
                /// None stays, whoever controls them.
                AllDie,
                /// Each player keeps one of those that the player controls.
                ControllerKeepsOne,
                /// All of them: planeswalkers are legendary instead.
                AllStay,
            }
            /// The combat damage that is lethal if its source has deathtouch (702.2b of 2009, now 702.2c).
            deathtouch_damage: DeathtouchDamage {
                /// As much as from any source, but its controller may divide it among several creatures as that player chooses.
                DividedFreely,
                /// Any damage.
                AnyIsLethal,
            }
            /// The fate of +1/+1 and -1/-1 counters on the same permanent (420.5n of 2006, now 704.5q).
            opposing_counters: OpposingCounters {
                /// Both kinds stay on it.
                StayTogether,
                /// They are removed in pairs.
                CancelOut,
            }
            /// The fate of an attached permanent that is neither an Aura nor an Equipment (420.5m of 2006, now 704.5p and 701.3b).
            stray_attachments: StrayAttachments {
                /// It stays attached.
                Stay,
                /// It becomes unattached.
                ComeOff,
                /// It becomes unattached, and no effect can attach it.
                AreNotAttached,
            }
            /// The permanents that an effect can put onto the battlefield attached (303.4h, 301.5e).
            entering_attached: EnteringAttached {
                /// Each that can be attached.
                WhatCanBeAttached,
                /// Auras only.
                Auras,
            }
            /// What becomes of an Equipment that is attached to a player (704.5n).
            equipment_on_players: EquipmentOnPlayers {
                /// It stays attached.
                Stays,
                /// It becomes unattached.
                ComesOff,
            }
            /// The effect of lethal damage and of damage from deathtouch on a creature whose toughness is 0 or less (420.5c, now 704.5g–h).
            damage_without_toughness: DamageWithoutToughness {
                /// The creature is also destroyed.
                Destroys,
                /// The creature is also destroyed if the damage is from a source with deathtouch.
                DeathtouchDestroys,
                /// The damage has no further effect.
                DoesNothing,
            }
            /// The characteristics of a face-down permanent if no other effect states them (504.2, now 708.2a).
            face_down: FaceDown {
                /// A 0/1 creature.
                ZeroOne,
                /// A 2/2 creature.
                TwoTwo,
            }
            /// The permission by which a face-down permanent's controller turns it face up (504.3, now 708.7).
            turning_face_up: TurningFaceUp {
                /// The controller may do so, at no cost, whenever that player has priority.
                HavingPriority,
                /// An ability of the permanent, such as morph, must permit it.
                AnAbility,
            }
            /// The information that other players get about a face-down object that leaves the battlefield or the stack (504.6, now 708.9).
            face_down_leaving: FaceDownLeaving {
                /// Only what they see of any card in the zone it goes to.
                Unseen,
                /// Its face: it is revealed, unless it leaves the game with its owner.
                Revealed,
                /// Its face: it is revealed, also if it leaves the game with its owner.
                RevealedAsOwnersLeaveToo,
            }
            /// The counters that a permanent or player gets who is chosen to proliferate (701.24a–b of 2013, now 701.34a).
            proliferated: Proliferated {
                /// One counter, of a kind that the player who proliferates chooses.
                OneKind,
                /// One counter of each kind.
                EachKind,
            }
            /// The fate of triggered abilities that are not yet on the stack when the turn is ended (509.2, now 723.1a).
            end_the_turn_triggers: EndTheTurnTriggers {
                /// They are put on the stack in the cleanup step.
                Wait,
                /// Abilities that triggered before the process cease to exist.
                Cease,
            }
            /// When creatures are removed from combat as the turn is ended (509.1b, now 723.1d).
            end_the_turn_combat: EndTheTurnCombat {
                /// Before state-based actions are checked.
                BeforeTheCheck,
                /// As the step ends, after state-based actions are checked.
                AsTheStepEnds,
            }
        }
    };
}
