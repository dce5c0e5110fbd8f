Feature: Ogre Marauder

  @bok:ogre-marauder.1
  Scenario: Until 2013, a creature sacrificed so that Ogre Marauder can be blocked is sacrificed as blockers are declared
    Given Alice controls "Ogre Marauder"
    And Bob controls "Grizzly Bears", "Wall of Stone" and "Mirror Gallery"
    When Alice attacks with "Ogre Marauder"
    And the stack resolves
    Then "Grizzly Bears" and "Wall of Stone" are in play
    And "Ogre Marauder" is 3/1
    When the game goes on to the declare blockers step
    Then Bob can block "Ogre Marauder" with "Wall of Stone" sacrificing "Grizzly Bears"
    And Bob can't block "Ogre Marauder" with "Wall of Stone" sacrificing "Mirror Gallery"
    When Bob blocks "Ogre Marauder" with "Wall of Stone" sacrificing "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And "Grizzly Bears" is in Bob's graveyard
    And "Ogre Marauder" is blocked
    And "Wall of Stone" is blocking "Ogre Marauder"
    And it happened in this order that the ability of "Ogre Marauder" resolved, then the declare blockers step began, then "Grizzly Bears" was sacrificed
    When combat damage is dealt
    Then "Wall of Stone" has 3 damage marked
    And Bob is at 20 life

  @bok:ogre-marauder.1
  Scenario: Until 2013, a creature declared as a blocker of Ogre Marauder and sacrificed for that block doesn't block
    Given Alice controls "Ogre Marauder"
    And Bob controls "Grizzly Bears" owned by Alice
    When Alice attacks with "Ogre Marauder"
    And the stack resolves
    And Bob blocks "Ogre Marauder" with "Grizzly Bears" sacrificing "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And "Ogre Marauder" is unblocked
    When combat damage is dealt
    Then Bob is at 17 life

  @bok:ogre-marauder.1
  Scenario: Until 2013, blocking Ogre Marauder's second attack in a turn needs two sacrifices; one is enough in a later turn
    Given Alice controls "Ogre Marauder"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Wall of Stone", "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Ogre Marauder"
    And the stack resolves
    And Bob doesn't block
    And the game goes on to the second main phase
    And the game goes on to Alice's next main phase
    And Alice attacks with "Ogre Marauder"
    And the stack resolves
    And the game goes on to the declare blockers step
    Then Bob can block "Ogre Marauder" with "Wall of Stone" sacrificing "Grizzly Bears"
    When Bob doesn't block
    And the game goes on to the second main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Ogre Marauder"
    And the stack resolves
    And Bob blocks "Ogre Marauder" with "Wall of Stone" sacrificing "Grizzly Bears"
    And Bob chooses "Hill Giant" for "Ogre Marauder"
    Then "Grizzly Bears" and "Hill Giant" were sacrificed
    And "Ogre Marauder" is blocked

  @bok:ogre-marauder.1.today
  Scenario: Today, Bob sacrifices a creature as Ogre Marauder's trigger resolves, and any creature may then block
    Given Alice controls "Ogre Marauder"
    And Bob controls "Grizzly Bears" owned by Alice, "Wall of Stone" and "Mirror Gallery"
    When Alice attacks with "Ogre Marauder"
    And the stack resolves
    And as it resolves, Bob pays for "Ogre Marauder"
    Then Bob may choose "Wall of Stone" for "Ogre Marauder"
    And Bob may not choose "Mirror Gallery" for "Ogre Marauder"
    When Bob chooses "Grizzly Bears" for "Ogre Marauder"
    Then "Grizzly Bears" was sacrificed
    And "Ogre Marauder" is attacking
    When Bob blocks "Ogre Marauder" with "Wall of Stone"
    Then "Ogre Marauder" is blocked
    And it happened in this order that "Grizzly Bears" was sacrificed, then the declare blockers step began

  @bok:ogre-marauder.1.today
  Scenario: Today, Bob can't block Ogre Marauder if he sacrifices nothing as its trigger resolves
    Given Alice controls "Ogre Marauder"
    And Bob controls "Grizzly Bears", "Wall of Stone" and "Wall of Air"
    When Alice attacks with "Ogre Marauder"
    And the stack resolves
    And as it resolves, Bob doesn't pay for "Ogre Marauder"
    And the game goes on to the declare blockers step
    Then Bob can't block "Ogre Marauder" with "Wall of Stone"
    And Bob can't block "Ogre Marauder" with "Wall of Air"
    When combat damage is dealt
    Then Bob is at 17 life
    And "Grizzly Bears" and "Wall of Stone" are on the battlefield

  @bok:ogre-marauder.1.today
  Scenario: Today, if Bob sacrifices nothing for one attack of Ogre Marauder, it can't be blocked in any combat of that turn
    Given Alice controls "Ogre Marauder"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Wall of Stone", "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Ogre Marauder"
    And the stack resolves
    And as it resolves, Bob doesn't pay for "Ogre Marauder"
    And the game goes on to the second main phase
    And Alice casts "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Ogre Marauder"
    And the stack resolves
    And as it resolves, Bob pays for "Ogre Marauder"
    And as it resolves, Bob chooses "Grizzly Bears" for "Ogre Marauder"
    And the game goes on to the declare blockers step
    Then Bob can't block "Ogre Marauder" with "Wall of Stone" by rule 509.1b
    When the game goes on to Alice's next main phase
    And Alice attacks with "Ogre Marauder"
    And the stack resolves
    And as it resolves, Bob pays for "Ogre Marauder"
    And as it resolves, Bob chooses "Hill Giant" for "Ogre Marauder"
    And the game goes on to the declare blockers step
    Then Bob can block "Ogre Marauder" with "Wall of Stone"
    When Bob blocks "Ogre Marauder" with "Wall of Stone"
    Then "Ogre Marauder" is blocked

  @bok:ogre-marauder.1
  Scenario: Until 2013, one sacrifice is made for each blocked Ogre Marauder, and not for each blocker
    Given Alice controls 2 "Ogre Marauder" as "ogre"
    And Bob controls "Grizzly Bears", "Hill Giant", "Wall of Stone", "Wall of Wood" and "Steel Wall"
    When Alice attacks with "ogre 1" and "ogre 2"
    And Alice puts "ogre 1" and "ogre 2" in this order
    And the stack resolves
    And Bob blocks "ogre 1" with "Wall of Stone" and "Wall of Wood" and "ogre 2" with "Steel Wall" sacrificing "Grizzly Bears" sacrificing "Hill Giant"
    Then "ogre 1" and "ogre 2" are blocked
    And "Grizzly Bears" and "Hill Giant" were sacrificed
    And "Wall of Wood" is blocking "ogre 1"
