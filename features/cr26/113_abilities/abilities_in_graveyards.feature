Feature: Abilities of cards in graveyards

  @cr26:113.6
  Scenario: White Knight's protection from black stops Terror on the battlefield, but not Zombify while White Knight is in a graveyard
    Given Alice has "White Knight" in graveyard
    And Alice has "Zombify" in hand and can pay {3}{B}
    And Alice controls "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then Alice can target "White Knight" with "Zombify"
    When Alice plays "Zombify" targeting "White Knight"
    And the stack resolves
    Then "White Knight" is in play under Alice's control
    And Bob can't play "Terror" targeting "White Knight" because "White Knight" has "protection from black"
    And Bob can play "Terror" targeting "Grizzly Bears"

  @cr26:113.6
  Scenario: Animate Dead can return White Knight, but falls off on the battlefield, where White Knight has protection from black
    Given Alice has "Animate Dead" in hand and can pay {1}{B}
    And Bob has "White Knight" in graveyard
    When Alice casts "Animate Dead" targeting "White Knight"
    And the top of the stack resolves
    Then "Animate Dead" is attached to "White Knight"
    When the stack resolves
    Then "Animate Dead" is in Alice's graveyard
    And it happened once that "White Knight" was sacrificed

  @cr26:113.6
  Scenario: Animate Dead stays attached to Hill Giant until Animate Dead is destroyed, but falls off White Knight
    Given Alice has "Animate Dead" as "one" in hand
    And Alice has "Animate Dead" as "two" in hand and can pay {1}{B}{1}{B}
    And Bob has "Hill Giant" and "White Knight" in graveyard
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice casts "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 2/3
    And "Hill Giant" is in play under Alice's control
    And "one" is attached to "Hill Giant"
    When Bob casts "Naturalize" targeting "one"
    And the stack resolves
    Then it happened once that "Hill Giant" was sacrificed
    And "Hill Giant" is in Bob's graveyard
    When Alice casts "two" targeting "White Knight"
    And the stack resolves
    Then "two" is in Alice's graveyard
    And it happened once that "White Knight" was sacrificed
