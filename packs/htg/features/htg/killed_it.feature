Feature: The killer of a creature

  @htg:killed-it.1
  Scenario: The controller of the spell that deals lethal damage has killed the creature
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears"
    When Alice casts "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Alice killed "Grizzly Bears"

  @htg:killed-it.1
  Scenario: If spells of two players damaged a creature, the player whose spell damaged it last has killed it
    Given Alice has "Glacial Ray" as "Alice's Ray" in hand and can pay {1}{R}
    And Bob has "Glacial Ray" as "Bob's Ray" in hand and can pay {1}{R}
    And Bob controls "Hill Giant"
    When Alice casts "Alice's Ray" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And nobody killed "Hill Giant"
    When Bob casts "Bob's Ray" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Bob killed "Hill Giant"

  @htg:killed-it.1
  Scenario: The controller of Call for Blood has killed a damaged creature that dies because Call for Blood gives it -2/-2
    Given Alice controls "Grizzly Bears"
    And Alice has "Call for Blood" in hand and can pay {4}{B}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Hill Giant"
    When Bob casts "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice casts "Call for Blood" targeting "Hill Giant" sacrificing "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Alice killed "Hill Giant"

  @htg:killed-it.1
  Scenario: A spell that resolves after a creature has died doesn't change who killed that creature
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Grizzly Bears"
    When Alice casts "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    And Bob casts "Reach Through Mists"
    And the stack resolves
    Then Bob has drawn 1 card
    And Alice killed "Grizzly Bears"

  @htg:killed-it.1
  Scenario: The controller of Terror has killed the creature it destroys, though another player damaged it before
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob has "Terror" in hand and can pay {1}{B}
    And Bob controls "Hill Giant"
    When Alice casts "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    When Bob casts "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Bob killed "Hill Giant"

  @htg:killed-it.1
  Scenario: If a creature dies because an Equipment moves away, the player who damaged it before has killed it
    Given it is Bob's main phase
    And Bob controls "Grizzly Bears" and "Oathkeeper, Takeno's Daisho" attached to "Grizzly Bears"
    And Bob controls "Hill Giant" and can pay {2}
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice casts "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 damage marked
    When Bob equips "Hill Giant" with "Oathkeeper, Takeno's Daisho"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Alice killed "Grizzly Bears"

  @htg:killed-it.1
  Scenario: The player who puts the lethal -1/-1 counter on a creature has killed it
    Given Alice controls "Fume Spitter" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    And "Grizzly Bears" has 1 -1/-1 counter
    Then "Fume Spitter" is 1/1
    When Alice activates "Fume Spitter" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Alice killed "Grizzly Bears"
    And nobody killed "Fume Spitter"

  @htg:killed-it.1
  Scenario: A counter put on another creature doesn't change who killed a creature
    Given Alice controls "Fume Spitter" and can pay {1}{R}
    And Alice has "Glacial Ray" in hand
    And Bob controls "Grizzly Bears", "Hill Giant" and "Fume Spitter" as "their Spitter"
    When Bob activates "their Spitter" targeting "Hill Giant"
    And Alice casts "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice killed "Grizzly Bears"
    And nobody killed "Hill Giant"

  @htg:killed-it.1
  Scenario: Effects on another creature don't change who killed a creature that dies when Konda's Banner is destroyed
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Isamaru, Hound of Konda", "Wall of Stone", "Frostwielder" and "Fume Spitter"
    And Bob controls "Konda's Banner" attached to "Isamaru, Hound of Konda"
    And Bob has "Kodama's Might" and "Naturalize" in hand and can pay {G}{1}{G}
    Then "Isamaru, Hound of Konda" is 4/4
    When Alice casts "Glacial Ray" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    And Bob activates "Frostwielder" targeting "Wall of Stone"
    And the stack resolves
    And Bob activates "Fume Spitter" targeting "Wall of Stone"
    And the stack resolves
    And Bob casts "Kodama's Might" targeting "Wall of Stone"
    And the stack resolves
    Then "Isamaru, Hound of Konda" has 2 damage marked
    When Bob casts "Naturalize" targeting "Konda's Banner"
    And the stack resolves
    Then "Isamaru, Hound of Konda" is in Bob's graveyard
    And Alice killed "Isamaru, Hound of Konda"

  @htg:killed-it.1
  Scenario: Alice equips a damaged creature last, so she has killed it when it dies after losing Holy Strength
    Given Alice controls "Hill Giant", "Holy Strength", "Umezawa's Jitte" and can pay {2}
    And "Holy Strength" is attached to "Hill Giant"
    And Bob has 2 "Glacial Ray" as "ray" and "Naturalize" in hand and can pay {3}{R}{R}{G}
    When Bob casts "ray 1" targeting "Hill Giant"
    And Bob casts "ray 2" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 4 damage marked
    When Alice equips "Hill Giant" with "Umezawa's Jitte"
    And the stack resolves
    Then nobody killed "Hill Giant"
    When Bob casts "Naturalize" targeting "Holy Strength"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And Alice killed "Hill Giant"
