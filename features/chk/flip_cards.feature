Feature: Flip cards
  @chk:508.1c
  Scenario: A permanent that flips keeps its colour, its mana cost and effects from other sources
    Given Alice controls "Nezumi Graverobber" and has "Kodama's Might" in hand
    And Alice can pay {G} and can pay {1}{B}
    And Bob has "Devoted Retainer" in graveyard
    When Alice plays "Kodama's Might" targeting "Nezumi Graverobber"
    And the stack resolves
    Then "Nezumi Graverobber" is 4/3
    When Alice activates "Nezumi Graverobber" targeting "Devoted Retainer"
    And the stack resolves
    Then "Nezumi Graverobber" is flipped
    And "Nezumi Graverobber" is named "Nighteyes the Desecrator"
    And "Nezumi Graverobber" is 6/4
    And "Nezumi Graverobber" is black
    And the mana cost of "Nezumi Graverobber" is {1}{B}
    And the converted mana cost of "Nezumi Graverobber" is 2
    When the turn ends
    Then "Nezumi Graverobber" is 4/2

  @chk:508.2
  Scenario: A flip card has its normal characteristics before it flips and again after it has left the battlefield
    Given Alice controls "Nezumi Graverobber" and has "Boomerang" in hand
    And Alice can pay {U}{U} and can pay {1}{B}
    And Alice has "Grizzly Bears" in graveyard
    And Bob has "Devoted Retainer" in graveyard
    Then "Nezumi Graverobber" is named "Nezumi Graverobber"
    And "Nezumi Graverobber" has exactly the types "creature", "Rat" and "Rogue"
    And "Nezumi Graverobber" is 2/1
    And Alice can target only "Devoted Retainer" with "Nezumi Graverobber"
    When Alice activates "Nezumi Graverobber" targeting "Devoted Retainer"
    And the stack resolves
    Then "Nezumi Graverobber" is named "Nighteyes the Desecrator"
    And "Nezumi Graverobber" has exactly the types "legendary", "creature", "Rat" and "Wizard"
    And "Nezumi Graverobber" is 4/2
    And Alice can target only "Grizzly Bears" with "Nezumi Graverobber"
    When Alice plays "Boomerang" targeting "Nezumi Graverobber"
    And the stack resolves
    Then "Nezumi Graverobber" is in Alice's hand
    And "Nezumi Graverobber" is named "Nezumi Graverobber"
    And "Nezumi Graverobber" has exactly the types "creature", "Rat" and "Rogue"
    And "Nezumi Graverobber" is 2/1

  @chk:508.2
  Scenario: A flip card that returns from a graveyard to the battlefield enters unflipped
    Given Alice controls a flipped "Nezumi Graverobber" as "Nighteyes" and can pay {4}{B}
    And Bob has "Nezumi Graverobber" as "the dead Rat" in graveyard
    When Alice activates "Nighteyes" targeting "the dead Rat"
    And the stack resolves
    Then "the dead Rat" is in play under Alice's control
    And "the dead Rat" is named "Nezumi Graverobber"
    And "Nighteyes" is named "Nighteyes the Desecrator"
    And "Nighteyes" is in play

  @chk:508.2
  Scenario: A flipped permanent has its normal characteristics in the graveyard
    Given Alice controls a flipped "Budoka Gardener"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Budoka Gardener" is named "Dokai, Weaver of Life"
    When Bob plays "Terror" targeting "Budoka Gardener"
    And the stack resolves
    Then "Budoka Gardener" is in Alice's graveyard
    And "Budoka Gardener" is named "Budoka Gardener"
    And "Budoka Gardener" has exactly the types "creature", "Human" and "Monk"
    And "Budoka Gardener" is 2/1

  @chk:508.2
  Scenario: A flipped permanent has its normal characteristics in exile and returns unflipped
    Given Alice controls a flipped "Budoka Gardener" and has "Otherworldly Journey" in hand and can pay {1}{W}
    Then "Budoka Gardener" is named "Dokai, Weaver of Life"
    When Alice plays "Otherworldly Journey" targeting "Budoka Gardener"
    And the stack resolves
    Then "Budoka Gardener" is removed from the game
    And "Budoka Gardener" is named "Budoka Gardener"
    And "Budoka Gardener" doesn't have the type "legendary"
    When the game goes on to Alice's end of turn
    And the stack resolves
    Then "Budoka Gardener" is in play
    And "Budoka Gardener" is unflipped
    And "Budoka Gardener" is 3/2

  @chk:508.2
  Scenario: A flip card that was flipped has its normal characteristics on the stack and in the library
    Given Alice controls a flipped "Nezumi Graverobber" and has "Boomerang" in hand
    And Alice can pay {U}{U} and can pay {1}{B}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    Then "Nezumi Graverobber" is named "Nighteyes the Desecrator"
    When Alice plays "Boomerang" targeting "Nezumi Graverobber"
    And the stack resolves
    And Alice plays "Nezumi Graverobber"
    Then "Nezumi Graverobber" is on the stack
    And "Nezumi Graverobber" is named "Nezumi Graverobber"
    And "Nezumi Graverobber" has exactly the types "creature", "Rat" and "Rogue"
    When Bob plays "Memory Lapse" targeting "Nezumi Graverobber"
    And the stack resolves
    Then the top of Alice's library is "Nezumi Graverobber"
    And "Nezumi Graverobber" is named "Nezumi Graverobber"

  @chk:508.1b
  Scenario: The abilities of a flip card's bottom half work only while the flipped permanent is on the battlefield
    Given Alice controls a flipped "Student of Elements", "Grizzly Bears" and "Day of Destiny"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Student of Elements" is 5/5
    And "Grizzly Bears" has "flying"
    When Bob plays "Terror" targeting "Student of Elements"
    And the stack resolves
    Then "Student of Elements" is in Alice's graveyard
    And "Student of Elements" is named "Student of Elements"
    And "Student of Elements" doesn't have the type "legendary"
    And "Grizzly Bears" doesn't have "flying"

  @chk:508.4 @chk:flip-cards.3
  Scenario: A flipped permanent that is instructed to flip again stays flipped
    Given Alice controls "Nezumi Graverobber" and can pay {2}{B}{B}
    And Bob has "Devoted Retainer" in graveyard
    And Carol has "Grizzly Bears" in graveyard
    When Alice activates "Nezumi Graverobber" targeting "Devoted Retainer"
    And Alice activates "Nezumi Graverobber" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Nezumi Graverobber" is flipped
    And "Grizzly Bears" is removed from the game
    When the top of the stack resolves
    Then "Devoted Retainer" is removed from the game
    And "Nezumi Graverobber" is flipped
    And "Nezumi Graverobber" is named "Nighteyes the Desecrator"
    And it happened once that "Nezumi Graverobber" flipped

  @chk:508.4
  Scenario: A flipped permanent that leaves the battlefield enters again unflipped, as a new object
    Given Alice controls a flipped "Nezumi Graverobber" and has "Boomerang" in hand
    And Alice can pay {U}{U} and can pay {1}{B}
    Then "Nezumi Graverobber" is named "Nighteyes the Desecrator"
    When Alice plays "Boomerang" targeting "Nezumi Graverobber"
    And the stack resolves
    And Alice plays "Nezumi Graverobber"
    And the stack resolves
    Then "Nezumi Graverobber" is in play
    And "Nezumi Graverobber" is unflipped
    And "Nezumi Graverobber" is named "Nezumi Graverobber"
    And "Nezumi Graverobber" is 2/1
    And "Nezumi Graverobber" is a new object

  @chk:flip-cards.2
  Scenario: A +1/+1 counter stays on a permanent that flips
    Given Alice controls a "Nezumi Graverobber" with 1 +1/+1 counter and can pay {1}{B}
    And Bob has "Devoted Retainer" in graveyard
    Then "Nezumi Graverobber" is 3/2
    When Alice activates "Nezumi Graverobber" targeting "Devoted Retainer"
    And the stack resolves
    Then "Nezumi Graverobber" is flipped
    And "Nezumi Graverobber" has 1 +1/+1 counter
    And "Nezumi Graverobber" is 5/3

  @chk:flip-cards.2
  Scenario: An Aura and an effect until end of turn stay on a permanent that flips
    Given Alice controls "Nezumi Graverobber" and "Holy Strength" attached to "Nezumi Graverobber"
    And Alice has "Kodama's Might" in hand and can pay {G} and can pay {1}{B}
    And Bob has "Devoted Retainer" in graveyard
    When Alice plays "Kodama's Might" targeting "Nezumi Graverobber"
    And the stack resolves
    Then "Nezumi Graverobber" is 5/5
    When Alice activates "Nezumi Graverobber" targeting "Devoted Retainer"
    And the stack resolves
    Then "Nezumi Graverobber" is named "Nighteyes the Desecrator"
    And "Holy Strength" is attached to "Nezumi Graverobber"
    And "Nezumi Graverobber" is 7/6
    When the turn ends
    Then "Nezumi Graverobber" is 5/4

  @chk:flip-cards.6
  Scenario: A copy of a flipped permanent is unflipped and can flip later
    Given Alice has "Clone" and "Boomerang" in hand
    And Alice can pay {3}{U} and can pay {U}{U} and can pay {1}{B}
    And Bob controls a flipped "Nezumi Graverobber" and has "Devoted Retainer" in graveyard
    Then "Nezumi Graverobber" is named "Nighteyes the Desecrator"
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Nezumi Graverobber" for "Clone"
    Then "Clone" is named "Nezumi Graverobber"
    And "Clone" is unflipped
    And "Clone" is 2/1
    And "Clone" doesn't have the type "legendary"
    When Alice plays "Boomerang" targeting "Nezumi Graverobber"
    And the stack resolves
    And Alice activates "Clone" targeting "Devoted Retainer"
    And the stack resolves
    Then "Clone" is flipped
    And "Clone" is named "Nighteyes the Desecrator"
    And "Clone" is 4/2
