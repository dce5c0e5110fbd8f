Feature: Flip cards and the legend rule
  @chk:flip-cards.4
  Scenario: From 2004 to 2009, if two flipped permanents have the same name, the legend rule puts both into the graveyard
    Given Alice controls "Nezumi Graverobber" as "the robber" and can pay {1}{B}
    And Alice controls a flipped "Nezumi Graverobber" as "Nighteyes"
    And Bob has "Devoted Retainer" in graveyard
    Then "the robber" and "Nighteyes" are in play
    When Alice activates "the robber" targeting "Devoted Retainer"
    And the stack resolves
    Then "the robber" and "Nighteyes" are in Alice's graveyard
    And "the robber" and "Nighteyes" were put there by the legend rule
    And it happened in this order that "the robber" flipped, then "the robber" left play
    And it happened at once that "the robber" left play and "Nighteyes" left play
    And "the robber" is named "Nezumi Graverobber"

  @chk:flip-cards.4
  Scenario: From 2004 to 2009, two flipped permanents with the same name both go to the graveyard although two players control them
    Given Alice controls "Nezumi Graverobber" as "the robber" and can pay {1}{B}
    And Bob controls a flipped "Nezumi Graverobber" as "Nighteyes"
    And Bob has "Devoted Retainer" in graveyard
    When Alice activates "the robber" targeting "Devoted Retainer"
    And the stack resolves
    Then "the robber" is in Alice's graveyard
    And "Nighteyes" is in Bob's graveyard
    And "the robber" and "Nighteyes" were put there by the legend rule

  @chk:flip-cards.n1
  Scenario: A permanent that flips becomes legendary, but stays on the battlefield beside an unflipped permanent of the same card
    Given Alice controls "Nezumi Graverobber" as "the robber" and can pay {1}{B}
    And Alice controls "Nezumi Graverobber" as "the novice" and "Isamaru, Hound of Konda"
    And Bob has "Devoted Retainer" in graveyard
    Then "the robber" doesn't have the type "legendary"
    When Alice activates "the robber" targeting "Devoted Retainer"
    And the stack resolves
    Then "the robber" has the type "legendary"
    And "the robber", "the novice" and "Isamaru, Hound of Konda" are in play
    And "the novice" doesn't have the type "legendary"

  @chk:flip-cards.4.today
  Scenario Outline: Today, a player who controls two flipped permanents with the same name keeps one of them
    Given Alice controls "Nezumi Graverobber" as "the robber" and can pay {1}{B}
    And Alice controls a flipped "Nezumi Graverobber" as "Nighteyes"
    And Bob has "Devoted Retainer" in graveyard
    When Alice activates "the robber" targeting "Devoted Retainer"
    And the stack resolves
    And Alice keeps "<kept>"
    Then "<kept>" is in play
    And "<other>" is in Alice's graveyard
    And "<other>" was put there by the legend rule
    And it happened once that "the robber" flipped

    Examples:
      | kept       | other      |
      | the robber | Nighteyes  |
      | Nighteyes  | the robber |

  @chk:flip-cards.4.today
  Scenario: Today, two flipped permanents with the same name stay if two players control them, but not if one player does
    Given Alice controls 2 "Nezumi Graverobber" as "robber" and can pay {2}{B}{B}
    And Bob controls a flipped "Nezumi Graverobber" as "Nighteyes"
    And Bob has "Devoted Retainer" in graveyard
    And Carol has "Grizzly Bears" in graveyard
    When Alice activates "robber 1" targeting "Devoted Retainer"
    And the stack resolves
    Then "robber 1" is named "Nighteyes the Desecrator"
    And "robber 1" and "Nighteyes" are in play
    When Alice activates "robber 2" targeting "Grizzly Bears"
    And the stack resolves
    And Alice keeps "robber 2"
    Then "robber 1" is in Alice's graveyard
    And "robber 2" and "Nighteyes" are in play
