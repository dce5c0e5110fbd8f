Feature: Embalm

  @cr26:702.128a
  Scenario: Sacred Cat is embalmed as a white Zombie token with mana value 0
    Given Alice has "Sacred Cat" in graveyard and can pay {W}
    When Alice activates "embalm" of "Sacred Cat"
    Then "Sacred Cat" is exiled
    When the stack resolves
    Then the first "Sacred Cat" token is white
    And the first "Sacred Cat" token is 1/1
    And the first "Sacred Cat" token has the type "Zombie"
    And the mana value of the first "Sacred Cat" token is 0
    And Alice controls 1 "token" permanent

  @cr26:702.128a
  Scenario: An embalmed token keeps the abilities of its card
    Given Alice has "Sacred Cat" in graveyard and can pay {W}
    When Alice activates "embalm" of "Sacred Cat"
    And the stack resolves
    Then the first "Sacred Cat" token has "lifelink"
    And "Sacred Cat" is exiled

  @cr26:702.128a
  Scenario: Embalm can't be activated in the upkeep or from the hand
    Given it is Alice's upkeep
    And Alice has "Sacred Cat" in graveyard and "Sacred Cat" as "held" in hand and can pay {W}
    Then Alice can't activate "embalm" of "Sacred Cat" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can't activate "embalm" of "held" by rule 113.6
    And Alice can activate "embalm" of "Sacred Cat"
    When Alice activates "embalm" of "Sacred Cat"
    And the stack resolves
    Then the first "Sacred Cat" token has the types "Cat" and "Zombie"
    And "Sacred Cat" is exiled

  @cr26:702.128a.2 @cr26:702.128a
  Scenario: Aven Initiate, a blue card, is embalmed as a white Zombie token with flying for {6}{U}
    Given Alice has "Aven Initiate" in graveyard and can pay {6}{U}
    And Bob controls "Hill Giant" and "Serra Angel"
    Then "Aven Initiate" is blue
    When Alice activates "embalm" of "Aven Initiate"
    Then the total cost of the ability of "Aven Initiate" is {6}{U}
    And "Aven Initiate" is exiled
    When the stack resolves
    Then the first "Aven Initiate" token is white
    And the first "Aven Initiate" token isn't blue
    And the first "Aven Initiate" token is 3/2
    And the first "Aven Initiate" token has exactly the types "creature", "Bird", "Warrior" and "Zombie"
    And the mana value of the first "Aven Initiate" token is 0
    When the game goes on to Alice's next main phase
    And Alice attacks with the first "Aven Initiate" token
    Then Bob can't block the first "Aven Initiate" token with "Hill Giant" by rule 702.9
    And Bob can block the first "Aven Initiate" token with "Serra Angel"

  @cr26:702.128b
  Scenario: Keeper of Wrappings strengthens the token that embalm created, and neither the card itself nor another token
    Given Alice controls "Keeper of Wrappings", "Sacred Cat" as "living" and a 1/1 black "Rat" creature token as "rat"
    And Alice has "Sacred Cat" as "dead" in graveyard and can pay {W}
    When Alice activates "embalm" of "dead"
    And the stack resolves
    Then the first "Sacred Cat" token is 3/3
    And "living" is 1/1
    And "rat" is 1/1

  @cr26:702.128b
  Scenario: A token that Kiki-Jiki creates as a copy of an embalmed token isn't embalmed
    Given Alice controls "Keeper of Wrappings" and "Kiki-Jiki, Mirror Breaker"
    And Alice has "Sacred Cat" in graveyard and can pay {W}
    When Alice activates "embalm" of "Sacred Cat"
    And the stack resolves
    Then the first "Sacred Cat" token is 3/3
    When Alice activates "mirror" of "Kiki-Jiki, Mirror Breaker" targeting the first "Sacred Cat" token
    And the stack resolves
    Then the second "Sacred Cat" token is 1/1
    And the second "Sacred Cat" token is white
    And the second "Sacred Cat" token has the type "Zombie"
    And the first "Sacred Cat" token is 3/3

  @cr26:702.128a
  Scenario: Embalm can't be activated on the battlefield or while a spell is on the stack, and can with an empty stack from the graveyard
    Given Alice controls "Sacred Cat" as "living"
    And Alice has "Sacred Cat" as "dead" in graveyard
    And Alice has "Shock" in hand and can pay {R}{W}
    Then Alice can't activate "embalm" of "living" by rule 113.6
    When Alice plays "Shock" targeting Bob
    Then Alice can't activate "embalm" of "dead" by rule 602.5d
    When the stack resolves
    Then Alice can activate "embalm" of "dead"
    When Alice activates "embalm" of "dead"
    And the stack resolves
    Then the first "Sacred Cat" token has the types "Cat" and "Zombie"
    And "dead" is exiled
    And "living" is in play

  @cr26:702.128a
  Scenario: Embalm can't be activated in Bob's main phase with an empty stack, and can in Alice's
    Given it is Bob's main phase
    And Alice has "Sacred Cat" in graveyard and can pay {W}
    And Alice has 3 "Plains" as "page" as library
    When Bob passes
    Then Alice has priority
    And Alice can't activate "embalm" of "Sacred Cat" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "embalm" of "Sacred Cat"
    When Alice activates "embalm" of "Sacred Cat"
    And the stack resolves
    Then the first "Sacred Cat" token has the types "Cat" and "Zombie"

  @cr26:702.128a
  Scenario: Sacred Cat in Bob's graveyard can't be embalmed by Alice, and the one in hers can
    Given Alice has "Sacred Cat" as "mine" in graveyard and can pay {W}
    And Bob has "Sacred Cat" as "his" in graveyard
    Then Alice can't activate "embalm" of "his" by rule 602.2
    And Alice can activate "embalm" of "mine"
    When Alice activates "embalm" of "mine"
    And the stack resolves
    Then "mine" is exiled
    And the first "Sacred Cat" token has the types "Cat" and "Zombie"
    And "his" is in Bob's graveyard

  @cr26:702.128a
  Scenario: The embalmed token of Sacred Cat has no mana cost that Alice could pay for Second Levy, and Sacred Cat itself has {W}
    Given Alice has "Sacred Cat" as "dead" in graveyard and can pay {W}{W}
    And Alice controls "Sacred Cat" as "living"
    And Bob has 2 "Second Levy" as "levy" in hand and can pay {1}{U}{1}{U}
    When Alice activates "embalm" of "dead"
    And the stack resolves
    And Bob plays "levy 1" targeting the first "Sacred Cat" token
    And the stack resolves
    Then nobody is asked anything
    And Alice controls no "token" permanents
    When Bob plays "levy 2" targeting "living"
    And the stack resolves
    Then Alice is asked for a payment
    When Alice pays
    Then "living" is in play
