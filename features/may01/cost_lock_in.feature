Feature: Locked-in costs

  @may01:general.3.ex1
  Scenario: Sapphire Medallion reduces the cost of Tinker by {1} even if Sapphire Medallion is sacrificed for Tinker
    Given Alice controls "Sapphire Medallion" owned by Bob and "Grizzly Bears"
    And Alice has "Tinker" in hand and can pay {1}{U}
    And Alice has "Alloy Golem", "Hill Giant" and "Mirror Gallery" on top of library
    And Bob has "Steel Wall" on top of library
    Then Alice can play "Tinker" sacrificing "Sapphire Medallion"
    And Alice can't play "Tinker" sacrificing "Grizzly Bears" by rule 409.1f
    When Alice plays "Tinker" sacrificing "Sapphire Medallion"
    Then the total cost of "Tinker" is {1}{U}
    And "Sapphire Medallion" is in Bob's graveyard
    When the stack resolves
    Then Alice may choose "Mirror Gallery" for "Tinker"
    And Alice may not choose "Hill Giant" for "Tinker"
    And Alice may not choose "Steel Wall" for "Tinker"
    And Alice may not choose "Mirror Gallery" and "Alloy Golem" for "Tinker"
    When Alice chooses "Alloy Golem"
    And as it resolves, Alice chooses the color "red"
    Then "Alloy Golem" is in play under Alice's control
    And it happened in this order that "Alloy Golem" came into play, then Alice shuffled
    And it happened once that Alice shuffled
    And it happened never that Bob shuffled

  @may01:general.3.ex1
  Scenario: A Sapphire Medallion sacrificed for one Tinker doesn't reduce the cost of the next Tinker
    Given Alice controls "Sapphire Medallion" and "Sphere of Resistance"
    And Alice has "Tinker" as "the first Tinker" and "Tinker" as "the second Tinker" in hand
    And Alice can pay {5}{U}{U}
    When Alice plays "the first Tinker" sacrificing "Sapphire Medallion"
    Then the total cost of "the first Tinker" is {2}{U}
    When the stack resolves
    And Alice plays "the second Tinker" sacrificing "Sphere of Resistance"
    Then the total cost of "the second Tinker" is {3}{U}

  @may01:general.3.ex1
  Scenario: Sapphire Medallion reduces the cost of its controller's blue spells only
    Given Alice controls "Sapphire Medallion"
    And Alice has "Hill Giant" and "Tinker" in hand and can pay {3}{R} and can pay {1}{U}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Hill Giant"
    Then the total cost of "Hill Giant" is {3}{R}
    When Bob plays "Memory Lapse" targeting "Hill Giant"
    Then the total cost of "Memory Lapse" is {1}{U}
    When the stack resolves
    And Alice plays "Tinker" sacrificing "Sapphire Medallion"
    Then the total cost of "Tinker" is {1}{U}

  @may01:general.3
  Scenario: Thunderscape Familiar reduces the cost of Death Bomb by {1} even if the Familiar is sacrificed for Death Bomb
    Given Alice controls "Thunderscape Familiar" and has "Death Bomb" in hand and can pay {2}{B}
    And Bob controls "Hill Giant", "Bog Wraith" and "Mirror Gallery"
    And Alice controls "Vedalken Orrery"
    Then "Thunderscape Familiar" is 1/1
    And "Thunderscape Familiar" has "first strike"
    And Alice can target only "Hill Giant" and "Thunderscape Familiar" with "Death Bomb"
    And Alice can't play "Death Bomb" sacrificing "Vedalken Orrery" targeting "Hill Giant" by rule 409.1f
    And Alice can play "Death Bomb" sacrificing "Thunderscape Familiar" targeting "Hill Giant"
    When Alice plays "Death Bomb" sacrificing "Thunderscape Familiar" targeting "Hill Giant"
    Then the total cost of "Death Bomb" is {2}{B}
    And "Thunderscape Familiar" was sacrificed
    And {2}{B} was spent on "Death Bomb"
    When the stack resolves
    Then it happened in this order that "Hill Giant" was destroyed, then Bob lost life
    And Bob is at 18 life

  @may01:general.3
  Scenario: Death Bomb for which Thunderscape Familiar was sacrificed destroys a creature with a regeneration shield
    Given Alice controls "Thunderscape Familiar" and has "Death Bomb" in hand and can pay {2}{B}
    And Bob controls "Shifting Sky" and "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    And "Shifting Sky" has the chosen color "blue"
    When Bob activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Alice plays "Death Bomb" sacrificing "Thunderscape Familiar" targeting "Ink-Eyes, Servant of Oni"
    Then the total cost of "Death Bomb" is {2}{B}
    When the stack resolves
    Then "Ink-Eyes, Servant of Oni" was destroyed

  @may01:general.3
  Scenario: Thunderscape Familiar that enters after Death Bomb was cast doesn't reduce the locked-in cost of Death Bomb
    Given Alice has "Death Bomb" as "the first Bomb" and "Death Bomb" as "the second Bomb" in hand
    And Alice controls "Grizzly Bears", "Craw Wurm" and "Vedalken Orrery"
    And Alice can pay {3}{B} and can pay {1}{R} and can pay {2}{B}
    And Alice has "Thunderscape Familiar" in hand
    And Bob controls "Hill Giant" and "Goblin Raider"
    When Alice plays "the first Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    And Alice plays "Thunderscape Familiar"
    And the top of the stack resolves
    Then the total cost of "the first Bomb" is {3}{B}
    When Alice plays "the second Bomb" sacrificing "Craw Wurm" targeting "Goblin Raider"
    Then the total cost of "the second Bomb" is {2}{B}

  @may01:general.3
  Scenario: Thunderscape Familiar reduces the cost of its controller's black and green spells only
    Given Alice controls "Thunderscape Familiar" and "Vedalken Orrery"
    And Alice has "Hill Giant", "Trained Armodon" and "Death Bomb" in hand
    And Alice can pay {3}{R} and can pay {3}{G}{G}{G} and can pay {2}{B}
    And Bob controls "Craw Wurm"
    And Bob has "Death Bomb" as "Bob's Bomb" in hand and can pay {3}{B}
    When Alice plays "Hill Giant"
    Then the total cost of "Hill Giant" is {3}{R}
    When Alice plays "Trained Armodon"
    Then the total cost of "Trained Armodon" is {G}{G}
    When Bob plays "Bob's Bomb" sacrificing "Craw Wurm" targeting "Thunderscape Familiar"
    Then the total cost of "Bob's Bomb" is {3}{B}
    When Alice plays "Death Bomb" sacrificing "Thunderscape Familiar" targeting "Thunderscape Familiar"
    Then the total cost of "Death Bomb" is {2}{B}
