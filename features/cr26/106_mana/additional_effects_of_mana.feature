Feature: Mana with additional effects and restrictions

  @cr26:106.6 @cr26:106.3.2
  Scenario: A creature spell that is cast with mana of Hall of the Bandit Lord gains haste
    Given Alice controls "Hall of the Bandit Lord" and "Wastes"
    And Alice has "Steel Wall" in hand
    Then Alice can tap "Hall of the Bandit Lord" for mana
    When Alice taps "Wastes" for mana
    And Alice taps "Hall of the Bandit Lord" for mana
    Then Alice has {C}{C} in the mana pool
    And Alice is at 17 life
    When Alice plays "Steel Wall" paying {1} with "Hall of the Bandit Lord"
    And the stack resolves
    Then "Steel Wall" has "haste"
    And mana from "Hall of the Bandit Lord" was spent on "Steel Wall"

  @cr26:106.6
  Scenario: A creature spell cast with other mana gains no haste, although its player has unspent mana of Hall of the Bandit Lord
    Given Alice controls "Hall of the Bandit Lord" and "Wastes"
    And Alice has "Steel Wall" as "slow" and "Steel Wall" as "swift" in hand
    When Alice taps "Wastes" for mana
    And Alice taps "Hall of the Bandit Lord" for mana
    And Alice plays "slow" paying {1} with "Wastes"
    And the stack resolves
    Then "slow" doesn't have "haste"
    And mana from "Wastes" was spent on "slow"
    And Alice has {C} in the mana pool
    When Alice plays "swift"
    And the stack resolves
    Then "swift" has "haste"

  @cr26:106.6.2
  Scenario: Coloured mana of Cavern of Souls with Elf chosen can be spent on Llanowar Elves, but not on Giant Growth, which mana of Forest pays for
    Given Alice controls "Cavern of Souls"
    And "Cavern of Souls" has the chosen creature type "Elf"
    And Alice has "Llanowar Elves", "Giant Growth" and "Forest" in hand
    And Bob controls "Hill Giant"
    When Alice taps "kindred" of "Cavern of Souls" for mana making {G}
    Then Alice has {G} in the mana pool
    And Alice can't play "Giant Growth" targeting "Hill Giant" by rule 118.3
    And Alice can play "Llanowar Elves"
    When Alice plays "Llanowar Elves"
    And the stack resolves
    Then mana from "Cavern of Souls" was spent on "Llanowar Elves"
    When Alice plays the land "Forest"
    And Alice plays "Giant Growth" targeting "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is 4/4
    And mana from "Forest" was spent on "Giant Growth"

  @cr26:106.6.2
  Scenario: Coloured mana of Cavern of Souls with Bear chosen can be spent on Grizzly Bears, but not on Goblin Raider
    Given Alice controls "Cavern of Souls" and "Wastes"
    And "Cavern of Souls" has the chosen creature type "Bear"
    And Alice has "Goblin Raider" and "Grizzly Bears" in hand
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then Alice can't play "Goblin Raider" by rule 118.3
    And Alice can play "Grizzly Bears"
    When Alice taps "kindred" of "Cavern of Souls" for mana making {G}
    Then Alice has {G} in the mana pool
    When Alice plays "Grizzly Bears"
    And Bob in response plays "Counterspell" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play

  @cr26:106.6.2
  Scenario: Green mana of Ancient Ziggurat, which can be spent only on creature spells, pays for Grizzly Bears together with Cavern of Souls, and not for Giant Growth
    Given Alice controls "Ancient Ziggurat" and "Cavern of Souls"
    And "Cavern of Souls" has the chosen creature type "Bear"
    And Alice has "Giant Growth" and "Grizzly Bears" in hand
    And Bob controls "Hill Giant"
    When Alice taps "Ancient Ziggurat" for mana making {G}
    Then Alice has {G} in the mana pool
    And Alice can't play "Giant Growth" targeting "Hill Giant" by rule 118.3
    And Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And mana from "Ancient Ziggurat" was spent on "Grizzly Bears"
    And mana from "Cavern of Souls" was spent on "Grizzly Bears"

  @cr26:106.6.3
  Scenario: Mana from Ancient Ziggurat can't be spent on Leafcrown Dryad cast with bestow, and can on Leafcrown Dryad as a creature
    Given Alice controls "Ancient Ziggurat" and "Grizzly Bears"
    And Alice has "Leafcrown Dryad" in hand and can pay {2}{G}
    Then Alice can't play "Leafcrown Dryad" instead of its mana cost by "bestow" targeting "Grizzly Bears" by rule 118.3
    And Alice can play "Leafcrown Dryad"
    When Alice plays "Leafcrown Dryad" paying {G} with "Ancient Ziggurat"
    Then mana from "Ancient Ziggurat" was spent on "Leafcrown Dryad"
    When the stack resolves
    Then "Leafcrown Dryad" is 2/2

  @cr26:106.6a.2
  Scenario: Neither of the two creature spells paid with one Cavern of Souls doubled by Mana Reflection can be countered
    Given Alice controls "Mana Reflection" and "Cavern of Souls"
    And "Cavern of Souls" has the chosen creature type "Elf"
    And Alice has "Llanowar Elves" as "one", "Llanowar Elves" as "two" and "Llanowar Elves" as "three" in hand
    And Bob has 3 "Counterspell" as "no" in hand and can pay {U}{U}{U}{U}{U}{U}
    When Alice taps "kindred" of "Cavern of Souls" for mana making {G}{G}
    Then Alice has {G}{G} in the mana pool
    When Alice plays "one"
    And Bob in response plays "no 1" targeting "one"
    And the stack resolves
    And Alice plays "two"
    And Bob in response plays "no 2" targeting "two"
    And the stack resolves
    Then "one" and "two" are in play
    When the game goes on to Alice's next main phase
    And Alice taps "one" for mana
    And Alice plays "three"
    And Bob in response plays "no 3" targeting "three"
    And the stack resolves
    Then "three" was countered

  @cr26:106.6.4
  Scenario: The mana that the spell Hatchling Rite adds can be spent on Goblin Raider, and not on Lightning Bolt
    Given Alice has "Hatchling Rite", "Goblin Raider" and "Lightning Bolt" in hand
    And Alice has {R}{R} in the mana pool
    Then Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Hatchling Rite"
    And the stack resolves
    Then Alice has {R}{R} in the mana pool
    And Alice can't play "Lightning Bolt" targeting Bob by rule 118.3
    When Alice plays "Goblin Raider"
    And the stack resolves
    Then "Goblin Raider" is in play

  @cr26:106.6.4
  Scenario: Goblin Raider is cast with the mana of Hatchling Rite alone
    Given Alice has "Hatchling Rite" and "Goblin Raider" in hand and can pay {1}{R}
    When Alice plays "Hatchling Rite"
    And the stack resolves
    Then Alice has {R}{R} in the mana pool
    When Alice plays "Goblin Raider"
    Then Alice has no mana in the mana pool
    When the stack resolves
    Then "Goblin Raider" is in play

  @cr26:106.6a.3
  Scenario: Two mana of one Swelling Grove, doubled by Mana Reflection, give Grizzly Bears +1/+1 twice
    Given Alice controls "Mana Reflection" and "Swelling Grove"
    And Alice has "Grizzly Bears" in hand
    When Alice taps "Swelling Grove" for mana making {G}{G}
    Then Alice has {G}{G} in the mana pool
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4

  @cr26:106.6a.3
  Scenario: One mana of Swelling Grove gives Grizzly Bears +1/+1 once
    Given Alice controls "Swelling Grove" and "Forest"
    And Alice has "Grizzly Bears" in hand
    When Alice taps "Swelling Grove" for mana
    And Alice taps "Forest" for mana
    And Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
