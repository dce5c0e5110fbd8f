@edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01 @edition:2009-07 @edition:2013-07
Feature: Blood Moon and Urborg, Tomb of Yawgmoth

  @cr26:613.8a.3
  Scenario Outline: With Blood Moon, which came <order>, Urborg is a Mountain without its ability, and no land is a Swamp
    Given Alice controls "<older>", "Forest" and "Tundra"
    And Alice has "<newer>" in hand and can pay {2}{R}
    When Alice plays <play>
    And the game goes on to Alice's combat phase
    Then "Urborg, Tomb of Yawgmoth" has exactly the types "legendary", "land" and "Mountain"
    And "Forest" has exactly the types "basic", "land" and "Forest"
    And "Tundra" has exactly the types "land" and "Mountain"
    And "Urborg, Tomb of Yawgmoth" doesn't have the ability "tomb"

    Examples:
      | order | older                    | newer                    | play                                |
      | first | Blood Moon               | Urborg, Tomb of Yawgmoth | the land "Urborg, Tomb of Yawgmoth" |
      | last  | Urborg, Tomb of Yawgmoth | Blood Moon               | "Blood Moon"                        |
