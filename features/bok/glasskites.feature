Feature: Glasskites

  @bok:glasskites.n3
  Scenario: A glasskite counters the whole spell if a spliced Glacial Ray is the first to target the glasskite in the turn
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    And Bob controls "Shimmering Glasskite"
    Then "Shimmering Glasskite" is blue
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Shimmering Glasskite"
    Then the stack holds the ability of "Shimmering Glasskite" and "Reach Through Mists"
    When the stack resolves
    Then "Reach Through Mists" was countered
    And Alice has drawn no cards
    And "Shimmering Glasskite" has no damage marked

  @bok:glasskites.n3
  Scenario: A glasskite that was already targeted this turn doesn't counter a spell whose spliced Glacial Ray targets it
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    And Bob controls "Shimmering Glasskite"
    And Bob has "Kodama's Might" in hand and can pay {G}
    When Bob plays "Kodama's Might" targeting "Shimmering Glasskite"
    And the stack resolves
    Then "Kodama's Might" was countered
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Shimmering Glasskite"
    And the stack resolves
    Then "Reach Through Mists" wasn't countered
    And Alice has drawn 1 card
    And "Shimmering Glasskite" has 2 damage marked

  @bok:glasskites.n1
  Scenario Outline: <glasskite> counters the first spell that targets it in a turn, and not the second
    Given Bob controls "<glasskite>"
    And Alice has "Glacial Ray" as "the first ray" and "Glacial Ray" as "the second ray" in hand
    And Alice can pay {2}{R}{R}
    When Alice plays "the first ray" targeting "<glasskite>"
    Then the stack holds the ability of "<glasskite>" and "the first ray"
    When the stack resolves
    Then "the first ray" was countered
    And "<glasskite>" has no damage marked
    When Alice plays "the second ray" targeting "<glasskite>"
    Then the stack holds "the second ray"
    When the stack resolves
    Then "the second ray" has resolved
    And "<glasskite>" has triggered once

    Examples:
      | glasskite            |
      | Shimmering Glasskite |
      | Jetting Glasskite    |

  @bok:glasskites.n1
  Scenario Outline: <glasskite> has flying and counters Glacial Ray
    Given it is Bob's main phase
    And Bob controls "<glasskite>"
    And Alice controls "Hill Giant" and "Serra Angel"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    Then "<glasskite>" is <size>
    And "<glasskite>" has exactly the types "creature" and "Spirit"
    And the mana cost of "<glasskite>" is <cost>
    When Bob attacks with "<glasskite>"
    And Alice plays "Glacial Ray" targeting "<glasskite>"
    And the stack resolves
    Then "Glacial Ray" was countered
    And Alice can't block "<glasskite>" with "Hill Giant" because "<glasskite>" has "flying"
    And Alice can block "<glasskite>" with "Serra Angel"

    Examples:
      | glasskite            | size | cost      |
      | Shimmering Glasskite | 2/3  | {3}{U}    |
      | Jetting Glasskite    | 4/4  | {4}{U}{U} |

  @bok:glasskites.n1
  Scenario: Shimmering Glasskite counters an activated ability that targets it
    Given Alice controls "Frostwielder"
    And Bob controls "Shimmering Glasskite"
    When Alice activates "Frostwielder" targeting "Shimmering Glasskite"
    And the stack resolves
    Then the ability of "Frostwielder" was countered
    And "Shimmering Glasskite" has no damage marked
    And "Frostwielder" is tapped

  @bok:glasskites.n1
  Scenario: Jetting Glasskite counters the first spell that targets it in each turn
    Given Bob controls "Jetting Glasskite"
    And Alice has "Glacial Ray" as "the first ray" in hand
    And Alice has "Glacial Ray" as "the second ray" and "Glacial Ray" as "the third ray" in hand
    And Alice can pay {2}{R}{R}
    Then "Jetting Glasskite" is blue
    When Alice plays "the first ray" targeting "Jetting Glasskite"
    And the stack resolves
    And Alice plays "the second ray" targeting "Jetting Glasskite"
    And the stack resolves
    Then "Jetting Glasskite" has 2 damage marked
    When the game goes on to Alice's next main phase
    And Alice plays "the third ray" targeting "Jetting Glasskite"
    And the stack resolves
    Then "the third ray" was countered
    And "Jetting Glasskite" has triggered twice

  @bok:glasskites.n1
  Scenario: A second spell that targets Jetting Glasskite in response to Jetting Glasskite's trigger isn't countered
    Given Bob controls "Jetting Glasskite"
    And Alice has "Glacial Ray" as "the first ray" and "Glacial Ray" as "the second ray" in hand
    And Alice can pay {2}{R}{R}
    When Alice plays "the first ray" targeting "Jetting Glasskite"
    And Alice plays "the second ray" targeting "Jetting Glasskite"
    Then the stack holds "the second ray", the ability of "Jetting Glasskite" and "the first ray"
    When the stack resolves
    Then "the second ray" has resolved
    And "the first ray" was countered
    And "Jetting Glasskite" has 2 damage marked

  @bok:glasskites.n1
  Scenario: Shimmering Glasskite counters its own controller's spell
    Given Alice controls "Shimmering Glasskite"
    And Alice has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Kodama's Might" targeting "Shimmering Glasskite"
    And the stack resolves
    Then "Kodama's Might" was countered
    And "Shimmering Glasskite" is 2/3

  @bok:glasskites.n2
  Scenario: Jetting Glasskite triggers for Urza's Rage, which can't be countered and resolves
    Given Alice has "Urza's Rage" in hand and can pay {2}{R}
    And Bob controls "Jetting Glasskite"
    When Alice plays "Urza's Rage" targeting "Jetting Glasskite"
    Then the stack holds the ability of "Jetting Glasskite" and "Urza's Rage"
    When the stack resolves
    Then the ability of "Jetting Glasskite" has resolved
    And "Urza's Rage" has resolved
    And "Jetting Glasskite" has 3 damage marked

  @bok:glasskites.n2
  Scenario: Urza's Rage, which can't be countered, is the first spell to target Jetting Glasskite, so Glacial Ray isn't countered
    Given Alice has "Urza's Rage" and "Glacial Ray" in hand and can pay {3}{R}{R}
    And Bob controls "Jetting Glasskite"
    When Alice plays "Urza's Rage" targeting "Jetting Glasskite"
    Then the stack holds the ability of "Jetting Glasskite" and "Urza's Rage"
    When the stack resolves
    Then "Jetting Glasskite" has 3 damage marked
    When Alice plays "Glacial Ray" targeting "Jetting Glasskite"
    And the stack resolves
    Then "Glacial Ray" has resolved
    And "Jetting Glasskite" is in Bob's graveyard
