Feature: Equip with a quality

  @cr26:702.6c
  Scenario: The cheaper equip ability of Blackblade Reforged can target only a legendary creature, and then the Equipment may move to any creature by the other one
    Given Alice controls "Blackblade Reforged", "Isamaru, Hound of Konda" and "Grizzly Bears"
    And Bob controls "Sensei Golden-Tail" as "theirs"
    And Alice can pay {3}{7}
    Then Alice can't activate "equip_legendary" of "Blackblade Reforged" targeting "Grizzly Bears"
    And Alice can't activate "equip_legendary" of "Blackblade Reforged" targeting "theirs"
    And Alice can activate "equip_legendary" of "Blackblade Reforged" targeting "Isamaru, Hound of Konda"
    When Alice activates "equip_legendary" of "Blackblade Reforged" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then "Blackblade Reforged" is attached to "Isamaru, Hound of Konda"
    And "Isamaru, Hound of Konda" is 12/12
    When Alice activates "equip" of "Blackblade Reforged" targeting "Grizzly Bears"
    And the stack resolves
    Then "Blackblade Reforged" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 12/12
