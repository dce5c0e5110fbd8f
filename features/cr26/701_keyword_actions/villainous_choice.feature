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
    And Bob chooses the option "creature"
    And Alice targets Bob
    Then "Blood Artist" was sacrificed
    And "Hill Giant" was sacrificed
    And "Blood Artist" has triggered once
    And it happened in this order that "Blood Artist" was sacrificed, then "Hill Giant" was sacrificed
