Feature: Clash

  @cr26:701.30a @cr26:701.30d
  Scenario: A player who reveals the card with the higher mana value wins the clash, and each player may put the card on the bottom
    Given Alice has "Lash Out" in hand and can pay {1}{R}
    And Alice has "Hill Giant" and "Island" as library
    And Bob controls "Craw Wurm" and has "Grizzly Bears" and "Forest" as library
    When Alice plays "Lash Out" targeting "Craw Wurm"
    And the stack resolves
    And Alice chooses nothing
    And Bob chooses "Grizzly Bears"
    Then "Craw Wurm" has 3 damage marked
    And Bob is at 17 life
    And Alice knows "Grizzly Bears"
    And Bob knows "Hill Giant"
    And Alice's library holds, in order, "Hill Giant" and "Island"
    And Bob's library holds, in order, "Forest" and "Grizzly Bears"

  @cr26:701.30d
  Scenario: A player whose revealed card has the same mana value as the opponent's doesn't win the clash
    Given Alice has "Lash Out" in hand and can pay {1}{R}
    And Alice has "Grizzly Bears" as "hers" and "Island" as library
    And Bob controls "Craw Wurm" and has "Grizzly Bears" as "his" and "Forest" as library
    When Alice plays "Lash Out" targeting "Craw Wurm"
    And the stack resolves
    And Alice chooses "hers"
    And Bob chooses nothing
    Then "Craw Wurm" has 3 damage marked
    And Bob is at 20 life
    And Alice's library holds, in order, "Island" and "hers"

  @cr26:701.30b
  Scenario: A player who clashes with an opponent chooses which of two opponents reveals a card
    Given Carol is playing too
    And Alice has "Lash Out" in hand and can pay {1}{R}
    And Alice has "Hill Giant" and "Island" as library
    And Bob controls "Craw Wurm" and has "Craw Wurm" as "the upper Wurm" and "Forest" as library
    And Carol has "Grizzly Bears" and "Forest" as "the lower Forest" as library
    When Alice plays "Lash Out" targeting "Craw Wurm"
    And the stack resolves
    Then Alice may not choose Alice
    And Alice may choose Bob
    When Alice chooses Carol
    And Alice chooses nothing
    And Carol chooses "Grizzly Bears"
    Then Bob is at 17 life
    And Alice doesn't know "the upper Wurm"
    And the bottom of Carol's library is "Grizzly Bears"

  @cr26:701.30c
  Scenario: The active player decides first where to put the revealed card, and both cards move at the same time
    Given it is Bob's main phase
    And Alice has "Lash Out" in hand and can pay {1}{R}
    And Alice has "Hill Giant" and "Island" as library
    And Bob controls "Craw Wurm" and has "Grizzly Bears" and "Forest" as library
    When Alice plays "Lash Out" targeting "Craw Wurm"
    And the top of the stack resolves
    Then Bob may choose "Grizzly Bears"
    When Bob chooses "Grizzly Bears"
    Then the top of Bob's library is "Grizzly Bears"
    And Alice may choose "Hill Giant"
    When Alice chooses "Hill Giant"
    Then Bob's library holds, in order, "Forest" and "Grizzly Bears"
    And Alice's library holds, in order, "Island" and "Hill Giant"
    And Bob is at 17 life

  @cr26:701.30a
  Scenario: Both players who clash may leave their cards on top
    Given Alice has "Lash Out" in hand and can pay {1}{R}
    And Alice has "Grizzly Bears" and "Island" as library
    And Bob controls "Craw Wurm" and has "Hill Giant" and "Forest" as library
    When Alice plays "Lash Out" targeting "Craw Wurm"
    And the stack resolves
    And Alice chooses nothing
    And Bob chooses nothing
    Then "Craw Wurm" has 3 damage marked
    And Bob is at 20 life
    And Alice's library holds, in order, "Grizzly Bears" and "Island"
    And Bob's library holds, in order, "Hill Giant" and "Forest"

  @cr26:701.30c
  Scenario: Both players who clash reveal their cards at the same time, before either of them decides
    Given Alice has "Lash Out" in hand and can pay {1}{R}
    And Alice has "Hill Giant" and "Island" as library
    And Bob controls "Craw Wurm" and has "Grizzly Bears" and "Forest" as library
    When Alice plays "Lash Out" targeting "Craw Wurm"
    And the top of the stack resolves
    Then it happened at once that "Hill Giant" was revealed and "Grizzly Bears" was revealed
    And Alice may choose "Hill Giant"
    When Alice chooses "Hill Giant"
    And Bob chooses "Grizzly Bears"
    Then Alice's library holds, in order, "Island" and "Hill Giant"
    And Bob's library holds, in order, "Forest" and "Grizzly Bears"
    And "Craw Wurm" has 3 damage marked

  @cr26:701.30d
  Scenario: A player whose revealed card has a lower mana value than the opponent's doesn't win the clash, and wins the next one
    Given Alice has 2 "Lash Out" as "lash" in hand and can pay {1}{R}{1}{R}
    And Alice has "Grizzly Bears" and "Hill Giant" as library
    And Bob controls "Craw Wurm" and has "Gray Ogre" and "Forest" as library
    When Alice plays "lash 1" targeting "Craw Wurm"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    And Bob chooses "Gray Ogre"
    Then Bob is at 20 life
    When Alice plays "lash 2" targeting "Craw Wurm"
    And the stack resolves
    And Alice chooses nothing
    And Bob chooses nothing
    Then Bob is at 17 life
    And "Craw Wurm" was destroyed

  @cr26:701.30d.2
  Scenario: A player who reveals a land card wins the clash if the opponent has no card to reveal
    Given Alice has "Lash Out" in hand and can pay {1}{R}
    And Alice has "Forest" and "Island" as library
    And Bob controls "Craw Wurm" and has an empty library
    When Alice plays "Lash Out" targeting "Craw Wurm"
    And the stack resolves
    And Alice chooses nothing
    Then "Craw Wurm" has 3 damage marked
    And Bob is at 17 life
