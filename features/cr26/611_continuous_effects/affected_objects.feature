Feature: Objects that a continuous effect affects

  @cr26:611.2c
  Scenario: Selesnya Guildmage gives its controller's creatures +1/+1, and a Saproling that it creates afterwards is 1/1
    Given Alice controls "Selesnya Guildmage" and can pay {3}{W}{3}{G}{3}{G}
    And Bob controls "Grizzly Bears"
    When Alice activates "sprout" of "Selesnya Guildmage"
    And the stack resolves
    And Alice activates "rally" of "Selesnya Guildmage"
    And the stack resolves
    And Alice activates "sprout" of "Selesnya Guildmage"
    And the stack resolves
    Then the first "Saproling" token and the second "Saproling" token are in play
    And "Selesnya Guildmage" is 3/3
    And the first "Saproling" token is 2/2
    And the second "Saproling" token is 1/1
    And "Grizzly Bears" is 2/2
    When the turn ends
    Then "Selesnya Guildmage" is 2/2
    And the first "Saproling" token is 1/1

  @cr26:611.2c
  Scenario: Selesnya Guildmage gives its controller's creatures +1/+1, and Bob's Hill Giant, which enters afterwards, gets nothing
    Given Alice controls "Selesnya Guildmage" and "Grizzly Bears" and can pay {3}{W}
    And Bob controls "Vedalken Orrery" and has "Hill Giant" in hand and can pay {3}{R}
    When Alice activates "rally" of "Selesnya Guildmage"
    And the stack resolves
    And Bob plays "Hill Giant"
    And the stack resolves
    Then "Selesnya Guildmage" and "Grizzly Bears" are 3/3
    And "Hill Giant" is 3/3
    When the turn ends
    Then "Selesnya Guildmage" and "Grizzly Bears" are 2/2
