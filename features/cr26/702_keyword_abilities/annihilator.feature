Feature: Annihilator

  @cr26:702.86a
  Scenario: Ulamog's Crusher makes the defending player sacrifice two permanents of their choice
    Given Alice controls "Ulamog's Crusher"
    And Bob controls "Grizzly Bears", "Forest" and "Island"
    When Alice attacks with "Ulamog's Crusher"
    Then the ability "annihilator" of "Ulamog's Crusher" has triggered once
    When the stack resolves
    Then Bob may choose "Grizzly Bears" and "Island" for "Ulamog's Crusher"
    And Bob may not choose "Forest" for "Ulamog's Crusher"
    And Bob may not choose "Grizzly Bears", "Forest" and "Island" for "Ulamog's Crusher"
    When Bob chooses "Forest" and "Island"
    Then "Forest" is in Bob's graveyard
    And "Island" is in Bob's graveyard
    And "Grizzly Bears" is in play

  @cr26:702.86a
  Scenario: Only the player whom Ulamog's Crusher attacks sacrifices permanents
    Given Carol is playing too
    And Alice controls "Ulamog's Crusher"
    And Bob controls "Forest" as "grove" and "Island" as "shore"
    And Carol controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Ulamog's Crusher" attacking Bob
    And the stack resolves
    Then "grove" and "shore" are in Bob's graveyard
    And "Grizzly Bears" and "Hill Giant" are in play

  @cr26:702.86a
  Scenario: The controller of the planeswalker that Ulamog's Crusher attacks sacrifices permanents
    Given Carol is playing too
    And Alice controls "Ulamog's Crusher"
    And Bob controls "Jace Beleren" and "Forest"
    And Carol controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Ulamog's Crusher" attacking "Jace Beleren"
    And the game goes on to Alice's second main phase
    Then "Jace Beleren" and "Forest" were sacrificed
    And "Grizzly Bears" and "Hill Giant" are in play

  @cr26:702.86a @cr26:702.86b
  Scenario: Ulamog's Crusher with annihilator 2 and annihilator 1 makes the defending player sacrifice three permanents
    Given Alice controls "Ulamog's Crusher"
    And "Ulamog's Crusher" has "annihilator 1"
    And Bob controls 4 "Island" as "island"
    When Alice attacks with "Ulamog's Crusher"
    And Alice puts the first trigger of "Ulamog's Crusher" and the second trigger of "Ulamog's Crusher" in this order
    Then "Ulamog's Crusher" has triggered twice
    When the top of the stack resolves
    And Bob chooses "island 1" for "Ulamog's Crusher"
    Then "island 1" was sacrificed
    And Bob controls 3 "Island" permanents
    When the top of the stack resolves
    Then Bob may choose "island 2" and "island 3" for "Ulamog's Crusher"
    And Bob may not choose "island 2" for "Ulamog's Crusher"
    When Bob chooses "island 2" and "island 3" for "Ulamog's Crusher"
    Then "island 2" and "island 3" were sacrificed
    And Bob controls 1 "Island" permanent

  @cr26:702.86a
  Scenario: Carol, whom Ulamog's Crusher attacked, sacrifices permanents although it has left the battlefield before annihilator resolves
    Given Carol is playing too
    And Alice controls "Ulamog's Crusher"
    And Bob controls "Forest" and "Swamp"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Carol controls "Grizzly Bears" and "Island"
    When Alice attacks with "Ulamog's Crusher" attacking Carol
    And Bob in response plays "Boomerang" targeting "Ulamog's Crusher"
    And the stack resolves
    Then "Ulamog's Crusher" is in Alice's hand
    And "Grizzly Bears" and "Island" were sacrificed
    And "Forest" and "Swamp" are in play

  @cr26:702.86a
  Scenario: Annihilator triggers when Ulamog's Crusher attacks, and not when only another creature attacks
    Given Alice controls a tapped "Ulamog's Crusher" and "Grizzly Bears"
    And Alice has 4 "Plains" as "page" as library
    And Bob controls "Forest", "Island" and "Swamp"
    And Bob has 4 "Mountain" as "peak" as library
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then "Ulamog's Crusher" has triggered never
    And Bob controls 3 "land" permanents
    When the game goes on to Alice's next main phase
    And Alice attacks with "Ulamog's Crusher" and "Grizzly Bears"
    And the stack resolves
    And Bob chooses "Forest" and "Swamp"
    Then "Forest" and "Swamp" were sacrificed
    And "Ulamog's Crusher" has triggered once
    And "Island" is in play
    When the game goes on to Alice's next main phase
    And Alice attacks with "Ulamog's Crusher"
    And the stack resolves
    Then "Island" was sacrificed
    And "Ulamog's Crusher" has triggered twice

  @cr26:702.86a
  Scenario: Bob keeps his two lands as Grizzly Bears attack beside a tapped Ulamog's Crusher, and sacrifices both as Ulamog's Crusher attacks alone
    Given Alice controls a tapped "Ulamog's Crusher" and "Grizzly Bears"
    And Alice has 4 "Plains" as "page" as library
    And Bob controls "Forest" and "Island"
    And Bob has 4 "Mountain" as "peak" as library
    When Alice attacks with "Grizzly Bears"
    And combat damage is dealt
    Then "Ulamog's Crusher" has triggered never
    And Bob controls 2 "land" permanents
    When the game goes on to Alice's next main phase
    And Alice attacks with "Ulamog's Crusher"
    And the stack resolves
    Then "Forest" and "Island" were sacrificed
    And "Ulamog's Crusher" has triggered once
