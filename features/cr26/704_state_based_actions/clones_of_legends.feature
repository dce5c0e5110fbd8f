@edition:2026-01 @edition:2013-07
Feature: Clones of legendary creatures

  @cr26:704.5j.3 @cr26:205.4d.2
  Scenario: Alice's Clone of Bob's Thalia stays beside Thalia, and of her two legends of one name Alice keeps one
    Given Alice has "Clone" as "first" and "Clone" as "second" in hand and can pay {3}{U} and can pay {3}{U}
    And Bob controls "Thalia, Guardian of Thraben"
    When Alice plays "first"
    And the stack resolves
    And Alice chooses "Thalia, Guardian of Thraben" for "first"
    Then "first" is named "Thalia, Guardian of Thraben"
    And "Thalia, Guardian of Thraben" is in play
    And "first" is in play
    When Alice plays "second"
    And the stack resolves
    And Alice chooses "Thalia, Guardian of Thraben" for "second"
    Then Alice is asked for the legend to keep
    When Alice keeps "second"
    Then "first" was put there by the legend rule
    And "second" is 2/1
    And "Thalia, Guardian of Thraben" is in play under Bob's control

  @cr26:205.4d.3
  Scenario: Alice, who takes Bob's Isamaru beside her own, keeps hers, and the other one goes to Bob's graveyard by the legend rule
    Given Alice controls "Isamaru, Hound of Konda" as "hers"
    And Bob controls "Isamaru, Hound of Konda" as "his"
    And Alice has "Threaten" in hand and can pay {2}{R}
    When Alice plays "Threaten" targeting "his"
    And the stack resolves
    Then Alice is asked for the legend to keep
    When Alice keeps "hers"
    Then "his" is in Bob's graveyard
    And "his" was put there by the legend rule
    And "hers" is in play

  @cr26:205.4d.5 @cr26:704.5j
  Scenario Outline: Of two legendary permanents named <card>, of the card type <type>, Alice keeps one, and two that aren't legendary stay
    Given Alice controls "<card>" as "elder", "<plain>" as "one" and "<plain>" as "two"
    And Alice has "<card>" as "younger" in hand and can pay <cost>
    When Alice plays "younger"
    And the stack resolves
    Then Alice is asked for the legend to keep
    When Alice keeps "younger"
    Then "elder" was put there by the legend rule
    And "younger" is in play
    And "younger" has the types "legendary" and "<type>"
    And "one" and "two" are in play

    Examples:
      | card                    | type        | cost   | plain           |
      | Umezawa's Jitte         | artifact    | {2}    | Sol Ring        |
      | Honden of Infinite Rage | enchantment | {2}{R} | Glorious Anthem |
