Feature: Mana in the mana pool

  @cr26:106.3
  Scenario: Mana that Desperate Ritual added is mana from that spell, and pays for Hill Giant
    Given Alice has "Desperate Ritual" and "Hill Giant" in hand and can pay {1}{R}{R}
    When Alice plays "Desperate Ritual"
    And the stack resolves
    Then Alice has {R}{R}{R} in the mana pool
    When Alice plays "Hill Giant"
    Then mana from "Desperate Ritual" was spent on "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is in play

  @cr26:106.4
  Scenario: Unspent mana stays in the pool until the upkeep ends, can be spent in that step, and is lost as the step ends
    Given it is Alice's upkeep
    And Alice controls "Mountain" and "Forest"
    And Alice has "Lightning Bolt" and "Giant Growth" in hand
    And Alice controls "Grizzly Bears"
    When Alice taps "Mountain" for mana
    And Alice taps "Forest" for mana
    Then Alice has {R}{G} in the mana pool
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice has {G} in the mana pool
    When the game goes on to Alice's draw step
    Then Alice has no mana in the mana pool
    And Alice is at 20 life
    And Alice can't play "Giant Growth" targeting "Grizzly Bears" by rule 118.3

  @cr26:106.6a
  Scenario: Mana Reflection doubles the mana of Ancient Ziggurat, and all of it can be spent only on creature spells
    Given Alice controls "Mana Reflection" and "Ancient Ziggurat"
    And Alice has "Grizzly Bears" and "Sol Ring" in hand
    When Alice taps "Ancient Ziggurat" for mana making {G}{G}
    Then Alice has {G}{G} in the mana pool
    And Alice can't play "Sol Ring" by rule 118.3
    And Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And Alice has no mana in the mana pool

  @cr26:106.12b
  Scenario: Mana Reflection doubles the mana of a permanent that its controller taps for mana, and not the mana of Desperate Ritual
    Given Alice controls "Mana Reflection", "Sol Ring" and "Mountain"
    And Bob controls "Forest"
    And Alice has "Desperate Ritual" in hand
    When Alice taps "Sol Ring" for mana
    Then Alice has {C}{C}{C}{C} in the mana pool
    When Alice taps "Mountain" for mana
    Then Alice has {C}{C}{C}{C}{R}{R} in the mana pool
    When Alice plays "Desperate Ritual"
    And the stack resolves
    Then {C}{R} was spent on "Desperate Ritual"
    And Alice has {C}{C}{C}{R}{R}{R}{R} in the mana pool
    When Bob taps "Forest" for mana
    Then Bob has {G} in the mana pool

  @cr26:106.10
  Scenario: Old Battery, whose ability adds {2}, adds two colourless mana
    Given Alice controls "Old Battery"
    And Bob controls "Hill Giant"
    And Alice has "Spatial Contortion" in hand
    When Alice taps "Old Battery" for mana
    Then Alice has {C}{C} in the mana pool
    When Alice plays "Spatial Contortion" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Alice has no mana in the mana pool

  @cr26:106.10
  Scenario: Mana of Old Battery pays for Sol Ring
    Given Alice controls "Old Battery"
    And Alice has "Sol Ring" in hand
    When Alice plays "Sol Ring"
    Then "Old Battery" is tapped
    When the stack resolves
    And the game goes on to Alice's beginning of combat step
    And Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:106.4 @cr26:500.5.4
  Scenario: Mana that Alice doesn't spend in her main phase is lost as that phase ends
    Given Alice controls "Mountain", "Forest" and "Grizzly Bears"
    And Alice has "Lightning Bolt" and "Giant Growth" in hand
    When Alice taps "Mountain" for mana
    And Alice taps "Forest" for mana
    And Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice has {G} in the mana pool
    When the game goes on to Alice's beginning of combat step
    Then Alice has no mana in the mana pool
    And Alice is at 20 life
    And Alice can't play "Giant Growth" targeting "Grizzly Bears" by rule 118.3

  @cr26:106.4
  Scenario: Mana that Bob makes in Alice's upkeep can be spent in that step, and Bob loses the rest as the step ends
    Given it is Alice's upkeep
    And Bob controls "Mountain", "Forest" and "Grizzly Bears"
    And Bob has "Lightning Bolt" and "Giant Growth" in hand
    When Bob taps "Mountain" for mana
    And Bob taps "Forest" for mana
    And Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And Bob has {G} in the mana pool
    When the game goes on to Alice's draw step
    Then Bob has no mana in the mana pool
    And Bob can't play "Giant Growth" targeting "Grizzly Bears" by rule 118.3

  @cr26:106.10
  Scenario: The two colourless mana that Old Battery's {2} adds pay for Pearl Medallion, and not for Watchwolf
    Given Alice controls "Old Battery"
    And Alice has "Pearl Medallion" and "Watchwolf" in hand
    Then Alice can tap "Old Battery" for mana making {C}{C}
    And Alice can't tap "Old Battery" for mana making {G}{G} by rule 602.2
    When Alice taps "Old Battery" for mana
    Then Alice has {C}{C} in the mana pool
    And Alice can't play "Watchwolf" by rule 118.3
    And Alice can play "Pearl Medallion"
    When Alice plays "Pearl Medallion"
    Then {C}{C} was spent on "Pearl Medallion"
    When the stack resolves
    Then "Pearl Medallion" is in play
    And Alice has no mana in the mana pool

  @cr26:106.4.2
  Scenario: As steps and phases end, Alice loses the mana of Forest, and doesn't lose the mana of Mark of Sakiko until the turn ends
    Given Alice controls "Grizzly Bears" and "Mark of Sakiko" attached to "Grizzly Bears"
    And Alice controls "Forest"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And Alice taps "Forest" for mana
    Then Alice has {G}{G}{G} in the mana pool
    When the game goes on to Alice's end of combat step
    Then Alice has {G}{G} in the mana pool
    When the game goes on to Alice's second main phase
    Then Alice has {G}{G} in the mana pool
    And Alice is at 20 life
    When the turn ends
    Then Alice has no mana in the mana pool

  @cr26:106.4.2 @cr26:703.4q
  Scenario: Alice spends the mana of Mark of Sakiko in the combat damage step in which it was added, and loses the mana of Forest as that step ends
    Given Alice controls "Grizzly Bears" and "Mark of Sakiko" attached to "Grizzly Bears"
    And Alice has "Giant Growth" as "one" and "Giant Growth" as "two" in hand
    And Alice controls "Forest"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Alice has {G}{G} in the mana pool
    When Alice plays "one" targeting "Grizzly Bears"
    And Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 8/8
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool
    When the game goes on to Alice's end of combat step
    Then Alice has no mana in the mana pool

  @cr26:106.3.3
  Scenario: Hearth Keeper's loyalty ability, which uses the stack, adds {R}{R} as it resolves, and that mana pays for Goblin Raider
    Given Alice controls "Hearth Keeper" with 3 loyalty counters
    And Alice has "Goblin Raider" in hand
    When Alice activates "kindle" of "Hearth Keeper"
    Then the stack holds the ability of "Hearth Keeper"
    And Alice has no mana in the mana pool
    When the stack resolves
    Then Alice has {R}{R} in the mana pool
    When Alice plays "Goblin Raider"
    Then mana from "Hearth Keeper" was spent on "Goblin Raider"
    When the stack resolves
    Then "Goblin Raider" is 2/2
    And Alice has no mana in the mana pool

  @cr26:106.3.6
  Scenario: Eladamri's Vineyard, whose trigger uses the stack, adds {G}{G} as the trigger resolves, and that mana pays for Grizzly Bears
    Given it is Alice's upkeep
    And Alice controls "Eladamri's Vineyard" and has "Grizzly Bears" in hand
    And Alice has 3 "Plains" as "dune" as library
    When the game goes on to Alice's main phase
    Then the stack holds the ability of "Eladamri's Vineyard"
    And Alice has no mana in the mana pool
    When the stack resolves
    Then Alice has {G}{G} in the mana pool
    When Alice plays "Grizzly Bears"
    Then mana from "Eladamri's Vineyard" was spent on "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is in play

  @cr26:106.6a
  Scenario: Without Mana Reflection, Ancient Ziggurat adds one mana, which can be spent on Llanowar Elves and not on Sol Ring
    Given Alice controls "Ancient Ziggurat"
    And Alice has "Llanowar Elves" and "Sol Ring" in hand
    When Alice taps "Ancient Ziggurat" for mana making {G}
    Then Alice has {G} in the mana pool
    And Alice can't play "Sol Ring" by rule 118.3
    And Alice can play "Llanowar Elves"
    When Alice plays "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is in play

  @cr26:106.12b
  Scenario: Mana Reflection doesn't double the mana of Food Chain, which makes mana without being tapped
    Given Alice controls "Mana Reflection", "Food Chain", "Grizzly Bears" and "Forest"
    When Alice activates "Food Chain" removing "Grizzly Bears" making {G}{G}{G}
    Then Alice has {G}{G}{G} in the mana pool
    When Alice taps "Forest" for mana
    Then Alice has {G}{G}{G}{G}{G} in the mana pool

  @cr26:106.3.2
  Scenario: Mana of Springleaf Drum, for which Alice taps Grizzly Bears, is mana from Springleaf Drum and not from Grizzly Bears
    Given Alice controls "Springleaf Drum" and "Grizzly Bears"
    And Alice has "Lava Spike" in hand
    When Alice plays "Lava Spike" targeting Bob
    And Alice chooses the color "red"
    Then mana from "Springleaf Drum" was spent on "Lava Spike"
    And mana from "Grizzly Bears" wasn't spent on "Lava Spike"
    And "Springleaf Drum" and "Grizzly Bears" are tapped
    When the stack resolves
    Then Bob is at 17 life

  @cr26:106.3.2
  Scenario: The mana of Wastes that pays for Springleaf Drum is mana from Wastes and not from the untapped Forest
    Given Alice controls "Wastes" and "Forest"
    And Alice has "Springleaf Drum" in hand
    When Alice plays "Springleaf Drum" paying {1} with "Wastes"
    Then mana from "Wastes" was spent on "Springleaf Drum"
    And mana from "Forest" wasn't spent on "Springleaf Drum"
    And "Forest" is untapped
    When the stack resolves
    Then "Springleaf Drum" is in play
