Feature: Examples of section 615

  @cr26:615.4.ex1
  Scenario: Samite Healer's ability activated in response to Glacial Ray saves a 2/2 creature
    Given Bob has "Glacial Ray" in hand and can pay {1}{R}
    And Alice controls "Samite Healer" and "Grizzly Bears"
    When Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And Alice in response activates "Samite Healer" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "Grizzly Bears" has 1 damage marked

  @cr26:615.4.ex1
  Scenario: Samite Healer's ability activated after Lava Spike has resolved prevents none of its damage, and then prevents 1 of the next
    Given it is Bob's main phase
    And Bob has 2 "Lava Spike" as "spike" in hand and can pay {R}{R}
    And Alice controls "Samite Healer"
    When Bob plays "spike 1" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    When Alice activates "Samite Healer" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    When Bob plays "spike 2" targeting Alice
    And the stack resolves
    Then Alice is at 15 life

  @cr26:615.10.ex1
  Scenario: With Daunting Defender, Pyroclasm deals 1 damage to each Cleric of its controller and 2 damage to each other creature
    Given Alice controls "Daunting Defender", "Syndic of Tithes" and "Hill Giant"
    And Bob controls "Wojek Apothecary" and "Wall of Stone"
    And Bob has "Pyroclasm" in hand and can pay {1}{R}
    And it is Bob's main phase
    When Bob plays "Pyroclasm"
    And the stack resolves
    Then "Daunting Defender" has 1 damage marked
    And "Syndic of Tithes" has 1 damage marked
    And "Hill Giant" has 2 damage marked
    And "Wall of Stone" has 2 damage marked
    And "Wojek Apothecary" has been dealt 2 damage

  @cr26:615.10.ex1
  Scenario: Daunting Defender prevents 1 of the 2 damage of Glacial Ray to itself
    Given Alice controls "Daunting Defender"
    And Bob has "Glacial Ray" as "cold" and "Glacial Ray" as "colder" in hand and can pay {1}{R}{1}{R}
    When Bob plays "cold" targeting "Daunting Defender"
    And the stack resolves
    Then "Daunting Defender" has 1 damage marked
    When Bob plays "colder" targeting "Daunting Defender"
    And the stack resolves
    Then "Daunting Defender" has 2 damage marked

  @cr26:615.10.ex1
  Scenario: With Daunting Defender, Arc Trail deals 2 damage to Hill Giant and none of its 1 damage to the Cleric Syndic of Tithes
    Given Alice controls "Daunting Defender", "Syndic of Tithes" and "Hill Giant"
    And Bob has "Arc Trail" in hand and can pay {1}{R}
    And it is Bob's main phase
    When Bob plays "Arc Trail" targeting "Hill Giant" then "Syndic of Tithes"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Syndic of Tithes" has been dealt 0 damage
    And "Syndic of Tithes" is in play

  @cr26:615.11.ex1
  Scenario: Wojek Apothecary's shields stay with the creatures that shared a colour, whatever colours creatures have later
    Given Alice controls "Wojek Apothecary", "Hill Giant" and "Craw Wurm"
    And Bob controls "Gray Ogre"
    And Alice has "Niveous Wisps", "Crimson Wisps" and "Pyroclasm" in hand and can pay {W}{R}{1}{R}
    When Alice activates "Wojek Apothecary" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Niveous Wisps" targeting "Gray Ogre"
    And the stack resolves
    And Alice plays "Crimson Wisps" targeting "Craw Wurm"
    And the stack resolves
    Then "Gray Ogre" is white
    And "Craw Wurm" is red
    When Alice plays "Pyroclasm"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Gray Ogre" has 1 damage marked
    And "Craw Wurm" has 2 damage marked
    And "Wojek Apothecary" is in Alice's graveyard

  @cr26:615.11.ex1
  Scenario: A red creature that enters after Wojek Apothecary's ability has resolved for a red creature gets no shield
    Given Alice controls "Wojek Apothecary" and "Gray Ogre"
    And Alice has "Hill Giant" as "newcomer" and "Pyroclasm" in hand and can pay {3}{R}{1}{R}
    When Alice activates "Wojek Apothecary" targeting "Gray Ogre"
    And the stack resolves
    And Alice plays "newcomer"
    And the stack resolves
    And Alice plays "Pyroclasm"
    And the stack resolves
    Then "Gray Ogre" has 1 damage marked
    And "newcomer" has 2 damage marked

  @cr26:615.11.ex1
  Scenario: Wojek Apothecary's ability prevents 1 damage to a target that shares a colour with no other creature
    Given Alice controls "Wojek Apothecary" and "Craw Wurm"
    And Alice has "Pyroclasm" in hand and can pay {1}{R}
    When Alice activates "Wojek Apothecary" targeting "Craw Wurm"
    And the stack resolves
    And Alice plays "Pyroclasm"
    And the stack resolves
    Then "Craw Wurm" has 1 damage marked
    And "Craw Wurm" is 6/4
    And "Wojek Apothecary" was destroyed
