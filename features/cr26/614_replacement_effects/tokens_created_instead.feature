Feature: Tokens that are created instead of other tokens

  @cr26:614.6.4 @cr26:702.181a
  Scenario: The Angel that Divine Visitation makes of the Warrior of mobilize enters tapped and attacking, and is sacrificed at the end step
    Given Alice controls "Dragonback Lancer" and "Divine Visitation"
    When Alice attacks with "Dragonback Lancer"
    And the stack resolves
    Then Alice controls one 4/4 white "Angel" creature token
    And the first "Angel" token is tapped
    And the first "Angel" token is attacking
    When combat damage is dealt
    Then Bob is at 13 life
    When the game goes on to Alice's postcombat main phase
    Then Alice controls one 4/4 white "Angel" creature token
    When the game goes on to Bob's upkeep
    Then Alice controls no "token" permanents
    And the first "Angel" token was sacrificed

  @cr26:614.6.6
  Scenario: The Angel that Divine Visitation makes of Kiki-Jiki's copy of Grizzly Bears is sacrificed at the end step
    Given Alice controls "Kiki-Jiki, Mirror Breaker", "Divine Visitation" and "Grizzly Bears"
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls one 4/4 white "Angel" creature token
    When the game goes on to Alice's postcombat main phase
    Then Alice controls one 4/4 white "Angel" creature token
    When the game goes on to Bob's upkeep
    Then Alice controls no "token" permanents
    And the first "Angel" token was sacrificed
    And "Grizzly Bears" is in play

  @cr26:614.6.4
  Scenario: With Parallel Lives, both Angels that Divine Visitation makes of the Warrior of mobilize are attacking and sacrificed
    Given Alice controls "Dragonback Lancer", "Divine Visitation" and "Parallel Lives"
    When Alice attacks with "Dragonback Lancer"
    And the stack resolves
    And Alice applies "Divine Visitation" first
    Then Alice controls two 4/4 white "Angel" creature tokens
    And the second "Angel" token is attacking
    When the game goes on to Bob's upkeep
    Then Alice controls no "token" permanents

  @cr26:614.16.4
  Scenario: Without Doubling Season, Words of Wilding creates one Bear in place of Alice's draw in her draw step
    Given it is Alice's upkeep
    And Alice controls "Words of Wilding" and can pay {1}
    And Alice has "Island" and "Forest" on top of library
    When Alice activates "Words of Wilding"
    And the stack resolves
    And the game goes on to Alice's main phase
    Then Alice controls one 2/2 green "Bear" creature token
    And Alice has drawn no cards

  @cr26:614.16.4
  Scenario: Doubling Season doubles the Bear that Words of Wilding creates in place of Alice's draw in her draw step
    Given it is Alice's upkeep
    And Alice controls "Doubling Season" and "Words of Wilding" and can pay {1}
    And Alice has "Island" and "Forest" on top of library
    When Alice activates "Words of Wilding"
    And the stack resolves
    And the game goes on to Alice's main phase
    Then Alice controls two 2/2 green "Bear" creature tokens
    And Alice has drawn no cards
