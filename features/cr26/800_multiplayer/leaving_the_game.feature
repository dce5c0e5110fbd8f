Feature: Leaving a multiplayer game

  @cr26:800.4a
  Scenario: When Carol loses, Alice regains a creature that Carol took, and Alice's card that Carol put onto the battlefield is exiled
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

  @cr26:800.4a.2
  Scenario: When Carol loses, an ability that she controls on the stack ceases to exist
    Given Carol is playing too
    And it is Carol's main phase
    And Carol controls "Frostwielder" and is at 2 life
    And Alice controls "Hill Giant"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Carol activates "chill" of "Frostwielder" targeting "Hill Giant"
    And Bob in response plays "Glacial Ray" targeting Carol
    And the top of the stack resolves
    Then Carol has lost the game
    And "Frostwielder" is gone
    And "Glacial Ray" has dealt 2 damage to Carol
    And the stack is empty
    And "Hill Giant" has no damage marked
    And "Hill Giant" is in play

  @cr26:800.4i
  Scenario: An effect counts the cards that were in the graveyard of a player who has lost, as they were before that player left
    Given Carol is playing too
    And Alice has "Last Farewell" in hand and can pay {B}
    And Carol has "Grizzly Bears", "Forest" and "Lava Spike" in graveyard
    And Carol has "Hill Giant" in hand
    And Bob has "Boomerang" in graveyard
    When Alice plays "Last Farewell" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Grizzly Bears" is gone
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life
