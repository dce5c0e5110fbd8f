Feature: Melee

  @cr26:702.121a
  Scenario: Melee counts one opponent attacked by two creatures once, and an attacked planeswalker not at all
    Given Carol is playing too
    And Alice controls "Wings of the Guard", "Grizzly Bears" and "Hill Giant"
    And Carol controls "Jace Beleren"
    When Alice attacks with "Wings of the Guard" attacking Bob, "Grizzly Bears" attacking Bob and "Hill Giant" attacking "Jace Beleren"
    And the stack resolves
    Then "Wings of the Guard" is 2/2
    And "Wings of the Guard" has triggered once

  @cr26:702.121a
  Scenario: Melee counts two attacked opponents
    Given Carol is playing too
    And Alice controls "Wings of the Guard" and "Grizzly Bears"
    When Alice attacks with "Wings of the Guard" attacking Bob and "Grizzly Bears" attacking Carol
    And the stack resolves
    Then "Wings of the Guard" is 3/3
    When combat damage is dealt
    Then Bob is at 17 life

  @cr26:702.121a
  Scenario: Melee counts an opponent although the creature that attacked that opponent has left combat as melee resolves
    Given Carol is playing too
    And Alice controls "Wings of the Guard" and "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice attacks with "Wings of the Guard" attacking Bob and "Grizzly Bears" attacking Carol
    And Alice passes
    And Bob plays "Terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When combat damage is dealt
    Then Bob is at 17 life
    And "Wings of the Guard" is 3/3

  @cr26:702.121a
  Scenario: The bonus of melee lasts after combat until end of turn
    Given Carol is playing too
    And Alice controls "Wings of the Guard" and "Grizzly Bears"
    When Alice attacks with "Wings of the Guard" attacking Bob and "Grizzly Bears" attacking Carol
    And the game goes on to Alice's second main phase
    Then "Wings of the Guard" is 3/3
    When the turn ends
    Then "Wings of the Guard" is 1/1

  @cr26:702.121b
  Scenario: Wings of the Guard with two instances of melee gets +2/+2 when it attacks one opponent
    Given Alice controls "Wings of the Guard"
    And "Wings of the Guard" has "melee"
    When Alice attacks with "Wings of the Guard"
    Then "Wings of the Guard" has triggered twice
    When the stack resolves
    Then "Wings of the Guard" is 3/3

  @cr26:702.121a
  Scenario: Melee in the second combat phase of a turn doesn't count an opponent attacked only in the first one
    Given Carol is playing too
    And Alice controls "Wings of the Guard" and "Grizzly Bears"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice attacks with "Wings of the Guard" attacking Bob and "Grizzly Bears" attacking Carol
    And the game goes on to Alice's second main phase
    Then "Wings of the Guard" is 3/3
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Wings of the Guard" attacking Bob
    And the stack resolves
    Then "Wings of the Guard" is 4/4

  @cr26:702.121a
  Scenario: Melee doesn't count an opponent whom only a Warrior token of mobilize attacks, which was put onto the battlefield attacking
    Given Carol is playing too
    And Alice controls "Wings of the Guard" and "Dragonback Lancer"
    When Alice attacks with "Wings of the Guard" attacking Bob and "Dragonback Lancer" attacking Bob
    And Alice puts "Wings of the Guard" and "Dragonback Lancer" in this order
    And the top of the stack resolves
    And Alice chooses the player Carol for "Dragonback Lancer"
    Then the first "Warrior" token is attacking
    When the stack resolves
    Then "Wings of the Guard" is 2/2
    When combat damage is dealt
    Then Carol is at 19 life

  @cr26:702.121a
  Scenario: Melee triggers when Wings of the Guard attacks, and not when only another creature attacks
    Given Alice controls "Wings of the Guard" and "Grizzly Bears"
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then "Wings of the Guard" has triggered never
    And "Wings of the Guard" is 1/1
    When the game goes on to Alice's next main phase
    And Alice attacks with "Wings of the Guard" and "Grizzly Bears"
    And the stack resolves
    Then "Wings of the Guard" is 2/2
    And "Wings of the Guard" has triggered once
