Feature: Planeswalker uniqueness rule

  @cr26:past.306.4
  Scenario: In 2009, Jace Beleren that Alice casts and Jace Beleren that Bob controls are both put into the graveyard
    Given Bob controls "Jace Beleren" as "his"
    And Alice has "Jace Beleren" as "hers" in hand and can pay {1}{U}{U}
    And Bob controls "Chandra Nalaar"
    When Alice plays "hers"
    And the stack resolves
    Then "hers" is in Alice's graveyard
    And "his" is in Bob's graveyard
    And "Chandra Nalaar" is in play

  @cr26:past.306.4
  Scenario: In 2009, Jace Beleren and Jace of the Quiet Page, which have one planeswalker type, are both put into the graveyard
    Given Bob controls "Jace of the Quiet Page"
    And Alice controls "Chandra Nalaar"
    And Alice has "Jace Beleren" in hand and can pay {1}{U}{U}
    When Alice plays "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is in Alice's graveyard
    And "Jace of the Quiet Page" is in Bob's graveyard
    And "Chandra Nalaar" is in play

  @cr26:306.3
  Scenario: Speaker of Two Names and Gideon Jura have no planeswalker type in common, so both stay, and Roll of Names gives only the Speaker a loyalty counter
    Given Alice controls "Speaker of Two Names", "Gideon Jura" and "Roll of Names"
    Then Alice can target only "Speaker of Two Names" with "chandra" of "Roll of Names"
    When Alice activates "jace" of "Roll of Names" targeting "Speaker of Two Names"
    And the stack resolves
    Then "Speaker of Two Names" has 4 loyalty counters
    And "Gideon Jura" has 6 loyalty counters
    And "Gideon Jura" is in play

  @cr26:past.306.4.today
  Scenario: Today, each of two players may control Jace Beleren
    Given Bob controls "Jace Beleren" as "his"
    And Alice has "Jace Beleren" as "hers" in hand and can pay {1}{U}{U}
    When Alice plays "hers"
    And the stack resolves
    Then "hers" is in play
    And "his" is in play
    And "hers" has 3 loyalty counters

  @cr26:past.704.5j
  Scenario: In 2013, a player who controls Jace Beleren and Jace of the Quiet Page keeps one of them
    Given Alice controls "Jace of the Quiet Page" and has "Jace Beleren" in hand and can pay {1}{U}{U}
    When Alice plays "Jace Beleren"
    And the stack resolves
    And Alice keeps "Jace Beleren"
    Then "Jace of the Quiet Page" is in Alice's graveyard
    And "Jace Beleren" has 3 loyalty counters

  @cr26:past.704.5j.today
  Scenario: Today, Jace Beleren and Jace of the Quiet Page stay with one controller
    Given Alice controls "Jace of the Quiet Page" and has "Jace Beleren" in hand and can pay {1}{U}{U}
    When Alice plays "Jace Beleren"
    And the stack resolves
    Then "Jace of the Quiet Page" is in play
    And "Jace Beleren" has 3 loyalty counters
