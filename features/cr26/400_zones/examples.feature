Feature: Examples of section 400

  @cr26:400.6.ex1
  Scenario: Alice at 5 life and her Exquisite Archangel are dealt 5 damage, Alice is at 20 life, and she chooses exile for Exquisite Archangel
    Given Alice is at 5 life and controls "Exquisite Archangel"
    And Alice has "Hurricane" in hand and can pay {5}{G}
    When Alice plays "Hurricane" with X = 5
    And the stack resolves
    And Alice chooses the option "exile"
    Then Alice is at 20 life
    And Bob is at 15 life
    And "Exquisite Archangel" is exiled

  @cr26:400.6.ex1
  Scenario: Alice at 5 life and her Exquisite Archangel are dealt 5 damage, Alice is at 20 life, and she chooses the graveyard for Exquisite Archangel
    Given Alice is at 5 life and controls "Exquisite Archangel"
    And Alice has "Hurricane" in hand and can pay {5}{G}
    When Alice plays "Hurricane" with X = 5
    And the stack resolves
    And Alice chooses the option "graveyard"
    Then Alice is at 20 life
    And Bob is at 15 life
    And "Exquisite Archangel" is in Alice's graveyard

  @cr26:400.6.ex1
  Scenario: If Alice would lose the game and Exquisite Archangel isn't dealt lethal damage, it is exiled, and Alice is at 20 life
    Given Alice is at 4 life and controls "Exquisite Archangel"
    And Alice has "Hurricane" in hand and can pay {4}{G}
    When Alice plays "Hurricane" with X = 4
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 16 life
    And "Exquisite Archangel" is exiled

  @cr26:400.6.6
  Scenario: In Bob's turn, Alice, who controls Bob's Exquisite Archangel, chooses exile as it would be destroyed and exiled at the same time
    Given it is Bob's main phase
    And Alice is at 5 life and controls "Exquisite Archangel" owned by Bob
    And Bob has "Hurricane" in hand and can pay {5}{G}
    When Bob plays "Hurricane" with X = 5
    And the stack resolves
    Then Alice may choose the option "graveyard"
    When Alice chooses the option "exile"
    Then Alice is at 20 life
    And Bob is at 15 life
    And "Exquisite Archangel" is exiled
