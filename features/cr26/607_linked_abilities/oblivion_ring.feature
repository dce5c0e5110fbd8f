Feature: Oblivion Ring and Journey to Nowhere

  @cr26:607.2a
  Scenario Outline: <enchantment> is destroyed while its first ability is on the stack, and the creature stays in exile
    Given Bob controls "Hill Giant" and has "Disenchant" in hand and can pay {1}{W}
    And Alice has "<enchantment>" in hand and can pay <cost>
    When Alice plays "<enchantment>"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "<enchantment>"
    And Bob plays "Disenchant" targeting "<enchantment>"
    And the stack resolves
    Then "<enchantment>" is in Alice's graveyard
    And the ability "return" of "<enchantment>" has triggered once
    And "Hill Giant" is exiled

    Examples:
      | enchantment        | cost   |
      | Oblivion Ring      | {2}{W} |
      | Journey to Nowhere | {1}{W} |

  @cr26:607.2a.2
  Scenario Outline: <enchantment> leaves after it has exiled a creature that Alice controlled and Bob owns, and Bob gets that creature back
    Given Alice controls "Wall of Stone" and has "Threaten" and "<enchantment>" in hand and can pay <cost> and can pay {2}{R}
    And Bob controls "Hill Giant" and has "Disenchant" in hand and can pay {1}{W}
    When Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "<enchantment>"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "<enchantment>"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Bob plays "Disenchant" targeting "<enchantment>"
    And the stack resolves
    Then "Hill Giant" is in play under Bob's control
    And "Hill Giant" is a new object

    Examples:
      | enchantment        | cost   |
      | Oblivion Ring      | {2}{W} |
      | Journey to Nowhere | {1}{W} |

  @cr26:607.2a.2
  Scenario: Oblivion Ring targets another nonland permanent, and Journey to Nowhere only a creature
    Given Bob controls "Forest", "Sol Ring", "Grizzly Bears" and "Hill Giant"
    And Alice has "Oblivion Ring" and "Journey to Nowhere" in hand and can pay {2}{W} and can pay {1}{W}
    And Bob has "Disenchant" in hand and can pay {1}{W}
    When Alice plays "Oblivion Ring"
    And the top of the stack resolves
    Then Alice may target "Sol Ring" for "Oblivion Ring"
    And Alice may not target "Forest" for "Oblivion Ring"
    And Alice may not target "Oblivion Ring" for "Oblivion Ring"
    When Alice targets "Sol Ring" for "Oblivion Ring"
    And the stack resolves
    And Alice plays "Journey to Nowhere"
    And the top of the stack resolves
    Then Alice may not target "Oblivion Ring" for "Journey to Nowhere"
    And Alice may target "Grizzly Bears" for "Journey to Nowhere"
    When Alice targets "Hill Giant" for "Journey to Nowhere"
    And the stack resolves
    And Bob plays "Disenchant" targeting "Oblivion Ring"
    And the stack resolves
    Then "Sol Ring" is in play
    And "Hill Giant" is exiled

  @cr26:607.2a.7 @cr26:406.6.3
  Scenario: Hill Giant that Oblivion Ring exiled, Pull from Eternity put into the graveyard and Cremate exiled again stays in exile as Oblivion Ring leaves
    Given Alice has "Oblivion Ring" in hand and can pay {2}{W}
    And Bob controls "Hill Giant"
    And Bob has "Pull from Eternity", "Cremate" and "Disenchant" in hand and can pay {W}{B}{1}{W}
    And Bob has 4 "Swamp" as "bog" as library
    When Alice plays "Oblivion Ring"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Oblivion Ring"
    And the stack resolves
    And Bob plays "Pull from Eternity" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    When Bob plays "Cremate" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Bob plays "Disenchant" targeting "Oblivion Ring"
    And the stack resolves
    Then "Hill Giant" is exiled
    And the ability "return" of "Oblivion Ring" has triggered once
