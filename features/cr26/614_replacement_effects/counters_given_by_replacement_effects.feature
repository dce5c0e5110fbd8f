Feature: Effects on counters that another replacement effect gives

  @cr26:614.16
  Scenario: Since 2009, Doubling Season and Hardened Scales apply to the counters that two creatures enter with
    Given Alice controls "Doubling Season", "Hardened Scales" and "Grizzly Bears"
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    And Alice has "Arcbound Worker" in hand and can pay {1}
    When Alice plays "Arcbound Worker"
    And the stack resolves
    And as it resolves, Alice applies "Hardened Scales" first
    Then "Arcbound Worker" has 4 +1/+1 counters
    When Alice plays "Otherworldly Journey" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    And as it resolves, Alice applies "Doubling Season" first
    Then "Grizzly Bears" has 3 +1/+1 counters

  @cr26:614.16
  Scenario: Since 2009, Doubling Season alone doubles the one counter that Arcbound Worker enters with
    Given Alice controls "Doubling Season"
    And Alice has "Arcbound Worker" in hand and can pay {1}
    When Alice plays "Arcbound Worker"
    And the stack resolves
    Then "Arcbound Worker" has 2 +1/+1 counters

  @cr26:614.16.3
  Scenario: Idol of One More adds one counter to those that Vein Colossus enters with, but none to a creature that enters without counters
    Given Alice controls "Idol of One More"
    And Alice has "Vein Colossus" and "Grizzly Bears" in hand and can pay {1}{B}{1}{G}
    When Alice casts "Vein Colossus" with X = 2
    And the stack resolves
    Then "Vein Colossus" has 3 +1/+1 counters
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has no +1/+1 counters
    And "Grizzly Bears" is 2/2

  @cr26:614.16.3
  Scenario: Idol of One More adds one counter to the one that combat damage puts on Slith Firewalker, which entered long before
    Given Alice controls "Idol of One More" and "Slith Firewalker"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Slith Firewalker" has 2 +1/+1 counters
