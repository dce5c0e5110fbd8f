Feature: The infinity symbol

  @cr26:702.186b
  Scenario: Sunken Dial has the ability after the infinity symbol only after it was harnessed
    Given Alice controls "Sunken Dial" and can pay {2}
    And Alice has 6 "Island" as "tide" as library
    And Bob has 6 "Swamp" as "bog" as library
    When the game goes on to Alice's next main phase
    Then Alice is at 20 life
    When Alice activates "harness" of "Sunken Dial"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then Alice is at 22 life
