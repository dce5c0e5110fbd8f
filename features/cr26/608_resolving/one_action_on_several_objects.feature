Feature: One action on several objects

  @cr26:608.2f
  Scenario: Two Auras deal the damage of Aura Barbs to Screaming Nemesis at one time, so it triggers once, for four damage
    Given Alice has "Aura Barbs" in hand and can pay {2}{R}
    And Bob controls "Screaming Nemesis"
    And Bob controls "Holy Strength" attached to "Screaming Nemesis"
    And Bob controls "Flight" attached to "Screaming Nemesis"
    When Alice plays "Aura Barbs"
    And the top of the stack resolves
    Then "Screaming Nemesis" has triggered once
    When Bob targets Alice for "Screaming Nemesis"
    And the stack resolves
    Then "Screaming Nemesis" has 4 damage marked
    And Alice is at 16 life
    And Bob is at 16 life

  @cr26:608.2f
  Scenario: One Aura deals the damage of Aura Barbs to Screaming Nemesis, so it triggers once, for two damage
    Given Alice has "Aura Barbs" in hand and can pay {2}{R}
    And Bob controls "Screaming Nemesis"
    And Bob controls "Flight" attached to "Screaming Nemesis"
    And Alice controls "Hill Giant"
    When Alice plays "Aura Barbs"
    And the top of the stack resolves
    Then "Screaming Nemesis" has triggered once
    When Bob targets "Hill Giant" for "Screaming Nemesis"
    And the stack resolves
    Then "Screaming Nemesis" has 2 damage marked
    And "Hill Giant" has 2 damage marked
    And Bob is at 18 life

  @cr26:608.2f
  Scenario: Two Auras on Craw Wurm and one on Trained Armodon deal their damage for Aura Barbs at one time
    Given Alice has "Aura Barbs" in hand and can pay {2}{R}
    And Bob controls "Craw Wurm" and "Trained Armodon"
    And Bob controls "Holy Strength" attached to "Craw Wurm"
    And Bob controls "Flight" attached to "Craw Wurm"
    And Alice controls "Flight" as "hers" attached to "Trained Armodon"
    When Alice plays "Aura Barbs"
    And the stack resolves
    Then "Craw Wurm" has 4 damage marked
    And "Trained Armodon" has 2 damage marked
    And it happened at once that "Craw Wurm" was dealt damage, "Craw Wurm" was dealt damage and "Trained Armodon" was dealt damage

  @cr26:608.2f.5
  Scenario: Earthquake deals its damage to both players and to Hill Giant and Grizzly Bears at one time
    Given Alice has "Earthquake" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "Earthquake" with X = 2
    And the stack resolves
    Then it happened at once that Alice was dealt damage and Bob was dealt damage
    And it happened at once that Bob was dealt damage and "Hill Giant" was dealt damage
    And it happened at once that "Hill Giant" was dealt damage and "Grizzly Bears" was dealt damage
    And Alice is at 18 life
    And Bob is at 18 life

  @cr26:608.2f.4
  Scenario: Kalonian Hydra doubles its own counters, and Grizzly Bears without counters gets none, so Tally Choir triggers once
    Given Alice controls "Kalonian Hydra" and "Grizzly Bears" and "Tally Choir"
    And "Kalonian Hydra" has 3 +1/+1 counters
    When Alice attacks with "Kalonian Hydra"
    And the stack resolves
    Then "Kalonian Hydra" has 6 +1/+1 counters
    And "Grizzly Bears" is 2/2
    And "Tally Choir" has triggered once
    And Alice is at 21 life

  @cr26:608.2f.4
  Scenario: Kalonian Hydra doubles the counters on all creatures of its controller at one time, so Tally Choir triggers once
    Given Alice controls "Kalonian Hydra" and "Grizzly Bears" and "Tally Choir"
    And "Kalonian Hydra" has 4 +1/+1 counters
    And "Grizzly Bears" has 1 +1/+1 counter
    When Alice attacks with "Kalonian Hydra"
    And the stack resolves
    Then "Kalonian Hydra" has 8 +1/+1 counters
    And "Grizzly Bears" has 2 +1/+1 counters
    And "Tally Choir" has triggered once
    And Alice is at 21 life
