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

  @cr26:701.50c
  Scenario: Alice draws and discards a card although Raffine's Informant has left before it connives
    Given Alice has "Raffine's Informant" in hand and can pay {1}{W}
    And Alice has "Island" and "Forest" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Raffine's Informant"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Raffine's Informant"
    And the stack resolves
    And Alice chooses "Island"
    Then Alice's hand holds "Raffine's Informant"
    And Alice's graveyard holds "Island"
    And Alice's library holds "Forest"
