Feature: Who can't activate abilities, in rulings of our own

  @htg:ours.405
  Scenario: In the Abolisher's turn opponents cast nothing, and activate nothing but of lands
    Given Alice controls "Grand Abolisher" and "Llanowar Elves"
    And Bob controls "Llanowar Elves" as "his", "Sol Ring" and "Mountain"
    And Bob has "Lava Spike" in hand
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then the mana cost of "Grand Abolisher" is {W}{W}
    And "Grand Abolisher" has exactly the types "creature", "Human" and "Cleric"
    And "Grand Abolisher" is 2/2
    And "Grand Abolisher" is white
    And Bob can't tap "his" for mana because of the ability "peace" of "Grand Abolisher"
    And Bob can't tap "Sol Ring" for mana because of the ability "peace" of "Grand Abolisher"
    And Bob can tap "Mountain" for mana
    And Bob can't cast "Glacial Ray" targeting Alice because of the ability "peace" of "Grand Abolisher"

  @htg:ours.405
  Scenario: In the opponent's own turn all is as ever
    Given Alice controls "Grand Abolisher"
    And Bob controls "Frostwielder"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And Bob has 4 "Mountain" as "peak" as library
    Then Bob can't cast "Glacial Ray" targeting Alice because of the ability "peace" of "Grand Abolisher"
    When the game goes on to Bob's main phase
    And Bob casts "Glacial Ray" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    When Bob activates "chill" of "Frostwielder" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
