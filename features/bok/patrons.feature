Feature: Offering for the five Patrons

  Each Patron can be cast by offering one creature type. The mana cost of the sacrificed creature reduces the Patron's total cost.
  @bok:offering.5
  Scenario: Patron of the Moon can be cast by offering a Moonfolk token without a mana cost, and then costs its full cost
    Given it is Bob's upkeep
    And Alice controls a 1/1 blue "Moonfolk" creature token as "the moonfolk" and "Grizzly Bears"
    And Alice has "Patron of the Moon" in hand and can pay {5}{U}{U}
    And Bob controls "Wall of Stone" and "Wall of Air"
    Then Alice can't play "Patron of the Moon" offering "Grizzly Bears" by rule 408.1d
    And Alice can't play "Patron of the Moon" by rule 408.1d
    And Alice can play "Patron of the Moon" offering "the moonfolk"
    When Alice plays "Patron of the Moon" offering "the moonfolk"
    Then the total cost of "Patron of the Moon" is {5}{U}{U}
    And "the moonfolk" is gone
    When the stack resolves
    Then "Patron of the Moon" is in play under Alice's control
    When the game goes on to Alice's precombat main phase
    And Alice attacks with "Patron of the Moon"
    Then Bob can block "Patron of the Moon" with "Wall of Air"
    And Bob can't block "Patron of the Moon" with "Wall of Stone" because "Patron of the Moon" has "flying"

  @bok:offering.4 @bok:502.42c
  Scenario: Patron of the Nezumi can be cast by offering a Rat, and not by offering a Zubera
    Given it is Bob's upkeep
    And Alice controls "Skullsnatcher" and "Ashen-Skin Zubera"
    And Alice has "Patron of the Nezumi" in hand and can pay {4}{B}
    Then Alice can't play "Patron of the Nezumi" offering "Ashen-Skin Zubera" by rule 408.1d
    And Alice can't play "Patron of the Nezumi" by rule 408.1d
    And Alice can play "Patron of the Nezumi" offering "Skullsnatcher"
    When Alice plays "Patron of the Nezumi" offering "Skullsnatcher"
    Then the total cost of "Patron of the Nezumi" is {4}{B}
    When the stack resolves
    Then "Patron of the Nezumi" is in play under Alice's control

  @bok:offering.4 @bok:502.42c
  Scenario: Patron of the Orochi can be cast by offering a Snake, and not by offering a Spirit
    Given it is Bob's upkeep
    And Alice controls "Sakura-Tribe Springcaller" and "Feral Deceiver"
    And Alice has "Patron of the Orochi" in hand and can pay {3}{G}
    Then Alice can't play "Patron of the Orochi" offering "Feral Deceiver" by rule 408.1d
    And Alice can't play "Patron of the Orochi" by rule 408.1d
    And Alice can play "Patron of the Orochi" offering "Sakura-Tribe Springcaller"
    When Alice plays "Patron of the Orochi" offering "Sakura-Tribe Springcaller"
    Then the total cost of "Patron of the Orochi" is {3}{G}
    When the stack resolves
    Then "Patron of the Orochi" is in play under Alice's control

  @bok:offering.4 @bok:502.42c
  Scenario: Patron of the Akki can be cast by offering a Goblin, and gives its controller's creatures +2/+0 when it attacks
    Given it is Bob's upkeep
    And Alice controls "Goblin Raider" and "Grizzly Bears"
    And Bob controls "Wall of Stone"
    And Alice has "Patron of the Akki" and "Hill Giant" in hand and can pay {6}{R}{R}
    Then Alice can't play "Patron of the Akki" offering "Grizzly Bears" by rule 408.1d
    And Alice can play "Patron of the Akki" offering "Goblin Raider"
    When Alice plays "Patron of the Akki" offering "Goblin Raider"
    Then the total cost of "Patron of the Akki" is {3}{R}
    When the stack resolves
    Then "Patron of the Akki" is 5/5
    When the game goes on to Alice's precombat main phase
    And Alice attacks with "Patron of the Akki"
    And the stack resolves
    Then "Patron of the Akki" is 7/5
    And "Grizzly Bears" is 4/2
    And "Wall of Stone" is 0/8
    When the game goes on to the second main phase
    Then "Patron of the Akki" is 7/5
    When the turn ends
    Then "Patron of the Akki" is 5/5
    And "Grizzly Bears" is 2/2

  @bok:offering.4 @bok:502.42c
  Scenario: Patron of the Kitsune can be cast by offering a Fox, and not by offering a Spirit
    Given it is Bob's upkeep
    And Alice controls "Silverstorm Samurai" and "Myojin of Cleansing Fire"
    And Alice has "Patron of the Kitsune" in hand
    Then Alice can't play "Patron of the Kitsune" offering "Myojin of Cleansing Fire" by rule 408.1d
    And Alice can't play "Patron of the Kitsune" by rule 408.1d
    And Alice can play "Patron of the Kitsune" offering "Silverstorm Samurai"
    When Alice plays "Patron of the Kitsune" offering "Silverstorm Samurai"
    Then the total cost of "Patron of the Kitsune" is {0}
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control
