Feature: Bushido

  @cr06:502.38a
  Scenario: A creature with bushido 2 that becomes blocked gets +2/+2 until end of turn
    Given Alice controls "Battle-Mad Ronin"
    And Bob controls "Steel Wall"
    Then Alice can't attack with nothing because of the second printed ability of "Battle-Mad Ronin"
    When Alice attacks with "Battle-Mad Ronin"
    And Bob blocks "Battle-Mad Ronin" with "Steel Wall"
    Then the stack holds the ability of "Battle-Mad Ronin"
    And "Battle-Mad Ronin" is 1/1
    When the stack resolves
    Then "Battle-Mad Ronin" is 3/3
    When combat damage is dealt
    Then "Steel Wall" has 3 damage marked
    When the turn ends
    Then "Battle-Mad Ronin" is 1/1

  @cr06:502.38a
  Scenario: A creature with bushido 2 that blocks gets +2/+2
    Given it is Bob's main phase
    And Alice controls "Battle-Mad Ronin"
    And Bob controls "Grizzly Bears"
    When Bob attacks with "Grizzly Bears"
    And Alice blocks "Grizzly Bears" with "Battle-Mad Ronin"
    And the stack resolves
    Then "Battle-Mad Ronin" is 3/3
    When combat damage is dealt
    Then "Grizzly Bears" is in Bob's graveyard
    And "Battle-Mad Ronin" is in play

  @cr06:502.38a
  Scenario: An attacker with bushido that isn't blocked gets no bonus
    Given Alice controls "Battle-Mad Ronin" as "the stopped" and "Battle-Mad Ronin" as "the free"
    And Bob controls "Steel Wall"
    When Alice attacks with "the stopped" and "the free"
    Then the stack is empty
    When Bob blocks "the stopped" with "Steel Wall"
    Then the stack holds the ability of "the stopped"
    When the stack resolves
    And combat damage is dealt
    Then "the free" has dealt 1 combat damage to Bob
    And "the stopped" has dealt 3 combat damage to "Steel Wall"

  @cr06:502.38b
  Scenario: Bushido 2 and bushido 1 on one creature trigger separately and give +2/+2 and +1/+1
    Given Alice controls "Battle-Mad Ronin"
    And "Battle-Mad Ronin" has "bushido 1"
    And Bob controls "Steel Wall"
    Then "Battle-Mad Ronin" has "bushido 2" and "bushido 1"
    When Alice attacks with "Battle-Mad Ronin"
    And Bob blocks "Battle-Mad Ronin" with "Steel Wall"
    And Alice puts the first trigger of "Battle-Mad Ronin" and the second trigger of "Battle-Mad Ronin" in this order
    Then the stack holds the second trigger of "Battle-Mad Ronin" and the first trigger of "Battle-Mad Ronin"
    When the top of the stack resolves
    Then "Battle-Mad Ronin" is 2/2
    When the top of the stack resolves
    Then "Battle-Mad Ronin" is 4/4
