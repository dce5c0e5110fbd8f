Feature: Solved

  @cr26:702.169b
  Scenario: The static ability after the word Solved applies as long as Case of the Gateway Express is solved
    Given Alice controls "Case of the Gateway Express"
    And Alice controls 3 "Grizzly Bears" as "bear"
    When Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And combat damage is dealt
    Then "bear 1" is 2/2
    When the game goes on to Alice's end step
    And the stack resolves
    Then "bear 1" is 3/2

  @cr26:702.169c @cr26:719.3c.2
  Scenario: The triggered ability after the word Solved of Case of the Ringing Bell triggers only after it was solved
    Given Alice controls "Case of the Ringing Bell"
    And Alice controls 2 "Grizzly Bears" as "bear"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Alice is at 20 life
    And the ability "toll" of "Case of the Ringing Bell" has triggered never
    When the game goes on to Alice's end step
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then Alice is at 21 life
    And the ability "toll" of "Case of the Ringing Bell" has triggered once

  @cr26:702.169d @cr26:719.3c.2
  Scenario: The activated ability after the word Solved of Case of the Ringing Bell can be activated only after it was solved
    Given Alice controls "Case of the Ringing Bell"
    And Alice controls 2 "Grizzly Bears" as "bear"
    And Alice can pay {1}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then Alice can't activate "peal" of "Case of the Ringing Bell" targeting Bob by rule 602.5b
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice can activate "peal" of "Case of the Ringing Bell" targeting Bob
    When Alice activates "peal" of "Case of the Ringing Bell" targeting Bob
    And the stack resolves
    Then Bob is at 19 life

  @cr26:702.169c @cr26:719.3c.2
  Scenario: Case of the Ringing Bell, once it was solved, triggers for each spell that Alice casts, and deals damage
    Given Alice controls "Case of the Ringing Bell" and 2 "Grizzly Bears" as "bear"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}{1}
    When the game goes on to Alice's end step
    And the stack resolves
    And Alice plays "one" targeting Bob
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 14 life
    When Alice activates "peal" of "Case of the Ringing Bell" targeting Bob
    And the stack resolves
    Then Bob is at 13 life
    And Alice is at 22 life

  @cr26:702.169c @cr26:702.169d
  Scenario: Of two Cases of the Ringing Bell, only the solved one triggers and can be activated
    Given Alice controls "Case of the Ringing Bell" as "early" and 2 "Grizzly Bears" as "bear"
    And Alice has "Case of the Ringing Bell" as "late" and "Lightning Bolt" in hand and can pay {1}{W}{R}{1}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When the game goes on to Alice's next main phase
    And Alice plays "late"
    And the stack resolves
    Then Alice is at 21 life
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then the ability "toll" of "early" has triggered twice
    And the ability "toll" of "late" has triggered never
    And Alice can't activate "peal" of "late" targeting Bob by rule 602.5b
    And Alice can activate "peal" of "early" targeting Bob
    When Alice activates "peal" of "early" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
