Feature: Costs and mana in the note of May 2001

  @may01:general.3.ex1
  Scenario: Tinker is cheaper by the Medallion that is sacrificed to it
    Given Alice controls "Sapphire Medallion"
    And Alice has "Tinker" in hand and can pay {1}{U}
    And Alice has "Alloy Golem" on top of library
    When Alice plays "Tinker" sacrificing "Sapphire Medallion"
    Then the total cost of "Tinker" is {1}{U}
    And "Sapphire Medallion" is in Alice's graveyard
    When the stack resolves
    And Alice chooses "Alloy Golem"
    And Alice chooses the color "red"
    Then "Alloy Golem" is in play under Alice's control

  @may01:general.3.ex1
  Scenario: A Medallion that is already gone makes nothing cheaper
    Given Alice controls "Sapphire Medallion" and "Sphere of Resistance"
    And Alice has "Tinker" as "the first Tinker" and "Tinker" as "the second Tinker" in hand
    And Alice can pay {5}{U}{U}
    When Alice plays "the first Tinker" sacrificing "Sapphire Medallion"
    Then the total cost of "the first Tinker" is {2}{U}
    When the stack resolves
    And Alice plays "the second Tinker" sacrificing "Sphere of Resistance"
    Then the total cost of "the second Tinker" is {3}{U}

  @may01:general.5
  Scenario: Mana for creature spells pays the kicker of a creature spell
    Given Alice controls "Food Chain" and "Craw Wurm"
    And Alice has "Kavu Aggressor" in hand
    When Alice activates "Food Chain" removing "Craw Wurm" making {R}{R}{R}{R}{R}{R}{R}
    And Alice plays "Kavu Aggressor" kicked
    Then {R}{R}{R}{R}{R}{R}{R} was spent on "Kavu Aggressor"
    When the stack resolves
    Then "Kavu Aggressor" is 4/3

  @may01:general.5
  Scenario: Mana for creature spells pays what an effect adds to the cost of a creature spell
    Given Alice controls "Food Chain" and "Grizzly Bears" as "the elder bear"
    And Alice has "Grizzly Bears" as "the younger bear" in hand
    And Bob controls "Sphere of Resistance"
    When Alice activates "Food Chain" removing "the elder bear" making {G}{G}{G}
    And Alice plays "the younger bear"
    Then {G}{G}{G} was spent on "the younger bear"
    And the total cost of "the younger bear" is {2}{G}

  @may01:general.5
  Scenario: Mana for creature spells pays for no other spell
    Given Alice controls "Food Chain", "Mirror Gallery" and "Grizzly Bears" as "the elder bear"
    And Alice has "Grizzly Bears" as "the younger bear" and "Naturalize" in hand
    When Alice activates "Food Chain" removing "the elder bear" making {G}{G}{G}
    Then Alice has {G}{G}{G} in the mana pool
    And Alice can play "the younger bear"
    And Alice can't play "Naturalize" targeting "Mirror Gallery"
    When Alice plays "the younger bear"
    Then {G}{G} was spent on "the younger bear"
    And Alice has {G} in the mana pool
