Feature: Afflict

  @cr26:702.130a
  Scenario: Afflict 1 makes the defending player lose 1 life, not 2, when two creatures block
    Given Alice controls "Khenra Eternal"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Khenra Eternal"
    And Bob blocks "Khenra Eternal" with "Hill Giant" and "Grizzly Bears"
    And the stack resolves
    Then Bob is at 19 life

  @cr26:702.130a
  Scenario: Afflict 1 makes the defending player lose 1 life when one creature blocks
    Given Alice controls "Khenra Eternal"
    And Bob controls "Hill Giant"
    When Alice attacks with "Khenra Eternal"
    And Bob blocks "Khenra Eternal" with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 19 life
    And "Hill Giant" has 2 damage marked

  @cr26:702.130a
  Scenario: Afflict makes the controller of the planeswalker that Khenra Eternal attacks lose life
    Given Carol is playing too
    And Alice controls "Khenra Eternal"
    And Bob controls "Jace Beleren" and "Wall of Stone"
    When Alice attacks with "Khenra Eternal" attacking "Jace Beleren"
    And Bob blocks "Khenra Eternal" with "Wall of Stone"
    And combat damage is dealt
    Then Bob is at 19 life
    And Carol is at 20 life
    And "Wall of Stone" has 2 damage marked

  @cr26:702.130a
  Scenario: Afflict doesn't trigger if nothing blocks, and causes loss of life and no damage if something does
    Given Alice controls "Khenra Eternal"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Khenra Eternal"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Khenra Eternal" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Khenra Eternal"
    And Bob blocks "Khenra Eternal" with "Wall of Stone"
    And combat damage is dealt
    Then Bob is at 17 life
    And Bob has been dealt 2 damage
    When the game goes on to Alice's next main phase
    And Alice attacks with "Khenra Eternal"
    And Bob blocks "Khenra Eternal" with "Wall of Stone"
    And combat damage is dealt
    Then Bob is at 16 life
    And "Khenra Eternal" has triggered twice

  @cr26:702.130b @cr26:702.130a
  Scenario: Khenra Eternal with afflict 1 and afflict 2 makes the defending player lose 3 life
    Given Alice controls "Khenra Eternal"
    And "Khenra Eternal" has "afflict 2"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Khenra Eternal"
    And Bob blocks "Khenra Eternal" with "Grizzly Bears"
    Then "Khenra Eternal" has triggered twice
    When Alice puts the first trigger of "Khenra Eternal" and the second trigger of "Khenra Eternal" in this order
    And the stack resolves
    Then Bob is at 17 life

  @cr26:702.130a
  Scenario: Carol, who blocked Khenra Eternal, loses 1 life although it has left the battlefield before afflict resolves
    Given Carol is playing too
    And Alice controls "Khenra Eternal"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Carol controls "Grizzly Bears"
    When Alice attacks with "Khenra Eternal" attacking Carol
    And Carol blocks "Khenra Eternal" with "Grizzly Bears"
    And Bob in response plays "Boomerang" targeting "Khenra Eternal"
    And the stack resolves
    Then "Khenra Eternal" is in Alice's hand
    And Carol is at 19 life
    And Bob is at 20 life

  @cr26:702.130a
  Scenario: Afflict triggers as Belated Guard makes Gray Ogre block an unblocked Khenra Eternal, and not again as Hill Giant also blocks a blocked one
    Given Alice controls "Khenra Eternal" as "one" and "Khenra Eternal" as "two"
    And Bob controls "Wall of Stone", "Hill Giant" and "Gray Ogre"
    And Bob has 2 "Belated Guard" as "guard" in hand and can pay {W}{W}
    When Alice attacks with "one" and "two"
    And Bob blocks "one" with "Wall of Stone"
    And the stack resolves
    Then Bob is at 19 life
    When Bob plays "guard 1" targeting "Hill Giant" then "one"
    And the stack resolves
    Then Bob is at 19 life
    When Bob plays "guard 2" targeting "Gray Ogre" then "two"
    And the stack resolves
    Then Bob is at 18 life
    And "one" has triggered once
    And "two" has triggered once
