Feature: Changeling

  @cr26:702.73a @cr26:604.3.3
  Scenario: A changeling is a Goblin on the battlefield and a Spirit card in the graveyard
    Given it is Alice's main phase
    And Alice controls "Gibbering Kami", "Goblin King" and "Woodland Changeling" as "the shape"
    And Alice has "Woodland Changeling" as "the dead" and "Grizzly Bears" in graveyard
    And Alice has "Woodland Changeling" as "the held" in hand and can pay {1}{G}
    And Alice has "Woodland Changeling" as "the buried" as library
    And Alice has "Woodland Changeling" as "the banished" removed from the game
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "the shape" is 3/3
    And "the shape" has the types "shapeshifter", "goblin" and "spirit"
    And "the dead" has the types "shapeshifter", "goblin" and "spirit"
    And "the held" has the types "shapeshifter", "goblin" and "spirit"
    And "the buried" has the types "shapeshifter", "goblin" and "spirit"
    And "the banished" has the types "shapeshifter", "goblin" and "spirit"
    And "Grizzly Bears" doesn't have the type "spirit"
    And "the shape" has "changeling"
    When Bob plays "Terror" targeting "Goblin King"
    And the stack resolves
    Then "the shape" is 2/2
    When Alice plays "the held"
    Then the stack holds "the held"
    And "the held" has the types "shapeshifter", "goblin" and "spirit"

  @cr26:604.3.3 @cr26:604.3a.2 @cr26:113.6a.2
  Scenario: Mistform Ultimus is a Goblin on the battlefield, in a hand, in a graveyard and in a library
    Given Alice controls "Goblin King"
    And Alice has "Mistform Ultimus" as "the shape" and "Mistform Ultimus" as "the held" in hand and can pay {3}{U}
    And Alice has "Mistform Ultimus" as "the dead" and "Grizzly Bears" in graveyard
    And Alice has "Mistform Ultimus" as "the buried" as library
    And Alice has "Mistform Ultimus" as "the banished" exiled
    When Alice plays "the shape"
    Then "the shape" has the types "illusion", "goblin" and "spirit"
    When the stack resolves
    Then "the shape" is 4/4
    And "the shape" has the types "illusion", "goblin" and "spirit"
    And "the held" has the types "illusion", "goblin" and "spirit"
    And "the dead" has the types "illusion", "goblin" and "spirit"
    And "the buried" has the types "illusion", "goblin" and "spirit"
    And "the banished" has the types "illusion", "goblin" and "spirit"
    And "Grizzly Bears" doesn't have the type "goblin"

  @cr26:113.6a.2
  Scenario: On the battlefield, Mistform Ultimus is a Goblin that Goblin King makes larger, and Grizzly Bears aren't
    Given Alice controls "Mistform Ultimus" and "Grizzly Bears"
    And Alice has "Goblin King" in hand and can pay {1}{R}{R}
    Then "Mistform Ultimus" has the types "illusion", "goblin" and "spirit"
    And "Mistform Ultimus" is 3/3
    When Alice plays "Goblin King"
    And the stack resolves
    Then "Mistform Ultimus" is 4/4
    And "Grizzly Bears" is 2/2

  @cr26:702.73a
  Scenario: Soulshift can return a changeling card as a Spirit card
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

  @cr26:702.73a
  Scenario: A changeling that loses its abilities to Humility keeps all creature types, and Turn to Frog makes it only a Frog
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

  @cr26:604.3a.2
  Scenario: Mistform Ultimus on the battlefield is a Goblin and a Spirit, and gets +1/+1 from Goblin King until Terror destroys it
    Given Alice controls "Goblin King" and "Mistform Ultimus"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Mistform Ultimus" is 4/4
    And "Mistform Ultimus" has the types "illusion", "goblin" and "spirit"
    When Bob plays "Terror" targeting "Goblin King"
    And the stack resolves
    Then "Mistform Ultimus" is 3/3
