Feature: Casting only any time a sorcery could be cast

  @cr26:307.5.2
  Scenario: An opponent limited to the timing of sorceries can't cast an instant in an upkeep, but can in their own main phase
    Given Alice controls "Edict of Set Hours"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And it is Bob's upkeep
    Then Bob can't play "Boomerang" targeting "Edict of Set Hours" because of the ability "hours" of "Edict of Set Hours"
    When the game goes on to Bob's main phase
    And Bob plays "Boomerang" targeting "Edict of Set Hours"
    And the stack resolves
    Then "Edict of Set Hours" is in Alice's hand

  @cr26:307.5.2
  Scenario: An opponent limited to the timing of sorceries can't cast an instant in Alice's main phase
    Given Alice controls "Edict of Set Hours"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice passes
    Then Bob can't play "Boomerang" targeting "Edict of Set Hours" because of the ability "hours" of "Edict of Set Hours"
    When the game goes on to Bob's main phase
    And Bob plays "Boomerang" targeting "Edict of Set Hours"
    And the stack resolves
    Then "Edict of Set Hours" is in Alice's hand

  @cr26:307.5.2
  Scenario: An opponent limited to the timing of sorceries can't cast an instant while a spell is on the stack
    Given Alice controls "Edict of Set Hours"
    And it is Bob's main phase
    And Bob has "Boomerang" and "Grizzly Bears" in hand and can pay {U}{U}{1}{G}
    Then Bob can play "Boomerang" targeting "Edict of Set Hours"
    When Bob plays "Grizzly Bears"
    Then Bob can't play "Boomerang" targeting "Edict of Set Hours" because of the ability "hours" of "Edict of Set Hours"
    When the stack resolves
    Then Bob can play "Boomerang" targeting "Edict of Set Hours"
    And "Grizzly Bears" is in play

  @cr26:307.5.6
  Scenario: After Hour of Order in Bob's upkeep, he can cast Lightning Bolt in that turn only in his main phase with an empty stack
    Given it is Bob's upkeep
    And Alice has "Hour of Order" in hand and can pay {W}
    And Bob has "Lightning Bolt" and "Grizzly Bears" in hand and can pay {R}{1}{G}
    Then Bob can play "Lightning Bolt" targeting Alice
    When Bob passes
    And Alice plays "Hour of Order"
    And the stack resolves
    Then Bob can't play "Lightning Bolt" targeting Alice by rule 601.3
    When the game goes on to Bob's main phase
    Then Bob can play "Lightning Bolt" targeting Alice
    When Bob plays "Grizzly Bears"
    Then Bob can't play "Lightning Bolt" targeting Alice by rule 601.3
    When the stack resolves
    And Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And "Grizzly Bears" is in play

  @cr26:307.5.6
  Scenario: Hour of Order, cast in Bob's upkeep, no longer limits him in Alice's next main phase, in which he can cast Lightning Bolt
    Given it is Bob's upkeep
    And Alice has "Hour of Order" in hand and can pay {W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob passes
    And Alice plays "Hour of Order"
    And the stack resolves
    Then Bob can't play "Lightning Bolt" targeting Alice by rule 601.3
    When the game goes on to Alice's main phase
    And Alice passes
    Then Bob can play "Lightning Bolt" targeting Alice
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:307.5.6
  Scenario: After Hour of Order in Alice's main phase, Bob can't cast Lightning Bolt there with an empty stack, and can in his own
    Given Alice has "Hour of Order" in hand and can pay {W}
    And Alice has "Island" and "Swamp" as library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Forest" and "Plains" as library
    When Alice plays "Hour of Order"
    And the stack resolves
    And Alice passes
    Then Bob can't play "Lightning Bolt" targeting Alice by rule 601.3
    When the game goes on to Bob's main phase
    Then Bob can play "Lightning Bolt" targeting Alice

  @cr26:307.5.2 @cr26:702.8a
  Scenario: While Alice controls Teferi, Mage of Zhalfir, Bob can cast an instant only in his own main phase with an empty stack
    Given Alice controls "Teferi, Mage of Zhalfir"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then "Teferi, Mage of Zhalfir" has exactly "flash"
    And "Hill Giant" has exactly "flash"
    When Alice passes
    Then Bob can't play "Boomerang" targeting "Teferi, Mage of Zhalfir" by rule 601.3
    When the game goes on to Bob's main phase
    Then Bob can play "Boomerang" targeting "Teferi, Mage of Zhalfir"
    When Bob passes
    And Alice casts "Hill Giant"
    Then Bob can't play "Boomerang" targeting "Teferi, Mage of Zhalfir" by rule 601.3
    When the stack resolves
    Then Alice controls "Hill Giant"
