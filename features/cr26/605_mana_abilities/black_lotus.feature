Feature: Black Lotus

  @cr26:605.3b.2 @cr26:605.3a.2
  Scenario: Black Lotus is sacrificed for three blue mana, which pay for Cancel, and Bob has no chance to respond
    Given Bob has "Hill Giant" in hand and can pay {3}{R}
    And it is Bob's main phase
    And Alice controls "Black Lotus" and has "Cancel" in hand
    When Bob plays "Hill Giant"
    And Bob passes
    Then Alice can tap "Black Lotus" for mana making {U}{U}{U}
    When Alice taps "Black Lotus" for mana making {U}{U}{U}
    Then "Black Lotus" was sacrificed
    And Alice has {U}{U}{U} in the mana pool
    And the stack holds "Hill Giant"
    When Alice plays "Cancel" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered

  @cr26:605.3b.2
  Scenario: Tapped Black Lotus can't be sacrificed for mana, and an untapped one makes three red mana for Lightning Bolt
    Given Alice controls tapped "Black Lotus" as "spent" and "Black Lotus" as "fresh" and has "Lightning Bolt" in hand
    And Bob controls "Wall of Stone"
    Then Alice can't tap "spent" for mana making {R}{R}{R} by rule 118.3
    And Alice can tap "fresh" for mana making {R}{R}{R}
    And Alice can play "Lightning Bolt" targeting "Wall of Stone"
    When Alice taps "fresh" for mana making {R}{R}{R}
    Then the stack is empty
    When Alice plays "Lightning Bolt" targeting "Wall of Stone"
    Then Alice has {R}{R} in the mana pool
    When the stack resolves
    Then "Wall of Stone" has 3 damage marked
    And "spent" is in play

  @cr26:605.3a.2
  Scenario: Black Lotus can't be sacrificed while Alice chooses the cards that she discards for Mind Rot, and can be once she has priority again
    Given it is Bob's main phase
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    And Alice controls "Black Lotus"
    And Alice has "Hill Giant", "Forest" and "Island" in hand
    When Bob plays "Mind Rot" targeting Alice
    Then Alice can tap "Black Lotus" for mana making {U}{U}{U}
    When the stack resolves
    Then Alice can't tap "Black Lotus" for mana making {U}{U}{U} by rule 117.1
    When Alice chooses "Forest" and "Island" for "Mind Rot"
    And Bob passes
    And Alice taps "Black Lotus" for mana making {U}{U}{U}
    Then Alice has {U}{U}{U} in the mana pool
    And the stack is empty
    And "Hill Giant" is in Alice's hand

  @cr26:304.2
  Scenario: Naturalize destroys one of Alice's two Black Lotuses and goes to Bob's graveyard, and the other Black Lotus stays untapped
    Given Alice controls 2 "Black Lotus" as "lotus"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "lotus 2"
    Then "lotus 2" is in play
    And the stack holds "Naturalize"
    When the stack resolves
    Then "lotus 2" was destroyed
    And "Naturalize" is in Bob's graveyard
    And "lotus 1" is untapped
