Feature: Examples of section 106

  @cr26:106.5.ex1
  Scenario: Alice, who controls no coloured permanent, can tap Meteor Crater for mana, but it produces none
    Given it is Alice's main phase
    And Alice controls "Meteor Crater" and "Sol Ring"
    And Bob controls "Watchwolf"
    When Alice taps "Meteor Crater" for mana
    Then "Meteor Crater" is tapped
    And Alice has no mana in the mana pool
    When Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:106.5.ex1
  Scenario: Alice, who controls the white and green Watchwolf, taps Meteor Crater for {G} or {W}, but not for {R}
    Given it is Alice's main phase
    And Alice controls "Meteor Crater" and "Watchwolf"
    Then Alice can tap "Meteor Crater" for mana making {W}
    And Alice can't tap "Meteor Crater" for mana making {R} by rule 608.2d
    When Alice taps "Meteor Crater" for mana
    And Alice chooses the color "green"
    Then Alice has {G} in the mana pool

  @cr26:106.6.ex1 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Mana that Mana Flare adds to the mana of Ancient Ziggurat has the same type, but not its restriction to creature spells
    Given it is Alice's main phase
    And Alice controls "Mana Flare", "Ancient Ziggurat" as "first" and "Ancient Ziggurat" as "second"
    And Alice has "Lava Spike" and "Scab-Clan Mauler" in hand
    When Alice taps "first" for mana making {R}
    And Alice taps "second" for mana making {G}
    Then Alice has {R}{R}{G}{G} in the mana pool
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice has {R}{G}{G} in the mana pool
    When Alice plays "Scab-Clan Mauler"
    And the stack resolves
    Then "Scab-Clan Mauler" is in play
    And Alice has {G} in the mana pool

  @cr26:106.6.ex1
  Scenario: With Mana Flare, Alice has {R}{R} from one Ancient Ziggurat: one {R} pays for Lava Spike, and the other {R} pays only for a creature spell
    Given it is Alice's main phase
    And Alice controls "Mana Flare" and "Ancient Ziggurat"
    And Alice has "Lava Spike" as "one", "Lava Spike" as "two" and "Monastery Swiftspear" in hand
    When Alice taps "Ancient Ziggurat" for mana making {R}
    Then Alice has {R}{R} in the mana pool
    And Alice can play "one" targeting Bob
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice has {R} in the mana pool
    And Alice can't play "two" targeting Bob by rule 118.3
    And Alice can play "Monastery Swiftspear"

  @cr26:106.7.ex1
  Scenario: Bob controls no lands, so Alice's Exotic Orchard can be tapped for mana, but produces none
    Given it is Alice's main phase
    And Alice controls "Exotic Orchard" and "Forest"
    And Bob controls "Llanowar Elves"
    When Alice taps "Exotic Orchard" for mana
    Then "Exotic Orchard" is tapped
    And Alice has no mana in the mana pool
    And "Forest" is untapped

  @cr26:106.7.ex1
  Scenario: Alice and Bob each control only an Exotic Orchard, so hers produces no mana; once she has played a Forest, his makes {G}
    Given it is Alice's main phase
    And Alice controls "Exotic Orchard" as "hers" and has "Forest" in hand
    And Bob controls "Exotic Orchard" as "his"
    When Alice taps "hers" for mana
    Then "hers" is tapped
    And Alice has no mana in the mana pool
    When Alice plays the land "Forest"
    And Bob taps "his" for mana
    Then Bob has {G} in the mana pool
    And "Forest" is untapped

  @cr26:106.7.ex1
  Scenario: Alice controls a Forest and an Exotic Orchard and Bob an Exotic Orchard, so each Orchard makes {G}
    Given it is Alice's main phase
    And Alice controls "Exotic Orchard" as "hers" and "Forest"
    And Bob controls "Exotic Orchard" as "his"
    Then Alice can tap "hers" for mana making {G}
    And Alice can't tap "hers" for mana making {R} by rule 608.2d
    When Alice taps "hers" for mana
    Then Alice has {G} in the mana pool
    When Bob taps "his" for mana
    Then Bob has {G} in the mana pool
    And "Forest" is untapped
