Feature: Copies of spells

  @cr26:707.10
  Scenario: An ability that triggers on casting or copying a spell triggers once for a spell that is cast
    Given Alice controls "Archmage Emeritus" and "Hill Giant"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    When Alice casts "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then Alice has drawn 1 card
    And Alice has 2 cards in hand

  @cr26:707.10
  Scenario: An ability that triggers on casting or copying a spell triggers for two cast spells and for the copy of one
    Given Alice controls "Archmage Emeritus"
    And Alice has "Boomerang" and "Fork" in hand and can pay {U}{U}{R}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice casts "Boomerang" targeting "Hill Giant"
    And Alice casts "Fork" targeting "Boomerang"
    And the stack resolves
    And Alice targets "Grizzly Bears" for "Fork"
    Then "Archmage Emeritus" has triggered three times
    And Alice has drawn 3 cards

  @cr26:707.10.2
  Scenario: An ability that triggers on casting a spell triggers for Glacial Ray and Fork, and not for the copy of Glacial Ray
    Given Alice controls "Aven Shrine"
    And Alice has "Glacial Ray" as "ray" and "Fork" in hand and can pay {1}{R}{R}{R}
    And Alice has "Glacial Ray" as "old ray" in graveyard
    When Alice plays "ray" targeting Bob
    And Alice plays "Fork" targeting "ray"
    And the stack resolves
    And Alice keeps the targets for "Fork"
    Then "Aven Shrine" has triggered twice
    And Alice is at 21 life
    And Bob is at 16 life

  @cr26:707.10c
  Scenario: The controller of a copy of Glacial Ray may keep a target that has left the battlefield
    Given Alice controls "Hill Giant"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And Alice has "Fork" and "Boomerang" in hand and can pay {R}{R}{U}{U}
    And it is Bob's main phase
    When Bob plays "Glacial Ray" targeting "Hill Giant"
    And Alice in response plays "Fork" targeting "Glacial Ray"
    And Alice in response plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    When the top of the stack resolves
    And Alice keeps the targets for "Fork"
    Then the stack holds the copy of "Glacial Ray" and "Glacial Ray"
    When the stack resolves
    Then the copy of "Glacial Ray" was countered on resolution
    And "Hill Giant" is in Alice's hand

  @cr26:707.10.3
  Scenario: A copy of Blaze cast with X = 3 deals 3 damage, and a copy of a kicked Urza's Rage deals 10 damage
    Given Alice has "Blaze", "Urza's Rage" and 2 "Fork" as "fork" in hand and can pay {10}{R}{R} and can pay {3}{R} and can pay {R}{R}{R}{R}
    When Alice casts "Blaze" with X = 3 targeting Bob
    And Alice in response casts "fork 1" targeting "Blaze"
    And the top of the stack resolves
    And Alice keeps the targets for "fork 1"
    And the top of the stack resolves
    Then Bob is at 17 life
    When the stack resolves
    Then Bob is at 14 life
    When Alice casts "Urza's Rage" kicked targeting Bob
    And Alice in response casts "fork 2" targeting "Urza's Rage"
    And the top of the stack resolves
    And Alice keeps the targets for "fork 2"
    And the top of the stack resolves
    Then Bob is at 4 life
