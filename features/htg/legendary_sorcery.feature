Feature: A legendary sorcery, in a ruling of our own

  @htg:ours.3
  Scenario: The Blast waits for somebody of legend, and spares them
    Given Alice has "Urza's Ruinous Blast" in hand and can pay {4}{W}
    And Alice has "Isamaru, Hound of Konda" in hand and can pay {W}
    And Alice controls "Honden of Cleansing Fire"
    And Bob controls "Sensei Golden-Tail", "Grizzly Bears" and "Forest"
    Then "Urza's Ruinous Blast" is white
    And "Urza's Ruinous Blast" has exactly the types "legendary" and "sorcery"
    And the mana cost of "Urza's Ruinous Blast" is {4}{W}
    And Alice can't play "Urza's Ruinous Blast" by rule 601.3
    When Alice plays "Isamaru, Hound of Konda"
    And the stack resolves
    Then Alice can play "Urza's Ruinous Blast"
    When Alice plays "Urza's Ruinous Blast"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And "Sensei Golden-Tail", "Forest", "Isamaru, Hound of Konda" and "Honden of Cleansing Fire" are in play
