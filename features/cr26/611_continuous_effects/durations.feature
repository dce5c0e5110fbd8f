Feature: Durations of effects

  @cr26:611.2a @cr26:611.2
  Scenario: A land that Gaea's Liege turned into a Forest is an Island again when the Liege leaves
    Given Alice controls "Gaea's Liege" and "Forest" as "home"
    And Bob controls "Island"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "spread" of "Gaea's Liege" targeting "Island"
    And the stack resolves
    Then "Island" has the type "Forest"
    And "Island" doesn't have the type "Island"
    When Bob plays "Boomerang" targeting "Gaea's Liege"
    And the stack resolves
    Then "Island" has the type "Island"
    And "Island" doesn't have the type "Forest"

  @cr26:611.2a @cr26:611.2
  Scenario: A land that Gaea's Liege turned into a Forest is still a Forest in the next turn
    Given Alice controls "Gaea's Liege" and "Forest" as "home"
    And Bob controls "Island"
    When Alice activates "spread" of "Gaea's Liege" targeting "Island"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then "Island" has the type "Forest"
    When Bob taps "Island" for mana
    Then Bob has {G} in the mana pool

  @cr26:611.2a.2
  Scenario: The cards that Light Up the Stage exiled can be cast until the end of Alice's next turn
    Given Alice has "Light Up the Stage" in hand and can pay {2}{R}
    And Alice controls 3 "Mountain" as "crag"
    And Alice has "Lava Spike", "Glacial Ray" and 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Light Up the Stage"
    And the stack resolves
    Then "Lava Spike" is exiled
    When the game goes on to Bob's main phase
    Then Alice can cast "Glacial Ray" targeting Bob
    When the game goes on to Alice's next main phase
    Then Alice can cast "Lava Spike" targeting Bob
    When Alice casts "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    When the game goes on to Alice's end step
    Then Alice can cast "Glacial Ray" targeting Bob
    When the game goes on to Bob's next main phase
    Then Alice can't cast "Glacial Ray" targeting Bob

  @cr26:611.2a.2
  Scenario: A card that Light Up the Stage exiled can be cast in the same turn
    Given Alice has "Light Up the Stage" in hand and can pay {2}{R}
    And Alice controls "Mountain"
    And Alice has "Monastery Swiftspear" and "Glacial Ray" as library
    When Alice casts "Light Up the Stage"
    And the stack resolves
    And Alice casts "Monastery Swiftspear"
    And the stack resolves
    Then "Monastery Swiftspear" is in play
    And "Glacial Ray" is exiled

  @cr26:611.2a.3
  Scenario: Alice controls the artifact that Aladdin took even after the turn, and loses control of it when Aladdin leaves
    Given Alice controls "Aladdin" and can pay {1}{R}{R}
    And Bob controls "Steel Wall"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Aladdin" targeting "Steel Wall"
    And the stack resolves
    Then Alice controls "Steel Wall"
    When the turn ends
    Then Alice controls "Steel Wall"
    When Bob plays "Boomerang" targeting "Aladdin"
    And the stack resolves
    Then Bob controls "Steel Wall"

  @cr26:611.2a.3
  Scenario: Alice loses the artifact that Aladdin took when Bob gains control of Aladdin, and doesn't regain it together with Aladdin
    Given it is Bob's main phase
    And Alice controls "Aladdin" and can pay {1}{R}{R}
    And Bob controls "Steel Wall"
    And Bob has "Threaten" in hand and can pay {2}{R}
    When Alice activates "Aladdin" targeting "Steel Wall"
    And the stack resolves
    Then Alice controls "Steel Wall"
    When Bob plays "Threaten" targeting "Aladdin"
    And the stack resolves
    Then Bob controls "Steel Wall"
    When the turn ends
    Then Alice controls "Aladdin"
    And Bob controls "Steel Wall"

  @cr26:611.2a.3
  Scenario: Alice controls Hill Giant, which Olivia Voldaren made a Vampire, until Olivia returns to her owner's hand
    Given Alice controls "Olivia Voldaren" and can pay {1}{R}{3}{B}{B}
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    Then Alice can't target "Hill Giant" with "rule" of "Olivia Voldaren"
    When Alice activates "bite" of "Olivia Voldaren" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "rule" of "Olivia Voldaren" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    When Bob casts "Boomerang" targeting "Olivia Voldaren"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "Hill Giant" has the type "Vampire"

  @cr26:611.2a.5 @cr26:611.2.2
  Scenario: In later turns Hill Giant is still white because of Purelace and a Vampire because of Olivia Voldaren, while the bonus of Giant Growth has ended
    Given Alice controls "Olivia Voldaren" and can pay {1}{R}
    And Alice has "Purelace" and "Giant Growth" in hand and can pay {W}{G}
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Purelace" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "bite" of "Olivia Voldaren" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    Then "Purelace" and "Giant Growth" are in Alice's graveyard
    And "Hill Giant" is 6/6
    When the game goes on to Bob's main phase
    Then "Hill Giant" is 3/3
    When the game goes on to Alice's next main phase
    Then "Hill Giant" is white
    And "Hill Giant" has the type "Vampire"
    When Bob plays "Boomerang" targeting "Olivia Voldaren"
    And the stack resolves
    Then "Olivia Voldaren" is in Alice's hand
    And "Hill Giant" has the type "Vampire"

  @cr26:611.2a.4
  Scenario: Damage prevention for as long as Alice controls a creature ends when her only creature dies
    Given Alice has "Vow of the Hearth" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Bob has "Lava Spike" as "one", "Lava Spike" as "two" and "Terror" in hand and can pay {R}{R}{1}{B}
    And it is Bob's main phase
    When Alice plays "Vow of the Hearth"
    And the stack resolves
    And Bob plays "one" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "two" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:611.2a.4
  Scenario: Damage prevention for as long as Alice controls a creature goes on in the next turn
    Given Alice has "Vow of the Hearth" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Bob has "Lava Spike" in hand and can pay {R}
    When Alice plays "Vow of the Hearth"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    And "Lava Spike" has resolved

  @cr26:611.2d
  Scenario: The bonus of Overwhelming Stampede stays +3/+3 after the strongest creature has become larger and after it has left
    Given Alice has {G}{G}{G}{G}{G} in the mana pool and has "Overwhelming Stampede" and "Giant Growth" in hand
    And Alice controls "Grizzly Bears", "Hill Giant", "Craw Wurm" and "Forest"
    And Bob has 2 "Boomerang" as "tide" in hand and can pay {U}{U}{U}{U}
    When Alice plays "Overwhelming Stampede"
    And Bob in response plays "tide 1" targeting "Craw Wurm"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    When Alice plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 9/9
    And "Grizzly Bears" is 5/5
    When Bob plays "tide 2" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Grizzly Bears" is 5/5

  @cr26:611.2d.2
  Scenario: Timberwatch Elf's ability counts the two Elves that are left as it resolves, and the bonus stays +2/+2 after one more has died
    Given Alice controls "Timberwatch Elf", 2 "Llanowar Elves" as "scout" and "Grizzly Bears"
    And Bob has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    When Alice activates "Timberwatch Elf" targeting "Grizzly Bears"
    And Bob in response plays "bolt 1" targeting "scout 1"
    And the stack resolves
    Then "scout 1" was destroyed
    And "Grizzly Bears" is 4/4
    When Bob plays "bolt 2" targeting "scout 2"
    And the stack resolves
    Then "scout 2" was destroyed
    And "Grizzly Bears" is 4/4

  @cr26:611.2d.2
  Scenario: Timberwatch Elf's ability gives Grizzly Bears +3/+3 if three Elves are left as it resolves, though there were four as it was activated
    Given Alice controls "Timberwatch Elf", 3 "Llanowar Elves" as "scout" and "Grizzly Bears"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Timberwatch Elf" targeting "Grizzly Bears"
    And Bob in response plays "Lightning Bolt" targeting "scout 1"
    And the stack resolves
    Then "scout 1" was destroyed
    And "Grizzly Bears" is 5/5

  @cr26:611.2a.6
  Scenario: Vigour of Days gives Grizzly Bears +2/+2 through Bob's whole turn, and no more as soon as Alice's next turn has begun
    Given Alice controls "Grizzly Bears"
    And Alice has "Vigour of Days" in hand and can pay {1}{G}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice plays "Vigour of Days" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When the game goes on to Bob's end step
    Then "Grizzly Bears" is 4/4
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" is 2/2

  @cr26:611.2a.6
  Scenario: Vigour of Days still makes Grizzly Bears 4/4 as they block Bob's Hill Giant in his turn
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice has "Vigour of Days" in hand and can pay {1}{G}
    And Bob has 2 "Mountain" as "peak" as library
    When Alice plays "Vigour of Days" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    And Bob attacks with "Hill Giant"
    And Alice blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is 4/4
    And "Grizzly Bears" has 3 damage marked
