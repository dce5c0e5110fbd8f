Feature: Fumiko the Lowblood

  @bok:fumiko-the-lowblood.1
  Scenario: The bonus counts those who still attack when the ability resolves
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
  Scenario: An attacker that leaves after the ability has resolved takes nothing away
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
  Scenario: Where Fumiko blocks, the attackers of the other side are counted
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Bob attacks with "Grizzly Bears" and "Hill Giant"
    And Alice blocks "Grizzly Bears" with "Fumiko the Lowblood"
    And the stack resolves
    Then "Fumiko the Lowblood" is 5/4

  @bok:fumiko-the-lowblood.1
  Scenario: Each time her bushido triggers it counts anew
    Given Alice controls "Fumiko the Lowblood" and "Grizzly Bears"
    And Bob controls "Wall of Stone"
    Then "Fumiko the Lowblood" is 3/2
    And "Fumiko the Lowblood" has exactly the types "legendary", "creature", "Human" and "Samurai"
    And the mana cost of "Fumiko the Lowblood" is {2}{R}{R}
    And "Fumiko the Lowblood" is red
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
  Scenario: Who attacked earlier in the turn and attacks no more isn't counted
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

  @bok:fumiko-the-lowblood.2
  Scenario: Nobody has to pay the Prison's price in order to attack, but without the Prison one has to attack
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

  @bok:fumiko-the-lowblood.2
  Scenario: Who wants to may pay, for each attacker
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood" and "Ghostly Prison"
    And Bob controls "Hill Giant" and "Grizzly Bears" and can pay {2}
    Then the mana cost of "Ghostly Prison" is {2}{W}
    And "Ghostly Prison" is white
    And Bob can attack with nothing
    And Bob can't attack with "Hill Giant" and "Grizzly Bears" because of the first printed ability of "Ghostly Prison"
    When Bob attacks with "Hill Giant"
    Then "Hill Giant" is attacking
    And "Grizzly Bears" isn't attacking
    When the game goes on to Alice's main phase
    And Alice attacks with "Fumiko the Lowblood"
    Then "Fumiko the Lowblood" is attacking

  @bok:fumiko-the-lowblood.3
  Scenario: Tapped creatures and those that have just come needn't attack, all others must
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood"
    And Bob controls a tapped "Hill Giant", a new "Craw Wurm" and "Grizzly Bears" owned by Alice
    Then Bob can't attack with nothing because of the second printed ability of "Fumiko the Lowblood"
    And Bob can attack with "Grizzly Bears"
    When Bob attacks with "Grizzly Bears"
    Then "Grizzly Bears" is attacking
    And "Hill Giant" and "Craw Wurm" aren't attacking

  @bok:fumiko-the-lowblood.3
  Scenario: A creature that had just come in its controller's last turn must attack in the next
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
  Scenario: A creature with haste has to attack though it has just come
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood"
    And Bob controls a new "Slith Firewalker" and a new "Craw Wurm"
    Then Bob can't attack with nothing because "Slith Firewalker" has "haste"
    And Bob can attack with "Slith Firewalker"
    When Bob attacks with "Slith Firewalker"
    Then "Slith Firewalker" is attacking

  @bok:fumiko-the-lowblood.2
  Scenario: Fumiko's own controller isn't forced to attack
    Given Alice controls "Fumiko the Lowblood" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice attacks with nothing
    And the game goes on to Bob's beginning of combat
    Then Bob can attack with "Hill Giant"
    And Bob can't attack with nothing by rule 500.2
    When Bob attacks with "Hill Giant"
    Then "Hill Giant" is attacking
    And "Grizzly Bears" is untapped
