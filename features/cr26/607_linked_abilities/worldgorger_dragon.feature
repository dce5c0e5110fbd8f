Feature: Worldgorger Dragon

  @cr26:607.2a.4
  Scenario: Worldgorger Dragon is destroyed while its first ability is on the stack, and the exiled permanents never return
    Given Alice controls "Forest" and "Hill Giant" and has "Worldgorger Dragon" in hand and can pay {3}{R}{R}{R}
    And Bob controls "Grizzly Bears" and has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Worldgorger Dragon"
    And the top of the stack resolves
    And Bob plays "Murder" targeting "Worldgorger Dragon"
    And the stack resolves
    Then "Worldgorger Dragon" is in Alice's graveyard
    And "Forest" and "Hill Giant" are exiled
    And the ability "return" of "Worldgorger Dragon" has triggered once
    And Alice controls no "land" permanents
    And "Grizzly Bears" is in play

  @cr26:607.2a.4
  Scenario: Worldgorger Dragon dies after it has exiled other permanents, and they return
    Given Alice controls "Forest" and "Hill Giant" and has "Worldgorger Dragon" in hand and can pay {3}{R}{R}{R}
    And Bob controls "Wall of Stone" and has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Worldgorger Dragon"
    And the stack resolves
    Then "Forest" and "Hill Giant" are exiled
    When Bob plays "Murder" targeting "Worldgorger Dragon"
    And the stack resolves
    Then "Forest" and "Hill Giant" are in play
    And Alice controls 7 "land" permanents
    And "Hill Giant" is a new object

  @cr26:607.2a.4
  Scenario: Worldgorger Dragon flies over Wall of Stone and tramples over Wall of Air
    Given Alice controls "Worldgorger Dragon"
    And Bob controls "Wall of Stone" and "Wall of Air"
    When Alice attacks with "Worldgorger Dragon"
    Then Bob can't block "Worldgorger Dragon" with "Wall of Stone" because "Worldgorger Dragon" has "flying"
    When Bob blocks "Worldgorger Dragon" with "Wall of Air"
    And combat damage is dealt
    And Alice divides 5 to "Wall of Air" and 2 to Bob
    Then "Wall of Air" was destroyed
    And Bob is at 18 life

  @cr26:607.2a.4
  Scenario: The Dragon that Animate Dead returned is destroyed before it exiles anything, and there is no loop
    Given Alice has "Worldgorger Dragon" in the graveyard
    And Alice has "Animate Dead" in hand and can pay {1}{B}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Animate Dead" targeting "Worldgorger Dragon"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Worldgorger Dragon" is in play
    And "Worldgorger Dragon" is 6/7
    When Bob plays "Murder" targeting "Worldgorger Dragon"
    And the top of the stack resolves
    And Alice puts "Worldgorger Dragon" and "Animate Dead" in this order
    And the stack resolves
    Then "Worldgorger Dragon" and "Animate Dead" are in Alice's graveyard
    And Alice controls no "land" permanents
    And Alice is still in the game
