Feature: Ninjutsu

  @cr06:502.43a
  Scenario: Ninjutsu can be activated from hand, and not from the battlefield, the graveyard or exile
    Given Alice controls "Grizzly Bears", "Trained Armodon", "Hill Giant" and "Ninja of the Deep Hours" as "the known"
    And Alice has "Ninja of the Deep Hours" as "the hidden" in hand and can pay {1}{U}
    And Alice has "Ninja of the Deep Hours" as "the fallen" in graveyard
    And Alice has "Ninja of the Deep Hours" as "the banished" removed from the game
    And Bob controls "Wall of Stone"
    When Alice attacks with "Grizzly Bears", "Trained Armodon" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    Then Alice can't use ninjutsu with "the known" returning "Grizzly Bears"
    And Alice can't use ninjutsu with "the fallen" returning "Grizzly Bears"
    And Alice can't use ninjutsu with "the banished" returning "Grizzly Bears"
    And Alice can't use ninjutsu with "the hidden" returning "the known" by rule 502.43c
    And Alice can't use ninjutsu with "the hidden" returning "Hill Giant" by rule 502.43c
    And Alice can't use ninjutsu with "the hidden" returning "Grizzly Bears" and "Trained Armodon" by rule 502.43c
    And Alice can use ninjutsu with "the hidden" returning "Grizzly Bears"
    When Alice uses ninjutsu with "the hidden" returning "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    And the stack holds the ability of "the hidden"
    When the stack resolves
    Then "the hidden" is in play under Alice's control
    And "the hidden" is attacking
