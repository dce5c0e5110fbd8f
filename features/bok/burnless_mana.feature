Feature: Mana that doesn't burn

  @bok:burnless-mana.n1
  Scenario: Shizuko's mana stays from phase to phase and is gone with the turn, while other mana burns
    Given Alice controls "Shizuko, Caller of Autumn"
    And Bob controls "Forest"
    When the game goes on to Bob's upkeep
    And the stack resolves
    And Bob taps "Forest" for mana
    Then Bob has {G}{G}{G}{G} in the mana pool
    When the game goes on to Bob's main phase
    Then Bob has {G}{G}{G} in the mana pool
    And Bob is at 19 life
    When the game goes on to Bob's end step
    Then Bob has {G}{G}{G} in the mana pool
    When the turn ends
    Then Bob has no mana in the mana pool
    And Bob is at 19 life

  @bok:burnless-mana.n1
  Scenario: The Springcaller's mana pays for a spell in a later phase
    Given it is Bob's end step
    And Alice controls "Sakura-Tribe Springcaller"
    And Alice has "Naturalize" in hand and can pay {1}
    And Bob controls "Mirror Gallery"
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then Alice has {G} in the mana pool
    When the game goes on to Alice's second main phase
    Then Alice has {G} in the mana pool
    When Alice plays "Naturalize" targeting "Mirror Gallery"
    Then Alice has no mana in the mana pool
    And {1}{G} was spent on "Naturalize"

  @bok:burnless-mana.n1
  Scenario: Sakiko's mana outlasts combat
    Given Alice controls "Sakiko, Mother of Summer" and "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Alice has {G}{G} in the mana pool
    When the game goes on to the second main phase
    Then Alice has {G}{G} in the mana pool
    When the turn ends
    Then Alice has no mana in the mana pool
    And Alice is at 20 life

  @bok:burnless-mana.n1
  Scenario: The mana of the Mark of Sakiko outlasts combat
    Given Alice controls "Grizzly Bears" and "Mark of Sakiko" attached to "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Alice has {G}{G} in the mana pool
    When the game goes on to the second main phase
    Then Alice has {G}{G} in the mana pool
    When the turn ends
    Then Alice has no mana in the mana pool
    And Alice is at 20 life
