Feature: Abilities that trigger as a spell resolves

  @cr26:608.2p
  Scenario: Lasting Resonance triggers for a spell that has resolved, and finds its card in the graveyard
    Given Alice controls "Lasting Resonance"
    And Alice has "Island" in graveyard
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    Then "Lasting Resonance" has triggered never
    When the top of the stack resolves
    Then "Lava Spike" is in Alice's graveyard
    And Bob is at 17 life
    And "Lasting Resonance" has triggered once
    When the stack resolves
    Then Bob is at 16 life

  @cr26:608.2p
  Scenario: Lasting Resonance doesn't trigger for a countered spell or for one without a legal target
    Given Alice controls "Lasting Resonance"
    And Alice has 2 "Island" in graveyard
    And Alice has "Glacial Ray" as "one", "Glacial Ray" as "two" and "Glacial Ray" as "three" in hand and can pay {1}{R}{1}{R}{1}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "one" targeting Bob
    And Bob in response plays "Counterspell" targeting "one"
    And the stack resolves
    Then "one" was countered
    And "Lasting Resonance" has triggered never
    When Alice plays "two" targeting "Grizzly Bears"
    And Alice in response plays "three" targeting "Grizzly Bears"
    And the stack resolves
    Then "two" did not resolve
    And "Lasting Resonance" has triggered once
    And Bob is at 19 life

  @cr26:608.2p
  Scenario: Lasting Resonance triggers for Fork, for the copy of Lightning Bolt that Fork makes, and for Lightning Bolt, each as it resolves
    Given Alice controls "Lasting Resonance"
    And Alice has 2 "Island" in graveyard
    And Alice has "Lightning Bolt" and "Fork" in hand and can pay {R}{R}{R}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice in response plays "Fork" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice keeps the targets
    Then "Lasting Resonance" has triggered once
    And Bob is at 20 life
    When the stack resolves
    Then "Lasting Resonance" has triggered 3 times
    And Bob is at 11 life
