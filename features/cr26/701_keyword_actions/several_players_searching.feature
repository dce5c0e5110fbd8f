Feature: Several players searching at once

  @cr26:701.23i @cr26:101.4a.2
  Scenario: Alice chooses her land for Opened Borders before Bob chooses his, and both lands enter together
    Given Alice has "Opened Borders" in hand and can pay {1}{G}
    And Alice has "Plains", "Mountain" and "Hill Giant" as library
    And Bob has "Island", "Swamp" and "Grizzly Bears" as library
    Then Bob doesn't know "Swamp"
    When Alice plays "Opened Borders"
    And the stack resolves
    Then Alice is asked for objects by "Opened Borders" among "Plains" and "Mountain"
    And Bob knows "Island", "Swamp" and "Grizzly Bears"
    And Alice doesn't know "Island"
    When Alice chooses "Plains"
    Then Bob is asked for objects by "Opened Borders" among "Island" and "Swamp"
    And "Plains" is in Alice's library
    And Bob doesn't know "Plains"
    When Bob chooses "Swamp"
    Then it happened at once that "Plains" entered and "Swamp" entered
    And "Plains" is in play under Alice's control
    And "Swamp" is in play under Bob's control

  @cr26:701.23i
  Scenario: Bob, who finds no basic land, doesn't stop Alice's land from entering, and both players shuffle
    Given Alice has "Opened Borders" in hand and can pay {1}{G}
    And Alice has "Plains", "Mountain" and "Hill Giant" as library
    And Bob has "Tundra" and "Grizzly Bears" as library
    When Alice plays "Opened Borders"
    And the stack resolves
    And Alice chooses "Plains"
    Then "Plains" is in play under Alice's control
    And "Plains" is tapped
    And Bob has 2 cards in library
    And it happened once that Alice shuffled
    And it happened once that Bob shuffled

  @cr26:701.23i.2
  Scenario: In Bob's turn, Bob chooses his land for Alice's Opened Borders before Alice chooses hers
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Opened Borders" in hand and can pay {1}{G}
    And Alice has "Plains", "Mountain" and "Hill Giant" as library
    And Bob has "Island", "Swamp" and "Grizzly Bears" as library
    When Alice plays "Opened Borders"
    And the stack resolves
    Then Bob is asked for objects by "Opened Borders" among "Island" and "Swamp"
    When Bob chooses "Island"
    Then Alice is asked for objects by "Opened Borders" among "Plains" and "Mountain"
    And "Island" is in Bob's library
    When Alice chooses "Mountain"
    Then it happened at once that "Island" entered and "Mountain" entered
    And "Mountain" is in play under Alice's control

  @cr26:701.23i.2
  Scenario: In Alice's turn, Alice chooses her land for Opened Borders before Bob chooses his
    Given Alice has "Opened Borders" in hand and can pay {1}{G}
    And Alice has "Plains", "Mountain" and "Hill Giant" as library
    And Bob has "Island", "Swamp" and "Grizzly Bears" as library
    When Alice plays "Opened Borders"
    And the stack resolves
    Then Alice is asked for objects by "Opened Borders" among "Plains" and "Mountain"
    When Alice chooses "Plains"
    Then Bob is asked for objects by "Opened Borders" among "Island" and "Swamp"
    And "Plains" is in Alice's library
    When Bob chooses "Swamp"
    Then it happened at once that "Plains" entered and "Swamp" entered
    And "Swamp" is in play under Bob's control

  @cr26:701.23i
  Scenario: In Bob's turn, Bob, Carol and then Alice choose their lands for Alice's Opened Borders
    Given it is Bob's main phase
    And Carol is playing too
    And Alice controls "Vedalken Orrery" and has "Opened Borders" in hand and can pay {1}{G}
    And Alice has "Plains" and "Mountain" as library
    And Bob has "Island" and "Swamp" as library
    And Carol has "Forest" and "Wastes" as library
    When Alice plays "Opened Borders"
    And the stack resolves
    Then Bob is asked for objects by "Opened Borders" among "Island" and "Swamp"
    When Bob chooses "Island"
    Then Carol is asked for objects by "Opened Borders" among "Forest" and "Wastes"
    When Carol chooses "Forest"
    Then Alice is asked for objects by "Opened Borders" among "Plains" and "Mountain"
    And "Island" is in Bob's library
    When Alice chooses "Mountain"
    Then it happened at once that "Island" entered and "Mountain" entered and "Forest" entered
