Feature: Flanking

  @cr26:702.25a
  Scenario: Flanking gives -1/-1 to a blocker without flanking and nothing to a blocker with flanking
    Given Alice controls "Benalish Cavalry"
    And Bob controls "Hill Giant", "Wall of Stone" and "Benalish Cavalry" as "squire"
    When Alice attacks with "Benalish Cavalry"
    And Bob blocks "Benalish Cavalry" with "Hill Giant", "Wall of Stone" and "squire"
    And Alice puts "Benalish Cavalry" and "Benalish Cavalry" in this order
    Then "Benalish Cavalry" has triggered twice
    When the stack resolves
    Then "Hill Giant" is 2/2
    And "Wall of Stone" is -1/7
    And "squire" is 2/2

  @cr26:702.25a
  Scenario: Grizzly Bears that blocks a creature with flanking deals 1 damage and is destroyed
    Given Alice controls "Benalish Cavalry"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Benalish Cavalry"
    And Bob blocks "Benalish Cavalry" with "Grizzly Bears"
    And combat damage is dealt
    Then "Benalish Cavalry" has 1 damage marked
    And "Benalish Cavalry" is in play
    And "Grizzly Bears" was destroyed

  @cr26:702.25a
  Scenario: The -1/-1 from flanking lasts after combat until end of turn
    Given Alice controls "Benalish Cavalry" and "Hill Giant"
    And Bob controls "Craw Wurm" and "Wall of Stone"
    When Alice attacks with "Benalish Cavalry" and "Hill Giant"
    And Bob blocks "Benalish Cavalry" with "Craw Wurm" and "Hill Giant" with "Wall of Stone"
    Then "Benalish Cavalry" has triggered once
    When the game goes on to Alice's second main phase
    Then "Craw Wurm" is 5/3
    And "Wall of Stone" is 0/8
    When the turn ends
    Then "Craw Wurm" is 6/4

  @cr26:702.25a
  Scenario: Flanking triggers when the creature becomes blocked, and not when it blocks
    Given it is Bob's main phase
    And Alice controls "Benalish Cavalry"
    And Bob controls "Llanowar Elves" and "Craw Wurm"
    When Bob attacks with "Llanowar Elves"
    And Alice blocks "Llanowar Elves" with "Benalish Cavalry"
    Then "Benalish Cavalry" has triggered never
    And "Llanowar Elves" is 1/1
    When the game goes on to Alice's main phase
    And Alice attacks with "Benalish Cavalry"
    And Bob blocks "Benalish Cavalry" with "Craw Wurm"
    And the stack resolves
    Then "Benalish Cavalry" has triggered once
    And "Craw Wurm" is 5/3

  @cr26:702.25b
  Scenario: Two instances of flanking of Benalish Cavalry give its blocker -2/-2
    Given Alice controls "Benalish Cavalry"
    And "Benalish Cavalry" has "flanking"
    And Bob controls "Hill Giant"
    When Alice attacks with "Benalish Cavalry"
    And Bob blocks "Benalish Cavalry" with "Hill Giant"
    Then "Benalish Cavalry" has triggered twice
    When the stack resolves
    Then "Hill Giant" is 1/1

  @cr26:702.25a
  Scenario: Flanking also triggers for Hill Giant, which Belated Guard makes block Benalish Cavalry beside Wall of Stone
    Given Alice controls "Benalish Cavalry"
    And Bob controls "Wall of Stone" and "Hill Giant"
    And Bob has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Benalish Cavalry"
    And Bob blocks "Benalish Cavalry" with "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" is -1/7
    When Bob plays "Belated Guard" targeting "Hill Giant" then "Benalish Cavalry"
    And the stack resolves
    Then "Hill Giant" is 2/2
    And "Wall of Stone" is -1/7
    And "Benalish Cavalry" has triggered twice
