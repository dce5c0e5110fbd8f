Feature: Exhume

  @cr26:101.4.3 @cr26:110.2a.4
  Scenario: Alice puts Serra Angel into her graveyard with Entomb, and Exhume returns her and a creature card of Bob's choice
    Given Alice has "Entomb" and "Exhume" in hand and can pay {B} and can pay {1}{B}
    And Alice has "Forest", "Serra Angel" and "Island" as library
    And Alice has "Craw Wurm" in graveyard
    And Bob has "Hill Giant", "Grizzly Bears" and "Shock" in graveyard
    When Alice plays "Entomb"
    And the stack resolves
    And Alice chooses "Serra Angel" for "Entomb"
    Then Alice's graveyard holds "Craw Wurm", "Serra Angel" and "Entomb"
    And it happened once that Alice shuffled
    When Alice plays "Exhume"
    And the stack resolves
    Then Alice is asked for objects by "Exhume" among "Craw Wurm" and "Serra Angel"
    When Alice chooses "Serra Angel" for "Exhume"
    Then "Serra Angel" is in Alice's graveyard
    And Bob may not choose "Shock" for "Exhume"
    And Bob may choose "Grizzly Bears" for "Exhume"
    When Bob chooses "Hill Giant" for "Exhume"
    Then it happened at once that "Serra Angel" entered and "Hill Giant" entered
    And "Hill Giant" is in play under Bob's control
    And "Serra Angel" is in play under Alice's control
    And "Craw Wurm" is in Alice's graveyard

  @cr26:101.4.3
  Scenario: Exhume returns Hill Giant for Alice, who chooses it, and nothing for Bob, who has no creature card in his graveyard
    Given Alice has "Exhume" in hand and can pay {1}{B}
    And Alice has "Hill Giant" and "Serra Angel" in graveyard
    And Bob has "Shock" in graveyard
    When Alice plays "Exhume"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Exhume"
    Then "Hill Giant" is in play under Alice's control
    And "Serra Angel" is in Alice's graveyard
    And Bob's graveyard holds "Shock"
    And it happened never that Bob was asked
