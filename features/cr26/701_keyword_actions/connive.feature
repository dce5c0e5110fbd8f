Feature: Connive

  @cr26:701.50a
  Scenario: A conniving creature gets a +1/+1 counter for a discarded nonland card
    Given Alice has "Raffine's Informant" and "Grizzly Bears" in hand and can pay {1}{W}
    And Alice has "Plains" on top of library
    When Alice plays "Raffine's Informant"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Raffine's Informant" is 3/2

  @cr26:701.50a
  Scenario: A conniving creature gets no counter for a discarded land card
    Given Alice has "Raffine's Informant" and "Grizzly Bears" in hand and can pay {1}{W}
    And Alice has "Plains" on top of library
    When Alice plays "Raffine's Informant"
    And the stack resolves
    And Alice chooses "Plains"
    Then "Plains" is in Alice's graveyard
    And "Raffine's Informant" is 2/1
