Feature: The infinity symbol

  @cr26:702.186b
  Scenario: Sunken Dial has the ability after the infinity symbol only after it was harnessed
    Given Alice controls "Sunken Dial" and can pay {2}
    And Alice has 6 "Island" as "tide" as library
    And Bob has 6 "Swamp" as "bog" as library
    When the game goes on to Alice's next main phase
    Then Alice is at 20 life
    And "Sunken Dial" doesn't have the ability "tide"
    When Alice activates "harness" of "Sunken Dial"
    And the stack resolves
    Then "Sunken Dial" has the ability "tide"
    When the game goes on to Alice's next main phase
    Then Alice is at 22 life

  @cr26:702.186b.2
  Scenario: Sunken Lens gives Alice's creatures +1/+1 and can be activated for damage only after it was harnessed
    Given Alice controls "Sunken Lens" and "Grizzly Bears" and can pay {1}
    And Bob controls "Hill Giant"
    Then "Grizzly Bears" is 2/2
    And "Sunken Lens" doesn't have the ability "beam"
    And Alice can't activate "beam" of "Sunken Lens" targeting Bob by rule 602.2
    When Alice activates "harness" of "Sunken Lens"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Hill Giant" is 3/3
    And "Sunken Lens" has the ability "beam"
    And Alice can activate "beam" of "Sunken Lens" targeting Bob
    When Alice activates "beam" of "Sunken Lens" targeting Bob
    And the stack resolves
    Then Bob is at 19 life

  @cr26:702.186b.2
  Scenario: Grizzly Bears that Alice casts after she has harnessed Sunken Lens is 3/3, and Sunken Lens deals 1 damage to Hill Giant
    Given Alice controls "Sunken Lens" and has "Grizzly Bears" in hand and can pay {1}{1}{G}
    And Bob controls "Hill Giant"
    When Alice activates "harness" of "Sunken Lens"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    When Alice activates "beam" of "Sunken Lens" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
