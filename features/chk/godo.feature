Feature: Godo, Bandit Warlord
  @chk:godo-bandit-warlord.1
  Scenario: Godo's additional combat phase follows the first one without a main phase between them
    Given Alice controls "Godo, Bandit Warlord"
    When Alice attacks with "Godo, Bandit Warlord"
    Then "Godo, Bandit Warlord" is tapped
    When the stack resolves
    Then "Godo, Bandit Warlord" is untapped
    When combat damage is dealt
    Then Bob is at 17 life
    When Alice attacks with "Godo, Bandit Warlord"
    Then it happened never that Alice's second main phase began
    And it happened twice that Alice's beginning of combat began
    And the stack is empty
    When combat damage is dealt
    Then Bob is at 14 life
    When the game goes on to Alice's second main phase
    Then it happened once that Alice's second main phase began
    And it happened twice that Alice's end of combat began

  @chk:godo-bandit-warlord.1
  Scenario: Godo and Samurai untap and can attack again in the additional combat phase, but a tapped creature of another type can't
    Given Alice controls "Godo, Bandit Warlord", "Devoted Retainer" and "Grizzly Bears"
    When Alice attacks with "Godo, Bandit Warlord", "Devoted Retainer" and "Grizzly Bears"
    And the stack resolves
    Then "Godo, Bandit Warlord" and "Devoted Retainer" are untapped
    And "Grizzly Bears" is tapped
    When combat damage is dealt
    Then Bob is at 14 life
    When the game goes on to an additional beginning of combat
    Then Alice can attack with "Godo, Bandit Warlord" and "Devoted Retainer"
    And Alice can't attack with "Grizzly Bears" by rule 308.2a
    When Alice attacks with "Godo, Bandit Warlord" and "Devoted Retainer"
    And combat damage is dealt
    Then Bob is at 10 life
    And it happened never that Alice's second main phase began
    When the game goes on to Alice's end of turn
    Then it happened once that Alice's second main phase began
    And it happened twice that Alice's end of combat began

  @chk:godo-bandit-warlord.1
  Scenario: Godo with haste attacks in two combat phases on the turn he enters, without a main phase between them
    Given Alice controls "Hall of the Bandit Lord" and has "Godo, Bandit Warlord" in hand and can pay {4}{R}
    And Alice has "Steel Wall" and "Konda's Banner" on top of library
    When Alice plays "Godo, Bandit Warlord" paying {1} with "Hall of the Bandit Lord"
    And the stack resolves
    And as it resolves, Alice says yes to "Godo, Bandit Warlord"
    Then Alice may choose "Konda's Banner"
    And Alice may not choose "Steel Wall"
    When as it resolves, Alice chooses "Konda's Banner" for "Godo, Bandit Warlord"
    Then Alice controls "Konda's Banner"
    And it happened once that Alice shuffled
    When Alice attacks with "Godo, Bandit Warlord"
    And combat damage is dealt
    And Alice attacks with "Godo, Bandit Warlord"
    And combat damage is dealt
    Then Bob is at 14 life
    And it happened never that Alice's second main phase began

  @chk:godo-bandit-warlord.1
  Scenario: An attack without Godo adds no combat phase, but an attack with Godo adds one
    Given Alice controls "Grizzly Bears" and has "Godo, Bandit Warlord" in hand and can pay {5}{R}
    And Alice has "Konda's Banner" on top of library
    When Alice plays "Godo, Bandit Warlord"
    And the stack resolves
    And as it resolves, Alice says no to "Godo, Bandit Warlord"
    Then "Godo, Bandit Warlord" is in play
    And "Konda's Banner" is in Alice's library
    And it happened never that Alice shuffled
    When Alice attacks with "Grizzly Bears"
    And the game goes on to Alice's second main phase
    Then it happened once that Alice's beginning of combat began
    And Bob is at 18 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Godo, Bandit Warlord"
    And the game goes on to Alice's second main phase
    Then it happened 3 times that Alice's beginning of combat began

  @chk:godo-bandit-warlord.1
  Scenario: Godo adds only a combat phase, but Aggravated Assault adds a combat phase and a main phase
    Given Alice controls "Godo, Bandit Warlord", "Aggravated Assault" and 5 "Mountain"
    And Bob controls a tapped "Grizzly Bears"
    Then Alice can activate "Aggravated Assault"
    When Alice attacks with "Godo, Bandit Warlord"
    Then Alice can't activate "Aggravated Assault" by rule 403.5
    When combat damage is dealt
    And Alice attacks with "Godo, Bandit Warlord"
    Then it happened never that Alice's second main phase began
    When the game goes on to Alice's second main phase
    And Alice activates "Aggravated Assault"
    Then the total cost of the ability of "Aggravated Assault" is {3}{R}{R}
    When the stack resolves
    Then "Godo, Bandit Warlord" is untapped
    And "Grizzly Bears" is tapped
    And "Mountain 1" is tapped
    When Alice attacks with "Godo, Bandit Warlord"
    And the game goes on to the second main phase
    Then it happened 3 times that Alice's beginning of combat began
    And it happened twice that Alice's second main phase began
    When the game goes on to Alice's end of turn
    Then it happened twice that Alice's second main phase began
    And Bob is at 11 life

  @chk:godo-bandit-warlord.1
  Scenario: Godo untaps the Samurai that his controller controls, but not a Samurai that another player controls
    Given Alice controls "Godo, Bandit Warlord" and "Devoted Retainer" as "the recruit" owned by Bob
    And Bob controls a tapped "Devoted Retainer" as "the guard" owned by Alice
    Then "Godo, Bandit Warlord" is 3/3
    When Alice attacks with "Godo, Bandit Warlord" and "the recruit"
    And the stack resolves
    Then "the recruit" is untapped
    And "the guard" is tapped
    When combat damage is dealt
    And Alice attacks with "Godo, Bandit Warlord" and "the recruit"
    And combat damage is dealt
    Then Bob is at 12 life
    And it happened never that Alice's second main phase began

  @chk:godo-bandit-warlord.1
  Scenario: Godo finds only one Equipment, in his controller's library, and attacks in two combat phases on a later turn
    Given Alice has "Godo, Bandit Warlord" in hand and can pay {5}{R}
    And Alice has "Konda's Banner" and "Oathkeeper, Takeno's Daisho" on top of library
    And Bob has "Umezawa's Jitte" on top of library
    When Alice plays "Godo, Bandit Warlord"
    Then the total cost of "Godo, Bandit Warlord" is {5}{R}
    When the stack resolves
    And Alice says yes to "Godo, Bandit Warlord"
    Then Alice may choose "Konda's Banner"
    And Alice may not choose "Konda's Banner" and "Oathkeeper, Takeno's Daisho"
    And Alice may not choose "Umezawa's Jitte"
    When Alice chooses "Konda's Banner"
    Then it happened in this order that "Konda's Banner" entered, then Alice shuffled
    And it happened never that Bob shuffled
    When the game goes on to Alice's next main phase
    And Alice attacks with "Godo, Bandit Warlord"
    And combat damage is dealt
    And Alice attacks with "Godo, Bandit Warlord"
    And combat damage is dealt
    Then Bob is at 14 life
    And it happened once that Alice's second main phase began
