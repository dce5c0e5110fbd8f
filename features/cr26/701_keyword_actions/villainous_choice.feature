Feature: Facing a villainous choice

  @cr26:701.55a
  Scenario Outline: The owner of the target of This Is How It Ends chooses to <choice>
    Given Alice has "This Is How It Ends" in hand and can pay {3}{B}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice casts "This Is How It Ends" targeting "Hill Giant"
    And the stack resolves
    Then Bob is asked for an option
    When Bob chooses the option "<option>"
    Then "Hill Giant" is in Bob's library
    And "Grizzly Bears" is in <place>
    And Bob is at <life> life

    Examples:
      | choice                           | option   | place         | life |
      | lose 5 life                      | life     | play          | 15   |
      | shuffle away another creature    | creature | Bob's library | 20   |

  @cr26:701.55a
  Scenario: Alice faces the choice herself for her only creature, and loses 5 life
    Given Alice controls "Hill Giant"
    And Alice has "This Is How It Ends" in hand and can pay {3}{B}
    And Bob controls "Grizzly Bears"
    When Alice casts "This Is How It Ends" targeting "Hill Giant"
    And the stack resolves
    Then Alice is asked for an option
    When Alice chooses the option "life"
    Then "Hill Giant" is in Alice's library
    And Alice is at 15 life
    And "Grizzly Bears" is in play

  @cr26:701.55b
  Scenario: Bob without another creature may choose to shuffle another creature into his library, and then nothing more happens
    Given Alice has "This Is How It Ends" in hand and can pay {3}{B}
    And Bob controls "Hill Giant" and "Sol Ring"
    And Alice controls "Grizzly Bears"
    When Alice casts "This Is How It Ends" targeting "Hill Giant"
    And the stack resolves
    And Bob chooses the option "creature"
    Then "Hill Giant" is in Bob's library
    And "Sol Ring" is in play
    And "Grizzly Bears" is in play
    And Bob is at 20 life
    And "This Is How It Ends" is in Alice's graveyard

  @cr26:701.55c
  Scenario: With Patient Tormentor, an opponent of its controller faces the choice twice, and its controller faces a choice once
    Given Alice controls "Patient Tormentor" and "Grizzly Bears"
    And Alice has "Shared Dilemma" in hand and can pay {2}{B}
    And Bob controls "Hill Giant"
    When Alice casts "Shared Dilemma"
    And the stack resolves
    And Alice chooses the option "life"
    Then Bob is asked for an option
    When Bob chooses the option "creature"
    Then "Hill Giant" was sacrificed
    And Bob is asked for an option
    When Bob chooses the option "life"
    Then Alice is at 17 life
    And Bob is at 17 life
    And "Grizzly Bears" is in play

  @cr26:701.55a
  Scenario: The controller of Patient Tormentor isn't an opponent, and faces the choice of This Is How It Ends once
    Given Alice controls "Patient Tormentor", "Hill Giant" and "Grizzly Bears"
    And Alice has "This Is How It Ends" in hand and can pay {3}{B}
    When Alice casts "This Is How It Ends" targeting "Hill Giant"
    And the stack resolves
    Then Alice is asked for an option
    When Alice chooses the option "creature"
    And Alice chooses "Grizzly Bears"
    Then "Hill Giant" and "Grizzly Bears" are in Alice's library
    And "Patient Tormentor" is in play
    And Alice is at 20 life

  @cr26:701.55d
  Scenario: Alice sacrifices Blood Artist before Bob makes his choice, so it doesn't see Bob's creature die
    Given Alice controls "Blood Artist"
    And Alice has "Shared Dilemma" in hand and can pay {2}{B}
    And Bob controls "Hill Giant"
    When Alice casts "Shared Dilemma"
    And the stack resolves
    And Alice chooses the option "creature"
    Then Bob is asked for an option
    And "Blood Artist" was sacrificed
    When Bob chooses the option "creature"
    And Alice targets Bob
    Then "Blood Artist" was sacrificed
    And "Hill Giant" was sacrificed
    And "Blood Artist" has triggered once
    And it happened in this order that "Blood Artist" was sacrificed, then "Hill Giant" was sacrificed

  @cr26:701.55d
  Scenario: In Bob's turn Bob faces the choice of Alice's Shared Dilemma first, and sacrifices a creature before Alice is asked
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Shared Dilemma" in hand and can pay {2}{B}
    And Bob controls "Hill Giant"
    When Alice casts "Shared Dilemma"
    And the stack resolves
    Then Bob is asked for an option
    When Bob chooses the option "creature"
    Then "Hill Giant" was sacrificed
    And Alice is asked for an option
    When Alice chooses the option "life"
    Then Alice is at 17 life
    And Bob is at 20 life

  @cr26:701.55a.2
  Scenario: Bob, who chooses to lose 3 life and to discard two cards for Bitter Terms, does both
    Given Alice has "Bitter Terms" in hand and can pay {2}{B}
    And Bob controls "Hill Giant" and has "Island", "Forest" and "Swamp" in hand
    When Alice casts "Bitter Terms" targeting Bob
    And the stack resolves
    And Bob chooses the option "loss"
    And Bob chooses "Island" and "Swamp"
    Then Bob is at 17 life
    And Bob's hand holds "Forest"
    And "Hill Giant" is in play

  @cr26:701.55a.2
  Scenario: Bob, who chooses to sacrifice two creatures and to discard a card for Bitter Terms, sacrifices first, and then discards
    Given Alice has "Bitter Terms" in hand and can pay {2}{B}
    And Bob controls "Hill Giant", "Craw Wurm" and "Grizzly Bears" and has "Island" and "Forest" in hand
    When Alice casts "Bitter Terms" targeting Bob
    And the stack resolves
    And Bob chooses the option "creatures"
    And Bob chooses "Hill Giant" and "Craw Wurm"
    And Bob chooses "Forest"
    Then "Hill Giant" and "Craw Wurm" were sacrificed
    And it happened in this order that "Hill Giant" was sacrificed, then "Forest" was discarded
    And "Grizzly Bears" is in play
    And Bob's hand holds "Island"
    And Bob is at 20 life

  @cr26:701.55b.2
  Scenario: Bob, who chooses the option to sacrifice two creatures and to discard a card for Bitter Terms, sacrifices his only creature and discards
    Given Alice has "Bitter Terms" in hand and can pay {2}{B}
    And Bob controls "Hill Giant" and "Sol Ring" and has "Island" in hand
    When Alice casts "Bitter Terms" targeting Bob
    And the stack resolves
    And Bob chooses the option "creatures"
    Then "Hill Giant" was sacrificed
    And "Island" was discarded
    And Bob's hand is empty
    And "Sol Ring" is in play
    And Bob is at 20 life

  @cr26:701.55b.2
  Scenario: Bob, who has one card in hand and chooses to lose 3 life and to discard two cards for Bitter Terms, loses 3 life and discards that card
    Given Alice has "Bitter Terms" in hand and can pay {2}{B}
    And Bob controls "Hill Giant" and has "Island" in hand
    When Alice casts "Bitter Terms" targeting Bob
    And the stack resolves
    And Bob chooses the option "loss"
    Then Bob is at 17 life
    And "Island" was discarded
    And Bob's hand is empty
    And "Hill Giant" is in play

  @cr26:701.55b.2
  Scenario: Bob, who has no card in hand and chooses to lose 3 life and to discard two cards for Bitter Terms, loses 3 life
    Given Alice has "Bitter Terms" in hand and can pay {2}{B}
    And Bob controls "Hill Giant"
    When Alice casts "Bitter Terms" targeting Bob
    And the stack resolves
    And Bob chooses the option "loss"
    Then Bob is at 17 life
    And "Hill Giant" is in play
    And Bob's graveyard is empty

  @cr26:701.55b.3
  Scenario: Bob, who can't lose life because of Platinum Emperion, may choose to lose 3 life and to discard two cards for Bitter Terms, and discards
    Given Alice has "Bitter Terms" in hand and can pay {2}{B}
    And Bob controls "Platinum Emperion" and has "Island", "Forest" and "Swamp" in hand
    When Alice casts "Bitter Terms" targeting Bob
    And the stack resolves
    Then Bob is asked for an option
    When Bob chooses the option "loss"
    And Bob chooses "Island" and "Swamp"
    Then Bob's graveyard holds "Island" and "Swamp"
    And Bob's hand holds "Forest"
    And Bob is at 20 life
    And "Platinum Emperion" is in play

  @cr26:701.55c
  Scenario: With two Patient Tormentors, an opponent of their controller faces the choice three times
    Given Alice controls "Patient Tormentor" as "one" and "Patient Tormentor" as "two"
    And Alice has "Shared Dilemma" in hand and can pay {2}{B}
    And Bob controls "Hill Giant"
    When Alice casts "Shared Dilemma"
    And the stack resolves
    And Alice chooses the option "life"
    And Bob chooses the option "life"
    And Bob chooses the option "life"
    And Bob chooses the option "life"
    Then Bob is at 11 life
    And Alice is at 17 life
    And "Hill Giant" is in play

  @cr26:701.55d
  Scenario: In Bob's turn, Bob, Carol and then Alice face the choice of Alice's Shared Dilemma
    Given it is Bob's main phase
    And Carol is playing too
    And Alice controls "Vedalken Orrery" and has "Shared Dilemma" in hand and can pay {2}{B}
    And Bob controls "Hill Giant"
    When Alice casts "Shared Dilemma"
    And the stack resolves
    Then Bob is asked for an option
    When Bob chooses the option "life"
    Then Carol is asked for an option
    When Carol chooses the option "life"
    Then Alice is asked for an option
    When Alice chooses the option "life"
    Then Alice is at 17 life
    And Carol is at 17 life
