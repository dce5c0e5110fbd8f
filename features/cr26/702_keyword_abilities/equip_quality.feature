Feature: Equip with a quality

  @cr26:702.6c
  Scenario: The cheaper equip ability of Blackblade Reforged can target only a legendary creature, and then the Equipment may move to any creature by the other one
    Given Alice controls "Blackblade Reforged", "Isamaru, Hound of Konda", "Grizzly Bears" and "Umezawa's Jitte"
    And Bob controls "Sensei Golden-Tail" as "theirs"
    And Alice can pay {3}{7}
    Then Alice can't activate "equip_legendary" of "Blackblade Reforged" targeting "Grizzly Bears"
    And Alice can't activate "equip_legendary" of "Blackblade Reforged" targeting "theirs"
    And Alice can't activate "equip_legendary" of "Blackblade Reforged" targeting "Umezawa's Jitte"
    And Alice can activate "equip_legendary" of "Blackblade Reforged" targeting "Isamaru, Hound of Konda"
    When Alice activates "equip_legendary" of "Blackblade Reforged" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then "Blackblade Reforged" is attached to "Isamaru, Hound of Konda"
    And "Isamaru, Hound of Konda" is 12/12
    When Alice activates "equip" of "Blackblade Reforged" targeting "Grizzly Bears"
    And the stack resolves
    Then "Blackblade Reforged" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 12/12

  @cr26:702.6c
  Scenario: Blackblade Reforged that the equip ability for legendary creatures attached to Isamaru stays attached as Isamaru becomes a copy of Grizzly Bears
    Given Alice controls "Blackblade Reforged", "Isamaru, Hound of Konda" and "Grizzly Bears"
    And Alice has "Cytoshape" in hand and can pay {3}{1}{G}{U}
    When Alice activates "equip_legendary" of "Blackblade Reforged" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    And Alice plays "Cytoshape" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Isamaru, Hound of Konda" is named "Grizzly Bears"
    And "Blackblade Reforged" is attached to "Isamaru, Hound of Konda"
    And "Isamaru, Hound of Konda" is 8/8

  @cr26:702.6c
  Scenario: Isamaru, which has become a copy of Grizzly Bears in response, is no longer a legal target of the equip ability for legendary creatures
    Given Alice controls "Blackblade Reforged", "Isamaru, Hound of Konda" and "Grizzly Bears"
    And Alice has "Cytoshape" in hand and can pay {3}{1}{G}{U}{7}
    When Alice activates "equip_legendary" of "Blackblade Reforged" targeting "Isamaru, Hound of Konda"
    And Alice in response plays "Cytoshape" targeting "Isamaru, Hound of Konda"
    And the top of the stack resolves
    And Alice chooses "Grizzly Bears"
    And the stack resolves
    Then "Isamaru, Hound of Konda" is named "Grizzly Bears"
    And "Blackblade Reforged" is attached to nothing
    When Alice activates "equip" of "Blackblade Reforged" targeting "Grizzly Bears"
    And the stack resolves
    Then "Blackblade Reforged" is attached to "Grizzly Bears"
