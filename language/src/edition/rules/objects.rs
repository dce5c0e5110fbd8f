//! The rules on players, objects, their characteristics and zones that differ between editions (sections 1 to 4 of today's rules).

/// Appends the fields of this part to those of the parts before it and passes them on.
macro_rules! objects {
    ($next:ident $($later:ident)* ; $($before:tt)*) => {
        $next! { $($later)* ; $($before)*
            /// The result for the last player in the game if an effect says that this player can't win (103.2, now 104.2a).
            left_alone: LeftAlone {
                /// The rules do not state it.
                NotSaid,
                /// The player wins in spite of the effect.
                Wins,
            }
            /// Whether players know the cards in hidden zones that players before them have chosen at the same time (413.2d of 2001, 103.4a of 2006, now 101.4a).
            hidden_choices: HiddenChoices {
                /// They do: each player announces the choice.
                AreKnown,
                /// They don't: the cards stay hidden until all players have chosen.
                StayHidden,
            }
            /// When an ability triggers on a permanent being tapped for mana (411.3, now 106.12a).
            tapped_for_mana: TappedForMana {
                /// When the mana ability is activated, whatever mana it produces.
                AsItIsPlayed,
                /// When the mana ability produces mana.
                AsItMakesMana,
            }
            /// The value of a power or toughness below 0 outside of effects that change it (104.2, now 107.1b).
            negative_numbers: NegativeNumbers {
                /// The negative number.
                Count,
                /// 0.
                CountAsZero,
            }
            /// The change that an effect makes to a power or toughness if the calculation of its size yields a number below 0 (107.1b).
            calculated_bonuses: CalculatedBonuses {
                /// None: the size is 0.
                AtLeastZero,
                /// A change by the negative number.
                AsCalculated,
            }
            /// The X of an ability that triggers as a permanent enters whose mana cost has {X} (the glossary entry for X until 2006, 107.3f and 107.3g of
            /// 2013, now 107.3m).
            x_as_it_enters: XAsItEnters {
                /// 0: {X} counts only on the stack, and all X of an object have one value.
                IsZero,
                /// The X of the spell that became the permanent.
                OfTheSpell,
            }
            /// The life total of a player whose life total below 0 is doubled (107.1b).
            doubled_life: DoubledLife {
                /// Twice the life total, as it is.
                BelowZero,
                /// 0, because a calculation that yields a number below 0 yields 0.
                AtLeastZero,
            }
            /// The name of a token if the effect that creates it states none (216.1, now 111.4).
            token_names: TokenNames {
                /// Its subtypes.
                Subtypes,
                /// Its subtypes and the word Token.
                SubtypesAndToken,
            }
            /// The owner of a token (216.1, now 111.2).
            token_owner: TokenOwner {
                /// The controller of the effect that created it.
                ControllerOfEffect,
                /// The player under whose control it entered.
                ItsPlayer,
            }
            /// The characteristics of an ability on the stack besides its text (217.6b and 409.1a of 2001, now 113.7).
            abilities_on_the_stack: AbilitiesOnTheStack {
                /// Those of its source: its colour, types and name, as long as the source has them.
                LikeTheirSource,
                /// It has no others.
                NothingBesides,
            }
            /// Whether the rules define kinds of counters other than those that change power and toughness and poison (122.1b-i).
            counters_with_rules: CountersWithRules {
                /// They do not: other counters are only markers.
                AreNone,
                /// They define keyword, shield, stun, finality, rad, loyalty and defense counters.
                ThereAreSome,
            }
            /// Whether counters that an object enters with count as put on it (122.6 today).
            counters_on_entering: CountersOnEntering {
                /// They do not: the object has them as it enters.
                AreThere,
                /// They do: abilities that look for counters being put on it trigger or apply.
                ArePut,
            }
            /// The mana cost of lands, tokens and face-down objects (203.1, now 202.1b).
            no_mana_cost: NoManaCost {
                /// It is {0}.
                IsZero,
                /// They have no mana cost.
                IsNone,
            }
            /// The mana value of a permanent with its back face up (711.2b and 202.3a of 2013, now 202.3b).
            back_face_value: BackFaceValue {
                /// 0: the back face has no mana cost.
                Zero,
                /// That of the front face.
                OfTheFrontFace,
            }
            /// The characteristic that makes a creature legendary (215.2 of 2001, now 205.4d).
            legends: Legends {
                /// The creature type Legend or the supertype legendary.
                TypeOrSupertype,
                /// Only the supertype. Legend is not a creature type.
                Supertype,
            }
            /// The words that can be chosen as a creature type (214.7a of 2001, now 205.3).
            creature_type_chosen: CreatureTypeChosen {
                /// Any noun without another meaning in the game.
                AnyNoun,
                /// Only an existing creature type.
                Existing,
            }
            /// The subtypes that an effect can give to an object (205.3d today).
            subtypes_gained: SubtypesGained {
                /// Any subtype.
                Any,
                /// Only subtypes that belong to a card type of the object.
                OfItsTypes,
            }
            /// The abilities and effects that count a variant of a keyword as that keyword (502.18c of 2004, now 702.29f).
            keyword_variants: KeywordVariants {
                /// Only those that look for the keyword's abilities being activated, or that prohibit it.
                AreActivatedAsIt,
                /// All that look for the keyword.
                AreIt,
            }
            /// The players who can cast a legendary instant or sorcery (205.4e today).
            legendary_spells: LegendarySpells {
                /// Every player who could cast it otherwise.
                AreNotRestricted,
                /// Only a player who controls a legendary creature or planeswalker.
                NeedALegend,
            }
            /// The power and toughness of a permanent that is not a creature (208.3).
            noncreature_size: NoncreatureSize {
                /// The printed values with the effects that change them.
                AsItIs,
                /// It has neither.
                None,
            }
            /// The player who chooses the object that an Aura enchants when it is put onto the battlefield (212.4j, now 303.4f).
            aura_chosen_by: AuraChosenBy {
                /// The player who puts it onto the battlefield.
                WhoPutsItThere,
                /// The player under whose control it enters.
                ItsController,
            }
            /// Whether an Aura that is also a creature stays attached (212.4g, now 303.4d).
            creature_auras: CreatureAuras {
                /// It stays attached.
                StayAttached,
                /// It can't be attached to anything.
                AreNotAttached,
            }
            /// The result of setting a land's type to a basic land type (214.9f of 2001, now 305.7).
            set_land_type: SetLandType {
                /// The basic land of that name: it gets that name, and it is not legendary.
                ThatBasicLand,
                /// A land of that type.
                OfThatType,
            }
            /// The objects whose abilities apply to a zone change of a card that no player can see in the zone it leaves (217.1d, now 400.6).
            own_moves: OwnMoves {
                /// Only those of objects that players can see.
                AsSeen,
                /// Also its own, if it goes to a zone where all players see it: its owner looks at it.
                OwnerLooks,
            }
            /// The characteristics of a card exiled face down, and the players who may look at it (406.3 and 406.3a today).
            exiled_face_down: ExiledFaceDown {
                /// It keeps its characteristics, and no player may look at it.
                WhatItIs,
                /// It has no characteristics. A player may look at it only if an instruction says so.
                NoCharacteristics,
                /// It has no characteristics. A player who had looked at it in its former zone may look at it.
                Nothing,
            }
            /// What becomes of a card in exile that is exiled again (217.1c until 2006, now 400.8 and 406.7).
            exiled_in_exile: ExiledInExile {
                /// Nothing: it changes no zones.
                StaysTheSame,
                /// It becomes a new object, although it changes no zones.
                BecomesANewObject,
            }
            /// The names that a player chooses for a split card (505.7 until 2009, now 201.4b and 709.4a).
            split_names: SplitNames {
                /// The names of both halves together.
                Both,
                /// The name of one half.
                One,
            }
            /// The result of comparing the mana value of a split card that isn't on the stack with a number (505.6, now 202.3d).
            split_comparisons: SplitComparisons {
                /// It is true if it is true for one of the halves, also while a player casts the other one.
                EitherHalfAlsoAsItIsCast,
                /// It is true if it is true for one of the halves. Of a card that is being cast only the chosen half counts.
                EitherHalf,
                /// The mana value of the whole card counts.
                WholeCard,
            }
            /// What a text is that states an additional or alternative cost to cast its card (402.4 of 2001, now 113.2b).
            cost_texts: CostTexts {
                /// Text of the spell, and no ability.
                AreSpellText,
                /// An ability of the card.
                AreAbilities,
            }
            /// What a power and toughness is that an ability of a creature sets as it enters (503.2 until 2005, now 208.2b and 707.2).
            sizes_on_entering: SizesOnEntering {
                /// An effect, which is not copied.
                AreEffects,
                /// A copiable value.
                AreCopiable,
            }
        }
    };
}
