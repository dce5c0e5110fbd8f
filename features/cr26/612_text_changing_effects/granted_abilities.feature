Feature: Text changes and granted abilities

  @cr26:612.3
  Scenario: A creature with protection from red granted by Crimson Acolyte keeps that protection if either creature's text changes
    Given Alice controls "Crimson Acolyte", "Grizzly Bears" and can pay {W}
    And Alice has "Sleight of Mind" as "one" and "Sleight of Mind" as "two" in hand and can pay {U}{U}
    And Bob has "Glacial Ray" and "Twisted Image" in hand and can pay {1}{R}{U}
    Then Bob can play "Glacial Ray" targeting "Grizzly Bears"
    And Bob can't play "Glacial Ray" targeting "Crimson Acolyte" by rule 702.16b
    When Alice activates "bless" of "Crimson Acolyte" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "one" targeting "Crimson Acolyte"
    And the stack resolves
    And Alice chooses the color "red"
    And Alice chooses the color "blue"
    And Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses the color "red"
    And Alice chooses the color "blue"
    Then Bob can't play "Glacial Ray" targeting "Grizzly Bears" by rule 702.16b
    And Bob can play "Twisted Image" targeting "Grizzly Bears"
    And Bob can play "Glacial Ray" targeting "Crimson Acolyte"
    And Bob can't play "Twisted Image" targeting "Crimson Acolyte" by rule 702.16b

  @cr26:612.3
  Scenario: The mountainwalk that Goblin King grants to a Goblin changes with Goblin King's text, and not with that Goblin's text
    Given Alice controls "Goblin King", "Goblin Raider" and "Akki Avalanchers"
    And Alice has "Magical Hack" as "one" and "Magical Hack" as "two" in hand and can pay {U}{U}
    And Bob controls "Mountain" and "Hill Giant"
    When Alice plays "one" targeting "Goblin Raider"
    And the stack resolves
    And Alice chooses the land type "Mountain"
    And Alice chooses the land type "Island"
    And Alice attacks with "Goblin King" and "Goblin Raider"
    Then Bob can't block "Goblin Raider" with "Hill Giant" by rule 702.14
    And Bob can block "Goblin King" with "Hill Giant"
    When Alice plays "two" targeting "Goblin King"
    And the stack resolves
    And Alice chooses the land type "Mountain"
    And Alice chooses the land type "Island"
    Then Bob can block "Goblin Raider" with "Hill Giant"
