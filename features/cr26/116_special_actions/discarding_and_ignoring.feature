Feature: Special actions that cards allow

  @cr26:116.2e @cr26:116.3
  Scenario: A player who may discard Restless Vultures at any time does so while a spell is on the stack, and nobody can respond
    Given it is Bob's main phase
    And Alice has "Restless Vultures" in hand
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    When Bob plays "Mind Rot" targeting Alice
    And Bob passes
    And Alice activates "leave" of "Restless Vultures"
    Then "Restless Vultures" was discarded
    And the stack holds "Mind Rot"
    And Alice has priority
    When the stack resolves
    Then "Mind Rot" has resolved
    And it happened once that Alice discarded

  @cr26:116.2e
  Scenario: Alice, who has passed, can't discard Restless Vultures while Bob has priority, and can in response to his spell
    Given Alice has "Restless Vultures" in hand
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    Then Bob has priority
    And Alice can't activate "leave" of "Restless Vultures" by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    And Bob passes
    Then Alice can activate "leave" of "Restless Vultures"
    When Alice activates "leave" of "Restless Vultures"
    Then "Restless Vultures" was discarded
    And the stack holds "Lightning Bolt"

  @cr26:304.5
  Scenario: A player who can't cast instants can still discard Restless Vultures whenever they could cast an instant
    Given it is Bob's main phase
    And Alice has "Restless Vultures" and "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Hall of Hush"
    When Bob passes
    Then Alice can't play "Lightning Bolt" targeting Bob because of "Hall of Hush"
    When Alice activates "leave" of "Restless Vultures"
    Then "Restless Vultures" was discarded
    And "Restless Vultures" is in Alice's graveyard

  @cr26:116.2d @cr26:116.3
  Scenario: After Alice has paid to ignore Toll Gate's effect, Bob still can't cast a creature spell, until he pays, too
    Given it is Bob's main phase
    And Alice controls "Toll Gate" and can pay {2}
    And Bob has "Grizzly Bears" in hand and can pay {2}{1}{G}
    When Bob passes
    Then Alice has priority
    And Bob can't activate "toll" of "Toll Gate" by rule 117.1
    When Alice activates "toll" of "Toll Gate"
    Then the stack is empty
    And Alice has priority
    When Alice passes
    And the game goes on to Bob's second main phase
    Then Bob can't play "Grizzly Bears" because of "gate" of "Toll Gate"
    When Bob activates "toll" of "Toll Gate"
    Then the stack is empty
    When Bob plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play under Bob's control

  @cr26:116.2d
  Scenario: A player who has paid to ignore Toll Gate's effect can't cast creature spells on the next turn
    Given Alice controls "Toll Gate" and can pay {2}{2}{G}
    And Alice has "Grizzly Bears" in hand
    Then Alice can't play "Grizzly Bears" because of "gate" of "Toll Gate"
    When Alice activates "toll" of "Toll Gate"
    Then Alice can play "Grizzly Bears"
    When the game goes on to Alice's next main phase
    Then Alice can't play "Grizzly Bears" because of "gate" of "Toll Gate"

  @cr26:116.2d
  Scenario: Alice, who pays to ignore Toll Gate's effect in her first main phase, casts a creature spell in her second main phase
    Given Alice controls "Toll Gate" and can pay {2}{1}{G}
    And Alice has "Grizzly Bears" in hand
    Then Alice can't play "Grizzly Bears" because of "gate" of "Toll Gate"
    When Alice activates "toll" of "Toll Gate"
    And the game goes on to Alice's second main phase
    And Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And "Grizzly Bears" is 2/2

  @cr26:304.5
  Scenario: Alice can't discard Restless Vultures as Mind Rot resolves, because she doesn't have priority, but can afterwards
    Given it is Bob's main phase
    And Alice has "Restless Vultures", "Island" and "Forest" in hand
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    When Bob plays "Mind Rot" targeting Alice
    And the stack resolves
    Then Alice is asked for objects by "Mind Rot"
    And Alice can't activate "leave" of "Restless Vultures" by rule 117.1
    When Alice chooses "Island" and "Forest"
    Then Alice can activate "leave" of "Restless Vultures"
    When Alice activates "leave" of "Restless Vultures"
    Then "Restless Vultures" was discarded
    And "Restless Vultures" is in Alice's graveyard

  @cr26:116.2c @cr26:116.3
  Scenario: In response to a spell, Alice pays to end the effect that made Restive Beast 5/5, and nobody can respond to that
    Given Alice controls "Restive Beast" and can pay {1}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "rise" of "Restive Beast"
    And the stack resolves
    Then "Restive Beast" is 5/5
    When Alice passes
    Then Bob has priority
    And Alice can't activate "settle" of "Restive Beast" by rule 117.1
    When Bob plays "Lightning Bolt" targeting "Restive Beast"
    And Alice in response activates "settle" of "Restive Beast"
    Then "Restive Beast" is 1/1
    And the stack holds "Lightning Bolt"
    And Alice has priority
    When the stack resolves
    Then "Restive Beast" was destroyed

  @cr26:116.2c
  Scenario: Restive Beast stays 5/5 on the next turn, as long as nobody pays to end the effect
    Given Alice controls "Restive Beast" and can pay {1}{R}
    When Alice activates "rise" of "Restive Beast"
    And the stack resolves
    Then "Restive Beast" is 5/5
    When the game goes on to Bob's main phase
    Then "Restive Beast" is 5/5
    When Alice activates "settle" of "Restive Beast"
    Then "Restive Beast" is 1/1
    And "Restive Beast" doesn't have the ability "settle"
    When the game goes on to Bob's end step
    Then "Restive Beast" is 1/1

  @cr26:116.2c
  Scenario: Alice pays to end the effect on Restive Beast after it has dealt 5 damage, and it is 1/1 in the second main phase of the same turn
    Given Alice controls "Restive Beast" and can pay {1}{R}
    When Alice activates "rise" of "Restive Beast"
    And the stack resolves
    And Alice attacks with "Restive Beast"
    And combat damage is dealt
    Then Bob is at 15 life
    And "Restive Beast" is 5/5
    When Alice activates "settle" of "Restive Beast"
    And the game goes on to Alice's second main phase
    Then "Restive Beast" is 1/1
    And Bob is at 15 life

  @cr26:116.2c.2
  Scenario: Bob pays in response to a spell to stop the delayed ability of one Sputtering Fuse, which doesn't trigger, and that of the other deals 3 damage
    Given Alice controls "Sputtering Fuse" as "first" and "Sputtering Fuse" as "second"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob can pay {2}
    When Alice activates "light" of "first"
    And the stack resolves
    And Alice activates "light" of "second"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    And Bob in response activates "pinch" of "first"
    Then the stack holds "Lightning Bolt"
    And Bob has priority
    And "first" doesn't have the ability "pinch"
    And "second" has the ability "pinch"
    When the stack resolves
    Then Bob is at 17 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then Bob is at 14 life
    And Alice is at 20 life

  @cr26:116.2c.3
  Scenario: Bob, who may stop Sputtering Fuse's delayed ability only when he could cast a sorcery, does so in his main phase and not in Alice's turn or his upkeep
    Given Alice controls "Sputtering Fuse"
    And Bob has "Shock" in hand and can pay {2}{R}
    When Alice activates "hide" of "Sputtering Fuse"
    And the stack resolves
    And Alice passes
    Then Bob can't activate "find" of "Sputtering Fuse" by rule 116.2
    When the game goes on to Bob's upkeep
    Then Bob can't activate "find" of "Sputtering Fuse" by rule 116.2
    When the game goes on to Bob's main phase
    And Bob plays "Shock" targeting Alice
    Then Bob can't activate "find" of "Sputtering Fuse" by rule 116.2
    When the stack resolves
    Then Bob can activate "find" of "Sputtering Fuse"
    When Bob activates "find" of "Sputtering Fuse"
    Then the stack is empty
    When the game goes on to Bob's end step
    Then the stack is empty
    And Bob is at 20 life
    And Alice is at 18 life

  @cr26:116.2d
  Scenario: In Bob's upkeep, in response to a spell, Alice pays to ignore Toll Gate's effect, and the spell stays on the stack
    Given it is Bob's upkeep
    And Bob controls "Toll Gate"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And Alice controls "Vedalken Orrery" and can pay {2}{1}{G}
    And Alice has "Grizzly Bears" in hand
    When Bob plays "Lightning Bolt" targeting Alice
    Then Alice can't play "Grizzly Bears" because of "gate" of "Toll Gate"
    When Alice in response activates "toll" of "Toll Gate"
    Then the stack holds "Lightning Bolt"
    And Alice has priority
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And Alice is at 20 life

  @cr26:116.2d.2
  Scenario: Alice, who has paid to ignore one effect of Paired Turnstiles, can cast a creature spell, and no instant until she pays to ignore the other
    Given Alice controls "Paired Turnstiles" and can pay {2}{2}{1}{G}{R}
    And Alice has "Grizzly Bears" and "Lightning Bolt" in hand
    Then Alice can't play "Grizzly Bears" because of "near" of "Paired Turnstiles"
    When Alice activates "near_toll" of "Paired Turnstiles"
    Then Alice can play "Grizzly Bears"
    And Alice can't play "Lightning Bolt" targeting Bob because of "far" of "Paired Turnstiles"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice activates "far_toll" of "Paired Turnstiles"
    Then the stack is empty
    And Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Grizzly Bears" is in play under Alice's control

  @cr26:116.2d.2
  Scenario: Alice, who has paid to ignore both effects of Paired Turnstiles, can cast a creature spell and an instant, and Bob, who has paid for neither, can't
    Given Alice controls "Paired Turnstiles" and can pay {2}{2}{1}{G}{R}
    And Alice has "Grizzly Bears" and "Lightning Bolt" in hand
    And Bob has "Shock" in hand and can pay {R}
    When Alice activates "near_toll" of "Paired Turnstiles"
    And Alice activates "far_toll" of "Paired Turnstiles"
    Then Alice can play "Grizzly Bears"
    And Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice passes
    Then Bob can't play "Shock" targeting Alice because of "far" of "Paired Turnstiles"
    When the stack resolves
    Then Bob is at 17 life
