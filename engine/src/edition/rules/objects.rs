//! The rules that changed of players, objects, their parts and their zones (1 to 4 of today).

/// A field for each, put after those of the parts before and handed on.
macro_rules! objects {
    ($next:ident $($later:ident)* ; $($before:tt)*) => {
        $next! { $($later)* ; $($before)*
            /// What becomes of the last player in the game whom an effect keeps from winning (103.2, now 104.2a).
            left_alone: LeftAlone {
                /// No rule says.
                NotSaid,
                /// That player wins all the same.
                Wins,
            }
            /// When an ability triggers that waits for a permanent to be tapped for mana (411.3, now 106.12a).
            tapped_for_mana: TappedForMana {
                /// As the mana ability is played, whatever it makes.
                AsItIsPlayed,
                /// As it makes mana.
                AsItMakesMana,
            }
            /// What a power or toughness below 0 counts as, where it isn't changed (104.2, now 107.1b).
            negative_numbers: NegativeNumbers {
                /// As what it is.
                Count,
                /// As 0.
                CountAsZero,
            }
            /// Who owns a token (216.1, now 111.2).
            token_owner: TokenOwner {
                /// Who controls the effect that made it.
                ControllerOfEffect,
                /// The player under whose control it entered.
                ItsPlayer,
            }
            /// What an ability on the stack is besides its text (217.6b and 409.1a of 2001, now 113.7).
            abilities_on_the_stack: AbilitiesOnTheStack {
                /// What its source is: they have its colour, its types and its name, as long as it has them.
                LikeTheirSource,
                /// Nothing.
                NothingBesides,
            }
            /// Whether there are kinds of counters by which rules go, beside those on power, toughness and poison (122.1b-i).
            counters_with_rules: CountersWithRules {
                /// There aren't: they are markers.
                AreNone,
                /// Keyword, shield, stun, finality, rad, loyalty and defense counters.
                ThereAreSome,
            }
            /// Whether counters with which something enters are put on it (122.6 today).
            counters_on_entering: CountersOnEntering {
                /// They aren't: it has them as it enters.
                AreThere,
                /// They are: what happens as counters are put on something happens.
                ArePut,
            }
            /// The mana cost of lands, of tokens and of what is face down (203.1, now 202.1b).
            no_mana_cost: NoManaCost {
                /// It is {0}.
                IsZero,
                /// There is none.
                IsNone,
            }
            /// What makes a creature legendary (215.2 of 2001, now 205.4d).
            legends: Legends {
                /// The creature type Legend does, beside the supertype.
                TypeOrSupertype,
                /// The supertype alone does, and Legend is no creature type.
                Supertype,
            }
            /// Which creature type can be chosen (214.7a of 2001, now 205.3).
            creature_type_chosen: CreatureTypeChosen {
                /// Any noun that means nothing else in the game.
                AnyNoun,
                /// One that exists.
                Existing,
            }
            /// Which subtypes an object can gain (205.3d today).
            subtypes_gained: SubtypesGained {
                /// Any.
                Any,
                /// Those of the types it has.
                OfItsTypes,
            }
            /// What sees a variant of a keyword (502.18c of 2004, now 702.29f).
            keyword_variants: KeywordVariants {
                /// Only what waits for the keyword's abilities to be activated, or keeps them from being.
                AreActivatedAsIt,
                /// All that looks for the keyword.
                AreIt,
            }
            /// Who can cast an instant or sorcery spell that is legendary (205.4e today).
            legendary_spells: LegendarySpells {
                /// Whoever can cast such a spell otherwise.
                AreNotRestricted,
                /// Who controls a legendary creature or planeswalker.
                NeedALegend,
            }
            /// The power and toughness of a permanent that isn't a creature (208.3).
            noncreature_size: NoncreatureSize {
                /// What is printed on it or what effects make of that.
                AsItIs,
                /// It has none.
                None,
            }
            /// Who chooses what an Aura enchants that is put onto the battlefield (212.4j, now 303.4f).
            aura_chosen_by: AuraChosenBy {
                /// The player who puts it there.
                WhoPutsItThere,
                /// The player under whose control it comes.
                ItsController,
            }
            /// What is so of an Aura that is a creature, too (212.4g, now 303.4d).
            creature_auras: CreatureAuras {
                /// It stays attached.
                StayAttached,
                /// It can't be attached to anything.
                AreNotAttached,
            }
            /// What a land becomes whose type is set to a basic land type (214.9f of 2001, now 305.7).
            set_land_type: SetLandType {
                /// The basic land of that name: it has its name, and isn't legendary.
                ThatBasicLand,
                /// A land of that type.
                OfThatType,
            }
            /// Whose words on where it goes count of what nobody sees where it is (217.1d, now 400.6).
            own_moves: OwnMoves {
                /// Nobody's: they are those of what is seen.
                AsSeen,
                /// Its own, as it goes where all see it: its owner looks at it.
                OwnerLooks,
            }
            /// What a card is that was exiled face down, and who knows it (406.3 and 406.3a today).
            exiled_face_down: ExiledFaceDown {
                /// What it is face up, and nobody knows it.
                WhatItIs,
                /// Nothing: it has no characteristics. Who had looked at it where it came from knows it.
                Nothing,
            }
        }
    };
}
