Feature: Casting at any time for a cost

  @cr26:601.3c
  Scenario: In Bob's turn, Alice can cast Rout only if she pays {2} more
    Given it is Bob's main phase
    And Alice has "Rout" in hand and can pay {3}{W}{W}{2}
    And Bob controls "Hill Giant" and "Drudge Skeletons"
    Then Alice can't play "Rout" by rule 117.1a
    And Alice can play "Rout" paying the optional cost "speed"
    When Alice plays "Rout" paying the optional cost "speed"
    Then the total cost of "Rout" is {5}{W}{W}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Drudge Skeletons" was destroyed

  @cr26:601.3c
  Scenario: With five Plains, Alice can't cast Rout in Bob's turn, and can in her own main phase, where it costs {3}{W}{W}
    Given it is Bob's main phase
    And Alice controls 5 "Plains" as "field"
    And Alice has "Rout" in hand
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls "Hill Giant"
    Then Alice can't play "Rout" by rule 117.1a
    When the game goes on to Alice's main phase
    Then Alice can play "Rout"
    When Alice plays "Rout"
    Then the total cost of "Rout" is {3}{W}{W}
    When the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:601.3c.2
  Scenario: In Bob's turn, Alice can cast Swift Sentence only if she pays 4 life for it instead of its mana cost
    Given it is Bob's main phase
    And Alice has "Swift Sentence" in hand and can pay {3}{R}
    Then Alice can't play "Swift Sentence" targeting Bob by rule 117.1a
    And Alice can play "Swift Sentence" instead of its mana cost targeting Bob
    When Alice plays "Swift Sentence" instead of its mana cost targeting Bob
    Then Alice is at 16 life
    When the stack resolves
    Then Bob is at 17 life
    And Alice is at 16 life

  @cr26:601.3c.2
  Scenario: In Bob's end step, Alice, who has no mana, casts Swift Sentence for 4 life, and it destroys Hill Giant
    Given it is Bob's end step
    And Alice has "Swift Sentence" in hand
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Bob passes
    And Alice plays "Swift Sentence" instead of its mana cost targeting "Hill Giant"
    Then Alice is at 16 life
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Craw Wurm" is in play
