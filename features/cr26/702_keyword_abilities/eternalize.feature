Feature: Eternalize

  @cr26:702.129a
  Scenario: Proven Combatant is eternalized as a black 4/4 Zombie token without a mana cost
    Given Alice has "Proven Combatant" in graveyard and can pay {4}{U}{U}
    When Alice activates "eternalize" of "Proven Combatant"
    Then the total cost of the ability of "Proven Combatant" is {4}{U}{U}
    And "Proven Combatant" is exiled
    When the stack resolves
    Then the first "Proven Combatant" token is 4/4
    And the first "Proven Combatant" token is black
    And the first "Proven Combatant" token isn't blue
    And the first "Proven Combatant" token has exactly the types "creature", "Human", "Warrior" and "Zombie"
    And the mana value of the first "Proven Combatant" token is 0
    And Alice controls 1 "token" permanent

  @cr26:702.129a
  Scenario: Eternalize can't be activated in the upkeep or from the hand
    Given it is Alice's upkeep
    And Alice has "Proven Combatant" in graveyard and "Proven Combatant" as "held" in hand and can pay {4}{U}{U}
    Then Alice can't activate "eternalize" of "Proven Combatant" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can't activate "eternalize" of "held" by rule 113.6
    And Alice can activate "eternalize" of "Proven Combatant"
    When Alice activates "eternalize" of "Proven Combatant"
    And the stack resolves
    Then the first "Proven Combatant" token is 4/4
    And "Proven Combatant" is exiled

  @cr26:702.129a.2
  Scenario: Adorned Pouncer is eternalized as a black 4/4 Cat Zombie token that has double strike as the card has
    Given Alice has "Adorned Pouncer" in graveyard and can pay {3}{W}{W}
    When Alice activates "eternalize" of "Adorned Pouncer"
    And the stack resolves
    Then the first "Adorned Pouncer" token is 4/4
    And the first "Adorned Pouncer" token is black
    And the first "Adorned Pouncer" token has exactly the types "creature", "Cat" and "Zombie"
    And the first "Adorned Pouncer" token has "double strike"
    When the game goes on to Alice's next main phase
    And Alice attacks with the first "Adorned Pouncer" token
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 12 life

  @cr26:702.129a
  Scenario: Eternalize can't be activated on the battlefield or while a spell is on the stack, and can with an empty stack from the graveyard
    Given Alice controls "Proven Combatant" as "living"
    And Alice has "Proven Combatant" as "dead" in graveyard
    And Alice has "Shock" in hand and can pay {R}{4}{U}{U}
    Then Alice can't activate "eternalize" of "living" by rule 113.6
    When Alice plays "Shock" targeting Bob
    Then Alice can't activate "eternalize" of "dead" by rule 602.5d
    When the stack resolves
    Then Alice can activate "eternalize" of "dead"
    When Alice activates "eternalize" of "dead"
    And the stack resolves
    Then the first "Proven Combatant" token is 4/4
    And "dead" is exiled
    And "living" is 1/1

  @cr26:702.129a.3
  Scenario: Sunscourge Champion is eternalized for {2}{W}{W} and a discarded card, and gains Alice 4 life as a 4/4 token
    Given Alice has "Sunscourge Champion" in graveyard and can pay {2}{W}{W}
    And Alice has "Island" and "Forest" in hand
    When Alice activates "eternalize" of "Sunscourge Champion" discarding "Island"
    Then "Island" was discarded
    And the total cost of the ability of "Sunscourge Champion" is {2}{W}{W}
    And "Sunscourge Champion" is exiled
    When the stack resolves
    Then the first "Sunscourge Champion" token is 4/4
    And Alice is at 24 life
    And Alice's hand holds "Forest"

  @cr26:702.129a.3
  Scenario: Sunscourge Champion can't be eternalized while Alice has no card to discard, and can once Boomerang has returned Forest to her hand
    Given Alice has "Sunscourge Champion" in graveyard and can pay {2}{W}{W}
    And Alice controls "Forest"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Alice can't activate "eternalize" of "Sunscourge Champion" by rule 118.3
    When Bob plays "Boomerang" targeting "Forest"
    And the stack resolves
    Then Alice can activate "eternalize" of "Sunscourge Champion" discarding "Forest"
    When Alice activates "eternalize" of "Sunscourge Champion" discarding "Forest"
    And the stack resolves
    Then "Forest" is in Alice's graveyard
    And the first "Sunscourge Champion" token is 4/4
    And the first "Sunscourge Champion" token is black

  @cr26:702.129a
  Scenario: Eternalize can't be activated in Bob's main phase with an empty stack, and can in Alice's
    Given it is Bob's main phase
    And Alice has "Proven Combatant" in graveyard and can pay {4}{U}{U}
    And Alice has 3 "Plains" as "page" as library
    When Bob passes
    Then Alice has priority
    And Alice can't activate "eternalize" of "Proven Combatant" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "eternalize" of "Proven Combatant"
    When Alice activates "eternalize" of "Proven Combatant"
    And the stack resolves
    Then the first "Proven Combatant" token is 4/4

  @cr26:702.129a
  Scenario: Proven Combatant in Bob's graveyard can't be eternalized by Alice, and the one in hers can
    Given Alice has "Proven Combatant" as "mine" in graveyard and can pay {4}{U}{U}
    And Bob has "Proven Combatant" as "his" in graveyard
    Then Alice can't activate "eternalize" of "his" by rule 602.2
    And Alice can activate "eternalize" of "mine"
    When Alice activates "eternalize" of "mine"
    And the stack resolves
    Then "mine" is exiled
    And the first "Proven Combatant" token is 4/4
    And "his" is in Bob's graveyard

  @cr26:702.129a
  Scenario: The eternalized token of Proven Combatant has no mana cost that Alice could pay for Second Levy, and Proven Combatant itself has {U}
    Given Alice has "Proven Combatant" as "dead" in graveyard and can pay {4}{U}{U}{U}
    And Alice controls "Proven Combatant" as "living"
    And Bob has 2 "Second Levy" as "levy" in hand and can pay {1}{U}{1}{U}
    When Alice activates "eternalize" of "dead"
    And the stack resolves
    And Bob plays "levy 1" targeting the first "Proven Combatant" token
    And the stack resolves
    Then nobody is asked anything
    And Alice controls no "token" permanents
    When Bob plays "levy 2" targeting "living"
    And the stack resolves
    Then Alice is asked for a payment
    When Alice pays
    Then "living" is in play
