Feature: Those who left, in rulings of our own

  @htg:ours.5
  Scenario: What a player had is counted as it last was
    Given Carol is playing too
    And Alice has "Last Farewell" in hand and can pay {B}
    And Carol has "Grizzly Bears", "Forest" and "Lava Spike" in graveyard
    And Carol has "Hill Giant" in hand
    And Bob has "Boomerang" in graveyard
    Then the mana cost of "Last Farewell" is {B}
    And "Last Farewell" is black
    And "Last Farewell" has exactly the type "sorcery"
    When Alice plays "Last Farewell" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Grizzly Bears" is gone
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life

  @htg:ours.5
  Scenario: Of who has left nothing is in the way of those who stay
    Given Carol is playing too
    And it is Carol's main phase
    And Carol controls "Ink-Eyes, Servant of Oni", "Grizzly Bears" and has "Threaten" in hand and can pay {2}{R}
    And Alice controls "Hill Giant" and has "Watchwolf" in graveyard
    And Carol is at 2 life
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Carol attacks with "Ink-Eyes, Servant of Oni" attacking Alice
    And Alice doesn't block
    And combat damage is dealt
    And Carol targets "Watchwolf" for "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And as it resolves, Carol says yes to "Ink-Eyes, Servant of Oni"
    Then Carol controls "Watchwolf"
    When the game goes on to Carol's second main phase
    And Carol plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Carol controls "Hill Giant"
    When Bob plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And Alice controls "Hill Giant"
    And "Hill Giant" is the same object
    And "Watchwolf" is removed from the game
    And "Grizzly Bears" is gone
    And "Ink-Eyes, Servant of Oni" is gone

  @htg:ours.6
  Scenario: What was to last until the turn of who has left ends as that turn would have begun
    Given Carol is playing too
    And it is Bob's main phase
    And Carol has "Watch until Dawn" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Carol is at 3 life
    And Bob has "Lava Spike" in hand and can pay {R}
    When Carol plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Grizzly Bears" is 2/5
    When the game goes on to Bob's end step
    Then "Grizzly Bears" is 2/5
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" is 2/2

  @htg:ours.6
  Scenario: What was to last until the turn of somebody else goes on
    Given Carol is playing too
    And it is Carol's main phase
    And Bob has "Watch until Dawn" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Carol is at 2 life
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's end step
    Then "Grizzly Bears" is 2/5
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is 2/2
