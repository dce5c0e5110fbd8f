Feature: What costs more or less, in rulings of our own

  @may01:ours.146
  Scenario: A reduction in one colour takes a symbol of that colour or another first
    Given Alice controls "Loom of Two Hues"
    And Alice has "Mirrorweave" and "Plains" in hand
    And Alice has {R}{R} in the mana pool
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then the mana cost of "Loom of Two Hues" is {3}
    And "Loom of Two Hues" has exactly the type "artifact"
    And Alice can't play "Mirrorweave" targeting "Grizzly Bears"
    When Alice plays the land "Plains"
    Then Alice can play "Mirrorweave" targeting "Grizzly Bears"
    When Alice plays "Mirrorweave" targeting "Grizzly Bears"
    Then Alice has {R} in the mana pool
    When the stack resolves
    Then "Hill Giant" is 2/2

  @may01:ours.146
  Scenario: A reduction in colourless mana takes generic mana where there is none of it
    Given Alice controls "Lens of Glass"
    And Alice has "Mirrorweave" in hand and can pay {1}{W}{W}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then the mana cost of "Lens of Glass" is {3}
    And "Lens of Glass" has exactly the type "artifact"
    When Alice plays "Mirrorweave" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is 2/2

  @may01:ours.147
  Scenario: Gloom lies upon white enchantments and no others
    Given Bob controls "Gloom"
    And Alice controls "Circle of Protection: Red" and "Pyromancy" and can pay {7}
    And Alice has "Hill Giant" in hand
    Then the mana cost of "Gloom" is {2}{B}
    And "Gloom" is black
    And "Gloom" has exactly the type "enchantment"
    When Alice activates "burn" of "Pyromancy" targeting Bob
    Then the total cost of the ability of "Pyromancy" is {3}
    When the stack resolves
    Then Bob is at 16 life
    When Alice activates the first printed ability of "Circle of Protection: Red"
    Then the total cost of the ability of "Circle of Protection: Red" is {4}

  @may01:ours.148
  Scenario: What may be played for nothing is, at its own time
    Given Alice controls "Omniscience"
    And Alice has "Craw Wurm" and "Blaze" in hand
    Then the mana cost of "Omniscience" is {7}{U}{U}{U}
    And "Omniscience" is blue
    And "Omniscience" has exactly the type "enchantment"
    And Alice can play "Craw Wurm" without paying its mana cost
    When Alice plays "Craw Wurm" without paying its mana cost
    Then the total cost of "Craw Wurm" is {0}
    And Alice can't play "Blaze" without paying its mana cost targeting Bob by rule 408.1d
    When the stack resolves
    Then "Craw Wurm" is in play
    And Alice can play "Blaze" without paying its mana cost targeting Bob

  @may01:ours.149 @edition:2026-01
  Scenario: What an X makes worth enough can be played
    Given Bob controls "Threshold of Worth"
    And Alice has "Blaze" in hand and can pay {2}{R}
    Then the mana cost of "Blaze" is {X}{R}
    And "Blaze" is red
    And "Blaze" has exactly the type "sorcery"
    And Alice can't play "Blaze" with X = 0 targeting Bob because of "worth" of "Threshold of Worth"
    When Alice plays "Blaze" with X = 2 targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Blaze" is in Alice's graveyard

  @may01:ours.149 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: What an X would make worth enough can't be played before X is said
    Given Bob controls "Threshold of Worth"
    And Alice has "Blaze" and "Arc Lightning" in hand and can pay {2}{R}
    Then the mana cost of "Threshold of Worth" is {2}
    And "Threshold of Worth" has exactly the type "artifact"
    And Alice can't play "Blaze" with X = 2 targeting Bob because of "worth" of "Threshold of Worth"
    When Alice plays "Arc Lightning" targeting Bob dividing 3 to Bob
    And the stack resolves
    Then Bob is at 17 life
