Feature: Bushido and soulshift in the rules of 2006

  @cr06:502.38a
  Scenario: A creature with bushido 2 that becomes blocked gets +2/+2 until the end of the turn
    Given Alice controls "Battle-Mad Ronin"
    And Bob controls "Steel Wall"
    Then the mana cost of "Battle-Mad Ronin" is {1}{R}
    And "Battle-Mad Ronin" has exactly the types "creature", "Human" and "Samurai"
    And "Battle-Mad Ronin" is red
    And Alice can't attack with nothing because of the second printed ability of "Battle-Mad Ronin"
    When Alice attacks with "Battle-Mad Ronin"
    And Bob blocks "Battle-Mad Ronin" with "Steel Wall"
    Then the stack holds the ability of "Battle-Mad Ronin"
    And "Battle-Mad Ronin" is 1/1
    When the stack resolves
    Then "Battle-Mad Ronin" is 3/3
    When combat damage is dealt
    Then "Steel Wall" has 3 damage marked
    When the turn ends
    Then "Battle-Mad Ronin" is 1/1

  @cr06:502.38a
  Scenario: A creature with bushido 2 that blocks gets +2/+2
    Given it is Bob's main phase
    And Alice controls "Battle-Mad Ronin"
    And Bob controls "Grizzly Bears"
    When Bob attacks with "Grizzly Bears"
    And Alice blocks "Grizzly Bears" with "Battle-Mad Ronin"
    And the stack resolves
    Then "Battle-Mad Ronin" is 3/3
    When combat damage is dealt
    Then "Grizzly Bears" is in Bob's graveyard
    And "Battle-Mad Ronin" is in play

  @cr06:502.38a
  Scenario: To attack unblocked triggers no bushido
    Given Alice controls "Battle-Mad Ronin" as "the stopped" and "Battle-Mad Ronin" as "the free"
    And Bob controls "Steel Wall"
    When Alice attacks with "the stopped" and "the free"
    Then the stack is empty
    When Bob blocks "the stopped" with "Steel Wall"
    Then the stack holds the ability of "the stopped"
    When the stack resolves
    And combat damage is dealt
    Then "the free" has dealt 1 combat damage to Bob
    And "the stopped" has dealt 3 combat damage to "Steel Wall"

  @cr06:502.38b
  Scenario: Bushido 2 and bushido 1 on one creature trigger separately and give each its own bonus
    Given Alice controls "Battle-Mad Ronin"
    And "Battle-Mad Ronin" has "bushido 1"
    And Bob controls "Steel Wall"
    Then "Battle-Mad Ronin" has "bushido 2" and "bushido 1"
    When Alice attacks with "Battle-Mad Ronin"
    And Bob blocks "Battle-Mad Ronin" with "Steel Wall"
    And Alice puts the first trigger of "Battle-Mad Ronin" and the second trigger of "Battle-Mad Ronin" in this order
    Then the stack holds the second trigger of "Battle-Mad Ronin" and the first trigger of "Battle-Mad Ronin"
    When the top of the stack resolves
    Then "Battle-Mad Ronin" is 2/2
    When the top of the stack resolves
    Then "Battle-Mad Ronin" is 4/4

  @cr06:502.39a
  Scenario Outline: Soulshift may return a Spirit card that costs no more than its number
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
  Scenario: Soulshift looks for the way from play into a graveyard and no other
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
  Scenario: Two instances of soulshift return a card each
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
