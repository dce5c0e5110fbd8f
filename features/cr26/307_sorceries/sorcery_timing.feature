Feature: Any time you could cast a sorcery

  @cr26:307.5
  Scenario: Market Stall, which also works in opponents' turns, can't be activated by Alice while her Boomerang is on the stack, and Bob can activate his
    Given Alice controls "Market Stall"
    And Bob controls "Market Stall" as "their stall"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    Then Alice can activate "Market Stall"
    When Alice plays "Boomerang" targeting "Market Stall"
    Then Alice can't activate "Market Stall"
    When Alice passes
    Then Bob can activate "their stall"
    When Bob activates "their stall"
    And the top of the stack resolves
    Then Bob is at 21 life

  @cr26:505.1.2
  Scenario: Market Stall, whose ability needs a main phase in its controller's turn, can be activated in either of the two, and not in the combat between them
    Given Alice controls 2 "Market Stall" as "stall"
    Then Alice can activate "stall 1"
    When Alice activates "stall 1"
    And the stack resolves
    And the game goes on to Alice's beginning of combat step
    Then Alice can't activate "stall 2"
    When the game goes on to Alice's second main phase
    Then Alice can activate "stall 2"
    When Alice activates "stall 2"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:505.1.2
  Scenario: Market Stall, whose ability needs a main phase in its controller's turn, can't be activated in the upkeep, and can in the precombat main phase
    Given it is Alice's upkeep
    And Alice controls "Market Stall"
    Then Alice can't activate "Market Stall" by rule 602.5
    When the game goes on to Alice's main phase
    Then Alice can activate "Market Stall"
    When Alice activates "Market Stall"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:307.5 @cr26:505.1.2
  Scenario: Market Stall, which also works in opponents' turns, can be activated in Alice's main phases and Bob's upkeep, but not in other steps of her turn
    Given Alice controls "Market Stall"
    And it is Alice's upkeep
    Then Alice can't activate "Market Stall"
    When the game goes on to Alice's main phase
    Then Alice can activate "Market Stall"
    When the game goes on to Alice's beginning of combat step
    Then Alice can't activate "Market Stall"
    When the game goes on to Alice's second main phase
    Then Alice can activate "Market Stall"
    When the game goes on to Alice's end step
    Then Alice can't activate "Market Stall"
    When the game goes on to Bob's upkeep
    Then Alice can activate "Market Stall"

  @cr26:307.5
  Scenario: An ability that can be activated when a sorcery could be cast can be activated even if Rule of Law forbids a sorcery
    Given Alice controls "Market Stall" and "Rule of Law"
    And Alice has "Lava Spike" as "first" and "Lava Spike" as "second" in hand and can pay {R}{R}
    When Alice plays "first" targeting Bob
    Then Alice can't activate "Market Stall"
    When the stack resolves
    Then Alice can't play "second" targeting Bob because of the ability "law" of "Rule of Law"
    And Alice can activate "Market Stall"
    When Alice activates "Market Stall"
    And the stack resolves
    Then Alice is at 21 life
    And Bob is at 17 life

  @cr26:307.5.3
  Scenario: Alice, who has no sorcery, can equip in her main phase, and not while a spell is on the stack, in Bob's main phase or in her upkeep
    Given Alice controls "Colossus Hammer", "Grizzly Bears" and can pay {8}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Alice can equip "Grizzly Bears" with "Colossus Hammer"
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't equip "Grizzly Bears" with "Colossus Hammer" by rule 702.6
    When the game goes on to Bob's main phase
    And Bob passes
    Then Alice can't equip "Grizzly Bears" with "Colossus Hammer" by rule 702.6
    When the game goes on to Alice's upkeep
    Then Alice can't equip "Grizzly Bears" with "Colossus Hammer" by rule 702.6
    When the game goes on to Alice's main phase
    And Alice equips "Grizzly Bears" with "Colossus Hammer"
    And the stack resolves
    Then "Grizzly Bears" is 12/12

  @cr26:307.5.4
  Scenario: Alice, who has passed in her main phase, can't equip while Bob has priority, and can once his Lightning Bolt has resolved
    Given Alice controls "Colossus Hammer", "Grizzly Bears" and can pay {8}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    Then Bob has priority
    And Alice can't equip "Grizzly Bears" with "Colossus Hammer" by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And Alice can equip "Grizzly Bears" with "Colossus Hammer"
    When Alice equips "Grizzly Bears" with "Colossus Hammer"
    And the stack resolves
    Then "Grizzly Bears" is 12/12

  @cr26:307.5.5
  Scenario: Alice, who may cast Lava Spike beside Lightning Bolt because of Vedalken Orrery, can't equip beside it, and can once the stack is empty
    Given Alice controls "Vedalken Orrery", "Colossus Hammer", "Grizzly Bears" and can pay {8}
    And Alice has "Lightning Bolt" and "Lava Spike" in hand and can pay {R}{R}
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can play "Lava Spike" targeting Bob
    And Alice can't equip "Grizzly Bears" with "Colossus Hammer" by rule 702.6
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    And Alice can equip "Grizzly Bears" with "Colossus Hammer"
    When Alice equips "Grizzly Bears" with "Colossus Hammer"
    And the stack resolves
    Then "Grizzly Bears" is 12/12
