Feature: Behold

  @cr26:701.4a @cr26:701.20b.2
  Scenario: Alice beholds a Dragon for Wyrm Gazer by revealing Glorybringer from her hand
    Given Alice has "Wyrm Gazer", "Glorybringer" and "Hill Giant" in hand and can pay {1}{R}
    When Alice casts "Wyrm Gazer"
    And the stack resolves
    And Alice says yes
    Then Bob knows "Glorybringer"
    And Bob doesn't know "Hill Giant"
    And "Glorybringer" is in Alice's hand
    And Alice is at 23 life

  @cr26:701.4a
  Scenario: Alice beholds a Dragon for Wyrm Gazer by choosing one that she controls, and reveals no card
    Given Alice has "Wyrm Gazer" and "Glorybringer" in hand and can pay {1}{R}
    And Alice controls "Glorybringer" as "hers"
    And Bob controls "Glorybringer" as "his"
    When Alice casts "Wyrm Gazer"
    And the stack resolves
    And Alice says yes
    Then Alice may not choose "his" for "Wyrm Gazer"
    And Alice may choose "Glorybringer" for "Wyrm Gazer"
    When Alice chooses "hers"
    Then Bob doesn't know "Glorybringer"
    And Alice is at 23 life

  @cr26:701.4b
  Scenario: Glorybringer that Alice beheld for Wyrm Witness and that has become a Frog counts as a Dragon that was beheld
    Given Alice has "Wyrm Witness" in hand and can pay {1}{R}
    And Alice controls "Glorybringer"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice casts "Wyrm Witness"
    And the stack resolves
    And Alice says yes
    And Bob plays "Turn to Frog" targeting "Glorybringer"
    And the stack resolves
    Then "Glorybringer" doesn't have the type "Dragon"
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life

  @cr26:701.4b
  Scenario: Glorybringer that Alice revealed for Wyrm Witness and has discarded since counts as a Dragon that was beheld
    Given Alice has "Wyrm Witness" and "Glorybringer" in hand and can pay {1}{R}
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    And Bob controls "Vedalken Orrery"
    When Alice casts "Wyrm Witness"
    And the stack resolves
    And Alice says yes
    And Bob plays "Mind Rot" targeting Alice
    And the stack resolves
    Then "Glorybringer" is in Alice's graveyard
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life

  @cr26:701.4b
  Scenario: Alice beholds no Dragon for her first Wyrm Witness and one for her second, and gains 3 life once
    Given Alice has "Wyrm Witness" as "first" and "Wyrm Witness" as "second" in hand and can pay {1}{R}{1}{R}
    And Alice controls "Glorybringer"
    When Alice casts "first"
    And the stack resolves
    And Alice says no
    And Alice casts "second"
    And the stack resolves
    And Alice says yes
    And the game goes on to Alice's end step
    And Alice puts "first" and "second" in this order
    Then the stack holds the second trigger of "second" and the second trigger of "first"
    When the stack resolves
    Then Alice is at 23 life

  @cr26:701.4a
  Scenario: Alice beholds Bob's Glorybringer that she controls, and can't choose her own Glorybringer that Bob controls
    Given Alice has "Wyrm Gazer" in hand and can pay {1}{R}
    And Alice controls "Glorybringer" as "the guest" owned by Bob and "Glorybringer" as "the second guest" owned by Bob
    And Bob controls "Glorybringer" as "the lost one" owned by Alice
    When Alice casts "Wyrm Gazer"
    And the stack resolves
    And Alice says yes
    Then Alice may not choose "the lost one" for "Wyrm Gazer"
    And Alice may choose "the second guest" for "Wyrm Gazer"
    When Alice chooses "the guest" for "Wyrm Gazer"
    Then Alice is at 23 life
    And Bob controls "the lost one"
