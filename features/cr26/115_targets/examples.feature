Feature: Examples of section 115

  @cr26:115.1a.ex1
  Scenario: Blight of Two Seasons, a sorcery whose cycling trigger has a target, is cast without a target
    Given Alice has "Blight of Two Seasons" in hand and can pay {3}{B}
    Then Alice can play "Blight of Two Seasons"
    When Alice plays "Blight of Two Seasons"
    Then "Blight of Two Seasons" targets nothing
    When the stack resolves
    Then Bob is at 17 life
    And "Blight of Two Seasons" has triggered never

  @cr26:115.1a.ex1 @cr26:702.16b
  Scenario: The ability that triggers as Alice cycles Blight of Two Seasons targets a creature, but can't target one with protection from black
    Given Alice has "Blight of Two Seasons" in hand and can pay {1}{B}
    And Alice has "Forest" on top of library
    And Bob controls "White Knight", "Hill Giant" and "Craw Wurm"
    When Alice activates the cycling ability of "Blight of Two Seasons"
    Then Alice may target "Craw Wurm" for "Blight of Two Seasons"
    And Alice may not target "White Knight" for "Blight of Two Seasons"
    When Alice targets "Hill Giant" for "Blight of Two Seasons"
    Then the trigger of "Blight of Two Seasons" targets "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is 2/2
    And "Craw Wurm" is 6/4
    And Bob is at 20 life

  @cr26:115.7e.ex1 @cr26:115.7d
  Scenario: Redirect exchanges the two targets of Arc Trail, which deals 2 damage to Llanowar Elves and 1 damage to Runeclaw Bear
    Given it is Bob's main phase
    And Alice controls "Runeclaw Bear" and "Llanowar Elves" and has "Redirect" in hand and can pay {U}{U}
    And Bob has "Arc Trail" in hand and can pay {1}{R}
    When Bob plays "Arc Trail" targeting "Runeclaw Bear" then "Llanowar Elves"
    And Alice in response plays "Redirect" targeting "Arc Trail"
    And the top of the stack resolves
    Then Alice may not target "Llanowar Elves" then "Llanowar Elves" for "Redirect"
    And Alice may not target "Runeclaw Bear" then "Runeclaw Bear" for "Redirect"
    And Alice may target "Llanowar Elves" then "Runeclaw Bear" for "Redirect"
    When Alice targets "Llanowar Elves" then "Runeclaw Bear" for "Redirect"
    Then "Arc Trail" targets "Llanowar Elves" and "Runeclaw Bear"
    When the stack resolves
    Then "Llanowar Elves" is in Alice's graveyard
    And "Runeclaw Bear" is in play
    And "Runeclaw Bear" has 1 damage marked

  @cr26:115.7e.ex1
  Scenario: Alice keeps the targets of Arc Trail as Redirect resolves, and both creatures die
    Given it is Bob's main phase
    And Alice controls "Runeclaw Bear" and "Llanowar Elves" and has "Redirect" in hand and can pay {U}{U}
    And Bob has "Arc Trail" in hand and can pay {1}{R}
    When Bob plays "Arc Trail" targeting "Runeclaw Bear" then "Llanowar Elves"
    And Alice in response plays "Redirect" targeting "Arc Trail"
    And the top of the stack resolves
    And Alice keeps the targets for "Redirect"
    Then "Arc Trail" targets "Runeclaw Bear" and "Llanowar Elves"
    When the stack resolves
    Then "Llanowar Elves" is in Alice's graveyard
    And "Runeclaw Bear" is in Alice's graveyard
    And "Arc Trail" has dealt 2 damage to "Runeclaw Bear"

  @cr26:115.1a.3
  Scenario: The reinforce ability of Hunting Triad, which isn't cast, targets Grizzly Bears or Hill Giant, and the target gets three counters
    Given Alice has "Hunting Triad" in hand and can pay {3}{G}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    Then Alice can target only "Grizzly Bears" and "Hill Giant" with "reinforce" of "Hunting Triad"
    When Alice activates "reinforce" of "Hunting Triad" targeting "Grizzly Bears"
    Then the ability of "Hunting Triad" targets "Grizzly Bears"
    And "Hunting Triad" is in Alice's graveyard
    When the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Hill Giant" is 3/3

  @cr26:115.1a.3
  Scenario: Hunting Triad, a sorcery whose reinforce ability has a target, is cast without a target, and the ability of another one targets Grizzly Bears
    Given Alice has "Hunting Triad" as "cast" and "Hunting Triad" as "held" in hand and can pay {3}{G}{3}{G}
    And Alice controls "Grizzly Bears"
    When Alice plays "cast"
    Then "cast" targets nothing
    When the stack resolves
    Then Alice controls three 1/1 green "Elf Warrior" creature tokens
    When Alice activates "reinforce" of "held" targeting "Grizzly Bears"
    Then the ability of "held" targets "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is 5/5
