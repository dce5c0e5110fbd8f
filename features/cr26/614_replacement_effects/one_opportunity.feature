Feature: A replacement effect applies once to an event

  @cr26:614.5
  Scenario: Two Furnaces of Rath quadruple the damage of Glacial Ray
    Given Alice controls 2 "Furnace of Rath" as "furnace"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    And as it resolves, Bob applies "furnace 1" first
    Then Bob is at 12 life

  @cr26:614.5.2
  Scenario: A creature with vulnerability to red and vulnerability to instants takes four times the damage of a red instant
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Twice-Dried Colossus"
    When Alice casts "Glacial Ray" targeting "Twice-Dried Colossus"
    And the stack resolves
    Then "Twice-Dried Colossus" has 8 damage marked

  @cr26:614.5.2
  Scenario: A creature with vulnerability to red takes twice the damage of a red creature, and the usual damage of a green creature
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Twice-Dried Colossus" as "the scorched Colossus" and "Twice-Dried Colossus" as "the mauled Colossus"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "the scorched Colossus" and "Grizzly Bears" with "the mauled Colossus"
    And combat damage is dealt
    Then "the scorched Colossus" has 6 damage marked
    And "the mauled Colossus" has 2 damage marked
