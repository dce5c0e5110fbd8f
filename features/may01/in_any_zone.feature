Feature: In any zone

  @may01:ours.257
  Scenario: A source of that name is one in hand, too, and in play
    Given Alice has "Pithing Needle" in hand and has {1} in the mana pool
    And Bob controls "Frostwielder" and has "Renewed Faith" and "Drifting Meadow" in hand
    And Bob has {3}{W}{W} in the mana pool
    Then the mana cost of "Pithing Needle" is {1}
    And "Pithing Needle" has exactly the type "artifact"
    When Alice plays "Pithing Needle"
    And the stack resolves
    And Alice chooses the card name "Renewed Faith"
    And Alice passes
    Then Bob can't activate "cycling" of "Renewed Faith" because of "pin" of "Pithing Needle"
    And Bob can activate "cycling" of "Drifting Meadow"
    And Bob can activate "Frostwielder" targeting Alice

  @may01:ours.257
  Scenario: A permanent of that name is pinned as well
    Given Alice has "Pithing Needle" in hand and has {1} in the mana pool
    And Bob controls "Frostwielder" and "Llanowar Elves"
    When Alice plays "Pithing Needle"
    And the stack resolves
    And Alice chooses the card name "Frostwielder"
    And Alice passes
    Then Bob can't activate "Frostwielder" targeting Alice because of "pin" of "Pithing Needle"
    When Bob taps "Llanowar Elves" for mana
    Then Bob has {G} in the mana pool
