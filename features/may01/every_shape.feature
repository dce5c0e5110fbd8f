Feature: What is every creature type

  @may01:ours.320
  Scenario: In a graveyard it is a Spirit card, and on the battlefield a Goblin
    Given it is Alice's main phase
    And Alice controls "Gibbering Kami", "Goblin King" and "Woodland Changeling" as "the shape"
    And Alice has "Woodland Changeling" as "the dead" and "Grizzly Bears" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "the shape" is 3/3
    And "the shape" has the types "shapeshifter", "goblin" and "spirit"
    And "the dead" has the types "shapeshifter", "goblin" and "spirit"
    And "Grizzly Bears" doesn't have the type "spirit"
    And "the shape" has "changeling"
    When Bob plays "Terror" targeting "Goblin King"
    And the stack resolves
    Then "the shape" is 2/2

  @may01:ours.320
  Scenario: Soulshift finds it among the Spirit cards of a graveyard
    Given it is Alice's main phase
    And Alice controls "Serra Angel" and "Thousand-legged Kami"
    And Alice has "Woodland Changeling" and "Grizzly Bears" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Thousand-legged Kami"
    And the top of the stack resolves
    Then the ability of "Thousand-legged Kami" targets "Woodland Changeling"
    When the stack resolves
    And as it resolves, Alice says yes to "Thousand-legged Kami"
    Then "Woodland Changeling" is in Alice's hand
    And "Grizzly Bears" is in Alice's graveyard

  @may01:ours.320
  Scenario: What takes away its abilities doesn't take its types, and what sets its types does
    Given it is Alice's main phase
    And Alice controls "Woodland Changeling" and "Hill Giant"
    And Alice has "Humility" and "Turn to Frog" in hand and can pay {2}{W}{W} and can pay {1}{U}
    When Alice plays "Humility"
    And the stack resolves
    Then "Woodland Changeling" has the types "goblin" and "frog"
    And "Woodland Changeling" doesn't have "changeling"
    When Alice plays "Turn to Frog" targeting "Woodland Changeling"
    And the stack resolves
    Then "Woodland Changeling" doesn't have the type "goblin"
    And "Woodland Changeling" has the type "frog"

  @may01:ours.321
  Scenario: A land that becomes every creature type for a turn is a Goblin for that turn
    Given it is Alice's main phase
    And Alice controls "Goblin King", "Mutavault" and "Wastes"
    Then "Mutavault" has exactly the type "land"
    When Alice activates "shape" of "Mutavault"
    Then "Mutavault" has exactly the type "land"
    When the stack resolves
    Then "Mutavault" is 3/3
    And "Mutavault" has the types "land", "creature", "goblin" and "elf"
    When the game goes on to Bob's main phase
    Then "Mutavault" has exactly the type "land"

  @may01:ours.321
  Scenario: Among creatures that ask for no type such a land is a creature of its own size
    Given it is Alice's main phase
    And Alice controls "Mutavault" and "Wastes"
    And Alice has "Kodama's Might" in hand and can pay {G}
    Then "Mutavault" doesn't have the type "creature"
    When Alice activates "shape" of "Mutavault"
    And the stack resolves
    Then "Mutavault" is 2/2
    And "Mutavault" has the types "land" and "creature"
    When Alice plays "Kodama's Might" targeting "Mutavault"
    And the stack resolves
    Then "Mutavault" is 4/4
