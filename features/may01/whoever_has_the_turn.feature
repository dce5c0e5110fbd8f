Feature: What a creature is for, in rulings of our own

  @may01:ours.87
  Scenario: The banner goes round with the turn
    Given Alice controls "Banner of the Day" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    Then the mana cost of "Banner of the Day" is {2}
    And "Banner of the Day" has exactly the type "artifact"
    And "Hill Giant" is 4/3
    And "Grizzly Bears" is 2/2
    When the game goes on to Bob's upkeep
    Then "Hill Giant" is 3/3
    And "Grizzly Bears" is 3/2

  @may01:ours.88
  Scenario: Whoever is not smaller than the life of the peak's player doesn't attack
    Given Alice controls "Humbling Peak"
    And Alice is at 4 life
    And Bob controls "Craw Wurm" and "Hill Giant"
    And Alice has "Healing Salve" in hand and can pay {W}
    And it is Bob's main phase
    Then "Humbling Peak" has exactly the type "land"
    And Bob can attack with "Hill Giant"
    And Bob can't attack with "Craw Wurm" because of the first printed ability of "Humbling Peak"
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Bob can attack with "Craw Wurm"

  @may01:ours.89
  Scenario: While one state waits to be answered another is noticed
    Given Alice controls "Fickle Student"
    And Alice has "Flight" and "Kodama's Might" in hand and can pay {U}{G}
    Then the mana cost of "Fickle Student" is {1}{U}
    And "Fickle Student" is blue
    And "Fickle Student" is 2/2
    And "Fickle Student" has exactly the types "creature", "Human" and "Wizard"
    When Alice plays "Flight" targeting "Fickle Student"
    And the top of the stack resolves
    Then the stack holds the ability "wings" of "Fickle Student"
    When Alice plays "Kodama's Might" targeting "Fickle Student"
    And the top of the stack resolves
    Then the stack holds the ability "pride" of "Fickle Student" and the ability "wings" of "Fickle Student"
    When the stack resolves
    Then "Fickle Student" was sacrificed
    And Alice is at 21 life
    And the ability "wings" of "Fickle Student" has triggered once
    And the ability "pride" of "Fickle Student" has triggered once

  @may01:ours.90
  Scenario: Of several who die together the keepsake is of one
    Given Alice has "Last Keepsake" and "Wrath of God" in hand and can pay {B}{2}{W}{W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    Then the mana cost of "Last Keepsake" is {B}
    And "Last Keepsake" is black
    And "Last Keepsake" has exactly the type "instant"
    When Alice plays "Last Keepsake"
    And the stack resolves
    And Alice plays "Wrath of God"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And "Grizzly Bears" is in Alice's graveyard

  @may01:ours.90
  Scenario: There is one keepsake, and none after the turn
    Given Alice has "Last Keepsake" as "first", "Last Keepsake" as "second" in hand and can pay {B}{B}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Watchwolf"
    And Bob has "Terror" as "one", "Terror" as "two" and "Terror" as "three" in hand and can pay {1}{B}{1}{B}{1}{B}
    When Alice plays "first"
    And the stack resolves
    And Bob plays "one" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Hill Giant" is in Alice's graveyard
    When Alice plays "second"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob plays "three" targeting "Watchwolf"
    And the stack resolves
    Then "Watchwolf" is in Alice's graveyard

  @may01:ours.91
  Scenario: What isn't in play any more as the loan would begin borrows nothing
    Given Alice controls "Aladdin" and can pay {1}{R}{R}
    And Bob controls "Baku Altar"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Aladdin" targeting "Baku Altar"
    And Bob in response plays "Boomerang" targeting "Aladdin"
    And the stack resolves
    Then the ability of "Aladdin" has resolved
    And "Aladdin" is in Alice's hand
    And it happened never that "Baku Altar" changed control

  @bok:ours.2
  Scenario: Whom a touch and a wound would destroy together is kept by one shield
    Given Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    And Bob controls "Typhoid Rats" and "Hill Giant"
    When Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Alice attacks with "Ink-Eyes, Servant of Oni"
    And Bob blocks "Ink-Eyes, Servant of Oni" with "Typhoid Rats" and "Hill Giant"
    And combat damage is dealt
    And Alice divides 5 to "Hill Giant" and 0 to "Typhoid Rats"
    Then "Ink-Eyes, Servant of Oni" is in play
    And "Ink-Eyes, Servant of Oni" is tapped
    And "Hill Giant" is in Bob's graveyard

  @may01:ours.89
  Scenario: A state that has been answered is answered again once it is there again
    Given Alice controls "Fickle Student"
    And Alice has "Flight" as "one" and "Flight" as "two" in hand and can pay {U}{U}
    When Alice plays "one" targeting "Fickle Student"
    And the stack resolves
    Then Alice is at 21 life
    And "Fickle Student" doesn't have "flying"
    When Alice plays "two" targeting "Fickle Student"
    And the stack resolves
    Then Alice is at 22 life
    And the ability "wings" of "Fickle Student" has triggered twice
