Feature: Soulshift
  @chk:502.39a
  Scenario: A creature with soulshift that dies returns a Spirit card from its controller's graveyard to hand
    Given Alice controls "Thousand-legged Kami" and has "Wandering Ones" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Thousand-legged Kami" is 6/6
    When Bob plays "Terror" targeting "Thousand-legged Kami"
    And the top of the stack resolves
    Then "Thousand-legged Kami" is in Alice's graveyard
    And the stack holds the ability of "Thousand-legged Kami"
    And Alice controls the ability of "Thousand-legged Kami"
    And the ability of "Thousand-legged Kami" targets "Wandering Ones"
    When the stack resolves
    And as it resolves, Alice says yes to "Thousand-legged Kami"
    Then "Wandering Ones" is in Alice's hand
    And "Thousand-legged Kami" is in Alice's graveyard

  @chk:502.39a
  Scenario: Soulshift triggers when the creature dies, but not when the creature spell is countered
    Given Alice controls "Thousand-legged Kami" as "the elder" and has "Thousand-legged Kami" as "the younger" in hand
    And Alice has "Wandering Ones" in graveyard and can pay {6}{G}{G}
    And Bob has "Counterspell" and "Terror" in hand and can pay {U}{U} and can pay {1}{B}
    When Alice plays "the younger"
    And Bob plays "Counterspell" targeting "the younger"
    And the stack resolves
    Then "the younger" is in Alice's graveyard
    And "the younger" has triggered never
    When Bob plays "Terror" targeting "the elder"
    And the top of the stack resolves
    Then "the elder" has triggered once
    And "the younger" has triggered never

  @chk:502.39a
  Scenario: Soulshift triggers when the creature dies, but not when the creature returns to hand
    Given Alice controls "Thousand-legged Kami" as "the dying" and "Thousand-legged Kami" as "the leaving"
    And Alice has "Wandering Ones" in graveyard
    And Bob has "Boomerang" and "Terror" in hand and can pay {U}{U} and can pay {1}{B}
    When Bob plays "Boomerang" targeting "the leaving"
    And the top of the stack resolves
    Then "the leaving" is in Alice's hand
    And "the leaving" has triggered never
    When Bob plays "Terror" targeting "the dying"
    And the top of the stack resolves
    Then "the dying" has triggered once

  @chk:502.39a
  Scenario: Soulshift without a Spirit card in its controller's graveyard does nothing
    Given Alice controls "Thousand-legged Kami" and has "Grizzly Bears" in graveyard
    And Bob has "Wandering Ones" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Thousand-legged Kami"
    Then the stack holds "Terror"
    And "Thousand-legged Kami" is in play
    When the top of the stack resolves
    Then "Thousand-legged Kami" is in Alice's graveyard
    And "Thousand-legged Kami" has triggered once
    And the stack is empty
    And nobody is asked anything
    And "Wandering Ones" is in Bob's graveyard

  @chk:502.39b
  Scenario Outline: Two instances of soulshift trigger separately, and each has its own target and its own choice whether to return it
    Given Alice controls "Thousand-legged Kami"
    And "Thousand-legged Kami" has "soulshift 7"
    And Alice has "Wandering Ones" and "Oyobi, Who Split the Heavens" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Thousand-legged Kami" has "soulshift 7" and "soulshift 7"
    When Bob plays "Terror" targeting "Thousand-legged Kami"
    And the top of the stack resolves
    And Alice targets "Wandering Ones" for "Thousand-legged Kami"
    And Alice targets "Oyobi, Who Split the Heavens" for "Thousand-legged Kami"
    Then "Thousand-legged Kami" has triggered twice
    And the first trigger of "Thousand-legged Kami" targets "Wandering Ones"
    And the second trigger of "Thousand-legged Kami" targets "Oyobi, Who Split the Heavens"
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Thousand-legged Kami"
    Then "Oyobi, Who Split the Heavens" is in Alice's hand
    And "Wandering Ones" is in Alice's graveyard
    When the stack resolves
    And as it resolves, Alice says <answer> to "Thousand-legged Kami"
    Then "Wandering Ones" is in Alice's <zone>

    Examples:
      | answer | zone      |
      | yes    | hand      |
      | no     | graveyard |

  @chk:502.39b
  Scenario: Soulshift 1 and soulshift 7 of one creature trigger separately, and each has its own maximum mana value
    Given Alice controls "Devoted Retainer"
    And "Devoted Retainer" has "soulshift 1" and has "soulshift 7"
    And Alice has "Wandering Ones" and "Oyobi, Who Split the Heavens" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Devoted Retainer"
    And the top of the stack resolves
    And Alice puts the first trigger of "Devoted Retainer" and the second trigger of "Devoted Retainer" in this order
    Then Alice is asked for targets by "Devoted Retainer" among "Wandering Ones" and "Oyobi, Who Split the Heavens"
    When Alice targets "Oyobi, Who Split the Heavens" for "Devoted Retainer"
    Then the first trigger of "Devoted Retainer" targets "Wandering Ones"
    And the second trigger of "Devoted Retainer" targets "Oyobi, Who Split the Heavens"

  @chk:502.39b
  Scenario: Two soulshift triggers may target the same card, and the trigger that resolves first returns it
    Given Alice controls "Thousand-legged Kami"
    And "Thousand-legged Kami" has "soulshift 7"
    And Alice has "Wandering Ones" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Thousand-legged Kami"
    And the top of the stack resolves
    Then the first trigger of "Thousand-legged Kami" targets "Wandering Ones"
    And the second trigger of "Thousand-legged Kami" targets "Wandering Ones"
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Thousand-legged Kami"
    Then "Wandering Ones" is in Alice's hand
    When the stack resolves
    Then the second trigger of "Thousand-legged Kami" has resolved
    And the first trigger of "Thousand-legged Kami" was countered on resolution
    And "Wandering Ones" is in Alice's hand

  @chk:soulshift.1
  Scenario: Soulshift 7 can target a Spirit card of mana value 7 or less and no other card
    Given Alice controls "Thousand-legged Kami"
    And Alice has "Wandering Ones", "Oyobi, Who Split the Heavens", "Myojin of Cleansing Fire" and "Grizzly Bears" in graveyard
    And Bob has "Kami of Ancient Law" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then the converted mana cost of "Oyobi, Who Split the Heavens" is 7
    And the converted mana cost of "Myojin of Cleansing Fire" is 8
    And the converted mana cost of "Thousand-legged Kami" is 8
    When Bob plays "Terror" targeting "Thousand-legged Kami"
    And the top of the stack resolves
    Then Alice is asked for targets by "Thousand-legged Kami" among "Wandering Ones" and "Oyobi, Who Split the Heavens"
    When Alice targets "Oyobi, Who Split the Heavens" for "Thousand-legged Kami"
    And the stack resolves
    And as it resolves, Alice says yes to "Thousand-legged Kami"
    Then "Oyobi, Who Split the Heavens" is in Alice's hand

  @chk:soulshift.1
  Scenario: Soulshift 7 can return a Spirit card of mana value 1
    Given Alice controls "Thousand-legged Kami" and has "Wandering Ones" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then the converted mana cost of "Wandering Ones" is 1
    When Bob plays "Terror" targeting "Thousand-legged Kami"
    And the top of the stack resolves
    Then the ability of "Thousand-legged Kami" targets "Wandering Ones"
    When the stack resolves
    And as it resolves, Alice says yes to "Thousand-legged Kami"
    Then "Wandering Ones" is in Alice's hand

  @chk:soulshift.1
  Scenario Outline: Soulshift can target a Spirit card whose mana value equals the soulshift number, but not one whose mana value is greater
    Given Alice controls "Devoted Retainer"
    And "Devoted Retainer" has "soulshift <number>"
    And Alice has 2 "Wandering Ones" as "ones" and "Kami of Ancient Law" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Devoted Retainer"
    And the top of the stack resolves
    Then Alice is asked for targets by "Devoted Retainer" among <cards>
    When Alice targets "ones 2" for "Devoted Retainer"
    And the stack resolves
    And as it resolves, Alice says yes to "Devoted Retainer"
    Then "ones 2" is in Alice's hand

    Examples:
      | number | cards                                         |
      | 1      | "ones 1" and "ones 2"                         |
      | 2      | "ones 1", "ones 2" and "Kami of Ancient Law" |

  @chk:soulshift.2
  Scenario Outline: Soulshift's controller decides as soulshift resolves whether the targeted card returns to hand
    Given Alice controls "Thousand-legged Kami" and has "Wandering Ones" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Thousand-legged Kami"
    And the top of the stack resolves
    Then the ability of "Thousand-legged Kami" targets "Wandering Ones"
    And Alice was asked for yes or no never
    When the stack resolves
    Then Alice is asked for yes or no by "Thousand-legged Kami"
    And "Wandering Ones" is in Alice's graveyard
    When as it resolves, Alice says <answer> to "Thousand-legged Kami"
    Then the ability of "Thousand-legged Kami" has resolved
    And "Wandering Ones" is in Alice's <zone>

    Examples:
      | answer | zone      |
      | yes    | hand      |
      | no     | graveyard |
