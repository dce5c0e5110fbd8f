Feature: Choices of two players as an ability is activated

  @cr26:602.3b
  Scenario: In Bob's turn Alice chooses her target for Altar of Ruin first, so Bob, the active player, can't choose the same creature
    Given it is Bob's main phase
    And Bob controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Alice controls "Altar of Ruin"
    When Bob passes
    And Alice activates "ruin" of "Altar of Ruin" targeting "Hill Giant"
    Then Bob is asked for targets by "Altar of Ruin" among "Grizzly Bears" and "Watchwolf"
    And Bob may target "Watchwolf"
    And Bob may not target "Hill Giant"
    When Bob targets "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" was destroyed
    And "Watchwolf" is in play

  @cr26:602.3b
  Scenario: In Alice's turn Bob chooses his target for Altar of Ruin first, so Alice, the active player, can't choose the same creature
    Given Alice controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob controls "Altar of Ruin"
    When Alice passes
    And Bob activates "ruin" of "Altar of Ruin" targeting "Hill Giant"
    Then Alice is asked for targets by "Altar of Ruin" among "Grizzly Bears" and "Watchwolf"
    And Alice may target "Watchwolf"
    And Alice may not target "Hill Giant"
    When Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" was destroyed
    And "Watchwolf" is in play

  @cr26:602.3b.2
  Scenario: In Bob's turn Alice, who activates the ability of Bob's Shrine of Ruin, chooses her target first, so Bob, who controls Shrine of Ruin, can't choose the same creature
    Given it is Bob's main phase
    And Bob controls "Shrine of Ruin", "Hill Giant", "Grizzly Bears" and "Watchwolf"
    When Bob passes
    And Alice activates "ruin" of "Shrine of Ruin" targeting "Hill Giant"
    Then Bob is asked for targets by "Shrine of Ruin" among "Grizzly Bears" and "Watchwolf"
    And Bob may target "Watchwolf"
    And Bob may not target "Hill Giant"
    When Bob targets "Grizzly Bears"
    Then Alice controls the ability of "Shrine of Ruin"
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" was destroyed
    And "Watchwolf" is in play

  @cr26:602.3b
  Scenario: In her own turn Alice chooses both targets for her Altar of Ruin, as she is the active player, too
    Given Alice controls "Altar of Ruin" and "Watchwolf"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice activates "ruin" of "Altar of Ruin" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" was destroyed
    And "Watchwolf" is in play
    And Bob was asked for targets never

  @cr26:602.3b.2
  Scenario: In her own turn Alice, who activates the ability of Bob's Shrine of Ruin, chooses both its targets
    Given Bob controls "Shrine of Ruin", "Hill Giant" and "Grizzly Bears"
    And Alice controls "Watchwolf"
    When Alice activates "ruin" of "Shrine of Ruin" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" was destroyed
    And "Watchwolf" is in play
    And Bob was asked for targets never

  @cr26:602.3b
  Scenario: In Bob's turn Alice chooses one of the only two creatures for Altar of Ruin first, and the other one is left for Bob
    Given it is Bob's main phase
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice controls "Altar of Ruin"
    When Bob passes
    And Alice activates "ruin" of "Altar of Ruin" targeting "Hill Giant"
    Then the ability of "Altar of Ruin" targets "Hill Giant" and "Grizzly Bears"
    And Alice was asked for targets once
    And Bob was asked for targets never

  @cr26:602.3b.2
  Scenario: In Bob's turn Alice chooses one of the only two creatures for Bob's Shrine of Ruin first, and the other one is left for Bob
    Given it is Bob's main phase
    And Bob controls "Shrine of Ruin", "Hill Giant" and "Grizzly Bears"
    When Bob passes
    And Alice activates "ruin" of "Shrine of Ruin" targeting "Hill Giant"
    Then the ability of "Shrine of Ruin" targets "Hill Giant" and "Grizzly Bears"
    And Alice was asked for targets once
    And Bob was asked for targets never

  @cr26:602.3b.2
  Scenario: In her own turn Alice, who activates the ability of her own Shrine of Ruin, chooses both its targets
    Given Alice controls "Shrine of Ruin" and "Watchwolf"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice activates "ruin" of "Shrine of Ruin" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" was destroyed
    And "Watchwolf" is in play
    And Bob was asked for targets never
