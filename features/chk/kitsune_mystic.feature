Feature: Kitsune Mystic
  @chk:508.1a @chk:flip-cards.n1
  Scenario: Kitsune Mystic with two Auras attached flips at the end step, even if an opponent controls one of the Auras
    Given Alice controls "Kitsune Mystic" and "Holy Strength" attached to "Kitsune Mystic"
    And Bob controls "Flight" attached to "Kitsune Mystic"
    Then "Kitsune Mystic" is 3/5
    And "Kitsune Mystic" is named "Kitsune Mystic"
    And "Kitsune Mystic" has exactly the types "creature", "Fox" and "Wizard"
    When the game goes on to the end step
    And the stack resolves
    Then "Kitsune Mystic" is flipped
    And "Kitsune Mystic" is named "Autumn-Tail, Kitsune Sage"
    And "Kitsune Mystic" is 5/7
    And "Kitsune Mystic" has exactly the types "legendary", "creature", "Fox" and "Wizard"
    And "Kitsune Mystic" has "flying"

  @chk:508.1a
  Scenario: Kitsune Mystic with only one Aura and one Equipment attached doesn't flip
    Given Alice controls "Kitsune Mystic" and "Holy Strength" attached to "Kitsune Mystic"
    And Alice controls "Swirl the Mists" and "Umezawa's Jitte" attached to "Kitsune Mystic"
    And "Swirl the Mists" has the chosen color "white"
    And Alice has "Flight" in hand and can pay {U}
    When the game goes on to the end step
    Then it is Alice's end step
    And "Kitsune Mystic" has triggered never
    And "Kitsune Mystic" is unflipped
    When the game goes on to Alice's next main phase
    And Alice plays "Flight" targeting "Kitsune Mystic"
    And the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then "Kitsune Mystic" is flipped

  @chk:508.1a
  Scenario: Kitsune Mystic doesn't flip if one of its two Auras has left before the flip trigger resolves
    Given Alice controls "Kitsune Mystic" and "Holy Strength" attached to "Kitsune Mystic"
    And Alice controls "Flight" attached to "Kitsune Mystic" and has "Flight" as "another Flight" in hand and can pay {U}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When the game goes on to the end step
    Then the stack holds the ability of "Kitsune Mystic"
    When Bob plays "Naturalize" targeting "Flight"
    And the stack resolves
    Then "Flight" is in Alice's graveyard
    And "Kitsune Mystic" is unflipped
    And "Kitsune Mystic" is 3/5
    When the game goes on to Alice's next main phase
    And Alice plays "another Flight" targeting "Kitsune Mystic"
    And the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then "Kitsune Mystic" is flipped

  @chk:508.1b
  Scenario: Autumn-Tail, the flipped Kitsune Mystic, moves an Aura from one creature to another
    Given Alice controls "Kitsune Mystic", "Grizzly Bears" and "Holy Strength" attached to "Kitsune Mystic"
    And Bob controls "Hill Giant" and "Flight" attached to "Kitsune Mystic"
    And Alice can pay {1}
    Then Alice can't activate "Kitsune Mystic" targeting "Flight" by rule 409.1
    When the game goes on to the end step
    And the stack resolves
    Then "Kitsune Mystic" is named "Autumn-Tail, Kitsune Sage"
    And Alice can activate "Kitsune Mystic" targeting "Flight"
    When Alice activates "Kitsune Mystic" targeting "Flight"
    Then the total cost of the activation of "Kitsune Mystic" is {1}
    When the stack resolves
    Then Alice is asked for objects by "Kitsune Mystic" among "Grizzly Bears" and "Hill Giant"
    When as it resolves, Alice chooses "Hill Giant" for "Kitsune Mystic"
    Then "Flight" is attached to "Hill Giant"
    And "Hill Giant" has "flying"
    And "Kitsune Mystic" doesn't have "flying"
    And Bob controls "Flight"
    And "Kitsune Mystic" is 5/7

  @chk:508.1b
  Scenario: Autumn-Tail, the flipped Kitsune Mystic, can target only an Aura attached to a creature
    Given Alice controls "Kitsune Mystic" and "Holy Strength" attached to "Kitsune Mystic"
    And Alice controls "Umezawa's Jitte" attached to "Kitsune Mystic"
    And Alice controls "Forest" and "Genju of the Cedars" attached to "Forest"
    And Bob controls "Swirl the Mists" and "Flight" attached to "Kitsune Mystic"
    And "Swirl the Mists" has the chosen color "white"
    And Alice can pay {1}
    When the game goes on to the end step
    And the stack resolves
    Then Alice can target only "Holy Strength" and "Flight" with "Kitsune Mystic"
    And "Kitsune Mystic" is flipped

  @chk:508.1a
  Scenario: Kitsune Mystic also flips with more than two Auras attached
    Given Alice controls "Kitsune Mystic" and "Holy Strength" attached to "Kitsune Mystic"
    And Bob controls "Flight" attached to "Kitsune Mystic" and "Mark of Sakiko" attached to "Kitsune Mystic"
    When the game goes on to the end step
    And the stack resolves
    Then "Kitsune Mystic" is flipped
    And "Kitsune Mystic" is 5/7

  @chk:508.1b
  Scenario: Autumn-Tail, the flipped Kitsune Mystic, can move an Aura from another player's creature
    Given Alice controls "Kitsune Mystic" and 2 "Holy Strength" attached to "Kitsune Mystic" and can pay {1}
    And Bob controls "Hill Giant" and "Flight" attached to "Hill Giant"
    When the game goes on to the end step
    And the stack resolves
    Then Alice can target "Flight" with "Kitsune Mystic"
    When Alice activates "Kitsune Mystic" targeting "Flight"
    And the stack resolves
    Then "Flight" is attached to "Kitsune Mystic"

  @chk:508.1a
  Scenario: Kitsune Mystic with one Aura attached doesn't flip because of an Aura attached to another creature
    Given Alice controls "Kitsune Mystic" and "Holy Strength" attached to "Kitsune Mystic"
    And Alice controls "Grizzly Bears" and "Flight" attached to "Grizzly Bears"
    And Alice has "Flight" as "another Flight" in hand and can pay {U}
    When the game goes on to the end step
    Then "Kitsune Mystic" has triggered never
    And "Kitsune Mystic" is named "Kitsune Mystic"
    When the game goes on to Alice's next main phase
    And Alice plays "another Flight" targeting "Kitsune Mystic"
    And the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then "Kitsune Mystic" is flipped

  @chk:508.1b @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Autumn-Tail, the flipped Kitsune Mystic, can't target an Aura attached to a planeswalker
    Given Alice controls "Kitsune Mystic" and "Holy Strength" attached to "Kitsune Mystic"
    And Bob controls "Flight" attached to "Kitsune Mystic"
    And Bob controls "Chandra Nalaar" and "Rune of Flight" attached to "Chandra Nalaar"
    And Alice can pay {1}
    When the game goes on to the end step
    And the stack resolves
    Then Alice can target only "Holy Strength" and "Flight" with "Kitsune Mystic"
    And "Kitsune Mystic" is flipped
