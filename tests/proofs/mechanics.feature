Feature: What holds without the mechanic doesn't prove it

  @proofs:bushido
  Scenario: One blocker, and something else is claimed
    Given Alice controls "Devoted Retainer"
    And Bob controls "Steel Wall"
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Steel Wall"
    And combat damage is dealt
    Then "Steel Wall" is blocking "Devoted Retainer"
    And Bob is at 20 life

  @proofs:bushido
  Scenario: Two blockers give one bonus
    Given Alice controls "Devoted Retainer"
    And Bob controls "Steel Wall" and "Grizzly Bears"
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Steel Wall" and "Grizzly Bears"
    And the stack resolves
    Then "Devoted Retainer" is 2/2

  @proofs:splice-cost
  Scenario: The splice cost is paid or nothing is spliced, says an engine that splices nothing
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {U}{R}
    Then Alice can't play "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    And Alice can play "Reach Through Mists"
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has drawn 1 card

  @proofs:splice-cost
  Scenario: The splice cost is paid and something is spliced
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    Then the total cost of "Reach Through Mists" is {1}{U}{R}
    And 1 card is spliced onto "Reach Through Mists"

  @proofs:splice
  Scenario: The spliced text's target is gone, and so is the text
    Given Alice has "Kodama's Might" and "Glacial Ray" in hand and can pay {1}{R}{G}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears" splicing "Glacial Ray" targeting "Hill Giant"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Kodama's Might" has resolved
    And "Grizzly Bears" is 4/4
    And it happened never that "Hill Giant" was dealt damage

  @proofs:splice
  Scenario: Every target is gone, and so is the splicing
    Given Alice has "Kodama's Might" and "Glacial Ray" in hand and can pay {1}{R}{G}
    And Alice controls "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears" splicing "Glacial Ray" targeting "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Kodama's Might" was countered on resolution

  @proofs:splice
  Scenario: The main text's target is gone and the spliced text has its own
    Given Alice has "Kodama's Might" and "Glacial Ray" in hand and can pay {1}{R}{G}
    And Alice controls "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears" splicing "Glacial Ray" targeting Bob
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Kodama's Might" has resolved
    And Bob is at 18 life
    And "Grizzly Bears" is in Alice's hand

  @proofs:sunburst
  Scenario: Colourless mana gives no counters, and no sunburst none either
    Given Alice has "Pentad Prism" in hand and can pay {2}
    When Alice plays "Pentad Prism"
    And the stack resolves
    Then "Pentad Prism" is in play
    And "Pentad Prism" has no charge counters

  @proofs:sunburst
  Scenario: Colourless mana gives no counter, the coloured mana beside it one
    Given Alice has "Pentad Prism" in hand and can pay {1}{U}
    When Alice plays "Pentad Prism"
    And the stack resolves
    Then "Pentad Prism" has 1 charge counter
    And "Pentad Prism" is in play

  @proofs:flip
  Scenario: An Initiate that doesn't flip, or can't
    Given Alice controls "Initiate of Blood" and has "Glacial Ray" and "Terror" in hand
    And Alice can pay {1}{R} and can pay {1}{B}
    And Bob controls "Craw Wurm"
    When Alice plays "Glacial Ray" targeting "Craw Wurm"
    And the stack resolves
    And Alice activates "Initiate of Blood" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 3 damage marked
    When the turn ends
    And Alice plays "Terror" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is in Bob's graveyard
    And "Initiate of Blood" is unflipped

  @proofs:flip
  Scenario: An Initiate that flips
    Given Alice controls "Initiate of Blood" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "Initiate of Blood" targeting "Hill Giant"
    And the stack resolves
    Then "Initiate of Blood" is flipped
    And "Initiate of Blood" is named "Goka the Unjust"

  @proofs:trigger
  Scenario: A tale that nobody hears
    Given Alice controls "Teller of Tales" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Reach Through Mists"
    And Alice targets "Grizzly Bears" for "Teller of Tales"
    And the stack resolves
    And Alice chooses the option "untap"
    Then Alice has drawn 1 card
    And "Grizzly Bears" is untapped

  @proofs:trigger
  Scenario: A tale that is heard
    Given Alice controls "Teller of Tales" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Reach Through Mists"
    And Alice targets "Grizzly Bears" for "Teller of Tales"
    And the top of the stack resolves
    And Alice chooses the option "tap"
    Then "Grizzly Bears" is tapped
    And "Teller of Tales" is untapped

  @proofs:choice
  Scenario: The first choice there is
    Given Alice controls "Teller of Tales" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Reach Through Mists"
    And Alice targets "Grizzly Bears" for "Teller of Tales"
    And the top of the stack resolves
    And Alice chooses the option "tap"
    Then "Teller of Tales" has triggered once
    And Alice has drawn no cards

  @proofs:choice
  Scenario: The choice that is asked for
    Given Alice controls "Teller of Tales" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls a tapped "Grizzly Bears"
    When Alice plays "Reach Through Mists"
    And Alice targets "Grizzly Bears" for "Teller of Tales"
    And the top of the stack resolves
    Then Alice is asked for an option by "Teller of Tales"
    When Alice chooses the option "untap"
    Then "Grizzly Bears" is untapped

  @proofs:announcement
  Scenario: Nothing that is announced matters
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Alice controls "Grizzly Bears"
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    Then "Grizzly Bears" is attacking
    And "Grizzly Bears" is tapped

  @proofs:announcement
  Scenario: What is announced is hit
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Alice controls "Grizzly Bears"
    When Alice plays "Glacial Ray" targeting "Grizzly Bears"
    Then "Glacial Ray" targets "Grizzly Bears"
    When the stack resolves
    Then Bob is at 20 life
    And "Grizzly Bears" is in Alice's graveyard
    And "Grizzly Bears" was destroyed
