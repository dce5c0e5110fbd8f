Feature: Free-for-All games

  Background:
    Given Carol is playing too

  @cr26:806.1
  Scenario: In Alice's turn, Carol's Underworld Dreams deals damage to Bob, who is Carol's opponent although neither of them is the active player; Bob loses, and Alice and Carol play on against each other
    Given Bob is at 1 life
    And Carol controls "Underworld Dreams"
    And Bob has "Reach Through Mists" in hand and can pay {U}
    And Bob has 2 "Swamp" as "leaf" as library
    And Alice has "Reach Through Mists" as "hers" in hand and can pay {U}
    And Alice has 2 "Island" as "page" as library
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then "Underworld Dreams" has triggered once
    And Bob has lost the game
    And Carol is still in the game
    And Alice is still in the game
    When Alice plays "hers"
    And the stack resolves
    Then Alice is at 19 life
    And Carol is at 20 life

  @cr26:806.2a
  Scenario: Without the limited range of influence option, Pyroclasm also destroys the creature of Carol, who sits between Bob and Dave and not beside Alice
    Given Dave is playing too
    And Alice has "Pyroclasm" in hand and can pay {1}{R}
    And Bob controls "Gray Ogre"
    And Carol controls "Grizzly Bears"
    And Dave controls "Hill Giant"
    When Alice plays "Pyroclasm"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Gray Ogre" was destroyed
    And "Hill Giant" has been dealt 2 damage

  @cr26:806.2b
  Scenario: Neither attack left nor attack right limits Alice's attackers, so Hill Giant attacks Bob and Grizzly Bears attack Carol in the same combat
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    Then Alice can attack with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol
    And Alice can attack with "Hill Giant" attacking Carol and "Grizzly Bears" attacking Bob
    When Alice attacks with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol
    And Bob doesn't block
    And Carol doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And Carol is at 18 life

  @cr26:806.2c
  Scenario: In a game of three players, Hill Giant has no ability that gives control of it away, so it gets +2/+2 from Muraganda Petroglyphs
    Given Alice controls "Hill Giant"
    And Carol controls "Serra Angel"
    And Alice has "Muraganda Petroglyphs" in hand and can pay {3}{G}
    When Alice plays "Muraganda Petroglyphs"
    And the stack resolves
    Then "Hill Giant" is 5/5
    And "Serra Angel" is 4/4
