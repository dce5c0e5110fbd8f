Feature: What is asked and what can be said

  @mine:answers.1
  Scenario: A land that can pay has no name
    Given Alice has "Levy" in hand and can pay {B}
    And Bob can pay {R}{R}{U}
    When Alice plays "Levy" targeting Bob
    And the stack resolves
    Then Bob is at 20 life

  @mine:answers.2
  Scenario: A card of a library of which nothing is said has none
    Given Alice has "Vampiric Tutor" in hand and can pay {B}
    When Alice plays "Vampiric Tutor"
    And the stack resolves
    Then Alice is at 18 life

  @mine:answers.3 @edition:2026-01
  Scenario: Two words "target" are said one after the other
    Given Alice has "Toils of Night and Day" in hand and can pay {2}{U}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Toils of Night and Day" targeting "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is tapped

  @mine:answers.4 @edition:2026-01
  Scenario: What is no legal target is told with what is asked for
    Given Alice has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Grizzly Bears" and "Humility"
    When Alice plays "Naturalize" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard

  @mine:answers.5 @edition:2026-01
  Scenario: Where there is none, it is told what is asked for
    Given Alice has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Grizzly Bears"
    When Alice plays "Naturalize" targeting "Grizzly Bears"
    Then Bob is at 20 life

  @mine:answers.6 @edition:2026-01
  Scenario: A long list is told in part, and the nearest of it
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    When Alice plays "Conspiracy"
    And the stack resolves
    And Alice chooses the creature type "Goblim"
    Then "Conspiracy" is in play

  @mine:answers.7 @edition:2026-01
  Scenario: A trigger whose condition no longer holds is removed
    Given Alice controls "Hearth" and "Grizzly Bears"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When the game goes on to Alice's end step
    And Alice passes
    And Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then the ability of "Hearth" did not resolve

  @mine:answers.8 @edition:2026-01
  Scenario: What is asked is told in the words of features
    Given Alice controls "Hearth" and "Grizzly Bears" and can pay {1}
    When the game goes on to Alice's end step
    And the top of the stack resolves
    Then Alice is asked for yes or no

  @mine:answers.9 @edition:2026-01
  Scenario: Of a spell that is cast while an ability resolves, what the game can't use is told
    Given Alice controls "Fist of Suns" and "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {R}{W}{U}{B}{G}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" instead of its mana cost by "suns" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @mine:answers.9 @edition:2026-01
  Scenario: Of a mana ability, other mana than it makes is refused, and the mana that it makes is told
    Given Alice controls "Birds of Paradise" as "bird" and "Sol Ring"
    When Alice taps "bird" for mana making {R}{G}
    Then "bird" is tapped

  @mine:answers.9 @edition:2026-01
  Scenario: Of a mana ability that makes no mana, announced mana is refused
    Given Alice controls "Gaea's Cradle"
    When Alice taps "Gaea's Cradle" for mana making {G}
    Then "Gaea's Cradle" is tapped
