Feature: Fuse

  @cr26:702.102a @cr26:702.102c
  Scenario: Wear // Tear is cast as Tear alone and as both halves
    Given Alice has "Wear // Tear" as "one" and "Wear // Tear" as "two" in hand and can pay {W}{1}{R}{W}
    And Bob controls "Sol Ring", "Humility" and "Chivalric Alliance"
    When Alice casts "one" as "Tear" targeting "Humility"
    Then the mana value of "one" is 1
    When the stack resolves
    Then "Humility" is in Bob's graveyard
    And "Sol Ring" is in play
    When Alice casts "two" targeting "Sol Ring" then "Chivalric Alliance"
    Then the mana value of "two" is 3
    And the total cost of "two" is {1}{R}{W}
    When the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Chivalric Alliance" is in Bob's graveyard
    And "two" is in Alice's graveyard

  @cr26:702.102a.2
  Scenario: With Yawgmoth's Will, Wear // Tear in Alice's graveyard can be cast as Tear and not as both halves, and the one in her hand as both
    Given Alice has "Yawgmoth's Will" in hand and can pay {2}{B}{1}{R}{W}
    And Alice has "Wear // Tear" as "one" in graveyard
    And Alice has "Wear // Tear" as "two" in hand
    And Bob controls "Sol Ring" and "Humility"
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can't play "one" from graveyard targeting "Sol Ring" then "Humility" by rule 601.2c
    And Alice can play "one" as "Tear" from graveyard targeting "Humility"
    When Alice plays "two" targeting "Sol Ring" then "Humility"
    Then the total cost of "two" is {1}{R}{W}
    When the stack resolves
    Then "Humility" is in Bob's graveyard
    And "Sol Ring" is in Bob's graveyard
    And "one" is in Alice's graveyard

  @cr26:702.102b @cr26:702.102c @cr26:709.4d
  Scenario: Wear // Tear cast as both halves is red and white, and its total cost is {1}{R}{W}
    Given Alice has "Wear // Tear" in hand and can pay {1}{R}{W}
    And Bob controls "Sol Ring" and "Humility"
    When Alice casts "Wear // Tear" targeting "Sol Ring" then "Humility"
    Then "Wear // Tear" is red and white
    And the mana value of "Wear // Tear" is 3
    And "Wear // Tear" has the ability "wear"
    And "Wear // Tear" has the ability "tear"
    And the total cost of "Wear // Tear" is {1}{R}{W}

  @cr26:702.102b.3 @cr26:709.4d
  Scenario: Wear // Tear cast as both halves has the mana cost {1}{R}{W}, that of both halves together
    Given Alice has "Wear // Tear" in hand and can pay {1}{R}{W}
    And Bob controls "Sol Ring" and "Humility"
    When Alice casts "Wear // Tear" targeting "Sol Ring" then "Humility"
    Then the mana cost of "Wear // Tear" is {1}{R}{W}
    And the total cost of "Wear // Tear" is {1}{R}{W}
    When the stack resolves
    Then "Sol Ring" and "Humility" are in Bob's graveyard

  @cr26:702.102d
  Scenario: Wear // Tear cast as both halves destroys an artifact and then an enchantment
    Given Alice has "Wear // Tear" in hand and can pay {1}{R}{W}
    And Bob controls "Steel Wall", "White Knight" and "Crusade"
    Then Alice can play "Wear // Tear" targeting "Steel Wall" then "Crusade"
    When Alice plays "Wear // Tear" targeting "Steel Wall" then "Crusade"
    And the stack resolves
    Then it happened in this order that "Steel Wall" was destroyed, then "Crusade" was destroyed
    And "White Knight" is 2/2
    And "Crusade" is in Bob's graveyard

  @cr26:702.102a
  Scenario: Wear // Tear can be cast as both halves, and Fire // Ice, which has no fuse, only as one of them
    Given Alice has "Wear // Tear" and "Fire // Ice" in hand and can pay {1}{R}{1}{U}{W}
    And Alice has "Island" on top of library
    And Bob controls "Grizzly Bears", "Hill Giant", "Sol Ring" and "Crusade"
    Then Alice can't cast "Fire // Ice" targeting "Grizzly Bears" then "Hill Giant" by rule 601.2c
    And Alice can cast "Fire // Ice" as "Fire" targeting "Grizzly Bears" dividing 2 to "Grizzly Bears"
    And Alice can cast "Fire // Ice" as "Ice" targeting "Hill Giant"
    When Alice casts "Fire // Ice" as "Ice" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is tapped
    And "Grizzly Bears" has 0 damage marked
    When Alice casts "Wear // Tear" targeting "Sol Ring" then "Crusade"
    And the stack resolves
    Then "Sol Ring" and "Crusade" are in Bob's graveyard

  @cr26:702.102d.2
  Scenario: Alive // Well cast as both halves creates a Centaur for its controller, who then gains 2 life for the Centaur, too, and Bob does so for the copy that he controls
    Given it is Alice's main phase
    And Alice controls "Grizzly Bears" and has "Alive // Well" in hand and can pay {3}{G}{W}
    And Bob has "Twincast" in hand and can pay {U}{U}
    When Alice casts "Alive // Well"
    And Bob plays "Twincast" targeting "Alive // Well"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob controls one 3/3 green "Centaur" creature token
    And Bob is at 22 life
    And Alice is at 20 life
    When the stack resolves
    Then Alice controls one 3/3 green "Centaur" creature token
    And Alice is at 24 life
    And Bob is at 22 life

  @cr26:702.102a
  Scenario: Alice can cast Wear // Tear as Wear, as Tear and as both halves, and casts it as Wear, and Alive // Well as Well
    Given Alice has "Wear // Tear" and "Alive // Well" in hand and can pay {1}{R}{W}{W}
    And Alice controls "Llanowar Elves"
    And Bob controls "Sol Ring", "White Knight" and "Crusade"
    Then Alice can cast "Wear // Tear" targeting "Sol Ring" then "Crusade"
    And Alice can cast "Wear // Tear" as "Tear" targeting "Crusade"
    And Alice can cast "Wear // Tear" as "Wear" targeting "Sol Ring"
    When Alice casts "Wear // Tear" as "Wear" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Crusade" is in play
    And "White Knight" is 3/3
    When Alice casts "Alive // Well" as "Well"
    And the stack resolves
    Then Alice is at 22 life
    And Alice controls 1 "creature" permanent
