Feature: Dividing an effect among targets

  @cr26:601.2d
  Scenario: Rolling Thunder divides X damage among any number of targets
    Given Alice has "Rolling Thunder" in hand and can pay {4}{R}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Rolling Thunder" with X = 4 targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 2 to "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:601.2d
  Scenario: Arc Lightning divides 3 damage between a creature and a player
    Given Alice has "Arc Lightning" in hand and can pay {2}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Arc Lightning" targeting "Grizzly Bears" and Bob dividing 2 to "Grizzly Bears" and 1 to Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Grizzly Bears" was destroyed

  @cr26:601.2d
  Scenario: With two targets, Arc Lightning must deal at least 1 damage to each of them
    Given Alice has "Arc Lightning" in hand and can pay {2}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then Alice can't play "Arc Lightning" targeting "Grizzly Bears" and "Hill Giant" dividing 0 to "Grizzly Bears" and 3 to "Hill Giant"
    And Alice can't play "Arc Lightning" targeting "Grizzly Bears" and "Hill Giant" dividing 1 to "Grizzly Bears" and 1 to "Hill Giant"
    And Alice can play "Arc Lightning" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 1 to "Hill Giant"
    When Alice plays "Arc Lightning" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 1 to "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Grizzly Bears" was destroyed

  @cr26:601.2d.2
  Scenario: Since 2004, a spell that requires exactly two targets must give each of them at least 1 of its damage
    Given Alice has "Twin Sparks" in hand and can pay {1}{R}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then Alice can't play "Twin Sparks" targeting "Grizzly Bears" and "Hill Giant" dividing 0 to "Grizzly Bears" and 3 to "Hill Giant"
    And Alice can play "Twin Sparks" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 1 to "Hill Giant"
    When Alice plays "Twin Sparks" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 1 to "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Grizzly Bears" was destroyed

  @cr26:601.2d.2.before
  Scenario: In 2001, a spell that requires exactly two targets may give one of them no damage
    Given Alice has "Twin Sparks" in hand and can pay {1}{R}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then Alice can play "Twin Sparks" targeting "Grizzly Bears" and "Hill Giant" dividing 0 to "Grizzly Bears" and 3 to "Hill Giant"
    When Alice plays "Twin Sparks" targeting "Grizzly Bears" and "Hill Giant" dividing 0 to "Grizzly Bears" and 3 to "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" has no damage marked
    And "Grizzly Bears" is in play

  @cr26:601.2d.5
  Scenario: Alice announces that Contagion puts one of its two -2/-1 counters on each of two targets, and with two targets she can't put both on one of them
    Given Bob controls "Hill Giant", "Craw Wurm" and "Gray Ogre"
    And Alice has "Contagion" in hand and can pay {3}{B}{B}
    Then Alice can't play "Contagion" targeting "Hill Giant" and "Craw Wurm" dividing 0 to "Hill Giant" and 2 to "Craw Wurm"
    And Alice can play "Contagion" targeting "Craw Wurm" dividing 2 to "Craw Wurm"
    When Alice plays "Contagion" targeting "Hill Giant" and "Craw Wurm" dividing 1 to "Hill Giant" and 1 to "Craw Wurm"
    And the stack resolves
    Then "Hill Giant" is 1/2
    And "Craw Wurm" is 4/3
    And "Gray Ogre" is 2/2

  @cr26:601.2d.5
  Scenario: Alice announces that Contagion puts both of its -2/-1 counters on Craw Wurm, its only target
    Given Bob controls "Hill Giant" and "Craw Wurm"
    And Alice has "Contagion" and "Terror" in hand
    When Alice plays "Contagion" instead of its mana cost removing "Terror" targeting "Craw Wurm" dividing 2 to "Craw Wurm"
    Then Alice is at 19 life
    And "Terror" is removed from the game
    When the stack resolves
    Then "Craw Wurm" has 2 -2/-1 counters
    And "Craw Wurm" is 2/2
    And "Hill Giant" is 3/3
