Feature: Paying the mana cost of an object

  @cr26:107.3h
  Scenario: The mana cost of a spell on the stack is paid again with the value that was chosen for X
    Given Alice has "Blaze" as "small" and "Blaze" as "large" in hand
    And Alice has {R}{R}{R}{R}{R}{R}{R}{R}{R}{R} in the mana pool
    And Bob has "Second Levy" as "one" and "Second Levy" as "two" in hand and can pay {2}{U}{U}
    When Alice casts "small" with X = 1 targeting Bob
    And Bob in response plays "one" targeting "small"
    And the top of the stack resolves
    And Alice pays
    Then Alice has {R}{R}{R}{R}{R}{R} in the mana pool
    When the stack resolves
    Then Bob is at 19 life
    When Alice casts "large" with X = 2 targeting Bob
    And Bob in response plays "two" targeting "large"
    And the top of the stack resolves
    And Alice pays
    Then Alice has no mana in the mana pool
    When the stack resolves
    Then Bob is at 17 life

  @cr26:107.3h.3
  Scenario: The mana cost of Blaze that was cast without paying it is paid for Second Levy with X = 0, the only value that X could have
    Given Alice controls "Omniscience" and 3 "Mountain" as "hill"
    And Alice has "Blaze" in hand
    And Bob has "Second Levy" in hand and can pay {1}{U}
    Then Alice can't play "Blaze" with X = 1 without paying its mana cost targeting Bob by rule 601.2b
    And Alice can play "Blaze" with X = 0 without paying its mana cost targeting Bob
    When Alice plays "Blaze" with X = 0 without paying its mana cost targeting Bob
    And Bob in response plays "Second Levy" targeting "Blaze"
    And the top of the stack resolves
    And Alice pays
    Then "hill 1" is tapped
    And "hill 2" and "hill 3" are untapped
    And the stack holds "Blaze"
    When the stack resolves
    Then "Blaze" is in Alice's graveyard

  @cr26:107.3h.2
  Scenario: In the mana cost of a permanent {X} is 0, whatever value was chosen for the spell
    Given Alice has "Ivy Elemental" in hand and can pay {4}{G}{G}
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice casts "Ivy Elemental" with X = 4
    And the stack resolves
    And Bob plays "Second Levy" targeting "Ivy Elemental"
    And the stack resolves
    And Alice pays
    Then "Ivy Elemental" is 4/4
    And "Second Levy" is in Bob's graveyard

  @cr26:118.6.2
  Scenario: The mana cost of an object without a mana cost can't be paid
    Given Alice controls a 2/2 green "Bear" creature token as "cub", "Grizzly Bears" and can pay {1}{G}
    And Bob has "Second Levy" as "one" and "Second Levy" as "two" in hand and can pay {2}{U}{U}
    When Bob plays "one" targeting "Grizzly Bears"
    And the stack resolves
    And Alice pays
    Then "Grizzly Bears" is in play
    When Bob plays "two" targeting "cub"
    And the stack resolves
    Then "cub" is gone

  @cr26:107.3h.4
  Scenario: Alice pays the mana cost of Blaze in her graveyard with one Mountain, because {X} in it is 0
    Given Alice controls 2 "Mountain" as "hill"
    And Alice has "Redeemed Page" in hand and can pay {B}
    And Alice has "Blaze" in graveyard
    When Alice plays "Redeemed Page" targeting "Blaze"
    And the stack resolves
    And Alice pays
    Then "Blaze" is in Alice's hand
    And "hill 1" is tapped
    And "hill 2" is untapped
    And Alice was asked for a number never

  @cr26:107.3h.4
  Scenario: Alice pays the mana cost of Lightning Bolt in her graveyard, which has no {X}, with one Mountain
    Given Alice controls 2 "Mountain" as "hill"
    And Alice has "Redeemed Page" in hand and can pay {B}
    And Alice has "Lightning Bolt" in graveyard
    When Alice plays "Redeemed Page" targeting "Lightning Bolt"
    And the stack resolves
    And Alice pays
    Then "Lightning Bolt" is in Alice's hand
    And "hill 1" is tapped
    And "hill 2" is untapped
