Feature: Encore

  @cr26:702.141a
  Scenario: Each token copy from encore must attack a different opponent
    Given Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    And Carol is playing too
    When Alice activates "Impulsive Pilferer"
    Then the total cost of the ability of "Impulsive Pilferer" is {3}{R}
    And "Impulsive Pilferer" is exiled
    When the stack resolves
    Then Alice can't attack with the first "Impulsive Pilferer" token attacking Bob by rule 508.1d
    And Alice can't attack with the first "Impulsive Pilferer" token attacking Bob and the second "Impulsive Pilferer" token attacking Bob by rule 508.1d
    And Alice can attack with the first "Impulsive Pilferer" token attacking Bob and the second "Impulsive Pilferer" token attacking Carol
    When Alice attacks with the first "Impulsive Pilferer" token attacking Bob and the second "Impulsive Pilferer" token attacking Carol
    And combat damage is dealt
    Then Bob is at 19 life
    And Carol is at 19 life

  @cr26:702.141a
  Scenario: A token copy from encore is sacrificed at the end step
    Given Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    When Alice activates "Impulsive Pilferer"
    And the stack resolves
    Then Alice controls 1 "Pirate" permanent
    When Alice attacks with the first "Impulsive Pilferer" token
    And the game goes on to the end step
    Then Alice controls 1 "Pirate" permanent
    When the game goes on to Bob's upkeep
    Then Alice controls no "Pirate" permanents
    And Alice controls 1 "Treasure" permanent
    And Bob is at 19 life

  @cr26:702.141a
  Scenario: A token copy from encore must attack the opponent, and not a planeswalker of that opponent
    Given Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    And Bob controls "Jace Beleren"
    When Alice activates "Impulsive Pilferer"
    And the stack resolves
    Then Alice can't attack with the first "Impulsive Pilferer" token attacking "Jace Beleren" by rule 508.1d
    And Alice can attack with the first "Impulsive Pilferer" token attacking Bob
    When Alice attacks with the first "Impulsive Pilferer" token attacking Bob
    And combat damage is dealt
    Then Bob is at 19 life

  @cr26:702.141a
  Scenario: Encore can't be activated in Bob's turn, in the upkeep, while a spell is on the stack or from the hand
    Given it is Bob's main phase
    And Alice has "Impulsive Pilferer" in graveyard and "Impulsive Pilferer" as "held" in hand and can pay {3}{R}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has 4 "Plains" as "page" as library
    When Bob passes
    Then Alice can't activate "encore" of "Impulsive Pilferer" by rule 602.5d
    When the game goes on to Alice's upkeep
    Then Alice can't activate "encore" of "Impulsive Pilferer" by rule 602.5d
    When the game goes on to Alice's main phase
    And Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate "encore" of "Impulsive Pilferer" by rule 602.5d
    When the stack resolves
    Then Alice can't activate "encore" of "held" by rule 113.6
    And Alice can activate "encore" of "Impulsive Pilferer"
    When Alice activates "encore" of "Impulsive Pilferer"
    And the stack resolves
    Then Alice controls 1 "Pirate" permanent
    And "Impulsive Pilferer" is exiled
    And Alice can attack with the first "Impulsive Pilferer" token

  @cr26:702.141a
  Scenario: Alice can't sacrifice the token copy from encore of which Bob has gained control
    Given Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice activates "Impulsive Pilferer"
    And the stack resolves
    And Bob plays "Sudden Claim" targeting the first "Impulsive Pilferer" token
    And the stack resolves
    Then Bob controls 1 "Pirate" permanent
    When the game goes on to the end step
    And the stack resolves
    Then Bob controls 1 "Pirate" permanent
    And Alice controls no "Pirate" permanents
    And the first "Impulsive Pilferer" token has "haste"

  @cr26:702.141a
  Scenario: One ability sacrifices the token copies that attacked Bob and Carol at the end step
    Given Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    And Carol is playing too
    When Alice activates "Impulsive Pilferer"
    And the stack resolves
    And Alice attacks with the first "Impulsive Pilferer" token attacking Bob and the second "Impulsive Pilferer" token attacking Carol
    And the game goes on to the end step
    Then Alice controls 2 "Pirate" permanents
    When the top of the stack resolves
    And Alice puts the first "Impulsive Pilferer" token and the second "Impulsive Pilferer" token in this order
    Then Alice controls no "Pirate" permanents

  @cr26:702.141a.2
  Scenario: The token copies from encore for Bob and Carol are created at one time
    Given Carol is playing too
    And Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    When Alice activates "Impulsive Pilferer"
    And the stack resolves
    Then it happened at once that the first "Impulsive Pilferer" token entered and the second "Impulsive Pilferer" token entered
    And Alice can't attack with the first "Impulsive Pilferer" token attacking Carol by rule 508.1d
    And Alice can attack with the first "Impulsive Pilferer" token attacking Bob and the second "Impulsive Pilferer" token attacking Carol

  @cr26:702.141a
  Scenario: The token copy that had to attack Carol this turn may attack Alice in the next turn, after Bob has gained control of it
    Given Carol is playing too
    And Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice activates "Impulsive Pilferer"
    And the stack resolves
    Then Alice can't attack with the first "Impulsive Pilferer" token attacking Bob and the second "Impulsive Pilferer" token attacking Bob by rule 508.1d
    When Bob plays "Sudden Claim" targeting the second "Impulsive Pilferer" token
    And the stack resolves
    And Alice attacks with the first "Impulsive Pilferer" token
    And the game goes on to Bob's main phase
    Then Bob controls 1 "Pirate" permanent
    And Alice controls no "Pirate" permanents
    And the second "Impulsive Pilferer" token has "haste"
    And Bob can attack with the second "Impulsive Pilferer" token attacking Carol
    When Bob attacks with the second "Impulsive Pilferer" token attacking Alice
    And combat damage is dealt
    Then Alice is at 19 life
    And Carol is at 20 life

  @cr26:702.141a
  Scenario: Impulsive Pilferer that Pull from Eternity takes from exile before encore resolves is copied all the same
    Given Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    And Bob has "Pull from Eternity" in hand and can pay {W}
    When Alice activates "Impulsive Pilferer"
    And Bob in response plays "Pull from Eternity" targeting "Impulsive Pilferer"
    And the top of the stack resolves
    Then "Impulsive Pilferer" is in Alice's graveyard
    When the stack resolves
    Then Alice controls 1 "Pirate" permanent
    When Alice attacks with the first "Impulsive Pilferer" token
    And combat damage is dealt
    Then Bob is at 19 life
    When the game goes on to the end step
    And the stack resolves
    And Alice taps the first "Treasure" token for mana making {R}
    Then Alice has {R} in the mana pool

  @cr26:702.141a
  Scenario: Alice can activate encore of Impulsive Pilferer in her graveyard, and neither of the one in Bob's graveyard nor of the one on the battlefield
    Given Alice has "Impulsive Pilferer" as "mine" in graveyard and can pay {3}{R}
    And Alice controls "Impulsive Pilferer" as "living"
    And Bob has "Impulsive Pilferer" as "his" in graveyard
    Then Alice can't activate "encore" of "his" by rule 602.2
    And Alice can't activate "encore" of "living" by rule 113.6
    And Alice can activate "encore" of "mine"
    When Alice activates "encore" of "mine"
    And the stack resolves
    Then "mine" is exiled
    And Alice controls 2 "Pirate" permanents
    And "his" is in Bob's graveyard

  @cr26:702.141a
  Scenario: The token copy from encore that Twiddle taps need not attack Bob, which it had to do while it was untapped
    Given Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    And Bob has "Twiddle" in hand and can pay {U}
    When Alice activates "Impulsive Pilferer"
    And the stack resolves
    Then Alice can't attack with nothing by rule 508.1d
    When Bob plays "Twiddle" targeting the first "Impulsive Pilferer" token
    And the stack resolves
    And Bob chooses the option "tap"
    Then Alice can attack with nothing
    When Alice attacks with nothing
    And the game goes on to the second main phase
    Then Bob is at 20 life
    And Alice controls 1 "Pirate" permanent

  @cr26:702.141a
  Scenario: The token copy from encore, which has attacked Bob, has to attack him in the second combat phase of the turn, too
    Given Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice activates "Impulsive Pilferer"
    And the stack resolves
    And Alice attacks with the first "Impulsive Pilferer" token
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    Then Alice can't attack with nothing by rule 508.1d
    When Alice attacks with the first "Impulsive Pilferer" token
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
