Feature: Triggered abilities with several conditions

  @cr26:603.1b
  Scenario: Twin Deeds, which enters after Alice gained life, triggers for each card that she draws in the same turn
    Given Alice has "Renewed Faith", "Twin Deeds" and "Counsel of the Soratami" in hand and can pay {2}{W}{1}{R}{2}{U}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Renewed Faith"
    And the stack resolves
    And Alice plays "Twin Deeds"
    And the stack resolves
    And Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then "Twin Deeds" has triggered twice
    And Alice is at 26 life
    And Bob is at 14 life

  @cr26:603.1b
  Scenario: Twin Deeds doesn't trigger when Alice draws a card in a turn in which she has gained no life
    Given Alice controls "Twin Deeds"
    And Alice has "Counsel of the Soratami" and "Renewed Faith" in hand and can pay {2}{U}{2}{W}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then "Twin Deeds" has triggered never
    When Alice plays "Renewed Faith"
    And the stack resolves
    Then "Twin Deeds" has triggered once
    And Bob is at 17 life

  @cr26:603.1b
  Scenario: Twin Deeds doesn't count the life that Alice gained in the turn before, and counts the draw of the same turn
    Given it is Bob's end step
    And Alice controls "Twin Deeds"
    And Alice has "Healing Salve" as "one" and "Healing Salve" as "two" in hand and can pay {W}{W}
    And Alice has 4 "Plains" as "dune" as library
    When Alice plays "one" choosing "gain" targeting Alice
    And the stack resolves
    And the game goes on to Alice's main phase
    Then Alice has drawn 1 card
    And "Twin Deeds" has triggered never
    When Alice plays "two" choosing "gain" targeting Alice
    And the stack resolves
    Then "Twin Deeds" has triggered once
    And Alice is at 26 life
    And Bob is at 17 life
