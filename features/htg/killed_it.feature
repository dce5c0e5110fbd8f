Feature: Who killed it

  @htg:killed-it.1
  Scenario: Whose spell deals the lethal damage has killed the creature
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears"
    When Alice casts "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Alice killed "Grizzly Bears"

  @htg:killed-it.1
  Scenario: Of several who damaged the creature, the last one has killed it
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
  Scenario: Shrinking a damaged creature to death is killing it
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
  Scenario: What resolves after the death has nothing to do with it
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
  Scenario: Whose spell destroys the creature has killed it, whoever damaged it before
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
  Scenario: What is attached to another creature hasn't affected the one that dies without it
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
  Scenario: Who has the last counter put that it can't bear has killed it
    Given Alice controls "Fume Spitter" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    And "Grizzly Bears" has 1 -1/-1 counter
    Then the mana cost of "Fume Spitter" is {B}
    And "Fume Spitter" is black
    And "Fume Spitter" is 1/1
    And "Fume Spitter" has exactly the types "creature" and "Horror"
    When Alice activates "Fume Spitter" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Alice killed "Grizzly Bears"
    And nobody killed "Fume Spitter"

  @htg:killed-it.1
  Scenario: A counter put on another creature since then has nothing to do with it
    Given Alice controls "Fume Spitter" and can pay {1}{R}
    And Alice has "Glacial Ray" in hand
    And Bob controls "Grizzly Bears", "Hill Giant" and "Fume Spitter" as "their Spitter"
    When Bob activates "their Spitter" targeting "Hill Giant"
    And Alice casts "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice killed "Grizzly Bears"
    And nobody killed "Hill Giant"

  @htg:killed-it.1
  Scenario: What others suffered since then is nothing to who killed the creature, though it dies of what it lost
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
