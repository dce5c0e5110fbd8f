Feature: Fumiko the Lowblood

  @bok:fumiko-the-lowblood.1
  Scenario: Fumiko's bushido doesn't count an attacker that left the battlefield before the bushido ability resolves
    Given Alice controls "Fumiko the Lowblood", "Grizzly Bears" and "Hill Giant"
    And Bob controls "Steel Wall"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Fumiko the Lowblood", "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Fumiko the Lowblood" with "Steel Wall"
    Then the stack holds the ability of "Fumiko the Lowblood"
    And "Fumiko the Lowblood" is 3/2
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Fumiko the Lowblood" is 5/4

  @bok:fumiko-the-lowblood.1
  Scenario: Fumiko's bushido bonus doesn't become smaller when an attacker leaves after the bushido ability has resolved
    Given Alice controls "Fumiko the Lowblood", "Grizzly Bears" and "Hill Giant"
    And Bob controls "Steel Wall"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Fumiko the Lowblood", "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Fumiko the Lowblood" with "Steel Wall"
    And the stack resolves
    Then "Fumiko the Lowblood" is 6/5
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Fumiko the Lowblood" is 6/5

  @bok:fumiko-the-lowblood.1
  Scenario: When Fumiko blocks, Fumiko's bushido counts the opponent's attackers
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Bob attacks with "Grizzly Bears" and "Hill Giant"
    And Alice blocks "Grizzly Bears" with "Fumiko the Lowblood"
    And the stack resolves
    Then "Fumiko the Lowblood" is 5/4

  @bok:fumiko-the-lowblood.1
  Scenario: Fumiko's bushido counts the attackers of each combat: +1/+1 for one attacker, and +2/+2 for two in a later turn
    Given Alice controls "Fumiko the Lowblood" and "Grizzly Bears"
    And Bob controls "Wall of Stone"
    Then "Fumiko the Lowblood" is 3/2
    When Alice attacks with "Fumiko the Lowblood"
    And Bob blocks "Fumiko the Lowblood" with "Wall of Stone"
    And the stack resolves
    Then "Fumiko the Lowblood" is 4/3
    When the game goes on to Alice's next main phase
    And Alice attacks with "Fumiko the Lowblood" and "Grizzly Bears"
    And Bob blocks "Fumiko the Lowblood" with "Wall of Stone"
    And the stack resolves
    Then "Fumiko the Lowblood" is 5/4

  @bok:fumiko-the-lowblood.1
  Scenario: Fumiko's bushido doesn't count a creature that attacked only in an earlier combat of the turn
    Given Alice controls "Fumiko the Lowblood" and "Grizzly Bears"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Wall of Stone"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to the second main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Fumiko the Lowblood"
    And Bob blocks "Fumiko the Lowblood" with "Wall of Stone"
    And the stack resolves
    Then "Fumiko the Lowblood" is 4/3
    And "Grizzly Bears" isn't attacking

  @bok:fumiko-the-lowblood.2 @cr26:508.1d.9
  Scenario: Fumiko doesn't force Bob to pay for Ghostly Prison, but forces him to attack once Ghostly Prison is destroyed
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood" and "Ghostly Prison"
    And Bob controls "Hill Giant"
    And Bob has "Naturalize" in hand and can pay {3}{G}
    Then Bob can attack with nothing
    And Bob can attack with "Hill Giant"
    When Bob plays "Naturalize" targeting "Ghostly Prison"
    And the stack resolves
    Then Bob can't attack with nothing because of the second printed ability of "Fumiko the Lowblood"
    When Bob attacks with "Hill Giant"
    Then "Hill Giant" is attacking

  @bok:fumiko-the-lowblood.2 @cr26:508.1d.9
  Scenario: A player whose creatures must attack because of Fumiko may pay for Ghostly Prison and attack, or not attack
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood" and "Ghostly Prison"
    And Bob controls "Hill Giant" and "Grizzly Bears" and can pay {2}
    Then Bob can attack with nothing
    And Bob can't attack with "Hill Giant" and "Grizzly Bears" because of the first printed ability of "Ghostly Prison"
    When Bob attacks with "Hill Giant"
    Then "Hill Giant" is attacking
    And "Grizzly Bears" isn't attacking
    When the game goes on to Alice's main phase
    And Alice attacks with "Fumiko the Lowblood"
    Then "Fumiko the Lowblood" is attacking

  @bok:fumiko-the-lowblood.3
  Scenario: Fumiko forces untapped creatures to attack, but not tapped creatures or creatures with summoning sickness
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood"
    And Bob controls a tapped "Hill Giant", a new "Craw Wurm" and "Grizzly Bears" owned by Alice
    Then Bob can't attack with nothing because of the second printed ability of "Fumiko the Lowblood"
    And Bob can attack with "Grizzly Bears"
    When Bob attacks with "Grizzly Bears"
    Then "Grizzly Bears" is attacking
    And "Hill Giant" and "Craw Wurm" aren't attacking

  @bok:fumiko-the-lowblood.3
  Scenario: Fumiko doesn't force a creature with summoning sickness to attack, but forces it in its controller's next turn
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood"
    And Bob controls a new "Craw Wurm"
    Then Bob can attack with nothing
    And Bob can't attack with "Craw Wurm"
    When Bob attacks with nothing
    And the game goes on to Bob's next main phase
    Then Bob can attack with "Craw Wurm"
    And Bob can't attack with nothing

  @bok:fumiko-the-lowblood.3
  Scenario: Fumiko forces a creature with haste to attack in the turn in which that creature entered
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood"
    And Bob controls a new "Slith Firewalker" and a new "Craw Wurm"
    Then Bob can't attack with nothing because "Slith Firewalker" has "haste"
    And Bob can attack with "Slith Firewalker"
    When Bob attacks with "Slith Firewalker"
    Then "Slith Firewalker" is attacking

  @bok:fumiko-the-lowblood.2
  Scenario: Fumiko doesn't force its own controller's creatures to attack
    Given Alice controls "Fumiko the Lowblood" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice attacks with nothing
    And the game goes on to Bob's beginning of combat
    Then Bob can attack with "Hill Giant"
    And Bob can't attack with nothing by rule 500.2
    When Bob attacks with "Hill Giant"
    Then "Hill Giant" is attacking
    And "Grizzly Bears" is untapped
