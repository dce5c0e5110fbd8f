Feature: Abilities that function outside the battlefield

  @cr26:113.6b
  Scenario: An ability that triggers only while its card is in a graveyard triggers neither on the battlefield nor in hand or exile
    Given Alice has "Voice in the Grave" in graveyard
    And Alice controls "Voice in the Grave" as "living"
    And Alice has "Voice in the Grave" as "held" in hand
    And Alice has "Voice in the Grave" as "gone" exiled
    And Bob controls "Hill Giant"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Voice in the Grave" has triggered once
    And "living" has triggered never
    And "held" has triggered never
    And "gone" has triggered never
    And Bob is at 19 life

  @cr26:113.6b.2
  Scenario: Wonder gives Grizzly Bears no flying from the battlefield, hand or exile, and gives it flying once it has died
    Given Alice controls "Wonder" as "living", "Grizzly Bears" and "Island"
    And Alice has "Wonder" as "held" in hand
    And Alice has "Wonder" as "gone" exiled
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Grizzly Bears" doesn't have "flying"
    When Bob plays "Terror" targeting "living"
    And the stack resolves
    Then "living" is in Alice's graveyard
    And "Grizzly Bears" has "flying"
