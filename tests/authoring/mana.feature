Feature: Mana that is made, and mana that is there

  @mine:one
  Scenario: One of two abilities makes it
    Given Alice controls "Savannah"
    When Alice taps "Savannah" for mana making {G}
    Then Alice has {G} in the mana pool

  @mine:two
  Scenario: Two of three make it
    Given Alice controls "Three Wells"
    When Alice taps "Three Wells" for mana making {G}
    Then Alice has {G} in the mana pool

  @mine:three
  Scenario: None makes it
    Given Alice controls "Three Wells"
    When Alice taps "Three Wells" for mana making {R}
    Then Alice has {R} in the mana pool

  @mine:four
  Scenario: Colourless mana goes by its letter, and by a number
    Given Alice controls "Three Wells"
    When Alice taps "Three Wells" for mana making {C}
    Then Alice has {C} in the mana pool
    And Alice has {1} in the mana pool

  @mine:five
  Scenario: Which is no mana of a colour
    Given Alice has {C}{1}{G} in the mana pool
    Then Alice has {2}{G} in the mana pool
    And Alice has {C}{G}{C} in the mana pool
    And Alice has {G} in the mana pool

  @mine:six
  Scenario: What makes one kind of mana pays before what makes two
    Given Alice controls "Savannah" and "Grizzly Bears"
    And Alice has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Savannah" is untapped

  @mine:seven
  Scenario: A land is named for one of its colours
    Given Alice controls "Savannah" and "Grizzly Bears"
    And Alice has "Kodama's Might" in hand
    When Alice plays "Kodama's Might" targeting "Grizzly Bears" paying {G} with "Savannah"
    And the stack resolves
    Then "Grizzly Bears" is 4/4

  @mine:eight
  Scenario: What costs more than tapping it is used by those who say so
    Given Alice controls 2 "Wall of Wells" as "wall"
    And Alice controls "Grizzly Bears"
    And Alice has "Kodama's Might" in hand
    Then Alice can play "Kodama's Might" targeting "Grizzly Bears"
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4

  @mine:nine
  Scenario: The only thing that can pay does
    Given Alice controls "Wall of Wells" and "Grizzly Bears"
    And Alice has "Kodama's Might" in hand
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    And Alice is at 19 life
