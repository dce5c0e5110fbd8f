Feature: Split cards

  @cr26:709.3 @cr26:709.3b
  Scenario: Fire // Ice cast as Ice is a blue spell that deals no damage
    Given Alice has "Fire // Ice" in hand and can pay {2}{U}{R}
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant"
    When Alice casts "Fire // Ice" as "Ice" targeting "Hill Giant"
    Then "Fire // Ice" is blue
    And "Fire // Ice" isn't red
    And the mana value of "Fire // Ice" is 2
    And "Fire // Ice" is named "Ice"
    When the stack resolves
    Then "Hill Giant" is tapped
    And "Hill Giant" has 0 damage marked
    And it happened once that Alice drew
    And "Fire // Ice" is in Alice's graveyard

  @cr26:709.3 @cr26:709.3b
  Scenario: Fire // Ice cast as Fire is a red spell that deals damage
    Given Alice has "Fire // Ice" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears"
    When Alice casts "Fire // Ice" as "Fire" targeting "Grizzly Bears" and Bob dividing 1 to "Grizzly Bears" and 1 to Bob
    Then "Fire // Ice" is named "Fire"
    And "Fire // Ice" is red
    And "Fire // Ice" isn't blue
    And the mana value of "Fire // Ice" is 2
    When the stack resolves
    Then Bob is at 19 life
    And "Grizzly Bears" has 1 damage marked
    And "Grizzly Bears" is untapped

  @cr26:709.4
  Scenario: Today, Fire // Ice is blue and red and has mana value 4 in a hand and a graveyard
    Given Alice has "Fire // Ice" in hand and can pay {1}{U}
    And Bob controls "Hill Giant"
    Then the mana cost of "Fire // Ice" is {2}{U}{R}
    And the mana value of "Fire // Ice" is 4
    And "Fire // Ice" is blue and red
    When Alice casts "Fire // Ice" as "Ice" targeting "Hill Giant"
    Then the mana value of "Fire // Ice" is 2
    When the stack resolves
    Then "Fire // Ice" is in Alice's graveyard
    And the mana cost of "Fire // Ice" is {2}{U}{R}
    And the mana value of "Fire // Ice" is 4
    And "Fire // Ice" is blue and red

  @cr26:709.4a @cr26:709.4d @cr26:702.102b.2 @cr26:702.102a
  Scenario: Nevermore for Tear forbids Tear and the fused spell, which has both names, and doesn't forbid Wear
    Given Bob controls "Nevermore", "Sol Ring" and "Chivalric Alliance"
    And "Nevermore" has the chosen card name "Tear"
    And Alice has "Wear // Tear" in hand and can pay {1}{R}{W}
    Then Alice can't cast "Wear // Tear" as "Tear" targeting "Chivalric Alliance" because of "ban" of "Nevermore"
    And Alice can't cast "Wear // Tear" targeting "Sol Ring" then "Chivalric Alliance" because of "ban" of "Nevermore"
    When Alice casts "Wear // Tear" as "Wear" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Chivalric Alliance" is in play

  @cr26:709.2
  Scenario: Bob, who draws and then discards Fire // Ice, has drawn one card, and Megrim triggers once
    Given it is Bob's main phase
    And Alice controls "Megrim"
    And Bob has "Fire // Ice" on top of library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Mind Rot" in hand
    And Alice can pay {2}{B}
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then Bob has drawn 1 card
    And "Fire // Ice" is in Bob's hand
    When the game goes on to Alice's main phase
    And Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    Then "Fire // Ice" is in Bob's graveyard
    And "Megrim" has triggered once
    And Bob is at 18 life

  @cr26:709.4a.2 @edition:2013-07 @edition:2026-01
  Scenario: With Ice chosen for Nevermore, Ice can't be cast, and Fire can
    Given Alice has "Nevermore" in hand and can pay {1}{W}{W}
    And Bob has "Fire // Ice" in hand and can pay {1}{R}{1}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Nevermore"
    And the stack resolves
    Then Alice may not choose the card name "Fire // Ice" for "Nevermore"
    And Alice may choose the card name "Fire" for "Nevermore"
    When Alice chooses the card name "Ice"
    And Alice passes
    Then Bob can't play "Fire // Ice" as "Ice" targeting "Hill Giant" because of "ban" of "Nevermore"
    And Bob can play "Fire // Ice" as "Fire" targeting Alice dividing 2 to Alice

  @cr26:709.3c
  Scenario: Alice casts the copy of Fire // Ice that Lens of Echoes makes as Ice, and the next copy as Fire
    Given Alice controls "Lens of Echoes" as "one", "Lens of Echoes" as "two" and can pay {4}
    And Alice has "Fire // Ice" in graveyard
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant"
    When Alice activates "one" targeting "Fire // Ice"
    And the top of the stack resolves
    And while "one" resolves, Alice plays "Fire // Ice" as "Ice" targeting "Hill Giant"
    Then the copy of "Fire // Ice" is blue
    And the copy of "Fire // Ice" isn't red
    And the copy of "Fire // Ice" is named "Ice"
    And the mana value of the copy of "Fire // Ice" is 2
    And the mana value of "Fire // Ice" is 4
    When the stack resolves
    Then "Hill Giant" is tapped
    And Alice has drawn 1 card
    When Alice activates "two" targeting "Fire // Ice"
    And the top of the stack resolves
    And while "two" resolves, Alice plays "Fire // Ice" as "Fire" targeting Bob dividing 2 to Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Fire // Ice" is in Alice's graveyard
    And "Hill Giant" has 0 damage marked

  @cr26:709.3c
  Scenario: The copy of Fire // Ice that Alice casts as Fire is a red spell with mana value 2 that isn't blue, and its original in the graveyard is blue and red
    Given Alice controls "Lens of Echoes" and can pay {2}
    And Alice has "Fire // Ice" in graveyard
    And Bob controls "Hill Giant"
    When Alice activates "Lens of Echoes" targeting "Fire // Ice"
    And the top of the stack resolves
    And while "Lens of Echoes" resolves, Alice plays "Fire // Ice" as "Fire" targeting "Hill Giant" dividing 2 to "Hill Giant"
    Then the copy of "Fire // Ice" is red
    And the copy of "Fire // Ice" isn't blue
    And the copy of "Fire // Ice" is named "Fire"
    And the mana value of the copy of "Fire // Ice" is 2
    And "Fire // Ice" is blue and red
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Hill Giant" is untapped

  @cr26:709.4c
  Scenario: Thrash // Threat off the stack is an instant and a sorcery card with the abilities of both halves, and only an instant as Thrash; Cut // Ribbons has aftermath of its second half
    Given Alice has "Thrash // Threat" and "Cut // Ribbons" in hand and can pay {R}{R}
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    Then "Thrash // Threat" has exactly the types "instant" and "sorcery"
    And "Thrash // Threat" has the ability "thrash"
    And "Thrash // Threat" has the ability "threat"
    And "Cut // Ribbons" has the ability "cut"
    And "Cut // Ribbons" has "aftermath"
    When Alice casts "Thrash // Threat" as "Thrash" targeting "Hill Giant" then "Grizzly Bears"
    Then "Thrash // Threat" has exactly the types "instant"
    When the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Thrash // Threat" has exactly the types "instant" and "sorcery"

  @cr26:709.4c @cr26:709.4
  Scenario: Thrash // Threat in hand and in the graveyard is an instant and a sorcery card, and as Threat on the stack it is only a sorcery
    Given Alice has "Thrash // Threat" in hand and can pay {2}{R}{G}
    Then "Thrash // Threat" has exactly the types "instant" and "sorcery"
    When Alice casts "Thrash // Threat" as "Threat"
    Then "Thrash // Threat" has exactly the types "sorcery"
    When the stack resolves
    Then "Thrash // Threat" is in Alice's graveyard
    And "Thrash // Threat" has exactly the types "instant" and "sorcery"

  @cr26:709.4a.3
  Scenario: Fire // Ice, milled for Predict with the name Ice chosen, has the chosen name, and Assault // Battery has not
    Given Alice has "Predict" as "one" and "Predict" as "two" in hand and can pay {1}{U}{1}{U}
    And Alice has 5 "Plains" as "page" as library
    And Bob has "Fire // Ice" and "Assault // Battery" as library
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Alice may choose the card name "Ice" for "one"
    And Alice may not choose the card name "Fire // Ice" for "one"
    When Alice chooses the card name "Ice" for "one"
    Then "Fire // Ice" is in Bob's graveyard
    And Alice has drawn 2 cards
    When Alice plays "two" targeting Bob
    And the stack resolves
    And Alice chooses the card name "Ice" for "two"
    Then "Assault // Battery" is in Bob's graveyard
    And Alice has drawn 3 cards

  @cr26:709.4a.3
  Scenario: Fire // Ice, milled for Predict with the name Fire chosen, has the chosen name
    Given Alice has "Predict" in hand and can pay {1}{U}
    And Alice has 5 "Plains" as "page" as library
    And Bob has "Fire // Ice" as library
    When Alice plays "Predict" targeting Bob
    And the stack resolves
    And Alice chooses the card name "Fire" for "Predict"
    Then "Fire // Ice" is in Bob's graveyard
    And Alice has drawn 2 cards

  @cr26:709.4a.3
  Scenario: Hill Giant, milled for Predict with the name Hill Giant chosen, has the chosen name, and Assault // Battery has not
    Given Alice has "Predict" as "one" and "Predict" as "two" in hand and can pay {1}{U}{1}{U}
    And Alice has 5 "Plains" as "page" as library
    And Bob has "Hill Giant" and "Assault // Battery" as library
    When Alice plays "one" targeting Bob
    And the stack resolves
    And Alice chooses the card name "Hill Giant" for "one"
    Then "Hill Giant" is in Bob's graveyard
    And Alice has drawn 2 cards
    When Alice plays "two" targeting Bob
    And the stack resolves
    And Alice chooses the card name "Hill Giant" for "two"
    Then "Assault // Battery" is in Bob's graveyard
    And Alice has drawn 3 cards

  @cr26:709.3a.2
  Scenario: Assault // Battery that is put on the stack as Assault is a red spell with mana value 1 that deals 2 damage and creates no token
    Given Alice has "Assault // Battery" in hand and can pay {R}
    And Bob controls "Hill Giant"
    When Alice casts "Assault // Battery" as "Assault" targeting "Hill Giant"
    Then "Assault // Battery" is named "Assault"
    And "Assault // Battery" is red
    And "Assault // Battery" isn't green
    And the mana value of "Assault // Battery" is 1
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
    And Alice controls no "token" permanents

  @cr26:709.3a.3
  Scenario: In Bob's turn, Alice can't cast Threat, the sorcery half of Thrash // Threat, and can cast Thrash, the instant half
    Given it is Bob's main phase
    And Alice has "Thrash // Threat" in hand and can pay {2}{R}{G}
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Bob passes
    Then Alice can't cast "Thrash // Threat" as "Threat" by rule 117.1a
    And Alice can cast "Thrash // Threat" as "Thrash" targeting "Hill Giant" then "Grizzly Bears"
    When Alice casts "Thrash // Threat" as "Thrash" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And Alice controls no "token" permanents

  @cr26:709.3a.3
  Scenario: In her own main phase, Alice can cast Thrash and Threat, and casts Threat
    Given Alice has "Thrash // Threat" in hand and can pay {2}{R}{G}
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    Then Alice can cast "Thrash // Threat" as "Thrash" targeting "Hill Giant" then "Grizzly Bears"
    And Alice can cast "Thrash // Threat" as "Threat"
    When Alice casts "Thrash // Threat" as "Threat"
    And the stack resolves
    Then the first "Beast" token is 4/4
    And "Grizzly Bears" is in play

  @cr26:709.4
  Scenario: Today, Fire // Ice is blue and red and has mana value 4 in a library, into which Memory Lapse puts it, and in exile
    Given Alice has "Fire // Ice" as "one" and "Fire // Ice" as "two" in hand and can pay {1}{U}{1}{R}
    And Bob controls "Hill Giant"
    And Bob has "Memory Lapse" and "Time Stop" in hand and can pay {1}{U}{4}{U}{U}
    When Alice casts "one" as "Ice" targeting "Hill Giant"
    Then the mana value of "one" is 2
    When Bob plays "Memory Lapse" targeting "one"
    And the stack resolves
    Then the top of Alice's library is "one"
    And the mana value of "one" is 4
    And "one" is blue and red
    When Alice casts "two" as "Fire" targeting Bob dividing 2 to Bob
    Then "two" isn't blue
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then "two" is exiled
    And the mana value of "two" is 4
    And "two" is blue and red
