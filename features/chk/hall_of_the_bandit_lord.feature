Feature: Hall of the Bandit Lord
  @chk:hall-of-the-bandit-lord.1
  Scenario: A creature whose spell was paid with mana from Hall of the Bandit Lord has haste and can attack at once
    Given Alice has "Hall of the Bandit Lord" and 2 "Grizzly Bears" as "bear" in hand
    And Alice can pay {G} and can pay {1}{G}
    When Alice plays the land "Hall of the Bandit Lord"
    Then "Hall of the Bandit Lord" is tapped
    When the game goes on to Alice's next main phase
    And Alice plays "bear 1" paying {1} with "Hall of the Bandit Lord"
    Then Alice is at 17 life
    When the stack resolves
    And Alice plays "bear 2"
    And the stack resolves
    Then "bear 1" has "haste"
    And "bear 2" doesn't have "haste"
    And Alice can attack with "bear 1"
    And Alice can't attack with "bear 2" by rule 212.3d
    When Alice attacks with "bear 1"
    And combat damage is dealt
    Then Bob is at 18 life

  @chk:hall-of-the-bandit-lord.1
  Scenario: A creature has haste even if mana from Hall of the Bandit Lord paid only its kicker cost
    Given Alice controls "Hall of the Bandit Lord" and can pay {2}{U}{U} and can pay {3}{U}{U}
    And Alice has 2 "Faerie Squadron" as "squadron" in hand
    When Alice plays "squadron 1" kicked paying {1} with "Hall of the Bandit Lord"
    Then the total cost of "squadron 1" is {3}{U}{U}
    And the mana cost of "squadron 1" is {U}
    And mana from "Hall of the Bandit Lord" was spent on "squadron 1"
    When the stack resolves
    And Alice plays "squadron 2" kicked
    And the stack resolves
    Then "squadron 1" is 3/3
    And "squadron 1" has "haste"
    And "squadron 2" is 3/3
    And "squadron 2" doesn't have "haste"
    And Alice can attack with "squadron 1"
    And Alice can't attack with "squadron 2" by rule 212.3d

  @chk:hall-of-the-bandit-lord.2
  Scenario: Haste from Hall of the Bandit Lord lasts: a player who gains control of the creature on a later turn can attack with it
    Given Alice controls "Hall of the Bandit Lord" and "Grizzly Bears" as "slow" and can pay {G}
    And Alice has "Grizzly Bears" as "swift" in hand
    And Bob has 2 "Threads of Disloyalty" as "thread" in hand and can pay {2}{U}{U}{U}{U}
    When Alice plays "swift" paying {1} with "Hall of the Bandit Lord"
    And the stack resolves
    Then "swift" has "haste"
    When the game goes on to Bob's main phase
    Then "swift" has "haste"
    When Bob plays "thread 1" targeting "swift"
    And the stack resolves
    And Bob plays "thread 2" targeting "slow"
    And the stack resolves
    Then Bob controls "swift" and "slow"
    And Bob can attack with "swift"
    And Bob can't attack with "slow" by rule 212.3d
    When Bob attacks with "swift"
    And combat damage is dealt
    Then Alice is at 15 life

  @chk:hall-of-the-bandit-lord.1
  Scenario: An artifact spell paid with mana from Hall of the Bandit Lord has no haste, even if it enters as a creature
    Given Alice controls "Hall of the Bandit Lord" and "March of the Machines" and can pay {2} and can pay {G}
    And Alice has "Long-Forgotten Gohei" and "Grizzly Bears" in hand
    When Alice plays "Long-Forgotten Gohei" paying {1} with "Hall of the Bandit Lord"
    Then mana from "Hall of the Bandit Lord" was spent on "Long-Forgotten Gohei"
    And "Hall of the Bandit Lord" is tapped
    When the stack resolves
    Then "Long-Forgotten Gohei" has the types "artifact" and "creature"
    And "Long-Forgotten Gohei" doesn't have "haste"
    When the game goes on to Alice's next main phase
    And Alice plays "Grizzly Bears" paying {1} with "Hall of the Bandit Lord"
    And the stack resolves
    Then "Grizzly Bears" has "haste"
