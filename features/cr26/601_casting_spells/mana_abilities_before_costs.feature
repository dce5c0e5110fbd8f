Feature: Mana abilities before costs

  @cr26:601.2g @cr26:601.2.9
  Scenario: Since 2004, a mana ability that only a sacrifice for a spell's cost would enable can't pay for that spell
    Given Alice controls "Grave Lantern", "Swamp" as "one", "Swamp" as "two", "Swamp" as "three" and "Grizzly Bears"
    And Alice has "Death Bomb" and "Swamp" as "four" in hand
    And Bob controls "Hill Giant"
    Then Alice can't play "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    When Alice plays the land "four"
    Then Alice can play "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    When Alice plays "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 18 life
    And "Grave Lantern" is untapped

  @cr26:601.2.9
  Scenario: Mana from Grave Lantern pays for Death Bomb if a creature card is in the graveyard before the sacrifice
    Given Alice controls "Grave Lantern", "Swamp" as "one", "Swamp" as "two", "Swamp" as "three" and "Grizzly Bears"
    And Alice has "Gray Ogre" in graveyard
    And Alice has "Death Bomb" in hand
    And Bob controls "Hill Giant"
    When Alice plays "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 18 life
    And mana from "Grave Lantern" was spent on "Death Bomb"

  @cr26:601.2g.before
  Scenario: In 2001, a mana ability that a sacrifice for a spell's cost enables can pay for that spell
    Given Alice controls "Grave Lantern", "Swamp" as "one", "Swamp" as "two", "Swamp" as "three" and "Grizzly Bears"
    And Alice has "Death Bomb" in hand
    And Bob controls "Hill Giant"
    Then Alice can play "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    When Alice plays "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 18 life
    And mana from "Grave Lantern" was spent on "Death Bomb"

  @cr26:601.2g.2
  Scenario: Llanowar Elves can be tapped for mana for Death Bomb and then be sacrificed for Death Bomb's additional cost
    Given Alice controls "Llanowar Elves", "Swamp" as "one", "Swamp" as "two" and "Swamp" as "three"
    And Alice has "Death Bomb" in hand
    And Bob controls "Hill Giant"
    Then Alice can play "Death Bomb" sacrificing "Llanowar Elves" targeting "Hill Giant"
    When Alice plays "Death Bomb" sacrificing "Llanowar Elves" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Llanowar Elves" was sacrificed
    And mana from "Llanowar Elves" was spent on "Death Bomb"

  @cr26:601.2g.4
  Scenario: Alice names Boros Signet for Lightning Helix, and the Signet's own {1} comes from her Forest
    Given Alice controls "Boros Signet" and "Forest" and has "Lightning Helix" in hand
    When Alice plays "Lightning Helix" targeting Bob paying with "Boros Signet"
    Then {R}{W} was spent on "Lightning Helix"
    And "Boros Signet" is tapped
    And mana from "Boros Signet" was spent on "Lightning Helix"
    When the stack resolves
    Then Bob is at 17 life

  @cr26:601.2g.4
  Scenario: Boros Signet can't pay for Lightning Helix while nothing pays the Signet's own {1}, and it can once Alice has a Forest for it
    Given Alice controls "Boros Signet" and has "Lightning Helix" and "Forest" in hand
    Then Alice can't play "Lightning Helix" targeting Bob paying with "Boros Signet" by rule 118.3
    When Alice plays the land "Forest"
    Then Alice can play "Lightning Helix" targeting Bob paying {1} with "Forest" and with "Boros Signet"
    And Alice can play "Lightning Helix" targeting Bob paying with "Boros Signet" and {1} with "Forest"
    When Alice plays "Lightning Helix" targeting Bob paying {1} with "Forest" and with "Boros Signet"
    Then "Forest" is tapped
    And {R}{W} was spent on "Lightning Helix"
    When the stack resolves
    Then Bob is at 17 life

  @cr26:601.2g.4
  Scenario: Alice taps Boros Signet for mana before she plays Lightning Helix, with {1} from her Forest
    Given Alice controls "Boros Signet" and "Forest" and has "Lightning Helix" in hand
    When Alice taps "Boros Signet" for mana
    Then Alice has {R}{W} in the mana pool
    And "Forest" is tapped
    When Alice plays "Lightning Helix" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 23 life

  @cr26:601.2g.5
  Scenario: Alice pays for Sol Ring with Adarkar Wastes by the ability that adds colourless mana, and the land deals no damage to her
    Given Alice controls "Adarkar Wastes" and has "Sol Ring" in hand
    When Alice plays "Sol Ring" paying with "Adarkar Wastes"
    And Alice chooses the ability "plain" of "Adarkar Wastes"
    Then {C} was spent on "Sol Ring"
    And Alice is at 20 life

  @cr26:601.2g.5
  Scenario: Alice pays for Sol Ring with Adarkar Wastes by the ability that adds blue mana, and the land deals 1 damage to her
    Given Alice controls "Adarkar Wastes" and has "Sol Ring" in hand
    When Alice plays "Sol Ring" paying with "Adarkar Wastes"
    Then Alice is asked for an ability
    When Alice chooses the ability "pain" of "Adarkar Wastes"
    And Alice chooses the color "blue" for "Adarkar Wastes"
    Then {U} was spent on "Sol Ring"
    And Alice is at 19 life

  @cr26:601.2g.6 @cr26:117.1d.7
  Scenario: Alice can't tap City of Brass for Ornithopter, which costs {0}, and can once Sphere of Resistance makes it cost {1}
    Given Alice controls "City of Brass"
    And Alice has "Ornithopter" and "Sphere of Resistance" in hand and can pay {2}
    Then Alice can't play "Ornithopter" paying with "City of Brass" by rule 601.2g
    When Alice plays "Sphere of Resistance"
    And the stack resolves
    Then Alice can play "Ornithopter" paying with "City of Brass"
    When Alice plays "Ornithopter" paying with "City of Brass"
    And Alice chooses the color "white" for "City of Brass"
    Then {W} was spent on "Ornithopter"
    And "City of Brass" is tapped
    When the stack resolves
    Then "Ornithopter" is in play
    And Alice is at 19 life
