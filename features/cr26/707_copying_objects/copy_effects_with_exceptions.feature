Feature: Copy effects with exceptions

  @cr26:707.5
  Scenario: Phantasmal Image enters as a copy of Serra Angel
    Given Alice has "Phantasmal Image" in hand and can pay {1}{U}
    And Bob controls "Serra Angel"
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Phantasmal Image"
    Then "Phantasmal Image" is named "Serra Angel"
    And "Phantasmal Image" is white
    And "Phantasmal Image" is 4/4
    And "Phantasmal Image" has "flying"

  @cr26:707.9a @cr26:707.9b
  Scenario: Phantasmal Image as a copy of Serra Angel is also an Illusion, and is sacrificed when it becomes a target
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

  @cr26:707.9a
  Scenario: A Clone that copies Phantasmal Image is sacrificed when it becomes the target of a spell
    Given Alice has "Phantasmal Image" and "Clone" in hand and can pay {4}{U}{U}
    And Bob controls "Serra Angel" and has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Phantasmal Image"
    And Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Phantasmal Image" for "Clone"
    Then "Clone" has the ability "fade"
    When Bob plays "Kodama's Might" targeting "Clone"
    And the stack resolves
    Then "Clone" was sacrificed
    And "Phantasmal Image" is in play

  @cr26:707.9b
  Scenario: A Clone that copies a Phantasmal Image that is a copy of Serra Angel is also an Illusion
    Given Alice has "Phantasmal Image" and "Clone" in hand and can pay {4}{U}{U}
    And Bob controls "Serra Angel"
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Phantasmal Image"
    And Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Phantasmal Image" for "Clone"
    Then "Clone" has exactly the types "creature", "Angel" and "Illusion"
    And "Clone" is 4/4
    And "Serra Angel" has exactly the types "creature" and "Angel"
