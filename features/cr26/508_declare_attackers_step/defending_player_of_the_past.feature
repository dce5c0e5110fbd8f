Feature: The defending player of a creature that has left combat

  @cr26:508.5.2 @cr26:802.2a.3
  Scenario: Bob, whose planeswalker Ulamog's Crusher attacked before it left combat, is still its defending player as Carol gains control of the planeswalker
    Given Carol is playing too
    And Alice controls "Ulamog's Crusher"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Chandra Nalaar", "Hill Giant" and "Grizzly Bears"
    And Carol has "Sudden Claim" in hand and can pay {U}
    When Alice attacks with "Ulamog's Crusher" attacking "Chandra Nalaar"
    And Alice plays "Boomerang" targeting "Ulamog's Crusher"
    And the top of the stack resolves
    And Carol in response plays "Sudden Claim" targeting "Chandra Nalaar"
    And the top of the stack resolves
    Then Carol controls "Chandra Nalaar"
    When the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" is in Bob's graveyard
    And Carol controls "Chandra Nalaar"

  @cr26:508.5.3 @edition:2013-07 @edition:2026-01
  Scenario: Annihilator of a creature that attacks Bob's planeswalker makes Bob sacrifice, and not Carol
    Given Carol is playing too
    And Alice controls "Ulamog's Crusher"
    And Bob controls "Chandra Nalaar" and "Hill Giant"
    And Carol controls "Serra Angel" and "Island"
    When Alice attacks with "Ulamog's Crusher" attacking "Chandra Nalaar"
    And the game goes on to Alice's postcombat main phase
    Then "Chandra Nalaar" and "Hill Giant" were sacrificed
    And "Serra Angel" and "Island" are in play

  @cr26:508.5.3
  Scenario: As Levy Raider attacks Bob's planeswalker, Bob loses 1 life, and Carol loses none
    Given Carol is playing too
    And Alice controls "Levy Raider"
    And Bob controls "Jace Beleren"
    When Alice attacks with "Levy Raider" attacking "Jace Beleren"
    Then "Levy Raider" has triggered once
    When the stack resolves
    Then Bob is at 19 life
    And Carol is at 20 life
    And Alice is at 20 life

  @cr26:508.5.5
  Scenario: Carol loses 3 life for Raiders' Toll as Hill Giant, which attacked her, has returned to Alice's hand, and Bob loses none
    Given Carol is playing too
    And Alice controls "Raiders' Toll" and "Hill Giant"
    And Carol has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Hill Giant" attacking Carol
    And Carol in response casts "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Carol is at 20 life
    When the stack resolves
    Then Carol is at 17 life
    And Bob is at 20 life
    And Alice is at 20 life
