Feature: Examples of section 205

  @cr26:205.1b.ex1
  Scenario: With Living Plane, an artifact land is an artifact land creature, and a Forest keeps its land type and its supertype
    Given Alice controls "Seat of the Synod" and "Forest"
    And Alice has "Living Plane" in hand and can pay {2}{G}{G}
    When Alice plays "Living Plane"
    And the stack resolves
    Then "Seat of the Synod" has exactly the types "artifact", "land" and "creature"
    And "Seat of the Synod" is 1/1
    And "Forest" has exactly the types "basic", "land", "creature" and "Forest"
    And "Forest" is 1/1
    When Alice taps "Seat of the Synod" for mana making {U}
    Then Alice has {U} in the mana pool

  @cr26:205.1b.ex1.before
  Scenario: In 2001, an artifact land under Living Plane is a land creature and no artifact, and can still be tapped for mana
    Given Alice controls "Seat of the Synod" and "Sol Ring"
    And Alice has "Living Plane" in hand and can pay {2}{G}{G}
    Then "Seat of the Synod" has exactly the types "artifact" and "land"
    When Alice plays "Living Plane"
    And the stack resolves
    Then "Seat of the Synod" has exactly the types "land" and "creature"
    And "Seat of the Synod" is 1/1
    And "Sol Ring" has exactly the type "artifact"
    When Alice taps "Seat of the Synod" for mana making {U}
    Then Alice has {U} in the mana pool

  @cr26:205.1b.ex1
  Scenario: With Living Plane, Savannah is a land creature and keeps both land types
    Given Alice controls "Savannah" and "Sol Ring"
    And Alice has "Living Plane" in hand and can pay {2}{G}{G}
    When Alice plays "Living Plane"
    And the stack resolves
    Then "Savannah" has exactly the types "land", "creature", "Forest" and "Plains"
    And "Savannah" is 1/1
    And "Sol Ring" has exactly the type "artifact"

  @cr26:205.1b.ex2
  Scenario: Hammer of Purphoros that becomes an artifact creature is an artifact enchantment creature, and so is the Golem token that it creates
    Given Alice controls "Hammer of Purphoros", "Rule of Law" and "Mountain" as "forge"
    And Alice has "Waking Foundry" in hand and can pay {3}{U}{2}{R}
    When Alice plays "Waking Foundry"
    And the stack resolves
    Then "Hammer of Purphoros" has exactly the types "legendary", "enchantment", "artifact" and "creature"
    And "Hammer of Purphoros" is 1/1
    And "Hammer of Purphoros" has "haste"
    And "Rule of Law" has exactly the type "enchantment"
    When Alice activates "forge" of "Hammer of Purphoros" sacrificing "forge"
    And the stack resolves
    Then the first "Golem" token has exactly the types "enchantment", "artifact", "creature" and "Golem"
    And the first "Golem" token is 1/1

  @cr26:205.1b.ex2
  Scenario: Steel Golem that becomes a 1/1 artifact creature keeps its creature type, and Sol Ring gets none
    Given Alice controls "Steel Golem" and "Sol Ring"
    And Alice has "Waking Foundry" in hand and can pay {3}{U}
    When Alice plays "Waking Foundry"
    And the stack resolves
    Then "Steel Golem" has exactly the types "artifact", "creature" and "Golem"
    And "Steel Golem" is 1/1
    And "Sol Ring" has exactly the types "artifact" and "creature"
    And "Sol Ring" is 1/1

  @cr26:205.3b.ex1
  Scenario: A Goblin Wizard is a Goblin for Goblin King and a Wizard for Azami; a creature with one of the subtypes is only one of these
    Given Alice controls "Goblin Wizard", "Goblin Raider", "Azami, Lady of Scrolls" and "Archmage Emeritus"
    And Alice has "Goblin King" in hand and can pay {1}{R}{R}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Goblin King"
    And the stack resolves
    Then "Goblin Wizard" is 2/2
    And "Goblin Raider" is 3/3
    And "Archmage Emeritus" is 2/2
    And Alice can activate "scrolls" of "Azami, Lady of Scrolls" tapping "Archmage Emeritus"
    And Alice can't activate "scrolls" of "Azami, Lady of Scrolls" tapping "Goblin Raider" by rule 118.3
    When Alice activates "scrolls" of "Azami, Lady of Scrolls" tapping "Goblin Wizard"
    And the stack resolves
    Then "Goblin Wizard" is tapped
    And Alice has drawn 1 card

  @cr26:205.3b.ex1
  Scenario: A Mountain has the subtype Mountain, so a creature with mountainwalk can't be blocked
    Given Alice controls "Goblin King" and "Goblin Wizard"
    And Bob controls "Mountain" and "Hill Giant"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Goblin Wizard"
    Then Bob can't block "Goblin Wizard" with "Hill Giant" because of the first printed ability of "Goblin King"
    When Alice plays "Boomerang" targeting "Mountain"
    And the stack resolves
    Then Bob can block "Goblin Wizard" with "Hill Giant"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:205.3b.ex1
  Scenario: An Equipment card has the subtype Equipment, so Steelshaper's Gift finds it, and not another artifact card
    Given Alice has "Steelshaper's Gift" in hand and can pay {W}
    And Alice has "Flayer Husk", "Sol Ring" and "Island" as library
    When Alice plays "Steelshaper's Gift"
    And the stack resolves
    Then Alice may choose "Flayer Husk"
    And Alice may not choose "Sol Ring"
    When Alice chooses "Flayer Husk"
    Then "Flayer Husk" is in Alice's hand

  @cr26:205.3c.ex1
  Scenario: Conspiracy changes the creature type of Dryad Arbor to Frog, and Dryad Arbor is still a Forest
    Given Alice controls "Dryad Arbor"
    And Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    Then "Dryad Arbor" has exactly the types "land", "creature", "Forest" and "Dryad"
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Frog"
    Then "Dryad Arbor" has exactly the types "land", "creature", "Forest" and "Frog"

  @cr26:205.3c
  Scenario: Conspiracy changes the creature type of Ornithopter, which Tool Census has made an Equipment, to Frog, and it is still an Equipment
    Given Alice controls "Ornithopter" and "Tool Census"
    And Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    Then "Ornithopter" has the types "creature" and "Equipment"
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Frog"
    Then "Ornithopter" has exactly the types "artifact", "creature", "Equipment" and "Frog"
    And "Tool Census" has exactly the types "enchantment"

  @cr26:205.3c.ex1
  Scenario: Dream Thrush changes the land type of Dryad Arbor to Island, and Dryad Arbor is still a Dryad
    Given Alice controls "Dryad Arbor" and "Dream Thrush"
    When Alice activates "dream" of "Dream Thrush" targeting "Dryad Arbor"
    And the stack resolves
    And Alice chooses the land type "Island"
    Then "Dryad Arbor" has exactly the types "land", "creature", "Island" and "Dryad"
    And "Dryad Arbor" is 1/1

  @cr26:205.3e.ex1.before
  Scenario: In 2001, truck can be chosen as a creature type for Conspiracy, and Merfolk Wizard, opponent and Swamp can't
    Given Alice controls "Grizzly Bears" and has "Conspiracy" in hand and can pay {3}{B}{B}
    When Alice plays "Conspiracy"
    And the stack resolves
    Then Alice may choose the creature type "Merfolk"
    And Alice may not choose the creature type "Merfolk Wizard"
    And Alice may not choose the creature type "opponent"
    And Alice may not choose the creature type "Swamp"
    And Alice may choose the creature type "truck"
    When Alice chooses the creature type "truck"
    Then "Grizzly Bears" has exactly the types "creature" and "truck"

  @cr26:205.3e.ex1
  Scenario Outline: For Conspiracy, <chosen> can be chosen as a creature type, and Merfolk Wizard, artifact, opponent, Swamp and truck can't
    Given Alice controls "Grizzly Bears" and has "Conspiracy" in hand and can pay {3}{B}{B}
    When Alice plays "Conspiracy"
    And the stack resolves
    Then Alice may choose the creature type "<chosen>"
    And Alice may not choose the creature type "Merfolk Wizard"
    And Alice may not choose the creature type "artifact"
    And Alice may not choose the creature type "opponent"
    And Alice may not choose the creature type "Swamp"
    And Alice may not choose the creature type "truck"
    When Alice chooses the creature type "<chosen>"
    Then "Grizzly Bears" has exactly the types "creature" and "<chosen>"

    Examples:
      | chosen  |
      | Merfolk |
      | Wizard  |

  @cr26:205.4b.ex1 @cr26:205.4d.6 @edition:2013-07 @edition:2026-01
  Scenario: With Living Plane, Gaea's Cradle is still legendary, so the legend rule applies to a second one
    Given Alice controls "Living Plane" and "Gaea's Cradle" as "elder"
    And Alice has "Gaea's Cradle" as "younger" in hand
    Then "elder" has exactly the types "legendary", "land" and "creature"
    When Alice plays the land "younger"
    Then Alice is asked for the legend to keep
    When Alice keeps "elder"
    Then "younger" was put there by the legend rule
    And "elder" is 1/1

  @cr26:205.4b.ex1 @cr26:205.4d.6 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07
  Scenario: Until 2009, with Living Plane, both of two Gaea's Cradles go to the graveyard by the legend rule, and two lands that aren't legendary stay
    Given Alice controls "Living Plane", "Gaea's Cradle" as "elder", "Mutavault" as "first" and "Mutavault" as "second"
    And Alice has "Gaea's Cradle" as "younger" in hand
    Then "elder" has exactly the types "legendary", "land" and "creature"
    When Alice plays the land "younger"
    Then "elder" and "younger" were put there by the legend rule
    And "first" and "second" are 1/1

  @cr26:205.4d.6 @edition:2001-07
  Scenario: In 2001, the legend rule leaves the older of two Gaea's Cradles, and two lands that aren't legendary stay
    Given Alice controls "Gaea's Cradle" as "elder", "Mutavault" as "first" and "Mutavault" as "second"
    And Alice has "Gaea's Cradle" as "younger" in hand
    When Alice plays the land "younger"
    Then "younger" was put there by the legend rule
    And "elder", "first" and "second" are in play

  @cr26:205.4b.ex1 @cr26:205.4d.6 @edition:2001-07
  Scenario: In 2001, with Living Plane, Gaea's Cradle is still legendary, so the legend rule leaves the older of two, and two lands that aren't legendary stay
    Given Alice controls "Living Plane", "Gaea's Cradle" as "elder", "Mutavault" as "first" and "Mutavault" as "second"
    And Alice has "Gaea's Cradle" as "younger" in hand
    Then "elder" has the types "legendary", "land" and "creature"
    When Alice plays the land "younger"
    Then "younger" was put there by the legend rule
    And "elder" is 1/1
    And "first" and "second" are 1/1

  @cr26:205.4b.ex1 @cr26:205.4d.6 @edition:2013-07 @edition:2026-01
  Scenario: Without Living Plane, the legend rule applies to a second Gaea's Cradle; with it, two lands that aren't legendary stay
    Given Alice controls "Gaea's Cradle" as "elder", "Mutavault" as "first" and "Mutavault" as "second"
    And Alice has "Living Plane" and "Gaea's Cradle" as "younger" in hand and can pay {2}{G}{G}
    When Alice plays the land "younger"
    Then Alice is asked for the legend to keep
    When Alice keeps "elder"
    Then "younger" was put there by the legend rule
    When Alice plays "Living Plane"
    And the stack resolves
    Then "first" and "second" are 1/1
    And "elder" is 1/1
