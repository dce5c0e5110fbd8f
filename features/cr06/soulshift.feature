Feature: Soulshift

  @cr06:502.39a
  Scenario Outline: Gibbering Kami with soulshift 3 dies, and Alice may return a Spirit card with mana value 3 or less
    Given Alice controls "Gibbering Kami"
    And Alice has "River Kaijin", "Wandering Ones", "Shimmering Glasskite" and "Grizzly Bears" in graveyard
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then "Gibbering Kami" has exactly the types "creature" and "Spirit"
    And "Gibbering Kami" is 2/2
    And "Gibbering Kami" is black
    When Bob plays "Glacial Ray" targeting "Gibbering Kami"
    And the top of the stack resolves
    Then Alice is asked for targets by "Gibbering Kami" among "River Kaijin" and "Wandering Ones"
    When Alice targets "River Kaijin" for "Gibbering Kami"
    Then "River Kaijin" is in Alice's graveyard
    When the stack resolves
    And as it resolves, Alice says <answer> to "Gibbering Kami"
    Then "River Kaijin" is in Alice's <zone>
    And the ability of "Gibbering Kami" has resolved

    Examples:
      | answer | zone      |
      | yes    | hand      |
      | no     | graveyard |

  @cr06:502.39a
  Scenario: Soulshift triggers when Gibbering Kami dies, and not when it is countered
    Given Alice controls "Gibbering Kami" as "the elder"
    And Alice has "Gibbering Kami" as "the younger" in hand and can pay {3}{B}
    And Alice has "Wandering Ones" in graveyard
    And Bob has "Counterspell" and "Glacial Ray" in hand and can pay {U}{U} and can pay {1}{R}
    When Alice plays "the younger"
    And Bob plays "Counterspell" targeting "the younger"
    And the top of the stack resolves
    Then "the younger" is in Alice's graveyard
    And "the younger" has triggered never
    When Bob plays "Glacial Ray" targeting "the elder"
    And the top of the stack resolves
    Then the stack holds the ability of "the elder"
    And the ability of "the elder" targets "Wandering Ones"

  @cr06:502.39b
  Scenario: Two instances of soulshift return two Spirit cards
    Given Alice controls "Gibbering Kami"
    And "Gibbering Kami" has "soulshift 3"
    And Alice has "River Kaijin" and "Wandering Ones" in graveyard
    And Bob controls "Serra Angel" and "Hill Giant"
    When Alice attacks with "Gibbering Kami"
    Then Bob can't block "Gibbering Kami" with "Hill Giant" because "Gibbering Kami" has "flying"
    When Bob blocks "Gibbering Kami" with "Serra Angel"
    And combat damage is dealt
    And Alice targets "River Kaijin" for "Gibbering Kami"
    And Alice targets "Wandering Ones" for "Gibbering Kami"
    Then "Gibbering Kami" has triggered twice
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Gibbering Kami"
    Then "Wandering Ones" is in Alice's hand
    And "River Kaijin" is in Alice's graveyard
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Gibbering Kami"
    Then "River Kaijin" is in Alice's hand
