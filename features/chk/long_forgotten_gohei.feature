Feature: Long-Forgotten Gohei
  @chk:long-forgotten-gohei.1
  Scenario: Long-Forgotten Gohei reduces the generic mana of a splice cost if the spell's mana cost has no generic mana
    Given Alice controls "Long-Forgotten Gohei"
    And Alice has "Lava Spike" and "Dampen Thought" in hand and can pay {U}{R}
    When Alice plays "Lava Spike" splicing "Dampen Thought" targeting Bob then Bob
    Then the total cost of "Lava Spike" is {U}{R}
    When the stack resolves
    Then Bob is at 17 life
    And Bob has 4 cards in graveyard

  @chk:long-forgotten-gohei.1
  Scenario: Long-Forgotten Gohei reduces the total cost of an Arcane spell with a spliced card by {1} only once
    Given Alice controls "Long-Forgotten Gohei"
    And Alice has "Petals of Insight" and "Glacial Ray" in hand and can pay {4}{U}{R}
    When Alice plays "Petals of Insight" splicing "Glacial Ray" targeting Bob
    Then the total cost of "Petals of Insight" is {4}{U}{R}

  @chk:long-forgotten-gohei.1
  Scenario: Long-Forgotten Gohei doesn't reduce coloured mana
    Given Alice controls "Long-Forgotten Gohei"
    And Alice has "Lava Spike" and "Glacial Ray" in hand and can pay {R}{R}
    When Alice plays "Lava Spike" targeting Bob
    Then the total cost of "Lava Spike" is {R}
    When Alice plays "Glacial Ray" targeting Bob
    Then the total cost of "Glacial Ray" is {R}

  @chk:long-forgotten-gohei.1
  Scenario: Long-Forgotten Gohei applies only to Spirits and Arcane spells that its controller controls
    Given Alice has "Long-Forgotten Gohei" and "Glacial Ray" as "the ray" in hand and can pay {3} and can pay {1}{R}
    And Alice controls "Kami of Ancient Law" as "the kami" and "Grizzly Bears"
    And Bob controls "Kami of Ancient Law" as "the stranger" and has "Glacial Ray" as "the other ray" in hand and can pay {1}{R}
    Then "the kami" is 2/2
    When Alice plays "Long-Forgotten Gohei"
    And the stack resolves
    Then "the kami" is 3/3
    And "the stranger" is 2/2
    And "Grizzly Bears" is 2/2
    When Alice plays "the ray" targeting "the stranger"
    And Bob plays "the other ray" targeting "the kami"
    Then the total cost of "the ray" is {R}
    And the total cost of "the other ray" is {1}{R}
    When the stack resolves
    Then "the stranger" is in Bob's graveyard
    And "the kami" is in play
    And the mana cost of "Long-Forgotten Gohei" is {3}

  @chk:long-forgotten-gohei.1
  Scenario: Long-Forgotten Gohei doesn't reduce the cost of a spell that isn't Arcane
    Given Alice controls "Long-Forgotten Gohei" and "Kami of Ancient Law" as "the guest" owned by Bob
    And Bob controls "Kami of Ancient Law" as "the stranger" owned by Alice and "Grizzly Bears"
    And Alice has "Terror" and "Glacial Ray" in hand and can pay {1}{B} and can pay {R}
    Then "the guest" is 3/3
    And "the stranger" is 2/2
    When Alice plays "Terror" targeting "Grizzly Bears"
    Then the total cost of "Terror" is {1}{B}
    When Alice plays "Glacial Ray" targeting Bob
    Then the total cost of "Glacial Ray" is {R}
