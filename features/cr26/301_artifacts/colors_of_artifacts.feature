Feature: Colours of artifacts

  @cr26:301.4
  Scenario: Ceremonious Rejection can target Ulamog's Crusher, a colourless creature, and not Torrential Gearhulk, a blue artifact
    Given Alice has "Ulamog's Crusher" and "Torrential Gearhulk" in hand and can pay {8}{4}{U}{U}
    And Bob has "Ceremonious Rejection" and "Naturalize" in hand and can pay {U}{1}{G}
    When Alice plays "Ulamog's Crusher"
    And Alice in response plays "Torrential Gearhulk"
    Then Bob can target only "Ulamog's Crusher" with "Ceremonious Rejection"
    When the stack resolves
    Then "Torrential Gearhulk" is blue
    And "Ulamog's Crusher" is colorless
    And Bob can target only "Torrential Gearhulk" with "Naturalize"
    When Bob plays "Naturalize" targeting "Torrential Gearhulk"
    And the stack resolves
    Then "Torrential Gearhulk" was destroyed
    And "Ulamog's Crusher" is in play

  @cr26:301.4
  Scenario: Bob destroys Torrential Gearhulk, a blue artifact creature, with Naturalize, and can't target Ulamog's Crusher
    Given Alice controls "Torrential Gearhulk", "Ulamog's Crusher" and "Sol Ring"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "Sol Ring" is colorless
    And "Sol Ring" has no power
    And Bob can target only "Torrential Gearhulk" and "Sol Ring" with "Naturalize"
    When Bob plays "Naturalize" targeting "Torrential Gearhulk"
    And the stack resolves
    Then "Torrential Gearhulk" was destroyed
    And "Ulamog's Crusher" is 8/8
