Feature: Riot

  @cr26:702.136a
  Scenario: Zhur-Taa Goblin enters with a +1/+1 counter and without haste
    Given Alice has "Zhur-Taa Goblin" in hand and can pay {R}{G}
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says yes to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" is 3/3
    And "Zhur-Taa Goblin" doesn't have "haste"

  @cr26:702.136a
  Scenario: Zhur-Taa Goblin enters with haste and without a counter
    Given Alice has "Zhur-Taa Goblin" in hand and can pay {R}{G}
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says no to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" is 2/2
    And Alice can attack with "Zhur-Taa Goblin"
