Feature: Ninjutsu

  @bok:502.43a
  Scenario: Ninja of the Deep Hours replaces an unblocked attacker and enters tapped and attacking
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And {1}{U} was spent on the ability of "Ninja of the Deep Hours"
    And the stack holds the ability of "Ninja of the Deep Hours"
    When the stack resolves
    Then "Ninja of the Deep Hours" is in play under Alice's control
    And "Ninja of the Deep Hours" is tapped
    And "Ninja of the Deep Hours" is attacking

  @bok:502.43a
  Scenario: An unblocked attacker that Bob owns returns to Bob's hand when Alice activates ninjutsu
    Given Bob controls "Hill Giant"
    And Alice has "Threaten" and "Ninja of the Deep Hours" in hand
    And Alice can pay {3}{U}{R}
    When Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    Then "Hill Giant" is in Bob's hand
    When the stack resolves
    Then "Ninja of the Deep Hours" is attacking

  @bok:502.43a
  Scenario: Ninjutsu can be activated from hand, and not from the battlefield or the graveyard
    Given Alice controls "Hill Giant" and "Ninja of the Deep Hours" as "the Ninja in play"
    And Alice has "Ninja of the Deep Hours" as "the Ninja in the graveyard" in graveyard
    And Alice has "Ninja of the Deep Hours" as "the Ninja in hand" in hand
    And Alice can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    Then Alice can use ninjutsu with "the Ninja in hand" returning "Hill Giant"
    And Alice can't use ninjutsu with "the Ninja in play" returning "Hill Giant" by rule 402.8
    And Alice can't use ninjutsu with "the Ninja in the graveyard" returning "Hill Giant" by rule 402.8
    When Alice uses ninjutsu with "the Ninja in hand" returning "Hill Giant"
    And the stack resolves
    Then "the Ninja in hand" is attacking
    And "the Ninja in the graveyard" is in Alice's graveyard

  @bok:502.43a
  Scenario: The defending player can't return an attacker for ninjutsu
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" as "Alice's Ninja" in hand and can pay {1}{U}
    And Bob has "Ninja of the Deep Hours" as "Bob's Ninja" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    Then Bob can't use ninjutsu with "Bob's Ninja" returning "Hill Giant" by rule 502.43c
    And Alice can use ninjutsu with "Alice's Ninja" returning "Hill Giant"
    When Alice uses ninjutsu with "Alice's Ninja" returning "Hill Giant"
    And the stack resolves
    Then "Alice's Ninja" is attacking
    And Bob can't use ninjutsu with "Bob's Ninja" returning "Alice's Ninja" by rule 502.43c

  @bok:502.43a @cr26:508.2a
  Scenario: A Ninja that enters attacking wasn't declared as an attacker, so Patron of the Kitsune doesn't trigger for the Ninja
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob controls "Patron of the Kitsune"
    When Alice attacks with "Hill Giant"
    Then "Patron of the Kitsune" has triggered once
    When the stack resolves
    And as it resolves, Bob says yes to "Patron of the Kitsune"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    And "Patron of the Kitsune" has triggered once
    And Bob is at 21 life

  @bok:502.43b
  Scenario: A Ninja card is revealed in hand while its ninjutsu ability is on the stack
    Given Alice controls "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    Then "Ninja of the Deep Hours" is hidden
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    Then "Ninja of the Deep Hours" is revealed
    And "Ninja of the Deep Hours" is in Alice's hand
    When the stack resolves
    Then "Ninja of the Deep Hours" is in play under Alice's control

  @bok:502.43b
  Scenario: A Ninja card in hand is no longer revealed once its ninjutsu ability has been countered
    Given Alice controls "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob has "Squelch" in hand and can pay {1}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Bob plays "Squelch" targeting the ability of "Ninja of the Deep Hours"
    Then "Ninja of the Deep Hours" is revealed
    When the stack resolves
    Then the ability of "Ninja of the Deep Hours" was countered
    And "Ninja of the Deep Hours" is in Alice's hand
    And "Ninja of the Deep Hours" is hidden

  @bok:502.43b
  Scenario: A Ninja card whose ninjutsu was activated twice stays revealed until both abilities have left the stack
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {2}{U}{U}
    And Bob has "Squelch" as "the first squelch" and "Squelch" as "the second squelch" in hand
    And Bob can pay {2}{U}{U}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And Bob plays "the first squelch" targeting the second activation of "Ninja of the Deep Hours"
    And the top of the stack resolves
    Then the second activation of "Ninja of the Deep Hours" was countered
    And "Ninja of the Deep Hours" is revealed
    When Bob plays "the second squelch" targeting the ability of "Ninja of the Deep Hours"
    And the top of the stack resolves
    Then the ability of "Ninja of the Deep Hours" was countered
    And "Ninja of the Deep Hours" is hidden
    And "Ninja of the Deep Hours" is in Alice's hand

  @bok:502.43c @bok:502.43a
  Scenario: Ninjutsu can be activated only after blockers are declared, and the Ninja enters unblocked
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    Then Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    When Bob doesn't block
    Then Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    And "Ninja of the Deep Hours" is unblocked
    When combat damage is dealt
    Then Bob is at 18 life

  @bok:502.43c
  Scenario: Ninja of the Deep Hours enters unblocked and deals combat damage to Bob, and Alice may draw a card
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob controls "Wall of Stone"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then "Ninja of the Deep Hours" is 2/2
    And "Ninja of the Deep Hours" has exactly the types "creature", "Human" and "Ninja"
    When combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says yes to "Ninja of the Deep Hours"
    Then Alice has drawn 1 card
    And Bob has drawn no cards
    When the game goes on to Alice's next main phase
    And Alice attacks with "Ninja of the Deep Hours"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says no to "Ninja of the Deep Hours"
    Then Alice has drawn 2 cards
    And "Ninja of the Deep Hours" has triggered twice
    When the game goes on to Alice's next main phase
    And Alice attacks with "Ninja of the Deep Hours"
    And Bob blocks "Ninja of the Deep Hours" with "Wall of Stone"
    And combat damage is dealt
    Then "Ninja of the Deep Hours" has triggered twice

  @bok:502.43a
  Scenario: A Ninja that is cast doesn't enter attacking, and a Ninja that enters by ninjutsu does
    Given Alice controls "Pandemonium" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" as "the played Ninja" and "Ninja of the Deep Hours" as "the hidden Ninja" in hand
    And Alice can pay {4}{U}{U}
    When Alice plays "the played Ninja"
    And the top of the stack resolves
    And Alice targets Bob
    And the stack resolves
    And as it resolves, Alice says yes to "Pandemonium"
    Then "the played Ninja" has dealt 2 damage to Bob
    And "the played Ninja" has triggered never
    And "the played Ninja" is untapped
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "the hidden Ninja" returning "Hill Giant"
    And the top of the stack resolves
    And Alice targets Bob
    Then "the hidden Ninja" is attacking
    And "the hidden Ninja" is tapped
    And "the played Ninja" isn't attacking

  @bok:502.43c @bok:502.43a
  Scenario: A blocked attacker can't be returned for ninjutsu
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob controls "Steel Wall"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Steel Wall"
    Then Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    And "Hill Giant" is blocked

  @bok:ninjutsu.1
  Scenario: A Ninja that enters in the declare blockers step deals combat damage
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then "Ninja of the Deep Hours" has dealt 2 combat damage to Bob
    And "Hill Giant" has dealt no damage
    And Bob is at 18 life

  @bok:ninjutsu.2
  Scenario: Until 2006, an attacker returned after combat damage is on the stack deals that damage, and the Ninja deals none
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is put on the stack
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    Then the stack holds the ability of "Ninja of the Deep Hours" and the combat damage
    When the top of the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    And "Hill Giant" is in Alice's hand
    When combat damage is dealt
    Then Bob is at 17 life
    And "Hill Giant" has dealt 3 combat damage to Bob
    And "Ninja of the Deep Hours" has dealt no damage

  @bok:ninjutsu.3
  Scenario: If ninjutsu of one card is activated twice, the second activation resolves first and puts the card onto the battlefield
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {2}{U}{U}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    Then "Grizzly Bears" and "Hill Giant" are in Alice's hand
    When the top of the stack resolves
    Then "Ninja of the Deep Hours" is in play under Alice's control
    And the stack holds the ability of "Ninja of the Deep Hours"
    When the stack resolves
    Then it happened once that "Ninja of the Deep Hours" entered
    And "Ninja of the Deep Hours" is attacking

  @bok:ninjutsu.3
  Scenario: If the second ninjutsu activation of one card is countered, the first activation puts the card onto the battlefield
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {2}{U}{U}
    And Bob has "Squelch" in hand and can pay {1}{U}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And Bob plays "Squelch" targeting the second activation of "Ninja of the Deep Hours"
    And the top of the stack resolves
    Then the stack holds the ability of "Ninja of the Deep Hours"
    And "Ninja of the Deep Hours" is in Alice's hand
    When the stack resolves
    Then "Ninja of the Deep Hours" is in play under Alice's control

  @bok:ninjutsu.1
  Scenario Outline: Ninjutsu can still be activated after the declare blockers step: <step>
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    Then it is Alice's declare attackers step
    And Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    When Bob doesn't block
    And the game goes on to the <step>
    Then it is Alice's <step>
    And Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Ninja of the Deep Hours" is attacking
    And "Ninja of the Deep Hours" is unblocked

    Examples:
      | step               |
      | combat damage step |
      | end of combat step |

  @bok:ninjutsu.1
  Scenario: Ninjutsu can be activated in the declare blockers step
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    Then Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    When Bob doesn't block
    Then it is Alice's declare blockers step
    And Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"

  @bok:ninjutsu.1
  Scenario Outline: Ninjutsu can't be activated after combat: <step>
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    Then Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    When the game goes on to the <step>
    Then it is Alice's <step>
    And Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"

    Examples:
      | step              |
      | second main phase |
      | end step          |

  @bok:ninjutsu.1
  Scenario Outline: Ninjutsu can't be activated before blockers are declared: <step>
    Given it is Alice's <step>
    And Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    Then Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    When Alice attacks with "Hill Giant"
    Then Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    When Bob doesn't block
    Then Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"

    Examples:
      | step                |
      | upkeep              |
      | first main phase    |
      | beginning of combat |

  @bok:ninjutsu.1
  Scenario: A Ninja that enters in the combat damage step after the damage was dealt deals no damage
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then it is Alice's combat damage step
    And Bob is at 17 life
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    When the game goes on to the second main phase
    Then "Ninja of the Deep Hours" has dealt no damage
    And "Hill Giant" has dealt 3 combat damage to Bob
    And Bob is at 17 life

  @bok:ninjutsu.1 @cr26:702.7b.3
  Scenario: A Ninja that enters between first-strike and regular damage deals regular damage
    Given Alice controls "Hill Giant"
    And "Hill Giant" has "first strike"
    And Alice controls "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob doesn't block
    And first-strike damage is dealt
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then "Hill Giant" has dealt 3 combat damage to Bob
    And "Ninja of the Deep Hours" has dealt 2 combat damage to Bob
    And Bob is at 13 life

  @bok:ninjutsu.1
  Scenario: A Ninja that enters in the end of combat step deals no damage
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And the game goes on to the end of combat step
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    When the game goes on to the second main phase
    Then "Ninja of the Deep Hours" isn't attacking
    And "Ninja of the Deep Hours" has dealt no damage
    And Bob is at 17 life

  @bok:ninjutsu.2
  Scenario: Until 2006, a Ninja deals damage if it enters before damage is on the stack, and not if it enters afterwards
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" and "Higure, the Still Wind" in hand
    And Alice can pay {3}{U}{U}{U}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    And combat damage is put on the stack
    And Alice uses ninjutsu with "Higure, the Still Wind" returning "Grizzly Bears"
    And the top of the stack resolves
    Then "Higure, the Still Wind" is attacking
    When combat damage is dealt
    Then "Ninja of the Deep Hours" has dealt 2 combat damage to Bob
    And "Grizzly Bears" has dealt 2 combat damage to Bob
    And "Higure, the Still Wind" has dealt no damage
    And "Hill Giant" has dealt no damage

  @bok:ninjutsu.2.today
  Scenario: Today, an attacker returned in the combat damage step has already dealt its damage, and the Ninja deals no damage
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And the game goes on to the combat damage step
    Then "Hill Giant" has dealt 3 combat damage to Bob
    And Bob is at 17 life
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    When the game goes on to the second main phase
    Then "Ninja of the Deep Hours" has dealt no damage
    And Bob is at 17 life

  @bok:ninjutsu.3
  Scenario: If ninjutsu of one card is activated twice, the activation that resolves second does nothing, as the card has left the hand
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {2}{U}{U}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then it happened once that "Ninja of the Deep Hours" came into play
    And "Grizzly Bears" and "Hill Giant" are in Alice's hand
    And Bob is at 18 life

  @bok:ninjutsu.3
  Scenario: Two different Ninjas replace two unblocked attackers
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" and "Higure, the Still Wind" in hand
    And Alice can pay {3}{U}{U}{U}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice uses ninjutsu with "Higure, the Still Wind" returning "Hill Giant"
    Then "Grizzly Bears" and "Hill Giant" are in Alice's hand
    When the stack resolves
    Then "Ninja of the Deep Hours" and "Higure, the Still Wind" are attacking
    And "Ninja of the Deep Hours" and "Higure, the Still Wind" are unblocked
    And Alice's hand holds "Grizzly Bears" and "Hill Giant"

  @bok:ninjutsu.4 @bok:502.43a
  Scenario: A Ninja card is revealed as its ninjutsu is activated, and leaves the hand only as the ability resolves
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    Then Bob doesn't know "Ninja of the Deep Hours"
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    Then Bob knows "Ninja of the Deep Hours"
    And Alice's hand holds "Ninja of the Deep Hours" and "Hill Giant"
    When the stack resolves
    Then Alice's hand holds "Hill Giant"
    And "Ninja of the Deep Hours" is in play

  @bok:ninjutsu.4 @bok:502.43a
  Scenario: A Ninja card that is discarded while its ninjutsu ability is on the stack doesn't enter the battlefield
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob controls "Nezumi Shortfang" and can pay {1}{B}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And Bob in response activates "Nezumi Shortfang" targeting Alice
    And the top of the stack resolves
    And as it resolves, Alice chooses "Ninja of the Deep Hours"
    Then "Ninja of the Deep Hours" is in Alice's graveyard
    And the stack holds the ability of "Ninja of the Deep Hours"
    When the stack resolves
    Then the ability of "Ninja of the Deep Hours" has resolved
    And "Ninja of the Deep Hours" is in Alice's graveyard
    And "Hill Giant" is in Alice's hand

  @bok:502.43b
  Scenario: A Ninja is no longer revealed once it has entered the battlefield by ninjutsu
    Given Alice controls "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    Then "Ninja of the Deep Hours" is revealed
    When the stack resolves
    Then "Ninja of the Deep Hours" is in play under Alice's control
    And "Ninja of the Deep Hours" isn't revealed

  @bok:502.43a
  Scenario: A Ninja that enters by ninjutsu attacks the same player as the returned creature did
    Given Carol is playing too
    And Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then Carol is at 18 life
    And Bob is at 20 life
