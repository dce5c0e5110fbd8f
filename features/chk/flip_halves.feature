Feature: The two halves of a flip card
  @chk:508.1
  Scenario: A permanent that flips stays the same object and keeps its Auras
    Given Alice controls "Student of Elements" and "Grizzly Bears" and has "Flight" in hand and can pay {U}
    Then "Student of Elements" is named "Student of Elements"
    And "Student of Elements" has exactly the types "creature", "Human" and "Wizard"
    And "Grizzly Bears" doesn't have "flying"
    And "Student of Elements" is 1/1
    When Alice plays "Flight" targeting "Student of Elements"
    And the stack resolves
    Then "Student of Elements" is named "Tobita, Master of Winds"
    And "Student of Elements" has exactly the types "legendary", "creature", "Human" and "Wizard"
    And "Grizzly Bears" has "flying"
    And "Student of Elements" has triggered once
    And "Student of Elements" is 3/3
    And "Student of Elements" is the same object
    And "Flight" is attached to "Student of Elements"
    And the stack is empty

  @chk:508.1
  Scenario: A flip card has a normal card back, so opponents can't identify it in a player's hand
    Given Alice has "Student of Elements", "Flight" and "Island" in hand and can pay {1}{U} and can pay {U}
    Then Alice knows "Student of Elements" and "Island"
    And Bob doesn't know "Student of Elements"
    And Bob doesn't know "Island"
    When Alice plays "Student of Elements"
    And the stack resolves
    Then Bob knows "Student of Elements"
    And "Student of Elements" is unflipped
    And the mana cost of "Student of Elements" is {1}{U}
    When Alice plays "Flight" targeting "Student of Elements"
    And the stack resolves
    Then "Student of Elements" is flipped

  @chk:508.2.ex1
  Scenario: A search for a legendary creature card can't find an unflipped flip card
    Given Alice has "Time of Need" in hand and can pay {1}{G}
    And Alice has "Budoka Gardener", "Isamaru, Hound of Konda", "Konda's Banner" and "Hikari, Twilight Guardian" on top of library
    When Alice plays "Time of Need"
    And the stack resolves
    Then Alice is asked for objects by "Time of Need" among "Isamaru, Hound of Konda" and "Hikari, Twilight Guardian"
    And Alice may choose "Isamaru, Hound of Konda"
    And Alice may choose nothing
    And Alice may not choose "Isamaru, Hound of Konda" and "Hikari, Twilight Guardian"
    And Alice may not choose "Budoka Gardener"
    When as it resolves, Alice chooses "Isamaru, Hound of Konda" for "Time of Need"
    Then "Isamaru, Hound of Konda" is in Alice's hand
    And "Budoka Gardener" is in Alice's library
    And "Budoka Gardener" doesn't have the type "legendary"
    And it happened once that "Isamaru, Hound of Konda" was revealed
    And it happened once that Alice searched
    And it happened once that Alice shuffled

  @chk:508.2.ex1
  Scenario: A search for a legendary creature card finds nothing in a library of flip cards
    Given Alice has "Time of Need" in hand and can pay {1}{G}
    And Alice controls a flipped "Budoka Gardener" as "Dokai"
    And Alice has "Budoka Gardener" and "Akki Lavarunner" as library
    Then "Dokai" has the type "legendary"
    When Alice plays "Time of Need"
    And the stack resolves
    Then "Time of Need" has resolved
    And it happened once that Alice searched
    And it happened never that "Budoka Gardener" was revealed
    And it happened never that "Akki Lavarunner" was revealed
    And Alice's hand is empty
    And Alice's library holds "Budoka Gardener" and "Akki Lavarunner"

  @chk:508.2.ex1
  Scenario: A flip card's permanent gets Day of Destiny's bonus for legendary creatures only after it has flipped
    Given Alice controls "Day of Destiny", "Budoka Gardener" and 10 "Forest"
    And Alice controls "Isamaru, Hound of Konda"
    And Bob controls "Hikari, Twilight Guardian"
    Then "Budoka Gardener" is 2/1
    And "Isamaru, Hound of Konda" is 4/4
    And "Hikari, Twilight Guardian" is 4/4
    When Alice activates "Budoka Gardener"
    And the stack resolves
    Then "Budoka Gardener" is flipped
    And "Budoka Gardener" is 5/5

  @chk:508.3
  Scenario: All players can see whether a permanent is flipped, tapped or untapped
    Given Alice controls 2 "Budoka Gardener" as "gardener" and 10 "Forest"
    And Bob controls "Grizzly Bears"
    Then "gardener 1" and "gardener 2" are untapped
    And "gardener 1" and "gardener 2" are unflipped
    When Alice activates "gardener 1"
    And the stack resolves
    Then "gardener 1" is tapped
    And "gardener 1" is flipped
    And "gardener 2" is untapped
    And "gardener 2" is unflipped
    And Alice knows "gardener 1" and "gardener 2"
    And Bob knows "gardener 1" and "gardener 2"
    When Alice attacks with "gardener 2"
    Then "gardener 1" and "gardener 2" are tapped
    And "gardener 1" is flipped
    And "gardener 2" is unflipped
    When the game goes on to Alice's next main phase
    Then "gardener 1" and "gardener 2" are untapped
    And "gardener 1" is flipped
    And "gardener 2" is unflipped

  @chk:flip-cards.1
  Scenario: A permanent that flips changes name, types, text, power and toughness, but keeps its mana cost, colour and counters
    Given Alice controls "Akki Lavarunner" owned by Bob with 1 +1/+1 counter
    Then "Akki Lavarunner" is 2/2
    And "Akki Lavarunner" has exactly "haste"
    When Alice attacks with "Akki Lavarunner"
    And combat damage is dealt
    And the stack resolves
    Then "Akki Lavarunner" is flipped
    And "Akki Lavarunner" is named "Tok-Tok, Volcano Born"
    And "Akki Lavarunner" has exactly the types "legendary", "creature", "Goblin" and "Shaman"
    And "Akki Lavarunner" has exactly "protection from red"
    And "Akki Lavarunner" is 3/3
    And the mana cost of "Akki Lavarunner" is {3}{R}
    And the converted mana cost of "Akki Lavarunner" is 4
    And "Akki Lavarunner" is red
    And "Akki Lavarunner" is tapped
    And "Akki Lavarunner" is attacking
    And "Akki Lavarunner" has 1 +1/+1 counter
    And Alice controls "Akki Lavarunner"
    And Bob owns "Akki Lavarunner"
    And "Akki Lavarunner" is the same object

  @chk:flip-cards.3
  Scenario: A permanent whose flip ability triggers twice flips once and stays flipped
    Given Alice controls "Bushi Tenderfoot" and has "Kodama's Might" in hand and can pay {G}
    And Bob controls 2 "Steel Wall" as "wall"
    And "wall 1" has 3 damage
    And "wall 2" has 3 damage
    When Alice attacks with "Bushi Tenderfoot"
    And Bob blocks "Bushi Tenderfoot" with "wall 1" and "wall 2"
    And Alice plays "Kodama's Might" targeting "Bushi Tenderfoot"
    And combat damage is dealt
    And Alice divides 1 to "wall 1" and 2 to "wall 2" for "Bushi Tenderfoot"
    Then "wall 1" and "wall 2" are in Bob's graveyard
    And "Bushi Tenderfoot" has triggered twice
    When the top of the stack resolves
    Then "Bushi Tenderfoot" is named "Kenzo the Hardhearted"
    And "Bushi Tenderfoot" is 5/6
    When the top of the stack resolves
    Then the stack is empty
    And "Bushi Tenderfoot" is flipped
    And "Bushi Tenderfoot" is named "Kenzo the Hardhearted"
    And "Bushi Tenderfoot" is 5/6
    And it happened once that "Bushi Tenderfoot" flipped
