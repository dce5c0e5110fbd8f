Feature: Ogre Marauder

  @bok:ogre-marauder.1
  Scenario: The creature that buys the block is sacrificed while blockers are declared
    Given Alice controls "Ogre Marauder"
    And Bob controls "Grizzly Bears", "Wall of Stone" and "Mirror Gallery"
    Then the mana cost of "Ogre Marauder" is {1}{B}{B}
    And "Ogre Marauder" has exactly the types "creature", "Ogre" and "Warrior"
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
  Scenario: A creature that is given up for its own block doesn't block
    Given Alice controls "Ogre Marauder"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Ogre Marauder"
    And the stack resolves
    And Bob blocks "Ogre Marauder" with "Grizzly Bears" sacrificing "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And "Ogre Marauder" is unblocked
    When combat damage is dealt
    Then Bob is at 17 life

  @bok:ogre-marauder.1.today
  Scenario: Today the creature is given up as the attack's trigger resolves, and any creature may block afterwards
    Given Alice controls "Ogre Marauder"
    And Bob controls "Grizzly Bears" and "Wall of Stone"
    When Alice attacks with "Ogre Marauder"
    And the stack resolves
    And as it resolves, Bob pays for "Ogre Marauder"
    And as it resolves, Bob chooses "Grizzly Bears" for "Ogre Marauder"
    Then "Grizzly Bears" was sacrificed
    And "Ogre Marauder" is attacking
    When Bob blocks "Ogre Marauder" with "Wall of Stone"
    Then "Ogre Marauder" is blocked
    And it happened in this order that "Grizzly Bears" was sacrificed, then the declare blockers step began

  @bok:ogre-marauder.1.today
  Scenario: Today who gives up nothing as the trigger resolves can't buy the block later
    Given Alice controls "Ogre Marauder"
    And Bob controls "Grizzly Bears" and "Wall of Stone"
    When Alice attacks with "Ogre Marauder"
    And the stack resolves
    And as it resolves, Bob doesn't pay for "Ogre Marauder"
    And the game goes on to the declare blockers step
    Then Bob can't block "Ogre Marauder" with "Wall of Stone"
    When combat damage is dealt
    Then Bob is at 17 life
    And "Grizzly Bears" and "Wall of Stone" are on the battlefield
