Feature: Sagas, in rulings of our own

  @htg:ours.420
  Scenario: On the turn that it enters its first chapter is all
    Given Alice has "History of Benalia" in hand and can pay {1}{W}{W}
    When Alice casts "History of Benalia"
    And the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token
    And "History of Benalia" has 1 lore counter

  @htg:ours.420
  Scenario: The first chapter is told as it enters, and the next with a lore counter from elsewhere
    Given Alice has "History of Benalia" and "Contentious Plan" in hand and can pay {2}{U}{W}{W}{W}
    And Alice has 4 "Plains" as "page" as library
    Then the mana cost of "History of Benalia" is {1}{W}{W}
    And "History of Benalia" has exactly the types "enchantment" and "Saga"
    And "History of Benalia" is white
    When Alice casts "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" has 1 lore counter
    And the ability of "History of Benalia" is on the stack
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token
    And the first "Knight" token is 2/2
    And the first "Knight" token is white
    And the first "Knight" token has "vigilance"
    When Alice casts "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    Then "History of Benalia" has 2 lore counters
    And "History of Benalia" has triggered twice
    When the stack resolves
    Then "History of Benalia" is in play
    And Alice controls two 2/2 white "Knight" creature tokens
    And "History of Benalia" is in play

  @htg:ours.421
  Scenario: A turn later it goes on, and after its last chapter it goes
    Given Alice controls "History of Benalia" with 1 lore counter and "White Knight"
    And Bob controls "White Knight" as "theirs"
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Bob's next main phase
    Then "History of Benalia" has 1 lore counter
    When the game goes on to Alice's next main phase
    Then "History of Benalia" has 2 lore counters
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token
    When the game goes on to Alice's next main phase
    Then "History of Benalia" has 3 lore counters
    And "History of Benalia" is in play
    When the stack resolves
    Then "History of Benalia" is in Alice's graveyard
    And "History of Benalia" was sacrificed
    And "White Knight" is 4/3
    And the first "Knight" token is 4/3
    And "theirs" is 2/2
    When the turn ends
    Then "White Knight" is 2/2
