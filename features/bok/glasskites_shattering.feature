Feature: What glasskites shatter

  @bok:glasskites.n1
  Scenario Outline: The first spell of a turn that targets a glasskite is countered, the second isn't: <glasskite>
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
  Scenario Outline: A glasskite flies, and shatters what would weigh it down: <glasskite>
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
  Scenario: An ability is countered like a spell
    Given Alice controls "Frostwielder"
    And Bob controls "Shimmering Glasskite"
    When Alice activates "Frostwielder" targeting "Shimmering Glasskite"
    And the stack resolves
    Then the ability of "Frostwielder" was countered
    And "Shimmering Glasskite" has no damage marked
    And "Frostwielder" is tapped

  @bok:glasskites.n1
  Scenario: Each turn has a first time of its own
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
  Scenario: A spell in response to the glasskite's ability is no longer the first
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
  Scenario: A glasskite's own player sets it off as well
    Given Alice controls "Shimmering Glasskite"
    And Alice has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Kodama's Might" targeting "Shimmering Glasskite"
    And the stack resolves
    Then "Kodama's Might" was countered
    And "Shimmering Glasskite" is 2/3

  @bok:glasskites.n2
  Scenario: What can't be countered reaches the glasskite, though its ability triggers
    Given Alice has "Urza's Rage" in hand and can pay {2}{R}
    And Bob controls "Jetting Glasskite"
    When Alice plays "Urza's Rage" targeting "Jetting Glasskite"
    Then the stack holds the ability of "Jetting Glasskite" and "Urza's Rage"
    When the stack resolves
    Then the ability of "Jetting Glasskite" has resolved
    And "Urza's Rage" has resolved
    And "Jetting Glasskite" has 3 damage marked

  @bok:glasskites.n2
  Scenario: A spell that can't be countered has been the first, so that the next one goes through too
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
