Feature: Triggered mana abilities

  @cr26:605.4a @cr26:405.6c.5
  Scenario: Mana Flare immediately gives the player who taps a land for mana one more mana, without using the stack
    Given Alice controls "Mana Flare"
    And Bob controls "Island"
    And Bob has "Grizzly Bears" in hand
    And it is Bob's main phase
    When Bob taps "Island" for mana
    Then Bob has {U}{U} in the mana pool
    And the stack is empty

  @cr26:605.4a @cr26:605.1b @cr26:605.5a.3 @cr26:113.4.2
  Scenario: When a land is tapped for mana, Mana Flare adds mana immediately, but the trigger of Manabarbs waits on the stack
    Given Alice controls "Mana Flare" and "Island"
    And Bob controls "Manabarbs"
    When Alice taps "Island" for mana
    Then Alice has {U}{U} in the mana pool
    And the stack holds the ability of "Manabarbs"
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 19 life

  @cr26:605.1.4
  Scenario: Alice adds {G} and {R} with two lands, and two triggers of Manabarbs, which add no mana, wait on the stack and then deal her 2 damage
    Given Alice controls "Forest" and "Mountain"
    And Bob controls "Manabarbs" and has "Stifle" in hand and can pay {U}
    When Alice taps "Forest" for mana
    And Alice taps "Mountain" for mana
    Then Alice has {R}{G} in the mana pool
    And the stack holds the second trigger of "Manabarbs" and the first trigger of "Manabarbs"
    And Bob can play "Stifle" targeting the first trigger of "Manabarbs"
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 18 life

  @cr26:605.1.3 @cr26:405.6c.5
  Scenario: Blessed Spring's trigger adds {G} and gains Alice 1 life at once as she taps Island for mana, without using the stack
    Given Alice controls "Blessed Spring", "Island" and "Llanowar Elves"
    And Bob controls "Forest"
    When Alice taps "Island" for mana
    Then Alice has {U}{G} in the mana pool
    And Alice is at 21 life
    And the stack is empty
    When Alice taps "Llanowar Elves" for mana
    Then Alice has {U}{G}{G} in the mana pool
    And Alice is at 21 life

  @cr26:605.4a
  Scenario: Mana Flare doubles colourless mana
    Given Alice controls "Mana Flare" and "Wastes"
    When Alice taps "Wastes" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:605.4a @cr26:605.4a.2
  Scenario: With Mana Flare, one Wastes pays for a spell that costs {2}
    Given Alice controls "Mana Flare" and "Wastes"
    And Alice has "Meter of Wells" in hand
    When Alice plays "Meter of Wells"
    And the stack resolves
    Then "Meter of Wells" is in play
    And "Wastes" is tapped

  @cr26:605.4a
  Scenario: Mana Flare doubles the mana of lands, but not the mana of creatures
    Given Alice controls "Mana Flare", "Mountain" as "peak", "Mountain" as "crag" and "Llanowar Elves"
    And Alice has "Hill Giant" in hand
    Then Alice can play "Hill Giant"
    When Alice taps "Llanowar Elves" for mana
    Then Alice has {G} in the mana pool
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play

  @cr26:605.4a.2
  Scenario: Mana that Bob's triggered mana ability adds for Bob can't pay for the spell that Alice is casting
    Given Bob controls "Well at the Border"
    And Alice controls "Island" as "one" and "Island" as "other"
    And Alice has "Echoing Imp" in hand
    When Alice plays "Echoing Imp"
    Then Bob has {U}{U} in the mana pool
    And "one" and "other" are tapped
    And Alice has no mana in the mana pool

  @cr26:605.4a.2
  Scenario: Wild Growth adds its mana while a spell is being cast; the mana that the spell doesn't need stays in the pool
    Given Alice controls "Forest" and "Wild Growth"
    And "Wild Growth" is attached to "Forest"
    And Alice has "Gift Stone" in hand
    When Alice plays "Gift Stone"
    Then Alice has {G} in the mana pool
    And "Forest" is tapped

  @cr26:605.5a.2
  Scenario: Shizuko's ability, which adds mana at the beginning of each upkeep, uses the stack
    Given it is Bob's end step
    And Alice controls "Shizuko, Caller of Autumn"
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Shizuko, Caller of Autumn"
    And Alice has no mana in the mana pool
    When the stack resolves
    Then Alice has {G}{G}{G} in the mana pool

  @cr26:605.5a.2
  Scenario: Stifle counters Shizuko's ability, so Alice gets no mana in her upkeep, and a second ability in Bob's upkeep gives Bob mana
    Given it is Bob's end step
    And Alice controls "Shizuko, Caller of Autumn"
    And Bob has "Stifle" in hand and can pay {U}
    When the game goes on to Alice's upkeep
    Then Bob can play "Stifle" targeting the ability of "Shizuko, Caller of Autumn"
    When Bob in response plays "Stifle" targeting the ability of "Shizuko, Caller of Autumn"
    And the stack resolves
    Then the ability of "Shizuko, Caller of Autumn" was countered
    And Alice has no mana in the mana pool
    When the game goes on to Bob's next upkeep
    And the stack resolves
    Then Bob has {G}{G}{G} in the mana pool

  @cr26:605.4a @cr26:605.3a.5 @cr26:608.2g.6
  Scenario: As Mana Leak resolves, two lands pay {3}, because Mana Flare adds its mana before the payment
    Given Bob controls "Mana Flare"
    And Alice controls "Forest" as "one", "Forest" as "two" and "Forest" as "three"
    And Alice has "Grizzly Bears" in hand
    And Bob has "Mana Leak" in hand and can pay {1}{U}
    When Alice taps "one" for mana
    And Alice plays "Grizzly Bears"
    And Bob in response plays "Mana Leak" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Alice is asked for a payment by "Mana Leak"
    When Alice pays for "Mana Leak"
    Then "two" and "three" are tapped
    And the stack holds "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is in play
    And "Grizzly Bears" is 2/2

  @cr26:605.3a.5
  Scenario: As Mana Leak resolves, Sol Ring and Llanowar Elves, which Alice taps then, pay {3}
    Given Alice controls "Sol Ring" and "Llanowar Elves"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has "Mana Leak" in hand and can pay {1}{U}
    When Alice plays "Grizzly Bears"
    And Bob in response plays "Mana Leak" targeting "Grizzly Bears"
    Then "Sol Ring" and "Llanowar Elves" are untapped
    When the top of the stack resolves
    Then Alice is asked for a payment by "Mana Leak"
    When Alice pays for "Mana Leak"
    Then "Sol Ring" and "Llanowar Elves" are tapped
    And the stack holds "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is in play

  @cr26:106.3.4
  Scenario: Goblin Raider is cast with mana of Mountain and with mana of Mana Flare, which added it
    Given Alice controls "Mana Flare" and "Mountain"
    And Alice has "Goblin Raider" in hand
    When Alice taps "Mountain" for mana
    Then Alice has {R}{R} in the mana pool
    When Alice plays "Goblin Raider"
    Then mana from "Mana Flare" was spent on "Goblin Raider"
    And mana from "Mountain" was spent on "Goblin Raider"
    When the stack resolves
    Then "Goblin Raider" is in play
    And Alice has no mana in the mana pool

  @cr26:605.4a.3
  Scenario: Stifle can't target the trigger of Mana Flare, which is a mana ability, and counters the trigger of Manabarbs
    Given Alice controls "Mana Flare" and "Island"
    And Bob controls "Manabarbs"
    And Alice has "Stifle" in hand
    When Alice taps "Island" for mana
    Then Alice has {U}{U} in the mana pool
    And Alice can target only the ability of "Manabarbs" with "Stifle"
    When Alice plays "Stifle" targeting the ability of "Manabarbs"
    And the stack resolves
    Then the ability of "Manabarbs" was countered
    And Alice is at 20 life
    And Alice has {U} in the mana pool

  @cr26:605.1b.3
  Scenario: Resounding Forge adds {G} immediately for the mana ability of Ashnod's Altar, and its ability for that of Slag Engine is put on the stack
    Given Alice controls "Resounding Forge", "Ashnod's Altar", "Grizzly Bears", "Slag Engine" and "Welding Jar"
    When Alice activates "Ashnod's Altar" sacrificing "Grizzly Bears"
    Then the stack is empty
    And Alice has {C}{C}{G} in the mana pool
    When Alice activates "Slag Engine" sacrificing "Welding Jar" targeting Bob dividing 3 to Bob
    Then the stack holds the ability of "Resounding Forge" and the ability of "Slag Engine"
    And Alice has {G} in the mana pool
    When the top of the stack resolves
    Then Alice has {G}{G} in the mana pool

  @cr26:605.1b.3
  Scenario: Resounding Forge has added {G} for Ashnod's Altar and {G} for Slag Engine once the stack has resolved
    Given Alice controls "Resounding Forge", "Ashnod's Altar", "Grizzly Bears", "Slag Engine" and "Welding Jar"
    When Alice activates "Ashnod's Altar" sacrificing "Grizzly Bears"
    And Alice activates "Slag Engine" sacrificing "Welding Jar" targeting Bob dividing 3 to Bob
    And the stack resolves
    Then Alice has {G}{G} in the mana pool
    And Bob is at 17 life

  @cr26:605.4a
  Scenario: Alice spends one {U} of Island with Mana Flare on Reach Through Mists, and the other {U} is left after it has resolved
    Given Alice controls "Mana Flare" and "Island"
    And Alice has "Reach Through Mists" in hand and 2 "Forest" as "page" as library
    When Alice taps "Island" for mana
    And Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has {U} in the mana pool
    And Alice has drawn 1 card

  @cr26:605.1.3
  Scenario: Alice taps Island for Reach Through Mists, after which she has the {G} and the 1 life of Blessed Spring's trigger
    Given Alice controls "Blessed Spring" and "Island"
    And Alice has "Reach Through Mists" in hand and 2 "Forest" as "page" as library
    When Alice taps "Island" for mana
    And Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has {G} in the mana pool
    And Alice is at 21 life

  @cr26:605.4
  Scenario: Guarded Spring adds {C} as Alice taps Island at 20 life, and doesn't trigger as she taps Forest at 17
    Given Alice controls "Guarded Spring", "Island" and "Forest"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice taps "Island" for mana
    Then Alice has {U}{C} in the mana pool
    And the stack is empty
    And "Guarded Spring" has triggered once
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    And Alice taps "Forest" for mana
    Then "Guarded Spring" has triggered once
    And Alice has {U}{C}{G} in the mana pool

  @cr26:605.4
  Scenario: Guarded Spring triggers for each of two lands that Alice taps at 20 life
    Given Alice controls "Guarded Spring", "Island" and "Forest"
    When Alice taps "Island" for mana
    And Alice taps "Forest" for mana
    Then Alice has {U}{C}{G}{C} in the mana pool
    And "Guarded Spring" has triggered twice

  @cr26:605.4.3
  Scenario: With Doubled Current, Alice's Mana Flare triggers twice as she taps Island, adds {U}{U} at once, and the stack is empty
    Given Alice controls "Doubled Current", "Mana Flare" and "Island"
    When Alice taps "Island" for mana
    Then Alice has {U}{U}{U} in the mana pool
    And "Mana Flare" has triggered twice
    And the stack is empty

  @cr26:605.4.3
  Scenario: With Alice's Doubled Current, Mana Flare triggers once as Bob taps Island, and twice as Alice taps Forest
    Given Alice controls "Doubled Current", "Mana Flare" and "Forest"
    And Bob controls "Island"
    When Bob taps "Island" for mana
    Then Bob has {U}{U} in the mana pool
    And "Mana Flare" has triggered once
    When Alice taps "Forest" for mana
    Then Alice has {G}{G}{G} in the mana pool
    And "Mana Flare" has triggered 3 times

  @cr26:605.4.3
  Scenario: With Doubled Current, Manabarbs triggers twice as Alice taps Island, and both abilities use the stack
    Given Alice controls "Doubled Current", "Manabarbs" and "Island"
    When Alice taps "Island" for mana
    Then Alice is at 20 life
    And "Manabarbs" has triggered twice
    When the stack resolves
    Then Alice is at 18 life
