Feature: Long-Forgotten Gohei

  @chk:long-forgotten-gohei.1
  Scenario: The Gohei takes its mana off a splice cost where the spell itself has no generic mana
    Given Alice controls "Long-Forgotten Gohei"
    And Alice has "Lava Spike" and "Dampen Thought" in hand and can pay {U}{R}
    When Alice plays "Lava Spike" splicing "Dampen Thought" targeting Bob then Bob
    Then the total cost of "Lava Spike" is {U}{R}
    When the stack resolves
    Then Bob is at 17 life
    And Bob has 4 cards in graveyard

  @chk:long-forgotten-gohei.1
  Scenario: The Gohei takes one mana off a spliced spell, not one for each cost
    Given Alice controls "Long-Forgotten Gohei"
    And Alice has "Petals of Insight" and "Glacial Ray" in hand and can pay {4}{U}{R}
    When Alice plays "Petals of Insight" splicing "Glacial Ray" targeting Bob
    Then the total cost of "Petals of Insight" is {4}{U}{R}

  @chk:long-forgotten-gohei.1
  Scenario: The Gohei leaves coloured mana alone
    Given Alice controls "Long-Forgotten Gohei"
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    Then the total cost of "Lava Spike" is {R}
