Feature: Copies that are more than what they copy, in rulings of our own

  @may01:ours.33
  Scenario: The Image is what it copies
    Given Alice has "Phantasmal Image" in hand and can pay {1}{U}
    And Bob controls "Serra Angel"
    Then the mana cost of "Phantasmal Image" is {1}{U}
    And "Phantasmal Image" is blue
    And "Phantasmal Image" is 0/0
    And "Phantasmal Image" has exactly the types "creature" and "Illusion"
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Phantasmal Image"
    Then "Phantasmal Image" is named "Serra Angel"
    And "Phantasmal Image" is white
    And "Phantasmal Image" is 4/4
    And "Phantasmal Image" has "flying"

  @may01:ours.33
  Scenario: The Image is an Illusion besides, which fades as it is targeted
    Given Alice has "Phantasmal Image" in hand and can pay {1}{U}
    And Bob controls "Serra Angel" and has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Phantasmal Image"
    Then "Phantasmal Image" has exactly the types "creature", "Angel" and "Illusion"
    And "Phantasmal Image" has the ability "fade"
    And "Serra Angel" doesn't have the ability "fade"
    When Bob plays "Kodama's Might" targeting "Phantasmal Image"
    And the stack resolves
    Then "Phantasmal Image" was sacrificed
    And "Serra Angel" is in play

  @may01:ours.33
  Scenario: A copy of the Image is what the Image is, with all that is more of it
    Given Alice has 2 "Phantasmal Image" as "image" in hand and can pay {2}{U}{U}
    And Bob controls "Serra Angel" and has "Kodama's Might" in hand and can pay {G}
    When Alice plays "image 1"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "image 1"
    And Alice plays "image 2"
    And the stack resolves
    And as it resolves, Alice chooses "image 1" for "image 2"
    Then "image 2" has exactly the types "creature", "Angel" and "Illusion"
    When Bob plays "Kodama's Might" targeting "image 2"
    And the stack resolves
    Then "image 2" was sacrificed
    And "image 1" is in play
