Feature: Modified permanents

  @cr26:700.9
  Scenario: An equipped creature, an enchanted creature and a creature with a counter become modified
    Given Alice controls "Tinkers' Banner", "Grizzly Bears", "Hill Giant", "Watchwolf", "Giving Sprite" and "Bonesplitter"
    And "Giving Sprite" has 1 +1/+1 counter
    And Alice has "Holy Strength" in hand and can pay {W}{1}
    Then "Grizzly Bears" doesn't have "trample"
    And "Hill Giant" doesn't have "trample"
    And "Giving Sprite" has "trample"
    When Alice equips "Grizzly Bears" with "Bonesplitter"
    And the stack resolves
    Then "Grizzly Bears" has "trample"
    When Alice plays "Holy Strength" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "trample"
    And "Watchwolf" doesn't have "trample"
    When Alice activates "gift" of "Giving Sprite" targeting "Watchwolf"
    And the stack resolves
    Then "Watchwolf" has "trample"

  @cr26:700.9
  Scenario: A creature that is enchanted only by an opponent's Aura isn't modified, even if the Aura is good for it
    Given Alice controls "Tinkers' Banner" and "Hill Giant"
    And Alice has "Holy Strength" as "hers" in hand and can pay {W}
    And Bob controls "Grizzly Bears"
    And Bob has "Holy Strength" as "his" in hand and can pay {W}
    And it is Bob's main phase
    When Bob plays "his" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 4/5
    And "Hill Giant" doesn't have "trample"
    When the game goes on to Alice's main phase
    And Alice plays "hers" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 5/7
    And "Hill Giant" has "trample"
