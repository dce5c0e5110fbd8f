Feature: Aura swap

  @cr26:702.65a @cr26:701.12e.2
  Scenario: Arcanum Wings on Grizzly Bears are exchanged with Holy Strength in hand
    Given Alice controls "Grizzly Bears" and "Arcanum Wings"
    And "Arcanum Wings" is attached to "Grizzly Bears"
    And Alice has "Holy Strength" and "Craw Wurm" in hand and can pay {2}{U}
    When Alice activates "Arcanum Wings"
    And the stack resolves
    Then Alice is asked for yes or no by "Arcanum Wings"
    And "Grizzly Bears" has "flying"
    When Alice says yes
    Then "Holy Strength" is attached to "Grizzly Bears"
    And "Arcanum Wings" and "Craw Wurm" are in Alice's hand
    And "Grizzly Bears" is 3/4
    And "Grizzly Bears" doesn't have "flying"

  @cr26:702.65a
  Scenario: Alice may leave Arcanum Wings on Grizzly Bears as aura swap resolves
    Given Alice controls "Grizzly Bears" and "Arcanum Wings"
    And "Arcanum Wings" is attached to "Grizzly Bears"
    And Alice has "Holy Strength" in hand and can pay {2}{U}
    When Alice activates "Arcanum Wings"
    Then the total cost of the ability of "Arcanum Wings" is {2}{U}
    When the stack resolves
    And Alice says no
    Then "Arcanum Wings" is attached to "Grizzly Bears"
    And "Grizzly Bears" has "flying"
    And "Holy Strength" is in Alice's hand

  @cr26:702.65b @cr26:702.65b.ex1 @cr26:701.12a.5
  Scenario: Aura swap does nothing while the only Aura card in hand is Wild Growth, which can't enchant a creature
    Given Alice controls "Grizzly Bears", "Arcanum Wings", "Hill Giant" and "Holy Strength"
    And "Arcanum Wings" is attached to "Grizzly Bears"
    And "Holy Strength" is attached to "Hill Giant"
    And Alice has "Wild Growth" and "Boomerang" in hand and can pay {2}{U}{U}{U}{2}{U}
    When Alice activates "Arcanum Wings"
    And the stack resolves
    And Alice says yes
    Then "Arcanum Wings" is attached to "Grizzly Bears"
    And "Wild Growth" is in Alice's hand
    When Alice plays "Boomerang" targeting "Holy Strength"
    And the stack resolves
    And Alice activates "Arcanum Wings"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Holy Strength"
    Then "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/4
    And "Arcanum Wings" is in Alice's hand

  @cr26:702.65b @cr26:702.65b.ex2
  Scenario: Aura swap of an Aura that its controller doesn't own does nothing
    Given Alice controls "Grizzly Bears"
    And Bob controls "Arcanum Wings" as "foreign"
    And "foreign" is attached to "Grizzly Bears"
    And Alice has "Seal Thief" and "Holy Strength" in hand and can pay {2}{U}{2}{U}
    And Alice controls "Hill Giant" and "Arcanum Wings" as "own"
    And "own" is attached to "Hill Giant"
    And Alice can pay {2}{U}
    When Alice plays "Seal Thief" targeting "foreign"
    And the stack resolves
    Then Alice controls "foreign"
    When Alice activates "foreign"
    And the stack resolves
    Then nobody is asked anything
    And "foreign" is attached to "Grizzly Bears"
    And "Holy Strength" is in Alice's hand
    When Alice activates "own"
    And the stack resolves
    And Alice says yes
    Then "Holy Strength" is attached to "Hill Giant"
    And "Hill Giant" is 4/5

  @cr26:702.65b
  Scenario: Aura swap does nothing if Arcanum Wings has returned to hand before it resolves
    Given Alice controls "Grizzly Bears" and "Arcanum Wings"
    And "Arcanum Wings" is attached to "Grizzly Bears"
    And Alice has "Holy Strength" in hand and can pay {2}{U}{1}{U}{2}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Arcanum Wings"
    And Bob plays "Boomerang" targeting "Arcanum Wings"
    And the stack resolves
    Then "Arcanum Wings" and "Holy Strength" are in Alice's hand
    And "Grizzly Bears" is 2/2
    When Alice plays "Arcanum Wings" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "Arcanum Wings"
    And the stack resolves
    And Alice says yes
    Then "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/4

  @cr26:702.65a
  Scenario: Arcanum Wings on Bob's Hill Giant are exchanged with Holy Strength, which then enchants Hill Giant
    Given Alice controls "Arcanum Wings" and has "Holy Strength" in hand and can pay {2}{U}
    And Bob controls "Hill Giant"
    And "Arcanum Wings" is attached to "Hill Giant"
    When Alice activates "Arcanum Wings"
    And the stack resolves
    Then Alice is asked for yes or no by "Arcanum Wings"
    When Alice says yes
    Then "Holy Strength" is attached to "Hill Giant"
    And "Arcanum Wings" is in Alice's hand
    And "Hill Giant" is 4/5

  @cr26:702.65a
  Scenario: Alice exchanges Arcanum Wings with one of the Aura cards in her own hand, and can't choose one in Bob's hand
    Given Alice controls "Grizzly Bears" and "Arcanum Wings"
    And "Arcanum Wings" is attached to "Grizzly Bears"
    And Alice has "Holy Strength" as "hers", "Unholy Strength" and "Craw Wurm" in hand and can pay {2}{U}
    And Bob has "Holy Strength" as "his" in hand
    When Alice activates "Arcanum Wings"
    And the stack resolves
    And Alice says yes
    Then Alice may choose "hers"
    And Alice may not choose "Craw Wurm"
    And Alice may not choose "his"
    And Alice may not choose "hers" and "Unholy Strength"
    When Alice chooses "Unholy Strength"
    Then "Unholy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/3
    And "Arcanum Wings" and "hers" are in Alice's hand

  @cr26:702.65a
  Scenario: Alice exchanges Arcanum Wings with Holy Strength in Bob's turn, in response to Glacial Ray, which then doesn't destroy Grizzly Bears
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and "Arcanum Wings"
    And "Arcanum Wings" is attached to "Grizzly Bears"
    And Alice has "Holy Strength" in hand and can pay {2}{U}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And Bob passes
    And Alice activates "Arcanum Wings"
    And the top of the stack resolves
    Then Alice is asked for yes or no by "Arcanum Wings"
    When Alice says yes
    And the stack resolves
    Then "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/4
    And "Grizzly Bears" has 2 damage marked
