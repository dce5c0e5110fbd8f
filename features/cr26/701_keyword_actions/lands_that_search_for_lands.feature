Feature: Lands that search for lands

  @cr26:701.23a.2 @cr26:701.18a.5
  Scenario: Evolving Wilds finds a basic Island, which enters tapped, and can't find Savannah
    Given Alice controls "Evolving Wilds" and has "Plains" in hand
    And Alice has "Savannah", "Island" and "Forest" as library
    Then Alice can activate "Evolving Wilds"
    When Alice activates "Evolving Wilds"
    And the stack resolves
    Then Alice may not choose "Savannah" for "Evolving Wilds"
    And Alice may choose "Forest" for "Evolving Wilds"
    When Alice chooses "Island" for "Evolving Wilds"
    Then "Island" is in play under Alice's control
    And "Island" is tapped
    And "Evolving Wilds" was sacrificed
    And it happened once that Alice shuffled
    And Alice can play the land "Plains"
    When Alice plays the land "Plains"
    Then "Plains" is in play

  @cr26:701.18a.5
  Scenario: Alice, who has already played a land in the turn, puts Island onto the battlefield with Evolving Wilds, and can play no second land
    Given Alice controls "Evolving Wilds" and has "Plains" and "Swamp" in hand
    And Alice has "Island" and "Forest" as library
    Then Alice can play the land "Swamp"
    When Alice plays the land "Plains"
    Then Alice can't play the land "Swamp" by rule 305.2
    When Alice activates "Evolving Wilds"
    And the stack resolves
    And Alice chooses "Island" for "Evolving Wilds"
    Then "Island" is in play under Alice's control
    And "Island" is tapped
    And "Plains" is untapped

  @cr26:701.23a.2
  Scenario: Verdant Catacombs for 1 life finds Savannah, which is a Forest and enters untapped, and can't find a basic Island
    Given Alice controls "Verdant Catacombs" and has "Plains" in hand
    And Alice has "Savannah", "Island", "Swamp" and "Forest" as library
    When Alice activates "Verdant Catacombs"
    Then Alice is at 19 life
    When the stack resolves
    Then Alice may not choose "Island" for "Verdant Catacombs"
    And Alice may choose "Swamp" for "Verdant Catacombs"
    And Alice may choose "Savannah" for "Verdant Catacombs"
    When Alice chooses "Savannah" for "Verdant Catacombs"
    Then "Savannah" is untapped
    And "Savannah" is in play under Alice's control
    And "Verdant Catacombs" was sacrificed
    And it happened once that Alice shuffled
    And Alice can play the land "Plains"
